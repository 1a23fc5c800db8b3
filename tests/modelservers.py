#!/usr/bin/env python3
"""A scripted server that behaves as today's models and services do: by the OpenAI protocol, and by Ollama's where a
manner is of its kind. Loopback only.

  modelservers.py [--port 18400] [--host 127.0.0.1] [--tls CERT KEY] [--log DIR]
  modelservers.py --names     prints the names of all manners

The manner is the first part of the path: http://127.0.0.1:18400/MANNER/v1 ; every request and reply goes to
DIR/MANNER.jsonl. Options may be appended to a variant: "plain+delay=0.2+think=300". A deterministic oracle reads the
prompt (passages and question) and answers by word overlap.
"""
import argparse, hashlib, http.server, json, os, re, socket, socketserver, ssl, sys, threading, time

BASE = dict(
    owner='somebody', kind='', models=['smart-1'], logprobs=True, schema='honour', choice='ignore', delay=0.0,
    first=0.0, per_token=0.0, think=0, think_as='content', can_stop_thinking=False, style='good', wrap='', status=0,
    error='', retry_after=None, refuse_params=(), unknown_params=(), mct=False, ctx=0, truncates=False, trouble='', parallel=64,
    cite='[P1]', stream=True, usage=True, models_status=200, key='', keyhead='authorization', query='')

V = {
    'plain': {},
    'openai': dict(owner='openai'),
    'vllm': dict(owner='vllm', kind='vllm', choice='honour', ctx=8192),
    'llama': dict(owner='llamacpp', kind='llama', choice='honour', ctx=8192),
    'ollama': dict(owner='library', kind='ollama', logprobs=False, ctx=4096, truncates=True, models=['smart-1:latest']),
    'ollama-small': dict(owner='library', kind='ollama', logprobs=False, ctx=900, truncates=True, models=['smart-1:latest']),
    'lmstudio': dict(owner='organization_owner', kind='lmstudio', logprobs=False, ctx=4096),
    'jan': dict(owner='', kind='', logprobs=False),
    # thinking
    'think-content': dict(think=300, think_as='content', logprobs=False, schema='ignore'),
    'think-content-lp': dict(think=300, think_as='content', logprobs=True, schema='ignore'),
    'think-reasoning': dict(think=300, think_as='reasoning_content', logprobs=False),
    'think-short': dict(think=40, think_as='reasoning_content', logprobs=False),
    'think-gptoss-ollama': dict(owner='library', kind='ollama', think=300, think_as='reasoning', logprobs=False,
                                models=['gpt-oss:20b'], ctx=8192),
    'think-qwen-ollama': dict(owner='library', kind='ollama', think=300, think_as='reasoning', logprobs=False,
                              can_stop_thinking=True, models=['qwen3:8b'], ctx=8192),
    'think-r1-llama': dict(owner='llamacpp', kind='llama', think=300, think_as='reasoning_content', choice='honour', ctx=8192),
    'think-qwen-vllm': dict(owner='vllm', kind='vllm', think=300, think_as='reasoning_content', can_stop_thinking=True, ctx=8192, choice='honour'),
    'think-lmstudio': dict(owner='organization_owner', kind='lmstudio', think=300, think_as='content', logprobs=False, schema='ignore', ctx=8192),
    'o-series': dict(owner='openai', think=192, think_as='hidden', mct=True, refuse_params=('temperature', 'logprobs'), logprobs=False),
    'o-series-heavy': dict(owner='openai', think=1500, think_as='hidden', mct=True, refuse_params=('temperature', 'logprobs'), logprobs=False),
    'think-magistral': dict(think=40, think_as='[THINK]', logprobs=False, schema='ignore'),
    'think-thinking': dict(think=40, think_as='<thinking>', logprobs=False, schema='ignore'),
    'think-harmony': dict(think=40, think_as='harmony', logprobs=False, schema='ignore'),
    # forms
    'fences': dict(logprobs=False, schema='ignore', wrap='fence'),
    'yesdot': dict(logprobs=False, schema='ignore', wrap='yesdot'),
    'trailing': dict(logprobs=False, schema='ignore', wrap='trailing'),
    'chatty': dict(logprobs=False, schema='ignore', wrap='chatty'),
    'bold': dict(logprobs=False, schema='ignore', wrap='bold'),
    'refusal': dict(style='refusal', logprobs=False),
    'refusal-field': dict(style='refusal-field', logprobs=False),
    'toolcall': dict(style='toolcall', logprobs=False),
    'empty': dict(style='empty', logprobs=False),
    'yesman': dict(style='yesman'),
    'noman': dict(style='noman'),
    'loop': dict(style='loop', logprobs=False),
    'babble': dict(style='babble', logprobs=False),
    'endless': dict(style='endless', logprobs=False, per_token=0.005),
    'contentfilter': dict(style='contentfilter', logprobs=False),
    'lp-null': dict(trouble='lp-null'),
    'lp-text': dict(trouble='lp-text'),
    # citations
    'cite-paren': dict(cite='(1)'), 'cite-cjk': dict(cite='【1】'), 'cite-word': dict(cite='[Passage 1]'),
    'cite-comma': dict(cite='[1, 2]'), 'cite-foot': dict(cite='[^1]'), 'cite-end': dict(cite='end'),
    'cite-none': dict(cite=''), 'cite-md': dict(cite='md'), 'cite-source': dict(cite='(source: [1])'), 'cite-wrong': dict(cite='[9]'),
    'cite-before': dict(cite='before'), 'cite-super': dict(cite='¹'), 'cite-doc': dict(cite='doc'),
    'drip': dict(per_token=0.15, delay=0.6), 'say': dict(style='say'), 'liar': dict(style='liar'), 'hallucinate': dict(style='hallucinate'), 'german': dict(style='german'),
    # parameters
    'no-response-format': dict(refuse_params=('response_format',), logprobs=False),
    'no-rf-silent400': dict(refuse_params=('response_format',), logprobs=False, error='Bad Request'),
    'no-temperature': dict(refuse_params=('temperature',)),
    'no-seed': dict(refuse_params=('seed',)),
    'no-stream-options': dict(refuse_params=('stream_options',)),
    'no-logprobs': dict(refuse_params=('logprobs',)),
    'strict-all': dict(refuse_params=('temperature', 'seed', 'logprobs', 'response_format', 'stream_options'), mct=True),
    'no-stream': dict(stream=False),
    'no-system': dict(trouble='no-system'),
    'lp-streaming-only': dict(trouble=''),
    # service
    'rate': dict(trouble='rate', retry_after=1), 'rate-hard': dict(status=429, error='Rate limit reached for smart-1', retry_after=60),
    'rate-none': dict(trouble='rate'), 'quota': dict(status=429, error='You exceeded your current quota, please check your plan and billing details.'),
    'credits': dict(status=402, error='Insufficient credits. Add more using the credits page.'),
    'loading': dict(trouble='loading'), 'loading-long': dict(trouble='loading-long'),
    'slow30': dict(first=30.0), 'reset': dict(trouble='reset'), 'reset-once': dict(trouble='reset-once'),
    'close-each': dict(trouble='close-each'), 'close-idle': dict(trouble='close-idle'), 'http10': dict(trouble='http10'),
    'nothing': dict(models=[]), 'null-models': dict(trouble='null-models'),
    'many': dict(models=['vendor-%d/model-%03d' % (i % 7, i) for i in range(200)]),
    'slashes': dict(models=['meta-llama/llama-3.1-8b-instruct:free', 'qwen/qwen-2.5-7b-instruct', 'a name with spaces', 'x@y']),
    'no-models': dict(models_status=404), 'models-403': dict(models_status=403),
    'azure': dict(key='sesame', keyhead='api-key', query='api-version', models_status=404),
    'azure-v1': dict(key='sesame', keyhead='api-key'),
    'openrouter': dict(trouble='openrouter', models=['meta-llama/llama-3.1-8b-instruct']),
    'or-midstream': dict(trouble='or-midstream', models=['meta-llama/llama-3.1-8b-instruct']),
    'key': dict(key='sesame'), 'html': dict(trouble='html'), 'redirect': dict(trouble='redirect'),
    'overflow': dict(status=400, error="This model's maximum context length is 2048 tokens. However, you requested 3000 tokens"),
    'crlf': dict(trouble='crlf'), 'split': dict(trouble='split'), 'serial': dict(parallel=1, delay=0.2), 'd200': dict(delay=0.2),
    'd200-llama': dict(delay=0.2, owner='llamacpp', kind='llama', choice='honour', ctx=8192),
    'd200-nolp': dict(delay=0.2, logprobs=False),
    'err500': dict(status=500, error='CUDA error: out of memory'), 'err500-once': dict(trouble='err500-once'),
}

STATE, LOCK = {}, threading.Lock()
LOGDIR = '.'
T0 = time.time()
STOP = set('a an the of to in on for with and or is are was were be been do does did what which who whom how when where '
           'why that this these those it its by from as at not no can may my your i you we they their there if any'.split())

def words(t):
    return [w for w in re.findall(r"[a-zà-ÿ0-9$%]+", t.lower()) if w not in STOP]

def stem(w):
    for s in ('ing', 'ies', 'es', 'ed', 's'):
        if w.endswith(s) and len(w) - len(s) > 2:
            return w[:-len(s)]
    return w

def bag(t): return {stem(w) for w in words(t)}

def sentences(t):
    return [s.strip() for s in re.split(r'(?<=[.!?])\s+(?=[A-Z0-9"“])|\n{2,}', t) if len(s.strip()) > 3]

def blocks(user):
    return [m.group(2) for m in re.finditer(r'----- begin (\w+) -----\n(.*?)\n----- end \1 -----', user, re.S)]

def question_of(user):
    m = re.search(r'(?:The question(?: that was asked)?|Question):\n?(.*?)(?:\n\n|$)', user.split('Reply with one word')[0], re.S)
    return m.group(1).strip() if m else ''

def passages(material):
    parts = re.split(r'(?m)^\[P?(\d+)\] ', material)
    return [(int(parts[i]), parts[i + 1].split('\n', 1)[-1].strip()) for i in range(1, len(parts) - 1, 2)]

def role_of(user):
    for sign, role in (('Decide for each of the following sentences', 'support-each'),
                       ('Decide which of several passages', 'relevance-each'),
                       ('Somebody asks one question after another', 'condense'),
                       ('Decide whether a passage helps', 'relevance'), ('Decide whether the following text says only', 'support'),
                       ('Decide how far they support', 'support-graded'), ('Decide whether an answer resolves', 'utility'),
                       ('Rate how useful an answer', 'utility-graded'), ('Decide whether a question can only be answered', 'retrieval'),
                       ('Decide where to look', 'route'), ('Decide how many searches', 'complexity'),
                       ('Write a better search query', 'rewrite'), ('Name the keywords', 'keywords'), ('Write the next thought', 'think'),
                       ('by quoting from them', 'quote'), ('An earlier answer was rejected', 'again'),
                       ('from what you know by heart', 'memory'), ('Answer the following question from them', 'answer'),
                       ('Count in words', 'count'), ('Is copper a metal', 'probe-lp'), ('Say the word', 'probe-word')):
        if sign in user:
            return role
    return 'other'

def oracle(user, c):
    """(kind, text): kind 'verdict' has a label, 'text' has words."""
    role, q, mats = role_of(user), question_of(user), blocks(user)
    style = c['style']
    if role in ('relevance', 'support', 'utility', 'retrieval', 'probe-lp') and style in ('yesman', 'noman', 'liar'):
        return 'verdict', 'no' if style == 'noman' else 'yes'
    if role == 'probe-lp':
        return 'verdict', 'yes'
    if role in ('relevance-each', 'support-each'):
        good = 'fully' if '"fully"' in user else 'yes'
        if role == 'support-each':
            lines = [re.sub(r'^\d+\. ', '', l) for l in mats[-1].split('\n')]
            src = bag(mats[0])
            fits = [len(bag(s) & src) / max(1, len(bag(s))) >= 0.75 for s in lines]
        else:
            b = bag(q)
            fits = [len(b & bag(t)) / max(1, len(b)) >= 0.5 for _, t in passages(mats[0])]
        if style in ('yesman', 'liar'): fits = [True] * len(fits)
        if style == 'noman': fits = [False] * len(fits)
        return 'verdicts', [good if f else 'no' for f in fits]
    if role == 'condense':
        return 'text', q or user.split('The last question:\n')[-1].split('\n')[0]
    if role == 'relevance':
        b = bag(q)
        share = len(b & bag(mats[0] if mats else '')) / max(1, len(b))
        return 'verdict', 'yes' if share >= 0.5 else 'no'
    if role in ('support', 'support-graded'):
        src, txt = bag(mats[0]), mats[-1]
        good = [len(bag(s) & src) / max(1, len(bag(s))) >= 0.75 for s in sentences(txt)]
        if role == 'support':
            return 'verdict', 'yes' if good and all(good) else 'no'
        return 'verdict', 'fully' if good and all(good) else 'partially' if any(good) else 'no'
    if role == 'utility':
        return 'verdict', 'no' if not mats or "don't know" in mats[-1] or not (bag(q) & bag(mats[-1])) else 'yes'
    if role == 'utility-graded':
        return 'verdict', '1' if not mats or "don't know" in mats[-1] else '5'
    if role == 'retrieval':
        return 'verdict', 'yes'
    if role == 'route':
        return 'verdict', 'library'
    if role == 'complexity':
        return 'verdict', 'single'
    if role == 'rewrite':
        n = STATE.setdefault('rw' + q, 0); STATE['rw' + q] += 1
        return 'text', ' '.join(words(q)[::-1][: 6 + n]) + (' details' * n)
    if role == 'keywords':
        return 'text', ', '.join(words(user.rsplit('Question:', 1)[-1])[:3])
    if role == 'count':
        return 'text', '\n'.join(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] * 4)
    if role == 'probe-word':
        return 'text', 'hello'
    if role == 'memory':
        return 'text', "I don't know."
    if role in ('answer', 'again', 'quote', 'think'):
        if style in ('hallucinate', 'liar') and role != 'quote':
            return 'text', 'The plan was founded in 1873 by Queen Victoria [1]. It costs nine million euros a day [2].'
        if style == 'say' and role != 'quote':
            return 'text', open(os.environ['SAY']).read()
        if style == 'german':
            return 'text', 'Der Plan schützt Sie bei Anbietern im Netzwerk vor überraschenden Rechnungen [1].'
        b, found = bag(q), []
        for n, t in passages(mats[0] if mats else ''):
            for s in sentences(t):
                s = ' '.join(s.split())
                if 20 < len(s) < 400 and s[-1] in '.!?':
                    found.append((len(b & bag(s)) / (1 + len(bag(s)) ** 0.5), n, s))
        found.sort(key=lambda x: -x[0])
        if not found or found[0][0] <= 0:
            return 'text', "I don't know."
        out = []
        for _, n, s in found[:2]:
            cite = c['cite']
            if cite == 'md':
                out.append('- **%s** [%d]' % (s, n))
            elif cite in ('end', ''):
                out.append(s)
            elif cite == 'before':
                out.append('[%d] %s' % (n, s))
            elif cite == 'doc':
                out.append('%s [Northwind_Standard_Benefits_Details.pdf, page %d]' % (s, n))
            else:
                out.append(s[:-1] + ' ' + re.sub(r'[19¹]', lambda m: m.group(0) if m.group(0) in '9¹' else str(n), cite, count=1) + s[-1])
        text = ('\n' if c['cite'] == 'md' else ' ').join(out)
        if c['cite'] == 'end':
            text += '\n\nSources: ' + ', '.join('[%d]' % n for _, n, _ in found[:2])
        return 'text', 'So the answer is: ' + text if role == 'think' else text
    return 'text', 'yes'

def by_schema(schema, kind, said):
    """What a grammar leaves of the words."""
    props = schema['properties']
    if 'verdicts' in props:
        items = props['verdicts']
        said = said if kind == 'verdicts' else [items['items']['enum'][0]] * items['minItems']
        return json.dumps({'verdicts': said})
    enum = props['score']['enum']
    label = said if kind == 'verdict' and said in enum else enum[0]
    return json.dumps({k: 'The words overlap.' if k == 'reason' else label for k in props})

def speak(req, c):
    """The reply as dict: reasoning, content, finish, tokens (logprobs), tool."""
    user = '\n'.join(str(m.get('content')) for m in req['messages'] if m.get('role') != 'system')
    kind, text = oracle(user, c)
    wants_json = 'Reply with a JSON object' in user
    rf = req.get('response_format') or {}
    label = text if kind == 'verdict' else None
    if rf.get('type') == 'json_schema' and c['schema'] == 'honour':
        text = by_schema(rf['json_schema']['schema'], kind, text)
    elif kind == 'verdicts' and wants_json:
        text = json.dumps({'verdicts': text})
    elif kind == 'verdicts':
        text = '\n'.join('%d: %s' % (i + 1, v) for i, v in enumerate(text))
    elif kind == 'verdict' and wants_json:
        text = json.dumps({'reason': 'The words overlap.', 'score': label})
    choices = (req.get('structured_outputs') or {}).get('choice') or re.findall(r'"(\w+)"', req.get('grammar') or '')
    if choices and c['choice'] == 'honour':
        text = label if label in choices else choices[0]
    if kind == 'verdicts' and c['wrap'] and not rf:
        text = {'fence': 'Here are my verdicts:\n```\n%s\n```' % text, 'chatty': 'Sure! All of them are fine, I would say.',
                'trailing': text + '\n\nLet me know if you need anything else, yes or no!'}.get(
                    c['wrap'], re.sub(r': (\w+)', r': **\1**', text))
    if kind == 'verdict' and c['wrap'] and not choices:
        w = c['wrap']
        text = {'fence': 'Here is my verdict:\n```json\n%s\n```' % text if wants_json else '```\n%s\n```' % text,
                'yesdot': label.capitalize() + '.',
                'trailing': text + '\n\nLet me know if you need anything else, yes or no!',
                'chatty': 'Sure! Based on the passage and the question, I would say the verdict is %s.' % label,
                'bold': '**%s**' % label.capitalize()}[w]
    s = c['style']
    tool, refusal = None, None
    if s == 'refusal': text = "I'm sorry, but I can't help with that request."
    if s == 'refusal-field': text, refusal = None, "I'm sorry, I can't assist with that."
    if s == 'empty': text = ''
    if s == 'toolcall': text, tool = None, [{'id': 'call_1', 'type': 'function', 'function': {'name': 'search', 'arguments': '{"q":"x"}'}}]
    if s == 'loop' : text = 'the the the ' * 3000
    if s == 'endless': text = 'and then it goes on and on, ' * 200000
    if s == 'contentfilter': text = ''
    if s == 'babble':
        h = int(hashlib.md5(user.encode()).hexdigest(), 16)
        text = ''.join(chr(0x61 + (h >> (i % 120)) % 26) + (' ' if i % 6 == 0 else '') for i in range(2000))
    off = (req.get('chat_template_kwargs') or {}).get('enable_thinking') is False or req.get('reasoning_effort') in ('none', 'minimal')
    thinks = c['think'] if not (off and c['can_stop_thinking']) else 0
    think_tokens = ['hmm '] * thinks
    if thinks: think_tokens = re.findall(r'\S+\s*', ('Okay, let me think. yes or no? maybe the passage is relevant. ' * thinks))[:thinks]
    out = re.findall(r'\s*\S{1,6}', text or '')
    limit = req.get('max_completion_tokens') or req.get('max_tokens') or 10 ** 9
    if s == 'endless': limit = 10 ** 9
    t, o = think_tokens[:limit], out[:max(0, limit - len(think_tokens))]
    finish = 'length' if len(think_tokens) + len(out) > limit else 'tool_calls' if tool else 'content_filter' if s == 'contentfilter' else 'stop'
    content, reasoning = ''.join(o) if text is not None else None, None
    thought = ''.join(t)
    closed = len(think_tokens) <= limit
    how = c['think_as']
    if t:
        if how == 'content': content = '<think>\n' + thought + ('\n</think>\n\n' + (content or '') if closed else '')
        elif how == '[THINK]': content = '[THINK]' + thought + ('[/THINK]' + (content or '') if closed else '')
        elif how == '<thinking>': content = '<thinking>' + thought + ('</thinking>' + (content or '') if closed else '')
        elif how == 'harmony': content = '<|channel|>analysis<|message|>' + thought + ('<|end|><|start|>assistant<|channel|>final<|message|>' + (content or '') if closed else '')
        elif how in ('reasoning_content', 'reasoning'): reasoning = thought
    lps = None
    if req.get('logprobs') and c['logprobs'] and content:
        pieces = re.findall(r'\s*\S{1,6}', content)
        lps = []
        for i, p in enumerate(pieces[:50]):
            top = [{'token': p, 'logprob': -0.05, 'bytes': None}]
            if label and i == 0 and not t:
                others = {'yes': 'no', 'no': 'yes'}.get(label, 'no' if label != 'no' else 'fully')
                top.append({'token': others, 'logprob': -3.0, 'bytes': None})
            else:
                top.append({'token': ' the', 'logprob': -4.0, 'bytes': None})
            lps.append({'token': p, 'logprob': -0.05, 'bytes': None, 'top_logprobs': top[: req.get('top_logprobs', 0)]})
        lps = {'content': lps}
        if c['trouble'] == 'lp-null': lps = None
        if c['trouble'] == 'lp-text': lps = {'tokens': ['yes'], 'token_logprobs': [-0.1], 'top_logprobs': [{'yes': -0.1}]}
    n_prompt = sum(len(str(m.get('content'))) for m in req['messages']) // 4 + 10
    if c['truncates'] and c['ctx'] and n_prompt > c['ctx']: n_prompt = c['ctx']
    return dict(content=content, reasoning=reasoning, finish=finish, lps=lps, tool=tool, refusal=refusal,
                usage={'prompt_tokens': n_prompt, 'completion_tokens': len(t) + len(o), 'total_tokens': n_prompt + len(t) + len(o),
                       'completion_tokens_details': {'reasoning_tokens': len(t)}})

def vector_of(t):
    v = [0.0] * 64
    for w in bag(t): v[int(hashlib.md5(w.encode()).hexdigest(), 16) % 64] += 1.0
    if not any(v): v[0] = 1.0
    return v

class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    def log_message(self, *a): pass

    def variant(self):
        path, _, self.q = self.path.partition('?')
        parts = path.split('/', 2)
        name = parts[1] if len(parts) > 1 else ''
        self.rest = '/' + (parts[2] if len(parts) > 2 else '')
        base, *opts = name.split('+')
        if base not in V: return None, name
        c = dict(BASE, **V[base])
        for o in opts:
            k, v = o.split('=')
            c[k] = type(BASE[k])(v) if not isinstance(BASE[k], (tuple, list)) else v.split('|')
        return c, name

    def note(self, name, **what):
        what['t'] = round(time.time() - T0, 4)
        with LOCK:
            with open(os.path.join(LOGDIR, name + '.jsonl'), 'a') as f: f.write(json.dumps(what) + '\n')

    def answer(self, status, obj, name, extra=(), kind='application/json'):
        body = obj if isinstance(obj, bytes) else json.dumps(obj).encode()
        self.send_response(status)
        self.send_header('Content-Type', kind)
        self.send_header('Content-Length', str(len(body)))
        for k, v in extra: self.send_header(k, v)
        self.end_headers()
        self.wfile.write(body)
        self.note(name, reply=status, body=body[:600].decode('utf8', 'replace'))

    def fail(self, status, message, name, type_='invalid_request_error', param=None, code=None, extra=()):
        self.answer(status, {'error': {'message': message, 'type': type_, 'param': param, 'code': code}}, name, extra)

    def do_GET(self):
        c, name = self.variant()
        if c is None:
            return self.answer(404, {'detail': 'Not Found'}, 'unknown')
        self.note(name, get=self.path, headers=dict(self.headers), port=self.client_address[1])
        if c['trouble'] == 'html': return self.answer(200, b'<!doctype html><title>Open WebUI</title>', name, kind='text/html')
        if c['trouble'] == 'redirect': return self.answer(301, b'', name, [('Location', 'https://modelbox.example' + self.path)])
        r = self.rest
        if r == '/v1/models':
            if c['key'] and not self.has_key(c): return self.fail(401, 'Access denied due to invalid subscription key or wrong API endpoint.', name)
            if c['models_status'] != 200: return self.answer(c['models_status'], {'detail': 'Not Found'}, name)
            if c['trouble'] == 'null-models': return self.answer(200, {'object': 'list', 'data': None}, name)
            data = []
            for m in c['models']:
                e = {'id': m, 'object': 'model', 'created': 1700000000, 'owned_by': c['owner']}
                if c['kind'] == 'vllm': e.update(root=m, max_model_len=c['ctx'])
                if c['kind'] == 'llama': e['meta'] = {'n_ctx_train': 131072, 'n_params': 8e9, 'size': 5e9, 'n_vocab': 128256, 'n_embd': 4096}
                data.append(e)
            return self.answer(200, {'object': 'list', 'data': data}, name)
        if r == '/api/tags' and c['kind'] == 'ollama':
            return self.answer(200, {'models': [{'name': m, 'model': m, 'size': 5 * 10 ** 9, 'details': {'quantization_level': 'Q4_K_M'}} for m in c['models']]}, name)
        if r == '/api/version' and c['kind'] == 'ollama': return self.answer(200, {'version': '0.12.3'}, name)
        if r == '/api/ps' and c['kind'] == 'ollama':
            return self.answer(200, {'models': [{'name': m, 'model': m, 'context_length': STATE.get(name + 'window', c['ctx'])} for m in c['models']] if STATE.get(name + 'spoke') else []}, name)
        if r == '/api/v0/models' and c['kind'] == 'lmstudio':
            return self.answer(200, {'data': [{'id': m, 'loaded_context_length': c['ctx']} for m in c['models']]}, name)
        if r == '/props' and c['kind'] == 'llama':
            return self.answer(200, {'default_generation_settings': {'n_ctx': c['ctx']}, 'total_slots': 4, 'model_path': '/m.gguf', 'chat_template': 'x'}, name)
        if r == '/health':
            if c['trouble'].startswith('loading') and time.time() < STATE.get(name + 'until', 0):
                return self.answer(503, {'error': {'code': 503, 'message': 'Loading model', 'type': 'unavailable_error'}}, name)
            return self.answer(200, {'status': 'ok'}, name)
        self.answer(404, {'detail': 'Not Found'}, name)

    def has_key(self, c):
        given = self.headers.get(c['keyhead'], '')
        return given.replace('Bearer ', '') == c['key']

    def do_POST(self):
        c, name = self.variant()
        n = int(self.headers.get('Content-Length') or 0)
        raw = self.rfile.read(n)
        if c is None:
            return self.answer(404, {'detail': 'Not Found'}, 'unknown')
        try: req = json.loads(raw)
        except ValueError: req = {}
        with LOCK: count = STATE[name] = STATE.get(name, 0) + 1
        role = role_of('\n'.join(str(m.get('content')) for m in req.get('messages', [])))
        self.note(name, post=self.path, n=count, role=role, request=req, headers=dict(self.headers), port=self.client_address[1])
        if c['query'] and c['query'] not in self.q: return self.answer(404, {'error': {'code': '404', 'message': 'Resource not found'}}, name)
        if c['key'] and not self.has_key(c): return self.fail(401, 'Access denied due to invalid subscription key or wrong API endpoint.', name)
        if self.rest == '/v1/embeddings':
            inp = req.get('input'); inp = [inp] if isinstance(inp, str) else inp
            data = [{'object': 'embedding', 'index': i, 'embedding': vector_of(t)} for i, t in enumerate(inp)]
            return self.answer(200, {'object': 'list', 'data': data, 'model': 'e', 'usage': {'prompt_tokens': 1}}, name)
        if self.rest == '/api/embed' and c['kind'] == 'ollama':
            inp = req.get('input'); inp = [inp] if isinstance(inp, str) else inp
            return self.answer(200, {'model': 'e', 'embeddings': [vector_of(t) for t in inp], 'prompt_eval_count': 1}, name)
        if self.rest == '/api/chat' and c['kind'] == 'ollama':
            STATE[name + 'spoke'] = True
            return self.ollama(req, c, name)
        if self.rest == '/api/show' and c['kind'] == 'ollama': return self.answer(200, {'parameters': 'stop "x"', 'model_info': {'llama.context_length': 131072}}, name)
        if not self.rest.endswith('/chat/completions'): return self.answer(404, {'detail': 'Not Found'}, name)
        STATE[name + 'spoke'] = True
        if c['delay']:
            sem = STATE.setdefault(name + 'sem', threading.Semaphore(c['parallel']))
            with sem: time.sleep(c['delay'])
        tr = c['trouble']
        if tr == 'rate' and count % 3 == 1:
            return self.fail(429, 'Rate limit reached', name, 'rate_limit_error', extra=[('Retry-After', str(c['retry_after']))] if c['retry_after'] is not None else [])
        if tr.startswith('loading'):
            STATE.setdefault(name + 'until', time.time() + (6 if tr == 'loading' else 600))
            if time.time() < STATE[name + 'until']:
                return self.answer(503, {'error': {'code': 503, 'message': 'Loading model', 'type': 'unavailable_error'}}, name)
        if tr == 'err500-once' and count == 1: return self.fail(500, 'hiccup', name, 'server_error')
        if c['status']:
            return self.fail(c['status'], c['error'], name, 'x', extra=[('Retry-After', str(c['retry_after']))] if c['retry_after'] else [])
        if c['mct'] and 'max_tokens' in req:
            return self.fail(400, "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.", name, param='max_tokens', code='unsupported_parameter')
        for p in c['refuse_params']:
            if p in req:
                if c['error']: return self.fail(400, c['error'], name)
                return self.fail(400, "Unsupported value: '%s' is not supported with this model." % p, name, param=p, code='unsupported_parameter')
        if tr == 'no-system' and any(m['role'] == 'system' for m in req['messages']):
            return self.fail(400, 'System role not supported', name)
        r = speak(req, c)
        self.note(name, n=count, said={k: (v if k != 'lps' else bool(v)) for k, v in r.items()} if c['style'] not in ('endless', 'loop') else 'long')
        if c['first']: time.sleep(c['first'])
        if tr in ('reset', 'reset-once') and (tr == 'reset' or count == 1) and not req.get('stream'):
            pass
        message = {'role': 'assistant', 'content': r['content']}
        if r['reasoning'] is not None: message[c['think_as']] = r['reasoning']
        if r['tool']: message['tool_calls'] = r['tool']
        if r['refusal']: message['refusal'] = r['refusal']
        if req.get('stream') and c['stream']: return self.streamed(r, req, c, name, tr, count)
        choice = {'index': 0, 'message': message, 'finish_reason': r['finish']}
        if r['lps'] is not None: choice['logprobs'] = r['lps']
        body = {'id': 'x', 'object': 'chat.completion', 'model': req.get('model'), 'choices': [choice], 'usage': r['usage']}
        if tr == 'openrouter':  # keeps the connection alive with white space
            b = b'\n         \n' * 5 + json.dumps(body).encode()
            return self.answer(200, b, name)
        self.answer(200, body, name, [('Connection', 'close')] if tr == 'close-each' else [])
        if tr == 'close-each': self.close_connection = True
        if tr == 'close-idle':
            self.wfile.flush(); self.connection.shutdown(socket.SHUT_RDWR); self.close_connection = True

    def ollama(self, req, c, name):
        """Its own protocol: a window that is asked for, a schema as "format", and lines of JSON."""
        options = req.get('options') or {}
        window = options.get('num_ctx') or 4096
        asked = {'messages': req['messages'], 'max_tokens': options.get('num_predict')}
        if isinstance(req.get('format'), dict):
            asked['response_format'] = {'type': 'json_schema', 'json_schema': {'schema': req['format']}}
        if req.get('think') is False:
            asked['reasoning_effort'] = 'none'
        told = sum(len(str(m.get('content'))) for m in req['messages']) // 4 + 10
        STATE[name + 'window'] = window
        if told > window:  # cut from the front, and nothing said
            STATE[name + 'cuts'] = STATE.get(name + 'cuts', 0) + 1
            self.note(name, cut=told - window)
        r = speak(asked, c)
        message = {'role': 'assistant', 'content': r['content'] or ''}
        if r['reasoning']: message['thinking'] = r['reasoning']
        last = {'model': req.get('model'), 'message': {'role': 'assistant', 'content': ''}, 'done': True,
                'done_reason': 'length' if r['finish'] == 'length' else 'stop', 'prompt_eval_count': min(told, window),
                'eval_count': r['usage']['completion_tokens'], 'eval_duration': 10 ** 9}
        if not req.get('stream', True):
            return self.answer(200, dict(last, message=message), name)
        lines = [{'model': req.get('model'), 'message': dict(message, content=p), 'done': False}
                 for p in re.findall(r'\s*\S{1,6}', message['content'])] or [
                     {'model': req.get('model'), 'message': message, 'done': False}]
        body = b''.join(json.dumps(l).encode() + b'\n' for l in lines + [last])
        self.answer(200, body, name, kind='application/x-ndjson')

    def streamed(self, r, req, c, name, tr, count):
        self.send_response(200)
        self.send_header('Content-Type', 'text/event-stream')
        self.send_header('Transfer-Encoding', 'chunked')
        self.end_headers()
        eol = b'\r\n' if tr == 'crlf' else b'\n'
        def raw(b):
            self.wfile.write(b'%x\r\n' % len(b) + b + b'\r\n'); self.wfile.flush()
        def send(obj):
            b = b'data: ' + json.dumps(obj, ensure_ascii=False).encode() + eol + eol
            if tr == 'split':
                for i in range(len(b)): raw(b[i:i + 1])
            else: raw(b)
        def delta(d, finish=None, lp=None):
            ch = {'index': 0, 'delta': d, 'finish_reason': finish}
            if lp: ch['logprobs'] = lp
            return {'id': 'x', 'object': 'chat.completion.chunk', 'model': req.get('model'), 'choices': [ch]}
        try:
            if tr == 'openrouter': raw(b': OPENROUTER PROCESSING\n\n' * 3)
            send(delta({'role': 'assistant', 'content': ''}))
            for p in re.findall(r'\s*\S+\s?', r['reasoning'] or ''):
                send(delta({c['think_as']: p}))
            if r['tool']: send(delta({'tool_calls': [dict(r['tool'][0], index=0)]}))
            pieces = re.findall(r'\s*\S{1,6}', r['content'] or '')
            for i, p in enumerate(pieces):
                if c['per_token']: time.sleep(c['per_token'])
                if tr in ('reset', 'reset-once') and i == 5 and (tr == 'reset' or count <= 6):
                    self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b'\x01\0\0\0\0\0\0\0')
                    self.connection.close(); self.close_connection = True
                    return
                if tr == 'or-midstream' and i == 5:
                    send({'id': 'x', 'error': {'code': 502, 'message': 'Provider disconnected'}, 'choices': [{'index': 0, 'delta': {'content': ''}, 'finish_reason': 'error'}]})
                    raw(b'data: [DONE]\n\n'); raw(b''); return
                send(delta({'content': p}))
            send(delta({}, r['finish']))
            if (req.get('stream_options') or {}).get('include_usage') and c['usage']:
                send({'id': 'x', 'object': 'chat.completion.chunk', 'choices': [], 'usage': r['usage']})
            raw(b'data: [DONE]' + eol + eol)
            self.wfile.write(b'0\r\n\r\n'); self.wfile.flush()
            self.note(name, streamed=True, n=count)
            if tr == 'close-each': self.close_connection = True
        except OSError as e:
            self.note(name, n=count, gone=str(e)); self.close_connection = True

class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    daemon_threads = True
    request_queue_size = 64
    def handle_error(self, *a): pass

if __name__ == '__main__':
    ap = argparse.ArgumentParser()
    ap.add_argument('--port', type=int, default=18400); ap.add_argument('--host', default='127.0.0.1')
    ap.add_argument('--names', action='store_true')
    ap.add_argument('--tls', nargs=2); ap.add_argument('--log', default='wire')
    a = ap.parse_args()
    if a.names:
        for name, manner in V.items():
            print(name, (dict(BASE, **manner)['models'] or ['smart-1'])[0], sep='\t')
        sys.exit()
    assert a.host in ('127.0.0.1', '::1'), 'loopback only'
    LOGDIR = a.log; os.makedirs(LOGDIR, exist_ok=True)
    if ':' in a.host: Server.address_family = socket.AF_INET6
    srv = Server((a.host, a.port), Handler)
    if a.tls:
        ctx = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER); ctx.load_cert_chain(*a.tls)
        ctx.set_alpn_protocols(['h2', 'http/1.1'])
        srv.socket = ctx.wrap_socket(srv.socket, server_side=True)
    srv.serve_forever()
