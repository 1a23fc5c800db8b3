<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Answer</name>
    <message>
        <source>Answered from passages the relevance check had rejected, at your request.</source>
        <translation>Auf Ihren Wunsch mit Textstellen beantwortet, die die Relevanzprüfung verworfen hatte.</translation>
    </message>
    <message>
        <source>Accepted before the run had ended, at your request.</source>
        <translation>Auf Ihren Wunsch angenommen, bevor der Lauf zu Ende war.</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Forked at %2 from the run of %1, with nothing changed.</source>
        <translation>Abgezweigt vom Lauf vom %1 bei %2, ohne Änderung.</translation>
    </message>
    <message>
        <source>Forked at %2 from the run of %1: %3.</source>
        <translation>Abgezweigt vom Lauf vom %1 bei %2: %3.</translation>
    </message>
    <message>
        <source>less than %1 s</source>
        <translation>unter %1 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>There is nothing to search yet: add PDFs to the library first.</source>
        <translation>Es gibt noch nichts zu durchsuchen: Fügen Sie der Bibliothek zuerst PDFs hinzu.</translation>
    </message>
    <message>
        <source>Nothing in these documents resembles the question; try other words.</source>
        <translation>Nichts in diesen Dokumenten ähnelt der Frage; versuchen Sie es mit anderen Wörtern.</translation>
    </message>
    <message>
        <source>Passages were found, but none is relevant to the question.</source>
        <translation>Es wurden Textstellen gefunden, aber keine ist für die Frage relevant.</translation>
    </message>
    <message>
        <source>The passages found do not answer the question, so nothing was written.</source>
        <translation>Die gefundenen Textstellen beantworten die Frage nicht, daher wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Your documents do not answer the question.</source>
        <translation>Was in Ihren Dokumenten steht, beantwortet die Frage nicht.</translation>
    </message>
    <message>
        <source>The budget for one question was used up; raise it in the settings, or ask about fewer things at a time.</source>
        <translation>Das Budget für eine Frage ist aufgebraucht; erhöhen Sie es in den Einstellungen, oder fragen Sie nach weniger auf einmal.</translation>
    </message>
    <message>
        <source>The model could not be reached; start its server, or choose the built-in model.</source>
        <translation>Das Modell war nicht erreichbar; starten Sie seinen Server, oder wählen Sie das eingebaute.</translation>
    </message>
    <message>
        <source>The model gave no answer; ask again, or choose another model.</source>
        <translation>Das Modell gab keine Antwort; fragen Sie noch einmal, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>The pages that may hold the answer could not be read.</source>
        <translation>Die Seiten, auf denen die Antwort stehen könnte, waren nicht lesbar.</translation>
    </message>
    <message>
        <source>You stopped this question.</source>
        <translation>Sie haben diese Frage abgebrochen.</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>Es gibt keine Antwort.</translation>
    </message>
    <message>
        <source>Add PDFs…</source>
        <translation>PDFs hinzufügen…</translation>
    </message>
    <message>
        <source>Change the budget…</source>
        <translation>Budget ändern…</translation>
    </message>
    <message>
        <source>Connect a model…</source>
        <translation>Modell anschließen…</translation>
    </message>
    <message>
        <source>Choose another model…</source>
        <translation>Anderes Modell wählen…</translation>
    </message>
    <message>
        <source>Show the documents</source>
        <translation>Dokumente zeigen</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Rephrase the question</source>
        <translation>Frage umformulieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln Quelle</numerusform>
            <numerusform>%Ln Quellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln Aufruf</numerusform>
            <numerusform>%Ln Aufrufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) saved</source>
        <translation>
            <numerusform>%Ln Aufruf gespart</numerusform>
            <numerusform>%Ln Aufrufe gespart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>sentence %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>New query: “%1”</source>
        <translation>Neue Suchanfrage: „%1“</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
</context>
<context>
    <name>Backend</name>
    <message>
        <source>A static model for vectors</source>
        <translation>Ein statisches Modell für Vektoren</translation>
    </message>
    <message>
        <source>A model server (OpenAI protocol)</source>
        <translation>Ein Modellserver (OpenAI-Protokoll)</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Add PDFs</source>
        <translation>PDFs hinzufügen</translation>
    </message>
    <message>
        <source>Add a folder of PDFs</source>
        <translation>Ordner mit PDFs hinzufügen</translation>
    </message>
    <message>
        <source>Export the session</source>
        <translation>Sitzung exportieren</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>Modelldatei wählen</translation>
    </message>
    <message>
        <source>Model (*.gguf)</source>
        <translation>Modell (*.gguf)</translation>
    </message>
    <message>
        <source>Back up the library</source>
        <translation>Bibliothek sichern</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Backup (*.backup.zip *.backup);;All files (*)</source>
        <translation>Sicherung (*.backup.zip *.backup);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose questions</source>
        <translation>Fragen wählen</translation>
    </message>
    <message>
        <source>Questions (*.jsonl *.json);;All files (*)</source>
        <translation>Fragen (*.jsonl *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose a folder of questions</source>
        <translation>Ordner mit Fragen wählen</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Choose the folder of a static model</source>
        <translation>Ordner des statischen Modells wählen</translation>
    </message>
    <message>
        <source>Open an evidence bundle</source>
        <translation>Belegpaket öffnen</translation>
    </message>
    <message>
        <source>Evidence bundle (*.attest);;All files (*)</source>
        <translation>Belegpaket (*.attest);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>Graph speichern</translation>
    </message>
    <message>
        <source>SVG (*.svg);;PNG (*.png)</source>
        <translation>SVG (*.svg);;PNG (*.png)</translation>
    </message>
    <message>
        <source>PDF and BibTeX files (*.pdf *.bib)</source>
        <translation>PDF- und BibTeX-Dateien (*.pdf *.bib)</translation>
    </message>
    <message>
        <source>Choose a certificate file</source>
        <translation>Zertifikatsdatei wählen</translation>
    </message>
    <message>
        <source>Certificate (*.crt *.pem *.cer);;All files (*)</source>
        <translation>Zertifikat (*.crt *.pem *.cer);;Alle Dateien (*)</translation>
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
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>● right</source>
        <translation>● richtig</translation>
    </message>
    <message>
        <source>◐ partly</source>
        <translation>◐ teilweise</translation>
    </message>
    <message>
        <source>○ wrong</source>
        <translation>○ falsch</translation>
    </message>
    <message>
        <source>– unknown</source>
        <translation>– unbekannt</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Evidence bundle, to open in Attest</source>
        <translation>Belegpaket, zum Öffnen in Attest</translation>
    </message>
    <message>
        <source>CSV, for a spreadsheet</source>
        <translation>CSV, für Tabellenprogramme</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>JSON, with traces</source>
        <translation>JSON, mit Aufzeichnung</translation>
    </message>
    <message>
        <source>Dataset (JSONL)</source>
        <translation>Datensatz (JSONL)</translation>
    </message>
    <message>
        <source>My corrections (JSONL)</source>
        <translation>Meine Korrekturen (JSONL)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>References (BibTeX)</source>
        <translation>Literatur (BibTeX)</translation>
    </message>
    <message>
        <source>References (CSL-JSON)</source>
        <translation>Literatur (CSL-JSON)</translation>
    </message>
    <message>
        <source>References (RIS)</source>
        <translation>Literatur (RIS)</translation>
    </message>
    <message>
        <source>There is no export format “%1”.</source>
        <translation>Es gibt kein Exportformat „%1“.</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Markdown for Obsidian</source>
        <translation>Markdown für Obsidian</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>Texterkennung starten</translation>
    </message>
    <message>
        <source>Reading report</source>
        <translation>Lesebericht</translation>
    </message>
    <message>
        <source>Move waiting documents</source>
        <translation>Wartende Dokumente verschieben</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Larger, smaller</source>
        <translation>Größer, kleiner</translation>
    </message>
    <message>
        <source>Fit width, fit page</source>
        <translation>Breite einpassen, Seite einpassen</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Zurück, vor</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>LibraryAccess</name>
    <message>
        <source>The library is still being opened; try again in a moment.</source>
        <translation>Die Bibliothek wird noch geöffnet; versuchen Sie es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Vectors are computed on this computer; nothing is sent.</source>
        <translation>Vektoren werden auf diesem Rechner berechnet; es wird nichts gesendet.</translation>
    </message>
    <message>
        <source>The text of every passage in the library, and each question, is sent to %1.</source>
        <translation>Der Text jeder Textstelle der Bibliothek und jede Frage gehen an %1.</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>The session could not be printed; check that the printer is ready, or print to a file.</source>
        <translation>Die Sitzung konnte nicht gedruckt werden; prüfen Sie, ob der Drucker bereit ist, oder drucken Sie in eine Datei.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>“%1” did not accept the pages; check that it is ready, or use another printer.</source>
        <translation>„%1“ nimmt die Seiten nicht an; prüfen Sie, ob der Drucker bereit ist, oder nehmen Sie einen anderen.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Self-RAG without rewriting (Athina)</source>
        <translation>Self-RAG ohne Umformulieren (Athina)</translation>
    </message>
    <message>
        <source>Implementing Self-Reflective RAG using LangGraph and FAISS: 500 characters, k = 4.</source>
        <translation>Implementing Self-Reflective RAG using LangGraph and FAISS: 500 Zeichen, k = 4.</translation>
    </message>
    <message>
        <source>Self-RAG (LangGraph)</source>
        <translation>Self-RAG (LangGraph)</translation>
    </message>
    <message>
        <source>Self-Reflective RAG with LangGraph: 250 tokens (about 1,000 characters), k = 4, graded against the rewritten question.</source>
        <translation>Self-Reflective RAG with LangGraph: 250 Tokens (etwa 1.000 Zeichen), k = 4, beurteilt nach der umformulierten Frage.</translation>
    </message>
    <message>
        <source>Corrective RAG, simplified (LangGraph)</source>
        <translation>Corrective RAG, vereinfacht (LangGraph)</translation>
    </message>
    <message>
        <source>Self-Reflective RAG with LangGraph: any rejected passage triggers a web search, passages are not refined, and the answer is not checked.</source>
        <translation>Self-Reflective RAG with LangGraph: jede verworfene Textstelle löst eine Websuche aus, Textstellen werden nicht verfeinert, die Antwort wird nicht geprüft.</translation>
    </message>
    <message>
        <source>Adaptive RAG (Self-RAG, Corrective and Adaptive RAG combined)</source>
        <translation>Adaptive RAG (Self-RAG, Corrective und Adaptive RAG vereint)</translation>
    </message>
    <message>
        <source>Integrating Self-RAG, Corrective RAG and Adaptive RAG: 1,200 / 200 characters, k = 4, T = 0.2.</source>
        <translation>Integrating Self-RAG, Corrective RAG and Adaptive RAG: 1.200 / 200 Zeichen, k = 4, T = 0,2.</translation>
    </message>
    <message>
        <source>Reflection tokens (LlamaIndex pack)</source>
        <translation>Reflexionstokens (LlamaIndex-Paket)</translation>
    </message>
    <message>
        <source>Enhancing Large Language Models with Self-RAG: ten passages, 50 tokens, no sequence score, the retrieval token decides.</source>
        <translation>Enhancing Large Language Models with Self-RAG: zehn Textstellen, 50 Tokens, ohne Sequenzwert, das Abruftoken entscheidet.</translation>
    </message>
    <message>
        <source>Per-passage Self-RAG (notebook)</source>
        <translation>Self-RAG je Textstelle (Notebook)</translation>
    </message>
    <message>
        <source>Self-RAG on Understanding_Climate_Change.pdf: 1,000 / 200 characters, k = 3.</source>
        <translation>Self-RAG zu Understanding_Climate_Change.pdf: 1.000 / 200 Zeichen, k = 3.</translation>
    </message>
    <message>
        <source>Self-RAG paper, short form</source>
        <translation>Self-RAG-Aufsatz, kurze Form</translation>
    </message>
    <message>
        <source>Asai et al. 2023, PopQA: threshold 0.2, weights 1, 1, 0.5, ten passages.</source>
        <translation>Asai u. a. 2023, PopQA: Schwelle 0,2, Gewichte 1, 1, 0,5, zehn Textstellen.</translation>
    </message>
    <message>
        <source>Self-RAG paper, long form</source>
        <translation>Self-RAG-Aufsatz, lange Form</translation>
    </message>
    <message>
        <source>Asai et al. 2023: segments by beam search, two beams, depth 7, five passages.</source>
        <translation>Asai u. a. 2023: Abschnitte durch Strahlsuche, zwei Strahlen, Tiefe 7, fünf Textstellen.</translation>
    </message>
    <message>
        <source>CRAG paper, PopQA</source>
        <translation>CRAG-Aufsatz, PopQA</translation>
    </message>
    <message>
        <source>Yan et al. 2024: thresholds 0.59 and -0.99. They were fitted to the paper&apos;s own evaluator.</source>
        <translation>Yan u. a. 2024: Schwellen 0,59 und -0,99. Sie wurden an den Prüfer des Aufsatzes angepasst.</translation>
    </message>
    <message>
        <source>CRAG paper, PubHealth and ARC</source>
        <translation>CRAG-Aufsatz, PubHealth und ARC</translation>
    </message>
    <message>
        <source>Yan et al. 2024: thresholds 0.5 and -0.91. They were fitted to the paper&apos;s own evaluator.</source>
        <translation>Yan u. a. 2024: Schwellen 0,5 und -0,91. Sie wurden an den Prüfer des Aufsatzes angepasst.</translation>
    </message>
</context>
<context>
    <name>Removed</name>
    <message>
        <source>“%1” (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Rejected by %1: passages that %2 judges irrelevant are removed; it said “%3”.</source>
        <translation>Verworfen von %1: Textstellen, die %2 als nicht relevant beurteilt, fallen weg; das Urteil lautete „%3“.</translation>
    </message>
    <message>
        <source>Rejected by %1: passages that %2 judges irrelevant are removed; it said “%3”, with a relevance probability of %4.</source>
        <translation>Verworfen von %1: Textstellen, die %2 als nicht relevant beurteilt, fallen weg; das Urteil lautete „%3“, die Wahrscheinlichkeit der Relevanz war %4.</translation>
    </message>
    <message>
        <source>Rejected by %1: it scored %2; if no passage reaches %3, all of them are removed.</source>
        <translation>Verworfen von %1: Der Wert ist %2; wenn keine Textstelle %3 erreicht, fallen alle weg.</translation>
    </message>
    <message>
        <source>Rejected by %1: its best excerpt scored %2, and excerpts below %3 are removed.</source>
        <translation>Verworfen von %1: Der beste Auszug hat den Wert %2; Auszüge unter %3 fallen weg.</translation>
    </message>
    <message>
        <source>Rejected by %1: its best excerpt scored %2, and others scored higher.</source>
        <translation>Verworfen von %1: Der beste Auszug hat den Wert %2, andere haben höhere Werte.</translation>
    </message>
    <message>
        <source>Rejected by %1: an answer from it (score %2) is not supported or not relevant, and the settings drop such answers.</source>
        <translation>Verworfen von %1: Eine Antwort daraus (Wert %2) ist nicht belegt oder nicht relevant; laut Einstellungen fallen solche Antworten weg.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>check again</source>
        <translation>noch einmal prüfen</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>Flow</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Passages for a question (k)</source>
        <translation>Textstellen je Frage (k)</translation>
    </message>
    <message>
        <source>Maximum query rewrites</source>
        <translation>Höchstzahl umformulierter Suchanfragen</translation>
    </message>
    <message>
        <source>Maximum answer regenerations</source>
        <translation>Höchstzahl neu geschriebener Antworten</translation>
    </message>
    <message>
        <source>Maximum steps</source>
        <translation>Höchstzahl Schritte</translation>
    </message>
    <message>
        <source>Maximum model calls</source>
        <translation>Höchstzahl Modellaufrufe</translation>
    </message>
    <message>
        <source>Time limit (seconds)</source>
        <translation>Zeitlimit (Sekunden)</translation>
    </message>
    <message>
        <source>Compute answers from tables</source>
        <translation>Antworten aus Tabellen berechnen</translation>
    </message>
    <message>
        <source>Complete follow-up questions</source>
        <translation>Anschlussfragen ergänzen</translation>
    </message>
    <message>
        <source>Rank with the evidence model</source>
        <translation>Mit dem Belegmodell ordnen</translation>
    </message>
    <message>
        <source>Grade against the rewritten query</source>
        <translation>Nach der umformulierten Frage beurteilen</translation>
    </message>
    <message>
        <source>Check sources and usefulness in parallel</source>
        <translation>Quellen und Nutzen gleichzeitig prüfen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Draft while grading</source>
        <translation>Während der Prüfung entwerfen</translation>
    </message>
    <message>
        <source>Cache verdicts</source>
        <translation>Urteile zwischenspeichern</translation>
    </message>
    <message>
        <source>Stop early when a retry cannot do better</source>
        <translation>Früh aufhören, wenn ein neuer Versuch nicht besser werden kann</translation>
    </message>
    <message>
        <source>Estimate the searches a question needs</source>
        <translation>Nötige Suchen je Frage abschätzen</translation>
    </message>
    <message>
        <source>Adaptive RAG</source>
        <translation>Adaptive RAG</translation>
    </message>
    <message>
        <source>Maximum reasoning steps</source>
        <translation>Höchstzahl Denkschritte</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>Websuche</translation>
    </message>
    <message>
        <source>SearXNG server</source>
        <translation>SearXNG-Server</translation>
    </message>
    <message>
        <source>Web pages per search</source>
        <translation>Webseiten je Suche</translation>
    </message>
    <message>
        <source>Read whole web pages, not only snippets</source>
        <translation>Ganze Webseiten lesen, nicht nur Ausschnitte</translation>
    </message>
    <message>
        <source>Maximum web searches</source>
        <translation>Höchstzahl Websuchen</translation>
    </message>
    <message>
        <source>Search the web after one rejected passage, without excerpts</source>
        <translation>Nach einer verworfenen Textstelle im Web suchen, ohne Auszüge</translation>
    </message>
    <message>
        <source>Corrective RAG</source>
        <translation>Corrective RAG</translation>
    </message>
    <message>
        <source>Upper threshold</source>
        <translation>Obere Schwelle</translation>
    </message>
    <message>
        <source>Lower threshold</source>
        <translation>Untere Schwelle</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Auszüge</translation>
    </message>
    <message>
        <source>Maximum excerpts</source>
        <translation>Höchstzahl Auszüge</translation>
    </message>
    <message>
        <source>Minimum excerpt score</source>
        <translation>Mindestwert eines Auszugs</translation>
    </message>
    <message>
        <source>Check the answer (Self-RAG)</source>
        <translation>Antwort prüfen (Self-RAG)</translation>
    </message>
    <message>
        <source>Search for passages</source>
        <translation>Textstellen suchen</translation>
    </message>
    <message>
        <source>Reflection tokens</source>
        <translation>Reflexionstokens</translation>
    </message>
    <message>
        <source>Retrieval threshold</source>
        <translation>Schwelle für den Abruf</translation>
    </message>
    <message>
        <source>Relevance weight</source>
        <translation>Gewicht der Relevanz</translation>
    </message>
    <message>
        <source>Support weight</source>
        <translation>Gewicht der Belege</translation>
    </message>
    <message>
        <source>Usefulness weight</source>
        <translation>Gewicht des Nutzens</translation>
    </message>
    <message>
        <source>Include the sequence probability</source>
        <translation>Wahrscheinlichkeit der Sequenz einrechnen</translation>
    </message>
    <message>
        <source>Drop irrelevant and unsupported segments</source>
        <translation>Nicht relevante und unbelegte Abschnitte weglassen</translation>
    </message>
    <message>
        <source>Long form, sentence by sentence</source>
        <translation>Lange Form, Satz für Satz</translation>
    </message>
    <message>
        <source>Beam width (long form)</source>
        <translation>Strahlbreite (lange Form)</translation>
    </message>
    <message>
        <source>Maximum sentences (long form)</source>
        <translation>Höchstzahl Sätze (lange Form)</translation>
    </message>
    <message>
        <source>Path score</source>
        <translation>Wert des Pfads</translation>
    </message>
    <message>
        <source>Tokens per segment</source>
        <translation>Tokens je Abschnitt</translation>
    </message>
    <message>
        <source>Model server (OpenAI protocol)</source>
        <translation>Modellserver (OpenAI-Protokoll)</translation>
    </message>
    <message>
        <source>Model server</source>
        <translation>Modellserver</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Maximum reply tokens</source>
        <translation>Höchstzahl Tokens einer Antwort</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>Gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>Model file (GGUF)</source>
        <translation>Modelldatei (GGUF)</translation>
    </message>
    <message>
        <source>Writer</source>
        <translation>Schreiber</translation>
    </message>
    <message>
        <source>Models by role</source>
        <translation>Modelle nach Rolle</translation>
    </message>
    <message>
        <source>Query rewriter</source>
        <translation>Umformulierer</translation>
    </message>
    <message>
        <source>Relevance judge</source>
        <translation>Prüfer der Relevanz</translation>
    </message>
    <message>
        <source>Support judge</source>
        <translation>Prüfer der Belege</translation>
    </message>
    <message>
        <source>Usefulness judge</source>
        <translation>Prüfer des Nutzens</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Verteiler</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Einbettungen</translation>
    </message>
    <message>
        <source>Passage length (characters)</source>
        <translation>Länge der Textstellen (Zeichen)</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Passage overlap (characters)</source>
        <translation>Überlappung der Textstellen (Zeichen)</translation>
    </message>
    <message>
        <source>Parallel readers (0: automatic)</source>
        <translation>Gleichzeitige Leser (0: automatisch)</translation>
    </message>
    <message>
        <source>OCR of scans</source>
        <translation>Texterkennung in Scans</translation>
    </message>
    <message>
        <source>OCR languages</source>
        <translation>Sprachen der Texterkennung</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Font size (points, 0: system size)</source>
        <translation>Schriftgröße (Punkt, 0: die des Systems)</translation>
    </message>
    <message>
        <source>Language (after a restart)</source>
        <translation>Sprache (nach einem Neustart)</translation>
    </message>
    <message>
        <source>Passages in desktop search</source>
        <translation>Textstellen in der Desktopsuche</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Desktop</translation>
    </message>
    <message>
        <source>Notify when long tasks finish in the background</source>
        <translation>Benachrichtigen, wenn lange Aufgaben im Hintergrund fertig sind</translation>
    </message>
    <message>
        <source>Reference style</source>
        <translation>Stil der Literaturangaben</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exporte</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>excerption</source>
        <translation>Auszüge</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptiv</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>force</source>
        <translation>erzwingen</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>Length of a model&apos;s answer</source>
        <translation>Länge der Antwort eines Modells</translation>
    </message>
    <message>
        <source>short</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>detailed</source>
        <translation>ausführlich</translation>
    </message>
</context>
<context>
    <name>SupportMap</name>
    <message>
        <source>%1 sure</source>
        <translation>%1 sicher</translation>
    </message>
    <message>
        <source>Supported by your documents</source>
        <translation>Von Ihren Dokumenten belegt</translation>
    </message>
    <message>
        <source>Partly supported by your documents</source>
        <translation>Von Ihren Dokumenten teilweise belegt</translation>
    </message>
    <message>
        <source>Not supported by your documents</source>
        <translation>Von Ihren Dokumenten nicht belegt</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Sentence %1: %2.</source>
        <translation>Satz %1: %2.</translation>
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
        <translation>Die Suchwörter gehen an den SearXNG-Server, den Sie angeben, samt dessen Schlüssel, falls Sie einen eingegeben haben, und von dort an die Suchmaschinen, die er befragt; werden Seiten gelesen, sieht auch jede Website, dass dieser Rechner ihre Seite abgerufen hat.</translation>
    </message>
    <message>
        <source>Tavily</source>
        <translation>Tavily</translation>
    </message>
    <message>
        <source>Search terms go to Tavily (api.tavily.com), together with your key; when pages are read, each site also sees that this computer fetched its page.</source>
        <translation>Die Suchwörter gehen zusammen mit Ihrem Schlüssel an Tavily (api.tavily.com); werden Seiten gelesen, sieht auch jede Website, dass dieser Rechner ihre Seite abgerufen hat.</translation>
    </message>
</context>
<context>
    <name>Zotero</name>
    <message>
        <source>Zotero does not accept requests from other programs; allow them in its settings: Advanced, “Allow other applications on this computer to communicate with Zotero”.</source>
        <translation>Zotero nimmt keine Anfragen anderer Programme an; erlauben Sie dies in seinen Einstellungen: Erweitert, „Anderen Anwendungen auf diesem Computer erlauben, mit Zotero zu kommunizieren“.</translation>
    </message>
    <message>
        <source>“%1” is not an address of this computer; Attest contacts Zotero only on this computer.</source>
        <translation>„%1“ ist keine Adresse dieses Rechners; Attest spricht Zotero nur auf diesem Rechner an.</translation>
    </message>
    <message>
        <source>Zotero no longer has this collection.</source>
        <translation>Zotero hat diese Sammlung nicht mehr.</translation>
    </message>
    <message>
        <source>The program at %1 is not Zotero 7 or newer.</source>
        <translation>Das Programm unter %1 ist nicht Zotero 7 oder neuer.</translation>
    </message>
    <message>
        <source>This version of Zotero does not let other programs make changes; version 10 or newer does.</source>
        <translation>Diese Version von Zotero lässt andere Programme nicht schreiben; ab Version 10 geht das.</translation>
    </message>
    <message>
        <source>Attest does not have permission to add highlights in Zotero; nothing was written.</source>
        <translation>Attest hat keine Erlaubnis, in Zotero Hervorhebungen hinzuzufügen; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Zotero was asked for permission too often; try again in a minute.</source>
        <translation>Zotero wurde zu oft um Erlaubnis gefragt; versuchen Sie es in einer Minute noch einmal.</translation>
    </message>
    <message>
        <source>Zotero did not accept the highlights (status %1).</source>
        <translation>Zotero hat die Hervorhebungen nicht angenommen (Status %1).</translation>
    </message>
    <message>
        <source>Zotero did not accept a highlight: %1</source>
        <translation>Zotero hat eine Hervorhebung nicht angenommen: %1</translation>
    </message>
</context>
<context>
    <name>app::Assistant</name>
    <message>
        <source>Saving the settings</source>
        <translation>Einstellungen werden gespeichert</translation>
    </message>
    <message>
        <source>Working in the background</source>
        <translation>Arbeit im Hintergrund</translation>
    </message>
    <message>
        <source>The backup was restored (documents: %1, sessions: %2).</source>
        <translation>Die Sicherung wurde wiederhergestellt (Dokumente: %1, Sitzungen: %2).</translation>
    </message>
    <message>
        <source>The previous library is kept in %1.</source>
        <translation>Die vorige Bibliothek bleibt in %1 erhalten.</translation>
    </message>
    <message>
        <source>Restoring a backup</source>
        <translation>Sicherung wird wiederhergestellt</translation>
    </message>
    <message>
        <source>The library %1 is read-only: nothing is saved.</source>
        <translation>Die Bibliothek %1 ist schreibgeschützt: Es wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>The library %1 is read-only; restore the backup into another folder.</source>
        <translation>Die Bibliothek %1 ist schreibgeschützt; stellen Sie die Sicherung in einem anderen Ordner wieder her.</translation>
    </message>
    <message>
        <source>Opening the library</source>
        <translation>Bibliothek wird geöffnet</translation>
    </message>
    <message>
        <source>All data that was still readable is now in a new library (sessions: %1, questions: %2, documents: %3). PDFs to be read again: %4. The damaged library is kept in %5.</source>
        <translation>Was noch lesbar war, ist jetzt in einer neuen Bibliothek (Sitzungen: %1, Fragen: %2, Dokumente: %3). PDFs, die neu gelesen werden: %4. Die beschädigte Bibliothek bleibt in %5 erhalten.</translation>
    </message>
    <message>
        <source>Rescuing the library</source>
        <translation>Bibliothek wird gerettet</translation>
    </message>
    <message>
        <source>The library %1 is read-only; rescue it into another folder.</source>
        <translation>Die Bibliothek %1 ist schreibgeschützt; retten Sie sie in einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Bibliothek wird gelesen</translation>
    </message>
</context>
<context>
    <name>app::ConversationService</name>
    <message>
        <source>Checking the answer again</source>
        <translation>Antwort wird noch einmal geprüft</translation>
    </message>
</context>
<context>
    <name>app::DesktopWork</name>
    <message>
        <source>Your question has been answered</source>
        <translation>Ihre Frage ist beantwortet</translation>
    </message>
    <message>
        <source>Work finished</source>
        <translation>Arbeit abgeschlossen</translation>
    </message>
    <message>
        <source>Reading finished</source>
        <translation>Lesen abgeschlossen</translation>
    </message>
    <message>
        <source>Documents are being read</source>
        <translation>Dokumente werden gelesen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message numerus="yes">
        <source>You can now ask about %Ln document(s)</source>
        <translation>
            <numerusform>Sie können jetzt zu %Ln Dokument fragen</numerusform>
            <numerusform>Sie können jetzt zu %Ln Dokumenten fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read</source>
        <translation>
            <numerusform>%Ln war nicht lesbar</numerusform>
            <numerusform>%Ln waren nicht lesbar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DocumentService</name>
    <message>
        <source>Looking for PDFs</source>
        <translation>PDFs werden gesucht</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>Wird neu gelesen</translation>
    </message>
    <message>
        <source>Removing</source>
        <translation>Wird entfernt</translation>
    </message>
    <message>
        <source>Saving the correction</source>
        <translation>Korrektur wird gespeichert</translation>
    </message>
    <message>
        <source>Tagging</source>
        <translation>Schlagwort wird gesetzt</translation>
    </message>
    <message>
        <source>Hiding from assistants</source>
        <translation>Wird vor Assistenten verborgen</translation>
    </message>
    <message>
        <source>Making visible to assistants</source>
        <translation>Wird für Assistenten sichtbar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files or folders were left out.</source>
        <translation>
            <numerusform>%Ln Datei oder Ordner wurde ausgelassen.</numerusform>
            <numerusform>%Ln Dateien oder Ordner wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
</context>
<context>
    <name>app::EvaluationService</name>
    <message>
        <source>1 of them is unanswerable.</source>
        <translation>1 davon ist unbeantwortbar.</translation>
    </message>
    <message>
        <source>%1 of them are unanswerable.</source>
        <translation>%1 davon sind unbeantwortbar.</translation>
    </message>
    <message>
        <source>Left out: %1. %2</source>
        <translation>Ausgelassen: %1. %2</translation>
    </message>
    <message>
        <source>%1 cannot be created, so there is nowhere to save the measurements.</source>
        <translation>%1 kann nicht angelegt werden, daher lassen sich die Messwerte nicht speichern.</translation>
    </message>
    <message>
        <source>Your test questions in %1 cannot be read (%2).</source>
        <translation>Ihre Testfragen in %1 sind nicht lesbar (%2).</translation>
    </message>
    <message>
        <source>Evaluating %1</source>
        <translation>%1 wird ausgewertet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about documents in your library.</source>
        <translation>
            <numerusform>%Ln Frage zu Dokumenten Ihrer Bibliothek.</numerusform>
            <numerusform>%Ln Fragen zu Dokumenten Ihrer Bibliothek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about %1 texts in the set, which says where the answers are: this measures retrieval.</source>
        <translation>
            <numerusform>%Ln Frage zu %1 Texten der Sammlung, die angibt, wo die Antworten stehen: Gemessen wird die Suche.</numerusform>
            <numerusform>%Ln Fragen zu %1 Texten der Sammlung, die angibt, wo die Antworten stehen: Gemessen wird die Suche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about %1 paragraphs in the set.</source>
        <translation>
            <numerusform>%Ln Frage zu %1 Absätzen der Sammlung.</numerusform>
            <numerusform>%Ln Fragen zu %1 Absätzen der Sammlung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s), each with a passage that does or does not support it: this measures judging.</source>
        <translation>
            <numerusform>%Ln Satz mit einer Textstelle, die ihn belegt oder nicht: Gemessen wird das Urteilen.</numerusform>
            <numerusform>%Ln Sätze, jeder mit einer Textstelle, die ihn belegt oder nicht: Gemessen wird das Urteilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln verdict(s), each with the correct one: this measures judging.</source>
        <translation>
            <numerusform>%Ln Urteil, dazu das richtige: Gemessen wird das Urteilen.</numerusform>
            <numerusform>%Ln Urteile, jeweils mit dem richtigen: Gemessen wird das Urteilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln response(s) from any program: this checks whether they answer the question, and whether their context supports them.</source>
        <translation>
            <numerusform>%Ln Antwort eines beliebigen Programms: Geprüft wird, ob sie die Frage beantwortet und ihr Kontext sie belegt.</numerusform>
            <numerusform>%Ln Antworten beliebiger Programme: Geprüft wird, ob sie die Frage beantworten und ihr Kontext sie belegt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FolderService</name>
    <message>
        <source>Looking through %1</source>
        <translation>%1 wird durchgesehen</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>%1 wird überwacht</translation>
    </message>
    <message>
        <source>Changing what to include from a folder</source>
        <translation>Auswahl im Ordner wird geändert</translation>
    </message>
    <message>
        <source>Removing a watched folder</source>
        <translation>Überwachung eines Ordners wird beendet</translation>
    </message>
    <message>
        <source>Removing missing documents</source>
        <translation>Dokumente ohne Datei werden entfernt</translation>
    </message>
</context>
<context>
    <name>app::IndexService</name>
    <message>
        <source>Reading the tables of your documents</source>
        <translation>Tabellen Ihrer Dokumente werden gelesen</translation>
    </message>
    <message>
        <source>Learning what your documents are about</source>
        <translation>Themen Ihrer Dokumente werden ermittelt</translation>
    </message>
    <message>
        <source>Opening the model for vectors</source>
        <translation>Modell für Vektoren wird geöffnet</translation>
    </message>
    <message>
        <source>Computing vectors for your documents</source>
        <translation>Vektoren Ihrer Dokumente werden berechnet</translation>
    </message>
</context>
<context>
    <name>app::MaintenanceService</name>
    <message>
        <source>The library was checked and is intact.</source>
        <translation>Die Bibliothek wurde geprüft und ist unversehrt.</translation>
    </message>
    <message>
        <source>The library was backed up to %1; the backup was read back and is intact (documents: %2, sessions: %3).</source>
        <translation>Die Bibliothek wurde in %1 gesichert; die Sicherung wurde zurückgelesen und ist unversehrt (Dokumente: %2, Sitzungen: %3).</translation>
    </message>
    <message>
        <source>Backing up the library</source>
        <translation>Bibliothek wird gesichert</translation>
    </message>
    <message>
        <source>Restoring from the bin</source>
        <translation>Wird aus dem Papierkorb wiederhergestellt</translation>
    </message>
    <message>
        <source>Emptying the bin</source>
        <translation>Papierkorb wird geleert</translation>
    </message>
    <message>
        <source>Checking the library</source>
        <translation>Bibliothek wird geprüft</translation>
    </message>
    <message numerus="yes">
        <source>Parts of %Ln document(s) are missing and will be read again.</source>
        <translation>
            <numerusform>Teile von %Ln Dokument fehlen und werden neu gelesen.</numerusform>
            <numerusform>Teile von %Ln Dokumenten fehlen und werden neu gelesen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Manual</name>
    <message>
        <source>The manual is not in its folder, “%1”; install Attest again.</source>
        <translation>Das Handbuch ist nicht in seinem Ordner „%1“; installieren Sie Attest neu.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>The manual has no page %1.</source>
        <translation>Das Handbuch hat keine Seite %1.</translation>
    </message>
</context>
<context>
    <name>app::ModelService</name>
    <message>
        <source>Waiting for the model</source>
        <translation>Warten auf das Modell</translation>
    </message>
</context>
<context>
    <name>app::PageService</name>
    <message>
        <source>This PDF is locked; type its password on the page about the document.</source>
        <translation>Dieses PDF ist gesperrt; geben Sie sein Passwort auf der Seite über das Dokument ein.</translation>
    </message>
    <message>
        <source>Printing “%1”</source>
        <translation>„%1“ wird gedruckt</translation>
    </message>
</context>
<context>
    <name>app::PasswordService</name>
    <message>
        <source>Reading again</source>
        <translation>Wird neu gelesen</translation>
    </message>
    <message>
        <source>Remembering the password</source>
        <translation>Passwort wird gespeichert</translation>
    </message>
    <message>
        <source>Forgetting the password</source>
        <translation>Passwort wird gelöscht</translation>
    </message>
</context>
<context>
    <name>app::ReindexService</name>
    <message>
        <source>All documents are up to date.</source>
        <translation>Alle Dokumente sind auf dem neuesten Stand.</translation>
    </message>
    <message>
        <source>Re-indexing outdated documents</source>
        <translation>Veraltete Dokumente werden neu indiziert</translation>
    </message>
    <message>
        <source>No document was brought up to date: the outdated ones could not be read again. If one is locked, type its password on the page about it.</source>
        <translation>Kein Dokument wurde aktualisiert: Die veralteten ließen sich nicht neu lesen. Ist eines gesperrt, geben Sie sein Passwort auf der Seite über das Dokument ein.</translation>
    </message>
    <message>
        <source>Looking for outdated documents</source>
        <translation>Veraltete Dokumente werden gesucht</translation>
    </message>
    <message>
        <source>Reading is paused; once it resumes and nothing is waiting to be read, your documents will be brought up to date.</source>
        <translation>Das Lesen ist angehalten; sobald es weitergeht und nichts mehr wartet, werden Ihre Dokumente aktualisiert.</translation>
    </message>
    <message>
        <source>Your documents will be brought up to date once nothing is waiting to be read.</source>
        <translation>Ihre Dokumente werden aktualisiert, sobald nichts mehr auf das Lesen wartet.</translation>
    </message>
</context>
<context>
    <name>app::ScanService</name>
    <message>
        <source>Looking for pages to recognise</source>
        <translation>Zu erkennende Seiten werden gesucht</translation>
    </message>
    <message>
        <source>Recognising the text of scans</source>
        <translation>Text in Scans wird erkannt</translation>
    </message>
</context>
<context>
    <name>app::SessionService</name>
    <message>
        <source>This answer is no longer in its session.</source>
        <translation>Diese Antwort ist nicht mehr in ihrer Sitzung.</translation>
    </message>
    <message>
        <source>Opening the session</source>
        <translation>Sitzung wird geöffnet</translation>
    </message>
    <message>
        <source>Renaming the session</source>
        <translation>Sitzung wird umbenannt</translation>
    </message>
    <message>
        <source>Tagging the session</source>
        <translation>Schlagwörter der Sitzung werden gesetzt</translation>
    </message>
    <message>
        <source>Pinning the session</source>
        <translation>Sitzung wird angeheftet</translation>
    </message>
    <message>
        <source>Copying the session</source>
        <translation>Sitzung wird kopiert</translation>
    </message>
    <message>
        <source>Removing the session</source>
        <translation>Sitzung wird entfernt</translation>
    </message>
    <message>
        <source>Starting another session</source>
        <translation>Neue Sitzung wird begonnen</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>Export nach %1</translation>
    </message>
    <message>
        <source>Printing “%1”</source>
        <translation>„%1“ wird gedruckt</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Saving the correction</source>
        <translation>Korrektur wird gespeichert</translation>
    </message>
</context>
<context>
    <name>app::TeamService</name>
    <message>
        <source>Pulling the team library</source>
        <translation>Die Teambibliothek wird geholt</translation>
    </message>
    <message>
        <source>Publishing the answer</source>
        <translation>Die Antwort wird veröffentlicht</translation>
    </message>
    <message>
        <source>The answer is now visible to everyone who may see the documents it is based on.</source>
        <translation>Die Antwort ist jetzt für alle sichtbar, die die Dokumente sehen dürfen, auf denen sie beruht.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Find passages</source>
        <translation>Textstellen finden</translation>
    </message>
    <message>
        <source>Filter passages</source>
        <translation>Textstellen filtern</translation>
    </message>
    <message>
        <source>Rephrase the question</source>
        <translation>Frage umformulieren</translation>
    </message>
    <message>
        <source>Write an answer</source>
        <translation>Antwort schreiben</translation>
    </message>
    <message>
        <source>Check sources</source>
        <translation>Quellen prüfen</translation>
    </message>
    <message>
        <source>Check usefulness</source>
        <translation>Nutzen prüfen</translation>
    </message>
    <message>
        <source>Keep best attempt</source>
        <translation>Besten Versuch behalten</translation>
    </message>
    <message>
        <source>Explain gaps</source>
        <translation>Lücken erklären</translation>
    </message>
    <message>
        <source>Compute from tables</source>
        <translation>Aus Tabellen berechnen</translation>
    </message>
    <message>
        <source>Check the computation</source>
        <translation>Rechnung prüfen</translation>
    </message>
    <message>
        <source>Decide whether to look</source>
        <translation>Entscheiden, ob gesucht wird</translation>
    </message>
    <message>
        <source>Answer from each passage</source>
        <translation>Aus jeder Textstelle antworten</translation>
    </message>
    <message>
        <source>Keep the best answer</source>
        <translation>Beste Antwort behalten</translation>
    </message>
    <message>
        <source>Answer from memory</source>
        <translation>Aus dem Gedächtnis antworten</translation>
    </message>
    <message>
        <source>Size up the question</source>
        <translation>Umfang der Frage schätzen</translation>
    </message>
    <message>
        <source>Decide where to look</source>
        <translation>Entscheiden, wo gesucht wird</translation>
    </message>
    <message>
        <source>Find more passages</source>
        <translation>Weitere Textstellen finden</translation>
    </message>
    <message>
        <source>Think one step further</source>
        <translation>Einen Schritt weiter denken</translation>
    </message>
    <message>
        <source>Look on the web</source>
        <translation>Im Web nachsehen</translation>
    </message>
    <message>
        <source>Ask whether to look</source>
        <translation>Fragen, ob gesucht wird</translation>
    </message>
    <message>
        <source>Write the next sentence</source>
        <translation>Nächsten Satz schreiben</translation>
    </message>
    <message>
        <source>Keep the best paths</source>
        <translation>Beste Pfade behalten</translation>
    </message>
    <message>
        <source>Score every passage</source>
        <translation>Jede Textstelle bewerten</translation>
    </message>
    <message>
        <source>Keep the excerpts that help</source>
        <translation>Hilfreiche Auszüge behalten</translation>
    </message>
    <message>
        <source>Choose web keywords</source>
        <translation>Suchwörter fürs Web wählen</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>Im Web suchen</translation>
    </message>
    <message>
        <source>Keep what helps from the web</source>
        <translation>Hilfreiches aus dem Web behalten</translation>
    </message>
    <message>
        <source>Combine library and web</source>
        <translation>Bibliothek und Web vereinen</translation>
    </message>
    <message>
        <source>Read the pages</source>
        <translation>Seiten lesen</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>Wird neu gelesen</translation>
    </message>
    <message>
        <source>Recognise the text</source>
        <translation>Text erkennen</translation>
    </message>
    <message>
        <source>Recognising text</source>
        <translation>Text wird erkannt</translation>
    </message>
    <message>
        <source>Look at the file</source>
        <translation>Datei ansehen</translation>
    </message>
    <message>
        <source>Cut into passages</source>
        <translation>In Textstellen teilen</translation>
    </message>
    <message>
        <source>Choose the pages</source>
        <translation>Seiten wählen</translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation>Wird indiziert</translation>
    </message>
    <message>
        <source>Adding a PDF</source>
        <translation>PDF wird hinzugefügt</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Indizieren</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseite legen</translation>
    </message>
    <message>
        <source>Reuse the stored pages</source>
        <translation>Gespeicherte Seiten wiederverwenden</translation>
    </message>
    <message>
        <source>Keep the earlier text</source>
        <translation>Früher Gelesenes behalten</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message>
        <source>none relevant</source>
        <translation>keine relevant</translation>
    </message>
    <message>
        <source>some</source>
        <translation>einige</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>grounded</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>unbelegt</translation>
    </message>
    <message>
        <source>useful</source>
        <translation>nützlich</translation>
    </message>
    <message>
        <source>not useful</source>
        <translation>nicht nützlich</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>Grenze erreicht</translation>
    </message>
    <message>
        <source>no new query</source>
        <translation>keine neue Suchanfrage</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>neuer Versuch</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>recalled</source>
        <translation>gewusst</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>next</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>mehrdeutig</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>web</source>
        <translation>Web</translation>
    </message>
    <message>
        <source>library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>unneeded</source>
        <translation>unnötig</translation>
    </message>
    <message>
        <source>look</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>single</source>
        <translation>eine Suche</translation>
    </message>
    <message>
        <source>multi</source>
        <translation>mehrere Suchen</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>erweitert</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genug</translation>
    </message>
    <message>
        <source>drafted</source>
        <translation>entworfen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>concluded</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>known</source>
        <translation>bekannt</translation>
    </message>
    <message>
        <source>there</source>
        <translation>da</translation>
    </message>
    <message>
        <source>filtered</source>
        <translation>gefiltert</translation>
    </message>
    <message>
        <source>not filtered</source>
        <translation>ungefiltert</translation>
    </message>
    <message>
        <source>not estimated</source>
        <translation>ohne Schätzung</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>ungeprüft</translation>
    </message>
    <message>
        <source>named</source>
        <translation>genannt</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>write</source>
        <translation>schreiben</translation>
    </message>
    <message>
        <source>%1, retry</source>
        <translation>%1, neuer Versuch</translation>
    </message>
    <message>
        <source>Grades every passage, checks the answer, and rewrites or regenerates when a check fails.</source>
        <translation>Prüft jede Textstelle und die Antwort und formuliert um oder schreibt neu, wenn eine Prüfung fehlschlägt.</translation>
    </message>
    <message>
        <source>Finds passages and writes an answer without any checks, as a baseline for the other flows.</source>
        <translation>Findet Textstellen und schreibt eine Antwort, ohne etwas zu prüfen; Vergleichsmaßstab für die anderen Abläufe.</translation>
    </message>
    <message>
        <source>Decides where and how often to search, corrects results with a web search, and checks the answer.</source>
        <translation>Entscheidet, wo und wie oft gesucht wird, berichtigt das Gefundene mit einer Websuche und prüft die Antwort.</translation>
    </message>
    <message>
        <source>Decides whether to search, writes an answer from each relevant passage, and keeps the best-supported one.</source>
        <translation>Entscheidet, ob gesucht wird, antwortet aus jeder relevanten Textstelle für sich und behält die am besten belegte Antwort.</translation>
    </message>
    <message>
        <source>Decides whether to search, writes an answer from each passage, and keeps the one it rates highest itself.</source>
        <translation>Entscheidet, ob gesucht wird, schreibt aus jeder Textstelle eine Antwort und behält die, die er selbst am höchsten bewertet.</translation>
    </message>
    <message>
        <source>Scores every passage, keeps the excerpts that help, and searches the web once if the library is not enough.</source>
        <translation>Bewertet jede Textstelle, behält hilfreiche Auszüge und sucht einmal im Web, wenn die Bibliothek nicht reicht.</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Quoted · direct answer</source>
        <translation>Zitiert · antwortet direkt</translation>
    </message>
    <message>
        <source>Quoted · probably answers</source>
        <translation>Zitiert · antwortet wohl</translation>
    </message>
    <message>
        <source>Quoted · related</source>
        <translation>Zitiert · verwandt</translation>
    </message>
    <message>
        <source>On questions the model had not seen, %1 of %2 quotations shown as “direct answer” were right.</source>
        <translation>Von Zitaten, bei denen „antwortet direkt“ steht, waren %1 von %2 richtig, bei Fragen, die das Modell nicht kannte.</translation>
    </message>
    <message>
        <source>On questions the model had not seen, %1 of %2 quotations shown as “probably answers” were right.</source>
        <translation>Von Zitaten, bei denen „antwortet wohl“ steht, waren %1 von %2 richtig, bei Fragen, die das Modell nicht kannte.</translation>
    </message>
    <message>
        <source>On questions the model had not seen, %1 of %2 quotations shown as “related” were right.</source>
        <translation>Von Zitaten, bei denen „verwandt“ steht, waren %1 von %2 richtig, bei Fragen, die das Modell nicht kannte.</translation>
    </message>
    <message>
        <source>Supported, but may not fully answer</source>
        <translation>Belegt, antwortet aber vielleicht nicht ganz</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>From model memory, no document used</source>
        <translation>Aus dem Gedächtnis des Modells, ohne Dokument</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>About Attest, not from your documents</source>
        <translation>Über Attest, nicht aus Ihren Dokumenten</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>You disagree · %1</source>
        <translation>Sie widersprechen · %1</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences has no source</source>
        <translation>Teilweise belegt: %1 von %2 Sätzen ohne Quelle</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences have no source</source>
        <translation>Teilweise belegt: %1 von %2 Sätzen ohne Quelle</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentence has no source</source>
        <translation>Teilweise belegt: %1 von %2 Satz ohne Quelle</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences only in part</source>
        <translation>Teilweise belegt: %1 von %2 Sätzen nur zum Teil</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentence only in part</source>
        <translation>Teilweise belegt: %1 von %2 Satz nur zum Teil</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences has no source, %3 only in part</source>
        <translation>Teilweise belegt: %1 von %2 Sätzen ohne Quelle, %3 nur zum Teil</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences have no source, %3 only in part</source>
        <translation>Teilweise belegt: %1 von %2 Sätzen ohne Quelle, %3 nur zum Teil</translation>
    </message>
    <message>
        <source>[partly supported]</source>
        <translation>[teilweise belegt]</translation>
    </message>
    <message>
        <source>[no source]</source>
        <translation>[ohne Quelle]</translation>
    </message>
    <message>
        <source>No sentence is supported by a passage it cites.</source>
        <translation>Kein Satz wird durch eine Textstelle belegt, die er zitiert.</translation>
    </message>
    <message>
        <source>The answer was cut off; raise the maximum reply tokens in Settings.</source>
        <translation>Die Antwort wurde abgeschnitten; erhöhen Sie die Höchstzahl Tokens in den Einstellungen.</translation>
    </message>
    <message>
        <source>A verdict on this answer could not be read.</source>
        <translation>Ein Urteil über diese Antwort war nicht lesbar.</translation>
    </message>
    <message>
        <source>The computation was not checked.</source>
        <translation>Die Rechnung wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>No model judged whether this answers the question.</source>
        <translation>Kein Modell hat beurteilt, ob dies die Frage beantwortet.</translation>
    </message>
    <message>
        <source>This flow checks nothing; choose Self-RAG to have the answer checked.</source>
        <translation>Dieser Ablauf prüft nichts; wählen Sie Self-RAG, damit die Antwort geprüft wird.</translation>
    </message>
    <message>
        <source>Only part of this answer is supported by its sources; this flow allows that.</source>
        <translation>Nur ein Teil dieser Antwort ist durch ihre Quellen belegt; dieser Ablauf lässt das gelten.</translation>
    </message>
    <message>
        <source>The budget was used up before this answer was checked; raise it in Settings.</source>
        <translation>Das Budget war verbraucht, bevor diese Antwort geprüft war; erhöhen Sie es in den Einstellungen.</translation>
    </message>
    <message>
        <source>This answer was not checked.</source>
        <translation>Diese Antwort wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Supported by %1, but whether it answers the question was not checked.</source>
        <translation>Belegt durch %1, aber ob dies die Frage beantwortet, wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Supported in part by %1, but whether it answers the question was not checked.</source>
        <translation>Teilweise belegt durch %1, aber ob dies die Frage beantwortet, wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>The check for whether %1 support this answer failed: %2</source>
        <translation>Die Prüfung, ob %1 diese Antwort belegen, ist gescheitert: %2</translation>
    </message>
    <message>
        <source>The verdict on whether this answers the question could not be read.</source>
        <translation>Das Urteil, ob dies die Frage beantwortet, war nicht lesbar.</translation>
    </message>
    <message>
        <source>Supported by %1, but it may not fully answer the question: %2</source>
        <translation>Belegt durch %1, beantwortet aber die Frage vielleicht nicht ganz: %2</translation>
    </message>
    <message>
        <source>your documents</source>
        <translation>Ihre Dokumente</translation>
    </message>
    <message>
        <source>the web pages found</source>
        <translation>die gefundenen Webseiten</translation>
    </message>
    <message>
        <source>your documents and the web pages found</source>
        <translation>Ihre Dokumente und die gefundenen Webseiten</translation>
    </message>
    <message>
        <source>There is nothing in the library yet; add PDFs and ask again.</source>
        <translation>In der Bibliothek ist noch nichts; fügen Sie PDFs hinzu, und fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>None of the documents you asked about could be read; the library shows the reason for each.</source>
        <translation>Keines der befragten Dokumente war lesbar; die Bibliothek sagt bei jedem, warum.</translation>
    </message>
    <message>
        <source>None of these words appear in your documents; try other words or add documents.</source>
        <translation>Keines dieser Wörter steht in Ihren Dokumenten; versuchen Sie andere Wörter, oder fügen Sie Dokumente hinzu.</translation>
    </message>
    <message>
        <source>I found no passage that answers this; look at the closest matches, try other words, or add documents.</source>
        <translation>Keine Textstelle beantwortet dies; sehen Sie sich die nächstliegenden an, versuchen Sie andere Wörter, oder fügen Sie Dokumente hinzu.</translation>
    </message>
    <message>
        <source>The passages found do not answer this question; look at them, or ask about fewer things at a time.</source>
        <translation>Die gefundenen Textstellen beantworten diese Frage nicht; sehen Sie sie sich an, oder fragen Sie nach weniger auf einmal.</translation>
    </message>
    <message>
        <source>The budget was used up before there was an answer; raise it in Settings and ask again.</source>
        <translation>Das Budget war verbraucht, bevor es eine Antwort gab; erhöhen Sie es in den Einstellungen, und fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>None of your documents contains the word %1; try another word, or add a document about it.</source>
        <translation>Keines Ihrer Dokumente enthält das Wort %1; versuchen Sie ein anderes, oder fügen Sie ein Dokument darüber hinzu.</translation>
    </message>
    <message>
        <source>None of your documents contains the words %1; try other words, or add a document about them.</source>
        <translation>Keines Ihrer Dokumente enthält die Wörter %1; versuchen Sie andere, oder fügen Sie ein Dokument darüber hinzu.</translation>
    </message>
    <message>
        <source>Stopped by the user after “%1”.</source>
        <translation>Auf Wunsch nach „%1“ angehalten.</translation>
    </message>
    <message>
        <source>stopped by the user after this step</source>
        <translation>nach diesem Schritt angehalten</translation>
    </message>
    <message>
        <source>Accepted by the user before the run had ended.</source>
        <translation>Vor dem Ende des Laufs angenommen.</translation>
    </message>
    <message>
        <source>there is no attempt to keep</source>
        <translation>es gibt keinen Versuch, den man behalten könnte</translation>
    </message>
    <message>
        <source>attempt %1 of %2 is the best</source>
        <translation>Versuch %1 von %2 ist der beste</translation>
    </message>
    <message>
        <source>Web search is off; turn it on in Settings to search the web too.</source>
        <translation>Die Websuche ist aus; schalten Sie sie in den Einstellungen ein, um auch dort zu suchen.</translation>
    </message>
    <message>
        <source>The web search returned nothing: %1.</source>
        <translation>Die Websuche hat nichts ergeben: %1.</translation>
    </message>
    <message>
        <source>you chose the passages</source>
        <translation>Sie haben die Textstellen gewählt</translation>
    </message>
    <message>
        <source>nothing found in the library</source>
        <translation>nichts in der Bibliothek gefunden</translation>
    </message>
    <message>
        <source>%1 of %2 relevant</source>
        <translation>%1 von %2 relevant</translation>
    </message>
    <message>
        <source>nothing relevant</source>
        <translation>nichts relevant</translation>
    </message>
    <message>
        <source>%1 passage, the same as an earlier query found: no progress</source>
        <translation>%1 Textstelle, dieselbe wie bei einer früheren Suche: kein Fortschritt</translation>
    </message>
    <message>
        <source>%1 passages, the same as an earlier query found: no progress</source>
        <translation>%1 Textstellen, dieselben wie bei einer früheren Suche: kein Fortschritt</translation>
    </message>
    <message>
        <source>%1 passage</source>
        <translation>%1 Textstelle</translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 Textstellen</translation>
    </message>
    <message>
        <source>new query: %1</source>
        <translation>neue Suchanfrage: %1</translation>
    </message>
    <message>
        <source>also searched for: %1</source>
        <translation>auch gesucht: %1</translation>
    </message>
    <message>
        <source>there is no other way to phrase it</source>
        <translation>es lässt sich nicht anders formulieren</translation>
    </message>
    <message>
        <source>the same query as before: no progress</source>
        <translation>noch einmal dieselbe Suchanfrage: kein Fortschritt</translation>
    </message>
    <message>
        <source>the budget is used up: %1 of %2 calls, %3 of %4 s</source>
        <translation>das Budget ist verbraucht: %1 von %2 Aufrufen, %3 von %4 s</translation>
    </message>
    <message>
        <source>the budget was used up</source>
        <translation>das Budget war verbraucht</translation>
    </message>
    <message>
        <source>kept because you chose them</source>
        <translation>behalten, weil Sie sie gewählt haben</translation>
    </message>
    <message>
        <source>computing answers is off</source>
        <translation>das Berechnen von Antworten ist aus</translation>
    </message>
    <message>
        <source>recomputed from the text of %1: the same value</source>
        <translation>aus dem Text von %1 noch einmal berechnet: derselbe Wert</translation>
    </message>
    <message>
        <source>recomputed from the text of %1: a different value</source>
        <translation>aus dem Text von %1 noch einmal berechnet: ein anderer Wert</translation>
    </message>
    <message>
        <source>%1 cell</source>
        <translation>%1 Zelle</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Zellen</translation>
    </message>
    <message>
        <source>it asks for neither a number nor a cell</source>
        <translation>es wird weder nach einer Zahl noch nach einer Zelle gefragt</translation>
    </message>
    <message>
        <source>nothing in the passage answers the question</source>
        <translation>nichts in der Textstelle beantwortet die Frage</translation>
    </message>
    <message>
        <source>nothing in the passages answers the question</source>
        <translation>nichts in den Textstellen beantwortet die Frage</translation>
    </message>
    <message>
        <source>there is no answer to select</source>
        <translation>es gibt keine Antwort zur Auswahl</translation>
    </message>
    <message>
        <source>there was already a better one</source>
        <translation>es gab schon eine bessere</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>the verdict could not be read</source>
        <translation>das Urteil war nicht lesbar</translation>
    </message>
    <message>
        <source>%1 says “%2”</source>
        <translation>%1 sagt „%2“</translation>
    </message>
    <message>
        <source>No passage supports %1</source>
        <translation>Keine Textstelle belegt %1</translation>
    </message>
    <message>
        <source>attempt %1, from %2</source>
        <translation>Versuch %1, aus %2</translation>
    </message>
    <message>
        <source>attempt %1, from %2, started while they were being graded</source>
        <translation>Versuch %1, aus %2, während ihrer Prüfung begonnen</translation>
    </message>
    <message>
        <source>%1 source</source>
        <translation>%1 Quelle</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 Quellen</translation>
    </message>
    <message>
        <source>from memory, no document used</source>
        <translation>aus dem Gedächtnis, ohne Dokument</translation>
    </message>
    <message>
        <source>Written from the model&apos;s memory; check it before you rely on it.</source>
        <translation>Aus dem Gedächtnis des Modells geschrieben; prüfen Sie es, bevor Sie sich darauf verlassen.</translation>
    </message>
    <message>
        <source>web search is off</source>
        <translation>die Websuche ist aus</translation>
    </message>
    <message>
        <source>the web search found nothing</source>
        <translation>die Websuche hat nichts gefunden</translation>
    </message>
    <message>
        <source>set to always look</source>
        <translation>eingestellt: immer suchen</translation>
    </message>
    <message>
        <source>set to never look</source>
        <translation>eingestellt: nie suchen</translation>
    </message>
    <message>
        <source>checking answers is off</source>
        <translation>das Prüfen von Antworten ist aus</translation>
    </message>
    <message>
        <source>there is nowhere else to look</source>
        <translation>es lässt sich nirgends sonst suchen</translation>
    </message>
    <message>
        <source>%1 says that the passage helps (%2).</source>
        <translation>Laut %1 hilft die Textstelle (%2).</translation>
    </message>
    <message>
        <source>%1 says that the passage does not help (%2).</source>
        <translation>Laut %1 hilft die Textstelle nicht (%2).</translation>
    </message>
    <message>
        <source>%1 says that the passages say this (%2).</source>
        <translation>Laut %1 steht das in den Textstellen (%2).</translation>
    </message>
    <message>
        <source>%1 says that the passages say some of this (%2).</source>
        <translation>Laut %1 steht ein Teil davon in den Textstellen (%2).</translation>
    </message>
    <message>
        <source>%1 says that the passages do not say this (%2).</source>
        <translation>Laut %1 steht das nicht in den Textstellen (%2).</translation>
    </message>
    <message>
        <source>%1 says that the usefulness of the answer is %2 of 5 (%3).</source>
        <translation>Laut %1 ist der Nutzen der Antwort %2 von 5 (%3).</translation>
    </message>
    <message>
        <source>%1 says that the passage helps.</source>
        <translation>Laut %1 hilft die Textstelle.</translation>
    </message>
    <message>
        <source>%1 says that the passage does not help.</source>
        <translation>Laut %1 hilft die Textstelle nicht.</translation>
    </message>
    <message>
        <source>%1 says that the passages say this.</source>
        <translation>Laut %1 steht das in den Textstellen.</translation>
    </message>
    <message>
        <source>%1 says that the passages say some of this.</source>
        <translation>Laut %1 steht ein Teil davon in den Textstellen.</translation>
    </message>
    <message>
        <source>%1 says that the passages do not say this.</source>
        <translation>Laut %1 steht das nicht in den Textstellen.</translation>
    </message>
    <message>
        <source>%1 says that the usefulness of the answer is %2 of 5.</source>
        <translation>Laut %1 ist der Nutzen der Antwort %2 von 5.</translation>
    </message>
    <message>
        <source>The reply from %1 could not be read as a verdict.</source>
        <translation>Die Antwort von %1 war nicht als Urteil lesbar.</translation>
    </message>
    <message>
        <source>all %1 key terms found</source>
        <translation>alle %1 Schlüsselwörter gefunden</translation>
    </message>
    <message>
        <source>%1 of %2 key terms found</source>
        <translation>%1 von %2 Schlüsselwörtern gefunden</translation>
    </message>
    <message>
        <source>the key term was found</source>
        <translation>das Schlüsselwort wurde gefunden</translation>
    </message>
    <message>
        <source>there are no words to compare</source>
        <translation>es gibt keine Wörter zum Vergleichen</translation>
    </message>
    <message>
        <source>quoted word for word</source>
        <translation>wörtlich zitiert</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a date</source>
        <translation>ein Datum</translation>
    </message>
    <message>
        <source>%1 isn&apos;t in this passage</source>
        <translation>%1 steht nicht in dieser Textstelle</translation>
    </message>
    <message>
        <source>%1 aren&apos;t in this passage</source>
        <translation>%1 stehen nicht in dieser Textstelle</translation>
    </message>
    <message>
        <source>the year %1 isn&apos;t in this passage</source>
        <translation>das Jahr %1 steht nicht in dieser Textstelle</translation>
    </message>
    <message>
        <source>“%1” replaces “%2”</source>
        <translation>„%1“ steht anstelle von „%2“</translation>
    </message>
    <message>
        <source>few words of “%1” appear close together</source>
        <translation>von „%1“ stehen nur wenige Wörter beisammen</translation>
    </message>
    <message>
        <source>a name is in another sentence</source>
        <translation>ein Name steht in einem anderen Satz</translation>
    </message>
    <message>
        <source>says several things at once</source>
        <translation>sagt mehreres auf einmal</translation>
    </message>
    <message>
        <source>a number is in another sentence</source>
        <translation>eine Zahl steht in einem anderen Satz</translation>
    </message>
    <message>
        <source>a number has a different unit or month</source>
        <translation>eine Zahl hat eine andere Einheit oder einen anderen Monat</translation>
    </message>
    <message>
        <source>only one of the two says “not”</source>
        <translation>nur eines von beiden sagt „nicht“</translation>
    </message>
    <message>
        <source>a word is replaced by its opposite</source>
        <translation>ein Wort ist durch sein Gegenteil ersetzt</translation>
    </message>
    <message>
        <source>a word is contradicted by its opposite</source>
        <translation>ein Wort wird durch sein Gegenteil widerlegt</translation>
    </message>
    <message>
        <source>the words are in a different order</source>
        <translation>die Wörter stehen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>two names are swapped</source>
        <translation>zwei Namen sind vertauscht</translation>
    </message>
    <message>
        <source>the words are the same except for a “not”</source>
        <translation>gleiche Wörter bis auf ein „nicht“</translation>
    </message>
    <message>
        <source>says more than the passage, such as “all” for “some”</source>
        <translation>sagt mehr als die Textstelle, etwa „alle“ für „einige“</translation>
    </message>
    <message>
        <source>says nothing that can be compared</source>
        <translation>sagt nichts, was sich vergleichen ließe</translation>
    </message>
    <message>
        <source>kept only the significant words</source>
        <translation>nur die wichtigen Wörter behalten</translation>
    </message>
    <message>
        <source>rare words from the nearest passages</source>
        <translation>seltene Wörter der nächstliegenden Textstellen</translation>
    </message>
    <message>
        <source>added %1: %2</source>
        <translation>%1 hinzugefügt: %2</translation>
    </message>
    <message>
        <source>dropped %1, which the library does not contain</source>
        <translation>%1 weggelassen, da nicht in der Bibliothek</translation>
    </message>
    <message>
        <source>left out %1</source>
        <translation>%1 ausgelassen</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t in the passage</source>
        <translation>„%1“ steht nicht in der Textstelle</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t in any passage</source>
        <translation>„%1“ steht in keiner Textstelle</translation>
    </message>
    <message>
        <source>Did you mean “%1”? Attest searched for both.</source>
        <translation>Meinten Sie „%1“? Attest hat nach beidem gesucht.</translation>
    </message>
    <message>
        <source>You typed “%1”; taken as the question above.</source>
        <translation>Sie haben „%1“ eingegeben; verstanden wurde die Frage oben.</translation>
    </message>
    <message>
        <source>“%1” has changed since this answer was checked.</source>
        <translation>„%1“ hat sich geändert, seit diese Antwort geprüft wurde.</translation>
    </message>
    <message>
        <source>“%1” is no longer in the library.</source>
        <translation>„%1“ ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>The file for “%1” is currently missing; the text read from it is still here.</source>
        <translation>Die Datei von „%1“ fehlt zurzeit; der daraus gelesene Text ist noch da.</translation>
    </message>
    <message>
        <source>Checked again: the documents still support this answer.</source>
        <translation>Noch einmal geprüft: Die Dokumente belegen diese Antwort weiterhin.</translation>
    </message>
    <message>
        <source>Checked again: the documents now support this answer only in part.</source>
        <translation>Noch einmal geprüft: Die Dokumente belegen diese Antwort nur noch teilweise.</translation>
    </message>
    <message>
        <source>Checked again: the documents no longer support this answer.</source>
        <translation>Noch einmal geprüft: Die Dokumente belegen diese Antwort nicht mehr.</translation>
    </message>
    <message>
        <source>Checked again: none of this answer's sources is in the library any more.</source>
        <translation>Noch einmal geprüft: Keine der Quellen dieser Antwort ist noch in der Bibliothek.</translation>
    </message>
    <message>
        <source>An older version did not store everything a fork of this run needs; fork it at its first step.</source>
        <translation>Eine ältere Version hat von diesem Lauf nicht alles gespeichert, was eine Abzweigung braucht; zweigen Sie bei seinem ersten Schritt ab.</translation>
    </message>
    <message>
        <source>The PDF is damaged and cannot be opened; get a fresh copy of it.</source>
        <translation>Das PDF ist beschädigt und lässt sich nicht öffnen; besorgen Sie eine neue Kopie.</translation>
    </message>
    <message>
        <source>The PDF is locked; type its password.</source>
        <translation>Das PDF ist gesperrt; geben Sie sein Passwort ein.</translation>
    </message>
    <message>
        <source>The PDF needs more memory than Attest allows; split it into smaller ones.</source>
        <translation>Das PDF braucht mehr Speicher, als Attest erlaubt; teilen Sie es in kleinere auf.</translation>
    </message>
    <message>
        <source>The PDF reader failed on this file; save a fresh copy with another program.</source>
        <translation>Der PDF-Leser ist an dieser Datei gescheitert; speichern Sie mit einem anderen Programm eine neue Kopie.</translation>
    </message>
    <message>
        <source>The PDF takes too long to open; save a fresh copy with another program.</source>
        <translation>Das Öffnen des PDFs dauert zu lange; speichern Sie mit einem anderen Programm eine neue Kopie.</translation>
    </message>
    <message>
        <source>The file is empty; copy or download it again.</source>
        <translation>Die Datei ist leer; kopieren oder laden Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>The file is no longer there; add it again from its new location.</source>
        <translation>Die Datei ist nicht mehr da; fügen Sie sie von ihrem neuen Ort hinzu.</translation>
    </message>
    <message>
        <source>The file cannot be opened; check that its drive is connected, then try again.</source>
        <translation>Die Datei lässt sich nicht öffnen; prüfen Sie, ob ihr Laufwerk angeschlossen ist, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The file changed while it was being read; add it again when it is complete.</source>
        <translation>Die Datei hat sich während des Lesens geändert; fügen Sie sie noch einmal hinzu, wenn sie vollständig ist.</translation>
    </message>
    <message>
        <source>The pages of this PDF contain nothing that can be searched.</source>
        <translation>Die Seiten dieses PDFs enthalten nichts, was sich durchsuchen ließe.</translation>
    </message>
    <message>
        <source>This PDF has no text on any page.</source>
        <translation>Dieses PDF hat auf keiner Seite Text.</translation>
    </message>
    <message>
        <source>This PDF contains pictures of pages but no text; run OCR to make its text searchable.</source>
        <translation>Dieses PDF enthält Bilder von Seiten und keinen Text; starten Sie die Texterkennung, um ihn durchsuchbar zu machen.</translation>
    </message>
    <message>
        <source>This file cannot be opened; check that you have permission to read it.</source>
        <translation>Diese Datei lässt sich nicht öffnen; prüfen Sie, ob Sie Leserechte haben.</translation>
    </message>
    <message>
        <source>This file is empty; copy or download it again.</source>
        <translation>Diese Datei ist leer; kopieren oder laden Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>This is not a PDF; choose another file.</source>
        <translation>Das ist kein PDF; wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file; ask its owner for it, or copy the file.</source>
        <translation>Sie haben keine Leserechte für diese Datei; bitten Sie den Besitzer darum, oder kopieren Sie die Datei.</translation>
    </message>
    <message>
        <source>The password is wrong; type it again.</source>
        <translation>Das Passwort ist falsch; geben Sie es noch einmal ein.</translation>
    </message>
    <message>
        <source>only pictures</source>
        <translation>nur Bilder</translation>
    </message>
    <message>
        <source>the text of the page is garbled</source>
        <translation>der Text der Seite ist verstümmelt</translation>
    </message>
    <message>
        <source>there is no text on it</source>
        <translation>es steht kein Text darauf</translation>
    </message>
    <message>
        <source>the page is damaged</source>
        <translation>die Seite ist beschädigt</translation>
    </message>
    <message>
        <source>the page needs more memory than Attest allows</source>
        <translation>die Seite braucht mehr Speicher, als Attest erlaubt</translation>
    </message>
    <message>
        <source>the page took too long to read</source>
        <translation>das Lesen der Seite dauerte zu lange</translation>
    </message>
    <message>
        <source>no text was recognised</source>
        <translation>es wurde kein Text erkannt</translation>
    </message>
    <message>
        <source>mostly a picture</source>
        <translation>fast nur ein Bild</translation>
    </message>
    <message>
        <source>with a picture that was not read</source>
        <translation>mit einem Bild, das nicht gelesen wurde</translation>
    </message>
    <message>
        <source>with a picture in which no other text was recognised</source>
        <translation>mit einem Bild, in dem kein weiterer Text erkannt wurde</translation>
    </message>
    <message>
        <source>the attached file “%1” was not read</source>
        <translation>die angehängte Datei „%1“ wurde nicht gelesen</translation>
    </message>
    <message>
        <source>hidden text, not painted: “%1”</source>
        <translation>verborgener Text, nicht gezeichnet: „%1“</translation>
    </message>
    <message>
        <source>hidden text, transparent: “%1”</source>
        <translation>verborgener Text, durchsichtig: „%1“</translation>
    </message>
    <message>
        <source>hidden text, too small to be read: “%1”</source>
        <translation>verborgener Text, zu klein zum Lesen: „%1“</translation>
    </message>
    <message>
        <source>hidden text, cut off: “%1”</source>
        <translation>verborgener Text, abgeschnitten: „%1“</translation>
    </message>
    <message>
        <source>hidden text, covered: “%1”</source>
        <translation>verborgener Text, verdeckt: „%1“</translation>
    </message>
    <message>
        <source>hidden text, the same colour as its background: “%1”</source>
        <translation>verborgener Text, in der Farbe seines Untergrunds: „%1“</translation>
    </message>
    <message>
        <source>The folder is offline: its drive is not connected. Its documents stay in the library.</source>
        <translation>Der Ordner ist nicht erreichbar: Sein Laufwerk ist nicht angeschlossen. Seine Dokumente bleiben in der Bibliothek.</translation>
    </message>
    <message>
        <source>The folder %1 is already watched.</source>
        <translation>Der Ordner %1 wird schon überwacht.</translation>
    </message>
    <message>
        <source>The document is no longer in the library; look at the list again.</source>
        <translation>Das Dokument ist nicht mehr in der Bibliothek; sehen Sie noch einmal in die Liste.</translation>
    </message>
    <message>
        <source>The session is no longer in the library; start a new one.</source>
        <translation>Die Sitzung ist nicht mehr in der Bibliothek; beginnen Sie eine neue.</translation>
    </message>
    <message>
        <source>The session came with an evidence bundle and is read-only; ask in a new one.</source>
        <translation>Die Sitzung stammt aus einem Belegpaket und ist schreibgeschützt; fragen Sie in einer neuen.</translation>
    </message>
    <message>
        <source>This item is no longer in the bin.</source>
        <translation>Dieser Eintrag ist nicht mehr im Papierkorb.</translation>
    </message>
    <message>
        <source>The library %1 is damaged; restore a backup, or move the folder away and add the documents again.</source>
        <translation>Die Bibliothek %1 ist beschädigt; stellen Sie eine Sicherung wieder her, oder verschieben Sie den Ordner und fügen Sie die Dokumente neu hinzu.</translation>
    </message>
    <message>
        <source>The library %1 is in use by %2 (process %3); close it there and try again.</source>
        <translation>Die Bibliothek %1 wird von %2 benutzt (Prozess %3); schließen Sie sie dort, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 has changed since it was read; the quotations are from the version that was read.</source>
        <translation>%1 hat sich geändert, seit es gelesen wurde; die Zitate sind aus der gelesenen Fassung.</translation>
    </message>
    <message>
        <source>%1 has changed since it was read; read it again, then check the answer.</source>
        <translation>%1 hat sich geändert, seit es gelesen wurde; lesen Sie es neu ein und prüfen Sie dann die Antwort.</translation>
    </message>
    <message>
        <source>The library %1 cannot be written to; allow writing to its folder, or choose another one.</source>
        <translation>In die Bibliothek %1 kann nicht geschrieben werden; erlauben Sie es für ihren Ordner, oder wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>The library %1 cannot be opened; check that its folder exists and can be read and written.</source>
        <translation>Die Bibliothek %1 lässt sich nicht öffnen; prüfen Sie, ob ihr Ordner da ist und gelesen und geschrieben werden darf.</translation>
    </message>
    <message>
        <source>The library %1 was changed by another program and was not opened; restore a backup, or move the folder away and add the documents again.</source>
        <translation>Die Bibliothek %1 wurde von einem anderen Programm verändert und daher nicht geöffnet; stellen Sie eine Sicherung wieder her, oder verschieben Sie den Ordner und fügen Sie die Dokumente neu hinzu.</translation>
    </message>
    <message>
        <source>“%1” must be a regular file, not a link, folder or device; put the file itself there, or make the whole folder a link.</source>
        <translation>„%1“ muss eine gewöhnliche Datei sein, kein Verweis, Ordner oder Gerät; legen Sie die Datei selbst dorthin, oder machen Sie den ganzen Ordner zu einem Verweis.</translation>
    </message>
    <message>
        <source>The file “%1” is not from Attest; copy the whole folder, then open the library with the program that last changed it, or restore a backup.</source>
        <translation>Die Datei „%1“ stammt nicht von Attest; kopieren Sie den ganzen Ordner und öffnen Sie die Bibliothek dann mit dem Programm, das sie zuletzt geändert hat, oder stellen Sie eine Sicherung wieder her.</translation>
    </message>
    <message>
        <source>The file “%1” belongs to another library; move it out of the folder, then open the library again.</source>
        <translation>Die Datei „%1“ gehört zu einer anderen Bibliothek; verschieben Sie sie aus dem Ordner, und öffnen Sie die Bibliothek dann noch einmal.</translation>
    </message>
    <message>
        <source>The file “%1” belongs to another library and was not used.</source>
        <translation>Die Datei „%1“ gehört zu einer anderen Bibliothek und wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>The file “%1” is empty but should contain a library; restore a backup, or move the folder away and add the documents again.</source>
        <translation>Die Datei „%1“ ist leer, müsste aber eine Bibliothek enthalten; stellen Sie eine Sicherung wieder her, oder verschieben Sie den Ordner und fügen Sie die Dokumente neu hinzu.</translation>
    </message>
    <message>
        <source>The folder contains a file library.db from another program; choose another folder for the library.</source>
        <translation>Im Ordner ist eine Datei library.db eines anderen Programms; wählen Sie einen anderen Ordner für die Bibliothek.</translation>
    </message>
    <message>
        <source>This library was made by a newer Attest; open it with that version, or choose another folder.</source>
        <translation>Diese Bibliothek stammt von einer neueren Attest-Version; öffnen Sie sie mit dieser, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The disk with the library %1 is full; free some space and try again. Nothing already saved is lost.</source>
        <translation>Das Laufwerk der Bibliothek %1 ist voll; schaffen Sie Platz, und versuchen Sie es noch einmal. Bereits Gespeichertes ist nicht verloren.</translation>
    </message>
    <message>
        <source>“%1” cannot be written (%2); choose another place.</source>
        <translation>„%1“ kann nicht geschrieben werden (%2); wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Nothing is responding at %1; start the server or choose another model in Settings.</source>
        <translation>Unter %1 antwortet niemand; starten Sie den Server, oder wählen Sie in den Einstellungen ein anderes Modell.</translation>
    </message>
    <message>
        <source>%1 could not be reached within %2 seconds; start the server or choose another model in Settings.</source>
        <translation>%1 war in %2 Sekunden nicht erreichbar; starten Sie den Server, oder wählen Sie in den Einstellungen ein anderes Modell.</translation>
    </message>
    <message>
        <source>%1 could not be reached within %2 second; start the server or choose another model in Settings.</source>
        <translation>%1 war in %2 Sekunde nicht erreichbar; starten Sie den Server, oder wählen Sie in den Einstellungen ein anderes Modell.</translation>
    </message>
    <message>
        <source>%1 has not responded for %2 second; start the server or choose another model in Settings.</source>
        <translation>%1 hat %2 Sekunde lang nicht geantwortet; starten Sie den Server, oder wählen Sie in den Einstellungen ein anderes Modell.</translation>
    </message>
    <message>
        <source>%1 has not responded for %2 seconds; start the server or choose another model in Settings.</source>
        <translation>%1 hat %2 Sekunden lang nicht geantwortet; starten Sie den Server, oder wählen Sie in den Einstellungen ein anderes Modell.</translation>
    </message>
    <message>
        <source>A model server (OpenAI protocol)</source>
        <translation>Ein Modellserver (OpenAI-Protokoll)</translation>
    </message>
    <message>
        <source>The model “%1” sent an empty reply; ask again, or choose another model in Settings.</source>
        <translation>Das Modell „%1“ hat eine leere Antwort gesendet; fragen Sie noch einmal, oder wählen Sie in den Einstellungen ein anderes Modell.</translation>
    </message>
    <message>
        <source>There is no model server at {server}; correct the address in Settings (most end in /v1).</source>
        <translation>Unter {server} ist kein Modellserver; berichtigen Sie die Adresse in den Einstellungen (die meisten enden auf /v1).</translation>
    </message>
    <message>
        <source>{server} does not have the model “{model}”; pull it in Settings or with “attest-cli models pull {model}”, or choose another model.</source>
        <translation>{server} hat das Modell „{model}“ nicht; holen Sie es in den Einstellungen oder mit „attest-cli models pull {model}“, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>{server} has no model; load one there, or choose “builtin” in Settings.</source>
        <translation>{server} hat kein Modell; laden Sie dort eines, oder wählen Sie in den Einstellungen „builtin“.</translation>
    </message>
    <message>
        <source>{server} is still loading its model; ask again when it is ready, or raise the time limit in Settings.</source>
        <translation>{server} lädt sein Modell noch; fragen Sie noch einmal, wenn es bereit ist, oder erhöhen Sie das Zeitlimit in den Einstellungen.</translation>
    </message>
    <message>
        <source>{server} requires a valid key ({said}); enter the key in Settings, or set ATTEST_API_KEY to it and restart Attest.</source>
        <translation>{server} verlangt einen gültigen Schlüssel ({said}); geben Sie ihn in den Einstellungen ein, oder weisen Sie ihn ATTEST_API_KEY zu und starten Sie Attest neu.</translation>
    </message>
    <message>
        <source>No keychain is responding on this system, so keys are kept only while Attest is running; start one (GNOME Keyring, KWallet) to store them.</source>
        <translation>Auf diesem System antwortet kein Schlüsselbund, daher bleiben Schlüssel nur erhalten, solange Attest läuft; starten Sie einen (GNOME Keyring, KWallet), um sie zu speichern.</translation>
    </message>
    <message>
        <source>correct page ranked first</source>
        <translation>richtige Seite an erster Stelle</translation>
    </message>
    <message>
        <source>… among the first 4</source>
        <translation>… unter den ersten 4</translation>
    </message>
    <message>
        <source>… among the first 10</source>
        <translation>… unter den ersten 10</translation>
    </message>
    <message>
        <source>… among the first 20</source>
        <translation>… unter den ersten 20</translation>
    </message>
    <message>
        <source>correct document ranked first</source>
        <translation>richtiges Dokument an erster Stelle</translation>
    </message>
    <message>
        <source>mean reciprocal rank</source>
        <translation>mittlerer reziproker Rang</translation>
    </message>
    <message>
        <source>correct pages found</source>
        <translation>richtige Seiten gefunden</translation>
    </message>
    <message>
        <source>abstained</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>share of questions that got an answer</source>
        <translation>Anteil beantworteter Fragen</translation>
    </message>
    <message>
        <source>correct answers</source>
        <translation>richtige Antworten</translation>
    </message>
    <message>
        <source>… of those called verified</source>
        <translation>… bei den als geprüft gezeigten</translation>
    </message>
    <message>
        <source>… of those that were computed</source>
        <translation>… bei den berechneten</translation>
    </message>
    <message>
        <source>… of quotations shown as direct answers</source>
        <translation>… bei Zitaten, die direkt antworten</translation>
    </message>
    <message>
        <source>… of quotations that probably answer</source>
        <translation>… bei Zitaten, die wohl antworten</translation>
    </message>
    <message>
        <source>area under the risk-coverage curve</source>
        <translation>Fläche unter der Risiko-Abdeckungs-Kurve</translation>
    </message>
    <message>
        <source>contains the expected answer</source>
        <translation>enthält die erwartete Antwort</translation>
    </message>
    <message>
        <source>… of those that were answered</source>
        <translation>… bei den beantworteten</translation>
    </message>
    <message>
        <source>exact match</source>
        <translation>genaue Übereinstimmung</translation>
    </message>
    <message>
        <source>word-level F1</source>
        <translation>F1 der Wörter</translation>
    </message>
    <message>
        <source>contains the expected numbers</source>
        <translation>enthält die erwarteten Zahlen</translation>
    </message>
    <message>
        <source>cites a correct page</source>
        <translation>zitiert eine richtige Seite</translation>
    </message>
    <message>
        <source>refused unanswerable questions</source>
        <translation>Unbeantwortbares abgelehnt</translation>
    </message>
    <message>
        <source>refused answerable questions</source>
        <translation>Beantwortbares abgelehnt</translation>
    </message>
    <message>
        <source>known answer in the first sentence</source>
        <translation>bekannte Antwort im ersten Satz</translation>
    </message>
    <message>
        <source>… in at most three</source>
        <translation>… in höchstens drei</translation>
    </message>
    <message>
        <source>sentences per answer</source>
        <translation>Sätze je Antwort</translation>
    </message>
    <message>
        <source>supported sentences</source>
        <translation>belegte Sätze</translation>
    </message>
    <message>
        <source>responses supported by their context</source>
        <translation>durch ihren Kontext belegte Antworten</translation>
    </message>
    <message>
        <source>responses that answer the query</source>
        <translation>zur Frage passende Antworten</translation>
    </message>
    <message>
        <source>correct verdicts</source>
        <translation>richtige Urteile</translation>
    </message>
    <message>
        <source>balanced accuracy</source>
        <translation>ausgewogene Genauigkeit</translation>
    </message>
    <message>
        <source>area under the curve</source>
        <translation>Fläche unter der Kurve</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Cohens Kappa</translation>
    </message>
    <message>
        <source>calibration error</source>
        <translation>Kalibrierungsfehler</translation>
    </message>
    <message>
        <source>model calls</source>
        <translation>Modellaufrufe</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>median time per answer</source>
        <translation>Dauer je Antwort, Median</translation>
    </message>
    <message>
        <source>… 95th percentile</source>
        <translation>… 95. Perzentil</translation>
    </message>
    <message>
        <source>median time per search</source>
        <translation>Dauer je Suche, Median</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>partly supported</source>
        <translation>teilweise belegt</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>zitiert</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>may not fully answer</source>
        <translation>antwortet vielleicht nicht ganz</translation>
    </message>
    <message>
        <source>grounded not useful</source>
        <translation>belegt, nicht nützlich</translation>
    </message>
    <message>
        <source>from model memory</source>
        <translation>aus dem Gedächtnis</translation>
    </message>
    <message>
        <source>no sources</source>
        <translation>ohne Quelle</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>direkt</translation>
    </message>
    <message>
        <source>probable</source>
        <translation>wohl</translation>
    </message>
    <message>
        <source>related</source>
        <translation>verwandt</translation>
    </message>
    <message>
        <source>at least probable</source>
        <translation>mindestens wohl</translation>
    </message>
    <message>
        <source>The answer contains the expected words.</source>
        <translation>Die Antwort enthält die erwarteten Wörter.</translation>
    </message>
    <message>
        <source>The answer contains the expected numbers.</source>
        <translation>Die Antwort enthält die erwarteten Zahlen.</translation>
    </message>
    <message>
        <source>It cites a correct page, and the known answer is long.</source>
        <translation>Sie zitiert eine richtige Seite, und die bekannte Antwort ist lang.</translation>
    </message>
    <message>
        <source>The answer cites a correct page.</source>
        <translation>Die Antwort zitiert eine richtige Seite.</translation>
    </message>
    <message>
        <source>The documents do not answer the question, and it was refused.</source>
        <translation>Die Dokumente beantworten die Frage nicht, und sie wurde abgelehnt.</translation>
    </message>
    <message>
        <source>It can be answered.</source>
        <translation>Sie lässt sich beantworten.</translation>
    </message>
    <message>
        <source>The documents do not answer the question, but it was answered.</source>
        <translation>Die Dokumente beantworten die Frage nicht, aber sie wurde beantwortet.</translation>
    </message>
    <message>
        <source>The answer does not contain the expected words.</source>
        <translation>Die Antwort enthält die erwarteten Wörter nicht.</translation>
    </message>
    <message>
        <source>The answer cites no correct page.</source>
        <translation>Die Antwort zitiert keine richtige Seite.</translation>
    </message>
    <message>
        <source>It cites a correct page, but lacks the expected words.</source>
        <translation>Sie zitiert eine richtige Seite, enthält aber nicht die erwarteten Wörter.</translation>
    </message>
    <message>
        <source>It shares many words with the known answer.</source>
        <translation>Sie hat viele Wörter mit der bekannten Antwort gemeinsam.</translation>
    </message>
    <message>
        <source>The set does not say what the answer is.</source>
        <translation>Die Sammlung gibt die Antwort nicht an.</translation>
    </message>
    <message>
        <source>The question was not answered.</source>
        <translation>Die Frage wurde nicht beantwortet.</translation>
    </message>
    <message>
        <source>Answered none of %1.</source>
        <translation>Keine von %1 beantwortet.</translation>
    </message>
    <message>
        <source>Answered %1 of %2: %3.</source>
        <translation>%1 von %2 beantwortet: %3.</translation>
    </message>
    <message>
        <source>%1 question</source>
        <translation>%1 Frage</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 Fragen</translation>
    </message>
    <message>
        <source>often gives unreadable replies; choose another model for this role</source>
        <translation>antwortet oft unlesbar; wählen Sie für diese Rolle ein anderes Modell</translation>
    </message>
    <message>
        <source>never answers “no”; it may not be judging at all</source>
        <translation>sagt nie „nein“; vielleicht urteilt es gar nicht</translation>
    </message>
    <message>
        <source>hardly ever answers “no”; it may not be judging at all</source>
        <translation>sagt kaum je „nein“; vielleicht urteilt es gar nicht</translation>
    </message>
    <message>
        <source>answers “no” to almost everything; choose another model for this role</source>
        <translation>sagt fast immer „nein“; wählen Sie für diese Rolle ein anderes Modell</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>asks for a number</source>
        <translation>fragt nach einer Zahl</translation>
    </message>
    <message>
        <source>%1, rewrite %2 of %3</source>
        <translation>%1, Umformulierung %2 von %3</translation>
    </message>
    <message>
        <source>%1, regeneration %2 of %3</source>
        <translation>%1, neu geschrieben %2 von %3</translation>
    </message>
    <message>
        <source>%1, web search %2 of %3</source>
        <translation>%1, Websuche %2 von %3</translation>
    </message>
    <message>
        <source>%1, thought %2 of %3</source>
        <translation>%1, Denkschritt %2 von %3</translation>
    </message>
    <message>
        <source>%1, segment %2 of %3</source>
        <translation>%1, Satz %2 von %3</translation>
    </message>
    <message>
        <source>it asks for an average over years that it does not name</source>
        <translation>es wird nach einem Durchschnitt über Jahre gefragt, die nicht genannt sind</translation>
    </message>
    <message>
        <source>it asks for more than a number from a statement</source>
        <translation>es wird nach mehr gefragt als nach einer Zahl aus einem Abschluss</translation>
    </message>
    <message>
        <source>it asks for text</source>
        <translation>es wird nach Text gefragt</translation>
    </message>
    <message>
        <source>it is a yes/no question, and nothing says which value counts as yes</source>
        <translation>es ist eine Ja-Nein-Frage, und nichts sagt, welcher Wert als Ja gilt</translation>
    </message>
    <message>
        <source>it contains no words that could appear in a table</source>
        <translation>die Frage enthält kein Wort, das in einer Tabelle stehen könnte</translation>
    </message>
    <message>
        <source>it is not about several companies</source>
        <translation>es geht nicht um mehrere Unternehmen</translation>
    </message>
    <message>
        <source>it names no company with a document here</source>
        <translation>die Frage nennt kein Unternehmen, zu dem hier ein Dokument vorliegt</translation>
    </message>
    <message>
        <source>it names no company, and there are documents from several</source>
        <translation>die Frage nennt kein Unternehmen, und es gibt Dokumente von mehreren</translation>
    </message>
    <message>
        <source>the table may cover only a part</source>
        <translation>die Tabelle deckt vielleicht nur einen Teil ab</translation>
    </message>
    <message>
        <source>it asks for a time</source>
        <translation>gefragt ist ein Zeitpunkt</translation>
    </message>
    <message>
        <source>no parts can be compared across two periods</source>
        <translation>keine Teile lassen sich über zwei Zeiträume vergleichen</translation>
    </message>
    <message>
        <source>it names no known measure</source>
        <translation>die Frage nennt keine bekannte Kennzahl</translation>
    </message>
    <message>
        <source>it names no period</source>
        <translation>die Frage nennt keinen Zeitraum</translation>
    </message>
    <message>
        <source>it names no known rows</source>
        <translation>die Frage nennt keine bekannten Zeilen</translation>
    </message>
    <message>
        <source>it names several measures</source>
        <translation>die Frage nennt mehrere Kennzahlen</translation>
    </message>
    <message>
        <source>no %1 was found in %2</source>
        <translation>%1 wurde in %2 nicht gefunden</translation>
    </message>
    <message>
        <source>no single row matches</source>
        <translation>keine einzelne Zeile passt</translation>
    </message>
    <message>
        <source>several are equal</source>
        <translation>mehrere sind gleich</translation>
    </message>
    <message>
        <source>several cells match</source>
        <translation>mehrere Zellen passen</translation>
    </message>
    <message>
        <source>several columns match</source>
        <translation>mehrere Spalten passen</translation>
    </message>
    <message>
        <source>the cells have different units</source>
        <translation>die Zellen haben verschiedene Einheiten</translation>
    </message>
    <message>
        <source>the tables of %1 have not been read yet</source>
        <translation>die Tabellen von %1 sind noch nicht gelesen</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>Formel: %1</translation>
    </message>
    <message>
        <source>Calculation: %1</source>
        <translation>Rechnung: %1</translation>
    </message>
    <message>
        <source>%1 GB, %2, languages: %3; %4</source>
        <translation>%1 GB, %2, Sprachen: %3; %4</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>embeds text</source>
        <translation>erzeugt Einbettungen</translation>
    </message>
    <message>
        <source>writes and embeds text</source>
        <translation>schreibt und erzeugt Einbettungen</translation>
    </message>
    <message>
        <source>languages: %1</source>
        <translation>Sprachen: %1</translation>
    </message>
    <message>
        <source>%1, languages: %2</source>
        <translation>%1, Sprachen: %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>its SHA-256 is required</source>
        <translation>die SHA-256-Summe muss angegeben werden</translation>
    </message>
    <message>
        <source>… direct</source>
        <translation>… direkt</translation>
    </message>
    <message>
        <source>… probable</source>
        <translation>… wohl</translation>
    </message>
    <message>
        <source>… related</source>
        <translation>… verwandt</translation>
    </message>
    <message>
        <source>%1 verified</source>
        <translation>%1 geprüft</translation>
    </message>
    <message>
        <source>%1 computed</source>
        <translation>%1 berechnet</translation>
    </message>
    <message>
        <source>%1 quoted</source>
        <translation>%1 zitiert</translation>
    </message>
    <message>
        <source>%1 partly supported</source>
        <translation>%1 teilweise belegt</translation>
    </message>
    <message>
        <source>%1 may not fully answer</source>
        <translation>%1 vielleicht nicht ganz beantwortet</translation>
    </message>
    <message>
        <source>%1 not verified</source>
        <translation>%1 nicht geprüft</translation>
    </message>
    <message>
        <source>%1 from model memory</source>
        <translation>%1 aus dem Gedächtnis</translation>
    </message>
    <message>
        <source>%1 cut off</source>
        <translation>%1 abgeschnitten</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>%1 of them at least probable</source>
        <translation>davon %1 mindestens wohl</translation>
    </message>
    <message>
        <source>%1 of them right</source>
        <translation>davon %1 richtig</translation>
    </message>
    <message>
        <source>%1 of %2 known right</source>
        <translation>%1 von %2 bekannten richtig</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>fully</source>
        <translation>ganz</translation>
    </message>
    <message>
        <source>partially</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>%1, with English and German</source>
        <translation>%1, darunter Englisch und Deutsch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>attempt %1, from %2 and %3 next to them</source>
        <translation>Versuch %1, aus %2 und %3 daneben</translation>
    </message>
    <message>
        <source>attempt %1, from %2 and %3 next to them, started while they were being graded</source>
        <translation>Versuch %1, aus %2 und %3 daneben, während ihrer Prüfung begonnen</translation>
    </message>
    <message>
        <source>%1 says “%2” about this sentence.</source>
        <translation>%1 sagt zu diesem Satz „%2“.</translation>
    </message>
    <message>
        <source>%1 says that the passages support each of the %2 sentences.</source>
        <translation>Laut %1 belegen die Textstellen jeden der %2 Sätze.</translation>
    </message>
    <message>
        <source>%1 says that no passage supports %2.</source>
        <translation>Laut %1 belegt keine Textstelle %2.</translation>
    </message>
    <message>
        <source>understood as: %1</source>
        <translation>verstanden als: %1</translation>
    </message>
    <message>
        <source>the question is complete on its own</source>
        <translation>die Frage ist für sich verständlich</translation>
    </message>
    <message>
        <source>The time limit (%1 s) was used up before there was an answer; raise it in Settings, or choose a faster model.</source>
        <translation>Das Zeitlimit (%1 s) war erreicht, bevor es eine Antwort gab; erhöhen Sie es in den Einstellungen, oder wählen Sie ein schnelleres Modell.</translation>
    </message>
    <message>
        <source>The allowed model calls (%1) were used up before there was an answer; allow more in Settings and ask again.</source>
        <translation>Die erlaubten Modellaufrufe (%1) waren verbraucht, bevor es eine Antwort gab; erlauben Sie in den Einstellungen mehr, und fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>%1, nor %2</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>rewrite</source>
        <translation>Umformulierung</translation>
    </message>
    <message>
        <source>regeneration</source>
        <translation>Neufassung</translation>
    </message>
    <message>
        <source>web search</source>
        <translation>Websuche</translation>
    </message>
    <message>
        <source>thought</source>
        <translation>Denkschritt</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 richtig</translation>
    </message>
    <message>
        <source>the weakest of %1 sentences: %2</source>
        <translation>der schwächste von %1 Sätzen: %2</translation>
    </message>
    <message>
        <source>Computed: %1 of %2 values</source>
        <translation>Berechnet: %1 von %2 Werten</translation>
    </message>
    <message>
        <source>Not found: %1 (%2)</source>
        <translation>Nicht gefunden: %1 (%2)</translation>
    </message>
    <message>
        <source>no document is about it</source>
        <translation>kein Dokument handelt davon</translation>
    </message>
    <message>
        <source>ask it separately</source>
        <translation>einzeln fragen</translation>
    </message>
    <message>
        <source>The years are from two reports.</source>
        <translation>Die Jahre stammen aus zwei Berichten.</translation>
    </message>
    <message>
        <source>The documents have no year in common.</source>
        <translation>Die Dokumente haben kein Jahr gemeinsam.</translation>
    </message>
    <message>
        <source>By amount, it is %1.</source>
        <translation>Nach dem Betrag ist es %1.</translation>
    </message>
    <message>
        <source>None of them grew.</source>
        <translation>Keines davon ist gewachsen.</translation>
    </message>
    <message>
        <source>Not answered here: %1 (%2)</source>
        <translation>Hier nicht beantwortet: %1 (%2)</translation>
    </message>
    <message>
        <source>it asks for one number from several companies</source>
        <translation>es wird nach einer Zahl für mehrere Unternehmen gefragt</translation>
    </message>
    <message>
        <source>A team library needs PostgreSQL&apos;s client library, which is not installed; install it with “sudo apt install libpq5”.</source>
        <translation>Eine Teambibliothek braucht die Clientbibliothek von PostgreSQL, die nicht installiert ist; installieren Sie sie mit „sudo apt install libpq5“.</translation>
    </message>
    <message>
        <source>Give the address of the team library: postgresql://NAME@SERVER/DATABASE.</source>
        <translation>Geben Sie die Adresse der Teambibliothek an: postgresql://NAME@SERVER/DATENBANK.</translation>
    </message>
    <message>
        <source>This is not the address of a team library (%1); write postgresql://NAME@SERVER/DATABASE.</source>
        <translation>Das ist keine Adresse einer Teambibliothek (%1); schreiben Sie postgresql://NAME@SERVER/DATENBANK.</translation>
    </message>
    <message>
        <source>Do not put the password in the address, where others can read it; save it with “attest-cli key postgresql://SERVER/DATABASE”, or put it in ~/.pgpass.</source>
        <translation>Schreiben Sie das Passwort nicht in die Adresse, wo andere es lesen können; speichern Sie es mit „attest-cli key postgresql://SERVER/DATENBANK“, oder schreiben Sie es in ~/.pgpass.</translation>
    </message>
    <message>
        <source>“sslmode=%1” does not verify the server; leave it out, or name your server&apos;s CA certificate with sslrootcert=FILE.</source>
        <translation>„sslmode=%1“ prüft den Server nicht; lassen Sie es weg, oder nennen Sie das Zertifikat der Zertifizierungsstelle mit sslrootcert=DATEI.</translation>
    </message>
    <message>
        <source>The team library server needs a password, or a different one; type it where you connect to a team library in the window, or save it with “attest-cli key postgresql://SERVER/DATABASE”.</source>
        <translation>Der Server der Teambibliothek braucht ein Passwort oder ein anderes; geben Sie es im Fenster dort ein, wo Sie sich mit einer Teambibliothek verbinden, oder speichern Sie es mit „attest-cli key postgresql://SERVER/DATENBANK“.</translation>
    </message>
    <message>
        <source>The certificate of the team library server is not trusted (%1); give the path of its CA certificate, which you can get from the person who manages the library.</source>
        <translation>Dem Zertifikat des Servers der Teambibliothek wird nicht vertraut (%1); geben Sie die Zertifikatsdatei der Zertifizierungsstelle an, die Sie von der Person bekommen, die die Bibliothek verwaltet.</translation>
    </message>
    <message>
        <source>The team library server was not found; check its name and your network.</source>
        <translation>Der Server der Teambibliothek wurde nicht gefunden; prüfen Sie seinen Namen und Ihr Netzwerk.</translation>
    </message>
    <message>
        <source>The server denied you access (%1); ask the person who manages the team library.</source>
        <translation>Der Server verweigert Ihnen den Zugang (%1); wenden Sie sich an die Person, die die Teambibliothek verwaltet.</translation>
    </message>
    <message>
        <source>The team library server is not responding (%1); check its address and your network, and try again.</source>
        <translation>Der Server der Teambibliothek antwortet nicht (%1); prüfen Sie seine Adresse und Ihr Netzwerk und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>You are not allowed to do this in the team library; ask the person who manages it.</source>
        <translation>Das dürfen Sie in der Teambibliothek nicht; wenden Sie sich an die Person, die sie verwaltet.</translation>
    </message>
    <message>
        <source>There is no team library in this database; “attest-cli team init” creates one.</source>
        <translation>In dieser Datenbank gibt es keine Teambibliothek; „attest-cli team init“ legt eine an.</translation>
    </message>
    <message>
        <source>Someone else is changing the same thing in the team library; try again.</source>
        <translation>Jemand anderes ändert gerade dasselbe in der Teambibliothek; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The team library server is out of space (%1); tell the person who manages it.</source>
        <translation>Der Server der Teambibliothek hat keinen Platz mehr (%1); sagen Sie es der Person, die sie verwaltet.</translation>
    </message>
    <message>
        <source>The team library server closed the connection; try again.</source>
        <translation>Der Server der Teambibliothek hat die Verbindung geschlossen; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The team library refused this: %1.</source>
        <translation>Die Teambibliothek hat das abgelehnt: %1.</translation>
    </message>
    <message>
        <source>The connection to the team library is closed; connect again.</source>
        <translation>Die Verbindung zur Teambibliothek ist geschlossen; verbinden Sie sich neu.</translation>
    </message>
    <message>
        <source>The connection to the team library was lost; check the network and try again.</source>
        <translation>Die Verbindung zur Teambibliothek ist abgebrochen; prüfen Sie das Netzwerk und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>There is no team library in this database that you may see; ask the person who manages it.</source>
        <translation>In dieser Datenbank gibt es keine Teambibliothek, die Sie sehen dürfen; wenden Sie sich an die Person, die sie verwaltet.</translation>
    </message>
    <message>
        <source>The team library is from a newer Attest; update this one.</source>
        <translation>Die Teambibliothek stammt von einer neueren Attest-Version; aktualisieren Sie Attest.</translation>
    </message>
    <message>
        <source>The team library is from an older Attest; the person who manages it can update it with “attest-cli team init”.</source>
        <translation>Die Teambibliothek stammt von einer älteren Attest-Version; die Person, die sie verwaltet, kann sie mit „attest-cli team init“ aktualisieren.</translation>
    </message>
    <message>
        <source>There is no published answer “%1” that you are allowed to view; “attest-cli team answers” lists them.</source>
        <translation>Es gibt keine veröffentlichte Antwort „%1“, die Sie sehen dürfen; „attest-cli team answers“ listet sie auf.</translation>
    </message>
    <message>
        <source>The answer uses a document that is not in the team library, or that you no longer have access to; ask again with the team&apos;s documents only.</source>
        <translation>Die Antwort beruht auf einem Dokument, das nicht in der Teambibliothek ist oder das Sie nicht mehr sehen dürfen; fragen Sie noch einmal nur mit Dokumenten des Teams.</translation>
    </message>
    <message>
        <source>The answer uses a document you no longer have access to; ask the person who manages the team library.</source>
        <translation>Die Antwort beruht auf einem Dokument, das Sie nicht mehr sehen dürfen; wenden Sie sich an die Person, die die Teambibliothek verwaltet.</translation>
    </message>
    <message>
        <source>You can publish only your own answers; choose one that was answered in this library.</source>
        <translation>Sie können nur eigene Antworten veröffentlichen; wählen Sie eine, die in dieser Bibliothek entstanden ist.</translation>
    </message>
    <message>
        <source>There is now a different team library at %1; join it in a separate folder.</source>
        <translation>Unter %1 ist jetzt eine andere Teambibliothek; treten Sie ihr mit einem eigenen Ordner bei.</translation>
    </message>
    <message>
        <source>the table does not say whether its numbers are in thousands or millions</source>
        <translation>die Tabelle sagt nicht, ob ihre Zahlen in Tausend oder Millionen angegeben sind</translation>
    </message>
    <message>
        <source>its best part is %1 % likely to answer</source>
        <translation>der beste Teil antwortet mit einer Wahrscheinlichkeit von %1 %</translation>
    </message>
    <message>
        <source>nothing in it can be quoted</source>
        <translation>nichts davon lässt sich zitieren</translation>
    </message>
    <message>
        <source>it is %1 % likely to answer</source>
        <translation>es antwortet mit einer Wahrscheinlichkeit von %1 %</translation>
    </message>
    <message>
        <source>The question names %1, and the quotation does not</source>
        <translation>Die Frage nennt %1, das Zitat nicht</translation>
    </message>
    <message>
        <source>%1 % sure</source>
        <translation>%1 % sicher</translation>
    </message>
    <message>
        <source>A passage from “%1”, page %2, does not match its page and was left out: check the library, or read the PDF again.</source>
        <translation>Eine Textstelle aus „%1“, Seite %2, stimmt nicht mit ihrer Seite überein und wurde weggelassen: Prüfen Sie die Bibliothek, oder lesen Sie das PDF neu ein.</translation>
    </message>
    <message>
        <source>%1 passages, the first from “%2”, page %3, do not match their pages and were left out: check the library, or read their PDFs again.</source>
        <translation>%1 Textstellen, die erste aus „%2“, Seite %3, stimmen nicht mit ihren Seiten überein und wurden weggelassen: Prüfen Sie die Bibliothek, oder lesen Sie ihre PDFs neu ein.</translation>
    </message>
    <message>
        <source>The stored text of page %1 of “%2” is damaged; check the library, or read the PDF again.</source>
        <translation>Der Text der Seite %1 von „%2“ in der Bibliothek ist beschädigt; prüfen Sie die Bibliothek, oder lesen Sie das PDF neu ein.</translation>
    </message>
    <message>
        <source>A damaged question</source>
        <translation>Eine beschädigte Frage</translation>
    </message>
    <message>
        <source>The stored data for this question is damaged and is not shown; it stays as it is, and a backup may have it intact.</source>
        <translation>Die gespeicherten Daten dieser Frage sind beschädigt und werden nicht gezeigt; sie bleiben, wie sie sind, und eine Sicherung hat sie vielleicht unversehrt.</translation>
    </message>
    <message>
        <source>This question&apos;s stored data is damaged, so it was left unchanged.</source>
        <translation>Die gespeicherten Daten dieser Frage sind beschädigt und wurden deshalb nicht verändert.</translation>
    </message>
    <message>
        <source>Part of the library %1 cannot be read; restore a backup, or rescue what is still readable.</source>
        <translation>Ein Teil der Bibliothek %1 ist nicht lesbar; stellen Sie eine Sicherung wieder her, oder retten Sie, was noch lesbar ist.</translation>
    </message>
    <message>
        <source>The quotation [%1] does not appear on page %2 of “%3” as stored in the library.</source>
        <translation>Das Zitat [%1] steht nicht auf Seite %2 von „%3“, wie sie in der Bibliothek gespeichert ist.</translation>
    </message>
    <message>
        <source>Part of %1 could not be read.</source>
        <translation>Nicht ganz lesbar: %1.</translation>
    </message>
    <message>
        <source>the list of documents</source>
        <translation>die Liste der Dokumente</translation>
    </message>
    <message>
        <source>the locations of documents</source>
        <translation>die Speicherorte der Dokumente</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>die Schlagwörter</translation>
    </message>
    <message>
        <source>the list of sessions</source>
        <translation>die Liste der Sitzungen</translation>
    </message>
    <message>
        <source>the pictures of imported sessions</source>
        <translation>die Bilder importierter Sitzungen</translation>
    </message>
    <message>
        <source>the questions and answers</source>
        <translation>die Fragen und Antworten</translation>
    </message>
    <message>
        <source>the list of watched folders</source>
        <translation>die Liste der überwachten Ordner</translation>
    </message>
    <message>
        <source>the records of the files in these folders (files whose documents you removed may be added again)</source>
        <translation>die Angaben zu den Dateien in diesen Ordnern (Dateien, deren Dokumente Sie entfernt haben, werden vielleicht wieder hinzugefügt)</translation>
    </message>
    <message>
        <source>the queue of files to read</source>
        <translation>die Warteschlange der zu lesenden Dateien</translation>
    </message>
    <message>
        <source>the connection to the team library</source>
        <translation>die Verbindung zur Teambibliothek</translation>
    </message>
    <message>
        <source>For some documents, only the location is known, not what you entered about them: %1.</source>
        <translation>Von manchen Dokumenten ist nur der Ort bekannt, nicht Ihre Angaben dazu: %1.</translation>
    </message>
    <message>
        <source>Some questions could not be compared with their stored data, and may be damaged: %1.</source>
        <translation>Manche Fragen konnten nicht mit dem verglichen werden, was zu ihnen gespeichert war, und sind vielleicht beschädigt: %1.</translation>
    </message>
    <message>
        <source>Session %1 has lost questions: %2.</source>
        <translation>Sitzung %1 hat Fragen verloren: %2.</translation>
    </message>
    <message>
        <source>The title and the tags of session %1 are lost.</source>
        <translation>Titel und Schlagwörter der Sitzung %1 sind verloren.</translation>
    </message>
    <message>
        <source>The contents of the bin are lost.</source>
        <translation>Der Inhalt des Papierkorbs ist verloren.</translation>
    </message>
    <message>
        <source>The text of %1 is lost, because the file has changed.</source>
        <translation>Der Text von %1 ist verloren, da sich die Datei geändert hat.</translation>
    </message>
    <message>
        <source>The text of %1 will be missing until its PDF, which was not found, is added again.</source>
        <translation>Der Text von %1 fehlt, bis sein PDF, das nicht gefunden wurde, wieder hinzugefügt wird.</translation>
    </message>
    <message>
        <source>The search index of the library must be built first.</source>
        <translation>Der Suchindex der Bibliothek muss erst aufgebaut werden.</translation>
    </message>
    <message>
        <source>There is no library in %1; specify its folder.</source>
        <translation>In %1 ist keine Bibliothek; geben Sie ihren Ordner an.</translation>
    </message>
    <message>
        <source>There is already a library in %1; choose another folder for the rescued data.</source>
        <translation>In %1 ist schon eine Bibliothek; wählen Sie einen anderen Ordner für das Gerettete.</translation>
    </message>
    <message>
        <source>Lookup tables inside the library&apos;s file were damaged; they were rebuilt.</source>
        <translation>Nachschlagetabellen in der Datei der Bibliothek waren beschädigt; sie wurden neu aufgebaut.</translation>
    </message>
    <message>
        <source>The library&apos;s file itself is damaged and cannot be rebuilt completely; restore a backup, or rescue what can be read.</source>
        <translation>Die Datei der Bibliothek selbst ist beschädigt und lässt sich nicht vollständig neu aufbauen; stellen Sie eine Sicherung wieder her, oder retten Sie, was lesbar ist.</translation>
    </message>
    <message>
        <source>Conversations missing from the list were restored: %1.</source>
        <translation>Gespräche, die in der Liste fehlten, wurden wiederhergestellt: %1.</translation>
    </message>
    <message>
        <source>Documents missing from the list were restored: %1.</source>
        <translation>Dokumente, die in der Liste fehlten, wurden wiederhergestellt: %1.</translation>
    </message>
    <message>
        <source>Rows that belonged to no document or conversation were removed: %1.</source>
        <translation>Einträge, die zu keinem Dokument und keinem Gespräch gehörten, wurden entfernt: %1.</translation>
    </message>
    <message>
        <source>Passages did not match their pages; they were rebuilt for %1 documents.</source>
        <translation>Textstellen stimmten nicht mit ihren Seiten überein; sie wurden neu gebildet (Dokumente: %1).</translation>
    </message>
    <message>
        <source>Passages were missing; they were rebuilt from the pages of %1 documents.</source>
        <translation>Textstellen fehlten; sie wurden aus den Seiten neu gebildet (Dokumente: %1).</translation>
    </message>
    <message>
        <source>Counts of pages and passages were wrong; they were corrected in %1 documents.</source>
        <translation>Zahlen von Seiten und Textstellen waren falsch; sie wurden berichtigt (Dokumente: %1).</translation>
    </message>
    <message>
        <source>Damaged questions in the session “%1” (number %2) that cannot be repaired: %3. They stay as they are; restore a backup to get them back.</source>
        <translation>Beschädigte Fragen der Sitzung „%1“ (Nummer %2), die sich nicht reparieren lassen: %3. Sie bleiben, wie sie sind; stellen Sie eine Sicherung wieder her, um sie zurückzubekommen.</translation>
    </message>
    <message>
        <source>The full-text index did not match the passages; it was rebuilt.</source>
        <translation>Der Volltextindex passte nicht zu den Textstellen; er wurde neu aufgebaut.</translation>
    </message>
    <message>
        <source>The library&apos;s semantic space was damaged; it will be computed again.</source>
        <translation>Der semantische Raum der Bibliothek war beschädigt; er wird neu berechnet.</translation>
    </message>
    <message>
        <source>Vectors were missing or did not match; they were rebuilt for %1 documents.</source>
        <translation>Vektoren fehlten oder passten nicht; sie wurden neu berechnet (Dokumente: %1).</translation>
    </message>
    <message>
        <source>The index in memory did not match the library; it was rebuilt.</source>
        <translation>Der Index im Arbeitsspeicher passte nicht zur Bibliothek; er wurde neu aufgebaut.</translation>
    </message>
    <message>
        <source>The data prepared for reading documents again was damaged; it was removed, and will be prepared again.</source>
        <translation>Die Daten für das neue Lesen von Dokumenten waren beschädigt; sie wurden entfernt und werden neu vorbereitet.</translation>
    </message>
    <message>
        <source>The data prepared for reading documents again was damaged on disk and has been removed; nothing else was lost. Bring the documents up to date again.</source>
        <translation>Die Daten für das neue Lesen von Dokumenten waren auf dem Laufwerk beschädigt; sie wurden entfernt, sonst ist nichts verloren. Bringen Sie die Dokumente noch einmal auf den neuesten Stand.</translation>
    </message>
    <message>
        <source>The stored text of %1 is damaged, and its file has changed; put the original file back, or remove the document and add the file again.</source>
        <translation>Der gespeicherte Text von %1 ist beschädigt, und die Datei hat sich geändert; legen Sie die ursprüngliche zurück, oder entfernen Sie das Dokument und fügen Sie die Datei neu hinzu.</translation>
    </message>
    <message>
        <source>Lookup tables in the library were missing or damaged; they have been rebuilt, and nothing was lost.</source>
        <translation>Nachschlagetabellen der Bibliothek fehlten oder waren beschädigt; sie wurden neu aufgebaut, und nichts ist verloren.</translation>
    </message>
    <message>
        <source>The full-text index of the library was damaged; it has been rebuilt, and nothing was lost.</source>
        <translation>Der Volltextindex der Bibliothek war beschädigt; er wurde neu aufgebaut, und nichts ist verloren.</translation>
    </message>
    <message>
        <source>The search index of the library was missing or damaged; it has been rebuilt, and nothing was lost.</source>
        <translation>Der Suchindex der Bibliothek fehlte oder war beschädigt; er wurde neu aufgebaut, und nichts ist verloren.</translation>
    </message>
    <message>
        <source>The search index of the library was missing or damaged. It is being rebuilt; until this is done, searches use words alone. Nothing is lost.</source>
        <translation>Der Suchindex der Bibliothek fehlte oder war beschädigt; er wird neu aufgebaut, und bis dahin wird nur nach Wörtern gesucht. Nichts ist verloren.</translation>
    </message>
    <message>
        <source>The search index is being rebuilt; this search used words alone.</source>
        <translation>Der Suchindex wird neu aufgebaut; diesmal wurde nur nach Wörtern gesucht.</translation>
    </message>
    <message>
        <source>“%1” returned no vector for the question; this search used words and the library&apos;s own vectors. Check the embedding model in Settings.</source>
        <translation>„%1“ hat keinen Vektor für die Frage geliefert; diese Suche hat die Wörter und die eigenen Vektoren der Bibliothek genutzt. Prüfen Sie das Einbettungsmodell in den Einstellungen.</translation>
    </message>
    <message>
        <source>%1 cannot be copied; free some space on the disk, or choose another folder.</source>
        <translation>%1 kann nicht kopiert werden; schaffen Sie Platz auf dem Laufwerk, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Nothing in the library can be read; restore a backup, or add the documents to a new library.</source>
        <translation>Von der Bibliothek ist nichts lesbar; stellen Sie eine Sicherung wieder her, oder fügen Sie die Dokumente einer neuen Bibliothek hinzu.</translation>
    </message>
    <message>
        <source>The library was damaged and this document has not been read again; add its PDF.</source>
        <translation>Die Bibliothek war beschädigt, und dieses Dokument wurde noch nicht neu gelesen; fügen Sie sein PDF hinzu.</translation>
    </message>
    <message>
        <source>Another program is reading the library %1; wait for it and try again.</source>
        <translation>Ein anderes Programm liest die Bibliothek %1; warten Sie, bis es fertig ist, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Another program is writing to the library %1; close it and try again.</source>
        <translation>Ein anderes Programm schreibt in die Bibliothek %1; schließen Sie es und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The disk with the library %1 reported an error; check the disk and its free space, then try again.</source>
        <translation>Das Laufwerk mit der Bibliothek %1 meldet einen Fehler; prüfen Sie das Laufwerk und seinen freien Platz, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Parts of the library %1 are inconsistent; run “attest-cli doctor --deep”, or restore a backup.</source>
        <translation>Teile der Bibliothek %1 passen nicht zusammen; führen Sie „attest-cli doctor --deep“ aus, oder stellen Sie eine Sicherung wieder her.</translation>
    </message>
    <message>
        <source>Lookup tables in the library %1 are missing or damaged; “attest-cli doctor --deep” rebuilds them, and nothing is lost.</source>
        <translation>Nachschlagetabellen der Bibliothek %1 fehlen oder sind beschädigt; „attest-cli doctor --deep“ baut sie neu auf, und nichts ist verloren.</translation>
    </message>
    <message>
        <source>Parts of the library are inconsistent; run “attest-cli reindex”, which rebuilds what it can.</source>
        <translation>Teile der Bibliothek passen nicht zusammen; führen Sie „attest-cli reindex“ aus, das neu aufbaut, was sich aufbauen lässt.</translation>
    </message>
    <message>
        <source>The passage is no longer in the library; ask again.</source>
        <translation>Die Textstelle ist nicht mehr in der Bibliothek; fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>The page is no longer in the library; look at the list again.</source>
        <translation>Die Seite ist nicht mehr in der Bibliothek; sehen Sie noch einmal in die Liste.</translation>
    </message>
    <message>
        <source>The library is being changed; try again in a moment.</source>
        <translation>Die Bibliothek wird gerade geändert; versuchen Sie es etwas später noch einmal.</translation>
    </message>
    <message>
        <source>the quotation [%1] does not appear on page %2 of “%3”</source>
        <translation>das Zitat [%1] steht nicht auf Seite %2 von „%3“</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Answers from your own PDFs, with reasons.</source>
        <translation>Antworten aus Ihren eigenen PDFs, mit Begründung.</translation>
    </message>
    <message>
        <source>Open the library in this folder instead of $ATTEST_LIBRARY or the default one.</source>
        <translation>Die zu öffnende Bibliothek, statt $ATTEST_LIBRARY oder der voreingestellten.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Open the sample library, which contains the manual.</source>
        <translation>Die Beispielbibliothek (das Handbuch) statt der eigenen öffnen.</translation>
    </message>
    <message>
        <source>Use this theme (system, light or dark) instead of the one in the settings.</source>
        <translation>system, light oder dark, statt der Einstellung.</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Save a screenshot once all documents have been read and all questions answered, then quit.</source>
        <translation>Ein Bild des Fensters speichern, sobald alles gelesen und beantwortet ist, dann beenden.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Window size, such as 1400x900.</source>
        <translation>Größe des Fensters, etwa 1400x900.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Ask this question once the documents have been read.</source>
        <translation>Eine Frage, die gestellt wird, sobald die Dokumente gelesen sind.</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>PDFs or folders to add, evidence bundles to open, or attest://… links to follow.</source>
        <translation>PDFs oder Ordner zum Hinzufügen, Belegpakete und attest://…-Links zum Öffnen.</translation>
    </message>
</context>
<context>
    <name>ui::AnswerText</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>ui::AnswerView</name>
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>Show earlier answers (%1)</source>
        <translation>Frühere Antworten zeigen (%1)</translation>
    </message>
    <message>
        <source>Add documents, then ask.</source>
        <translation>Erst Dokumente hinzufügen, dann fragen.</translation>
    </message>
    <message>
        <source>Ask a question about your document.
Every sentence of the answer cites the page it is based on.</source>
        <translation>Stellen Sie eine Frage zu Ihrem Dokument.
Jeder Satz der Antwort nennt die Seite, auf die er sich stützt.</translation>
    </message>
    <message>
        <source>Ask a question about your %1 documents.
Every sentence of the answer cites the page it is based on.</source>
        <translation>Stellen Sie eine Frage zu Ihren %1 Dokumenten.
Jeder Satz der Antwort nennt die Seite, auf die er sich stützt.</translation>
    </message>
</context>
<context>
    <name>ui::AskBar</name>
    <message>
        <source>Ask your library…</source>
        <translation>Fragen Sie Ihre Bibliothek…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>▾</source>
        <translation>▾</translation>
    </message>
    <message>
        <source>Other ways to stop</source>
        <translation>Andere Arten, die Frage zu beenden</translation>
    </message>
    <message>
        <source>Stop after this step, or accept the best answer so far</source>
        <translation>Nach diesem Schritt anhalten oder die bisher beste Antwort annehmen</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Web on</source>
        <translation>Web an</translation>
    </message>
    <message>
        <source>Web search is on; click to turn it off</source>
        <translation>Die Websuche ist an; zum Ausschalten klicken</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>Finds, quotes and judges without any server</source>
        <translation>Findet, zitiert und urteilt ohne jeden Server</translation>
    </message>
    <message>
        <source>Connect a model…</source>
        <translation>Modell anschließen…</translation>
    </message>
    <message>
        <source>Click to turn it off.</source>
        <translation>Zum Ausschalten klicken.</translation>
    </message>
    <message>
        <source>Stops after this step</source>
        <translation>Hält nach diesem Schritt an</translation>
    </message>
    <message>
        <source>Ends after this step with the best answer</source>
        <translation>Endet nach diesem Schritt mit der besten Antwort</translation>
    </message>
    <message>
        <source>%1 of %2 model calls · %3 of %4 steps</source>
        <translation>%1 von %2 Modellaufrufen · %3 von %4 Schritten</translation>
    </message>
    <message>
        <source>Lets the running step finish; you can fork the run from there</source>
        <translation>Lässt den laufenden Schritt zu Ende gehen; Sie können dort vom Lauf abzweigen</translation>
    </message>
    <message>
        <source>No question is being answered</source>
        <translation>Es wird keine Frage beantwortet</translation>
    </message>
    <message>
        <source>Lets the running step finish and keeps the best answer so far; the answer says that you accepted it early</source>
        <translation>Lässt den laufenden Schritt zu Ende gehen und behält die bisher beste Antwort; diese gibt an, dass Sie sie vorzeitig angenommen haben</translation>
    </message>
    <message>
        <source>There is no answer yet to accept</source>
        <translation>Es gibt noch keine Antwort, die Sie annehmen können</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Stop at once (Esc)</source>
        <translation>Sofort anhalten (Esc)</translation>
    </message>
    <message>
        <source>Ask (Return)</source>
        <translation>Fragen (Eingabe)</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Budget: %1</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>%1 of %2 calls</source>
        <translation>%1 von %2 Aufrufen</translation>
    </message>
</context>
<context>
    <name>ui::AttemptsPanel</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None in either attempt.</source>
        <translation>In keinem der beiden Versuche.</translation>
    </message>
    <message>
        <source>The same, word for word.</source>
        <translation>Gleich, Wort für Wort.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Suchanfrage</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>die Antwort</translation>
    </message>
    <message>
        <source>%1 of %2:</source>
        <comment>a kind of verdict, a passage</comment>
        <translation>%1 von %2:</translation>
    </message>
    <message>
        <source>No verdict has changed.</source>
        <translation>Kein Urteil hat sich geändert.</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Textstellen</translation>
    </message>
    <message>
        <source>− lost:</source>
        <translation>− entfallen:</translation>
    </message>
    <message>
        <source>+ gained:</source>
        <translation>+ neu:</translation>
    </message>
    <message>
        <source>None in common.</source>
        <translation>Keine gemeinsamen.</translation>
    </message>
    <message>
        <source>%1 in both:</source>
        <translation>%1 in beiden:</translation>
    </message>
    <message>
        <source>%1: the same</source>
        <translation>%1: gleich</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Keine Unterschiede.</translation>
    </message>
    <message>
        <source>Different: %1</source>
        <translation>Verschieden: %1</translation>
    </message>
    <message>
        <source>There is only one attempt. If a check fails, or if you fork the run, you can compare the attempts here.</source>
        <translation>Es gibt nur einen Versuch. Wenn eine Prüfung fehlschlägt oder Sie vom Lauf abzweigen, können Sie die Versuche hier vergleichen.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Compare this attempt</source>
        <translation>Diesen Versuch vergleichen</translation>
    </message>
    <message>
        <source>With this attempt</source>
        <translation>Mit diesem Versuch</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Earlier run, attempt %1</source>
        <translation>Früherer Lauf, Versuch %1</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Suchanfrage</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>Textstellen</translation>
    </message>
</context>
<context>
    <name>ui::BinDialog</name>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Empty the bin…</source>
        <translation>Papierkorb &amp;leeren…</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Am</translation>
    </message>
    <message>
        <source>Permanent deletion</source>
        <translation>Endgültige Löschung</translation>
    </message>
    <message>
        <source>Removed documents and sessions</source>
        <translation>Entfernte Dokumente und Sitzungen</translation>
    </message>
    <message>
        <source>Document %1</source>
        <translation>Dokument %1</translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation>Sitzung %1</translation>
    </message>
    <message>
        <source>The bin is empty. Removed documents and sessions stay here for %1 days.</source>
        <translation>Der Papierkorb ist leer. Entfernte Dokumente und Sitzungen bleiben hier %1 Tage.</translation>
    </message>
    <message>
        <source>Items in the bin are not searched. The PDF files stay where they are.</source>
        <translation>Der Papierkorb wird nicht durchsucht. Die PDF-Dateien bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Everything in the bin will be permanently deleted. The PDF files stay where they are.</source>
        <translation>Alles im Papierkorb wird endgültig gelöscht. Die PDF-Dateien bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) left</source>
        <translation>
            <numerusform>noch %Ln Tag</numerusform>
            <numerusform>noch %Ln Tage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BudgetLine</name>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4 left.</source>
        <translation>%1: %2 von %3, noch %4.</translation>
    </message>
    <message>
        <source>%1 of %2 model calls</source>
        <translation>%1 von %2 Modellaufrufen</translation>
    </message>
    <message>
        <source>no retries</source>
        <translation>kein neuer Versuch</translation>
    </message>
    <message>
        <source>%1 used up</source>
        <translation>%1 aufgebraucht</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Rewrites of the question</source>
        <translation>Umformulierungen der Frage</translation>
    </message>
    <message>
        <source>%1 rewrites</source>
        <translation>%1 Umformulierungen</translation>
    </message>
    <message>
        <source>retry %1</source>
        <translation>neuer Versuch %1</translation>
    </message>
    <message>
        <source>Regenerations of the answer</source>
        <translation>Neu geschriebene Antworten</translation>
    </message>
    <message>
        <source>%1 regenerations</source>
        <translation>%1 neu geschrieben</translation>
    </message>
    <message>
        <source>Web searches</source>
        <translation>Websuchen</translation>
    </message>
    <message>
        <source>%1 web searches</source>
        <translation>%1 Websuchen</translation>
    </message>
    <message>
        <source>web search %1</source>
        <translation>Websuche %1</translation>
    </message>
    <message>
        <source>Reasoning steps</source>
        <translation>Denkschritte</translation>
    </message>
    <message>
        <source>%1 reasoning steps</source>
        <translation>%1 Denkschritte</translation>
    </message>
    <message>
        <source>reasoning step %1</source>
        <translation>Denkschritt %1</translation>
    </message>
    <message>
        <source>Sentences, one at a time</source>
        <translation>Sätze, einer nach dem anderen</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 Sätze</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Seconds until the first words</source>
        <translation>Sekunden bis zu den ersten Wörtern</translation>
    </message>
    <message>
        <source>first words after %1 s</source>
        <translation>erste Wörter nach %1 s</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 Tokens/s</translation>
    </message>
    <message>
        <source>Minimum price in dollars</source>
        <translation>Mindestpreis in Dollar</translation>
    </message>
    <message>
        <source>Approximate price in dollars</source>
        <translation>Ungefährer Preis in Dollar</translation>
    </message>
    <message>
        <source>at least $%1</source>
        <translation>mindestens %1 $</translation>
    </message>
    <message>
        <source>about $%1</source>
        <translation>etwa %1 $</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 Aufrufe</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Tokens</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln model call(s)</source>
        <translation>
            <numerusform>%Ln Modellaufruf</numerusform>
            <numerusform>%Ln Modellaufrufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln retries</source>
        <translation>
            <numerusform>%Ln neuer Versuch</numerusform>
            <numerusform>%Ln neue Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the model on the GPU</source>
        <translation>Anteil des Modells auf der Grafikkarte</translation>
    </message>
    <message>
        <source>%1 % on the GPU</source>
        <translation>%1 % auf der Grafikkarte</translation>
    </message>
</context>
<context>
    <name>ui::Columns</name>
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Run details</source>
        <translation>Laufdetails</translation>
    </message>
</context>
<context>
    <name>ui::ComputationView</name>
    <message>
        <source>and %1 more rows</source>
        <translation>und %1 weitere Zeilen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Formula and calculation</source>
        <translation>Formel und Rechnung</translation>
    </message>
    <message>
        <source>Numbers used in the computation</source>
        <translation>Zahlen, mit denen gerechnet wurde</translation>
    </message>
    <message>
        <source>Table rows that contain these numbers</source>
        <translation>Tabellenzeilen mit diesen Zahlen</translation>
    </message>
    <message>
        <source>Compared values</source>
        <translation>Verglichene Werte</translation>
    </message>
</context>
<context>
    <name>ui::Conversation</name>
    <message>
        <source>Where this session comes from</source>
        <translation>Woher diese Sitzung kommt</translation>
    </message>
    <message>
        <source>From the evidence bundle “%1”, created on %2 and not checked here. It is read-only: a new question starts a session of your own.</source>
        <translation>Aus dem Belegpaket „%1“, erstellt am %2 und hier nicht geprüft. Sie können es nur lesen: Eine neue Frage beginnt eine eigene Sitzung.</translation>
    </message>
</context>
<context>
    <name>ui::CorrectionRow</name>
    <message>
        <source>relevant</source>
        <translation>relevant</translation>
    </message>
    <message>
        <source>not relevant</source>
        <translation>nicht relevant</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht belegt</translation>
    </message>
    <message>
        <source>useful</source>
        <translation>nützlich</translation>
    </message>
    <message>
        <source>not useful</source>
        <translation>nicht nützlich</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>Sie: %1</translation>
    </message>
    <message>
        <source>✎ You: %1</source>
        <translation>✎ Sie: %1</translation>
    </message>
    <message>
        <source>✎ %1</source>
        <translation>✎ %1</translation>
    </message>
    <message>
        <source>Undo correction</source>
        <translation>Korrektur zurücknehmen</translation>
    </message>
    <message>
        <source>Mark this verdict as wrong; your correction is saved with the answer and counts towards the judge statistics</source>
        <translation>Dieses Urteil als falsch markieren; Ihre Korrektur wird mit der Antwort gespeichert und zählt in der Statistik der Prüfer</translation>
    </message>
    <message>
        <source>Corrected by you: %1; press to undo</source>
        <translation>Von Ihnen korrigiert: %1; zum Zurücknehmen drücken</translation>
    </message>
    <message>
        <source>Mark as %1</source>
        <translation>Als %1 markieren</translation>
    </message>
</context>
<context>
    <name>ui::DescriptionForm</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Title of the document</source>
        <translation>Titel des Dokuments</translation>
    </message>
    <message>
        <source>The document’s name in the list, in citations and in exports</source>
        <translation>Name des Dokuments in der Liste, in Zitaten und in Exporten</translation>
    </message>
    <message>
        <source>Author of the document</source>
        <translation>Autor des Dokuments</translation>
    </message>
    <message>
        <source>Year of the document</source>
        <translation>Jahr des Dokuments</translation>
    </message>
    <message>
        <source>separated by commas</source>
        <translation>durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Tags of the document</source>
        <translation>Schlagwörter des Dokuments</translation>
    </message>
    <message>
        <source>Reset title, author and year to what Attest read</source>
        <translation>Titel, Autor und Jahr auf die gelesenen Angaben zurücksetzen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Resets the title to “%1”, and author and year to what Attest read</source>
        <translation>Setzt den Titel auf „%1“ zurück, Autor und Jahr auf die gelesenen Angaben</translation>
    </message>
    <message>
        <source>“%1” is not a valid year; type four digits, or leave the field empty.</source>
        <translation>„%1“ ist kein gültiges Jahr; geben Sie vier Ziffern ein, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>“%1” is too long for a tag; type a shorter one.</source>
        <translation>„%1“ ist zu lang für ein Schlagwort; geben Sie ein kürzeres ein.</translation>
    </message>
</context>
<context>
    <name>ui::DocumentDelegate</name>
    <message>
        <source>Password…</source>
        <translation>Passwort…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>Texterkennung starten</translation>
    </message>
    <message>
        <source>Password ⏎</source>
        <translation>Passwort ⏎</translation>
    </message>
    <message>
        <source>Password for %1</source>
        <translation>Passwort für %1</translation>
    </message>
</context>
<context>
    <name>ui::DocumentView</name>
    <message>
        <source>✓ Read</source>
        <translation>✓ Gelesen</translation>
    </message>
    <message>
        <source>✓ Recognised</source>
        <translation>✓ Erkannt</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>! Not read</source>
        <translation>! Nicht gelesen</translation>
    </message>
    <message>
        <source>! Locked</source>
        <translation>! Gesperrt</translation>
    </message>
    <message>
        <source>! Read in part</source>
        <translation>! Teilweise gelesen</translation>
    </message>
    <message>
        <source>! Failed</source>
        <translation>! Gescheitert</translation>
    </message>
    <message>
        <source>This document could not be read.</source>
        <translation>Dieses Dokument war nicht lesbar.</translation>
    </message>
    <message>
        <source>%1, all read; %2 can be searched.</source>
        <translation>%1, alle gelesen; %2 durchsuchbar.</translation>
    </message>
    <message>
        <source>%1, %2 of them not read; %3 can be searched. Answers cannot use pages that were not read.</source>
        <translation>%1, davon %2 nicht gelesen; %3 durchsuchbar. Nicht gelesene Seiten können in keine Antwort einfließen.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>Texterkennung starten</translation>
    </message>
    <message>
        <source>About the document</source>
        <translation>Über das Dokument</translation>
    </message>
    <message>
        <source>Runs OCR on unread pages. If there are none, repeats OCR on the pages recognised before; if no page was recognised before, runs it on every page.</source>
        <translation>Erkennt den Text nicht gelesener Seiten. Gibt es keine, wird die Erkennung auf den früher erkannten Seiten wiederholt; wurde noch keine Seite erkannt, läuft sie auf allen Seiten.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the page about the document</source>
        <translation>Seite über das Dokument schließen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Pages by status</source>
        <translation>Seiten nach Status</translation>
    </message>
    <message>
        <source>Opens the document</source>
        <translation>Öffnet das Dokument</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Password ⏎</source>
        <translation>Passwort ⏎</translation>
    </message>
    <message>
        <source>Password for the document</source>
        <translation>Passwort für das Dokument</translation>
    </message>
    <message>
        <source>%1 (missing at the moment)</source>
        <translation>%1 (fehlt zurzeit)</translation>
    </message>
    <message>
        <source>The same content in %1 locations:
%2</source>
        <translation>Derselbe Inhalt an %1 Orten:
%2</translation>
    </message>
    <message>
        <source>Saved. New answers, citations and exports use these details.</source>
        <translation>Gespeichert. Neue Antworten, Zitate und Exporte verwenden diese Angaben.</translation>
    </message>
    <message>
        <source>Saved. You can limit the list and your questions to a tag.</source>
        <translation>Gespeichert. Sie können die Liste und Ihre Fragen auf ein Schlagwort beschränken.</translation>
    </message>
    <message>
        <source>Press Return to show the first of them</source>
        <translation>Mit der Eingabetaste die erste davon zeigen</translation>
    </message>
    <message>
        <source>This PDF needs a password. The password you type is also tried on other PDFs that need one.</source>
        <translation>Dieses PDF braucht ein Passwort. Ihre Eingabe wird auch bei anderen PDFs probiert, die eines brauchen.</translation>
    </message>
    <message>
        <source>Attest keeps the password until you quit and does not save it.</source>
        <translation>Attest behält das Passwort bis zum Beenden und speichert es nirgends.</translation>
    </message>
    <message>
        <source>Remember the password</source>
        <translation>Passwort merken</translation>
    </message>
    <message>
        <source>Saves the password in the system keychain only</source>
        <translation>Speichert das Passwort nur im Schlüsselbund des Systems</translation>
    </message>
    <message>
        <source>The password is saved in the system keychain.</source>
        <translation>Das Passwort ist im Schlüsselbund des Systems gespeichert.</translation>
    </message>
    <message>
        <source>Forget the password</source>
        <translation>Passwort löschen</translation>
    </message>
    <message>
        <source>The text already read stays in the library</source>
        <translation>Der bereits gelesene Text bleibt in der Bibliothek</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln Textstelle</numerusform>
            <numerusform>%Ln Textstellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EvalCharts</name>
    <message>
        <source>Finding the right page</source>
        <translation>Die richtige Seite finden</translation>
    </message>
    <message>
        <source>Mean over all questions; the line is the 95 % confidence interval.</source>
        <translation>Mittel über alle Fragen; die Linie ist das 95-%-Konfidenzintervall.</translation>
    </message>
    <message>
        <source>Finding the right document</source>
        <translation>Das richtige Dokument finden</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Ablehnungen</translation>
    </message>
    <message>
        <source>The first bar should be long, the second short.</source>
        <translation>Der erste Balken sollte lang sein, der zweite kurz.</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>The bar is the median; the line is the 95th percentile.</source>
        <translation>Der Balken zeigt den Median, die Linie das 95. Perzentil.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>a search</source>
        <translation>eine Suche</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>Confidence and accuracy</source>
        <translation>Sicherheit und Genauigkeit</translation>
    </message>
    <message>
        <source>On the dashed line, probabilities match results.</source>
        <translation>Auf der gestrichelten Linie entspricht die Wahrscheinlichkeit der tatsächlichen Häufigkeit.</translation>
    </message>
    <message>
        <source>On the dashed line, probabilities match results; the numbers count verdicts.</source>
        <translation>Auf der gestrichelten Linie entspricht die Wahrscheinlichkeit der tatsächlichen Häufigkeit; die Zahlen zählen Urteile.</translation>
    </message>
    <message>
        <source>how sure the judge was</source>
        <translation>wie sicher der Prüfer war</translation>
    </message>
    <message>
        <source>how often the judge was right</source>
        <translation>wie oft der Prüfer recht hatte</translation>
    </message>
    <message>
        <source>Right answers by outcome</source>
        <translation>Richtige Antworten nach Ausgang</translation>
    </message>
    <message>
        <source>Share of right answers for each outcome; the line is the 95 % confidence interval.</source>
        <translation>Anteil richtiger Antworten je Ausgang; die Linie ist das 95-%-Konfidenzintervall.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Risk and coverage</source>
        <translation>Risiko und Abdeckung</translation>
    </message>
    <message>
        <source>The most certain answers come first, by outcome and then by probability. If the curve is low on the left, the most certain answers are right.</source>
        <translation>Die sichersten Antworten kommen zuerst, nach Ausgang und dann nach Wahrscheinlichkeit. Ist die Kurve links niedrig, sind die sichersten Antworten richtig.</translation>
    </message>
    <message>
        <source>questions answered</source>
        <translation>beantwortete Fragen</translation>
    </message>
    <message>
        <source>wrong answers</source>
        <translation>falsche Antworten</translation>
    </message>
    <message>
        <source>up to %1: %2 of the questions answered, %3 of those answers wrong</source>
        <translation>bis %1: %2 der Fragen, %3 dieser Antworten falsch</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>The first %1 of %2 configurations; the table of figures lists all of them.</source>
        <translation>Die ersten %1 von %2 Konfigurationen; die Zahlentabelle enthält alle.</translation>
    </message>
</context>
<context>
    <name>ui::EvalRows</name>
    <message>
        <source>Question:</source>
        <translation>Frage:</translation>
    </message>
    <message>
        <source>Sentence:</source>
        <translation>Satz:</translation>
    </message>
    <message>
        <source>Known answer:</source>
        <translation>Bekannte Antwort:</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Antwort:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Warum:</translation>
    </message>
    <message>
        <source>Open the answer</source>
        <translation>Antwort öffnen</translation>
    </message>
    <message>
        <source>Questions and their results</source>
        <translation>Fragen und ihre Ergebnisse</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>Nach dieser Spalte aufsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort by this column, largest first</source>
        <translation>Nach dieser Spalte absteigend sortieren</translation>
    </message>
    <message>
        <source>Filter questions…</source>
        <translation>Fragen filtern…</translation>
    </message>
    <message>
        <source>Words to filter the questions by</source>
        <translation>Wörter, nach denen die Fragen gefiltert werden</translation>
    </message>
    <message>
        <source>Results to show</source>
        <translation>Zu zeigende Ergebnisse</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>Teilweise richtig</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Questions shown</source>
        <translation>Gezeigte Fragen</translation>
    </message>
    <message>
        <source>The selected question</source>
        <translation>Die ausgewählte Frage</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Open the answer as a session, with its trace (Return)</source>
        <translation>Die Antwort als Sitzung öffnen, mit ihrer Aufzeichnung (Eingabe)</translation>
    </message>
    <message>
        <source>You can open answers about your own documents if they were kept</source>
        <translation>Antworten zu Ihren eigenen Dokumenten können Sie öffnen, wenn sie aufbewahrt wurden</translation>
    </message>
</context>
<context>
    <name>ui::EvalRowsModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationForm</name>
    <message>
        <source>Flows to compare</source>
        <translation>Zu vergleichende Abläufe</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>Zu vergleichende Modelle</translation>
    </message>
    <message>
        <source>Measure retrieval only; write no answers</source>
        <translation>Nur die Suche messen, keine Antworten schreiben</translation>
    </message>
    <message>
        <source>Search only the document that contains the answer</source>
        <translation>Nur in dem Dokument suchen, das die Antwort enthält</translation>
    </message>
    <message>
        <source>Keep the answers and their traces</source>
        <translation>Antworten mit ihrer Aufzeichnung behalten</translation>
    </message>
    <message>
        <source>About these questions</source>
        <translation>Zu diesen Fragen</translation>
    </message>
    <message>
        <source>Measures only how well pages are found; takes a moment</source>
        <translation>Misst nur, wie gut Seiten gefunden werden; dauert nur einen Augenblick</translation>
    </message>
    <message>
        <source>Saves the answers in sessions of 100 each; you can delete these sessions</source>
        <translation>Speichert die Antworten als Sitzungen mit je hundert Antworten, die Sie löschen können</translation>
    </message>
    <message>
        <source>Count a search as correct if a correct page is within this many top results</source>
        <translation>Eine Suche gilt als richtig, wenn unter so vielen ersten Treffern eine richtige Seite ist</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>Finds, quotes and judges without any server</source>
        <translation>Findet, zitiert und urteilt ohne jeden Server</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>File or folder of questions</source>
        <translation>Datei oder Ordner mit Fragen</translation>
    </message>
    <message>
        <source>Drop a file or a folder here, or choose one</source>
        <translation>Datei oder Ordner hier ablegen oder wählen</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>Choose a file of questions</source>
        <translation>Datei mit Fragen wählen</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <source>Choose a folder of questions</source>
        <translation>Ordner mit Fragen wählen</translation>
    </message>
    <message>
        <source>The questions you added with “Add to test questions…” below an answer</source>
        <translation>Die Fragen, die Sie mit „Zu den Testfragen…“ unter einer Antwort hinzugefügt haben</translation>
    </message>
    <message>
        <source>Count a correct &amp;page in the top</source>
        <translation>Eine richtige &amp;Seite zählt unter den ersten</translation>
    </message>
    <message>
        <source>Flo&amp;ws</source>
        <translation>Ab&amp;läufe</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>&amp;Modelle</translation>
    </message>
    <message>
        <source>One line for each question, such as {&quot;question&quot;: …, &quot;answer&quot;: …}; or the formats of FinanceBench, SQuAD and BEIR, labelled pairs, or {&quot;query&quot;, &quot;context&quot;, &quot;response&quot;}.</source>
        <translation>Eine Zeile je Frage, etwa {&quot;question&quot;: …, &quot;answer&quot;: …}; oder die Formate von FinanceBench, SQuAD und BEIR, Paare mit Label oder {&quot;query&quot;, &quot;context&quot;, &quot;response&quot;}.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Your test questions (%1)</source>
        <translation>Ihre Testfragen (%1)</translation>
    </message>
    <message>
        <source>search only</source>
        <translation>nur suchen</translation>
    </message>
    <message>
        <source>within the document</source>
        <translation>im Dokument</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationPage</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Choose what to measure and how</source>
        <translation>Auswählen, was gemessen wird und wie</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Was gemessen wird</translation>
    </message>
    <message>
        <source>Back to the conversation; the evaluation keeps running</source>
        <translation>Zurück zum Gespräch; die Auswertung läuft weiter</translation>
    </message>
    <message>
        <source>Back to the conversation</source>
        <translation>Zurück zum Gespräch</translation>
    </message>
    <message>
        <source>Discard the results so far and start from the beginning</source>
        <translation>Die bisherigen Ergebnisse verwerfen und von vorn beginnen</translation>
    </message>
    <message>
        <source>Stop at once; the results so far are kept, and you can resume later</source>
        <translation>Sofort anhalten; die bisherigen Ergebnisse bleiben erhalten, und Sie können später fortsetzen</translation>
    </message>
    <message>
        <source>Questions measured</source>
        <translation>Gemessene Fragen</translation>
    </message>
    <message>
        <source>State of the evaluation</source>
        <translation>Stand der Auswertung</translation>
    </message>
    <message>
        <source>As &amp;JSON, with every question…</source>
        <translation>Als &amp;JSON, mit jeder Frage…</translation>
    </message>
    <message>
        <source>As &amp;Markdown, the table…</source>
        <translation>Als &amp;Markdown, die Tabelle…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Reading the questions…</source>
        <translation>Fragen werden gelesen…</translation>
    </message>
    <message>
        <source>%1 of %2 measured</source>
        <translation>%1 von %2 gemessen</translation>
    </message>
    <message>
        <source>, %1 of them earlier</source>
        <translation>, davon %1 früher</translation>
    </message>
    <message>
        <source> · %1 a second</source>
        <translation> · %1 je Sekunde</translation>
    </message>
    <message>
        <source> · %1 a minute</source>
        <translation> · %1 je Minute</translation>
    </message>
    <message>
        <source> · about %1 left</source>
        <translation> · noch etwa %1</translation>
    </message>
    <message>
        <source>%1 measured in %2.</source>
        <translation>%1 gemessen in %2.</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>Angehalten, bevor etwas gemessen war.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2; “Resume” continues from there.</source>
        <translation>Angehalten nach %1 von %2; mit „Fortsetzen“ geht es dort weiter.</translation>
    </message>
    <message>
        <source>Testing with known questions: %1</source>
        <translation>Test mit bekannten Fragen: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Choose at least one flow and one model</source>
        <translation>Wählen Sie mindestens einen Ablauf und ein Modell</translation>
    </message>
    <message>
        <source>%1 report.%2</source>
        <translation>%1 Bericht.%2</translation>
    </message>
    <message>
        <source>The report was saved to %1.</source>
        <translation>Der Bericht wurde in %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationReport</name>
    <message>
        <source>%1 compared with the first configuration, more than chance would explain (%2)</source>
        <translation>%1 gegenüber der ersten Konfiguration, mehr, als durch Zufall zu erklären ist (%2)</translation>
    </message>
    <message>
        <source>%1 compared with the first configuration, which may be chance (%2)</source>
        <translation>%1 gegenüber der ersten Konfiguration, vielleicht Zufall (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Right answers by outcome</source>
        <translation>Richtige Antworten nach Ausgang</translation>
    </message>
    <message>
        <source>An answer is right if it contains a known answer or its numbers, or cites a correct page when the known answer is long. Any answer to an unanswerable question is wrong.</source>
        <translation>Eine Antwort ist richtig, wenn sie eine bekannte Antwort oder deren Zahlen enthält oder wenn sie eine richtige Seite zitiert und die bekannte Antwort lang ist. Jede Antwort auf eine unbeantwortbare Frage ist falsch.</translation>
    </message>
    <message>
        <source>In brackets: the 95 % confidence interval, from resampling the questions; for coverage and precision, Wilson&apos;s interval. ▲ ▼: differs from the first configuration by more than chance would explain.</source>
        <translation>In Klammern: das 95-%-Konfidenzintervall, durch Resampling der Fragen; bei Abdeckung und Genauigkeit nach Wilson. ▲ ▼: weicht von der ersten Konfiguration stärker ab, als durch Zufall zu erklären ist.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Unanswerable</source>
        <translation>Unbeantwortbar</translation>
    </message>
    <message>
        <source>%1 questions are about documents that are not in the library; add the documents, or these questions will count as not found.</source>
        <translation>%1 Fragen betreffen Dokumente, die nicht in der Bibliothek sind; fügen Sie die Dokumente hinzu, sonst zählen die Fragen als nicht gefunden.</translation>
    </message>
</context>
<context>
    <name>ui::ExportLine</name>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export format</source>
        <translation>Exportformat</translation>
    </message>
    <message>
        <source>Choose where to save it</source>
        <translation>Speicherort wählen</translation>
    </message>
    <message>
        <source>Do not export</source>
        <translation>Nicht exportieren</translation>
    </message>
    <message>
        <source>Pictures of the cited words</source>
        <translation>Bilder der zitierten Wörter</translation>
    </message>
    <message>
        <source>The cited words as they appear on their pages, highlighted</source>
        <translation>Die zitierten Wörter, wie sie auf ihren Seiten stehen, hervorgehoben</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Everything that happened, so that the run can be replayed</source>
        <translation>Alles, was geschah, damit der Lauf wiedergegeben werden kann</translation>
    </message>
    <message>
        <source>Prompts and replies</source>
        <translation>Anweisungen und Antworten der Modelle</translation>
    </message>
    <message>
        <source>What the models were asked and what they replied, word for word</source>
        <translation>Was die Modelle gefragt wurden und was sie geantwortet haben, im Wortlaut</translation>
    </message>
    <message>
        <source>Rejected passages</source>
        <translation>Verworfene Textstellen</translation>
    </message>
    <message>
        <source>Passages that no answer used</source>
        <translation>Textstellen, die keine Antwort verwendet hat</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Full paths of files on this computer, not only their names</source>
        <translation>Vollständige Pfade der Dateien auf diesem Rechner, nicht nur ihre Namen</translation>
    </message>
    <message>
        <source>Technical appendix</source>
        <translation>Technischer Anhang</translation>
    </message>
    <message>
        <source>How each question was answered: steps, verdicts, model and cost</source>
        <translation>Wie jede Frage beantwortet wurde: Schritte, Urteile, Modell und Kosten</translation>
    </message>
    <message>
        <source>Export “%1” as</source>
        <translation>„%1“ exportieren als</translation>
    </message>
    <message>
        <source>Export %1 sessions as</source>
        <translation>%1 Sitzungen exportieren als</translation>
    </message>
</context>
<context>
    <name>ui::FetchBox</name>
    <message>
        <source>Share of the model already downloaded</source>
        <translation>Bereits heruntergeladener Anteil des Modells</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
</context>
<context>
    <name>ui::FlowPanel</name>
    <message>
        <source>Full graph</source>
        <translation>Ganzer Graph</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Edges not taken</source>
        <translation>Nicht genommene Wege</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>The whole graph, live, in the middle of the window</source>
        <translation>Der ganze Graph, live, in der Mitte des Fensters</translation>
    </message>
    <message>
        <source>Every visit to a step and every verdict, with prompts and replies</source>
        <translation>Jeder Durchgang eines Schritts und jedes Urteil, mit Anweisungen und Antworten</translation>
    </message>
    <message>
        <source>Also show where each step could have led</source>
        <translation>Auch zeigen, wohin jeder Schritt hätte führen können</translation>
    </message>
    <message>
        <source>Results of this step</source>
        <translation>Ergebnisse dieses Schritts</translation>
    </message>
</context>
<context>
    <name>ui::FoldersDialog</name>
    <message>
        <source>… Not checked yet</source>
        <translation>… Noch nicht geprüft</translation>
    </message>
    <message>
        <source>⊘ Offline</source>
        <translation>⊘ Nicht erreichbar</translation>
    </message>
    <message>
        <source>! Up to date, with warnings</source>
        <translation>! Aktuell, mit Warnungen</translation>
    </message>
    <message>
        <source>✓ Up to date</source>
        <translation>✓ Aktuell</translation>
    </message>
    <message>
        <source>%1, checked every few minutes</source>
        <translation>%1, alle paar Minuten geprüft</translation>
    </message>
    <message>
        <source>The system does not report every change here: the folder is on the network, or contains more folders than the system can watch.</source>
        <translation>Das System meldet hier nicht alle Änderungen: Der Ordner liegt im Netz oder enthält mehr Ordner, als das System überwachen kann.</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>Nicht mehr über&amp;wachen</translation>
    </message>
    <message>
        <source>Chec&amp;k now</source>
        <translation>&amp;Jetzt prüfen</translation>
    </message>
    <message>
        <source>Watched folders</source>
        <translation>Überwachte Ordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>PDFs</source>
        <translation>PDFs</translation>
    </message>
    <message>
        <source>Last checked</source>
        <translation>Zuletzt geprüft</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation>Ordner &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Keep its documents in the library</source>
        <translation>Seine Dokumente in der Bibliothek behalten</translation>
    </message>
    <message>
        <source>Remove its documents from the library; the files stay</source>
        <translation>Seine Dokumente aus der Bibliothek entfernen; die Dateien bleiben</translation>
    </message>
    <message>
        <source>What to include</source>
        <translation>Was aufgenommen wird</translation>
    </message>
    <message>
        <source>all; or patterns, such as report*; minutes/*</source>
        <translation>alle; oder Muster, etwa bericht*; protokolle/*</translation>
    </message>
    <message>
        <source>Only PDFs named</source>
        <translation>Nur PDFs namens</translation>
    </message>
    <message>
        <source>none; or patterns, such as drafts; *old*</source>
        <translation>keine; oder Muster, etwa entwürfe; *alt*</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>including subfolders</source>
        <translation>mit Unterordnern</translation>
    </message>
    <message>
        <source>including hidden files</source>
        <translation>mit versteckten Dateien</translation>
    </message>
    <message>
        <source>any size</source>
        <translation>jede Größe</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>Größte Datei</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>Änd&amp;ern</translation>
    </message>
    <message>
        <source>Keep documents that are now left out</source>
        <translation>Dokumente behalten, die jetzt ausgelassen werden</translation>
    </message>
    <message>
        <source>Remove documents that are now left out; the files stay</source>
        <translation>Dokumente entfernen, die jetzt ausgelassen werden; die Dateien bleiben</translation>
    </message>
    <message>
        <source>&amp;Only PDFs named</source>
        <translation>&amp;Nur PDFs namens</translation>
    </message>
    <message>
        <source>L&amp;eave out</source>
        <translation>Aus&amp;lassen</translation>
    </message>
    <message>
        <source>Lar&amp;gest file</source>
        <translation>&amp;Größte Datei</translation>
    </message>
    <message>
        <source>%1 and %2 missing</source>
        <translation>%1 und %2 fehlen</translation>
    </message>
    <message>
        <source>Remove missing documents</source>
        <translation>Dokumente ohne Datei entfernen</translation>
    </message>
    <message>
        <source>Attest checks a watched folder when it starts and whenever something in the folder changes: new PDFs are read, changed ones are read again. Nothing is removed from the library automatically.</source>
        <translation>Attest prüft einen überwachten Ordner beim Start und bei jeder Änderung darin: Neue PDFs werden gelesen, geänderte neu gelesen. Aus der Bibliothek wird nichts automatisch entfernt.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) whose files are missing</source>
        <translation>
            <numerusform>%Ln Dokument ohne Datei entfernen</numerusform>
            <numerusform>%Ln Dokumente ohne Datei entfernen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FollowUps</name>
    <message>
        <source>Follow-up questions</source>
        <translation>Anschlussfragen</translation>
    </message>
</context>
<context>
    <name>ui::ForkLine</name>
    <message>
        <source>Built-in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>Fork from step</source>
        <translation>Ab Schritt</translation>
    </message>
    <message>
        <source>This step and all later steps run again; earlier steps are reused</source>
        <translation>Dieser und alle späteren Schritte laufen noch einmal; frühere Schritte werden übernommen</translation>
    </message>
    <message>
        <source>Flow of the fork</source>
        <translation>Ablauf der Abzweigung</translation>
    </message>
    <message>
        <source>A different flow starts from the beginning, with the passages found so far</source>
        <translation>Ein anderer Ablauf beginnt von vorn, mit den bisher gefundenen Textstellen</translation>
    </message>
    <message>
        <source>Model of the fork</source>
        <translation>Modell der Abzweigung</translation>
    </message>
    <message>
        <source>The model that writes and judges from this step on</source>
        <translation>Das Modell, das ab diesem Schritt schreibt und urteilt</translation>
    </message>
    <message>
        <source>Ask from here</source>
        <translation>Ab hier fragen</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Abzweigung</translation>
    </message>
    <message>
        <source>The original query</source>
        <translation>Die ursprüngliche Suchanfrage</translation>
    </message>
    <message>
        <source>What the next search should look for</source>
        <translation>Wonach als Nächstes gesucht werden soll</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Next search</source>
        <translation>Nächste Suche</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Textstellen</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>What the fork changes</source>
        <translation>Was die Abzweigung ändert</translation>
    </message>
    <message>
        <source>Another setting</source>
        <translation>Weitere Einstellung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Dann: %1</translation>
    </message>
    <message>
        <source>Starts a new run that records where it was forked from</source>
        <translation>Startet einen neuen Lauf, der angibt, wovon er abgezweigt ist</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>document, page</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Setting to change</source>
        <translation>Zu ändernde Einstellung</translation>
    </message>
    <message>
        <source>What to do with %1</source>
        <translation>Was mit %1 geschieht</translation>
    </message>
    <message>
        <source>Follow the judge, or decide yourself</source>
        <translation>Dem Prüfer folgen oder selbst entscheiden</translation>
    </message>
    <message>
        <source>As judged</source>
        <translation>Wie beurteilt</translation>
    </message>
    <message>
        <source>Use anyway</source>
        <translation>Dennoch verwenden</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
</context>
<context>
    <name>ui::GetBox</name>
    <message>
        <source>Model file to download</source>
        <translation>Modelldatei zum Herunterladen</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Download the model file</source>
        <translation>Modelldatei herunterladen</translation>
    </message>
    <message>
        <source>Attest uses the file only if its SHA-256 matches</source>
        <translation>Attest verwendet die Datei nur, wenn ihre SHA-256-Summe übereinstimmt</translation>
    </message>
    <message>
        <source>Download status</source>
        <translation>Status des Downloads</translation>
    </message>
    <message>
        <source>You can also type the address of a GGUF file, followed by its SHA-256.</source>
        <translation>Sie können auch die Adresse einer GGUF-Datei eingeben, gefolgt von ihrer SHA-256-Summe.</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Der Server wird gefragt…</translation>
    </message>
    <message>
        <source>Stopped. The part already downloaded is kept; press Download to resume.</source>
        <translation>Angehalten. Der bereits heruntergeladene Teil bleibt erhalten; mit „Herunterladen“ geht es weiter.</translation>
    </message>
    <message>
        <source>Choose a model file, or type the address of one.</source>
        <translation>Wählen Sie eine Modelldatei, oder geben Sie eine Adresse ein.</translation>
    </message>
    <message>
        <source>The file has been downloaded, and “local” is selected; press OK to save.</source>
        <translation>Die Datei wurde heruntergeladen, und „local“ ist gewählt; speichern Sie mit OK.</translation>
    </message>
</context>
<context>
    <name>ui::GraphPage</name>
    <message>
        <source>Back to the conversation</source>
        <translation>Zurück zum Gespräch</translation>
    </message>
    <message>
        <source>Graph of the flow</source>
        <translation>Graph des Ablaufs</translation>
    </message>
    <message>
        <source>Edges not taken</source>
        <translation>Nicht genommene Wege</translation>
    </message>
    <message>
        <source>Also draw where each step could have led</source>
        <translation>Auch zeichnen, wohin jeder Schritt hätte führen können</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
</context>
<context>
    <name>ui::GraphPanel</name>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>1 call</source>
        <translation>1 Aufruf</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 Aufrufe</translation>
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
        <translation>unter 1 ms</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>Graph of the flow</source>
        <translation>Graph des Ablaufs</translation>
    </message>
    <message>
        <source>Running: %1.</source>
        <translation>Läuft: %1.</translation>
    </message>
    <message>
        <source>%1 ended with “%2”; next step: %3. %4</source>
        <translation>%1 endete mit „%2“; nächster Schritt: %3. %4</translation>
    </message>
    <message>
        <source>At the end.</source>
        <translation>Am Ende.</translation>
    </message>
    <message>
        <source>At %1: %2.</source>
        <translation>Bei %1: %2.</translation>
    </message>
    <message>
        <source>%1 has not run yet.</source>
        <translation>%1 lief noch nicht.</translation>
    </message>
    <message>
        <source>Ask a question to see how its answer is found and checked.</source>
        <translation>Stellen Sie eine Frage, um zu sehen, wie ihre Antwort gefunden und geprüft wird.</translation>
    </message>
    <message>
        <source>%1 of %2 calls</source>
        <translation>%1 von %2 Aufrufen</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Fertig: %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 ist gescheitert</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The flow ends here.</source>
        <translation>Hier endet der Ablauf.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Uses one %1 from the budget.</source>
        <translation>Zieht „%1“ einmal vom Budget ab.</translation>
    </message>
    <message>
        <source>&amp;Copy the picture	Ctrl+C</source>
        <translation>Bild &amp;kopieren	Strg+C</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Bild &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Larger	+</source>
        <translation>&amp;Größer	+</translation>
    </message>
    <message>
        <source>S&amp;maller	−</source>
        <translation>K&amp;leiner	−</translation>
    </message>
    <message>
        <source>&amp;Fit	0</source>
        <translation>&amp;Einpassen	0</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln Aufruf</numerusform>
            <numerusform>%Ln Aufrufe</numerusform>
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
        <translation>Relevanz</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Usefulness</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Abruf</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>under 1 ms</source>
        <translation>unter 1 ms</translation>
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
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>Switch to scores</source>
        <translation>Auf Werte umstellen</translation>
    </message>
    <message>
        <source>Judge statistics</source>
        <translation>Statistik der Prüfer</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Scores instead of yes or no</source>
        <translation>Werte statt Ja und Nein</translation>
    </message>
    <message>
        <source>Changes the flow and one of its settings for new questions</source>
        <translation>Ändert den Ablauf und eine seiner Einstellungen für neue Fragen</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>Said no</source>
        <translation>Nein gesagt</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Unlesbar</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>Noch einmal gefragt</translation>
    </message>
    <message>
        <source>Reused</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Per verdict</source>
        <translation>Je Urteil</translation>
    </message>
    <message>
        <source>Replies that were not verdicts</source>
        <translation>Antworten, die kein Urteil waren</translation>
    </message>
    <message>
        <source>Verdicts that took more than one request</source>
        <translation>Urteile, die mehr als eine Anfrage brauchten</translation>
    </message>
    <message>
        <source>Verdicts taken from an earlier, identical request</source>
        <translation>Aus einer früheren, gleichen Anfrage übernommene Urteile</translation>
    </message>
    <message>
        <source>Verdicts you marked as wrong</source>
        <translation>Urteile, die Sie als falsch gekennzeichnet haben</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>No questions have been asked in this library yet.</source>
        <translation>In dieser Bibliothek wurde noch nichts gefragt.</translation>
    </message>
    <message>
        <source>Nothing unusual: every judge has said both yes and no, and all replies could be read.</source>
        <translation>Nichts Ungewöhnliches: Jeder Prüfer hat sowohl Ja als auch Nein gesagt, und alle Antworten waren lesbar.</translation>
    </message>
    <message>
        <source>%1: this judge&apos;s server does not report how sure a verdict is, so scores cannot decide instead of yes and no. They could with a server that reports log-probabilities, such as llama-server or vLLM, or with the built-in model.</source>
        <translation>%1: Der Server dieses Prüfers gibt nicht an, wie sicher ein Urteil ist, daher können Werte nicht statt Ja und Nein entscheiden. Mit einem Server, der Log-Wahrscheinlichkeiten angibt, etwa llama-server oder vLLM, oder mit dem eingebauten Modell ginge es.</translation>
    </message>
    <message>
        <source>%1: scores can decide instead of yes and no if this judge can report how sure it is. To find out, test the model on the Model page of the settings.</source>
        <translation>%1: Werte könnten statt Ja und Nein entscheiden, wenn dieser Prüfer angeben kann, wie sicher er ist. Um das herauszufinden, testen Sie das Modell in den Einstellungen auf der Seite „Modell“.</translation>
    </message>
    <message>
        <source>Attest can rank answers by how sure the judge is, instead of rejecting those it says no to.</source>
        <translation>Attest kann Antworten danach ordnen, wie sicher der Prüfer ist, statt die abzulehnen, zu denen er Nein sagt.</translation>
    </message>
    <message>
        <source>Answers are already ranked by score, and none is rejected because of a verdict.</source>
        <translation>Antworten werden bereits nach Werten geordnet, und keine wird wegen eines Urteils abgelehnt.</translation>
    </message>
    <message>
        <source>The flow is now Reflection RAG, and “Drop irrelevant and unsupported segments” is off: answers are ranked by score, and say which check they failed.</source>
        <translation>Der Ablauf ist jetzt Reflection RAG, und „Nicht relevante und unbelegte Abschnitte weglassen“ ist aus: Antworten werden nach Werten geordnet und geben an, welche Prüfung sie nicht bestanden haben.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>ui::IngestBar</name>
    <message>
        <source>Files read</source>
        <translation>Gelesene Dateien</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pauses reading; nothing is lost, and reading will still be paused when you start Attest again</source>
        <translation>Hält das Lesen an; nichts geht verloren, und es ist auch beim nächsten Start noch angehalten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Takes all waiting files off the list; indexed documents stay, and scans will wait until you start Attest again</source>
        <translation>Nimmt alle wartenden Dateien von der Liste; indizierte Dokumente bleiben, Scans warten bis zum nächsten Start</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Reads all failed files again; the list says why each one failed</source>
        <translation>Liest alle gescheiterten Dateien neu; die Liste sagt jeweils, warum</translation>
    </message>
    <message>
        <source>Retry all failed files</source>
        <translation>Gescheiterte Dateien noch einmal lesen</translation>
    </message>
    <message>
        <source>Recognising text · %1 of %2 documents</source>
        <translation>Text wird erkannt · %1 von %2 Dokumenten</translation>
    </message>
    <message>
        <source> · %1 failed</source>
        <translation> · %1 gescheitert</translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation>%1 von %2 Dateien</translation>
    </message>
    <message>
        <source> · %1 pages/s</source>
        <translation> · %1 Seiten/s</translation>
    </message>
    <message>
        <source> · about %1 left</source>
        <translation> · noch etwa %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Paused · </source>
        <translation>Pausiert · </translation>
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
            <numerusform>%Ln Datei war nicht lesbar</numerusform>
            <numerusform>%Ln Dateien waren nicht lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · then %Ln scan(s)</source>
        <translation>
            <numerusform> · dann %Ln Scan</numerusform>
            <numerusform> · dann %Ln Scans</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::KeyField</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Key; your own servers usually need none</source>
        <translation>Schlüssel; eigene Server brauchen meist keinen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Save this key</source>
        <translation>Diesen Schlüssel speichern</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Schlüssel löschen</translation>
    </message>
    <message>
        <source>Where the key is stored</source>
        <translation>Wo der Schlüssel gespeichert ist</translation>
    </message>
    <message>
        <source>Leave the name and the password out of the address, and enter them here as name:password.</source>
        <translation>Schreiben Sie Namen und Passwort nicht in die Adresse; geben Sie sie hier als name:passwort ein.</translation>
    </message>
    <message>
        <source>A key is stored in your keychain and sent only to this server.</source>
        <translation>Ein Schlüssel wird in Ihrem Schlüsselbund gespeichert und nur an diesen Server gesendet.</translation>
    </message>
    <message>
        <source>The key comes from the environment.</source>
        <translation>Der Schlüssel kommt aus einer Umgebungsvariable.</translation>
    </message>
    <message>
        <source>Attest keeps the key until you quit. %1</source>
        <translation>Attest behält den Schlüssel bis zum Beenden. %1</translation>
    </message>
    <message>
        <source>The key is stored in your keychain. It is sent only to this server.</source>
        <translation>Der Schlüssel ist in Ihrem Schlüsselbund gespeichert. Er wird nur an diesen Server gesendet.</translation>
    </message>
</context>
<context>
    <name>ui::LanguageList</name>
    <message>
        <source>OCR languages</source>
        <translation>Sprachen der Texterkennung</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1 (nicht installiert)</translation>
    </message>
    <message>
        <source>No language is installed, so no text can be recognised.</source>
        <translation>Keine Sprache ist installiert, daher kann kein Text erkannt werden.</translation>
    </message>
    <message>
        <source>None is ticked, so Attest uses: %1.</source>
        <translation>Keine ist angehakt, daher benutzt Attest: %1.</translation>
    </message>
    <message>
        <source>Each additional language makes recognition slower.</source>
        <translation>Jede weitere Sprache macht die Erkennung langsamer.</translation>
    </message>
    <message>
        <source>Each language is a package: tesseract-ocr-fra for French, tesseract-ocr-eng for English. After installing one, reopen this window to see it here.</source>
        <translation>Jede Sprache ist ein Paket: tesseract-ocr-fra für Französisch, tesseract-ocr-eng für Englisch. Nach der Installation öffnen Sie dieses Fenster neu, um die Sprache hier zu sehen.</translation>
    </message>
</context>
<context>
    <name>ui::LibraryModel</name>
    <message>
        <source>waiting for text recognition</source>
        <translation>wartet auf Texterkennung</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>recognising text</source>
        <translation>Text wird erkannt</translation>
    </message>
    <message>
        <source>recognising page %1 of %2</source>
        <translation>Seite %1 von %2 wird erkannt</translation>
    </message>
    <message>
        <source>p. %1/%2</source>
        <translation>S. %1/%2</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1, %2 %</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>wird geöffnet</translation>
    </message>
    <message>
        <source>Password required</source>
        <translation>Passwort nötig</translation>
    </message>
    <message>
        <source>Scanned, no text</source>
        <translation>Gescannt, ohne Text</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source> · %1 of them could not be read</source>
        <translation> · %1 davon nicht lesbar</translation>
    </message>
    <message>
        <source>%1 (missing at the moment)</source>
        <translation>%1 (fehlt zurzeit)</translation>
    </message>
    <message>
        <source>The same content in %1 locations:
</source>
        <translation>Derselbe Inhalt an %1 Orten:
</translation>
    </message>
    <message>
        <source>Hidden from assistants</source>
        <translation>Vor Assistenten verborgen</translation>
    </message>
    <message>
        <source>You can still ask about it; its pages will be shown again once the file or its drive is back.</source>
        <translation>Sie können weiter dazu fragen; die Seiten werden wieder gezeigt, sobald die Datei oder ihr Laufwerk wieder da ist.</translation>
    </message>
    <message numerus="yes">
        <source>offline · %Ln page(s)</source>
        <translation>
            <numerusform>nicht erreichbar · %Ln Seite</numerusform>
            <numerusform>nicht erreichbar · %Ln Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source> · your own</source>
        <translation> · eigenes</translation>
    </message>
    <message>
        <source>From the team library</source>
        <translation>Aus der Teambibliothek</translation>
    </message>
</context>
<context>
    <name>ui::LibraryPanel</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>PDFs…</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Dokumente hinzufügen</translation>
    </message>
    <message>
        <source>PDF files…</source>
        <translation>PDF-Dateien…</translation>
    </message>
    <message>
        <source>A folder of PDFs…</source>
        <translation>Ordner mit PDFs…</translation>
    </message>
    <message>
        <source>Watched folders…</source>
        <translation>Überwachte Ordner…</translation>
    </message>
    <message>
        <source>Search documents…</source>
        <translation>Dokumente suchen…</translation>
    </message>
    <message>
        <source>Search documents</source>
        <translation>Dokumente suchen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Last added</source>
        <translation>Zuletzt hinzugefügt</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its documents stay.</source>
        <translation>Das Schlagwort „%1“ wurde entfernt; seine Dokumente bleiben.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>New tag ⏎</source>
        <translation>Neues Schlagwort ⏎</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Neues Schlagwort</translation>
    </message>
    <message>
        <source>Hide from assistants</source>
        <translation>Vor Assistenten verbergen</translation>
    </message>
    <message>
        <source>Other assistants (attest-cli mcp) and desktop search cannot see it</source>
        <translation>Andere Assistenten (attest-cli mcp) und die Desktopsuche können es nicht sehen</translation>
    </message>
    <message>
        <source>Sort the documents</source>
        <translation>Dokumente sortieren</translation>
    </message>
    <message>
        <source>Sorted by: %1</source>
        <translation>Sortiert nach: %1</translation>
    </message>
    <message>
        <source>Removed “%1” from the library; the file stays where it is.</source>
        <translation>„%1“ aus der Bibliothek entfernt; die Datei bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Removed %1 documents from the library; the files stay.</source>
        <translation>%1 Dokumente aus der Bibliothek entfernt; die Dateien bleiben.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Ask only these documents</source>
        <translation>Nur diese Dokumente befragen</translation>
    </message>
    <message>
        <source>Ask only this document</source>
        <translation>Nur dieses Dokument befragen</translation>
    </message>
    <message>
        <source>Reading report</source>
        <translation>Lesebericht</translation>
    </message>
    <message>
        <source>Title, author, year…</source>
        <translation>Titel, Autor, Jahr…</translation>
    </message>
    <message>
        <source>Enter the password…</source>
        <translation>Passwort eingeben…</translation>
    </message>
    <message>
        <source>Read next</source>
        <translation>Als Nächstes lesen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>Texterkennung starten</translation>
    </message>
    <message>
        <source>Run OCR on all pages</source>
        <translation>Texterkennung auf allen Seiten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Library (%1)</source>
        <translation>Bibliothek (%1)</translation>
    </message>
    <message>
        <source>Drop PDFs or a folder anywhere on this window.</source>
        <translation>Legen Sie PDFs oder einen Ordner irgendwo in diesem Fenster ab.</translation>
    </message>
    <message>
        <source>No document matches. Try fewer letters.</source>
        <translation>Kein Dokument passt zur Suche. Versuchen Sie es mit weniger Buchstaben.</translation>
    </message>
    <message>
        <source>No document with this tag matches. Try fewer letters.</source>
        <translation>Kein Dokument mit diesem Schlagwort passt zur Suche. Versuchen Sie es mit weniger Buchstaben.</translation>
    </message>
</context>
<context>
    <name>ui::LocalModelBox</name>
    <message>
        <source>Show log</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>A GGUF file; choose the model “local” to use it</source>
        <translation>Eine GGUF-Datei; wählen Sie das Modell „local“, um sie zu benutzen</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>State of the model file</source>
        <translation>Zustand der Modelldatei</translation>
    </message>
    <message>
        <source>Log of llama-server</source>
        <translation>Protokoll von llama-server</translation>
    </message>
    <message>
        <source>Not running. Attest starts it on this computer only, when you choose the model “local”, and stops it when you quit.</source>
        <translation>Läuft nicht. Attest startet den Server nur auf diesem Rechner, wenn Sie das Modell „local“ wählen, und beendet ihn beim Schließen.</translation>
    </message>
</context>
<context>
    <name>ui::LostDialog</name>
    <message>
        <source>What is lost</source>
        <translation>Was verloren ist</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
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
        <translation>„%1“ ist nicht mehr in der Bibliothek; fügen Sie es wieder hinzu, um die Seite zu sehen.</translation>
    </message>
    <message>
        <source>The document this link points to is not in this library; add it, then follow the link again.</source>
        <translation>Das Dokument, auf das der Link verweist, ist nicht in dieser Bibliothek; fügen Sie es hinzu, und folgen Sie dem Link dann noch einmal.</translation>
    </message>
    <message>
        <source>Only the PDFs currently in “%1” are added.</source>
        <translation>Nur die PDFs, die zurzeit in „%1“ liegen, werden hinzugefügt.</translation>
    </message>
    <message>
        <source>Only the PDFs currently in %1 folders are added.</source>
        <translation>Nur die PDFs, die zurzeit in %1 Ordnern liegen, werden hinzugefügt.</translation>
    </message>
    <message>
        <source>Watch this folder</source>
        <translation>Diesen Ordner überwachen</translation>
    </message>
    <message>
        <source>That password does not open “%1”; try another one.</source>
        <translation>Dieses Passwort öffnet „%1“ nicht; versuchen Sie ein anderes.</translation>
    </message>
    <message>
        <source>“%1” is now open. Attest keeps its password until you quit.</source>
        <translation>„%1“ ist jetzt offen. Attest behält das Passwort bis zum Beenden.</translation>
    </message>
    <message>
        <source>Remember it</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>There is nothing to print yet: open a document, or ask a question.</source>
        <translation>Es gibt noch nichts zu drucken: Öffnen Sie ein Dokument, oder stellen Sie eine Frage.</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Gespeichert als „%1“.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>This answer is from the evaluation.</source>
        <translation>Diese Antwort stammt aus der Auswertung.</translation>
    </message>
    <message>
        <source>Back to the evaluation</source>
        <translation>Zurück zur Auswertung</translation>
    </message>
    <message>
        <source>Removed from your test questions.</source>
        <translation>Aus Ihren Testfragen entfernt.</translation>
    </message>
    <message>
        <source>Added to your test questions.</source>
        <translation>Zu Ihren Testfragen hinzugefügt.</translation>
    </message>
    <message>
        <source>Replaced in your test questions.</source>
        <translation>In Ihren Testfragen ersetzt.</translation>
    </message>
    <message>
        <source>Only files on this computer can be added; save the page as a PDF first.</source>
        <translation>Nur Dateien auf diesem Rechner lassen sich hinzufügen; speichern Sie die Seite zuerst als PDF.</translation>
    </message>
    <message>
        <source>Your next question starts a new session that includes the conversation so far.</source>
        <translation>Ihre nächste Frage beginnt eine neue Sitzung, die das bisherige Gespräch übernimmt.</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Doch nicht</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>“%1” is no longer where it was; its drive may be missing.</source>
        <translation>„%1“ ist nicht mehr dort, wo es war; vielleicht fehlt sein Laufwerk.</translation>
    </message>
    <message>
        <source>There is no program to open “%1”.</source>
        <translation>Kein Programm kann „%1“ öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>You have %Ln test question(s).</source>
        <translation>
            <numerusform>Sie haben %Ln Testfrage.</numerusform>
            <numerusform>Sie haben %Ln Testfragen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” changes the title, author or year of %Ln document(s)</source>
        <translation>
            <numerusform>„%1“ ändert Titel, Autor oder Jahr von %Ln Dokument</numerusform>
            <numerusform>„%1“ ändert Titel, Autor oder Jahr von %Ln Dokumenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln PDF(s) that it names will be read first</source>
        <translation>
            <numerusform>%Ln darin genanntes PDF wird zuerst gelesen</numerusform>
            <numerusform>%Ln darin genannte PDFs werden zuerst gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are missing</source>
        <translation>
            <numerusform>%Ln Datei fehlt</numerusform>
            <numerusform>%Ln Dateien fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries have no document here</source>
        <translation>
            <numerusform>%Ln Eintrag hat hier kein Dokument</numerusform>
            <numerusform>%Ln Einträge haben hier kein Dokument</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone who may see all the documents behind this answer will be able to see the question, the answer and the cited words.</source>
        <translation>Wer alle Dokumente sehen darf, auf denen diese Antwort beruht, sieht dann auch die Frage, die Antwort und die zitierten Wörter.</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>The library is damaged. Attest can rescue what is still readable into a new library and keep the damaged one.</source>
        <translation>Die Bibliothek ist beschädigt. Attest kann in eine neue Bibliothek retten, was noch lesbar ist, und die beschädigte behalten.</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>Retten</translation>
    </message>
    <message>
        <source>What is lost (%1)…</source>
        <translation>Was verloren ist (%1)…</translation>
    </message>
</context>
<context>
    <name>ui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Add PDFs…</source>
        <translation>&amp;PDFs hinzufügen…</translation>
    </message>
    <message>
        <source>Add a &amp;folder…</source>
        <translation>&amp;Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Watched folders…</source>
        <translation>&amp;Überwachte Ordner…</translation>
    </message>
    <message>
        <source>Add the &amp;sample library</source>
        <translation>B&amp;eispielbibliothek hinzufügen</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Neue Sitzung</translation>
    </message>
    <message>
        <source>E&amp;xport the session…</source>
        <translation>Sitzung e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Export the session as</source>
        <translation>Sitzung exportieren &amp;als</translation>
    </message>
    <message>
        <source>&amp;Import evidence bundle…</source>
        <translation>Belegpaket &amp;importieren…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+O</source>
        <translation>Ctrl+Alt+O</translation>
    </message>
    <message>
        <source>Save the &amp;graph as a picture…</source>
        <translation>&amp;Graph als Bild speichern…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Back up the library…</source>
        <translation>Bibliothek si&amp;chern…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>Sicherung &amp;wiederherstellen…</translation>
    </message>
    <message>
        <source>&amp;Check the library</source>
        <translation>Bibliothek prü&amp;fen</translation>
    </message>
    <message>
        <source>Re-index o&amp;utdated documents</source>
        <translation>Veraltete Doku&amp;mente neu indizieren</translation>
    </message>
    <message>
        <source>S&amp;how the bin…</source>
        <translation>Papierko&amp;rb zeigen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo deleting sessions</source>
        <translation>Löschen von Sitzungen &amp;rückgängig</translation>
    </message>
    <message>
        <source>&amp;Copy the answer</source>
        <translation>Antwort &amp;kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Add to test &amp;questions…</source>
        <translation>Zu den Test&amp;fragen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>&amp;Ask a question</source>
        <translation>Frage stelle&amp;n</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>&amp;Stop answering</source>
        <translation>&amp;Antworten anhalten</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Stop after this ste&amp;p</source>
        <translation>Nach diesem &amp;Schritt anhalten</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Accept the &amp;best so far</source>
        <translation>&amp;Bisher Bestes annehmen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>&amp;Find in the document</source>
        <translation>&amp;Im Dokument suchen</translation>
    </message>
    <message>
        <source>Find a &amp;document</source>
        <translation>Ein &amp;Dokument suchen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Library and sessions</source>
        <translation>&amp;Bibliothek und Sitzungen</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>&amp;Run details</source>
        <translation>&amp;Laufdetails</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>&amp;Close the page</source>
        <translation>&amp;Seite schließen</translation>
    </message>
    <message>
        <source>E&amp;valuation</source>
        <translation>A&amp;uswertung</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>&amp;Previous answer</source>
        <translation>&amp;Vorige Antwort</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>&amp;Next answer</source>
        <translation>&amp;Nächste Antwort</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Hand&amp;buch</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Ctrl+/</source>
        <translation>Ctrl+/</translation>
    </message>
    <message>
        <source>&amp;Judge statistics…</source>
        <translation>&amp;Statistik der Prüfer…</translation>
    </message>
    <message>
        <source>&amp;About Attest</source>
        <translation>Über &amp;Attest</translation>
    </message>
    <message>
        <source>&amp;Zotero collections…</source>
        <translation>&amp;Zotero-Sammlungen…</translation>
    </message>
    <message>
        <source>Connect a &amp;team library…</source>
        <translation>&amp;Teambibliothek verbinden…</translation>
    </message>
</context>
<context>
    <name>ui::ModelActions</name>
    <message>
        <source>Trying %1…</source>
        <translation>%1 wird getestet…</translation>
    </message>
    <message>
        <source>Trying %1: %2…</source>
        <translation>%1 wird getestet: %2…</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Der Server wird gefragt…</translation>
    </message>
    <message>
        <source>Stopped. The part already downloaded is kept; the download resumes from there.</source>
        <translation>Angehalten. Der bereits heruntergeladene Teil bleibt erhalten; von dort geht es weiter.</translation>
    </message>
    <message>
        <source>%1 does not write text; choose another model.</source>
        <translation>%1 schreibt keinen Text; wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>%1 is ready: it writes, judges, and says how sure it is.</source>
        <translation>%1 ist bereit: Es schreibt, urteilt und sagt, wie sicher es ist.</translation>
    </message>
    <message>
        <source>%1 is ready: it writes and judges.</source>
        <translation>%1 ist bereit: Es schreibt und urteilt.</translation>
    </message>
</context>
<context>
    <name>ui::ModelServerBox</name>
    <message>
        <source>Find models</source>
        <translation>Modelle suchen</translation>
    </message>
    <message>
        <source>Test the model</source>
        <translation>Modell testen</translation>
    </message>
    <message>
        <source>Models found</source>
        <translation>Gefundene Modelle</translation>
    </message>
    <message>
        <source>What the model can do</source>
        <translation>Was das Modell kann</translation>
    </message>
    <message>
        <source>How the model judges</source>
        <translation>Wie das Modell urteilt</translation>
    </message>
    <message>
        <source>Test as a judge</source>
        <translation>Als Prüfer testen</translation>
    </message>
    <message>
        <source>Use the better judges</source>
        <translation>Die besseren Prüfer nehmen</translation>
    </message>
    <message>
        <source>Tests what the chosen model and its server can do, with a few short requests</source>
        <translation>Testet mit einigen kurzen Anfragen, was das gewählte Modell und sein Server können</translation>
    </message>
    <message>
        <source>Compares its verdicts with human ones on 40 examples</source>
        <translation>Vergleicht seine Urteile mit denen von Menschen an 40 Beispielen</translation>
    </message>
    <message>
        <source>Selects “Built-in” for the roles where the built-in check is the better judge</source>
        <translation>Wählt „Eingebaut“ für die Rollen, in denen die eingebaute Prüfung besser urteilt</translation>
    </message>
    <message>
        <source>The judge test did not finish.</source>
        <translation>Der Test als Prüfer wurde nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Set under “Models by role”; press OK to save.</source>
        <translation>Unter „Modelle nach Rolle“ gesetzt; speichern Sie mit OK.</translation>
    </message>
    <message>
        <source>Looking for servers…</source>
        <translation>Server werden gesucht…</translation>
    </message>
    <message>
        <source>%1 at %2 has no model; load one there, then search again.</source>
        <translation>%1 unter %2 hat kein Modell; laden Sie dort eines, und suchen Sie dann noch einmal.</translation>
    </message>
    <message>
        <source>%1 at %2: %3.</source>
        <translation>%1 unter %2: %3.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 unter %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No model server is responding at this address or at the usual ones on this computer; start one, then search again. The easiest way is Ollama: install it from https://ollama.com.</source>
        <translation>Weder unter dieser Adresse noch unter den üblichen auf diesem Rechner antwortet ein Modellserver; starten Sie einen, und suchen Sie dann noch einmal. Am einfachsten geht es mit Ollama: Installieren Sie es von https://ollama.com.</translation>
    </message>
    <message>
        <source>Choose one under Model.</source>
        <translation>Wählen Sie eines unter „Modell“.</translation>
    </message>
    <message>
        <source>The test did not finish.</source>
        <translation>Der Test wurde nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>The built-in model needs no test; to test another model, choose it under “Model”.</source>
        <translation>Das eingebaute Modell braucht keinen Test; um ein anderes Modell zu testen, wählen Sie es unter „Modell“.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>%1 wird gefragt…</translation>
    </message>
    <message>
        <source>Testing it as a judge…</source>
        <translation>Wird als Prüfer getestet…</translation>
    </message>
    <message>
        <source>Testing it as a judge: %1 of %2</source>
        <translation>Wird als Prüfer getestet: %1 von %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>ui::Notice</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
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
        <translation>S. %1</translation>
    </message>
</context>
<context>
    <name>ui::PageCanvas</name>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
</context>
<context>
    <name>ui::PageFind</name>
    <message>
        <source>Previous match</source>
        <translation>Vorige Fundstelle</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation>Im Dokument suchen</translation>
    </message>
    <message>
        <source>Find in the document…</source>
        <translation>Im Dokument suchen…</translation>
    </message>
    <message>
        <source>Words to find in the document</source>
        <translation>Wörter, die im Dokument zu suchen sind</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>The text of one page is not known, so nothing can be found on it.</source>
        <translation>Der Text einer Seite ist nicht bekannt; auf ihr lässt sich nichts finden.</translation>
    </message>
    <message>
        <source>The text of %1 pages is not known, so nothing can be found on them.</source>
        <translation>Der Text von %1 Seiten ist nicht bekannt; auf ihnen lässt sich nichts finden.</translation>
    </message>
</context>
<context>
    <name>ui::PageOutline</name>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>This document has no outline.</source>
        <translation>Dieses Dokument hat keine Gliederung.</translation>
    </message>
</context>
<context>
    <name>ui::PagePictures</name>
    <message>
        <source>This page could not be drawn.</source>
        <translation>Diese Seite konnte nicht dargestellt werden.</translation>
    </message>
</context>
<context>
    <name>ui::PageThumbs</name>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Page thumbnails</source>
        <translation>Seitenvorschau</translation>
    </message>
</context>
<context>
    <name>ui::PdfBar</name>
    <message>
        <source>Pages and outline</source>
        <translation>Seiten und Gliederung</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Zurück zur vorigen Stelle</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Wieder vor</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation>Im Dokument suchen</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Ctrl+−</source>
        <translation>Ctrl+−</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>Dokument schließen</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>Seitennummer</translation>
    </message>
    <message>
        <source>Type a page number and press Enter</source>
        <translation>Seitennummer eingeben, dann Eingabe drücken</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Fit the &amp;width	Ctrl+0</source>
        <translation>&amp;Breite einpassen	Strg+0</translation>
    </message>
    <message>
        <source>Fit the &amp;page	Ctrl+9</source>
        <translation>S&amp;eite einpassen	Strg+9</translation>
    </message>
    <message>
        <source>Rotate &amp;right	Ctrl+R</source>
        <translation>Nach &amp;rechts drehen	Strg+R</translation>
    </message>
    <message>
        <source>Rotate &amp;left	Ctrl+Shift+R</source>
        <translation>Nach &amp;links drehen	Strg+Umschalt+R</translation>
    </message>
    <message>
        <source>&amp;Copy	Ctrl+C</source>
        <translation>&amp;Kopieren	Strg+C</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to this page</source>
        <translation>L&amp;ink zu dieser Seite kopieren</translation>
    </message>
    <message>
        <source>&amp;Ask about this</source>
        <translation>D&amp;azu fragen</translation>
    </message>
    <message>
        <source>Pri&amp;nt…	Ctrl+P</source>
        <translation>&amp;Drucken…	Strg+P</translation>
    </message>
    <message>
        <source>Open in the &amp;system viewer</source>
        <translation>Im &amp;Standardprogramm öffnen</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>p. %1 (PDF</source>
        <translation>S. %1 (PDF</translation>
    </message>
</context>
<context>
    <name>ui::PdfView</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Pages and outline</source>
        <translation>Seiten und Gliederung</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>The words are on this page, but Attest could not find where; nothing is highlighted.</source>
        <translation>Die Wörter stehen auf dieser Seite, aber Attest konnte nicht finden, wo; daher ist nichts hervorgehoben.</translation>
    </message>
    <message>
        <source>Pages of %1</source>
        <translation>Seiten von %1</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
</context>
<context>
    <name>ui::PullBox</name>
    <message>
        <source>Model to pull</source>
        <translation>Modell zum Holen</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>Pull the model</source>
        <translation>Modell holen</translation>
    </message>
    <message>
        <source>The Ollama server at the address above downloads the model from ollama.com</source>
        <translation>Der Ollama-Server unter der Adresse oben lädt das Modell von ollama.com</translation>
    </message>
    <message>
        <source>Pull status</source>
        <translation>Status beim Holen</translation>
    </message>
    <message>
        <source>You can type any name from https://ollama.com/library.</source>
        <translation>Sie können jeden Namen aus https://ollama.com/library eingeben.</translation>
    </message>
    <message>
        <source>Asking Ollama…</source>
        <translation>Ollama wird gefragt…</translation>
    </message>
    <message>
        <source>Stopped. The part already pulled is kept; press Pull to resume.</source>
        <translation>Angehalten. Der bereits geholte Teil bleibt erhalten; mit „Holen“ geht es weiter.</translation>
    </message>
    <message>
        <source>Type or choose the name of a model.</source>
        <translation>Den Namen eines Modells eingeben oder wählen.</translation>
    </message>
    <message>
        <source>%1 is ready and selected; press OK to save.</source>
        <translation>%1 ist bereit und gewählt; speichern Sie mit OK.</translation>
    </message>
</context>
<context>
    <name>ui::ReplayBar</name>
    <message>
        <source>Fork here…</source>
        <translation>Hier abzweigen…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Position in the run</source>
        <translation>Position im Lauf</translation>
    </message>
    <message>
        <source>Drag to see the run as it was at any moment; the arrow keys move from event to event</source>
        <translation>Ziehen, um den Lauf in einem beliebigen Augenblick zu sehen; die Pfeiltasten gehen von Ereignis zu Ereignis</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Wiedergabegeschwindigkeit</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Wiedergabe verlassen</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Wiedergabe von %1</translation>
    </message>
    <message>
        <source>Pause the replay</source>
        <translation>Wiedergabe anhalten</translation>
    </message>
    <message>
        <source>Play the run again</source>
        <translation>Lauf noch einmal abspielen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Ended before “%1”</source>
        <translation>Beendet vor „%1“</translation>
    </message>
    <message>
        <source>Ask again from this step, with changes</source>
        <translation>Ab diesem Schritt mit Änderungen noch einmal fragen</translation>
    </message>
</context>
<context>
    <name>ui::RunPanel</name>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
</context>
<context>
    <name>ui::RunSteps</name>
    <message>
        <source>Found no passages</source>
        <translation>Keine Textstelle gefunden</translation>
    </message>
    <message>
        <source>%1 of %2 relevant</source>
        <translation>%1 von %2 relevant</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln sentence(s) supported</source>
        <translation>
            <numerusform>%1 von %Ln Satz belegt</numerusform>
            <numerusform>%1 von %Ln Sätzen belegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Usefulness %1 of 5</source>
        <translation>Nutzen %1 von 5</translation>
    </message>
    <message>
        <source>Computed from tables</source>
        <translation>Aus Tabellen berechnet</translation>
    </message>
    <message>
        <source>Nothing to compute</source>
        <translation>Nichts zu berechnen</translation>
    </message>
    <message>
        <source>New query: “%1”</source>
        <translation>Neue Suchanfrage: „%1“</translation>
    </message>
    <message>
        <source>Best answer kept</source>
        <translation>Beste Antwort behalten</translation>
    </message>
    <message>
        <source>Answer written</source>
        <translation>Antwort geschrieben</translation>
    </message>
    <message>
        <source>%1 of %2 passages read</source>
        <translation>%1 von %2 Textstellen gelesen</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln passage(s)</source>
        <translation>
            <numerusform>%Ln Textstelle gefunden</numerusform>
            <numerusform>%Ln Textstellen gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln web page(s)</source>
        <translation>
            <numerusform>%Ln Webseite gefunden</numerusform>
            <numerusform>%Ln Webseiten gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) written</source>
        <translation>
            <numerusform>%Ln Antwort geschrieben</numerusform>
            <numerusform>%Ln Antworten geschrieben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RunTimeline</name>
    <message>
        <source>Timeline of attempts</source>
        <translation>Versuche in zeitlicher Reihenfolge</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>Versuch %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln Aufruf</numerusform>
            <numerusform>%Ln Aufrufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s).</source>
        <translation>
            <numerusform>%Ln Versuch.</numerusform>
            <numerusform>%Ln Versuche.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ScopeButton</name>
    <message>
        <source>Search documents…</source>
        <translation>Dokumente suchen…</translation>
    </message>
    <message>
        <source>Search documents to ask</source>
        <translation>Zu befragende Dokumente suchen</translation>
    </message>
    <message>
        <source>Documents to ask</source>
        <translation>Zu befragende Dokumente</translation>
    </message>
    <message>
        <source>Ask all documents</source>
        <translation>Alle Dokumente befragen</translation>
    </message>
    <message>
        <source>Documents to search for the answer</source>
        <translation>Dokumente, in denen nach der Antwort gesucht wird</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tag, how many documents</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>All documents with this tag, including those tagged later</source>
        <translation>Alle Dokumente mit diesem Schlagwort, auch solche, die es später erhalten</translation>
    </message>
    <message>
        <source>More: type part of the name above</source>
        <translation>Weitere: oben einen Teil des Namens eingeben</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Alle Dokumente</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SessionPanel</name>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Neue Sitzung</translation>
    </message>
    <message>
        <source>Search sessions…</source>
        <translation>Sitzungen suchen…</translation>
    </message>
    <message>
        <source>Search sessions</source>
        <translation>Sitzungen suchen</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Schlagwörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Tags of the session</source>
        <translation>Schlagwörter der Sitzung</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>%1
%2, last changed %3</source>
        <translation>%1
%2, zuletzt geändert %3</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Schlagwörter: %1</translation>
    </message>
    <message>
        <source>From the evidence bundle “%1”</source>
        <translation>Aus dem Belegpaket „%1“</translation>
    </message>
    <message>
        <source>… %1 …</source>
        <translation>… %1 …</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Your conversations appear here.</source>
        <translation>Ihre Gespräche erscheinen hier.</translation>
    </message>
    <message>
        <source>No sessions found.</source>
        <translation>Keine Sitzungen gefunden.</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>„%1“ gelöscht.</translation>
    </message>
    <message>
        <source>Deleted %1 sessions.</source>
        <translation>%1 Sitzungen gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Exportieren als</translation>
    </message>
    <message>
        <source>Export these %1 as</source>
        <translation>Diese %1 exportieren als</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>Schlagwörter…</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln Frage</numerusform>
            <numerusform>%Ln Fragen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>None of these changes a verdict; they save model calls or make them earlier.</source>
        <translation>Keine davon ändert ein Urteil; sie sparen Modellaufrufe oder ziehen sie vor.</translation>
    </message>
    <message>
        <source>Used by the Adaptive RAG flow.</source>
        <translation>Vom Ablauf Adaptive RAG benutzt.</translation>
    </message>
    <message>
        <source>Used by the Corrective RAG flow. A score is twice the probability of relevance, minus one.</source>
        <translation>Vom Ablauf Corrective RAG benutzt. Ein Wert ist zweimal die Wahrscheinlichkeit der Relevanz minus eins.</translation>
    </message>
    <message>
        <source>Used by the Reflection RAG flow.</source>
        <translation>Vom Ablauf Reflection RAG benutzt.</translation>
    </message>
    <message>
        <source>Models used instead of the one on the Model page. “Find models” there fills these lists.</source>
        <translation>Modelle, die statt des Modells auf der Seite „Modell“ benutzt werden. „Modelle suchen“ dort füllt diese Listen.</translation>
    </message>
    <message>
        <source>Changing the passage length or overlap re-indexes all documents in the background; until that is done, answers use the current passages.</source>
        <translation>Ändern Sie Länge oder Überlappung der Textstellen, werden alle Dokumente im Hintergrund neu indiziert; bis dahin verwenden Antworten die jetzigen Textstellen.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>Einstellungen suchen…</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Choose a preset…</source>
        <translation>Vorgabe wählen…</translation>
    </message>
    <message>
        <source>%1 No changes were needed.</source>
        <translation>%1 Es war nichts zu ändern.</translation>
    </message>
    <message>
        <source>%1 Changed: %2.</source>
        <translation>%1 Geändert: %2.</translation>
    </message>
    <message>
        <source>Documents will be re-indexed in the background.</source>
        <translation>Dokumente werden im Hintergrund neu indiziert.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Same as above</source>
        <translation>Wie oben</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <source>Choose the folder of a static model for vectors</source>
        <translation>Den Ordner eines statischen Modells für Vektoren wählen</translation>
    </message>
    <message>
        <source>A static model (Model2Vec) needs no server: its folder contains the files model.safetensors and tokenizer.json</source>
        <translation>Ein statisches Modell (Model2Vec) braucht keinen Server: Sein Ordner enthält die Dateien model.safetensors und tokenizer.json</translation>
    </message>
    <message>
        <source>Get a model with Ollama</source>
        <translation>Ein Modell mit Ollama holen</translation>
    </message>
    <message>
        <source>Ollama at %1</source>
        <translation>Ollama unter %1</translation>
    </message>
    <message>
        <source>Download a model file</source>
        <translation>Eine Modelldatei herunterladen</translation>
    </message>
    <message>
        <source>What is sent for web searches</source>
        <translation>Was für Websuchen gesendet wird</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>name:password, if the server asks for them</source>
        <translation>name:passwort, falls der Server danach fragt</translation>
    </message>
    <message>
        <source>Web search is off: no search words are sent.</source>
        <translation>Die Websuche ist aus: Es werden keine Suchwörter gesendet.</translation>
    </message>
    <message>
        <source>What is sent to compute vectors</source>
        <translation>Was zum Berechnen der Vektoren gesendet wird</translation>
    </message>
</context>
<context>
    <name>ui::SnippetView</name>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Cited words</source>
        <translation>Zitierte Wörter</translation>
    </message>
    <message>
        <source>Cited words from the evidence bundle</source>
        <translation>Zitierte Wörter aus dem Belegpaket</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the picture</source>
        <translation>Bild schließen</translation>
    </message>
    <message>
        <source>as saved in an evidence bundle</source>
        <translation>wie in einem Belegpaket gespeichert</translation>
    </message>
    <message>
        <source>as it was when the bundle “%1” was made</source>
        <translation>wie es war, als das Paket „%1“ erstellt wurde</translation>
    </message>
    <message>
        <source>Page %1 of “%2”, %3. The document is not in this library; add it to see the whole page.</source>
        <translation>Seite %1 von „%2“, %3. Das Dokument ist nicht in dieser Bibliothek; fügen Sie es hinzu, um die ganze Seite zu sehen.</translation>
    </message>
    <message>
        <source>Picture of the cited words on their page</source>
        <translation>Bild der zitierten Wörter auf ihrer Seite</translation>
    </message>
</context>
<context>
    <name>ui::Starters</name>
    <message>
        <source>Questions to begin with</source>
        <translation>Fragen zum Anfangen</translation>
    </message>
</context>
<context>
    <name>ui::Stepper</name>
    <message>
        <source>Main steps of the run</source>
        <translation>Hauptschritte des Laufs</translation>
    </message>
    <message>
        <source>↺ back</source>
        <translation>↺ zurück</translation>
    </message>
    <message>
        <source>At: %1</source>
        <translation>Bei: %1</translation>
    </message>
</context>
<context>
    <name>ui::TagButton</name>
    <message>
        <source>Show only documents with a tag</source>
        <translation>Nur Dokumente mit einem Schlagwort zeigen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Shown: all documents</source>
        <translation>Gezeigt: alle Dokumente</translation>
    </message>
    <message>
        <source>Shown: documents with the tag %1</source>
        <translation>Gezeigt: Dokumente mit dem Schlagwort %1</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Alle Dokumente</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tag, how many documents</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Ask only these documents</source>
        <translation>Nur diese Dokumente befragen</translation>
    </message>
    <message>
        <source>Remove this tag</source>
        <translation>Dieses Schlagwort entfernen</translation>
    </message>
    <message>
        <source>The documents stay</source>
        <translation>Die Dokumente bleiben</translation>
    </message>
</context>
<context>
    <name>ui::TaskLine</name>
    <message>
        <source>%1 of %2 passages</source>
        <translation>%1 von %2 Textstellen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 Dateien</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Läuft gerade</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>%1… %2</source>
        <translation>%1… %2</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Anhalten: %1</translation>
    </message>
</context>
<context>
    <name>ui::TeamDialog</name>
    <message numerus="yes">
        <source> · %Ln could not be read</source>
        <translation>
            <numerusform> · %Ln konnte nicht gelesen werden</numerusform>
            <numerusform> · %Ln konnten nicht gelesen werden</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>&amp;Pull these documents</source>
        <translation>Diese Dokumente &amp;holen</translation>
    </message>
    <message>
        <source>Pull &amp;now</source>
        <translation>Jetzt h&amp;olen</translation>
    </message>
    <message>
        <source>&amp;Open answer</source>
        <translation>Antwort ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Leave…</source>
        <translation>Ver&amp;lassen…</translation>
    </message>
    <message>
        <source>Team library</source>
        <translation>Teambibliothek</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Documents that you may see</source>
        <translation>Dokumente, die Sie sehen dürfen</translation>
    </message>
    <message>
        <source>Collections that you may see</source>
        <translation>Sammlungen, die Sie sehen dürfen</translation>
    </message>
    <message>
        <source>Published answer</source>
        <translation>Veröffentlichte Antwort</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Published answers</source>
        <translation>Veröffentlichte Antworten</translation>
    </message>
    <message>
        <source>This library already contains your own documents, and they stay there. The team&apos;s documents go into a separate library, in this folder:</source>
        <translation>Diese Bibliothek enthält bereits eigene Dokumente, und sie bleiben dort. Die Dokumente des Teams kommen in eine getrennte Bibliothek in diesem Ordner:</translation>
    </message>
    <message>
        <source>Folder for the team&apos;s documents</source>
        <translation>Ordner für die Dokumente des Teams</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>S&amp;erver</source>
        <translation>S&amp;erver</translation>
    </message>
    <message>
        <source>db.example.org, or a full address</source>
        <translation>db.example.org oder eine vollständige Adresse</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Datenbank</translation>
    </message>
    <message>
        <source>&amp;User name</source>
        <translation>&amp;Benutzername</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>&amp;Passwort</translation>
    </message>
    <message>
        <source>saved in this computer&apos;s keychain</source>
        <translation>wird im Schlüsselbund dieses Rechners gespeichert</translation>
    </message>
    <message>
        <source>Certificate &amp;file</source>
        <translation>Zertifikats&amp;datei</translation>
    </message>
    <message>
        <source>only if your administrator gave you one</source>
        <translation>nur wenn Ihre IT Ihnen eine gegeben hat</translation>
    </message>
    <message>
        <source>The connection is encrypted, and the server must prove with its certificate that it is the one you name; otherwise no password is sent. A server on this computer needs no certificate.</source>
        <translation>Die Verbindung ist verschlüsselt, und der Server muss mit seinem Zertifikat beweisen, dass er der von Ihnen genannte ist; sonst wird kein Passwort gesendet. Ein Server auf diesem Rechner braucht kein Zertifikat.</translation>
    </message>
    <message>
        <source>When leaving, &amp;remove the team&apos;s documents from this computer</source>
        <translation>Beim Verlassen die Dokumente des Teams von diesem Rechner ent&amp;fernen</translation>
    </message>
    <message>
        <source>new password, if it has changed</source>
        <translation>neues Passwort, falls es geändert wurde</translation>
    </message>
    <message>
        <source>Another password</source>
        <translation>Anderes Passwort</translation>
    </message>
    <message>
        <source>This library is connected to %1</source>
        <translation>Diese Bibliothek ist verbunden mit %1</translation>
    </message>
    <message>
        <source>The library for the team&apos;s documents is ready. Start Attest with it to pull them:
attest --library %1</source>
        <translation>Die Bibliothek für die Dokumente des Teams ist bereit. Starten Sie Attest damit, um sie zu holen:
attest --library %1</translation>
    </message>
    <message>
        <source>The server is responding. What you may see there is listed above.</source>
        <translation>Der Server antwortet. Was Sie dort sehen dürfen, steht oben.</translation>
    </message>
    <message>
        <source>Based on a document you no longer have access to.</source>
        <translation>Beruht auf einem Dokument, das Sie nicht mehr sehen dürfen.</translation>
    </message>
    <message>
        <source>The team&apos;s documents will be permanently removed from this computer; answers based on them will no longer be able to show their pages. Your own documents will stay.</source>
        <translation>Die Dokumente des Teams werden endgültig von diesem Rechner entfernt; Antworten, die auf ihnen beruhen, können ihre Seiten nicht mehr zeigen. Ihre eigenen Dokumente bleiben.</translation>
    </message>
    <message>
        <source>The team&apos;s documents will stay on this computer as they are now. Later changes on the server, including changes to what you may see, will no longer reach this computer.</source>
        <translation>Die Dokumente des Teams bleiben auf diesem Rechner, wie sie jetzt sind. Spätere Änderungen auf dem Server, auch an Ihren Rechten, erreichen diesen Rechner nicht mehr.</translation>
    </message>
    <message>
        <source>Leave and remove</source>
        <translation>Verlassen und entfernen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Choose a certificate file</source>
        <translation>Zertifikatsdatei wählen</translation>
    </message>
</context>
<context>
    <name>ui::TeamWords</name>
    <message>
        <source>%1 of %2 documents received</source>
        <translation>%1 von %2 Dokumenten empfangen</translation>
    </message>
    <message>
        <source> · %1 a second</source>
        <translation> · %1 je Sekunde</translation>
    </message>
    <message>
        <source>Team library · %1</source>
        <translation>Teambibliothek · %1</translation>
    </message>
    <message>
        <source>Team library · offline</source>
        <translation>Teambibliothek · offline</translation>
    </message>
    <message>
        <source>Team library · not pulled yet</source>
        <translation>Teambibliothek · noch nicht geholt</translation>
    </message>
    <message>
        <source>Leaving the team library…</source>
        <translation>Die Teambibliothek wird verlassen…</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Der Server wird gefragt…</translation>
    </message>
    <message>
        <source>The first pull has not finished yet.</source>
        <translation>Die Bibliothek wurde noch nicht vollständig geholt.</translation>
    </message>
    <message>
        <source>Up to date. Last contact: %1.</source>
        <translation>Auf dem neuesten Stand. Letzter Kontakt: %1.</translation>
    </message>
    <message>
        <source>Last contact: %1. Documents pulled before then are still searched and used in answers.</source>
        <translation>Letzter Kontakt: %1. Bis dahin geholte Dokumente werden weiter durchsucht und in Antworten verwendet.</translation>
    </message>
</context>
<context>
    <name>ui::TestQuestionLine</name>
    <message>
        <source>%1, p. %2</source>
        <translation>%1, S. %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>The &amp;documents do not answer it</source>
        <translation>Die Dokumente beantworten sie &amp;nicht</translation>
    </message>
    <message>
        <source>Add to test questions</source>
        <translation>Zu den Testfragen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Saved test question</source>
        <translation>Gespeicherte Testfrage</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Richtige Antwort</translation>
    </message>
    <message>
        <source>Keep it as short as possible: any answer that contains these words counts as right</source>
        <translation>Möglichst kurz: Jede Antwort, die diese Wörter enthält, zählt als richtig</translation>
    </message>
    <message>
        <source>Tick this if these pages show the right answer</source>
        <translation>Ankreuzen, wenn diese Seiten die richtige Antwort zeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation>&amp;Richtige Antwort</translation>
    </message>
    <message>
        <source>Test question: “%1”</source>
        <translation>Testfrage: „%1“</translation>
    </message>
    <message>
        <source>The answer is on the cited pages: %1</source>
        <translation>Die Antwort steht auf den zitierten Seiten: %1</translation>
    </message>
    <message>
        <source>This is already one of your test questions, marked as not answered by the documents.</source>
        <translation>Das ist bereits eine Ihrer Testfragen, gekennzeichnet als von den Dokumenten nicht beantwortet.</translation>
    </message>
    <message>
        <source>This is already one of your test questions, with the answer “%1”.</source>
        <translation>Das ist bereits eine Ihrer Testfragen, mit der Antwort „%1“.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>ui::TraceModel</name>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>%1 (reused)</source>
        <translation>%1 (übernommen)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, visit %2</source>
        <translation>%1, Durchgang %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>ui::TracePanel</name>
    <message>
        <source>score %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Textstellen</translation>
    </message>
    <message>
        <source>%1: score %2</source>
        <translation>%1: Wert %2</translation>
    </message>
    <message>
        <source>Thresholds: %1 and %2</source>
        <translation>Schwellen: %1 und %2</translation>
    </message>
    <message>
        <source>kept, score %1: %2</source>
        <translation>behalten, Wert %1: %2</translation>
    </message>
    <message>
        <source>dropped, score %1: %2</source>
        <translation>verworfen, Wert %1: %2</translation>
    </message>
    <message>
        <source>support %1, usefulness %2</source>
        <translation>Belege %1, Nutzen %2</translation>
    </message>
    <message>
        <source>from memory</source>
        <translation>aus dem Gedächtnis</translation>
    </message>
    <message>
        <source>page %1: %2</source>
        <translation>Seite %1: %2</translation>
    </message>
    <message>
        <source>Why nothing was computed</source>
        <translation>Warum nichts berechnet wurde</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Web search with %1</source>
        <translation>Websuche mit %1</translation>
    </message>
    <message>
        <source>Parts of the question: %1</source>
        <translation>Teile der Frage: %1</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>Started while passages were still being graded</source>
        <translation>Begonnen, während noch Textstellen beurteilt wurden</translation>
    </message>
    <message>
        <source>Selected: the answer from %1</source>
        <translation>Gewählt: die Antwort aus %1</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Share of [Retrieval]: %1</source>
        <translation>Anteil von [Retrieval]: %1</translation>
    </message>
    <message>
        <source>The draft asks for passages</source>
        <translation>Der Entwurf verlangt Textstellen</translation>
    </message>
    <message>
        <source>The draft does not ask for passages</source>
        <translation>Der Entwurf verlangt keine Textstellen</translation>
    </message>
    <message>
        <source>%1 rewrites, %2 regenerations and %3 web searches so far</source>
        <translation>%1 Umformulierungen, %2 neue Antworten und %3 Websuchen bisher</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Auszüge</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Unused calls</source>
        <translation>Nicht verwendete Aufrufe</translation>
    </message>
    <message>
        <source>visit %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>The run ended here</source>
        <translation>Der Lauf endete hier</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Suchanfrage</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Given to the writer</source>
        <translation>Dem Schreiber gegeben</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>Raw reply</source>
        <translation>Unveränderte Antwort</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>%1 of %2 calls had been used when it ended.</source>
        <translation>Am Ende waren %1 von %2 Aufrufen verbraucht.</translation>
    </message>
    <message>
        <source>What was judged</source>
        <translation>Was beurteilt wurde</translation>
    </message>
    <message>
        <source>Sentence %1 of the answer</source>
        <translation>Satz %1 der Antwort</translation>
    </message>
    <message>
        <source>%1 + %2 tokens</source>
        <translation>%1 + %2 Tokens</translation>
    </message>
    <message>
        <source>cached: an identical request was made before</source>
        <translation>aus dem Cache: Eine identische Anfrage wurde schon gestellt</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>Steps of the run</source>
        <translation>Schritte des Laufs</translation>
    </message>
    <message>
        <source>Steps and their verdicts, in order</source>
        <translation>Schritte und ihre Urteile, der Reihe nach</translation>
    </message>
    <message>
        <source>Details of the selected step</source>
        <translation>Einzelheiten des ausgewählten Schritts</translation>
    </message>
    <message>
        <source>Select a step to see what it read, what it wrote and why the flow went on as it did.</source>
        <translation>Wählen Sie einen Schritt, um zu sehen, was er gelesen und geschrieben hat und warum der Ablauf so weiterging.</translation>
    </message>
    <message>
        <source>Standalone question</source>
        <translation>Eigenständige Frage</translation>
    </message>
    <message>
        <source>Standalone question: prompt</source>
        <translation>Eigenständige Frage: Anweisung</translation>
    </message>
    <message>
        <source>Standalone question: raw reply</source>
        <translation>Eigenständige Frage: unveränderte Antwort</translation>
    </message>
</context>
<context>
    <name>ui::TurnActions</name>
    <message>
        <source>Copy the answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Edit the question…</source>
        <translation>Frage bearbeiten…</translation>
    </message>
    <message>
        <source>Replay the run</source>
        <translation>Lauf wiedergeben</translation>
    </message>
    <message>
        <source>Add to test questions…</source>
        <translation>Zu den Testfragen…</translation>
    </message>
    <message>
        <source>Publish to the team…</source>
        <translation>Für das Team veröffentlichen…</translation>
    </message>
</context>
<context>
    <name>ui::TurnView</name>
    <message>
        <source>Why there is no answer</source>
        <translation>Warum es keine Antwort gibt</translation>
    </message>
    <message>
        <source>Nearest passages</source>
        <translation>Nächstliegende Textstellen</translation>
    </message>
    <message>
        <source>The nearest passages:</source>
        <translation>Die nächstliegenden Textstellen:</translation>
    </message>
    <message>
        <source>Answer with the built-in model</source>
        <translation>Mit dem eingebauten Modell antworten</translation>
    </message>
    <message>
        <source>Asks the same question again, without any server; the settings stay as they are</source>
        <translation>Stellt dieselbe Frage noch einmal, ohne Server; die Einstellungen bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Answer from these anyway</source>
        <translation>Dennoch damit antworten</translation>
    </message>
    <message>
        <source>The answer and every export will say that this was your decision</source>
        <translation>Die Antwort und jeder Export sagen, dass dies Ihre Entscheidung war</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>About this answer</source>
        <translation>Über diese Antwort</translation>
    </message>
    <message>
        <source>Queries tried</source>
        <translation>Versuchte Suchanfragen</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <source>Changes since then</source>
        <translation>Änderungen seitdem</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Do not rely on this: it did not pass every check.</source>
        <translation>Verlassen Sie sich nicht darauf: Nicht alle Prüfungen wurden bestanden.</translation>
    </message>
    <message>
        <source>use my exact words</source>
        <translation>genau meine Wörter nehmen</translation>
    </message>
    <message>
        <source>Understood as “%1”</source>
        <translation>Verstanden als „%1“</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Meinten Sie %1?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Searched for: %1</source>
        <translation>Gesucht nach: %1</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>warum?</translation>
    </message>
    <message>
        <source>One more document could not be read completely.</source>
        <translation>Ein weiteres Dokument war nicht oder nicht ganz lesbar.</translation>
    </message>
    <message>
        <source>%1 more documents could not be read completely.</source>
        <translation>%1 weitere Dokumente waren nicht oder nicht ganz lesbar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more passage(s)</source>
        <translation>
            <numerusform>%Ln weitere Textstelle</numerusform>
            <numerusform>%Ln weitere Textstellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Verdict</name>
    <message>
        <source>could not be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>needs no passages</source>
        <translation>braucht keine Textstellen</translation>
    </message>
    <message>
        <source>needs passages</source>
        <translation>braucht Textstellen</translation>
    </message>
    <message>
        <source>search the web</source>
        <translation>im Web suchen</translation>
    </message>
    <message>
        <source>answer from memory</source>
        <translation>aus dem Gedächtnis antworten</translation>
    </message>
    <message>
        <source>search the library</source>
        <translation>in der Bibliothek suchen</translation>
    </message>
    <message>
        <source>needs no search</source>
        <translation>braucht keine Suche</translation>
    </message>
    <message>
        <source>needs several searches</source>
        <translation>braucht mehrere Suchen</translation>
    </message>
    <message>
        <source>needs one search</source>
        <translation>braucht eine Suche</translation>
    </message>
    <message>
        <source>not relevant</source>
        <translation>nicht relevant</translation>
    </message>
    <message>
        <source>relevant</source>
        <translation>relevant</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht belegt</translation>
    </message>
    <message>
        <source>partly supported</source>
        <translation>teilweise belegt</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>%1 of 5 by wording</source>
        <translation>%1 von 5 nach Wortlaut</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <translation>%1 von 5</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Abruf</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Relevanz</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Usefulness</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>, %1 sure</source>
        <translation>, %1 sicher</translation>
    </message>
    <message>
        <source>(%1 more characters)</source>
        <translation>(%1 weitere Zeichen)</translation>
    </message>
</context>
<context>
    <name>ui::VerdictCard</name>
    <message>
        <source> cached</source>
        <translation> aus dem Cache</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show the words on their page</source>
        <translation>Die Wörter auf ihrer Seite zeigen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Figures, reasons, the whole passage, prompt and reply</source>
        <translation>Zahlen, Gründe, die ganze Textstelle, Anweisung und Antwort</translation>
    </message>
    <message>
        <source>Wrong?</source>
        <translation>Falsch?</translation>
    </message>
    <message>
        <source>Mark a verdict as wrong</source>
        <translation>Ein Urteil als falsch markieren</translation>
    </message>
    <message>
        <source>Show the whole passage</source>
        <translation>Die ganze Textstelle zeigen</translation>
    </message>
    <message>
        <source>Show exactly what the judge was asked and what it said</source>
        <translation>Genau zeigen, was der Prüfer gefragt wurde und was er sagte</translation>
    </message>
    <message>
        <source>Use anyway</source>
        <translation>Dennoch verwenden</translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation>Anweisung und Antwort</translation>
    </message>
    <message>
        <source>Answer from this passage: %1</source>
        <translation>Antwort aus dieser Textstelle: %1</translation>
    </message>
    <message>
        <source>Sentence %1:</source>
        <translation>Satz %1:</translation>
    </message>
    <message>
        <source>Excerpt</source>
        <translation>Auszug</translation>
    </message>
    <message>
        <source>Whole passage</source>
        <translation>Ganze Textstelle</translation>
    </message>
    <message>
        <source>Hide prompt and reply</source>
        <translation>Anweisung und Antwort verbergen</translation>
    </message>
    <message>
        <source>Ask again from the step that rejected this passage, this time keeping it; the new answer will say so</source>
        <translation>Ab dem Schritt, der diese Textstelle verworfen hat, noch einmal fragen und sie behalten; die neue Antwort weist darauf hin</translation>
    </message>
    <message>
        <source>Show %1, %2</source>
        <translation>%1, %2 zeigen</translation>
    </message>
    <message>
        <source>Use %1, %2 anyway</source>
        <translation>%1, %2 dennoch verwenden</translation>
    </message>
    <message>
        <source>Details of %1</source>
        <translation>Einzelheiten zu %1</translation>
    </message>
    <message>
        <source>Correct a verdict on %1</source>
        <translation>Ein Urteil zu %1 korrigieren</translation>
    </message>
</context>
<context>
    <name>ui::VerdictPanel</name>
    <message>
        <source>Kept although the verdict could not be read.</source>
        <translation>Behalten, obwohl das Urteil nicht lesbar war.</translation>
    </message>
    <message>
        <source>Found by search %1.</source>
        <translation>Gefunden durch Suche %1.</translation>
    </message>
    <message>
        <source>Found by searches %1.</source>
        <translation>Gefunden durch die Suchen %1.</translation>
    </message>
    <message>
        <source>The answer from this passage was kept: it has the best score, %1.</source>
        <translation>Die Antwort aus dieser Textstelle wurde behalten: Sie hat den besten Wert, %1.</translation>
    </message>
    <message>
        <source>The answer from this passage was kept.</source>
        <translation>Die Antwort aus dieser Textstelle wurde behalten.</translation>
    </message>
    <message>
        <source>Score %1.</source>
        <translation>Wert %1.</translation>
    </message>
    <message>
        <source>Went no further: %1.</source>
        <translation>Nicht weiterverfolgt: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 excerpts kept.</source>
        <translation>%1 von %2 Auszügen behalten.</translation>
    </message>
    <message>
        <source>✓ Used</source>
        <translation>✓ Verwendet</translation>
    </message>
    <message>
        <source>Also read</source>
        <translation>Auch gelesen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>○ Rejected</source>
        <translation>○ Verworfen</translation>
    </message>
    <message>
        <source>Passages appear here as they are found, each with its verdicts and the reasons for them.</source>
        <translation>Gefundene Textstellen erscheinen hier, jeweils mit den Urteilen und deren Gründen.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Passages and their verdicts</source>
        <translation>Textstellen und ihre Urteile</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Die Frage</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>Included because it adjoins a passage that was found.</source>
        <translation>Einbezogen, weil sie an eine gefundene Textstelle grenzt.</translation>
    </message>
</context>
<context>
    <name>ui::WebPage</name>
    <message>
        <source>The address of this passage is not one a browser should open: %1</source>
        <translation>Die Adresse dieser Textstelle sollte kein Browser öffnen: %1</translation>
    </message>
    <message>
        <source>This passage is from the web: %1</source>
        <translation>Diese Textstelle ist aus dem Web: %1</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
</context>
<context>
    <name>ui::Welcome</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 is running without a model.</source>
        <translation>%1 läuft ohne Modell.</translation>
    </message>
    <message>
        <source>%1 is running with %2.</source>
        <translation>%1 läuft mit %2.</translation>
    </message>
    <message>
        <source>Drop your PDFs</source>
        <translation>Legen Sie Ihre PDFs hier ab</translation>
    </message>
    <message>
        <source>Files or a folder, anywhere on this window; or click to choose. Nothing is copied, nothing leaves this computer.</source>
        <translation>Dateien oder einen Ordner, irgendwo in diesem Fenster; oder klicken Sie, um zu wählen. Nichts wird kopiert, nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>Try the sample library</source>
        <translation>Die Beispielbibliothek ausprobieren</translation>
    </message>
    <message>
        <source>Attest’s own manual: ask it how Attest works.</source>
        <translation>Das Handbuch von Attest: Fragen Sie es, wie Attest arbeitet.</translation>
    </message>
    <message>
        <source>Connect a model</source>
        <translation>Ein Modell anschließen</translation>
    </message>
    <message>
        <source>Optional. Without one, Attest finds, quotes and judges on its own.</source>
        <translation>Optional. Ohne Modell findet, zitiert und urteilt Attest selbst.</translation>
    </message>
    <message>
        <source>Choose another model…</source>
        <translation>Anderes Modell wählen…</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Ein anderes Modell wählen</translation>
    </message>
    <message>
        <source>Without one, Attest finds, quotes and judges on its own.</source>
        <translation>Ohne Modell findet, zitiert und urteilt Attest selbst.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 benutzen</translation>
    </message>
    <message>
        <source>Download %1</source>
        <translation>%1 herunterladen</translation>
    </message>
    <message>
        <source>llama-server is installed, but has no model.</source>
        <translation>llama-server ist installiert, hat aber kein Modell.</translation>
    </message>
    <message>
        <source>The file is checked before it is used.</source>
        <translation>Die Datei wird geprüft, bevor sie benutzt wird.</translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation>Ein Modell holen</translation>
    </message>
    <message>
        <source>See how to get one.</source>
        <translation>Zeigt, wie man eines bekommt.</translation>
    </message>
    <message>
        <source>Optional: no model server found; see how to get one.</source>
        <translation>Optional: kein Modellserver gefunden; zeigt, wie man einen bekommt.</translation>
    </message>
    <message>
        <source>Stop downloading %1</source>
        <translation>Herunterladen von %1 anhalten</translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation>Bibliothek wird geöffnet…</translation>
    </message>
    <message>
        <source>Ask your own documents</source>
        <translation>Fragen Sie Ihre eigenen Dokumente</translation>
    </message>
    <message>
        <source>Answers from your PDFs, with reasons.</source>
        <translation>Antworten aus Ihren PDFs, mit Begründung.</translation>
    </message>
    <message>
        <source>The library could not be opened</source>
        <translation>Die Bibliothek konnte nicht geöffnet werden</translation>
    </message>
</context>
<context>
    <name>ui::WindowActions</name>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <translation>„%1“ gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Attest library %1.backup.zip</source>
        <translation>Attest-Bibliothek %1.backup.zip</translation>
    </message>
    <message>
        <source>Replace the library with this backup?

It was made on %1 (documents: %2, passages: %3, conversations: %4). Reading and answering will stop. The current library stays in its folder.</source>
        <translation>Die Bibliothek durch diese Sicherung ersetzen?

Sie wurde am %1 erstellt (Dokumente: %2, Textstellen: %3, Gespräche: %4). Lesen und Antworten werden angehalten. Die jetzige Bibliothek bleibt in ihrem Ordner erhalten.</translation>
    </message>
    <message>
        <source>Replace the library</source>
        <translation>Bibliothek ersetzen</translation>
    </message>
    <message>
        <source>About Attest</source>
        <translation>Über Attest</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Attest %1&lt;/h3&gt;&lt;p&gt;Answers from your own PDFs, with reasons.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Attest %1&lt;/h3&gt;&lt;p&gt;Antworten aus Ihren eigenen PDFs, mit Begründung.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ui::ZoteroDialog</name>
    <message>
        <source>Followed</source>
        <translation>Abonniert</translation>
    </message>
    <message numerus="yes">
        <source>✓ %Ln PDF(s)</source>
        <translation>
            <numerusform>✓ %Ln PDF</numerusform>
            <numerusform>✓ %Ln PDFs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 PDFs read</source>
        <translation>%1 von %2 PDFs gelesen</translation>
    </message>
    <message numerus="yes">
        <source> · %Ln not on this computer</source>
        <translation>
            <numerusform> · %Ln nicht auf diesem Rechner</numerusform>
            <numerusform> · %Ln nicht auf diesem Rechner</numerusform>
        </translation>
    </message>
    <message>
        <source>Attest reads the PDFs of the collections you tick, with title, authors and year from Zotero, and adds new ones automatically while Zotero is running. It contacts Zotero on this computer only.</source>
        <translation>Attest liest die PDFs der angekreuzten Sammlungen, mit Titel, Autoren und Jahr aus Zotero, und fügt neue automatisch hinzu, solange Zotero läuft. Es fragt Zotero nur auf diesem Rechner.</translation>
    </message>
    <message>
        <source>&amp;Ask Zotero again</source>
        <translation>Zotero &amp;noch einmal fragen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Highlight what the session cites…</source>
        <translation>Was die Sitzung zitiert, &amp;hervorheben…</translation>
    </message>
    <message>
        <source>Zotero collections</source>
        <translation>Zotero-Sammlungen</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Not on this computer, or not readable; Zotero downloads a file when you open it there:</source>
        <translation>Nicht auf diesem Rechner oder nicht lesbar; Zotero lädt eine Datei, wenn Sie sie dort öffnen:</translation>
    </message>
    <message>
        <source>Asking Zotero…</source>
        <translation>Zotero wird gefragt…</translation>
    </message>
    <message>
        <source>The passages that this session&apos;s answers cite will be highlighted in the PDFs of the ticked Zotero collections. Each highlight gets the question as its comment. Zotero will ask for your permission.</source>
        <translation>Die Textstellen, die die Antworten dieser Sitzung zitieren, werden in den PDFs der angekreuzten Zotero-Sammlungen hervorgehoben. Jede Hervorhebung erhält die Frage als Kommentar. Zotero bittet Sie um Erlaubnis.</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Hervorheben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s) written to Zotero.</source>
        <translation>
            <numerusform>%Ln Hervorhebung in Zotero geschrieben.</numerusform>
            <numerusform>%Ln Hervorhebungen in Zotero geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were already there.</source>
        <translation>
            <numerusform>%Ln war schon da.</numerusform>
            <numerusform>%Ln waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln citation(s) from other documents were left out.</source>
        <translation>
            <numerusform>%Ln Zitat aus einem anderen Dokument wurde ausgelassen.</numerusform>
            <numerusform>%Ln Zitate aus anderen Dokumenten wurden ausgelassen.</numerusform>
        </translation>
    </message>
</context>
</TS>
