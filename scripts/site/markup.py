"""Markdown to HTML: cmark-gfm reads it, a small tree is changed, and the tree is written again."""

import html
import re
import subprocess
from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class Node:
    """An element; texts among its children are plain strings."""

    def __init__(self, tag, attributes=(), children=()):
        self.tag = tag
        self.attributes = dict(attributes)
        self.children = list(children)

    def text(self):
        return "".join(child if isinstance(child, str) else child.text() for child in self.children)

    def walk(self):
        """All elements, in the order of the text."""
        for child in self.children:
            if isinstance(child, Node):
                yield child
                yield from child.walk()

    def elements(self):
        return [child for child in self.children if isinstance(child, Node)]

    def html(self):
        inner = "".join(
            child.html() if isinstance(child, Node) else html.escape(child, quote=False) for child in self.children
        )
        if self.tag is None:
            return inner
        attributes = "".join(
            f" {name}" if value is None else f' {name}="{html.escape(value)}"'
            for name, value in self.attributes.items()
        )
        return f"<{self.tag}{attributes}>" + ("" if self.tag in VOID else f"{inner}</{self.tag}>")


class Raw(Node):
    """Markup that is ready."""

    def __init__(self, markup, text=""):
        super().__init__(None)
        self.markup = markup
        self.words = text

    def html(self):
        return self.markup

    def text(self):
        return self.words


class TreeMaker(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.root = Node(None)
        self.open = [self.root]

    def handle_starttag(self, tag, attrs):
        node = Node(tag, attrs)
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_startendtag(self, tag, attrs):
        self.open[-1].children.append(Node(tag, attrs))

    def handle_endtag(self, tag):
        for place in range(len(self.open) - 1, 0, -1):
            if self.open[place].tag == tag:
                del self.open[place:]
                return

    def handle_data(self, data):
        self.open[-1].children.append(data)


def tree(markup):
    maker = TreeMaker()
    maker.feed(markup)
    maker.close()
    return maker.root


def read(markdown):
    """The tree of a document. Raw HTML in it is kept: documents are the project's own."""
    done = subprocess.run(
        ["cmark-gfm", "--unsafe", "--full-info-string", "-t", "html", "-e", "table", "-e", "strikethrough", "-e", "autolink"],
        input=markdown, capture_output=True, text=True, encoding="utf-8", check=True,
    )
    return tree(done.stdout)


def slug(text, taken):
    """The anchor of a heading, as code hosts make it, so that links hold here and there."""
    plain = re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-") or "section"
    name, count = plain, 0
    while name in taken:
        count += 1
        name = f"{plain}-{count}"
    taken.add(name)
    return name


def anchor_headings(root, words):
    """Gives every heading an id and a link to itself; tells (level, id, text) of each."""
    taken, found = set(), []
    for node in root.walk():
        if re.fullmatch("h[1-6]", node.tag or ""):
            text = node.text()
            node.attributes["id"] = node.attributes.get("id") or slug(text, taken)
            taken.add(node.attributes["id"])
            found.append((int(node.tag[1]), node.attributes["id"], text))
            if node.tag != "h1":
                link = Node("a", {"class": "anchor", "href": "#" + node.attributes["id"], "aria-label": words["anchor"].format(text)}, ["#"])
                node.children += [" ", link]
    return found


def commands_of(text):
    """The lines of a session as (kind, text), with the prompts taken off."""
    lines, is_prompted = [], "\ntaptrace> " in "\n" + text
    for line in text.rstrip("\n").split("\n"):
        if is_prompted:
            if line.startswith("taptrace> "):
                lines.append(("typed", line[10:]))
            elif line.startswith("...> ") and lines:
                lines.append(("more", line[5:]))
            else:
                lines.append(("shown", line))
            continue
        mark, rest = line[:1], line[3:] if line[1:3] == "  " else line[1:].lstrip()
        kind = {">": "typed", "=": "pinned", "|": "shown", "!": "error", "?": "status", "%": "setting"}.get(mark)
        if kind == "typed" and lines and lines[-1][0] in ("typed", "more") and is_open(lines):
            kind = "more"
        if kind:
            lines.append((kind, rest))
        elif not mark and not line:
            lines.append(("shown", ""))
        else:
            lines.append(("typed" if mark else "shown", line))
    return lines


def is_open(lines):
    """Whether the command that was begun has a brace to close."""
    depth = 0
    for kind, text in reversed(lines):
        depth += text.count("{") - text.count("}")
        if kind == "typed":
            return depth > 0
    return False


TOKEN = re.compile(
    r'(?P<comment>(?:^|(?<=\s))(?:#|//).*$)|(?P<string>"(?:[^"\\]|\\.)*"?)|(?P<class>\bUI[A-Z]\w*)'
    r"|(?P<number>(?<![\w.])-?\d+(?:\.\d+)?\b)"
)


def coloured(line, is_command):
    """A line with its class names, numbers and texts marked; of a command its first word, too."""
    markup, place = "", 0
    if is_command:
        first = re.match(r"\s*[A-Za-z]+", line)
        if first:
            markup, place = f'<b>{html.escape(first.group(), quote=False)}</b>', first.end()
    for token in TOKEN.finditer(line, place):
        kind = token.lastgroup
        markup += html.escape(line[place:token.start()], quote=False)
        markup += f'<span class="{kind}">{html.escape(token.group(), quote=False)}</span>'
        place = token.end()
    return markup + html.escape(line[place:], quote=False)


def shown_line(line):
    text = html.escape(line, quote=False)
    if re.search(r"-&gt; no\b|-&gt; nil\b|^error|(?:^|\s)no: |否：", text):
        return f'<span class="no">{text}</span>'
    if "-&gt; yes" in text:
        return f'<span class="yes">{text}</span>'
    return text


def session(lines, words):
    """A session as a block: prompts are drawn by the style, so that what is copied can be pasted."""
    parts = []
    for kind, text in lines:
        if kind in ("typed", "more"):
            parts.append(f'<span class="in {kind}">{coloured(text, kind == "typed")}\n</span>')
        elif kind == "pinned":
            parts.append(f'<span class="in typed pin">{coloured(text, True)}\n</span>')
        elif kind == "error":
            parts.append(f'<span class="out no">{html.escape(text, quote=False)}\n</span>')
        elif kind in ("status", "setting"):
            continue
        else:
            parts.append(f'<span class="out">{shown_line(text)}\n</span>')
    label = html.escape(words["session"])
    markup = f'<div class="code session"><pre tabindex="0" aria-label="{label}"><code translate="no">{"".join(parts)}</code></pre></div>\n'
    return Raw(markup, "\n".join(text for kind, text in lines if kind in ("typed", "more")))


def dress(root, words):
    """Sessions become sessions, other blocks get a frame, tables may scroll on a narrow screen."""
    for place, child in enumerate(root.children):
        if not isinstance(child, Node):
            continue
        if child.tag == "pre":
            code = child.elements()[0]
            language = code.attributes.get("class", "").removeprefix("language-")
            if language == "taptrace":
                root.children[place] = session(commands_of(code.text()), words)
            else:
                code.attributes = {"translate": "no"}
                # A block of a shell's commands, or of the program's: the prompt is not to be copied.
                child.attributes["tabindex"] = "0"
                child.attributes["aria-label"] = words["code"]
                root.children[place] = Node("div", {"class": "code"}, [child])
        elif child.tag == "table":
            root.children[place] = Node("div", {"class": "table", "tabindex": "0", "role": "region", "aria-label": words["table"]}, [child])
        else:
            dress(child, words)
