#!/usr/bin/env python3
"""Looks at exported pages and pictures in a real browser: run.py PROGRAM [FOLDER FOR SCREENSHOTS]

Chromium is driven through a pipe with its own protocol; nothing but Python's library is needed.
"""

import base64
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time

PHONE, DESKTOP = (390, 844), (1280, 800)

SCENE = """
add shop frame 0 0 320 480 color systemBackground
add header to shop frame 0 0 320 64 as UINavigationBar
add title to header frame 90 20 140 30 as UILabel text "Orders"
add list to shop frame 0 64 320 336 as UIScrollView content 320 700
add first to list frame 12 12 296 96
add photo to first frame 10 10 76 76 as UIImageView
add name to first frame 98 12 120 24 as UILabel text "Green tea"
add buy to first frame 204 50 80 34 as UIButton text "Buy" color systemBlue
add second to list frame 12 120 296 96 alpha 0.5
add more to second frame 204 50 80 34 as UIButton text "More"
add old to list frame 12 228 296 60 hidden
add bar to shop frame 0 420 320 60 as UITabBar
add plus to bar frame 130 -28 60 60 as UIButton text "+" color systemGreen
add badge to list frame 40 300 90 44 rotate -8 color systemOrange
gesture pull pan on shop
action buy touchUpInside -> print "bought"
"""
CHINESE = SCENE.replace('"Orders"', '"订单"').replace('"Green tea"', '"绿茶"').replace('"Buy"', '"购买"')

failures = []


def expect(holds, what):
    print(("ok    " if holds else "WRONG ") + what)
    if not holds:
        failures.append(what)


class Browser:
    """Chromium, headless, with one page."""

    def __init__(self, program, profile):
        to_child, self.write_end = os.pipe()
        self.read_end, from_child = os.pipe()

        def wire():
            # Chromium reads commands from descriptor 3 and writes answers to 4.
            first, second = os.dup(to_child), os.dup(from_child)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--mute-audio",
             "--disable-background-networking", "--disable-component-update", "--no-first-run",
             "--disable-dev-shm-usage", f"--user-data-dir={profile}", "--remote-debugging-pipe", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            close_fds=False, preexec_fn=wire)
        os.close(to_child)
        os.close(from_child)
        self.buffer, self.number, self.events, self.session = b"", 0, [], None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "DOM"):
            self.call(domain + ".enable")

    def receive(self, timeout):
        end = time.time() + timeout
        while b"\0" not in self.buffer:
            left = end - time.time()
            if left <= 0 or not select.select([self.read_end], [], [], left)[0]:
                return None
            part = os.read(self.read_end, 1 << 16)
            if not part:
                raise SystemExit("the browser has gone")
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive(60)
            if answer is None:
                raise SystemExit(f"no answer to {method}")
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, path, size, dark=False, scripts=True, still=False):
        self.events.clear()
        self.call("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1,
                  mobile=size[0] < 500)
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
                    {"name": "prefers-reduced-motion", "value": "reduce" if still else "no-preference"}]
        self.call("Emulation.setEmulatedMedia", features=features)
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.call("Page.navigate", url="file://" + path)
        end = time.time() + 30
        while time.time() < end:
            event = self.receive(0.5)
            if event:
                self.events.append(event)
            if any(e.get("method") == "Page.loadEventFired" for e in self.events):
                break
        time.sleep(0.15)

    def js(self, code):
        result = self.call("Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"{code}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def key(self, key):
        text = key if len(key) == 1 else ""
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, text=text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def click(self, selector):
        place = self.js(
            "(() => { const e = document.querySelector(%s); e.scrollIntoView({block: 'center', behavior: 'instant'});"
            " const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()"
            % json.dumps(selector))
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)

    def shot(self, path, full=False):
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=full)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def complaints(self):
        while True:
            event = self.receive(0.05)
            if event is None:
                break
            self.events.append(event)
        said = []
        for event in self.events:
            method, params = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                said.append(str(params["exceptionDetails"].get("exception", params)))
            if method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning"):
                said.append(str(params["args"]))
            if method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
                said.append(params["entry"]["text"])
        return said

    def requests(self):
        return [e["params"]["request"]["url"] for e in self.events if e.get("method") == "Network.requestWillBeSent"]

    def close(self):
        self.process.terminate()
        self.process.wait()


def position(browser):
    return int(browser.js("document.getElementById('position').textContent.split(' / ')[0]"))


CONTRAST = """(() => {
  const parse = text => { const n = text.match(/[\\d.]+/g).map(Number); return n.length > 3 ? n : [...n, 1]; };
  const light = c => { const v = c.slice(0, 3).map(x => (x /= 255) <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
    return 0.2126 * v[0] + 0.7152 * v[1] + 0.0722 * v[2]; };
  const bad = [];
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg, .hidden, [disabled], template, script') || !element.checkVisibility()) continue;
    if (![...element.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) continue;
    let back = null;
    for (let e = element; e && !back; e = e.parentElement) {
      const c = parse(getComputedStyle(e).backgroundColor);
      if (c[3] === 1) back = c;
    }
    const style = getComputedStyle(element), front = parse(style.color);
    if (!back) back = [255, 255, 255, 1];
    const [a, b] = [light(front), light(back)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) bad.push(element.className + ' ' + element.textContent.slice(0, 20) + ' ' + ratio.toFixed(2));
  }
  return bad;
})()"""


def look_at_page(browser, path, chinese, shots):
    browser.open(path, DESKTOP)
    last = browser.js("+document.getElementById('seek').max")
    decider = position(browser)
    expect(0 < decider < last, f"the page opens at the deciding step, {decider} of {last}")
    expect(browser.js("document.querySelectorAll('#outlines .o.hit').length") == 1, "the view that is hit is outlined")
    number = browser.js("getComputedStyle(document.querySelector('#log [aria-current]'), '::before').content")
    expect(str(decider) in number, f"the log counts as the player does ({number})")
    browser.shot(f"{shots}/desktop-light.png")

    browser.key("g")
    expect(position(browser) == 0, "g goes to the first step")
    for place, key in enumerate(["n", "ArrowRight", ".", "n"], 1):
        browser.key(key)
        expect(position(browser) == place, f"{key} goes one step on")
    for place, key in zip([3, 2, 1], ["p", "ArrowLeft", ","]):
        browser.key(key)
        expect(position(browser) == place, f"{key} goes one step back")
    told = browser.js("document.querySelector('[data-frame=\"1\"]').parentElement.querySelector('.told').textContent")
    expect(browser.js("document.getElementById('say').textContent") == told, "the sentence is that of the step")
    browser.key("G")
    expect(position(browser) == last, "G goes to the last step")
    expect(browser.js("document.getElementById('next').disabled"), "there is nothing behind the last step")
    expect(browser.js("document.querySelectorAll('#chain [aria-current]').length") == 1, "the chain is walked")
    browser.key("d")
    expect(position(browser) == decider, "d goes to the deciding step")
    browser.key("[")
    expect(browser.js("document.getElementById('speed').textContent") == "0.5×", "[ is slower")
    for _ in range(4):
        browser.key("]")
    expect(browser.js("document.getElementById('speed').textContent") == "8×", "] is faster")
    browser.key("w")
    expect(not browser.js("document.getElementById('why').hidden"), "w says why")
    expect(len(browser.js("document.getElementById('why').textContent")) > 60, "the reason is told")
    browser.shot(f"{shots}/desktop-why.png")
    browser.key("w")
    expect(browser.js("document.getElementById('why').hidden"), "w again puts it away")
    browser.key("g")
    browser.key(" ")
    time.sleep(1.2)
    expect(position(browser) > 2, "the space bar plays")
    browser.key(" ")
    stopped = position(browser)
    time.sleep(0.4)
    expect(position(browser) == stopped, "and pauses")
    browser.key("g")
    browser.click("#next")
    expect(position(browser) == 1, "the buttons do what the keys do")
    browser.click("#log [data-frame='7']")
    expect(position(browser) == 7, "a line of the log leads to its step")
    browser.js("document.getElementById('seek').value = 3; document.getElementById('seek').dispatchEvent(new Event('input'))")
    expect(position(browser) == 3, "the slider leads to its step")

    english = browser.js("document.getElementById('say').innerText")
    browser.click("label[for=lang-zh]")
    expect(browser.js("document.documentElement.lang") == "zh-Hans", "the language is switched")
    expect(browser.js("document.getElementById('say').innerText") != english, "the sentence is in the other language")
    expect("响应者链" in browser.js("document.body.innerText") and "Responder chain" not in
           browser.js("document.body.innerText"), "all of the page is")
    browser.key("d")
    browser.shot(f"{shots}/desktop-chinese.png")
    browser.click("label[for=lang-en]")
    browser.click("label[for=theme-dark]")
    dark = browser.js("getComputedStyle(document.body).backgroundColor")
    browser.click("label[for=theme-light]")
    expect(browser.js("getComputedStyle(document.body).backgroundColor") != dark, "light and dark can be chosen")
    names = browser.js("[...document.querySelectorAll('button')].filter(b => !b.textContent.trim() && "
                       "!b.getAttribute('aria-label')).length")
    expect(names == 0, "every button has a name")
    expect(browser.js("document.getElementById('say').getAttribute('aria-live')") == "polite", "steps are read aloud")
    expect(browser.complaints() == [], f"the console is silent {browser.complaints()}")
    expect([u for u in browser.requests() if u != "file://" + path and not u.startswith("data:")] == [],
           f"nothing is asked for {browser.requests()}")

    for name, size, is_dark in [("desktop", DESKTOP, True), ("phone", PHONE, False), ("phone", PHONE, True)]:
        browser.open(path, size, dark=is_dark)
        wide = browser.js("document.documentElement.scrollWidth")
        expect(wide <= size[0], f"{name}: nothing is wider than the screen ({wide})")
        bad = browser.js(CONTRAST)
        expect(bad == [], f"{name} {'dark' if is_dark else 'light'}: every text can be read {bad[:5]}")
        browser.shot(f"{shots}/{name}-{'dark' if is_dark else 'light'}.png")
        browser.shot(f"{shots}/{name}-{'dark' if is_dark else 'light'}-whole.png", full=True)

    browser.open(path, DESKTOP, scripts=False)
    told = browser.js("[...document.querySelectorAll('.told')].filter(e => e.checkVisibility()).length")
    expect(told == browser.js("document.querySelectorAll('#log li[value]').length"), "without scripts every step is told")
    expect(not browser.js("document.querySelector('.controls').checkVisibility()"), "and there are no dead buttons")
    browser.click("label[for=lang-zh]")
    expect("响应者链" in browser.js("document.body.innerText"), "the language can be switched all the same")
    browser.shot(f"{shots}/noscript.png")
    expect(browser.complaints() == [], "the console is silent")

    browser.open(chinese, PHONE)
    browser.click("label[for=lang-zh]")
    browser.shot(f"{shots}/phone-chinese.png")


def look_at_pictures(browser, folder, shots):
    for name in ("scene", "step", "map"):
        for is_dark in (False, True):
            browser.open(f"{folder}/{name}.svg", (400, 720), dark=is_dark)
            browser.shot(f"{shots}/{name}-{'dark' if is_dark else 'light'}.png")
            expect(browser.complaints() == [], f"{name}.svg: the console is silent")
    path = f"{folder}/animation.svg"

    def shown():
        return browser.js("[...document.querySelectorAll('.f')].filter(e => getComputedStyle(e).visibility === 'visible')"
                          ".map(e => e.getAttribute('class')).join(' | ')")

    browser.open(path, (400, 720))
    first = shown()
    time.sleep(1.6)
    expect(shown() != first, "the picture moves")
    browser.open(path, (400, 720), still=True)
    first = shown()
    time.sleep(1.6)
    expect(shown() == first and first.count("still") == 2, "and stands still where motion is unwelcome")
    browser.shot(f"{shots}/animation-still.png")


def main():
    program = os.path.abspath(sys.argv[1])
    shots = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else ".build/browser")
    os.makedirs(shots, exist_ok=True)
    chromium = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p), None)
    if not chromium:
        raise SystemExit("no Chromium")
    with tempfile.TemporaryDirectory() as folder:
        def export(scene, commands):
            subprocess.run([program, "--no-history", "-"], input=scene + "tap 244 132\n" + commands, text=True,
                           check=True, cwd=folder, stdout=subprocess.DEVNULL)

        export(SCENE, "export html page.html\nexport svg scene.svg\nexport svg step.svg step\n"
                      "export svg map.svg map\nexport svg animation.svg animation\n")
        export(CHINESE, "export html chinese.html\n")
        browser = Browser(chromium, os.path.join(folder, "profile"))
        try:
            look_at_page(browser, f"{folder}/page.html", f"{folder}/chinese.html", shots)
            look_at_pictures(browser, folder, shots)
        finally:
            browser.close()
    print(f"{len(failures)} wrong; screenshots are in {shots}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
