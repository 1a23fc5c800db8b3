#!/usr/bin/env bash
# Four tokenizers disagree on a tokenizer.json with an added token that should match only whole words.
#
# Packages: tokenizers 0.23.3, nanotoken 0.1.0 and kitoken 0.11.1 from PyPI; @huggingface/tokenizers 0.2.0 from npm.
# Expected: "single_word": true in the file means the same to all four: the token "ph" is not found in "phase".
# Actual:   tokenizers and nanotoken leave "phase" and "alph" to the model. kitoken and @huggingface/tokenizers (the
#           JavaScript package by the makers of tokenizers) split "ph" off both words. All four agree on "pH 4".
# Impact:   If one program embeds a passage and another embeds a question, with the same model files, the same words
#           can become different tokens. A domain term added to the vocabulary changes every word that contains it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check tokenizers==0.23.3 nanotoken==0.1.0 kitoken==0.11.1
npm install --silent --no-audit --no-fund @huggingface/tokenizers@0.2.0
cat >encode.mjs <<'JS'
import { Tokenizer } from '@huggingface/tokenizers'
import { readFileSync } from 'node:fs'
const tokenizer = new Tokenizer(JSON.parse(readFileSync('tokenizer.json', 'utf8')), {})
const texts = JSON.parse(process.argv[2])
console.log(JSON.stringify(texts.map(text => tokenizer.encode(text, { add_special_tokens: false }).ids)))
JS
venv/bin/python - <<'PY'
import json
import subprocess
import sys
import kitoken
import nanotoken
import tokenizers

words = ["[UNK]", "phase", "alph", "4", "##ase", "al"]
flags = {"lstrip": False, "rstrip": False}
added = [{"id": 0, "content": "[UNK]", "single_word": False, "normalized": False, "special": True, **flags},
         {"id": len(words), "content": "ph", "single_word": True, "normalized": True, "special": False, **flags}]
model = {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##", "max_input_chars_per_word": 100,
         "vocab": {word: number for number, word in enumerate(words)}}
normalizer = {"type": "BertNormalizer", "clean_text": True, "handle_chinese_chars": True, "strip_accents": None,
              "lowercase": True}
with open("tokenizer.json", "w") as file:
    json.dump({"version": "1.0", "truncation": None, "padding": None, "added_tokens": added, "normalizer": normalizer,
               "pre_tokenizer": {"type": "BertPreTokenizer"}, "post_processor": None, "model": model,
               "decoder": {"type": "WordPiece", "prefix": "##", "cleanup": True}}, file)
texts = ["pH 4", "phase", "alph"]
node = subprocess.run(["node", "encode.mjs", json.dumps(texts)], capture_output=True, text=True, check=True)
one, two = tokenizers.Tokenizer.from_file("tokenizer.json"), nanotoken.Tokenizer("tokenizer.json")
three = kitoken.Kitoken.from_tokenizers_file("tokenizer.json")
seen = {"tokenizers": [one.encode(text, add_special_tokens=False).ids for text in texts],
        "nanotoken": [two.encode(text, add_special_tokens=False).tolist() for text in texts],
        "kitoken": [list(three.encode(text)) for text in texts],
        "@huggingface/tokenizers": json.loads(node.stdout)}
for name, rows in seen.items():
    print(f"{name:25}", {text: [(words + ["ph"])[i] for i in row] for text, row in zip(texts, rows)})
whole = [[6, 3], [1], [2]]
cut = {name for name, rows in seen.items() if rows[0] == whole[0] and rows[1][0] == 6 and rows[2][-1] == 6}
kept = {name for name, rows in seen.items() if rows == whole}
sys.exit(0 if cut == {"kitoken", "@huggingface/tokenizers"} and kept == {"tokenizers", "nanotoken"} else "not as described in the header")
PY
