"""Looks at a finished site: every link and anchor leads somewhere, every id is unique, nothing comes from outside."""

import os
import posixpath
import sys
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit


class Links(HTMLParser):
    def __init__(self):
        super().__init__()
        self.targets, self.ids, self.twice, self.loaded, self.missing = [], set(), [], [], []
        self.language = None

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        if tag == "html":
            self.language = attributes.get("lang")
        name = attributes.get("id")
        if name is not None:
            if name in self.ids:
                self.twice.append(name)
            self.ids.add(name)
        for key in ("href", "src"):
            if key in attributes:
                self.targets.append((tag, attributes[key] or ""))
                if tag in ("img", "script", "iframe") or tag == "link" and attributes.get("rel") != "alternate":
                    self.loaded.append(attributes[key] or "")
        if tag == "img" and "alt" not in attributes:
            self.missing.append("an image has no alt")
        if tag == "iframe" and not attributes.get("title"):
            self.missing.append("a frame has no title")


def look(path):
    links = Links()
    with open(path, encoding="utf-8") as file:
        links.feed(file.read())
    return links


def check(out):
    """What is wrong, a line each."""
    pages, files = {}, set()
    for folder, folders, names in os.walk(out):
        folders.sort()
        for name in sorted(names):
            path = os.path.relpath(os.path.join(folder, name), out).replace(os.sep, "/")
            files.add(path)
            if name.endswith(".html"):
                pages[path] = look(os.path.join(out, path))
    faults, reached = [], set()
    for path, links in pages.items():
        faults += [f"{path}: the id '{name}' stands twice" for name in links.twice]
        faults += [f"{path}: {text}" for text in links.missing]
        if links.language not in ("en", "zh-Hans"):
            faults.append(f"{path}: it has no language")
        for address in links.loaded:
            if urlsplit(address).scheme not in ("", "data"):
                faults.append(f"{path}: '{address}' would be loaded from outside")
        for tag, address in links.targets:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(parts.path))) if parts.path else path
            if target not in files:
                faults.append(f"{path}: '{address}' leads nowhere")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids:
                faults.append(f"{path}: '{address}' has no such place")
            if target != path:
                reached.add(target)
    # Scripts name the index of the search; all else has to be linked.
    faults += [f"{path}: nothing leads here" for path in sorted(pages) if path not in reached and path != "index.html"]
    return faults, len(pages)


if __name__ == "__main__":
    faults, count = check(sys.argv[1])
    print("\n".join(faults) or f"{count} pages")
    sys.exit(1 if faults else 0)
