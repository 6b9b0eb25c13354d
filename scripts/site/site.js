// Nothing here is needed to read: buttons that copy, and the search.
(() => {
  'use strict';
  const { copy, copied } = document.body.dataset;
  for (const block of document.querySelectorAll('.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = copy;
    button.addEventListener('click', async () => {
      // Of a session what was typed, of other blocks all.
      const typed = block.querySelectorAll('.in');
      const text = typed.length ? [...typed].map((line) => line.textContent).join('') : block.querySelector('pre').textContent;
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const area = document.createElement('textarea');
        area.value = text;
        document.body.append(area);
        area.select();
        document.execCommand('copy');
        area.remove();
      }
      button.textContent = copied;
      setTimeout(() => { button.textContent = copy; }, 1500);
    });
    block.append(button);
  }
  // A step that is linked to may stand in an answer.
  const open = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let box = target; box; box = box.parentElement) if (box.tagName === 'DETAILS') box.open = true;
  };
  addEventListener('hashchange', open);
  open();

  const form = document.querySelector('form.search');
  if (!form || typeof searchIndex === 'undefined') return;
  const field = form.querySelector('input'), list = document.getElementById('found');
  const count = document.getElementById('found-count'), all = document.getElementById('all');
  const lower = searchIndex.map((entry) => entry.slice(1).map((text) => text.toLowerCase()));
  const most = 40;
  function marked(text, words) {
    const span = document.createElement('span');
    let place = 0;
    const small = text.toLowerCase();
    while (place < text.length) {
      let best = -1, length = 0;
      for (const word of words) {
        const found = small.indexOf(word, place);
        if (found >= 0 && (best < 0 || found < best)) [best, length] = [found, word.length];
      }
      if (best < 0) break;
      span.append(text.slice(place, best));
      const mark = document.createElement('mark');
      mark.textContent = text.slice(best, best + length);
      span.append(mark);
      place = best + length;
    }
    span.append(text.slice(place));
    return span;
  }
  function search() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    list.replaceChildren();
    all.hidden = words.length > 0;
    count.textContent = '';
    if (!words.length) return;
    const found = [];
    lower.forEach(([page, title, text], place) => {
      let score = 0;
      for (const word of words) {
        const here = (title === word ? 40 : 0) + (title.includes(word) ? 10 : 0) + (page.includes(word) ? 5 : 0) + (text.includes(word) ? 1 : 0);
        if (!here) return;
        score += here;
      }
      found.push([score, place]);
    });
    found.sort((a, b) => b[0] - a[0] || a[1] - b[1]);
    count.textContent = found.length ? form.dataset.count.replace('{}', found.length) : form.dataset.none;
    for (const [, place] of found.slice(0, most)) {
      const [address, page, title, text] = searchIndex[place];
      const item = document.createElement('li'), link = document.createElement('a');
      link.href = address;
      link.append(marked(title && title !== page ? `${page} › ${title}` : page, words));
      item.append(link);
      const first = Math.min(...words.map((word) => lower[place][2].indexOf(word)).filter((at) => at >= 0));
      if (Number.isFinite(first)) {
        const start = Math.max(0, first - 60), end = Math.min(text.length, first + 140);
        const line = document.createElement('p');
        line.append(start ? '… ' : '', marked(text.slice(start, end), words), end < text.length ? ' …' : '');
        item.append(line);
      }
      list.append(item);
    }
  }
  field.value = new URLSearchParams(location.search).get('q') || '';
  field.addEventListener('input', search);
  form.addEventListener('submit', (event) => { event.preventDefault(); search(); });
  search();
  field.focus();
})();
