#!/usr/bin/env python3
"""The evidence model in floats, to compare Attest's whole-number pass with (tests/bench/crossencoder.cpp).

    reference.py pairs DATA PAIRS.jsonl [--count 1000]          takes questions and spans from DATA/*.jsonl
    reference.py heads FLOATS.safetensors OUT --depths 3 6      adds heads of random weights to an encoder
    reference.py compare FLOATS.safetensors FOLDER PAIRS.jsonl SCORES.jsonl [--depth N]

A line of PAIRS is {"question": ..., "spans": [...]}; a line of SCORES, as attest-crossencoder prints them, {"scores": [...]}.
compare prints the rank agreement (Spearman) of all pairs and the largest difference. Needs numpy and tokenizers.
"""
import argparse
import glob
import json
import math
import os
import random

import numpy as np

import quantise

QUESTION_TOKENS = 48  # as core/crossencoder/crossencoder.cpp


def normal(x, weight, bias):
    middle = x.mean(-1, keepdims=True)
    spread = ((x - middle) ** 2).mean(-1, keepdims=True)
    return (x - middle) / np.sqrt(spread + 1e-12) * weight + bias


def erf(x):
    """numpy has none: between neighbours of a fine table of math.erf's values, within 1e-9."""
    if not hasattr(erf, "table"):
        erf.at = np.linspace(-6, 6, 120001)
        erf.table = np.array([math.erf(v) for v in erf.at])
    return np.interp(x, erf.at, erf.table)


def gelu(x, kind):
    if kind == "erf":
        return x * 0.5 * (1 + erf(x / np.sqrt(2)))
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x ** 3)))


class Reference:
    def __init__(self, floats, folder):
        import tokenizers
        with open(os.path.join(folder, "manifest.json"), encoding="utf-8") as stream:
            self.manifest = json.load(stream)
        self.tokenizer = tokenizers.Tokenizer.from_file(os.path.join(folder, "tokenizer.json"))
        self.tokenizer.no_truncation()
        self.tokenizer.no_padding()
        self.t = quantise.plain(quantise.read_safetensors(floats))

    def tokens(self, text):
        return self.tokenizer.encode(text, add_special_tokens=False).ids

    def pair(self, question, span):
        special, most = self.manifest["special"], self.manifest["maxTokens"]
        start, end = special["start"], special["separator"]
        around = 3 if self.manifest["pair"] == "bert" else 4
        q = self.tokens(question)[:min(QUESTION_TOKENS, (most - around) // 2)]
        s = self.tokens(span)[:most - around - len(q)]
        if around == 3:
            return [start] + q + [end] + s + [end], [0] * (len(q) + 2) + [1] * (len(s) + 1)
        ids = [start] + q + [end, end] + s + [end]
        return ids, [0] * len(ids)

    def matrix(self, x, name):
        return x @ self.t[name + ".weight"].T + self.t[name + ".bias"]

    def score(self, question, span, depth):
        t, heads = self.t, self.manifest["heads"]
        ids, types = self.pair(question, span)
        x = (t["embeddings.word_embeddings.weight"][ids] + t["embeddings.position_embeddings.weight"][:len(ids)]
             + t["embeddings.token_type_embeddings.weight"][types])
        x = normal(x, t["embeddings.LayerNorm.weight"], t["embeddings.LayerNorm.bias"])
        size = x.shape[1] // heads
        for layer in range(depth):
            at = quantise.LAYER % layer
            q, k, v = (self.matrix(x, at + "attention.self." + part).reshape(len(ids), heads, size).transpose(1, 0, 2)
                       for part in ("query", "key", "value"))
            weights = q @ k.transpose(0, 2, 1) / np.sqrt(size)
            weights = np.exp(weights - weights.max(-1, keepdims=True))
            weights /= weights.sum(-1, keepdims=True)
            seen = (weights @ v).transpose(1, 0, 2).reshape(len(ids), -1)
            norm = at + "attention.output.LayerNorm"
            x = normal(x + self.matrix(seen, at + "attention.output.dense"), t[norm + ".weight"], t[norm + ".bias"])
            inner = gelu(self.matrix(x, at + "intermediate.dense"), self.manifest["gelu"])
            norm = at + "output.LayerNorm"
            x = normal(x + self.matrix(inner, at + "output.dense"), t[norm + ".weight"], t[norm + ".bias"])
        return float(x[0] @ t[f"head.{depth}.w"].reshape(-1) + t[f"head.{depth}.b"].reshape(-1)[0])


def ranks(values):
    values = np.asarray(values)
    order = values.argsort(kind="stable")
    rank = np.empty(len(values))
    rank[order] = np.arange(len(values))
    _, which, count = np.unique(values, return_inverse=True, return_counts=True)
    return (np.bincount(which, rank) / count)[which]  # equal values share their mean rank


def spearman(one, other):
    return float(np.corrcoef(ranks(one), ranks(other))[0, 1])


def lines(file):
    with open(file, encoding="utf-8") as stream:
        return [json.loads(line) for line in stream if line.strip()]


def pairs(given):
    chance = random.Random(given.seed)
    rows = [row for file in sorted(glob.glob(os.path.join(given.data, "*.jsonl"))) for row in lines(file)]
    chance.shuffle(rows)
    count = 0
    with open(given.out, "w", encoding="utf-8") as stream:
        for row in rows:
            spans = (row["pos"] + row["neg"])[:10]
            if not spans or count >= given.count:
                continue
            count += len(spans)
            stream.write(json.dumps({"question": row["q"], "spans": spans}, ensure_ascii=False) + "\n")


def heads(given):
    tensors = quantise.plain(quantise.read_safetensors(given.floats))
    hidden = tensors["embeddings.LayerNorm.weight"].size
    chance = np.random.default_rng(given.seed)
    for depth in given.depths:
        tensors[f"head.{depth}.w"] = chance.normal(size=hidden).astype("<f4")
        tensors[f"head.{depth}.b"] = np.zeros(1, "<f4")
    quantise.write_safetensors(given.out, tensors)


def compare(given):
    reference = Reference(given.floats, given.folder)
    depth = given.depth or max(reference.manifest["depths"])
    mine, theirs = [], []
    for pair, scores in zip(lines(given.pairs), lines(given.scores), strict=True):
        mine += [reference.score(pair["question"], span, depth) for span in pair["spans"]]
        theirs += scores["scores"]
    mine, theirs = np.array(mine), np.array(theirs)
    print(f"pairs {len(mine)}, Spearman {spearman(mine, theirs):.5f}, largest difference {abs(mine - theirs).max():.4f}, "
          f"typical {np.sqrt(((mine - theirs) ** 2).mean()):.4f}, shift {(theirs - mine).mean():.4f}, "
          f"spread of the scores {mine.std():.4f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("pairs")
    command.add_argument("data")
    command.add_argument("out")
    command.add_argument("--count", type=int, default=1000)
    command.add_argument("--seed", type=int, default=1)
    command.set_defaults(run=pairs)
    command = commands.add_parser("heads")
    command.add_argument("floats")
    command.add_argument("out")
    command.add_argument("--depths", type=int, nargs="+", required=True)
    command.add_argument("--seed", type=int, default=1)
    command.set_defaults(run=heads)
    command = commands.add_parser("compare")
    command.add_argument("floats")
    command.add_argument("folder")
    command.add_argument("pairs")
    command.add_argument("scores")
    command.add_argument("--depth", type=int, default=0)
    command.set_defaults(run=compare)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
