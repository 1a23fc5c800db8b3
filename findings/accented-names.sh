#!/usr/bin/env bash
# A search for the author García fails if her name was read from LaTeX's spelling in a BibTeX file.
#
# Packages: pypandoc_binary 1.17 (pandoc 3.9), pybtex 0.26.1 and pylatexenc 2.10 from PyPI; @citation-js/core and
#           @citation-js/plugin-bibtex 0.8.2 from npm; SQLite from apsw 3.54.1.0.
# Expected: {\'\i} is í, a dotless i under an accent. Every reader of BibTeX returns í, or characters that Unicode
#           normalisation turns into í.
# Actual:   pybtex and pylatexenc return í. pandoc and citation-js return U+0131 U+0301 (dotless i, combining accent),
#           which looks the same, but which no normalisation form turns into í. SQLite's FTS5, with diacritics removed,
#           then finds the name neither as "García" nor as "Garcia".
# Impact:   If authors are imported with one tool, neither a search nor a check for duplicates in another tool finds
#           them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check \
    pypandoc_binary==1.17 pybtex==0.26.1 pylatexenc==2.10 apsw==3.54.1.0
npm install --silent --no-audit --no-fund @citation-js/core@0.8.2 @citation-js/plugin-bibtex@0.8.2
cat >citation.mjs <<'JS'
import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import { readFileSync } from 'node:fs'
console.log(new Cite(readFileSync('name.bib', 'utf8')).data[0].author[0].family)
JS
venv/bin/python - <<'PY'
import json
import pathlib
import subprocess
import sys
import unicodedata
import apsw
import pypandoc
from pybtex.database import parse_string
from pylatexenc.latex2text import LatexNodes2Text

bib = r"@misc{a, author = {Garc{\'\i}a, Ana}, title = {Tests}, year = 2020}"
pathlib.Path("name.bib").write_text(bib)
node = subprocess.run(["node", "citation.mjs"], capture_output=True, encoding="utf-8", check=True)
seen = {
    "pybtex": str(parse_string(bib, "bibtex").entries["a"].persons["author"][0].rich_last_names[0]),
    "pylatexenc": LatexNodes2Text().latex_to_text(r"Garc{\'\i}a"),
    "pandoc": json.loads(pypandoc.convert_text(bib, "csljson", "bibtex"))[0]["author"][0]["family"],
    "citation-js": node.stdout.strip(),
}
base = apsw.Connection(":memory:")
base.execute("create virtual table names using fts5(name, tokenize = 'unicode61 remove_diacritics 2')")
changed = []
for name, family in seen.items():
    same = any(unicodedata.normalize(form, family) == unicodedata.normalize(form, "García")
               for form in ("NFC", "NFD", "NFKC", "NFKD"))
    base.execute("delete from names")
    base.execute("insert into names values (?)", (family,))
    found = [word for word in ("García", "Garcia") if base.execute("select 1 from names(?)", (word,)).fetchall()]
    print(f"{name:12}{ascii(family):22}normalises to García: {same}  found as: {found}")
    if (same, len(found)) != ((True, 2) if name in ("pybtex", "pylatexenc") else (False, 0)):
        changed.append(name)
sys.exit(f"not as described in the header: {changed}" if changed else 0)
PY
