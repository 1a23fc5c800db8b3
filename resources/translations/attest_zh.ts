<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Answer</name>
    <message>
        <source>Answered from passages the relevance check had rejected, at your request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted before the run had ended, at your request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forked from the run of %1 at %2, with nothing changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forked from the run of %1 at %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to search yet: add PDFs to the library first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in these documents resembles the question; try the words they use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages were found, but none of them is about the question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passages found do not answer the question, so nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your documents say does not answer the question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget for one question was used up; raise it in the settings, or ask for less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model could not be reached; start its server, or choose the built-in one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model gave no answer; ask again, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages that may hold the answer could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stopped this question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add PDFs…</source>
        <translation>添加 PDF…</translation>
    </message>
    <message>
        <source>Change the budget…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect a model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rephrase the question</source>
        <translation>改写问题</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln 个来源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln 次调用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) saved</source>
        <translation>
            <numerusform>节省 %Ln 次调用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>sentence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New query: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Backend</name>
    <message>
        <source>A static model for vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model server (OpenAI protocol)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Add PDFs</source>
        <translation>添加 PDF</translation>
    </message>
    <message>
        <source>Add a folder of PDFs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model (*.gguf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup (*.backup.zip *.backup);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions (*.jsonl *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder of questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of a static model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an evidence bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence bundle (*.attest);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG (*.svg);;PNG (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF, and BibTeX about PDFs (*.pdf *.bib)</source>
        <translation>PDF，以及关于 PDF 的 BibTeX (*.pdf *.bib)</translation>
    </message>
</context>
<context>
    <name>EvalWords</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◐ partly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>○ wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– not known</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Evidence bundle, which Attest opens again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON, with traces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dataset (JSONL)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My corrections (JSONL)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>References (BibTeX)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>References (CSL-JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>References (RIS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no export format “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown for Obsidian</source>
        <translation>Obsidian 用 Markdown</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>运行文字识别</translation>
    </message>
    <message>
        <source>Reading report</source>
        <translation>读取报告</translation>
    </message>
    <message>
        <source>Move what waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger, smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the width, the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryAccess</name>
    <message>
        <source>The library is still being opened; try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Nothing leaves this machine for vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of every passage in the library, and each question, is sent to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>The session could not be printed; look whether the printer is ready, or print to a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>“%1” does not take the pages; look whether it is ready, or print elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Self-RAG without rewriting (Athina)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Implementing Self-Reflective RAG using LangGraph and FAISS: 500 characters, k = 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-RAG (LangGraph)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-Reflective RAG with LangGraph: 250 tokens (about 1,000 characters), k = 4, graded against the rewritten question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrective RAG, simplified (LangGraph)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-Reflective RAG with LangGraph: any refused passage leads to the web, nothing is refined, the answer is not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adaptive RAG (Self-RAG, Corrective and Adaptive RAG combined)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Integrating Self-RAG, Corrective RAG and Adaptive RAG: 1,200 / 200 characters, k = 4, T = 0.2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reflection tokens (LlamaIndex pack)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enhancing Large Language Models with Self-RAG: ten passages, 50 tokens, no sequence score, the retrieval token decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per-passage Self-RAG (notebook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-RAG on Understanding_Climate_Change.pdf: 1,000 / 200 characters, k = 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-RAG paper, short form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asai et al. 2023, PopQA: threshold 0.2, weights 1, 1, 0.5, ten passages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-RAG paper, long form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asai et al. 2023: segments by beam search, two beams, depth 7, five passages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CRAG paper, PopQA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yan et al. 2024: thresholds 0.59 and -0.99. They were fitted to its own evaluator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CRAG paper, PubHealth and ARC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yan et al. 2024: thresholds 0.5 and -0.91. They were fitted to its own evaluator.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Removed</name>
    <message>
        <source>“%1” (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected by %1: what %2 judges not relevant is removed; it said “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected by %1: what %2 judges not relevant is removed; it said “%3”, the probability that it is relevant being %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected by %1: its score is %2; where no passage reaches %3, all of them are removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected by %1: its best strip scores %2, and what is below %3 is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected by %1: its best strip scores %2, and others score more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected by %1: an answer from it (score %2) is not supported or not relevant, and hard constraints remove such answers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>check again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>Flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Passages for a question (k)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum query rewrites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum answer regenerations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum model calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit (seconds)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute answers from tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve follow-up questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade against the rewritten query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check sources and usefulness in parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft while grading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop early when a retry cannot win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate the searches a question needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adaptive RAG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum reasoning steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SearXNG server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web pages per search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read whole web pages, not only snippets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum web searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the web after one rejected passage, without excerpts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrective RAG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum excerpts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum excerpt score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the answer (Self-RAG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reflection tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retrieval threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relevance weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usefulness weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include the sequence probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop irrelevant and unsupported segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long form, sentence by sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beam width (long form)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum sentences (long form)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model server (OpenAI protocol)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum reply tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model file (GGUF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models by role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query rewriter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relevance judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usefulness judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passage length (characters)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Passage overlap (characters)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel readers (0: one per core)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OCR of scans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OCR languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Font size (points, 0: the system&apos;s)</source>
        <translation>字体大小（磅，0：系统默认）</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>语言（下次启动生效）</translation>
    </message>
    <message>
        <source>Passages in the desktop&apos;s search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notify when long work ends out of sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style of references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excerption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Length of a model&apos;s answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>detailed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SupportMap</name>
    <message>
        <source>%1 sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supported by your documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly supported by your documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not supported by your documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WebEngine</name>
    <message>
        <source>SearXNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words that are searched for go to the SearXNG server you name, with its key if you gave one, and from there to the searches it asks; while pages are read, each site found also sees that this computer fetched its page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tavily</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words that are searched for go to Tavily (api.tavily.com), together with your key; while pages are read, each site found also sees that this computer fetched its page.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Zotero</name>
    <message>
        <source>Zotero lets no other program ask; allow it in its settings: Advanced, “Allow other applications on this computer to communicate with Zotero”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no address of this computer; Zotero is asked nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zotero has no such collection any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What answers at %1 is no Zotero of version 7 or newer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This Zotero lets no other program write; version 10 or newer does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zotero was not allowed to take highlights of Attest; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zotero was asked for permission too often; try again in a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zotero did not take the highlights (status %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zotero did not take a highlight: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::Assistant</name>
    <message>
        <source>Keeping the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup is restored (documents: %1, sessions: %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library that was there before is kept in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restoring a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the library</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::ConversationService</name>
    <message>
        <source>Checking the answer again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::DesktopWork</name>
    <message>
        <source>Your question is answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents are being read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) can be asked</source>
        <translation>
            <numerusform>可以询问 %Ln 个文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read</source>
        <translation>
            <numerusform>%Ln 个无法读取</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DocumentService</name>
    <message>
        <source>Looking for PDFs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping the correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tagging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hiding from assistants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showing to assistants</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln files or folders were left out.</source>
        <translation>
            <numerusform>略过了 %Ln 个文件或文件夹。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::EvaluationService</name>
    <message>
        <source>1 of them has no answer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of them have no answer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be made, so nothing would be kept of what is measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your test questions in %1 cannot be read (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluating %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about documents of your library.</source>
        <translation>
            <numerusform>关于您的文库中文档的 %Ln 个问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about %1 texts of the set, which says where answers stand: what is measured is finding.</source>
        <translation>
            <numerusform>关于该集合中 %1 篇文本的 %Ln 个问题，集合注明了答案的位置：衡量的是检索。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about %1 paragraphs of the set.</source>
        <translation>
            <numerusform>关于该集合中 %1 个段落的 %Ln 个问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s), each with the passage that supports it or does not: what is measured is judging.</source>
        <translation>
            <numerusform>%Ln 个句子，每个都附有支持或不支持它的段落：衡量的是评判。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln verdict(s), each with what it should be: what is measured is judging.</source>
        <translation>
            <numerusform>%Ln 个评判，每个都附有正确的结果：衡量的是评判。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln response(s) of any program: whether they answer, and whether their context supports them.</source>
        <translation>
            <numerusform>任意程序的 %Ln 个回答：是否作答，以及其上下文是否支持它们。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FolderService</name>
    <message>
        <source>Looking through %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing what is wanted of a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing what is gone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::IndexService</name>
    <message>
        <source>Reading the tables of your documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning what your documents are about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the model for vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making vectors of your documents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::MaintenanceService</name>
    <message>
        <source>The library was read and is whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library is backed up in %1, which was read back and is whole (documents: %2, sessions: %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backing up the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restoring from the bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emptying the bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Parts of %Ln document(s) are gone; what is gone is read again.</source>
        <translation>
            <numerusform>%Ln 个文档的部分内容缺失；缺失的部分正在重新读取。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Manual</name>
    <message>
        <source>The manual is not in its folder, “%1”; install Attest again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manual has no page %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::ModelService</name>
    <message>
        <source>Waiting for the model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::PageService</name>
    <message>
        <source>This PDF is locked; type its password on the page about the document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printing “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::PasswordService</name>
    <message>
        <source>Reading again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembering the password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgetting the password</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::ReindexService</name>
    <message>
        <source>All documents are up to date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-indexing outdated documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document was brought up to date: those that are outdated could not be read anew. Where one is locked, type its password on the page about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for outdated documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading is paused; once it goes on, and nothing waits to be read, your documents are brought up to date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your documents are brought up to date once nothing waits to be read any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::ScanService</name>
    <message>
        <source>Looking for pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognising the text of scans</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app::SessionService</name>
    <message>
        <source>This answer is no longer in its session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renaming the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tagging the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinning the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning another session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printing “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping the correction</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Find passages</source>
        <translation>查找段落</translation>
    </message>
    <message>
        <source>Filter passages</source>
        <translation>筛选段落</translation>
    </message>
    <message>
        <source>Rephrase the question</source>
        <translation>改写问题</translation>
    </message>
    <message>
        <source>Write an answer</source>
        <translation>撰写答案</translation>
    </message>
    <message>
        <source>Check sources</source>
        <translation>检查来源</translation>
    </message>
    <message>
        <source>Check usefulness</source>
        <translation>检查有用性</translation>
    </message>
    <message>
        <source>Keep best attempt</source>
        <translation>保留最佳尝试</translation>
    </message>
    <message>
        <source>Explain gaps</source>
        <translation>说明不足</translation>
    </message>
    <message>
        <source>Compute from tables</source>
        <translation>根据表格计算</translation>
    </message>
    <message>
        <source>Check the computation</source>
        <translation>检查计算</translation>
    </message>
    <message>
        <source>Decide whether to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer from each passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the best answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer from memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size up the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide where to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find more passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think one step further</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look in the web</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whether to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the next sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the best paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score every passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the strips that help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name keywords for the web</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep what helps of the web</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put library and web together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read its pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognise their text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognising text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut into passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding a PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pages that are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave what was read before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none relevant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>useful</source>
        <translation>有用</translation>
    </message>
    <message>
        <source>not useful</source>
        <translation>无用</translation>
    </message>
    <message>
        <source>out of budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no new query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recalled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>web</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unneeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expanded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drafted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grades every passage, checks the answer, and rewrites or regenerates when a check fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds passages and writes; nothing is checked. The baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides where to look and how often, corrects what it finds from the web, and checks the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides whether to look, answers from each relevant passage by itself, and keeps the best supported answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides whether to look, writes from each passage, and keeps what the scores of its own verdicts favour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores every passage, keeps the strips that help, and looks in the web once where the library does not suffice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>已计算</translation>
    </message>
    <message>
        <source>Quoted · likely answers</source>
        <translation>引用 · 可能回答</translation>
    </message>
    <message>
        <source>Quoted · may not answer</source>
        <translation>引用 · 未必回答</translation>
    </message>
    <message>
        <source>Supported, but may not fully answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>From model memory, no document used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>没有答案</translation>
    </message>
    <message>
        <source>About Attest, not from your documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>You disagree · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences has no source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences have no source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentence has no source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences only in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentence only in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences has no source, %3 only in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences have no source, %3 only in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[partly supported]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[no source]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sentence is supported by a passage it cites.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was cut off; raise the maximum reply tokens in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A verdict on this answer could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was computed was not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model judged whether this answers the question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This flow checks nothing; choose Self-RAG to have the answer checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only part of this answer is supported by its sources, which this flow accepts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget was used up before this answer was checked; raise it in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This answer was not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supported by %1, but it was not checked that it answers the question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supported in part by %1, but it was not checked that it answers the question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check that %1 support this answer failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check that this answers the question could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supported by %1, but it may not fully answer the question: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the web pages found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your documents and the web pages found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in the library yet; add PDFs and ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the documents asked could be read; the library says why for each of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these words appear in your documents; try other words or add documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I found no passage that answers this; look at the closest matches, try other words, or add documents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passages found do not answer this question; look at them, or ask for less at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget was used up before there was an answer; raise it in Settings and ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your documents has the word %1; try another word, or add a document about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your documents has the words %1; try other words, or add a document about them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped after “%1”, as the user wished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped by the user after this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted by the user before the run had ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no attempt to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempt %1 of %2 is the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web search is off; turn it on in Settings to look there too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The web search brought nothing: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you chose the passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing found in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 relevant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing relevant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passage, as an earlier query found: no progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passages, as an earlier query found: no progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 个段落</translation>
    </message>
    <message>
        <source>new query: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no other way to put it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same query again: no progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the budget is used up: %1 of %2 calls, %3 of %4 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the budget was used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept because you chose them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computing answers is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed again from the text of %1: the same value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed again from the text of %1: another value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it asks for no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing in the passage answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing in the passages answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no answer to select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a better one was there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the verdict could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No passage supports %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempt %1, from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempt %1, from %2, begun while they were graded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 个来源</translation>
    </message>
    <message>
        <source>from memory, no document used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written from what the model knows by heart; check it before you rely on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>web search is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the web search found nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set to look always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set to look never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checking answers is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nowhere else to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the passage helps (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the passage does not help (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the passages say this (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the passages say some of this (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the passages do not say this (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the usefulness of the answer is %2 of 5 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the passage helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the passage does not help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the passages say this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the passages say some of this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the passages do not say this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the usefulness of the answer is %2 of 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reply of %1 could not be read as a verdict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 key terms found</source>
        <translation>找到全部 %1 个关键词</translation>
    </message>
    <message>
        <source>%1 of %2 key terms found</source>
        <translation>找到 %1 个关键词，共 %2 个</translation>
    </message>
    <message>
        <source>the key term was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no words to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quoted word for word</source>
        <translation>逐字引用</translation>
    </message>
    <message>
        <source>contains %1, as asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question asks for %1; none here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no document contains %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 isn’t in this passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 aren’t in this passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the year %1 isn’t in this passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” replaces “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>little of “%1” is in one place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name is in another sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says several things at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is in another sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number has another unit or month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the two says “not”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word is replaced by its opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word is contradicted by its opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the words are in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two names are swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the two says “not” amidst the same words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says more than the passage, as “all” for “some”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is not the case is asked for, and nothing is denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says that it does not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says little that the question does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says nothing that could be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is close in meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept only the words that tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rare words of the nearest passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked about “%1” alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped %1, which the library does not contain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 key terms found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key term is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key term is not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contains %1, as asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question asks for %1; it is not clear that the quotation has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words alone do not tell whether this answers the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” isn&apos;t in the passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” isn&apos;t in the quotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other passages fit about as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key terms are not in one place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One place has all key terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotation has the key terms of the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotation has few key terms of the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that belong together are together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that belong together are far apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words are in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passage stands out among those found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins with what the question is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is in another sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question asks for a number; the quotation has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question asks for a date; the quotation has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotation refers to what comes before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed as “%1”, and understood as this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has changed since this answer was checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no longer in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of “%1” is not there now; what was read of it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked again: the documents still support this answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked again: the documents support this answer only in part now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked again: the documents do not support this answer any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked again: nothing of what this answer rests on is in the library any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An older version kept this run without all that a fork takes over; fork it at its first step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF is damaged and cannot be opened; get a fresh copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF is locked; type its password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF needs more memory than a reader may have; split it into smaller ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF reader failed on this file; save a fresh copy with another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PDF takes too long to open; save a fresh copy with another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty; copy or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no longer there; add it again from where it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be opened; check that its drive is connected, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file changed while it was read; add it again when it is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages of this PDF hold nothing that can be searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF has no text on any page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF holds pictures of pages and no text; recognise their text to find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be opened; check that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is empty; copy or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a PDF; choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not read this file; ask its owner for permission, or copy it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password is wrong; type it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text of the page is garbled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no text on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page took too long to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no text was recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder is offline: its drive is not connected. Nothing of it is forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 is watched already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is no longer in the library; look at the list again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session is no longer in the library; begin a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session came with an evidence bundle and can be read only; ask in a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no longer in the bin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library %1 is damaged; put a backup in its place, or move the folder away and add the documents again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library %1 is in use by %2 (process %3); close it there and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library %1 may not be written; allow writing to its folder, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library %1 cannot be opened; check that its folder exists and may be read and written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This library was made by a newer Attest; open it with that one, or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk with the library %1 is full; free some space and try again. Nothing that was kept before is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written (%2); choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing answers at %1; start the server or choose another model in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be reached within %2 seconds; start the server or choose another model in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has been silent for %2 seconds; start the server or choose another model in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model server (OpenAI protocol)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model “%1” sent an empty reply; ask again, or choose another model in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model server at {server}; correct the address in Settings, most end in /v1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{server} does not have the model “{model}”; pull it in Settings, with “attest-cli models pull {model}”, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{server} has no model; load one there, or choose “builtin” in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{server} is still loading its model; ask again when it is ready, or raise the time limit in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{server} wants a key it knows (it says {said}); enter it in Settings, or set ATTEST_API_KEY to it and start Attest again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system has no keychain that answers, so keys are kept only while Attest runs; start one (GNOME Keyring, KWallet) to keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct page ranked first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… among the first 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… among the first 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… among the first 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a right document is the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean reciprocal rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right pages found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>abstained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of questions that got an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers that are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… of those called verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… of those that were computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… of quotations called likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>area under the risk-coverage curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contains the expected answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… of those that were answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is the known answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 of its words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contains the expected numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cites a correct page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused what cannot be answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused what can be answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known answer in the first sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… in at most three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentences an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentences that are supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>responses their context supports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>responses that answer the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdicts that are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>balanced accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>area under the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calibration error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls of a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time of an answer, half within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… 95 % within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time of a search, half within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partly supported</source>
        <translation>部分有依据</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unverified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perhaps not useful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grounded not useful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from model memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer contains the expected words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer contains the expected numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cites a right page, and the known answer is a long one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer cites a right page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents do not say it, and it was refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents do not say it, and it was answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer does not hold the known words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer cites no right page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cites a right page, but not the known words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It shares many words with the known answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set does not say what the answer is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question was not answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered none of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered %1 of %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>often cannot be understood; choose another model for this role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never answers “no”; it may not be judging at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hardly ever answers “no”; it may not be judging at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers “no” to almost everything; choose another model for this role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks for a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, rewrite %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, regeneration %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, web search %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, thought %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, segment %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it asks for an average over years that it does not name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it asks for more than a number of a statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it asks for several numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it asks for words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it asks for yes or no, and nothing says from which value on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no word that a table could hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not about several companies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names no company of which there is a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names no company, and there are documents of several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names no measure that is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names no period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names no rows that are known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names several measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no %1 was found in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cell has all of its words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no row has all of its words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several are alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several cells have its words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several rows have its words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several columns have its words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell holds words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cells have other units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tables of %1 have not been read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculation: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GB, %2, languages: %3; %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes and makes vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>languages: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, languages: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its SHA-256 has to be given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 quoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 partly supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 perhaps not useful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from model memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 broken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of them likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of them right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 known right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fully</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partially</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, with English and German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempt %1, from %2 and %3 beside them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attempt %1, from %2 and %3 beside them, begun while they were graded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says “%2” of this sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that the passages say each of the %2 sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says that no passage supports %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>understood as: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question stands by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time limit (%1 s) was used up before there was an answer; raise it in Settings, or choose a faster model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model calls that are allowed (%1) were used up before there was an answer; allow more in Settings and ask again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Answers from your own PDFs, with the reasons.</source>
        <translation>来自您自己 PDF 的答案，并附理由。</translation>
    </message>
    <message>
        <source>The library to open, instead of $ATTEST_LIBRARY or the usual one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample library, which is the manual, instead of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system, light or dark, instead of the setting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a picture of the window when all is read and answered, and quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the window, such as 1400x900.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question to ask when the documents have been read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDFs or folders to add, evidence bundles to open, links attest://… to follow.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::AnswerText</name>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
</context>
<context>
    <name>ui::AnswerView</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Show earlier answers (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add documents, then ask.</source>
        <translation>先添加文档，再提问。</translation>
    </message>
    <message>
        <source>Ask a question about your document.
Every sentence of the answer names the page it rests on.</source>
        <translation>就您的文档提问。
答案的每句话都会注明所依据的页面。</translation>
    </message>
    <message>
        <source>Ask a question about your %1 documents.
Every sentence of the answer names the page it rests on.</source>
        <translation>就您的 %1 个文档提问。
答案的每句话都会注明所依据的页面。</translation>
    </message>
</context>
<context>
    <name>ui::AskBar</name>
    <message>
        <source>Ask your library…</source>
        <translation>向资料库提问…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other ways to end it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after this step, or accept the best answer so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Web on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web search is on; press to turn it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Finds, quotes and judges without any server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect a model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press to turn it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops after this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends after this step with the best answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 model calls · %3 of %4 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step that runs ends, and the run can be forked from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question is being answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the step that runs has ended, the best answer so far is kept; it says that you accepted it early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no answer yet that could be accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Stop at once (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask (Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::AttemptsPanel</name>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None in either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, word for word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2:</source>
        <comment>a kind of verdict, a passage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None has flipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− lost:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ gained:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None in both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in both:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one attempt. A second one comes where a check fails or you fork the run, and is compared with the first here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare this attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier run, attempt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::BinDialog</name>
    <message>
        <source>&amp;Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Empty the bin…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed documents and sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bin is empty. Removed documents and sessions lie here for %1 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies here is found by no search. The PDFs themselves stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in the bin goes for good. The PDFs themselves stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) left</source>
        <translation>
            <numerusform>还剩 %Ln 天</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BudgetLine</name>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4 left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 model calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no retries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewrites of the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rewrites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regenerations of the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 regenerations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 web searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>web search %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 thoughts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thought %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences, one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds to the first words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first words after %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price in dollars, at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price in dollars, about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least $%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about $%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 次调用</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln model call(s)</source>
        <translation>
            <numerusform>%Ln 次模型调用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln retries</source>
        <translation>
            <numerusform>重试 %Ln 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the model on the GPU</source>
        <translation>模型在 GPU 上的比例</translation>
    </message>
    <message>
        <source>%1 % on the GPU</source>
        <translation>%1% 在 GPU 上</translation>
    </message>
</context>
<context>
    <name>ui::Columns</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ComputationView</name>
    <message>
        <source>and %1 more rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula and calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers that it was computed from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of the tables that they stand in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Conversation</name>
    <message>
        <source>Where this session comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the evidence bundle “%1”, made on %2, and not checked here. It can only be read: a question asked now begins a session of yours.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CorrectionRow</name>
    <message>
        <source>relevant</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>not relevant</source>
        <translation>不相关</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>有依据</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>无依据</translation>
    </message>
    <message>
        <source>useful</source>
        <translation>有用</translation>
    </message>
    <message>
        <source>not useful</source>
        <translation>无用</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✎ You: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✎ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that this verdict is wrong: that is kept with the answer, and counts in judge statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected by you: %1; press to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::DescriptionForm</name>
    <message>
        <source>As read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is called so in the list, in citations and in exports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with commas between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title, author and year as they were read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Back to “%1”, and to the author and year that were read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no year of a document; type one of four digits, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is too long for a tag; type a shorter one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::DocumentDelegate</name>
    <message>
        <source>Password…</source>
        <translation>密码…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>运行文字识别</translation>
    </message>
    <message>
        <source>Password ⏎</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::DocumentView</name>
    <message>
        <source>✓ Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! Not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, all read; %2 to search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of them not read; %3 to search. Answers cannot rest on what was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>运行文字识别</translation>
    </message>
    <message>
        <source>About the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of pages that were not read; where all were, of every page: its text may be a bad one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the page about the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages by status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password ⏎</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not there now)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same content in %1 places:
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept. Answers from now on, citations and exports go by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept. The list and questions can be limited to a tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return shows the first of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PDF needs a password, which is not known now. It is also tried on the other PDFs that wait for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its password is known until Attest ends, and is written nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember the password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps it in the system&apos;s keychain, and nowhere else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its password is remembered in the system&apos;s keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read of the document stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln 页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln 个段落</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EvalCharts</name>
    <message>
        <source>Finding a right page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all questions; the line is the range chance leaves it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding a right document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first should be long, the second short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half within the bar, 95 % within the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sure, and how often right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the dashed line a probability can be taken at its word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the dashed line a probability can be taken at its word; the numbers count verdicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how sure the judge was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how often it was so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right, by how it ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the answers of each kind; the line is the range chance leaves it in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risk and coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The surest answers are taken first, by how they ended and then by probability. Low on the left: what is surest is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>questions answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1: %2 of the questions, %3 of these answers wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 ways; the table of figures has all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::EvalRows</name>
    <message>
        <source>Question:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known answer:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions and what came of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by this column, largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter questions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the questions to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer as a session, with its trace (Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers about your own documents can be opened, where they were kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::EvalRowsModel</name>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::EvaluationForm</name>
    <message>
        <source>Flows to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only search, ask nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in the document that a question names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the answers, to look at their traces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About these questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures how well pages are found, in a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They become sessions, a hundred answers each, which you can remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages among which a right one counts as found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Finds, quotes and judges without any server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File or folder of questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a file or a folder here, or choose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file of questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder of questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those you added with “add to test questions” below an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A right &amp;page counts among the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flo&amp;ws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line for each question, such as {&quot;question&quot;: …, &quot;answer&quot;: …}; or the forms of FinanceBench, SQuAD and BEIR, pairs with a label, or {&quot;query&quot;, &quot;context&quot;, &quot;response&quot;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your test questions (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within the document</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::EvaluationPage</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is measured, and how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the conversation; what is being measured goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget what was measured before it was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop at once; what is measured is kept, and gone on with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;JSON, with every question…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;Markdown, the table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the questions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 of them before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · about %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 measured in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped after %1 of %2; “Go on” goes on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing with known questions: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one flow and one model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 report.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is saved in %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::EvaluationReport</name>
    <message>
        <source>%1 against the first way, more than chance gives (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against the first way, which may be chance (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it comes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right, by how it ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: holds a known answer or its numbers, or cites a right page where the known answer is long. Every answer to what cannot be answered is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In brackets: the range that holds the mean 95 times in 100, by resampling the questions, of coverage and precision by Wilson&apos;s interval. ▲ ▼: other than the first way, by more than chance gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not answerable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 questions are about documents that are not in the library; add them, or these count as not found.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ExportLine</name>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Format of the export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks where to, and writes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures of the cited words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cited words, marked, as they stand on their pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that happened, so that the run can be replayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts and replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What models were asked, and what they said word for word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages that no answer was written from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where files are on this computer, and not their names alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technical appendix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each question was answered: steps, verdicts, model and cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export “%1” as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export %1 sessions as</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FetchBox</name>
    <message>
        <source>Share of the model that is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>ui::FlowPanel</name>
    <message>
        <source>Full graph</source>
        <translation>完整图</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>轨迹</translation>
    </message>
    <message>
        <source>Edges not taken</source>
        <translation>未走的边</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>The whole graph, live, in the middle of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every visit of a step and every verdict, with prompts and replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where each step could have led, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What arrived at this step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FoldersDialog</name>
    <message>
        <source>… Not looked at yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⊘ Offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! Up to date, with warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, looked at every few minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system does not tell of all changes here: the folder is in the network, or holds more folders than the system watches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loo&amp;k now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watched folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDFs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep its documents in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove its documents from the library; the files stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wanted of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all; or patterns, such as report*; minutes/*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only PDFs called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none; or patterns, such as drafts; *old*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the folders in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with hidden ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep documents that are left out now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove documents that are left out now; the files stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Only PDFs called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;eave out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lar&amp;gest file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove what is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A watched folder is looked at when Attest starts and whenever something changes in it: new PDFs are read, changed ones are read again. Nothing is removed from the library by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) of files that are gone</source>
        <translation>
            <numerusform>移除 %Ln 个文件已不存在的文档</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FollowUps</name>
    <message>
        <source>Questions that follow on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ForkLine</name>
    <message>
        <source>Built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Fork from step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step runs anew, and all behind it; what came before is taken over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flow of the fork</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another flow begins at its start, with the passages found so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model of the fork</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who writes and judges from there on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fork</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it would have been</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the next search looks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the fork does otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins a new run, which says where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>document, page</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be set otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the judge says, or as you say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use anyway</source>
        <translation>仍然使用</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::GetBox</name>
    <message>
        <source>Model file to download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download the model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is checked by its SHA-256 before it bears its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is downloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of a GGUF file can be typed, with its SHA-256 behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. What has come is kept; Download goes on with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model file, or type the address of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is there, and “local” is chosen; OK keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::GraphPage</name>
    <message>
        <source>Back to the conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph of the flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edges not taken</source>
        <translation>未走的边</translation>
    </message>
    <message>
        <source>Draw where each step could have led, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::GraphPanel</name>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 call</source>
        <translation>1 次调用</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 次调用</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under 1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph of the flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, to %3. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not run yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a question to see how its answer is found and checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flow is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses one %1 of those allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the picture	Ctrl+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger	+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller	−</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit	0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln 次调用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HealthDialog</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>相关性</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Usefulness</source>
        <translation>有用性</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under 1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch to scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores instead of yes and no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the flow and one of its settings, for what is asked from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replies that were no verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts that took more than one request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same had been asked before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts that you said are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question has been asked in this library yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing unusual: every judge says yes and no, and can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the server of this judge does not tell how sure a verdict is, so scores cannot decide in the place of yes and no. One that tells log-probabilities could, such as llama-server or vLLM; so could the built-in model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: scores could decide in the place of yes and no, if this judge can tell how sure it is. Settings, at the model server, tries what it can do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers can be ranked by how sure the judge is, in the place of being refused by its yes or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores decide already: no verdict refuses an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flow is Reflection RAG now, and “Drop irrelevant and unsupported segments” is off: answers are ranked by scores, and say which check they did not pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>ui::IngestBar</name>
    <message>
        <source>Files read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>What is being read stands still; nothing is lost, and it stays so when you quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Take all waiting files off the list; what is indexed stays, and scans are left until the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Read all files again that failed; the list says why they did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry all that failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognising text · %1 of %2 documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 pages/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · about %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Paused · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read</source>
        <translation>
            <numerusform>%Ln 个文件无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · then %Ln scan(s)</source>
        <translation>
            <numerusform> · 然后 %Ln 份扫描件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::KeyField</name>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key; most servers of one&apos;s own need none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the key is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the name and the password out of the address, and enter them here as name:password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key is kept in your keychain and sent to this server only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a key: it is taken from the environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a key, until Attest is closed. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a key in your keychain. It is sent to this server only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LanguageList</name>
    <message>
        <source>OCR languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No language is installed, so no text can be recognised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is ticked; used are then: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each language more makes recognition slower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each language is a package: tesseract-ocr-fra for French, tesseract-ocr-eng for English. One that is installed now is here when this window is opened again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LibraryModel</name>
    <message>
        <source>waits for text recognition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recognising text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recognising page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p. %1/%2</source>
        <translation type="unfinished">第 %1/%2 页</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scanned, no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 of them could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not there now)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same content in %1 places:
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden from assistants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can still be asked; its pages are shown again when the file or its drive is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>offline · %Ln page(s)</source>
        <translation>
            <numerusform>离线 · %Ln 页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln 页</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LibraryPanel</name>
    <message>
        <source>Library</source>
        <translation>资料库</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder of PDFs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watched folders…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search documents…</source>
        <translation>搜索文档…</translation>
    </message>
    <message>
        <source>Search documents</source>
        <translation>搜索文档</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Last added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag “%1” is removed; its documents stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>New tag ⏎</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide from assistants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other assistants (attest-cli mcp) and the search of the desktop do not get to see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed “%1” from the library; the file stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed %1 documents from the library; the files stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Ask only these documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask only this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading report</source>
        <translation>读取报告</translation>
    </message>
    <message>
        <source>Title, author, year…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter its password…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>运行文字识别</translation>
    </message>
    <message>
        <source>Run OCR on all pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Library (%1)</source>
        <translation>资料库（%1）</translation>
    </message>
    <message>
        <source>Drop PDFs or a folder anywhere on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document is called that. Try fewer letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No document with this tag is called that. Try fewer letters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::LocalModelBox</name>
    <message>
        <source>Show log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GGUF file; choose the model “local” to use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log of llama-server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not running. Attest starts it when the model “local” is chosen, on this machine only, and ends it with itself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Attest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no longer in the library; add it again to see the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document that the link leads to is not in this library; add it, then follow the link again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the PDFs that are in “%1” now are added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the PDFs that are in %1 folders now are added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That password does not open “%1”; try another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is open now. Its password is known until Attest ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to print yet: open a document, or ask a question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>An answer of the test with known questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed from your test questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to your test questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaced among your test questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only files of this computer can be added; save the page as PDF first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you ask now begins another session, with what was said before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not where it was; its drive may be missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No program is there to open “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have %Ln test question(s).</source>
        <translation>
            <numerusform>您有 %Ln 个测试问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” says title, author or year of %Ln document(s) anew</source>
        <translation>
            <numerusform>“%1”更新了 %Ln 个文档的标题、作者或年份</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln PDF(s) that it names are read first</source>
        <translation>
            <numerusform>先读取其中提到的 %Ln 个 PDF</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are not there</source>
        <translation>
            <numerusform>%Ln 个文件不存在</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries have no document here</source>
        <translation>
            <numerusform>%Ln 个条目在此没有文档</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Add PDFs…</source>
        <translation>添加 PDF(&amp;A)…</translation>
    </message>
    <message>
        <source>Add a &amp;folder…</source>
        <translation>添加文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watched folders…</source>
        <translation>监视的文件夹(&amp;W)…</translation>
    </message>
    <message>
        <source>Add the &amp;sample library</source>
        <translation>添加示例资料库(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>新建会话(&amp;N)</translation>
    </message>
    <message>
        <source>E&amp;xport the session…</source>
        <translation>导出会话(&amp;X)…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export the session as</source>
        <translation>会话导出为(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Import evidence bundle…</source>
        <translation>导入证据包(&amp;I)…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the &amp;graph as a picture…</source>
        <translation>将图保存为图片(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Back up the library…</source>
        <translation>备份资料库(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>恢复备份(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Check the library</source>
        <translation>检查资料库(&amp;C)</translation>
    </message>
    <message>
        <source>Re-index o&amp;utdated documents</source>
        <translation>重新索引过期文档(&amp;U)</translation>
    </message>
    <message>
        <source>S&amp;how the bin…</source>
        <translation>显示回收站(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo deleting sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the answer</source>
        <translation>复制答案(&amp;C)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to test &amp;questions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ask a question</source>
        <translation>提问(&amp;A)</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop answering</source>
        <translation>停止回答(&amp;S)</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after this ste&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the &amp;best so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find in the document</source>
        <translation>在文档中查找(&amp;F)</translation>
    </message>
    <message>
        <source>Find a &amp;document</source>
        <translation>查找文档(&amp;D)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Library and sessions</source>
        <translation>资料库和会话(&amp;L)</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run details</source>
        <translation>运行详情(&amp;R)</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close the page</source>
        <translation>关闭页面(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;valuation</source>
        <translation>评估(&amp;V)</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous answer</source>
        <translation>上一个答案(&amp;P)</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next answer</source>
        <translation>下一个答案(&amp;N)</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Ctrl+/</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Judge statistics…</source>
        <translation>评判统计(&amp;J)…</translation>
    </message>
    <message>
        <source>&amp;About Attest</source>
        <translation>关于 Attest(&amp;A)</translation>
    </message>
    <message>
        <source>Collections of &amp;Zotero…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ModelActions</name>
    <message>
        <source>Trying %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying %1: %2…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. What has come is kept, and is gone on with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not write; choose another model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ready: it writes, judges, and says how sure it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ready: it writes and judges.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ModelServerBox</name>
    <message>
        <source>Find models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the model judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try as a judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the better judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries what the chosen model and its server can do; takes some short requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compares its verdicts with those of people on 40 examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets “Built-in” for the roles of which the built-in check is the better judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not tried to the end as a judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set under “A model for each role”; OK keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for servers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2 has no model; load one there, then look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model server answers, neither at this address nor at the usual ones of this machine; start one, then look again. The shortest way to one is Ollama: install it from https://ollama.com.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one under Model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not tested to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The built-in model needs no server; choose another one under Model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying it as a judge…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying it as a judge: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Notice</name>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>ui::Page</name>
    <message>
        <source>%1 (PDF %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>第 %1 页</translation>
    </message>
</context>
<context>
    <name>ui::PageCanvas</name>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
</context>
<context>
    <name>ui::PageFind</name>
    <message>
        <source>Previous place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the document…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to find in the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of one page is not known; nothing is found on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of %1 pages is not known; nothing is found on them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PageOutline</name>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document has no outline.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PagePictures</name>
    <message>
        <source>This page could not be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PageThumbs</name>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>Pages as small pictures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PdfBar</name>
    <message>
        <source>Pages and outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+−</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a page number and press Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the &amp;width	Ctrl+0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the &amp;page	Ctrl+9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the &amp;right	Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the &amp;left	Ctrl+Shift+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy	Ctrl+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy lin&amp;k to this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ask about this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pri&amp;nt…	Ctrl+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in the &amp;system&apos;s viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>p. %1 (PDF</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PdfView</name>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages and outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words stand on this page, but their place on it could not be found; nothing is highlighted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
</context>
<context>
    <name>ui::PullBox</name>
    <message>
        <source>Model to pull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ollama at the address above fetches it from its library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is pulled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any name of https://ollama.com/library can be typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the Ollama…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. What has come is kept; Pull goes on with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or choose the name of a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there and chosen; OK keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ReplayBar</name>
    <message>
        <source>Fork here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to see the run as it was at that moment; the arrow keys go from event to event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast the run is replayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended before: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again from this step, otherwise</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RunPanel</name>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
</context>
<context>
    <name>ui::RunSteps</name>
    <message>
        <source>Found no passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 relevant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 sentences supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usefulness %1 of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed from tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New query: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best answer kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 passages read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln passage(s)</source>
        <translation>
            <numerusform>找到 %Ln 个段落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln web page(s)</source>
        <translation>
            <numerusform>找到 %Ln 个网页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) written</source>
        <translation>
            <numerusform>已写出 %Ln 个答案</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RunTimeline</name>
    <message>
        <source>Attempts, in the order of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln 次调用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s).</source>
        <translation>
            <numerusform>%Ln 次尝试。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ScopeButton</name>
    <message>
        <source>Search documents…</source>
        <translation>搜索文档…</translation>
    </message>
    <message>
        <source>Search documents to ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents to ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents the question may use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tag, how many documents</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All documents with this tag, also those that get it later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: type a part of the name above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>所有文档</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln 个文档</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SessionPanel</name>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新会话</translation>
    </message>
    <message>
        <source>Search sessions…</source>
        <translation>搜索会话…</translation>
    </message>
    <message>
        <source>Search sessions</source>
        <translation>搜索会话</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>%1
%2, last changed %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the evidence bundle “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>Your conversations appear here.</source>
        <translation>您的对话显示在这里。</translation>
    </message>
    <message>
        <source>No session says that.</source>
        <translation>没有会话包含这些内容。</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted %1 sessions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>导出为</translation>
    </message>
    <message>
        <source>Export these %1 as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>标签…</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>None of these changes a verdict; they make fewer calls, or make them earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by the flow Adaptive RAG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by the flow Corrective RAG. A score is twice the probability of relevance, less one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by the flow Reflection RAG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models that take the place of the one on the page Model. “Find models” there fills these lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another passage length or overlap re-indexes all documents in the background; until that is done, answers rest on the present ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>搜索设置…</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a source…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Nothing had to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Changed: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents will be re-indexed in the background.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Built-in embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of a static model for vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A static model (Model2Vec) needs no server: its folder has the files model.safetensors and tokenizer.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get a model with Ollama</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ollama at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download a model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What leaves this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name:password, where the server asks for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leaves this machine for a web search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What leaves this machine for vectors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SnippetView</name>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cited words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cited words, as they came with the bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it came with an evidence bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it was when the bundle “%1” was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of “%2”, %3. The document is not in this library; add it to see the whole page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the cited words on their page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Starters</name>
    <message>
        <source>Questions to begin with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Stepper</name>
    <message>
        <source>Main steps of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↺ back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TagButton</name>
    <message>
        <source>Show only documents with a tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: all documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: documents with the tag %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>所有文档</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tag, how many documents</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask only these documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents stay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TaskLine</name>
    <message>
        <source>%1 of %2 passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>%1… %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TestQuestionLine</name>
    <message>
        <source>%1, p. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;documents do not answer it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to test questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test question that is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As short as it can be: an answer that holds these words is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether these pages show the right answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test question: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands on the cited pages: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is one of your test questions: the documents do not answer it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is one of your test questions, with the answer “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TraceModel</name>
    <message>
        <source>the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (taken over)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, visit %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TracePanel</name>
    <message>
        <source>score %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: score %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thresholds: %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept, score %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped, score %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>support %1, usefulness %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why nothing was computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>已计算</translation>
    </message>
    <message>
        <source>Web search by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the question: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun while passages were graded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected: the answer from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of [Retrieval]: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft asks for passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft asks for no passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rewrites, %2 regenerations and %3 web searches so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls that came to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run ended here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given to the writer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply, as it came</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 calls were used when it ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence %1 of the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remembered: an equal question had been asked before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps and their verdicts, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the chosen step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a step to read what it was given, what it said and why it went on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply to it, as it came</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TurnActions</name>
    <message>
        <source>Copy the answer</source>
        <translation>复制答案</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Edit the question…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to test questions…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TurnView</name>
    <message>
        <source>Why there is no answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nearest passages:</source>
        <translation>最接近的段落：</translation>
    </message>
    <message>
        <source>Answer with the built-in reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks the same question again, without any server; the settings stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer from these anyway</source>
        <translation>仍根据这些回答</translation>
    </message>
    <message>
        <source>The answer and every export will say that this was your decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not rely on this: it did not pass every check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use my exact words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood as “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searched for: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more document could not be read, or not all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more documents could not be read, or not all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more passage(s)</source>
        <translation>
            <numerusform>另有 %Ln 个段落</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Verdict</name>
    <message>
        <source>could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs no passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs passages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look on the web</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer by heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs no search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs several searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs one search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not relevant</source>
        <translation>不相关</translation>
    </message>
    <message>
        <source>relevant</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>无依据</translation>
    </message>
    <message>
        <source>partly supported</source>
        <translation>部分有依据</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>有依据</translation>
    </message>
    <message>
        <source>%1 of 5 by its words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>相关性</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Usefulness</source>
        <translation>有用性</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1 more characters)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VerdictCard</name>
    <message>
        <source> remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show the words on their page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Figures, reasons, the whole passage, prompt and reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong?</source>
        <translation>有误？</translation>
    </message>
    <message>
        <source>Say that a verdict is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the passage from its beginning to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show exactly what the judge was asked and what it said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use anyway</source>
        <translation>仍然使用</translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer from this passage: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excerpt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole passage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide prompt and reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again from the step that rejected it, with this passage kept; a new answer says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1, %2 anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct a verdict on %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VerdictPanel</name>
    <message>
        <source>Kept although the verdict could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by search %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by searches %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer from this passage was kept: it has the best score, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer from this passage was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 strips kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Used</source>
        <translation>✓ 已使用</translation>
    </message>
    <message>
        <source>Also read</source>
        <translation>也已阅读</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>已找到</translation>
    </message>
    <message>
        <source>○ Rejected</source>
        <translation>○ 已拒绝</translation>
    </message>
    <message>
        <source>The passages that are found appear here, each with what was judged of it and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Passages and their verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands beside what was found, and was read along.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::WebPage</name>
    <message>
        <source>The address of this passage is none that a browser should open: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This passage is from the web: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Welcome</name>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is running without a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is running with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop your PDFs</source>
        <translation>拖放您的 PDF</translation>
    </message>
    <message>
        <source>Files or a folder, anywhere on this window; or click to choose. Nothing is copied, nothing leaves this computer.</source>
        <translation>将文件或文件夹拖到此窗口任意位置；或点击选择。不会复制任何内容，也不会有内容离开此电脑。</translation>
    </message>
    <message>
        <source>Try the sample library</source>
        <translation>试用示例资料库</translation>
    </message>
    <message>
        <source>Attest’s own manual: ask it how Attest works.</source>
        <translation>Attest 自己的手册：向它询问 Attest 如何工作。</translation>
    </message>
    <message>
        <source>Connect a model</source>
        <translation>连接模型</translation>
    </message>
    <message>
        <source>Optional. Without one, Attest finds, quotes and judges by itself.</source>
        <translation>可选。没有模型时，Attest 自行查找、引用和评判。</translation>
    </message>
    <message>
        <source>Choose another model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>选择其他模型</translation>
    </message>
    <message>
        <source>Without one, Attest finds, quotes and judges by itself.</source>
        <translation>没有模型时，Attest 自行查找、引用和评判。</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>llama-server is installed, without a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is checked before it is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See how to get one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional: no model server found; see how to get one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop downloading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation>正在打开资料库…</translation>
    </message>
    <message>
        <source>Ask your own documents</source>
        <translation>向您自己的文档提问</translation>
    </message>
    <message>
        <source>Answers from your PDFs, with the reasons.</source>
        <translation>来自您 PDF 的答案，并附理由。</translation>
    </message>
    <message>
        <source>The library could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::WindowActions</name>
    <message>
        <source>session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is there already. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attest library %1.backup.zip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the library by this backup?

It was written on %1 (documents: %2, passages: %3, conversations: %4). What is being read or answered is stopped. The library that is there now is kept in its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Attest</source>
        <translation>关于 Attest</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Attest %1&lt;/h3&gt;&lt;p&gt;Answers from your own PDFs, with the reasons.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ZoteroDialog</name>
    <message>
        <source>Followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>✓ %Ln PDF(s)</source>
        <translation>
            <numerusform>✓ %Ln 个 PDF</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 PDFs read</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> · %Ln not on this computer</source>
        <translation>
            <numerusform> · %Ln 个无法取得</numerusform>
        </translation>
    </message>
    <message>
        <source>The PDFs of a collection that is ticked are read, with title, authors and year as Zotero has them; what is new there comes by itself while Zotero runs. Zotero is asked on this computer alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ask Zotero again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Highlight what the session cites…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collections of Zotero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on this computer, or not to be read; Zotero fetches what is opened there:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking Zotero…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the answers of this session cite is marked in Zotero&apos;s PDFs of the collections that are ticked, as highlights with the question. Zotero asks you to allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s) written to Zotero.</source>
        <translation>
            <numerusform>已向 Zotero 写入 %Ln 处高亮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <translation>
            <numerusform>%Ln 处已存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln citation(s) of other documents were left out.</source>
        <translation>
            <numerusform>已略去其他文档的 %Ln 处引用。</numerusform>
        </translation>
    </message>
</context>
</TS>
