/// What moves the page: the same keys as the terminal's player.
enum WebScript {
  /// The script.
  static let text = #"""
    (() => {
    'use strict';
    const root = document.documentElement, $ = id => document.getElementById(id);
    root.classList.add('js');
    const each = (list, what) => document.querySelectorAll(list).forEach(what);
    const language = () => $('lang-zh').checked ? 'zh-Hans' : 'en';
    each('input[name=theme]', input => input.addEventListener('change', () => {
      const theme = input.id.slice(6);
      if (theme === 'auto') delete root.dataset.theme; else root.dataset.theme = theme;
    }));
    const source = $('film');
    if (!source) {
      each('input[name=lang]', input => input.addEventListener('change', () => { root.lang = language(); }));
      return;
    }
    const film = JSON.parse(source.textContent), frames = film.frames, last = frames.length - 1;
    const NS = 'http://www.w3.org/2000/svg', overlay = $('overlay'), outlines = $('outlines');
    const rows = new Map();
    each('[data-frame]', row => rows.set(+row.dataset.frame, row));
    // Marks are told as differences from the frame before.
    let marks = {};
    for (const frame of frames) {
      if (frame.m) marks = frame.m;
      if (frame.x) marks = {...marks, ...frame.x};
      frame.marks = marks;
    }
    let now = 0, timer = 0, speed = 1, isPlaying = false;
    const words = () => film.words[language()];

    function make(name, attributes, parent) {
      const element = document.createElementNS(NS, name);
      for (const key in attributes) element.setAttribute(key, attributes[key]);
      parent.append(element);
      return element;
    }
    function shape(text, parent) {
      // Only texts of this page itself: signs and the finger.
      parent.insertAdjacentHTML('beforeend', text);
    }
    function draw(frame) {
      each('.version', group => group.toggleAttribute('hidden', +group.dataset.version !== frame.v));
      overlay.replaceChildren();
      outlines.replaceChildren();
      const shapes = film.shapes[frame.v];
      for (const id in frame.marks) {
        if (shapes[id]) make('polygon', {class: 'o ' + frame.marks[id], points: shapes[id][0]}, outlines);
      }
      if (frame.a !== undefined && shapes[frame.a]) {
        make('polygon', {class: 'o asked', points: shapes[frame.a][0]}, outlines);
      }
      for (const id in frame.marks) {
        const place = shapes[id];
        if (!place || place.length < 3) continue;
        const sign = make('g', {class: 's ' + frame.marks[id], transform: `translate(${place[1]} ${place[2]})`}, overlay);
        make('circle', {r: 5.5}, sign);
        shape(film.signs[frame.marks[id]], sign);
      }
      for (const finger of frame.f || []) {
        if (finger.t.length) {
          make('polyline', {class: 'trail', points: finger.t.concat([finger.p]).map(p => p.join(',')).join(' ')}, overlay);
        }
        shape(film.finger, make('g', {class: finger.u ? 'finger up' : 'finger', transform: `translate(${finger.p.join(' ')})`}, overlay));
      }
    }
    function show(wanted) {
      now = Math.min(last, Math.max(0, wanted));
      const frame = frames[now];
      draw(frame);
      $('seek').value = now;
      $('seek').setAttribute('aria-valuetext', `${words().step} ${now}`);
      $('position').textContent = `${now} / ${last}`;
      const row = rows.get(now);
      const told = row && row.parentElement.querySelector('.told');
      $('say').innerHTML = frame.c || (told ? told.innerHTML : '');
      each('[aria-current]', old => old.removeAttribute('aria-current'));
      if (row) {
        row.setAttribute('aria-current', 'step');
        const list = row.closest('ol');
        const box = row.getBoundingClientRect(), around = list.getBoundingClientRect();
        if (list.scrollHeight > list.clientHeight) {
          if (box.top < around.top + 30) list.scrollTop -= around.top + 60 - box.top;
          if (box.bottom > around.bottom - 30) list.scrollTop += box.bottom - around.bottom + 60;
        }
      }
      for (const id of ['first', 'back']) $(id).disabled = now === 0;
      for (const id of ['next', 'last']) $(id).disabled = now === last;
      if (!$('why').hidden) why(true);
    }
    function stop() {
      clearTimeout(timer);
      isPlaying = false;
      button();
    }
    function button() {
      $('play').setAttribute('aria-pressed', isPlaying);
      $('play').querySelector('.hidden').textContent = isPlaying ? words().pause : words().play;
    }
    function tick() {
      timer = setTimeout(() => {
        if (now >= last) return stop();
        show(now + 1);
        if (now >= last) stop(); else tick();
      }, Math.max(16, frames[now].d / speed));
    }
    function play() {
      if (isPlaying) return stop();
      if (now >= last) show(0);
      isPlaying = true;
      button();
      tick();
    }
    function go(wanted) { stop(); show(wanted); }
    function pace(factor) {
      speed = Math.min(16, Math.max(0.125, speed * factor));
      $('speed').textContent = speed + '×';
    }
    function why(isOpen) {
      const box = $('why');
      box.hidden = !isOpen;
      $('ask').setAttribute('aria-expanded', isOpen);
      if (!isOpen) return;
      const text = $('why-' + frames[now].s);
      if (text) box.replaceChildren(text.content.cloneNode(true)); else box.textContent = words().nothing;
    }
    function decide() { if (film.decider !== null) go(film.decider); }
    const actions = {
      first: () => go(0), back: () => go(now - 1), play, next: () => go(now + 1), last: () => go(last),
      decider: decide, ask: () => { stop(); why($('why').hidden); }, slower: () => pace(0.5), faster: () => pace(2),
    };
    for (const id in actions) $(id).addEventListener('click', actions[id]);
    if (film.decider === null) $('decider').disabled = true;
    $('seek').addEventListener('input', () => go(+$('seek').value));
    rows.forEach((row, frame) => row.addEventListener('click', () => go(frame)));
    const keys = {
      ' ': play, ArrowRight: actions.next, n: actions.next, '.': actions.next,
      ArrowLeft: actions.back, p: actions.back, ',': actions.back, g: actions.first, G: actions.last,
      Home: actions.first, End: actions.last, d: decide, '[': actions.slower, ']': actions.faster, w: actions.ask,
    };
    addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
      const target = event.target, isRadio = target.type === 'radio', isRange = target.type === 'range';
      const isArrow = event.key.startsWith('Arrow');
      if (isArrow && (isRadio || isRange)) return;
      if (event.key === ' ' && (isRadio || target.closest('button'))) return;
      event.preventDefault();
      keys[event.key]();
    });
    each('input[name=lang]', input => input.addEventListener('change', () => {
      root.lang = language();
      document.querySelector('.controls').setAttribute('aria-label', words().player);
      button();
      show(now);
    }));
    root.lang = language();
    button();
    show(film.start);
    })();
    """#
}
