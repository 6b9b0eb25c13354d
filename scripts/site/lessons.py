"""The lessons: their texts as the program tells them, with pictures and players of what happens in them."""

import html
import json
import os
import re
import subprocess
import sys

import markup
from markup import Node, Raw
from words import WORDS

# Commands after which there is something to be played.
EVENTS = set(
    "hit tap touch drag swipe longpress pinch rotate wait animate interrupt hover shake remote press key block toggle action".split()
)


class Lesson:
    """A lesson's file, as far as its pages need it; its texts come from the program."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            lines = file.read().split("\n")
        self.number = int(os.path.basename(path).split("-")[0])
        self.title, self.steps, self.needs, self.id = {}, [], [], ""
        for line in lines:
            word, _, rest = line.partition(" ")
            rest = rest.strip()
            if word == "id":
                self.id = rest
            elif word == "needs":
                self.needs += rest.split()
            elif word == "title.en":
                self.title["en"] = rest.lstrip("| ")
            elif word == "title.zh":
                self.title["zh-Hans"] = rest.lstrip("| ")
            elif line.startswith("[step "):
                self.steps.append("read")
            elif word == "ask" and self.steps:
                self.steps[-1] = rest.split()[0]
            elif word == "goal" and self.steps:
                self.steps[-1] = "goal"
        self.summary = {}


def course(folder, summaries):
    """The lessons by part: [({language: title}, [lesson])]."""
    lessons = {}
    for name in sorted(os.listdir(folder)):
        if name.endswith(".lesson"):
            lesson = Lesson(os.path.join(folder, name))
            lessons[lesson.id] = lesson
    for cells in table(summaries, 3):
        if cells[0] not in lessons:
            sys.exit(f"{summaries}: there is no lesson {cells[0]}")
        lessons[cells[0]].summary = {"en": cells[1], "zh-Hans": cells[2]}
    for lesson in lessons.values():
        if not lesson.summary:
            sys.exit(f"{summaries}: lesson {lesson.id} has no line")
    parts, placed = [], set()
    for english, chinese, ids in table(os.path.join(folder, "parts.tsv"), 3):
        own = sorted((lessons[name] for name in ids.split()), key=lambda lesson: lesson.number)
        placed.update(lesson.id for lesson in own)
        parts.append(({"en": english, "zh-Hans": chinese}, own))
    if missing := sorted(set(lessons) - placed):
        sys.exit(f"parts.tsv: {missing[0]} stands in no part")
    return parts


def table(path, count):
    with open(path, encoding="utf-8") as file:
        for line in file.read().split("\n"):
            if line and not line.startswith("#"):
                cells = line.split("\t")
                if len(cells) != count:
                    sys.exit(f"{path}: a line has {len(cells)} columns and not {count}: {line}")
                yield cells


class Program:
    """The built program, of which only lines of text are asked."""

    def __init__(self, path):
        self.path = os.path.abspath(path)
        # Nothing of whoever makes the site is to be seen in it.
        self.environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8", "CI": "1"}

    def output(self, *arguments, text=None, folder=None, fails=False):
        done = subprocess.run(
            [self.path, *arguments], input=text if text is not None else "", capture_output=True, text=True,
            encoding="utf-8", env=self.environment, cwd=folder,
        )
        if done.returncode and not fails:
            sys.exit(f"taptrace {' '.join(arguments)}: {done.stderr or done.stdout}")
        return done.stdout

    def replies(self, commands, language):
        lines = self.output(
            "--no-history", "--no-config", "--keep-going", "--json", "--lang", language, "-", text="\n".join(commands) + "\n",
            fails=True,
        )
        return [json.loads(line) for line in lines.splitlines()]

    def export(self, lines, language, folder):
        self.output(
            "--no-history", "--no-config", "--keep-going", "--force", "--lang", language, "-", text="\n".join(lines) + "\n",
            folder=folder, fails=True,
        )


class Session:
    """A block of a lesson's session, and what is shown beside it."""

    def __init__(self, lines):
        self.lines = lines
        self.picture = self.player = self.event = None

    def commands(self):
        found = []
        for kind, text in self.lines:
            if kind in ("typed", "pinned"):
                found.append(text)
            elif kind == "more":
                found[-1] += "\n" + text
        # What is pasted behind this one ends with an empty line.
        return [command + "\n" if command.startswith("import -") else command for command in found]

    def without(self, words):
        """The block without what these commands print."""
        lines, is_hidden = [], False
        for kind, text in self.lines:
            if kind == "typed":
                is_hidden = (text.split() or [""])[0] in words
            if kind in ("typed", "more") or not is_hidden:
                lines.append((kind, text))
        return lines


def make_films(program, sessions, name, language, out):
    """Exports the picture and the player of every block in which something can be seen to happen."""
    commands = [command for session in sessions for command in session.commands()]
    replies = program.replies(commands, language)
    if len(replies) != len(commands):
        sys.exit(f"{name}: {len(commands)} commands gave {len(replies)} replies")
    folder = "" if language == "en" else "zh/"
    for kind in ("pictures", "players"):
        os.makedirs(os.path.join(out, folder, kind), exist_ok=True)
    place, lines = 0, []
    for number, session in enumerate(sessions, 1):
        session_commands = session.commands()
        for command in session_commands:
            lines.append(command)
            reply, word = replies[place], command.split()[0]
            place += 1
            if word == "picture":
                session.picture = f"{folder}pictures/{name}-{number}.svg"
                lines.append(f"export svg {session.picture}")
            result = reply.get("result") or {}
            if word in EVENTS and isinstance(result, dict) and result.get("trace"):
                session.event = command
        exports = lambda: [f"export svg {session.picture} step", f"export html {session.player}"]
        tried = next((found for command in session_commands if (found := re.fullmatch(r"expect hit \S+ at (\S+ \S+)", command))), None)
        if session.event is None and not tried:
            continue
        session.picture = f"{folder}pictures/{name}-{number}.svg"
        session.player = f"{folder}players/{name}-{number}.html"
        if session.event is None:
            # A solution ends with what was to be reached. That can be played, too, and nobody looks at it later on.
            session.event = "hit " + tried.group(1)
            program.export(lines + [session.event] + exports(), language, out)
        else:
            lines += exports()
    program.export(lines, language, out)
    for session in sessions:
        for path in (session.picture, session.player):
            if path and not os.path.exists(os.path.join(out, path)):
                sys.exit(f"{name}: {path} was not made")


def picture(path, out, link, words, lazy=True):
    with open(os.path.join(out, path), encoding="utf-8") as file:
        text = file.read()
    size = re.search(r'width="(\S+?)" height="(\S+?)"', text)
    told = [html.unescape(found.group(1)).strip() for tag in ("title", "desc") if (found := re.search(rf"<{tag}>(.*?)</{tag}>", text, re.S))]
    alt = ": ".join([words["picture"]] + [" ".join(" ".join(told).split())] if told else [words["picture"]])
    loading = ' loading="lazy"' if lazy else ""
    return f'<img src="{link(path)}" width="{size.group(1)}" height="{size.group(2)}" alt="{html.escape(alt)}"{loading}>'


class Film:
    """A session, what the screen was like, and the player of what happened."""

    def __init__(self, session, out, link, words):
        lines = session.without({"picture"}) if session.picture else session.lines
        # That a picture was asked for is seen from the picture.
        lines = [(kind, text) for kind, text in lines if not (session.picture and kind == "typed" and text == "picture")]
        self.block = markup.session(lines, words) if lines else None
        self.figure = self.player = None
        if session.picture:
            image = picture(session.picture, out, link, words)
            if session.player:
                image = f'<a href="{link(session.player)}">{image}</a>'
            self.figure = Raw(f'<figure class="screen">{image}</figure>')
        if session.player:
            title = html.escape(words["player"].format(session.event.split("\n")[0]))
            self.player = Raw(
                f'<details class="player"><summary>{words["play"]}</summary>\n'
                f'<iframe src="{link(session.player)}" title="{title}" loading="lazy"></iframe>\n'
                f'<p><a href="{link(session.player)}">{words["alone"]}</a></p></details>'
            )


def laid_out(nodes):
    """Nodes and films as nodes: texts and sessions on the left, screens beside them, players below."""
    said, screens, players = [], [], []
    for node in nodes:
        if not isinstance(node, Film):
            said.append(node)
            continue
        said += [node.block] if node.block else []
        screens += [node.figure] if node.figure else []
        players += [node.player] if node.player else []
    if screens:
        said = [Node("div", {"class": "pair"}, [lines(Node("div", {"class": "said"}), said), lines(Node("div", {"class": "screens"}), screens)])]
    return said + players


def lines(node, children):
    node.children += [part for child in children for part in (child, "\n")]
    return node


def lesson_body(program, lesson, language, out, link, page_of):
    """The body of a lesson's page; what it says is what `lesson ID --read` says."""
    words = WORDS[language]
    root = markup.read(program.output("--width", "1000", "--lang", language, "lesson", lesson.id, "--read"))
    nodes = root.elements()
    sessions = {}
    for node in nodes:
        if node.tag == "pre":
            sessions[id(node)] = Session(markup.commands_of(node.text()))
    make_films(program, list(sessions.values()), lesson.id, language, out)

    def shown(node):
        return Film(sessions[id(node)], out, link, words) if id(node) in sessions else node

    # Title and opening; the recommendation is told by the page.
    first = next(place for place, node in enumerate(nodes) if node.tag == "h2")
    body = laid_out([shown(node) for node in nodes[1:first] if node.tag == "pre"])
    step, parts = None, []
    for node in nodes[first:]:
        if node.tag == "h2":
            step = []
            parts.append(step)
        step.append(node)
    if len(parts) != len(lesson.steps):
        sys.exit(f"{lesson.id}: {len(lesson.steps)} steps in its file, and {len(parts)} in its reading")
    for number, (kind, nodes) in enumerate(zip(lesson.steps, parts), 1):
        body += step_nodes(lesson, number, kind, nodes, sessions, shown, words)
    return lines(Node(None), body)


def step_nodes(lesson, number, kind, nodes, sessions, shown, words):
    heading = Node("h2", {"id": f"step-{number}"}, [words["step"].format(number), Node("span", {"class": "kind"}, [words[f"kind-{kind}"]])])
    heading.words = words["step"].format(number)
    nodes = nodes[1:]
    if kind == "read":
        return [heading] + laid_out([shown(node) for node in nodes])
    split, has_text = len(nodes), False
    for place, node in enumerate(nodes):
        if node.tag in ("ul", "ol"):
            split = place + 1
            break
        if node.tag == "pre" and has_text or node.text().startswith(words["answer-is"].strip()):
            split = place
            break
        has_text = has_text or node.tag == "p"
    asked, answered = nodes[:split], nodes[split:]
    if not answered:
        sys.exit(f"{lesson.id}, step {number}: nothing answers it")
    result, hidden = [], []
    for node in asked:
        session = sessions.get(id(node))
        if session and session.event:
            # What an event printed may be the answer: here it is only typed.
            result.append(markup.session(session.without(EVENTS), words))
            hidden.append(shown(node))
        elif node.tag == "ul":
            result += [Node("p", {"class": "goals"}, [words["goals"]]), node]
        else:
            result.append(shown(node))
    answer = [node for node in answered if node.text().startswith(words["answer-is"].strip())]
    inner = answer + hidden + [shown(node) for node in answered if node not in answer]
    label = words["solution"] if kind == "goal" else words["answer"]
    return [heading] + laid_out(result) + [lines(Node("details", {"class": "answer"}), [Node("summary", {}, [label])] + laid_out(inner))]
