#!/usr/bin/env python3
"""Makes the site: build.py PROGRAM FOLDER. The same sources give the same bytes; nothing of the machine is in them.

Pages come from the documents that pages.tsv names, from the lessons as the program tells them, and from what the
program exports of their taps. check.py looks at the result, and a broken link fails.
"""

import html
import json
import os
import re
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import markup
from check import check
from frame import Page, Site, escaped
from lessons import Program, Session, course, lesson_body, make_films, picture, table
from markup import Node, Raw
from words import FRONT, FRONT_SCRIPT, LANGUAGES, WORDS

ROOT = os.path.dirname(os.path.dirname(HERE))


def texts_of(root, headings):
    """What the search looks at: the text below each heading."""
    found, anchor, title, words = [], "", "", []

    def visit(node):
        nonlocal anchor, title, words
        for child in node.children:
            if not isinstance(child, Node):
                continue
            if re.fullmatch("h[1-6]", child.tag or ""):
                if words or anchor:
                    found.append((anchor, title, " ".join(words)))
                anchor = child.attributes.get("id", "") if child.tag != "h1" else ""
                title = getattr(child, "words", None) or next((text for _, name, text in headings if name == child.attributes.get("id")), child.text())
                words = []
            elif child.tag in ("p", "li", "td", "th", "summary") or isinstance(child, Raw) or child.tag == "pre":
                text = " ".join(child.text().split())
                if text:
                    words.append(text)
            else:
                visit(child)

    visit(root)
    if words or anchor:
        found.append((anchor, title, " ".join(words)))
    return found


def first_paragraph(root):
    return next((node.text() for node in root.elements() if node.tag == "p"), "")


# Documents


def document_rows():
    """(document, page, section, name in English, name in Chinese, description), those that nobody named last."""
    rows = list(table(os.path.join(HERE, "pages.tsv"), 6))
    known = {row[0] for row in rows}
    for name in sorted(os.listdir(os.path.join(ROOT, "docs"))):
        path = "docs/" + name
        if name.endswith(".md") and path not in known:
            rows.append([path, name[:-3].lower(), "project", None, None, None])
    # A document of a later version may be named already.
    return [row for row in rows if os.path.exists(os.path.join(ROOT, row[0]))]


def local_links(root, document, page, site, rows, lessons, out):
    """Links between documents become links between pages; pictures are brought along."""
    pages = {row[0]: row[1] + ".html" for row in rows}
    folder = os.path.dirname(document)
    for node in list(root.walk()):
        for key in ("href", "src"):
            address = node.attributes.get(key)
            if not address or re.match(r"[a-z]+:|#", address):
                continue
            path, mark, anchor = address.partition("#")
            path = os.path.normpath(os.path.join(folder, path))
            if path in pages:
                node.attributes[key] = site.link(page, pages[path]) + mark + anchor
            elif path == "LICENSE":
                node.attributes[key] = site.link(page, "LICENSE.txt")
            elif os.path.isfile(os.path.join(ROOT, path)) and node.tag == "img":
                name = "pictures/" + os.path.basename(path)
                shutil.copyfile(os.path.join(ROOT, path), os.path.join(out, name))
                node.attributes[key] = site.link(page, name)
                node.attributes.pop("align", None)
                node.attributes["class"] = "aside"
            else:
                sys.exit(f"{document}: '{address}' leads to no page")
        if node.tag == "code" and (found := re.fullmatch(r"([a-z-]+)\.(\d+)", node.text())) and found.group(1) in lessons:
            if int(found.group(2)) > len(lessons[found.group(1)].steps):
                sys.exit(f"{document}: there is no step {node.text()}")
            link = Node("a", {"href": site.link(page, f"lessons/{found.group(1)}.html#step-{found.group(2)}")}, list(node.children))
            node.children = [link]


def index_of_sections(root):
    """A long chapter of many small ones gets a list of them on top."""
    heading, small = None, []
    places = []
    for place, node in enumerate(root.children):
        if isinstance(node, Node) and node.tag in ("h1", "h2"):
            places.append((heading, small))
            heading, small = place, []
        elif isinstance(node, Node) and node.tag == "h3":
            small.append(node)
    places.append((heading, small))
    if sum(len(small) for _, small in places) < 30:
        return
    for heading, small in reversed(places):
        if heading is not None and len(small) > 2:
            links = [Node("li", {}, [Node("a", {"href": "#" + node.attributes["id"]}, [node.children[0]])]) for node in small]
            root.children.insert(heading + 1, Node("ul", {"class": "index"}, links))


def document_page(site, row, markdown, language, rows, lessons, out):
    words = WORDS[language]
    root = markup.read(markdown)
    title = next(node.text() for node in root.elements() if node.tag == "h1")
    # The first page of all bears the program's name, which every title ends with.
    title = row[3] if title == "taptrace" and row[3] else title
    path = row[1] + ".html" if language == "en" else f"zh/{row[1]}.html"
    page = site.add(Page(path, language, row[2], title, row[5] or first_paragraph(root)))
    page.nav, page.nav_chinese = row[3] or title, row[4] or title
    page.name = page.nav if language == "en" else page.nav_chinese
    page.make = lambda: finish_document(site, page, root, row[0], rows, lessons, out, words)


def finish_document(site, page, root, document, rows, lessons, out, words):
    local_links(root, document, page, site, rows, lessons, out)
    page.headings = markup.anchor_headings(root, words)
    index_of_sections(root)
    markup.dress(root, words)
    page.texts = texts_of(root, page.headings)
    chapters = [(name, text) for level, name, text in page.headings if level == 2]
    inner = root.html().strip()
    if len(chapters) > 2:
        links = "".join(f'<li><a href="#{name}">{escaped(text)}</a></li>' for name, text in chapters)
        chapters = f'<details class="on-page"><summary>{words["on-page"]}</summary><ul>{links}</ul></details>\n'
        end = inner.index("</h1>") + len("</h1>")
        inner = inner[:end] + "\n" + chapters + inner[end:]
    page.body = inner + "\n"


# Lessons


def lesson_page(site, program, parts, lesson, title, language, out):
    words = WORDS[language]
    folder = "" if language == "en" else "zh/"
    page = site.add(Page(f"{folder}lessons/{lesson.id}.html", language, "lessons", lesson.title[language], lesson.summary[language]))
    page.name = f"{lesson.number:02} {lesson.title[language]}"
    page.nav = page.nav_chinese = page.name
    by_id = {other.id: other for _, group in parts for other in group}

    def make():
        link = lambda path: site.link(page, path)
        body = lesson_body(program, lesson, language, out, link, site.page)
        steps = [node for node in body.walk() if node.tag == "h2"]
        page.headings = [(2, node.attributes["id"], node.words) for node in steps]
        page.texts = [("", page.title, page.description)] + texts_of(body, page.headings)
        needs = ""
        if lesson.needs:
            links = ", ".join(f'<a href="{name}.html">{escaped(by_id[name].title[language])}</a>' for name in lesson.needs)
            needs = f'<p class="needs">{words["needs"]} {links}</p>\n'
        command = markup.session([("typed", f"taptrace lesson {lesson.id}")], words).html().replace('class="code session"', 'class="code session system"')
        page.body = (
            f'<p class="crumbs"><a href="index.html">{words["lessons"]}</a> › <a href="index.html#part-{parts_index(parts, lesson)}">{escaped(title[language])}</a> · '
            f'{words["number"].format(lesson.number, len(by_id))}</p>\n<h1>{escaped(page.title)}</h1>\n'
            f'<p class="lead">{escaped(lesson.summary[language])}</p>\n{needs}'
            f'<aside class="take" aria-label="{words["take"]}"><p><strong>{words["take"]}</strong>　{words["take-why"]}</p>\n{command}</aside>\n{body.html()}'.replace("　", " ")
        )

    page.make = make
    return page


def parts_index(parts, lesson):
    return next(place for place, (_, group) in enumerate(parts, 1) if lesson in group)


def lesson_list(parts, language, link, level):
    text = ""
    for place, (title, group) in enumerate(parts, 1):
        rows = "".join(
            f'<li><a href="{link}{lesson.id}.html"><span class="no">{lesson.number:02}</span> {escaped(lesson.title[language])}</a>'
            f"<p>{escaped(lesson.summary[language])}</p></li>\n"
            for lesson in group
        )
        text += f'<section class="part" aria-labelledby="part-{place}">\n<h{level} id="part-{place}">{escaped(title[language])}</h{level}>\n<ol class="lessons">\n{rows}</ol>\n</section>\n'
    return text


def lessons_index(site, parts, language):
    words = WORDS[language]
    folder = "" if language == "en" else "zh/"
    count = sum(len(group) for _, group in parts)
    lead = words["lessons-lead"].format(count, len(parts))
    page = site.add(Page(f"{folder}lessons/index.html", language, "lessons", words["lessons-title"], lead))
    page.nav = page.nav_chinese = page.name
    page.headings = [(2, f"part-{place}", title[language]) for place, (title, _) in enumerate(parts, 1)]
    page.texts = [("", page.title, lead)]
    page.body = f'<h1>{words["lessons-title"]}</h1>\n<p class="lead">{lead}</p>\n{lesson_list(parts, language, "", 2)}'
    page.make = lambda: None
    return page


# The front page and the search


def front_page(site, program, parts, language, out):
    words, says = WORDS[language], FRONT[language]
    folder = "" if language == "en" else "zh/"
    page = site.add(Page(folder + "index.html", language, "front", f"taptrace: {words['tagline']}" if language == "en" else f"taptrace：{words['tagline']}", says["lead"], wide=True))
    count = sum(len(group) for _, group in parts)

    def make():
        link = lambda path: site.link(page, path)
        # The same commands, one at a time, so that each has its own lines.
        session = Session([])
        for place in range(len(FRONT_SCRIPT)):
            text = program.output("--no-history", "--no-config", "--lang", language, "--width", "78", "-c", "\n".join(FRONT_SCRIPT[: place + 1]))
            before = "" if place == 0 else program.output("--no-history", "--no-config", "--lang", language, "--width", "78", "-c", "\n".join(FRONT_SCRIPT[:place]))
            session.lines.append(("typed", FRONT_SCRIPT[place]))
            session.lines += [("shown", line) for line in text[len(before):].rstrip("\n").split("\n")]
        name = Session([("typed", line) for line in FRONT_SCRIPT[:3]])
        make_films(program, [name], "front", language, out)
        image = picture(name.picture, out, link, words, lazy=False)
        cards = "".join(
            f'<li><h3><a href="{target}">{title}</a></h3><p>{text.format(count)}</p></li>\n' for target, title, text in says["can"]
        )
        shell = lambda lines: markup.session([("typed", line) for line in lines], words).html().replace('class="code session"', 'class="code session system"')
        first = parts[0][1][0]
        page.body = f"""<div class="hero">
<div>
<h1>{words["tagline"]}</h1>
<p class="lead">{says["lead"]}</p>
<p class="do"><a class="button" href="lessons/{first.id}.html">{says["start"]}</a> <a class="button plain" href="#get">{says["get"]}</a></p>
</div>
<figure class="screen"><a href="#player">{image}</a></figure>
</div>
<h2 id="why">{says["why-title"]}</h2>
<p>{says["why"]}</p>
{markup.session(session.lines, words).html()}
<h2 id="player">{says["player-title"]}</h2>
<p>{says["player"]} <a href="{link(name.player)}">{words["alone"]}</a></p>
<iframe class="film" src="{link(name.player)}" title="{words["player"].format(FRONT_SCRIPT[2])}" loading="lazy"></iframe>
<h2 id="what-for">{says["can-title"]}</h2>
<ul class="cards">
{cards}</ul>
<h2 id="get">{says["get"]}</h2>
<p>{says["get-deb"]}</p>
{shell(["sudo apt-get install ./taptrace_*.deb", "taptrace"])}
<p>{says["get-tar"]}</p>
{shell(["tar xf taptrace-*.tar.gz", "taptrace-*/bin/taptrace"])}
<p>{says["get-source"]}</p>
{shell([says["clone"], "cd taptrace", "make run"])}
<p>{says["then"]}</p>
<h2 id="course">{says["course-title"]}</h2>
{lesson_list(parts, language, "lessons/", 3)}"""
        page.texts = [("", page.title, html.unescape(re.sub("<.*?>", "", says["lead"])))]

    page.make = make
    return page


def search_page(site, language):
    words = WORDS[language]
    folder = "" if language == "en" else "zh/"
    page = site.add(Page(folder + "search.html", language, "search", words["search-title"], words["search-lead"]))

    def make():
        rows, index = "", []
        pages = [other for other in site.pages if other.language == language and other is not page]
        if language != "en":
            translated = {other.path.removeprefix("zh/") for other in pages}
            pages += [other for other in site.pages if other.language == "en" and other.section in ("guides", "reference", "project") and other.path not in translated]
        for other in pages:
            inner = "".join(
                f'<li><a href="{site.link(page, other.path)}#{name}">{escaped(text)}</a></li>'
                for level, name, text in other.headings if level <= 3 and name != (other.headings[0][1] if other.section != "lessons" else "")
            ) if other.section != "lessons" else ""
            rows += f'<li><a href="{site.link(page, other.path)}">{escaped(other.name)}</a>' + (f"<ul>{inner}</ul>" if inner else "") + "</li>\n"
            for anchor, title, text in other.texts:
                index.append([site.link(page, other.path) + ("#" + anchor if anchor else ""), other.name, title, text])
        page.body = (
            f'<h1>{words["search-title"]}</h1>\n<p class="lead">{words["search-lead"]}</p>\n<noscript><p>{words["search-off"]}</p></noscript>\n'
            f'<form class="search" role="search" action="" data-none="{words["search-none"]}" data-count="{words["search-count"]}">'
            f'<label for="query">{words["search-label"]}</label><input type="search" id="query" name="q" autocomplete="off" spellcheck="false"></form>\n'
            f'<p id="found-count" role="status"></p>\n<ol id="found" class="found"></ol>\n<ul class="all" id="all">\n{rows}</ul>\n'
        )
        write(os.path.join(out_folder(site), folder + "search-index.js"), "searchIndex=" + json.dumps(index, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/") + ";\n")

    page.make = make
    return page


def out_folder(site):
    return site.out


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


def build(program, out):
    version = program.output("--version").split()[1]
    site = Site(version)
    site.out = out
    os.makedirs(os.path.join(out, "pictures"))
    parts = course(os.path.join(ROOT, "lessons"), os.path.join(HERE, "lessons.tsv"))
    lessons = {lesson.id: lesson for _, group in parts for lesson in group}
    rows = document_rows()
    for language in LANGUAGES:
        site.parts[language] = [(title[language], group) for title, group in parts]
        chain = [front_page(site, program, parts, language, out), lessons_index(site, parts, language)]
        chain += [lesson_page(site, program, parts, lesson, title, language, out) for title, group in parts for lesson in group]
        for before, after in zip(chain[1:], chain[2:]):
            before.after, after.before = after, before
    for row in rows:
        with open(os.path.join(ROOT, row[0]), encoding="utf-8") as file:
            document_page(site, row, file.read(), "en", rows, lessons, out)
        if row[0] == "docs/COMMANDS.md":
            document_page(site, row, program.output("--lang", "zh-Hans", "--generate", "commands"), "zh-Hans", rows, lessons, out)
    documents = [page for page in site.pages if page.section in ("guides", "reference", "project") and page.language == "en"]
    for before, after in zip(documents, documents[1:]):
        before.after, after.before = after, before
    searches = [search_page(site, language) for language in LANGUAGES]
    # The search knows what all others say.
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for done in [workers.submit(page.make) for page in site.pages if page not in searches]:
            done.result()
    for page in searches:
        page.make()
    for page in site.pages:
        write(os.path.join(out, page.path), site.text(page))
    for name in ("style.css", "site.js"):
        shutil.copyfile(os.path.join(HERE, name), os.path.join(out, name))
    shutil.copyfile(os.path.join(ROOT, "LICENSE"), os.path.join(out, "LICENSE.txt"))


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: build.py PROGRAM FOLDER")
    program, out = Program(sys.argv[1]), os.path.abspath(sys.argv[2])
    os.makedirs(os.path.dirname(out), exist_ok=True)
    # Made beside the old one, which stays until the new one is whole.
    fresh = tempfile.mkdtemp(prefix=".site-", dir=os.path.dirname(out))
    try:
        os.chmod(fresh, 0o755)
        build(program, fresh)
        faults, count = check(fresh)
        if faults:
            sys.exit("\n".join(faults))
        shutil.rmtree(out, ignore_errors=True)
        os.rename(fresh, out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    print(f"{count} pages: {out}/index.html")


if __name__ == "__main__":
    main()
