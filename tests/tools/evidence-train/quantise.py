#!/usr/bin/env python3
"""Writes the folder of the evidence model that Attest loads (core/crossencoder/encoder.h) from trained floats.

    quantise.py FLOATS.safetensors TOKENIZER.json FOLDER --pair bert --gelu erf --heads 12 --depths 6
        --special start=101 separator=102 unknown=100 [--max-tokens 128] [--set base=NAME seed=7 ...]

FLOATS holds a BERT encoder (a prefix "bert." is dropped) and head.DEPTH.w [hidden], head.DEPTH.b for each depth. Matrices
become int8 with a symmetric scale for each row, everything else stays in single precision. Layers behind the deepest head,
positions behind --max-tokens, the pooler and the like are left out. From Python: write(folder, tensors, tokenizer, manifest).
Needs numpy.
"""
import argparse
import hashlib
import json
import os
import struct

import numpy as np

TYPES = {"F64": "<f8", "F32": "<f4", "F16": "<f2", "I64": "<i8", "I32": "<i4", "I8": "|i1", "U8": "|u1"}
LAYER = "encoder.layer.%d."
MATRICES = ["attention.self.query", "attention.self.key", "attention.self.value", "attention.output.dense",
            "intermediate.dense", "output.dense"]
NORMS = ["attention.output.LayerNorm", "output.LayerNorm"]


def read_safetensors(file):
    """All tensors by name; BF16 as float32."""
    with open(file, "rb") as stream:
        data = stream.read()
    size = struct.unpack_from("<Q", data)[0]
    tensors = {}
    for name, entry in json.loads(data[8:8 + size]).items():
        if name == "__metadata__":
            continue
        begin, end = (8 + size + offset for offset in entry["data_offsets"])
        if entry["dtype"] == "BF16":
            wide = np.frombuffer(data[begin:end], "<u2").astype("<u4") << 16
            tensors[name] = wide.view("<f4").reshape(entry["shape"])
        else:
            tensors[name] = np.frombuffer(data[begin:end], TYPES[entry["dtype"]]).reshape(entry["shape"])
    return tensors


def write_safetensors(file, tensors):
    header, parts, offset = {}, [], 0
    for name in sorted(tensors):
        array = np.ascontiguousarray(tensors[name])
        kind = next(kind for kind, code in TYPES.items() if np.dtype(code) == array.dtype.newbyteorder("<"))
        parts.append(array.tobytes())
        header[name] = {"dtype": kind, "shape": list(array.shape), "data_offsets": [offset, offset + len(parts[-1])]}
        offset += len(parts[-1])
    head = json.dumps(header, separators=(",", ":")).encode()
    head += b" " * (-len(head) % 8)
    with open(file, "wb") as stream:
        stream.write(struct.pack("<Q", len(head)) + head + b"".join(parts))


def plain(tensors):
    """The names without the prefix of a model that has the encoder as a part; everything as float32 numpy arrays."""
    named = {}
    for name, tensor in tensors.items():
        if hasattr(tensor, "detach"):  # PyTorch's
            tensor = tensor.detach().cpu().float().numpy()
        named[name.removeprefix("bert.")] = np.asarray(tensor, dtype=np.float32)
    return named


def rows_as_int8(matrix):
    """Whole numbers from -127 to 127 and the scale of each row; a row of zeros has the scale 1."""
    most = np.abs(matrix).max(axis=1)
    scale = np.where(most > 0, most / 127, 1).astype("<f4")
    return np.clip(np.rint(matrix / scale[:, None]), -127, 127).astype("|i1"), scale


def quantised(tensors, depths, positions, heads=True):
    """The tensors of model.safetensors."""
    floats, small = plain(tensors), {}

    def keep(name, array=None):
        small[name] = (floats[name] if array is None else array).astype("<f4")

    def shrink(name):
        small[name], small[name + ".scale"] = rows_as_int8(floats[name])

    shrink("embeddings.word_embeddings.weight")
    keep("embeddings.position_embeddings.weight", floats["embeddings.position_embeddings.weight"][:positions])
    keep("embeddings.token_type_embeddings.weight")
    keep("embeddings.LayerNorm.weight")
    keep("embeddings.LayerNorm.bias")
    for layer in range(max(depths)):
        for name in MATRICES:
            shrink(LAYER % layer + name + ".weight")
            keep(LAYER % layer + name + ".bias")
        for name in NORMS:
            keep(LAYER % layer + name + ".weight")
            keep(LAYER % layer + name + ".bias")
    for depth in depths if heads else []:
        keep(f"head.{depth}.w", floats[f"head.{depth}.w"].reshape(-1))
        keep(f"head.{depth}.b", floats[f"head.{depth}.b"].reshape(1))
    return small


def write(folder, tensors, tokenizer, manifest):
    """tokenizer: the bytes of tokenizer.json. manifest: "heads", "pair", "gelu", "depths", "special" and, as wanted,
    "maxTokens" (else 128) and whatever tells where the weights come from. Returns the whole manifest."""
    os.makedirs(folder, exist_ok=True)
    most = int(manifest.get("maxTokens", 128))
    depths = sorted(int(depth) for depth in manifest["depths"])
    small = quantised(tensors, depths, most)
    words = small["embeddings.word_embeddings.weight"]
    if max(manifest["special"].values()) >= len(words):
        raise ValueError("a special token has no row among the word embeddings")
    if len(small["embeddings.position_embeddings.weight"]) < most:
        raise ValueError("there are fewer position embeddings than maxTokens")
    write_safetensors(os.path.join(folder, "model.safetensors"), small)
    with open(os.path.join(folder, "tokenizer.json"), "wb") as stream:
        stream.write(tokenizer)
    sums = {}
    for name in ("model.safetensors", "tokenizer.json"):
        with open(os.path.join(folder, name), "rb") as stream:
            sums[name] = hashlib.sha256(stream.read()).hexdigest()
    whole = {"format": 1, "layers": max(depths), "hidden": int(words.shape[1]), "vocabulary": int(words.shape[0]),
             "positions": most, "maxTokens": most, **manifest, "depths": depths, "files": sums}
    with open(os.path.join(folder, "manifest.json"), "w", encoding="utf-8") as stream:
        json.dump(whole, stream, ensure_ascii=False, indent=1)
        stream.write("\n")
    return whole


def entries(pairs):
    """KEY=VALUE with VALUE as JSON where it is JSON."""
    found = {}
    for pair in pairs:
        key, _, value = pair.partition("=")
        try:
            found[key] = json.loads(value)
        except ValueError:
            found[key] = value
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("floats")
    parser.add_argument("tokenizer")
    parser.add_argument("folder")
    parser.add_argument("--pair", choices=["bert", "xlmr"], required=True)
    parser.add_argument("--gelu", choices=["erf", "tanh"], required=True)
    parser.add_argument("--heads", type=int, default=12)
    parser.add_argument("--depths", type=int, nargs="+", required=True)
    parser.add_argument("--special", nargs="+", required=True, metavar="NAME=ID", help="start, separator, unknown")
    parser.add_argument("--max-tokens", type=int, default=128)
    parser.add_argument("--set", nargs="*", default=[], metavar="KEY=VALUE", help="more of the manifest")
    given = parser.parse_args()
    with open(given.tokenizer, "rb") as stream:
        tokenizer = stream.read()
    write(given.folder, read_safetensors(given.floats), tokenizer,
          {"pair": given.pair, "gelu": given.gelu, "heads": given.heads, "depths": given.depths,
           "special": entries(given.special), "maxTokens": given.max_tokens, **entries(given.set)})


if __name__ == "__main__":
    main()
