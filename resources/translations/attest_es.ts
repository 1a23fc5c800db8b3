<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Answer</name>
    <message>
        <source>Answered from passages the relevance check had rejected, at your request.</source>
        <translation>Respondido, a petición suya, con pasajes que la comprobación de relevancia había rechazado.</translation>
    </message>
    <message>
        <source>Accepted before the run had ended, at your request.</source>
        <translation>Aceptado, a petición suya, antes de que terminara la ejecución.</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>«%1» (%2)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Forked at %2 from the run of %1, with nothing changed.</source>
        <translation>Bifurcación de la ejecución (%1) a partir de %2, sin cambios.</translation>
    </message>
    <message>
        <source>Forked at %2 from the run of %1: %3.</source>
        <translation>Bifurcación de la ejecución (%1) a partir de %2: %3.</translation>
    </message>
    <message>
        <source>less than %1 s</source>
        <translation>menos de %1 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>There is nothing to search yet: add PDFs to the library first.</source>
        <translation>Todavía no hay nada donde buscar: añada primero archivos PDF a la biblioteca.</translation>
    </message>
    <message>
        <source>Nothing in these documents resembles the question; try other words.</source>
        <translation>Nada en estos documentos se parece a la pregunta; pruebe con otras palabras.</translation>
    </message>
    <message>
        <source>Passages were found, but none is relevant to the question.</source>
        <translation>Se encontraron pasajes, pero ninguno es relevante para la pregunta.</translation>
    </message>
    <message>
        <source>The passages found do not answer the question, so nothing was written.</source>
        <translation>Los pasajes encontrados no responden a la pregunta, así que no se escribió nada.</translation>
    </message>
    <message>
        <source>Your documents do not answer the question.</source>
        <translation>Lo que dicen sus documentos no responde a la pregunta.</translation>
    </message>
    <message>
        <source>The budget for one question was used up; raise it in the settings, or ask about fewer things at a time.</source>
        <translation>Se agotó el presupuesto por pregunta; auméntelo en los ajustes o pregunte menos cosas a la vez.</translation>
    </message>
    <message>
        <source>The model could not be reached; start its server, or choose the built-in model.</source>
        <translation>No se pudo contactar con el modelo; inicie su servidor o elija el integrado.</translation>
    </message>
    <message>
        <source>The model gave no answer; ask again, or choose another model.</source>
        <translation>El modelo no dio ninguna respuesta; pregunte de nuevo o elija otro.</translation>
    </message>
    <message>
        <source>The pages that may hold the answer could not be read.</source>
        <translation>No se pudieron leer las páginas que pueden contener la respuesta.</translation>
    </message>
    <message>
        <source>You stopped this question.</source>
        <translation>Usted detuvo esta pregunta.</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>No hay respuesta.</translation>
    </message>
    <message>
        <source>Add PDFs…</source>
        <translation>Añadir PDF…</translation>
    </message>
    <message>
        <source>Change the budget…</source>
        <translation>Cambiar el presupuesto…</translation>
    </message>
    <message>
        <source>Connect a model…</source>
        <translation>Conectar un modelo…</translation>
    </message>
    <message>
        <source>Choose another model…</source>
        <translation>Elegir otro modelo…</translation>
    </message>
    <message>
        <source>Show the documents</source>
        <translation>Mostrar los documentos</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
    <message>
        <source>Rephrase the question</source>
        <translation>Reformular la pregunta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln fuente</numerusform>
            <numerusform>%Ln fuentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln llamada</numerusform>
            <numerusform>%Ln llamadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) saved</source>
        <translation>
            <numerusform>%Ln llamada ahorrada</numerusform>
            <numerusform>%Ln llamadas ahorradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>sentence %1</source>
        <translation>frase %1</translation>
    </message>
    <message>
        <source>New query: “%1”</source>
        <translation>Nueva consulta: «%1»</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Nada todavía</translation>
    </message>
</context>
<context>
    <name>Backend</name>
    <message>
        <source>A static model for vectors</source>
        <translation>Un modelo estático para vectores</translation>
    </message>
    <message>
        <source>A model server (OpenAI protocol)</source>
        <translation>Un servidor de modelos (protocolo OpenAI)</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Add PDFs</source>
        <translation>Añadir PDF</translation>
    </message>
    <message>
        <source>Add a folder of PDFs</source>
        <translation>Añadir una carpeta de PDF</translation>
    </message>
    <message>
        <source>Export the session</source>
        <translation>Exportar la sesión</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>Elegir un archivo de modelo</translation>
    </message>
    <message>
        <source>Model (*.gguf)</source>
        <translation>Modelo (*.gguf)</translation>
    </message>
    <message>
        <source>Back up the library</source>
        <translation>Hacer copia de seguridad de la biblioteca</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>Backup (*.backup.zip *.backup);;All files (*)</source>
        <translation>Copia de seguridad (*.backup.zip *.backup);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose questions</source>
        <translation>Elegir preguntas</translation>
    </message>
    <message>
        <source>Questions (*.jsonl *.json);;All files (*)</source>
        <translation>Preguntas (*.jsonl *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a folder of questions</source>
        <translation>Elegir una carpeta de preguntas</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Choose the folder of a static model</source>
        <translation>Elegir la carpeta de un modelo estático</translation>
    </message>
    <message>
        <source>Open an evidence bundle</source>
        <translation>Abrir un paquete de evidencias</translation>
    </message>
    <message>
        <source>Evidence bundle (*.attest);;All files (*)</source>
        <translation>Paquete de evidencias (*.attest);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>Guardar el grafo</translation>
    </message>
    <message>
        <source>SVG (*.svg);;PNG (*.png)</source>
        <translation>SVG (*.svg);;PNG (*.png)</translation>
    </message>
    <message>
        <source>PDF and BibTeX files (*.pdf *.bib)</source>
        <translation>Archivos PDF y BibTeX (*.pdf *.bib)</translation>
    </message>
    <message>
        <source>Choose a certificate file</source>
        <translation>Elegir un archivo de certificado</translation>
    </message>
    <message>
        <source>Certificate (*.crt *.pem *.cer);;All files (*)</source>
        <translation>Certificado (*.crt *.pem *.cer);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>EvalWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>● right</source>
        <translation>● correcto</translation>
    </message>
    <message>
        <source>◐ partly</source>
        <translation>◐ en parte</translation>
    </message>
    <message>
        <source>○ wrong</source>
        <translation>○ incorrecto</translation>
    </message>
    <message>
        <source>– unknown</source>
        <translation>– desconocido</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Evidence bundle, to open in Attest</source>
        <translation>Paquete de evidencias para Attest</translation>
    </message>
    <message>
        <source>CSV, for a spreadsheet</source>
        <translation>CSV, para una hoja de cálculo</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>JSON, with traces</source>
        <translation>JSON, con trazas</translation>
    </message>
    <message>
        <source>Dataset (JSONL)</source>
        <translation>Conjunto de datos (JSONL)</translation>
    </message>
    <message>
        <source>My corrections (JSONL)</source>
        <translation>Mis correcciones (JSONL)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>References (BibTeX)</source>
        <translation>Referencias (BibTeX)</translation>
    </message>
    <message>
        <source>References (CSL-JSON)</source>
        <translation>Referencias (CSL-JSON)</translation>
    </message>
    <message>
        <source>References (RIS)</source>
        <translation>Referencias (RIS)</translation>
    </message>
    <message>
        <source>There is no export format “%1”.</source>
        <translation>No existe el formato de exportación «%1».</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Markdown for Obsidian</source>
        <translation>Markdown para Obsidian</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>Reconocer texto</translation>
    </message>
    <message>
        <source>Reading report</source>
        <translation>Informe de lectura</translation>
    </message>
    <message>
        <source>Move waiting documents</source>
        <translation>Mover los documentos en espera</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Larger, smaller</source>
        <translation>Ampliar, reducir</translation>
    </message>
    <message>
        <source>Fit width, fit page</source>
        <translation>Ajustar al ancho, ajustar a la página</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Atrás, adelante</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>LibraryAccess</name>
    <message>
        <source>The library is still being opened; try again in a moment.</source>
        <translation>La biblioteca todavía se está abriendo; inténtelo de nuevo dentro de un momento.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Vectors are computed on this computer; nothing is sent.</source>
        <translation>Los vectores se calculan en este equipo; no se envía nada.</translation>
    </message>
    <message>
        <source>The text of every passage in the library, and each question, is sent to %1.</source>
        <translation>El texto de cada pasaje de la biblioteca y cada pregunta se envían a %1.</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>The session could not be printed; check that the printer is ready, or print to a file.</source>
        <translation>No se pudo imprimir la sesión; compruebe que la impresora esté lista o imprima en un archivo.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>“%1” did not accept the pages; check that it is ready, or use another printer.</source>
        <translation>«%1» no aceptó las páginas; compruebe que esté lista o use otra impresora.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Self-RAG without rewriting (Athina)</source>
        <translation>Self-RAG sin reformulación (Athina)</translation>
    </message>
    <message>
        <source>Implementing Self-Reflective RAG using LangGraph and FAISS: 500 characters, k = 4.</source>
        <translation>Implementing Self-Reflective RAG using LangGraph and FAISS: 500 caracteres, k = 4.</translation>
    </message>
    <message>
        <source>Self-RAG (LangGraph)</source>
        <translation>Self-RAG (LangGraph)</translation>
    </message>
    <message>
        <source>Self-Reflective RAG with LangGraph: 250 tokens (about 1,000 characters), k = 4, graded against the rewritten question.</source>
        <translation>Self-Reflective RAG with LangGraph: 250 tokens (unos 1000 caracteres), k = 4, evaluación respecto a la pregunta reformulada.</translation>
    </message>
    <message>
        <source>Corrective RAG, simplified (LangGraph)</source>
        <translation>Corrective RAG, simplificado (LangGraph)</translation>
    </message>
    <message>
        <source>Self-Reflective RAG with LangGraph: any rejected passage triggers a web search, passages are not refined, and the answer is not checked.</source>
        <translation>Self-Reflective RAG with LangGraph: cualquier pasaje rechazado provoca una búsqueda web, los pasajes no se refinan y la respuesta no se comprueba.</translation>
    </message>
    <message>
        <source>Adaptive RAG (Self-RAG, Corrective and Adaptive RAG combined)</source>
        <translation>Adaptive RAG (combina Self-RAG, Corrective RAG y Adaptive RAG)</translation>
    </message>
    <message>
        <source>Integrating Self-RAG, Corrective RAG and Adaptive RAG: 1,200 / 200 characters, k = 4, T = 0.2.</source>
        <translation>Integrating Self-RAG, Corrective RAG and Adaptive RAG: 1200 / 200 caracteres, k = 4, T = 0,2.</translation>
    </message>
    <message>
        <source>Reflection tokens (LlamaIndex pack)</source>
        <translation>Tokens de reflexión (paquete de LlamaIndex)</translation>
    </message>
    <message>
        <source>Enhancing Large Language Models with Self-RAG: ten passages, 50 tokens, no sequence score, the retrieval token decides.</source>
        <translation>Enhancing Large Language Models with Self-RAG: diez pasajes, 50 tokens, sin puntuación de secuencia, decide el token de recuperación.</translation>
    </message>
    <message>
        <source>Per-passage Self-RAG (notebook)</source>
        <translation>Self-RAG por pasaje (cuaderno)</translation>
    </message>
    <message>
        <source>Self-RAG on Understanding_Climate_Change.pdf: 1,000 / 200 characters, k = 3.</source>
        <translation>Self-RAG sobre Understanding_Climate_Change.pdf: 1000 / 200 caracteres, k = 3.</translation>
    </message>
    <message>
        <source>Self-RAG paper, short form</source>
        <translation>Artículo de Self-RAG, forma corta</translation>
    </message>
    <message>
        <source>Asai et al. 2023, PopQA: threshold 0.2, weights 1, 1, 0.5, ten passages.</source>
        <translation>Asai et al. 2023, PopQA: umbral 0,2, pesos 1, 1, 0,5, diez pasajes.</translation>
    </message>
    <message>
        <source>Self-RAG paper, long form</source>
        <translation>Artículo de Self-RAG, forma larga</translation>
    </message>
    <message>
        <source>Asai et al. 2023: segments by beam search, two beams, depth 7, five passages.</source>
        <translation>Asai et al. 2023: segmentos mediante búsqueda en haz, dos haces, profundidad 7, cinco pasajes.</translation>
    </message>
    <message>
        <source>CRAG paper, PopQA</source>
        <translation>Artículo de CRAG, PopQA</translation>
    </message>
    <message>
        <source>Yan et al. 2024: thresholds 0.59 and -0.99. They were fitted to the paper&apos;s own evaluator.</source>
        <translation>Yan et al. 2024: umbrales 0,59 y -0,99. Se ajustaron al evaluador del propio artículo.</translation>
    </message>
    <message>
        <source>CRAG paper, PubHealth and ARC</source>
        <translation>Artículo de CRAG, PubHealth y ARC</translation>
    </message>
    <message>
        <source>Yan et al. 2024: thresholds 0.5 and -0.91. They were fitted to the paper&apos;s own evaluator.</source>
        <translation>Yan et al. 2024: umbrales 0,5 y -0,91. Se ajustaron al evaluador del propio artículo.</translation>
    </message>
</context>
<context>
    <name>Removed</name>
    <message>
        <source>“%1” (%2)</source>
        <translation>«%1» (%2)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Rejected by %1: passages that %2 judges irrelevant are removed; it said “%3”.</source>
        <translation>Rechazado en %1: se quitan los pasajes que %2 juzga irrelevantes; el veredicto fue «%3».</translation>
    </message>
    <message>
        <source>Rejected by %1: passages that %2 judges irrelevant are removed; it said “%3”, with a relevance probability of %4.</source>
        <translation>Rechazado en %1: se quitan los pasajes que %2 juzga irrelevantes; el veredicto fue «%3», con una probabilidad de relevancia de %4.</translation>
    </message>
    <message>
        <source>Rejected by %1: it scored %2; if no passage reaches %3, all of them are removed.</source>
        <translation>Rechazado en %1: su puntuación es %2; si ningún pasaje alcanza %3, se quitan todos.</translation>
    </message>
    <message>
        <source>Rejected by %1: its best excerpt scored %2, and excerpts below %3 are removed.</source>
        <translation>Rechazado en %1: su mejor extracto tiene una puntuación de %2, y se quitan los que no llegan a %3.</translation>
    </message>
    <message>
        <source>Rejected by %1: its best excerpt scored %2, and others scored higher.</source>
        <translation>Rechazado en %1: su mejor extracto tiene una puntuación de %2, y otros la tienen más alta.</translation>
    </message>
    <message>
        <source>Rejected by %1: an answer from it (score %2) is not supported or not relevant, and the settings drop such answers.</source>
        <translation>Rechazado en %1: una respuesta basada en él (puntuación %2) no está respaldada o no es relevante, y los ajustes descartan esas respuestas.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>check again</source>
        <translation>comprobar de nuevo</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Passages for a question (k)</source>
        <translation>Pasajes por pregunta (k)</translation>
    </message>
    <message>
        <source>Maximum query rewrites</source>
        <translation>Máximo de reformulaciones de la consulta</translation>
    </message>
    <message>
        <source>Maximum answer regenerations</source>
        <translation>Máximo de regeneraciones de la respuesta</translation>
    </message>
    <message>
        <source>Maximum steps</source>
        <translation>Máximo de pasos</translation>
    </message>
    <message>
        <source>Maximum model calls</source>
        <translation>Máximo de llamadas al modelo</translation>
    </message>
    <message>
        <source>Time limit (seconds)</source>
        <translation>Límite de tiempo (segundos)</translation>
    </message>
    <message>
        <source>Compute answers from tables</source>
        <translation>Calcular respuestas a partir de tablas</translation>
    </message>
    <message>
        <source>Complete follow-up questions</source>
        <translation>Completar preguntas de seguimiento</translation>
    </message>
    <message>
        <source>Rank with the evidence model</source>
        <translation>Ordenar con el modelo de evidencias</translation>
    </message>
    <message>
        <source>Grade against the rewritten query</source>
        <translation>Evaluar respecto a la consulta reformulada</translation>
    </message>
    <message>
        <source>Check sources and usefulness in parallel</source>
        <translation>Comprobar fuentes y utilidad en paralelo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Draft while grading</source>
        <translation>Redactar un borrador durante la evaluación</translation>
    </message>
    <message>
        <source>Cache verdicts</source>
        <translation>Guardar los veredictos en caché</translation>
    </message>
    <message>
        <source>Stop early when a retry cannot do better</source>
        <translation>Parar antes si un reintento no va a mejorar</translation>
    </message>
    <message>
        <source>Estimate the searches a question needs</source>
        <translation>Estimar las búsquedas que necesita una pregunta</translation>
    </message>
    <message>
        <source>Adaptive RAG</source>
        <translation>Adaptive RAG</translation>
    </message>
    <message>
        <source>Maximum reasoning steps</source>
        <translation>Máximo de pasos de razonamiento</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>Búsqueda web</translation>
    </message>
    <message>
        <source>SearXNG server</source>
        <translation>Servidor SearXNG</translation>
    </message>
    <message>
        <source>Web pages per search</source>
        <translation>Páginas web por búsqueda</translation>
    </message>
    <message>
        <source>Read whole web pages, not only snippets</source>
        <translation>Leer páginas web enteras, no solo fragmentos</translation>
    </message>
    <message>
        <source>Maximum web searches</source>
        <translation>Máximo de búsquedas web</translation>
    </message>
    <message>
        <source>Search the web after one rejected passage, without excerpts</source>
        <translation>Buscar en la web tras un pasaje rechazado, sin extractos</translation>
    </message>
    <message>
        <source>Corrective RAG</source>
        <translation>Corrective RAG</translation>
    </message>
    <message>
        <source>Upper threshold</source>
        <translation>Umbral superior</translation>
    </message>
    <message>
        <source>Lower threshold</source>
        <translation>Umbral inferior</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Extractos</translation>
    </message>
    <message>
        <source>Maximum excerpts</source>
        <translation>Máximo de extractos</translation>
    </message>
    <message>
        <source>Minimum excerpt score</source>
        <translation>Puntuación mínima de un extracto</translation>
    </message>
    <message>
        <source>Check the answer (Self-RAG)</source>
        <translation>Comprobar la respuesta (Self-RAG)</translation>
    </message>
    <message>
        <source>Search for passages</source>
        <translation>Buscar pasajes</translation>
    </message>
    <message>
        <source>Reflection tokens</source>
        <translation>Tokens de reflexión</translation>
    </message>
    <message>
        <source>Retrieval threshold</source>
        <translation>Umbral de recuperación</translation>
    </message>
    <message>
        <source>Relevance weight</source>
        <translation>Peso de la relevancia</translation>
    </message>
    <message>
        <source>Support weight</source>
        <translation>Peso del respaldo</translation>
    </message>
    <message>
        <source>Usefulness weight</source>
        <translation>Peso de la utilidad</translation>
    </message>
    <message>
        <source>Include the sequence probability</source>
        <translation>Incluir la probabilidad de la secuencia</translation>
    </message>
    <message>
        <source>Drop irrelevant and unsupported segments</source>
        <translation>Descartar segmentos irrelevantes o sin respaldo</translation>
    </message>
    <message>
        <source>Long form, sentence by sentence</source>
        <translation>Forma larga, frase por frase</translation>
    </message>
    <message>
        <source>Beam width (long form)</source>
        <translation>Anchura del haz (forma larga)</translation>
    </message>
    <message>
        <source>Maximum sentences (long form)</source>
        <translation>Máximo de frases (forma larga)</translation>
    </message>
    <message>
        <source>Path score</source>
        <translation>Puntuación del camino</translation>
    </message>
    <message>
        <source>Tokens per segment</source>
        <translation>Tokens por segmento</translation>
    </message>
    <message>
        <source>Model server (OpenAI protocol)</source>
        <translation>Servidor de modelos (protocolo OpenAI)</translation>
    </message>
    <message>
        <source>Model server</source>
        <translation>Servidor de modelos</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Maximum reply tokens</source>
        <translation>Máximo de tokens por respuesta</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>Peticiones en paralelo</translation>
    </message>
    <message>
        <source>Model file (GGUF)</source>
        <translation>Archivo de modelo (GGUF)</translation>
    </message>
    <message>
        <source>Writer</source>
        <translation>Redactor</translation>
    </message>
    <message>
        <source>Models by role</source>
        <translation>Modelos por función</translation>
    </message>
    <message>
        <source>Query rewriter</source>
        <translation>Reformulador de consultas</translation>
    </message>
    <message>
        <source>Relevance judge</source>
        <translation>Juez de relevancia</translation>
    </message>
    <message>
        <source>Support judge</source>
        <translation>Juez de respaldo</translation>
    </message>
    <message>
        <source>Usefulness judge</source>
        <translation>Juez de utilidad</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Enrutador</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>Passage length (characters)</source>
        <translation>Longitud de los pasajes (caracteres)</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Passage overlap (characters)</source>
        <translation>Solapamiento de los pasajes (caracteres)</translation>
    </message>
    <message>
        <source>Parallel readers (0: automatic)</source>
        <translation>Lectores en paralelo (0: automático)</translation>
    </message>
    <message>
        <source>OCR of scans</source>
        <translation>Reconocimiento de texto en escaneos</translation>
    </message>
    <message>
        <source>OCR languages</source>
        <translation>Idiomas del reconocimiento de texto</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Font size (points, 0: system size)</source>
        <translation>Tamaño de letra (puntos, 0: el del sistema)</translation>
    </message>
    <message>
        <source>Language (after a restart)</source>
        <translation>Idioma (tras reiniciar)</translation>
    </message>
    <message>
        <source>Passages in desktop search</source>
        <translation>Pasajes en la búsqueda del escritorio</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Escritorio</translation>
    </message>
    <message>
        <source>Notify when long tasks finish in the background</source>
        <translation>Avisar cuando acaben tareas largas en segundo plano</translation>
    </message>
    <message>
        <source>Reference style</source>
        <translation>Estilo de las referencias</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exportaciones</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 a %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>selección</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>ventanas</translation>
    </message>
    <message>
        <source>excerption</source>
        <translation>extractos</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptativo</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>product</source>
        <translation>producto</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>force</source>
        <translation>forzar</translation>
    </message>
    <message>
        <source>system</source>
        <translation>sistema</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>Length of a model&apos;s answer</source>
        <translation>Extensión de la respuesta de un modelo</translation>
    </message>
    <message>
        <source>short</source>
        <translation>breve</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>detailed</source>
        <translation>detallada</translation>
    </message>
</context>
<context>
    <name>SupportMap</name>
    <message>
        <source>%1 sure</source>
        <translation>seguridad: %1</translation>
    </message>
    <message>
        <source>Supported by your documents</source>
        <translation>Respaldado por sus documentos</translation>
    </message>
    <message>
        <source>Partly supported by your documents</source>
        <translation>Respaldado en parte por sus documentos</translation>
    </message>
    <message>
        <source>Not supported by your documents</source>
        <translation>No respaldado por sus documentos</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>No comprobado</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Sentence %1: %2.</source>
        <translation>Frase %1: %2.</translation>
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
        <translation>Las palabras que se buscan van al servidor SearXNG que usted indique, con su clave si la introdujo, y de allí a los buscadores que este consulta; al leer páginas, cada sitio encontrado ve también que este equipo descargó su página.</translation>
    </message>
    <message>
        <source>Tavily</source>
        <translation>Tavily</translation>
    </message>
    <message>
        <source>Search terms go to Tavily (api.tavily.com), together with your key; when pages are read, each site also sees that this computer fetched its page.</source>
        <translation>Las palabras que se buscan van a Tavily (api.tavily.com), junto con su clave; al leer páginas, cada sitio encontrado ve también que este equipo descargó su página.</translation>
    </message>
</context>
<context>
    <name>Zotero</name>
    <message>
        <source>Zotero does not accept requests from other programs; allow them in its settings: Advanced, “Allow other applications on this computer to communicate with Zotero”.</source>
        <translation>Zotero no acepta peticiones de otros programas; permítalas en sus ajustes: Avanzado, «Permitir que otras aplicaciones de este equipo se comuniquen con Zotero».</translation>
    </message>
    <message>
        <source>“%1” is not an address of this computer; Attest contacts Zotero only on this computer.</source>
        <translation>«%1» no es una dirección de este equipo; Attest solo se conecta a Zotero en este equipo.</translation>
    </message>
    <message>
        <source>Zotero no longer has this collection.</source>
        <translation>Zotero ya no tiene esa colección.</translation>
    </message>
    <message>
        <source>The program at %1 is not Zotero 7 or newer.</source>
        <translation>El programa que hay en %1 no es Zotero 7 ni una versión posterior.</translation>
    </message>
    <message>
        <source>This version of Zotero does not let other programs make changes; version 10 or newer does.</source>
        <translation>Esta versión de Zotero no permite cambios a otros programas; la 10 y las posteriores, sí.</translation>
    </message>
    <message>
        <source>Attest does not have permission to add highlights in Zotero; nothing was written.</source>
        <translation>Attest no tiene permiso para añadir resaltados en Zotero; no se escribió nada.</translation>
    </message>
    <message>
        <source>Zotero was asked for permission too often; try again in a minute.</source>
        <translation>Se pidió permiso a Zotero demasiadas veces; inténtelo de nuevo dentro de un minuto.</translation>
    </message>
    <message>
        <source>Zotero did not accept the highlights (status %1).</source>
        <translation>Zotero no aceptó los resaltados (estado %1).</translation>
    </message>
    <message>
        <source>Zotero did not accept a highlight: %1</source>
        <translation>Zotero no aceptó un resaltado: %1</translation>
    </message>
</context>
<context>
    <name>app::Assistant</name>
    <message>
        <source>Saving the settings</source>
        <translation>Guardando los ajustes</translation>
    </message>
    <message>
        <source>Working in the background</source>
        <translation>Trabajo en segundo plano</translation>
    </message>
    <message>
        <source>The backup was restored (documents: %1, sessions: %2).</source>
        <translation>Se restauró la copia de seguridad (documentos: %1, sesiones: %2).</translation>
    </message>
    <message>
        <source>The previous library is kept in %1.</source>
        <translation>La biblioteca anterior se conserva en %1.</translation>
    </message>
    <message>
        <source>Restoring a backup</source>
        <translation>Restaurando una copia de seguridad</translation>
    </message>
    <message>
        <source>The library %1 is read-only: nothing is saved.</source>
        <translation>La biblioteca %1 es de solo lectura: no se guarda nada.</translation>
    </message>
    <message>
        <source>The library %1 is read-only; restore the backup into another folder.</source>
        <translation>La biblioteca %1 es de solo lectura; restaure la copia de seguridad en otra carpeta.</translation>
    </message>
    <message>
        <source>Opening the library</source>
        <translation>Abriendo la biblioteca</translation>
    </message>
    <message>
        <source>All data that was still readable is now in a new library (sessions: %1, questions: %2, documents: %3). PDFs to be read again: %4. The damaged library is kept in %5.</source>
        <translation>Lo que se pudo leer está ahora en una biblioteca nueva (sesiones: %1, preguntas: %2, documentos: %3). PDF que se leerán de nuevo: %4. La biblioteca dañada se conserva en %5.</translation>
    </message>
    <message>
        <source>Rescuing the library</source>
        <translation>Rescatando la biblioteca</translation>
    </message>
    <message>
        <source>The library %1 is read-only; rescue it into another folder.</source>
        <translation>La biblioteca %1 es de solo lectura; rescátela en otra carpeta.</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Leyendo la biblioteca</translation>
    </message>
</context>
<context>
    <name>app::ConversationService</name>
    <message>
        <source>Checking the answer again</source>
        <translation>Comprobando de nuevo la respuesta</translation>
    </message>
</context>
<context>
    <name>app::DesktopWork</name>
    <message>
        <source>Your question has been answered</source>
        <translation>Su pregunta ya tiene respuesta</translation>
    </message>
    <message>
        <source>Work finished</source>
        <translation>El trabajo ha terminado</translation>
    </message>
    <message>
        <source>Reading finished</source>
        <translation>La lectura ha terminado</translation>
    </message>
    <message>
        <source>Documents are being read</source>
        <translation>Leyendo documentos</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message numerus="yes">
        <source>You can now ask about %Ln document(s)</source>
        <translation>
            <numerusform>Ya puede preguntar sobre %Ln documento</numerusform>
            <numerusform>Ya puede preguntar sobre %Ln documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read</source>
        <translation>
            <numerusform>No se pudo leer %Ln</numerusform>
            <numerusform>No se pudieron leer %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DocumentService</name>
    <message>
        <source>Looking for PDFs</source>
        <translation>Buscando archivos PDF</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>Leyendo de nuevo</translation>
    </message>
    <message>
        <source>Removing</source>
        <translation>Quitando</translation>
    </message>
    <message>
        <source>Saving the correction</source>
        <translation>Guardando la corrección</translation>
    </message>
    <message>
        <source>Tagging</source>
        <translation>Etiquetando</translation>
    </message>
    <message>
        <source>Hiding from assistants</source>
        <translation>Ocultándolo a los asistentes</translation>
    </message>
    <message>
        <source>Making visible to assistants</source>
        <translation>Mostrándolo a los asistentes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files or folders were left out.</source>
        <translation>
            <numerusform>Se omitió %Ln archivo o carpeta.</numerusform>
            <numerusform>Se omitieron %Ln archivos o carpetas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Leyendo %1</translation>
    </message>
</context>
<context>
    <name>app::EvaluationService</name>
    <message>
        <source>1 of them is unanswerable.</source>
        <translation>1 de ellas no tiene respuesta posible.</translation>
    </message>
    <message>
        <source>%1 of them are unanswerable.</source>
        <translation>%1 de ellas no tienen respuesta posible.</translation>
    </message>
    <message>
        <source>Left out: %1. %2</source>
        <translation>Omitidas: %1. %2</translation>
    </message>
    <message>
        <source>%1 cannot be created, so there is nowhere to save the measurements.</source>
        <translation>No se puede crear %1, así que no hay dónde guardar las mediciones.</translation>
    </message>
    <message>
        <source>Your test questions in %1 cannot be read (%2).</source>
        <translation>No se pueden leer sus preguntas de prueba en %1 (%2).</translation>
    </message>
    <message>
        <source>Evaluating %1</source>
        <translation>Evaluando %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about documents in your library.</source>
        <translation>
            <numerusform>%Ln pregunta sobre documentos de su biblioteca.</numerusform>
            <numerusform>%Ln preguntas sobre documentos de su biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about %1 texts in the set, which says where the answers are: this measures retrieval.</source>
        <translation>
            <numerusform>%Ln pregunta sobre %1 textos del conjunto, que indica dónde están las respuestas: se mide la búsqueda.</numerusform>
            <numerusform>%Ln preguntas sobre %1 textos del conjunto, que indica dónde están las respuestas: se mide la búsqueda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about %1 paragraphs in the set.</source>
        <translation>
            <numerusform>%Ln pregunta sobre %1 párrafos del conjunto.</numerusform>
            <numerusform>%Ln preguntas sobre %1 párrafos del conjunto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s), each with a passage that does or does not support it: this measures judging.</source>
        <translation>
            <numerusform>%Ln frase con un pasaje que la respalda o no: se mide el juicio.</numerusform>
            <numerusform>%Ln frases, cada una con un pasaje que la respalda o no: se mide el juicio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln verdict(s), each with the correct one: this measures judging.</source>
        <translation>
            <numerusform>%Ln veredicto con el correcto: se mide el juicio.</numerusform>
            <numerusform>%Ln veredictos, cada uno con el correcto: se mide el juicio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln response(s) from any program: this checks whether they answer the question, and whether their context supports them.</source>
        <translation>
            <numerusform>%Ln respuesta de cualquier programa: se comprueba si responde y si su contexto la respalda.</numerusform>
            <numerusform>%Ln respuestas de cualquier programa: se comprueba si responden y si su contexto las respalda.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FolderService</name>
    <message>
        <source>Looking through %1</source>
        <translation>Revisando %1</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>Vigilando %1</translation>
    </message>
    <message>
        <source>Changing what to include from a folder</source>
        <translation>Cambiando qué incluir de una carpeta</translation>
    </message>
    <message>
        <source>Removing a watched folder</source>
        <translation>Dejando de vigilar una carpeta</translation>
    </message>
    <message>
        <source>Removing missing documents</source>
        <translation>Quitando los documentos que faltan</translation>
    </message>
</context>
<context>
    <name>app::IndexService</name>
    <message>
        <source>Reading the tables of your documents</source>
        <translation>Leyendo las tablas de sus documentos</translation>
    </message>
    <message>
        <source>Learning what your documents are about</source>
        <translation>Aprendiendo de qué tratan sus documentos</translation>
    </message>
    <message>
        <source>Opening the model for vectors</source>
        <translation>Abriendo el modelo para vectores</translation>
    </message>
    <message>
        <source>Computing vectors for your documents</source>
        <translation>Calculando vectores de sus documentos</translation>
    </message>
</context>
<context>
    <name>app::MaintenanceService</name>
    <message>
        <source>The library was checked and is intact.</source>
        <translation>La biblioteca se comprobó y está íntegra.</translation>
    </message>
    <message>
        <source>The library was backed up to %1; the backup was read back and is intact (documents: %2, sessions: %3).</source>
        <translation>La copia de la biblioteca se guardó en %1, se volvió a leer y está íntegra (documentos: %2, sesiones: %3).</translation>
    </message>
    <message>
        <source>Backing up the library</source>
        <translation>Haciendo la copia de seguridad de la biblioteca</translation>
    </message>
    <message>
        <source>Restoring from the bin</source>
        <translation>Restaurando de la papelera</translation>
    </message>
    <message>
        <source>Emptying the bin</source>
        <translation>Vaciando la papelera</translation>
    </message>
    <message>
        <source>Checking the library</source>
        <translation>Comprobando la biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>Parts of %Ln document(s) are missing and will be read again.</source>
        <translation>
            <numerusform>Faltan partes de %Ln documento; se leerán de nuevo.</numerusform>
            <numerusform>Faltan partes de %Ln documentos; se leerán de nuevo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Manual</name>
    <message>
        <source>The manual is not in its folder, “%1”; install Attest again.</source>
        <translation>El manual no está en su carpeta, «%1»; instale Attest de nuevo.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>The manual has no page %1.</source>
        <translation>El manual no tiene la página %1.</translation>
    </message>
</context>
<context>
    <name>app::ModelService</name>
    <message>
        <source>Waiting for the model</source>
        <translation>Esperando al modelo</translation>
    </message>
</context>
<context>
    <name>app::PageService</name>
    <message>
        <source>This PDF is locked; type its password on the page about the document.</source>
        <translation>Este PDF está bloqueado; escriba su contraseña en la página sobre el documento.</translation>
    </message>
    <message>
        <source>Printing “%1”</source>
        <translation>Imprimiendo «%1»</translation>
    </message>
</context>
<context>
    <name>app::PasswordService</name>
    <message>
        <source>Reading again</source>
        <translation>Leyendo de nuevo</translation>
    </message>
    <message>
        <source>Remembering the password</source>
        <translation>Recordando la contraseña</translation>
    </message>
    <message>
        <source>Forgetting the password</source>
        <translation>Olvidando la contraseña</translation>
    </message>
</context>
<context>
    <name>app::ReindexService</name>
    <message>
        <source>All documents are up to date.</source>
        <translation>Todos los documentos están al día.</translation>
    </message>
    <message>
        <source>Re-indexing outdated documents</source>
        <translation>Reindexando documentos desactualizados</translation>
    </message>
    <message>
        <source>No document was brought up to date: the outdated ones could not be read again. If one is locked, type its password on the page about it.</source>
        <translation>No se puso al día ningún documento: los desactualizados no se pudieron leer de nuevo. Si alguno está bloqueado, escriba su contraseña en la página dedicada a él.</translation>
    </message>
    <message>
        <source>Looking for outdated documents</source>
        <translation>Buscando documentos desactualizados</translation>
    </message>
    <message>
        <source>Reading is paused; once it resumes and nothing is waiting to be read, your documents will be brought up to date.</source>
        <translation>La lectura está en pausa; cuando se reanude y no quede nada por leer, sus documentos se pondrán al día.</translation>
    </message>
    <message>
        <source>Your documents will be brought up to date once nothing is waiting to be read.</source>
        <translation>Sus documentos se pondrán al día cuando no quede nada por leer.</translation>
    </message>
</context>
<context>
    <name>app::ScanService</name>
    <message>
        <source>Looking for pages to recognise</source>
        <translation>Buscando páginas por reconocer</translation>
    </message>
    <message>
        <source>Recognising the text of scans</source>
        <translation>Reconociendo el texto de los escaneos</translation>
    </message>
</context>
<context>
    <name>app::SessionService</name>
    <message>
        <source>This answer is no longer in its session.</source>
        <translation>Esta respuesta ya no está en su sesión.</translation>
    </message>
    <message>
        <source>Opening the session</source>
        <translation>Abriendo la sesión</translation>
    </message>
    <message>
        <source>Renaming the session</source>
        <translation>Cambiando el nombre de la sesión</translation>
    </message>
    <message>
        <source>Tagging the session</source>
        <translation>Etiquetando la sesión</translation>
    </message>
    <message>
        <source>Pinning the session</source>
        <translation>Fijando la sesión</translation>
    </message>
    <message>
        <source>Copying the session</source>
        <translation>Copiando la sesión</translation>
    </message>
    <message>
        <source>Removing the session</source>
        <translation>Eliminando la sesión</translation>
    </message>
    <message>
        <source>Starting another session</source>
        <translation>Empezando otra sesión</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>Exportando a %1</translation>
    </message>
    <message>
        <source>Printing “%1”</source>
        <translation>Imprimiendo «%1»</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
    <message>
        <source>Saving the correction</source>
        <translation>Guardando la corrección</translation>
    </message>
</context>
<context>
    <name>app::TeamService</name>
    <message>
        <source>Pulling the team library</source>
        <translation>Trayendo la biblioteca del equipo</translation>
    </message>
    <message>
        <source>Publishing the answer</source>
        <translation>Publicando la respuesta</translation>
    </message>
    <message>
        <source>The answer is now visible to everyone who may see the documents it is based on.</source>
        <translation>La respuesta ya es visible para todos los que pueden ver los documentos en que se apoya.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Find passages</source>
        <translation>Buscar pasajes</translation>
    </message>
    <message>
        <source>Filter passages</source>
        <translation>Filtrar pasajes</translation>
    </message>
    <message>
        <source>Rephrase the question</source>
        <translation>Reformular la pregunta</translation>
    </message>
    <message>
        <source>Write an answer</source>
        <translation>Escribir una respuesta</translation>
    </message>
    <message>
        <source>Check sources</source>
        <translation>Comprobar las fuentes</translation>
    </message>
    <message>
        <source>Check usefulness</source>
        <translation>Comprobar la utilidad</translation>
    </message>
    <message>
        <source>Keep best attempt</source>
        <translation>Conservar el mejor intento</translation>
    </message>
    <message>
        <source>Explain gaps</source>
        <translation>Explicar las lagunas</translation>
    </message>
    <message>
        <source>Compute from tables</source>
        <translation>Calcular a partir de tablas</translation>
    </message>
    <message>
        <source>Check the computation</source>
        <translation>Comprobar el cálculo</translation>
    </message>
    <message>
        <source>Decide whether to look</source>
        <translation>Decidir si se busca</translation>
    </message>
    <message>
        <source>Answer from each passage</source>
        <translation>Responder con cada pasaje</translation>
    </message>
    <message>
        <source>Keep the best answer</source>
        <translation>Conservar la mejor respuesta</translation>
    </message>
    <message>
        <source>Answer from memory</source>
        <translation>Responder de memoria</translation>
    </message>
    <message>
        <source>Size up the question</source>
        <translation>Estimar el alcance de la pregunta</translation>
    </message>
    <message>
        <source>Decide where to look</source>
        <translation>Decidir dónde buscar</translation>
    </message>
    <message>
        <source>Find more passages</source>
        <translation>Buscar más pasajes</translation>
    </message>
    <message>
        <source>Think one step further</source>
        <translation>Razonar un paso más</translation>
    </message>
    <message>
        <source>Look on the web</source>
        <translation>Mirar en la web</translation>
    </message>
    <message>
        <source>Ask whether to look</source>
        <translation>Preguntar si se busca</translation>
    </message>
    <message>
        <source>Write the next sentence</source>
        <translation>Escribir la frase siguiente</translation>
    </message>
    <message>
        <source>Keep the best paths</source>
        <translation>Conservar los mejores caminos</translation>
    </message>
    <message>
        <source>Score every passage</source>
        <translation>Puntuar cada pasaje</translation>
    </message>
    <message>
        <source>Keep the excerpts that help</source>
        <translation>Conservar los extractos útiles</translation>
    </message>
    <message>
        <source>Choose web keywords</source>
        <translation>Elegir palabras clave para la web</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>Buscar en la web</translation>
    </message>
    <message>
        <source>Keep what helps from the web</source>
        <translation>Conservar lo útil de la web</translation>
    </message>
    <message>
        <source>Combine library and web</source>
        <translation>Reunir biblioteca y web</translation>
    </message>
    <message>
        <source>Read the pages</source>
        <translation>Leer las páginas</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>Leyendo de nuevo</translation>
    </message>
    <message>
        <source>Recognise the text</source>
        <translation>Reconocer el texto</translation>
    </message>
    <message>
        <source>Recognising text</source>
        <translation>Reconociendo texto</translation>
    </message>
    <message>
        <source>Look at the file</source>
        <translation>Examinar el archivo</translation>
    </message>
    <message>
        <source>Cut into passages</source>
        <translation>Dividir en pasajes</translation>
    </message>
    <message>
        <source>Choose the pages</source>
        <translation>Elegir las páginas</translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation>Indexando</translation>
    </message>
    <message>
        <source>Adding a PDF</source>
        <translation>Añadiendo un PDF</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Indexar</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>Reuse the stored pages</source>
        <translation>Reutilizar las páginas guardadas</translation>
    </message>
    <message>
        <source>Keep the earlier text</source>
        <translation>Conservar lo leído antes</translation>
    </message>
    <message>
        <source>found</source>
        <translation>encontrado</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nada encontrado</translation>
    </message>
    <message>
        <source>none relevant</source>
        <translation>ninguno relevante</translation>
    </message>
    <message>
        <source>some</source>
        <translation>algunos</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>written</source>
        <translation>escrito</translation>
    </message>
    <message>
        <source>grounded</source>
        <translation>respaldado</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>sin respaldo</translation>
    </message>
    <message>
        <source>useful</source>
        <translation>útil</translation>
    </message>
    <message>
        <source>not useful</source>
        <translation>no útil</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>límite alcanzado</translation>
    </message>
    <message>
        <source>no new query</source>
        <translation>sin consulta nueva</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>reintentar</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservado</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculado</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmado</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>dudoso</translation>
    </message>
    <message>
        <source>recalled</source>
        <translation>recordado</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>incorrecto</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ambiguo</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondido</translation>
    </message>
    <message>
        <source>web</source>
        <translation>web</translation>
    </message>
    <message>
        <source>library</source>
        <translation>biblioteca</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>necesario</translation>
    </message>
    <message>
        <source>unneeded</source>
        <translation>innecesario</translation>
    </message>
    <message>
        <source>look</source>
        <translation>buscar</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>recordar</translation>
    </message>
    <message>
        <source>single</source>
        <translation>una búsqueda</translation>
    </message>
    <message>
        <source>multi</source>
        <translation>varias búsquedas</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>ampliado</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>suficiente</translation>
    </message>
    <message>
        <source>drafted</source>
        <translation>en borrador</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>concluded</source>
        <translation>concluido</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>known</source>
        <translation>conocido</translation>
    </message>
    <message>
        <source>there</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>filtered</source>
        <translation>filtrado</translation>
    </message>
    <message>
        <source>not filtered</source>
        <translation>sin filtrar</translation>
    </message>
    <message>
        <source>not estimated</source>
        <translation>sin estimar</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>sin comprobar</translation>
    </message>
    <message>
        <source>named</source>
        <translation>palabras elegidas</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>páginas</translation>
    </message>
    <message>
        <source>write</source>
        <translation>escribir</translation>
    </message>
    <message>
        <source>%1, retry</source>
        <translation>%1, reintento</translation>
    </message>
    <message>
        <source>Grades every passage, checks the answer, and rewrites or regenerates when a check fails.</source>
        <translation>Evalúa cada pasaje, comprueba la respuesta, y reformula o regenera cuando falla una comprobación.</translation>
    </message>
    <message>
        <source>Finds passages and writes an answer without any checks, as a baseline for the other flows.</source>
        <translation>Busca pasajes y escribe una respuesta sin comprobar nada; es la referencia para comparar los demás flujos.</translation>
    </message>
    <message>
        <source>Decides where and how often to search, corrects results with a web search, and checks the answer.</source>
        <translation>Decide dónde buscar y cuántas veces, corrige los resultados con una búsqueda web y comprueba la respuesta.</translation>
    </message>
    <message>
        <source>Decides whether to search, writes an answer from each relevant passage, and keeps the best-supported one.</source>
        <translation>Decide si se busca, responde a partir de cada pasaje relevante por separado y conserva la respuesta mejor respaldada.</translation>
    </message>
    <message>
        <source>Decides whether to search, writes an answer from each passage, and keeps the one it rates highest itself.</source>
        <translation>Decide si se busca, escribe una respuesta a partir de cada pasaje y conserva la que él mismo puntúa mejor.</translation>
    </message>
    <message>
        <source>Scores every passage, keeps the excerpts that help, and searches the web once if the library is not enough.</source>
        <translation>Puntúa cada pasaje, conserva los extractos útiles y busca una vez en la web si la biblioteca no basta.</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificado</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculado</translation>
    </message>
    <message>
        <source>Quoted · direct answer</source>
        <translation>Citado · responde directamente</translation>
    </message>
    <message>
        <source>Quoted · probably answers</source>
        <translation>Citado · probablemente responde</translation>
    </message>
    <message>
        <source>Quoted · related</source>
        <translation>Citado · relacionado</translation>
    </message>
    <message>
        <source>On questions the model had not seen, %1 of %2 quotations shown as “direct answer” were right.</source>
        <translation>De las citas marcadas como «responde directamente», %1 de %2 eran correctas en preguntas que el modelo no había visto.</translation>
    </message>
    <message>
        <source>On questions the model had not seen, %1 of %2 quotations shown as “probably answers” were right.</source>
        <translation>De las citas marcadas como «probablemente responde», %1 de %2 eran correctas en preguntas que el modelo no había visto.</translation>
    </message>
    <message>
        <source>On questions the model had not seen, %1 of %2 quotations shown as “related” were right.</source>
        <translation>De las citas marcadas como «relacionado», %1 de %2 eran correctas en preguntas que el modelo no había visto.</translation>
    </message>
    <message>
        <source>Supported, but may not fully answer</source>
        <translation>Respaldado, pero quizá no responde del todo</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>No verificado</translation>
    </message>
    <message>
        <source>From model memory, no document used</source>
        <translation>De la memoria del modelo, sin usar ningún documento</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>About Attest, not from your documents</source>
        <translation>Sobre Attest, no de sus documentos</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>You disagree · %1</source>
        <translation>Usted discrepa · %1</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences has no source</source>
        <translation>Respaldado en parte: %1 de %2 frases no tiene fuente</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences have no source</source>
        <translation>Respaldado en parte: %1 de %2 frases no tienen fuente</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentence has no source</source>
        <translation>Respaldado en parte: %1 de %2 frase no tiene fuente</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences only in part</source>
        <translation>Respaldado en parte: %1 de %2 frases solo en parte</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentence only in part</source>
        <translation>Respaldado en parte: %1 de %2 frase solo en parte</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences has no source, %3 only in part</source>
        <translation>Respaldado en parte: %1 de %2 frases no tiene fuente, %3 solo en parte</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences have no source, %3 only in part</source>
        <translation>Respaldado en parte: %1 de %2 frases no tienen fuente, %3 solo en parte</translation>
    </message>
    <message>
        <source>[partly supported]</source>
        <translation>[respaldado en parte]</translation>
    </message>
    <message>
        <source>[no source]</source>
        <translation>[sin fuente]</translation>
    </message>
    <message>
        <source>No sentence is supported by a passage it cites.</source>
        <translation>Ninguna frase está respaldada por un pasaje que cite.</translation>
    </message>
    <message>
        <source>The answer was cut off; raise the maximum reply tokens in Settings.</source>
        <translation>La respuesta quedó cortada; aumente el máximo de tokens por respuesta en Ajustes.</translation>
    </message>
    <message>
        <source>A verdict on this answer could not be read.</source>
        <translation>No se pudo leer un veredicto sobre esta respuesta.</translation>
    </message>
    <message>
        <source>The computation was not checked.</source>
        <translation>El cálculo no se comprobó.</translation>
    </message>
    <message>
        <source>No model judged whether this answers the question.</source>
        <translation>Ningún modelo juzgó si esto responde a la pregunta.</translation>
    </message>
    <message>
        <source>This flow checks nothing; choose Self-RAG to have the answer checked.</source>
        <translation>Este flujo no comprueba nada; elija Self-RAG para que se compruebe la respuesta.</translation>
    </message>
    <message>
        <source>Only part of this answer is supported by its sources; this flow allows that.</source>
        <translation>Solo una parte de esta respuesta está respaldada por sus fuentes; este flujo lo admite.</translation>
    </message>
    <message>
        <source>The budget was used up before this answer was checked; raise it in Settings.</source>
        <translation>El presupuesto se agotó antes de comprobar esta respuesta; auméntelo en Ajustes.</translation>
    </message>
    <message>
        <source>This answer was not checked.</source>
        <translation>Esta respuesta no se comprobó.</translation>
    </message>
    <message>
        <source>Supported by %1, but whether it answers the question was not checked.</source>
        <translation>Respaldado por %1, pero no se comprobó si responde a la pregunta.</translation>
    </message>
    <message>
        <source>Supported in part by %1, but whether it answers the question was not checked.</source>
        <translation>Respaldado en parte por %1, pero no se comprobó si responde a la pregunta.</translation>
    </message>
    <message>
        <source>The check for whether %1 support this answer failed: %2</source>
        <translation>Falló la comprobación de que %1 respaldan esta respuesta: %2</translation>
    </message>
    <message>
        <source>The verdict on whether this answers the question could not be read.</source>
        <translation>No se pudo leer el veredicto sobre si esto responde a la pregunta.</translation>
    </message>
    <message>
        <source>Supported by %1, but it may not fully answer the question: %2</source>
        <translation>Respaldado por %1, pero quizá no responde del todo a la pregunta: %2</translation>
    </message>
    <message>
        <source>your documents</source>
        <translation>sus documentos</translation>
    </message>
    <message>
        <source>the web pages found</source>
        <translation>las páginas web encontradas</translation>
    </message>
    <message>
        <source>your documents and the web pages found</source>
        <translation>sus documentos y las páginas web encontradas</translation>
    </message>
    <message>
        <source>There is nothing in the library yet; add PDFs and ask again.</source>
        <translation>Todavía no hay nada en la biblioteca; añada archivos PDF y pregunte de nuevo.</translation>
    </message>
    <message>
        <source>None of the documents you asked about could be read; the library shows the reason for each.</source>
        <translation>No se pudo leer ninguno de los documentos consultados; la biblioteca indica el motivo de cada uno.</translation>
    </message>
    <message>
        <source>None of these words appear in your documents; try other words or add documents.</source>
        <translation>Ninguna de estas palabras aparece en sus documentos; pruebe con otras o añada documentos.</translation>
    </message>
    <message>
        <source>I found no passage that answers this; look at the closest matches, try other words, or add documents.</source>
        <translation>No encontré ningún pasaje que responda a esto; mire los más cercanos, pruebe con otras palabras o añada documentos.</translation>
    </message>
    <message>
        <source>The passages found do not answer this question; look at them, or ask about fewer things at a time.</source>
        <translation>Los pasajes encontrados no responden a esta pregunta; mírelos o pregunte menos cosas a la vez.</translation>
    </message>
    <message>
        <source>The budget was used up before there was an answer; raise it in Settings and ask again.</source>
        <translation>El presupuesto se agotó antes de que hubiera una respuesta; auméntelo en Ajustes y pregunte de nuevo.</translation>
    </message>
    <message>
        <source>None of your documents contains the word %1; try another word, or add a document about it.</source>
        <translation>Ninguno de sus documentos contiene la palabra %1; pruebe con otra o añada un documento que trate de ello.</translation>
    </message>
    <message>
        <source>None of your documents contains the words %1; try other words, or add a document about them.</source>
        <translation>Ninguno de sus documentos contiene las palabras %1; pruebe con otras o añada un documento que trate de ello.</translation>
    </message>
    <message>
        <source>Stopped by the user after “%1”.</source>
        <translation>Detenido por el usuario después de «%1».</translation>
    </message>
    <message>
        <source>stopped by the user after this step</source>
        <translation>detenido por el usuario después de este paso</translation>
    </message>
    <message>
        <source>Accepted by the user before the run had ended.</source>
        <translation>Aceptado por el usuario antes de que terminara la ejecución.</translation>
    </message>
    <message>
        <source>there is no attempt to keep</source>
        <translation>no hay ningún intento que conservar</translation>
    </message>
    <message>
        <source>attempt %1 of %2 is the best</source>
        <translation>el intento %1 de %2 es el mejor</translation>
    </message>
    <message>
        <source>Web search is off; turn it on in Settings to search the web too.</source>
        <translation>La búsqueda web está desactivada; actívela en Ajustes para buscar también allí.</translation>
    </message>
    <message>
        <source>The web search returned nothing: %1.</source>
        <translation>La búsqueda web no dio resultado: %1.</translation>
    </message>
    <message>
        <source>you chose the passages</source>
        <translation>usted eligió los pasajes</translation>
    </message>
    <message>
        <source>nothing found in the library</source>
        <translation>no se encontró nada en la biblioteca</translation>
    </message>
    <message>
        <source>%1 of %2 relevant</source>
        <translation>%1 de %2 relevantes</translation>
    </message>
    <message>
        <source>nothing relevant</source>
        <translation>nada relevante</translation>
    </message>
    <message>
        <source>%1 passage, the same as an earlier query found: no progress</source>
        <translation>%1 pasaje, el mismo que en una consulta anterior: sin avance</translation>
    </message>
    <message>
        <source>%1 passages, the same as an earlier query found: no progress</source>
        <translation>%1 pasajes, los mismos que en una consulta anterior: sin avance</translation>
    </message>
    <message>
        <source>%1 passage</source>
        <translation>%1 pasaje</translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 pasajes</translation>
    </message>
    <message>
        <source>new query: %1</source>
        <translation>consulta nueva: %1</translation>
    </message>
    <message>
        <source>also searched for: %1</source>
        <translation>también se buscó: %1</translation>
    </message>
    <message>
        <source>there is no other way to phrase it</source>
        <translation>no hay otra manera de expresarlo</translation>
    </message>
    <message>
        <source>the same query as before: no progress</source>
        <translation>otra vez la misma consulta: sin avance</translation>
    </message>
    <message>
        <source>the budget is used up: %1 of %2 calls, %3 of %4 s</source>
        <translation>el presupuesto está agotado: %1 de %2 llamadas, %3 de %4 s</translation>
    </message>
    <message>
        <source>the budget was used up</source>
        <translation>el presupuesto se agotó</translation>
    </message>
    <message>
        <source>kept because you chose them</source>
        <translation>conservados porque usted los eligió</translation>
    </message>
    <message>
        <source>computing answers is off</source>
        <translation>el cálculo de respuestas está desactivado</translation>
    </message>
    <message>
        <source>recomputed from the text of %1: the same value</source>
        <translation>calculado de nuevo a partir del texto de %1: el mismo valor</translation>
    </message>
    <message>
        <source>recomputed from the text of %1: a different value</source>
        <translation>calculado de nuevo a partir del texto de %1: otro valor</translation>
    </message>
    <message>
        <source>%1 cell</source>
        <translation>%1 celda</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 celdas</translation>
    </message>
    <message>
        <source>it asks for neither a number nor a cell</source>
        <translation>no pide ni un número ni una celda</translation>
    </message>
    <message>
        <source>nothing in the passage answers the question</source>
        <translation>nada en el pasaje responde a la pregunta</translation>
    </message>
    <message>
        <source>nothing in the passages answers the question</source>
        <translation>nada en los pasajes responde a la pregunta</translation>
    </message>
    <message>
        <source>there is no answer to select</source>
        <translation>no hay ninguna respuesta que elegir</translation>
    </message>
    <message>
        <source>there was already a better one</source>
        <translation>ya había una mejor</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>no comprobado</translation>
    </message>
    <message>
        <source>the verdict could not be read</source>
        <translation>no se pudo leer el veredicto</translation>
    </message>
    <message>
        <source>%1 says “%2”</source>
        <translation>%1 dice «%2»</translation>
    </message>
    <message>
        <source>No passage supports %1</source>
        <translation>Ningún pasaje respalda %1</translation>
    </message>
    <message>
        <source>attempt %1, from %2</source>
        <translation>intento %1, a partir de %2</translation>
    </message>
    <message>
        <source>attempt %1, from %2, started while they were being graded</source>
        <translation>intento %1, a partir de %2, empezado mientras se evaluaban</translation>
    </message>
    <message>
        <source>%1 source</source>
        <translation>%1 fuente</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 fuentes</translation>
    </message>
    <message>
        <source>from memory, no document used</source>
        <translation>de memoria, sin usar ningún documento</translation>
    </message>
    <message>
        <source>Written from the model&apos;s memory; check it before you rely on it.</source>
        <translation>Escrito de memoria por el modelo; compruébelo antes de fiarse.</translation>
    </message>
    <message>
        <source>web search is off</source>
        <translation>la búsqueda web está desactivada</translation>
    </message>
    <message>
        <source>the web search found nothing</source>
        <translation>la búsqueda web no encontró nada</translation>
    </message>
    <message>
        <source>set to always look</source>
        <translation>configurado para buscar siempre</translation>
    </message>
    <message>
        <source>set to never look</source>
        <translation>configurado para no buscar nunca</translation>
    </message>
    <message>
        <source>checking answers is off</source>
        <translation>la comprobación de respuestas está desactivada</translation>
    </message>
    <message>
        <source>there is nowhere else to look</source>
        <translation>no hay otro sitio donde buscar</translation>
    </message>
    <message>
        <source>%1 says that the passage helps (%2).</source>
        <translation>%1 dice que el pasaje ayuda (%2).</translation>
    </message>
    <message>
        <source>%1 says that the passage does not help (%2).</source>
        <translation>%1 dice que el pasaje no ayuda (%2).</translation>
    </message>
    <message>
        <source>%1 says that the passages say this (%2).</source>
        <translation>%1 dice que los pasajes afirman esto (%2).</translation>
    </message>
    <message>
        <source>%1 says that the passages say some of this (%2).</source>
        <translation>%1 dice que los pasajes afirman parte de esto (%2).</translation>
    </message>
    <message>
        <source>%1 says that the passages do not say this (%2).</source>
        <translation>%1 dice que los pasajes no afirman esto (%2).</translation>
    </message>
    <message>
        <source>%1 says that the usefulness of the answer is %2 of 5 (%3).</source>
        <translation>%1 dice que la utilidad de la respuesta es %2 de 5 (%3).</translation>
    </message>
    <message>
        <source>%1 says that the passage helps.</source>
        <translation>%1 dice que el pasaje ayuda.</translation>
    </message>
    <message>
        <source>%1 says that the passage does not help.</source>
        <translation>%1 dice que el pasaje no ayuda.</translation>
    </message>
    <message>
        <source>%1 says that the passages say this.</source>
        <translation>%1 dice que los pasajes afirman esto.</translation>
    </message>
    <message>
        <source>%1 says that the passages say some of this.</source>
        <translation>%1 dice que los pasajes afirman parte de esto.</translation>
    </message>
    <message>
        <source>%1 says that the passages do not say this.</source>
        <translation>%1 dice que los pasajes no afirman esto.</translation>
    </message>
    <message>
        <source>%1 says that the usefulness of the answer is %2 of 5.</source>
        <translation>%1 dice que la utilidad de la respuesta es %2 de 5.</translation>
    </message>
    <message>
        <source>The reply from %1 could not be read as a verdict.</source>
        <translation>La respuesta de %1 no se pudo leer como veredicto.</translation>
    </message>
    <message>
        <source>all %1 key terms found</source>
        <translation>encontrados los %1 términos clave</translation>
    </message>
    <message>
        <source>%1 of %2 key terms found</source>
        <translation>%1 de %2 términos clave encontrados</translation>
    </message>
    <message>
        <source>the key term was found</source>
        <translation>se encontró el término clave</translation>
    </message>
    <message>
        <source>there are no words to compare</source>
        <translation>no hay palabras que comparar</translation>
    </message>
    <message>
        <source>quoted word for word</source>
        <translation>citado palabra por palabra</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a date</source>
        <translation>una fecha</translation>
    </message>
    <message>
        <source>%1 isn&apos;t in this passage</source>
        <translation>%1 no está en este pasaje</translation>
    </message>
    <message>
        <source>%1 aren&apos;t in this passage</source>
        <translation>%1 no están en este pasaje</translation>
    </message>
    <message>
        <source>the year %1 isn&apos;t in this passage</source>
        <translation>el año %1 no está en este pasaje</translation>
    </message>
    <message>
        <source>“%1” replaces “%2”</source>
        <translation>«%1» sustituye a «%2»</translation>
    </message>
    <message>
        <source>few words of “%1” appear close together</source>
        <translation>pocas palabras de «%1» aparecen juntas</translation>
    </message>
    <message>
        <source>a name is in another sentence</source>
        <translation>un nombre está en otra frase</translation>
    </message>
    <message>
        <source>says several things at once</source>
        <translation>dice varias cosas a la vez</translation>
    </message>
    <message>
        <source>a number is in another sentence</source>
        <translation>un número está en otra frase</translation>
    </message>
    <message>
        <source>a number has a different unit or month</source>
        <translation>un número tiene otra unidad u otro mes</translation>
    </message>
    <message>
        <source>only one of the two says “not”</source>
        <translation>solo uno de los dos dice «no»</translation>
    </message>
    <message>
        <source>a word is replaced by its opposite</source>
        <translation>una palabra está sustituida por su antónimo</translation>
    </message>
    <message>
        <source>a word is contradicted by its opposite</source>
        <translation>una palabra queda contradicha por su antónimo</translation>
    </message>
    <message>
        <source>the words are in a different order</source>
        <translation>las palabras están en otro orden</translation>
    </message>
    <message>
        <source>two names are swapped</source>
        <translation>dos nombres están intercambiados</translation>
    </message>
    <message>
        <source>the words are the same except for a “not”</source>
        <translation>las palabras son las mismas, salvo un «no»</translation>
    </message>
    <message>
        <source>says more than the passage, such as “all” for “some”</source>
        <translation>dice más que el pasaje, como «todos» por «algunos»</translation>
    </message>
    <message>
        <source>says nothing that can be compared</source>
        <translation>no dice nada que se pueda comparar</translation>
    </message>
    <message>
        <source>kept only the significant words</source>
        <translation>se conservaron solo las palabras significativas</translation>
    </message>
    <message>
        <source>rare words from the nearest passages</source>
        <translation>palabras poco frecuentes de los pasajes más cercanos</translation>
    </message>
    <message>
        <source>added %1: %2</source>
        <translation>se añadió %1: %2</translation>
    </message>
    <message>
        <source>dropped %1, which the library does not contain</source>
        <translation>se quitó %1, que la biblioteca no contiene</translation>
    </message>
    <message>
        <source>left out %1</source>
        <translation>se omitió %1</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t in the passage</source>
        <translation>«%1» no está en el pasaje</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t in any passage</source>
        <translation>«%1» no está en ningún pasaje</translation>
    </message>
    <message>
        <source>Did you mean “%1”? Attest searched for both.</source>
        <translation>¿Quiso decir «%1»? Attest buscó ambas cosas.</translation>
    </message>
    <message>
        <source>You typed “%1”; taken as the question above.</source>
        <translation>Usted escribió «%1»; se entendió como la pregunta de arriba.</translation>
    </message>
    <message>
        <source>“%1” has changed since this answer was checked.</source>
        <translation>«%1» ha cambiado desde que se comprobó esta respuesta.</translation>
    </message>
    <message>
        <source>“%1” is no longer in the library.</source>
        <translation>«%1» ya no está en la biblioteca.</translation>
    </message>
    <message>
        <source>The file for “%1” is currently missing; the text read from it is still here.</source>
        <translation>El archivo de «%1» no está disponible ahora; el texto leído de él sigue aquí.</translation>
    </message>
    <message>
        <source>Checked again: the documents still support this answer.</source>
        <translation>Comprobado de nuevo: los documentos siguen respaldando esta respuesta.</translation>
    </message>
    <message>
        <source>Checked again: the documents now support this answer only in part.</source>
        <translation>Comprobado de nuevo: ahora los documentos respaldan esta respuesta solo en parte.</translation>
    </message>
    <message>
        <source>Checked again: the documents no longer support this answer.</source>
        <translation>Comprobado de nuevo: los documentos ya no respaldan esta respuesta.</translation>
    </message>
    <message>
        <source>Checked again: none of this answer's sources is in the library any more.</source>
        <translation>Comprobado de nuevo: ninguna de las fuentes de esta respuesta sigue en la biblioteca.</translation>
    </message>
    <message>
        <source>An older version did not store everything a fork of this run needs; fork it at its first step.</source>
        <translation>Una versión anterior no guardó todo lo que necesita una bifurcación de esta ejecución; bifúrquela en su primer paso.</translation>
    </message>
    <message>
        <source>The PDF is damaged and cannot be opened; get a fresh copy of it.</source>
        <translation>El PDF está dañado y no se puede abrir; consiga una copia nueva.</translation>
    </message>
    <message>
        <source>The PDF is locked; type its password.</source>
        <translation>El PDF está bloqueado; escriba su contraseña.</translation>
    </message>
    <message>
        <source>The PDF needs more memory than Attest allows; split it into smaller ones.</source>
        <translation>El PDF necesita más memoria de la que Attest permite; divídalo en otros más pequeños.</translation>
    </message>
    <message>
        <source>The PDF reader failed on this file; save a fresh copy with another program.</source>
        <translation>El lector de PDF falló con este archivo; guarde una copia nueva con otro programa.</translation>
    </message>
    <message>
        <source>The PDF takes too long to open; save a fresh copy with another program.</source>
        <translation>El PDF tarda demasiado en abrirse; guarde una copia nueva con otro programa.</translation>
    </message>
    <message>
        <source>The file is empty; copy or download it again.</source>
        <translation>El archivo está vacío; cópielo o descárguelo de nuevo.</translation>
    </message>
    <message>
        <source>The file is no longer there; add it again from its new location.</source>
        <translation>El archivo ya no está ahí; añádalo de nuevo desde donde esté ahora.</translation>
    </message>
    <message>
        <source>The file cannot be opened; check that its drive is connected, then try again.</source>
        <translation>No se puede abrir el archivo; compruebe que su unidad esté conectada e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The file changed while it was being read; add it again when it is complete.</source>
        <translation>El archivo cambió mientras se leía; añádalo de nuevo cuando esté completo.</translation>
    </message>
    <message>
        <source>The pages of this PDF contain nothing that can be searched.</source>
        <translation>Las páginas de este PDF no contienen nada en lo que se pueda buscar.</translation>
    </message>
    <message>
        <source>This PDF has no text on any page.</source>
        <translation>Este PDF no tiene texto en ninguna página.</translation>
    </message>
    <message>
        <source>This PDF contains pictures of pages but no text; run OCR to make its text searchable.</source>
        <translation>Este PDF contiene imágenes de páginas y ningún texto; inicie el reconocimiento de texto para poder buscar en él.</translation>
    </message>
    <message>
        <source>This file cannot be opened; check that you have permission to read it.</source>
        <translation>No se puede abrir este archivo; compruebe que tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>This file is empty; copy or download it again.</source>
        <translation>Este archivo está vacío; cópielo o descárguelo de nuevo.</translation>
    </message>
    <message>
        <source>This is not a PDF; choose another file.</source>
        <translation>Esto no es un PDF; elija otro archivo.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file; ask its owner for it, or copy the file.</source>
        <translation>No tiene permiso para leer este archivo; pídaselo a su propietario o copie el archivo.</translation>
    </message>
    <message>
        <source>The password is wrong; type it again.</source>
        <translation>La contraseña es incorrecta; escríbala de nuevo.</translation>
    </message>
    <message>
        <source>only pictures</source>
        <translation>solo imágenes</translation>
    </message>
    <message>
        <source>the text of the page is garbled</source>
        <translation>el texto de la página es ilegible</translation>
    </message>
    <message>
        <source>there is no text on it</source>
        <translation>no hay texto en ella</translation>
    </message>
    <message>
        <source>the page is damaged</source>
        <translation>la página está dañada</translation>
    </message>
    <message>
        <source>the page needs more memory than Attest allows</source>
        <translation>la página necesita más memoria de la que Attest permite</translation>
    </message>
    <message>
        <source>the page took too long to read</source>
        <translation>la página tardó demasiado en leerse</translation>
    </message>
    <message>
        <source>no text was recognised</source>
        <translation>no se reconoció ningún texto</translation>
    </message>
    <message>
        <source>mostly a picture</source>
        <translation>casi solo una imagen</translation>
    </message>
    <message>
        <source>with a picture that was not read</source>
        <translation>con una imagen que no se ha leído</translation>
    </message>
    <message>
        <source>with a picture in which no other text was recognised</source>
        <translation>con una imagen en la que no se reconoció más texto</translation>
    </message>
    <message>
        <source>the attached file “%1” was not read</source>
        <translation>el archivo adjunto «%1» no se ha leído</translation>
    </message>
    <message>
        <source>hidden text, not painted: “%1”</source>
        <translation>texto oculto, no dibujado: «%1»</translation>
    </message>
    <message>
        <source>hidden text, transparent: “%1”</source>
        <translation>texto oculto, transparente: «%1»</translation>
    </message>
    <message>
        <source>hidden text, too small to be read: “%1”</source>
        <translation>texto oculto, demasiado pequeño para leerse: «%1»</translation>
    </message>
    <message>
        <source>hidden text, cut off: “%1”</source>
        <translation>texto oculto, cortado: «%1»</translation>
    </message>
    <message>
        <source>hidden text, covered: “%1”</source>
        <translation>texto oculto, tapado: «%1»</translation>
    </message>
    <message>
        <source>hidden text, the same colour as its background: “%1”</source>
        <translation>texto oculto, del color del fondo: «%1»</translation>
    </message>
    <message>
        <source>The folder is offline: its drive is not connected. Its documents stay in the library.</source>
        <translation>La carpeta está sin conexión: su unidad no está conectada. Sus documentos siguen en la biblioteca.</translation>
    </message>
    <message>
        <source>The folder %1 is already watched.</source>
        <translation>La carpeta %1 ya se está vigilando.</translation>
    </message>
    <message>
        <source>The document is no longer in the library; look at the list again.</source>
        <translation>El documento ya no está en la biblioteca; consulte de nuevo la lista.</translation>
    </message>
    <message>
        <source>The session is no longer in the library; start a new one.</source>
        <translation>La sesión ya no está en la biblioteca; empiece una nueva.</translation>
    </message>
    <message>
        <source>The session came with an evidence bundle and is read-only; ask in a new one.</source>
        <translation>La sesión vino con un paquete de evidencias y es de solo lectura; pregunte en una nueva.</translation>
    </message>
    <message>
        <source>This item is no longer in the bin.</source>
        <translation>Este elemento ya no está en la papelera.</translation>
    </message>
    <message>
        <source>The library %1 is damaged; restore a backup, or move the folder away and add the documents again.</source>
        <translation>La biblioteca %1 está dañada; restaure una copia de seguridad, o mueva la carpeta a otro sitio y añada los documentos de nuevo.</translation>
    </message>
    <message>
        <source>The library %1 is in use by %2 (process %3); close it there and try again.</source>
        <translation>%2 (proceso %3) está usando la biblioteca %1; ciérrela allí e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 has changed since it was read; the quotations are from the version that was read.</source>
        <translation>%1 ha cambiado desde que se leyó; las citas son de la versión leída.</translation>
    </message>
    <message>
        <source>%1 has changed since it was read; read it again, then check the answer.</source>
        <translation>%1 ha cambiado desde que se leyó; léalo de nuevo y compruebe después la respuesta.</translation>
    </message>
    <message>
        <source>The library %1 cannot be written to; allow writing to its folder, or choose another one.</source>
        <translation>No se puede escribir en la biblioteca %1; permita la escritura en su carpeta o elija otra.</translation>
    </message>
    <message>
        <source>The library %1 cannot be opened; check that its folder exists and can be read and written.</source>
        <translation>No se puede abrir la biblioteca %1; compruebe que su carpeta existe y que se puede leer y escribir.</translation>
    </message>
    <message>
        <source>The library %1 was changed by another program and was not opened; restore a backup, or move the folder away and add the documents again.</source>
        <translation>Otro programa ha cambiado la biblioteca %1 y no se ha abierto; restaure una copia de seguridad, o mueva la carpeta a otro sitio y añada de nuevo los documentos.</translation>
    </message>
    <message>
        <source>“%1” must be a regular file, not a link, folder or device; put the file itself there, or make the whole folder a link.</source>
        <translation>«%1» debe ser un archivo normal, no un enlace, una carpeta o un dispositivo; ponga ahí el archivo mismo o convierta toda la carpeta en un enlace.</translation>
    </message>
    <message>
        <source>The file “%1” is not from Attest; copy the whole folder, then open the library with the program that last changed it, or restore a backup.</source>
        <translation>El archivo «%1» no procede de Attest; copie toda la carpeta y abra la biblioteca con el programa que la modificó por última vez, o restaure una copia de seguridad.</translation>
    </message>
    <message>
        <source>The file “%1” belongs to another library; move it out of the folder, then open the library again.</source>
        <translation>El archivo «%1» pertenece a otra biblioteca; muévalo fuera de la carpeta y vuelva a abrir la biblioteca.</translation>
    </message>
    <message>
        <source>The file “%1” belongs to another library and was not used.</source>
        <translation>El archivo «%1» pertenece a otra biblioteca y no se ha utilizado.</translation>
    </message>
    <message>
        <source>The file “%1” is empty but should contain a library; restore a backup, or move the folder away and add the documents again.</source>
        <translation>El archivo «%1» está vacío, pero debería contener una biblioteca; restaure una copia de seguridad, o mueva la carpeta a otro sitio y añada de nuevo los documentos.</translation>
    </message>
    <message>
        <source>The folder contains a file library.db from another program; choose another folder for the library.</source>
        <translation>La carpeta contiene un archivo library.db de otro programa; elija otra carpeta para la biblioteca.</translation>
    </message>
    <message>
        <source>This library was made by a newer Attest; open it with that version, or choose another folder.</source>
        <translation>Esta biblioteca se creó con una versión más reciente de Attest; ábrala con ella o elija otra carpeta.</translation>
    </message>
    <message>
        <source>The disk with the library %1 is full; free some space and try again. Nothing already saved is lost.</source>
        <translation>El disco de la biblioteca %1 está lleno; libere espacio e inténtelo de nuevo. No se pierde nada de lo ya guardado.</translation>
    </message>
    <message>
        <source>“%1” cannot be written (%2); choose another place.</source>
        <translation>No se puede escribir «%1» (%2); elija otro lugar.</translation>
    </message>
    <message>
        <source>Nothing is responding at %1; start the server or choose another model in Settings.</source>
        <translation>No hay respuesta de %1; inicie el servidor o elija otro modelo en Ajustes.</translation>
    </message>
    <message>
        <source>%1 could not be reached within %2 seconds; start the server or choose another model in Settings.</source>
        <translation>No se pudo contactar con %1 en %2 segundos; inicie el servidor o elija otro modelo en Ajustes.</translation>
    </message>
    <message>
        <source>%1 could not be reached within %2 second; start the server or choose another model in Settings.</source>
        <translation>No se pudo contactar con %1 en %2 segundo; inicie el servidor o elija otro modelo en Ajustes.</translation>
    </message>
    <message>
        <source>%1 has not responded for %2 second; start the server or choose another model in Settings.</source>
        <translation>%1 lleva %2 segundo sin responder; inicie el servidor o elija otro modelo en Ajustes.</translation>
    </message>
    <message>
        <source>%1 has not responded for %2 seconds; start the server or choose another model in Settings.</source>
        <translation>%1 lleva %2 segundos sin responder; inicie el servidor o elija otro modelo en Ajustes.</translation>
    </message>
    <message>
        <source>A model server (OpenAI protocol)</source>
        <translation>Un servidor de modelos (protocolo OpenAI)</translation>
    </message>
    <message>
        <source>The model “%1” sent an empty reply; ask again, or choose another model in Settings.</source>
        <translation>El modelo «%1» envió una respuesta vacía; pregunte de nuevo o elija otro modelo en Ajustes.</translation>
    </message>
    <message>
        <source>There is no model server at {server}; correct the address in Settings (most end in /v1).</source>
        <translation>No hay ningún servidor de modelos en {server}; corrija la dirección en Ajustes (la mayoría termina en /v1).</translation>
    </message>
    <message>
        <source>{server} does not have the model “{model}”; pull it in Settings or with “attest-cli models pull {model}”, or choose another model.</source>
        <translation>{server} no tiene el modelo «{model}»; obténgalo en Ajustes o con «attest-cli models pull {model}», o elija otro.</translation>
    </message>
    <message>
        <source>{server} has no model; load one there, or choose “builtin” in Settings.</source>
        <translation>{server} no tiene ningún modelo; cargue uno allí o elija «builtin» en Ajustes.</translation>
    </message>
    <message>
        <source>{server} is still loading its model; ask again when it is ready, or raise the time limit in Settings.</source>
        <translation>{server} todavía está cargando su modelo; pregunte de nuevo cuando esté listo o aumente el límite de tiempo en Ajustes.</translation>
    </message>
    <message>
        <source>{server} requires a valid key ({said}); enter the key in Settings, or set ATTEST_API_KEY to it and restart Attest.</source>
        <translation>{server} requiere una clave válida ({said}); introduzca la clave en Ajustes, o asígnela a ATTEST_API_KEY y reinicie Attest.</translation>
    </message>
    <message>
        <source>No keychain is responding on this system, so keys are kept only while Attest is running; start one (GNOME Keyring, KWallet) to store them.</source>
        <translation>En este sistema no responde ningún llavero, así que las claves se conservan solo mientras Attest está abierto; inicie uno (GNOME Keyring, KWallet) para guardarlas.</translation>
    </message>
    <message>
        <source>correct page ranked first</source>
        <translation>página correcta en primer lugar</translation>
    </message>
    <message>
        <source>… among the first 4</source>
        <translation>… entre los 4 primeros puestos</translation>
    </message>
    <message>
        <source>… among the first 10</source>
        <translation>… entre los 10 primeros puestos</translation>
    </message>
    <message>
        <source>… among the first 20</source>
        <translation>… entre los 20 primeros puestos</translation>
    </message>
    <message>
        <source>correct document ranked first</source>
        <translation>documento correcto en primer lugar</translation>
    </message>
    <message>
        <source>mean reciprocal rank</source>
        <translation>rango recíproco medio</translation>
    </message>
    <message>
        <source>correct pages found</source>
        <translation>páginas correctas encontradas</translation>
    </message>
    <message>
        <source>abstained</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>share of questions that got an answer</source>
        <translation>proporción de preguntas con respuesta</translation>
    </message>
    <message>
        <source>correct answers</source>
        <translation>respuestas correctas</translation>
    </message>
    <message>
        <source>… of those called verified</source>
        <translation>… de las marcadas como verificadas</translation>
    </message>
    <message>
        <source>… of those that were computed</source>
        <translation>… de las calculadas</translation>
    </message>
    <message>
        <source>… of quotations shown as direct answers</source>
        <translation>… de las citas que responden directamente</translation>
    </message>
    <message>
        <source>… of quotations that probably answer</source>
        <translation>… de las citas que probablemente responden</translation>
    </message>
    <message>
        <source>area under the risk-coverage curve</source>
        <translation>área bajo la curva de riesgo y cobertura</translation>
    </message>
    <message>
        <source>contains the expected answer</source>
        <translation>contiene la respuesta esperada</translation>
    </message>
    <message>
        <source>… of those that were answered</source>
        <translation>… de las respondidas</translation>
    </message>
    <message>
        <source>exact match</source>
        <translation>coincidencia exacta</translation>
    </message>
    <message>
        <source>word-level F1</source>
        <translation>F1 de las palabras</translation>
    </message>
    <message>
        <source>contains the expected numbers</source>
        <translation>contiene los números esperados</translation>
    </message>
    <message>
        <source>cites a correct page</source>
        <translation>cita una página correcta</translation>
    </message>
    <message>
        <source>refused unanswerable questions</source>
        <translation>rechazo de preguntas sin respuesta</translation>
    </message>
    <message>
        <source>refused answerable questions</source>
        <translation>rechazo de preguntas con respuesta</translation>
    </message>
    <message>
        <source>known answer in the first sentence</source>
        <translation>respuesta conocida en la primera frase</translation>
    </message>
    <message>
        <source>… in at most three</source>
        <translation>… en tres como máximo</translation>
    </message>
    <message>
        <source>sentences per answer</source>
        <translation>frases por respuesta</translation>
    </message>
    <message>
        <source>supported sentences</source>
        <translation>frases respaldadas</translation>
    </message>
    <message>
        <source>responses supported by their context</source>
        <translation>respuestas que su contexto respalda</translation>
    </message>
    <message>
        <source>responses that answer the query</source>
        <translation>respuestas que contestan la consulta</translation>
    </message>
    <message>
        <source>correct verdicts</source>
        <translation>veredictos correctos</translation>
    </message>
    <message>
        <source>balanced accuracy</source>
        <translation>exactitud equilibrada</translation>
    </message>
    <message>
        <source>area under the curve</source>
        <translation>área bajo la curva</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>kappa de Cohen</translation>
    </message>
    <message>
        <source>calibration error</source>
        <translation>error de calibración</translation>
    </message>
    <message>
        <source>model calls</source>
        <translation>llamadas al modelo</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>median time per answer</source>
        <translation>tiempo mediano por respuesta</translation>
    </message>
    <message>
        <source>… 95th percentile</source>
        <translation>… percentil 95</translation>
    </message>
    <message>
        <source>median time per search</source>
        <translation>tiempo mediano por búsqueda</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>preguntas</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificado</translation>
    </message>
    <message>
        <source>partly supported</source>
        <translation>respaldado en parte</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>citado</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>no verificado</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>no verificado</translation>
    </message>
    <message>
        <source>may not fully answer</source>
        <translation>quizá no responde del todo</translation>
    </message>
    <message>
        <source>grounded not useful</source>
        <translation>respaldado, no útil</translation>
    </message>
    <message>
        <source>from model memory</source>
        <translation>de la memoria del modelo</translation>
    </message>
    <message>
        <source>no sources</source>
        <translation>sin fuentes</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>help</source>
        <translation>ayuda</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>respuesta directa</translation>
    </message>
    <message>
        <source>probable</source>
        <translation>probable</translation>
    </message>
    <message>
        <source>related</source>
        <translation>relacionado</translation>
    </message>
    <message>
        <source>at least probable</source>
        <translation>al menos probable</translation>
    </message>
    <message>
        <source>The answer contains the expected words.</source>
        <translation>La respuesta contiene las palabras esperadas.</translation>
    </message>
    <message>
        <source>The answer contains the expected numbers.</source>
        <translation>La respuesta contiene los números esperados.</translation>
    </message>
    <message>
        <source>It cites a correct page, and the known answer is long.</source>
        <translation>Cita una página correcta, y la respuesta conocida es larga.</translation>
    </message>
    <message>
        <source>The answer cites a correct page.</source>
        <translation>La respuesta cita una página correcta.</translation>
    </message>
    <message>
        <source>The documents do not answer the question, and it was refused.</source>
        <translation>Los documentos no responden a la pregunta, y no se dio respuesta.</translation>
    </message>
    <message>
        <source>It can be answered.</source>
        <translation>Se puede responder.</translation>
    </message>
    <message>
        <source>The documents do not answer the question, but it was answered.</source>
        <translation>Los documentos no responden a la pregunta, pero se dio una respuesta.</translation>
    </message>
    <message>
        <source>The answer does not contain the expected words.</source>
        <translation>La respuesta no contiene las palabras esperadas.</translation>
    </message>
    <message>
        <source>The answer cites no correct page.</source>
        <translation>La respuesta no cita ninguna página correcta.</translation>
    </message>
    <message>
        <source>It cites a correct page, but lacks the expected words.</source>
        <translation>Cita una página correcta, pero le faltan las palabras esperadas.</translation>
    </message>
    <message>
        <source>It shares many words with the known answer.</source>
        <translation>Comparte muchas palabras con la respuesta conocida.</translation>
    </message>
    <message>
        <source>The set does not say what the answer is.</source>
        <translation>El conjunto no dice cuál es la respuesta.</translation>
    </message>
    <message>
        <source>The question was not answered.</source>
        <translation>No se respondió a la pregunta.</translation>
    </message>
    <message>
        <source>Answered none of %1.</source>
        <translation>No se respondió a ninguna de las %1.</translation>
    </message>
    <message>
        <source>Answered %1 of %2: %3.</source>
        <translation>Respuestas: %1 de %2. Resultados: %3.</translation>
    </message>
    <message>
        <source>%1 question</source>
        <translation>%1 pregunta</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 preguntas</translation>
    </message>
    <message>
        <source>often gives unreadable replies; choose another model for this role</source>
        <translation>a menudo da respuestas ilegibles; elija otro modelo para esta función</translation>
    </message>
    <message>
        <source>never answers “no”; it may not be judging at all</source>
        <translation>nunca responde «no»; puede que no esté juzgando en absoluto</translation>
    </message>
    <message>
        <source>hardly ever answers “no”; it may not be judging at all</source>
        <translation>casi nunca responde «no»; puede que no esté juzgando en absoluto</translation>
    </message>
    <message>
        <source>answers “no” to almost everything; choose another model for this role</source>
        <translation>responde «no» a casi todo; elija otro modelo para esta función</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>integrado</translation>
    </message>
    <message>
        <source>asks for a number</source>
        <translation>pide un número</translation>
    </message>
    <message>
        <source>%1, rewrite %2 of %3</source>
        <translation>%1, reformulación %2 de %3</translation>
    </message>
    <message>
        <source>%1, regeneration %2 of %3</source>
        <translation>%1, regeneración %2 de %3</translation>
    </message>
    <message>
        <source>%1, web search %2 of %3</source>
        <translation>%1, búsqueda web %2 de %3</translation>
    </message>
    <message>
        <source>%1, thought %2 of %3</source>
        <translation>%1, razonamiento %2 de %3</translation>
    </message>
    <message>
        <source>%1, segment %2 of %3</source>
        <translation>%1, segmento %2 de %3</translation>
    </message>
    <message>
        <source>it asks for an average over years that it does not name</source>
        <translation>pide una media de años que no nombra</translation>
    </message>
    <message>
        <source>it asks for more than a number from a statement</source>
        <translation>pide más que un número de un estado financiero</translation>
    </message>
    <message>
        <source>it asks for text</source>
        <translation>pide un texto</translation>
    </message>
    <message>
        <source>it is a yes/no question, and nothing says which value counts as yes</source>
        <translation>es una pregunta de sí o no, y nada indica qué valor cuenta como sí</translation>
    </message>
    <message>
        <source>it contains no words that could appear in a table</source>
        <translation>no tiene ninguna palabra que pueda estar en una tabla</translation>
    </message>
    <message>
        <source>it is not about several companies</source>
        <translation>no trata de varias empresas</translation>
    </message>
    <message>
        <source>it names no company with a document here</source>
        <translation>no nombra ninguna empresa con documentos aquí</translation>
    </message>
    <message>
        <source>it names no company, and there are documents from several</source>
        <translation>no nombra ninguna empresa, y hay documentos de varias</translation>
    </message>
    <message>
        <source>the table may cover only a part</source>
        <translation>la tabla puede abarcar solo una parte</translation>
    </message>
    <message>
        <source>it asks for a time</source>
        <translation>pregunta cuándo</translation>
    </message>
    <message>
        <source>no parts can be compared across two periods</source>
        <translation>ninguna parte puede compararse entre dos períodos</translation>
    </message>
    <message>
        <source>it names no known measure</source>
        <translation>no nombra ninguna magnitud conocida</translation>
    </message>
    <message>
        <source>it names no period</source>
        <translation>no nombra ningún período</translation>
    </message>
    <message>
        <source>it names no known rows</source>
        <translation>no nombra ninguna fila conocida</translation>
    </message>
    <message>
        <source>it names several measures</source>
        <translation>nombra varias magnitudes</translation>
    </message>
    <message>
        <source>no %1 was found in %2</source>
        <translation>no se encontró %1 en %2</translation>
    </message>
    <message>
        <source>no single row matches</source>
        <translation>no hay una única fila que coincida</translation>
    </message>
    <message>
        <source>several are equal</source>
        <translation>hay varios iguales</translation>
    </message>
    <message>
        <source>several cells match</source>
        <translation>coinciden varias celdas</translation>
    </message>
    <message>
        <source>several columns match</source>
        <translation>coinciden varias columnas</translation>
    </message>
    <message>
        <source>the cells have different units</source>
        <translation>las celdas tienen unidades distintas</translation>
    </message>
    <message>
        <source>the tables of %1 have not been read yet</source>
        <translation>las tablas de %1 todavía no se han leído</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>Fórmula: %1</translation>
    </message>
    <message>
        <source>Calculation: %1</source>
        <translation>Cálculo: %1</translation>
    </message>
    <message>
        <source>%1 GB, %2, languages: %3; %4</source>
        <translation>%1 GB, %2, idiomas: %3; %4</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>escribe</translation>
    </message>
    <message>
        <source>embeds text</source>
        <translation>crea embeddings</translation>
    </message>
    <message>
        <source>writes and embeds text</source>
        <translation>escribe y crea embeddings</translation>
    </message>
    <message>
        <source>languages: %1</source>
        <translation>idiomas: %1</translation>
    </message>
    <message>
        <source>%1, languages: %2</source>
        <translation>%1, idiomas: %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>its SHA-256 is required</source>
        <translation>hay que indicar su SHA-256</translation>
    </message>
    <message>
        <source>… direct</source>
        <translation>… respuesta directa</translation>
    </message>
    <message>
        <source>… probable</source>
        <translation>… probable</translation>
    </message>
    <message>
        <source>… related</source>
        <translation>… relacionado</translation>
    </message>
    <message>
        <source>%1 verified</source>
        <translation>%1 verificados</translation>
    </message>
    <message>
        <source>%1 computed</source>
        <translation>%1 calculados</translation>
    </message>
    <message>
        <source>%1 quoted</source>
        <translation>%1 citados</translation>
    </message>
    <message>
        <source>%1 partly supported</source>
        <translation>%1 respaldados en parte</translation>
    </message>
    <message>
        <source>%1 may not fully answer</source>
        <translation>%1 quizá no responden del todo</translation>
    </message>
    <message>
        <source>%1 not verified</source>
        <translation>%1 no verificados</translation>
    </message>
    <message>
        <source>%1 from model memory</source>
        <translation>%1 de la memoria del modelo</translation>
    </message>
    <message>
        <source>%1 cut off</source>
        <translation>%1 interrumpidos</translation>
    </message>
    <message>
        <source>right</source>
        <translation>con acierto</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>con error</translation>
    </message>
    <message>
        <source>%1 of them at least probable</source>
        <translation>%1 con «probable» o más</translation>
    </message>
    <message>
        <source>%1 of them right</source>
        <translation>%1 con acierto</translation>
    </message>
    <message>
        <source>%1 of %2 known right</source>
        <translation>%1 con acierto de %2 con respuesta conocida</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>fully</source>
        <translation>del todo</translation>
    </message>
    <message>
        <source>partially</source>
        <translation>en parte</translation>
    </message>
    <message>
        <source>%1, with English and German</source>
        <translation>%1, entre ellos el inglés y el alemán</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglés</translation>
    </message>
    <message>
        <source>attempt %1, from %2 and %3 next to them</source>
        <translation>intento %1, a partir de %2 y %3 contiguos</translation>
    </message>
    <message>
        <source>attempt %1, from %2 and %3 next to them, started while they were being graded</source>
        <translation>intento %1, a partir de %2 y %3 contiguos, empezado mientras se evaluaban</translation>
    </message>
    <message>
        <source>%1 says “%2” about this sentence.</source>
        <translation>%1 dice «%2» de esta frase.</translation>
    </message>
    <message>
        <source>%1 says that the passages support each of the %2 sentences.</source>
        <translation>%1 dice que los pasajes respaldan cada una de las %2 frases.</translation>
    </message>
    <message>
        <source>%1 says that no passage supports %2.</source>
        <translation>%1 dice que ningún pasaje respalda %2.</translation>
    </message>
    <message>
        <source>understood as: %1</source>
        <translation>entendido como: %1</translation>
    </message>
    <message>
        <source>the question is complete on its own</source>
        <translation>la pregunta se entiende por sí sola</translation>
    </message>
    <message>
        <source>The time limit (%1 s) was used up before there was an answer; raise it in Settings, or choose a faster model.</source>
        <translation>El límite de tiempo (%1 s) se agotó antes de que hubiera una respuesta; auméntelo en Ajustes o elija un modelo más rápido.</translation>
    </message>
    <message>
        <source>The allowed model calls (%1) were used up before there was an answer; allow more in Settings and ask again.</source>
        <translation>Las llamadas al modelo permitidas (%1) se agotaron antes de que hubiera una respuesta; permita más en Ajustes y pregunte de nuevo.</translation>
    </message>
    <message>
        <source>%1, nor %2</source>
        <translation>%1, ni %2</translation>
    </message>
    <message>
        <source>rewrite</source>
        <translation>reformulación</translation>
    </message>
    <message>
        <source>regeneration</source>
        <translation>regeneración</translation>
    </message>
    <message>
        <source>web search</source>
        <translation>búsqueda web</translation>
    </message>
    <message>
        <source>thought</source>
        <translation>razonamiento</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>segmento</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 con acierto</translation>
    </message>
    <message>
        <source>the weakest of %1 sentences: %2</source>
        <translation>la más débil de %1 frases: %2</translation>
    </message>
    <message>
        <source>Computed: %1 of %2 values</source>
        <translation>Calculado: %1 de %2 valores</translation>
    </message>
    <message>
        <source>Not found: %1 (%2)</source>
        <translation>No encontrado: %1 (%2)</translation>
    </message>
    <message>
        <source>no document is about it</source>
        <translation>ningún documento trata de ello</translation>
    </message>
    <message>
        <source>ask it separately</source>
        <translation>pregúntelo por separado</translation>
    </message>
    <message>
        <source>The years are from two reports.</source>
        <translation>Los años proceden de dos informes.</translation>
    </message>
    <message>
        <source>The documents have no year in common.</source>
        <translation>Los documentos no tienen ningún año en común.</translation>
    </message>
    <message>
        <source>By amount, it is %1.</source>
        <translation>Por importe es %1.</translation>
    </message>
    <message>
        <source>None of them grew.</source>
        <translation>Ninguno de ellos creció.</translation>
    </message>
    <message>
        <source>Not answered here: %1 (%2)</source>
        <translation>Sin respuesta aquí: %1 (%2)</translation>
    </message>
    <message>
        <source>it asks for one number from several companies</source>
        <translation>se pide un solo número de varias empresas</translation>
    </message>
    <message>
        <source>A team library needs PostgreSQL&apos;s client library, which is not installed; install it with “sudo apt install libpq5”.</source>
        <translation>Una biblioteca de equipo necesita la biblioteca cliente de PostgreSQL, que no está instalada; instálela con «sudo apt install libpq5».</translation>
    </message>
    <message>
        <source>Give the address of the team library: postgresql://NAME@SERVER/DATABASE.</source>
        <translation>Indique la dirección de la biblioteca del equipo: postgresql://NOMBRE@SERVIDOR/BASE.</translation>
    </message>
    <message>
        <source>This is not the address of a team library (%1); write postgresql://NAME@SERVER/DATABASE.</source>
        <translation>Esto no es la dirección de una biblioteca de equipo (%1); escriba postgresql://NOMBRE@SERVIDOR/BASE.</translation>
    </message>
    <message>
        <source>Do not put the password in the address, where others can read it; save it with “attest-cli key postgresql://SERVER/DATABASE”, or put it in ~/.pgpass.</source>
        <translation>No ponga la contraseña en la dirección, donde otros pueden leerla; guárdela con «attest-cli key postgresql://SERVIDOR/BASE» o escríbala en ~/.pgpass.</translation>
    </message>
    <message>
        <source>“sslmode=%1” does not verify the server; leave it out, or name your server&apos;s CA certificate with sslrootcert=FILE.</source>
        <translation>«sslmode=%1» no comprueba el servidor; quítelo, o indique el certificado de la autoridad de su servidor con sslrootcert=ARCHIVO.</translation>
    </message>
    <message>
        <source>The team library server needs a password, or a different one; type it where you connect to a team library in the window, or save it with “attest-cli key postgresql://SERVER/DATABASE”.</source>
        <translation>El servidor de la biblioteca del equipo pide una contraseña, u otra; escríbala en la ventana, donde conecta una biblioteca de equipo, o guárdela con «attest-cli key postgresql://SERVIDOR/BASE».</translation>
    </message>
    <message>
        <source>The certificate of the team library server is not trusted (%1); give the path of its CA certificate, which you can get from the person who manages the library.</source>
        <translation>El certificado del servidor de la biblioteca del equipo no es de confianza (%1); indique el archivo del certificado de su autoridad, que puede darle quien administra la biblioteca.</translation>
    </message>
    <message>
        <source>The team library server was not found; check its name and your network.</source>
        <translation>No se encontró el servidor de la biblioteca del equipo; compruebe su nombre y su red.</translation>
    </message>
    <message>
        <source>The server denied you access (%1); ask the person who manages the team library.</source>
        <translation>El servidor le deniega el acceso (%1); pregunte a quien administra la biblioteca del equipo.</translation>
    </message>
    <message>
        <source>The team library server is not responding (%1); check its address and your network, and try again.</source>
        <translation>El servidor de la biblioteca del equipo no responde (%1); compruebe su dirección y su red, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>You are not allowed to do this in the team library; ask the person who manages it.</source>
        <translation>No tiene permiso para hacer esto en la biblioteca del equipo; pregunte a quien la administra.</translation>
    </message>
    <message>
        <source>There is no team library in this database; “attest-cli team init” creates one.</source>
        <translation>En esta base de datos no hay ninguna biblioteca de equipo; «attest-cli team init» crea una.</translation>
    </message>
    <message>
        <source>Someone else is changing the same thing in the team library; try again.</source>
        <translation>Otra persona está cambiando lo mismo en la biblioteca del equipo; inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The team library server is out of space (%1); tell the person who manages it.</source>
        <translation>El servidor de la biblioteca del equipo no tiene espacio (%1); avise a quien la administra.</translation>
    </message>
    <message>
        <source>The team library server closed the connection; try again.</source>
        <translation>El servidor de la biblioteca del equipo cerró la conexión; inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The team library refused this: %1.</source>
        <translation>La biblioteca del equipo lo ha rechazado: %1.</translation>
    </message>
    <message>
        <source>The connection to the team library is closed; connect again.</source>
        <translation>La conexión con la biblioteca del equipo está cerrada; conéctese de nuevo.</translation>
    </message>
    <message>
        <source>The connection to the team library was lost; check the network and try again.</source>
        <translation>Se perdió la conexión con la biblioteca del equipo; compruebe la red e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>There is no team library in this database that you may see; ask the person who manages it.</source>
        <translation>En esta base de datos no hay ninguna biblioteca de equipo que pueda ver; pregunte a quien la administra.</translation>
    </message>
    <message>
        <source>The team library is from a newer Attest; update this one.</source>
        <translation>La biblioteca del equipo es de una versión más reciente de Attest; actualice la suya.</translation>
    </message>
    <message>
        <source>The team library is from an older Attest; the person who manages it can update it with “attest-cli team init”.</source>
        <translation>La biblioteca del equipo es de una versión anterior de Attest; quien la administra puede actualizarla con «attest-cli team init».</translation>
    </message>
    <message>
        <source>There is no published answer “%1” that you are allowed to view; “attest-cli team answers” lists them.</source>
        <translation>No hay ninguna respuesta publicada «%1» que pueda ver; «attest-cli team answers» muestra la lista.</translation>
    </message>
    <message>
        <source>The answer uses a document that is not in the team library, or that you no longer have access to; ask again with the team&apos;s documents only.</source>
        <translation>La respuesta se apoya en un documento que no está en la biblioteca del equipo o que ya no puede ver; pregunte de nuevo solo con los documentos del equipo.</translation>
    </message>
    <message>
        <source>The answer uses a document you no longer have access to; ask the person who manages the team library.</source>
        <translation>La respuesta se apoya en un documento que ya no puede ver; pregunte a quien administra la biblioteca del equipo.</translation>
    </message>
    <message>
        <source>You can publish only your own answers; choose one that was answered in this library.</source>
        <translation>Solo puede publicar sus propias respuestas; elija una obtenida en esta biblioteca.</translation>
    </message>
    <message>
        <source>There is now a different team library at %1; join it in a separate folder.</source>
        <translation>En %1 hay ahora otra biblioteca de equipo; únase a ella en una carpeta aparte.</translation>
    </message>
    <message>
        <source>the table does not say whether its numbers are in thousands or millions</source>
        <translation>la tabla no dice si sus cifras están en miles o en millones</translation>
    </message>
    <message>
        <source>its best part is %1 % likely to answer</source>
        <translation>su mejor parte responde con una probabilidad del %1 %</translation>
    </message>
    <message>
        <source>nothing in it can be quoted</source>
        <translation>no hay nada que se pueda citar</translation>
    </message>
    <message>
        <source>it is %1 % likely to answer</source>
        <translation>responde con una probabilidad del %1 %</translation>
    </message>
    <message>
        <source>The question names %1, and the quotation does not</source>
        <translation>La pregunta nombra %1 y la cita no</translation>
    </message>
    <message>
        <source>%1 % sure</source>
        <translation>%1 % de seguridad</translation>
    </message>
    <message>
        <source>A passage from “%1”, page %2, does not match its page and was left out: check the library, or read the PDF again.</source>
        <translation>Un pasaje de «%1», página %2, no coincide con su página y se ha omitido: compruebe la biblioteca o lea el PDF de nuevo.</translation>
    </message>
    <message>
        <source>%1 passages, the first from “%2”, page %3, do not match their pages and were left out: check the library, or read their PDFs again.</source>
        <translation>%1 pasajes, el primero de «%2», página %3, no coinciden con sus páginas y se han omitido: compruebe la biblioteca o lea sus PDF de nuevo.</translation>
    </message>
    <message>
        <source>The stored text of page %1 of “%2” is damaged; check the library, or read the PDF again.</source>
        <translation>El texto de la página %1 de «%2» en la biblioteca está dañado; compruebe la biblioteca o vuelva a leer el PDF.</translation>
    </message>
    <message>
        <source>A damaged question</source>
        <translation>Una pregunta dañada</translation>
    </message>
    <message>
        <source>The stored data for this question is damaged and is not shown; it stays as it is, and a backup may have it intact.</source>
        <translation>Los datos guardados de esta pregunta están dañados y no se muestran; se quedan como están, y quizá una copia de seguridad los tenga intactos.</translation>
    </message>
    <message>
        <source>This question&apos;s stored data is damaged, so it was left unchanged.</source>
        <translation>Los datos guardados de esta pregunta están dañados, por lo que no se han modificado.</translation>
    </message>
    <message>
        <source>Part of the library %1 cannot be read; restore a backup, or rescue what is still readable.</source>
        <translation>No se puede leer parte de la biblioteca %1; restaure una copia de seguridad o rescate lo que todavía se pueda leer.</translation>
    </message>
    <message>
        <source>The quotation [%1] does not appear on page %2 of “%3” as stored in the library.</source>
        <translation>La cita [%1] no aparece en la página %2 de «%3» tal como está guardada en la biblioteca.</translation>
    </message>
    <message>
        <source>Part of %1 could not be read.</source>
        <translation>No se pudo leer del todo: %1.</translation>
    </message>
    <message>
        <source>the list of documents</source>
        <translation>la lista de documentos</translation>
    </message>
    <message>
        <source>the locations of documents</source>
        <translation>las ubicaciones de los documentos</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>las etiquetas</translation>
    </message>
    <message>
        <source>the list of sessions</source>
        <translation>la lista de sesiones</translation>
    </message>
    <message>
        <source>the pictures of imported sessions</source>
        <translation>las imágenes de sesiones importadas</translation>
    </message>
    <message>
        <source>the questions and answers</source>
        <translation>las preguntas y respuestas</translation>
    </message>
    <message>
        <source>the list of watched folders</source>
        <translation>la lista de carpetas vigiladas</translation>
    </message>
    <message>
        <source>the records of the files in these folders (files whose documents you removed may be added again)</source>
        <translation>los datos de los archivos de esas carpetas (quizá se añadan de nuevo archivos cuyos documentos usted quitó)</translation>
    </message>
    <message>
        <source>the queue of files to read</source>
        <translation>la cola de archivos por leer</translation>
    </message>
    <message>
        <source>the connection to the team library</source>
        <translation>la conexión con la biblioteca del equipo</translation>
    </message>
    <message>
        <source>For some documents, only the location is known, not what you entered about them: %1.</source>
        <translation>De algunos documentos solo se conoce la ubicación, no lo que usted introdujo sobre ellos: %1.</translation>
    </message>
    <message>
        <source>Some questions could not be compared with their stored data, and may be damaged: %1.</source>
        <translation>Algunas preguntas no pudieron compararse con lo que se guardó de ellas y pueden estar dañadas: %1.</translation>
    </message>
    <message>
        <source>Session %1 has lost questions: %2.</source>
        <translation>La sesión %1 ha perdido preguntas: %2.</translation>
    </message>
    <message>
        <source>The title and the tags of session %1 are lost.</source>
        <translation>El título y las etiquetas de la sesión %1 se han perdido.</translation>
    </message>
    <message>
        <source>The contents of the bin are lost.</source>
        <translation>El contenido de la papelera se ha perdido.</translation>
    </message>
    <message>
        <source>The text of %1 is lost, because the file has changed.</source>
        <translation>El texto de %1 se ha perdido, porque el archivo ha cambiado.</translation>
    </message>
    <message>
        <source>The text of %1 will be missing until its PDF, which was not found, is added again.</source>
        <translation>El texto de %1 faltará hasta que se añada de nuevo su PDF, que no se ha encontrado.</translation>
    </message>
    <message>
        <source>The search index of the library must be built first.</source>
        <translation>Primero hay que construir el índice de búsqueda de la biblioteca.</translation>
    </message>
    <message>
        <source>There is no library in %1; specify its folder.</source>
        <translation>No hay ninguna biblioteca en %1; indique su carpeta.</translation>
    </message>
    <message>
        <source>There is already a library in %1; choose another folder for the rescued data.</source>
        <translation>Ya hay una biblioteca en %1; elija otra carpeta para lo que se rescate.</translation>
    </message>
    <message>
        <source>Lookup tables inside the library&apos;s file were damaged; they were rebuilt.</source>
        <translation>Unas tablas de consulta del archivo de la biblioteca estaban dañadas; se han reconstruido.</translation>
    </message>
    <message>
        <source>The library&apos;s file itself is damaged and cannot be rebuilt completely; restore a backup, or rescue what can be read.</source>
        <translation>El propio archivo de la biblioteca está dañado y no se puede reconstruir por completo; restaure una copia de seguridad o rescate lo que se pueda leer.</translation>
    </message>
    <message>
        <source>Conversations missing from the list were restored: %1.</source>
        <translation>Se han recuperado conversaciones que faltaban en la lista: %1.</translation>
    </message>
    <message>
        <source>Documents missing from the list were restored: %1.</source>
        <translation>Se han recuperado documentos que faltaban en la lista: %1.</translation>
    </message>
    <message>
        <source>Rows that belonged to no document or conversation were removed: %1.</source>
        <translation>Entradas eliminadas por no pertenecer a ningún documento ni conversación: %1.</translation>
    </message>
    <message>
        <source>Passages did not match their pages; they were rebuilt for %1 documents.</source>
        <translation>Había pasajes que no coincidían con sus páginas; se han reconstruido (documentos: %1).</translation>
    </message>
    <message>
        <source>Passages were missing; they were rebuilt from the pages of %1 documents.</source>
        <translation>Faltaban pasajes; se han reconstruido a partir de las páginas (documentos: %1).</translation>
    </message>
    <message>
        <source>Counts of pages and passages were wrong; they were corrected in %1 documents.</source>
        <translation>Había recuentos erróneos de páginas y pasajes; se han corregido (documentos: %1).</translation>
    </message>
    <message>
        <source>Damaged questions in the session “%1” (number %2) that cannot be repaired: %3. They stay as they are; restore a backup to get them back.</source>
        <translation>Preguntas dañadas de la sesión «%1» (número %2) que no se pueden reparar: %3. Se quedan como están; restaure una copia de seguridad para recuperarlas.</translation>
    </message>
    <message>
        <source>The full-text index did not match the passages; it was rebuilt.</source>
        <translation>El índice de texto completo no coincidía con los pasajes; se ha reconstruido.</translation>
    </message>
    <message>
        <source>The library&apos;s semantic space was damaged; it will be computed again.</source>
        <translation>El espacio semántico de la biblioteca estaba dañado; se calculará de nuevo.</translation>
    </message>
    <message>
        <source>Vectors were missing or did not match; they were rebuilt for %1 documents.</source>
        <translation>Faltaban vectores o no coincidían; se han recalculado (documentos: %1).</translation>
    </message>
    <message>
        <source>The index in memory did not match the library; it was rebuilt.</source>
        <translation>El índice en memoria no coincidía con la biblioteca; se ha reconstruido.</translation>
    </message>
    <message>
        <source>The data prepared for reading documents again was damaged; it was removed, and will be prepared again.</source>
        <translation>Los datos preparados para volver a leer documentos estaban dañados; se han eliminado y se prepararán de nuevo.</translation>
    </message>
    <message>
        <source>The data prepared for reading documents again was damaged on disk and has been removed; nothing else was lost. Bring the documents up to date again.</source>
        <translation>Los datos preparados para volver a leer documentos estaban dañados en el disco; se han eliminado y no se ha perdido nada más. Actualice los documentos de nuevo.</translation>
    </message>
    <message>
        <source>The stored text of %1 is damaged, and its file has changed; put the original file back, or remove the document and add the file again.</source>
        <translation>El texto guardado de %1 está dañado y el archivo ya no es el mismo; vuelva a poner el que se leyó, o quite el documento y añada el archivo de nuevo.</translation>
    </message>
    <message>
        <source>Lookup tables in the library were missing or damaged; they have been rebuilt, and nothing was lost.</source>
        <translation>Faltaban tablas de consulta de la biblioteca o estaban dañadas; se han reconstruido y no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The full-text index of the library was damaged; it has been rebuilt, and nothing was lost.</source>
        <translation>El índice de texto completo de la biblioteca estaba dañado; se ha reconstruido y no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The search index of the library was missing or damaged; it has been rebuilt, and nothing was lost.</source>
        <translation>Faltaba el índice de búsqueda de la biblioteca o estaba dañado; se ha reconstruido y no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The search index of the library was missing or damaged. It is being rebuilt; until this is done, searches use words alone. Nothing is lost.</source>
        <translation>Faltaba el índice de búsqueda de la biblioteca o estaba dañado; se está reconstruyendo y hasta entonces solo se busca por palabras. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>The search index is being rebuilt; this search used words alone.</source>
        <translation>Se está reconstruyendo el índice de búsqueda; esta búsqueda solo ha usado las palabras.</translation>
    </message>
    <message>
        <source>“%1” returned no vector for the question; this search used words and the library&apos;s own vectors. Check the embedding model in Settings.</source>
        <translation>«%1» no ha dado ningún vector para la pregunta; esta búsqueda ha usado las palabras y los vectores propios de la biblioteca. Compruebe el modelo de embeddings en Ajustes.</translation>
    </message>
    <message>
        <source>%1 cannot be copied; free some space on the disk, or choose another folder.</source>
        <translation>No se puede copiar %1; libere espacio en el disco o elija otra carpeta.</translation>
    </message>
    <message>
        <source>Nothing in the library can be read; restore a backup, or add the documents to a new library.</source>
        <translation>No se puede leer nada de la biblioteca; restaure una copia de seguridad o añada los documentos a una biblioteca nueva.</translation>
    </message>
    <message>
        <source>The library was damaged and this document has not been read again; add its PDF.</source>
        <translation>La biblioteca estaba dañada y este documento no se ha vuelto a leer; añada su PDF.</translation>
    </message>
    <message>
        <source>Another program is reading the library %1; wait for it and try again.</source>
        <translation>Otro programa está leyendo la biblioteca %1; espere a que termine e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Another program is writing to the library %1; close it and try again.</source>
        <translation>Otro programa está escribiendo en la biblioteca %1; ciérrelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The disk with the library %1 reported an error; check the disk and its free space, then try again.</source>
        <translation>El disco de la biblioteca %1 ha dado un error; compruebe el disco y su espacio libre e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Parts of the library %1 are inconsistent; run “attest-cli doctor --deep”, or restore a backup.</source>
        <translation>Hay partes incoherentes en la biblioteca %1; ejecute «attest-cli doctor --deep» o restaure una copia de seguridad.</translation>
    </message>
    <message>
        <source>Lookup tables in the library %1 are missing or damaged; “attest-cli doctor --deep” rebuilds them, and nothing is lost.</source>
        <translation>Faltan tablas de consulta de la biblioteca %1 o están dañadas; «attest-cli doctor --deep» las rehace y no se pierde nada.</translation>
    </message>
    <message>
        <source>Parts of the library are inconsistent; run “attest-cli reindex”, which rebuilds what it can.</source>
        <translation>Hay partes incoherentes en la biblioteca; ejecute «attest-cli reindex», que reconstruye lo que se puede reconstruir.</translation>
    </message>
    <message>
        <source>The passage is no longer in the library; ask again.</source>
        <translation>El pasaje ya no está en la biblioteca; vuelva a preguntar.</translation>
    </message>
    <message>
        <source>The page is no longer in the library; look at the list again.</source>
        <translation>La página ya no está en la biblioteca; consulte de nuevo la lista.</translation>
    </message>
    <message>
        <source>The library is being changed; try again in a moment.</source>
        <translation>La biblioteca se está modificando; inténtelo de nuevo dentro de un momento.</translation>
    </message>
    <message>
        <source>the quotation [%1] does not appear on page %2 of “%3”</source>
        <translation>la cita [%1] no aparece en la página %2 de «%3»</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Answers from your own PDFs, with reasons.</source>
        <translation>Respuestas de sus propios PDF, con sus razones.</translation>
    </message>
    <message>
        <source>Open the library in this folder instead of $ATTEST_LIBRARY or the default one.</source>
        <translation>Abre la biblioteca de esta carpeta en lugar de $ATTEST_LIBRARY o de la predeterminada.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Open the sample library, which contains the manual.</source>
        <translation>Abre la biblioteca de ejemplo (el manual) en lugar de la suya.</translation>
    </message>
    <message>
        <source>Use this theme (system, light or dark) instead of the one in the settings.</source>
        <translation>Usa este tema (system, light o dark) en lugar del de los ajustes.</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>tema</translation>
    </message>
    <message>
        <source>Save a screenshot once all documents have been read and all questions answered, then quit.</source>
        <translation>Guarda una imagen de la ventana cuando todo está leído y respondido, y después sale.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>Window size, such as 1400x900.</source>
        <translation>Tamaño de la ventana, por ejemplo 1400x900.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>tamaño</translation>
    </message>
    <message>
        <source>Ask this question once the documents have been read.</source>
        <translation>Hace esta pregunta cuando se han leído los documentos.</translation>
    </message>
    <message>
        <source>question</source>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>PDFs or folders to add, evidence bundles to open, or attest://… links to follow.</source>
        <translation>Archivos PDF o carpetas que añadir, paquetes de evidencias que abrir, enlaces attest://… que seguir.</translation>
    </message>
</context>
<context>
    <name>ui::AnswerText</name>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
</context>
<context>
    <name>ui::AnswerView</name>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Show earlier answers (%1)</source>
        <translation>Mostrar respuestas anteriores (%1)</translation>
    </message>
    <message>
        <source>Add documents, then ask.</source>
        <translation>Añada documentos y pregunte.</translation>
    </message>
    <message>
        <source>Ask a question about your document.
Every sentence of the answer cites the page it is based on.</source>
        <translation>Haga una pregunta sobre su documento.
Cada frase de la respuesta cita la página en que se apoya.</translation>
    </message>
    <message>
        <source>Ask a question about your %1 documents.
Every sentence of the answer cites the page it is based on.</source>
        <translation>Haga una pregunta sobre sus %1 documentos.
Cada frase de la respuesta cita la página en que se apoya.</translation>
    </message>
</context>
<context>
    <name>ui::AskBar</name>
    <message>
        <source>Ask your library…</source>
        <translation>Pregunte a su biblioteca…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>▾</source>
        <translation>▾</translation>
    </message>
    <message>
        <source>Other ways to stop</source>
        <translation>Otras maneras de detener</translation>
    </message>
    <message>
        <source>Stop after this step, or accept the best answer so far</source>
        <translation>Detener tras este paso o aceptar la mejor respuesta hasta ahora</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Web on</source>
        <translation>Web activada</translation>
    </message>
    <message>
        <source>Web search is on; click to turn it off</source>
        <translation>La búsqueda web está activada; pulse para desactivarla</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Integrado</translation>
    </message>
    <message>
        <source>Finds, quotes and judges without any server</source>
        <translation>Busca, cita y juzga sin ningún servidor</translation>
    </message>
    <message>
        <source>Connect a model…</source>
        <translation>Conectar un modelo…</translation>
    </message>
    <message>
        <source>Click to turn it off.</source>
        <translation>Pulse para desactivarla.</translation>
    </message>
    <message>
        <source>Stops after this step</source>
        <translation>Se detiene tras este paso</translation>
    </message>
    <message>
        <source>Ends after this step with the best answer</source>
        <translation>Termina tras este paso con la mejor respuesta</translation>
    </message>
    <message>
        <source>%1 of %2 model calls · %3 of %4 steps</source>
        <translation>%1 de %2 llamadas al modelo · %3 de %4 pasos</translation>
    </message>
    <message>
        <source>Lets the running step finish; you can fork the run from there</source>
        <translation>Deja terminar el paso en curso; usted puede bifurcar la ejecución desde ahí</translation>
    </message>
    <message>
        <source>No question is being answered</source>
        <translation>No se está respondiendo a ninguna pregunta</translation>
    </message>
    <message>
        <source>Lets the running step finish and keeps the best answer so far; the answer says that you accepted it early</source>
        <translation>Deja terminar el paso en curso y conserva la mejor respuesta hasta ahora; en ella se indica que usted la aceptó antes de tiempo</translation>
    </message>
    <message>
        <source>There is no answer yet to accept</source>
        <translation>Todavía no hay ninguna respuesta que aceptar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Stop at once (Esc)</source>
        <translation>Detener de inmediato (Esc)</translation>
    </message>
    <message>
        <source>Ask (Return)</source>
        <translation>Preguntar (Intro)</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Presupuesto: %1</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>%1 of %2 calls</source>
        <translation>%1 de %2 llamadas</translation>
    </message>
</context>
<context>
    <name>ui::AttemptsPanel</name>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>None in either attempt.</source>
        <translation>En ninguno de los dos intentos.</translation>
    </message>
    <message>
        <source>The same, word for word.</source>
        <translation>La misma, palabra por palabra.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Veredictos</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>la respuesta</translation>
    </message>
    <message>
        <source>%1 of %2:</source>
        <comment>a kind of verdict, a passage</comment>
        <translation>%1 de %2:</translation>
    </message>
    <message>
        <source>No verdict has changed.</source>
        <translation>Ningún veredicto ha cambiado.</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Pasajes</translation>
    </message>
    <message>
        <source>− lost:</source>
        <translation>− perdido:</translation>
    </message>
    <message>
        <source>+ gained:</source>
        <translation>+ ganado:</translation>
    </message>
    <message>
        <source>None in common.</source>
        <translation>Ninguno en común.</translation>
    </message>
    <message>
        <source>%1 in both:</source>
        <translation>%1 en común:</translation>
    </message>
    <message>
        <source>%1: the same</source>
        <translation>%1: igual</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>No hay diferencias.</translation>
    </message>
    <message>
        <source>Different: %1</source>
        <translation>Diferencias: %1</translation>
    </message>
    <message>
        <source>There is only one attempt. If a check fails, or if you fork the run, you can compare the attempts here.</source>
        <translation>Hay un solo intento. Si falla una comprobación o si usted bifurca la ejecución, podrá comparar aquí los intentos.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Compare this attempt</source>
        <translation>Comparar este intento</translation>
    </message>
    <message>
        <source>With this attempt</source>
        <translation>Con este intento</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Earlier run, attempt %1</source>
        <translation>Ejecución anterior, intento %1</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Intento %1</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>query</source>
        <translation>consulta</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>veredictos</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>pasajes</translation>
    </message>
</context>
<context>
    <name>ui::BinDialog</name>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Empty the bin…</source>
        <translation>&amp;Vaciar la papelera…</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Permanent deletion</source>
        <translation>Borrado definitivo</translation>
    </message>
    <message>
        <source>Removed documents and sessions</source>
        <translation>Documentos y sesiones eliminados</translation>
    </message>
    <message>
        <source>Document %1</source>
        <translation>Documento %1</translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation>Sesión %1</translation>
    </message>
    <message>
        <source>The bin is empty. Removed documents and sessions stay here for %1 days.</source>
        <translation>La papelera está vacía. Los documentos y sesiones eliminados permanecen aquí %1 días.</translation>
    </message>
    <message>
        <source>Items in the bin are not searched. The PDF files stay where they are.</source>
        <translation>El contenido de la papelera no se incluye en las búsquedas. Los archivos PDF se quedan donde están.</translation>
    </message>
    <message>
        <source>Everything in the bin will be permanently deleted. The PDF files stay where they are.</source>
        <translation>Todo lo que hay en la papelera se borrará definitivamente. Los archivos PDF se quedan donde están.</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Vaciar la papelera</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) left</source>
        <translation>
            <numerusform>queda %Ln día</numerusform>
            <numerusform>quedan %Ln días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BudgetLine</name>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4 left.</source>
        <translation>%1: %2 de %3, quedan %4.</translation>
    </message>
    <message>
        <source>%1 of %2 model calls</source>
        <translation>%1 de %2 llamadas al modelo</translation>
    </message>
    <message>
        <source>no retries</source>
        <translation>sin reintentos</translation>
    </message>
    <message>
        <source>%1 used up</source>
        <translation>agotado: %1</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usado</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>límite</translation>
    </message>
    <message>
        <source>left</source>
        <translation>queda</translation>
    </message>
    <message>
        <source>Rewrites of the question</source>
        <translation>Reformulaciones de la pregunta</translation>
    </message>
    <message>
        <source>%1 rewrites</source>
        <translation>%1 reformulaciones</translation>
    </message>
    <message>
        <source>retry %1</source>
        <translation>reintento %1</translation>
    </message>
    <message>
        <source>Regenerations of the answer</source>
        <translation>Regeneraciones de la respuesta</translation>
    </message>
    <message>
        <source>%1 regenerations</source>
        <translation>%1 regeneraciones</translation>
    </message>
    <message>
        <source>Web searches</source>
        <translation>Búsquedas web</translation>
    </message>
    <message>
        <source>%1 web searches</source>
        <translation>%1 búsquedas web</translation>
    </message>
    <message>
        <source>web search %1</source>
        <translation>búsqueda web %1</translation>
    </message>
    <message>
        <source>Reasoning steps</source>
        <translation>Pasos de razonamiento</translation>
    </message>
    <message>
        <source>%1 reasoning steps</source>
        <translation>%1 pasos de razonamiento</translation>
    </message>
    <message>
        <source>reasoning step %1</source>
        <translation>paso de razonamiento %1</translation>
    </message>
    <message>
        <source>Sentences, one at a time</source>
        <translation>Frases, una a una</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 frases</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>frase %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Seconds until the first words</source>
        <translation>Segundos hasta las primeras palabras</translation>
    </message>
    <message>
        <source>first words after %1 s</source>
        <translation>primeras palabras tras %1 s</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokens por segundo</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 tokens/s</translation>
    </message>
    <message>
        <source>Minimum price in dollars</source>
        <translation>Precio mínimo en dólares</translation>
    </message>
    <message>
        <source>Approximate price in dollars</source>
        <translation>Precio aproximado en dólares</translation>
    </message>
    <message>
        <source>at least $%1</source>
        <translation>como mínimo %1 $</translation>
    </message>
    <message>
        <source>about $%1</source>
        <translation>unos %1 $</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 llamadas</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pasos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln model call(s)</source>
        <translation>
            <numerusform>%Ln llamada al modelo</numerusform>
            <numerusform>%Ln llamadas al modelo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln retries</source>
        <translation>
            <numerusform>%Ln reintento</numerusform>
            <numerusform>%Ln reintentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the model on the GPU</source>
        <translation>Parte del modelo en la GPU</translation>
    </message>
    <message>
        <source>%1 % on the GPU</source>
        <translation>%1 % en la GPU</translation>
    </message>
</context>
<context>
    <name>ui::Columns</name>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Run details</source>
        <translation>Detalles de la ejecución</translation>
    </message>
</context>
<context>
    <name>ui::ComputationView</name>
    <message>
        <source>and %1 more rows</source>
        <translation>y %1 filas más</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>Formula and calculation</source>
        <translation>Fórmula y cálculo</translation>
    </message>
    <message>
        <source>Numbers used in the computation</source>
        <translation>Números usados en el cálculo</translation>
    </message>
    <message>
        <source>Table rows that contain these numbers</source>
        <translation>Filas de las tablas que contienen estos números</translation>
    </message>
    <message>
        <source>Compared values</source>
        <translation>Valores comparados</translation>
    </message>
</context>
<context>
    <name>ui::Conversation</name>
    <message>
        <source>Where this session comes from</source>
        <translation>De dónde viene esta sesión</translation>
    </message>
    <message>
        <source>From the evidence bundle “%1”, created on %2 and not checked here. It is read-only: a new question starts a session of your own.</source>
        <translation>Del paquete de evidencias «%1», creado el %2 y no comprobado aquí. Es de solo lectura: una nueva pregunta inicia una sesión propia.</translation>
    </message>
</context>
<context>
    <name>ui::CorrectionRow</name>
    <message>
        <source>relevant</source>
        <translation>relevante</translation>
    </message>
    <message>
        <source>not relevant</source>
        <translation>no relevante</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>respaldado</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>no respaldado</translation>
    </message>
    <message>
        <source>useful</source>
        <translation>útil</translation>
    </message>
    <message>
        <source>not useful</source>
        <translation>no útil</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>frase %1</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>Usted: %1</translation>
    </message>
    <message>
        <source>✎ You: %1</source>
        <translation>✎ Usted: %1</translation>
    </message>
    <message>
        <source>✎ %1</source>
        <translation>✎ %1</translation>
    </message>
    <message>
        <source>Undo correction</source>
        <translation>Deshacer la corrección</translation>
    </message>
    <message>
        <source>Mark this verdict as wrong; your correction is saved with the answer and counts towards the judge statistics</source>
        <translation>Marcar este veredicto como erróneo; su corrección se guarda con la respuesta y cuenta en las estadísticas de los jueces</translation>
    </message>
    <message>
        <source>Corrected by you: %1; press to undo</source>
        <translation>Corregido por usted: %1; pulse para deshacer</translation>
    </message>
    <message>
        <source>Mark as %1</source>
        <translation>Marcar como %1</translation>
    </message>
</context>
<context>
    <name>ui::DescriptionForm</name>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Title of the document</source>
        <translation>Título del documento</translation>
    </message>
    <message>
        <source>The document’s name in the list, in citations and in exports</source>
        <translation>Nombre del documento en la lista, en las citas y en las exportaciones</translation>
    </message>
    <message>
        <source>Author of the document</source>
        <translation>Autor del documento</translation>
    </message>
    <message>
        <source>Year of the document</source>
        <translation>Año del documento</translation>
    </message>
    <message>
        <source>separated by commas</source>
        <translation>separadas por comas</translation>
    </message>
    <message>
        <source>Tags of the document</source>
        <translation>Etiquetas del documento</translation>
    </message>
    <message>
        <source>Reset title, author and year to what Attest read</source>
        <translation>Restablecer el título, el autor y el año que leyó Attest</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Resets the title to “%1”, and author and year to what Attest read</source>
        <translation>Restablece el título «%1», y el autor y el año que leyó Attest</translation>
    </message>
    <message>
        <source>“%1” is not a valid year; type four digits, or leave the field empty.</source>
        <translation>«%1» no es un año válido; escriba cuatro cifras o deje el campo vacío.</translation>
    </message>
    <message>
        <source>“%1” is too long for a tag; type a shorter one.</source>
        <translation>«%1» es demasiado largo para una etiqueta; escriba una más corta.</translation>
    </message>
</context>
<context>
    <name>ui::DocumentDelegate</name>
    <message>
        <source>Password…</source>
        <translation>Contraseña…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>Reconocer texto</translation>
    </message>
    <message>
        <source>Password ⏎</source>
        <translation>Contraseña ⏎</translation>
    </message>
    <message>
        <source>Password for %1</source>
        <translation>Contraseña de %1</translation>
    </message>
</context>
<context>
    <name>ui::DocumentView</name>
    <message>
        <source>✓ Read</source>
        <translation>✓ Leída</translation>
    </message>
    <message>
        <source>✓ Recognised</source>
        <translation>✓ Reconocida</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>En blanco</translation>
    </message>
    <message>
        <source>! Not read</source>
        <translation>! No leída</translation>
    </message>
    <message>
        <source>! Locked</source>
        <translation>! Bloqueada</translation>
    </message>
    <message>
        <source>! Read in part</source>
        <translation>! Leída en parte</translation>
    </message>
    <message>
        <source>! Failed</source>
        <translation>! Fallida</translation>
    </message>
    <message>
        <source>This document could not be read.</source>
        <translation>No se pudo leer este documento.</translation>
    </message>
    <message>
        <source>%1, all read; %2 can be searched.</source>
        <translation>%1, todas leídas; se puede buscar en %2.</translation>
    </message>
    <message>
        <source>%1, %2 of them not read; %3 can be searched. Answers cannot use pages that were not read.</source>
        <translation>%1, %2 de ellas sin leer; se puede buscar en %3. Las respuestas no pueden usar las páginas sin leer.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>Reconocer texto</translation>
    </message>
    <message>
        <source>About the document</source>
        <translation>Sobre el documento</translation>
    </message>
    <message>
        <source>Runs OCR on unread pages. If there are none, repeats OCR on the pages recognised before; if no page was recognised before, runs it on every page.</source>
        <translation>Reconoce el texto de las páginas no leídas. Si no hay ninguna, repite el reconocimiento en las páginas ya reconocidas; si aún no se reconoció ninguna, lo aplica a todas.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the page about the document</source>
        <translation>Cerrar la página sobre el documento</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Ubicaciones</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Pages by status</source>
        <translation>Páginas por estado</translation>
    </message>
    <message>
        <source>Opens the document</source>
        <translation>Abre el documento</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Primera página</translation>
    </message>
    <message>
        <source>Password ⏎</source>
        <translation>Contraseña ⏎</translation>
    </message>
    <message>
        <source>Password for the document</source>
        <translation>Contraseña del documento</translation>
    </message>
    <message>
        <source>%1 (missing at the moment)</source>
        <translation>%1 (no disponible ahora)</translation>
    </message>
    <message>
        <source>The same content in %1 locations:
%2</source>
        <translation>El mismo contenido en %1 lugares:
%2</translation>
    </message>
    <message>
        <source>Saved. New answers, citations and exports use these details.</source>
        <translation>Guardado. Las nuevas respuestas, citas y exportaciones usan estos datos.</translation>
    </message>
    <message>
        <source>Saved. You can limit the list and your questions to a tag.</source>
        <translation>Guardado. Puede limitar la lista y sus preguntas a una etiqueta.</translation>
    </message>
    <message>
        <source>Press Return to show the first of them</source>
        <translation>Pulse Intro para mostrar la primera de ellas</translation>
    </message>
    <message>
        <source>This PDF needs a password. The password you type is also tried on other PDFs that need one.</source>
        <translation>Este PDF necesita una contraseña. La que escriba se prueba también con los demás PDF que necesitan una.</translation>
    </message>
    <message>
        <source>Attest keeps the password until you quit and does not save it.</source>
        <translation>Attest conserva la contraseña hasta que usted lo cierre y no la guarda en ningún sitio.</translation>
    </message>
    <message>
        <source>Remember the password</source>
        <translation>Recordar la contraseña</translation>
    </message>
    <message>
        <source>Saves the password in the system keychain only</source>
        <translation>Guarda la contraseña solo en el llavero del sistema</translation>
    </message>
    <message>
        <source>The password is saved in the system keychain.</source>
        <translation>La contraseña está guardada en el llavero del sistema.</translation>
    </message>
    <message>
        <source>Forget the password</source>
        <translation>Olvidar la contraseña</translation>
    </message>
    <message>
        <source>The text already read stays in the library</source>
        <translation>El texto ya leído se conserva en la biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln página</numerusform>
            <numerusform>%Ln páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln pasaje</numerusform>
            <numerusform>%Ln pasajes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EvalCharts</name>
    <message>
        <source>Finding the right page</source>
        <translation>Encontrar la página correcta</translation>
    </message>
    <message>
        <source>Mean over all questions; the line is the 95 % confidence interval.</source>
        <translation>Media de todas las preguntas; la línea es el intervalo de confianza del 95 %.</translation>
    </message>
    <message>
        <source>Finding the right document</source>
        <translation>Encontrar el documento correcto</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Rechazos</translation>
    </message>
    <message>
        <source>The first bar should be long, the second short.</source>
        <translation>La primera barra debería ser larga; la segunda, corta.</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Veredictos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>The bar is the median; the line is the 95th percentile.</source>
        <translation>La barra es la mediana; la línea, el percentil 95.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>a search</source>
        <translation>una búsqueda</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>una respuesta</translation>
    </message>
    <message>
        <source>Confidence and accuracy</source>
        <translation>Confianza y aciertos</translation>
    </message>
    <message>
        <source>On the dashed line, probabilities match results.</source>
        <translation>En la línea discontinua, la probabilidad coincide con la frecuencia real.</translation>
    </message>
    <message>
        <source>On the dashed line, probabilities match results; the numbers count verdicts.</source>
        <translation>En la línea discontinua, la probabilidad coincide con la frecuencia real; los números cuentan veredictos.</translation>
    </message>
    <message>
        <source>how sure the judge was</source>
        <translation>seguridad del juez</translation>
    </message>
    <message>
        <source>how often the judge was right</source>
        <translation>con qué frecuencia acertó el juez</translation>
    </message>
    <message>
        <source>Right answers by outcome</source>
        <translation>Aciertos según el estado</translation>
    </message>
    <message>
        <source>Share of right answers for each outcome; the line is the 95 % confidence interval.</source>
        <translation>Proporción de aciertos en cada estado; la línea es el intervalo de confianza del 95 %.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Risk and coverage</source>
        <translation>Riesgo y cobertura</translation>
    </message>
    <message>
        <source>The most certain answers come first, by outcome and then by probability. If the curve is low on the left, the most certain answers are right.</source>
        <translation>Primero van las respuestas más seguras, según el estado y después según la probabilidad. Si la curva es baja a la izquierda, las respuestas más seguras son correctas.</translation>
    </message>
    <message>
        <source>questions answered</source>
        <translation>preguntas respondidas</translation>
    </message>
    <message>
        <source>wrong answers</source>
        <translation>respuestas erróneas</translation>
    </message>
    <message>
        <source>up to %1: %2 of the questions answered, %3 of those answers wrong</source>
        <translation>hasta %1: %2 de las preguntas respondidas, %3 de esas respuestas erróneas</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>The first %1 of %2 configurations; the table of figures lists all of them.</source>
        <translation>Las primeras %1 de %2 configuraciones; la tabla de cifras las incluye todas.</translation>
    </message>
</context>
<context>
    <name>ui::EvalRows</name>
    <message>
        <source>Question:</source>
        <translation>Pregunta:</translation>
    </message>
    <message>
        <source>Sentence:</source>
        <translation>Frase:</translation>
    </message>
    <message>
        <source>Known answer:</source>
        <translation>Respuesta conocida:</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Respuesta:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Por qué:</translation>
    </message>
    <message>
        <source>Open the answer</source>
        <translation>Abrir la respuesta</translation>
    </message>
    <message>
        <source>Questions and their results</source>
        <translation>Las preguntas y su resultado</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>Ordenar por esta columna, de menor a mayor</translation>
    </message>
    <message>
        <source>Sort by this column, largest first</source>
        <translation>Ordenar por esta columna, de mayor a menor</translation>
    </message>
    <message>
        <source>Filter questions…</source>
        <translation>Filtrar preguntas…</translation>
    </message>
    <message>
        <source>Words to filter the questions by</source>
        <translation>Palabras para filtrar las preguntas</translation>
    </message>
    <message>
        <source>Results to show</source>
        <translation>Resultados que se muestran</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Todos los resultados</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Incorrectas</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>Correctas en parte</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocidas</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Questions shown</source>
        <translation>Preguntas mostradas</translation>
    </message>
    <message>
        <source>The selected question</source>
        <translation>La pregunta seleccionada</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Open the answer as a session, with its trace (Return)</source>
        <translation>Abrir la respuesta como sesión, con su traza (Intro)</translation>
    </message>
    <message>
        <source>You can open answers about your own documents if they were kept</source>
        <translation>Puede abrir las respuestas sobre sus propios documentos si se conservaron</translation>
    </message>
</context>
<context>
    <name>ui::EvalRowsModel</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationForm</name>
    <message>
        <source>Flows to compare</source>
        <translation>Flujos que se comparan</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>Modelos que se comparan</translation>
    </message>
    <message>
        <source>Measure retrieval only; write no answers</source>
        <translation>Medir solo la búsqueda, sin redactar respuestas</translation>
    </message>
    <message>
        <source>Search only the document that contains the answer</source>
        <translation>Buscar solo en el documento que contiene la respuesta</translation>
    </message>
    <message>
        <source>Keep the answers and their traces</source>
        <translation>Conservar las respuestas y sus trazas</translation>
    </message>
    <message>
        <source>About these questions</source>
        <translation>Sobre estas preguntas</translation>
    </message>
    <message>
        <source>Measures only how well pages are found; takes a moment</source>
        <translation>Mide solo lo bien que se encuentran las páginas; tarda un momento</translation>
    </message>
    <message>
        <source>Saves the answers in sessions of 100 each; you can delete these sessions</source>
        <translation>Guarda las respuestas en sesiones de cien respuestas cada una, que usted puede eliminar</translation>
    </message>
    <message>
        <source>Count a search as correct if a correct page is within this many top results</source>
        <translation>Una búsqueda es correcta si entre estas primeras páginas hay una correcta</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Integrado</translation>
    </message>
    <message>
        <source>Finds, quotes and judges without any server</source>
        <translation>Busca, cita y juzga sin ningún servidor</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Preguntas</translation>
    </message>
    <message>
        <source>File or folder of questions</source>
        <translation>Archivo o carpeta de preguntas</translation>
    </message>
    <message>
        <source>Drop a file or a folder here, or choose one</source>
        <translation>Suelte aquí un archivo o una carpeta, o elija uno</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>Choose a file of questions</source>
        <translation>Elegir un archivo de preguntas</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <source>Choose a folder of questions</source>
        <translation>Elegir una carpeta de preguntas</translation>
    </message>
    <message>
        <source>The questions you added with “Add to test questions…” below an answer</source>
        <translation>Las preguntas que usted añadió con «Añadir a las preguntas de prueba…» debajo de una respuesta</translation>
    </message>
    <message>
        <source>Count a correct &amp;page in the top</source>
        <translation>Una página corre&amp;cta cuenta entre las primeras</translation>
    </message>
    <message>
        <source>Flo&amp;ws</source>
        <translation>&amp;Flujos</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>&amp;Modelos</translation>
    </message>
    <message>
        <source>One line for each question, such as {&quot;question&quot;: …, &quot;answer&quot;: …}; or the formats of FinanceBench, SQuAD and BEIR, labelled pairs, or {&quot;query&quot;, &quot;context&quot;, &quot;response&quot;}.</source>
        <translation>Una línea por pregunta, por ejemplo {&quot;question&quot;: …, &quot;answer&quot;: …}; o los formatos de FinanceBench, SQuAD y BEIR, pares etiquetados, o {&quot;query&quot;, &quot;context&quot;, &quot;response&quot;}.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Your test questions (%1)</source>
        <translation>Sus preguntas de prueba (%1)</translation>
    </message>
    <message>
        <source>search only</source>
        <translation>solo buscar</translation>
    </message>
    <message>
        <source>within the document</source>
        <translation>dentro del documento</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationPage</name>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Choose what to measure and how</source>
        <translation>Elegir qué se mide y cómo</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Qué se mide</translation>
    </message>
    <message>
        <source>Back to the conversation; the evaluation keeps running</source>
        <translation>Volver a la conversación; la evaluación continúa</translation>
    </message>
    <message>
        <source>Back to the conversation</source>
        <translation>Volver a la conversación</translation>
    </message>
    <message>
        <source>Discard the results so far and start from the beginning</source>
        <translation>Descartar los resultados obtenidos y empezar desde el principio</translation>
    </message>
    <message>
        <source>Stop at once; the results so far are kept, and you can resume later</source>
        <translation>Detener de inmediato; los resultados obtenidos se conservan y podrá reanudar más tarde</translation>
    </message>
    <message>
        <source>Questions measured</source>
        <translation>Preguntas medidas</translation>
    </message>
    <message>
        <source>State of the evaluation</source>
        <translation>Estado de la evaluación</translation>
    </message>
    <message>
        <source>As &amp;JSON, with every question…</source>
        <translation>Como &amp;JSON, con cada pregunta…</translation>
    </message>
    <message>
        <source>As &amp;Markdown, the table…</source>
        <translation>Como &amp;Markdown, la tabla…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Reading the questions…</source>
        <translation>Leyendo las preguntas…</translation>
    </message>
    <message>
        <source>%1 of %2 measured</source>
        <translation>%1 de %2 medidas</translation>
    </message>
    <message>
        <source>, %1 of them earlier</source>
        <translation>, %1 de ellas antes</translation>
    </message>
    <message>
        <source> · %1 a second</source>
        <translation> · %1 por segundo</translation>
    </message>
    <message>
        <source> · %1 a minute</source>
        <translation> · %1 por minuto</translation>
    </message>
    <message>
        <source> · about %1 left</source>
        <translation> · quedan unos %1</translation>
    </message>
    <message>
        <source>%1 measured in %2.</source>
        <translation>%1 medidas en %2.</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>Se detuvo antes de medir nada.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2; “Resume” continues from there.</source>
        <translation>Se detuvo tras %1 de %2; «Reanudar» sigue desde ahí.</translation>
    </message>
    <message>
        <source>Testing with known questions: %1</source>
        <translation>Prueba con preguntas conocidas: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Choose at least one flow and one model</source>
        <translation>Elija al menos un flujo y un modelo</translation>
    </message>
    <message>
        <source>%1 report.%2</source>
        <translation>Informe de %1.%2</translation>
    </message>
    <message>
        <source>The report was saved to %1.</source>
        <translation>El informe se guardó en %1.</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationReport</name>
    <message>
        <source>%1 compared with the first configuration, more than chance would explain (%2)</source>
        <translation>%1 frente a la primera configuración, más de lo que explica el azar (%2)</translation>
    </message>
    <message>
        <source>%1 compared with the first configuration, which may be chance (%2)</source>
        <translation>%1 frente a la primera configuración, quizá por azar (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Right answers by outcome</source>
        <translation>Aciertos según el estado</translation>
    </message>
    <message>
        <source>An answer is right if it contains a known answer or its numbers, or cites a correct page when the known answer is long. Any answer to an unanswerable question is wrong.</source>
        <translation>Una respuesta es correcta si contiene una respuesta conocida o sus números, o si cita una página correcta cuando la respuesta conocida es larga. Toda respuesta a una pregunta sin respuesta posible es incorrecta.</translation>
    </message>
    <message>
        <source>In brackets: the 95 % confidence interval, from resampling the questions; for coverage and precision, Wilson&apos;s interval. ▲ ▼: differs from the first configuration by more than chance would explain.</source>
        <translation>Entre paréntesis: el intervalo de confianza del 95 %, por remuestreo de las preguntas; en la cobertura y la precisión, el intervalo de Wilson. ▲ ▼: difiere de la primera configuración más de lo que explica el azar.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Unanswerable</source>
        <translation>Sin respuesta posible</translation>
    </message>
    <message>
        <source>%1 questions are about documents that are not in the library; add the documents, or these questions will count as not found.</source>
        <translation>%1 preguntas tratan de documentos que no están en la biblioteca; añada los documentos, o las preguntas contarán como no encontradas.</translation>
    </message>
</context>
<context>
    <name>ui::ExportLine</name>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Export format</source>
        <translation>Formato de exportación</translation>
    </message>
    <message>
        <source>Choose where to save it</source>
        <translation>Elegir dónde guardarlo</translation>
    </message>
    <message>
        <source>Do not export</source>
        <translation>No exportar</translation>
    </message>
    <message>
        <source>Pictures of the cited words</source>
        <translation>Imágenes de las palabras citadas</translation>
    </message>
    <message>
        <source>The cited words as they appear on their pages, highlighted</source>
        <translation>Las palabras citadas, resaltadas, tal como aparecen en sus páginas</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Everything that happened, so that the run can be replayed</source>
        <translation>Todo lo que ocurrió, para poder reproducir la ejecución</translation>
    </message>
    <message>
        <source>Prompts and replies</source>
        <translation>Instrucciones y respuestas</translation>
    </message>
    <message>
        <source>What the models were asked and what they replied, word for word</source>
        <translation>Lo que se preguntó a los modelos y lo que respondieron, palabra por palabra</translation>
    </message>
    <message>
        <source>Rejected passages</source>
        <translation>Pasajes rechazados</translation>
    </message>
    <message>
        <source>Passages that no answer used</source>
        <translation>Pasajes que ninguna respuesta utilizó</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Full paths of files on this computer, not only their names</source>
        <translation>Rutas completas de los archivos en este equipo, no solo sus nombres</translation>
    </message>
    <message>
        <source>Technical appendix</source>
        <translation>Apéndice técnico</translation>
    </message>
    <message>
        <source>How each question was answered: steps, verdicts, model and cost</source>
        <translation>Cómo se respondió cada pregunta: pasos, veredictos, modelo y coste</translation>
    </message>
    <message>
        <source>Export “%1” as</source>
        <translation>Exportar «%1» como</translation>
    </message>
    <message>
        <source>Export %1 sessions as</source>
        <translation>Exportar %1 sesiones como</translation>
    </message>
</context>
<context>
    <name>ui::FetchBox</name>
    <message>
        <source>Share of the model already downloaded</source>
        <translation>Parte del modelo ya descargada</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>ui::FlowPanel</name>
    <message>
        <source>Full graph</source>
        <translation>Grafo completo</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Traza</translation>
    </message>
    <message>
        <source>Edges not taken</source>
        <translation>Aristas no tomadas</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>The whole graph, live, in the middle of the window</source>
        <translation>El grafo completo, en vivo, en el centro de la ventana</translation>
    </message>
    <message>
        <source>Every visit to a step and every verdict, with prompts and replies</source>
        <translation>Cada visita a un paso y cada veredicto, con instrucciones y respuestas</translation>
    </message>
    <message>
        <source>Also show where each step could have led</source>
        <translation>Mostrar también adónde podría haber llevado cada paso</translation>
    </message>
    <message>
        <source>Results of this step</source>
        <translation>Resultados de este paso</translation>
    </message>
</context>
<context>
    <name>ui::FoldersDialog</name>
    <message>
        <source>… Not checked yet</source>
        <translation>… Todavía sin comprobar</translation>
    </message>
    <message>
        <source>⊘ Offline</source>
        <translation>⊘ Sin conexión</translation>
    </message>
    <message>
        <source>! Up to date, with warnings</source>
        <translation>! Al día, con avisos</translation>
    </message>
    <message>
        <source>✓ Up to date</source>
        <translation>✓ Al día</translation>
    </message>
    <message>
        <source>%1, checked every few minutes</source>
        <translation>%1, se comprueba cada pocos minutos</translation>
    </message>
    <message>
        <source>The system does not report every change here: the folder is on the network, or contains more folders than the system can watch.</source>
        <translation>El sistema no informa aquí de todos los cambios: la carpeta está en la red o contiene más carpetas de las que el sistema puede vigilar.</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>&amp;Dejar de vigilar</translation>
    </message>
    <message>
        <source>Chec&amp;k now</source>
        <translation>Comprobar a&amp;hora</translation>
    </message>
    <message>
        <source>Watched folders</source>
        <translation>Carpetas vigiladas</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>PDFs</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Last checked</source>
        <translation>Última comprobación</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation>&amp;Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Keep its documents in the library</source>
        <translation>Conservar sus documentos en la biblioteca</translation>
    </message>
    <message>
        <source>Remove its documents from the library; the files stay</source>
        <translation>Quitar sus documentos de la biblioteca; los archivos se conservan</translation>
    </message>
    <message>
        <source>What to include</source>
        <translation>Qué incluir</translation>
    </message>
    <message>
        <source>all; or patterns, such as report*; minutes/*</source>
        <translation>todos; o patrones, por ejemplo informe*; actas/*</translation>
    </message>
    <message>
        <source>Only PDFs named</source>
        <translation>Solo los PDF llamados</translation>
    </message>
    <message>
        <source>none; or patterns, such as drafts; *old*</source>
        <translation>ninguno; o patrones, por ejemplo borradores; *antiguo*</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>including subfolders</source>
        <translation>incluir subcarpetas</translation>
    </message>
    <message>
        <source>including hidden files</source>
        <translation>incluir archivos ocultos</translation>
    </message>
    <message>
        <source>any size</source>
        <translation>cualquier tamaño</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>Archivo más grande</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>Ca&amp;mbiar</translation>
    </message>
    <message>
        <source>Keep documents that are now left out</source>
        <translation>Conservar los documentos que ahora se omiten</translation>
    </message>
    <message>
        <source>Remove documents that are now left out; the files stay</source>
        <translation>Quitar los documentos que ahora se omiten; los archivos se conservan</translation>
    </message>
    <message>
        <source>&amp;Only PDFs named</source>
        <translation>&amp;Solo los PDF llamados</translation>
    </message>
    <message>
        <source>L&amp;eave out</source>
        <translation>&amp;Omitir</translation>
    </message>
    <message>
        <source>Lar&amp;gest file</source>
        <translation>Archivo más &amp;grande</translation>
    </message>
    <message>
        <source>%1 and %2 missing</source>
        <translation>%1; faltan %2</translation>
    </message>
    <message>
        <source>Remove missing documents</source>
        <translation>Quitar los documentos que faltan</translation>
    </message>
    <message>
        <source>Attest checks a watched folder when it starts and whenever something in the folder changes: new PDFs are read, changed ones are read again. Nothing is removed from the library automatically.</source>
        <translation>Attest comprueba una carpeta vigilada al iniciarse y cada vez que algo cambia en ella: los PDF nuevos se leen, los modificados se leen de nuevo. Nada se quita automáticamente de la biblioteca.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) whose files are missing</source>
        <translation>
            <numerusform>Quitar %Ln documento cuyo archivo falta</numerusform>
            <numerusform>Quitar %Ln documentos cuyos archivos faltan</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FollowUps</name>
    <message>
        <source>Follow-up questions</source>
        <translation>Preguntas de seguimiento</translation>
    </message>
</context>
<context>
    <name>ui::ForkLine</name>
    <message>
        <source>Built-in</source>
        <translation>Integrado</translation>
    </message>
    <message>
        <source>Fork from step</source>
        <translation>Bifurcar desde el paso</translation>
    </message>
    <message>
        <source>This step and all later steps run again; earlier steps are reused</source>
        <translation>Este paso y todos los siguientes se ejecutan de nuevo; los anteriores se reutilizan</translation>
    </message>
    <message>
        <source>Flow of the fork</source>
        <translation>Flujo de la bifurcación</translation>
    </message>
    <message>
        <source>A different flow starts from the beginning, with the passages found so far</source>
        <translation>Otro flujo empieza desde el principio, con los pasajes encontrados hasta ahora</translation>
    </message>
    <message>
        <source>Model of the fork</source>
        <translation>Modelo de la bifurcación</translation>
    </message>
    <message>
        <source>The model that writes and judges from this step on</source>
        <translation>El modelo que redacta y juzga a partir de este paso</translation>
    </message>
    <message>
        <source>Ask from here</source>
        <translation>Preguntar desde aquí</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcación</translation>
    </message>
    <message>
        <source>The original query</source>
        <translation>La consulta original</translation>
    </message>
    <message>
        <source>What the next search should look for</source>
        <translation>Lo que debe buscar la próxima búsqueda</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Next search</source>
        <translation>Búsqueda siguiente</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Pasajes</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>What the fork changes</source>
        <translation>Lo que cambia la bifurcación</translation>
    </message>
    <message>
        <source>Another setting</source>
        <translation>Otro ajuste</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>A continuación: %1</translation>
    </message>
    <message>
        <source>Starts a new run that records where it was forked from</source>
        <translation>Inicia una ejecución nueva, que indica de dónde se bifurcó</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>document, page</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Nada todavía</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Setting to change</source>
        <translation>Ajuste que se cambia</translation>
    </message>
    <message>
        <source>What to do with %1</source>
        <translation>Qué hacer con %1</translation>
    </message>
    <message>
        <source>Follow the judge, or decide yourself</source>
        <translation>Seguir al juez o decidir usted</translation>
    </message>
    <message>
        <source>As judged</source>
        <translation>Según el juez</translation>
    </message>
    <message>
        <source>Use anyway</source>
        <translation>Usar de todos modos</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omitir</translation>
    </message>
</context>
<context>
    <name>ui::GetBox</name>
    <message>
        <source>Model file to download</source>
        <translation>Archivo de modelo por descargar</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Download the model file</source>
        <translation>Descargar el archivo de modelo</translation>
    </message>
    <message>
        <source>Attest uses the file only if its SHA-256 matches</source>
        <translation>Attest usa el archivo solo si su SHA-256 coincide</translation>
    </message>
    <message>
        <source>Download status</source>
        <translation>Estado de la descarga</translation>
    </message>
    <message>
        <source>You can also type the address of a GGUF file, followed by its SHA-256.</source>
        <translation>También puede escribir la dirección de un archivo GGUF, seguida de su SHA-256.</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Preguntando al servidor…</translation>
    </message>
    <message>
        <source>Stopped. The part already downloaded is kept; press Download to resume.</source>
        <translation>Detenido. La parte ya descargada se conserva; pulse «Descargar» para continuar.</translation>
    </message>
    <message>
        <source>Choose a model file, or type the address of one.</source>
        <translation>Elija un archivo de modelo o escriba la dirección de uno.</translation>
    </message>
    <message>
        <source>The file has been downloaded, and “local” is selected; press OK to save.</source>
        <translation>El archivo se ha descargado y «local» está elegido; pulse «Aceptar» para guardar.</translation>
    </message>
</context>
<context>
    <name>ui::GraphPage</name>
    <message>
        <source>Back to the conversation</source>
        <translation>Volver a la conversación</translation>
    </message>
    <message>
        <source>Graph of the flow</source>
        <translation>Grafo del flujo</translation>
    </message>
    <message>
        <source>Edges not taken</source>
        <translation>Aristas no tomadas</translation>
    </message>
    <message>
        <source>Also draw where each step could have led</source>
        <translation>Dibujar también adónde podría haber llevado cada paso</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
</context>
<context>
    <name>ui::GraphPanel</name>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 visitas</translation>
    </message>
    <message>
        <source>1 call</source>
        <translation>1 llamada</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 llamadas</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>under 1 ms</source>
        <translation>menos de 1 ms</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>el fin</translation>
    </message>
    <message>
        <source>Graph of the flow</source>
        <translation>Grafo del flujo</translation>
    </message>
    <message>
        <source>Running: %1.</source>
        <translation>En curso: %1.</translation>
    </message>
    <message>
        <source>%1 ended with “%2”; next step: %3. %4</source>
        <translation>%1 terminó con «%2»; paso siguiente: %3. %4</translation>
    </message>
    <message>
        <source>At the end.</source>
        <translation>Al final.</translation>
    </message>
    <message>
        <source>At %1: %2.</source>
        <translation>En %1: %2.</translation>
    </message>
    <message>
        <source>%1 has not run yet.</source>
        <translation>%1 todavía no se ha ejecutado.</translation>
    </message>
    <message>
        <source>Ask a question to see how its answer is found and checked.</source>
        <translation>Haga una pregunta para ver cómo se busca y se comprueba su respuesta.</translation>
    </message>
    <message>
        <source>%1 of %2 calls</source>
        <translation>%1 de %2 llamadas</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Terminado: %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 falló</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The flow ends here.</source>
        <translation>El flujo termina aquí.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Uses one %1 from the budget.</source>
        <translation>Consume del presupuesto 1 %1.</translation>
    </message>
    <message>
        <source>&amp;Copy the picture	Ctrl+C</source>
        <translation>&amp;Copiar la imagen	Ctrl+C</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>&amp;Guardar la imagen…</translation>
    </message>
    <message>
        <source>&amp;Larger	+</source>
        <translation>&amp;Ampliar	+</translation>
    </message>
    <message>
        <source>S&amp;maller	−</source>
        <translation>&amp;Reducir	−</translation>
    </message>
    <message>
        <source>&amp;Fit	0</source>
        <translation>A&amp;justar	0</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>omitido</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln llamada</numerusform>
            <numerusform>%Ln llamadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HealthDialog</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Relevancia</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Respaldo</translation>
    </message>
    <message>
        <source>Usefulness</source>
        <translation>Utilidad</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>Complejidad</translation>
    </message>
    <message>
        <source>under 1 ms</source>
        <translation>menos de 1 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Switch to scores</source>
        <translation>Cambiar a puntuaciones</translation>
    </message>
    <message>
        <source>Judge statistics</source>
        <translation>Estadísticas de los jueces</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Scores instead of yes or no</source>
        <translation>Puntuaciones en lugar de sí y no</translation>
    </message>
    <message>
        <source>Changes the flow and one of its settings for new questions</source>
        <translation>Cambia el flujo y uno de sus ajustes para las nuevas preguntas</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>Said no</source>
        <translation>Dijo no</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegibles</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>Repetidos</translation>
    </message>
    <message>
        <source>Reused</source>
        <translation>Reutilizados</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregidos</translation>
    </message>
    <message>
        <source>Per verdict</source>
        <translation>Por veredicto</translation>
    </message>
    <message>
        <source>Replies that were not verdicts</source>
        <translation>Respuestas que no eran un veredicto</translation>
    </message>
    <message>
        <source>Verdicts that took more than one request</source>
        <translation>Veredictos que necesitaron más de una petición</translation>
    </message>
    <message>
        <source>Verdicts taken from an earlier, identical request</source>
        <translation>Veredictos tomados de una petición anterior idéntica</translation>
    </message>
    <message>
        <source>Verdicts you marked as wrong</source>
        <translation>Veredictos que usted marcó como erróneos</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Jueces</translation>
    </message>
    <message>
        <source>No questions have been asked in this library yet.</source>
        <translation>Todavía no se ha hecho ninguna pregunta en esta biblioteca.</translation>
    </message>
    <message>
        <source>Nothing unusual: every judge has said both yes and no, and all replies could be read.</source>
        <translation>Nada fuera de lo normal: todos los jueces han dicho tanto sí como no, y todas las respuestas se pudieron leer.</translation>
    </message>
    <message>
        <source>%1: this judge&apos;s server does not report how sure a verdict is, so scores cannot decide instead of yes and no. They could with a server that reports log-probabilities, such as llama-server or vLLM, or with the built-in model.</source>
        <translation>%1: el servidor de este juez no indica la seguridad de un veredicto, así que las puntuaciones no pueden decidir en lugar del sí y el no. Podrían hacerlo con un servidor que indique las probabilidades logarítmicas, como llama-server o vLLM, o con el modelo integrado.</translation>
    </message>
    <message>
        <source>%1: scores can decide instead of yes and no if this judge can report how sure it is. To find out, test the model on the Model page of the settings.</source>
        <translation>%1: las puntuaciones podrían decidir en lugar del sí y el no si este juez puede indicar su seguridad. Para averiguarlo, pruebe el modelo en la página «Modelo» de los ajustes.</translation>
    </message>
    <message>
        <source>Attest can rank answers by how sure the judge is, instead of rejecting those it says no to.</source>
        <translation>Attest puede ordenar las respuestas según la seguridad del juez, en lugar de rechazar aquellas a las que dice que no.</translation>
    </message>
    <message>
        <source>Answers are already ranked by score, and none is rejected because of a verdict.</source>
        <translation>Las respuestas ya se ordenan según puntuaciones, y ninguna se rechaza por un veredicto.</translation>
    </message>
    <message>
        <source>The flow is now Reflection RAG, and “Drop irrelevant and unsupported segments” is off: answers are ranked by score, and say which check they failed.</source>
        <translation>El flujo es ahora Reflection RAG, y «Descartar segmentos irrelevantes o sin respaldo» está desactivado: las respuestas se ordenan por puntuación e indican qué comprobación no superaron.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>ui::IngestBar</name>
    <message>
        <source>Files read</source>
        <translation>Archivos leídos</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pauses reading; nothing is lost, and reading will still be paused when you start Attest again</source>
        <translation>Pone la lectura en pausa; no se pierde nada, y sigue en pausa al volver a iniciar Attest</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Takes all waiting files off the list; indexed documents stay, and scans will wait until you start Attest again</source>
        <translation>Quita de la lista todos los archivos en espera; los documentos indexados se conservan, y los escaneos esperan al próximo inicio</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Reads all failed files again; the list says why each one failed</source>
        <translation>Lee de nuevo todos los archivos fallidos; la lista indica por qué falló cada uno</translation>
    </message>
    <message>
        <source>Retry all failed files</source>
        <translation>Reintentar todos los archivos fallidos</translation>
    </message>
    <message>
        <source>Recognising text · %1 of %2 documents</source>
        <translation>Reconociendo texto · %1 de %2 documentos</translation>
    </message>
    <message>
        <source> · %1 failed</source>
        <translation> · %1 fallidos</translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation>%1 de %2 archivos</translation>
    </message>
    <message>
        <source> · %1 pages/s</source>
        <translation> · %1 páginas/s</translation>
    </message>
    <message>
        <source> · about %1 left</source>
        <translation> · quedan unos %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Paused · </source>
        <translation>En pausa · </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read</source>
        <translation>
            <numerusform>no se pudo leer %Ln archivo</numerusform>
            <numerusform>no se pudieron leer %Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · then %Ln scan(s)</source>
        <translation>
            <numerusform> · luego %Ln escaneo</numerusform>
            <numerusform> · luego %Ln escaneos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::KeyField</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Key; your own servers usually need none</source>
        <translation>Clave; sus propios servidores no suelen necesitarla</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Save this key</source>
        <translation>Guardar esta clave</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Olvidar la clave</translation>
    </message>
    <message>
        <source>Where the key is stored</source>
        <translation>Dónde se guarda la clave</translation>
    </message>
    <message>
        <source>Leave the name and the password out of the address, and enter them here as name:password.</source>
        <translation>Quite el nombre y la contraseña de la dirección, e introdúzcalos aquí como nombre:contraseña.</translation>
    </message>
    <message>
        <source>A key is stored in your keychain and sent only to this server.</source>
        <translation>La clave se guarda en su llavero y se envía solo a este servidor.</translation>
    </message>
    <message>
        <source>The key comes from the environment.</source>
        <translation>La clave se toma del entorno.</translation>
    </message>
    <message>
        <source>Attest keeps the key until you quit. %1</source>
        <translation>Attest conserva la clave hasta que usted lo cierre. %1</translation>
    </message>
    <message>
        <source>The key is stored in your keychain. It is sent only to this server.</source>
        <translation>La clave está guardada en su llavero. Se envía solo a este servidor.</translation>
    </message>
</context>
<context>
    <name>ui::LanguageList</name>
    <message>
        <source>OCR languages</source>
        <translation>Idiomas del reconocimiento de texto</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1 (no instalado)</translation>
    </message>
    <message>
        <source>No language is installed, so no text can be recognised.</source>
        <translation>No hay ningún idioma instalado, así que no se puede reconocer texto.</translation>
    </message>
    <message>
        <source>None is ticked, so Attest uses: %1.</source>
        <translation>Ninguno está marcado, así que Attest usa: %1.</translation>
    </message>
    <message>
        <source>Each additional language makes recognition slower.</source>
        <translation>Cada idioma adicional hace más lento el reconocimiento.</translation>
    </message>
    <message>
        <source>Each language is a package: tesseract-ocr-fra for French, tesseract-ocr-eng for English. After installing one, reopen this window to see it here.</source>
        <translation>Cada idioma es un paquete: tesseract-ocr-fra para el francés, tesseract-ocr-eng para el inglés. Después de instalar uno, vuelva a abrir esta ventana para verlo aquí.</translation>
    </message>
</context>
<context>
    <name>ui::LibraryModel</name>
    <message>
        <source>waiting for text recognition</source>
        <translation>en espera del reconocimiento de texto</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>recognising text</source>
        <translation>reconociendo texto</translation>
    </message>
    <message>
        <source>recognising page %1 of %2</source>
        <translation>reconociendo la página %1 de %2</translation>
    </message>
    <message>
        <source>p. %1/%2</source>
        <translation>p. %1/%2</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1, %2 %</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>abriendo</translation>
    </message>
    <message>
        <source>Password required</source>
        <translation>Contraseña necesaria</translation>
    </message>
    <message>
        <source>Scanned, no text</source>
        <translation>Escaneado, sin texto</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>no se pudo leer</translation>
    </message>
    <message>
        <source> · %1 of them could not be read</source>
        <translation> · %1 de ellas no se pudieron leer</translation>
    </message>
    <message>
        <source>%1 (missing at the moment)</source>
        <translation>%1 (no disponible ahora)</translation>
    </message>
    <message>
        <source>The same content in %1 locations:
</source>
        <translation>El mismo contenido en %1 lugares:
</translation>
    </message>
    <message>
        <source>Hidden from assistants</source>
        <translation>Oculto a los asistentes</translation>
    </message>
    <message>
        <source>You can still ask about it; its pages will be shown again once the file or its drive is back.</source>
        <translation>Puede seguir preguntando sobre él; sus páginas se volverán a mostrar cuando el archivo o su unidad estén de nuevo disponibles.</translation>
    </message>
    <message numerus="yes">
        <source>offline · %Ln page(s)</source>
        <translation>
            <numerusform>sin conexión · %Ln página</numerusform>
            <numerusform>sin conexión · %Ln páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln página</numerusform>
            <numerusform>%Ln páginas</numerusform>
        </translation>
    </message>
    <message>
        <source> · your own</source>
        <translation> · propio</translation>
    </message>
    <message>
        <source>From the team library</source>
        <translation>De la biblioteca del equipo</translation>
    </message>
</context>
<context>
    <name>ui::LibraryPanel</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Añadir documentos</translation>
    </message>
    <message>
        <source>PDF files…</source>
        <translation>Archivos PDF…</translation>
    </message>
    <message>
        <source>A folder of PDFs…</source>
        <translation>Una carpeta de PDF…</translation>
    </message>
    <message>
        <source>Watched folders…</source>
        <translation>Carpetas vigiladas…</translation>
    </message>
    <message>
        <source>Search documents…</source>
        <translation>Buscar documentos…</translation>
    </message>
    <message>
        <source>Search documents</source>
        <translation>Buscar documentos</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Last added</source>
        <translation>Último añadido</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Último usado</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its documents stay.</source>
        <translation>Se quitó la etiqueta «%1»; sus documentos se conservan.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>New tag ⏎</source>
        <translation>Nueva etiqueta ⏎</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nueva etiqueta</translation>
    </message>
    <message>
        <source>Hide from assistants</source>
        <translation>Oculto a los asistentes</translation>
    </message>
    <message>
        <source>Other assistants (attest-cli mcp) and desktop search cannot see it</source>
        <translation>Otros asistentes (attest-cli mcp) y la búsqueda del escritorio no pueden verlo</translation>
    </message>
    <message>
        <source>Sort the documents</source>
        <translation>Ordenar los documentos</translation>
    </message>
    <message>
        <source>Sorted by: %1</source>
        <translation>Ordenados por: %1</translation>
    </message>
    <message>
        <source>Removed “%1” from the library; the file stays where it is.</source>
        <translation>Se quitó «%1» de la biblioteca; el archivo se queda donde está.</translation>
    </message>
    <message>
        <source>Removed %1 documents from the library; the files stay.</source>
        <translation>Se quitaron %1 documentos de la biblioteca; los archivos se conservan.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Ask only these documents</source>
        <translation>Preguntar solo a estos documentos</translation>
    </message>
    <message>
        <source>Ask only this document</source>
        <translation>Preguntar solo a este documento</translation>
    </message>
    <message>
        <source>Reading report</source>
        <translation>Informe de lectura</translation>
    </message>
    <message>
        <source>Title, author, year…</source>
        <translation>Título, autor, año…</translation>
    </message>
    <message>
        <source>Enter the password…</source>
        <translation>Introducir la contraseña…</translation>
    </message>
    <message>
        <source>Read next</source>
        <translation>Leer a continuación</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>Reconocer texto</translation>
    </message>
    <message>
        <source>Run OCR on all pages</source>
        <translation>Reconocer texto en todas las páginas</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Library (%1)</source>
        <translation>Biblioteca (%1)</translation>
    </message>
    <message>
        <source>Drop PDFs or a folder anywhere on this window.</source>
        <translation>Suelte archivos PDF o una carpeta en cualquier lugar de esta ventana.</translation>
    </message>
    <message>
        <source>No document matches. Try fewer letters.</source>
        <translation>Ningún documento coincide con la búsqueda. Pruebe con menos letras.</translation>
    </message>
    <message>
        <source>No document with this tag matches. Try fewer letters.</source>
        <translation>Ningún documento con esta etiqueta coincide con la búsqueda. Pruebe con menos letras.</translation>
    </message>
</context>
<context>
    <name>ui::LocalModelBox</name>
    <message>
        <source>Show log</source>
        <translation>Mostrar el registro</translation>
    </message>
    <message>
        <source>A GGUF file; choose the model “local” to use it</source>
        <translation>Un archivo GGUF; elija el modelo «local» para usarlo</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>State of the model file</source>
        <translation>Estado del archivo de modelo</translation>
    </message>
    <message>
        <source>Log of llama-server</source>
        <translation>Registro de llama-server</translation>
    </message>
    <message>
        <source>Not running. Attest starts it on this computer only, when you choose the model “local”, and stops it when you quit.</source>
        <translation>No está en marcha. Attest lo inicia solo en este equipo, cuando usted elige el modelo «local», y lo detiene al salir.</translation>
    </message>
</context>
<context>
    <name>ui::LostDialog</name>
    <message>
        <source>What is lost</source>
        <translation>Qué se ha perdido</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
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
        <translation>«%1» ya no está en la biblioteca; añádalo de nuevo para ver la página.</translation>
    </message>
    <message>
        <source>The document this link points to is not in this library; add it, then follow the link again.</source>
        <translation>El documento al que apunta este enlace no está en esta biblioteca; añádalo y siga el enlace de nuevo.</translation>
    </message>
    <message>
        <source>Only the PDFs currently in “%1” are added.</source>
        <translation>Solo se añaden los PDF que están ahora en «%1».</translation>
    </message>
    <message>
        <source>Only the PDFs currently in %1 folders are added.</source>
        <translation>Solo se añaden los PDF que están ahora en %1 carpetas.</translation>
    </message>
    <message>
        <source>Watch this folder</source>
        <translation>Vigilar esta carpeta</translation>
    </message>
    <message>
        <source>That password does not open “%1”; try another one.</source>
        <translation>Esa contraseña no abre «%1»; pruebe con otra.</translation>
    </message>
    <message>
        <source>“%1” is now open. Attest keeps its password until you quit.</source>
        <translation>«%1» ya está abierto. Attest conserva su contraseña hasta que usted lo cierre.</translation>
    </message>
    <message>
        <source>Remember it</source>
        <translation>Recordarla</translation>
    </message>
    <message>
        <source>There is nothing to print yet: open a document, or ask a question.</source>
        <translation>Todavía no hay nada que imprimir: abra un documento o haga una pregunta.</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Guardado como «%1».</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>This answer is from the evaluation.</source>
        <translation>Esta respuesta procede de la evaluación.</translation>
    </message>
    <message>
        <source>Back to the evaluation</source>
        <translation>Volver a la evaluación</translation>
    </message>
    <message>
        <source>Removed from your test questions.</source>
        <translation>Quitada de sus preguntas de prueba.</translation>
    </message>
    <message>
        <source>Added to your test questions.</source>
        <translation>Añadida a sus preguntas de prueba.</translation>
    </message>
    <message>
        <source>Replaced in your test questions.</source>
        <translation>Reemplazada en sus preguntas de prueba.</translation>
    </message>
    <message>
        <source>Only files on this computer can be added; save the page as a PDF first.</source>
        <translation>Solo se pueden añadir archivos de este equipo; guarde antes la página como PDF.</translation>
    </message>
    <message>
        <source>Your next question starts a new session that includes the conversation so far.</source>
        <translation>Su próxima pregunta inicia una sesión nueva que conserva lo dicho antes.</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>“%1” is no longer where it was; its drive may be missing.</source>
        <translation>«%1» ya no está donde estaba; puede que falte su unidad.</translation>
    </message>
    <message>
        <source>There is no program to open “%1”.</source>
        <translation>No hay ningún programa para abrir «%1».</translation>
    </message>
    <message numerus="yes">
        <source>You have %Ln test question(s).</source>
        <translation>
            <numerusform>Tiene %Ln pregunta de prueba.</numerusform>
            <numerusform>Tiene %Ln preguntas de prueba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” changes the title, author or year of %Ln document(s)</source>
        <translation>
            <numerusform>«%1» cambia el título, el autor o el año de %Ln documento</numerusform>
            <numerusform>«%1» cambia el título, el autor o el año de %Ln documentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln PDF(s) that it names will be read first</source>
        <translation>
            <numerusform>primero se leerá %Ln PDF que menciona</numerusform>
            <numerusform>primero se leerán %Ln PDF que menciona</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are missing</source>
        <translation>
            <numerusform>falta %Ln archivo</numerusform>
            <numerusform>faltan %Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries have no document here</source>
        <translation>
            <numerusform>%Ln entrada no tiene documento aquí</numerusform>
            <numerusform>%Ln entradas no tienen documento aquí</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone who may see all the documents behind this answer will be able to see the question, the answer and the cited words.</source>
        <translation>Quien pueda ver todos los documentos en que se basa esta respuesta podrá ver la pregunta, la respuesta y las palabras citadas.</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publicar</translation>
    </message>
    <message>
        <source>The library is damaged. Attest can rescue what is still readable into a new library and keep the damaged one.</source>
        <translation>La biblioteca está dañada. Attest puede rescatar en una biblioteca nueva lo que aún se pueda leer y conservar la dañada.</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>Rescatar</translation>
    </message>
    <message>
        <source>What is lost (%1)…</source>
        <translation>Qué se ha perdido (%1)…</translation>
    </message>
</context>
<context>
    <name>ui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Add PDFs…</source>
        <translation>&amp;Añadir PDF…</translation>
    </message>
    <message>
        <source>Add a &amp;folder…</source>
        <translation>Añadir una &amp;carpeta…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Watched folders…</source>
        <translation>Carpetas &amp;vigiladas…</translation>
    </message>
    <message>
        <source>Add the &amp;sample library</source>
        <translation>Añadir la &amp;biblioteca de ejemplo</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Nueva sesión</translation>
    </message>
    <message>
        <source>E&amp;xport the session…</source>
        <translation>E&amp;xportar la sesión…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Export the session as</source>
        <translation>Exportar la sesión co&amp;mo</translation>
    </message>
    <message>
        <source>&amp;Import evidence bundle…</source>
        <translation>&amp;Importar paquete de evidencias…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+O</source>
        <translation>Ctrl+Alt+O</translation>
    </message>
    <message>
        <source>Save the &amp;graph as a picture…</source>
        <translation>Guardar el &amp;grafo como imagen…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>&amp;Back up the library…</source>
        <translation>&amp;Hacer copia de seguridad…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Restaurar una copia…</translation>
    </message>
    <message>
        <source>&amp;Check the library</source>
        <translation>Comprobar la bib&amp;lioteca</translation>
    </message>
    <message>
        <source>Re-index o&amp;utdated documents</source>
        <translation>Reindexar lo desac&amp;tualizado</translation>
    </message>
    <message>
        <source>S&amp;how the bin…</source>
        <translation>Mostrar la pa&amp;pelera…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo deleting sessions</source>
        <translation>Deshacer la &amp;eliminación de sesiones</translation>
    </message>
    <message>
        <source>&amp;Copy the answer</source>
        <translation>&amp;Copiar la respuesta</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Add to test &amp;questions…</source>
        <translation>Añadir a las &amp;preguntas de prueba…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>&amp;Ask a question</source>
        <translation>&amp;Hacer una pregunta</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>&amp;Stop answering</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Stop after this ste&amp;p</source>
        <translation>Detener tras e&amp;ste paso</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Accept the &amp;best so far</source>
        <translation>Aceptar la &amp;mejor hasta ahora</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>&amp;Find in the document</source>
        <translation>Bus&amp;car en el documento</translation>
    </message>
    <message>
        <source>Find a &amp;document</source>
        <translation>Buscar un &amp;documento</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Ajus&amp;tes…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Library and sessions</source>
        <translation>&amp;Biblioteca y sesiones</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>&amp;Run details</source>
        <translation>&amp;Detalles de la ejecución</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>&amp;Close the page</source>
        <translation>&amp;Cerrar la página</translation>
    </message>
    <message>
        <source>E&amp;valuation</source>
        <translation>E&amp;valuación</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>&amp;Previous answer</source>
        <translation>Respuesta &amp;anterior</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>&amp;Next answer</source>
        <translation>Respuesta &amp;siguiente</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>Ctrl+/</source>
        <translation>Ctrl+/</translation>
    </message>
    <message>
        <source>&amp;Judge statistics…</source>
        <translation>&amp;Estadísticas de los jueces…</translation>
    </message>
    <message>
        <source>&amp;About Attest</source>
        <translation>Acerca de A&amp;ttest</translation>
    </message>
    <message>
        <source>&amp;Zotero collections…</source>
        <translation>Colecciones de &amp;Zotero…</translation>
    </message>
    <message>
        <source>Connect a &amp;team library…</source>
        <translation>Conectar una biblioteca de &amp;equipo…</translation>
    </message>
</context>
<context>
    <name>ui::ModelActions</name>
    <message>
        <source>Trying %1…</source>
        <translation>Probando %1…</translation>
    </message>
    <message>
        <source>Trying %1: %2…</source>
        <translation>Probando %1: %2…</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Preguntando al servidor…</translation>
    </message>
    <message>
        <source>Stopped. The part already downloaded is kept; the download resumes from there.</source>
        <translation>Detenido. La parte ya descargada se conserva; la descarga continúa desde ahí.</translation>
    </message>
    <message>
        <source>%1 does not write text; choose another model.</source>
        <translation>%1 no escribe texto; elija otro modelo.</translation>
    </message>
    <message>
        <source>%1 is ready: it writes, judges, and says how sure it is.</source>
        <translation>%1 está listo: escribe, juzga e indica su seguridad.</translation>
    </message>
    <message>
        <source>%1 is ready: it writes and judges.</source>
        <translation>%1 está listo: escribe y juzga.</translation>
    </message>
</context>
<context>
    <name>ui::ModelServerBox</name>
    <message>
        <source>Find models</source>
        <translation>Buscar modelos</translation>
    </message>
    <message>
        <source>Test the model</source>
        <translation>Probar el modelo</translation>
    </message>
    <message>
        <source>Models found</source>
        <translation>Modelos encontrados</translation>
    </message>
    <message>
        <source>What the model can do</source>
        <translation>Qué puede hacer el modelo</translation>
    </message>
    <message>
        <source>How the model judges</source>
        <translation>Cómo juzga el modelo</translation>
    </message>
    <message>
        <source>Test as a judge</source>
        <translation>Probar como juez</translation>
    </message>
    <message>
        <source>Use the better judges</source>
        <translation>Usar los mejores jueces</translation>
    </message>
    <message>
        <source>Tests what the chosen model and its server can do, with a few short requests</source>
        <translation>Prueba con algunas peticiones cortas lo que pueden hacer el modelo elegido y su servidor</translation>
    </message>
    <message>
        <source>Compares its verdicts with human ones on 40 examples</source>
        <translation>Compara sus veredictos con veredictos humanos en 40 ejemplos</translation>
    </message>
    <message>
        <source>Selects “Built-in” for the roles where the built-in check is the better judge</source>
        <translation>Elige «Integrado» para las funciones en las que la comprobación integrada juzga mejor</translation>
    </message>
    <message>
        <source>The judge test did not finish.</source>
        <translation>La prueba como juez no terminó.</translation>
    </message>
    <message>
        <source>Set under “Models by role”; press OK to save.</source>
        <translation>Ajustado en «Modelos por función»; pulse «Aceptar» para guardar.</translation>
    </message>
    <message>
        <source>Looking for servers…</source>
        <translation>Buscando servidores…</translation>
    </message>
    <message>
        <source>%1 at %2 has no model; load one there, then search again.</source>
        <translation>%1 en %2 no tiene ningún modelo; cargue uno allí y busque de nuevo.</translation>
    </message>
    <message>
        <source>%1 at %2: %3.</source>
        <translation>%1 en %2: %3.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No model server is responding at this address or at the usual ones on this computer; start one, then search again. The easiest way is Ollama: install it from https://ollama.com.</source>
        <translation>No responde ningún servidor de modelos en esta dirección ni en las habituales de este equipo; inicie uno y busque de nuevo. Lo más fácil es Ollama: instálelo desde https://ollama.com.</translation>
    </message>
    <message>
        <source>Choose one under Model.</source>
        <translation>Elija uno en «Modelo».</translation>
    </message>
    <message>
        <source>The test did not finish.</source>
        <translation>La prueba no terminó.</translation>
    </message>
    <message>
        <source>The built-in model needs no test; to test another model, choose it under “Model”.</source>
        <translation>El modelo integrado no necesita ninguna prueba; para probar otro modelo, elíjalo en «Modelo».</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>Preguntando a %1…</translation>
    </message>
    <message>
        <source>Testing it as a judge…</source>
        <translation>Probándolo como juez…</translation>
    </message>
    <message>
        <source>Testing it as a judge: %1 of %2</source>
        <translation>Probándolo como juez: %1 de %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
</context>
<context>
    <name>ui::Notice</name>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Cerrar este aviso</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>ui::Page</name>
    <message>
        <source>%1 (PDF %2)</source>
        <translation>%1 (PDF %2)</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
</context>
<context>
    <name>ui::PageCanvas</name>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
</context>
<context>
    <name>ui::PageFind</name>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation>Buscar en el documento</translation>
    </message>
    <message>
        <source>Find in the document…</source>
        <translation>Buscar en el documento…</translation>
    </message>
    <message>
        <source>Words to find in the document</source>
        <translation>Palabras que se buscan en el documento</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Cerrar la búsqueda</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>The text of one page is not known, so nothing can be found on it.</source>
        <translation>No se conoce el texto de una página, así que no se puede encontrar nada en ella.</translation>
    </message>
    <message>
        <source>The text of %1 pages is not known, so nothing can be found on them.</source>
        <translation>No se conoce el texto de %1 páginas, así que no se puede encontrar nada en ellas.</translation>
    </message>
</context>
<context>
    <name>ui::PageOutline</name>
    <message>
        <source>Outline</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>This document has no outline.</source>
        <translation>Este documento no tiene índice.</translation>
    </message>
</context>
<context>
    <name>ui::PagePictures</name>
    <message>
        <source>This page could not be drawn.</source>
        <translation>No se pudo dibujar esta página.</translation>
    </message>
</context>
<context>
    <name>ui::PageThumbs</name>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
    <message>
        <source>Page thumbnails</source>
        <translation>Miniaturas de las páginas</translation>
    </message>
</context>
<context>
    <name>ui::PdfBar</name>
    <message>
        <source>Pages and outline</source>
        <translation>Páginas e índice</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Volver a donde estaba</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Adelante de nuevo</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation>Buscar en el documento</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Ctrl+−</source>
        <translation>Ctrl+−</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>Cerrar el documento</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>Número de página</translation>
    </message>
    <message>
        <source>Type a page number and press Enter</source>
        <translation>Escriba un número de página y pulse Intro</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>Fit the &amp;width	Ctrl+0</source>
        <translation>Ajustar al a&amp;ncho	Ctrl+0</translation>
    </message>
    <message>
        <source>Fit the &amp;page	Ctrl+9</source>
        <translation>Ajustar a la &amp;página	Ctrl+9</translation>
    </message>
    <message>
        <source>Rotate &amp;right	Ctrl+R</source>
        <translation>Girar a la &amp;derecha	Ctrl+R</translation>
    </message>
    <message>
        <source>Rotate &amp;left	Ctrl+Shift+R</source>
        <translation>Girar a la &amp;izquierda	Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>&amp;Copy	Ctrl+C</source>
        <translation>&amp;Copiar	Ctrl+C</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to this page</source>
        <translation>Copiar en&amp;lace a esta página</translation>
    </message>
    <message>
        <source>&amp;Ask about this</source>
        <translation>Pre&amp;guntar sobre esto</translation>
    </message>
    <message>
        <source>Pri&amp;nt…	Ctrl+P</source>
        <translation>I&amp;mprimir…	Ctrl+P</translation>
    </message>
    <message>
        <source>Open in the &amp;system viewer</source>
        <translation>Abrir en el &amp;visor del sistema</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostrar en la carpe&amp;ta</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>p. %1 (PDF</source>
        <translation>p. %1 (PDF</translation>
    </message>
</context>
<context>
    <name>ui::PdfView</name>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Pages and outline</source>
        <translation>Páginas e índice</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>The words are on this page, but Attest could not find where; nothing is highlighted.</source>
        <translation>Las palabras están en esta página, pero Attest no pudo encontrar dónde; no se resalta nada.</translation>
    </message>
    <message>
        <source>Pages of %1</source>
        <translation>Páginas de %1</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
</context>
<context>
    <name>ui::PullBox</name>
    <message>
        <source>Model to pull</source>
        <translation>Modelo por obtener</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Obtener</translation>
    </message>
    <message>
        <source>Pull the model</source>
        <translation>Obtener el modelo</translation>
    </message>
    <message>
        <source>The Ollama server at the address above downloads the model from ollama.com</source>
        <translation>El servidor de Ollama en la dirección de arriba descarga el modelo de ollama.com</translation>
    </message>
    <message>
        <source>Pull status</source>
        <translation>Estado de la descarga</translation>
    </message>
    <message>
        <source>You can type any name from https://ollama.com/library.</source>
        <translation>Puede escribir cualquier nombre de https://ollama.com/library.</translation>
    </message>
    <message>
        <source>Asking Ollama…</source>
        <translation>Preguntando a Ollama…</translation>
    </message>
    <message>
        <source>Stopped. The part already pulled is kept; press Pull to resume.</source>
        <translation>Detenido. La parte ya descargada se conserva; pulse «Obtener» para continuar.</translation>
    </message>
    <message>
        <source>Type or choose the name of a model.</source>
        <translation>Escriba o elija el nombre de un modelo.</translation>
    </message>
    <message>
        <source>%1 is ready and selected; press OK to save.</source>
        <translation>%1 está listo y elegido; pulse «Aceptar» para guardar.</translation>
    </message>
</context>
<context>
    <name>ui::ReplayBar</name>
    <message>
        <source>Fork here…</source>
        <translation>Bifurcar aquí…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Position in the run</source>
        <translation>Posición en la ejecución</translation>
    </message>
    <message>
        <source>Drag to see the run as it was at any moment; the arrow keys move from event to event</source>
        <translation>Arrastre para ver la ejecución tal como estaba en cada momento; las teclas de flecha van de un evento a otro</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Velocidad de reproducción</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Salir de la reproducción</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Reproducción de %1</translation>
    </message>
    <message>
        <source>Pause the replay</source>
        <translation>Pausar la reproducción</translation>
    </message>
    <message>
        <source>Play the run again</source>
        <translation>Reproducir de nuevo la ejecución</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>Ended before “%1”</source>
        <translation>Terminó antes de «%1»</translation>
    </message>
    <message>
        <source>Ask again from this step, with changes</source>
        <translation>Preguntar de nuevo desde este paso, con cambios</translation>
    </message>
</context>
<context>
    <name>ui::RunPanel</name>
    <message>
        <source>Evidence</source>
        <translation>Evidencias</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
</context>
<context>
    <name>ui::RunSteps</name>
    <message>
        <source>Found no passages</source>
        <translation>Ningún pasaje encontrado</translation>
    </message>
    <message>
        <source>%1 of %2 relevant</source>
        <translation>%1 de %2 relevantes</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln sentence(s) supported</source>
        <translation>
            <numerusform>%1 de %Ln frase respaldada</numerusform>
            <numerusform>%1 de %Ln frases respaldadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Usefulness %1 of 5</source>
        <translation>Utilidad %1 de 5</translation>
    </message>
    <message>
        <source>Computed from tables</source>
        <translation>Calculado a partir de tablas</translation>
    </message>
    <message>
        <source>Nothing to compute</source>
        <translation>Nada que calcular</translation>
    </message>
    <message>
        <source>New query: “%1”</source>
        <translation>Nueva consulta: «%1»</translation>
    </message>
    <message>
        <source>Best answer kept</source>
        <translation>Mejor respuesta conservada</translation>
    </message>
    <message>
        <source>Answer written</source>
        <translation>Respuesta escrita</translation>
    </message>
    <message>
        <source>%1 of %2 passages read</source>
        <translation>%1 de %2 pasajes leídos</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>el fin</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln passage(s)</source>
        <translation>
            <numerusform>%Ln pasaje encontrado</numerusform>
            <numerusform>%Ln pasajes encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln web page(s)</source>
        <translation>
            <numerusform>%Ln página web encontrada</numerusform>
            <numerusform>%Ln páginas web encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) written</source>
        <translation>
            <numerusform>%Ln respuesta escrita</numerusform>
            <numerusform>%Ln respuestas escritas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RunTimeline</name>
    <message>
        <source>Timeline of attempts</source>
        <translation>Intentos, en orden cronológico</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>Intento %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln llamada</numerusform>
            <numerusform>%Ln llamadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s).</source>
        <translation>
            <numerusform>%Ln intento.</numerusform>
            <numerusform>%Ln intentos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ScopeButton</name>
    <message>
        <source>Search documents…</source>
        <translation>Buscar documentos…</translation>
    </message>
    <message>
        <source>Search documents to ask</source>
        <translation>Buscar documentos a los que preguntar</translation>
    </message>
    <message>
        <source>Documents to ask</source>
        <translation>Documentos a los que se pregunta</translation>
    </message>
    <message>
        <source>Ask all documents</source>
        <translation>Preguntar a todos los documentos</translation>
    </message>
    <message>
        <source>Documents to search for the answer</source>
        <translation>Documentos en los que buscar la respuesta</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tag, how many documents</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>All documents with this tag, including those tagged later</source>
        <translation>Todos los documentos con esta etiqueta, también los que la reciban más tarde</translation>
    </message>
    <message>
        <source>More: type part of the name above</source>
        <translation>Más: escriba arriba una parte del nombre</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Todos los documentos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln documento</numerusform>
            <numerusform>%Ln documentos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SessionPanel</name>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nueva sesión</translation>
    </message>
    <message>
        <source>Search sessions…</source>
        <translation>Buscar sesiones…</translation>
    </message>
    <message>
        <source>Search sessions</source>
        <translation>Buscar sesiones</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Etiquetas, separadas por comas</translation>
    </message>
    <message>
        <source>Tags of the session</source>
        <translation>Etiquetas de la sesión</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>%1
%2, last changed %3</source>
        <translation>%1
%2, último cambio: %3</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Etiquetas: %1</translation>
    </message>
    <message>
        <source>From the evidence bundle “%1”</source>
        <translation>Del paquete de evidencias «%1»</translation>
    </message>
    <message>
        <source>… %1 …</source>
        <translation>… %1 …</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijadas</translation>
    </message>
    <message>
        <source>Your conversations appear here.</source>
        <translation>Sus conversaciones aparecen aquí.</translation>
    </message>
    <message>
        <source>No sessions found.</source>
        <translation>No se encontró ninguna sesión.</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>Se eliminó «%1».</translation>
    </message>
    <message>
        <source>Deleted %1 sessions.</source>
        <translation>Se eliminaron %1 sesiones.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Exportar como</translation>
    </message>
    <message>
        <source>Export these %1 as</source>
        <translation>Exportar estas %1 como</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>Etiquetas…</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desfijar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln pregunta</numerusform>
            <numerusform>%Ln preguntas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>None of these changes a verdict; they save model calls or make them earlier.</source>
        <translation>Ninguno de estos ajustes cambia los veredictos; ahorran llamadas o las hacen antes.</translation>
    </message>
    <message>
        <source>Used by the Adaptive RAG flow.</source>
        <translation>Para el flujo Adaptive RAG.</translation>
    </message>
    <message>
        <source>Used by the Corrective RAG flow. A score is twice the probability of relevance, minus one.</source>
        <translation>Para el flujo Corrective RAG. Una puntuación es el doble de la probabilidad de relevancia, menos uno.</translation>
    </message>
    <message>
        <source>Used by the Reflection RAG flow.</source>
        <translation>Para el flujo Reflection RAG.</translation>
    </message>
    <message>
        <source>Models used instead of the one on the Model page. “Find models” there fills these lists.</source>
        <translation>Modelos que se usan en lugar del de la página «Modelo». Allí, «Buscar modelos» rellena estas listas.</translation>
    </message>
    <message>
        <source>Changing the passage length or overlap re-indexes all documents in the background; until that is done, answers use the current passages.</source>
        <translation>Cambiar la longitud o el solapamiento de los pasajes reindexa todos los documentos en segundo plano; hasta que termine, las respuestas usan los pasajes actuales.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>Buscar ajustes…</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Ajuste predefinido</translation>
    </message>
    <message>
        <source>Choose a preset…</source>
        <translation>Elegir un ajuste predefinido…</translation>
    </message>
    <message>
        <source>%1 No changes were needed.</source>
        <translation>%1 No hubo que cambiar nada.</translation>
    </message>
    <message>
        <source>%1 Changed: %2.</source>
        <translation>%1 Cambiado: %2.</translation>
    </message>
    <message>
        <source>Documents will be re-indexed in the background.</source>
        <translation>Los documentos se reindexarán en segundo plano.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Same as above</source>
        <translation>El mismo que arriba</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Integrado</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <source>Choose the folder of a static model for vectors</source>
        <translation>Elegir la carpeta de un modelo estático para vectores</translation>
    </message>
    <message>
        <source>A static model (Model2Vec) needs no server: its folder contains the files model.safetensors and tokenizer.json</source>
        <translation>Un modelo estático (Model2Vec) no necesita servidor: su carpeta contiene los archivos model.safetensors y tokenizer.json</translation>
    </message>
    <message>
        <source>Get a model with Ollama</source>
        <translation>Obtener un modelo con Ollama</translation>
    </message>
    <message>
        <source>Ollama at %1</source>
        <translation>Ollama en %1</translation>
    </message>
    <message>
        <source>Download a model file</source>
        <translation>Descargar un archivo de modelo</translation>
    </message>
    <message>
        <source>What is sent for web searches</source>
        <translation>Lo que se envía para las búsquedas web</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>name:password, if the server asks for them</source>
        <translation>nombre:contraseña, si el servidor los pide</translation>
    </message>
    <message>
        <source>Web search is off: no search words are sent.</source>
        <translation>La búsqueda web está desactivada: no se envían palabras de búsqueda.</translation>
    </message>
    <message>
        <source>What is sent to compute vectors</source>
        <translation>Lo que se envía para calcular los vectores</translation>
    </message>
</context>
<context>
    <name>ui::SnippetView</name>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Cited words</source>
        <translation>Palabras citadas</translation>
    </message>
    <message>
        <source>Cited words from the evidence bundle</source>
        <translation>Palabras citadas del paquete de evidencias</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the picture</source>
        <translation>Cerrar la imagen</translation>
    </message>
    <message>
        <source>as saved in an evidence bundle</source>
        <translation>tal como se guardó en un paquete de evidencias</translation>
    </message>
    <message>
        <source>as it was when the bundle “%1” was made</source>
        <translation>tal como estaba cuando se creó el paquete «%1»</translation>
    </message>
    <message>
        <source>Page %1 of “%2”, %3. The document is not in this library; add it to see the whole page.</source>
        <translation>Página %1 de «%2», %3. El documento no está en esta biblioteca; añádalo para ver la página entera.</translation>
    </message>
    <message>
        <source>Picture of the cited words on their page</source>
        <translation>Imagen de las palabras citadas en su página</translation>
    </message>
</context>
<context>
    <name>ui::Starters</name>
    <message>
        <source>Questions to begin with</source>
        <translation>Preguntas para empezar</translation>
    </message>
</context>
<context>
    <name>ui::Stepper</name>
    <message>
        <source>Main steps of the run</source>
        <translation>Pasos principales de la ejecución</translation>
    </message>
    <message>
        <source>↺ back</source>
        <translation>↺ atrás</translation>
    </message>
    <message>
        <source>At: %1</source>
        <translation>En: %1</translation>
    </message>
</context>
<context>
    <name>ui::TagButton</name>
    <message>
        <source>Show only documents with a tag</source>
        <translation>Mostrar solo los documentos con una etiqueta</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Shown: all documents</source>
        <translation>Mostrados: todos los documentos</translation>
    </message>
    <message>
        <source>Shown: documents with the tag %1</source>
        <translation>Mostrados: los documentos con la etiqueta %1</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Todos los documentos</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tag, how many documents</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Ask only these documents</source>
        <translation>Preguntar solo a estos documentos</translation>
    </message>
    <message>
        <source>Remove this tag</source>
        <translation>Quitar esta etiqueta</translation>
    </message>
    <message>
        <source>The documents stay</source>
        <translation>Los documentos se conservan</translation>
    </message>
</context>
<context>
    <name>ui::TaskLine</name>
    <message>
        <source>%1 of %2 passages</source>
        <translation>%1 de %2 pasajes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 archivos</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>%1… %2</source>
        <translation>%1… %2</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Detener: %1</translation>
    </message>
</context>
<context>
    <name>ui::TeamDialog</name>
    <message numerus="yes">
        <source> · %Ln could not be read</source>
        <translation>
            <numerusform> · %Ln no se pudo leer</numerusform>
            <numerusform> · %Ln no se pudieron leer</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Conectar</translation>
    </message>
    <message>
        <source>&amp;Pull these documents</source>
        <translation>&amp;Traer estos documentos</translation>
    </message>
    <message>
        <source>Pull &amp;now</source>
        <translation>Traer a&amp;hora</translation>
    </message>
    <message>
        <source>&amp;Open answer</source>
        <translation>Abrir la resp&amp;uesta</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Leave…</source>
        <translation>&amp;Abandonar…</translation>
    </message>
    <message>
        <source>Team library</source>
        <translation>Biblioteca del equipo</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Colección</translation>
    </message>
    <message>
        <source>Documents that you may see</source>
        <translation>Documentos que puede ver</translation>
    </message>
    <message>
        <source>Collections that you may see</source>
        <translation>Colecciones que puede ver</translation>
    </message>
    <message>
        <source>Published answer</source>
        <translation>Respuesta publicada</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Published answers</source>
        <translation>Respuestas publicadas</translation>
    </message>
    <message>
        <source>This library already contains your own documents, and they stay there. The team&apos;s documents go into a separate library, in this folder:</source>
        <translation>Esta biblioteca ya contiene sus propios documentos, y se quedan en ella. Los del equipo van a una biblioteca aparte, en esta carpeta:</translation>
    </message>
    <message>
        <source>Folder for the team&apos;s documents</source>
        <translation>Carpeta para los documentos del equipo</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>S&amp;erver</source>
        <translation>S&amp;ervidor</translation>
    </message>
    <message>
        <source>db.example.org, or a full address</source>
        <translation>db.example.org, o una dirección completa</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Base de datos</translation>
    </message>
    <message>
        <source>&amp;User name</source>
        <translation>Nombre de &amp;usuario</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Contra&amp;seña</translation>
    </message>
    <message>
        <source>saved in this computer&apos;s keychain</source>
        <translation>se guarda en el llavero del sistema</translation>
    </message>
    <message>
        <source>Certificate &amp;file</source>
        <translation>Archivo de &amp;certificado</translation>
    </message>
    <message>
        <source>only if your administrator gave you one</source>
        <translation>solo si su administrador le dio uno</translation>
    </message>
    <message>
        <source>The connection is encrypted, and the server must prove with its certificate that it is the one you name; otherwise no password is sent. A server on this computer needs no certificate.</source>
        <translation>La conexión está cifrada, y el servidor debe demostrar con su certificado que es el que usted indica; de lo contrario no se envía ninguna contraseña. Un servidor en este ordenador no necesita certificado.</translation>
    </message>
    <message>
        <source>When leaving, &amp;remove the team&apos;s documents from this computer</source>
        <translation>Al abandonar, &amp;quitar de aquí los documentos del equipo</translation>
    </message>
    <message>
        <source>new password, if it has changed</source>
        <translation>contraseña nueva, si ha cambiado</translation>
    </message>
    <message>
        <source>Another password</source>
        <translation>Otra contraseña</translation>
    </message>
    <message>
        <source>This library is connected to %1</source>
        <translation>Esta biblioteca está conectada a %1</translation>
    </message>
    <message>
        <source>The library for the team&apos;s documents is ready. Start Attest with it to pull them:
attest --library %1</source>
        <translation>La biblioteca para los documentos del equipo está lista. Inicie Attest con ella para traerlos:
attest --library %1</translation>
    </message>
    <message>
        <source>The server is responding. What you may see there is listed above.</source>
        <translation>El servidor responde. Lo que puede ver allí figura arriba.</translation>
    </message>
    <message>
        <source>Based on a document you no longer have access to.</source>
        <translation>Se apoya en un documento que ya no puede ver.</translation>
    </message>
    <message>
        <source>The team&apos;s documents will be permanently removed from this computer; answers based on them will no longer be able to show their pages. Your own documents will stay.</source>
        <translation>Los documentos del equipo se quitarán definitivamente de este ordenador; las respuestas que se basan en ellos ya no podrán mostrar sus páginas. Sus propios documentos se conservan.</translation>
    </message>
    <message>
        <source>The team&apos;s documents will stay on this computer as they are now. Later changes on the server, including changes to what you may see, will no longer reach this computer.</source>
        <translation>Los documentos del equipo se quedan en este ordenador tal como están. Los cambios posteriores en el servidor, también los de sus permisos, ya no llegan a este ordenador.</translation>
    </message>
    <message>
        <source>Leave and remove</source>
        <translation>Abandonar y quitar</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Choose a certificate file</source>
        <translation>Elegir un archivo de certificado</translation>
    </message>
</context>
<context>
    <name>ui::TeamWords</name>
    <message>
        <source>%1 of %2 documents received</source>
        <translation>%1 de %2 documentos recibidos</translation>
    </message>
    <message>
        <source> · %1 a second</source>
        <translation> · %1 por segundo</translation>
    </message>
    <message>
        <source>Team library · %1</source>
        <translation>Biblioteca del equipo · %1</translation>
    </message>
    <message>
        <source>Team library · offline</source>
        <translation>Biblioteca del equipo · sin conexión</translation>
    </message>
    <message>
        <source>Team library · not pulled yet</source>
        <translation>Biblioteca del equipo · aún sin traer</translation>
    </message>
    <message>
        <source>Leaving the team library…</source>
        <translation>Abandonando la biblioteca del equipo…</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Consultando al servidor…</translation>
    </message>
    <message>
        <source>The first pull has not finished yet.</source>
        <translation>Aún no se ha traído por completo.</translation>
    </message>
    <message>
        <source>Up to date. Last contact: %1.</source>
        <translation>Al día. Último contacto: %1.</translation>
    </message>
    <message>
        <source>Last contact: %1. Documents pulled before then are still searched and used in answers.</source>
        <translation>Último contacto: %1. Los documentos traídos hasta entonces siguen sirviendo para buscar y responder.</translation>
    </message>
</context>
<context>
    <name>ui::TestQuestionLine</name>
    <message>
        <source>%1, p. %2</source>
        <translation>%1, p. %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>The &amp;documents do not answer it</source>
        <translation>Los &amp;documentos no la responden</translation>
    </message>
    <message>
        <source>Add to test questions</source>
        <translation>Añadir a las preguntas de prueba</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Quitarla</translation>
    </message>
    <message>
        <source>Saved test question</source>
        <translation>Pregunta de prueba guardada</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Respuesta correcta</translation>
    </message>
    <message>
        <source>Keep it as short as possible: any answer that contains these words counts as right</source>
        <translation>Lo más corta posible: toda respuesta que contenga estas palabras cuenta como correcta</translation>
    </message>
    <message>
        <source>Tick this if these pages show the right answer</source>
        <translation>Marque esta casilla si estas páginas muestran la respuesta correcta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation>&amp;Respuesta correcta</translation>
    </message>
    <message>
        <source>Test question: “%1”</source>
        <translation>Pregunta de prueba: «%1»</translation>
    </message>
    <message>
        <source>The answer is on the cited pages: %1</source>
        <translation>La respuesta está en las páginas citadas: %1</translation>
    </message>
    <message>
        <source>This is already one of your test questions, marked as not answered by the documents.</source>
        <translation>Esta ya es una de sus preguntas de prueba, marcada como sin respuesta en los documentos.</translation>
    </message>
    <message>
        <source>This is already one of your test questions, with the answer “%1”.</source>
        <translation>Esta ya es una de sus preguntas de prueba, con la respuesta «%1».</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazar</translation>
    </message>
</context>
<context>
    <name>ui::TraceModel</name>
    <message>
        <source>the end</source>
        <translation>el fin</translation>
    </message>
    <message>
        <source>%1 (reused)</source>
        <translation>%1 (reutilizado)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, visit %2</source>
        <translation>%1, visita %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
</context>
<context>
    <name>ui::TracePanel</name>
    <message>
        <source>score %1</source>
        <translation>puntuación %1</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Pasajes</translation>
    </message>
    <message>
        <source>%1: score %2</source>
        <translation>%1: puntuación %2</translation>
    </message>
    <message>
        <source>Thresholds: %1 and %2</source>
        <translation>Umbrales: %1 y %2</translation>
    </message>
    <message>
        <source>kept, score %1: %2</source>
        <translation>conservado, puntuación %1: %2</translation>
    </message>
    <message>
        <source>dropped, score %1: %2</source>
        <translation>descartado, puntuación %1: %2</translation>
    </message>
    <message>
        <source>support %1, usefulness %2</source>
        <translation>respaldo %1, utilidad %2</translation>
    </message>
    <message>
        <source>from memory</source>
        <translation>de memoria</translation>
    </message>
    <message>
        <source>page %1: %2</source>
        <translation>página %1: %2</translation>
    </message>
    <message>
        <source>Why nothing was computed</source>
        <translation>Por qué no se calculó nada</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculado</translation>
    </message>
    <message>
        <source>Web search with %1</source>
        <translation>Búsqueda web con %1</translation>
    </message>
    <message>
        <source>Parts of the question: %1</source>
        <translation>Partes de la pregunta: %1</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Intento %1</translation>
    </message>
    <message>
        <source>Started while passages were still being graded</source>
        <translation>Empezado mientras aún se evaluaban pasajes</translation>
    </message>
    <message>
        <source>Selected: the answer from %1</source>
        <translation>Elegida: la respuesta de %1</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Puntuación %1</translation>
    </message>
    <message>
        <source>Share of [Retrieval]: %1</source>
        <translation>Parte de [Retrieval]: %1</translation>
    </message>
    <message>
        <source>The draft asks for passages</source>
        <translation>El borrador pide pasajes</translation>
    </message>
    <message>
        <source>The draft does not ask for passages</source>
        <translation>El borrador no pide pasajes</translation>
    </message>
    <message>
        <source>%1 rewrites, %2 regenerations and %3 web searches so far</source>
        <translation>%1 reformulaciones, %2 regeneraciones y %3 búsquedas web hasta ahora</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Además</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Extractos</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatas</translation>
    </message>
    <message>
        <source>Unused calls</source>
        <translation>Llamadas no utilizadas</translation>
    </message>
    <message>
        <source>visit %1</source>
        <translation>visita %1</translation>
    </message>
    <message>
        <source>The run ended here</source>
        <translation>La ejecución terminó aquí</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Given to the writer</source>
        <translation>Entregado al redactor</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservados</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitidos</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Instrucciones</translation>
    </message>
    <message>
        <source>Raw reply</source>
        <translation>Respuesta sin modificar</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>%1 of %2 calls had been used when it ended.</source>
        <translation>Se habían usado %1 de %2 llamadas cuando terminó.</translation>
    </message>
    <message>
        <source>What was judged</source>
        <translation>Qué se juzgó</translation>
    </message>
    <message>
        <source>Sentence %1 of the answer</source>
        <translation>Frase %1 de la respuesta</translation>
    </message>
    <message>
        <source>%1 + %2 tokens</source>
        <translation>%1 + %2 tokens</translation>
    </message>
    <message>
        <source>cached: an identical request was made before</source>
        <translation>de la caché: ya se había hecho una petición idéntica</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Steps of the run</source>
        <translation>Pasos de la ejecución</translation>
    </message>
    <message>
        <source>Steps and their verdicts, in order</source>
        <translation>Los pasos y sus veredictos, en orden</translation>
    </message>
    <message>
        <source>Details of the selected step</source>
        <translation>Detalles del paso seleccionado</translation>
    </message>
    <message>
        <source>Select a step to see what it read, what it wrote and why the flow went on as it did.</source>
        <translation>Seleccione un paso para ver qué leyó, qué escribió y por qué el flujo continuó así.</translation>
    </message>
    <message>
        <source>Standalone question</source>
        <translation>Pregunta independiente</translation>
    </message>
    <message>
        <source>Standalone question: prompt</source>
        <translation>Pregunta independiente: instrucciones</translation>
    </message>
    <message>
        <source>Standalone question: raw reply</source>
        <translation>Pregunta independiente: respuesta sin modificar</translation>
    </message>
</context>
<context>
    <name>ui::TurnActions</name>
    <message>
        <source>Copy the answer</source>
        <translation>Copiar la respuesta</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Edit the question…</source>
        <translation>Editar la pregunta…</translation>
    </message>
    <message>
        <source>Replay the run</source>
        <translation>Reproducir la ejecución</translation>
    </message>
    <message>
        <source>Add to test questions…</source>
        <translation>Añadir a las preguntas de prueba…</translation>
    </message>
    <message>
        <source>Publish to the team…</source>
        <translation>Publicar para el equipo…</translation>
    </message>
</context>
<context>
    <name>ui::TurnView</name>
    <message>
        <source>Why there is no answer</source>
        <translation>Por qué no hay respuesta</translation>
    </message>
    <message>
        <source>Nearest passages</source>
        <translation>Pasajes más cercanos</translation>
    </message>
    <message>
        <source>The nearest passages:</source>
        <translation>Los pasajes más cercanos:</translation>
    </message>
    <message>
        <source>Answer with the built-in model</source>
        <translation>Responder con el modelo integrado</translation>
    </message>
    <message>
        <source>Asks the same question again, without any server; the settings stay as they are</source>
        <translation>Hace de nuevo la misma pregunta, sin ningún servidor; los ajustes no cambian</translation>
    </message>
    <message>
        <source>Answer from these anyway</source>
        <translation>Responder con estos de todos modos</translation>
    </message>
    <message>
        <source>The answer and every export will say that this was your decision</source>
        <translation>La respuesta y todas las exportaciones indicarán que esta fue su decisión</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>About this answer</source>
        <translation>Sobre esta respuesta</translation>
    </message>
    <message>
        <source>Queries tried</source>
        <translation>Consultas probadas</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>No leído</translation>
    </message>
    <message>
        <source>Changes since then</source>
        <translation>Cambios desde entonces</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Do not rely on this: it did not pass every check.</source>
        <translation>No se fíe de esto: no superó todas las comprobaciones.</translation>
    </message>
    <message>
        <source>use my exact words</source>
        <translation>usar mis palabras exactas</translation>
    </message>
    <message>
        <source>Understood as “%1”</source>
        <translation>Entendido como «%1»</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>¿Quiso decir %1?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Searched for: %1</source>
        <translation>Se buscó: %1</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>¿por qué?</translation>
    </message>
    <message>
        <source>One more document could not be read completely.</source>
        <translation>Otro documento no se pudo leer, o no del todo.</translation>
    </message>
    <message>
        <source>%1 more documents could not be read completely.</source>
        <translation>Otros %1 documentos no se pudieron leer, o no del todo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more passage(s)</source>
        <translation>
            <numerusform>%Ln pasaje más</numerusform>
            <numerusform>%Ln pasajes más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Verdict</name>
    <message>
        <source>could not be read</source>
        <translation>no se pudo leer</translation>
    </message>
    <message>
        <source>needs no passages</source>
        <translation>no necesita pasajes</translation>
    </message>
    <message>
        <source>needs passages</source>
        <translation>necesita pasajes</translation>
    </message>
    <message>
        <source>search the web</source>
        <translation>buscar en la web</translation>
    </message>
    <message>
        <source>answer from memory</source>
        <translation>responder de memoria</translation>
    </message>
    <message>
        <source>search the library</source>
        <translation>buscar en la biblioteca</translation>
    </message>
    <message>
        <source>needs no search</source>
        <translation>no necesita búsqueda</translation>
    </message>
    <message>
        <source>needs several searches</source>
        <translation>necesita varias búsquedas</translation>
    </message>
    <message>
        <source>needs one search</source>
        <translation>necesita una búsqueda</translation>
    </message>
    <message>
        <source>not relevant</source>
        <translation>no relevante</translation>
    </message>
    <message>
        <source>relevant</source>
        <translation>relevante</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>no respaldado</translation>
    </message>
    <message>
        <source>partly supported</source>
        <translation>respaldado en parte</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>respaldado</translation>
    </message>
    <message>
        <source>%1 of 5 by wording</source>
        <translation>%1 de 5 según sus palabras</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <translation>%1 de 5</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>Complejidad</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Relevancia</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Respaldo</translation>
    </message>
    <message>
        <source>Usefulness</source>
        <translation>Utilidad</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>, %1 sure</source>
        <translation>, seguridad: %1</translation>
    </message>
    <message>
        <source>(%1 more characters)</source>
        <translation>(%1 caracteres más)</translation>
    </message>
</context>
<context>
    <name>ui::VerdictCard</name>
    <message>
        <source> cached</source>
        <translation> de la caché</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show the words on their page</source>
        <translation>Mostrar las palabras en su página</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Figures, reasons, the whole passage, prompt and reply</source>
        <translation>Cifras, motivos, el pasaje entero, instrucciones y respuesta</translation>
    </message>
    <message>
        <source>Wrong?</source>
        <translation>¿Erróneo?</translation>
    </message>
    <message>
        <source>Mark a verdict as wrong</source>
        <translation>Marcar un veredicto como erróneo</translation>
    </message>
    <message>
        <source>Show the whole passage</source>
        <translation>Mostrar el pasaje entero</translation>
    </message>
    <message>
        <source>Show exactly what the judge was asked and what it said</source>
        <translation>Mostrar exactamente qué se preguntó al juez y qué dijo</translation>
    </message>
    <message>
        <source>Use anyway</source>
        <translation>Usar de todos modos</translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation>Instrucciones y respuesta</translation>
    </message>
    <message>
        <source>Answer from this passage: %1</source>
        <translation>Respuesta a partir de este pasaje: %1</translation>
    </message>
    <message>
        <source>Sentence %1:</source>
        <translation>Frase %1:</translation>
    </message>
    <message>
        <source>Excerpt</source>
        <translation>Extracto</translation>
    </message>
    <message>
        <source>Whole passage</source>
        <translation>Pasaje entero</translation>
    </message>
    <message>
        <source>Hide prompt and reply</source>
        <translation>Ocultar instrucciones y respuesta</translation>
    </message>
    <message>
        <source>Ask again from the step that rejected this passage, this time keeping it; the new answer will say so</source>
        <translation>Preguntar de nuevo desde el paso que rechazó este pasaje y conservarlo; la respuesta nueva lo indicará</translation>
    </message>
    <message>
        <source>Show %1, %2</source>
        <translation>Mostrar %1, %2</translation>
    </message>
    <message>
        <source>Use %1, %2 anyway</source>
        <translation>Usar %1, %2 de todos modos</translation>
    </message>
    <message>
        <source>Details of %1</source>
        <translation>Detalles de %1</translation>
    </message>
    <message>
        <source>Correct a verdict on %1</source>
        <translation>Corregir un veredicto sobre %1</translation>
    </message>
</context>
<context>
    <name>ui::VerdictPanel</name>
    <message>
        <source>Kept although the verdict could not be read.</source>
        <translation>Conservado aunque no se pudo leer el veredicto.</translation>
    </message>
    <message>
        <source>Found by search %1.</source>
        <translation>Encontrado en la búsqueda %1.</translation>
    </message>
    <message>
        <source>Found by searches %1.</source>
        <translation>Encontrado en las búsquedas %1.</translation>
    </message>
    <message>
        <source>The answer from this passage was kept: it has the best score, %1.</source>
        <translation>Se conservó la respuesta basada en este pasaje: tiene la mejor puntuación, %1.</translation>
    </message>
    <message>
        <source>The answer from this passage was kept.</source>
        <translation>Se conservó la respuesta basada en este pasaje.</translation>
    </message>
    <message>
        <source>Score %1.</source>
        <translation>Puntuación %1.</translation>
    </message>
    <message>
        <source>Went no further: %1.</source>
        <translation>No siguió adelante: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 excerpts kept.</source>
        <translation>%1 de %2 extractos conservados.</translation>
    </message>
    <message>
        <source>✓ Used</source>
        <translation>✓ Usados</translation>
    </message>
    <message>
        <source>Also read</source>
        <translation>También leídos</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrados</translation>
    </message>
    <message>
        <source>○ Rejected</source>
        <translation>○ Rechazados</translation>
    </message>
    <message>
        <source>Passages appear here as they are found, each with its verdicts and the reasons for them.</source>
        <translation>Aquí aparecen los pasajes encontrados, cada uno con sus veredictos y los motivos.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Evidencias</translation>
    </message>
    <message>
        <source>Passages and their verdicts</source>
        <translation>Los pasajes y sus veredictos</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>La pregunta</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La respuesta</translation>
    </message>
    <message>
        <source>Included because it adjoins a passage that was found.</source>
        <translation>Incluido porque es contiguo a un pasaje encontrado.</translation>
    </message>
</context>
<context>
    <name>ui::WebPage</name>
    <message>
        <source>The address of this passage is not one a browser should open: %1</source>
        <translation>Un navegador no debería abrir la dirección de este pasaje: %1</translation>
    </message>
    <message>
        <source>This passage is from the web: %1</source>
        <translation>Este pasaje es de la web: %1</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
</context>
<context>
    <name>ui::Welcome</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1 is running without a model.</source>
        <translation>%1 está en marcha sin ningún modelo.</translation>
    </message>
    <message>
        <source>%1 is running with %2.</source>
        <translation>%1 está en marcha con %2.</translation>
    </message>
    <message>
        <source>Drop your PDFs</source>
        <translation>Suelte sus PDF</translation>
    </message>
    <message>
        <source>Files or a folder, anywhere on this window; or click to choose. Nothing is copied, nothing leaves this computer.</source>
        <translation>Archivos o una carpeta, en cualquier lugar de esta ventana; o haga clic para elegir. Nada se copia, nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Try the sample library</source>
        <translation>Probar la biblioteca de ejemplo</translation>
    </message>
    <message>
        <source>Attest’s own manual: ask it how Attest works.</source>
        <translation>El manual de Attest: pregúntele cómo funciona Attest.</translation>
    </message>
    <message>
        <source>Connect a model</source>
        <translation>Conectar un modelo</translation>
    </message>
    <message>
        <source>Optional. Without one, Attest finds, quotes and judges on its own.</source>
        <translation>Opcional. Sin modelo, Attest busca, cita y juzga por sí mismo.</translation>
    </message>
    <message>
        <source>Choose another model…</source>
        <translation>Elegir otro modelo…</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Elegir otro modelo</translation>
    </message>
    <message>
        <source>Without one, Attest finds, quotes and judges on its own.</source>
        <translation>Sin modelo, Attest busca, cita y juzga por sí mismo.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Download %1</source>
        <translation>Descargar %1</translation>
    </message>
    <message>
        <source>llama-server is installed, but has no model.</source>
        <translation>llama-server está instalado, pero no tiene ningún modelo.</translation>
    </message>
    <message>
        <source>The file is checked before it is used.</source>
        <translation>El archivo se comprueba antes de usarlo.</translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation>Obtener un modelo</translation>
    </message>
    <message>
        <source>See how to get one.</source>
        <translation>Vea cómo conseguir uno.</translation>
    </message>
    <message>
        <source>Optional: no model server found; see how to get one.</source>
        <translation>Opcional: no se encontró ningún servidor de modelos; vea cómo conseguir uno.</translation>
    </message>
    <message>
        <source>Stop downloading %1</source>
        <translation>Detener la descarga de %1</translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation>Abriendo la biblioteca…</translation>
    </message>
    <message>
        <source>Ask your own documents</source>
        <translation>Pregunte a sus propios documentos</translation>
    </message>
    <message>
        <source>Answers from your PDFs, with reasons.</source>
        <translation>Respuestas de sus PDF, con sus razones.</translation>
    </message>
    <message>
        <source>The library could not be opened</source>
        <translation>No se pudo abrir la biblioteca</translation>
    </message>
</context>
<context>
    <name>ui::WindowActions</name>
    <message>
        <source>session</source>
        <translation>sesión</translation>
    </message>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <translation>«%1» ya existe. ¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Attest library %1.backup.zip</source>
        <translation>Biblioteca de Attest %1.backup.zip</translation>
    </message>
    <message>
        <source>Replace the library with this backup?

It was made on %1 (documents: %2, passages: %3, conversations: %4). Reading and answering will stop. The current library stays in its folder.</source>
        <translation>¿Reemplazar la biblioteca por esta copia de seguridad?

Se creó el %1 (documentos: %2, pasajes: %3, conversaciones: %4). La lectura y las respuestas en curso se detendrán. La biblioteca actual se conserva en su carpeta.</translation>
    </message>
    <message>
        <source>Replace the library</source>
        <translation>Reemplazar la biblioteca</translation>
    </message>
    <message>
        <source>About Attest</source>
        <translation>Acerca de Attest</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Attest %1&lt;/h3&gt;&lt;p&gt;Answers from your own PDFs, with reasons.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Attest %1&lt;/h3&gt;&lt;p&gt;Respuestas de sus propios PDF, con sus razones.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin ninguna garantía.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ui::ZoteroDialog</name>
    <message>
        <source>Followed</source>
        <translation>Seguida</translation>
    </message>
    <message numerus="yes">
        <source>✓ %Ln PDF(s)</source>
        <translation>
            <numerusform>✓ %Ln PDF</numerusform>
            <numerusform>✓ %Ln PDF</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 PDFs read</source>
        <translation>%1 de %2 PDF leídos</translation>
    </message>
    <message numerus="yes">
        <source> · %Ln not on this computer</source>
        <translation>
            <numerusform> · %Ln no está en este equipo</numerusform>
            <numerusform> · %Ln no están en este equipo</numerusform>
        </translation>
    </message>
    <message>
        <source>Attest reads the PDFs of the collections you tick, with title, authors and year from Zotero, and adds new ones automatically while Zotero is running. It contacts Zotero on this computer only.</source>
        <translation>Attest lee los PDF de las colecciones marcadas, con el título, los autores y el año de Zotero, y añade los nuevos automáticamente mientras Zotero está abierto. Solo consulta Zotero en este equipo.</translation>
    </message>
    <message>
        <source>&amp;Ask Zotero again</source>
        <translation>&amp;Preguntar de nuevo a Zotero</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Highlight what the session cites…</source>
        <translation>&amp;Resaltar lo que cita la sesión…</translation>
    </message>
    <message>
        <source>Zotero collections</source>
        <translation>Colecciones de Zotero</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Colección</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Colecciones</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Not on this computer, or not readable; Zotero downloads a file when you open it there:</source>
        <translation>No están en este equipo o no se pueden leer; Zotero descarga un archivo cuando usted lo abre allí:</translation>
    </message>
    <message>
        <source>Asking Zotero…</source>
        <translation>Preguntando a Zotero…</translation>
    </message>
    <message>
        <source>The passages that this session&apos;s answers cite will be highlighted in the PDFs of the ticked Zotero collections. Each highlight gets the question as its comment. Zotero will ask for your permission.</source>
        <translation>Los pasajes que citan las respuestas de esta sesión se resaltarán en los PDF de las colecciones de Zotero marcadas. Cada resaltado llevará la pregunta como comentario. Zotero le pedirá permiso.</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Resaltar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s) written to Zotero.</source>
        <translation>
            <numerusform>%Ln resaltado escrito en Zotero.</numerusform>
            <numerusform>%Ln resaltados escritos en Zotero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were already there.</source>
        <translation>
            <numerusform>%Ln ya estaba.</numerusform>
            <numerusform>%Ln ya estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln citation(s) from other documents were left out.</source>
        <translation>
            <numerusform>Se omitió %Ln cita de otro documento.</numerusform>
            <numerusform>Se omitieron %Ln citas de otros documentos.</numerusform>
        </translation>
    </message>
</context>
</TS>
