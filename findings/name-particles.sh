#!/usr/bin/env bash
# Parts of names, and some years, are lost when citation-js converts a bibliography from BibTeX to RIS.
#
# Packages: @citation-js/core, @citation-js/plugin-bibtex and @citation-js/plugin-ris 0.8.2 from npm.
# Expected: Both formats have a field for the author and one for the year, so both survive the conversion.
# Actual:   "van der Berg, Anna" is written as "Berg, Anna", and "de la Cruz" as "Cruz": citation-js reads the particle
#           into a separate field, and its RIS writer leaves that field out. It also reads the years "2019/20" and "in
#           press", but writes them to neither RIS nor BibTeX.
# Impact:   The converted reference names another person, or has no year at all, and nothing says so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund \
    @citation-js/core@0.8.2 @citation-js/plugin-bibtex@0.8.2 @citation-js/plugin-ris@0.8.2
cat >convert.mjs <<'JS'
import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-ris'
const cite = new Cite(`
@article{one, author = {van der Berg, Anna and de la Cruz, Ana}, title = {Words}, journal = {Tests}, year = {2019/20}}
@book{two, author = {Hall, Ben}, title = {Drafts}, publisher = {Press}, year = {in press}}
@book{three, author = {Hall, Ben}, title = {Proofs}, publisher = {Press}, year = {2021}}`)
const ris = cite.format('ris')
const bibtex = cite.format('bibtex')
const read = cite.data.map(entry => JSON.stringify([entry.author, entry.issued])).join('\n')
console.log(`read\n${read}\n\nwritten as RIS\n${ris}\nwritten as BibTeX\n${bibtex}`)
const asBefore = read.includes('van der') && read.includes('2019/20') && read.includes('in press') &&
    ris.includes('AU  - Berg, Anna') && ris.includes('AU  - Cruz, Ana') && ris.includes('2021') &&
    !ris.includes('van der') && ![ris, bibtex].some(text => text.includes('2019') || text.includes('in press'))
if (!asBefore) {
    console.error('not as described in the header')
    process.exit(1)
}
JS
node convert.mjs
