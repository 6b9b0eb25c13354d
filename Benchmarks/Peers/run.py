#!/usr/bin/env python3
"""The comparison with peers: run.py PROGRAM BENCH FOLDER [--only PART,...] [--trees NAME,...] [--write FILE].

Parts: hits, starts, transcripts, sessions. Prints Markdown tables, and with --write puts them into a document between
`<!-- PART -->` and `<!-- end -->`.
"""

import argparse
import os
import re
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import hits
import programs

PARTS = ["hits", "starts", "transcripts", "sessions"]


def table(header, rows):
    """A Markdown table; all columns but the first are numbers."""
    lines = ["| " + " | ".join(header) + " |", "| --- |" + " --: |" * (len(header) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows]) + "\n"


def number(value):
    """As many digits as mean something."""
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.{1 if value >= 10 else 2}f}"


def ratio(value):
    """A ratio, however small."""
    return f"{number(value)}×" if value >= 0.1 else f"{float(f'{value:.1g}'):f}".rstrip("0") + "×"


def times_ours(value, ours):
    return f"{number(value)} ({ratio(value / ours)})"


def hits_part(options, say):
    found = hits.all_hits(options.bench, options.folder, options.trees, options.rounds, say)
    trees = [tree for tree in hits.TREES if tree[0] in options.trees]
    ours = found["ours"]
    silent = ours["taptrace, silent"]

    def cells(row):
        return [times_ours(row[tree][0], silent[tree][0]) if tree in row else "–" for tree, *_ in trees]

    speeds = [["**taptrace, silent**", *[f"**{number(silent[tree][0])}**" for tree, *_ in trees]]]
    names = ["taptrace, indexed", "taptrace, recorded", "Swift, unchecked",
             "C", "C, lists indexed", "C, screen indexed"]
    speeds += [[name, *cells(ours[name])] for name in names if name in ours]
    speeds += [[name, *cells(row)] for name, row in found["peers"].items()]
    text = table(["ns a hit", *[title for _, title, *_ in trees]], speeds)

    def quotients(over, under):
        return [ratio(over[tree] / under[tree]) if over.get(tree) and under.get(tree) else "–" for tree, *_ in trees]

    def only_times(row):
        return {tree: values[0] for tree, values in row.items()}

    fastest = {}
    for row in found["peers"].values():
        for tree, values in row.items():
            fastest[tree] = min(values[0], fastest.get(tree, values[0]))
    text += "\n" + table(["in short", *[title for _, title, *_ in trees]], [
        ["silent / C", *quotients(only_times(silent), only_times(ours["C"]))],
        ["indexed / C, screen indexed", *quotients(only_times(ours["taptrace, indexed"]),
                                                   only_times(ours["C, screen indexed"]))],
        ["recorded / silent", *quotients(only_times(ours["taptrace, recorded"]), only_times(silent))],
        ["fastest toolkit / silent", *quotients(fastest, only_times(silent))],
    ])

    agreed = [[name, *[f"{row[tree][4]:,} of {row[tree][5]:,}" if tree in row else "–" for tree, *_ in trees]]
              for name, row in found["peers"].items() if row]
    text += "\n" + table(["answers as ours", *[title for _, title, *_ in trees]], agreed)

    if "million" in options.trees:
        built = ours["built: taptrace"]["million"]
        weights = [["taptrace, all of it", number(built[0]), number(built[1])],
                   ["taptrace, what a search reads", "", number(silent["million"][1])],
                   ["taptrace, the index besides",
                    *[number(value) for value in ours["index: taptrace"]["million"][:2]]]]
        weights += [[name, "", number(ours[name]["million"][1])] for name in names if name.startswith("C")]
        weights += [[name, number(row["million"][2]), number(row["million"][3]) if row["million"][3] else "–"]
                    for name, row in found["peers"].items() if "million" in row]
        text += "\n" + table(["1,111,110 views", "ns to build a view", "bytes a view"], weights)
    if found["skipped"]:
        text += "\nNot measured:\n\n" + "".join(f"- {reason}\n" for reason in found["skipped"])
    return text


def starts_part(options, say):
    found = programs.starts(options.program, options.folder)
    base = found.get("`sqlite3 :memory: 'select 1'`", (None, None))
    return table(["start to end, ms", "fastest", "median", "sqlite3's fastest"], [
        [name, f"{best:.2f}", f"{middle:.2f}", f"{best / base[0]:.2f}×" if base[0] else "–"]
        for name, (best, middle) in found.items()])


def transcripts_part(options, say):
    found = programs.transcripts(options.program, options.folder)
    base = found.get("`cram`")
    return table([f"{programs.CHECKS} hits each", "transcripts a second", "cram's"], [
        [name, number(value), ratio(value / base) if base else "–"] for name, value in found.items()])


def sessions_part(options, say):
    found = programs.sessions(options.program, options.folder)
    return table(["waiting at the prompt", "sessions", "MB for all", "kB each"], [
        [name, f"{count:,}", number(size / 1e6), number(size / count / 1e3)] for name, (count, size) in found.items()])


def main():
    parser = argparse.ArgumentParser(description="Measures taptrace beside its peers.")
    parser.add_argument("program")
    parser.add_argument("bench")
    parser.add_argument("folder")
    parser.add_argument("--only", default=",".join(PARTS), help="parts: " + ", ".join(PARTS))
    parser.add_argument("--trees", default=",".join(tree[0] for tree in hits.TREES))
    parser.add_argument("--rounds", type=int, default=1, help="how often every peer is asked anew")
    parser.add_argument("--write", help="a document whose tables are to be replaced")
    options = parser.parse_args()
    options.program, options.bench = os.path.abspath(options.program), os.path.abspath(options.bench)
    options.folder = os.path.abspath(options.folder)
    os.makedirs(options.folder, exist_ok=True)
    options.trees = options.trees.split(",")

    def say(text):
        print(text, file=sys.stderr, flush=True)

    load = os.getloadavg()[0]
    if load > 0.5:
        say(f"The machine is busy (load {load:.1f}): other programs' work spoils caches and clocks. Read ratios only.")
    makers = {"hits": hits_part, "starts": starts_part, "transcripts": transcripts_part, "sessions": sessions_part}
    for part in options.only.split(","):
        text = makers[part](options, say)
        print(text, flush=True)
        if options.write:
            with open(options.write) as file:
                document = file.read()
            marked = re.compile(f"(<!-- {part} -->\n).*?(<!-- end -->)", re.DOTALL)
            if not marked.search(document):
                sys.exit(f"{options.write} has no place for {part}")
            document = marked.sub(lambda match: f"{match[1]}\n{text}\n{match[2]}", document)
            with tempfile.NamedTemporaryFile("w", dir=os.path.dirname(options.write) or ".", delete=False) as file:
                file.write(document)
            os.chmod(file.name, 0o644)
            os.replace(file.name, options.write)


main()
