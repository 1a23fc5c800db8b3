<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Answer</name>
    <message>
        <source>Answered from passages the relevance check had rejected, at your request.</source>
        <translation>应您的要求，依据未通过相关性检查的段落作答。</translation>
    </message>
    <message>
        <source>Accepted before the run had ended, at your request.</source>
        <translation>应您的要求，在运行结束前接受了此答案。</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>“%1”（%2）</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Forked at %2 from the run of %1, with nothing changed.</source>
        <translation>在%2处从 %1 的运行分叉而来，未作任何更改。</translation>
    </message>
    <message>
        <source>Forked at %2 from the run of %1: %3.</source>
        <translation>在%2处从 %1 的运行分叉而来：%3。</translation>
    </message>
    <message>
        <source>less than %1 s</source>
        <translation>不到 %1 秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>There is nothing to search yet: add PDFs to the library first.</source>
        <translation>还没有可搜索的内容：请先将 PDF 添加到资料库。</translation>
    </message>
    <message>
        <source>Nothing in these documents resembles the question; try other words.</source>
        <translation>这些文档中没有与问题相近的内容；请尝试换用其他词语。</translation>
    </message>
    <message>
        <source>Passages were found, but none is relevant to the question.</source>
        <translation>找到了一些段落，但都与问题无关。</translation>
    </message>
    <message>
        <source>The passages found do not answer the question, so nothing was written.</source>
        <translation>找到的段落不能回答问题，因此没有撰写答案。</translation>
    </message>
    <message>
        <source>Your documents do not answer the question.</source>
        <translation>您的文档无法回答这个问题。</translation>
    </message>
    <message>
        <source>The budget for one question was used up; raise it in the settings, or ask about fewer things at a time.</source>
        <translation>单个问题的预算已用完；请在设置中提高预算，或一次少问一些。</translation>
    </message>
    <message>
        <source>The model could not be reached; start its server, or choose the built-in model.</source>
        <translation>无法连接到模型；请启动其服务器，或选择内置模型。</translation>
    </message>
    <message>
        <source>The model gave no answer; ask again, or choose another model.</source>
        <translation>模型没有给出答案；请再次提问，或选择其他模型。</translation>
    </message>
    <message>
        <source>The pages that may hold the answer could not be read.</source>
        <translation>可能含有答案的页面无法读取。</translation>
    </message>
    <message>
        <source>You stopped this question.</source>
        <translation>您已停止回答这个问题。</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>没有答案。</translation>
    </message>
    <message>
        <source>Add PDFs…</source>
        <translation>添加 PDF…</translation>
    </message>
    <message>
        <source>Change the budget…</source>
        <translation>更改预算…</translation>
    </message>
    <message>
        <source>Connect a model…</source>
        <translation>连接模型…</translation>
    </message>
    <message>
        <source>Choose another model…</source>
        <translation>选择其他模型…</translation>
    </message>
    <message>
        <source>Show the documents</source>
        <translation>显示文档</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再次提问</translation>
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
        <translation>第 %1 句</translation>
    </message>
    <message>
        <source>New query: “%1”</source>
        <translation>新查询：“%1”</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>尚无内容</translation>
    </message>
</context>
<context>
    <name>Backend</name>
    <message>
        <source>A static model for vectors</source>
        <translation>静态向量模型</translation>
    </message>
    <message>
        <source>A model server (OpenAI protocol)</source>
        <translation>模型服务器（OpenAI 协议）</translation>
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
        <translation>添加 PDF 文件夹</translation>
    </message>
    <message>
        <source>Export the session</source>
        <translation>导出会话</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>选择模型文件</translation>
    </message>
    <message>
        <source>Model (*.gguf)</source>
        <translation>模型 (*.gguf)</translation>
    </message>
    <message>
        <source>Back up the library</source>
        <translation>备份资料库</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>Backup (*.backup.zip *.backup);;All files (*)</source>
        <translation>备份 (*.backup.zip *.backup);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose questions</source>
        <translation>选择问题</translation>
    </message>
    <message>
        <source>Questions (*.jsonl *.json);;All files (*)</source>
        <translation>问题 (*.jsonl *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a folder of questions</source>
        <translation>选择问题文件夹</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Choose the folder of a static model</source>
        <translation>选择静态模型的文件夹</translation>
    </message>
    <message>
        <source>Open an evidence bundle</source>
        <translation>打开证据包</translation>
    </message>
    <message>
        <source>Evidence bundle (*.attest);;All files (*)</source>
        <translation>证据包 (*.attest);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>SVG (*.svg);;PNG (*.png)</source>
        <translation>SVG (*.svg);;PNG (*.png)</translation>
    </message>
    <message>
        <source>PDF and BibTeX files (*.pdf *.bib)</source>
        <translation>PDF 和 BibTeX 文件 (*.pdf *.bib)</translation>
    </message>
    <message>
        <source>Choose a certificate file</source>
        <translation>选择证书文件</translation>
    </message>
    <message>
        <source>Certificate (*.crt *.pem *.cer);;All files (*)</source>
        <translation>证书 (*.crt *.pem *.cer);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>EvalWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>● right</source>
        <translation>● 正确</translation>
    </message>
    <message>
        <source>◐ partly</source>
        <translation>◐ 部分正确</translation>
    </message>
    <message>
        <source>○ wrong</source>
        <translation>○ 错误</translation>
    </message>
    <message>
        <source>– unknown</source>
        <translation>– 未知</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Evidence bundle, to open in Attest</source>
        <translation>证据包，可在 Attest 中打开</translation>
    </message>
    <message>
        <source>CSV, for a spreadsheet</source>
        <translation>CSV，用于电子表格</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>JSON, with traces</source>
        <translation>JSON，含轨迹</translation>
    </message>
    <message>
        <source>Dataset (JSONL)</source>
        <translation>数据集（JSONL）</translation>
    </message>
    <message>
        <source>My corrections (JSONL)</source>
        <translation>我的更正（JSONL）</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>References (BibTeX)</source>
        <translation>参考文献（BibTeX）</translation>
    </message>
    <message>
        <source>References (CSL-JSON)</source>
        <translation>参考文献（CSL-JSON）</translation>
    </message>
    <message>
        <source>References (RIS)</source>
        <translation>参考文献（RIS）</translation>
    </message>
    <message>
        <source>There is no export format “%1”.</source>
        <translation>没有“%1”这种导出格式。</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
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
        <translation>文档</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>识别文字</translation>
    </message>
    <message>
        <source>Reading report</source>
        <translation>读取情况</translation>
    </message>
    <message>
        <source>Move waiting documents</source>
        <translation>移动等待中的文档</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Larger, smaller</source>
        <translation>放大、缩小</translation>
    </message>
    <message>
        <source>Fit width, fit page</source>
        <translation>适合宽度、适合页面</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>后退、前进</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>LibraryAccess</name>
    <message>
        <source>The library is still being opened; try again in a moment.</source>
        <translation>资料库仍在打开；请稍后再试。</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Vectors are computed on this computer; nothing is sent.</source>
        <translation>向量在此电脑上计算，不会发送任何内容。</translation>
    </message>
    <message>
        <source>The text of every passage in the library, and each question, is sent to %1.</source>
        <translation>资料库中每个段落的文本以及每个问题都会发送到 %1。</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>The session could not be printed; check that the printer is ready, or print to a file.</source>
        <translation>无法打印会话；请检查打印机是否就绪，或打印到文件。</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>“%1” did not accept the pages; check that it is ready, or use another printer.</source>
        <translation>“%1”未能接收页面；请检查打印机是否就绪，或改用其他打印机。</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Self-RAG without rewriting (Athina)</source>
        <translation>Self-RAG，不改写（Athina）</translation>
    </message>
    <message>
        <source>Implementing Self-Reflective RAG using LangGraph and FAISS: 500 characters, k = 4.</source>
        <translation>Implementing Self-Reflective RAG using LangGraph and FAISS：500 个字符，k = 4。</translation>
    </message>
    <message>
        <source>Self-RAG (LangGraph)</source>
        <translation>Self-RAG（LangGraph）</translation>
    </message>
    <message>
        <source>Self-Reflective RAG with LangGraph: 250 tokens (about 1,000 characters), k = 4, graded against the rewritten question.</source>
        <translation>Self-Reflective RAG with LangGraph：250 个 token（约 1,000 个字符），k = 4，按改写后的问题评判。</translation>
    </message>
    <message>
        <source>Corrective RAG, simplified (LangGraph)</source>
        <translation>Corrective RAG，简化版（LangGraph）</translation>
    </message>
    <message>
        <source>Self-Reflective RAG with LangGraph: any rejected passage triggers a web search, passages are not refined, and the answer is not checked.</source>
        <translation>Self-Reflective RAG with LangGraph：只要有段落被拒绝就在网上搜索，不提炼段落，也不检查答案。</translation>
    </message>
    <message>
        <source>Adaptive RAG (Self-RAG, Corrective and Adaptive RAG combined)</source>
        <translation>Adaptive RAG（结合 Self-RAG、Corrective RAG 和 Adaptive RAG）</translation>
    </message>
    <message>
        <source>Integrating Self-RAG, Corrective RAG and Adaptive RAG: 1,200 / 200 characters, k = 4, T = 0.2.</source>
        <translation>Integrating Self-RAG, Corrective RAG and Adaptive RAG：1,200 / 200 个字符，k = 4，T = 0.2。</translation>
    </message>
    <message>
        <source>Reflection tokens (LlamaIndex pack)</source>
        <translation>反思 token（LlamaIndex 包）</translation>
    </message>
    <message>
        <source>Enhancing Large Language Models with Self-RAG: ten passages, 50 tokens, no sequence score, the retrieval token decides.</source>
        <translation>Enhancing Large Language Models with Self-RAG：十个段落，50 个 token，无序列得分，由检索 token 决定。</translation>
    </message>
    <message>
        <source>Per-passage Self-RAG (notebook)</source>
        <translation>逐段落 Self-RAG（笔记本）</translation>
    </message>
    <message>
        <source>Self-RAG on Understanding_Climate_Change.pdf: 1,000 / 200 characters, k = 3.</source>
        <translation>针对 Understanding_Climate_Change.pdf 的 Self-RAG：1,000 / 200 个字符，k = 3。</translation>
    </message>
    <message>
        <source>Self-RAG paper, short form</source>
        <translation>Self-RAG 论文，短答形式</translation>
    </message>
    <message>
        <source>Asai et al. 2023, PopQA: threshold 0.2, weights 1, 1, 0.5, ten passages.</source>
        <translation>Asai 等，2023，PopQA：阈值 0.2，权重 1、1、0.5，十个段落。</translation>
    </message>
    <message>
        <source>Self-RAG paper, long form</source>
        <translation>Self-RAG 论文，长答形式</translation>
    </message>
    <message>
        <source>Asai et al. 2023: segments by beam search, two beams, depth 7, five passages.</source>
        <translation>Asai 等，2023：以束搜索生成片段，束宽 2，深度 7，五个段落。</translation>
    </message>
    <message>
        <source>CRAG paper, PopQA</source>
        <translation>CRAG 论文，PopQA</translation>
    </message>
    <message>
        <source>Yan et al. 2024: thresholds 0.59 and -0.99. They were fitted to the paper&apos;s own evaluator.</source>
        <translation>Yan 等，2024：阈值 0.59 和 -0.99。这些阈值是针对论文自身的评估器拟合的。</translation>
    </message>
    <message>
        <source>CRAG paper, PubHealth and ARC</source>
        <translation>CRAG 论文，PubHealth 和 ARC</translation>
    </message>
    <message>
        <source>Yan et al. 2024: thresholds 0.5 and -0.91. They were fitted to the paper&apos;s own evaluator.</source>
        <translation>Yan 等，2024：阈值 0.5 和 -0.91。这些阈值是针对论文自身的评估器拟合的。</translation>
    </message>
</context>
<context>
    <name>Removed</name>
    <message>
        <source>“%1” (%2)</source>
        <translation>“%1”（%2）</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Rejected by %1: passages that %2 judges irrelevant are removed; it said “%3”.</source>
        <translation>被%1拒绝：%2 判为不相关的段落都会移除；其评判为“%3”。</translation>
    </message>
    <message>
        <source>Rejected by %1: passages that %2 judges irrelevant are removed; it said “%3”, with a relevance probability of %4.</source>
        <translation>被%1拒绝：%2 判为不相关的段落都会移除；其评判为“%3”，相关的概率为 %4。</translation>
    </message>
    <message>
        <source>Rejected by %1: it scored %2; if no passage reaches %3, all of them are removed.</source>
        <translation>被%1拒绝：得分为 %2；没有段落达到 %3 时，全部移除。</translation>
    </message>
    <message>
        <source>Rejected by %1: its best excerpt scored %2, and excerpts below %3 are removed.</source>
        <translation>被%1拒绝：最佳摘录得分为 %2，低于 %3 的摘录会被移除。</translation>
    </message>
    <message>
        <source>Rejected by %1: its best excerpt scored %2, and others scored higher.</source>
        <translation>被%1拒绝：最佳摘录得分为 %2，其他摘录得分更高。</translation>
    </message>
    <message>
        <source>Rejected by %1: an answer from it (score %2) is not supported or not relevant, and the settings drop such answers.</source>
        <translation>被%1拒绝：由此得出的答案（得分 %2）无依据或不相关，按设置会丢弃这类答案。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>check again</source>
        <translation>重新检查</translation>
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
        <translation>回答</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Passages for a question (k)</source>
        <translation>每个问题的段落数（k）</translation>
    </message>
    <message>
        <source>Maximum query rewrites</source>
        <translation>查询改写次数上限</translation>
    </message>
    <message>
        <source>Maximum answer regenerations</source>
        <translation>答案重新生成次数上限</translation>
    </message>
    <message>
        <source>Maximum steps</source>
        <translation>步骤数上限</translation>
    </message>
    <message>
        <source>Maximum model calls</source>
        <translation>模型调用次数上限</translation>
    </message>
    <message>
        <source>Time limit (seconds)</source>
        <translation>时间限制（秒）</translation>
    </message>
    <message>
        <source>Compute answers from tables</source>
        <translation>根据表格计算答案</translation>
    </message>
    <message>
        <source>Complete follow-up questions</source>
        <translation>补全追问</translation>
    </message>
    <message>
        <source>Rank with the evidence model</source>
        <translation>用证据模型排序</translation>
    </message>
    <message>
        <source>Grade against the rewritten query</source>
        <translation>按改写后的查询评判</translation>
    </message>
    <message>
        <source>Check sources and usefulness in parallel</source>
        <translation>并行检查来源和有用性</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Draft while grading</source>
        <translation>评判期间先起草</translation>
    </message>
    <message>
        <source>Cache verdicts</source>
        <translation>缓存评判</translation>
    </message>
    <message>
        <source>Stop early when a retry cannot do better</source>
        <translation>重试无法改善结果时提前停止</translation>
    </message>
    <message>
        <source>Estimate the searches a question needs</source>
        <translation>估计问题所需的搜索次数</translation>
    </message>
    <message>
        <source>Adaptive RAG</source>
        <translation>Adaptive RAG</translation>
    </message>
    <message>
        <source>Maximum reasoning steps</source>
        <translation>推理步骤数上限</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>网络搜索</translation>
    </message>
    <message>
        <source>SearXNG server</source>
        <translation>SearXNG 服务器</translation>
    </message>
    <message>
        <source>Web pages per search</source>
        <translation>每次搜索的网页数</translation>
    </message>
    <message>
        <source>Read whole web pages, not only snippets</source>
        <translation>读取完整网页，而不仅是摘要</translation>
    </message>
    <message>
        <source>Maximum web searches</source>
        <translation>网络搜索次数上限</translation>
    </message>
    <message>
        <source>Search the web after one rejected passage, without excerpts</source>
        <translation>有一个段落被拒绝即在网上搜索，不用摘录</translation>
    </message>
    <message>
        <source>Corrective RAG</source>
        <translation>Corrective RAG</translation>
    </message>
    <message>
        <source>Upper threshold</source>
        <translation>上阈值</translation>
    </message>
    <message>
        <source>Lower threshold</source>
        <translation>下阈值</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>摘录</translation>
    </message>
    <message>
        <source>Maximum excerpts</source>
        <translation>摘录数上限</translation>
    </message>
    <message>
        <source>Minimum excerpt score</source>
        <translation>摘录最低得分</translation>
    </message>
    <message>
        <source>Check the answer (Self-RAG)</source>
        <translation>检查答案（Self-RAG）</translation>
    </message>
    <message>
        <source>Search for passages</source>
        <translation>搜索段落</translation>
    </message>
    <message>
        <source>Reflection tokens</source>
        <translation>反思 token</translation>
    </message>
    <message>
        <source>Retrieval threshold</source>
        <translation>检索阈值</translation>
    </message>
    <message>
        <source>Relevance weight</source>
        <translation>相关性权重</translation>
    </message>
    <message>
        <source>Support weight</source>
        <translation>依据权重</translation>
    </message>
    <message>
        <source>Usefulness weight</source>
        <translation>有用性权重</translation>
    </message>
    <message>
        <source>Include the sequence probability</source>
        <translation>计入序列概率</translation>
    </message>
    <message>
        <source>Drop irrelevant and unsupported segments</source>
        <translation>丢弃不相关和无依据的片段</translation>
    </message>
    <message>
        <source>Long form, sentence by sentence</source>
        <translation>长答形式，逐句撰写</translation>
    </message>
    <message>
        <source>Beam width (long form)</source>
        <translation>束宽（长答形式）</translation>
    </message>
    <message>
        <source>Maximum sentences (long form)</source>
        <translation>句子数上限（长答形式）</translation>
    </message>
    <message>
        <source>Path score</source>
        <translation>路径得分</translation>
    </message>
    <message>
        <source>Tokens per segment</source>
        <translation>每个片段的 token 数</translation>
    </message>
    <message>
        <source>Model server (OpenAI protocol)</source>
        <translation>模型服务器（OpenAI 协议）</translation>
    </message>
    <message>
        <source>Model server</source>
        <translation>模型服务器</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Maximum reply tokens</source>
        <translation>回复 token 数上限</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>并行请求数</translation>
    </message>
    <message>
        <source>Model file (GGUF)</source>
        <translation>模型文件（GGUF）</translation>
    </message>
    <message>
        <source>Writer</source>
        <translation>撰写模型</translation>
    </message>
    <message>
        <source>Models by role</source>
        <translation>按角色指定模型</translation>
    </message>
    <message>
        <source>Query rewriter</source>
        <translation>查询改写模型</translation>
    </message>
    <message>
        <source>Relevance judge</source>
        <translation>相关性评判模型</translation>
    </message>
    <message>
        <source>Support judge</source>
        <translation>依据评判模型</translation>
    </message>
    <message>
        <source>Usefulness judge</source>
        <translation>有用性评判模型</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>路由模型</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>Passage length (characters)</source>
        <translation>段落长度（字符）</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Passage overlap (characters)</source>
        <translation>段落重叠（字符）</translation>
    </message>
    <message>
        <source>Parallel readers (0: automatic)</source>
        <translation>并行读取数（0：自动）</translation>
    </message>
    <message>
        <source>OCR of scans</source>
        <translation>扫描件的文字识别</translation>
    </message>
    <message>
        <source>OCR languages</source>
        <translation>文字识别语言</translation>
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
        <source>Font size (points, 0: system size)</source>
        <translation>字体大小（磅，0：系统默认）</translation>
    </message>
    <message>
        <source>Language (after a restart)</source>
        <translation>语言（重启后生效）</translation>
    </message>
    <message>
        <source>Passages in desktop search</source>
        <translation>让桌面搜索包含段落</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Notify when long tasks finish in the background</source>
        <translation>窗口不在前台时，长时间任务结束后发出通知</translation>
    </message>
    <message>
        <source>Reference style</source>
        <translation>参考文献样式</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>选取</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>excerption</source>
        <translation>摘取</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>自适应</translation>
    </message>
    <message>
        <source>always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>求和</translation>
    </message>
    <message>
        <source>product</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>force</source>
        <translation>强制</translation>
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
        <translation>模型答案的长度</translation>
    </message>
    <message>
        <source>short</source>
        <translation>简短</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>detailed</source>
        <translation>详细</translation>
    </message>
</context>
<context>
    <name>SupportMap</name>
    <message>
        <source>%1 sure</source>
        <translation>把握 %1</translation>
    </message>
    <message>
        <source>Supported by your documents</source>
        <translation>在您的文档中有依据</translation>
    </message>
    <message>
        <source>Partly supported by your documents</source>
        <translation>在您的文档中部分有依据</translation>
    </message>
    <message>
        <source>Not supported by your documents</source>
        <translation>在您的文档中无依据</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Sentence %1: %2.</source>
        <translation>第 %1 句：%2。</translation>
    </message>
</context>
<context>
    <name>WebEngine</name>
    <message>
        <source>SearXNG</source>
        <translation>SearXNG</translation>
    </message>
    <message>
        <source>Search terms go to the SearXNG server you name, with its key if you entered one, and from there to the search engines it queries; when pages are read, each site also sees that this computer fetched its page.</source>
        <translation>搜索词会发送到您指定的 SearXNG 服务器（如果您提供了密钥，也会一并发送），并由它转发给其查询的搜索引擎；读取网页时，各网站也会得知此电脑获取了其网页。</translation>
    </message>
    <message>
        <source>Tavily</source>
        <translation>Tavily</translation>
    </message>
    <message>
        <source>Search terms go to Tavily (api.tavily.com), together with your key; when pages are read, each site also sees that this computer fetched its page.</source>
        <translation>搜索词会连同您的密钥发送到 Tavily（api.tavily.com）；读取网页时，各网站也会得知此电脑获取了其网页。</translation>
    </message>
</context>
<context>
    <name>Zotero</name>
    <message>
        <source>Zotero does not accept requests from other programs; allow them in its settings: Advanced, “Allow other applications on this computer to communicate with Zotero”.</source>
        <translation>Zotero 不接受其他程序的请求；请在其“高级”设置中勾选“允许此计算机上的其他应用程序与 Zotero 通信”。</translation>
    </message>
    <message>
        <source>“%1” is not an address of this computer; Attest contacts Zotero only on this computer.</source>
        <translation>“%1”不是此电脑的地址；Attest 只连接此电脑上的 Zotero。</translation>
    </message>
    <message>
        <source>Zotero no longer has this collection.</source>
        <translation>Zotero 中已没有这个分类。</translation>
    </message>
    <message>
        <source>The program at %1 is not Zotero 7 or newer.</source>
        <translation>%1 上的程序不是 Zotero 7 或更高版本。</translation>
    </message>
    <message>
        <source>This version of Zotero does not let other programs make changes; version 10 or newer does.</source>
        <translation>此版本的 Zotero 不允许其他程序写入；版本 10 或更高版本才允许。</translation>
    </message>
    <message>
        <source>Attest does not have permission to add highlights in Zotero; nothing was written.</source>
        <translation>Attest 无权在 Zotero 中添加高亮；没有写入任何内容。</translation>
    </message>
    <message>
        <source>Zotero was asked for permission too often; try again in a minute.</source>
        <translation>向 Zotero 请求权限过于频繁；请一分钟后再试。</translation>
    </message>
    <message>
        <source>Zotero did not accept the highlights (status %1).</source>
        <translation>Zotero 未接受这些高亮（状态码 %1）。</translation>
    </message>
    <message>
        <source>Zotero did not accept a highlight: %1</source>
        <translation>Zotero 未接受一处高亮：%1</translation>
    </message>
</context>
<context>
    <name>app::Assistant</name>
    <message>
        <source>Saving the settings</source>
        <translation>正在保存设置</translation>
    </message>
    <message>
        <source>Working in the background</source>
        <translation>正在后台处理</translation>
    </message>
    <message>
        <source>The backup was restored (documents: %1, sessions: %2).</source>
        <translation>备份已恢复（文档：%1，会话：%2）。</translation>
    </message>
    <message>
        <source>The previous library is kept in %1.</source>
        <translation>之前的资料库保留在 %1 中。</translation>
    </message>
    <message>
        <source>Restoring a backup</source>
        <translation>正在恢复备份</translation>
    </message>
    <message>
        <source>The library %1 is read-only: nothing is saved.</source>
        <translation>资料库 %1 为只读：不会保存任何内容。</translation>
    </message>
    <message>
        <source>The library %1 is read-only; restore the backup into another folder.</source>
        <translation>资料库 %1 为只读；请将备份恢复到另一个文件夹。</translation>
    </message>
    <message>
        <source>Opening the library</source>
        <translation>正在打开资料库</translation>
    </message>
    <message>
        <source>All data that was still readable is now in a new library (sessions: %1, questions: %2, documents: %3). PDFs to be read again: %4. The damaged library is kept in %5.</source>
        <translation>仍可读的内容已放入新资料库（会话：%1，问题：%2，文档：%3）。将重新读取的 PDF：%4。损坏的资料库保留在 %5。</translation>
    </message>
    <message>
        <source>Rescuing the library</source>
        <translation>正在抢救资料库</translation>
    </message>
    <message>
        <source>The library %1 is read-only; rescue it into another folder.</source>
        <translation>资料库 %1 为只读；请将其抢救到另一个文件夹。</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>正在读取资料库</translation>
    </message>
</context>
<context>
    <name>app::ConversationService</name>
    <message>
        <source>Checking the answer again</source>
        <translation>正在重新检查答案</translation>
    </message>
</context>
<context>
    <name>app::DesktopWork</name>
    <message>
        <source>Your question has been answered</source>
        <translation>您的问题已有答案</translation>
    </message>
    <message>
        <source>Work finished</source>
        <translation>工作已结束</translation>
    </message>
    <message>
        <source>Reading finished</source>
        <translation>读取已结束</translation>
    </message>
    <message>
        <source>Documents are being read</source>
        <translation>正在读取文档</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message numerus="yes">
        <source>You can now ask about %Ln document(s)</source>
        <translation>
            <numerusform>现在可以就 %Ln 个文档提问</numerusform>
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
        <translation>正在查找 PDF</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>正在重新读取</translation>
    </message>
    <message>
        <source>Removing</source>
        <translation>正在移除</translation>
    </message>
    <message>
        <source>Saving the correction</source>
        <translation>正在保存更正</translation>
    </message>
    <message>
        <source>Tagging</source>
        <translation>正在添加标签</translation>
    </message>
    <message>
        <source>Hiding from assistants</source>
        <translation>正在对助手隐藏</translation>
    </message>
    <message>
        <source>Making visible to assistants</source>
        <translation>正在对助手显示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files or folders were left out.</source>
        <translation>
            <numerusform>略过了 %Ln 个文件或文件夹。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
</context>
<context>
    <name>app::EvaluationService</name>
    <message>
        <source>1 of them is unanswerable.</source>
        <translation>其中 1 个无法回答。</translation>
    </message>
    <message>
        <source>%1 of them are unanswerable.</source>
        <translation>其中 %1 个无法回答。</translation>
    </message>
    <message>
        <source>Left out: %1. %2</source>
        <translation>已略去：%1。%2</translation>
    </message>
    <message>
        <source>%1 cannot be created, so there is nowhere to save the measurements.</source>
        <translation>无法创建 %1，因此无法保存测量结果。</translation>
    </message>
    <message>
        <source>Your test questions in %1 cannot be read (%2).</source>
        <translation>无法读取 %1 中您的测试问题（%2）。</translation>
    </message>
    <message>
        <source>Evaluating %1</source>
        <translation>正在评估 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about documents in your library.</source>
        <translation>
            <numerusform>关于您的资料库中文档的 %Ln 个问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about %1 texts in the set, which says where the answers are: this measures retrieval.</source>
        <translation>
            <numerusform>关于该数据集中 %1 篇文本的 %Ln 个问题，数据集注明了答案的位置：衡量检索效果。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about %1 paragraphs in the set.</source>
        <translation>
            <numerusform>关于该数据集中 %1 个段落的 %Ln 个问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s), each with a passage that does or does not support it: this measures judging.</source>
        <translation>
            <numerusform>%Ln 个句子，每个都附有支持或不支持它的段落：衡量评判能力。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln verdict(s), each with the correct one: this measures judging.</source>
        <translation>
            <numerusform>%Ln 个评判，每个都附有正确的结果：衡量评判能力。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln response(s) from any program: this checks whether they answer the question, and whether their context supports them.</source>
        <translation>
            <numerusform>任意程序的 %Ln 个回答：检查是否切题，以及上下文是否支持这些回答。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FolderService</name>
    <message>
        <source>Looking through %1</source>
        <translation>正在查看 %1</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>正在监视 %1</translation>
    </message>
    <message>
        <source>Changing what to include from a folder</source>
        <translation>正在更改文件夹的筛选条件</translation>
    </message>
    <message>
        <source>Removing a watched folder</source>
        <translation>正在取消监视文件夹</translation>
    </message>
    <message>
        <source>Removing missing documents</source>
        <translation>正在移除缺失的文档</translation>
    </message>
</context>
<context>
    <name>app::IndexService</name>
    <message>
        <source>Reading the tables of your documents</source>
        <translation>正在读取您文档中的表格</translation>
    </message>
    <message>
        <source>Learning what your documents are about</source>
        <translation>正在了解您文档的主题</translation>
    </message>
    <message>
        <source>Opening the model for vectors</source>
        <translation>正在打开向量模型</translation>
    </message>
    <message>
        <source>Computing vectors for your documents</source>
        <translation>正在为您的文档计算向量</translation>
    </message>
</context>
<context>
    <name>app::MaintenanceService</name>
    <message>
        <source>The library was checked and is intact.</source>
        <translation>已检查资料库，资料库完好。</translation>
    </message>
    <message>
        <source>The library was backed up to %1; the backup was read back and is intact (documents: %2, sessions: %3).</source>
        <translation>资料库已备份到 %1；经读回检查，备份完好（文档：%2，会话：%3）。</translation>
    </message>
    <message>
        <source>Backing up the library</source>
        <translation>正在备份资料库</translation>
    </message>
    <message>
        <source>Restoring from the bin</source>
        <translation>正在从回收站恢复</translation>
    </message>
    <message>
        <source>Emptying the bin</source>
        <translation>正在清空回收站</translation>
    </message>
    <message>
        <source>Checking the library</source>
        <translation>正在检查资料库</translation>
    </message>
    <message numerus="yes">
        <source>Parts of %Ln document(s) are missing and will be read again.</source>
        <translation>
            <numerusform>%Ln 个文档的部分内容缺失，将重新读取。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Manual</name>
    <message>
        <source>The manual is not in its folder, “%1”; install Attest again.</source>
        <translation>手册不在其文件夹“%1”中；请重新安装 Attest。</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>The manual has no page %1.</source>
        <translation>手册没有第 %1 页。</translation>
    </message>
</context>
<context>
    <name>app::ModelService</name>
    <message>
        <source>Waiting for the model</source>
        <translation>正在等待模型</translation>
    </message>
</context>
<context>
    <name>app::PageService</name>
    <message>
        <source>This PDF is locked; type its password on the page about the document.</source>
        <translation>此 PDF 已锁定；请在该文档的信息页上输入密码。</translation>
    </message>
    <message>
        <source>Printing “%1”</source>
        <translation>正在打印“%1”</translation>
    </message>
</context>
<context>
    <name>app::PasswordService</name>
    <message>
        <source>Reading again</source>
        <translation>正在重新读取</translation>
    </message>
    <message>
        <source>Remembering the password</source>
        <translation>正在记住密码</translation>
    </message>
    <message>
        <source>Forgetting the password</source>
        <translation>正在忘记密码</translation>
    </message>
</context>
<context>
    <name>app::ReindexService</name>
    <message>
        <source>All documents are up to date.</source>
        <translation>所有文档均为最新。</translation>
    </message>
    <message>
        <source>Re-indexing outdated documents</source>
        <translation>正在重新索引过期文档</translation>
    </message>
    <message>
        <source>No document was brought up to date: the outdated ones could not be read again. If one is locked, type its password on the page about it.</source>
        <translation>没有更新任何文档：过期的文档无法重新读取。如果某个文档已锁定，请在其信息页上输入密码。</translation>
    </message>
    <message>
        <source>Looking for outdated documents</source>
        <translation>正在查找过期文档</translation>
    </message>
    <message>
        <source>Reading is paused; once it resumes and nothing is waiting to be read, your documents will be brought up to date.</source>
        <translation>读取已暂停；恢复读取并读完等待中的内容后，会更新您的文档。</translation>
    </message>
    <message>
        <source>Your documents will be brought up to date once nothing is waiting to be read.</source>
        <translation>读完等待中的内容后，会更新您的文档。</translation>
    </message>
</context>
<context>
    <name>app::ScanService</name>
    <message>
        <source>Looking for pages to recognise</source>
        <translation>正在查找待识别的页面</translation>
    </message>
    <message>
        <source>Recognising the text of scans</source>
        <translation>正在识别扫描件中的文字</translation>
    </message>
</context>
<context>
    <name>app::SessionService</name>
    <message>
        <source>This answer is no longer in its session.</source>
        <translation>此答案已不在其会话中。</translation>
    </message>
    <message>
        <source>Opening the session</source>
        <translation>正在打开会话</translation>
    </message>
    <message>
        <source>Renaming the session</source>
        <translation>正在重命名会话</translation>
    </message>
    <message>
        <source>Tagging the session</source>
        <translation>正在为会话添加标签</translation>
    </message>
    <message>
        <source>Pinning the session</source>
        <translation>正在固定会话</translation>
    </message>
    <message>
        <source>Copying the session</source>
        <translation>正在复制会话</translation>
    </message>
    <message>
        <source>Removing the session</source>
        <translation>正在删除会话</translation>
    </message>
    <message>
        <source>Starting another session</source>
        <translation>正在开始新会话</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>正在导出到 %1</translation>
    </message>
    <message>
        <source>Printing “%1”</source>
        <translation>正在打印“%1”</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Saving the correction</source>
        <translation>正在保存更正</translation>
    </message>
</context>
<context>
    <name>app::TeamService</name>
    <message>
        <source>Pulling the team library</source>
        <translation>正在获取团队资料库</translation>
    </message>
    <message>
        <source>Publishing the answer</source>
        <translation>正在发布答案</translation>
    </message>
    <message>
        <source>The answer is now visible to everyone who may see the documents it is based on.</source>
        <translation>答案已发布，凡可查看其所依据文档的人都能看到。</translation>
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
        <translation>决定是否查找</translation>
    </message>
    <message>
        <source>Answer from each passage</source>
        <translation>依据各段落作答</translation>
    </message>
    <message>
        <source>Keep the best answer</source>
        <translation>保留最佳答案</translation>
    </message>
    <message>
        <source>Answer from memory</source>
        <translation>凭记忆作答</translation>
    </message>
    <message>
        <source>Size up the question</source>
        <translation>评估问题复杂度</translation>
    </message>
    <message>
        <source>Decide where to look</source>
        <translation>决定在哪里查找</translation>
    </message>
    <message>
        <source>Find more passages</source>
        <translation>查找更多段落</translation>
    </message>
    <message>
        <source>Think one step further</source>
        <translation>再推理一步</translation>
    </message>
    <message>
        <source>Look on the web</source>
        <translation>在网上查找</translation>
    </message>
    <message>
        <source>Ask whether to look</source>
        <translation>询问是否查找</translation>
    </message>
    <message>
        <source>Write the next sentence</source>
        <translation>撰写下一句</translation>
    </message>
    <message>
        <source>Keep the best paths</source>
        <translation>保留最佳路径</translation>
    </message>
    <message>
        <source>Score every passage</source>
        <translation>为每个段落评分</translation>
    </message>
    <message>
        <source>Keep the excerpts that help</source>
        <translation>保留有帮助的摘录</translation>
    </message>
    <message>
        <source>Choose web keywords</source>
        <translation>选择网络搜索关键词</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>在网上搜索</translation>
    </message>
    <message>
        <source>Keep what helps from the web</source>
        <translation>保留网页中有帮助的内容</translation>
    </message>
    <message>
        <source>Combine library and web</source>
        <translation>合并资料库与网页内容</translation>
    </message>
    <message>
        <source>Read the pages</source>
        <translation>读取页面</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>正在重新读取</translation>
    </message>
    <message>
        <source>Recognise the text</source>
        <translation>识别文字</translation>
    </message>
    <message>
        <source>Recognising text</source>
        <translation>正在识别文字</translation>
    </message>
    <message>
        <source>Look at the file</source>
        <translation>查看文件</translation>
    </message>
    <message>
        <source>Cut into passages</source>
        <translation>切分为段落</translation>
    </message>
    <message>
        <source>Choose the pages</source>
        <translation>选择页面</translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation>正在索引</translation>
    </message>
    <message>
        <source>Adding a PDF</source>
        <translation>正在添加 PDF</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>建立索引</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Reuse the stored pages</source>
        <translation>复用保存的页面</translation>
    </message>
    <message>
        <source>Keep the earlier text</source>
        <translation>保留先前读取的内容</translation>
    </message>
    <message>
        <source>found</source>
        <translation>已找到</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>none relevant</source>
        <translation>均不相关</translation>
    </message>
    <message>
        <source>some</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>written</source>
        <translation>已撰写</translation>
    </message>
    <message>
        <source>grounded</source>
        <translation>有依据</translation>
    </message>
    <message>
        <source>unsupported</source>
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
        <source>limit reached</source>
        <translation>达到上限</translation>
    </message>
    <message>
        <source>no new query</source>
        <translation>没有新查询</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>再试</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>无法计算</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>已拒答</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>已计算</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>已确认</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>recalled</source>
        <translation>凭记忆</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>已选定</translation>
    </message>
    <message>
        <source>next</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>不明确</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>web</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>library</source>
        <translation>资料库</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>unneeded</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>look</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>凭记忆</translation>
    </message>
    <message>
        <source>single</source>
        <translation>单次搜索</translation>
    </message>
    <message>
        <source>multi</source>
        <translation>多次搜索</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>已扩展</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>足够</translation>
    </message>
    <message>
        <source>drafted</source>
        <translation>已起草</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>concluded</source>
        <translation>已得出结论</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>there</source>
        <translation>存在</translation>
    </message>
    <message>
        <source>filtered</source>
        <translation>已筛选</translation>
    </message>
    <message>
        <source>not filtered</source>
        <translation>未筛选</translation>
    </message>
    <message>
        <source>not estimated</source>
        <translation>未估计</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>named</source>
        <translation>已选出</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>write</source>
        <translation>撰写</translation>
    </message>
    <message>
        <source>%1, retry</source>
        <translation>%1，重试</translation>
    </message>
    <message>
        <source>Grades every passage, checks the answer, and rewrites or regenerates when a check fails.</source>
        <translation>评判每个段落并检查答案，检查未通过时改写问题或重新生成答案。</translation>
    </message>
    <message>
        <source>Finds passages and writes an answer without any checks, as a baseline for the other flows.</source>
        <translation>查找段落并撰写答案，不作任何检查；作为其他流程的基准。</translation>
    </message>
    <message>
        <source>Decides where and how often to search, corrects results with a web search, and checks the answer.</source>
        <translation>决定在哪里查找、查找几次，通过网络搜索修正结果，并检查答案。</translation>
    </message>
    <message>
        <source>Decides whether to search, writes an answer from each relevant passage, and keeps the best-supported one.</source>
        <translation>决定是否查找，分别依据每个相关段落作答，并保留依据最充分的答案。</translation>
    </message>
    <message>
        <source>Decides whether to search, writes an answer from each passage, and keeps the one it rates highest itself.</source>
        <translation>决定是否查找，根据每个段落各写一个答案，并保留自评得分最高的答案。</translation>
    </message>
    <message>
        <source>Scores every passage, keeps the excerpts that help, and searches the web once if the library is not enough.</source>
        <translation>为每个段落评分，保留有帮助的摘录；资料库内容不足时在网上搜索一次。</translation>
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
        <source>Quoted · direct answer</source>
        <translation>引用 · 直接回答</translation>
    </message>
    <message>
        <source>Quoted · probably answers</source>
        <translation>引用 · 可能回答</translation>
    </message>
    <message>
        <source>Quoted · related</source>
        <translation>引用 · 相关</translation>
    </message>
    <message>
        <source>On questions the model had not seen, %1 of %2 quotations shown as “direct answer” were right.</source>
        <translation>在模型未见过的问题上，标为“直接回答”的引文，%2 条中有 %1 条正确。</translation>
    </message>
    <message>
        <source>On questions the model had not seen, %1 of %2 quotations shown as “probably answers” were right.</source>
        <translation>在模型未见过的问题上，标为“可能回答”的引文，%2 条中有 %1 条正确。</translation>
    </message>
    <message>
        <source>On questions the model had not seen, %1 of %2 quotations shown as “related” were right.</source>
        <translation>在模型未见过的问题上，标为“相关”的引文，%2 条中有 %1 条正确。</translation>
    </message>
    <message>
        <source>Supported, but may not fully answer</source>
        <translation>有依据，但可能未完整回答</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>From model memory, no document used</source>
        <translation>来自模型记忆，未使用文档</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>没有答案</translation>
    </message>
    <message>
        <source>About Attest, not from your documents</source>
        <translation>关于 Attest，并非来自您的文档</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>You disagree · %1</source>
        <translation>您不同意 · %1</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences has no source</source>
        <translation>部分有依据：%2 句中有 %1 句没有来源</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences have no source</source>
        <translation>部分有依据：%2 句中有 %1 句没有来源</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentence has no source</source>
        <translation>部分有依据：%2 句中有 %1 句没有来源</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences only in part</source>
        <translation>部分有依据：%2 句中有 %1 句仅部分有依据</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentence only in part</source>
        <translation>部分有依据：%2 句中有 %1 句仅部分有依据</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences has no source, %3 only in part</source>
        <translation>部分有依据：%2 句中有 %1 句没有来源，%3 句仅部分有依据</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences have no source, %3 only in part</source>
        <translation>部分有依据：%2 句中有 %1 句没有来源，%3 句仅部分有依据</translation>
    </message>
    <message>
        <source>[partly supported]</source>
        <translation>[部分有依据]</translation>
    </message>
    <message>
        <source>[no source]</source>
        <translation>[没有来源]</translation>
    </message>
    <message>
        <source>No sentence is supported by a passage it cites.</source>
        <translation>没有一句话得到所引段落的支持。</translation>
    </message>
    <message>
        <source>The answer was cut off; raise the maximum reply tokens in Settings.</source>
        <translation>答案被截断；请在设置中提高回复 token 数上限。</translation>
    </message>
    <message>
        <source>A verdict on this answer could not be read.</source>
        <translation>此答案的一项评判无法读取。</translation>
    </message>
    <message>
        <source>The computation was not checked.</source>
        <translation>计算结果未经检查。</translation>
    </message>
    <message>
        <source>No model judged whether this answers the question.</source>
        <translation>没有模型评判此答案是否回答了问题。</translation>
    </message>
    <message>
        <source>This flow checks nothing; choose Self-RAG to have the answer checked.</source>
        <translation>此流程不作任何检查；如需检查答案，请选择 Self-RAG。</translation>
    </message>
    <message>
        <source>Only part of this answer is supported by its sources; this flow allows that.</source>
        <translation>此答案只有一部分得到其来源的支持，而此流程接受这种情况。</translation>
    </message>
    <message>
        <source>The budget was used up before this answer was checked; raise it in Settings.</source>
        <translation>检查此答案之前预算已用完；请在设置中提高预算。</translation>
    </message>
    <message>
        <source>This answer was not checked.</source>
        <translation>此答案未经检查。</translation>
    </message>
    <message>
        <source>Supported by %1, but whether it answers the question was not checked.</source>
        <translation>得到%1的支持，但未检查是否回答了问题。</translation>
    </message>
    <message>
        <source>Supported in part by %1, but whether it answers the question was not checked.</source>
        <translation>得到%1的部分支持，但未检查是否回答了问题。</translation>
    </message>
    <message>
        <source>The check for whether %1 support this answer failed: %2</source>
        <translation>对%1是否支持此答案的检查未通过：%2</translation>
    </message>
    <message>
        <source>The verdict on whether this answers the question could not be read.</source>
        <translation>对“是否回答了问题”的评判无法读取。</translation>
    </message>
    <message>
        <source>Supported by %1, but it may not fully answer the question: %2</source>
        <translation>得到%1的支持，但可能未完整回答问题：%2</translation>
    </message>
    <message>
        <source>your documents</source>
        <translation>您的文档</translation>
    </message>
    <message>
        <source>the web pages found</source>
        <translation>找到的网页</translation>
    </message>
    <message>
        <source>your documents and the web pages found</source>
        <translation>您的文档和找到的网页</translation>
    </message>
    <message>
        <source>There is nothing in the library yet; add PDFs and ask again.</source>
        <translation>资料库中还没有内容；请添加 PDF 后再次提问。</translation>
    </message>
    <message>
        <source>None of the documents you asked about could be read; the library shows the reason for each.</source>
        <translation>您提问的文档都无法读取；资料库中说明了各自的原因。</translation>
    </message>
    <message>
        <source>None of these words appear in your documents; try other words or add documents.</source>
        <translation>您的文档中没有这些词；请尝试其他词语或添加文档。</translation>
    </message>
    <message>
        <source>I found no passage that answers this; look at the closest matches, try other words, or add documents.</source>
        <translation>没有找到能回答此问题的段落；请查看最接近的结果、尝试其他词语或添加文档。</translation>
    </message>
    <message>
        <source>The passages found do not answer this question; look at them, or ask about fewer things at a time.</source>
        <translation>找到的段落不能回答此问题；请查看这些段落，或一次少问一些。</translation>
    </message>
    <message>
        <source>The budget was used up before there was an answer; raise it in Settings and ask again.</source>
        <translation>得出答案之前预算已用完；请在设置中提高预算后再次提问。</translation>
    </message>
    <message>
        <source>None of your documents contains the word %1; try another word, or add a document about it.</source>
        <translation>您的文档中没有%1这个词；请尝试其他词，或添加相关的文档。</translation>
    </message>
    <message>
        <source>None of your documents contains the words %1; try other words, or add a document about them.</source>
        <translation>您的文档中没有%1这些词；请尝试其他词，或添加相关的文档。</translation>
    </message>
    <message>
        <source>Stopped by the user after “%1”.</source>
        <translation>用户在“%1”之后停止了运行。</translation>
    </message>
    <message>
        <source>stopped by the user after this step</source>
        <translation>用户在此步骤之后停止</translation>
    </message>
    <message>
        <source>Accepted by the user before the run had ended.</source>
        <translation>用户在运行结束前接受了此答案。</translation>
    </message>
    <message>
        <source>there is no attempt to keep</source>
        <translation>没有可保留的尝试</translation>
    </message>
    <message>
        <source>attempt %1 of %2 is the best</source>
        <translation>%2 次尝试中第 %1 次最佳</translation>
    </message>
    <message>
        <source>Web search is off; turn it on in Settings to search the web too.</source>
        <translation>网络搜索已关闭；如需同时在网上搜索，请在设置中开启。</translation>
    </message>
    <message>
        <source>The web search returned nothing: %1.</source>
        <translation>网络搜索没有结果：%1。</translation>
    </message>
    <message>
        <source>you chose the passages</source>
        <translation>您已选定段落</translation>
    </message>
    <message>
        <source>nothing found in the library</source>
        <translation>资料库中未找到</translation>
    </message>
    <message>
        <source>%1 of %2 relevant</source>
        <translation>%1 个相关，共 %2 个</translation>
    </message>
    <message>
        <source>nothing relevant</source>
        <translation>没有相关段落</translation>
    </message>
    <message>
        <source>%1 passage, the same as an earlier query found: no progress</source>
        <translation>%1 个段落，与先前查询所得相同：没有进展</translation>
    </message>
    <message>
        <source>%1 passages, the same as an earlier query found: no progress</source>
        <translation>%1 个段落，与先前查询所得相同：没有进展</translation>
    </message>
    <message>
        <source>%1 passage</source>
        <translation>%1 个段落</translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 个段落</translation>
    </message>
    <message>
        <source>new query: %1</source>
        <translation>新查询：%1</translation>
    </message>
    <message>
        <source>also searched for: %1</source>
        <translation>同时搜索：%1</translation>
    </message>
    <message>
        <source>there is no other way to phrase it</source>
        <translation>没有其他表述方式</translation>
    </message>
    <message>
        <source>the same query as before: no progress</source>
        <translation>再次得到相同的查询：没有进展</translation>
    </message>
    <message>
        <source>the budget is used up: %1 of %2 calls, %3 of %4 s</source>
        <translation>预算已用完：调用 %1/%2 次，用时 %3/%4 秒</translation>
    </message>
    <message>
        <source>the budget was used up</source>
        <translation>预算已用完</translation>
    </message>
    <message>
        <source>kept because you chose them</source>
        <translation>因您选定而保留</translation>
    </message>
    <message>
        <source>computing answers is off</source>
        <translation>计算答案功能已关闭</translation>
    </message>
    <message>
        <source>recomputed from the text of %1: the same value</source>
        <translation>根据 %1的文本重新计算：数值相同</translation>
    </message>
    <message>
        <source>recomputed from the text of %1: a different value</source>
        <translation>根据 %1的文本重新计算：数值不同</translation>
    </message>
    <message>
        <source>%1 cell</source>
        <translation>%1 个单元格</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 个单元格</translation>
    </message>
    <message>
        <source>it asks for neither a number nor a cell</source>
        <translation>问题问的既不是数字也不是单元格</translation>
    </message>
    <message>
        <source>nothing in the passage answers the question</source>
        <translation>该段落中没有能回答问题的内容</translation>
    </message>
    <message>
        <source>nothing in the passages answers the question</source>
        <translation>这些段落中没有能回答问题的内容</translation>
    </message>
    <message>
        <source>there is no answer to select</source>
        <translation>没有可选的答案</translation>
    </message>
    <message>
        <source>there was already a better one</source>
        <translation>已有更好的答案</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>the verdict could not be read</source>
        <translation>评判无法读取</translation>
    </message>
    <message>
        <source>%1 says “%2”</source>
        <translation>%1 评判为“%2”</translation>
    </message>
    <message>
        <source>No passage supports %1</source>
        <translation>没有段落支持%1</translation>
    </message>
    <message>
        <source>attempt %1, from %2</source>
        <translation>第 %1 次尝试，根据 %2</translation>
    </message>
    <message>
        <source>attempt %1, from %2, started while they were being graded</source>
        <translation>第 %1 次尝试，根据 %2，在评判期间开始</translation>
    </message>
    <message>
        <source>%1 source</source>
        <translation>%1 个来源</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 个来源</translation>
    </message>
    <message>
        <source>from memory, no document used</source>
        <translation>凭记忆，未使用文档</translation>
    </message>
    <message>
        <source>Written from the model&apos;s memory; check it before you rely on it.</source>
        <translation>根据模型的记忆撰写；请核实后再采信。</translation>
    </message>
    <message>
        <source>web search is off</source>
        <translation>网络搜索已关闭</translation>
    </message>
    <message>
        <source>the web search found nothing</source>
        <translation>网络搜索未找到内容</translation>
    </message>
    <message>
        <source>set to always look</source>
        <translation>已设为始终查找</translation>
    </message>
    <message>
        <source>set to never look</source>
        <translation>已设为从不查找</translation>
    </message>
    <message>
        <source>checking answers is off</source>
        <translation>答案检查已关闭</translation>
    </message>
    <message>
        <source>there is nowhere else to look</source>
        <translation>没有其他地方可查找</translation>
    </message>
    <message>
        <source>%1 says that the passage helps (%2).</source>
        <translation>%1 认为该段落有帮助（%2）。</translation>
    </message>
    <message>
        <source>%1 says that the passage does not help (%2).</source>
        <translation>%1 认为该段落没有帮助（%2）。</translation>
    </message>
    <message>
        <source>%1 says that the passages say this (%2).</source>
        <translation>%1 认为这些段落表明了这一点（%2）。</translation>
    </message>
    <message>
        <source>%1 says that the passages say some of this (%2).</source>
        <translation>%1 认为这些段落表明了其中一部分（%2）。</translation>
    </message>
    <message>
        <source>%1 says that the passages do not say this (%2).</source>
        <translation>%1 认为这些段落未表明这一点（%2）。</translation>
    </message>
    <message>
        <source>%1 says that the usefulness of the answer is %2 of 5 (%3).</source>
        <translation>%1 认为答案的有用性为 %2/5（%3）。</translation>
    </message>
    <message>
        <source>%1 says that the passage helps.</source>
        <translation>%1 认为该段落有帮助。</translation>
    </message>
    <message>
        <source>%1 says that the passage does not help.</source>
        <translation>%1 认为该段落没有帮助。</translation>
    </message>
    <message>
        <source>%1 says that the passages say this.</source>
        <translation>%1 认为这些段落表明了这一点。</translation>
    </message>
    <message>
        <source>%1 says that the passages say some of this.</source>
        <translation>%1 认为这些段落表明了其中一部分。</translation>
    </message>
    <message>
        <source>%1 says that the passages do not say this.</source>
        <translation>%1 认为这些段落未表明这一点。</translation>
    </message>
    <message>
        <source>%1 says that the usefulness of the answer is %2 of 5.</source>
        <translation>%1 认为答案的有用性为 %2/5。</translation>
    </message>
    <message>
        <source>The reply from %1 could not be read as a verdict.</source>
        <translation>%1 的回复中没有可识别的评判。</translation>
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
        <translation>找到了关键词</translation>
    </message>
    <message>
        <source>there are no words to compare</source>
        <translation>没有可比较的词</translation>
    </message>
    <message>
        <source>quoted word for word</source>
        <translation>逐字引用</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>%1 isn&apos;t in this passage</source>
        <translation>此段落中没有%1</translation>
    </message>
    <message>
        <source>%1 aren&apos;t in this passage</source>
        <translation>此段落中没有%1</translation>
    </message>
    <message>
        <source>the year %1 isn&apos;t in this passage</source>
        <translation>此段落中没有年份 %1</translation>
    </message>
    <message>
        <source>“%1” replaces “%2”</source>
        <translation>“%1”替代了“%2”</translation>
    </message>
    <message>
        <source>few words of “%1” appear close together</source>
        <translation>“%1”中只有少数词相邻出现</translation>
    </message>
    <message>
        <source>a name is in another sentence</source>
        <translation>有一个名称在另一句中</translation>
    </message>
    <message>
        <source>says several things at once</source>
        <translation>同时陈述了多件事</translation>
    </message>
    <message>
        <source>a number is in another sentence</source>
        <translation>有一个数字在另一句中</translation>
    </message>
    <message>
        <source>a number has a different unit or month</source>
        <translation>有一个数字的单位或月份不同</translation>
    </message>
    <message>
        <source>only one of the two says “not”</source>
        <translation>两者中只有一个有否定词</translation>
    </message>
    <message>
        <source>a word is replaced by its opposite</source>
        <translation>有一个词被换成了反义词</translation>
    </message>
    <message>
        <source>a word is contradicted by its opposite</source>
        <translation>有一个词与其反义词矛盾</translation>
    </message>
    <message>
        <source>the words are in a different order</source>
        <translation>词序不同</translation>
    </message>
    <message>
        <source>two names are swapped</source>
        <translation>两个名称互换了位置</translation>
    </message>
    <message>
        <source>the words are the same except for a “not”</source>
        <translation>词语相同，只差一个否定词</translation>
    </message>
    <message>
        <source>says more than the passage, such as “all” for “some”</source>
        <translation>说得比段落更绝对，如以“全部”代替“部分”</translation>
    </message>
    <message>
        <source>says nothing that can be compared</source>
        <translation>没有可供比较的内容</translation>
    </message>
    <message>
        <source>kept only the significant words</source>
        <translation>只保留了有意义的词</translation>
    </message>
    <message>
        <source>rare words from the nearest passages</source>
        <translation>最接近段落中的罕见词</translation>
    </message>
    <message>
        <source>added %1: %2</source>
        <translation>添加了%1：%2</translation>
    </message>
    <message>
        <source>dropped %1, which the library does not contain</source>
        <translation>去掉了%1，资料库中没有</translation>
    </message>
    <message>
        <source>left out %1</source>
        <translation>略去了%1</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t in the passage</source>
        <translation>段落中没有“%1”</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t in any passage</source>
        <translation>所有段落中都没有“%1”</translation>
    </message>
    <message>
        <source>Did you mean “%1”? Attest searched for both.</source>
        <translation>您是不是要问“%1”？Attest 两者都搜索了。</translation>
    </message>
    <message>
        <source>You typed “%1”; taken as the question above.</source>
        <translation>您输入的是“%1”；已理解为上面的问题。</translation>
    </message>
    <message>
        <source>“%1” has changed since this answer was checked.</source>
        <translation>检查此答案之后，“%1”已有更改。</translation>
    </message>
    <message>
        <source>“%1” is no longer in the library.</source>
        <translation>“%1”已不在资料库中。</translation>
    </message>
    <message>
        <source>The file for “%1” is currently missing; the text read from it is still here.</source>
        <translation>“%1”的文件目前缺失；已读取的文字仍在。</translation>
    </message>
    <message>
        <source>Checked again: the documents still support this answer.</source>
        <translation>已重新检查：文档仍支持此答案。</translation>
    </message>
    <message>
        <source>Checked again: the documents now support this answer only in part.</source>
        <translation>已重新检查：文档现在仅部分支持此答案。</translation>
    </message>
    <message>
        <source>Checked again: the documents no longer support this answer.</source>
        <translation>已重新检查：文档已不再支持此答案。</translation>
    </message>
    <message>
        <source>Checked again: none of this answer's sources is in the library any more.</source>
        <translation>已重新检查：此答案的来源已全部不在资料库中。</translation>
    </message>
    <message>
        <source>An older version did not store everything a fork of this run needs; fork it at its first step.</source>
        <translation>旧版本保存的此运行缺少分叉所需的部分内容；请从其第一步分叉。</translation>
    </message>
    <message>
        <source>The PDF is damaged and cannot be opened; get a fresh copy of it.</source>
        <translation>此 PDF 已损坏，无法打开；请重新获取一份。</translation>
    </message>
    <message>
        <source>The PDF is locked; type its password.</source>
        <translation>此 PDF 已锁定；请输入密码。</translation>
    </message>
    <message>
        <source>The PDF needs more memory than Attest allows; split it into smaller ones.</source>
        <translation>此 PDF 需要的内存超出 Attest 允许的上限；请将其拆分为较小的文件。</translation>
    </message>
    <message>
        <source>The PDF reader failed on this file; save a fresh copy with another program.</source>
        <translation>PDF 读取程序处理此文件失败；请用其他程序另存一份。</translation>
    </message>
    <message>
        <source>The PDF takes too long to open; save a fresh copy with another program.</source>
        <translation>此 PDF 打开耗时过长；请用其他程序另存一份。</translation>
    </message>
    <message>
        <source>The file is empty; copy or download it again.</source>
        <translation>文件为空；请重新复制或下载。</translation>
    </message>
    <message>
        <source>The file is no longer there; add it again from its new location.</source>
        <translation>文件已不在原处；请从其现在的位置重新添加。</translation>
    </message>
    <message>
        <source>The file cannot be opened; check that its drive is connected, then try again.</source>
        <translation>无法打开文件；请检查其驱动器是否已连接，然后重试。</translation>
    </message>
    <message>
        <source>The file changed while it was being read; add it again when it is complete.</source>
        <translation>文件在读取期间发生了更改；请待其完整后重新添加。</translation>
    </message>
    <message>
        <source>The pages of this PDF contain nothing that can be searched.</source>
        <translation>此 PDF 的页面中没有可搜索的内容。</translation>
    </message>
    <message>
        <source>This PDF has no text on any page.</source>
        <translation>此 PDF 的所有页面都没有文字。</translation>
    </message>
    <message>
        <source>This PDF contains pictures of pages but no text; run OCR to make its text searchable.</source>
        <translation>此 PDF 只有页面图像，没有文字；请识别其中的文字，以便搜索。</translation>
    </message>
    <message>
        <source>This file cannot be opened; check that you have permission to read it.</source>
        <translation>无法打开此文件；请检查您是否有读取权限。</translation>
    </message>
    <message>
        <source>This file is empty; copy or download it again.</source>
        <translation>此文件为空；请重新复制或下载。</translation>
    </message>
    <message>
        <source>This is not a PDF; choose another file.</source>
        <translation>这不是 PDF；请选择其他文件。</translation>
    </message>
    <message>
        <source>You do not have permission to read this file; ask its owner for it, or copy the file.</source>
        <translation>您无权读取此文件；请向其所有者申请权限，或复制该文件。</translation>
    </message>
    <message>
        <source>The password is wrong; type it again.</source>
        <translation>密码错误；请重新输入。</translation>
    </message>
    <message>
        <source>only pictures</source>
        <translation>只有图片</translation>
    </message>
    <message>
        <source>the text of the page is garbled</source>
        <translation>页面文字是乱码</translation>
    </message>
    <message>
        <source>there is no text on it</source>
        <translation>页面上没有文字</translation>
    </message>
    <message>
        <source>the page is damaged</source>
        <translation>页面已损坏</translation>
    </message>
    <message>
        <source>the page needs more memory than Attest allows</source>
        <translation>页面需要的内存超出 Attest 允许的上限</translation>
    </message>
    <message>
        <source>the page took too long to read</source>
        <translation>页面读取耗时过长</translation>
    </message>
    <message>
        <source>no text was recognised</source>
        <translation>没有识别出文字</translation>
    </message>
    <message>
        <source>mostly a picture</source>
        <translation>几乎只有图片</translation>
    </message>
    <message>
        <source>with a picture that was not read</source>
        <translation>含有未读取的图片</translation>
    </message>
    <message>
        <source>with a picture in which no other text was recognised</source>
        <translation>含有图片，其中未识别出其他文字</translation>
    </message>
    <message>
        <source>the attached file “%1” was not read</source>
        <translation>附件“%1”未读取</translation>
    </message>
    <message>
        <source>hidden text, not painted: “%1”</source>
        <translation>隐藏文字（未绘制）：“%1”</translation>
    </message>
    <message>
        <source>hidden text, transparent: “%1”</source>
        <translation>隐藏文字（透明）：“%1”</translation>
    </message>
    <message>
        <source>hidden text, too small to be read: “%1”</source>
        <translation>隐藏文字（太小，无法阅读）：“%1”</translation>
    </message>
    <message>
        <source>hidden text, cut off: “%1”</source>
        <translation>隐藏文字（被裁切）：“%1”</translation>
    </message>
    <message>
        <source>hidden text, covered: “%1”</source>
        <translation>隐藏文字（被遮盖）：“%1”</translation>
    </message>
    <message>
        <source>hidden text, the same colour as its background: “%1”</source>
        <translation>隐藏文字（与背景同色）：“%1”</translation>
    </message>
    <message>
        <source>The folder is offline: its drive is not connected. Its documents stay in the library.</source>
        <translation>文件夹离线：其驱动器未连接。其中的文档仍保留在资料库中。</translation>
    </message>
    <message>
        <source>The folder %1 is already watched.</source>
        <translation>文件夹 %1 已在监视中。</translation>
    </message>
    <message>
        <source>The document is no longer in the library; look at the list again.</source>
        <translation>该文档已不在资料库中；请重新查看列表。</translation>
    </message>
    <message>
        <source>The session is no longer in the library; start a new one.</source>
        <translation>该会话已不在资料库中；请开始新会话。</translation>
    </message>
    <message>
        <source>The session came with an evidence bundle and is read-only; ask in a new one.</source>
        <translation>该会话来自证据包，为只读；请在新会话中提问。</translation>
    </message>
    <message>
        <source>This item is no longer in the bin.</source>
        <translation>该项已不在回收站中。</translation>
    </message>
    <message>
        <source>The library %1 is damaged; restore a backup, or move the folder away and add the documents again.</source>
        <translation>资料库 %1 已损坏；请恢复备份，或移走该文件夹并重新添加文档。</translation>
    </message>
    <message>
        <source>The library %1 is in use by %2 (process %3); close it there and try again.</source>
        <translation>资料库 %1 正由 %2（进程 %3）使用；请在那里关闭后重试。</translation>
    </message>
    <message>
        <source>%1 has changed since it was read; the quotations are from the version that was read.</source>
        <translation>%1 在读取之后已更改；引文出自当时读取的版本。</translation>
    </message>
    <message>
        <source>%1 has changed since it was read; read it again, then check the answer.</source>
        <translation>%1 在读取之后已更改；请重新读取，然后检查答案。</translation>
    </message>
    <message>
        <source>The library %1 cannot be written to; allow writing to its folder, or choose another one.</source>
        <translation>无法写入资料库 %1；请允许写入其文件夹，或选择其他资料库。</translation>
    </message>
    <message>
        <source>The library %1 cannot be opened; check that its folder exists and can be read and written.</source>
        <translation>无法打开资料库 %1；请检查其文件夹是否存在且可读写。</translation>
    </message>
    <message>
        <source>The library %1 was changed by another program and was not opened; restore a backup, or move the folder away and add the documents again.</source>
        <translation>资料库 %1 被其他程序更改过，因此没有打开；请恢复备份，或移走该文件夹并重新添加文档。</translation>
    </message>
    <message>
        <source>“%1” must be a regular file, not a link, folder or device; put the file itself there, or make the whole folder a link.</source>
        <translation>“%1”必须是普通文件，不能是链接、文件夹或设备；请将文件本身放到这里，或将整个文件夹改为链接。</translation>
    </message>
    <message>
        <source>The file “%1” is not from Attest; copy the whole folder, then open the library with the program that last changed it, or restore a backup.</source>
        <translation>文件“%1”不是 Attest 创建的；请复制整个文件夹，然后用最后修改资料库的程序打开它，或恢复备份。</translation>
    </message>
    <message>
        <source>The file “%1” belongs to another library; move it out of the folder, then open the library again.</source>
        <translation>文件“%1”属于另一个资料库；请将它移出该文件夹，然后重新打开资料库。</translation>
    </message>
    <message>
        <source>The file “%1” belongs to another library and was not used.</source>
        <translation>文件“%1”属于另一个资料库，未被使用。</translation>
    </message>
    <message>
        <source>The file “%1” is empty but should contain a library; restore a backup, or move the folder away and add the documents again.</source>
        <translation>文件“%1”是空的，但应包含资料库；请恢复备份，或移走该文件夹并重新添加文档。</translation>
    </message>
    <message>
        <source>The folder contains a file library.db from another program; choose another folder for the library.</source>
        <translation>该文件夹中有其他程序的 library.db 文件；请为资料库选择另一个文件夹。</translation>
    </message>
    <message>
        <source>This library was made by a newer Attest; open it with that version, or choose another folder.</source>
        <translation>此资料库由更新版本的 Attest 创建；请用该版本打开，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>The disk with the library %1 is full; free some space and try again. Nothing already saved is lost.</source>
        <translation>资料库 %1 所在的磁盘已满；请释放一些空间后重试。先前保存的内容均未丢失。</translation>
    </message>
    <message>
        <source>“%1” cannot be written (%2); choose another place.</source>
        <translation>无法写入“%1”（%2）；请选择其他位置。</translation>
    </message>
    <message>
        <source>Nothing is responding at %1; start the server or choose another model in Settings.</source>
        <translation>%1 没有响应；请启动服务器，或在设置中选择其他模型。</translation>
    </message>
    <message>
        <source>%1 could not be reached within %2 seconds; start the server or choose another model in Settings.</source>
        <translation>%2 秒内无法连接到 %1；请启动服务器，或在设置中选择其他模型。</translation>
    </message>
    <message>
        <source>%1 could not be reached within %2 second; start the server or choose another model in Settings.</source>
        <translation>%2 秒内无法连接到 %1；请启动服务器，或在设置中选择其他模型。</translation>
    </message>
    <message>
        <source>%1 has not responded for %2 second; start the server or choose another model in Settings.</source>
        <translation>%1 已有 %2 秒没有响应；请启动服务器，或在设置中选择其他模型。</translation>
    </message>
    <message>
        <source>%1 has not responded for %2 seconds; start the server or choose another model in Settings.</source>
        <translation>%1 已有 %2 秒没有响应；请启动服务器，或在设置中选择其他模型。</translation>
    </message>
    <message>
        <source>A model server (OpenAI protocol)</source>
        <translation>模型服务器（OpenAI 协议）</translation>
    </message>
    <message>
        <source>The model “%1” sent an empty reply; ask again, or choose another model in Settings.</source>
        <translation>模型“%1”的回复为空；请再次提问，或在设置中选择其他模型。</translation>
    </message>
    <message>
        <source>There is no model server at {server}; correct the address in Settings (most end in /v1).</source>
        <translation>{server} 上没有模型服务器；请在设置中更正地址（大多以 /v1 结尾）。</translation>
    </message>
    <message>
        <source>{server} does not have the model “{model}”; pull it in Settings or with “attest-cli models pull {model}”, or choose another model.</source>
        <translation>{server} 没有模型“{model}”；请在设置中拉取，或用“attest-cli models pull {model}”拉取，也可选择其他模型。</translation>
    </message>
    <message>
        <source>{server} has no model; load one there, or choose “builtin” in Settings.</source>
        <translation>{server} 没有模型；请在那里加载一个，或在设置中选择“builtin”。</translation>
    </message>
    <message>
        <source>{server} is still loading its model; ask again when it is ready, or raise the time limit in Settings.</source>
        <translation>{server} 仍在加载模型；请待其就绪后再次提问，或在设置中提高时间限制。</translation>
    </message>
    <message>
        <source>{server} requires a valid key ({said}); enter the key in Settings, or set ATTEST_API_KEY to it and restart Attest.</source>
        <translation>{server} 需要有效的密钥（{said}）；请在设置中输入密钥，或将 ATTEST_API_KEY 设为该密钥并重新启动 Attest。</translation>
    </message>
    <message>
        <source>No keychain is responding on this system, so keys are kept only while Attest is running; start one (GNOME Keyring, KWallet) to store them.</source>
        <translation>此系统没有可用的密钥环，因此密钥仅在 Attest 运行期间保留；如需保存密钥，请启动一个密钥环（GNOME Keyring、KWallet）。</translation>
    </message>
    <message>
        <source>correct page ranked first</source>
        <translation>正确页面排在第一位</translation>
    </message>
    <message>
        <source>… among the first 4</source>
        <translation>…在前 4 位之内</translation>
    </message>
    <message>
        <source>… among the first 10</source>
        <translation>…在前 10 位之内</translation>
    </message>
    <message>
        <source>… among the first 20</source>
        <translation>…在前 20 位之内</translation>
    </message>
    <message>
        <source>correct document ranked first</source>
        <translation>正确文档排在第一位</translation>
    </message>
    <message>
        <source>mean reciprocal rank</source>
        <translation>平均倒数排名</translation>
    </message>
    <message>
        <source>correct pages found</source>
        <translation>找到的正确页面</translation>
    </message>
    <message>
        <source>abstained</source>
        <translation>拒答</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>share of questions that got an answer</source>
        <translation>得到答案的问题所占比例</translation>
    </message>
    <message>
        <source>correct answers</source>
        <translation>正确的答案</translation>
    </message>
    <message>
        <source>… of those called verified</source>
        <translation>…在标为已验证的答案中</translation>
    </message>
    <message>
        <source>… of those that were computed</source>
        <translation>…在计算得出的答案中</translation>
    </message>
    <message>
        <source>… of quotations shown as direct answers</source>
        <translation>…在标为直接回答的引文中</translation>
    </message>
    <message>
        <source>… of quotations that probably answer</source>
        <translation>…在标为可能回答的引文中</translation>
    </message>
    <message>
        <source>area under the risk-coverage curve</source>
        <translation>风险-覆盖率曲线下面积</translation>
    </message>
    <message>
        <source>contains the expected answer</source>
        <translation>含有预期答案</translation>
    </message>
    <message>
        <source>… of those that were answered</source>
        <translation>…在已回答的问题中</translation>
    </message>
    <message>
        <source>exact match</source>
        <translation>完全匹配</translation>
    </message>
    <message>
        <source>word-level F1</source>
        <translation>词级 F1 值</translation>
    </message>
    <message>
        <source>contains the expected numbers</source>
        <translation>含有预期数字</translation>
    </message>
    <message>
        <source>cites a correct page</source>
        <translation>引用了正确的页面</translation>
    </message>
    <message>
        <source>refused unanswerable questions</source>
        <translation>对无法回答的问题拒答</translation>
    </message>
    <message>
        <source>refused answerable questions</source>
        <translation>对可以回答的问题拒答</translation>
    </message>
    <message>
        <source>known answer in the first sentence</source>
        <translation>已知答案在第一句中</translation>
    </message>
    <message>
        <source>… in at most three</source>
        <translation>…在前三句之内</translation>
    </message>
    <message>
        <source>sentences per answer</source>
        <translation>每个答案的句数</translation>
    </message>
    <message>
        <source>supported sentences</source>
        <translation>有依据的句子</translation>
    </message>
    <message>
        <source>responses supported by their context</source>
        <translation>得到上下文支持的回答</translation>
    </message>
    <message>
        <source>responses that answer the query</source>
        <translation>切合问题的回答</translation>
    </message>
    <message>
        <source>correct verdicts</source>
        <translation>正确的评判</translation>
    </message>
    <message>
        <source>balanced accuracy</source>
        <translation>平衡准确率</translation>
    </message>
    <message>
        <source>area under the curve</source>
        <translation>曲线下面积</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Cohen 的 kappa</translation>
    </message>
    <message>
        <source>calibration error</source>
        <translation>校准误差</translation>
    </message>
    <message>
        <source>model calls</source>
        <translation>模型调用次数</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>median time per answer</source>
        <translation>回答用时中位数</translation>
    </message>
    <message>
        <source>… 95th percentile</source>
        <translation>…第 95 百分位数</translation>
    </message>
    <message>
        <source>median time per search</source>
        <translation>搜索用时中位数</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>已验证</translation>
    </message>
    <message>
        <source>partly supported</source>
        <translation>部分有依据</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>may not fully answer</source>
        <translation>可能未完整回答</translation>
    </message>
    <message>
        <source>grounded not useful</source>
        <translation>有依据但无用</translation>
    </message>
    <message>
        <source>from model memory</source>
        <translation>来自模型记忆</translation>
    </message>
    <message>
        <source>no sources</source>
        <translation>没有来源</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>被截断</translation>
    </message>
    <message>
        <source>help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>直接回答</translation>
    </message>
    <message>
        <source>probable</source>
        <translation>可能回答</translation>
    </message>
    <message>
        <source>related</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>at least probable</source>
        <translation>至少可能回答</translation>
    </message>
    <message>
        <source>The answer contains the expected words.</source>
        <translation>答案含有预期的词语。</translation>
    </message>
    <message>
        <source>The answer contains the expected numbers.</source>
        <translation>答案含有预期的数字。</translation>
    </message>
    <message>
        <source>It cites a correct page, and the known answer is long.</source>
        <translation>引用了正确的页面，而已知答案较长。</translation>
    </message>
    <message>
        <source>The answer cites a correct page.</source>
        <translation>答案引用了正确的页面。</translation>
    </message>
    <message>
        <source>The documents do not answer the question, and it was refused.</source>
        <translation>文档没有回答该问题，已拒答。</translation>
    </message>
    <message>
        <source>It can be answered.</source>
        <translation>这个问题可以回答。</translation>
    </message>
    <message>
        <source>The documents do not answer the question, but it was answered.</source>
        <translation>文档没有回答该问题，却给出了回答。</translation>
    </message>
    <message>
        <source>The answer does not contain the expected words.</source>
        <translation>答案不含预期的词语。</translation>
    </message>
    <message>
        <source>The answer cites no correct page.</source>
        <translation>答案没有引用正确的页面。</translation>
    </message>
    <message>
        <source>It cites a correct page, but lacks the expected words.</source>
        <translation>引用了正确的页面，但缺少预期的词语。</translation>
    </message>
    <message>
        <source>It shares many words with the known answer.</source>
        <translation>与已知答案有许多相同的词语。</translation>
    </message>
    <message>
        <source>The set does not say what the answer is.</source>
        <translation>该数据集没有说明答案是什么。</translation>
    </message>
    <message>
        <source>The question was not answered.</source>
        <translation>问题没有得到回答。</translation>
    </message>
    <message>
        <source>Answered none of %1.</source>
        <translation>%1 个问题均未回答。</translation>
    </message>
    <message>
        <source>Answered %1 of %2: %3.</source>
        <translation>%2 个问题中回答了 %1 个：%3。</translation>
    </message>
    <message>
        <source>%1 question</source>
        <translation>%1 个问题</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 个问题</translation>
    </message>
    <message>
        <source>often gives unreadable replies; choose another model for this role</source>
        <translation>回复常常无法读取；请为此角色选择其他模型</translation>
    </message>
    <message>
        <source>never answers “no”; it may not be judging at all</source>
        <translation>从不回答“否”；可能根本没有在评判</translation>
    </message>
    <message>
        <source>hardly ever answers “no”; it may not be judging at all</source>
        <translation>几乎从不回答“否”；可能根本没有在评判</translation>
    </message>
    <message>
        <source>answers “no” to almost everything; choose another model for this role</source>
        <translation>对几乎所有内容都回答“否”；请为此角色选择其他模型</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>asks for a number</source>
        <translation>问的是数字</translation>
    </message>
    <message>
        <source>%1, rewrite %2 of %3</source>
        <translation>%1，改写 %2/%3</translation>
    </message>
    <message>
        <source>%1, regeneration %2 of %3</source>
        <translation>%1，重新生成 %2/%3</translation>
    </message>
    <message>
        <source>%1, web search %2 of %3</source>
        <translation>%1，网络搜索 %2/%3</translation>
    </message>
    <message>
        <source>%1, thought %2 of %3</source>
        <translation>%1，推理 %2/%3</translation>
    </message>
    <message>
        <source>%1, segment %2 of %3</source>
        <translation>%1，句子 %2/%3</translation>
    </message>
    <message>
        <source>it asks for an average over years that it does not name</source>
        <translation>问题问的是若干年的平均值，但没有指明年份</translation>
    </message>
    <message>
        <source>it asks for more than a number from a statement</source>
        <translation>问题问的不只是报表中的一个数字</translation>
    </message>
    <message>
        <source>it asks for text</source>
        <translation>问题问的是文字</translation>
    </message>
    <message>
        <source>it is a yes/no question, and nothing says which value counts as yes</source>
        <translation>这是一个是非问题，但没有说明什么数值算“是”</translation>
    </message>
    <message>
        <source>it contains no words that could appear in a table</source>
        <translation>问题中没有可能出现在表格里的词</translation>
    </message>
    <message>
        <source>it is not about several companies</source>
        <translation>问题不涉及多家公司</translation>
    </message>
    <message>
        <source>it names no company with a document here</source>
        <translation>问题所指的公司没有对应的文档</translation>
    </message>
    <message>
        <source>it names no company, and there are documents from several</source>
        <translation>问题没有指明公司，而文档涉及多家公司</translation>
    </message>
    <message>
        <source>the table may cover only a part</source>
        <translation>该表可能只涉及一部分</translation>
    </message>
    <message>
        <source>it asks for a time</source>
        <translation>问的是时间</translation>
    </message>
    <message>
        <source>no parts can be compared across two periods</source>
        <translation>没有可在两个期间比较的部分</translation>
    </message>
    <message>
        <source>it names no known measure</source>
        <translation>问题没有指明已知的指标</translation>
    </message>
    <message>
        <source>it names no period</source>
        <translation>问题没有指明期间</translation>
    </message>
    <message>
        <source>it names no known rows</source>
        <translation>问题没有指明已知的行</translation>
    </message>
    <message>
        <source>it names several measures</source>
        <translation>问题指明了多个指标</translation>
    </message>
    <message>
        <source>no %1 was found in %2</source>
        <translation>在 %2 中未找到 %1</translation>
    </message>
    <message>
        <source>no single row matches</source>
        <translation>没有唯一匹配的行</translation>
    </message>
    <message>
        <source>several are equal</source>
        <translation>有多个值相同</translation>
    </message>
    <message>
        <source>several cells match</source>
        <translation>有多个单元格匹配</translation>
    </message>
    <message>
        <source>several columns match</source>
        <translation>有多列匹配</translation>
    </message>
    <message>
        <source>the cells have different units</source>
        <translation>各单元格的单位不同</translation>
    </message>
    <message>
        <source>the tables of %1 have not been read yet</source>
        <translation>尚未读取 %1 的表格</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>公式：%1</translation>
    </message>
    <message>
        <source>Calculation: %1</source>
        <translation>计算：%1</translation>
    </message>
    <message>
        <source>%1 GB, %2, languages: %3; %4</source>
        <translation>%1 GB，%2，语言：%3；%4</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 种以上</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>撰写</translation>
    </message>
    <message>
        <source>embeds text</source>
        <translation>生成嵌入</translation>
    </message>
    <message>
        <source>writes and embeds text</source>
        <translation>撰写并生成嵌入</translation>
    </message>
    <message>
        <source>languages: %1</source>
        <translation>语言：%1</translation>
    </message>
    <message>
        <source>%1, languages: %2</source>
        <translation>%1，语言：%2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>its SHA-256 is required</source>
        <translation>须提供其 SHA-256</translation>
    </message>
    <message>
        <source>… direct</source>
        <translation>…直接回答</translation>
    </message>
    <message>
        <source>… probable</source>
        <translation>…可能回答</translation>
    </message>
    <message>
        <source>… related</source>
        <translation>…相关</translation>
    </message>
    <message>
        <source>%1 verified</source>
        <translation>已验证 %1 个</translation>
    </message>
    <message>
        <source>%1 computed</source>
        <translation>已计算 %1 个</translation>
    </message>
    <message>
        <source>%1 quoted</source>
        <translation>引用 %1 个</translation>
    </message>
    <message>
        <source>%1 partly supported</source>
        <translation>部分有依据 %1 个</translation>
    </message>
    <message>
        <source>%1 may not fully answer</source>
        <translation>可能未完整回答 %1 个</translation>
    </message>
    <message>
        <source>%1 not verified</source>
        <translation>未验证 %1 个</translation>
    </message>
    <message>
        <source>%1 from model memory</source>
        <translation>来自模型记忆 %1 个</translation>
    </message>
    <message>
        <source>%1 cut off</source>
        <translation>被截断 %1 个</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>%1 of them at least probable</source>
        <translation>其中至少可能回答：%1</translation>
    </message>
    <message>
        <source>%1 of them right</source>
        <translation>其中正确：%1</translation>
    </message>
    <message>
        <source>%1 of %2 known right</source>
        <translation>已知的 %2 个中正确：%1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>fully</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>partially</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>%1, with English and German</source>
        <translation>%1 种，包括英语和德语</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>attempt %1, from %2 and %3 next to them</source>
        <translation>第 %1 次尝试，根据 %2，另有 %3 个相邻段落</translation>
    </message>
    <message>
        <source>attempt %1, from %2 and %3 next to them, started while they were being graded</source>
        <translation>第 %1 次尝试，根据 %2，另有 %3 个相邻段落，在评判期间开始</translation>
    </message>
    <message>
        <source>%1 says “%2” about this sentence.</source>
        <translation>%1 对这句话的评判为“%2”。</translation>
    </message>
    <message>
        <source>%1 says that the passages support each of the %2 sentences.</source>
        <translation>%1 认为这些段落支持全部 %2 句话。</translation>
    </message>
    <message>
        <source>%1 says that no passage supports %2.</source>
        <translation>%1 认为没有段落支持%2。</translation>
    </message>
    <message>
        <source>understood as: %1</source>
        <translation>理解为：%1</translation>
    </message>
    <message>
        <source>the question is complete on its own</source>
        <translation>问题本身已完整</translation>
    </message>
    <message>
        <source>The time limit (%1 s) was used up before there was an answer; raise it in Settings, or choose a faster model.</source>
        <translation>得出答案之前时间限制（%1 秒）已用完；请在设置中提高时间限制，或选择更快的模型。</translation>
    </message>
    <message>
        <source>The allowed model calls (%1) were used up before there was an answer; allow more in Settings and ask again.</source>
        <translation>得出答案之前允许的模型调用次数（%1）已用完；请在设置中提高次数后再次提问。</translation>
    </message>
    <message>
        <source>%1, nor %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>rewrite</source>
        <translation>改写</translation>
    </message>
    <message>
        <source>regeneration</source>
        <translation>重新生成</translation>
    </message>
    <message>
        <source>web search</source>
        <translation>网络搜索</translation>
    </message>
    <message>
        <source>thought</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>正确：%1</translation>
    </message>
    <message>
        <source>the weakest of %1 sentences: %2</source>
        <translation>%1 个句子中依据最弱的：%2</translation>
    </message>
    <message>
        <source>Computed: %1 of %2 values</source>
        <translation>已计算：%2 个数值中的 %1 个</translation>
    </message>
    <message>
        <source>Not found: %1 (%2)</source>
        <translation>未找到：%1（%2）</translation>
    </message>
    <message>
        <source>no document is about it</source>
        <translation>没有相关文档</translation>
    </message>
    <message>
        <source>ask it separately</source>
        <translation>请单独提问</translation>
    </message>
    <message>
        <source>The years are from two reports.</source>
        <translation>两个年份取自两份报告。</translation>
    </message>
    <message>
        <source>The documents have no year in common.</source>
        <translation>这些文档没有共同的年份。</translation>
    </message>
    <message>
        <source>By amount, it is %1.</source>
        <translation>按金额计则为 %1。</translation>
    </message>
    <message>
        <source>None of them grew.</source>
        <translation>其中没有一项增长。</translation>
    </message>
    <message>
        <source>Not answered here: %1 (%2)</source>
        <translation>此处未回答：%1（%2）</translation>
    </message>
    <message>
        <source>it asks for one number from several companies</source>
        <translation>所问的是多家公司的一个数值</translation>
    </message>
    <message>
        <source>A team library needs PostgreSQL&apos;s client library, which is not installed; install it with “sudo apt install libpq5”.</source>
        <translation>团队资料库需要 PostgreSQL 的客户端库，但尚未安装；请用“sudo apt install libpq5”安装。</translation>
    </message>
    <message>
        <source>Give the address of the team library: postgresql://NAME@SERVER/DATABASE.</source>
        <translation>请给出团队资料库的地址：postgresql://用户名@服务器/数据库。</translation>
    </message>
    <message>
        <source>This is not the address of a team library (%1); write postgresql://NAME@SERVER/DATABASE.</source>
        <translation>这不是团队资料库的地址（%1）；请写成 postgresql://用户名@服务器/数据库。</translation>
    </message>
    <message>
        <source>Do not put the password in the address, where others can read it; save it with “attest-cli key postgresql://SERVER/DATABASE”, or put it in ~/.pgpass.</source>
        <translation>不要把密码写在地址里，以免被他人看到；请用“attest-cli key postgresql://服务器/数据库”保存，或写入 ~/.pgpass。</translation>
    </message>
    <message>
        <source>“sslmode=%1” does not verify the server; leave it out, or name your server&apos;s CA certificate with sslrootcert=FILE.</source>
        <translation>“sslmode=%1”不验证服务器；请去掉它，或用 sslrootcert=文件 指明服务器证书颁发机构的证书。</translation>
    </message>
    <message>
        <source>The team library server needs a password, or a different one; type it where you connect to a team library in the window, or save it with “attest-cli key postgresql://SERVER/DATABASE”.</source>
        <translation>团队资料库的服务器需要密码，或需要另一个密码；请在窗口中连接团队资料库处输入，或用“attest-cli key postgresql://服务器/数据库”保存。</translation>
    </message>
    <message>
        <source>The certificate of the team library server is not trusted (%1); give the path of its CA certificate, which you can get from the person who manages the library.</source>
        <translation>团队资料库服务器的证书不受信任（%1）；请指明其颁发机构的证书文件，可向管理员索取。</translation>
    </message>
    <message>
        <source>The team library server was not found; check its name and your network.</source>
        <translation>找不到团队资料库的服务器；请检查其名称和您的网络。</translation>
    </message>
    <message>
        <source>The server denied you access (%1); ask the person who manages the team library.</source>
        <translation>服务器拒绝您访问（%1）；请联系团队资料库的管理员。</translation>
    </message>
    <message>
        <source>The team library server is not responding (%1); check its address and your network, and try again.</source>
        <translation>团队资料库的服务器没有响应（%1）；请检查其地址和您的网络，然后重试。</translation>
    </message>
    <message>
        <source>You are not allowed to do this in the team library; ask the person who manages it.</source>
        <translation>您无权在团队资料库中这样做；请联系管理员。</translation>
    </message>
    <message>
        <source>There is no team library in this database; “attest-cli team init” creates one.</source>
        <translation>此数据库中没有团队资料库；“attest-cli team init”可以创建。</translation>
    </message>
    <message>
        <source>Someone else is changing the same thing in the team library; try again.</source>
        <translation>其他人正在更改团队资料库中的同一内容；请重试。</translation>
    </message>
    <message>
        <source>The team library server is out of space (%1); tell the person who manages it.</source>
        <translation>团队资料库的服务器空间不足（%1）；请告知管理员。</translation>
    </message>
    <message>
        <source>The team library server closed the connection; try again.</source>
        <translation>团队资料库的服务器关闭了连接；请重试。</translation>
    </message>
    <message>
        <source>The team library refused this: %1.</source>
        <translation>团队资料库拒绝此操作：%1。</translation>
    </message>
    <message>
        <source>The connection to the team library is closed; connect again.</source>
        <translation>与团队资料库的连接已关闭；请重新连接。</translation>
    </message>
    <message>
        <source>The connection to the team library was lost; check the network and try again.</source>
        <translation>与团队资料库的连接已断开；请检查网络并重试。</translation>
    </message>
    <message>
        <source>There is no team library in this database that you may see; ask the person who manages it.</source>
        <translation>此数据库中没有您可以查看的团队资料库；请联系管理员。</translation>
    </message>
    <message>
        <source>The team library is from a newer Attest; update this one.</source>
        <translation>团队资料库来自较新的 Attest；请更新本程序。</translation>
    </message>
    <message>
        <source>The team library is from an older Attest; the person who manages it can update it with “attest-cli team init”.</source>
        <translation>团队资料库来自较旧的 Attest；管理员可用“attest-cli team init”更新。</translation>
    </message>
    <message>
        <source>There is no published answer “%1” that you are allowed to view; “attest-cli team answers” lists them.</source>
        <translation>没有您可以查看的已发布答案“%1”；用“attest-cli team answers”可列出可查看的答案。</translation>
    </message>
    <message>
        <source>The answer uses a document that is not in the team library, or that you no longer have access to; ask again with the team&apos;s documents only.</source>
        <translation>答案所依据的文档不在团队资料库中，或您已无权查看；请仅用团队的文档重新提问。</translation>
    </message>
    <message>
        <source>The answer uses a document you no longer have access to; ask the person who manages the team library.</source>
        <translation>您已无权查看此答案所依据的文档；请联系团队资料库的管理员。</translation>
    </message>
    <message>
        <source>You can publish only your own answers; choose one that was answered in this library.</source>
        <translation>您只能发布自己的答案；请选择在此资料库中得到的答案。</translation>
    </message>
    <message>
        <source>There is now a different team library at %1; join it in a separate folder.</source>
        <translation>%1 处现在是另一个团队资料库；请在单独的文件夹中加入。</translation>
    </message>
    <message>
        <source>the table does not say whether its numbers are in thousands or millions</source>
        <translation>表格没有说明其中的数字以千还是百万为单位</translation>
    </message>
    <message>
        <source>its best part is %1 % likely to answer</source>
        <translation>其中最佳部分能回答的概率为 %1%</translation>
    </message>
    <message>
        <source>nothing in it can be quoted</source>
        <translation>其中没有可引用的内容</translation>
    </message>
    <message>
        <source>it is %1 % likely to answer</source>
        <translation>它能回答的概率为 %1%</translation>
    </message>
    <message>
        <source>The question names %1, and the quotation does not</source>
        <translation>问题提到 %1，而引文没有</translation>
    </message>
    <message>
        <source>%1 % sure</source>
        <translation>把握 %1%</translation>
    </message>
    <message>
        <source>A passage from “%1”, page %2, does not match its page and was left out: check the library, or read the PDF again.</source>
        <translation>“%1”第 %2 页的一个段落与其页面不符，已略去：请检查资料库，或重新读取该 PDF。</translation>
    </message>
    <message>
        <source>%1 passages, the first from “%2”, page %3, do not match their pages and were left out: check the library, or read their PDFs again.</source>
        <translation>%1 个段落（第一个在“%2”第 %3 页）与其页面不符，已略去：请检查资料库，或重新读取这些 PDF。</translation>
    </message>
    <message>
        <source>The stored text of page %1 of “%2” is damaged; check the library, or read the PDF again.</source>
        <translation>资料库中“%2”第 %1 页的文本已损坏；请检查资料库，或重新读取该 PDF。</translation>
    </message>
    <message>
        <source>A damaged question</source>
        <translation>一个已损坏的问题</translation>
    </message>
    <message>
        <source>The stored data for this question is damaged and is not shown; it stays as it is, and a backup may have it intact.</source>
        <translation>此问题的存储数据已损坏，不予显示；它会保持原样，备份中可能有完好的数据。</translation>
    </message>
    <message>
        <source>This question&apos;s stored data is damaged, so it was left unchanged.</source>
        <translation>此问题的存储数据已损坏，因此未作任何更改。</translation>
    </message>
    <message>
        <source>Part of the library %1 cannot be read; restore a backup, or rescue what is still readable.</source>
        <translation>资料库 %1 的一部分无法读取；请恢复备份，或抢救可读的内容。</translation>
    </message>
    <message>
        <source>The quotation [%1] does not appear on page %2 of “%3” as stored in the library.</source>
        <translation>引文 [%1] 没有出现在资料库所保存的“%3”第 %2 页上。</translation>
    </message>
    <message>
        <source>Part of %1 could not be read.</source>
        <translation>未能完整读取：%1。</translation>
    </message>
    <message>
        <source>the list of documents</source>
        <translation>文档列表</translation>
    </message>
    <message>
        <source>the locations of documents</source>
        <translation>文档的位置</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>the list of sessions</source>
        <translation>会话列表</translation>
    </message>
    <message>
        <source>the pictures of imported sessions</source>
        <translation>导入会话的图片</translation>
    </message>
    <message>
        <source>the questions and answers</source>
        <translation>问题和答案</translation>
    </message>
    <message>
        <source>the list of watched folders</source>
        <translation>监视文件夹的列表</translation>
    </message>
    <message>
        <source>the records of the files in these folders (files whose documents you removed may be added again)</source>
        <translation>这些文件夹中文件的记录（已移除文档的文件可能会再次添加）</translation>
    </message>
    <message>
        <source>the queue of files to read</source>
        <translation>待读取文件的队列</translation>
    </message>
    <message>
        <source>the connection to the team library</source>
        <translation>与团队资料库的连接</translation>
    </message>
    <message>
        <source>For some documents, only the location is known, not what you entered about them: %1.</source>
        <translation>有些文档只知道位置，您填写的信息已丢失：%1。</translation>
    </message>
    <message>
        <source>Some questions could not be compared with their stored data, and may be damaged: %1.</source>
        <translation>有些问题无法与当初保存的内容比对，可能已损坏：%1。</translation>
    </message>
    <message>
        <source>Session %1 has lost questions: %2.</source>
        <translation>会话 %1 丢失的问题数：%2。</translation>
    </message>
    <message>
        <source>The title and the tags of session %1 are lost.</source>
        <translation>会话 %1 的标题和标签已丢失。</translation>
    </message>
    <message>
        <source>The contents of the bin are lost.</source>
        <translation>回收站中的内容已丢失。</translation>
    </message>
    <message>
        <source>The text of %1 is lost, because the file has changed.</source>
        <translation>%1 的文本已丢失，因为该文件已更改。</translation>
    </message>
    <message>
        <source>The text of %1 will be missing until its PDF, which was not found, is added again.</source>
        <translation>%1 的文本缺失；未找到其 PDF，请重新添加该文件。</translation>
    </message>
    <message>
        <source>The search index of the library must be built first.</source>
        <translation>需要先建立资料库的搜索索引。</translation>
    </message>
    <message>
        <source>There is no library in %1; specify its folder.</source>
        <translation>%1 中没有资料库；请指定其所在的文件夹。</translation>
    </message>
    <message>
        <source>There is already a library in %1; choose another folder for the rescued data.</source>
        <translation>%1 中已有资料库；请为抢救出的内容选择其他文件夹。</translation>
    </message>
    <message>
        <source>Lookup tables inside the library&apos;s file were damaged; they were rebuilt.</source>
        <translation>资料库文件中的查找表已损坏；已重建。</translation>
    </message>
    <message>
        <source>The library&apos;s file itself is damaged and cannot be rebuilt completely; restore a backup, or rescue what can be read.</source>
        <translation>资料库文件本身已损坏，无法完全重建；请恢复备份，或抢救可读的内容。</translation>
    </message>
    <message>
        <source>Conversations missing from the list were restored: %1.</source>
        <translation>已恢复列表中缺失的会话：%1。</translation>
    </message>
    <message>
        <source>Documents missing from the list were restored: %1.</source>
        <translation>已恢复列表中缺失的文档：%1。</translation>
    </message>
    <message>
        <source>Rows that belonged to no document or conversation were removed: %1.</source>
        <translation>已删除不属于任何文档或会话的条目：%1。</translation>
    </message>
    <message>
        <source>Passages did not match their pages; they were rebuilt for %1 documents.</source>
        <translation>有段落与其页面不符；已重新切分 %1 个文档的段落。</translation>
    </message>
    <message>
        <source>Passages were missing; they were rebuilt from the pages of %1 documents.</source>
        <translation>有段落缺失；已从 %1 个文档的页面重建。</translation>
    </message>
    <message>
        <source>Counts of pages and passages were wrong; they were corrected in %1 documents.</source>
        <translation>页数和段落数有误；已更正 %1 个文档。</translation>
    </message>
    <message>
        <source>Damaged questions in the session “%1” (number %2) that cannot be repaired: %3. They stay as they are; restore a backup to get them back.</source>
        <translation>会话“%1”（编号 %2）中已损坏且无法重建的问题：%3。它们保持原样；恢复备份即可找回。</translation>
    </message>
    <message>
        <source>The full-text index did not match the passages; it was rebuilt.</source>
        <translation>全文索引与段落不符；已重建。</translation>
    </message>
    <message>
        <source>The library&apos;s semantic space was damaged; it will be computed again.</source>
        <translation>资料库的语义空间已损坏；将重新计算。</translation>
    </message>
    <message>
        <source>Vectors were missing or did not match; they were rebuilt for %1 documents.</source>
        <translation>有向量缺失或不符；已为 %1 个文档重建。</translation>
    </message>
    <message>
        <source>The index in memory did not match the library; it was rebuilt.</source>
        <translation>内存中的索引与资料库不符；已重建。</translation>
    </message>
    <message>
        <source>The data prepared for reading documents again was damaged; it was removed, and will be prepared again.</source>
        <translation>为重新读取文档准备的数据已损坏；已删除，并将重新准备。</translation>
    </message>
    <message>
        <source>The data prepared for reading documents again was damaged on disk and has been removed; nothing else was lost. Bring the documents up to date again.</source>
        <translation>为重新读取文档准备的数据在磁盘上已损坏；已删除，其他内容均未丢失。请再次更新文档。</translation>
    </message>
    <message>
        <source>The stored text of %1 is damaged, and its file has changed; put the original file back, or remove the document and add the file again.</source>
        <translation>%1 的已存文本已损坏，且其文件已更改；请放回原来的文件，或移除该文档后重新添加文件。</translation>
    </message>
    <message>
        <source>Lookup tables in the library were missing or damaged; they have been rebuilt, and nothing was lost.</source>
        <translation>资料库的查找表缺失或损坏；已重建，没有丢失任何内容。</translation>
    </message>
    <message>
        <source>The full-text index of the library was damaged; it has been rebuilt, and nothing was lost.</source>
        <translation>资料库的全文索引已损坏；已重建，没有丢失任何内容。</translation>
    </message>
    <message>
        <source>The search index of the library was missing or damaged; it has been rebuilt, and nothing was lost.</source>
        <translation>资料库的搜索索引缺失或损坏；已重建，没有丢失任何内容。</translation>
    </message>
    <message>
        <source>The search index of the library was missing or damaged. It is being rebuilt; until this is done, searches use words alone. Nothing is lost.</source>
        <translation>资料库的搜索索引缺失或损坏；正在重建，在此之前只按词语搜索。没有丢失任何内容。</translation>
    </message>
    <message>
        <source>The search index is being rebuilt; this search used words alone.</source>
        <translation>正在重建搜索索引；本次搜索仅按词语进行。</translation>
    </message>
    <message>
        <source>“%1” returned no vector for the question; this search used words and the library&apos;s own vectors. Check the embedding model in Settings.</source>
        <translation>“%1”未返回该问题的向量；本次搜索使用了词语和资料库自身的向量。请在设置中检查嵌入模型。</translation>
    </message>
    <message>
        <source>%1 cannot be copied; free some space on the disk, or choose another folder.</source>
        <translation>无法复制 %1；请在磁盘上腾出空间，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Nothing in the library can be read; restore a backup, or add the documents to a new library.</source>
        <translation>资料库的任何内容都无法读取；请恢复备份，或将文档添加到新资料库。</translation>
    </message>
    <message>
        <source>The library was damaged and this document has not been read again; add its PDF.</source>
        <translation>资料库曾损坏，此文档尚未重新读取；请添加其 PDF。</translation>
    </message>
    <message>
        <source>Another program is reading the library %1; wait for it and try again.</source>
        <translation>另一个程序正在读取资料库 %1；请等待其完成后重试。</translation>
    </message>
    <message>
        <source>Another program is writing to the library %1; close it and try again.</source>
        <translation>另一个程序正在写入资料库 %1；请关闭它后重试。</translation>
    </message>
    <message>
        <source>The disk with the library %1 reported an error; check the disk and its free space, then try again.</source>
        <translation>资料库 %1 所在的磁盘报告错误；请检查磁盘及其可用空间，然后重试。</translation>
    </message>
    <message>
        <source>Parts of the library %1 are inconsistent; run “attest-cli doctor --deep”, or restore a backup.</source>
        <translation>资料库 %1 的部分内容不一致；请运行“attest-cli doctor --deep”，或恢复备份。</translation>
    </message>
    <message>
        <source>Lookup tables in the library %1 are missing or damaged; “attest-cli doctor --deep” rebuilds them, and nothing is lost.</source>
        <translation>资料库 %1 的查找表缺失或损坏；“attest-cli doctor --deep”会重建它们，不会丢失任何内容。</translation>
    </message>
    <message>
        <source>Parts of the library are inconsistent; run “attest-cli reindex”, which rebuilds what it can.</source>
        <translation>资料库的部分内容不一致；请运行“attest-cli reindex”，它会重建可以重建的内容。</translation>
    </message>
    <message>
        <source>The passage is no longer in the library; ask again.</source>
        <translation>该段落已不在资料库中；请重新提问。</translation>
    </message>
    <message>
        <source>The page is no longer in the library; look at the list again.</source>
        <translation>该页面已不在资料库中；请重新查看列表。</translation>
    </message>
    <message>
        <source>The library is being changed; try again in a moment.</source>
        <translation>资料库正在更改；请稍后重试。</translation>
    </message>
    <message>
        <source>the quotation [%1] does not appear on page %2 of “%3”</source>
        <translation>引文 [%1] 没有出现在“%3”的第 %2 页上</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Answers from your own PDFs, with reasons.</source>
        <translation>从您自己的 PDF 中找到答案，并说明理由。</translation>
    </message>
    <message>
        <source>Open the library in this folder instead of $ATTEST_LIBRARY or the default one.</source>
        <translation>打开此文件夹中的资料库，而非 $ATTEST_LIBRARY 或默认资料库。</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Open the sample library, which contains the manual.</source>
        <translation>打开示例资料库（内含手册）。</translation>
    </message>
    <message>
        <source>Use this theme (system, light or dark) instead of the one in the settings.</source>
        <translation>使用此主题（system、light 或 dark），而非设置中的主题。</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Save a screenshot once all documents have been read and all questions answered, then quit.</source>
        <translation>全部读取并回答完毕后保存窗口截图，然后退出。</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Window size, such as 1400x900.</source>
        <translation>窗口大小，例如 1400x900。</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Ask this question once the documents have been read.</source>
        <translation>读取文档后提出此问题。</translation>
    </message>
    <message>
        <source>question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>PDFs or folders to add, evidence bundles to open, or attest://… links to follow.</source>
        <translation>要添加的 PDF 或文件夹、要打开的证据包、要跳转的 attest://… 链接。</translation>
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
        <translation>显示先前的答案（%1）</translation>
    </message>
    <message>
        <source>Add documents, then ask.</source>
        <translation>先添加文档，再提问。</translation>
    </message>
    <message>
        <source>Ask a question about your document.
Every sentence of the answer cites the page it is based on.</source>
        <translation>就您的文档提问。
答案的每句话都会注明所依据的页面。</translation>
    </message>
    <message>
        <source>Ask a question about your %1 documents.
Every sentence of the answer cites the page it is based on.</source>
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
        <translation>▾</translation>
    </message>
    <message>
        <source>Other ways to stop</source>
        <translation>其他停止方式</translation>
    </message>
    <message>
        <source>Stop after this step, or accept the best answer so far</source>
        <translation>在此步骤后停止，或接受目前的最佳答案</translation>
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
        <translation>联网已开启</translation>
    </message>
    <message>
        <source>Web search is on; click to turn it off</source>
        <translation>网络搜索已开启；点击关闭</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Finds, quotes and judges without any server</source>
        <translation>无需任何服务器即可查找、引用和评判</translation>
    </message>
    <message>
        <source>Connect a model…</source>
        <translation>连接模型…</translation>
    </message>
    <message>
        <source>Click to turn it off.</source>
        <translation>点击即可关闭。</translation>
    </message>
    <message>
        <source>Stops after this step</source>
        <translation>将在此步骤后停止</translation>
    </message>
    <message>
        <source>Ends after this step with the best answer</source>
        <translation>将在此步骤后以最佳答案结束</translation>
    </message>
    <message>
        <source>%1 of %2 model calls · %3 of %4 steps</source>
        <translation>模型调用 %1/%2 次 · 步骤 %3/%4</translation>
    </message>
    <message>
        <source>Lets the running step finish; you can fork the run from there</source>
        <translation>等正在进行的步骤完成；您可以从该处分叉运行</translation>
    </message>
    <message>
        <source>No question is being answered</source>
        <translation>当前没有正在回答的问题</translation>
    </message>
    <message>
        <source>Lets the running step finish and keeps the best answer so far; the answer says that you accepted it early</source>
        <translation>等正在进行的步骤完成，并保留目前的最佳答案；答案会注明是您提前接受的</translation>
    </message>
    <message>
        <source>There is no answer yet to accept</source>
        <translation>还没有可接受的答案</translation>
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
        <translation>立即停止（Esc）</translation>
    </message>
    <message>
        <source>Ask (Return)</source>
        <translation>提问（Return）</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>预算：%1</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>%1 of %2 calls</source>
        <translation>调用 %1/%2 次</translation>
    </message>
</context>
<context>
    <name>ui::AttemptsPanel</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>None in either attempt.</source>
        <translation>两次尝试均无。</translation>
    </message>
    <message>
        <source>The same, word for word.</source>
        <translation>逐字相同。</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>%1 of %2:</source>
        <comment>a kind of verdict, a passage</comment>
        <translation>%2的%1：</translation>
    </message>
    <message>
        <source>No verdict has changed.</source>
        <translation>没有评判发生变化。</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>− lost:</source>
        <translation>− 减少：</translation>
    </message>
    <message>
        <source>+ gained:</source>
        <translation>+ 增加：</translation>
    </message>
    <message>
        <source>None in common.</source>
        <translation>没有共有的段落。</translation>
    </message>
    <message>
        <source>%1 in both:</source>
        <translation>共有 %1 个：</translation>
    </message>
    <message>
        <source>%1: the same</source>
        <translation>%1：相同</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>没有差异。</translation>
    </message>
    <message>
        <source>Different: %1</source>
        <translation>差异：%1</translation>
    </message>
    <message>
        <source>There is only one attempt. If a check fails, or if you fork the run, you can compare the attempts here.</source>
        <translation>只有一次尝试。如果检查未通过或您分叉运行，即可在此比较各次尝试。</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Compare this attempt</source>
        <translation>比较此尝试</translation>
    </message>
    <message>
        <source>With this attempt</source>
        <translation>与此尝试比较</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异之处</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Earlier run, attempt %1</source>
        <translation>先前的运行，第 %1 次尝试</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>第 %1 次尝试</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>段落</translation>
    </message>
</context>
<context>
    <name>ui::BinDialog</name>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Empty the bin…</source>
        <translation>清空回收站(&amp;E)…</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除的项目</translation>
    </message>
    <message>
        <source>On</source>
        <translation>移除时间</translation>
    </message>
    <message>
        <source>Permanent deletion</source>
        <translation>永久删除时间</translation>
    </message>
    <message>
        <source>Removed documents and sessions</source>
        <translation>已移除的文档和会话</translation>
    </message>
    <message>
        <source>Document %1</source>
        <translation>文档 %1</translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation>会话 %1</translation>
    </message>
    <message>
        <source>The bin is empty. Removed documents and sessions stay here for %1 days.</source>
        <translation>回收站为空。移除的文档和会话会在此保留 %1 天。</translation>
    </message>
    <message>
        <source>Items in the bin are not searched. The PDF files stay where they are.</source>
        <translation>搜索不包括回收站中的内容。PDF 文件本身仍在原处。</translation>
    </message>
    <message>
        <source>Everything in the bin will be permanently deleted. The PDF files stay where they are.</source>
        <translation>回收站中的所有内容将永久删除。PDF 文件本身仍在原处。</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>清空回收站</translation>
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
        <translation>预算</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4 left.</source>
        <translation>%1：%2/%3，剩余 %4。</translation>
    </message>
    <message>
        <source>%1 of %2 model calls</source>
        <translation>模型调用 %1/%2 次</translation>
    </message>
    <message>
        <source>no retries</source>
        <translation>无重试</translation>
    </message>
    <message>
        <source>%1 used up</source>
        <translation>%1已用尽</translation>
    </message>
    <message>
        <source>used</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Rewrites of the question</source>
        <translation>问题改写</translation>
    </message>
    <message>
        <source>%1 rewrites</source>
        <translation>改写 %1 次</translation>
    </message>
    <message>
        <source>retry %1</source>
        <translation>重试 %1</translation>
    </message>
    <message>
        <source>Regenerations of the answer</source>
        <translation>答案重新生成</translation>
    </message>
    <message>
        <source>%1 regenerations</source>
        <translation>重新生成 %1 次</translation>
    </message>
    <message>
        <source>Web searches</source>
        <translation>网络搜索</translation>
    </message>
    <message>
        <source>%1 web searches</source>
        <translation>网络搜索 %1 次</translation>
    </message>
    <message>
        <source>web search %1</source>
        <translation>网络搜索 %1</translation>
    </message>
    <message>
        <source>Reasoning steps</source>
        <translation>推理步骤</translation>
    </message>
    <message>
        <source>%1 reasoning steps</source>
        <translation>推理 %1 步</translation>
    </message>
    <message>
        <source>reasoning step %1</source>
        <translation>推理第 %1 步</translation>
    </message>
    <message>
        <source>Sentences, one at a time</source>
        <translation>逐句撰写</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 句</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>第 %1 句</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Seconds until the first words</source>
        <translation>首批文字用时（秒）</translation>
    </message>
    <message>
        <source>first words after %1 s</source>
        <translation>%1 秒后出现首批文字</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 token/秒</translation>
    </message>
    <message>
        <source>Minimum price in dollars</source>
        <translation>最低价格（美元）</translation>
    </message>
    <message>
        <source>Approximate price in dollars</source>
        <translation>大致价格（美元）</translation>
    </message>
    <message>
        <source>at least $%1</source>
        <translation>至少 $%1</translation>
    </message>
    <message>
        <source>about $%1</source>
        <translation>约 $%1</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用次数</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 次调用</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个 token</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 步</translation>
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
        <translation>页面</translation>
    </message>
    <message>
        <source>Run details</source>
        <translation>运行详情</translation>
    </message>
</context>
<context>
    <name>ui::ComputationView</name>
    <message>
        <source>and %1 more rows</source>
        <translation>以及另外 %1 行</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Formula and calculation</source>
        <translation>公式和计算</translation>
    </message>
    <message>
        <source>Numbers used in the computation</source>
        <translation>计算所用的数字</translation>
    </message>
    <message>
        <source>Table rows that contain these numbers</source>
        <translation>这些数字所在的表格行</translation>
    </message>
    <message>
        <source>Compared values</source>
        <translation>所比较的数值</translation>
    </message>
</context>
<context>
    <name>ui::Conversation</name>
    <message>
        <source>Where this session comes from</source>
        <translation>此会话的来源</translation>
    </message>
    <message>
        <source>From the evidence bundle “%1”, created on %2 and not checked here. It is read-only: a new question starts a session of your own.</source>
        <translation>来自证据包“%1”（创建于 %2），未在此处检查。此会话只读：提出新问题会另开您自己的会话。</translation>
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
        <translation>第 %1 句</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>您：%1</translation>
    </message>
    <message>
        <source>✎ You: %1</source>
        <translation>✎ 您：%1</translation>
    </message>
    <message>
        <source>✎ %1</source>
        <translation>✎ %1</translation>
    </message>
    <message>
        <source>Undo correction</source>
        <translation>撤销更正</translation>
    </message>
    <message>
        <source>Mark this verdict as wrong; your correction is saved with the answer and counts towards the judge statistics</source>
        <translation>将此评判标为有误；您的更正会随答案保存，并计入评判统计</translation>
    </message>
    <message>
        <source>Corrected by you: %1; press to undo</source>
        <translation>您已更正为：%1；点击撤销</translation>
    </message>
    <message>
        <source>Mark as %1</source>
        <translation>标为“%1”</translation>
    </message>
</context>
<context>
    <name>ui::DescriptionForm</name>
    <message>
        <source>Reset</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Title of the document</source>
        <translation>文档的标题</translation>
    </message>
    <message>
        <source>The document’s name in the list, in citations and in exports</source>
        <translation>文档在列表、引用和导出中使用的名称</translation>
    </message>
    <message>
        <source>Author of the document</source>
        <translation>文档的作者</translation>
    </message>
    <message>
        <source>Year of the document</source>
        <translation>文档的年份</translation>
    </message>
    <message>
        <source>separated by commas</source>
        <translation>以逗号分隔</translation>
    </message>
    <message>
        <source>Tags of the document</source>
        <translation>文档的标签</translation>
    </message>
    <message>
        <source>Reset title, author and year to what Attest read</source>
        <translation>将标题、作者和年份还原为 Attest 读取的内容</translation>
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
        <source>Resets the title to “%1”, and author and year to what Attest read</source>
        <translation>将标题还原为“%1”，作者和年份还原为 Attest 读取的内容</translation>
    </message>
    <message>
        <source>“%1” is not a valid year; type four digits, or leave the field empty.</source>
        <translation>“%1”不是有效的年份；请输入四位数字，或留空。</translation>
    </message>
    <message>
        <source>“%1” is too long for a tag; type a shorter one.</source>
        <translation>“%1”作为标签过长；请输入较短的标签。</translation>
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
        <translation>识别文字</translation>
    </message>
    <message>
        <source>Password ⏎</source>
        <translation>密码 ⏎</translation>
    </message>
    <message>
        <source>Password for %1</source>
        <translation>%1 的密码</translation>
    </message>
</context>
<context>
    <name>ui::DocumentView</name>
    <message>
        <source>✓ Read</source>
        <translation>✓ 已读取</translation>
    </message>
    <message>
        <source>✓ Recognised</source>
        <translation>✓ 已识别</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>! Not read</source>
        <translation>! 未读取</translation>
    </message>
    <message>
        <source>! Locked</source>
        <translation>! 已锁定</translation>
    </message>
    <message>
        <source>! Read in part</source>
        <translation>! 已部分读取</translation>
    </message>
    <message>
        <source>! Failed</source>
        <translation>! 失败</translation>
    </message>
    <message>
        <source>This document could not be read.</source>
        <translation>无法读取此文档。</translation>
    </message>
    <message>
        <source>%1, all read; %2 can be searched.</source>
        <translation>%1，已全部读取；可搜索 %2。</translation>
    </message>
    <message>
        <source>%1, %2 of them not read; %3 can be searched. Answers cannot use pages that were not read.</source>
        <translation>%1，其中 %2 页未读取；可搜索 %3。答案无法使用未读取的页面。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>识别文字</translation>
    </message>
    <message>
        <source>About the document</source>
        <translation>关于此文档</translation>
    </message>
    <message>
        <source>Runs OCR on unread pages. If there are none, repeats OCR on the pages recognised before; if no page was recognised before, runs it on every page.</source>
        <translation>识别未读取的页面。若没有此类页面，则重新识别先前识别过的页面；若先前没有识别过任何页面，则识别每一页。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the page about the document</source>
        <translation>关闭文档信息页</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Pages by status</source>
        <translation>各状态的页面</translation>
    </message>
    <message>
        <source>Opens the document</source>
        <translation>打开文档</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>第一页</translation>
    </message>
    <message>
        <source>Password ⏎</source>
        <translation>密码 ⏎</translation>
    </message>
    <message>
        <source>Password for the document</source>
        <translation>文档的密码</translation>
    </message>
    <message>
        <source>%1 (missing at the moment)</source>
        <translation>%1（目前缺失）</translation>
    </message>
    <message>
        <source>The same content in %1 locations:
%2</source>
        <translation>相同内容位于 %1 处：
%2</translation>
    </message>
    <message>
        <source>Saved. New answers, citations and exports use these details.</source>
        <translation>已保存。新的答案、引用和导出均以此为准。</translation>
    </message>
    <message>
        <source>Saved. You can limit the list and your questions to a tag.</source>
        <translation>已保存。您可以将列表和问题限定在某个标签内。</translation>
    </message>
    <message>
        <source>Press Return to show the first of them</source>
        <translation>按回车键显示其中第一页</translation>
    </message>
    <message>
        <source>This PDF needs a password. The password you type is also tried on other PDFs that need one.</source>
        <translation>此 PDF 需要密码。您输入的密码也会用于尝试打开其他需要密码的 PDF。</translation>
    </message>
    <message>
        <source>Attest keeps the password until you quit and does not save it.</source>
        <translation>Attest 会保留密码直到您退出，但不会存储。</translation>
    </message>
    <message>
        <source>Remember the password</source>
        <translation>记住密码</translation>
    </message>
    <message>
        <source>Saves the password in the system keychain only</source>
        <translation>仅将密码保存在系统的密钥环中</translation>
    </message>
    <message>
        <source>The password is saved in the system keychain.</source>
        <translation>密码已保存在系统的密钥环中。</translation>
    </message>
    <message>
        <source>Forget the password</source>
        <translation>忘记密码</translation>
    </message>
    <message>
        <source>The text already read stays in the library</source>
        <translation>已读取的文字会保留在资料库中</translation>
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
        <source>Finding the right page</source>
        <translation>找到正确页面</translation>
    </message>
    <message>
        <source>Mean over all questions; the line is the 95 % confidence interval.</source>
        <translation>所有问题的平均值；线段为 95% 置信区间。</translation>
    </message>
    <message>
        <source>Finding the right document</source>
        <translation>找到正确文档</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>拒答</translation>
    </message>
    <message>
        <source>The first bar should be long, the second short.</source>
        <translation>第一条应较长，第二条应较短。</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>评判</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>The bar is the median; the line is the 95th percentile.</source>
        <translation>条形为中位数，线段为第 95 百分位数。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>a search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Confidence and accuracy</source>
        <translation>把握程度与实际正确率</translation>
    </message>
    <message>
        <source>On the dashed line, probabilities match results.</source>
        <translation>位于虚线上时，概率与实际结果相符。</translation>
    </message>
    <message>
        <source>On the dashed line, probabilities match results; the numbers count verdicts.</source>
        <translation>位于虚线上时，概率与实际结果相符；数字为评判次数。</translation>
    </message>
    <message>
        <source>how sure the judge was</source>
        <translation>评判模型的把握</translation>
    </message>
    <message>
        <source>how often the judge was right</source>
        <translation>实际正确的比例</translation>
    </message>
    <message>
        <source>Right answers by outcome</source>
        <translation>按结果统计的正确答案</translation>
    </message>
    <message>
        <source>Share of right answers for each outcome; the line is the 95 % confidence interval.</source>
        <translation>每种结果中正确答案的比例；线段为 95% 置信区间。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Risk and coverage</source>
        <translation>风险与覆盖率</translation>
    </message>
    <message>
        <source>The most certain answers come first, by outcome and then by probability. If the curve is low on the left, the most certain answers are right.</source>
        <translation>最有把握的答案在前：先按结果，再按概率。曲线左侧较低，表示最有把握的答案是正确的。</translation>
    </message>
    <message>
        <source>questions answered</source>
        <translation>已回答的问题</translation>
    </message>
    <message>
        <source>wrong answers</source>
        <translation>错误的答案</translation>
    </message>
    <message>
        <source>up to %1: %2 of the questions answered, %3 of those answers wrong</source>
        <translation>至 %1：已回答 %2 的问题，其中 %3 的答案有误</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>The first %1 of %2 configurations; the table of figures lists all of them.</source>
        <translation>%2 种配置中的前 %1 种；数据表中有全部配置。</translation>
    </message>
</context>
<context>
    <name>ui::EvalRows</name>
    <message>
        <source>Question:</source>
        <translation>问题：</translation>
    </message>
    <message>
        <source>Sentence:</source>
        <translation>句子：</translation>
    </message>
    <message>
        <source>Known answer:</source>
        <translation>已知答案：</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>答案：</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>原因：</translation>
    </message>
    <message>
        <source>Open the answer</source>
        <translation>打开答案</translation>
    </message>
    <message>
        <source>Questions and their results</source>
        <translation>问题及其结果</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>按此列排序，最小的在前</translation>
    </message>
    <message>
        <source>Sort by this column, largest first</source>
        <translation>按此列排序，最大的在前</translation>
    </message>
    <message>
        <source>Filter questions…</source>
        <translation>筛选问题…</translation>
    </message>
    <message>
        <source>Words to filter the questions by</source>
        <translation>用于筛选问题的词语</translation>
    </message>
    <message>
        <source>Results to show</source>
        <translation>要显示的评定</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>所有评定</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>部分正确</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>已拒答</translation>
    </message>
    <message>
        <source>Questions shown</source>
        <translation>显示的问题</translation>
    </message>
    <message>
        <source>The selected question</source>
        <translation>所选的问题</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Open the answer as a session, with its trace (Return)</source>
        <translation>以会话形式打开答案及其轨迹（Return）</translation>
    </message>
    <message>
        <source>You can open answers about your own documents if they were kept</source>
        <translation>关于您自己文档的答案，如已保留则可打开</translation>
    </message>
</context>
<context>
    <name>ui::EvalRowsModel</name>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>评定</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationForm</name>
    <message>
        <source>Flows to compare</source>
        <translation>要比较的流程</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>要比较的模型</translation>
    </message>
    <message>
        <source>Measure retrieval only; write no answers</source>
        <translation>仅衡量检索，不撰写答案</translation>
    </message>
    <message>
        <source>Search only the document that contains the answer</source>
        <translation>仅在包含答案的文档中搜索</translation>
    </message>
    <message>
        <source>Keep the answers and their traces</source>
        <translation>保留答案及其轨迹</translation>
    </message>
    <message>
        <source>About these questions</source>
        <translation>关于这些问题</translation>
    </message>
    <message>
        <source>Measures only how well pages are found; takes a moment</source>
        <translation>仅测量查找页面的效果，片刻即可完成</translation>
    </message>
    <message>
        <source>Saves the answers in sessions of 100 each; you can delete these sessions</source>
        <translation>将答案存入会话，每个会话 100 个；这些会话可以删除</translation>
    </message>
    <message>
        <source>Count a search as correct if a correct page is within this many top results</source>
        <translation>正确页面排在前几位之内即算找到</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Finds, quotes and judges without any server</source>
        <translation>无需任何服务器即可查找、引用和评判</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>问题(&amp;Q)</translation>
    </message>
    <message>
        <source>File or folder of questions</source>
        <translation>问题文件或问题文件夹</translation>
    </message>
    <message>
        <source>Drop a file or a folder here, or choose one</source>
        <translation>将文件或文件夹拖放到此处，或选择一个</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Choose a file of questions</source>
        <translation>选择问题文件</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>Choose a folder of questions</source>
        <translation>选择问题文件夹</translation>
    </message>
    <message>
        <source>The questions you added with “Add to test questions…” below an answer</source>
        <translation>您通过答案下方的“添加到测试问题…”添加的问题</translation>
    </message>
    <message>
        <source>Count a correct &amp;page in the top</source>
        <translation>正确页面排在前几位即算找到(&amp;P)</translation>
    </message>
    <message>
        <source>Flo&amp;ws</source>
        <translation>流程(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>One line for each question, such as {&quot;question&quot;: …, &quot;answer&quot;: …}; or the formats of FinanceBench, SQuAD and BEIR, labelled pairs, or {&quot;query&quot;, &quot;context&quot;, &quot;response&quot;}.</source>
        <translation>每个问题一行，例如 {&quot;question&quot;: …, &quot;answer&quot;: …}；也可采用 FinanceBench、SQuAD 和 BEIR 的格式、带标签的配对，或 {&quot;query&quot;, &quot;context&quot;, &quot;response&quot;}。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Your test questions (%1)</source>
        <translation>您的测试问题（%1）</translation>
    </message>
    <message>
        <source>search only</source>
        <translation>仅搜索</translation>
    </message>
    <message>
        <source>within the document</source>
        <translation>限于文档内</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationPage</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Choose what to measure and how</source>
        <translation>选择测量的内容和方式</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>测量的内容</translation>
    </message>
    <message>
        <source>Back to the conversation; the evaluation keeps running</source>
        <translation>返回对话；评估会继续进行</translation>
    </message>
    <message>
        <source>Back to the conversation</source>
        <translation>返回对话</translation>
    </message>
    <message>
        <source>Discard the results so far and start from the beginning</source>
        <translation>丢弃已有的测量结果，从头开始</translation>
    </message>
    <message>
        <source>Stop at once; the results so far are kept, and you can resume later</source>
        <translation>立即停止；已有的测量结果会保留，稍后可以继续</translation>
    </message>
    <message>
        <source>Questions measured</source>
        <translation>已测量的问题</translation>
    </message>
    <message>
        <source>State of the evaluation</source>
        <translation>评估状态</translation>
    </message>
    <message>
        <source>As &amp;JSON, with every question…</source>
        <translation>存为 JSON，含每个问题(&amp;J)…</translation>
    </message>
    <message>
        <source>As &amp;Markdown, the table…</source>
        <translation>存为 Markdown，仅表格(&amp;M)…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Reading the questions…</source>
        <translation>正在读取问题…</translation>
    </message>
    <message>
        <source>%1 of %2 measured</source>
        <translation>已测量 %1/%2</translation>
    </message>
    <message>
        <source>, %1 of them earlier</source>
        <translation>，其中先前已测量 %1 个</translation>
    </message>
    <message>
        <source> · %1 a second</source>
        <translation> · 每秒 %1 个</translation>
    </message>
    <message>
        <source> · %1 a minute</source>
        <translation> · 每分钟 %1 个</translation>
    </message>
    <message>
        <source> · about %1 left</source>
        <translation> · 约剩 %1</translation>
    </message>
    <message>
        <source>%1 measured in %2.</source>
        <translation>已测量 %1 个，用时 %2。</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>尚未测量任何内容即已停止。</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2; “Resume” continues from there.</source>
        <translation>已停止，完成 %1/%2；“继续”可从此处接着进行。</translation>
    </message>
    <message>
        <source>Testing with known questions: %1</source>
        <translation>用已知问题测试：%1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Choose at least one flow and one model</source>
        <translation>请至少选择一个流程和一个模型</translation>
    </message>
    <message>
        <source>%1 report.%2</source>
        <translation>%1 报告.%2</translation>
    </message>
    <message>
        <source>The report was saved to %1.</source>
        <translation>报告已保存到 %1。</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationReport</name>
    <message>
        <source>%1 compared with the first configuration, more than chance would explain (%2)</source>
        <translation>与第一种配置相比 %1，超出随机误差（%2）</translation>
    </message>
    <message>
        <source>%1 compared with the first configuration, which may be chance (%2)</source>
        <translation>与第一种配置相比 %1，可能属随机误差（%2）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>总结</translation>
    </message>
    <message>
        <source>Right answers by outcome</source>
        <translation>按结果统计的正确答案</translation>
    </message>
    <message>
        <source>An answer is right if it contains a known answer or its numbers, or cites a correct page when the known answer is long. Any answer to an unanswerable question is wrong.</source>
        <translation>答案含有已知答案或其数字，或在已知答案较长时引用了正确的页面，即为正确。对无法回答的问题给出任何答案都算错误。</translation>
    </message>
    <message>
        <source>In brackets: the 95 % confidence interval, from resampling the questions; for coverage and precision, Wilson&apos;s interval. ▲ ▼: differs from the first configuration by more than chance would explain.</source>
        <translation>括号内：对问题重复抽样得出的 95% 置信区间；覆盖率和精确率采用 Wilson 区间。▲ ▼：与第一种配置的差异超出随机误差。</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Unanswerable</source>
        <translation>无法回答</translation>
    </message>
    <message>
        <source>%1 questions are about documents that are not in the library; add the documents, or these questions will count as not found.</source>
        <translation>有 %1 个问题涉及资料库中没有的文档；请添加这些文档，否则将计为未找到。</translation>
    </message>
</context>
<context>
    <name>ui::ExportLine</name>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export format</source>
        <translation>导出格式</translation>
    </message>
    <message>
        <source>Choose where to save it</source>
        <translation>选择保存位置</translation>
    </message>
    <message>
        <source>Do not export</source>
        <translation>不导出</translation>
    </message>
    <message>
        <source>Pictures of the cited words</source>
        <translation>引用文字的图片</translation>
    </message>
    <message>
        <source>The cited words as they appear on their pages, highlighted</source>
        <translation>引用的文字在页面上的原样，已高亮显示</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Everything that happened, so that the run can be replayed</source>
        <translation>运行的全部过程，可供回放</translation>
    </message>
    <message>
        <source>Prompts and replies</source>
        <translation>提示词和回复</translation>
    </message>
    <message>
        <source>What the models were asked and what they replied, word for word</source>
        <translation>发给模型的内容及其回复，逐字记录</translation>
    </message>
    <message>
        <source>Rejected passages</source>
        <translation>被拒绝的段落</translation>
    </message>
    <message>
        <source>Passages that no answer used</source>
        <translation>没有任何答案使用的段落</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Full paths of files on this computer, not only their names</source>
        <translation>文件在此电脑上的完整路径，而不仅是文件名</translation>
    </message>
    <message>
        <source>Technical appendix</source>
        <translation>技术附录</translation>
    </message>
    <message>
        <source>How each question was answered: steps, verdicts, model and cost</source>
        <translation>每个问题的回答过程：步骤、评判、模型和开销</translation>
    </message>
    <message>
        <source>Export “%1” as</source>
        <translation>将“%1”导出为</translation>
    </message>
    <message>
        <source>Export %1 sessions as</source>
        <translation>将 %1 个会话导出为</translation>
    </message>
</context>
<context>
    <name>ui::FetchBox</name>
    <message>
        <source>Share of the model already downloaded</source>
        <translation>模型已下载的比例</translation>
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
        <translation>未经过的边</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>The whole graph, live, in the middle of the window</source>
        <translation>在窗口中央实时显示完整图</translation>
    </message>
    <message>
        <source>Every visit to a step and every verdict, with prompts and replies</source>
        <translation>步骤的每次执行和每个评判，含提示词和回复</translation>
    </message>
    <message>
        <source>Also show where each step could have led</source>
        <translation>同时显示每个步骤可能走向的其他方向</translation>
    </message>
    <message>
        <source>Results of this step</source>
        <translation>此步骤的结果</translation>
    </message>
</context>
<context>
    <name>ui::FoldersDialog</name>
    <message>
        <source>… Not checked yet</source>
        <translation>…尚未检查</translation>
    </message>
    <message>
        <source>⊘ Offline</source>
        <translation>⊘ 离线</translation>
    </message>
    <message>
        <source>! Up to date, with warnings</source>
        <translation>! 最新，有警告</translation>
    </message>
    <message>
        <source>✓ Up to date</source>
        <translation>✓ 最新</translation>
    </message>
    <message>
        <source>%1, checked every few minutes</source>
        <translation>%1，每隔几分钟检查一次</translation>
    </message>
    <message>
        <source>The system does not report every change here: the folder is on the network, or contains more folders than the system can watch.</source>
        <translation>系统不会报告此处的所有更改：该文件夹位于网络上，或所含文件夹数超过系统可监视的数量。</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>取消监视(&amp;L)</translation>
    </message>
    <message>
        <source>Chec&amp;k now</source>
        <translation>立即检查(&amp;K)</translation>
    </message>
    <message>
        <source>Watched folders</source>
        <translation>监视的文件夹</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>PDFs</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Last checked</source>
        <translation>上次检查</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation>添加文件夹(&amp;A)…</translation>
    </message>
    <message>
        <source>Keep its documents in the library</source>
        <translation>将其文档保留在资料库中</translation>
    </message>
    <message>
        <source>Remove its documents from the library; the files stay</source>
        <translation>从资料库中移除其文档；文件保留</translation>
    </message>
    <message>
        <source>What to include</source>
        <translation>筛选条件</translation>
    </message>
    <message>
        <source>all; or patterns, such as report*; minutes/*</source>
        <translation>全部；或用通配符，例如 report*; minutes/*</translation>
    </message>
    <message>
        <source>Only PDFs named</source>
        <translation>仅限以下名称的 PDF</translation>
    </message>
    <message>
        <source>none; or patterns, such as drafts; *old*</source>
        <translation>无；或用通配符，例如 drafts; *old*</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>略过</translation>
    </message>
    <message>
        <source>including subfolders</source>
        <translation>包括子文件夹</translation>
    </message>
    <message>
        <source>including hidden files</source>
        <translation>包括隐藏文件</translation>
    </message>
    <message>
        <source>any size</source>
        <translation>任意大小</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>最大文件</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>更改(&amp;C)</translation>
    </message>
    <message>
        <source>Keep documents that are now left out</source>
        <translation>保留现在被略过的文档</translation>
    </message>
    <message>
        <source>Remove documents that are now left out; the files stay</source>
        <translation>移除现在被略过的文档；文件保留</translation>
    </message>
    <message>
        <source>&amp;Only PDFs named</source>
        <translation>仅限以下名称的 PDF(&amp;O)</translation>
    </message>
    <message>
        <source>L&amp;eave out</source>
        <translation>略过(&amp;E)</translation>
    </message>
    <message>
        <source>Lar&amp;gest file</source>
        <translation>最大文件(&amp;G)</translation>
    </message>
    <message>
        <source>%1 and %2 missing</source>
        <translation>%1，缺失 %2</translation>
    </message>
    <message>
        <source>Remove missing documents</source>
        <translation>移除缺失的文档</translation>
    </message>
    <message>
        <source>Attest checks a watched folder when it starts and whenever something in the folder changes: new PDFs are read, changed ones are read again. Nothing is removed from the library automatically.</source>
        <translation>Attest 启动时以及监视的文件夹有更改时，会检查该文件夹：读取新的 PDF，重新读取已更改的 PDF。不会自动从资料库中移除任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) whose files are missing</source>
        <translation>
            <numerusform>移除 %Ln 个文件已不存在的文档</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FollowUps</name>
    <message>
        <source>Follow-up questions</source>
        <translation>追问</translation>
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
        <translation>从步骤分叉</translation>
    </message>
    <message>
        <source>This step and all later steps run again; earlier steps are reused</source>
        <translation>此步骤及其后的所有步骤将重新运行；之前的步骤会沿用</translation>
    </message>
    <message>
        <source>Flow of the fork</source>
        <translation>分叉所用的流程</translation>
    </message>
    <message>
        <source>A different flow starts from the beginning, with the passages found so far</source>
        <translation>其他流程从头开始，使用目前找到的段落</translation>
    </message>
    <message>
        <source>Model of the fork</source>
        <translation>分叉所用的模型</translation>
    </message>
    <message>
        <source>The model that writes and judges from this step on</source>
        <translation>从此步骤起负责撰写和评判的模型</translation>
    </message>
    <message>
        <source>Ask from here</source>
        <translation>从此处提问</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>分叉</translation>
    </message>
    <message>
        <source>The original query</source>
        <translation>原查询</translation>
    </message>
    <message>
        <source>What the next search should look for</source>
        <translation>下次搜索要查找的内容</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起始步骤</translation>
    </message>
    <message>
        <source>Next search</source>
        <translation>下次搜索</translation>
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
        <translation>段落</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>前后对比</translation>
    </message>
    <message>
        <source>What the fork changes</source>
        <translation>分叉所作的更改</translation>
    </message>
    <message>
        <source>Another setting</source>
        <translation>其他设置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>接下来：%1</translation>
    </message>
    <message>
        <source>Starts a new run that records where it was forked from</source>
        <translation>开始新的运行，并注明其来源</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>更改的内容</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>更改前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>更改后</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>document, page</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>尚无内容</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Setting to change</source>
        <translation>要更改的设置</translation>
    </message>
    <message>
        <source>What to do with %1</source>
        <translation>如何处理 %1</translation>
    </message>
    <message>
        <source>Follow the judge, or decide yourself</source>
        <translation>按评判模型的判断，或由您决定</translation>
    </message>
    <message>
        <source>As judged</source>
        <translation>按评判结果</translation>
    </message>
    <message>
        <source>Use anyway</source>
        <translation>仍然使用</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>略过</translation>
    </message>
</context>
<context>
    <name>ui::GetBox</name>
    <message>
        <source>Model file to download</source>
        <translation>要下载的模型文件</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Download the model file</source>
        <translation>下载模型文件</translation>
    </message>
    <message>
        <source>Attest uses the file only if its SHA-256 matches</source>
        <translation>仅当文件的 SHA-256 相符时，Attest 才会使用该文件</translation>
    </message>
    <message>
        <source>Download status</source>
        <translation>下载状态</translation>
    </message>
    <message>
        <source>You can also type the address of a GGUF file, followed by its SHA-256.</source>
        <translation>也可以输入 GGUF 文件的地址，后接其 SHA-256。</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>正在查询服务器…</translation>
    </message>
    <message>
        <source>Stopped. The part already downloaded is kept; press Download to resume.</source>
        <translation>已停止。已下载的部分会保留；点击“下载”可继续。</translation>
    </message>
    <message>
        <source>Choose a model file, or type the address of one.</source>
        <translation>请选择模型文件，或输入其地址。</translation>
    </message>
    <message>
        <source>The file has been downloaded, and “local” is selected; press OK to save.</source>
        <translation>文件已下载，并已选择“local”；点击“确定”保存。</translation>
    </message>
</context>
<context>
    <name>ui::GraphPage</name>
    <message>
        <source>Back to the conversation</source>
        <translation>返回对话</translation>
    </message>
    <message>
        <source>Graph of the flow</source>
        <translation>流程图</translation>
    </message>
    <message>
        <source>Edges not taken</source>
        <translation>未经过的边</translation>
    </message>
    <message>
        <source>Also draw where each step could have led</source>
        <translation>同时绘制每个步骤可能走向的其他方向</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
</context>
<context>
    <name>ui::GraphPanel</name>
    <message>
        <source>end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>执行 %1 次</translation>
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
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>under 1 ms</source>
        <translation>不到 1 毫秒</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Graph of the flow</source>
        <translation>流程图</translation>
    </message>
    <message>
        <source>Running: %1.</source>
        <translation>正在运行：%1。</translation>
    </message>
    <message>
        <source>%1 ended with “%2”; next step: %3. %4</source>
        <translation>%1的结果为“%2”；下一步：%3。%4</translation>
    </message>
    <message>
        <source>At the end.</source>
        <translation>当前：结束。</translation>
    </message>
    <message>
        <source>At %1: %2.</source>
        <translation>当前：%1，%2。</translation>
    </message>
    <message>
        <source>%1 has not run yet.</source>
        <translation>%1 尚未运行。</translation>
    </message>
    <message>
        <source>Ask a question to see how its answer is found and checked.</source>
        <translation>提出问题，即可查看答案是如何找到并检查的。</translation>
    </message>
    <message>
        <source>%1 of %2 calls</source>
        <translation>调用 %1/%2 次</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>已完成：%1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1失败</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The flow ends here.</source>
        <translation>流程到此结束。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Uses one %1 from the budget.</source>
        <translation>消耗预算中的一次“%1”。</translation>
    </message>
    <message>
        <source>&amp;Copy the picture	Ctrl+C</source>
        <translation>复制图片(&amp;C)	Ctrl+C</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>保存图片(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Larger	+</source>
        <translation>放大(&amp;L)	+</translation>
    </message>
    <message>
        <source>S&amp;maller	−</source>
        <translation>缩小(&amp;M)	−</translation>
    </message>
    <message>
        <source>&amp;Fit	0</source>
        <translation>适合窗口(&amp;F)	0</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
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
        <translation>%1%</translation>
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
        <translation>检索</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>路由</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>复杂度</translation>
    </message>
    <message>
        <source>under 1 ms</source>
        <translation>不到 1 毫秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Switch to scores</source>
        <translation>改用得分</translation>
    </message>
    <message>
        <source>Judge statistics</source>
        <translation>评判统计</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Scores instead of yes or no</source>
        <translation>用得分代替是与否</translation>
    </message>
    <message>
        <source>Changes the flow and one of its settings for new questions</source>
        <translation>更改流程及其一项设置，对新的提问生效</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Said no</source>
        <translation>答“否”</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>再次询问</translation>
    </message>
    <message>
        <source>Reused</source>
        <translation>取自缓存</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>Per verdict</source>
        <translation>每次评判</translation>
    </message>
    <message>
        <source>Replies that were not verdicts</source>
        <translation>不含有效评判的回复</translation>
    </message>
    <message>
        <source>Verdicts that took more than one request</source>
        <translation>经多次请求才得到的评判</translation>
    </message>
    <message>
        <source>Verdicts taken from an earlier, identical request</source>
        <translation>取自先前相同请求的评判</translation>
    </message>
    <message>
        <source>Verdicts you marked as wrong</source>
        <translation>您标为有误的评判</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>评判模型</translation>
    </message>
    <message>
        <source>No questions have been asked in this library yet.</source>
        <translation>此资料库中尚未提过问题。</translation>
    </message>
    <message>
        <source>Nothing unusual: every judge has said both yes and no, and all replies could be read.</source>
        <translation>一切正常：每个评判模型都会回答是与否，且回复均可读取。</translation>
    </message>
    <message>
        <source>%1: this judge&apos;s server does not report how sure a verdict is, so scores cannot decide instead of yes and no. They could with a server that reports log-probabilities, such as llama-server or vLLM, or with the built-in model.</source>
        <translation>%1：此评判模型的服务器不提供评判的把握程度，因此无法用得分代替是与否。能提供对数概率的服务器可以做到，例如 llama-server 或 vLLM；内置模型也可以。</translation>
    </message>
    <message>
        <source>%1: scores can decide instead of yes and no if this judge can report how sure it is. To find out, test the model on the Model page of the settings.</source>
        <translation>%1：如果此评判模型能给出把握程度，即可用得分代替是与否。要确认这一点，请在设置的“模型”页测试该模型。</translation>
    </message>
    <message>
        <source>Attest can rank answers by how sure the judge is, instead of rejecting those it says no to.</source>
        <translation>Attest 可以按评判模型的把握程度对答案排序，而不是拒绝它评为“否”的答案。</translation>
    </message>
    <message>
        <source>Answers are already ranked by score, and none is rejected because of a verdict.</source>
        <translation>答案已按得分排序，不会因评判而被拒绝。</translation>
    </message>
    <message>
        <source>The flow is now Reflection RAG, and “Drop irrelevant and unsupported segments” is off: answers are ranked by score, and say which check they failed.</source>
        <translation>流程现为 Reflection RAG，且“丢弃不相关和无依据的片段”已关闭：答案按得分排序，并注明未通过哪项检查。</translation>
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
        <translation>已读取的文件</translation>
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
        <source>Pauses reading; nothing is lost, and reading will still be paused when you start Attest again</source>
        <translation>暂停读取；不会丢失任何内容，下次启动时仍为暂停状态</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Takes all waiting files off the list; indexed documents stay, and scans will wait until you start Attest again</source>
        <translation>从列表中移除所有等待的文件；已索引的文档保留，扫描件留待下次启动</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Reads all failed files again; the list says why each one failed</source>
        <translation>重新读取所有失败的文件；列表中说明了失败原因</translation>
    </message>
    <message>
        <source>Retry all failed files</source>
        <translation>重试所有失败的文件</translation>
    </message>
    <message>
        <source>Recognising text · %1 of %2 documents</source>
        <translation>正在识别文字 · 文档 %1/%2</translation>
    </message>
    <message>
        <source> · %1 failed</source>
        <translation> · 失败 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation>文件 %1/%2</translation>
    </message>
    <message>
        <source> · %1 pages/s</source>
        <translation> · %1 页/秒</translation>
    </message>
    <message>
        <source> · about %1 left</source>
        <translation> · 约剩 %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Paused · </source>
        <translation>已暂停 · </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
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
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>Key; your own servers usually need none</source>
        <translation>密钥；自有服务器大多不需要</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Save this key</source>
        <translation>保存此密钥</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>忘记密钥</translation>
    </message>
    <message>
        <source>Where the key is stored</source>
        <translation>密钥的保存位置</translation>
    </message>
    <message>
        <source>Leave the name and the password out of the address, and enter them here as name:password.</source>
        <translation>请勿在地址中包含用户名和密码，而在此处以 name:password 的形式输入。</translation>
    </message>
    <message>
        <source>A key is stored in your keychain and sent only to this server.</source>
        <translation>密钥保存在您的密钥环中，仅发送到此服务器。</translation>
    </message>
    <message>
        <source>The key comes from the environment.</source>
        <translation>密钥取自环境变量。</translation>
    </message>
    <message>
        <source>Attest keeps the key until you quit. %1</source>
        <translation>Attest 会保留密钥直到您退出。%1</translation>
    </message>
    <message>
        <source>The key is stored in your keychain. It is sent only to this server.</source>
        <translation>密钥保存在您的密钥环中，仅发送到此服务器。</translation>
    </message>
</context>
<context>
    <name>ui::LanguageList</name>
    <message>
        <source>OCR languages</source>
        <translation>文字识别语言</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1（未安装）</translation>
    </message>
    <message>
        <source>No language is installed, so no text can be recognised.</source>
        <translation>没有安装任何语言，因此无法识别文字。</translation>
    </message>
    <message>
        <source>None is ticked, so Attest uses: %1.</source>
        <translation>未勾选任何语言，因此 Attest 使用：%1。</translation>
    </message>
    <message>
        <source>Each additional language makes recognition slower.</source>
        <translation>每增加一种语言，识别就会变慢。</translation>
    </message>
    <message>
        <source>Each language is a package: tesseract-ocr-fra for French, tesseract-ocr-eng for English. After installing one, reopen this window to see it here.</source>
        <translation>每种语言对应一个软件包：tesseract-ocr-fra 为法语，tesseract-ocr-eng 为英语。安装后请重新打开此窗口，即可在此看到该语言。</translation>
    </message>
</context>
<context>
    <name>ui::LibraryModel</name>
    <message>
        <source>waiting for text recognition</source>
        <translation>等待文字识别</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>recognising text</source>
        <translation>正在识别文字</translation>
    </message>
    <message>
        <source>recognising page %1 of %2</source>
        <translation>正在识别第 %1/%2 页</translation>
    </message>
    <message>
        <source>p. %1/%2</source>
        <translation>第 %1/%2 页</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1，%2%</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>正在打开</translation>
    </message>
    <message>
        <source>Password required</source>
        <translation>需要密码</translation>
    </message>
    <message>
        <source>Scanned, no text</source>
        <translation>扫描件，无文字</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source> · %1 of them could not be read</source>
        <translation> · 其中 %1 个无法读取</translation>
    </message>
    <message>
        <source>%1 (missing at the moment)</source>
        <translation>%1（目前缺失）</translation>
    </message>
    <message>
        <source>The same content in %1 locations:
</source>
        <translation>相同内容位于 %1 处：
</translation>
    </message>
    <message>
        <source>Hidden from assistants</source>
        <translation>已对助手隐藏</translation>
    </message>
    <message>
        <source>You can still ask about it; its pages will be shown again once the file or its drive is back.</source>
        <translation>仍可向其提问；文件或其驱动器恢复后会重新显示页面。</translation>
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
    <message>
        <source> · your own</source>
        <translation> · 您自己的</translation>
    </message>
    <message>
        <source>From the team library</source>
        <translation>来自团队资料库</translation>
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
        <translation>添加文档</translation>
    </message>
    <message>
        <source>PDF files…</source>
        <translation>PDF 文件…</translation>
    </message>
    <message>
        <source>A folder of PDFs…</source>
        <translation>PDF 文件夹…</translation>
    </message>
    <message>
        <source>Watched folders…</source>
        <translation>监视的文件夹…</translation>
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
        <translation>文档</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Last added</source>
        <translation>最近添加</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its documents stay.</source>
        <translation>标签“%1”已移除；带此标签的文档保留。</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>New tag ⏎</source>
        <translation>新标签 ⏎</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新标签</translation>
    </message>
    <message>
        <source>Hide from assistants</source>
        <translation>对助手隐藏</translation>
    </message>
    <message>
        <source>Other assistants (attest-cli mcp) and desktop search cannot see it</source>
        <translation>其他助手（attest-cli mcp）和桌面搜索无法看到它</translation>
    </message>
    <message>
        <source>Sort the documents</source>
        <translation>文档排序</translation>
    </message>
    <message>
        <source>Sorted by: %1</source>
        <translation>排序方式：%1</translation>
    </message>
    <message>
        <source>Removed “%1” from the library; the file stays where it is.</source>
        <translation>已从资料库中移除“%1”；文件仍在原处。</translation>
    </message>
    <message>
        <source>Removed %1 documents from the library; the files stay.</source>
        <translation>已从资料库中移除 %1 个文档；文件保留。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Ask only these documents</source>
        <translation>仅向这些文档提问</translation>
    </message>
    <message>
        <source>Ask only this document</source>
        <translation>仅向此文档提问</translation>
    </message>
    <message>
        <source>Reading report</source>
        <translation>读取情况</translation>
    </message>
    <message>
        <source>Title, author, year…</source>
        <translation>标题、作者、年份…</translation>
    </message>
    <message>
        <source>Enter the password…</source>
        <translation>输入密码…</translation>
    </message>
    <message>
        <source>Read next</source>
        <translation>优先读取</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>识别文字</translation>
    </message>
    <message>
        <source>Run OCR on all pages</source>
        <translation>识别所有页面的文字</translation>
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
        <translation>将 PDF 或文件夹拖放到此窗口的任意位置。</translation>
    </message>
    <message>
        <source>No document matches. Try fewer letters.</source>
        <translation>没有与搜索相符的文档。请减少输入的字符。</translation>
    </message>
    <message>
        <source>No document with this tag matches. Try fewer letters.</source>
        <translation>没有带此标签且与搜索相符的文档。请减少输入的字符。</translation>
    </message>
</context>
<context>
    <name>ui::LocalModelBox</name>
    <message>
        <source>Show log</source>
        <translation>显示日志</translation>
    </message>
    <message>
        <source>A GGUF file; choose the model “local” to use it</source>
        <translation>GGUF 文件；选择模型“local”即可使用</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>State of the model file</source>
        <translation>模型文件的状态</translation>
    </message>
    <message>
        <source>Log of llama-server</source>
        <translation>llama-server 的日志</translation>
    </message>
    <message>
        <source>Not running. Attest starts it on this computer only, when you choose the model “local”, and stops it when you quit.</source>
        <translation>未运行。选择模型“local”时，Attest 会仅在此电脑上启动它，并在退出时一并结束。</translation>
    </message>
</context>
<context>
    <name>ui::LostDialog</name>
    <message>
        <source>What is lost</source>
        <translation>丢失的内容</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Attest</source>
        <translation>Attest</translation>
    </message>
    <message>
        <source>“%1” is no longer in the library; add it again to see the page.</source>
        <translation>“%1”已不在资料库中；请重新添加以查看该页面。</translation>
    </message>
    <message>
        <source>The document this link points to is not in this library; add it, then follow the link again.</source>
        <translation>链接所指的文档不在此资料库中；请添加该文档，然后再次打开链接。</translation>
    </message>
    <message>
        <source>Only the PDFs currently in “%1” are added.</source>
        <translation>只添加“%1”中现有的 PDF。</translation>
    </message>
    <message>
        <source>Only the PDFs currently in %1 folders are added.</source>
        <translation>只添加 %1 个文件夹中现有的 PDF。</translation>
    </message>
    <message>
        <source>Watch this folder</source>
        <translation>监视此文件夹</translation>
    </message>
    <message>
        <source>That password does not open “%1”; try another one.</source>
        <translation>该密码无法打开“%1”；请尝试其他密码。</translation>
    </message>
    <message>
        <source>“%1” is now open. Attest keeps its password until you quit.</source>
        <translation>“%1”已打开。Attest 会保留其密码直到您退出。</translation>
    </message>
    <message>
        <source>Remember it</source>
        <translation>记住密码</translation>
    </message>
    <message>
        <source>There is nothing to print yet: open a document, or ask a question.</source>
        <translation>还没有可打印的内容：请打开文档或提出问题。</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>已保存为“%1”。</translation>
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
        <source>This answer is from the evaluation.</source>
        <translation>此答案来自评估。</translation>
    </message>
    <message>
        <source>Back to the evaluation</source>
        <translation>返回评估</translation>
    </message>
    <message>
        <source>Removed from your test questions.</source>
        <translation>已从您的测试问题中移除。</translation>
    </message>
    <message>
        <source>Added to your test questions.</source>
        <translation>已添加到您的测试问题。</translation>
    </message>
    <message>
        <source>Replaced in your test questions.</source>
        <translation>已替换您的测试问题中的对应项。</translation>
    </message>
    <message>
        <source>Only files on this computer can be added; save the page as a PDF first.</source>
        <translation>只能添加此电脑上的文件；请先将页面保存为 PDF。</translation>
    </message>
    <message>
        <source>Your next question starts a new session that includes the conversation so far.</source>
        <translation>您的下一个问题将开始新会话，其中包含此前的对话。</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>“%1” is no longer where it was; its drive may be missing.</source>
        <translation>“%1”已不在原处；其驱动器可能未连接。</translation>
    </message>
    <message>
        <source>There is no program to open “%1”.</source>
        <translation>没有可打开“%1”的程序。</translation>
    </message>
    <message numerus="yes">
        <source>You have %Ln test question(s).</source>
        <translation>
            <numerusform>您有 %Ln 个测试问题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” changes the title, author or year of %Ln document(s)</source>
        <translation>
            <numerusform>“%1”更新了 %Ln 个文档的标题、作者或年份</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln PDF(s) that it names will be read first</source>
        <translation>
            <numerusform>将先读取其中提到的 %Ln 个 PDF</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are missing</source>
        <translation>
            <numerusform>缺少 %Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries have no document here</source>
        <translation>
            <numerusform>%Ln 个条目在此没有文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone who may see all the documents behind this answer will be able to see the question, the answer and the cited words.</source>
        <translation>凡能查看全部依据文档的人，都将能看到此问题、答案和引用的文字。</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>The library is damaged. Attest can rescue what is still readable into a new library and keep the damaged one.</source>
        <translation>资料库已损坏。Attest 可以把仍可读的内容抢救到新资料库中，并保留损坏的资料库。</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>抢救</translation>
    </message>
    <message>
        <source>What is lost (%1)…</source>
        <translation>丢失的内容（%1）…</translation>
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
        <translation>Ctrl+Shift+O</translation>
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
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Export the session as</source>
        <translation>将会话导出为(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Import evidence bundle…</source>
        <translation>导入证据包(&amp;I)…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+O</source>
        <translation>Ctrl+Alt+O</translation>
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
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo deleting sessions</source>
        <translation>撤销删除会话(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Copy the answer</source>
        <translation>复制答案(&amp;C)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Add to test &amp;questions…</source>
        <translation>添加到测试问题(&amp;Q)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>&amp;Ask a question</source>
        <translation>提问(&amp;A)</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>&amp;Stop answering</source>
        <translation>停止回答(&amp;S)</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Stop after this ste&amp;p</source>
        <translation>在此步骤后停止(&amp;P)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Accept the &amp;best so far</source>
        <translation>接受目前的最佳答案(&amp;B)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
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
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
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
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>&amp;Run details</source>
        <translation>运行详情(&amp;R)</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
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
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>&amp;Previous answer</source>
        <translation>上一个答案(&amp;P)</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>&amp;Next answer</source>
        <translation>下一个答案(&amp;N)</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
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
        <translation>Ctrl+/</translation>
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
        <source>&amp;Zotero collections…</source>
        <translation>Zotero 分类(&amp;Z)…</translation>
    </message>
    <message>
        <source>Connect a &amp;team library…</source>
        <translation>连接团队资料库(&amp;T)…</translation>
    </message>
</context>
<context>
    <name>ui::ModelActions</name>
    <message>
        <source>Trying %1…</source>
        <translation>正在测试 %1…</translation>
    </message>
    <message>
        <source>Trying %1: %2…</source>
        <translation>正在测试 %1：%2…</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>正在查询服务器…</translation>
    </message>
    <message>
        <source>Stopped. The part already downloaded is kept; the download resumes from there.</source>
        <translation>已停止。已下载的部分会保留，下载可从该处继续。</translation>
    </message>
    <message>
        <source>%1 does not write text; choose another model.</source>
        <translation>%1 不能撰写文本；请选择其他模型。</translation>
    </message>
    <message>
        <source>%1 is ready: it writes, judges, and says how sure it is.</source>
        <translation>%1 已就绪：可以撰写、评判，并给出把握程度。</translation>
    </message>
    <message>
        <source>%1 is ready: it writes and judges.</source>
        <translation>%1 已就绪：可以撰写和评判。</translation>
    </message>
</context>
<context>
    <name>ui::ModelServerBox</name>
    <message>
        <source>Find models</source>
        <translation>查找模型</translation>
    </message>
    <message>
        <source>Test the model</source>
        <translation>测试模型</translation>
    </message>
    <message>
        <source>Models found</source>
        <translation>找到的模型</translation>
    </message>
    <message>
        <source>What the model can do</source>
        <translation>模型的能力</translation>
    </message>
    <message>
        <source>How the model judges</source>
        <translation>模型的评判水平</translation>
    </message>
    <message>
        <source>Test as a judge</source>
        <translation>测试评判能力</translation>
    </message>
    <message>
        <source>Use the better judges</source>
        <translation>采用更好的评判模型</translation>
    </message>
    <message>
        <source>Tests what the chosen model and its server can do, with a few short requests</source>
        <translation>用几次简短的请求测试所选模型及其服务器的能力</translation>
    </message>
    <message>
        <source>Compares its verdicts with human ones on 40 examples</source>
        <translation>用 40 个示例将其评判与人工评判进行比较</translation>
    </message>
    <message>
        <source>Selects “Built-in” for the roles where the built-in check is the better judge</source>
        <translation>对内置检查评判得更好的角色选用“内置”</translation>
    </message>
    <message>
        <source>The judge test did not finish.</source>
        <translation>评判能力测试未完成。</translation>
    </message>
    <message>
        <source>Set under “Models by role”; press OK to save.</source>
        <translation>已在“按角色指定模型”下设定；点击“确定”保存。</translation>
    </message>
    <message>
        <source>Looking for servers…</source>
        <translation>正在查找服务器…</translation>
    </message>
    <message>
        <source>%1 at %2 has no model; load one there, then search again.</source>
        <translation>%1（%2）没有模型；请在那里加载一个，然后重新查找。</translation>
    </message>
    <message>
        <source>%1 at %2: %3.</source>
        <translation>%1（%2）：%3。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No model server is responding at this address or at the usual ones on this computer; start one, then search again. The easiest way is Ollama: install it from https://ollama.com.</source>
        <translation>此地址和此电脑上的常用地址均无模型服务器响应；请启动一个服务器，然后重新查找。最简便的是 Ollama：可从 https://ollama.com 安装。</translation>
    </message>
    <message>
        <source>Choose one under Model.</source>
        <translation>请在“模型”下选择一个。</translation>
    </message>
    <message>
        <source>The test did not finish.</source>
        <translation>测试未完成。</translation>
    </message>
    <message>
        <source>The built-in model needs no test; to test another model, choose it under “Model”.</source>
        <translation>内置模型不需要测试；要测试其他模型，请在“模型”下选择该模型。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>正在询问 %1…</translation>
    </message>
    <message>
        <source>Testing it as a judge…</source>
        <translation>正在测试评判能力…</translation>
    </message>
    <message>
        <source>Testing it as a judge: %1 of %2</source>
        <translation>正在测试评判能力：%1/%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>ui::Notice</name>
    <message>
        <source>Notice</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>关闭此提示</translation>
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
        <translation>%1（PDF %2）</translation>
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
        <source>Previous match</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation>在文档中查找</translation>
    </message>
    <message>
        <source>Find in the document…</source>
        <translation>在文档中查找…</translation>
    </message>
    <message>
        <source>Words to find in the document</source>
        <translation>要在文档中查找的词语</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>关闭查找</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>The text of one page is not known, so nothing can be found on it.</source>
        <translation>有一页的文字未知，因此在该页中找不到任何内容。</translation>
    </message>
    <message>
        <source>The text of %1 pages is not known, so nothing can be found on them.</source>
        <translation>有 %1 页的文字未知，因此在这些页中找不到任何内容。</translation>
    </message>
</context>
<context>
    <name>ui::PageOutline</name>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>This document has no outline.</source>
        <translation>此文档没有大纲。</translation>
    </message>
</context>
<context>
    <name>ui::PagePictures</name>
    <message>
        <source>This page could not be drawn.</source>
        <translation>无法绘制此页面。</translation>
    </message>
</context>
<context>
    <name>ui::PageThumbs</name>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>Page thumbnails</source>
        <translation>页面缩略图</translation>
    </message>
</context>
<context>
    <name>ui::PdfBar</name>
    <message>
        <source>Pages and outline</source>
        <translation>页面和大纲</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>返回先前位置</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>再次前进</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation>在文档中查找</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Ctrl+−</source>
        <translation>Ctrl+−</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>关闭文档</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>页码</translation>
    </message>
    <message>
        <source>Type a page number and press Enter</source>
        <translation>输入页码并按回车键</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>更多操作</translation>
    </message>
    <message>
        <source>Fit the &amp;width	Ctrl+0</source>
        <translation>适合宽度(&amp;W)	Ctrl+0</translation>
    </message>
    <message>
        <source>Fit the &amp;page	Ctrl+9</source>
        <translation>适合页面(&amp;P)	Ctrl+9</translation>
    </message>
    <message>
        <source>Rotate &amp;right	Ctrl+R</source>
        <translation>向右旋转(&amp;R)	Ctrl+R</translation>
    </message>
    <message>
        <source>Rotate &amp;left	Ctrl+Shift+R</source>
        <translation>向左旋转(&amp;L)	Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>&amp;Copy	Ctrl+C</source>
        <translation>复制(&amp;C)	Ctrl+C</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to this page</source>
        <translation>复制此页链接(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Ask about this</source>
        <translation>就此提问(&amp;A)</translation>
    </message>
    <message>
        <source>Pri&amp;nt…	Ctrl+P</source>
        <translation>打印(&amp;N)…	Ctrl+P</translation>
    </message>
    <message>
        <source>Open in the &amp;system viewer</source>
        <translation>在系统查看器中打开(&amp;S)</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>p. %1 (PDF</source>
        <translation>第 %1 页 (PDF</translation>
    </message>
</context>
<context>
    <name>ui::PdfView</name>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Pages and outline</source>
        <translation>页面和大纲</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>The words are on this page, but Attest could not find where; nothing is highlighted.</source>
        <translation>这些文字在此页面上，但 Attest 找不到具体位置；没有高亮显示任何内容。</translation>
    </message>
    <message>
        <source>Pages of %1</source>
        <translation>%1 的页面</translation>
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
        <translation>要拉取的模型</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>拉取</translation>
    </message>
    <message>
        <source>Pull the model</source>
        <translation>拉取模型</translation>
    </message>
    <message>
        <source>The Ollama server at the address above downloads the model from ollama.com</source>
        <translation>由上方地址的 Ollama 服务器从 ollama.com 下载模型</translation>
    </message>
    <message>
        <source>Pull status</source>
        <translation>拉取状态</translation>
    </message>
    <message>
        <source>You can type any name from https://ollama.com/library.</source>
        <translation>可以输入 https://ollama.com/library 中的任意名称。</translation>
    </message>
    <message>
        <source>Asking Ollama…</source>
        <translation>正在询问 Ollama…</translation>
    </message>
    <message>
        <source>Stopped. The part already pulled is kept; press Pull to resume.</source>
        <translation>已停止。已拉取的部分会保留；点击“拉取”可继续。</translation>
    </message>
    <message>
        <source>Type or choose the name of a model.</source>
        <translation>输入或选择模型名称。</translation>
    </message>
    <message>
        <source>%1 is ready and selected; press OK to save.</source>
        <translation>%1 已就绪并已选定；点击“确定”保存。</translation>
    </message>
</context>
<context>
    <name>ui::ReplayBar</name>
    <message>
        <source>Fork here…</source>
        <translation>在此分叉…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Position in the run</source>
        <translation>运行中的位置</translation>
    </message>
    <message>
        <source>Drag to see the run as it was at any moment; the arrow keys move from event to event</source>
        <translation>拖动可查看任一时刻的运行情况；用方向键可逐个事件移动</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>回放速度</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>退出回放</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>回放 %1</translation>
    </message>
    <message>
        <source>Pause the replay</source>
        <translation>暂停回放</translation>
    </message>
    <message>
        <source>Play the run again</source>
        <translation>重新回放运行</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>步骤 %1/%2：%3</translation>
    </message>
    <message>
        <source>Ended before “%1”</source>
        <translation>在“%1”之前结束</translation>
    </message>
    <message>
        <source>Ask again from this step, with changes</source>
        <translation>更改后从此步骤重新提问</translation>
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
        <source>Found no passages</source>
        <translation>没有找到段落</translation>
    </message>
    <message>
        <source>%1 of %2 relevant</source>
        <translation>%1 个相关，共 %2 个</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln sentence(s) supported</source>
        <translation>
            <numerusform>%Ln 句中有 %1 句有依据</numerusform>
        </translation>
    </message>
    <message>
        <source>Usefulness %1 of 5</source>
        <translation>有用性 %1/5</translation>
    </message>
    <message>
        <source>Computed from tables</source>
        <translation>根据表格计算得出</translation>
    </message>
    <message>
        <source>Nothing to compute</source>
        <translation>没有可计算的内容</translation>
    </message>
    <message>
        <source>New query: “%1”</source>
        <translation>新查询：“%1”</translation>
    </message>
    <message>
        <source>Best answer kept</source>
        <translation>已保留最佳答案</translation>
    </message>
    <message>
        <source>Answer written</source>
        <translation>已撰写答案</translation>
    </message>
    <message>
        <source>%1 of %2 passages read</source>
        <translation>已读 %1 个段落，共 %2 个</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结束</translation>
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
        <source>Timeline of attempts</source>
        <translation>各次尝试的时间线</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>第 %1 次尝试：%2</translation>
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
        <translation>搜索要提问的文档</translation>
    </message>
    <message>
        <source>Documents to ask</source>
        <translation>要提问的文档</translation>
    </message>
    <message>
        <source>Ask all documents</source>
        <translation>向所有文档提问</translation>
    </message>
    <message>
        <source>Documents to search for the answer</source>
        <translation>从中查找答案的文档</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tag, how many documents</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>All documents with this tag, including those tagged later</source>
        <translation>带此标签的所有文档，包括以后添加此标签的文档</translation>
    </message>
    <message>
        <source>More: type part of the name above</source>
        <translation>更多：请在上方输入部分名称</translation>
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
        <source>Tags, separated by commas</source>
        <translation>标签，以逗号分隔</translation>
    </message>
    <message>
        <source>Tags of the session</source>
        <translation>会话的标签</translation>
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
        <translation>%1
%2，上次更改于 %3</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>From the evidence bundle “%1”</source>
        <translation>来自证据包“%1”</translation>
    </message>
    <message>
        <source>… %1 …</source>
        <translation>…%1…</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>Your conversations appear here.</source>
        <translation>您的会话显示在这里。</translation>
    </message>
    <message>
        <source>No sessions found.</source>
        <translation>没有找到会话。</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>已删除“%1”。</translation>
    </message>
    <message>
        <source>Deleted %1 sessions.</source>
        <translation>已删除 %1 个会话。</translation>
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
        <translation>将这 %1 个会话导出为</translation>
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
        <translation>%1（副本）</translation>
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
        <source>None of these changes a verdict; they save model calls or make them earlier.</source>
        <translation>这些设置都不会改变评判结果；只会减少模型调用，或提前进行调用。</translation>
    </message>
    <message>
        <source>Used by the Adaptive RAG flow.</source>
        <translation>用于 Adaptive RAG 流程。</translation>
    </message>
    <message>
        <source>Used by the Corrective RAG flow. A score is twice the probability of relevance, minus one.</source>
        <translation>用于 Corrective RAG 流程。得分等于相关概率的两倍减一。</translation>
    </message>
    <message>
        <source>Used by the Reflection RAG flow.</source>
        <translation>用于 Reflection RAG 流程。</translation>
    </message>
    <message>
        <source>Models used instead of the one on the Model page. “Find models” there fills these lists.</source>
        <translation>用于代替“模型”页所选的模型。该页的“查找模型”会填充这些列表。</translation>
    </message>
    <message>
        <source>Changing the passage length or overlap re-indexes all documents in the background; until that is done, answers use the current passages.</source>
        <translation>更改段落长度或重叠会在后台重新索引所有文档；完成之前，答案仍使用现有段落。</translation>
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
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Choose a preset…</source>
        <translation>选择预设…</translation>
    </message>
    <message>
        <source>%1 No changes were needed.</source>
        <translation>%1 无需更改。</translation>
    </message>
    <message>
        <source>%1 Changed: %2.</source>
        <translation>%1 已更改：%2。</translation>
    </message>
    <message>
        <source>Documents will be re-indexed in the background.</source>
        <translation>文档将在后台重新索引。</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>更改的内容</translation>
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
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Same as above</source>
        <translation>同上</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>Choose the folder of a static model for vectors</source>
        <translation>选择静态向量模型的文件夹</translation>
    </message>
    <message>
        <source>A static model (Model2Vec) needs no server: its folder contains the files model.safetensors and tokenizer.json</source>
        <translation>静态模型（Model2Vec）不需要服务器：其文件夹中含有 model.safetensors 和 tokenizer.json 文件</translation>
    </message>
    <message>
        <source>Get a model with Ollama</source>
        <translation>用 Ollama 获取模型</translation>
    </message>
    <message>
        <source>Ollama at %1</source>
        <translation>Ollama（%1）</translation>
    </message>
    <message>
        <source>Download a model file</source>
        <translation>下载模型文件</translation>
    </message>
    <message>
        <source>What is sent for web searches</source>
        <translation>为网络搜索发送的内容</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>name:password, if the server asks for them</source>
        <translation>name:password，如服务器要求</translation>
    </message>
    <message>
        <source>Web search is off: no search words are sent.</source>
        <translation>网络搜索已关闭：不会发送任何搜索词。</translation>
    </message>
    <message>
        <source>What is sent to compute vectors</source>
        <translation>计算向量时发送的内容</translation>
    </message>
</context>
<context>
    <name>ui::SnippetView</name>
    <message>
        <source>Origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Cited words</source>
        <translation>引用的文字</translation>
    </message>
    <message>
        <source>Cited words from the evidence bundle</source>
        <translation>证据包中引用的文字</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the picture</source>
        <translation>关闭图片</translation>
    </message>
    <message>
        <source>as saved in an evidence bundle</source>
        <translation>为证据包中保存的内容</translation>
    </message>
    <message>
        <source>as it was when the bundle “%1” was made</source>
        <translation>为证据包“%1”创建时的内容</translation>
    </message>
    <message>
        <source>Page %1 of “%2”, %3. The document is not in this library; add it to see the whole page.</source>
        <translation>“%2”第 %1 页，%3。该文档不在此资料库中；请添加文档以查看整页。</translation>
    </message>
    <message>
        <source>Picture of the cited words on their page</source>
        <translation>引用的文字在其页面上的图片</translation>
    </message>
</context>
<context>
    <name>ui::Starters</name>
    <message>
        <source>Questions to begin with</source>
        <translation>可以先问的问题</translation>
    </message>
</context>
<context>
    <name>ui::Stepper</name>
    <message>
        <source>Main steps of the run</source>
        <translation>运行的主要步骤</translation>
    </message>
    <message>
        <source>↺ back</source>
        <translation>↺ 返回</translation>
    </message>
    <message>
        <source>At: %1</source>
        <translation>当前：%1</translation>
    </message>
</context>
<context>
    <name>ui::TagButton</name>
    <message>
        <source>Show only documents with a tag</source>
        <translation>仅显示带某个标签的文档</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Shown: all documents</source>
        <translation>显示：所有文档</translation>
    </message>
    <message>
        <source>Shown: documents with the tag %1</source>
        <translation>显示：带标签 %1 的文档</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>所有文档</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tag, how many documents</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Ask only these documents</source>
        <translation>仅向这些文档提问</translation>
    </message>
    <message>
        <source>Remove this tag</source>
        <translation>移除此标签</translation>
    </message>
    <message>
        <source>The documents stay</source>
        <translation>文档保留</translation>
    </message>
</context>
<context>
    <name>ui::TaskLine</name>
    <message>
        <source>%1 of %2 passages</source>
        <translation>段落 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 个文件</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>正在进行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>%1… %2</source>
        <translation>%1… %2</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>停止：%1</translation>
    </message>
</context>
<context>
    <name>ui::TeamDialog</name>
    <message numerus="yes">
        <source> · %Ln could not be read</source>
        <translation>
            <numerusform> · %Ln 个无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>连接(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pull these documents</source>
        <translation>获取这些文档(&amp;P)</translation>
    </message>
    <message>
        <source>Pull &amp;now</source>
        <translation>立即获取(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open answer</source>
        <translation>打开答案(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Leave…</source>
        <translation>退出(&amp;L)…</translation>
    </message>
    <message>
        <source>Team library</source>
        <translation>团队资料库</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>Documents that you may see</source>
        <translation>您可以查看的文档</translation>
    </message>
    <message>
        <source>Collections that you may see</source>
        <translation>您可以查看的集合</translation>
    </message>
    <message>
        <source>Published answer</source>
        <translation>已发布的答案</translation>
    </message>
    <message>
        <source>By</source>
        <translation>发布者</translation>
    </message>
    <message>
        <source>Published answers</source>
        <translation>已发布的答案</translation>
    </message>
    <message>
        <source>This library already contains your own documents, and they stay there. The team&apos;s documents go into a separate library, in this folder:</source>
        <translation>此资料库已有您自己的文档，它们会保留。团队的文档会存入单独的资料库，位于此文件夹：</translation>
    </message>
    <message>
        <source>Folder for the team&apos;s documents</source>
        <translation>团队文档的文件夹</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>S&amp;erver</source>
        <translation>服务器(&amp;E)</translation>
    </message>
    <message>
        <source>db.example.org, or a full address</source>
        <translation>db.example.org，或完整地址</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>数据库(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;User name</source>
        <translation>用户名(&amp;U)</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>密码(&amp;W)</translation>
    </message>
    <message>
        <source>saved in this computer&apos;s keychain</source>
        <translation>保存在此电脑的密钥环中</translation>
    </message>
    <message>
        <source>Certificate &amp;file</source>
        <translation>证书文件(&amp;F)</translation>
    </message>
    <message>
        <source>only if your administrator gave you one</source>
        <translation>仅当管理员提供时填写</translation>
    </message>
    <message>
        <source>The connection is encrypted, and the server must prove with its certificate that it is the one you name; otherwise no password is sent. A server on this computer needs no certificate.</source>
        <translation>连接经过加密，服务器必须用证书证明自己就是您指定的那一台，否则不会发送密码。此电脑上的服务器不需要证书。</translation>
    </message>
    <message>
        <source>When leaving, &amp;remove the team&apos;s documents from this computer</source>
        <translation>退出时从此电脑移除团队的文档(&amp;R)</translation>
    </message>
    <message>
        <source>new password, if it has changed</source>
        <translation>新密码（如果密码已更改）</translation>
    </message>
    <message>
        <source>Another password</source>
        <translation>另一个密码</translation>
    </message>
    <message>
        <source>This library is connected to %1</source>
        <translation>此资料库已连接到 %1</translation>
    </message>
    <message>
        <source>The library for the team&apos;s documents is ready. Start Attest with it to pull them:
attest --library %1</source>
        <translation>存放团队文档的资料库已准备好。用它启动 Attest 即可获取文档：
attest --library %1</translation>
    </message>
    <message>
        <source>The server is responding. What you may see there is listed above.</source>
        <translation>服务器已响应。您可以查看的内容列在上方。</translation>
    </message>
    <message>
        <source>Based on a document you no longer have access to.</source>
        <translation>您已无权查看其所依据的文档。</translation>
    </message>
    <message>
        <source>The team&apos;s documents will be permanently removed from this computer; answers based on them will no longer be able to show their pages. Your own documents will stay.</source>
        <translation>团队的文档将从此电脑永久移除；以其为依据的答案将无法再显示页面。您自己的文档会保留。</translation>
    </message>
    <message>
        <source>The team&apos;s documents will stay on this computer as they are now. Later changes on the server, including changes to what you may see, will no longer reach this computer.</source>
        <translation>团队的文档会按现状保留在此电脑上。此后服务器上的更改（包括您的查看权限）将不再同步到此电脑。</translation>
    </message>
    <message>
        <source>Leave and remove</source>
        <translation>退出并移除</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Choose a certificate file</source>
        <translation>选择证书文件</translation>
    </message>
</context>
<context>
    <name>ui::TeamWords</name>
    <message>
        <source>%1 of %2 documents received</source>
        <translation>已获取 %1/%2 个文档</translation>
    </message>
    <message>
        <source> · %1 a second</source>
        <translation> · 每秒 %1 个</translation>
    </message>
    <message>
        <source>Team library · %1</source>
        <translation>团队资料库 · %1</translation>
    </message>
    <message>
        <source>Team library · offline</source>
        <translation>团队资料库 · 离线</translation>
    </message>
    <message>
        <source>Team library · not pulled yet</source>
        <translation>团队资料库 · 尚未获取</translation>
    </message>
    <message>
        <source>Leaving the team library…</source>
        <translation>正在退出团队资料库…</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>正在询问服务器…</translation>
    </message>
    <message>
        <source>The first pull has not finished yet.</source>
        <translation>首次获取尚未完成。</translation>
    </message>
    <message>
        <source>Up to date. Last contact: %1.</source>
        <translation>已是最新。上次联系：%1。</translation>
    </message>
    <message>
        <source>Last contact: %1. Documents pulled before then are still searched and used in answers.</source>
        <translation>上次联系：%1。此前获取的文档仍可用于搜索和回答。</translation>
    </message>
</context>
<context>
    <name>ui::TestQuestionLine</name>
    <message>
        <source>%1, p. %2</source>
        <translation>%1，第 %2 页</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外 %1 处</translation>
    </message>
    <message>
        <source>The &amp;documents do not answer it</source>
        <translation>文档没有回答此问题(&amp;D)</translation>
    </message>
    <message>
        <source>Add to test questions</source>
        <translation>添加到测试问题</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Saved test question</source>
        <translation>已保存的测试问题</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>Keep it as short as possible: any answer that contains these words counts as right</source>
        <translation>尽量简短：含有这些词语的答案即为正确</translation>
    </message>
    <message>
        <source>Tick this if these pages show the right answer</source>
        <translation>如果这些页面给出了正确答案，请勾选</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation>正确答案(&amp;R)</translation>
    </message>
    <message>
        <source>Test question: “%1”</source>
        <translation>测试问题：“%1”</translation>
    </message>
    <message>
        <source>The answer is on the cited pages: %1</source>
        <translation>答案在引用的页面上：%1</translation>
    </message>
    <message>
        <source>This is already one of your test questions, marked as not answered by the documents.</source>
        <translation>这已是您的测试问题之一，标记为文档未回答。</translation>
    </message>
    <message>
        <source>This is already one of your test questions, with the answer “%1”.</source>
        <translation>这已是您的测试问题之一，答案为“%1”。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>ui::TraceModel</name>
    <message>
        <source>the end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>%1 (reused)</source>
        <translation>%1（沿用）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, visit %2</source>
        <translation>%1，第 %2 次</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>ui::TracePanel</name>
    <message>
        <source>score %1</source>
        <translation>得分 %1</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>%1: score %2</source>
        <translation>%1：得分 %2</translation>
    </message>
    <message>
        <source>Thresholds: %1 and %2</source>
        <translation>阈值：%1 和 %2</translation>
    </message>
    <message>
        <source>kept, score %1: %2</source>
        <translation>保留，得分 %1：%2</translation>
    </message>
    <message>
        <source>dropped, score %1: %2</source>
        <translation>丢弃，得分 %1：%2</translation>
    </message>
    <message>
        <source>support %1, usefulness %2</source>
        <translation>依据 %1，有用性 %2</translation>
    </message>
    <message>
        <source>from memory</source>
        <translation>凭记忆</translation>
    </message>
    <message>
        <source>page %1: %2</source>
        <translation>第 %1 页：%2</translation>
    </message>
    <message>
        <source>Why nothing was computed</source>
        <translation>未计算的原因</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>已计算</translation>
    </message>
    <message>
        <source>Web search with %1</source>
        <translation>使用 %1 进行的网络搜索</translation>
    </message>
    <message>
        <source>Parts of the question: %1</source>
        <translation>问题的各部分：%1</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>第 %1 次尝试</translation>
    </message>
    <message>
        <source>Started while passages were still being graded</source>
        <translation>在评判段落期间开始</translation>
    </message>
    <message>
        <source>Selected: the answer from %1</source>
        <translation>已选定：来自 %1 的答案</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>得分 %1</translation>
    </message>
    <message>
        <source>Share of [Retrieval]: %1</source>
        <translation>[Retrieval] 所占比例：%1</translation>
    </message>
    <message>
        <source>The draft asks for passages</source>
        <translation>草稿需要段落</translation>
    </message>
    <message>
        <source>The draft does not ask for passages</source>
        <translation>草稿不需要段落</translation>
    </message>
    <message>
        <source>%1 rewrites, %2 regenerations and %3 web searches so far</source>
        <translation>目前改写 %1 次，重新生成 %2 次，网络搜索 %3 次</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>摘录</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Unused calls</source>
        <translation>未使用的调用</translation>
    </message>
    <message>
        <source>visit %1</source>
        <translation>第 %1 次</translation>
    </message>
    <message>
        <source>The run ended here</source>
        <translation>运行在此结束</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Given to the writer</source>
        <translation>提供给撰写模型</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>已略去</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Raw reply</source>
        <translation>原始回复</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>%1 of %2 calls had been used when it ended.</source>
        <translation>结束时已使用 %1/%2 次调用。</translation>
    </message>
    <message>
        <source>What was judged</source>
        <translation>评判对象</translation>
    </message>
    <message>
        <source>Sentence %1 of the answer</source>
        <translation>答案第 %1 句</translation>
    </message>
    <message>
        <source>%1 + %2 tokens</source>
        <translation>%1 + %2 个 token</translation>
    </message>
    <message>
        <source>cached: an identical request was made before</source>
        <translation>取自缓存：先前已发出过相同的请求</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>评判模型</translation>
    </message>
    <message>
        <source>Steps of the run</source>
        <translation>运行的步骤</translation>
    </message>
    <message>
        <source>Steps and their verdicts, in order</source>
        <translation>步骤及其评判，按顺序</translation>
    </message>
    <message>
        <source>Details of the selected step</source>
        <translation>所选步骤的详情</translation>
    </message>
    <message>
        <source>Select a step to see what it read, what it wrote and why the flow went on as it did.</source>
        <translation>选择一个步骤，查看它读取和写出的内容，以及流程为何如此继续。</translation>
    </message>
    <message>
        <source>Standalone question</source>
        <translation>补全后的问题</translation>
    </message>
    <message>
        <source>Standalone question: prompt</source>
        <translation>补全所用的提示词</translation>
    </message>
    <message>
        <source>Standalone question: raw reply</source>
        <translation>补全的原始回复</translation>
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
        <translation>再次提问</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Edit the question…</source>
        <translation>编辑问题…</translation>
    </message>
    <message>
        <source>Replay the run</source>
        <translation>回放运行</translation>
    </message>
    <message>
        <source>Add to test questions…</source>
        <translation>添加到测试问题…</translation>
    </message>
    <message>
        <source>Publish to the team…</source>
        <translation>发布给团队…</translation>
    </message>
</context>
<context>
    <name>ui::TurnView</name>
    <message>
        <source>Why there is no answer</source>
        <translation>没有答案的原因</translation>
    </message>
    <message>
        <source>Nearest passages</source>
        <translation>最接近的段落</translation>
    </message>
    <message>
        <source>The nearest passages:</source>
        <translation>最接近的段落：</translation>
    </message>
    <message>
        <source>Answer with the built-in model</source>
        <translation>用内置模型回答</translation>
    </message>
    <message>
        <source>Asks the same question again, without any server; the settings stay as they are</source>
        <translation>不使用任何服务器，重新提出同一问题；设置保持不变</translation>
    </message>
    <message>
        <source>Answer from these anyway</source>
        <translation>仍据此回答</translation>
    </message>
    <message>
        <source>The answer and every export will say that this was your decision</source>
        <translation>答案和每次导出都会注明这是您的决定</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>About this answer</source>
        <translation>关于此答案</translation>
    </message>
    <message>
        <source>Queries tried</source>
        <translation>尝试过的查询</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>Changes since then</source>
        <translation>此后的变化</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Do not rely on this: it did not pass every check.</source>
        <translation>请勿采信：并非所有检查都已通过。</translation>
    </message>
    <message>
        <source>use my exact words</source>
        <translation>使用我的原话</translation>
    </message>
    <message>
        <source>Understood as “%1”</source>
        <translation>理解为“%1”</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>您是不是要问%1？</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Searched for: %1</source>
        <translation>搜索的内容：%1</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>One more document could not be read completely.</source>
        <translation>另有一个文档无法读取或未完整读取。</translation>
    </message>
    <message>
        <source>%1 more documents could not be read completely.</source>
        <translation>另有 %1 个文档无法读取或未完整读取。</translation>
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
        <translation>无法读取</translation>
    </message>
    <message>
        <source>needs no passages</source>
        <translation>不需要段落</translation>
    </message>
    <message>
        <source>needs passages</source>
        <translation>需要段落</translation>
    </message>
    <message>
        <source>search the web</source>
        <translation>在网上搜索</translation>
    </message>
    <message>
        <source>answer from memory</source>
        <translation>凭记忆作答</translation>
    </message>
    <message>
        <source>search the library</source>
        <translation>搜索资料库</translation>
    </message>
    <message>
        <source>needs no search</source>
        <translation>无需搜索</translation>
    </message>
    <message>
        <source>needs several searches</source>
        <translation>需要多次搜索</translation>
    </message>
    <message>
        <source>needs one search</source>
        <translation>需要一次搜索</translation>
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
        <source>%1 of 5 by wording</source>
        <translation>%1/5（按用词）</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <translation>%1/5</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>检索</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>路由</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>复杂度</translation>
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
        <translation>%1%</translation>
    </message>
    <message>
        <source>, %1 sure</source>
        <translation>，把握 %1</translation>
    </message>
    <message>
        <source>(%1 more characters)</source>
        <translation>（另有 %1 个字符）</translation>
    </message>
</context>
<context>
    <name>ui::VerdictCard</name>
    <message>
        <source> cached</source>
        <translation> 取自缓存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Show the words on their page</source>
        <translation>显示这些文字所在的页面</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Figures, reasons, the whole passage, prompt and reply</source>
        <translation>数据、理由、完整段落、提示词和回复</translation>
    </message>
    <message>
        <source>Wrong?</source>
        <translation>有误？</translation>
    </message>
    <message>
        <source>Mark a verdict as wrong</source>
        <translation>将某项评判标为有误</translation>
    </message>
    <message>
        <source>Show the whole passage</source>
        <translation>显示段落的全文</translation>
    </message>
    <message>
        <source>Show exactly what the judge was asked and what it said</source>
        <translation>显示向评判模型提出的原文及其回复</translation>
    </message>
    <message>
        <source>Use anyway</source>
        <translation>仍然使用</translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation>提示词和回复</translation>
    </message>
    <message>
        <source>Answer from this passage: %1</source>
        <translation>由此段落得出的答案：%1</translation>
    </message>
    <message>
        <source>Sentence %1:</source>
        <translation>第 %1 句：</translation>
    </message>
    <message>
        <source>Excerpt</source>
        <translation>摘录</translation>
    </message>
    <message>
        <source>Whole passage</source>
        <translation>完整段落</translation>
    </message>
    <message>
        <source>Hide prompt and reply</source>
        <translation>隐藏提示词和回复</translation>
    </message>
    <message>
        <source>Ask again from the step that rejected this passage, this time keeping it; the new answer will say so</source>
        <translation>保留此段落，从拒绝它的步骤重新提问；新的答案会注明</translation>
    </message>
    <message>
        <source>Show %1, %2</source>
        <translation>显示 %1，%2</translation>
    </message>
    <message>
        <source>Use %1, %2 anyway</source>
        <translation>仍然使用 %1，%2</translation>
    </message>
    <message>
        <source>Details of %1</source>
        <translation>%1 的详情</translation>
    </message>
    <message>
        <source>Correct a verdict on %1</source>
        <translation>更正对 %1 的评判</translation>
    </message>
</context>
<context>
    <name>ui::VerdictPanel</name>
    <message>
        <source>Kept although the verdict could not be read.</source>
        <translation>虽然评判无法读取，仍予保留。</translation>
    </message>
    <message>
        <source>Found by search %1.</source>
        <translation>由第 %1 次搜索找到。</translation>
    </message>
    <message>
        <source>Found by searches %1.</source>
        <translation>由第 %1 次搜索找到。</translation>
    </message>
    <message>
        <source>The answer from this passage was kept: it has the best score, %1.</source>
        <translation>保留了来自此段落的答案：其得分最高，为 %1。</translation>
    </message>
    <message>
        <source>The answer from this passage was kept.</source>
        <translation>保留了来自此段落的答案。</translation>
    </message>
    <message>
        <source>Score %1.</source>
        <translation>得分 %1。</translation>
    </message>
    <message>
        <source>Went no further: %1.</source>
        <translation>未继续：%1。</translation>
    </message>
    <message>
        <source>%1 of %2 excerpts kept.</source>
        <translation>保留了 %1 个摘录，共 %2 个。</translation>
    </message>
    <message>
        <source>✓ Used</source>
        <translation>✓ 已使用</translation>
    </message>
    <message>
        <source>Also read</source>
        <translation>也已读取</translation>
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
        <source>Passages appear here as they are found, each with its verdicts and the reasons for them.</source>
        <translation>找到的段落会显示在此处，并附对每个段落的评判及理由。</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Passages and their verdicts</source>
        <translation>段落及其评判</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Included because it adjoins a passage that was found.</source>
        <translation>与找到的段落相邻，一并读取。</translation>
    </message>
</context>
<context>
    <name>ui::WebPage</name>
    <message>
        <source>The address of this passage is not one a browser should open: %1</source>
        <translation>此段落的地址不应由浏览器打开：%1</translation>
    </message>
    <message>
        <source>This passage is from the web: %1</source>
        <translation>此段落来自网络：%1</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>在浏览器中打开</translation>
    </message>
</context>
<context>
    <name>ui::Welcome</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 和另外 %2 个</translation>
    </message>
    <message>
        <source>%1 is running without a model.</source>
        <translation>%1 正在运行，但没有模型。</translation>
    </message>
    <message>
        <source>%1 is running with %2.</source>
        <translation>%1 正在运行，模型为 %2。</translation>
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
        <translation>Attest 自己的手册：可以问问 Attest 如何工作。</translation>
    </message>
    <message>
        <source>Connect a model</source>
        <translation>连接模型</translation>
    </message>
    <message>
        <source>Optional. Without one, Attest finds, quotes and judges on its own.</source>
        <translation>可选。没有模型时，Attest 自行查找、引用和评判。</translation>
    </message>
    <message>
        <source>Choose another model…</source>
        <translation>选择其他模型…</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>选择其他模型</translation>
    </message>
    <message>
        <source>Without one, Attest finds, quotes and judges on its own.</source>
        <translation>没有模型时，Attest 自行查找、引用和评判。</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>Download %1</source>
        <translation>下载 %1</translation>
    </message>
    <message>
        <source>llama-server is installed, but has no model.</source>
        <translation>已安装 llama-server，但没有模型。</translation>
    </message>
    <message>
        <source>The file is checked before it is used.</source>
        <translation>文件在使用前会进行校验。</translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation>获取模型</translation>
    </message>
    <message>
        <source>See how to get one.</source>
        <translation>查看获取方法。</translation>
    </message>
    <message>
        <source>Optional: no model server found; see how to get one.</source>
        <translation>可选：未找到模型服务器；查看获取方法。</translation>
    </message>
    <message>
        <source>Stop downloading %1</source>
        <translation>停止下载 %1</translation>
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
        <source>Answers from your PDFs, with reasons.</source>
        <translation>从您的 PDF 中找到答案，并说明理由。</translation>
    </message>
    <message>
        <source>The library could not be opened</source>
        <translation>无法打开资料库</translation>
    </message>
</context>
<context>
    <name>ui::WindowActions</name>
    <message>
        <source>session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <translation>“%1”已存在。要替换吗？</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Attest library %1.backup.zip</source>
        <translation>Attest 资料库 %1.backup.zip</translation>
    </message>
    <message>
        <source>Replace the library with this backup?

It was made on %1 (documents: %2, passages: %3, conversations: %4). Reading and answering will stop. The current library stays in its folder.</source>
        <translation>要用此备份替换资料库吗？

备份创建于 %1（文档：%2，段落：%3，会话：%4）。正在进行的读取和回答将会停止。现有资料库会保留在其文件夹中。</translation>
    </message>
    <message>
        <source>Replace the library</source>
        <translation>替换资料库</translation>
    </message>
    <message>
        <source>About Attest</source>
        <translation>关于 Attest</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Attest %1&lt;/h3&gt;&lt;p&gt;Answers from your own PDFs, with reasons.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Attest %1&lt;/h3&gt;&lt;p&gt;从您自己的 PDF 中找到答案，并说明理由。&lt;/p&gt;&lt;p&gt;自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。不附带任何担保。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ui::ZoteroDialog</name>
    <message>
        <source>Followed</source>
        <translation>已关注</translation>
    </message>
    <message numerus="yes">
        <source>✓ %Ln PDF(s)</source>
        <translation>
            <numerusform>✓ %Ln 个 PDF</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 PDFs read</source>
        <translation>已读取 %1 个 PDF，共 %2 个</translation>
    </message>
    <message numerus="yes">
        <source> · %Ln not on this computer</source>
        <translation>
            <numerusform> · %Ln 个不在此电脑上</numerusform>
        </translation>
    </message>
    <message>
        <source>Attest reads the PDFs of the collections you tick, with title, authors and year from Zotero, and adds new ones automatically while Zotero is running. It contacts Zotero on this computer only.</source>
        <translation>Attest 读取已勾选分类中的 PDF，标题、作者和年份以 Zotero 为准，并在 Zotero 运行期间自动添加新的 PDF。只连接此电脑上的 Zotero。</translation>
    </message>
    <message>
        <source>&amp;Ask Zotero again</source>
        <translation>重新查询 Zotero(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Highlight what the session cites…</source>
        <translation>高亮会话引用的内容(&amp;H)…</translation>
    </message>
    <message>
        <source>Zotero collections</source>
        <translation>Zotero 分类</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>分类</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>分类</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Not on this computer, or not readable; Zotero downloads a file when you open it there:</source>
        <translation>不在此电脑上或无法读取；在 Zotero 中打开文件即可下载：</translation>
    </message>
    <message>
        <source>Asking Zotero…</source>
        <translation>正在查询 Zotero…</translation>
    </message>
    <message>
        <source>The passages that this session&apos;s answers cite will be highlighted in the PDFs of the ticked Zotero collections. Each highlight gets the question as its comment. Zotero will ask for your permission.</source>
        <translation>此会话的答案所引用的段落将在已勾选的 Zotero 分类的 PDF 中高亮显示。每处高亮都以相应的问题作为注释。Zotero 会请求您的许可。</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>高亮</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s) written to Zotero.</source>
        <translation>
            <numerusform>已向 Zotero 写入 %Ln 处高亮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were already there.</source>
        <translation>
            <numerusform>%Ln 处已存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln citation(s) from other documents were left out.</source>
        <translation>
            <numerusform>已略去其他文档的 %Ln 处引用。</numerusform>
        </translation>
    </message>
</context>
</TS>
