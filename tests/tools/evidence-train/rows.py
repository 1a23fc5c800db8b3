#!/usr/bin/env python3
"""Writes rows for train.py of questions whose answers are known, with the spans that Attest itself would rank.

usage: rows.py QUESTIONS.jsonl SPANS.jsonl OUT.jsonl [--without FILE.pdf...] [--held N]
SPANS is what attest-spans writes of QUESTIONS. A span answers where it stands on one of the question's pages and matches all of its
`must`, without what stands over it where any span does; what matches elsewhere is left out. --without leaves out documents and questions about them. One in N
by document is "valid", a sixth where nothing is said, none where N is 0.
"""
import argparse, hashlib, json, os
from calibrate import beginning, holds

WIDE = 6     # of the first spans that do not answer, their wider forms are shown as well
MANY = 16    # where more spans than these match, the match says little

def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('questions'); a.add_argument('spans'); a.add_argument('out'); a.add_argument('--without', nargs='*', default=[]); a.add_argument('--held', type=int, default=6)
    a = a.parse_args()
    known = {q['id']: q for q in map(json.loads, open(a.questions))}
    rows = unreached = 0
    with open(a.out, 'w') as out:
        for r in map(json.loads, open(a.spans)):
            q = known.get(r['id'])
            if not q or any(p[0] in a.without for p in q['pages']):
                continue
            want = {(os.path.basename(d), n) for d, n in q['pages']}
            best = max((s['score'] for s in r['spans']), default=0)
            pos, neg = [], []
            for s in r['spans']:
                if os.path.basename(s['document']) in a.without:
                    continue
                said = q['answerable'] and holds(q['must'], s['context'] + ' ' + s['quote'])
                on = (os.path.basename(s['document']), s['page']) in want
                for text, quote in [(s['text'], s['quote'])] + [(x['text'], x['quote']) for x in s.get('wider', [])]:
                    says = q['answerable'] and holds(q['must'], s['context'] + ' ' + quote)
                    if says and not on:
                        continue
                    if text == s['text'] or (says and not said) or len(neg) < WIDE:
                        (pos if says else neg).append([s['context'], text, round(s['score'] - best, 3), beginning(r, s)])
            alone = [s for s in pos if holds(q['must'], s[1])]
            pos = alone or pos
            if q['answerable'] and not 0 < len(pos) <= MANY:
                unreached += 1
                continue
            document = sorted(want)[0][0] if want else q['id'].split('-')[0]
            part = 'valid' if a.held and int(hashlib.sha1(document.encode()).hexdigest(), 16) % a.held == 0 else 'train'
            out.write(json.dumps(dict(q=q['question'], pos=pos, neg=neg, lang=q['language'], src='own', doc=document, part=part, times=4), ensure_ascii=False) + '\n')
            rows += 1
    print(rows, 'rows;', unreached, 'questions whose answer is among no spans, or among too many')

if __name__ == '__main__':
    main()
