#!/usr/bin/env bash
# What a bibliography loses on its way from BibTeX to RIS.
#
# Packages: @citation-js/core, @citation-js/plugin-bibtex and @citation-js/plugin-ris 0.8.2 from npm.
# Guess:    Both formats have a field for the author and one for the year, so both arrive.
# Seen:     "van der Berg, Anna" is written as "Berg, Anna", and "de la Cruz" as "Cruz": citation-js reads the particle
#           into a field of its own, and its RIS writer leaves that field out. The years "2019/20" and "in press" are
#           read too, and are written to neither RIS nor BibTeX.
# Why:      The reference that reaches the reader names another person, or no year at all, and nothing says so.
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
    console.error('changed')
    process.exit(1)
}
JS
node convert.mjs
