#!/usr/bin/env python3
"""How scores of the evidence model become chances, and how the chance of the best span becomes that of what is shown:
writes `calibration` into a manifest, and how often quotations shown in each band were right: `bands`.

usage: calibrate.py BIN FOLDER SPANS.jsonl:QUESTIONS.jsonl... [--write]
       calibrate.py --shown BIN FOLDER LIBRARY:QUESTIONS.jsonl... [--write] [--set evidence-model=false]
       calibrate.py --words SPANS.jsonl:QUESTIONS.jsonl[:elsewhere]...
BIN holds attest-crossencoder and attest-cli, FOLDER the weights. SPANS is what attest-spans writes of QUESTIONS, which have `must` and
`pages` (a span is right where it is on one of the pages and matches), and should hold questions without an answer as well. As in Attest
the model reads the first three once more with what stands around them ("wider") and takes what it likes better. The spans that it then
puts first to third for each question are fitted by logistic regression on its score and on how far each stands behind the best by words;
figures are of folds that leave out whole documents.
With --shown each question is asked of the LIBRARY by attest-cli, and the log-odds of the chance that the quotation's best span had are
fitted to whether the quotation holds every `must`. The bands are of folds that leave out whole documents.
With --words there is no model: the first look's score stands in its place, less where "none of these" stands; what is printed then goes
to calibrationOfWords() in core/extractive/ranking/evidenceranker.cpp, as does what --shown prints without a model. `elsewhere`: the
spans are of other documents than the questions.
"""
import argparse, collections, hashlib, json, os, re, subprocess, tempfile
from concurrent.futures import ThreadPoolExecutor
import numpy as np

def holds(must, text):
    plain = re.sub(r"(?<=\d)[,'](?=\d{3}(?!\d))", '', text)
    return bool(must) and all(any(re.search(p, text, re.I) or re.search(p, plain, re.I) for p in each) for each in must)

def over(beginning, context):
    """What stands over a span, as readingOf() in core/extractive/ranking/evidenceranker.cpp has it."""
    beginning = beginning[:50]
    said = [x for x in (beginning, context.strip()[-40 if beginning else -60:].strip()) if x]
    return ' · '.join(said) + ':' if said else ''

def read(beginning, context, text):
    return (over(beginning, context) + ' ' + text).lstrip()

def beginning(r, s):
    return r.get('beginnings', {}).get(s['document'], '')

def scores(binary, folder, asked):
    """asked: question and its spans. A list of scores for each."""
    with tempfile.NamedTemporaryFile('w', suffix='.jsonl', delete=False) as f:
        for q, spans in asked:
            f.write(json.dumps({'question': q, 'spans': spans}, ensure_ascii=False) + '\n')
    out = subprocess.run([binary + '/attest-crossencoder', folder, f.name, '--threads', '2'], capture_output=True, text=True)
    os.unlink(f.name)
    if out.returncode: raise SystemExit(out.stderr)
    return [json.loads(x)['scores'] for x in out.stdout.split('\n') if x.strip()]

def widen(a, found, ce, kept):
    """The first spans of each question, by model and words, become the wider form that the model likes best."""
    asked = []
    for r, of in zip(found, ce):
        w = np.array([s['score'] for s in r['spans']])
        order = np.argsort(-(np.array(of) + a.mix * (w - w.max())), kind='stable')[:a.widened] if len(w) else []
        asked.append([(int(i), x) for i in order for x in r['spans'][i].get('wider', [])])
    cache = kept and f'{kept}-wide-{a.mix}-{a.widened}-{a.first}-{a.surely}'
    if cache and os.path.exists(cache):
        of_all = json.load(open(cache))
    else:
        of_all = scores(a.bin, a.folder, [(r['question'], [read(beginning(r, r['spans'][i]), r['spans'][i]['context'], x['text']) for i, x in each]) for r, each in zip(found, asked)])
        if cache: json.dump(of_all, open(cache, 'w'))
    for r, own, each, of in zip(found, ce, asked, of_all):
        for (i, x), score in zip(each, of):
            s = r['spans'][i]
            if score + a.wider > own[i] + s.get('more', 0):
                own[i] = score; s['more'] = a.wider; s['quote'] = x['quote']

def fit(x, y, weights, rounds=400):
    w = np.zeros(x.shape[1] + 1)
    a = np.c_[x, np.ones(len(x))]
    for _ in range(rounds):      # Newton with a little shrinking
        p = 1 / (1 + np.exp(-a @ w)); g = a.T @ (weights * (p - y)) + 1e-2 * np.r_[w[:-1], 0]
        h = (a * (weights * p * (1 - p))[:, None]).T @ a + 1e-2 * np.eye(len(w))
        step = np.linalg.solve(h, g); w -= step
        if np.abs(step).max() < 1e-8: break
    return w

def fold_of(q):
    return int(hashlib.sha1((q.get('document') or (q['pages'][0][0] if q.get('pages') else q['id'])).encode()).hexdigest(), 16) % 5

def out_of_folds(x, y, fold, weight):
    p = np.zeros(len(y))
    for f in range(5):
        v = fit(x[fold != f], y[fold != f], weight[fold != f]); p[fold == f] = 1 / (1 + np.exp(-np.c_[x[fold == f], np.ones((fold == f).sum())] @ v))
    return p

def ask(a, library, question):
    command = [a.bin + '/attest-cli', '--library', library, '--json'] + [x for each in a.set for x in ('--set', each)] + ['ask', question]
    done = subprocess.run(command, capture_output=True, text=True)
    try: return json.loads(done.stdout)
    except ValueError: raise SystemExit(f'{question}: {done.stderr}')

def shown(a, sets, manifest, path):
    had = manifest['calibration'] if not a.set else dict(shown=a.had[0], shownBias=a.had[1])
    x, y, fold, can = [], [], [], []
    def asked(each):
        library, questions = each.split(':')
        return [(q, ask(a, library, q['question'])) for q in map(json.loads, open(questions))]
    with ThreadPoolExecutor(2) as pool:     # a library is open once
        for q, reply in (x for replies in pool.map(asked, sets) for x in replies):
            said = re.sub(r'\s+', ' ', reply.get('answer') or '')
            if reply.get('outcome') != 'quoted' or not reply.get('likelihood_chance'): continue
            chance = min(reply['likelihood_chance'], 1 - 1e-9)
            x.append([(np.log(chance / (1 - chance)) - had.get('shownBias', 0)) / had.get('shown', 1)]); can.append(q['answerable'])
            y.append(q['answerable'] and holds(q['must'], said) and not any(re.search(m, said, re.I) for m in q.get('must_not') or [])); fold.append(fold_of(q))
    x, y, fold, can = np.array(x), np.array(y, float), np.array(fold), np.array(can)
    w, p = fit(x, y, np.ones(len(y))), out_of_folds(x, y, fold, np.ones(len(y)))
    print(f'{len(y)} quotations, right {y.mean():.3f}: shown {w[0]:.3f} shownBias {w[1]:.3f}')
    manifest['bands'] = {}
    for name, lo, hi in ('direct', a.direct, 2), ('probable', a.probable, a.direct), ('related', 0, a.probable):
        of = (p >= lo) & (p < hi)
        manifest['bands'][name] = dict(shown=int(of.sum()), right=round(float(y[of].mean()), 3) if of.any() else 0)
        print(f'band {name}: {of.sum()} shown, said {p[of].mean():.3f}, right {y[of].mean():.3f}; of unanswerable {(~can[of]).sum()}')
    if a.write and not a.set:
        manifest['calibration'].update(shown=round(float(w[0]), 4), shownBias=round(float(w[1]), 4), direct=a.direct, probable=a.probable)
        json.dump(manifest, open(path, 'w'), ensure_ascii=False, indent=1); open(path, 'a').write('\n')

def shares(r):
    e = np.exp(r['s']); q = [x['quote'] for x in r['spans']]
    own = np.array([sum(e[j] for j in range(len(q)) if q[j] in q[i] or q[i] in q[j]) for i in range(len(q))])
    return np.log(own / (1 + e.sum() - own))

def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('what', nargs='+', metavar='BIN FOLDER SETS'); p.add_argument('--write', action='store_true')
    p.add_argument('--words', action='store_true'); p.add_argument('--none', type=float, default=8, help='by words: the score of "none of these"')
    p.add_argument('--mix', type=float, default=.5, help='of words, added to the score'); p.add_argument('--related', type=float, default=.1, help='chance below which a passage does not help')
    p.add_argument('--wider', type=float, default=.5, help='added to the score of a span with what stands around it')
    p.add_argument('--widened', type=int, default=3, help='spans that are read again')
    p.add_argument('--first', type=int, default=24, help='spans that are read alone at first')
    p.add_argument('--surely', type=float, default=3, help='score of one of them from which the others are not read')
    p.add_argument('--alone', type=float, default=.8, help='chance from which a span is shown alone')
    p.add_argument('--direct', type=float, default=.8, help='chance from which what is shown is a direct answer'); p.add_argument('--probable', type=float, default=.5, help='and from which a probable one')
    p.add_argument('--shown', action='store_true'); p.add_argument('--set', action='append', default=[], help='a setting for --shown')
    p.add_argument('--had', type=float, nargs=2, default=(.575, -.192), metavar='N', help='shown and shownBias of calibrationOfWords(), for --shown with --set')
    p.add_argument('--keep', help='a file for the scores: read where it is there')
    p.add_argument('--show', action='store_true')
    a = p.parse_args()
    if a.words: a.mix, a.write = 0, False
    a.bin, a.folder, sets = (None, None, a.what) if a.words else (a.what[0], a.what[1], a.what[2:])
    if not a.words: path = os.path.join(a.folder, 'manifest.json'); manifest = json.load(open(path)); manifest.setdefault('calibration', dict(direct=a.direct, probable=a.probable))
    if a.shown: return shown(a, sets, manifest, path)
    rows = []
    for each in sets:
        spans, questions, *elsewhere = each.split(':')
        known = {q['id']: q for q in map(json.loads, open(questions))}
        found = [r for r in map(json.loads, open(spans)) if r['id'] in known]
        if elsewhere: known = {i: dict(q, answerable=False, must=None, pages=[], document=i) for i, q in known.items()}
        kept = a.keep and a.keep + '-' + os.path.basename(spans)
        if a.words:
            ce = [[s['score'] - a.none for s in r['spans']] for r in found]
        elif kept and os.path.exists(kept):
            ce = json.load(open(kept))
        else:
            ce = scores(a.bin, a.folder, [(r['question'], [read(beginning(r, s), s['context'], s['text']) for s in r['spans']]) for r in found])
            if kept: json.dump(ce, open(kept, 'w'))
        if not a.words:
            for r, of in zip(found, ce):     # as in Attest: where one of the first surely answers the others are not read
                if max(of[:a.first], default=a.surely - 1) >= a.surely: r['spans'], of[a.first:] = r['spans'][:a.first], []
            widen(a, found, ce, kept)
        for r, of in zip(found, ce):
            q = known[r['id']]
            want = {(os.path.basename(d), n) for d, n in q.get('pages') or []} or {(os.path.basename(e['document']), e['page']) for e in q.get('evidence') or []}
            c = np.array(of); more = np.array([s.get('more', 0) for s in r['spans']]); w = np.array([s['score'] for s in r['spans']])
            y = np.array([(not want or (os.path.basename(s['document']), s['page']) in want) and holds(q.get('must'), s['context'] + ' ' + s['quote']) for s in r['spans']], bool)
            on = np.array([(os.path.basename(s['document']), s['page']) in want for s in r['spans']], bool)
            rows.append(dict(q=q, set=os.path.basename(spans), c=c, more=more, w=w - (w.max() if len(w) else 0), y=y, on=on, want=want, spans=r['spans'],
                             fold=fold_of(q)))
    def table(name, score):
        for s in dict.fromkeys(r['set'] for r in rows):
            of = [r for r in rows if r['set'] == s and r['q'].get('answerable', True) and len(r['c'])]
            order = [np.argsort(-score(r)) for r in of]
            at = lambda k: np.mean([r['y'][o[:k]].any() for r, o in zip(of, order)])
            pages = [(r, list(dict.fromkeys((os.path.basename(r['spans'][i]['document']), r['spans'][i]['page']) for i in o))) for r, o in zip(of, order) if r['want']]
            page = lambda k: np.mean([any(x in r['want'] for x in pg[:k]) for r, pg in pages]) if pages else float('nan')
            print(f'{name:22s} {s:24s} n {len(of):3d} span first {at(1):.3f} three {at(3):.3f} ten {at(10):.3f}  page first {page(1):.3f} three {page(3):.3f} ten {page(10):.3f}')
    table('words', lambda r: r['w'])
    for mix in () if a.words else dict.fromkeys((0, .2, .4, .8, 1.2, a.mix)): table(f'model + {mix} words', lambda r: r['c'] + r['more'] + mix * r['w'])
    x, y, fold, weight, can, firsts = [], [], [], [], [], []
    for r in rows:
        if r['q'].get('must') is None and r['q'].get('answerable', True): continue
        r['s'] = r['c'] + a.mix * r['w']; r['o'] = shares(r); r['order'] = np.argsort(-(r['s'] + r['more']), kind='stable')
        if len(r['s']): firsts.append(len(x))
        for n, i in enumerate(r['order'][:3]):
            x.append([r['c'][i], r['w'][i], r['o'][i]]); can.append(r['q'].get('answerable', True)); y.append(bool(r['y'][i])); fold.append(r['fold']); weight.append([1, .5, .33][n])
    x, y, fold, weight = np.array(x), np.array(y, float), np.array(fold), np.array(weight)
    w, p = fit(x, y, weight), out_of_folds(x, y, fold, weight)
    print('weights: model %.3f words %.3f share %.3f bias %.3f' % tuple(w))
    edges = [0, .1, .2, .35, .5, .65, .8, .9, 1.01]
    for lo, hi in zip(edges, edges[1:]):
        m = (p >= lo) & (p < hi)
        if m.any(): print(f'chance {lo:.2f}-{hi:.2f}: {m.sum():4d} spans, said {p[m].mean():.3f}, right {y[m].mean():.3f}')
    tops = [(p[i], bool(y[i]), can[i]) for i in firsts]     # each by weights that have not been fitted on its document
    for least in (.05, .1, .15, .2, .3, .4, .5, .6, .7, .8, .9):
        up = [t for t in tops if t[0] >= least]
        print(f'first span, chance >= {least}: {len(up)} shown, right {np.mean([t[1] for t in up]) if up else 0:.3f}; of answerable {sum(t[2] for t in up)}/{sum(t[2] for t in tops)}; of unanswerable {sum(not t[2] for t in up)}/{sum(not t[2] for t in tops)}')
    if a.write:
        manifest['calibration'].update(mix=a.mix, wider=a.wider, model=round(float(w[0]), 4), words=round(float(w[1]), 4), share=round(float(w[2]), 4), bias=round(float(w[3]), 4), alone=a.alone, related=a.related)
        json.dump(manifest, open(path, 'w'), ensure_ascii=False, indent=1); open(path, 'a').write('\n')

if __name__ == '__main__':
    main()
