#!/usr/bin/env python3
"""Fits the weights of the first look (core/extractive/spans/firstlook.cpp) and measures them on questions kept apart.

usage: spanweights.py FEATURES... [--test FEATURES...] [--l2 0.01] [--folds 5]
FEATURES are written by attest-spans --features: a question a line, {"id", "document", "rows": [[right, feature, ...], ...]}.
Files named rows-* were written with --rows: what they say of passages is left out, and they count half.
Each question is judged by weights fitted without its document (by the hash of its name; of a set with few documents without
the question). The loss is listwise: the right spans of a question against its others. --test: sets that are only judged.
Prints how often a right span is among the first 1, 3, 10 and 40, by the weights in the program and by those fitted, and the
weights fitted on all as C++.
"""
import argparse, hashlib, json, os, re
import numpy as np

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../core/extractive/spans/firstlook.cpp')
NOT_IN_ROWS = ('around', 'in passage', 'in document', 'found', 'rank')
POSITIVE = ('own', 'context', 'around', 'rare', 'pairs', 'exact', 'in passage', 'in document', 'found', 'rank', 'answers', 'titled')
NEGATIVE = ('missing',)
KINDS = ('item', 'list', 'row', 'field', 'opening', 'caption', 'title', 'lines')


def program_weights():
    text = open(SOURCE, encoding='utf-8').read()
    table = text[text.index('weights{{'):]
    return [(name, float(value)) for name, value in re.findall(r'\{"([a-z ]+)", (-?[\d.]+)\}', table[:table.index('}};')])]


def read(path, names):
    rows = []
    left_out = [names.index(n) for n in NOT_IN_ROWS] if os.path.basename(path).startswith('rows-') else []
    for line in open(path, encoding='utf-8'):
        r = json.loads(line)
        x = np.array(r['rows'], np.float64)
        if len(x) and 0 < x[:, 0].sum() < len(x):
            features = x[:, 1:]
            features[:, left_out] = 0
            rows.append((r['id'], r['document'], x[:, 0] > 0, features))
    documents = {d for _, d, _, _ in rows}
    return [(i, d if len(documents) >= 10 else i, y, x) for i, d, y, x in rows]


def fold_of(document, folds):
    return int(hashlib.sha1(document.encode()).hexdigest(), 16) % folds


def prepare(row, weights, most=150):
    """The right spans and the strongest wrong ones."""
    _, _, y, x = row
    wrong = np.where(~y)[0]
    return x[y][:30], x[wrong[np.argsort(-(x[wrong] @ weights))][:most]]


def fit(train, share, names, start, l2, epochs=200, rate=.8):
    v = start.copy()
    scale = np.sqrt(np.average([np.concatenate(t).var(0) for t in train], axis=0, weights=share)) + 1e-2
    pull = l2 * np.where([n in KINDS for n in names], 1, scale * scale)
    low = np.where([n in POSITIVE for n in names], 0, -np.inf)
    high = np.where([n in NEGATIVE for n in names], 0, np.inf)
    for _ in range(epochs):
        g = pull * v
        for (p, n), w in zip(train, share):
            a, b = p @ v, n @ v
            m = max(a.max(), b.max())
            ea, eb = np.exp(a - m), np.exp(b - m)
            g += w * ((ea @ p + eb @ n) / (ea.sum() + eb.sum()) - ea @ p / ea.sum())
        v = np.clip(v - rate * g / (scale * scale + .02), low, high)
    return v


def measure(rows, weights):
    hits = np.zeros(4)
    for _, _, y, x in rows:
        first = int(np.argmax(y[np.argsort(-(x @ weights), kind='stable')]))
        hits += [first < k for k in (1, 3, 10, 40)]
    return hits


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('features', nargs='+')
    a.add_argument('--test', nargs='*', default=[])
    a.add_argument('--l2', type=float, default=.01)
    a.add_argument('--folds', type=int, default=5)
    a = a.parse_args()
    named = program_weights()
    names = [n for n, _ in named]
    old = np.array([w for _, w in named])
    sets = {os.path.basename(p): read(p, names) for p in a.features}
    rows = [(r, (.5 if name.startswith('rows-') else 1) / np.sqrt(len(rows))) for name, rows in sets.items() for r in rows]
    prepared = [prepare(r, old) for r, _ in rows]
    folds = np.array([fold_of(r[1], a.folds) for r, _ in rows])
    share = np.array([w for _, w in rows])

    def fitted(keep):
        w = share[keep] / share[keep].sum()
        return fit([p for p, k in zip(prepared, keep) if k], w, names, old, a.l2)

    by_fold = [fitted(folds != f) for f in range(a.folds)]
    final = fitted(folds >= 0)
    show = lambda hits, n: ' '.join('%.3f' % (h / max(1, n)) for h in hits)
    print('%-24s %5s  %-23s | %s' % ('right span in 1/3/10/40', 'n', 'in the program', 'fitted without it'))
    for name, rows in sets.items():
        new = sum((measure([r], by_fold[fold_of(r[1], a.folds)]) for r in rows), np.zeros(4))
        print('%-24s %5d  %s | %s' % (name, len(rows), show(measure(rows, old), len(rows)), show(new, len(rows))))
    for path in a.test:
        rows = read(path, names)
        print('%-24s %5d  %s | %s' % (os.path.basename(path), len(rows), show(measure(rows, old), len(rows)),
                                      show(measure(rows, final), len(rows))))
    print(',\n'.join('    {"%s", %.2f}' % (n, w) for n, w in zip(names, final)))


if __name__ == '__main__':
    main()
