<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Answer</name>
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
            <numerusform>%Ln call</numerusform>
            <numerusform>%Ln calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) saved</source>
        <translation>
            <numerusform>%Ln call saved</numerusform>
            <numerusform>%Ln calls saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DesktopWork</name>
    <message numerus="yes">
        <source>You can now ask about %Ln document(s)</source>
        <translation>
            <numerusform>You can now ask about %Ln document</numerusform>
            <numerusform>You can now ask about %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read</source>
        <translation>
            <numerusform>%Ln could not be read</numerusform>
            <numerusform>%Ln could not be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::DocumentService</name>
    <message numerus="yes">
        <source>%Ln files or folders were left out.</source>
        <translation>
            <numerusform>%Ln file or folder was left out.</numerusform>
            <numerusform>%Ln files or folders were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::EvaluationService</name>
    <message numerus="yes">
        <source>%Ln question(s) about documents in your library.</source>
        <translation>
            <numerusform>%Ln question about documents in your library.</numerusform>
            <numerusform>%Ln questions about documents in your library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about %1 texts in the set, which says where the answers are: this measures retrieval.</source>
        <translation>
            <numerusform>%Ln question about %1 texts in the set, which says where the answers are: this measures retrieval.</numerusform>
            <numerusform>%Ln questions about %1 texts in the set, which says where the answers are: this measures retrieval.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s) about %1 paragraphs in the set.</source>
        <translation>
            <numerusform>%Ln question about %1 paragraphs in the set.</numerusform>
            <numerusform>%Ln questions about %1 paragraphs in the set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s), each with a passage that does or does not support it: this measures judging.</source>
        <translation>
            <numerusform>%Ln sentence, with a passage that does or does not support it: this measures judging.</numerusform>
            <numerusform>%Ln sentences, each with a passage that does or does not support it: this measures judging.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln verdict(s), each with the correct one: this measures judging.</source>
        <translation>
            <numerusform>%Ln verdict, with the correct one: this measures judging.</numerusform>
            <numerusform>%Ln verdicts, each with the correct one: this measures judging.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln response(s) from any program: this checks whether they answer the question, and whether their context supports them.</source>
        <translation>
            <numerusform>%Ln response from any program: this checks whether it answers the question, and whether its context supports it.</numerusform>
            <numerusform>%Ln responses from any program: this checks whether they answer the question, and whether their context supports them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MaintenanceService</name>
    <message numerus="yes">
        <source>Parts of %Ln document(s) are missing and will be read again.</source>
        <translation>
            <numerusform>Parts of %Ln document are missing and will be read again.</numerusform>
            <numerusform>Parts of %Ln documents are missing and will be read again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BinDialog</name>
    <message numerus="yes">
        <source>%Ln day(s) left</source>
        <translation>
            <numerusform>%Ln day left</numerusform>
            <numerusform>%Ln days left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BudgetLine</name>
    <message numerus="yes">
        <source>%Ln model call(s)</source>
        <translation>
            <numerusform>%Ln model call</numerusform>
            <numerusform>%Ln model calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln retries</source>
        <translation>
            <numerusform>%Ln retry</numerusform>
            <numerusform>%Ln retries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DocumentView</name>
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
    <name>ui::FoldersDialog</name>
    <message numerus="yes">
        <source>Remove %Ln document(s) whose files are missing</source>
        <translation>
            <numerusform>Remove %Ln document whose file is missing</numerusform>
            <numerusform>Remove %Ln documents whose files are missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GraphPanel</name>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln call</numerusform>
            <numerusform>%Ln calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::IngestBar</name>
    <message numerus="yes">
        <source>%Ln file(s) could not be read</source>
        <translation>
            <numerusform>%Ln file could not be read</numerusform>
            <numerusform>%Ln files could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · then %Ln scan(s)</source>
        <translation>
            <numerusform> · then %Ln scan</numerusform>
            <numerusform> · then %Ln scans</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LibraryModel</name>
    <message numerus="yes">
        <source>offline · %Ln page(s)</source>
        <translation>
            <numerusform>offline · %Ln page</numerusform>
            <numerusform>offline · %Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>You have %Ln test question(s).</source>
        <translation>
            <numerusform>You have %Ln test question.</numerusform>
            <numerusform>You have %Ln test questions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” changes the title, author or year of %Ln document(s)</source>
        <translation>
            <numerusform>“%1” changes the title, author or year of %Ln document</numerusform>
            <numerusform>“%1” changes the title, author or year of %Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln PDF(s) that it names will be read first</source>
        <translation>
            <numerusform>%Ln PDF that it names will be read first</numerusform>
            <numerusform>%Ln PDFs that it names will be read first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are missing</source>
        <translation>
            <numerusform>%Ln file is missing</numerusform>
            <numerusform>%Ln files are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries have no document here</source>
        <translation>
            <numerusform>%Ln entry has no document here</numerusform>
            <numerusform>%Ln entries have no document here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RunSteps</name>
    <message numerus="yes">
        <source>%1 of %Ln sentence(s) supported</source>
        <translation>
            <numerusform>%1 of %Ln sentence supported</numerusform>
            <numerusform>%1 of %Ln sentences supported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln passage(s)</source>
        <translation>
            <numerusform>Found %Ln passage</numerusform>
            <numerusform>Found %Ln passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln web page(s)</source>
        <translation>
            <numerusform>Found %Ln web page</numerusform>
            <numerusform>Found %Ln web pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) written</source>
        <translation>
            <numerusform>%Ln answer written</numerusform>
            <numerusform>%Ln answers written</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RunTimeline</name>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln call</numerusform>
            <numerusform>%Ln calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s).</source>
        <translation>
            <numerusform>%Ln attempt.</numerusform>
            <numerusform>%Ln attempts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ScopeButton</name>
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
    <message numerus="yes">
        <source>%Ln turn(s)</source>
        <translation>
            <numerusform>%Ln turn</numerusform>
            <numerusform>%Ln turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TeamDialog</name>
    <message numerus="yes">
        <source> · %Ln could not be read</source>
        <translation>
            <numerusform> · %Ln could not be read</numerusform>
            <numerusform> · %Ln could not be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TurnView</name>
    <message numerus="yes">
        <source>%Ln more passage(s)</source>
        <translation>
            <numerusform>%Ln more passage</numerusform>
            <numerusform>%Ln more passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ZoteroDialog</name>
    <message numerus="yes">
        <source>✓ %Ln PDF(s)</source>
        <translation>
            <numerusform>✓ %Ln PDF</numerusform>
            <numerusform>✓ %Ln PDFs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · %Ln not on this computer</source>
        <translation>
            <numerusform> · %Ln not on this computer</numerusform>
            <numerusform> · %Ln not on this computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln highlight(s) written to Zotero.</source>
        <translation>
            <numerusform>%Ln highlight written to Zotero.</numerusform>
            <numerusform>%Ln highlights written to Zotero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were already there.</source>
        <translation>
            <numerusform>%Ln was already there.</numerusform>
            <numerusform>%Ln were already there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln citation(s) from other documents were left out.</source>
        <translation>
            <numerusform>%Ln citation from another document was left out.</numerusform>
            <numerusform>%Ln citations from other documents were left out.</numerusform>
        </translation>
    </message>
</context>
</TS>
