<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Answer</name>
    <message>
        <source>Answered from passages the relevance check had rejected, at your request.</source>
        <translation>Réponse tirée, à votre demande, de passages que la vérification de pertinence avait rejetés.</translation>
    </message>
    <message>
        <source>Accepted before the run had ended, at your request.</source>
        <translation>Acceptée avant la fin de l&apos;exécution, à votre demande.</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>«&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Forked at %2 from the run of %1, with nothing changed.</source>
        <translation>Bifurcation de l&apos;exécution du %1 à l&apos;étape %2, sans rien changer.</translation>
    </message>
    <message>
        <source>Forked at %2 from the run of %1: %3.</source>
        <translation>Bifurcation de l&apos;exécution du %1 à l&apos;étape %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>less than %1 s</source>
        <translation>moins de %1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>There is nothing to search yet: add PDFs to the library first.</source>
        <translation>Il n&apos;y a encore rien où chercher&#xa0;: ajoutez d&apos;abord des PDF à la bibliothèque.</translation>
    </message>
    <message>
        <source>Nothing in these documents resembles the question; try other words.</source>
        <translation>Rien dans ces documents ne ressemble à la question&#xa0;; essayez d&apos;autres mots.</translation>
    </message>
    <message>
        <source>Passages were found, but none is relevant to the question.</source>
        <translation>Des passages ont été trouvés, mais aucun n'est pertinent pour la question.</translation>
    </message>
    <message>
        <source>The passages found do not answer the question, so nothing was written.</source>
        <translation>Les passages trouvés ne répondent pas à la question&#xa0;; rien n&apos;a donc été rédigé.</translation>
    </message>
    <message>
        <source>Your documents do not answer the question.</source>
        <translation>Vos documents ne répondent pas à la question.</translation>
    </message>
    <message>
        <source>The budget for one question was used up; raise it in the settings, or ask about fewer things at a time.</source>
        <translation>Le budget d&apos;une question est épuisé&#xa0;; augmentez-le dans les réglages, ou demandez moins de choses à la fois.</translation>
    </message>
    <message>
        <source>The model could not be reached; start its server, or choose the built-in model.</source>
        <translation>Le modèle n&apos;a pas pu être joint&#xa0;; démarrez son serveur, ou choisissez le modèle intégré.</translation>
    </message>
    <message>
        <source>The model gave no answer; ask again, or choose another model.</source>
        <translation>Le modèle n&apos;a donné aucune réponse&#xa0;; reposez la question, ou choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>The pages that may hold the answer could not be read.</source>
        <translation>Les pages qui contiennent peut-être la réponse n&apos;ont pas pu être lues.</translation>
    </message>
    <message>
        <source>You stopped this question.</source>
        <translation>Vous avez arrêté cette question.</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>Il n&apos;y a pas de réponse.</translation>
    </message>
    <message>
        <source>Add PDFs…</source>
        <translation>Ajouter des PDF…</translation>
    </message>
    <message>
        <source>Change the budget…</source>
        <translation>Modifier le budget…</translation>
    </message>
    <message>
        <source>Connect a model…</source>
        <translation>Connecter un modèle…</translation>
    </message>
    <message>
        <source>Choose another model…</source>
        <translation>Choisir un autre modèle…</translation>
    </message>
    <message>
        <source>Show the documents</source>
        <translation>Afficher les documents</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Reposer la question</translation>
    </message>
    <message>
        <source>Rephrase the question</source>
        <translation>Reformuler la question</translation>
    </message>
    <message numerus="yes">
        <source>%Ln source(s)</source>
        <translation>
            <numerusform>%Ln source</numerusform>
            <numerusform>%Ln sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln appel</numerusform>
            <numerusform>%Ln appels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) saved</source>
        <translation>
            <numerusform>%Ln appel économisé</numerusform>
            <numerusform>%Ln appels économisés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>sentence %1</source>
        <translation>phrase %1</translation>
    </message>
    <message>
        <source>New query: “%1”</source>
        <translation>Nouvelle requête&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Rien pour l&apos;instant</translation>
    </message>
</context>
<context>
    <name>Backend</name>
    <message>
        <source>A static model for vectors</source>
        <translation>Un modèle statique pour les vecteurs</translation>
    </message>
    <message>
        <source>A model server (OpenAI protocol)</source>
        <translation>Un serveur de modèles (protocole OpenAI)</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Add PDFs</source>
        <translation>Ajouter des PDF</translation>
    </message>
    <message>
        <source>Add a folder of PDFs</source>
        <translation>Ajouter un dossier de PDF</translation>
    </message>
    <message>
        <source>Export the session</source>
        <translation>Exporter la session</translation>
    </message>
    <message>
        <source>Choose a model file</source>
        <translation>Choisir un fichier de modèle</translation>
    </message>
    <message>
        <source>Model (*.gguf)</source>
        <translation>Modèle (*.gguf)</translation>
    </message>
    <message>
        <source>Back up the library</source>
        <translation>Sauvegarder la bibliothèque</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Backup (*.backup.zip *.backup);;All files (*)</source>
        <translation>Sauvegarde (*.backup.zip *.backup);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose questions</source>
        <translation>Choisir des questions</translation>
    </message>
    <message>
        <source>Questions (*.jsonl *.json);;All files (*)</source>
        <translation>Questions (*.jsonl *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose a folder of questions</source>
        <translation>Choisir un dossier de questions</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Choose the folder of a static model</source>
        <translation>Choisir le dossier d&apos;un modèle statique</translation>
    </message>
    <message>
        <source>Open an evidence bundle</source>
        <translation>Ouvrir un dossier de preuves</translation>
    </message>
    <message>
        <source>Evidence bundle (*.attest);;All files (*)</source>
        <translation>Dossier de preuves (*.attest);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the graph</source>
        <translation>Enregistrer le graphe</translation>
    </message>
    <message>
        <source>SVG (*.svg);;PNG (*.png)</source>
        <translation>SVG (*.svg);;PNG (*.png)</translation>
    </message>
    <message>
        <source>PDF and BibTeX files (*.pdf *.bib)</source>
        <translation>Fichiers PDF et BibTeX (*.pdf *.bib)</translation>
    </message>
    <message>
        <source>Choose a certificate file</source>
        <translation>Choisir un fichier de certificat</translation>
    </message>
    <message>
        <source>Certificate (*.crt *.pem *.cer);;All files (*)</source>
        <translation>Certificat (*.crt *.pem *.cer);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>EvalWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>● right</source>
        <translation>● juste</translation>
    </message>
    <message>
        <source>◐ partly</source>
        <translation>◐ en partie</translation>
    </message>
    <message>
        <source>○ wrong</source>
        <translation>○ faux</translation>
    </message>
    <message>
        <source>– unknown</source>
        <translation>– inconnu</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Evidence bundle, to open in Attest</source>
        <translation>Dossier de preuves, à ouvrir dans Attest</translation>
    </message>
    <message>
        <source>CSV, for a spreadsheet</source>
        <translation>CSV, pour un tableur</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>JSON, with traces</source>
        <translation>JSON, avec les traces</translation>
    </message>
    <message>
        <source>Dataset (JSONL)</source>
        <translation>Jeu de données (JSONL)</translation>
    </message>
    <message>
        <source>My corrections (JSONL)</source>
        <translation>Mes corrections (JSONL)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>References (BibTeX)</source>
        <translation>Références (BibTeX)</translation>
    </message>
    <message>
        <source>References (CSL-JSON)</source>
        <translation>Références (CSL-JSON)</translation>
    </message>
    <message>
        <source>References (RIS)</source>
        <translation>Références (RIS)</translation>
    </message>
    <message>
        <source>There is no export format “%1”.</source>
        <translation>Il n&apos;existe pas de format d&apos;export «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Markdown for Obsidian</source>
        <translation>Markdown pour Obsidian</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>Reconnaître le texte</translation>
    </message>
    <message>
        <source>Reading report</source>
        <translation>Rapport de lecture</translation>
    </message>
    <message>
        <source>Move waiting documents</source>
        <translation>Déplacer les documents en attente</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Larger, smaller</source>
        <translation>Agrandir, réduire</translation>
    </message>
    <message>
        <source>Fit width, fit page</source>
        <translation>Ajuster à la largeur, ajuster à la page</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Pivoter</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Précédent, suivant</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>LibraryAccess</name>
    <message>
        <source>The library is still being opened; try again in a moment.</source>
        <translation>La bibliothèque est encore en cours d&apos;ouverture&#xa0;; réessayez dans un instant.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Vectors are computed on this computer; nothing is sent.</source>
        <translation>Les vecteurs sont calculés sur cet ordinateur&#xa0;; rien n&apos;est envoyé.</translation>
    </message>
    <message>
        <source>The text of every passage in the library, and each question, is sent to %1.</source>
        <translation>Le texte de chaque passage de la bibliothèque, et chaque question, est envoyé à %1.</translation>
    </message>
</context>
<context>
    <name>PrintActions</name>
    <message>
        <source>The session could not be printed; check that the printer is ready, or print to a file.</source>
        <translation>La session n&apos;a pas pu être imprimée&#xa0;; vérifiez que l&apos;imprimante est prête, ou imprimez dans un fichier.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>“%1” did not accept the pages; check that it is ready, or use another printer.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;a pas accepté les pages&#xa0;; vérifiez que l&apos;imprimante est prête, ou utilisez-en une autre.</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>Self-RAG without rewriting (Athina)</source>
        <translation>Self-RAG sans reformulation (Athina)</translation>
    </message>
    <message>
        <source>Implementing Self-Reflective RAG using LangGraph and FAISS: 500 characters, k = 4.</source>
        <translation>Implementing Self-Reflective RAG using LangGraph and FAISS&#xa0;: 500 caractères, k = 4.</translation>
    </message>
    <message>
        <source>Self-RAG (LangGraph)</source>
        <translation>Self-RAG (LangGraph)</translation>
    </message>
    <message>
        <source>Self-Reflective RAG with LangGraph: 250 tokens (about 1,000 characters), k = 4, graded against the rewritten question.</source>
        <translation>Self-Reflective RAG with LangGraph&#xa0;: 250 jetons (environ 1&#xa0;000 caractères), k = 4, évaluation d&apos;après la question reformulée.</translation>
    </message>
    <message>
        <source>Corrective RAG, simplified (LangGraph)</source>
        <translation>Corrective RAG, simplifié (LangGraph)</translation>
    </message>
    <message>
        <source>Self-Reflective RAG with LangGraph: any rejected passage triggers a web search, passages are not refined, and the answer is not checked.</source>
        <translation>Self-Reflective RAG with LangGraph&#xa0;: tout passage rejeté déclenche une recherche web, les passages ne sont pas affinés et la réponse n&apos;est pas vérifiée.</translation>
    </message>
    <message>
        <source>Adaptive RAG (Self-RAG, Corrective and Adaptive RAG combined)</source>
        <translation>Adaptive RAG (Self-RAG, Corrective RAG et Adaptive RAG réunis)</translation>
    </message>
    <message>
        <source>Integrating Self-RAG, Corrective RAG and Adaptive RAG: 1,200 / 200 characters, k = 4, T = 0.2.</source>
        <translation>Integrating Self-RAG, Corrective RAG and Adaptive RAG&#xa0;: 1&#xa0;200 / 200 caractères, k = 4, T = 0,2.</translation>
    </message>
    <message>
        <source>Reflection tokens (LlamaIndex pack)</source>
        <translation>Jetons de réflexion (paquet LlamaIndex)</translation>
    </message>
    <message>
        <source>Enhancing Large Language Models with Self-RAG: ten passages, 50 tokens, no sequence score, the retrieval token decides.</source>
        <translation>Enhancing Large Language Models with Self-RAG&#xa0;: dix passages, 50 jetons, sans score de séquence, le jeton de recherche décide.</translation>
    </message>
    <message>
        <source>Per-passage Self-RAG (notebook)</source>
        <translation>Self-RAG par passage (notebook)</translation>
    </message>
    <message>
        <source>Self-RAG on Understanding_Climate_Change.pdf: 1,000 / 200 characters, k = 3.</source>
        <translation>Self-RAG sur Understanding_Climate_Change.pdf&#xa0;: 1&#xa0;000 / 200 caractères, k = 3.</translation>
    </message>
    <message>
        <source>Self-RAG paper, short form</source>
        <translation>Article Self-RAG, forme courte</translation>
    </message>
    <message>
        <source>Asai et al. 2023, PopQA: threshold 0.2, weights 1, 1, 0.5, ten passages.</source>
        <translation>Asai et al. 2023, PopQA&#xa0;: seuil 0,2, poids 1, 1 et 0,5, dix passages.</translation>
    </message>
    <message>
        <source>Self-RAG paper, long form</source>
        <translation>Article Self-RAG, forme longue</translation>
    </message>
    <message>
        <source>Asai et al. 2023: segments by beam search, two beams, depth 7, five passages.</source>
        <translation>Asai et al. 2023&#xa0;: segments par recherche en faisceau, deux faisceaux, profondeur 7, cinq passages.</translation>
    </message>
    <message>
        <source>CRAG paper, PopQA</source>
        <translation>Article CRAG, PopQA</translation>
    </message>
    <message>
        <source>Yan et al. 2024: thresholds 0.59 and -0.99. They were fitted to the paper&apos;s own evaluator.</source>
        <translation>Yan et al. 2024&#xa0;: seuils 0,59 et -0,99. Ils ont été ajustés à l&apos;évaluateur de l&apos;article.</translation>
    </message>
    <message>
        <source>CRAG paper, PubHealth and ARC</source>
        <translation>Article CRAG, PubHealth et ARC</translation>
    </message>
    <message>
        <source>Yan et al. 2024: thresholds 0.5 and -0.91. They were fitted to the paper&apos;s own evaluator.</source>
        <translation>Yan et al. 2024&#xa0;: seuils 0,5 et -0,91. Ils ont été ajustés à l&apos;évaluateur de l&apos;article.</translation>
    </message>
</context>
<context>
    <name>Removed</name>
    <message>
        <source>“%1” (%2)</source>
        <translation>«&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Rejected by %1: passages that %2 judges irrelevant are removed; it said “%3”.</source>
        <translation>Rejeté par %1&#xa0;: les passages que %2 juge non pertinents sont retirés&#xa0;; le verdict était «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>Rejected by %1: passages that %2 judges irrelevant are removed; it said “%3”, with a relevance probability of %4.</source>
        <translation>Rejeté par %1&#xa0;: les passages que %2 juge non pertinents sont retirés&#xa0;; le verdict était «&#xa0;%3&#xa0;», avec une probabilité de pertinence de %4.</translation>
    </message>
    <message>
        <source>Rejected by %1: it scored %2; if no passage reaches %3, all of them are removed.</source>
        <translation>Rejeté par %1&#xa0;: son score est de %2&#xa0;; si aucun passage n&apos;atteint %3, tous sont retirés.</translation>
    </message>
    <message>
        <source>Rejected by %1: its best excerpt scored %2, and excerpts below %3 are removed.</source>
        <translation>Rejeté par %1&#xa0;: son meilleur extrait obtient %2, et les extraits au-dessous de %3 sont retirés.</translation>
    </message>
    <message>
        <source>Rejected by %1: its best excerpt scored %2, and others scored higher.</source>
        <translation>Rejeté par %1&#xa0;: son meilleur extrait obtient %2, et d&apos;autres ont un meilleur score.</translation>
    </message>
    <message>
        <source>Rejected by %1: an answer from it (score %2) is not supported or not relevant, and the settings drop such answers.</source>
        <translation>Rejeté par %1&#xa0;: la réponse qui en est tirée (score %2) n&apos;est pas étayée ou n&apos;est pas pertinente, et les réglages écartent ce type de réponses.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>check again</source>
        <translation>vérifier à nouveau</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>Flow</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Answering</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Passages for a question (k)</source>
        <translation>Passages par question (k)</translation>
    </message>
    <message>
        <source>Maximum query rewrites</source>
        <translation>Nombre maximal de reformulations de la requête</translation>
    </message>
    <message>
        <source>Maximum answer regenerations</source>
        <translation>Nombre maximal de réécritures de la réponse</translation>
    </message>
    <message>
        <source>Maximum steps</source>
        <translation>Nombre maximal d&apos;étapes</translation>
    </message>
    <message>
        <source>Maximum model calls</source>
        <translation>Nombre maximal d&apos;appels au modèle</translation>
    </message>
    <message>
        <source>Time limit (seconds)</source>
        <translation>Durée maximale (secondes)</translation>
    </message>
    <message>
        <source>Compute answers from tables</source>
        <translation>Calculer des réponses à partir des tableaux</translation>
    </message>
    <message>
        <source>Complete follow-up questions</source>
        <translation>Compléter les questions de suivi</translation>
    </message>
    <message>
        <source>Rank with the evidence model</source>
        <translation>Classer avec le modèle de preuves</translation>
    </message>
    <message>
        <source>Grade against the rewritten query</source>
        <translation>Évaluer d&apos;après la requête reformulée</translation>
    </message>
    <message>
        <source>Check sources and usefulness in parallel</source>
        <translation>Vérifier les sources et l&apos;utilité en parallèle</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Draft while grading</source>
        <translation>Ébaucher pendant l&apos;évaluation</translation>
    </message>
    <message>
        <source>Cache verdicts</source>
        <translation>Mémoriser les verdicts</translation>
    </message>
    <message>
        <source>Stop early when a retry cannot do better</source>
        <translation>S&apos;arrêter tôt quand un nouvel essai ne peut pas faire mieux</translation>
    </message>
    <message>
        <source>Estimate the searches a question needs</source>
        <translation>Estimer les recherches nécessaires à une question</translation>
    </message>
    <message>
        <source>Adaptive RAG</source>
        <translation>Adaptive RAG</translation>
    </message>
    <message>
        <source>Maximum reasoning steps</source>
        <translation>Nombre maximal d&apos;étapes de raisonnement</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>Recherche web</translation>
    </message>
    <message>
        <source>SearXNG server</source>
        <translation>Serveur SearXNG</translation>
    </message>
    <message>
        <source>Web pages per search</source>
        <translation>Pages web par recherche</translation>
    </message>
    <message>
        <source>Read whole web pages, not only snippets</source>
        <translation>Lire les pages web entières, pas seulement des extraits</translation>
    </message>
    <message>
        <source>Maximum web searches</source>
        <translation>Nombre maximal de recherches web</translation>
    </message>
    <message>
        <source>Search the web after one rejected passage, without excerpts</source>
        <translation>Chercher sur le web après un seul passage rejeté, sans extraits</translation>
    </message>
    <message>
        <source>Corrective RAG</source>
        <translation>Corrective RAG</translation>
    </message>
    <message>
        <source>Upper threshold</source>
        <translation>Seuil supérieur</translation>
    </message>
    <message>
        <source>Lower threshold</source>
        <translation>Seuil inférieur</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Extraits</translation>
    </message>
    <message>
        <source>Maximum excerpts</source>
        <translation>Nombre maximal d&apos;extraits</translation>
    </message>
    <message>
        <source>Minimum excerpt score</source>
        <translation>Score minimal d&apos;un extrait</translation>
    </message>
    <message>
        <source>Check the answer (Self-RAG)</source>
        <translation>Vérifier la réponse (Self-RAG)</translation>
    </message>
    <message>
        <source>Search for passages</source>
        <translation>Chercher des passages</translation>
    </message>
    <message>
        <source>Reflection tokens</source>
        <translation>Jetons de réflexion</translation>
    </message>
    <message>
        <source>Retrieval threshold</source>
        <translation>Seuil de recherche</translation>
    </message>
    <message>
        <source>Relevance weight</source>
        <translation>Poids de la pertinence</translation>
    </message>
    <message>
        <source>Support weight</source>
        <translation>Poids de l&apos;appui</translation>
    </message>
    <message>
        <source>Usefulness weight</source>
        <translation>Poids de l&apos;utilité</translation>
    </message>
    <message>
        <source>Include the sequence probability</source>
        <translation>Inclure la probabilité de la séquence</translation>
    </message>
    <message>
        <source>Drop irrelevant and unsupported segments</source>
        <translation>Écarter les segments non pertinents ou non étayés</translation>
    </message>
    <message>
        <source>Long form, sentence by sentence</source>
        <translation>Forme longue, phrase par phrase</translation>
    </message>
    <message>
        <source>Beam width (long form)</source>
        <translation>Largeur du faisceau (forme longue)</translation>
    </message>
    <message>
        <source>Maximum sentences (long form)</source>
        <translation>Nombre maximal de phrases (forme longue)</translation>
    </message>
    <message>
        <source>Path score</source>
        <translation>Score du chemin</translation>
    </message>
    <message>
        <source>Tokens per segment</source>
        <translation>Jetons par segment</translation>
    </message>
    <message>
        <source>Model server (OpenAI protocol)</source>
        <translation>Serveur de modèles (protocole OpenAI)</translation>
    </message>
    <message>
        <source>Model server</source>
        <translation>Serveur de modèles</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Maximum reply tokens</source>
        <translation>Nombre maximal de jetons par réponse</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>Requêtes simultanées</translation>
    </message>
    <message>
        <source>Model file (GGUF)</source>
        <translation>Fichier de modèle (GGUF)</translation>
    </message>
    <message>
        <source>Writer</source>
        <translation>Rédacteur</translation>
    </message>
    <message>
        <source>Models by role</source>
        <translation>Modèles par rôle</translation>
    </message>
    <message>
        <source>Query rewriter</source>
        <translation>Reformulateur de requêtes</translation>
    </message>
    <message>
        <source>Relevance judge</source>
        <translation>Juge de la pertinence</translation>
    </message>
    <message>
        <source>Support judge</source>
        <translation>Juge de l&apos;appui</translation>
    </message>
    <message>
        <source>Usefulness judge</source>
        <translation>Juge de l&apos;utilité</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Routeur</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Plongements (embeddings)</translation>
    </message>
    <message>
        <source>Passage length (characters)</source>
        <translation>Longueur des passages (caractères)</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Passage overlap (characters)</source>
        <translation>Chevauchement des passages (caractères)</translation>
    </message>
    <message>
        <source>Parallel readers (0: automatic)</source>
        <translation>Lecteurs simultanés (0&#xa0;: automatique)</translation>
    </message>
    <message>
        <source>OCR of scans</source>
        <translation>Reconnaître le texte des numérisations</translation>
    </message>
    <message>
        <source>OCR languages</source>
        <translation>Langues de la reconnaissance de texte</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Font size (points, 0: system size)</source>
        <translation>Taille de police (points, 0&#xa0;: celle du système)</translation>
    </message>
    <message>
        <source>Language (after a restart)</source>
        <translation>Langue (après redémarrage)</translation>
    </message>
    <message>
        <source>Passages in desktop search</source>
        <translation>Passages dans la recherche du bureau</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Notify when long tasks finish in the background</source>
        <translation>Avertir à la fin des longues tâches en arrière-plan</translation>
    </message>
    <message>
        <source>Reference style</source>
        <translation>Style des références</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exports</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 à %2</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>sélection</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>fenêtres</translation>
    </message>
    <message>
        <source>excerption</source>
        <translation>extraction</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptatif</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>token</source>
        <translation>jeton</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>product</source>
        <translation>produit</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>force</source>
        <translation>forcer</translation>
    </message>
    <message>
        <source>system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>Length of a model&apos;s answer</source>
        <translation>Longueur de la réponse d&apos;un modèle</translation>
    </message>
    <message>
        <source>short</source>
        <translation>courte</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>detailed</source>
        <translation>détaillée</translation>
    </message>
</context>
<context>
    <name>SupportMap</name>
    <message>
        <source>%1 sure</source>
        <translation>sûr à %1</translation>
    </message>
    <message>
        <source>Supported by your documents</source>
        <translation>Étayée par vos documents</translation>
    </message>
    <message>
        <source>Partly supported by your documents</source>
        <translation>Étayée en partie par vos documents</translation>
    </message>
    <message>
        <source>Not supported by your documents</source>
        <translation>Non étayée par vos documents</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifiée</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Sentence %1: %2.</source>
        <translation>Phrase %1&#xa0;: %2.</translation>
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
        <translation>Les mots recherchés vont au serveur SearXNG que vous indiquez, avec sa clé si vous en avez donné une, et de là aux moteurs de recherche qu&apos;il interroge&#xa0;; quand des pages sont lues, chaque site trouvé voit aussi que cet ordinateur a récupéré sa page.</translation>
    </message>
    <message>
        <source>Tavily</source>
        <translation>Tavily</translation>
    </message>
    <message>
        <source>Search terms go to Tavily (api.tavily.com), together with your key; when pages are read, each site also sees that this computer fetched its page.</source>
        <translation>Les mots recherchés vont à Tavily (api.tavily.com), avec votre clé&#xa0;; quand des pages sont lues, chaque site trouvé voit aussi que cet ordinateur a récupéré sa page.</translation>
    </message>
</context>
<context>
    <name>Zotero</name>
    <message>
        <source>Zotero does not accept requests from other programs; allow them in its settings: Advanced, “Allow other applications on this computer to communicate with Zotero”.</source>
        <translation>Zotero n&apos;accepte pas les requêtes d&apos;autres programmes&#xa0;; autorisez-les dans ses paramètres&#xa0;: Avancé, «&#xa0;Autoriser d&apos;autres applications sur cet ordinateur à communiquer avec Zotero&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not an address of this computer; Attest contacts Zotero only on this computer.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une adresse de cet ordinateur&#xa0;; Attest n&apos;interroge Zotero nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Zotero no longer has this collection.</source>
        <translation>Zotero n&apos;a plus cette collection.</translation>
    </message>
    <message>
        <source>The program at %1 is not Zotero 7 or newer.</source>
        <translation>Le programme à l&apos;adresse %1 n&apos;est pas Zotero 7 ou une version ultérieure.</translation>
    </message>
    <message>
        <source>This version of Zotero does not let other programs make changes; version 10 or newer does.</source>
        <translation>Cette version de Zotero ne laisse pas d&apos;autres programmes écrire&#xa0;; la version 10 ou ultérieure le permet.</translation>
    </message>
    <message>
        <source>Attest does not have permission to add highlights in Zotero; nothing was written.</source>
        <translation>Attest n&apos;est pas autorisé à ajouter des surlignages dans Zotero&#xa0;; rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>Zotero was asked for permission too often; try again in a minute.</source>
        <translation>L&apos;autorisation a été demandée trop souvent à Zotero&#xa0;; réessayez dans une minute.</translation>
    </message>
    <message>
        <source>Zotero did not accept the highlights (status %1).</source>
        <translation>Zotero n&apos;a pas accepté les surlignages (code %1).</translation>
    </message>
    <message>
        <source>Zotero did not accept a highlight: %1</source>
        <translation>Zotero n&apos;a pas accepté un surlignage&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>app::Assistant</name>
    <message>
        <source>Saving the settings</source>
        <translation>Enregistrement des réglages</translation>
    </message>
    <message>
        <source>Working in the background</source>
        <translation>Travail en arrière-plan</translation>
    </message>
    <message>
        <source>The backup was restored (documents: %1, sessions: %2).</source>
        <translation>La sauvegarde a été restaurée (documents&#xa0;: %1, sessions&#xa0;: %2).</translation>
    </message>
    <message>
        <source>The previous library is kept in %1.</source>
        <translation>La bibliothèque précédente est conservée dans %1.</translation>
    </message>
    <message>
        <source>Restoring a backup</source>
        <translation>Restauration d&apos;une sauvegarde</translation>
    </message>
    <message>
        <source>The library %1 is read-only: nothing is saved.</source>
        <translation>La bibliothèque %1 est en lecture seule&#xa0;: rien n&apos;est enregistré.</translation>
    </message>
    <message>
        <source>The library %1 is read-only; restore the backup into another folder.</source>
        <translation>La bibliothèque %1 est en lecture seule&#xa0;; restaurez la sauvegarde dans un autre dossier.</translation>
    </message>
    <message>
        <source>Opening the library</source>
        <translation>Ouverture de la bibliothèque</translation>
    </message>
    <message>
        <source>All data that was still readable is now in a new library (sessions: %1, questions: %2, documents: %3). PDFs to be read again: %4. The damaged library is kept in %5.</source>
        <translation>Ce qui a pu être lu est maintenant dans une nouvelle bibliothèque (sessions&#xa0;: %1, questions&#xa0;: %2, documents&#xa0;: %3). PDF à relire&#xa0;: %4. La bibliothèque endommagée est conservée dans %5.</translation>
    </message>
    <message>
        <source>Rescuing the library</source>
        <translation>Récupération de la bibliothèque</translation>
    </message>
    <message>
        <source>The library %1 is read-only; rescue it into another folder.</source>
        <translation>La bibliothèque %1 est en lecture seule&#xa0;; récupérez-la dans un autre dossier.</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Lecture de la bibliothèque</translation>
    </message>
</context>
<context>
    <name>app::ConversationService</name>
    <message>
        <source>Checking the answer again</source>
        <translation>Nouvelle vérification de la réponse</translation>
    </message>
</context>
<context>
    <name>app::DesktopWork</name>
    <message>
        <source>Your question has been answered</source>
        <translation>Votre question a reçu une réponse</translation>
    </message>
    <message>
        <source>Work finished</source>
        <translation>Le travail est terminé</translation>
    </message>
    <message>
        <source>Reading finished</source>
        <translation>La lecture est terminée</translation>
    </message>
    <message>
        <source>Documents are being read</source>
        <translation>Des documents sont en cours de lecture</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message numerus="yes">
        <source>You can now ask about %Ln document(s)</source>
        <translation>
            <numerusform>Vous pouvez maintenant interroger %Ln document</numerusform>
            <numerusform>Vous pouvez maintenant interroger %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read</source>
        <translation>
            <numerusform>%Ln n&apos;a pas pu être lu</numerusform>
            <numerusform>%Ln n&apos;ont pas pu être lus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DocumentService</name>
    <message>
        <source>Looking for PDFs</source>
        <translation>Recherche de PDF</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Removing</source>
        <translation>Retrait</translation>
    </message>
    <message>
        <source>Saving the correction</source>
        <translation>Enregistrement de la correction</translation>
    </message>
    <message>
        <source>Tagging</source>
        <translation>Étiquetage</translation>
    </message>
    <message>
        <source>Hiding from assistants</source>
        <translation>Masquage aux assistants</translation>
    </message>
    <message>
        <source>Making visible to assistants</source>
        <translation>Ouverture aux assistants</translation>
    </message>
    <message numerus="yes">
        <source>%Ln files or folders were left out.</source>
        <translation>
            <numerusform>%Ln fichier ou dossier a été laissé de côté.</numerusform>
            <numerusform>%Ln fichiers ou dossiers ont été laissés de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
</context>
<context>
    <name>app::EvaluationService</name>
    <message>
        <source>1 of them is unanswerable.</source>
        <translation>1 d&apos;entre elles est sans réponse possible.</translation>
    </message>
    <message>
        <source>%1 of them are unanswerable.</source>
        <translation>%1 d&apos;entre elles sont sans réponse possible.</translation>
    </message>
    <message>
        <source>Left out: %1. %2</source>
        <translation>Laissées de côté&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>%1 cannot be created, so there is nowhere to save the measurements.</source>
        <translation>%1 ne peut pas être créé&#xa0;; il n&apos;y a donc nulle part où enregistrer les mesures.</translation>
    </message>
    <message>
        <source>Your test questions in %1 cannot be read (%2).</source>
        <translation>Vos questions de test dans %1 ne peuvent pas être lues (%2).</translation>
    </message>
    <message>
        <source>Evaluating %1</source>
        <translation>Évaluation de %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about documents in your library.</source>
        <translation>
            <numerusform>%Ln question sur les documents de votre bibliothèque.</numerusform>
            <numerusform>%Ln questions sur les documents de votre bibliothèque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about %1 texts in the set, which says where the answers are: this measures retrieval.</source>
        <translation>
            <numerusform>%Ln question sur %1 textes du jeu de test, qui indique où se trouvent les réponses&#xa0;: c&apos;est la recherche qui est mesurée.</numerusform>
            <numerusform>%Ln questions sur %1 textes du jeu de test, qui indique où se trouvent les réponses&#xa0;: c&apos;est la recherche qui est mesurée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about %1 paragraphs in the set.</source>
        <translation>
            <numerusform>%Ln question sur %1 paragraphes du jeu de test.</numerusform>
            <numerusform>%Ln questions sur %1 paragraphes du jeu de test.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s), each with a passage that does or does not support it: this measures judging.</source>
        <translation>
            <numerusform>%Ln phrase avec un passage qui l&apos;étaye ou non&#xa0;: c&apos;est le jugement qui est mesuré.</numerusform>
            <numerusform>%Ln phrases, chacune avec un passage qui l&apos;étaye ou non&#xa0;: c&apos;est le jugement qui est mesuré.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln verdict(s), each with the correct one: this measures judging.</source>
        <translation>
            <numerusform>%Ln verdict avec le verdict correct&#xa0;: c&apos;est le jugement qui est mesuré.</numerusform>
            <numerusform>%Ln verdicts, chacun avec le verdict correct&#xa0;: c&apos;est le jugement qui est mesuré.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln response(s) from any program: this checks whether they answer the question, and whether their context supports them.</source>
        <translation>
            <numerusform>%Ln réponse d&apos;un programme quelconque&#xa0;: on vérifie si elle répond et si son contexte l&apos;étaye.</numerusform>
            <numerusform>%Ln réponses de programmes quelconques&#xa0;: on vérifie si elles répondent et si leur contexte les étaye.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FolderService</name>
    <message>
        <source>Looking through %1</source>
        <translation>Parcours de %1</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>Surveillance de %1</translation>
    </message>
    <message>
        <source>Changing what to include from a folder</source>
        <translation>Modification du contenu à inclure d&apos;un dossier</translation>
    </message>
    <message>
        <source>Removing a watched folder</source>
        <translation>Fin de la surveillance d&apos;un dossier</translation>
    </message>
    <message>
        <source>Removing missing documents</source>
        <translation>Retrait des documents disparus</translation>
    </message>
</context>
<context>
    <name>app::IndexService</name>
    <message>
        <source>Reading the tables of your documents</source>
        <translation>Lecture des tableaux de vos documents</translation>
    </message>
    <message>
        <source>Learning what your documents are about</source>
        <translation>Analyse des thèmes de vos documents</translation>
    </message>
    <message>
        <source>Opening the model for vectors</source>
        <translation>Ouverture du modèle pour les vecteurs</translation>
    </message>
    <message>
        <source>Computing vectors for your documents</source>
        <translation>Calcul des vecteurs de vos documents</translation>
    </message>
</context>
<context>
    <name>app::MaintenanceService</name>
    <message>
        <source>The library was checked and is intact.</source>
        <translation>La bibliothèque a été vérifiée et est intacte.</translation>
    </message>
    <message>
        <source>The library was backed up to %1; the backup was read back and is intact (documents: %2, sessions: %3).</source>
        <translation>La bibliothèque a été sauvegardée dans %1&#xa0;; la sauvegarde a été relue et est intacte (documents&#xa0;: %2, sessions&#xa0;: %3).</translation>
    </message>
    <message>
        <source>Backing up the library</source>
        <translation>Sauvegarde de la bibliothèque</translation>
    </message>
    <message>
        <source>Restoring from the bin</source>
        <translation>Restauration depuis la corbeille</translation>
    </message>
    <message>
        <source>Emptying the bin</source>
        <translation>Vidage de la corbeille</translation>
    </message>
    <message>
        <source>Checking the library</source>
        <translation>Vérification de la bibliothèque</translation>
    </message>
    <message numerus="yes">
        <source>Parts of %Ln document(s) are missing and will be read again.</source>
        <translation>
            <numerusform>Des parties de %Ln document manquent et seront relues.</numerusform>
            <numerusform>Des parties de %Ln documents manquent et seront relues.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::Manual</name>
    <message>
        <source>The manual is not in its folder, “%1”; install Attest again.</source>
        <translation>Le manuel n&apos;est pas dans son dossier, «&#xa0;%1&#xa0;»&#xa0;; réinstallez Attest.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>The manual has no page %1.</source>
        <translation>Le manuel n&apos;a pas de page %1.</translation>
    </message>
</context>
<context>
    <name>app::ModelService</name>
    <message>
        <source>Waiting for the model</source>
        <translation>En attente du modèle</translation>
    </message>
</context>
<context>
    <name>app::PageService</name>
    <message>
        <source>This PDF is locked; type its password on the page about the document.</source>
        <translation>Ce PDF est verrouillé&#xa0;; saisissez son mot de passe sur la page consacrée au document.</translation>
    </message>
    <message>
        <source>Printing “%1”</source>
        <translation>Impression de «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>app::PasswordService</name>
    <message>
        <source>Reading again</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Remembering the password</source>
        <translation>Mémorisation du mot de passe</translation>
    </message>
    <message>
        <source>Forgetting the password</source>
        <translation>Oubli du mot de passe</translation>
    </message>
</context>
<context>
    <name>app::ReindexService</name>
    <message>
        <source>All documents are up to date.</source>
        <translation>Tous les documents sont à jour.</translation>
    </message>
    <message>
        <source>Re-indexing outdated documents</source>
        <translation>Réindexation des documents obsolètes</translation>
    </message>
    <message>
        <source>No document was brought up to date: the outdated ones could not be read again. If one is locked, type its password on the page about it.</source>
        <translation>Aucun document n&apos;a été mis à jour&#xa0;: ceux qui sont obsolètes n&apos;ont pas pu être relus. Si l&apos;un d&apos;eux est verrouillé, saisissez son mot de passe sur la page qui lui est consacrée.</translation>
    </message>
    <message>
        <source>Looking for outdated documents</source>
        <translation>Recherche de documents obsolètes</translation>
    </message>
    <message>
        <source>Reading is paused; once it resumes and nothing is waiting to be read, your documents will be brought up to date.</source>
        <translation>La lecture est en pause&#xa0;; quand elle reprendra et que plus rien ne sera en attente, vos documents seront mis à jour.</translation>
    </message>
    <message>
        <source>Your documents will be brought up to date once nothing is waiting to be read.</source>
        <translation>Vos documents seront mis à jour quand plus rien ne sera en attente de lecture.</translation>
    </message>
</context>
<context>
    <name>app::ScanService</name>
    <message>
        <source>Looking for pages to recognise</source>
        <translation>Recherche de pages à reconnaître</translation>
    </message>
    <message>
        <source>Recognising the text of scans</source>
        <translation>Reconnaissance du texte des numérisations</translation>
    </message>
</context>
<context>
    <name>app::SessionService</name>
    <message>
        <source>This answer is no longer in its session.</source>
        <translation>Cette réponse n&apos;est plus dans sa session.</translation>
    </message>
    <message>
        <source>Opening the session</source>
        <translation>Ouverture de la session</translation>
    </message>
    <message>
        <source>Renaming the session</source>
        <translation>Renommage de la session</translation>
    </message>
    <message>
        <source>Tagging the session</source>
        <translation>Étiquetage de la session</translation>
    </message>
    <message>
        <source>Pinning the session</source>
        <translation>Épinglage de la session</translation>
    </message>
    <message>
        <source>Copying the session</source>
        <translation>Copie de la session</translation>
    </message>
    <message>
        <source>Removing the session</source>
        <translation>Retrait de la session</translation>
    </message>
    <message>
        <source>Starting another session</source>
        <translation>Ouverture d&apos;une autre session</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>Export vers %1</translation>
    </message>
    <message>
        <source>Printing “%1”</source>
        <translation>Impression de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>Saving the correction</source>
        <translation>Enregistrement de la correction</translation>
    </message>
</context>
<context>
    <name>app::TeamService</name>
    <message>
        <source>Pulling the team library</source>
        <translation>Récupération de la bibliothèque d&apos;équipe</translation>
    </message>
    <message>
        <source>Publishing the answer</source>
        <translation>Publication de la réponse</translation>
    </message>
    <message>
        <source>The answer is now visible to everyone who may see the documents it is based on.</source>
        <translation>La réponse est maintenant visible pour tous ceux qui peuvent voir les documents sur lesquels elle s&apos;appuie.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Find passages</source>
        <translation>Trouver des passages</translation>
    </message>
    <message>
        <source>Filter passages</source>
        <translation>Filtrer les passages</translation>
    </message>
    <message>
        <source>Rephrase the question</source>
        <translation>Reformuler la question</translation>
    </message>
    <message>
        <source>Write an answer</source>
        <translation>Écrire une réponse</translation>
    </message>
    <message>
        <source>Check sources</source>
        <translation>Vérifier les sources</translation>
    </message>
    <message>
        <source>Check usefulness</source>
        <translation>Vérifier l&apos;utilité</translation>
    </message>
    <message>
        <source>Keep best attempt</source>
        <translation>Garder la meilleure tentative</translation>
    </message>
    <message>
        <source>Explain gaps</source>
        <translation>Expliquer les lacunes</translation>
    </message>
    <message>
        <source>Compute from tables</source>
        <translation>Calculer à partir des tableaux</translation>
    </message>
    <message>
        <source>Check the computation</source>
        <translation>Vérifier le calcul</translation>
    </message>
    <message>
        <source>Decide whether to look</source>
        <translation>Décider s&apos;il faut chercher</translation>
    </message>
    <message>
        <source>Answer from each passage</source>
        <translation>Répondre à partir de chaque passage</translation>
    </message>
    <message>
        <source>Keep the best answer</source>
        <translation>Garder la meilleure réponse</translation>
    </message>
    <message>
        <source>Answer from memory</source>
        <translation>Répondre de mémoire</translation>
    </message>
    <message>
        <source>Size up the question</source>
        <translation>Jauger la question</translation>
    </message>
    <message>
        <source>Decide where to look</source>
        <translation>Décider où chercher</translation>
    </message>
    <message>
        <source>Find more passages</source>
        <translation>Trouver d&apos;autres passages</translation>
    </message>
    <message>
        <source>Think one step further</source>
        <translation>Raisonner un pas plus loin</translation>
    </message>
    <message>
        <source>Look on the web</source>
        <translation>Regarder sur le web</translation>
    </message>
    <message>
        <source>Ask whether to look</source>
        <translation>Demander s&apos;il faut chercher</translation>
    </message>
    <message>
        <source>Write the next sentence</source>
        <translation>Écrire la phrase suivante</translation>
    </message>
    <message>
        <source>Keep the best paths</source>
        <translation>Garder les meilleurs chemins</translation>
    </message>
    <message>
        <source>Score every passage</source>
        <translation>Noter chaque passage</translation>
    </message>
    <message>
        <source>Keep the excerpts that help</source>
        <translation>Garder les extraits utiles</translation>
    </message>
    <message>
        <source>Choose web keywords</source>
        <translation>Choisir des mots clés pour le web</translation>
    </message>
    <message>
        <source>Search the web</source>
        <translation>Chercher sur le web</translation>
    </message>
    <message>
        <source>Keep what helps from the web</source>
        <translation>Garder ce qui est utile du web</translation>
    </message>
    <message>
        <source>Combine library and web</source>
        <translation>Réunir bibliothèque et web</translation>
    </message>
    <message>
        <source>Read the pages</source>
        <translation>Lire les pages</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Recognise the text</source>
        <translation>Reconnaître le texte</translation>
    </message>
    <message>
        <source>Recognising text</source>
        <translation>Reconnaissance du texte</translation>
    </message>
    <message>
        <source>Look at the file</source>
        <translation>Examiner le fichier</translation>
    </message>
    <message>
        <source>Cut into passages</source>
        <translation>Découper en passages</translation>
    </message>
    <message>
        <source>Choose the pages</source>
        <translation>Choisir les pages</translation>
    </message>
    <message>
        <source>Indexing</source>
        <translation>Indexation</translation>
    </message>
    <message>
        <source>Adding a PDF</source>
        <translation>Ajout d&apos;un PDF</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Indexer</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mettre de côté</translation>
    </message>
    <message>
        <source>Reuse the stored pages</source>
        <translation>Réutiliser les pages conservées</translation>
    </message>
    <message>
        <source>Keep the earlier text</source>
        <translation>Garder le texte déjà lu</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trouvé</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>rien trouvé</translation>
    </message>
    <message>
        <source>none relevant</source>
        <translation>aucun pertinent</translation>
    </message>
    <message>
        <source>some</source>
        <translation>certains</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>written</source>
        <translation>rédigé</translation>
    </message>
    <message>
        <source>grounded</source>
        <translation>étayé</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>non étayé</translation>
    </message>
    <message>
        <source>useful</source>
        <translation>utile</translation>
    </message>
    <message>
        <source>not useful</source>
        <translation>inutile</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>limite atteinte</translation>
    </message>
    <message>
        <source>no new query</source>
        <translation>pas de nouvelle requête</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>nouvel essai</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardé</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>sans réponse</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculé</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmé</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>douteux</translation>
    </message>
    <message>
        <source>recalled</source>
        <translation>répondu de mémoire</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>incorrect</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>ambigu</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>répondu</translation>
    </message>
    <message>
        <source>web</source>
        <translation>web</translation>
    </message>
    <message>
        <source>library</source>
        <translation>bibliothèque</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nécessaire</translation>
    </message>
    <message>
        <source>unneeded</source>
        <translation>pas nécessaire</translation>
    </message>
    <message>
        <source>look</source>
        <translation>chercher</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>de mémoire</translation>
    </message>
    <message>
        <source>single</source>
        <translation>une recherche</translation>
    </message>
    <message>
        <source>multi</source>
        <translation>plusieurs recherches</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>étendu</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>suffisant</translation>
    </message>
    <message>
        <source>drafted</source>
        <translation>ébauché</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>concluded</source>
        <translation>conclu</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>known</source>
        <translation>connu</translation>
    </message>
    <message>
        <source>there</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>filtered</source>
        <translation>filtré</translation>
    </message>
    <message>
        <source>not filtered</source>
        <translation>non filtré</translation>
    </message>
    <message>
        <source>not estimated</source>
        <translation>non estimé</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>named</source>
        <translation>nommé</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>pages</translation>
    </message>
    <message>
        <source>write</source>
        <translation>écrire</translation>
    </message>
    <message>
        <source>%1, retry</source>
        <translation>%1, nouvel essai</translation>
    </message>
    <message>
        <source>Grades every passage, checks the answer, and rewrites or regenerates when a check fails.</source>
        <translation>Évalue chaque passage, vérifie la réponse, et reformule ou réécrit quand une vérification échoue.</translation>
    </message>
    <message>
        <source>Finds passages and writes an answer without any checks, as a baseline for the other flows.</source>
        <translation>Trouve des passages et rédige une réponse sans rien vérifier&#xa0;; point de comparaison pour les autres flux.</translation>
    </message>
    <message>
        <source>Decides where and how often to search, corrects results with a web search, and checks the answer.</source>
        <translation>Décide où chercher et combien de fois, corrige les résultats par une recherche web, et vérifie la réponse.</translation>
    </message>
    <message>
        <source>Decides whether to search, writes an answer from each relevant passage, and keeps the best-supported one.</source>
        <translation>Décide s&apos;il faut chercher, répond à partir de chaque passage pertinent pris seul, et garde la réponse la mieux étayée.</translation>
    </message>
    <message>
        <source>Decides whether to search, writes an answer from each passage, and keeps the one it rates highest itself.</source>
        <translation>Décide s&apos;il faut chercher, rédige une réponse à partir de chaque passage, et garde celle à laquelle il donne lui-même la meilleure note.</translation>
    </message>
    <message>
        <source>Scores every passage, keeps the excerpts that help, and searches the web once if the library is not enough.</source>
        <translation>Note chaque passage, garde les extraits utiles, et cherche une fois sur le web si la bibliothèque ne suffit pas.</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifié</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculé</translation>
    </message>
    <message>
        <source>Quoted · direct answer</source>
        <translation>Cité · répond directement</translation>
    </message>
    <message>
        <source>Quoted · probably answers</source>
        <translation>Cité · répond sans doute</translation>
    </message>
    <message>
        <source>Quoted · related</source>
        <translation>Cité · en rapport</translation>
    </message>
    <message>
        <source>On questions the model had not seen, %1 of %2 quotations shown as “direct answer” were right.</source>
        <translation>Parmi les citations marquées «&#xa0;répond directement&#xa0;», %1 sur %2 étaient justes pour des questions que le modèle n&apos;avait pas vues.</translation>
    </message>
    <message>
        <source>On questions the model had not seen, %1 of %2 quotations shown as “probably answers” were right.</source>
        <translation>Parmi les citations marquées «&#xa0;répond sans doute&#xa0;», %1 sur %2 étaient justes pour des questions que le modèle n&apos;avait pas vues.</translation>
    </message>
    <message>
        <source>On questions the model had not seen, %1 of %2 quotations shown as “related” were right.</source>
        <translation>Parmi les citations marquées «&#xa0;en rapport&#xa0;», %1 sur %2 étaient justes pour des questions que le modèle n&apos;avait pas vues.</translation>
    </message>
    <message>
        <source>Supported, but may not fully answer</source>
        <translation>Étayé, mais ne répond peut-être pas entièrement</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>From model memory, no document used</source>
        <translation>De la mémoire du modèle, sans document</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>About Attest, not from your documents</source>
        <translation>À propos d'Attest, et non d'après vos documents</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>You disagree · %1</source>
        <translation>Vous n&apos;êtes pas d&apos;accord · %1</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences has no source</source>
        <translation>Étayé en partie&#xa0;: %1 phrase sur %2 sans source</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences have no source</source>
        <translation>Étayé en partie&#xa0;: %1 phrases sur %2 sans source</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentence has no source</source>
        <translation>Étayé en partie&#xa0;: %1 phrase sur %2 sans source</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences only in part</source>
        <translation>Étayé en partie&#xa0;: en partie seulement pour %1 des %2 phrases</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentence only in part</source>
        <translation>Étayé en partie&#xa0;: en partie seulement pour %1 phrase sur %2</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences has no source, %3 only in part</source>
        <translation>Étayé en partie&#xa0;: %1 phrase sur %2 sans source, %3 en partie seulement</translation>
    </message>
    <message>
        <source>Partly supported: %1 of %2 sentences have no source, %3 only in part</source>
        <translation>Étayé en partie&#xa0;: %1 phrases sur %2 sans source, %3 en partie seulement</translation>
    </message>
    <message>
        <source>[partly supported]</source>
        <translation>[étayé en partie]</translation>
    </message>
    <message>
        <source>[no source]</source>
        <translation>[sans source]</translation>
    </message>
    <message>
        <source>No sentence is supported by a passage it cites.</source>
        <translation>Aucune phrase n&apos;est étayée par un passage qu&apos;elle cite.</translation>
    </message>
    <message>
        <source>The answer was cut off; raise the maximum reply tokens in Settings.</source>
        <translation>La réponse a été coupée&#xa0;; augmentez le nombre maximal de jetons par réponse dans les réglages.</translation>
    </message>
    <message>
        <source>A verdict on this answer could not be read.</source>
        <translation>Un verdict sur cette réponse n&apos;a pas pu être lu.</translation>
    </message>
    <message>
        <source>The computation was not checked.</source>
        <translation>Le calcul n&apos;a pas été vérifié.</translation>
    </message>
    <message>
        <source>No model judged whether this answers the question.</source>
        <translation>Aucun modèle n&apos;a jugé si ceci répond à la question.</translation>
    </message>
    <message>
        <source>This flow checks nothing; choose Self-RAG to have the answer checked.</source>
        <translation>Ce flux ne vérifie rien&#xa0;; choisissez Self-RAG pour faire vérifier la réponse.</translation>
    </message>
    <message>
        <source>Only part of this answer is supported by its sources; this flow allows that.</source>
        <translation>Seule une partie de cette réponse est étayée par ses sources, ce que ce flux accepte.</translation>
    </message>
    <message>
        <source>The budget was used up before this answer was checked; raise it in Settings.</source>
        <translation>Le budget a été épuisé avant que cette réponse soit vérifiée&#xa0;; augmentez-le dans les réglages.</translation>
    </message>
    <message>
        <source>This answer was not checked.</source>
        <translation>Cette réponse n&apos;a pas été vérifiée.</translation>
    </message>
    <message>
        <source>Supported by %1, but whether it answers the question was not checked.</source>
        <translation>Étayé par %1, mais on n&apos;a pas vérifié si cela répond à la question.</translation>
    </message>
    <message>
        <source>Supported in part by %1, but whether it answers the question was not checked.</source>
        <translation>Étayé en partie par %1, mais on n&apos;a pas vérifié si cela répond à la question.</translation>
    </message>
    <message>
        <source>The check for whether %1 support this answer failed: %2</source>
        <translation>La vérification de cette réponse d&apos;après %1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>The verdict on whether this answers the question could not be read.</source>
        <translation>Le verdict indiquant si ceci répond à la question n&apos;a pas pu être lu.</translation>
    </message>
    <message>
        <source>Supported by %1, but it may not fully answer the question: %2</source>
        <translation>Étayé par %1, mais ne répond peut-être pas entièrement à la question&#xa0;: %2</translation>
    </message>
    <message>
        <source>your documents</source>
        <translation>vos documents</translation>
    </message>
    <message>
        <source>the web pages found</source>
        <translation>les pages web trouvées</translation>
    </message>
    <message>
        <source>your documents and the web pages found</source>
        <translation>vos documents et les pages web trouvées</translation>
    </message>
    <message>
        <source>There is nothing in the library yet; add PDFs and ask again.</source>
        <translation>La bibliothèque est encore vide&#xa0;; ajoutez des PDF et reposez la question.</translation>
    </message>
    <message>
        <source>None of the documents you asked about could be read; the library shows the reason for each.</source>
        <translation>Aucun des documents interrogés n&apos;a pu être lu&#xa0;; la bibliothèque dit pourquoi pour chacun d&apos;eux.</translation>
    </message>
    <message>
        <source>None of these words appear in your documents; try other words or add documents.</source>
        <translation>Aucun de ces mots ne figure dans vos documents&#xa0;; essayez d&apos;autres mots ou ajoutez des documents.</translation>
    </message>
    <message>
        <source>I found no passage that answers this; look at the closest matches, try other words, or add documents.</source>
        <translation>Aucun passage trouvé ne répond à la question&#xa0;; regardez les plus proches, essayez d&apos;autres mots ou ajoutez des documents.</translation>
    </message>
    <message>
        <source>The passages found do not answer this question; look at them, or ask about fewer things at a time.</source>
        <translation>Les passages trouvés ne répondent pas à cette question&#xa0;; regardez-les, ou demandez moins de choses à la fois.</translation>
    </message>
    <message>
        <source>The budget was used up before there was an answer; raise it in Settings and ask again.</source>
        <translation>Le budget a été épuisé avant qu&apos;il y ait une réponse&#xa0;; augmentez-le dans les réglages et reposez la question.</translation>
    </message>
    <message>
        <source>None of your documents contains the word %1; try another word, or add a document about it.</source>
        <translation>Aucun de vos documents ne contient le mot %1&#xa0;; essayez un autre mot, ou ajoutez un document à ce sujet.</translation>
    </message>
    <message>
        <source>None of your documents contains the words %1; try other words, or add a document about them.</source>
        <translation>Aucun de vos documents ne contient les mots %1&#xa0;; essayez d&apos;autres mots, ou ajoutez un document à ce sujet.</translation>
    </message>
    <message>
        <source>Stopped by the user after “%1”.</source>
        <translation>Arrêté par l&apos;utilisateur après «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>stopped by the user after this step</source>
        <translation>arrêté par l&apos;utilisateur après cette étape</translation>
    </message>
    <message>
        <source>Accepted by the user before the run had ended.</source>
        <translation>Acceptée par l&apos;utilisateur avant la fin de l&apos;exécution.</translation>
    </message>
    <message>
        <source>there is no attempt to keep</source>
        <translation>il n&apos;y a aucune tentative à garder</translation>
    </message>
    <message>
        <source>attempt %1 of %2 is the best</source>
        <translation>la tentative %1 sur %2 est la meilleure</translation>
    </message>
    <message>
        <source>Web search is off; turn it on in Settings to search the web too.</source>
        <translation>La recherche web est désactivée&#xa0;; activez-la dans les réglages pour y chercher aussi.</translation>
    </message>
    <message>
        <source>The web search returned nothing: %1.</source>
        <translation>La recherche web n&apos;a rien donné&#xa0;: %1.</translation>
    </message>
    <message>
        <source>you chose the passages</source>
        <translation>vous avez choisi les passages</translation>
    </message>
    <message>
        <source>nothing found in the library</source>
        <translation>rien trouvé dans la bibliothèque</translation>
    </message>
    <message>
        <source>%1 of %2 relevant</source>
        <translation>%1 sur %2 pertinents</translation>
    </message>
    <message>
        <source>nothing relevant</source>
        <translation>rien de pertinent</translation>
    </message>
    <message>
        <source>%1 passage, the same as an earlier query found: no progress</source>
        <translation>%1 passage, déjà trouvé par une requête précédente&#xa0;: aucun progrès</translation>
    </message>
    <message>
        <source>%1 passages, the same as an earlier query found: no progress</source>
        <translation>%1 passages, déjà trouvés par une requête précédente&#xa0;: aucun progrès</translation>
    </message>
    <message>
        <source>%1 passage</source>
        <translation>%1 passage</translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 passages</translation>
    </message>
    <message>
        <source>new query: %1</source>
        <translation>nouvelle requête&#xa0;: %1</translation>
    </message>
    <message>
        <source>also searched for: %1</source>
        <translation>recherché aussi&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is no other way to phrase it</source>
        <translation>il n&apos;y a pas d&apos;autre façon de le dire</translation>
    </message>
    <message>
        <source>the same query as before: no progress</source>
        <translation>encore la même requête&#xa0;: aucun progrès</translation>
    </message>
    <message>
        <source>the budget is used up: %1 of %2 calls, %3 of %4 s</source>
        <translation>le budget est épuisé&#xa0;: %1 appels sur %2, %3&#xa0;s sur %4</translation>
    </message>
    <message>
        <source>the budget was used up</source>
        <translation>le budget a été épuisé</translation>
    </message>
    <message>
        <source>kept because you chose them</source>
        <translation>gardés parce que vous les avez choisis</translation>
    </message>
    <message>
        <source>computing answers is off</source>
        <translation>le calcul des réponses est désactivé</translation>
    </message>
    <message>
        <source>recomputed from the text of %1: the same value</source>
        <translation>recalculé à partir du texte de %1&#xa0;: même valeur</translation>
    </message>
    <message>
        <source>recomputed from the text of %1: a different value</source>
        <translation>recalculé à partir du texte de %1&#xa0;: autre valeur</translation>
    </message>
    <message>
        <source>%1 cell</source>
        <translation>%1 cellule</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cellules</translation>
    </message>
    <message>
        <source>it asks for neither a number nor a cell</source>
        <translation>elle ne demande ni un nombre ni une cellule</translation>
    </message>
    <message>
        <source>nothing in the passage answers the question</source>
        <translation>rien dans le passage ne répond à la question</translation>
    </message>
    <message>
        <source>nothing in the passages answers the question</source>
        <translation>rien dans les passages ne répond à la question</translation>
    </message>
    <message>
        <source>there is no answer to select</source>
        <translation>il n&apos;y a aucune réponse à choisir</translation>
    </message>
    <message>
        <source>there was already a better one</source>
        <translation>il y en avait déjà une meilleure</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>the verdict could not be read</source>
        <translation>le verdict n&apos;a pas pu être lu</translation>
    </message>
    <message>
        <source>%1 says “%2”</source>
        <translation>%1 dit «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>No passage supports %1</source>
        <translation>Aucun passage n&apos;étaye %1</translation>
    </message>
    <message>
        <source>attempt %1, from %2</source>
        <translation>tentative %1, à partir de %2</translation>
    </message>
    <message>
        <source>attempt %1, from %2, started while they were being graded</source>
        <translation>tentative %1, à partir de %2, commencée pendant leur évaluation</translation>
    </message>
    <message>
        <source>%1 source</source>
        <translation>%1 source</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 sources</translation>
    </message>
    <message>
        <source>from memory, no document used</source>
        <translation>de mémoire, sans document</translation>
    </message>
    <message>
        <source>Written from the model&apos;s memory; check it before you rely on it.</source>
        <translation>Rédigé de mémoire par le modèle&#xa0;; vérifiez-le avant de vous y fier.</translation>
    </message>
    <message>
        <source>web search is off</source>
        <translation>la recherche web est désactivée</translation>
    </message>
    <message>
        <source>the web search found nothing</source>
        <translation>la recherche web n&apos;a rien trouvé</translation>
    </message>
    <message>
        <source>set to always look</source>
        <translation>réglé pour toujours chercher</translation>
    </message>
    <message>
        <source>set to never look</source>
        <translation>réglé pour ne jamais chercher</translation>
    </message>
    <message>
        <source>checking answers is off</source>
        <translation>la vérification des réponses est désactivée</translation>
    </message>
    <message>
        <source>there is nowhere else to look</source>
        <translation>il n&apos;y a nulle part ailleurs où chercher</translation>
    </message>
    <message>
        <source>%1 says that the passage helps (%2).</source>
        <translation>%1 dit que le passage aide à répondre (%2).</translation>
    </message>
    <message>
        <source>%1 says that the passage does not help (%2).</source>
        <translation>%1 dit que le passage n&apos;aide pas à répondre (%2).</translation>
    </message>
    <message>
        <source>%1 says that the passages say this (%2).</source>
        <translation>%1 dit que les passages le disent (%2).</translation>
    </message>
    <message>
        <source>%1 says that the passages say some of this (%2).</source>
        <translation>%1 dit que les passages le disent en partie (%2).</translation>
    </message>
    <message>
        <source>%1 says that the passages do not say this (%2).</source>
        <translation>%1 dit que les passages ne le disent pas (%2).</translation>
    </message>
    <message>
        <source>%1 says that the usefulness of the answer is %2 of 5 (%3).</source>
        <translation>%1 dit que l&apos;utilité de la réponse est de %2 sur 5 (%3).</translation>
    </message>
    <message>
        <source>%1 says that the passage helps.</source>
        <translation>%1 dit que le passage aide à répondre.</translation>
    </message>
    <message>
        <source>%1 says that the passage does not help.</source>
        <translation>%1 dit que le passage n&apos;aide pas à répondre.</translation>
    </message>
    <message>
        <source>%1 says that the passages say this.</source>
        <translation>%1 dit que les passages le disent.</translation>
    </message>
    <message>
        <source>%1 says that the passages say some of this.</source>
        <translation>%1 dit que les passages le disent en partie.</translation>
    </message>
    <message>
        <source>%1 says that the passages do not say this.</source>
        <translation>%1 dit que les passages ne le disent pas.</translation>
    </message>
    <message>
        <source>%1 says that the usefulness of the answer is %2 of 5.</source>
        <translation>%1 dit que l&apos;utilité de la réponse est de %2 sur 5.</translation>
    </message>
    <message>
        <source>The reply from %1 could not be read as a verdict.</source>
        <translation>La réponse de %1 n&apos;a pas pu être lue comme un verdict.</translation>
    </message>
    <message>
        <source>all %1 key terms found</source>
        <translation>les %1 mots clés ont été trouvés</translation>
    </message>
    <message>
        <source>%1 of %2 key terms found</source>
        <translation>%1 mots clés sur %2 trouvés</translation>
    </message>
    <message>
        <source>the key term was found</source>
        <translation>le mot clé a été trouvé</translation>
    </message>
    <message>
        <source>there are no words to compare</source>
        <translation>il n&apos;y a pas de mots à comparer</translation>
    </message>
    <message>
        <source>quoted word for word</source>
        <translation>cité mot pour mot</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a date</source>
        <translation>une date</translation>
    </message>
    <message>
        <source>%1 isn&apos;t in this passage</source>
        <translation>%1 n&apos;est pas dans ce passage</translation>
    </message>
    <message>
        <source>%1 aren&apos;t in this passage</source>
        <translation>%1 ne sont pas dans ce passage</translation>
    </message>
    <message>
        <source>the year %1 isn&apos;t in this passage</source>
        <translation>l&apos;année %1 n&apos;est pas dans ce passage</translation>
    </message>
    <message>
        <source>“%1” replaces “%2”</source>
        <translation>«&#xa0;%1&#xa0;» remplace «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>few words of “%1” appear close together</source>
        <translation>peu de mots de «&#xa0;%1&#xa0;» sont proches les uns des autres</translation>
    </message>
    <message>
        <source>a name is in another sentence</source>
        <translation>un nom est dans une autre phrase</translation>
    </message>
    <message>
        <source>says several things at once</source>
        <translation>dit plusieurs choses à la fois</translation>
    </message>
    <message>
        <source>a number is in another sentence</source>
        <translation>un nombre est dans une autre phrase</translation>
    </message>
    <message>
        <source>a number has a different unit or month</source>
        <translation>un nombre a une autre unité ou un autre mois</translation>
    </message>
    <message>
        <source>only one of the two says “not”</source>
        <translation>un seul des deux dit «&#xa0;ne… pas&#xa0;»</translation>
    </message>
    <message>
        <source>a word is replaced by its opposite</source>
        <translation>un mot est remplacé par son contraire</translation>
    </message>
    <message>
        <source>a word is contradicted by its opposite</source>
        <translation>un mot est contredit par son contraire</translation>
    </message>
    <message>
        <source>the words are in a different order</source>
        <translation>les mots sont dans un autre ordre</translation>
    </message>
    <message>
        <source>two names are swapped</source>
        <translation>deux noms sont intervertis</translation>
    </message>
    <message>
        <source>the words are the same except for a “not”</source>
        <translation>les mots sont les mêmes, à une négation près</translation>
    </message>
    <message>
        <source>says more than the passage, such as “all” for “some”</source>
        <translation>en dit plus que le passage, par exemple «&#xa0;tous&#xa0;» pour «&#xa0;certains&#xa0;»</translation>
    </message>
    <message>
        <source>says nothing that can be compared</source>
        <translation>ne dit rien qui puisse être comparé</translation>
    </message>
    <message>
        <source>kept only the significant words</source>
        <translation>seuls les mots significatifs ont été gardés</translation>
    </message>
    <message>
        <source>rare words from the nearest passages</source>
        <translation>mots rares des passages les plus proches</translation>
    </message>
    <message>
        <source>added %1: %2</source>
        <translation>en ajoutant %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>dropped %1, which the library does not contain</source>
        <translation>en retirant %1, que la bibliothèque ne contient pas</translation>
    </message>
    <message>
        <source>left out %1</source>
        <translation>en laissant de côté %1</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t in the passage</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas dans le passage</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t in any passage</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est dans aucun passage</translation>
    </message>
    <message>
        <source>Did you mean “%1”? Attest searched for both.</source>
        <translation>Vouliez-vous dire «&#xa0;%1&#xa0;»&#xa0;? Attest a cherché les deux.</translation>
    </message>
    <message>
        <source>You typed “%1”; taken as the question above.</source>
        <translation>Vous avez saisi «&#xa0;%1&#xa0;»&#xa0;; compris comme la question ci-dessus.</translation>
    </message>
    <message>
        <source>“%1” has changed since this answer was checked.</source>
        <translation>«&#xa0;%1&#xa0;» a changé depuis que cette réponse a été vérifiée.</translation>
    </message>
    <message>
        <source>“%1” is no longer in the library.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est plus dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The file for “%1” is currently missing; the text read from it is still here.</source>
        <translation>Le fichier de «&#xa0;%1&#xa0;» est absent pour l&apos;instant&#xa0;; le texte qui en a été lu est toujours là.</translation>
    </message>
    <message>
        <source>Checked again: the documents still support this answer.</source>
        <translation>Nouvelle vérification&#xa0;: les documents étayent toujours cette réponse.</translation>
    </message>
    <message>
        <source>Checked again: the documents now support this answer only in part.</source>
        <translation>Nouvelle vérification&#xa0;: les documents n&apos;étayent plus cette réponse qu&apos;en partie.</translation>
    </message>
    <message>
        <source>Checked again: the documents no longer support this answer.</source>
        <translation>Nouvelle vérification&#xa0;: les documents n&apos;étayent plus cette réponse.</translation>
    </message>
    <message>
        <source>Checked again: none of this answer's sources is in the library any more.</source>
        <translation>Nouvelle vérification&#xa0;: plus aucune source de cette réponse n'est dans la bibliothèque.</translation>
    </message>
    <message>
        <source>An older version did not store everything a fork of this run needs; fork it at its first step.</source>
        <translation>Une version plus ancienne n&apos;a pas enregistré tout ce dont une bifurcation de cette exécution a besoin&#xa0;; bifurquez dès sa première étape.</translation>
    </message>
    <message>
        <source>The PDF is damaged and cannot be opened; get a fresh copy of it.</source>
        <translation>Le PDF est endommagé et ne peut pas être ouvert&#xa0;; procurez-vous une nouvelle copie.</translation>
    </message>
    <message>
        <source>The PDF is locked; type its password.</source>
        <translation>Le PDF est verrouillé&#xa0;; saisissez son mot de passe.</translation>
    </message>
    <message>
        <source>The PDF needs more memory than Attest allows; split it into smaller ones.</source>
        <translation>Le PDF demande plus de mémoire qu&apos;Attest n&apos;en autorise&#xa0;; divisez-le en PDF plus petits.</translation>
    </message>
    <message>
        <source>The PDF reader failed on this file; save a fresh copy with another program.</source>
        <translation>Le lecteur de PDF a échoué sur ce fichier&#xa0;; enregistrez-en une nouvelle copie avec un autre programme.</translation>
    </message>
    <message>
        <source>The PDF takes too long to open; save a fresh copy with another program.</source>
        <translation>Le PDF met trop de temps à s&apos;ouvrir&#xa0;; enregistrez-en une nouvelle copie avec un autre programme.</translation>
    </message>
    <message>
        <source>The file is empty; copy or download it again.</source>
        <translation>Le fichier est vide&#xa0;; copiez-le ou téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>The file is no longer there; add it again from its new location.</source>
        <translation>Le fichier n&apos;est plus là&#xa0;; ajoutez-le à nouveau depuis son emplacement actuel.</translation>
    </message>
    <message>
        <source>The file cannot be opened; check that its drive is connected, then try again.</source>
        <translation>Le fichier ne peut pas être ouvert&#xa0;; vérifiez que son disque est connecté, puis réessayez.</translation>
    </message>
    <message>
        <source>The file changed while it was being read; add it again when it is complete.</source>
        <translation>Le fichier a changé pendant sa lecture&#xa0;; ajoutez-le à nouveau quand il sera complet.</translation>
    </message>
    <message>
        <source>The pages of this PDF contain nothing that can be searched.</source>
        <translation>Les pages de ce PDF ne contiennent rien où l&apos;on puisse chercher.</translation>
    </message>
    <message>
        <source>This PDF has no text on any page.</source>
        <translation>Ce PDF n&apos;a de texte sur aucune page.</translation>
    </message>
    <message>
        <source>This PDF contains pictures of pages but no text; run OCR to make its text searchable.</source>
        <translation>Ce PDF contient des images de pages et pas de texte&#xa0;; lancez la reconnaissance du texte pour pouvoir y chercher.</translation>
    </message>
    <message>
        <source>This file cannot be opened; check that you have permission to read it.</source>
        <translation>Ce fichier ne peut pas être ouvert&#xa0;; vérifiez que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>This file is empty; copy or download it again.</source>
        <translation>Ce fichier est vide&#xa0;; copiez-le ou téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>This is not a PDF; choose another file.</source>
        <translation>Ce n&apos;est pas un PDF&#xa0;; choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file; ask its owner for it, or copy the file.</source>
        <translation>Vous n&apos;avez pas le droit de lire ce fichier&#xa0;; demandez ce droit à son propriétaire, ou copiez le fichier.</translation>
    </message>
    <message>
        <source>The password is wrong; type it again.</source>
        <translation>Le mot de passe est erroné&#xa0;; saisissez-le à nouveau.</translation>
    </message>
    <message>
        <source>only pictures</source>
        <translation>seulement des images</translation>
    </message>
    <message>
        <source>the text of the page is garbled</source>
        <translation>le texte de la page est illisible</translation>
    </message>
    <message>
        <source>there is no text on it</source>
        <translation>elle ne contient pas de texte</translation>
    </message>
    <message>
        <source>the page is damaged</source>
        <translation>la page est endommagée</translation>
    </message>
    <message>
        <source>the page needs more memory than Attest allows</source>
        <translation>la page demande plus de mémoire qu&apos;Attest n&apos;en autorise</translation>
    </message>
    <message>
        <source>the page took too long to read</source>
        <translation>la lecture de la page a pris trop de temps</translation>
    </message>
    <message>
        <source>no text was recognised</source>
        <translation>aucun texte n&apos;a été reconnu</translation>
    </message>
    <message>
        <source>mostly a picture</source>
        <translation>presque uniquement une image</translation>
    </message>
    <message>
        <source>with a picture that was not read</source>
        <translation>avec une image qui n&apos;a pas été lue</translation>
    </message>
    <message>
        <source>with a picture in which no other text was recognised</source>
        <translation>avec une image où aucun autre texte n&apos;a été reconnu</translation>
    </message>
    <message>
        <source>the attached file “%1” was not read</source>
        <translation>le fichier joint «&#xa0;%1&#xa0;» n&apos;a pas été lu</translation>
    </message>
    <message>
        <source>hidden text, not painted: “%1”</source>
        <translation>texte caché, non dessiné&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>hidden text, transparent: “%1”</source>
        <translation>texte caché, transparent&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>hidden text, too small to be read: “%1”</source>
        <translation>texte caché, trop petit pour être lu&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>hidden text, cut off: “%1”</source>
        <translation>texte caché, coupé&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>hidden text, covered: “%1”</source>
        <translation>texte caché, recouvert&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>hidden text, the same colour as its background: “%1”</source>
        <translation>texte caché, de la couleur du fond&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The folder is offline: its drive is not connected. Its documents stay in the library.</source>
        <translation>Le dossier est hors ligne&#xa0;: son disque n'est pas connecté. Ses documents restent dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The folder %1 is already watched.</source>
        <translation>Le dossier %1 est déjà surveillé.</translation>
    </message>
    <message>
        <source>The document is no longer in the library; look at the list again.</source>
        <translation>Le document n&apos;est plus dans la bibliothèque&#xa0;; consultez à nouveau la liste.</translation>
    </message>
    <message>
        <source>The session is no longer in the library; start a new one.</source>
        <translation>La session n&apos;est plus dans la bibliothèque&#xa0;; commencez-en une nouvelle.</translation>
    </message>
    <message>
        <source>The session came with an evidence bundle and is read-only; ask in a new one.</source>
        <translation>La session vient d&apos;un dossier de preuves et est en lecture seule&#xa0;; posez vos questions dans une nouvelle.</translation>
    </message>
    <message>
        <source>This item is no longer in the bin.</source>
        <translation>Cet élément n&apos;est plus dans la corbeille.</translation>
    </message>
    <message>
        <source>The library %1 is damaged; restore a backup, or move the folder away and add the documents again.</source>
        <translation>La bibliothèque %1 est endommagée&#xa0;; restaurez une sauvegarde, ou déplacez le dossier et ajoutez à nouveau les documents.</translation>
    </message>
    <message>
        <source>The library %1 is in use by %2 (process %3); close it there and try again.</source>
        <translation>La bibliothèque %1 est utilisée par %2 (processus %3)&#xa0;; fermez-la dans ce programme et réessayez.</translation>
    </message>
    <message>
        <source>%1 has changed since it was read; the quotations are from the version that was read.</source>
        <translation>%1 a changé depuis sa lecture&#xa0;; les citations viennent de la version lue.</translation>
    </message>
    <message>
        <source>%1 has changed since it was read; read it again, then check the answer.</source>
        <translation>%1 a changé depuis sa lecture&#xa0;; relisez-le, puis vérifiez la réponse.</translation>
    </message>
    <message>
        <source>The library %1 cannot be written to; allow writing to its folder, or choose another one.</source>
        <translation>Impossible d&apos;écrire dans la bibliothèque %1&#xa0;; autorisez l&apos;écriture dans son dossier, ou choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The library %1 cannot be opened; check that its folder exists and can be read and written.</source>
        <translation>La bibliothèque %1 ne peut pas être ouverte&#xa0;; vérifiez que son dossier existe et qu&apos;il est accessible en lecture et en écriture.</translation>
    </message>
    <message>
        <source>The library %1 was changed by another program and was not opened; restore a backup, or move the folder away and add the documents again.</source>
        <translation>La bibliothèque %1 a été modifiée par un autre programme et n&apos;a pas été ouverte&#xa0;; restaurez une sauvegarde, ou déplacez le dossier et ajoutez de nouveau les documents.</translation>
    </message>
    <message>
        <source>“%1” must be a regular file, not a link, folder or device; put the file itself there, or make the whole folder a link.</source>
        <translation>«&#xa0;%1&#xa0;» doit être un fichier ordinaire, et non un lien, un dossier ou un périphérique&#xa0;; mettez-y le fichier lui-même, ou faites de tout le dossier un lien.</translation>
    </message>
    <message>
        <source>The file “%1” is not from Attest; copy the whole folder, then open the library with the program that last changed it, or restore a backup.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» ne vient pas d&apos;Attest&#xa0;; copiez tout le dossier, puis ouvrez la bibliothèque avec le dernier programme qui l&apos;a modifiée, ou restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>The file “%1” belongs to another library; move it out of the folder, then open the library again.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» appartient à une autre bibliothèque&#xa0;; déplacez-le hors du dossier, puis rouvrez la bibliothèque.</translation>
    </message>
    <message>
        <source>The file “%1” belongs to another library and was not used.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» appartient à une autre bibliothèque et n&apos;a pas été utilisé.</translation>
    </message>
    <message>
        <source>The file “%1” is empty but should contain a library; restore a backup, or move the folder away and add the documents again.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» est vide alors qu&apos;il devrait contenir une bibliothèque&#xa0;; restaurez une sauvegarde, ou déplacez le dossier et ajoutez de nouveau les documents.</translation>
    </message>
    <message>
        <source>The folder contains a file library.db from another program; choose another folder for the library.</source>
        <translation>Le dossier contient un fichier library.db d&apos;un autre programme&#xa0;; choisissez un autre dossier pour la bibliothèque.</translation>
    </message>
    <message>
        <source>This library was made by a newer Attest; open it with that version, or choose another folder.</source>
        <translation>Cette bibliothèque a été créée par un Attest plus récent&#xa0;; ouvrez-la avec cette version, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The disk with the library %1 is full; free some space and try again. Nothing already saved is lost.</source>
        <translation>Le disque de la bibliothèque %1 est plein&#xa0;; libérez de l&apos;espace et réessayez. Rien de ce qui était déjà enregistré n&apos;est perdu.</translation>
    </message>
    <message>
        <source>“%1” cannot be written (%2); choose another place.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être écrit (%2)&#xa0;; choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Nothing is responding at %1; start the server or choose another model in Settings.</source>
        <translation>Rien ne répond à l&apos;adresse %1&#xa0;; démarrez le serveur ou choisissez un autre modèle dans les réglages.</translation>
    </message>
    <message>
        <source>%1 could not be reached within %2 seconds; start the server or choose another model in Settings.</source>
        <translation>%1 n&apos;a pas pu être joint en %2 secondes&#xa0;; démarrez le serveur ou choisissez un autre modèle dans les réglages.</translation>
    </message>
    <message>
        <source>%1 could not be reached within %2 second; start the server or choose another model in Settings.</source>
        <translation>%1 n&apos;a pas pu être joint en %2 seconde&#xa0;; démarrez le serveur ou choisissez un autre modèle dans les réglages.</translation>
    </message>
    <message>
        <source>%1 has not responded for %2 second; start the server or choose another model in Settings.</source>
        <translation>%1 ne répond plus depuis %2 seconde&#xa0;; démarrez le serveur ou choisissez un autre modèle dans les réglages.</translation>
    </message>
    <message>
        <source>%1 has not responded for %2 seconds; start the server or choose another model in Settings.</source>
        <translation>%1 ne répond plus depuis %2 secondes&#xa0;; démarrez le serveur ou choisissez un autre modèle dans les réglages.</translation>
    </message>
    <message>
        <source>A model server (OpenAI protocol)</source>
        <translation>Un serveur de modèles (protocole OpenAI)</translation>
    </message>
    <message>
        <source>The model “%1” sent an empty reply; ask again, or choose another model in Settings.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» a envoyé une réponse vide&#xa0;; reposez la question, ou choisissez un autre modèle dans les réglages.</translation>
    </message>
    <message>
        <source>There is no model server at {server}; correct the address in Settings (most end in /v1).</source>
        <translation>Il n&apos;y a pas de serveur de modèles à l&apos;adresse {server}&#xa0;; corrigez l&apos;adresse dans les réglages (la plupart se terminent par /v1).</translation>
    </message>
    <message>
        <source>{server} does not have the model “{model}”; pull it in Settings or with “attest-cli models pull {model}”, or choose another model.</source>
        <translation>{server} n&apos;a pas le modèle «&#xa0;{model}&#xa0;»&#xa0;; récupérez-le dans les réglages ou avec «&#xa0;attest-cli models pull {model}&#xa0;», ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>{server} has no model; load one there, or choose “builtin” in Settings.</source>
        <translation>{server} n&apos;a pas de modèle&#xa0;; chargez-en un sur ce serveur, ou choisissez «&#xa0;builtin&#xa0;» dans les réglages.</translation>
    </message>
    <message>
        <source>{server} is still loading its model; ask again when it is ready, or raise the time limit in Settings.</source>
        <translation>{server} est encore en train de charger son modèle&#xa0;; reposez la question quand il sera prêt, ou augmentez la durée maximale dans les réglages.</translation>
    </message>
    <message>
        <source>{server} requires a valid key ({said}); enter the key in Settings, or set ATTEST_API_KEY to it and restart Attest.</source>
        <translation>{server} demande une clé valide ({said})&#xa0;; saisissez la clé dans les réglages, ou affectez-la à ATTEST_API_KEY et redémarrez Attest.</translation>
    </message>
    <message>
        <source>No keychain is responding on this system, so keys are kept only while Attest is running; start one (GNOME Keyring, KWallet) to store them.</source>
        <translation>Aucun trousseau de clés ne répond sur ce système&#xa0;; les clés ne sont donc gardées que tant qu&apos;Attest est ouvert. Démarrez-en un (GNOME Keyring, KWallet) pour les enregistrer.</translation>
    </message>
    <message>
        <source>correct page ranked first</source>
        <translation>bonne page classée première</translation>
    </message>
    <message>
        <source>… among the first 4</source>
        <translation>… parmi les 4 premières</translation>
    </message>
    <message>
        <source>… among the first 10</source>
        <translation>… parmi les 10 premières</translation>
    </message>
    <message>
        <source>… among the first 20</source>
        <translation>… parmi les 20 premières</translation>
    </message>
    <message>
        <source>correct document ranked first</source>
        <translation>bon document classé premier</translation>
    </message>
    <message>
        <source>mean reciprocal rank</source>
        <translation>rang réciproque moyen</translation>
    </message>
    <message>
        <source>correct pages found</source>
        <translation>bonnes pages trouvées</translation>
    </message>
    <message>
        <source>abstained</source>
        <translation>abstention</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>share of questions that got an answer</source>
        <translation>part des questions ayant reçu une réponse</translation>
    </message>
    <message>
        <source>correct answers</source>
        <translation>réponses justes</translation>
    </message>
    <message>
        <source>… of those called verified</source>
        <translation>… de celles dites vérifiées</translation>
    </message>
    <message>
        <source>… of those that were computed</source>
        <translation>… de celles qui ont été calculées</translation>
    </message>
    <message>
        <source>… of quotations shown as direct answers</source>
        <translation>… des citations qui répondent directement</translation>
    </message>
    <message>
        <source>… of quotations that probably answer</source>
        <translation>… des citations qui répondent sans doute</translation>
    </message>
    <message>
        <source>area under the risk-coverage curve</source>
        <translation>aire sous la courbe risque-couverture</translation>
    </message>
    <message>
        <source>contains the expected answer</source>
        <translation>contient la réponse attendue</translation>
    </message>
    <message>
        <source>… of those that were answered</source>
        <translation>… de celles qui ont une réponse</translation>
    </message>
    <message>
        <source>exact match</source>
        <translation>correspondance exacte</translation>
    </message>
    <message>
        <source>word-level F1</source>
        <translation>F1 des mots</translation>
    </message>
    <message>
        <source>contains the expected numbers</source>
        <translation>contient les nombres attendus</translation>
    </message>
    <message>
        <source>cites a correct page</source>
        <translation>cite une bonne page</translation>
    </message>
    <message>
        <source>refused unanswerable questions</source>
        <translation>refus de ce qui n&apos;a pas de réponse</translation>
    </message>
    <message>
        <source>refused answerable questions</source>
        <translation>refus de ce qui a une réponse</translation>
    </message>
    <message>
        <source>known answer in the first sentence</source>
        <translation>réponse connue dans la première phrase</translation>
    </message>
    <message>
        <source>… in at most three</source>
        <translation>… en trois phrases au plus</translation>
    </message>
    <message>
        <source>sentences per answer</source>
        <translation>phrases par réponse</translation>
    </message>
    <message>
        <source>supported sentences</source>
        <translation>phrases étayées</translation>
    </message>
    <message>
        <source>responses supported by their context</source>
        <translation>réponses étayées par leur contexte</translation>
    </message>
    <message>
        <source>responses that answer the query</source>
        <translation>réponses qui répondent à la question</translation>
    </message>
    <message>
        <source>correct verdicts</source>
        <translation>verdicts justes</translation>
    </message>
    <message>
        <source>balanced accuracy</source>
        <translation>exactitude équilibrée</translation>
    </message>
    <message>
        <source>area under the curve</source>
        <translation>aire sous la courbe</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>kappa de Cohen</translation>
    </message>
    <message>
        <source>calibration error</source>
        <translation>erreur de calibration</translation>
    </message>
    <message>
        <source>model calls</source>
        <translation>appels au modèle</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>median time per answer</source>
        <translation>durée médiane par réponse</translation>
    </message>
    <message>
        <source>… 95th percentile</source>
        <translation>… 95e centile</translation>
    </message>
    <message>
        <source>median time per search</source>
        <translation>durée médiane par recherche</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>questions</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>vérifié</translation>
    </message>
    <message>
        <source>partly supported</source>
        <translation>étayé en partie</translation>
    </message>
    <message>
        <source>quoted</source>
        <translation>cité</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>may not fully answer</source>
        <translation>ne répond peut-être pas entièrement</translation>
    </message>
    <message>
        <source>grounded not useful</source>
        <translation>étayé mais pas utile</translation>
    </message>
    <message>
        <source>from model memory</source>
        <translation>de la mémoire du modèle</translation>
    </message>
    <message>
        <source>no sources</source>
        <translation>sans source</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>help</source>
        <translation>aide</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>réponse directe</translation>
    </message>
    <message>
        <source>probable</source>
        <translation>probable</translation>
    </message>
    <message>
        <source>related</source>
        <translation>en rapport</translation>
    </message>
    <message>
        <source>at least probable</source>
        <translation>au moins probable</translation>
    </message>
    <message>
        <source>The answer contains the expected words.</source>
        <translation>La réponse contient les mots attendus.</translation>
    </message>
    <message>
        <source>The answer contains the expected numbers.</source>
        <translation>La réponse contient les nombres attendus.</translation>
    </message>
    <message>
        <source>It cites a correct page, and the known answer is long.</source>
        <translation>Elle cite une bonne page, et la réponse connue est longue.</translation>
    </message>
    <message>
        <source>The answer cites a correct page.</source>
        <translation>La réponse cite une bonne page.</translation>
    </message>
    <message>
        <source>The documents do not answer the question, and it was refused.</source>
        <translation>Les documents ne répondent pas à la question, et la réponse a été refusée.</translation>
    </message>
    <message>
        <source>It can be answered.</source>
        <translation>Il est possible d&apos;y répondre.</translation>
    </message>
    <message>
        <source>The documents do not answer the question, but it was answered.</source>
        <translation>Les documents ne répondent pas à la question, mais une réponse a été donnée.</translation>
    </message>
    <message>
        <source>The answer does not contain the expected words.</source>
        <translation>La réponse ne contient pas les mots attendus.</translation>
    </message>
    <message>
        <source>The answer cites no correct page.</source>
        <translation>La réponse ne cite aucune bonne page.</translation>
    </message>
    <message>
        <source>It cites a correct page, but lacks the expected words.</source>
        <translation>Elle cite une bonne page, mais ne contient pas les mots attendus.</translation>
    </message>
    <message>
        <source>It shares many words with the known answer.</source>
        <translation>Elle partage beaucoup de mots avec la réponse connue.</translation>
    </message>
    <message>
        <source>The set does not say what the answer is.</source>
        <translation>Le jeu de test ne dit pas quelle est la réponse.</translation>
    </message>
    <message>
        <source>The question was not answered.</source>
        <translation>La question n&apos;a pas reçu de réponse.</translation>
    </message>
    <message>
        <source>Answered none of %1.</source>
        <translation>Aucune réponse pour %1.</translation>
    </message>
    <message>
        <source>Answered %1 of %2: %3.</source>
        <translation>Réponses&#xa0;: %1 sur %2 – %3.</translation>
    </message>
    <message>
        <source>%1 question</source>
        <translation>%1 question</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 questions</translation>
    </message>
    <message>
        <source>often gives unreadable replies; choose another model for this role</source>
        <translation>donne souvent des réponses illisibles&#xa0;; choisissez un autre modèle pour ce rôle</translation>
    </message>
    <message>
        <source>never answers “no”; it may not be judging at all</source>
        <translation>ne répond jamais «&#xa0;non&#xa0;»&#xa0;; il ne juge peut-être pas du tout</translation>
    </message>
    <message>
        <source>hardly ever answers “no”; it may not be judging at all</source>
        <translation>ne répond presque jamais «&#xa0;non&#xa0;»&#xa0;; il ne juge peut-être pas du tout</translation>
    </message>
    <message>
        <source>answers “no” to almost everything; choose another model for this role</source>
        <translation>répond «&#xa0;non&#xa0;» à presque tout&#xa0;; choisissez un autre modèle pour ce rôle</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>le modèle intégré</translation>
    </message>
    <message>
        <source>asks for a number</source>
        <translation>demande un nombre</translation>
    </message>
    <message>
        <source>%1, rewrite %2 of %3</source>
        <translation>%1, reformulation %2 sur %3</translation>
    </message>
    <message>
        <source>%1, regeneration %2 of %3</source>
        <translation>%1, réécriture %2 sur %3</translation>
    </message>
    <message>
        <source>%1, web search %2 of %3</source>
        <translation>%1, recherche web %2 sur %3</translation>
    </message>
    <message>
        <source>%1, thought %2 of %3</source>
        <translation>%1, raisonnement %2 sur %3</translation>
    </message>
    <message>
        <source>%1, segment %2 of %3</source>
        <translation>%1, segment %2 sur %3</translation>
    </message>
    <message>
        <source>it asks for an average over years that it does not name</source>
        <translation>elle demande une moyenne sur des années qu&apos;elle ne nomme pas</translation>
    </message>
    <message>
        <source>it asks for more than a number from a statement</source>
        <translation>elle demande plus qu&apos;un nombre tiré d&apos;un état financier</translation>
    </message>
    <message>
        <source>it asks for text</source>
        <translation>elle demande un texte</translation>
    </message>
    <message>
        <source>it is a yes/no question, and nothing says which value counts as yes</source>
        <translation>c&apos;est une question par oui ou non, et rien ne dit quelle valeur compte comme oui</translation>
    </message>
    <message>
        <source>it contains no words that could appear in a table</source>
        <translation>elle ne contient aucun mot susceptible de figurer dans un tableau</translation>
    </message>
    <message>
        <source>it is not about several companies</source>
        <translation>elle ne porte pas sur plusieurs entreprises</translation>
    </message>
    <message>
        <source>it names no company with a document here</source>
        <translation>elle ne nomme aucune entreprise dont il y ait un document ici</translation>
    </message>
    <message>
        <source>it names no company, and there are documents from several</source>
        <translation>elle ne nomme aucune entreprise, et les documents en concernent plusieurs</translation>
    </message>
    <message>
        <source>the table may cover only a part</source>
        <translation>le tableau ne porte peut-être que sur une partie</translation>
    </message>
    <message>
        <source>it asks for a time</source>
        <translation>elle demande une date</translation>
    </message>
    <message>
        <source>no parts can be compared across two periods</source>
        <translation>aucune partie ne peut être comparée sur deux périodes</translation>
    </message>
    <message>
        <source>it names no known measure</source>
        <translation>elle ne nomme aucun indicateur connu</translation>
    </message>
    <message>
        <source>it names no period</source>
        <translation>elle ne nomme aucune période</translation>
    </message>
    <message>
        <source>it names no known rows</source>
        <translation>elle ne nomme aucune ligne connue</translation>
    </message>
    <message>
        <source>it names several measures</source>
        <translation>elle nomme plusieurs indicateurs</translation>
    </message>
    <message>
        <source>no %1 was found in %2</source>
        <translation>%1 introuvable dans %2</translation>
    </message>
    <message>
        <source>no single row matches</source>
        <translation>aucune ligne ne correspond à elle seule</translation>
    </message>
    <message>
        <source>several are equal</source>
        <translation>plusieurs sont à égalité</translation>
    </message>
    <message>
        <source>several cells match</source>
        <translation>plusieurs cellules correspondent</translation>
    </message>
    <message>
        <source>several columns match</source>
        <translation>plusieurs colonnes correspondent</translation>
    </message>
    <message>
        <source>the cells have different units</source>
        <translation>les cellules ont des unités différentes</translation>
    </message>
    <message>
        <source>the tables of %1 have not been read yet</source>
        <translation>les tableaux de %1 n&apos;ont pas encore été lus</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>Formule&#xa0;: %1</translation>
    </message>
    <message>
        <source>Calculation: %1</source>
        <translation>Calcul&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 GB, %2, languages: %3; %4</source>
        <translation>%1&#xa0;Go, %2, langues&#xa0;: %3&#xa0;; %4</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>rédige</translation>
    </message>
    <message>
        <source>embeds text</source>
        <translation>calcule des plongements</translation>
    </message>
    <message>
        <source>writes and embeds text</source>
        <translation>rédige et calcule des plongements</translation>
    </message>
    <message>
        <source>languages: %1</source>
        <translation>langues&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, languages: %2</source>
        <translation>%1, langues&#xa0;: %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>its SHA-256 is required</source>
        <translation>sa somme SHA-256 doit être indiquée</translation>
    </message>
    <message>
        <source>… direct</source>
        <translation>… réponse directe</translation>
    </message>
    <message>
        <source>… probable</source>
        <translation>… probable</translation>
    </message>
    <message>
        <source>… related</source>
        <translation>… en rapport</translation>
    </message>
    <message>
        <source>%1 verified</source>
        <translation>vérifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 computed</source>
        <translation>calculé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 quoted</source>
        <translation>cité&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 partly supported</source>
        <translation>étayé en partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 may not fully answer</source>
        <translation>réponse peut-être incomplète&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 not verified</source>
        <translation>non vérifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 from model memory</source>
        <translation>de la mémoire du modèle&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cut off</source>
        <translation>interrompu&#xa0;: %1</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>%1 of them at least probable</source>
        <translation>dont au moins probable&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of them right</source>
        <translation>dont juste&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 known right</source>
        <translation>juste&#xa0;: %1 sur %2 connus</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>fully</source>
        <translation>entièrement</translation>
    </message>
    <message>
        <source>partially</source>
        <translation>en partie</translation>
    </message>
    <message>
        <source>%1, with English and German</source>
        <translation>%1, dont l&apos;anglais et l&apos;allemand</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>attempt %1, from %2 and %3 next to them</source>
        <translation>tentative %1, à partir de %2 et de %3 à proximité</translation>
    </message>
    <message>
        <source>attempt %1, from %2 and %3 next to them, started while they were being graded</source>
        <translation>tentative %1, à partir de %2 et de %3 à proximité, commencée pendant leur évaluation</translation>
    </message>
    <message>
        <source>%1 says “%2” about this sentence.</source>
        <translation>%1 dit «&#xa0;%2&#xa0;» à propos de cette phrase.</translation>
    </message>
    <message>
        <source>%1 says that the passages support each of the %2 sentences.</source>
        <translation>%1 dit que les passages étayent chacune des %2 phrases.</translation>
    </message>
    <message>
        <source>%1 says that no passage supports %2.</source>
        <translation>%1 dit qu&apos;aucun passage n&apos;étaye %2.</translation>
    </message>
    <message>
        <source>understood as: %1</source>
        <translation>compris comme&#xa0;: %1</translation>
    </message>
    <message>
        <source>the question is complete on its own</source>
        <translation>la question se comprend seule</translation>
    </message>
    <message>
        <source>The time limit (%1 s) was used up before there was an answer; raise it in Settings, or choose a faster model.</source>
        <translation>La durée maximale (%1&#xa0;s) a été atteinte avant qu&apos;il y ait une réponse&#xa0;; augmentez-la dans les réglages, ou choisissez un modèle plus rapide.</translation>
    </message>
    <message>
        <source>The allowed model calls (%1) were used up before there was an answer; allow more in Settings and ask again.</source>
        <translation>Les appels au modèle autorisés (%1) ont été épuisés avant qu&apos;il y ait une réponse&#xa0;; autorisez-en davantage dans les réglages et reposez la question.</translation>
    </message>
    <message>
        <source>%1, nor %2</source>
        <translation>%1, ni %2</translation>
    </message>
    <message>
        <source>rewrite</source>
        <translation>reformulation</translation>
    </message>
    <message>
        <source>regeneration</source>
        <translation>réécriture</translation>
    </message>
    <message>
        <source>web search</source>
        <translation>recherche web</translation>
    </message>
    <message>
        <source>thought</source>
        <translation>raisonnement</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>segment</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>juste&#xa0;: %1</translation>
    </message>
    <message>
        <source>the weakest of %1 sentences: %2</source>
        <translation>la plus faible des %1 phrases&#xa0;: %2</translation>
    </message>
    <message>
        <source>Computed: %1 of %2 values</source>
        <translation>Calculé&#xa0;: %1 valeurs sur %2</translation>
    </message>
    <message>
        <source>Not found: %1 (%2)</source>
        <translation>Introuvable&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>no document is about it</source>
        <translation>aucun document n&apos;en parle</translation>
    </message>
    <message>
        <source>ask it separately</source>
        <translation>posez la question séparément</translation>
    </message>
    <message>
        <source>The years are from two reports.</source>
        <translation>Les années proviennent de deux rapports.</translation>
    </message>
    <message>
        <source>The documents have no year in common.</source>
        <translation>Les documents n&apos;ont aucune année en commun.</translation>
    </message>
    <message>
        <source>By amount, it is %1.</source>
        <translation>En montant, c&apos;est %1.</translation>
    </message>
    <message>
        <source>None of them grew.</source>
        <translation>Aucun d&apos;eux n&apos;a augmenté.</translation>
    </message>
    <message>
        <source>Not answered here: %1 (%2)</source>
        <translation>Sans réponse ici&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>it asks for one number from several companies</source>
        <translation>un seul nombre est demandé pour plusieurs entreprises</translation>
    </message>
    <message>
        <source>A team library needs PostgreSQL&apos;s client library, which is not installed; install it with “sudo apt install libpq5”.</source>
        <translation>Une bibliothèque d&apos;équipe a besoin de la bibliothèque cliente de PostgreSQL, qui n&apos;est pas installée&#xa0;; installez-la avec «&#xa0;sudo apt install libpq5&#xa0;».</translation>
    </message>
    <message>
        <source>Give the address of the team library: postgresql://NAME@SERVER/DATABASE.</source>
        <translation>Indiquez l&apos;adresse de la bibliothèque d&apos;équipe&#xa0;: postgresql://NOM@SERVEUR/BASE.</translation>
    </message>
    <message>
        <source>This is not the address of a team library (%1); write postgresql://NAME@SERVER/DATABASE.</source>
        <translation>Ce n&apos;est pas l&apos;adresse d&apos;une bibliothèque d&apos;équipe (%1)&#xa0;; écrivez postgresql://NOM@SERVEUR/BASE.</translation>
    </message>
    <message>
        <source>Do not put the password in the address, where others can read it; save it with “attest-cli key postgresql://SERVER/DATABASE”, or put it in ~/.pgpass.</source>
        <translation>Ne mettez pas le mot de passe dans l&apos;adresse, où d&apos;autres peuvent le lire&#xa0;; enregistrez-le avec «&#xa0;attest-cli key postgresql://SERVEUR/BASE&#xa0;», ou écrivez-le dans ~/.pgpass.</translation>
    </message>
    <message>
        <source>“sslmode=%1” does not verify the server; leave it out, or name your server&apos;s CA certificate with sslrootcert=FILE.</source>
        <translation>«&#xa0;sslmode=%1&#xa0;» ne vérifie pas le serveur&#xa0;; retirez-le, ou indiquez le certificat d&apos;autorité (CA) de votre serveur avec sslrootcert=FICHIER.</translation>
    </message>
    <message>
        <source>The team library server needs a password, or a different one; type it where you connect to a team library in the window, or save it with “attest-cli key postgresql://SERVER/DATABASE”.</source>
        <translation>Le serveur de la bibliothèque d&apos;équipe demande un mot de passe, ou un mot de passe différent&#xa0;; saisissez-le dans la fenêtre, là où vous connectez une bibliothèque d&apos;équipe, ou enregistrez-le avec «&#xa0;attest-cli key postgresql://SERVEUR/BASE&#xa0;».</translation>
    </message>
    <message>
        <source>The certificate of the team library server is not trusted (%1); give the path of its CA certificate, which you can get from the person who manages the library.</source>
        <translation>Le certificat du serveur de la bibliothèque d&apos;équipe n&apos;est pas reconnu (%1)&#xa0;; indiquez le chemin de son certificat d&apos;autorité (CA), que peut vous donner la personne qui gère la bibliothèque.</translation>
    </message>
    <message>
        <source>The team library server was not found; check its name and your network.</source>
        <translation>Le serveur de la bibliothèque d&apos;équipe est introuvable&#xa0;; vérifiez son nom et votre réseau.</translation>
    </message>
    <message>
        <source>The server denied you access (%1); ask the person who manages the team library.</source>
        <translation>Le serveur vous refuse l&apos;accès (%1)&#xa0;; adressez-vous à la personne qui gère la bibliothèque d&apos;équipe.</translation>
    </message>
    <message>
        <source>The team library server is not responding (%1); check its address and your network, and try again.</source>
        <translation>Le serveur de la bibliothèque d&apos;équipe ne répond pas (%1)&#xa0;; vérifiez son adresse et votre réseau, puis réessayez.</translation>
    </message>
    <message>
        <source>You are not allowed to do this in the team library; ask the person who manages it.</source>
        <translation>Vous n&apos;avez pas le droit de faire cela dans la bibliothèque d&apos;équipe&#xa0;; adressez-vous à la personne qui la gère.</translation>
    </message>
    <message>
        <source>There is no team library in this database; “attest-cli team init” creates one.</source>
        <translation>Il n&apos;y a pas de bibliothèque d&apos;équipe dans cette base&#xa0;; «&#xa0;attest-cli team init&#xa0;» en crée une.</translation>
    </message>
    <message>
        <source>Someone else is changing the same thing in the team library; try again.</source>
        <translation>Quelqu&apos;un d&apos;autre modifie la même chose dans la bibliothèque d&apos;équipe&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>The team library server is out of space (%1); tell the person who manages it.</source>
        <translation>Le serveur de la bibliothèque d&apos;équipe n&apos;a plus de place (%1)&#xa0;; prévenez la personne qui la gère.</translation>
    </message>
    <message>
        <source>The team library server closed the connection; try again.</source>
        <translation>Le serveur de la bibliothèque d&apos;équipe a mis fin à la connexion&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>The team library refused this: %1.</source>
        <translation>La bibliothèque d&apos;équipe a refusé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The connection to the team library is closed; connect again.</source>
        <translation>La connexion à la bibliothèque d&apos;équipe est fermée&#xa0;; reconnectez-vous.</translation>
    </message>
    <message>
        <source>The connection to the team library was lost; check the network and try again.</source>
        <translation>La connexion à la bibliothèque d&apos;équipe a été perdue&#xa0;; vérifiez le réseau et réessayez.</translation>
    </message>
    <message>
        <source>There is no team library in this database that you may see; ask the person who manages it.</source>
        <translation>Il n&apos;y a dans cette base aucune bibliothèque d&apos;équipe que vous puissiez voir&#xa0;; adressez-vous à la personne qui la gère.</translation>
    </message>
    <message>
        <source>The team library is from a newer Attest; update this one.</source>
        <translation>La bibliothèque d&apos;équipe vient d&apos;un Attest plus récent&#xa0;; mettez celui-ci à jour.</translation>
    </message>
    <message>
        <source>The team library is from an older Attest; the person who manages it can update it with “attest-cli team init”.</source>
        <translation>La bibliothèque d&apos;équipe vient d&apos;un Attest plus ancien&#xa0;; la personne qui la gère peut la mettre à jour avec «&#xa0;attest-cli team init&#xa0;».</translation>
    </message>
    <message>
        <source>There is no published answer “%1” that you are allowed to view; “attest-cli team answers” lists them.</source>
        <translation>Il n&apos;y a pas de réponse publiée «&#xa0;%1&#xa0;» que vous puissiez voir&#xa0;; «&#xa0;attest-cli team answers&#xa0;» en donne la liste.</translation>
    </message>
    <message>
        <source>The answer uses a document that is not in the team library, or that you no longer have access to; ask again with the team&apos;s documents only.</source>
        <translation>La réponse s&apos;appuie sur un document qui n&apos;est pas dans la bibliothèque d&apos;équipe, ou que vous ne pouvez plus voir&#xa0;; reposez la question avec les seuls documents de l&apos;équipe.</translation>
    </message>
    <message>
        <source>The answer uses a document you no longer have access to; ask the person who manages the team library.</source>
        <translation>La réponse s&apos;appuie sur un document que vous ne pouvez plus voir&#xa0;; adressez-vous à la personne qui gère la bibliothèque d&apos;équipe.</translation>
    </message>
    <message>
        <source>You can publish only your own answers; choose one that was answered in this library.</source>
        <translation>Vous ne pouvez publier que vos propres réponses&#xa0;; choisissez-en une obtenue dans cette bibliothèque.</translation>
    </message>
    <message>
        <source>There is now a different team library at %1; join it in a separate folder.</source>
        <translation>À l&apos;adresse %1 se trouve maintenant une autre bibliothèque d&apos;équipe&#xa0;; rejoignez-la dans un dossier à part.</translation>
    </message>
    <message>
        <source>the table does not say whether its numbers are in thousands or millions</source>
        <translation>le tableau ne dit pas si ses nombres sont en milliers ou en millions</translation>
    </message>
    <message>
        <source>its best part is %1 % likely to answer</source>
        <translation>sa meilleure partie répond avec une probabilité de %1&#xa0;%</translation>
    </message>
    <message>
        <source>nothing in it can be quoted</source>
        <translation>rien ne peut y être cité</translation>
    </message>
    <message>
        <source>it is %1 % likely to answer</source>
        <translation>elle répond avec une probabilité de %1&#xa0;%</translation>
    </message>
    <message>
        <source>The question names %1, and the quotation does not</source>
        <translation>La question nomme %1, la citation non</translation>
    </message>
    <message>
        <source>%1 % sure</source>
        <translation>sûr à %1&#xa0;%</translation>
    </message>
    <message>
        <source>A passage from “%1”, page %2, does not match its page and was left out: check the library, or read the PDF again.</source>
        <translation>Un passage de «&#xa0;%1&#xa0;», page %2, ne correspond pas à sa page et a été laissé de côté&#xa0;: vérifiez la bibliothèque ou relisez le PDF.</translation>
    </message>
    <message>
        <source>%1 passages, the first from “%2”, page %3, do not match their pages and were left out: check the library, or read their PDFs again.</source>
        <translation>%1 passages, le premier de «&#xa0;%2&#xa0;», page %3, ne correspondent pas à leurs pages et ont été laissés de côté&#xa0;: vérifiez la bibliothèque ou relisez leurs PDF.</translation>
    </message>
    <message>
        <source>The stored text of page %1 of “%2” is damaged; check the library, or read the PDF again.</source>
        <translation>Le texte enregistré de la page %1 de «&#xa0;%2&#xa0;» est endommagé&#xa0;; vérifiez la bibliothèque ou relisez le PDF.</translation>
    </message>
    <message>
        <source>A damaged question</source>
        <translation>Une question endommagée</translation>
    </message>
    <message>
        <source>The stored data for this question is damaged and is not shown; it stays as it is, and a backup may have it intact.</source>
        <translation>Les données enregistrées de cette question sont endommagées et ne sont pas affichées&#xa0;; elles restent en l&apos;état, et une sauvegarde les a peut-être intactes.</translation>
    </message>
    <message>
        <source>This question&apos;s stored data is damaged, so it was left unchanged.</source>
        <translation>Les données enregistrées de cette question sont endommagées&#xa0;; elles n&apos;ont donc pas été modifiées.</translation>
    </message>
    <message>
        <source>Part of the library %1 cannot be read; restore a backup, or rescue what is still readable.</source>
        <translation>Une partie de la bibliothèque %1 est illisible&#xa0;; restaurez une sauvegarde, ou récupérez ce qui est encore lisible.</translation>
    </message>
    <message>
        <source>The quotation [%1] does not appear on page %2 of “%3” as stored in the library.</source>
        <translation>La citation [%1] n&apos;apparaît pas à la page %2 de «&#xa0;%3&#xa0;» telle qu&apos;elle est enregistrée dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Part of %1 could not be read.</source>
        <translation>Lecture incomplète&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the list of documents</source>
        <translation>la liste des documents</translation>
    </message>
    <message>
        <source>the locations of documents</source>
        <translation>les emplacements des documents</translation>
    </message>
    <message>
        <source>the tags</source>
        <translation>les étiquettes</translation>
    </message>
    <message>
        <source>the list of sessions</source>
        <translation>la liste des sessions</translation>
    </message>
    <message>
        <source>the pictures of imported sessions</source>
        <translation>les images des sessions importées</translation>
    </message>
    <message>
        <source>the questions and answers</source>
        <translation>les questions et réponses</translation>
    </message>
    <message>
        <source>the list of watched folders</source>
        <translation>la liste des dossiers surveillés</translation>
    </message>
    <message>
        <source>the records of the files in these folders (files whose documents you removed may be added again)</source>
        <translation>les données sur les fichiers de ces dossiers (des fichiers dont vous avez retiré les documents seront peut-être ajoutés de nouveau)</translation>
    </message>
    <message>
        <source>the queue of files to read</source>
        <translation>la file d&apos;attente des fichiers à lire</translation>
    </message>
    <message>
        <source>the connection to the team library</source>
        <translation>le lien avec la bibliothèque d'équipe</translation>
    </message>
    <message>
        <source>For some documents, only the location is known, not what you entered about them: %1.</source>
        <translation>De certains documents, seul l&apos;emplacement est connu, pas ce que vous avez saisi à leur sujet&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Some questions could not be compared with their stored data, and may be damaged: %1.</source>
        <translation>Certaines questions n&apos;ont pas pu être comparées à leurs données enregistrées et sont peut-être endommagées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Session %1 has lost questions: %2.</source>
        <translation>La session %1 a perdu des questions&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The title and the tags of session %1 are lost.</source>
        <translation>Le titre et les étiquettes de la session %1 sont perdus.</translation>
    </message>
    <message>
        <source>The contents of the bin are lost.</source>
        <translation>Le contenu de la corbeille est perdu.</translation>
    </message>
    <message>
        <source>The text of %1 is lost, because the file has changed.</source>
        <translation>Le texte de %1 est perdu, car le fichier a changé.</translation>
    </message>
    <message>
        <source>The text of %1 will be missing until its PDF, which was not found, is added again.</source>
        <translation>Le texte de %1 manquera tant que son PDF, introuvable, n&apos;aura pas été ajouté de nouveau.</translation>
    </message>
    <message>
        <source>The search index of the library must be built first.</source>
        <translation>L&apos;index de recherche de la bibliothèque doit d&apos;abord être construit.</translation>
    </message>
    <message>
        <source>There is no library in %1; specify its folder.</source>
        <translation>Il n&apos;y a pas de bibliothèque dans %1&#xa0;; indiquez son dossier.</translation>
    </message>
    <message>
        <source>There is already a library in %1; choose another folder for the rescued data.</source>
        <translation>Il y a déjà une bibliothèque dans %1&#xa0;; choisissez un autre dossier pour les données récupérées.</translation>
    </message>
    <message>
        <source>Lookup tables inside the library&apos;s file were damaged; they were rebuilt.</source>
        <translation>Des tables de consultation dans le fichier de la bibliothèque étaient endommagées&#xa0;; elles ont été reconstruites.</translation>
    </message>
    <message>
        <source>The library&apos;s file itself is damaged and cannot be rebuilt completely; restore a backup, or rescue what can be read.</source>
        <translation>Le fichier de la bibliothèque lui-même est endommagé et ne peut pas être entièrement reconstruit&#xa0;; restaurez une sauvegarde, ou récupérez ce qui est lisible.</translation>
    </message>
    <message>
        <source>Conversations missing from the list were restored: %1.</source>
        <translation>Conversations manquantes rétablies dans la liste&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Documents missing from the list were restored: %1.</source>
        <translation>Documents manquants rétablis dans la liste&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rows that belonged to no document or conversation were removed: %1.</source>
        <translation>Lignes supprimées parce qu&apos;elles n&apos;appartenaient à aucun document ni à aucune conversation&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Passages did not match their pages; they were rebuilt for %1 documents.</source>
        <translation>Des passages ne correspondaient pas à leurs pages&#xa0;; ils ont été reconstruits (documents&#xa0;: %1).</translation>
    </message>
    <message>
        <source>Passages were missing; they were rebuilt from the pages of %1 documents.</source>
        <translation>Des passages manquaient&#xa0;; ils ont été reconstruits à partir des pages (documents&#xa0;: %1).</translation>
    </message>
    <message>
        <source>Counts of pages and passages were wrong; they were corrected in %1 documents.</source>
        <translation>Des nombres de pages et de passages étaient faux&#xa0;; ils ont été corrigés (documents&#xa0;: %1).</translation>
    </message>
    <message>
        <source>Damaged questions in the session “%1” (number %2) that cannot be repaired: %3. They stay as they are; restore a backup to get them back.</source>
        <translation>Questions endommagées de la session «&#xa0;%1&#xa0;» (numéro %2), impossibles à reconstituer&#xa0;: %3. Elles restent telles quelles&#xa0;; restaurez une sauvegarde pour les retrouver.</translation>
    </message>
    <message>
        <source>The full-text index did not match the passages; it was rebuilt.</source>
        <translation>L&apos;index plein texte ne correspondait pas aux passages&#xa0;; il a été reconstruit.</translation>
    </message>
    <message>
        <source>The library&apos;s semantic space was damaged; it will be computed again.</source>
        <translation>L&apos;espace sémantique de la bibliothèque était endommagé&#xa0;; il sera recalculé.</translation>
    </message>
    <message>
        <source>Vectors were missing or did not match; they were rebuilt for %1 documents.</source>
        <translation>Des vecteurs manquaient ou ne correspondaient pas&#xa0;; ils ont été recalculés (documents&#xa0;: %1).</translation>
    </message>
    <message>
        <source>The index in memory did not match the library; it was rebuilt.</source>
        <translation>L&apos;index en mémoire ne correspondait pas à la bibliothèque&#xa0;; il a été reconstruit.</translation>
    </message>
    <message>
        <source>The data prepared for reading documents again was damaged; it was removed, and will be prepared again.</source>
        <translation>Les données préparées pour relire des documents étaient endommagées&#xa0;; elles ont été supprimées et seront préparées de nouveau.</translation>
    </message>
    <message>
        <source>The data prepared for reading documents again was damaged on disk and has been removed; nothing else was lost. Bring the documents up to date again.</source>
        <translation>Les données préparées pour relire des documents étaient endommagées sur le disque&#xa0;; elles ont été supprimées, et rien d&apos;autre n&apos;est perdu. Mettez de nouveau les documents à jour.</translation>
    </message>
    <message>
        <source>The stored text of %1 is damaged, and its file has changed; put the original file back, or remove the document and add the file again.</source>
        <translation>Le texte enregistré de %1 est endommagé, et son fichier a changé&#xa0;; remettez le fichier d&apos;origine, ou retirez le document et ajoutez de nouveau le fichier.</translation>
    </message>
    <message>
        <source>Lookup tables in the library were missing or damaged; they have been rebuilt, and nothing was lost.</source>
        <translation>Des tables de consultation de la bibliothèque manquaient ou étaient endommagées&#xa0;; elles ont été reconstruites et rien n&apos;est perdu.</translation>
    </message>
    <message>
        <source>The full-text index of the library was damaged; it has been rebuilt, and nothing was lost.</source>
        <translation>L&apos;index plein texte de la bibliothèque était endommagé&#xa0;; il a été reconstruit et rien n&apos;est perdu.</translation>
    </message>
    <message>
        <source>The search index of the library was missing or damaged; it has been rebuilt, and nothing was lost.</source>
        <translation>L&apos;index de recherche de la bibliothèque manquait ou était endommagé&#xa0;; il a été reconstruit et rien n&apos;est perdu.</translation>
    </message>
    <message>
        <source>The search index of the library was missing or damaged. It is being rebuilt; until this is done, searches use words alone. Nothing is lost.</source>
        <translation>L&apos;index de recherche de la bibliothèque manquait ou était endommagé&#xa0;; il est en cours de reconstruction, et d&apos;ici là les recherches se font par les mots seuls. Rien n&apos;est perdu.</translation>
    </message>
    <message>
        <source>The search index is being rebuilt; this search used words alone.</source>
        <translation>L'index de recherche est en cours de reconstruction&#xa0;; cette recherche n'a utilisé que les mots.</translation>
    </message>
    <message>
        <source>“%1” returned no vector for the question; this search used words and the library&apos;s own vectors. Check the embedding model in Settings.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;a pas donné de vecteur pour la question&#xa0;; cette recherche a utilisé les mots et les vecteurs propres à la bibliothèque. Vérifiez le modèle de plongements dans les réglages.</translation>
    </message>
    <message>
        <source>%1 cannot be copied; free some space on the disk, or choose another folder.</source>
        <translation>%1 ne peut pas être copié&#xa0;; libérez de l&apos;espace sur le disque, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Nothing in the library can be read; restore a backup, or add the documents to a new library.</source>
        <translation>Rien de la bibliothèque n&apos;est lisible&#xa0;; restaurez une sauvegarde, ou ajoutez les documents à une nouvelle bibliothèque.</translation>
    </message>
    <message>
        <source>The library was damaged and this document has not been read again; add its PDF.</source>
        <translation>La bibliothèque était endommagée et ce document n&apos;a pas été relu&#xa0;; ajoutez son PDF.</translation>
    </message>
    <message>
        <source>Another program is reading the library %1; wait for it and try again.</source>
        <translation>Un autre programme lit la bibliothèque %1&#xa0;; attendez qu&apos;il ait fini et réessayez.</translation>
    </message>
    <message>
        <source>Another program is writing to the library %1; close it and try again.</source>
        <translation>Un autre programme écrit dans la bibliothèque %1&#xa0;; fermez-le et réessayez.</translation>
    </message>
    <message>
        <source>The disk with the library %1 reported an error; check the disk and its free space, then try again.</source>
        <translation>Le disque de la bibliothèque %1 signale une erreur&#xa0;; vérifiez le disque et son espace libre, puis réessayez.</translation>
    </message>
    <message>
        <source>Parts of the library %1 are inconsistent; run “attest-cli doctor --deep”, or restore a backup.</source>
        <translation>Des parties de la bibliothèque %1 sont incohérentes&#xa0;; lancez «&#xa0;attest-cli doctor --deep&#xa0;», ou restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>Lookup tables in the library %1 are missing or damaged; “attest-cli doctor --deep” rebuilds them, and nothing is lost.</source>
        <translation>Des tables de consultation de la bibliothèque %1 manquent ou sont endommagées&#xa0;; «&#xa0;attest-cli doctor --deep&#xa0;» les reconstruit, et rien n&apos;est perdu.</translation>
    </message>
    <message>
        <source>Parts of the library are inconsistent; run “attest-cli reindex”, which rebuilds what it can.</source>
        <translation>Des parties de la bibliothèque sont incohérentes&#xa0;; lancez «&#xa0;attest-cli reindex&#xa0;», qui reconstruit ce qui peut l&apos;être.</translation>
    </message>
    <message>
        <source>The passage is no longer in the library; ask again.</source>
        <translation>Le passage n&apos;est plus dans la bibliothèque&#xa0;; posez de nouveau la question.</translation>
    </message>
    <message>
        <source>The page is no longer in the library; look at the list again.</source>
        <translation>La page n&apos;est plus dans la bibliothèque&#xa0;; consultez de nouveau la liste.</translation>
    </message>
    <message>
        <source>The library is being changed; try again in a moment.</source>
        <translation>La bibliothèque est en cours de modification&#xa0;; réessayez dans un moment.</translation>
    </message>
    <message>
        <source>the quotation [%1] does not appear on page %2 of “%3”</source>
        <translation>la citation [%1] n&apos;apparaît pas à la page %2 de «&#xa0;%3&#xa0;»</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Answers from your own PDFs, with reasons.</source>
        <translation>Des réponses tirées de vos propres PDF, avec leurs justifications.</translation>
    </message>
    <message>
        <source>Open the library in this folder instead of $ATTEST_LIBRARY or the default one.</source>
        <translation>Ouvrir la bibliothèque de ce dossier, au lieu de $ATTEST_LIBRARY ou de celle par défaut.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>Open the sample library, which contains the manual.</source>
        <translation>Ouvrir la bibliothèque d&apos;exemple (le manuel) au lieu de la vôtre.</translation>
    </message>
    <message>
        <source>Use this theme (system, light or dark) instead of the one in the settings.</source>
        <translation>Utiliser ce thème (system, light ou dark) au lieu de celui des réglages.</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>thème</translation>
    </message>
    <message>
        <source>Save a screenshot once all documents have been read and all questions answered, then quit.</source>
        <translation>Enregistrer une capture d&apos;écran une fois les lectures et les réponses terminées, puis quitter.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>Window size, such as 1400x900.</source>
        <translation>Taille de la fenêtre, par exemple 1400x900.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>Ask this question once the documents have been read.</source>
        <translation>Poser cette question une fois les documents lus.</translation>
    </message>
    <message>
        <source>question</source>
        <translation>question</translation>
    </message>
    <message>
        <source>PDFs or folders to add, evidence bundles to open, or attest://… links to follow.</source>
        <translation>PDF ou dossiers à ajouter, dossiers de preuves à ouvrir, liens attest://… à suivre.</translation>
    </message>
</context>
<context>
    <name>ui::AnswerText</name>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
</context>
<context>
    <name>ui::AnswerView</name>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Show earlier answers (%1)</source>
        <translation>Afficher les réponses précédentes (%1)</translation>
    </message>
    <message>
        <source>Add documents, then ask.</source>
        <translation>Ajoutez des documents, puis posez une question.</translation>
    </message>
    <message>
        <source>Ask a question about your document.
Every sentence of the answer cites the page it is based on.</source>
        <translation>Posez une question sur votre document.
Chaque phrase de la réponse cite la page sur laquelle elle repose.</translation>
    </message>
    <message>
        <source>Ask a question about your %1 documents.
Every sentence of the answer cites the page it is based on.</source>
        <translation>Posez une question sur vos %1 documents.
Chaque phrase de la réponse cite la page sur laquelle elle repose.</translation>
    </message>
</context>
<context>
    <name>ui::AskBar</name>
    <message>
        <source>Ask your library…</source>
        <translation>Interrogez votre bibliothèque…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>▾</source>
        <translation>▾</translation>
    </message>
    <message>
        <source>Other ways to stop</source>
        <translation>Autres façons d&apos;arrêter</translation>
    </message>
    <message>
        <source>Stop after this step, or accept the best answer so far</source>
        <translation>S&apos;arrêter après cette étape, ou accepter la meilleure réponse obtenue</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Web on</source>
        <translation>Web activé</translation>
    </message>
    <message>
        <source>Web search is on; click to turn it off</source>
        <translation>La recherche web est activée&#xa0;; cliquez pour la désactiver</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Intégré</translation>
    </message>
    <message>
        <source>Finds, quotes and judges without any server</source>
        <translation>Trouve, cite et juge sans aucun serveur</translation>
    </message>
    <message>
        <source>Connect a model…</source>
        <translation>Connecter un modèle…</translation>
    </message>
    <message>
        <source>Click to turn it off.</source>
        <translation>Cliquez pour la désactiver.</translation>
    </message>
    <message>
        <source>Stops after this step</source>
        <translation>S&apos;arrête après cette étape</translation>
    </message>
    <message>
        <source>Ends after this step with the best answer</source>
        <translation>Se termine après cette étape avec la meilleure réponse</translation>
    </message>
    <message>
        <source>%1 of %2 model calls · %3 of %4 steps</source>
        <translation>%1 appels au modèle sur %2 · %3 étapes sur %4</translation>
    </message>
    <message>
        <source>Lets the running step finish; you can fork the run from there</source>
        <translation>Laisse l&apos;étape en cours se terminer&#xa0;; vous pouvez faire bifurquer l&apos;exécution à partir de là</translation>
    </message>
    <message>
        <source>No question is being answered</source>
        <translation>Aucune question n&apos;est en cours</translation>
    </message>
    <message>
        <source>Lets the running step finish and keeps the best answer so far; the answer says that you accepted it early</source>
        <translation>Laisse l&apos;étape en cours se terminer et garde la meilleure réponse obtenue&#xa0;; celle-ci indique que vous l&apos;avez acceptée avant la fin</translation>
    </message>
    <message>
        <source>There is no answer yet to accept</source>
        <translation>Il n&apos;y a pas encore de réponse à accepter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Stop at once (Esc)</source>
        <translation>Arrêter tout de suite (Échap)</translation>
    </message>
    <message>
        <source>Ask (Return)</source>
        <translation>Demander (Entrée)</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Budget&#xa0;: %1</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>%1 of %2 calls</source>
        <translation>%1 appels sur %2</translation>
    </message>
</context>
<context>
    <name>ui::AttemptsPanel</name>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None in either attempt.</source>
        <translation>Aucune, ni dans l&apos;une ni dans l&apos;autre.</translation>
    </message>
    <message>
        <source>The same, word for word.</source>
        <translation>Identique, mot pour mot.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Verdicts</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>la réponse</translation>
    </message>
    <message>
        <source>%1 of %2:</source>
        <comment>a kind of verdict, a passage</comment>
        <translation>%1 de %2&#xa0;:</translation>
    </message>
    <message>
        <source>No verdict has changed.</source>
        <translation>Aucun verdict n&apos;a changé.</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>− lost:</source>
        <translation>− perdus&#xa0;:</translation>
    </message>
    <message>
        <source>+ gained:</source>
        <translation>+ gagnés&#xa0;:</translation>
    </message>
    <message>
        <source>None in common.</source>
        <translation>Aucun en commun.</translation>
    </message>
    <message>
        <source>%1 in both:</source>
        <translation>%1 dans les deux&#xa0;:</translation>
    </message>
    <message>
        <source>%1: the same</source>
        <translation>%1&#xa0;: sans changement</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Aucune différence.</translation>
    </message>
    <message>
        <source>Different: %1</source>
        <translation>Différences&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is only one attempt. If a check fails, or if you fork the run, you can compare the attempts here.</source>
        <translation>Il n&apos;y a qu&apos;une tentative. Si une vérification échoue, ou si vous faites bifurquer l&apos;exécution, vous pourrez comparer les tentatives ici.</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Compare this attempt</source>
        <translation>Comparer cette tentative</translation>
    </message>
    <message>
        <source>With this attempt</source>
        <translation>Avec cette tentative</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Earlier run, attempt %1</source>
        <translation>Exécution précédente, tentative %1</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Tentative %1</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>query</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>verdicts</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>passages</translation>
    </message>
</context>
<context>
    <name>ui::BinDialog</name>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>&amp;Empty the bin…</source>
        <translation>&amp;Vider la corbeille…</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Permanent deletion</source>
        <translation>Suppression définitive</translation>
    </message>
    <message>
        <source>Removed documents and sessions</source>
        <translation>Documents et sessions retirés</translation>
    </message>
    <message>
        <source>Document %1</source>
        <translation>Document %1</translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation>Session %1</translation>
    </message>
    <message>
        <source>The bin is empty. Removed documents and sessions stay here for %1 days.</source>
        <translation>La corbeille est vide. Les documents et les sessions retirés y restent %1 jours.</translation>
    </message>
    <message>
        <source>Items in the bin are not searched. The PDF files stay where they are.</source>
        <translation>Le contenu de la corbeille n&apos;est pas pris en compte dans les recherches. Les fichiers PDF restent à leur place.</translation>
    </message>
    <message>
        <source>Everything in the bin will be permanently deleted. The PDF files stay where they are.</source>
        <translation>Tout le contenu de la corbeille sera définitivement supprimé. Les fichiers PDF restent à leur place.</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) left</source>
        <translation>
            <numerusform>encore %Ln jour</numerusform>
            <numerusform>encore %Ln jours</numerusform>
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
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4 left.</source>
        <translation>%1&#xa0;: %2 sur %3, il reste %4.</translation>
    </message>
    <message>
        <source>%1 of %2 model calls</source>
        <translation>%1 appels au modèle sur %2</translation>
    </message>
    <message>
        <source>no retries</source>
        <translation>aucun nouvel essai</translation>
    </message>
    <message>
        <source>%1 used up</source>
        <translation>%1&#xa0;: épuisé</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>limite</translation>
    </message>
    <message>
        <source>left</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>Rewrites of the question</source>
        <translation>Reformulations de la question</translation>
    </message>
    <message>
        <source>%1 rewrites</source>
        <translation>%1 reformulations</translation>
    </message>
    <message>
        <source>retry %1</source>
        <translation>nouvel essai %1</translation>
    </message>
    <message>
        <source>Regenerations of the answer</source>
        <translation>Réécritures de la réponse</translation>
    </message>
    <message>
        <source>%1 regenerations</source>
        <translation>%1 réécritures</translation>
    </message>
    <message>
        <source>Web searches</source>
        <translation>Recherches web</translation>
    </message>
    <message>
        <source>%1 web searches</source>
        <translation>%1 recherches web</translation>
    </message>
    <message>
        <source>web search %1</source>
        <translation>recherche web %1</translation>
    </message>
    <message>
        <source>Reasoning steps</source>
        <translation>Étapes de raisonnement</translation>
    </message>
    <message>
        <source>%1 reasoning steps</source>
        <translation>%1 étapes de raisonnement</translation>
    </message>
    <message>
        <source>reasoning step %1</source>
        <translation>étape de raisonnement %1</translation>
    </message>
    <message>
        <source>Sentences, one at a time</source>
        <translation>Phrases, une à une</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 phrases</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>phrase %1</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Seconds until the first words</source>
        <translation>Secondes jusqu&apos;aux premiers mots</translation>
    </message>
    <message>
        <source>first words after %1 s</source>
        <translation>premiers mots après %1&#xa0;s</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Jetons par seconde</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 jetons/s</translation>
    </message>
    <message>
        <source>Minimum price in dollars</source>
        <translation>Prix minimal en dollars</translation>
    </message>
    <message>
        <source>Approximate price in dollars</source>
        <translation>Prix approximatif en dollars</translation>
    </message>
    <message>
        <source>at least $%1</source>
        <translation>au moins %1&#xa0;$</translation>
    </message>
    <message>
        <source>about $%1</source>
        <translation>environ %1&#xa0;$</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 appels</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 jetons</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 étapes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln model call(s)</source>
        <translation>
            <numerusform>%Ln appel au modèle</numerusform>
            <numerusform>%Ln appels au modèle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln retries</source>
        <translation>
            <numerusform>%Ln nouvel essai</numerusform>
            <numerusform>%Ln nouveaux essais</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the model on the GPU</source>
        <translation>Part du modèle sur le processeur graphique</translation>
    </message>
    <message>
        <source>%1 % on the GPU</source>
        <translation>%1&#xa0;% sur le processeur graphique</translation>
    </message>
</context>
<context>
    <name>ui::Columns</name>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Run details</source>
        <translation>Détails de l&apos;exécution</translation>
    </message>
</context>
<context>
    <name>ui::ComputationView</name>
    <message>
        <source>and %1 more rows</source>
        <translation>et %1 autres lignes</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Formula and calculation</source>
        <translation>Formule et calcul</translation>
    </message>
    <message>
        <source>Numbers used in the computation</source>
        <translation>Nombres utilisés dans le calcul</translation>
    </message>
    <message>
        <source>Table rows that contain these numbers</source>
        <translation>Lignes des tableaux qui contiennent ces nombres</translation>
    </message>
    <message>
        <source>Compared values</source>
        <translation>Valeurs comparées</translation>
    </message>
</context>
<context>
    <name>ui::Conversation</name>
    <message>
        <source>Where this session comes from</source>
        <translation>D&apos;où vient cette session</translation>
    </message>
    <message>
        <source>From the evidence bundle “%1”, created on %2 and not checked here. It is read-only: a new question starts a session of your own.</source>
        <translation>Issue du dossier de preuves «&#xa0;%1&#xa0;», créé le %2 et non vérifié ici. Elle est en lecture seule&#xa0;: une nouvelle question ouvre votre propre session.</translation>
    </message>
</context>
<context>
    <name>ui::CorrectionRow</name>
    <message>
        <source>relevant</source>
        <translation>pertinent</translation>
    </message>
    <message>
        <source>not relevant</source>
        <translation>non pertinent</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>étayé</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>non étayé</translation>
    </message>
    <message>
        <source>useful</source>
        <translation>utile</translation>
    </message>
    <message>
        <source>not useful</source>
        <translation>inutile</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>phrase %1</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>Vous&#xa0;: %1</translation>
    </message>
    <message>
        <source>✎ You: %1</source>
        <translation>✎ Vous&#xa0;: %1</translation>
    </message>
    <message>
        <source>✎ %1</source>
        <translation>✎ %1</translation>
    </message>
    <message>
        <source>Undo correction</source>
        <translation>Annuler la correction</translation>
    </message>
    <message>
        <source>Mark this verdict as wrong; your correction is saved with the answer and counts towards the judge statistics</source>
        <translation>Marquer ce verdict comme erroné&#xa0;; votre correction est enregistrée avec la réponse et compte dans les statistiques des juges</translation>
    </message>
    <message>
        <source>Corrected by you: %1; press to undo</source>
        <translation>Corrigé par vous&#xa0;: %1&#xa0;; cliquez pour annuler</translation>
    </message>
    <message>
        <source>Mark as %1</source>
        <translation>Marquer comme %1</translation>
    </message>
</context>
<context>
    <name>ui::DescriptionForm</name>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Title of the document</source>
        <translation>Titre du document</translation>
    </message>
    <message>
        <source>The document’s name in the list, in citations and in exports</source>
        <translation>Nom du document dans la liste, dans les citations et dans les exports</translation>
    </message>
    <message>
        <source>Author of the document</source>
        <translation>Auteur du document</translation>
    </message>
    <message>
        <source>Year of the document</source>
        <translation>Année du document</translation>
    </message>
    <message>
        <source>separated by commas</source>
        <translation>séparées par des virgules</translation>
    </message>
    <message>
        <source>Tags of the document</source>
        <translation>Étiquettes du document</translation>
    </message>
    <message>
        <source>Reset title, author and year to what Attest read</source>
        <translation>Rétablir le titre, l&apos;auteur et l&apos;année lus par Attest</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Resets the title to “%1”, and author and year to what Attest read</source>
        <translation>Rétablit le titre «&#xa0;%1&#xa0;» ainsi que l&apos;auteur et l&apos;année lus par Attest</translation>
    </message>
    <message>
        <source>“%1” is not a valid year; type four digits, or leave the field empty.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une année valide&#xa0;; saisissez quatre chiffres, ou laissez le champ vide.</translation>
    </message>
    <message>
        <source>“%1” is too long for a tag; type a shorter one.</source>
        <translation>«&#xa0;%1&#xa0;» est trop long pour une étiquette&#xa0;; saisissez-en une plus courte.</translation>
    </message>
</context>
<context>
    <name>ui::DocumentDelegate</name>
    <message>
        <source>Password…</source>
        <translation>Mot de passe…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>Reconnaître le texte</translation>
    </message>
    <message>
        <source>Password ⏎</source>
        <translation>Mot de passe ⏎</translation>
    </message>
    <message>
        <source>Password for %1</source>
        <translation>Mot de passe de %1</translation>
    </message>
</context>
<context>
    <name>ui::DocumentView</name>
    <message>
        <source>✓ Read</source>
        <translation>✓ Lue</translation>
    </message>
    <message>
        <source>✓ Recognised</source>
        <translation>✓ Reconnue</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vierge</translation>
    </message>
    <message>
        <source>! Not read</source>
        <translation>! Non lue</translation>
    </message>
    <message>
        <source>! Locked</source>
        <translation>! Verrouillée</translation>
    </message>
    <message>
        <source>! Read in part</source>
        <translation>! Lue en partie</translation>
    </message>
    <message>
        <source>! Failed</source>
        <translation>! Échec</translation>
    </message>
    <message>
        <source>This document could not be read.</source>
        <translation>Ce document n&apos;a pas pu être lu.</translation>
    </message>
    <message>
        <source>%1, all read; %2 can be searched.</source>
        <translation>%1, toutes lues&#xa0;; %2 pour la recherche.</translation>
    </message>
    <message>
        <source>%1, %2 of them not read; %3 can be searched. Answers cannot use pages that were not read.</source>
        <translation>%1, dont %2 non lues&#xa0;; %3 pour la recherche. Les réponses ne peuvent pas utiliser les pages non lues.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>Reconnaître le texte</translation>
    </message>
    <message>
        <source>About the document</source>
        <translation>À propos du document</translation>
    </message>
    <message>
        <source>Runs OCR on unread pages. If there are none, repeats OCR on the pages recognised before; if no page was recognised before, runs it on every page.</source>
        <translation>Reconnaît le texte des pages non lues. S&apos;il n&apos;y en a pas, recommence sur les pages déjà reconnues&#xa0;; si aucune ne l&apos;a été, traite toutes les pages.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the page about the document</source>
        <translation>Fermer la page consacrée au document</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Pages by status</source>
        <translation>Pages par état</translation>
    </message>
    <message>
        <source>Opens the document</source>
        <translation>Ouvre le document</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Première page</translation>
    </message>
    <message>
        <source>Password ⏎</source>
        <translation>Mot de passe ⏎</translation>
    </message>
    <message>
        <source>Password for the document</source>
        <translation>Mot de passe du document</translation>
    </message>
    <message>
        <source>%1 (missing at the moment)</source>
        <translation>%1 (absent pour l&apos;instant)</translation>
    </message>
    <message>
        <source>The same content in %1 locations:
%2</source>
        <translation>Le même contenu à %1 emplacements&#xa0;:
%2</translation>
    </message>
    <message>
        <source>Saved. New answers, citations and exports use these details.</source>
        <translation>Enregistré. Les nouvelles réponses, les citations et les exports en tiennent compte.</translation>
    </message>
    <message>
        <source>Saved. You can limit the list and your questions to a tag.</source>
        <translation>Enregistré. Vous pouvez limiter la liste et vos questions à une étiquette.</translation>
    </message>
    <message>
        <source>Press Return to show the first of them</source>
        <translation>Appuyez sur Entrée pour afficher la première d&apos;entre elles</translation>
    </message>
    <message>
        <source>This PDF needs a password. The password you type is also tried on other PDFs that need one.</source>
        <translation>Ce PDF nécessite un mot de passe. Celui que vous saisissez est aussi essayé sur les autres PDF qui en nécessitent un.</translation>
    </message>
    <message>
        <source>Attest keeps the password until you quit and does not save it.</source>
        <translation>Le mot de passe est gardé jusqu&apos;à ce que vous quittiez Attest et n&apos;est enregistré nulle part.</translation>
    </message>
    <message>
        <source>Remember the password</source>
        <translation>Mémoriser le mot de passe</translation>
    </message>
    <message>
        <source>Saves the password in the system keychain only</source>
        <translation>Enregistre le mot de passe uniquement dans le trousseau de clés du système</translation>
    </message>
    <message>
        <source>The password is saved in the system keychain.</source>
        <translation>Le mot de passe est enregistré dans le trousseau de clés du système.</translation>
    </message>
    <message>
        <source>Forget the password</source>
        <translation>Oublier le mot de passe</translation>
    </message>
    <message>
        <source>The text already read stays in the library</source>
        <translation>Le texte déjà lu reste dans la bibliothèque</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EvalCharts</name>
    <message>
        <source>Finding the right page</source>
        <translation>Trouver la bonne page</translation>
    </message>
    <message>
        <source>Mean over all questions; the line is the 95 % confidence interval.</source>
        <translation>Moyenne sur toutes les questions&#xa0;; le trait est l&apos;intervalle de confiance à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Finding the right document</source>
        <translation>Trouver le bon document</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Refus</translation>
    </message>
    <message>
        <source>The first bar should be long, the second short.</source>
        <translation>La première barre doit être longue, la deuxième courte.</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Verdicts</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>The bar is the median; the line is the 95th percentile.</source>
        <translation>La barre indique la médiane, le trait le 95e centile.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>a search</source>
        <translation>une recherche</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>une réponse</translation>
    </message>
    <message>
        <source>Confidence and accuracy</source>
        <translation>Certitude et justesse</translation>
    </message>
    <message>
        <source>On the dashed line, probabilities match results.</source>
        <translation>Sur la ligne pointillée, une probabilité correspond à la fréquence réelle.</translation>
    </message>
    <message>
        <source>On the dashed line, probabilities match results; the numbers count verdicts.</source>
        <translation>Sur la ligne pointillée, une probabilité correspond à la fréquence réelle&#xa0;; les nombres comptent les verdicts.</translation>
    </message>
    <message>
        <source>how sure the judge was</source>
        <translation>certitude du juge</translation>
    </message>
    <message>
        <source>how often the judge was right</source>
        <translation>fréquence constatée</translation>
    </message>
    <message>
        <source>Right answers by outcome</source>
        <translation>Réponses justes selon l&apos;issue</translation>
    </message>
    <message>
        <source>Share of right answers for each outcome; the line is the 95 % confidence interval.</source>
        <translation>Part de réponses justes pour chaque issue&#xa0;; le trait est l&apos;intervalle de confiance à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Risk and coverage</source>
        <translation>Risque et couverture</translation>
    </message>
    <message>
        <source>The most certain answers come first, by outcome and then by probability. If the curve is low on the left, the most certain answers are right.</source>
        <translation>Les réponses les plus sûres viennent d&apos;abord, selon l&apos;issue puis selon la probabilité. Si la courbe est basse à gauche, les réponses les plus sûres sont justes.</translation>
    </message>
    <message>
        <source>questions answered</source>
        <translation>questions ayant une réponse</translation>
    </message>
    <message>
        <source>wrong answers</source>
        <translation>réponses fausses</translation>
    </message>
    <message>
        <source>up to %1: %2 of the questions answered, %3 of those answers wrong</source>
        <translation>jusqu&apos;à %1&#xa0;: %2 des questions ont une réponse, %3 de ces réponses sont fausses</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>The first %1 of %2 configurations; the table of figures lists all of them.</source>
        <translation>Les %1 premières configurations sur %2&#xa0;; le tableau des chiffres les contient toutes.</translation>
    </message>
</context>
<context>
    <name>ui::EvalRows</name>
    <message>
        <source>Question:</source>
        <translation>Question&#xa0;:</translation>
    </message>
    <message>
        <source>Sentence:</source>
        <translation>Phrase&#xa0;:</translation>
    </message>
    <message>
        <source>Known answer:</source>
        <translation>Réponse connue&#xa0;:</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Réponse&#xa0;:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Pourquoi&#xa0;:</translation>
    </message>
    <message>
        <source>Open the answer</source>
        <translation>Ouvrir la réponse</translation>
    </message>
    <message>
        <source>Questions and their results</source>
        <translation>Questions et leurs résultats</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>Trier selon cette colonne, les plus petits d&apos;abord</translation>
    </message>
    <message>
        <source>Sort by this column, largest first</source>
        <translation>Trier selon cette colonne, les plus grands d&apos;abord</translation>
    </message>
    <message>
        <source>Filter questions…</source>
        <translation>Filtrer les questions…</translation>
    </message>
    <message>
        <source>Words to filter the questions by</source>
        <translation>Mots pour filtrer les questions</translation>
    </message>
    <message>
        <source>Results to show</source>
        <translation>Résultats à afficher</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Partly right</source>
        <translation>Juste en partie</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Questions shown</source>
        <translation>Questions affichées</translation>
    </message>
    <message>
        <source>The selected question</source>
        <translation>La question sélectionnée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Open the answer as a session, with its trace (Return)</source>
        <translation>Ouvrir la réponse sous forme de session, avec sa trace (Entrée)</translation>
    </message>
    <message>
        <source>You can open answers about your own documents if they were kept</source>
        <translation>Vous pouvez ouvrir les réponses sur vos propres documents si elles ont été gardées</translation>
    </message>
</context>
<context>
    <name>ui::EvalRowsModel</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationForm</name>
    <message>
        <source>Flows to compare</source>
        <translation>Flux à comparer</translation>
    </message>
    <message>
        <source>Models to compare</source>
        <translation>Modèles à comparer</translation>
    </message>
    <message>
        <source>Measure retrieval only; write no answers</source>
        <translation>Mesurer seulement la recherche, sans rédiger de réponses</translation>
    </message>
    <message>
        <source>Search only the document that contains the answer</source>
        <translation>Chercher seulement dans le document qui contient la réponse</translation>
    </message>
    <message>
        <source>Keep the answers and their traces</source>
        <translation>Garder les réponses et leurs traces</translation>
    </message>
    <message>
        <source>About these questions</source>
        <translation>À propos de ces questions</translation>
    </message>
    <message>
        <source>Measures only how well pages are found; takes a moment</source>
        <translation>Mesure seulement la qualité de la recherche de pages, en un instant</translation>
    </message>
    <message>
        <source>Saves the answers in sessions of 100 each; you can delete these sessions</source>
        <translation>Enregistre les réponses dans des sessions de cent réponses chacune, que vous pouvez supprimer</translation>
    </message>
    <message>
        <source>Count a search as correct if a correct page is within this many top results</source>
        <translation>Une recherche est juste si une bonne page se trouve à ce rang ou plus haut</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Intégré</translation>
    </message>
    <message>
        <source>Finds, quotes and judges without any server</source>
        <translation>Trouve, cite et juge sans aucun serveur</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Questions</translation>
    </message>
    <message>
        <source>File or folder of questions</source>
        <translation>Fichier ou dossier de questions</translation>
    </message>
    <message>
        <source>Drop a file or a folder here, or choose one</source>
        <translation>Déposez ici un fichier ou un dossier, ou choisissez-en un</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>Choose a file of questions</source>
        <translation>Choisir un fichier de questions</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>Choose a folder of questions</source>
        <translation>Choisir un dossier de questions</translation>
    </message>
    <message>
        <source>The questions you added with “Add to test questions…” below an answer</source>
        <translation>Les questions que vous avez ajoutées avec «&#xa0;Ajouter aux questions de test…&#xa0;» sous une réponse</translation>
    </message>
    <message>
        <source>Count a correct &amp;page in the top</source>
        <translation>Rang maximal d&apos;une bonne &amp;page</translation>
    </message>
    <message>
        <source>Flo&amp;ws</source>
        <translation>Flu&amp;x</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>&amp;Modèles</translation>
    </message>
    <message>
        <source>One line for each question, such as {&quot;question&quot;: …, &quot;answer&quot;: …}; or the formats of FinanceBench, SQuAD and BEIR, labelled pairs, or {&quot;query&quot;, &quot;context&quot;, &quot;response&quot;}.</source>
        <translation>Une ligne par question, par exemple {&quot;question&quot;: …, &quot;answer&quot;: …}&#xa0;; ou les formats de FinanceBench, SQuAD et BEIR, des paires étiquetées, ou {&quot;query&quot;, &quot;context&quot;, &quot;response&quot;}.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture en cours…</translation>
    </message>
    <message>
        <source>Your test questions (%1)</source>
        <translation>Vos questions de test (%1)</translation>
    </message>
    <message>
        <source>search only</source>
        <translation>recherche seule</translation>
    </message>
    <message>
        <source>within the document</source>
        <translation>dans le document</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationPage</name>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Choose what to measure and how</source>
        <translation>Choisir quoi mesurer et comment</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Ce qui est mesuré</translation>
    </message>
    <message>
        <source>Back to the conversation; the evaluation keeps running</source>
        <translation>Retour à la conversation&#xa0;; l&apos;évaluation continue</translation>
    </message>
    <message>
        <source>Back to the conversation</source>
        <translation>Retour à la conversation</translation>
    </message>
    <message>
        <source>Discard the results so far and start from the beginning</source>
        <translation>Abandonner les résultats obtenus et recommencer depuis le début</translation>
    </message>
    <message>
        <source>Stop at once; the results so far are kept, and you can resume later</source>
        <translation>Arrêter tout de suite&#xa0;; les résultats obtenus sont gardés, et vous pourrez reprendre plus tard</translation>
    </message>
    <message>
        <source>Questions measured</source>
        <translation>Questions mesurées</translation>
    </message>
    <message>
        <source>State of the evaluation</source>
        <translation>État de l&apos;évaluation</translation>
    </message>
    <message>
        <source>As &amp;JSON, with every question…</source>
        <translation>En &amp;JSON, avec chaque question…</translation>
    </message>
    <message>
        <source>As &amp;Markdown, the table…</source>
        <translation>En &amp;Markdown, le tableau…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
    <message>
        <source>Reading the questions…</source>
        <translation>Lecture des questions…</translation>
    </message>
    <message>
        <source>%1 of %2 measured</source>
        <translation>%1 mesurées sur %2</translation>
    </message>
    <message>
        <source>, %1 of them earlier</source>
        <translation>, dont %1 auparavant</translation>
    </message>
    <message>
        <source> · %1 a second</source>
        <translation> · %1 par seconde</translation>
    </message>
    <message>
        <source> · %1 a minute</source>
        <translation> · %1 par minute</translation>
    </message>
    <message>
        <source> · about %1 left</source>
        <translation> · encore %1 environ</translation>
    </message>
    <message>
        <source>%1 measured in %2.</source>
        <translation>%1 mesurées en %2.</translation>
    </message>
    <message>
        <source>Stopped before anything was measured.</source>
        <translation>Arrêté avant toute mesure.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2; “Resume” continues from there.</source>
        <translation>Arrêté après %1 sur %2&#xa0;; «&#xa0;Reprendre&#xa0;» continue à partir de là.</translation>
    </message>
    <message>
        <source>Testing with known questions: %1</source>
        <translation>Test avec des questions connues&#xa0;: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Choose at least one flow and one model</source>
        <translation>Choisissez au moins un flux et un modèle</translation>
    </message>
    <message>
        <source>%1 report.%2</source>
        <translation>%1 rapport.%2</translation>
    </message>
    <message>
        <source>The report was saved to %1.</source>
        <translation>Le rapport a été enregistré dans %1.</translation>
    </message>
</context>
<context>
    <name>ui::EvaluationReport</name>
    <message>
        <source>%1 compared with the first configuration, more than chance would explain (%2)</source>
        <translation>%1 par rapport à la première configuration, plus que le hasard ne l&apos;explique (%2)</translation>
    </message>
    <message>
        <source>%1 compared with the first configuration, which may be chance (%2)</source>
        <translation>%1 par rapport à la première configuration, peut-être dû au hasard (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Right answers by outcome</source>
        <translation>Réponses justes selon l&apos;issue</translation>
    </message>
    <message>
        <source>An answer is right if it contains a known answer or its numbers, or cites a correct page when the known answer is long. Any answer to an unanswerable question is wrong.</source>
        <translation>Une réponse est juste si elle contient une réponse connue ou ses nombres, ou si elle cite une bonne page quand la réponse connue est longue. Toute réponse à une question sans réponse possible est fausse.</translation>
    </message>
    <message>
        <source>In brackets: the 95 % confidence interval, from resampling the questions; for coverage and precision, Wilson&apos;s interval. ▲ ▼: differs from the first configuration by more than chance would explain.</source>
        <translation>Entre parenthèses&#xa0;: l&apos;intervalle de confiance à 95&#xa0;%, par rééchantillonnage des questions&#xa0;; pour la couverture et la précision, l&apos;intervalle de Wilson. ▲ ▼&#xa0;: s&apos;écarte de la première configuration plus que le hasard ne l&apos;explique.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Unanswerable</source>
        <translation>Sans réponse possible</translation>
    </message>
    <message>
        <source>%1 questions are about documents that are not in the library; add the documents, or these questions will count as not found.</source>
        <translation>%1 questions portent sur des documents qui ne sont pas dans la bibliothèque&#xa0;; ajoutez ces documents, sinon les questions compteront comme non trouvées.</translation>
    </message>
</context>
<context>
    <name>ui::ExportLine</name>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export format</source>
        <translation>Format d&apos;export</translation>
    </message>
    <message>
        <source>Choose where to save it</source>
        <translation>Choisir où l&apos;enregistrer</translation>
    </message>
    <message>
        <source>Do not export</source>
        <translation>Ne pas exporter</translation>
    </message>
    <message>
        <source>Pictures of the cited words</source>
        <translation>Images des mots cités</translation>
    </message>
    <message>
        <source>The cited words as they appear on their pages, highlighted</source>
        <translation>Les mots cités, surlignés, tels qu&apos;ils figurent sur leurs pages</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Everything that happened, so that the run can be replayed</source>
        <translation>Tout ce qui s&apos;est passé, pour que l&apos;exécution puisse être rejouée</translation>
    </message>
    <message>
        <source>Prompts and replies</source>
        <translation>Invites et réponses</translation>
    </message>
    <message>
        <source>What the models were asked and what they replied, word for word</source>
        <translation>Ce qui a été demandé aux modèles et ce qu&apos;ils ont répondu, mot pour mot</translation>
    </message>
    <message>
        <source>Rejected passages</source>
        <translation>Passages rejetés</translation>
    </message>
    <message>
        <source>Passages that no answer used</source>
        <translation>Passages qu&apos;aucune réponse n&apos;a utilisés</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Full paths of files on this computer, not only their names</source>
        <translation>Chemins complets des fichiers sur cet ordinateur, et pas seulement leurs noms</translation>
    </message>
    <message>
        <source>Technical appendix</source>
        <translation>Annexe technique</translation>
    </message>
    <message>
        <source>How each question was answered: steps, verdicts, model and cost</source>
        <translation>Comment chaque question a reçu sa réponse&#xa0;: étapes, verdicts, modèle et coût</translation>
    </message>
    <message>
        <source>Export “%1” as</source>
        <translation>Exporter «&#xa0;%1&#xa0;» en</translation>
    </message>
    <message>
        <source>Export %1 sessions as</source>
        <translation>Exporter %1 sessions en</translation>
    </message>
</context>
<context>
    <name>ui::FetchBox</name>
    <message>
        <source>Share of the model already downloaded</source>
        <translation>Part du modèle déjà téléchargée</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>ui::FlowPanel</name>
    <message>
        <source>Full graph</source>
        <translation>Graphe complet</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>Edges not taken</source>
        <translation>Arêtes non suivies</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>The whole graph, live, in the middle of the window</source>
        <translation>Le graphe entier, en direct, au milieu de la fenêtre</translation>
    </message>
    <message>
        <source>Every visit to a step and every verdict, with prompts and replies</source>
        <translation>Chaque visite d&apos;une étape et chaque verdict, avec les invites et les réponses</translation>
    </message>
    <message>
        <source>Also show where each step could have led</source>
        <translation>Montrer aussi où chaque étape aurait pu mener</translation>
    </message>
    <message>
        <source>Results of this step</source>
        <translation>Résultats de cette étape</translation>
    </message>
</context>
<context>
    <name>ui::FoldersDialog</name>
    <message>
        <source>… Not checked yet</source>
        <translation>… Pas encore examiné</translation>
    </message>
    <message>
        <source>⊘ Offline</source>
        <translation>⊘ Hors ligne</translation>
    </message>
    <message>
        <source>! Up to date, with warnings</source>
        <translation>! À jour, avec des avertissements</translation>
    </message>
    <message>
        <source>✓ Up to date</source>
        <translation>✓ À jour</translation>
    </message>
    <message>
        <source>%1, checked every few minutes</source>
        <translation>%1, examiné à quelques minutes d&apos;intervalle</translation>
    </message>
    <message>
        <source>The system does not report every change here: the folder is on the network, or contains more folders than the system can watch.</source>
        <translation>Le système ne signale pas tous les changements ici&#xa0;: le dossier est sur le réseau, ou contient plus de dossiers que le système ne peut en surveiller.</translation>
    </message>
    <message>
        <source>&amp;Stop watching</source>
        <translation>Ne plus &amp;surveiller</translation>
    </message>
    <message>
        <source>Chec&amp;k now</source>
        <translation>E&amp;xaminer maintenant</translation>
    </message>
    <message>
        <source>Watched folders</source>
        <translation>Dossiers surveillés</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>PDFs</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Last checked</source>
        <translation>Dernier examen</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>&amp;Add a folder…</source>
        <translation>&amp;Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Keep its documents in the library</source>
        <translation>Garder ses documents dans la bibliothèque</translation>
    </message>
    <message>
        <source>Remove its documents from the library; the files stay</source>
        <translation>Retirer ses documents de la bibliothèque&#xa0;; les fichiers restent</translation>
    </message>
    <message>
        <source>What to include</source>
        <translation>Ce qu&apos;il faut inclure</translation>
    </message>
    <message>
        <source>all; or patterns, such as report*; minutes/*</source>
        <translation>tous&#xa0;; ou des motifs, comme rapport*; comptes/*</translation>
    </message>
    <message>
        <source>Only PDFs named</source>
        <translation>Seulement les PDF nommés</translation>
    </message>
    <message>
        <source>none; or patterns, such as drafts; *old*</source>
        <translation>aucun&#xa0;; ou des motifs, comme brouillons; *ancien*</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Exclure</translation>
    </message>
    <message>
        <source>including subfolders</source>
        <translation>avec les sous-dossiers</translation>
    </message>
    <message>
        <source>including hidden files</source>
        <translation>avec les fichiers cachés</translation>
    </message>
    <message>
        <source>any size</source>
        <translation>toutes tailles</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>Fichier le plus gros</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>Keep documents that are now left out</source>
        <translation>Garder les documents désormais exclus</translation>
    </message>
    <message>
        <source>Remove documents that are now left out; the files stay</source>
        <translation>Retirer les documents désormais exclus&#xa0;; les fichiers restent</translation>
    </message>
    <message>
        <source>&amp;Only PDFs named</source>
        <translation>Seulement les PDF n&amp;ommés</translation>
    </message>
    <message>
        <source>L&amp;eave out</source>
        <translation>&amp;Exclure</translation>
    </message>
    <message>
        <source>Lar&amp;gest file</source>
        <translation>Fichier le plus &amp;gros</translation>
    </message>
    <message>
        <source>%1 and %2 missing</source>
        <translation>%1 et %2 disparus</translation>
    </message>
    <message>
        <source>Remove missing documents</source>
        <translation>Retirer les documents disparus</translation>
    </message>
    <message>
        <source>Attest checks a watched folder when it starts and whenever something in the folder changes: new PDFs are read, changed ones are read again. Nothing is removed from the library automatically.</source>
        <translation>Attest examine un dossier surveillé à son démarrage et chaque fois que quelque chose y change&#xa0;: les nouveaux PDF sont lus, ceux qui ont changé sont relus. Rien n&apos;est retiré automatiquement de la bibliothèque.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln document(s) whose files are missing</source>
        <translation>
            <numerusform>Retirer %Ln document dont le fichier a disparu</numerusform>
            <numerusform>Retirer %Ln documents dont les fichiers ont disparu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FollowUps</name>
    <message>
        <source>Follow-up questions</source>
        <translation>Questions complémentaires</translation>
    </message>
</context>
<context>
    <name>ui::ForkLine</name>
    <message>
        <source>Built-in</source>
        <translation>Intégré</translation>
    </message>
    <message>
        <source>Fork from step</source>
        <translation>Bifurquer à partir de l&apos;étape</translation>
    </message>
    <message>
        <source>This step and all later steps run again; earlier steps are reused</source>
        <translation>Cette étape et toutes les suivantes s&apos;exécutent à nouveau&#xa0;; les étapes précédentes sont reprises</translation>
    </message>
    <message>
        <source>Flow of the fork</source>
        <translation>Flux de la bifurcation</translation>
    </message>
    <message>
        <source>A different flow starts from the beginning, with the passages found so far</source>
        <translation>Un autre flux reprend depuis le début, avec les passages trouvés jusqu&apos;ici</translation>
    </message>
    <message>
        <source>Model of the fork</source>
        <translation>Modèle de la bifurcation</translation>
    </message>
    <message>
        <source>The model that writes and judges from this step on</source>
        <translation>Le modèle qui rédige et juge à partir de cette étape</translation>
    </message>
    <message>
        <source>Ask from here</source>
        <translation>Relancer à partir d&apos;ici</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcation</translation>
    </message>
    <message>
        <source>The original query</source>
        <translation>La requête d&apos;origine</translation>
    </message>
    <message>
        <source>What the next search should look for</source>
        <translation>Ce que la prochaine recherche doit trouver</translation>
    </message>
    <message>
        <source>From</source>
        <translation>À partir de</translation>
    </message>
    <message>
        <source>Next search</source>
        <translation>Prochaine recherche</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Avant et après</translation>
    </message>
    <message>
        <source>What the fork changes</source>
        <translation>Ce que change la bifurcation</translation>
    </message>
    <message>
        <source>Another setting</source>
        <translation>Un autre réglage</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Starts a new run that records where it was forked from</source>
        <translation>Démarre une nouvelle exécution, qui indique d&apos;où elle bifurque</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>document, page</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Rien pour l&apos;instant</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Setting to change</source>
        <translation>Réglage à modifier</translation>
    </message>
    <message>
        <source>What to do with %1</source>
        <translation>Que faire de %1</translation>
    </message>
    <message>
        <source>Follow the judge, or decide yourself</source>
        <translation>Suivre le juge ou décider vous-même</translation>
    </message>
    <message>
        <source>As judged</source>
        <translation>Selon le juge</translation>
    </message>
    <message>
        <source>Use anyway</source>
        <translation>Utiliser quand même</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Exclure</translation>
    </message>
</context>
<context>
    <name>ui::GetBox</name>
    <message>
        <source>Model file to download</source>
        <translation>Fichier de modèle à télécharger</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Download the model file</source>
        <translation>Télécharger le fichier de modèle</translation>
    </message>
    <message>
        <source>Attest uses the file only if its SHA-256 matches</source>
        <translation>Attest n&apos;utilise le fichier que si son SHA-256 correspond</translation>
    </message>
    <message>
        <source>Download status</source>
        <translation>État du téléchargement</translation>
    </message>
    <message>
        <source>You can also type the address of a GGUF file, followed by its SHA-256.</source>
        <translation>Vous pouvez aussi saisir l&apos;adresse d&apos;un fichier GGUF, suivie de son SHA-256.</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Interrogation du serveur…</translation>
    </message>
    <message>
        <source>Stopped. The part already downloaded is kept; press Download to resume.</source>
        <translation>Arrêté. La partie déjà téléchargée est gardée&#xa0;; cliquez sur «&#xa0;Télécharger&#xa0;» pour reprendre.</translation>
    </message>
    <message>
        <source>Choose a model file, or type the address of one.</source>
        <translation>Choisissez un fichier de modèle, ou saisissez son adresse.</translation>
    </message>
    <message>
        <source>The file has been downloaded, and “local” is selected; press OK to save.</source>
        <translation>Le fichier a été téléchargé et «&#xa0;local&#xa0;» est choisi&#xa0;; cliquez sur OK pour enregistrer.</translation>
    </message>
</context>
<context>
    <name>ui::GraphPage</name>
    <message>
        <source>Back to the conversation</source>
        <translation>Retour à la conversation</translation>
    </message>
    <message>
        <source>Graph of the flow</source>
        <translation>Graphe du flux</translation>
    </message>
    <message>
        <source>Edges not taken</source>
        <translation>Arêtes non suivies</translation>
    </message>
    <message>
        <source>Also draw where each step could have led</source>
        <translation>Dessiner aussi où chaque étape aurait pu mener</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
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
        <translation>%1 visites</translation>
    </message>
    <message>
        <source>1 call</source>
        <translation>1 appel</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 appels</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>under 1 ms</source>
        <translation>moins de 1&#xa0;ms</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>Graph of the flow</source>
        <translation>Graphe du flux</translation>
    </message>
    <message>
        <source>Running: %1.</source>
        <translation>En cours&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 ended with “%2”; next step: %3. %4</source>
        <translation>L&apos;étape %1 s&apos;est terminée par «&#xa0;%2&#xa0;»&#xa0;; étape suivante&#xa0;: %3. %4</translation>
    </message>
    <message>
        <source>At the end.</source>
        <translation>À la fin.</translation>
    </message>
    <message>
        <source>At %1: %2.</source>
        <translation>À l&apos;étape %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has not run yet.</source>
        <translation>%1 n&apos;a pas encore été exécuté.</translation>
    </message>
    <message>
        <source>Ask a question to see how its answer is found and checked.</source>
        <translation>Posez une question pour voir comment sa réponse est trouvée et vérifiée.</translation>
    </message>
    <message>
        <source>%1 of %2 calls</source>
        <translation>%1 appels sur %2</translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Terminé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 a échoué</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The flow ends here.</source>
        <translation>Le flux se termine ici.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Uses one %1 from the budget.</source>
        <translation>Décompté du budget&#xa0;: 1&#xa0;%1.</translation>
    </message>
    <message>
        <source>&amp;Copy the picture	Ctrl+C</source>
        <translation>&amp;Copier l&apos;image	Ctrl+C</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>&amp;Enregistrer l&apos;image…</translation>
    </message>
    <message>
        <source>&amp;Larger	+</source>
        <translation>&amp;Agrandir	+</translation>
    </message>
    <message>
        <source>S&amp;maller	−</source>
        <translation>&amp;Réduire	−</translation>
    </message>
    <message>
        <source>&amp;Fit	0</source>
        <translation>A&amp;juster	0</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>sautée</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>en échec</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln appel</numerusform>
            <numerusform>%Ln appels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HealthDialog</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Pertinence</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Appui</translation>
    </message>
    <message>
        <source>Usefulness</source>
        <translation>Utilité</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Voie</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>Complexité</translation>
    </message>
    <message>
        <source>under 1 ms</source>
        <translation>moins de 1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage en cours…</translation>
    </message>
    <message>
        <source>Switch to scores</source>
        <translation>Passer aux scores</translation>
    </message>
    <message>
        <source>Judge statistics</source>
        <translation>Statistiques des juges</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Scores instead of yes or no</source>
        <translation>Des scores au lieu de oui et non</translation>
    </message>
    <message>
        <source>Changes the flow and one of its settings for new questions</source>
        <translation>Change le flux et l&apos;un de ses réglages pour les nouvelles questions</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Demandés</translation>
    </message>
    <message>
        <source>Said no</source>
        <translation>Ont dit non</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisibles</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>Redemandés</translation>
    </message>
    <message>
        <source>Reused</source>
        <translation>Réutilisés</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigés</translation>
    </message>
    <message>
        <source>Per verdict</source>
        <translation>Par verdict</translation>
    </message>
    <message>
        <source>Replies that were not verdicts</source>
        <translation>Réponses qui n&apos;étaient pas des verdicts</translation>
    </message>
    <message>
        <source>Verdicts that took more than one request</source>
        <translation>Verdicts qui ont demandé plus d&apos;une requête</translation>
    </message>
    <message>
        <source>Verdicts taken from an earlier, identical request</source>
        <translation>Verdicts repris d&apos;une requête antérieure identique</translation>
    </message>
    <message>
        <source>Verdicts you marked as wrong</source>
        <translation>Verdicts que vous avez marqués comme erronés</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Juges</translation>
    </message>
    <message>
        <source>No questions have been asked in this library yet.</source>
        <translation>Aucune question n&apos;a encore été posée dans cette bibliothèque.</translation>
    </message>
    <message>
        <source>Nothing unusual: every judge has said both yes and no, and all replies could be read.</source>
        <translation>Rien d&apos;inhabituel&#xa0;: chaque juge a dit tantôt oui, tantôt non, et toutes les réponses étaient lisibles.</translation>
    </message>
    <message>
        <source>%1: this judge&apos;s server does not report how sure a verdict is, so scores cannot decide instead of yes and no. They could with a server that reports log-probabilities, such as llama-server or vLLM, or with the built-in model.</source>
        <translation>%1&#xa0;: le serveur de ce juge n&apos;indique pas à quel point un verdict est sûr&#xa0;; les scores ne peuvent donc pas décider à la place de oui et non. Ce serait possible avec un serveur qui fournit les log-probabilités, comme llama-server ou vLLM, ou avec le modèle intégré.</translation>
    </message>
    <message>
        <source>%1: scores can decide instead of yes and no if this judge can report how sure it is. To find out, test the model on the Model page of the settings.</source>
        <translation>%1&#xa0;: les scores peuvent décider à la place de oui et non si ce juge peut indiquer à quel point il est sûr. Pour le savoir, testez le modèle sur la page Modèle des réglages.</translation>
    </message>
    <message>
        <source>Attest can rank answers by how sure the judge is, instead of rejecting those it says no to.</source>
        <translation>Attest peut classer les réponses selon la certitude du juge, au lieu de refuser celles auxquelles il dit non.</translation>
    </message>
    <message>
        <source>Answers are already ranked by score, and none is rejected because of a verdict.</source>
        <translation>Les réponses sont déjà classées selon leur score, et aucune n&apos;est refusée à cause d&apos;un verdict.</translation>
    </message>
    <message>
        <source>The flow is now Reflection RAG, and “Drop irrelevant and unsupported segments” is off: answers are ranked by score, and say which check they failed.</source>
        <translation>Le flux est maintenant Reflection RAG, et «&#xa0;Écarter les segments non pertinents ou non étayés&#xa0;» est désactivé&#xa0;: les réponses sont classées selon leur score et indiquent quelle vérification elles n&apos;ont pas passée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ui::IngestBar</name>
    <message>
        <source>Files read</source>
        <translation>Fichiers lus</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pauses reading; nothing is lost, and reading will still be paused when you start Attest again</source>
        <translation>Met la lecture en pause&#xa0;; rien n&apos;est perdu, et elle restera en pause au prochain démarrage</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Takes all waiting files off the list; indexed documents stay, and scans will wait until you start Attest again</source>
        <translation>Retire de la liste tous les fichiers en attente&#xa0;; les documents indexés restent, et les numérisations attendront le prochain démarrage</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Reads all failed files again; the list says why each one failed</source>
        <translation>Relit tous les fichiers en échec&#xa0;; la liste indique pourquoi chacun a échoué</translation>
    </message>
    <message>
        <source>Retry all failed files</source>
        <translation>Réessayer tous les fichiers en échec</translation>
    </message>
    <message>
        <source>Recognising text · %1 of %2 documents</source>
        <translation>Reconnaissance du texte · %1 documents sur %2</translation>
    </message>
    <message>
        <source> · %1 failed</source>
        <translation> · %1 en échec</translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation>%1 fichiers sur %2</translation>
    </message>
    <message>
        <source> · %1 pages/s</source>
        <translation> · %1 pages/s</translation>
    </message>
    <message>
        <source> · about %1 left</source>
        <translation> · encore %1 environ</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Paused · </source>
        <translation>En pause · </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read</source>
        <translation>
            <numerusform>%Ln fichier n&apos;a pas pu être lu</numerusform>
            <numerusform>%Ln fichiers n&apos;ont pas pu être lus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · then %Ln scan(s)</source>
        <translation>
            <numerusform> · puis %Ln numérisation</numerusform>
            <numerusform> · puis %Ln numérisations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::KeyField</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Key; your own servers usually need none</source>
        <translation>Clé&#xa0;; vos propres serveurs n&apos;en ont généralement pas besoin</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Save this key</source>
        <translation>Enregistrer cette clé</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>Oublier la clé</translation>
    </message>
    <message>
        <source>Where the key is stored</source>
        <translation>Où la clé est enregistrée</translation>
    </message>
    <message>
        <source>Leave the name and the password out of the address, and enter them here as name:password.</source>
        <translation>Laissez le nom et le mot de passe hors de l&apos;adresse, et saisissez-les ici sous la forme nom:motdepasse.</translation>
    </message>
    <message>
        <source>A key is stored in your keychain and sent only to this server.</source>
        <translation>Une clé est enregistrée dans votre trousseau de clés et n&apos;est envoyée qu&apos;à ce serveur.</translation>
    </message>
    <message>
        <source>The key comes from the environment.</source>
        <translation>La clé vient de l&apos;environnement.</translation>
    </message>
    <message>
        <source>Attest keeps the key until you quit. %1</source>
        <translation>La clé est gardée jusqu&apos;à ce que vous quittiez Attest. %1</translation>
    </message>
    <message>
        <source>The key is stored in your keychain. It is sent only to this server.</source>
        <translation>La clé est enregistrée dans votre trousseau de clés. Elle n&apos;est envoyée qu&apos;à ce serveur.</translation>
    </message>
</context>
<context>
    <name>ui::LanguageList</name>
    <message>
        <source>OCR languages</source>
        <translation>Langues de la reconnaissance de texte</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1 (non installée)</translation>
    </message>
    <message>
        <source>No language is installed, so no text can be recognised.</source>
        <translation>Aucune langue n&apos;est installée&#xa0;; aucun texte ne peut donc être reconnu.</translation>
    </message>
    <message>
        <source>None is ticked, so Attest uses: %1.</source>
        <translation>Aucune n&apos;est cochée&#xa0;; Attest utilise donc&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Each additional language makes recognition slower.</source>
        <translation>Chaque langue supplémentaire ralentit la reconnaissance.</translation>
    </message>
    <message>
        <source>Each language is a package: tesseract-ocr-fra for French, tesseract-ocr-eng for English. After installing one, reopen this window to see it here.</source>
        <translation>Chaque langue est un paquet&#xa0;: tesseract-ocr-fra pour le français, tesseract-ocr-eng pour l&apos;anglais. Après en avoir installé une, rouvrez cette fenêtre pour la voir ici.</translation>
    </message>
</context>
<context>
    <name>ui::LibraryModel</name>
    <message>
        <source>waiting for text recognition</source>
        <translation>en attente de reconnaissance du texte</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>recognising text</source>
        <translation>reconnaissance du texte</translation>
    </message>
    <message>
        <source>recognising page %1 of %2</source>
        <translation>reconnaissance de la page %1 sur %2</translation>
    </message>
    <message>
        <source>p. %1/%2</source>
        <translation>p. %1/%2</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <translation>%1, %2&#xa0;%</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>ouverture</translation>
    </message>
    <message>
        <source>Password required</source>
        <translation>Mot de passe requis</translation>
    </message>
    <message>
        <source>Scanned, no text</source>
        <translation>Numérisé, sans texte</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>n&apos;a pas pu être lu</translation>
    </message>
    <message>
        <source> · %1 of them could not be read</source>
        <translation> · dont %1 qui n&apos;ont pas pu être lues</translation>
    </message>
    <message>
        <source>%1 (missing at the moment)</source>
        <translation>%1 (absent pour l&apos;instant)</translation>
    </message>
    <message>
        <source>The same content in %1 locations:
</source>
        <translation>Le même contenu à %1 emplacements&#xa0;:
</translation>
    </message>
    <message>
        <source>Hidden from assistants</source>
        <translation>Caché aux assistants</translation>
    </message>
    <message>
        <source>You can still ask about it; its pages will be shown again once the file or its drive is back.</source>
        <translation>Vous pouvez toujours l&apos;interroger&#xa0;; ses pages s&apos;afficheront à nouveau dès que le fichier ou son disque sera de retour.</translation>
    </message>
    <message numerus="yes">
        <source>offline · %Ln page(s)</source>
        <translation>
            <numerusform>hors ligne · %Ln page</numerusform>
            <numerusform>hors ligne · %Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message>
        <source> · your own</source>
        <translation> · à vous</translation>
    </message>
    <message>
        <source>From the team library</source>
        <translation>De la bibliothèque d&apos;équipe</translation>
    </message>
</context>
<context>
    <name>ui::LibraryPanel</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Ajouter des documents</translation>
    </message>
    <message>
        <source>PDF files…</source>
        <translation>Fichiers PDF…</translation>
    </message>
    <message>
        <source>A folder of PDFs…</source>
        <translation>Un dossier de PDF…</translation>
    </message>
    <message>
        <source>Watched folders…</source>
        <translation>Dossiers surveillés…</translation>
    </message>
    <message>
        <source>Search documents…</source>
        <translation>Chercher…</translation>
    </message>
    <message>
        <source>Search documents</source>
        <translation>Chercher des documents</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Last added</source>
        <translation>Dernier ajout</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Dernière utilisation</translation>
    </message>
    <message>
        <source>The tag “%1” was removed; its documents stay.</source>
        <translation>L&apos;étiquette «&#xa0;%1&#xa0;» est retirée&#xa0;; ses documents restent.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>New tag ⏎</source>
        <translation>Nouvelle étiquette ⏎</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nouvelle étiquette</translation>
    </message>
    <message>
        <source>Hide from assistants</source>
        <translation>Cacher aux assistants</translation>
    </message>
    <message>
        <source>Other assistants (attest-cli mcp) and desktop search cannot see it</source>
        <translation>Les autres assistants (attest-cli mcp) et la recherche du bureau ne peuvent pas le voir</translation>
    </message>
    <message>
        <source>Sort the documents</source>
        <translation>Trier les documents</translation>
    </message>
    <message>
        <source>Sorted by: %1</source>
        <translation>Tri&#xa0;: %1</translation>
    </message>
    <message>
        <source>Removed “%1” from the library; the file stays where it is.</source>
        <translation>«&#xa0;%1&#xa0;» est retiré de la bibliothèque&#xa0;; le fichier reste où il est.</translation>
    </message>
    <message>
        <source>Removed %1 documents from the library; the files stay.</source>
        <translation>%1 documents sont retirés de la bibliothèque&#xa0;; les fichiers restent.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Ask only these documents</source>
        <translation>N&apos;interroger que ces documents</translation>
    </message>
    <message>
        <source>Ask only this document</source>
        <translation>N&apos;interroger que ce document</translation>
    </message>
    <message>
        <source>Reading report</source>
        <translation>Rapport de lecture</translation>
    </message>
    <message>
        <source>Title, author, year…</source>
        <translation>Titre, auteur, année…</translation>
    </message>
    <message>
        <source>Enter the password…</source>
        <translation>Saisir le mot de passe…</translation>
    </message>
    <message>
        <source>Read next</source>
        <translation>Lire ensuite</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Run OCR</source>
        <translation>Reconnaître le texte</translation>
    </message>
    <message>
        <source>Run OCR on all pages</source>
        <translation>Reconnaître le texte de toutes les pages</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Library (%1)</source>
        <translation>Bibliothèque (%1)</translation>
    </message>
    <message>
        <source>Drop PDFs or a folder anywhere on this window.</source>
        <translation>Déposez des PDF ou un dossier n&apos;importe où sur cette fenêtre.</translation>
    </message>
    <message>
        <source>No document matches. Try fewer letters.</source>
        <translation>Aucun document ne correspond à la recherche. Essayez avec moins de lettres.</translation>
    </message>
    <message>
        <source>No document with this tag matches. Try fewer letters.</source>
        <translation>Aucun document avec cette étiquette ne correspond à la recherche. Essayez avec moins de lettres.</translation>
    </message>
</context>
<context>
    <name>ui::LocalModelBox</name>
    <message>
        <source>Show log</source>
        <translation>Afficher le journal</translation>
    </message>
    <message>
        <source>A GGUF file; choose the model “local” to use it</source>
        <translation>Un fichier GGUF&#xa0;; choisissez le modèle «&#xa0;local&#xa0;» pour l&apos;utiliser</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>State of the model file</source>
        <translation>État du fichier de modèle</translation>
    </message>
    <message>
        <source>Log of llama-server</source>
        <translation>Journal de llama-server</translation>
    </message>
    <message>
        <source>Not running. Attest starts it on this computer only, when you choose the model “local”, and stops it when you quit.</source>
        <translation>Arrêté. Attest le démarre sur cet ordinateur seulement, quand vous choisissez le modèle «&#xa0;local&#xa0;», et l&apos;arrête quand vous quittez.</translation>
    </message>
</context>
<context>
    <name>ui::LostDialog</name>
    <message>
        <source>What is lost</source>
        <translation>Ce qui est perdu</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
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
        <translation>«&#xa0;%1&#xa0;» n&apos;est plus dans la bibliothèque&#xa0;; ajoutez-le à nouveau pour voir la page.</translation>
    </message>
    <message>
        <source>The document this link points to is not in this library; add it, then follow the link again.</source>
        <translation>Le document visé par ce lien n&apos;est pas dans cette bibliothèque&#xa0;; ajoutez-le, puis suivez à nouveau le lien.</translation>
    </message>
    <message>
        <source>Only the PDFs currently in “%1” are added.</source>
        <translation>Seuls les PDF actuellement dans «&#xa0;%1&#xa0;» sont ajoutés.</translation>
    </message>
    <message>
        <source>Only the PDFs currently in %1 folders are added.</source>
        <translation>Seuls les PDF actuellement dans %1 dossiers sont ajoutés.</translation>
    </message>
    <message>
        <source>Watch this folder</source>
        <translation>Surveiller ce dossier</translation>
    </message>
    <message>
        <source>That password does not open “%1”; try another one.</source>
        <translation>Ce mot de passe n&apos;ouvre pas «&#xa0;%1&#xa0;»&#xa0;; essayez-en un autre.</translation>
    </message>
    <message>
        <source>“%1” is now open. Attest keeps its password until you quit.</source>
        <translation>«&#xa0;%1&#xa0;» est maintenant ouvert. Son mot de passe est gardé jusqu&apos;à ce que vous quittiez Attest.</translation>
    </message>
    <message>
        <source>Remember it</source>
        <translation>Le mémoriser</translation>
    </message>
    <message>
        <source>There is nothing to print yet: open a document, or ask a question.</source>
        <translation>Il n&apos;y a encore rien à imprimer&#xa0;: ouvrez un document, ou posez une question.</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Enregistré sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>This answer is from the evaluation.</source>
        <translation>Cette réponse vient de l&apos;évaluation.</translation>
    </message>
    <message>
        <source>Back to the evaluation</source>
        <translation>Retour à l&apos;évaluation</translation>
    </message>
    <message>
        <source>Removed from your test questions.</source>
        <translation>Retirée de vos questions de test.</translation>
    </message>
    <message>
        <source>Added to your test questions.</source>
        <translation>Ajoutée à vos questions de test.</translation>
    </message>
    <message>
        <source>Replaced in your test questions.</source>
        <translation>Remplacée dans vos questions de test.</translation>
    </message>
    <message>
        <source>Only files on this computer can be added; save the page as a PDF first.</source>
        <translation>Seuls des fichiers de cet ordinateur peuvent être ajoutés&#xa0;; enregistrez d&apos;abord la page en PDF.</translation>
    </message>
    <message>
        <source>Your next question starts a new session that includes the conversation so far.</source>
        <translation>Votre prochaine question ouvre une nouvelle session qui reprend la conversation jusqu&apos;ici.</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Finalement, non</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>“%1” is no longer where it was; its drive may be missing.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est plus à sa place&#xa0;; son disque manque peut-être.</translation>
    </message>
    <message>
        <source>There is no program to open “%1”.</source>
        <translation>Aucun programme ne peut ouvrir «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>You have %Ln test question(s).</source>
        <translation>
            <numerusform>Vous avez %Ln question de test.</numerusform>
            <numerusform>Vous avez %Ln questions de test.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” changes the title, author or year of %Ln document(s)</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» modifie le titre, l&apos;auteur ou l&apos;année de %Ln document</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» modifie le titre, l&apos;auteur ou l&apos;année de %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln PDF(s) that it names will be read first</source>
        <translation>
            <numerusform>%Ln PDF qu&apos;il cite sera lu d&apos;abord</numerusform>
            <numerusform>%Ln PDF qu&apos;il cite seront lus d&apos;abord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are missing</source>
        <translation>
            <numerusform>%Ln fichier manque</numerusform>
            <numerusform>%Ln fichiers manquent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries have no document here</source>
        <translation>
            <numerusform>%Ln entrée n&apos;a pas de document ici</numerusform>
            <numerusform>%Ln entrées n&apos;ont pas de document ici</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone who may see all the documents behind this answer will be able to see the question, the answer and the cited words.</source>
        <translation>Toute personne qui peut voir tous les documents à l&apos;appui de cette réponse pourra voir la question, la réponse et les mots cités.</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publier</translation>
    </message>
    <message>
        <source>The library is damaged. Attest can rescue what is still readable into a new library and keep the damaged one.</source>
        <translation>La bibliothèque est endommagée. Attest peut récupérer ce qui est encore lisible dans une nouvelle bibliothèque et conserver celle qui est endommagée.</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>What is lost (%1)…</source>
        <translation>Ce qui est perdu (%1)…</translation>
    </message>
</context>
<context>
    <name>ui::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Add PDFs…</source>
        <translation>&amp;Ajouter des PDF…</translation>
    </message>
    <message>
        <source>Add a &amp;folder…</source>
        <translation>Ajouter un &amp;dossier…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Watched folders…</source>
        <translation>Dossiers &amp;surveillés…</translation>
    </message>
    <message>
        <source>Add the &amp;sample library</source>
        <translation>Ajouter la &amp;bibliothèque d&apos;exemple</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Nouvelle session</translation>
    </message>
    <message>
        <source>E&amp;xport the session…</source>
        <translation>E&amp;xporter la session…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Export the session as</source>
        <translation>Exporter la session au for&amp;mat</translation>
    </message>
    <message>
        <source>&amp;Import evidence bundle…</source>
        <translation>&amp;Importer un dossier de preuves…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+O</source>
        <translation>Ctrl+Alt+O</translation>
    </message>
    <message>
        <source>Save the &amp;graph as a picture…</source>
        <translation>Enregistrer le &amp;graphe comme image…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>&amp;Back up the library…</source>
        <translation>Sau&amp;vegarder la bibliothèque…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>&amp;Check the library</source>
        <translation>Vérifier la bib&amp;liothèque</translation>
    </message>
    <message>
        <source>Re-index o&amp;utdated documents</source>
        <translation>Réindexer les do&amp;cuments obsolètes</translation>
    </message>
    <message>
        <source>S&amp;how the bin…</source>
        <translation>Afficher la c&amp;orbeille…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo deleting sessions</source>
        <translation>Annuler la s&amp;uppression de sessions</translation>
    </message>
    <message>
        <source>&amp;Copy the answer</source>
        <translation>&amp;Copier la réponse</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Add to test &amp;questions…</source>
        <translation>Ajouter aux &amp;questions de test…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>&amp;Ask a question</source>
        <translation>&amp;Poser une question</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>&amp;Stop answering</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Stop after this ste&amp;p</source>
        <translation>Arrêter après cette é&amp;tape</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Accept the &amp;best so far</source>
        <translation>Accepter la &amp;meilleure réponse</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>&amp;Find in the document</source>
        <translation>Cherc&amp;her dans le document</translation>
    </message>
    <message>
        <source>Find a &amp;document</source>
        <translation>Chercher un &amp;document</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Library and sessions</source>
        <translation>&amp;Bibliothèque et sessions</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>&amp;Run details</source>
        <translation>&amp;Détails de l&apos;exécution</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>&amp;Close the page</source>
        <translation>&amp;Fermer la page</translation>
    </message>
    <message>
        <source>E&amp;valuation</source>
        <translation>É&amp;valuation</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>&amp;Previous answer</source>
        <translation>Réponse &amp;précédente</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>&amp;Next answer</source>
        <translation>Réponse &amp;suivante</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>Ctrl+/</source>
        <translation>Ctrl+/</translation>
    </message>
    <message>
        <source>&amp;Judge statistics…</source>
        <translation>&amp;Statistiques des juges…</translation>
    </message>
    <message>
        <source>&amp;About Attest</source>
        <translation>À propos d&apos;&amp;Attest</translation>
    </message>
    <message>
        <source>&amp;Zotero collections…</source>
        <translation>Collections &amp;Zotero…</translation>
    </message>
    <message>
        <source>Connect a &amp;team library…</source>
        <translation>Connecter une bibliothèque d&apos;é&amp;quipe…</translation>
    </message>
</context>
<context>
    <name>ui::ModelActions</name>
    <message>
        <source>Trying %1…</source>
        <translation>Essai de %1…</translation>
    </message>
    <message>
        <source>Trying %1: %2…</source>
        <translation>Essai de %1&#xa0;: %2…</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Interrogation du serveur…</translation>
    </message>
    <message>
        <source>Stopped. The part already downloaded is kept; the download resumes from there.</source>
        <translation>Arrêté. La partie déjà téléchargée est gardée&#xa0;; le téléchargement reprendra à cet endroit.</translation>
    </message>
    <message>
        <source>%1 does not write text; choose another model.</source>
        <translation>%1 ne rédige pas de texte&#xa0;; choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>%1 is ready: it writes, judges, and says how sure it is.</source>
        <translation>%1 est prêt&#xa0;: il rédige, juge, et dit à quel point il est sûr.</translation>
    </message>
    <message>
        <source>%1 is ready: it writes and judges.</source>
        <translation>%1 est prêt&#xa0;: il rédige et juge.</translation>
    </message>
</context>
<context>
    <name>ui::ModelServerBox</name>
    <message>
        <source>Find models</source>
        <translation>Chercher des modèles</translation>
    </message>
    <message>
        <source>Test the model</source>
        <translation>Tester le modèle</translation>
    </message>
    <message>
        <source>Models found</source>
        <translation>Modèles trouvés</translation>
    </message>
    <message>
        <source>What the model can do</source>
        <translation>Ce que le modèle sait faire</translation>
    </message>
    <message>
        <source>How the model judges</source>
        <translation>Comment juge le modèle</translation>
    </message>
    <message>
        <source>Test as a judge</source>
        <translation>Tester comme juge</translation>
    </message>
    <message>
        <source>Use the better judges</source>
        <translation>Utiliser les meilleurs juges</translation>
    </message>
    <message>
        <source>Tests what the chosen model and its server can do, with a few short requests</source>
        <translation>Teste ce que savent faire le modèle choisi et son serveur, avec quelques courtes requêtes</translation>
    </message>
    <message>
        <source>Compares its verdicts with human ones on 40 examples</source>
        <translation>Compare ses verdicts à des verdicts humains sur 40 exemples</translation>
    </message>
    <message>
        <source>Selects “Built-in” for the roles where the built-in check is the better judge</source>
        <translation>Choisit «&#xa0;Intégré&#xa0;» pour les rôles où la vérification intégrée juge mieux</translation>
    </message>
    <message>
        <source>The judge test did not finish.</source>
        <translation>Le test comme juge n&apos;est pas allé à son terme.</translation>
    </message>
    <message>
        <source>Set under “Models by role”; press OK to save.</source>
        <translation>Réglé sous «&#xa0;Modèles par rôle&#xa0;»&#xa0;; cliquez sur OK pour enregistrer.</translation>
    </message>
    <message>
        <source>Looking for servers…</source>
        <translation>Recherche de serveurs…</translation>
    </message>
    <message>
        <source>%1 at %2 has no model; load one there, then search again.</source>
        <translation>%1 à l&apos;adresse %2 n&apos;a pas de modèle&#xa0;; chargez-en un sur ce serveur, puis cherchez à nouveau.</translation>
    </message>
    <message>
        <source>%1 at %2: %3.</source>
        <translation>%1 à l&apos;adresse %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à l&apos;adresse %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No model server is responding at this address or at the usual ones on this computer; start one, then search again. The easiest way is Ollama: install it from https://ollama.com.</source>
        <translation>Aucun serveur de modèles ne répond à cette adresse ni aux adresses habituelles de cet ordinateur&#xa0;; démarrez-en un, puis cherchez à nouveau. Le plus simple est Ollama&#xa0;: installez-le depuis https://ollama.com.</translation>
    </message>
    <message>
        <source>Choose one under Model.</source>
        <translation>Choisissez-en un sous «&#xa0;Modèle&#xa0;».</translation>
    </message>
    <message>
        <source>The test did not finish.</source>
        <translation>Le test n&apos;est pas allé à son terme.</translation>
    </message>
    <message>
        <source>The built-in model needs no test; to test another model, choose it under “Model”.</source>
        <translation>Le modèle intégré n&apos;a pas besoin de test&#xa0;; pour tester un autre modèle, choisissez-le sous «&#xa0;Modèle&#xa0;».</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>Interrogation de %1…</translation>
    </message>
    <message>
        <source>Testing it as a judge…</source>
        <translation>Test comme juge…</translation>
    </message>
    <message>
        <source>Testing it as a judge: %1 of %2</source>
        <translation>Test comme juge&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>ui::Notice</name>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Fermer cet avis</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
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
        <translation>Page %1</translation>
    </message>
</context>
<context>
    <name>ui::PageFind</name>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation>Chercher dans le document</translation>
    </message>
    <message>
        <source>Find in the document…</source>
        <translation>Chercher dans le document…</translation>
    </message>
    <message>
        <source>Words to find in the document</source>
        <translation>Mots à chercher dans le document</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Fermer la recherche</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>The text of one page is not known, so nothing can be found on it.</source>
        <translation>Le texte d&apos;une page n&apos;est pas connu&#xa0;; la recherche ne peut rien y trouver.</translation>
    </message>
    <message>
        <source>The text of %1 pages is not known, so nothing can be found on them.</source>
        <translation>Le texte de %1 pages n&apos;est pas connu&#xa0;; la recherche ne peut rien y trouver.</translation>
    </message>
</context>
<context>
    <name>ui::PageOutline</name>
    <message>
        <source>Outline</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>This document has no outline.</source>
        <translation>Ce document n&apos;a pas de sommaire.</translation>
    </message>
</context>
<context>
    <name>ui::PagePictures</name>
    <message>
        <source>This page could not be drawn.</source>
        <translation>Cette page n&apos;a pas pu être affichée.</translation>
    </message>
</context>
<context>
    <name>ui::PageThumbs</name>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
    <message>
        <source>Page thumbnails</source>
        <translation>Miniatures des pages</translation>
    </message>
</context>
<context>
    <name>ui::PdfBar</name>
    <message>
        <source>Pages and outline</source>
        <translation>Pages et sommaire</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Revenir où vous étiez</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Avancer à nouveau</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation>Chercher dans le document</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Ctrl+−</source>
        <translation>Ctrl+−</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>Fermer le document</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>Numéro de page</translation>
    </message>
    <message>
        <source>Type a page number and press Enter</source>
        <translation>Saisissez un numéro de page et appuyez sur Entrée</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Autres actions</translation>
    </message>
    <message>
        <source>Fit the &amp;width	Ctrl+0</source>
        <translation>Ajuster à la &amp;largeur	Ctrl+0</translation>
    </message>
    <message>
        <source>Fit the &amp;page	Ctrl+9</source>
        <translation>Ajuster à la &amp;page	Ctrl+9</translation>
    </message>
    <message>
        <source>Rotate &amp;right	Ctrl+R</source>
        <translation>Pivoter à &amp;droite	Ctrl+R</translation>
    </message>
    <message>
        <source>Rotate &amp;left	Ctrl+Shift+R</source>
        <translation>Pivoter à &amp;gauche	Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>&amp;Copy	Ctrl+C</source>
        <translation>&amp;Copier	Ctrl+C</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to this page</source>
        <translation>Copier le l&amp;ien vers cette page</translation>
    </message>
    <message>
        <source>&amp;Ask about this</source>
        <translation>Poser une &amp;question à ce sujet</translation>
    </message>
    <message>
        <source>Pri&amp;nt…	Ctrl+P</source>
        <translation>I&amp;mprimer…	Ctrl+P</translation>
    </message>
    <message>
        <source>Open in the &amp;system viewer</source>
        <translation>Ouvrir dans la visionneuse du &amp;système</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Montrer dans le d&amp;ossier</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
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
        <translation>Document</translation>
    </message>
    <message>
        <source>Pages and outline</source>
        <translation>Pages et sommaire</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>The words are on this page, but Attest could not find where; nothing is highlighted.</source>
        <translation>Les mots figurent sur cette page, mais Attest n&apos;a pas pu trouver où&#xa0;; rien n&apos;est surligné.</translation>
    </message>
    <message>
        <source>Pages of %1</source>
        <translation>Pages de %1</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
</context>
<context>
    <name>ui::PullBox</name>
    <message>
        <source>Model to pull</source>
        <translation>Modèle à récupérer</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Pull the model</source>
        <translation>Récupérer le modèle</translation>
    </message>
    <message>
        <source>The Ollama server at the address above downloads the model from ollama.com</source>
        <translation>Le serveur Ollama à l&apos;adresse ci-dessus télécharge le modèle depuis ollama.com</translation>
    </message>
    <message>
        <source>Pull status</source>
        <translation>État de la récupération</translation>
    </message>
    <message>
        <source>You can type any name from https://ollama.com/library.</source>
        <translation>Vous pouvez saisir tout nom figurant sur https://ollama.com/library.</translation>
    </message>
    <message>
        <source>Asking Ollama…</source>
        <translation>Interrogation d&apos;Ollama…</translation>
    </message>
    <message>
        <source>Stopped. The part already pulled is kept; press Pull to resume.</source>
        <translation>Arrêté. La partie déjà récupérée est gardée&#xa0;; cliquez sur «&#xa0;Récupérer&#xa0;» pour reprendre.</translation>
    </message>
    <message>
        <source>Type or choose the name of a model.</source>
        <translation>Saisissez ou choisissez le nom d&apos;un modèle.</translation>
    </message>
    <message>
        <source>%1 is ready and selected; press OK to save.</source>
        <translation>%1 est prêt et choisi&#xa0;; cliquez sur OK pour enregistrer.</translation>
    </message>
</context>
<context>
    <name>ui::ReplayBar</name>
    <message>
        <source>Fork here…</source>
        <translation>Bifurquer ici…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Position in the run</source>
        <translation>Position dans l&apos;exécution</translation>
    </message>
    <message>
        <source>Drag to see the run as it was at any moment; the arrow keys move from event to event</source>
        <translation>Faites glisser pour voir l&apos;exécution telle qu&apos;elle était à ce moment&#xa0;; les flèches vont d&apos;un événement à l&apos;autre</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Vitesse de la relecture</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Arrêter de rejouer</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Exécution rejouée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pause the replay</source>
        <translation>Mettre en pause</translation>
    </message>
    <message>
        <source>Play the run again</source>
        <translation>Rejouer l&apos;exécution</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Ended before “%1”</source>
        <translation>Terminé avant «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Ask again from this step, with changes</source>
        <translation>Reposer la question à partir de cette étape, avec des changements</translation>
    </message>
</context>
<context>
    <name>ui::RunPanel</name>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
</context>
<context>
    <name>ui::RunSteps</name>
    <message>
        <source>Found no passages</source>
        <translation>Aucun passage trouvé</translation>
    </message>
    <message>
        <source>%1 of %2 relevant</source>
        <translation>%1 sur %2 pertinents</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln sentence(s) supported</source>
        <translation>
            <numerusform>%1 sur %Ln phrase étayée</numerusform>
            <numerusform>%1 sur %Ln phrases étayées</numerusform>
        </translation>
    </message>
    <message>
        <source>Usefulness %1 of 5</source>
        <translation>Utilité %1 sur 5</translation>
    </message>
    <message>
        <source>Computed from tables</source>
        <translation>Calculé à partir des tableaux</translation>
    </message>
    <message>
        <source>Nothing to compute</source>
        <translation>Rien à calculer</translation>
    </message>
    <message>
        <source>New query: “%1”</source>
        <translation>Nouvelle requête&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Best answer kept</source>
        <translation>Meilleure réponse gardée</translation>
    </message>
    <message>
        <source>Answer written</source>
        <translation>Réponse rédigée</translation>
    </message>
    <message>
        <source>%1 of %2 passages read</source>
        <translation>%1 passages lus sur %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln passage(s)</source>
        <translation>
            <numerusform>%Ln passage trouvé</numerusform>
            <numerusform>%Ln passages trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln web page(s)</source>
        <translation>
            <numerusform>%Ln page web trouvée</numerusform>
            <numerusform>%Ln pages web trouvées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) written</source>
        <translation>
            <numerusform>%Ln réponse rédigée</numerusform>
            <numerusform>%Ln réponses rédigées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RunTimeline</name>
    <message>
        <source>Timeline of attempts</source>
        <translation>Tentatives, dans l&apos;ordre chronologique</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>Tentative %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln appel</numerusform>
            <numerusform>%Ln appels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s).</source>
        <translation>
            <numerusform>%Ln tentative.</numerusform>
            <numerusform>%Ln tentatives.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ScopeButton</name>
    <message>
        <source>Search documents…</source>
        <translation>Chercher…</translation>
    </message>
    <message>
        <source>Search documents to ask</source>
        <translation>Chercher les documents à interroger</translation>
    </message>
    <message>
        <source>Documents to ask</source>
        <translation>Documents à interroger</translation>
    </message>
    <message>
        <source>Ask all documents</source>
        <translation>Interroger tous les documents</translation>
    </message>
    <message>
        <source>Documents to search for the answer</source>
        <translation>Documents où chercher la réponse</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tag, how many documents</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>All documents with this tag, including those tagged later</source>
        <translation>Tous les documents portant cette étiquette, y compris ceux qui la recevront plus tard</translation>
    </message>
    <message>
        <source>More: type part of the name above</source>
        <translation>Autres&#xa0;: saisissez une partie du nom ci-dessus</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Tous les documents</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s)</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SessionPanel</name>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nouvelle session</translation>
    </message>
    <message>
        <source>Search sessions…</source>
        <translation>Chercher…</translation>
    </message>
    <message>
        <source>Search sessions</source>
        <translation>Chercher des sessions</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Étiquettes, séparées par des virgules</translation>
    </message>
    <message>
        <source>Tags of the session</source>
        <translation>Étiquettes de la session</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd&apos;hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>%1
%2, last changed %3</source>
        <translation>%1
%2, dernière modification&#xa0;: %3</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Étiquettes&#xa0;: %1</translation>
    </message>
    <message>
        <source>From the evidence bundle “%1”</source>
        <translation>Du dossier de preuves «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>… %1 …</source>
        <translation>… %1 …</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglées</translation>
    </message>
    <message>
        <source>Your conversations appear here.</source>
        <translation>Vos conversations apparaissent ici.</translation>
    </message>
    <message>
        <source>No sessions found.</source>
        <translation>Aucune session trouvée.</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>«&#xa0;%1&#xa0;» est supprimée.</translation>
    </message>
    <message>
        <source>Deleted %1 sessions.</source>
        <translation>%1 sessions sont supprimées.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Export as</source>
        <translation>Exporter au format</translation>
    </message>
    <message>
        <source>Export these %1 as</source>
        <translation>Exporter ces %1 au format</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>Étiquettes…</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>None of these changes a verdict; they save model calls or make them earlier.</source>
        <translation>Aucun de ces réglages ne change un verdict&#xa0;; ils évitent des appels ou les font plus tôt.</translation>
    </message>
    <message>
        <source>Used by the Adaptive RAG flow.</source>
        <translation>Utilisé par le flux Adaptive RAG.</translation>
    </message>
    <message>
        <source>Used by the Corrective RAG flow. A score is twice the probability of relevance, minus one.</source>
        <translation>Utilisé par le flux Corrective RAG. Un score est le double de la probabilité de pertinence, moins un.</translation>
    </message>
    <message>
        <source>Used by the Reflection RAG flow.</source>
        <translation>Utilisé par le flux Reflection RAG.</translation>
    </message>
    <message>
        <source>Models used instead of the one on the Model page. “Find models” there fills these lists.</source>
        <translation>Modèles utilisés à la place de celui de la page Modèle. Sur cette page, «&#xa0;Chercher des modèles&#xa0;» remplit ces listes.</translation>
    </message>
    <message>
        <source>Changing the passage length or overlap re-indexes all documents in the background; until that is done, answers use the current passages.</source>
        <translation>Changer la longueur ou le chevauchement des passages réindexe tous les documents en arrière-plan&#xa0;; en attendant, les réponses utilisent les passages actuels.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Search settings…</source>
        <translation>Chercher des réglages…</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Chercher des réglages</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Choose a preset…</source>
        <translation>Choisir un préréglage…</translation>
    </message>
    <message>
        <source>%1 No changes were needed.</source>
        <translation>%1 Aucun changement n&apos;était nécessaire.</translation>
    </message>
    <message>
        <source>%1 Changed: %2.</source>
        <translation>%1 Modifié&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Documents will be re-indexed in the background.</source>
        <translation>Les documents seront réindexés en arrière-plan.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Same as above</source>
        <translation>Comme ci-dessus</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Intégré</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>Choose the folder of a static model for vectors</source>
        <translation>Choisir le dossier d&apos;un modèle statique pour les vecteurs</translation>
    </message>
    <message>
        <source>A static model (Model2Vec) needs no server: its folder contains the files model.safetensors and tokenizer.json</source>
        <translation>Un modèle statique (Model2Vec) n&apos;a pas besoin de serveur&#xa0;: son dossier contient les fichiers model.safetensors et tokenizer.json</translation>
    </message>
    <message>
        <source>Get a model with Ollama</source>
        <translation>Obtenir un modèle avec Ollama</translation>
    </message>
    <message>
        <source>Ollama at %1</source>
        <translation>Ollama à l&apos;adresse %1</translation>
    </message>
    <message>
        <source>Download a model file</source>
        <translation>Télécharger un fichier de modèle</translation>
    </message>
    <message>
        <source>What is sent for web searches</source>
        <translation>Ce qui est envoyé pour les recherches web</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>name:password, if the server asks for them</source>
        <translation>nom:motdepasse, si le serveur les demande</translation>
    </message>
    <message>
        <source>Web search is off: no search words are sent.</source>
        <translation>La recherche web est désactivée&#xa0;: aucun mot recherché n&apos;est envoyé.</translation>
    </message>
    <message>
        <source>What is sent to compute vectors</source>
        <translation>Ce qui est envoyé pour calculer les vecteurs</translation>
    </message>
</context>
<context>
    <name>ui::SnippetView</name>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Cited words</source>
        <translation>Mots cités</translation>
    </message>
    <message>
        <source>Cited words from the evidence bundle</source>
        <translation>Mots cités issus du dossier de preuves</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the picture</source>
        <translation>Fermer l&apos;image</translation>
    </message>
    <message>
        <source>as saved in an evidence bundle</source>
        <translation>telle qu&apos;enregistrée dans un dossier de preuves</translation>
    </message>
    <message>
        <source>as it was when the bundle “%1” was made</source>
        <translation>telle qu&apos;elle était à la création du dossier de preuves «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Page %1 of “%2”, %3. The document is not in this library; add it to see the whole page.</source>
        <translation>Page %1 de «&#xa0;%2&#xa0;», %3. Le document n&apos;est pas dans cette bibliothèque&#xa0;; ajoutez-le pour voir la page entière.</translation>
    </message>
    <message>
        <source>Picture of the cited words on their page</source>
        <translation>Image des mots cités sur leur page</translation>
    </message>
</context>
<context>
    <name>ui::Starters</name>
    <message>
        <source>Questions to begin with</source>
        <translation>Questions pour commencer</translation>
    </message>
</context>
<context>
    <name>ui::Stepper</name>
    <message>
        <source>Main steps of the run</source>
        <translation>Étapes principales de l&apos;exécution</translation>
    </message>
    <message>
        <source>↺ back</source>
        <translation>↺ retour</translation>
    </message>
    <message>
        <source>At: %1</source>
        <translation>Position&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::TagButton</name>
    <message>
        <source>Show only documents with a tag</source>
        <translation>N&apos;afficher que les documents portant une étiquette</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Shown: all documents</source>
        <translation>Affichés&#xa0;: tous les documents</translation>
    </message>
    <message>
        <source>Shown: documents with the tag %1</source>
        <translation>Affichés&#xa0;: documents portant l&apos;étiquette %1</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Tous les documents</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a tag, how many documents</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Ask only these documents</source>
        <translation>N&apos;interroger que ces documents</translation>
    </message>
    <message>
        <source>Remove this tag</source>
        <translation>Retirer cette étiquette</translation>
    </message>
    <message>
        <source>The documents stay</source>
        <translation>Les documents restent</translation>
    </message>
</context>
<context>
    <name>ui::TaskLine</name>
    <message>
        <source>%1 of %2 passages</source>
        <translation>%1 passages sur %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 fichiers</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>%1… %2</source>
        <translation>%1… %2</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Arrêter&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::TeamDialog</name>
    <message numerus="yes">
        <source> · %Ln could not be read</source>
        <translation>
            <numerusform> · %Ln n&apos;a pas pu être lu</numerusform>
            <numerusform> · %Ln n&apos;ont pas pu être lus</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Connecter</translation>
    </message>
    <message>
        <source>&amp;Pull these documents</source>
        <translation>&amp;Récupérer ces documents</translation>
    </message>
    <message>
        <source>Pull &amp;now</source>
        <translation>Récupérer mai&amp;ntenant</translation>
    </message>
    <message>
        <source>&amp;Open answer</source>
        <translation>&amp;Ouvrir la réponse</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Leave…</source>
        <translation>&amp;Quitter…</translation>
    </message>
    <message>
        <source>Team library</source>
        <translation>Bibliothèque d&apos;équipe</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Documents that you may see</source>
        <translation>Documents que vous pouvez voir</translation>
    </message>
    <message>
        <source>Collections that you may see</source>
        <translation>Collections que vous pouvez voir</translation>
    </message>
    <message>
        <source>Published answer</source>
        <translation>Réponse publiée</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Published answers</source>
        <translation>Réponses publiées</translation>
    </message>
    <message>
        <source>This library already contains your own documents, and they stay there. The team&apos;s documents go into a separate library, in this folder:</source>
        <translation>Cette bibliothèque contient déjà vos propres documents, et ils y restent. Ceux de l&apos;équipe vont dans une bibliothèque à part, dans ce dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Folder for the team&apos;s documents</source>
        <translation>Dossier pour les documents de l&apos;équipe</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>S&amp;erver</source>
        <translation>S&amp;erveur</translation>
    </message>
    <message>
        <source>db.example.org, or a full address</source>
        <translation>db.example.org, ou une adresse complète</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>Base de &amp;données</translation>
    </message>
    <message>
        <source>&amp;User name</source>
        <translation>Nom d&apos;&amp;utilisateur</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>&amp;Mot de passe</translation>
    </message>
    <message>
        <source>saved in this computer&apos;s keychain</source>
        <translation>enregistré dans le trousseau de cet ordinateur</translation>
    </message>
    <message>
        <source>Certificate &amp;file</source>
        <translation>&amp;Fichier de certificat</translation>
    </message>
    <message>
        <source>only if your administrator gave you one</source>
        <translation>seulement si votre administrateur vous en a remis un</translation>
    </message>
    <message>
        <source>The connection is encrypted, and the server must prove with its certificate that it is the one you name; otherwise no password is sent. A server on this computer needs no certificate.</source>
        <translation>La connexion est chiffrée, et le serveur doit prouver par son certificat qu&apos;il est bien celui que vous indiquez&#xa0;; sinon, aucun mot de passe n&apos;est envoyé. Un serveur sur cet ordinateur n&apos;a pas besoin de certificat.</translation>
    </message>
    <message>
        <source>When leaving, &amp;remove the team&apos;s documents from this computer</source>
        <translation>En quittant, &amp;retirer de cet ordinateur les documents de l&apos;équipe</translation>
    </message>
    <message>
        <source>new password, if it has changed</source>
        <translation>nouveau mot de passe, s&apos;il a changé</translation>
    </message>
    <message>
        <source>Another password</source>
        <translation>Autre mot de passe</translation>
    </message>
    <message>
        <source>This library is connected to %1</source>
        <translation>Cette bibliothèque est reliée à %1</translation>
    </message>
    <message>
        <source>The library for the team&apos;s documents is ready. Start Attest with it to pull them:
attest --library %1</source>
        <translation>La bibliothèque pour les documents de l&apos;équipe est prête. Lancez Attest avec elle pour les récupérer&#xa0;:
attest --library %1</translation>
    </message>
    <message>
        <source>The server is responding. What you may see there is listed above.</source>
        <translation>Le serveur répond. Ce que vous pouvez y voir est indiqué ci-dessus.</translation>
    </message>
    <message>
        <source>Based on a document you no longer have access to.</source>
        <translation>S&apos;appuie sur un document que vous ne pouvez plus voir.</translation>
    </message>
    <message>
        <source>The team&apos;s documents will be permanently removed from this computer; answers based on them will no longer be able to show their pages. Your own documents will stay.</source>
        <translation>Les documents de l&apos;équipe seront définitivement retirés de cet ordinateur&#xa0;; les réponses qui s&apos;appuient sur eux ne pourront plus montrer leurs pages. Vos propres documents resteront.</translation>
    </message>
    <message>
        <source>The team&apos;s documents will stay on this computer as they are now. Later changes on the server, including changes to what you may see, will no longer reach this computer.</source>
        <translation>Les documents de l&apos;équipe resteront sur cet ordinateur tels qu&apos;ils sont. Les changements ultérieurs sur le serveur, y compris de vos droits, ne parviendront plus à cet ordinateur.</translation>
    </message>
    <message>
        <source>Leave and remove</source>
        <translation>Quitter et retirer</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Choose a certificate file</source>
        <translation>Choisir un fichier de certificat</translation>
    </message>
</context>
<context>
    <name>ui::TeamWords</name>
    <message>
        <source>%1 of %2 documents received</source>
        <translation>%1 documents reçus sur %2</translation>
    </message>
    <message>
        <source> · %1 a second</source>
        <translation> · %1 par seconde</translation>
    </message>
    <message>
        <source>Team library · %1</source>
        <translation>Bibliothèque d&apos;équipe · %1</translation>
    </message>
    <message>
        <source>Team library · offline</source>
        <translation>Bibliothèque d&apos;équipe · hors ligne</translation>
    </message>
    <message>
        <source>Team library · not pulled yet</source>
        <translation>Bibliothèque d&apos;équipe · pas encore récupérée</translation>
    </message>
    <message>
        <source>Leaving the team library…</source>
        <translation>Déconnexion de la bibliothèque d&apos;équipe…</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Interrogation du serveur…</translation>
    </message>
    <message>
        <source>The first pull has not finished yet.</source>
        <translation>La première récupération n&apos;est pas encore terminée.</translation>
    </message>
    <message>
        <source>Up to date. Last contact: %1.</source>
        <translation>À jour. Dernier contact&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Last contact: %1. Documents pulled before then are still searched and used in answers.</source>
        <translation>Dernier contact&#xa0;: %1. Les documents récupérés jusque-là servent toujours aux recherches et aux réponses.</translation>
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
        <translation>%1 autres</translation>
    </message>
    <message>
        <source>The &amp;documents do not answer it</source>
        <translation>Les &amp;documents n&apos;y répondent pas</translation>
    </message>
    <message>
        <source>Add to test questions</source>
        <translation>Ajouter aux questions de test</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>La retirer</translation>
    </message>
    <message>
        <source>Saved test question</source>
        <translation>Question de test enregistrée</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Bonne réponse</translation>
    </message>
    <message>
        <source>Keep it as short as possible: any answer that contains these words counts as right</source>
        <translation>Aussi courte que possible&#xa0;: toute réponse qui contient ces mots compte comme juste</translation>
    </message>
    <message>
        <source>Tick this if these pages show the right answer</source>
        <translation>À cocher si ces pages montrent la bonne réponse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Right answer</source>
        <translation>&amp;Bonne réponse</translation>
    </message>
    <message>
        <source>Test question: “%1”</source>
        <translation>Question de test&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The answer is on the cited pages: %1</source>
        <translation>La réponse figure sur les pages citées&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is already one of your test questions, marked as not answered by the documents.</source>
        <translation>Cette question fait déjà partie de vos questions de test, avec la mention que les documents n&apos;y répondent pas.</translation>
    </message>
    <message>
        <source>This is already one of your test questions, with the answer “%1”.</source>
        <translation>Cette question fait déjà partie de vos questions de test, avec la réponse «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>La remplacer</translation>
    </message>
</context>
<context>
    <name>ui::TraceModel</name>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>%1 (reused)</source>
        <translation>%1 (reprise)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, visit %2</source>
        <translation>%1, visite %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
</context>
<context>
    <name>ui::TracePanel</name>
    <message>
        <source>score %1</source>
        <translation>score %1</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>%1: score %2</source>
        <translation>%1&#xa0;: score %2</translation>
    </message>
    <message>
        <source>Thresholds: %1 and %2</source>
        <translation>Seuils&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>kept, score %1: %2</source>
        <translation>gardé, score %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>dropped, score %1: %2</source>
        <translation>écarté, score %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>support %1, usefulness %2</source>
        <translation>appui %1, utilité %2</translation>
    </message>
    <message>
        <source>from memory</source>
        <translation>de mémoire</translation>
    </message>
    <message>
        <source>page %1: %2</source>
        <translation>page %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Why nothing was computed</source>
        <translation>Pourquoi rien n&apos;a été calculé</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculé</translation>
    </message>
    <message>
        <source>Web search with %1</source>
        <translation>Recherche web avec %1</translation>
    </message>
    <message>
        <source>Parts of the question: %1</source>
        <translation>Parties de la question&#xa0;: %1</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Tentative %1</translation>
    </message>
    <message>
        <source>Started while passages were still being graded</source>
        <translation>Commencée alors que des passages étaient en cours d&apos;évaluation</translation>
    </message>
    <message>
        <source>Selected: the answer from %1</source>
        <translation>Choisie&#xa0;: la réponse tirée de %1</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Score %1</translation>
    </message>
    <message>
        <source>Share of [Retrieval]: %1</source>
        <translation>Part de [Retrieval]&#xa0;: %1</translation>
    </message>
    <message>
        <source>The draft asks for passages</source>
        <translation>L&apos;ébauche demande des passages</translation>
    </message>
    <message>
        <source>The draft does not ask for passages</source>
        <translation>L&apos;ébauche ne demande pas de passages</translation>
    </message>
    <message>
        <source>%1 rewrites, %2 regenerations and %3 web searches so far</source>
        <translation>%1 reformulations, %2 réécritures et %3 recherches web jusqu&apos;ici</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>De plus</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Excerpts</source>
        <translation>Extraits</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Unused calls</source>
        <translation>Appels inutilisés</translation>
    </message>
    <message>
        <source>visit %1</source>
        <translation>visite %1</translation>
    </message>
    <message>
        <source>The run ended here</source>
        <translation>L&apos;exécution s&apos;est terminée ici</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Given to the writer</source>
        <translation>Donnés au rédacteur</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardés</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissés de côté</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Invite</translation>
    </message>
    <message>
        <source>Raw reply</source>
        <translation>Réponse brute</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>%1 of %2 calls had been used when it ended.</source>
        <translation>%1 appels sur %2 avaient été utilisés à la fin.</translation>
    </message>
    <message>
        <source>What was judged</source>
        <translation>Ce qui a été jugé</translation>
    </message>
    <message>
        <source>Sentence %1 of the answer</source>
        <translation>Phrase %1 de la réponse</translation>
    </message>
    <message>
        <source>%1 + %2 tokens</source>
        <translation>%1 + %2 jetons</translation>
    </message>
    <message>
        <source>cached: an identical request was made before</source>
        <translation>en cache&#xa0;: une requête identique a déjà été faite</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>Steps of the run</source>
        <translation>Étapes de l&apos;exécution</translation>
    </message>
    <message>
        <source>Steps and their verdicts, in order</source>
        <translation>Étapes et leurs verdicts, dans l&apos;ordre</translation>
    </message>
    <message>
        <source>Details of the selected step</source>
        <translation>Détails de l&apos;étape sélectionnée</translation>
    </message>
    <message>
        <source>Select a step to see what it read, what it wrote and why the flow went on as it did.</source>
        <translation>Sélectionnez une étape pour voir ce qu&apos;elle a lu, ce qu&apos;elle a écrit et pourquoi le flux a continué ainsi.</translation>
    </message>
    <message>
        <source>Standalone question</source>
        <translation>Question autonome</translation>
    </message>
    <message>
        <source>Standalone question: prompt</source>
        <translation>Question autonome&#xa0;: invite</translation>
    </message>
    <message>
        <source>Standalone question: raw reply</source>
        <translation>Question autonome&#xa0;: réponse brute</translation>
    </message>
</context>
<context>
    <name>ui::TurnActions</name>
    <message>
        <source>Copy the answer</source>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Reposer la question</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Edit the question…</source>
        <translation>Modifier la question…</translation>
    </message>
    <message>
        <source>Replay the run</source>
        <translation>Rejouer l&apos;exécution</translation>
    </message>
    <message>
        <source>Add to test questions…</source>
        <translation>Ajouter aux questions de test…</translation>
    </message>
    <message>
        <source>Publish to the team…</source>
        <translation>Publier pour l&apos;équipe…</translation>
    </message>
</context>
<context>
    <name>ui::TurnView</name>
    <message>
        <source>Why there is no answer</source>
        <translation>Pourquoi il n&apos;y a pas de réponse</translation>
    </message>
    <message>
        <source>Nearest passages</source>
        <translation>Passages les plus proches</translation>
    </message>
    <message>
        <source>The nearest passages:</source>
        <translation>Les passages les plus proches&#xa0;:</translation>
    </message>
    <message>
        <source>Answer with the built-in model</source>
        <translation>Répondre avec le modèle intégré</translation>
    </message>
    <message>
        <source>Asks the same question again, without any server; the settings stay as they are</source>
        <translation>Pose à nouveau la même question, sans aucun serveur&#xa0;; les réglages restent inchangés</translation>
    </message>
    <message>
        <source>Answer from these anyway</source>
        <translation>Répondre quand même avec ceux-ci</translation>
    </message>
    <message>
        <source>The answer and every export will say that this was your decision</source>
        <translation>La réponse et chaque export diront que c&apos;était votre décision</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>About this answer</source>
        <translation>À propos de cette réponse</translation>
    </message>
    <message>
        <source>Queries tried</source>
        <translation>Requêtes essayées</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Non lus</translation>
    </message>
    <message>
        <source>Changes since then</source>
        <translation>Changements depuis</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Do not rely on this: it did not pass every check.</source>
        <translation>Ne vous y fiez pas&#xa0;: elle n&apos;a pas passé toutes les vérifications.</translation>
    </message>
    <message>
        <source>use my exact words</source>
        <translation>utiliser mes mots exacts</translation>
    </message>
    <message>
        <source>Understood as “%1”</source>
        <translation>Compris comme «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Vouliez-vous dire %1&#xa0;?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Searched for: %1</source>
        <translation>Recherche&#xa0;: %1</translation>
    </message>
    <message>
        <source>why?</source>
        <translation>pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>One more document could not be read completely.</source>
        <translation>Un autre document n&apos;a pas pu être lu, ou pas en entier.</translation>
    </message>
    <message>
        <source>%1 more documents could not be read completely.</source>
        <translation>%1 autres documents n&apos;ont pas pu être lus, ou pas en entier.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more passage(s)</source>
        <translation>
            <numerusform>%Ln autre passage</numerusform>
            <numerusform>%Ln autres passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Verdict</name>
    <message>
        <source>could not be read</source>
        <translation>n&apos;a pas pu être lu</translation>
    </message>
    <message>
        <source>needs no passages</source>
        <translation>n&apos;a pas besoin de passages</translation>
    </message>
    <message>
        <source>needs passages</source>
        <translation>a besoin de passages</translation>
    </message>
    <message>
        <source>search the web</source>
        <translation>chercher sur le web</translation>
    </message>
    <message>
        <source>answer from memory</source>
        <translation>répondre de mémoire</translation>
    </message>
    <message>
        <source>search the library</source>
        <translation>chercher dans la bibliothèque</translation>
    </message>
    <message>
        <source>needs no search</source>
        <translation>n&apos;a pas besoin de recherche</translation>
    </message>
    <message>
        <source>needs several searches</source>
        <translation>a besoin de plusieurs recherches</translation>
    </message>
    <message>
        <source>needs one search</source>
        <translation>a besoin d&apos;une recherche</translation>
    </message>
    <message>
        <source>not relevant</source>
        <translation>non pertinent</translation>
    </message>
    <message>
        <source>relevant</source>
        <translation>pertinent</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>non étayé</translation>
    </message>
    <message>
        <source>partly supported</source>
        <translation>étayé en partie</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>étayé</translation>
    </message>
    <message>
        <source>%1 of 5 by wording</source>
        <translation>%1 sur 5 d&apos;après les mots</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <translation>%1 sur 5</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Voie</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>Complexité</translation>
    </message>
    <message>
        <source>Relevance</source>
        <translation>Pertinence</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Appui</translation>
    </message>
    <message>
        <source>Usefulness</source>
        <translation>Utilité</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>, %1 sure</source>
        <translation>, sûr à %1</translation>
    </message>
    <message>
        <source>(%1 more characters)</source>
        <translation>(%1 caractères de plus)</translation>
    </message>
</context>
<context>
    <name>ui::VerdictCard</name>
    <message>
        <source> cached</source>
        <translation> en cache</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Show the words on their page</source>
        <translation>Afficher les mots sur leur page</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Figures, reasons, the whole passage, prompt and reply</source>
        <translation>Chiffres, raisons, passage entier, invite et réponse</translation>
    </message>
    <message>
        <source>Wrong?</source>
        <translation>Erroné&#xa0;?</translation>
    </message>
    <message>
        <source>Mark a verdict as wrong</source>
        <translation>Marquer un verdict comme erroné</translation>
    </message>
    <message>
        <source>Show the whole passage</source>
        <translation>Afficher le passage entier</translation>
    </message>
    <message>
        <source>Show exactly what the judge was asked and what it said</source>
        <translation>Afficher exactement ce qui a été demandé au juge et ce qu&apos;il a dit</translation>
    </message>
    <message>
        <source>Use anyway</source>
        <translation>Utiliser quand même</translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation>Invite et réponse</translation>
    </message>
    <message>
        <source>Answer from this passage: %1</source>
        <translation>Réponse tirée de ce passage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sentence %1:</source>
        <translation>Phrase %1&#xa0;:</translation>
    </message>
    <message>
        <source>Excerpt</source>
        <translation>Extrait</translation>
    </message>
    <message>
        <source>Whole passage</source>
        <translation>Passage entier</translation>
    </message>
    <message>
        <source>Hide prompt and reply</source>
        <translation>Masquer l&apos;invite et la réponse</translation>
    </message>
    <message>
        <source>Ask again from the step that rejected this passage, this time keeping it; the new answer will say so</source>
        <translation>Reposer la question à partir de l&apos;étape qui a rejeté ce passage, en le gardant&#xa0;; la nouvelle réponse l&apos;indiquera</translation>
    </message>
    <message>
        <source>Show %1, %2</source>
        <translation>Afficher %1, %2</translation>
    </message>
    <message>
        <source>Use %1, %2 anyway</source>
        <translation>Utiliser quand même %1, %2</translation>
    </message>
    <message>
        <source>Details of %1</source>
        <translation>Détails de %1</translation>
    </message>
    <message>
        <source>Correct a verdict on %1</source>
        <translation>Corriger un verdict sur %1</translation>
    </message>
</context>
<context>
    <name>ui::VerdictPanel</name>
    <message>
        <source>Kept although the verdict could not be read.</source>
        <translation>Gardé bien que le verdict n&apos;ait pas pu être lu.</translation>
    </message>
    <message>
        <source>Found by search %1.</source>
        <translation>Trouvé par la recherche %1.</translation>
    </message>
    <message>
        <source>Found by searches %1.</source>
        <translation>Trouvé par les recherches %1.</translation>
    </message>
    <message>
        <source>The answer from this passage was kept: it has the best score, %1.</source>
        <translation>La réponse tirée de ce passage a été gardée&#xa0;: elle a le meilleur score, %1.</translation>
    </message>
    <message>
        <source>The answer from this passage was kept.</source>
        <translation>La réponse tirée de ce passage a été gardée.</translation>
    </message>
    <message>
        <source>Score %1.</source>
        <translation>Score %1.</translation>
    </message>
    <message>
        <source>Went no further: %1.</source>
        <translation>N&apos;est pas allé plus loin&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 excerpts kept.</source>
        <translation>%1 extraits gardés sur %2.</translation>
    </message>
    <message>
        <source>✓ Used</source>
        <translation>✓ Utilisés</translation>
    </message>
    <message>
        <source>Also read</source>
        <translation>Lus aussi</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvés</translation>
    </message>
    <message>
        <source>○ Rejected</source>
        <translation>○ Rejetés</translation>
    </message>
    <message>
        <source>Passages appear here as they are found, each with its verdicts and the reasons for them.</source>
        <translation>Les passages trouvés apparaissent ici, chacun avec ses verdicts et leurs raisons.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>Passages and their verdicts</source>
        <translation>Passages et leurs verdicts</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>La question</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
    <message>
        <source>Included because it adjoins a passage that was found.</source>
        <translation>Inclus parce qu&apos;il jouxte un passage trouvé.</translation>
    </message>
</context>
<context>
    <name>ui::WebPage</name>
    <message>
        <source>The address of this passage is not one a browser should open: %1</source>
        <translation>Un navigateur ne devrait pas ouvrir l&apos;adresse de ce passage&#xa0;: %1</translation>
    </message>
    <message>
        <source>This passage is from the web: %1</source>
        <translation>Ce passage vient du web&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
</context>
<context>
    <name>ui::Welcome</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>%1 is running without a model.</source>
        <translation>%1 tourne sans modèle.</translation>
    </message>
    <message>
        <source>%1 is running with %2.</source>
        <translation>%1 tourne avec %2.</translation>
    </message>
    <message>
        <source>Drop your PDFs</source>
        <translation>Déposez vos PDF</translation>
    </message>
    <message>
        <source>Files or a folder, anywhere on this window; or click to choose. Nothing is copied, nothing leaves this computer.</source>
        <translation>Des fichiers ou un dossier, n&apos;importe où sur cette fenêtre&#xa0;; ou cliquez pour choisir. Rien n&apos;est copié, rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Try the sample library</source>
        <translation>Essayer la bibliothèque d&apos;exemple</translation>
    </message>
    <message>
        <source>Attest’s own manual: ask it how Attest works.</source>
        <translation>Le manuel d&apos;Attest&#xa0;: demandez-lui comment Attest fonctionne.</translation>
    </message>
    <message>
        <source>Connect a model</source>
        <translation>Connecter un modèle</translation>
    </message>
    <message>
        <source>Optional. Without one, Attest finds, quotes and judges on its own.</source>
        <translation>Facultatif. Sans modèle, Attest trouve, cite et juge lui-même.</translation>
    </message>
    <message>
        <source>Choose another model…</source>
        <translation>Choisir un autre modèle…</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Choisir un autre modèle</translation>
    </message>
    <message>
        <source>Without one, Attest finds, quotes and judges on its own.</source>
        <translation>Sans modèle, Attest trouve, cite et juge lui-même.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Download %1</source>
        <translation>Télécharger %1</translation>
    </message>
    <message>
        <source>llama-server is installed, but has no model.</source>
        <translation>llama-server est installé, mais n&apos;a pas de modèle.</translation>
    </message>
    <message>
        <source>The file is checked before it is used.</source>
        <translation>Le fichier est vérifié avant d&apos;être utilisé.</translation>
    </message>
    <message>
        <source>Get a model</source>
        <translation>Obtenir un modèle</translation>
    </message>
    <message>
        <source>See how to get one.</source>
        <translation>Voir comment en obtenir un.</translation>
    </message>
    <message>
        <source>Optional: no model server found; see how to get one.</source>
        <translation>Facultatif&#xa0;: aucun serveur de modèles trouvé&#xa0;; voir comment en obtenir un.</translation>
    </message>
    <message>
        <source>Stop downloading %1</source>
        <translation>Arrêter le téléchargement de %1</translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation>Ouverture de la bibliothèque…</translation>
    </message>
    <message>
        <source>Ask your own documents</source>
        <translation>Interrogez vos propres documents</translation>
    </message>
    <message>
        <source>Answers from your PDFs, with reasons.</source>
        <translation>Des réponses tirées de vos PDF, avec leurs justifications.</translation>
    </message>
    <message>
        <source>The library could not be opened</source>
        <translation>La bibliothèque n&apos;a pas pu être ouverte</translation>
    </message>
</context>
<context>
    <name>ui::WindowActions</name>
    <message>
        <source>session</source>
        <translation>session</translation>
    </message>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà. Remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Attest library %1.backup.zip</source>
        <translation>Bibliothèque Attest %1.backup.zip</translation>
    </message>
    <message>
        <source>Replace the library with this backup?

It was made on %1 (documents: %2, passages: %3, conversations: %4). Reading and answering will stop. The current library stays in its folder.</source>
        <translation>Remplacer la bibliothèque par cette sauvegarde&#xa0;?

Elle a été créée le %1 (documents&#xa0;: %2, passages&#xa0;: %3, conversations&#xa0;: %4). La lecture et les réponses en cours seront arrêtées. La bibliothèque actuelle est conservée dans son dossier.</translation>
    </message>
    <message>
        <source>Replace the library</source>
        <translation>Remplacer la bibliothèque</translation>
    </message>
    <message>
        <source>About Attest</source>
        <translation>À propos d&apos;Attest</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Attest %1&lt;/h3&gt;&lt;p&gt;Answers from your own PDFs, with reasons.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Attest %1&lt;/h3&gt;&lt;p&gt;Des réponses tirées de vos propres PDF, avec leurs justifications.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence GNU General Public License, version 3 ou ultérieure. Il est fourni sans aucune garantie.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ui::ZoteroDialog</name>
    <message>
        <source>Followed</source>
        <translation>Suivie</translation>
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
        <translation>%1 PDF lus sur %2</translation>
    </message>
    <message numerus="yes">
        <source> · %Ln not on this computer</source>
        <translation>
            <numerusform> · %Ln absent de cet ordinateur</numerusform>
            <numerusform> · %Ln absents de cet ordinateur</numerusform>
        </translation>
    </message>
    <message>
        <source>Attest reads the PDFs of the collections you tick, with title, authors and year from Zotero, and adds new ones automatically while Zotero is running. It contacts Zotero on this computer only.</source>
        <translation>Attest lit les PDF des collections cochées, avec le titre, les auteurs et l&apos;année issus de Zotero, et ajoute automatiquement les nouveaux tant que Zotero est ouvert. Il n&apos;interroge Zotero que sur cet ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Ask Zotero again</source>
        <translation>&amp;Interroger Zotero à nouveau</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Highlight what the session cites…</source>
        <translation>&amp;Surligner ce que cite la session…</translation>
    </message>
    <message>
        <source>Zotero collections</source>
        <translation>Collections Zotero</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Not on this computer, or not readable; Zotero downloads a file when you open it there:</source>
        <translation>Absents de cet ordinateur ou illisibles&#xa0;; Zotero télécharge un fichier quand vous l&apos;y ouvrez&#xa0;:</translation>
    </message>
    <message>
        <source>Asking Zotero…</source>
        <translation>Interrogation de Zotero…</translation>
    </message>
    <message>
        <source>The passages that this session&apos;s answers cite will be highlighted in the PDFs of the ticked Zotero collections. Each highlight gets the question as its comment. Zotero will ask for your permission.</source>
        <translation>Les passages cités par les réponses de cette session seront surlignés dans les PDF des collections Zotero cochées. Chaque surlignage aura la question pour commentaire. Zotero vous demandera l&apos;autorisation.</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Surligner</translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s) written to Zotero.</source>
        <translation>
            <numerusform>%Ln surlignage écrit dans Zotero.</numerusform>
            <numerusform>%Ln surlignages écrits dans Zotero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were already there.</source>
        <translation>
            <numerusform>%Ln y était déjà.</numerusform>
            <numerusform>%Ln y étaient déjà.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln citation(s) from other documents were left out.</source>
        <translation>
            <numerusform>%Ln citation d&apos;un autre document a été laissée de côté.</numerusform>
            <numerusform>%Ln citations d&apos;autres documents ont été laissées de côté.</numerusform>
        </translation>
    </message>
</context>
</TS>
