"""The frame around every page: head, navigation, footer."""

import html
import posixpath

from words import WORDS

ICON = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect x='3' y='3' width='26' "
    "height='26' rx='6' fill='%230b5fc0'/%3E%3Ccircle cx='16' cy='16' r='9' fill='none' stroke='%23fff' stroke-width='2.4' "
    "opacity='.6'/%3E%3Ccircle cx='16' cy='16' r='4' fill='%23fff'/%3E%3C/svg%3E"
)


class Page:
    """A page of the site: where it stands, what it holds."""

    def __init__(self, path, language, section, title, description, body="", name=None, headings=(), texts=(), wide=False):
        self.path = path
        self.language = language
        self.section = section
        self.title = title
        self.description = " ".join(description.split())
        self.body = body
        self.name = name or title
        self.headings = list(headings)
        # For the search: (anchor, heading, text).
        self.texts = list(texts)
        self.wide = wide
        self.before = self.after = None


def escaped(text):
    return html.escape(text, quote=True)


class Site:
    """All pages, and how they hang together."""

    def __init__(self, version):
        self.version = version
        self.pages = []
        # Each section's pages in a language, in order; lessons by part.
        self.parts = {}

    def add(self, page):
        self.pages.append(page)
        return page

    def page(self, path):
        return next((page for page in self.pages if page.path == path), None)

    def link(self, page, target):
        return posixpath.relpath(target, posixpath.dirname(page.path) or ".")

    def section(self, name, language):
        """The pages of a section; those that there are in English only stand in the Chinese navigation too."""
        own = [page for page in self.pages if page.section == name and page.language == language]
        if language == "en":
            return own
        english = [page for page in self.pages if page.section == name and page.language == "en"]
        return [self.page(other_path(page)) or page for page in english]

    # The parts of a page

    def text(self, page):
        words = WORDS[page.language]
        home = "index.html" if page.language == "en" else "zh/index.html"
        title = page.title if page.path == home else f"{page.title} · taptrace"
        other = other_path(page)
        has_other = self.page(other) is not None
        there = other if has_other else ("zh/index.html" if page.language == "en" else "index.html")
        alternate = ""
        if has_other:
            alternate = (
                f'<link rel="alternate" hreflang="{page.language}" href="{self.link(page, page.path)}">\n'
                f'<link rel="alternate" hreflang="{words["other-lang"]}" href="{self.link(page, other)}">\n'
            )
        folder = "" if page.language == "en" else "zh/"
        sections = [("lessons", folder + "lessons/index.html")]
        for name in ("guides", "reference", "project"):
            first = self.section(name, page.language)
            if first:
                sections.append((name, first[0].path))
        sections.append(("search", folder + "search.html"))
        menu = "".join(
            f'<a href="{self.link(page, path)}"{here(page.section == name)}>{words[name]}</a>' for name, path in sections
        )
        script = f'<script src="{self.link(page, "site.js")}" defer></script>\n'
        if page.section == "search":
            script = f'<script src="{self.link(page, folder + "search-index.js")}" defer></script>\n' + script
        return f"""<!DOCTYPE html>
<html lang="{page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escaped(title)}</title>
<meta name="description" content="{escaped(page.description)}">
<meta name="generator" content="taptrace {escaped(self.version)}">
{alternate}<link rel="icon" href="{ICON}">
<link rel="stylesheet" href="{self.link(page, "style.css")}">
{script}</head>
<body data-copy="{words["copy"]}" data-copied="{words["copied"]}">
<a class="skip" href="#main">{words["skip"]}</a>
<header class="top" id="top">
<a class="brand" href="{self.link(page, home)}"><span class="mark" aria-hidden="true"></span>taptrace</a>
<nav class="menu" aria-label="{words["site"]}">{menu}</nav>
<a class="language" href="{self.link(page, there)}" hreflang="{words["other-lang"]}" lang="{words["other-lang"]}" title="{words["other-title"] if has_other else words["other-home"]}">{words["other"]}</a>
<a class="to-contents" href="#contents">{words["contents"]}</a>
</header>
<div class="body{" wide" if page.wide else ""}">
<main id="main" tabindex="-1">
{page.body}{self.neighbours(page)}</main>
{self.contents(page)}</div>
<footer><p>{escaped(words["made"].format(self.version))} <a href="{self.link(page, "LICENSE.txt")}">{words["license"]}</a></p><p class="to-top"><a href="#top">{words["top"]}</a></p></footer>
</body>
</html>
"""

    def neighbours(self, page):
        words = WORDS[page.language]
        links = ""
        for name, other in (("previous", page.before), ("next", page.after)):
            if other:
                links += (
                    f'<a rel="{name[:4]}" class="{name}" href="{self.link(page, other.path)}"><span>{words[name]}</span> '
                    f"{escaped(other.name)}</a>"
                )
        return f'<nav class="neighbours" aria-label="{words["previous"]}, {words["next"]}">{links}</nav>\n' if links else ""

    def contents(self, page):
        words = WORDS[page.language]
        if page.wide:
            inner = ""
        elif page.section == "lessons":
            inner = self.course(page)
        else:
            inner = ""
        folder = "" if page.language == "en" else "zh/"
        lessons = f'<li><a href="{self.link(page, folder + "lessons/index.html")}">{words["lessons-title"]}</a></li>'
        if not inner:
            inner = f'<h2>{words["lessons"]}</h2>\n<ul>{lessons}</ul>\n'
        for name in ("guides", "reference", "project"):
            rows = "".join(self.row(page, other) for other in self.section(name, page.language))
            inner += f"<h2>{words[name]}</h2>\n<ul>{rows}</ul>\n"
        return f'<nav id="contents" class="contents" aria-label="{words["contents"]}" tabindex="-1">\n{inner}</nav>\n'

    def row(self, page, other):
        words = WORDS[page.language]
        names = other.nav if page.language == "en" else other.nav_chinese
        foreign = "" if page.language == other.language else f' <small>{words["english-only"]}</small>'
        row = (
            f'<li><a href="{self.link(page, other.path)}"{here(other is page)}'
            + (f' hreflang="{other.language}"' if foreign else "") + f">{escaped(names)}{foreign}</a>"
        )
        if other is page:
            inner = "".join(
                f'<li><a href="#{anchor}">{escaped(text)}</a></li>' for level, anchor, text in page.headings if level == 2
            )
            row += f"<ul>{inner}</ul>" if inner else ""
        return row + "</li>"

    def course(self, page):
        folder = "" if page.language == "en" else "zh/"
        text = ""
        for title, lessons in self.parts[page.language]:
            rows = "".join(
                f'<li><a href="{self.link(page, folder + "lessons/" + lesson.id + ".html")}"'
                f"{here(page.path == folder + 'lessons/' + lesson.id + '.html')}>"
                f'<span class="no">{lesson.number:02}</span> {escaped(lesson.title[page.language])}</a></li>'
                for lesson in lessons
            )
            text += f"<h2>{escaped(title)}</h2>\n<ul class=\"course\">{rows}</ul>\n"
        return text


def here(is_here):
    return ' aria-current="page"' if is_here else ""


def other_path(page):
    return "zh/" + page.path if page.language == "en" else page.path.removeprefix("zh/")
