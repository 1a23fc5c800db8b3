#!/usr/bin/env python3
"""Trains the evidence model: a cross-encoder that scores question and span, with "none of these" at 0.

usage: train.py BASE OUT ROWS.jsonl... [--minutes M] [--epochs E]
BASE: the folder that base.py or english.py writes (or packed.npz and tokenizer.json beside each other), or an evidence model to go on from. ROWS: one question a line: q, pos (spans that
answer), neg (others of the same document), head, lang, src; a span is its text, with `head` above it, or [context, text, words, beginning of its document], where
words is how far it stands behind the best by words: what is learned then is what that lacks; "part": "valid" keeps a row for measuring, else a tenth of each source is,
by its heading or question. Listwise: the loss is minus the logarithm of the share that the spans that answer have, of all that are
shown and of none; none is right where no span answers. A third of the rows is shown without an answer: its spans are left out, or
the year, a number or a name in the question is another one. Heads stand after each depth of --depths: a slow machine uses the first.
OUT gets what quantise.py reads, in files of at most 16 MiB, and report.json.
"""
import argparse, gzip, hashlib, json, math, os, random, re, sys, time
import numpy as np, torch
import torch.nn.functional as F
from tokenizers import Tokenizer
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from calibrate import over

LONGEST, QUESTION, CONTEXT = 128, 48, 40     # tokens: of a pair, of its question, of what stands over the span

class Encoder(torch.nn.Module):
    def __init__(self, w, heads, depths, dropout=.1):
        super().__init__()
        self.heads, self.depths, self.dropout = heads, depths, dropout
        self.layers = 1 + max(int(k.split('.')[2]) for k in w if k.startswith('encoder.layer.'))
        self.p = torch.nn.ParameterDict({k.replace('.', '/'): torch.nn.Parameter(torch.tensor(v)) for k, v in w.items()})
        hidden = w['embeddings.LayerNorm.bias'].shape[0]
        for d in depths:
            if f'head.{d}.w' not in w:
                self.p[f'head/{d}/w'] = torch.nn.Parameter(torch.randn(hidden) * .02)
                self.p[f'head/{d}/b'] = torch.nn.Parameter(torch.zeros(1))

    def forward(self, ids, mask, types):
        p = lambda k: self.p[k.replace('.', '/')]
        return torch.stack([x @ p(f'head.{d}.w').float() + p(f'head.{d}.b').float() for d, x in zip(self.depths, self.firsts(ids, mask, types))])

    def firsts(self, ids, mask, types):
        """The state of the first token at each depth."""
        half = torch.bfloat16
        p = lambda k: self.p[k.replace('.', '/')]
        drop = lambda x: F.dropout(x, self.dropout, self.training) if self.dropout else x
        norm = lambda x, k: F.layer_norm(x, x.shape[-1:], p(k + '.weight').to(half), p(k + '.bias').to(half), 1e-12)
        x = F.embedding(ids, p('embeddings.word_embeddings.weight')) + p('embeddings.position_embeddings.weight')[:ids.shape[1]] + F.embedding(types, p('embeddings.token_type_embeddings.weight'))
        x = drop(norm(x.to(half), 'embeddings.LayerNorm'))
        B, T, D = x.shape
        size = D // self.heads
        unseen = torch.zeros(B, 1, 1, T, dtype=half, device=x.device).masked_fill(~mask[:, None, None, :], -1e9)
        out = []
        for l in range(self.layers):
            k = f'encoder.layer.{l}.'
            lin = lambda y, n: F.linear(y, p(k + n + '.weight').to(half), p(k + n + '.bias').to(half))
            query, key, value = (lin(x, f'attention.self.{n}').view(B, T, self.heads, size).transpose(1, 2) for n in ('query', 'key', 'value'))
            share = drop(torch.softmax(torch.matmul(query * size ** -.5, key.transpose(2, 3)) + unseen, -1))
            a = torch.matmul(share, value).transpose(1, 2).reshape(B, T, D)
            x = norm(x + drop(lin(a, 'attention.output.dense')), k + 'attention.output.LayerNorm')
            f = lin(F.gelu(lin(x, 'intermediate.dense')), 'output.dense')
            x = norm(x + drop(f), k + 'output.LayerNorm')
            if l + 1 in self.depths:
                out.append(x[:, 0].float())
        return out

class Texts:
    """Tokens of texts, each read once."""
    def __init__(self, tok):
        tok.no_padding(); tok.no_truncation()
        self.tok, self.known = tok, {}
        start = tok.token_to_id('[CLS]')
        self.start, self.between, self.end, self.pad = (0, [2, 2], 2, 1) if start is None else (start, [tok.token_to_id('[SEP]')], tok.token_to_id('[SEP]'), tok.token_to_id('[PAD]'))
        self.second = 0 if start is None else 1     # the type of a span's tokens
    def add(self, texts):
        new = [t for t in dict.fromkeys(texts) if t not in self.known]
        for i in range(0, len(new), 20000):
            for t, e in zip(new[i:i + 20000], self.tok.encode_batch(new[i:i + 20000], add_special_tokens=False)):
                self.known[t] = e.ids[:LONGEST]
    def pair(self, q, head, span):
        if q not in self.known or head not in self.known or span not in self.known: self.add([q, head, span])
        a = self.known[q][:QUESTION]; c = self.known[head][:CONTEXT]; b = self.known[span]
        ids = [self.start] + a + self.between
        behind = len(ids)
        ids = (ids + c + b)[:LONGEST - 1] + [self.end]
        return ids, [0] * behind + [self.second] * (len(ids) - behind)

WORDS = .8     # of a span's place by words, added to its score

def spans(r, which):
    head = over('', r.get('head') or '')
    return [(head, s, 0.) if isinstance(s, str) else (over(s[3] if len(s) > 3 else '', s[0]), s[1], s[2]) for s in r[which]]

def batch(pairs, pad, device):
    T = max(len(ids) for ids, _ in pairs)
    ids, mask, types = np.full((len(pairs), T), pad, np.int64), np.zeros((len(pairs), T), np.bool_), np.zeros((len(pairs), T), np.int64)
    for i, (p, t) in enumerate(pairs):
        ids[i, :len(p)] = p; mask[i, :len(p)] = True; types[i, :len(p)] = t
    return [torch.from_numpy(x).to(device, non_blocking=True) for x in (ids, mask, types)]

def scores(model, pairs, pad, device, chunks=1, size=None):
    """By length, in parts that need little padding; in the order given."""
    order = sorted(range(len(pairs)), key=lambda i: len(pairs[i][0]))
    size = size or math.ceil(len(order) / chunks)
    out = []
    for i in range(0, len(order), size):
        out.append(model(*batch([pairs[j] for j in order[i:i + size]], pad, device)))
    s = torch.cat(out, 1)
    back = torch.empty(len(order), dtype=torch.long, device=s.device); back[torch.tensor(order, device=s.device)] = torch.arange(len(order), device=s.device)
    return s[:, back]

YEAR = re.compile(r'\b(19|20)\d\d\b'); NUMBER = re.compile(r'\b\d+(?:[.,]\d+)*\b'); NAME = re.compile(r'(?<=[a-zäöüß,] )[A-ZÄÖÜ][\w-]+(?: [A-ZÄÖÜ][\w-]+)*')

def missed(r, rng, names):
    """The question with another year, number or name, which no span has; None where it has none."""
    q = r['q']; all_ = ' '.join([r.get('head') or ''] + [h + ' ' + s for h, s, _ in spans(r, 'pos') + spans(r, 'neg')])
    for pattern in rng.sample([YEAR, NAME, NUMBER], 3):
        found = [m for m in pattern.finditer(q) if m.group() in all_]
        if not found: continue
        m = rng.choice(found)
        for _ in range(8):
            if pattern is YEAR: other = str(int(m.group()) + rng.choice([-4, -3, -2, -1, 1, 2, 3, 4, 5]))
            elif pattern is NUMBER: other = str(rng.randint(2, 999))
            else: other = rng.choice(names) if names else m.group()
            if other not in all_ and other != m.group() and (pattern is not NAME or r['lang'] == 'en'):
                return q[:m.start()] + other + q[m.end():]
    return None

def scribbled(q, rng):
    """As people type: without capitals or marks, with a slip."""
    x = rng.random()
    if x < .4: return q.lower().rstrip('?. ')
    if x < .6: return q.rstrip('?. ')
    i = rng.randrange(len(q)) if q else 0
    return q[:i] + (q[i + 1:] if x < .8 else q[i + 1:i + 2] + q[i:i + 1] + q[i + 2:])

def valid(r):
    if 'part' in r: return r['part'] == 'valid'
    return int(hashlib.sha1((r.get('head') or r['q']).encode()).hexdigest(), 16) % 10 == 0

def auc(a, b):
    if not a or not b: return float('nan')
    s = np.sort(b); return float(np.mean([(np.searchsorted(s, x, 'left') + np.searchsorted(s, x, 'right')) / 2 for x in a]) / len(b))

def measure(model, rows, texts, device):
    model.eval()
    by = {}
    with torch.no_grad():
        for i in range(0, len(rows), 64):
            part = rows[i:i + 64]; pairs = []; at = []; words = []
            for r in part:
                at.append(len(pairs)); of = spans(r, 'pos') + spans(r, 'neg')
                pairs += [texts.pair(r['q'], h, s) for h, s, _ in of]; words += [w for _, _, w in of]
            s = scores(model, pairs, texts.pad, device, size=256).float().cpu().numpy() + WORDS * np.array(words) if pairs else None
            for r, a in zip(part, at):
                x = s[:, a:a + len(r['pos']) + len(r['neg'])]
                if x.shape[1]: by.setdefault(r['src'] + '-' + r['lang'], []).append((x, len(r['pos'])))
    model.train()
    out = {}
    for k, v in sorted(by.items()):
        out[k] = {'n': len(v)}
        for d, depth in enumerate(model.depths):
            a = [x[d] for x, p in v if p and x.shape[1] > p]; ps = [p for x, p in v if p and x.shape[1] > p]
            first = np.mean([int(np.argmax(x) < p) for x, p in zip(a, ps)]) if a else float('nan')
            three = np.mean([bool((np.argsort(-x)[:3] < p).any()) for x, p in zip(a, ps)]) if a else float('nan')
            best = [float(x[:p].max()) for x, p in zip(a, ps)]; none = [float(x[p:].max()) for x, p in zip(a, ps)] + [float(x[d].max()) for x, p in v if not p]
            out[k][str(depth)] = {'first': round(float(first), 3), 'three': round(float(three), 3), 'answerable': round(auc(best, none), 3)}
    return out

def losses(s, words, answering):
    """Of each depth, summed over the questions: minus the logarithm of the share of the first `answering` spans, or of none."""
    s = s + WORDS * words
    lp = F.log_softmax(torch.cat([s, torch.zeros_like(s[:, :, :1])], 2), 2)
    want = torch.zeros(lp.shape[1:], dtype=torch.bool)
    for g, n in enumerate(answering):
        want[g, :n] = True
        if not n: want[g, -1] = True
    return -torch.logsumexp(lp.masked_fill(~want.to(s.device), -1e9), 2).sum(1)

def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('base'); a.add_argument('out'); a.add_argument('rows', nargs='+')
    a.add_argument('--minutes', type=float, default=60); a.add_argument('--epochs', type=float, default=3)
    a.add_argument('--questions', type=int, default=64, help='a step'); a.add_argument('--spans', type=int, default=12, help='a question')
    a.add_argument('--rate', type=float, default=1.5e-4); a.add_argument('--seed', type=int, default=7)
    a.add_argument('--at-once', type=int, help='questions of a step in memory at once: 8 for a machine without a GPU, by default all')
    a.add_argument('--dropout', type=float, default=.1); a.add_argument('--frozen', type=int, default=0, help='lowest layers that stay as they are, with the word embeddings')
    a.add_argument('--measure', action='store_true', help='train nothing')
    a.add_argument('--depths', default='6,12'); a.add_argument('--most-valid', type=int, default=150, help='rows measured of a source')
    a = a.parse_args()
    began = time.time()
    rng = random.Random(a.seed); torch.manual_seed(a.seed)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    if os.path.exists(a.base + '/packed.npz'):
        from base import unpack
        w = unpack(a.base + '/packed.npz')
    else:
        from safetensors.numpy import load_file
        w = load_file(a.base + '/model.safetensors')
        w = {k: v.astype(np.float32) * (w[k + '.scale'][:, None] if k + '.scale' in w else 1) for k, v in w.items() if not k.endswith('.scale')}
    w['embeddings.position_embeddings.weight'] = w['embeddings.position_embeddings.weight'][:LONGEST]
    model = Encoder(w, 12, [int(x) for x in a.depths.split(',')], a.dropout).to(device)
    texts = Texts(Tokenizer.from_file(a.base + '/tokenizer.json'))
    learn, held, counts = [], [], {}
    for path in a.rows:
        rows = [json.loads(l) for l in (gzip.open(path, "rt") if path.endswith(".gz") else open(path))]
        rng.shuffle(rows)
        for r in rows:
            if not valid(r):
                if r['neg']: learn.append(r)
            elif counts.setdefault((r['src'], r['lang']), 0) < a.most_valid:
                counts[r['src'], r['lang']] += 1; held.append(r)
    for r in learn + held:
        of = spans(r, 'pos') + spans(r, 'neg')
        texts.add([r['q']] + [h for h, _, _ in of] + [s for _, s, _ in of])
    names = {}
    for r in learn:
        for n in NAME.findall(r['q']): names.setdefault(r['src'], set()).add(n)
    names = {k: sorted(v) for k, v in names.items()}
    by = {}
    for r in learn: by.setdefault(r['src'], []).append(r)
    weigh = [r for r in learn for _ in range(r.get('times', 2 if r['lang'] != 'en' else 1))]
    total = 0 if a.measure else int(a.epochs * len(weigh) / a.questions)
    for k, v in model.p.items():
        at = k.split('/')
        if a.frozen and (at[0] == 'embeddings' or at[0] == 'encoder' and int(at[2]) < a.frozen): v.requires_grad_(False)
    tuned = {k: v for k, v in model.p.items() if v.requires_grad}
    small = [v for v in tuned.values() if v.ndim < 2]; words = [v for k, v in tuned.items() if k == 'embeddings/word_embeddings/weight']
    large = [v for k, v in tuned.items() if v.ndim >= 2 and k != 'embeddings/word_embeddings/weight']
    opt = torch.optim.AdamW([dict(params=large, weight_decay=.01), dict(params=small, weight_decay=0.), dict(params=words, weight_decay=0.)], lr=a.rate, betas=(.9, .98), fused=device == 'cuda')
    print(f'{len(learn)} rows to learn from, {len(held)} held out, {total} steps, {time.time() - began:.0f} s to read', flush=True)
    deadline = began + a.minutes * 60
    step, order = 0, []
    run, started = None, time.time()
    model.train()
    while step < total and time.time() < deadline:
        pairs, groups, words = [], [], []
        while len(groups) < a.questions:
            if not order:
                order = list(range(len(weigh))); rng.shuffle(order)
            r = weigh[order.pop()]
            q, pos, neg = r['q'], spans(r, 'pos'), spans(r, 'neg')
            kind = rng.random()
            if pos and kind < .2:
                pos = []
            elif pos and kind < .36:
                other = missed(r, rng, names.get(r['src']))
                if other: q, neg, pos = other, pos + neg, []
            if rng.random() < .12: q = scribbled(q, rng)
            if rng.random() < .15: pos, neg = [('', s, w) for _, s, w in pos], [('', s, w) for _, s, w in neg]
            pos = rng.sample(pos, min(len(pos), 3)); room = a.spans - len(pos)
            if len(neg) > room: neg = neg[:room // 2] + rng.sample(neg[room // 2:], room - room // 2)
            of = pos + neg
            while len(of) < a.spans:      # of others, which say nothing of it
                o = rng.choice(by[r['src']] if rng.random() < .7 else weigh)
                if o['q'] == r['q'] or (o.get('head') and o.get('head') == r.get('head')) or (o.get('doc') and o.get('doc') == r.get('doc')): continue
                h, s, _ = rng.choice(spans(o, 'pos') + spans(o, 'neg'))
                of.append((h if rng.random() < .5 else '', s, -4. if isinstance(r['neg'][0], list) else 0.))
            groups.append(len(pos))
            pairs += [texts.pair(q, h, s) for h, s, _ in of]; words += [w for _, _, w in of]
        opt.zero_grad(set_to_none=True)
        l = 0.
        for i in range(0, a.questions, a.at_once or a.questions):
            some = groups[i:i + (a.at_once or a.questions)]
            of = slice(i * a.spans, (i + len(some)) * a.spans)
            s = scores(model, pairs[of], texts.pad, device, 3)
            loss = losses(s.float().view(-1, len(some), a.spans), torch.tensor(words[of], device=device).view(1, len(some), a.spans), some) / a.questions
            (loss[-1] + .4 * loss[:-1].sum()).backward()
            l += float(loss[-1].detach())
        part = max(step / total, (time.time() - started) / max(1., deadline - started - 20))
        rate = a.rate * min(1, (step + 1) / max(20, .05 * total)) * max(.02, 1 - part)
        for g in opt.param_groups: g['lr'] = rate
        opt.param_groups[2]['lr'] = rate * .5
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.)
        opt.step()
        step += 1
        if step % 20 == 0 or step == 2:
            run = l if run is None else .7 * run + .3 * l
            print(f'{step}/{total} loss {run:.3f} rate {rate:.1e} {(time.time() - started) / step * 1000:.0f} ms a step, {time.time() - began:.0f} s', flush=True)
    os.makedirs(a.out, exist_ok=True)
    keep({k.replace('/', '.'): v.detach().float().cpu().numpy() for k, v in model.p.items()}, a.out)
    with torch.no_grad():
        report = measure(model, held, texts, device)
    report = dict(steps=step, rows=len(learn), seed=a.seed, seconds=round(time.time() - began), loss=run, held=report, rate=a.rate, questions=a.questions, spans=a.spans, device=torch.cuda.get_device_name() if device == 'cuda' else 'cpu')
    json.dump(report, open(a.out + '/report.json', 'w'), indent=1)
    for k, v in report['held'].items(): print(k, json.dumps(v))
    print('done', time.time() - began)

def keep(w, out):
    """Word embeddings in 8 bits with a scale a row, the rest in half precision, in files of at most 16 MiB."""
    e = w.pop('embeddings.word_embeddings.weight')
    scale = np.abs(e).max(1) / 127 + 1e-12
    parts, size = [{'embeddings.word_embeddings.weight': np.round(e / scale[:, None]).astype(np.int8), 'embeddings.word_embeddings.scale': scale.astype(np.float32)}], 0
    for k, v in sorted(w.items()):
        v = v.astype(np.float16)
        if len(parts) == 1 or size + v.nbytes > 15 << 20:
            parts.append({}); size = 0
        parts[-1][k] = v; size += v.nbytes
    for i, p in enumerate(parts):
        np.savez(f'{out}/weights-{i}.npz', **p)

def gathered(out):
    """What keep() wrote, in single precision."""
    w, i = {}, 0
    while os.path.exists(f'{out}/weights-{i}.npz'):
        f = np.load(f'{out}/weights-{i}.npz')
        w.update({k: f[k].astype(np.float32) for k in f.files}); i += 1
    w['embeddings.word_embeddings.weight'] = w['embeddings.word_embeddings.weight'] * w.pop('embeddings.word_embeddings.scale')[:, None]
    return w

if __name__ == '__main__':
    main()
