// The window. It only lays out the panels and connects them to each other and to the Assistant.
#pragma once

#include "app/services/assistant.h"
#include "core/values/documentlink.h"
#include "ui/widgets/dialogs.h"
#include "ui/window/printactions.h"

#include <QMainWindow>

class QSplitter;
class QStackedWidget;

namespace ui {

class Columns;
class Conversation;
class DocumentView;
class ModelActions;
class WindowActions;
class EvaluationPage;
class LibraryPanel;
class Menus;
class PdfView;
class RunPanel;
class SessionPanel;
class SnippetView;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(app::Assistant &assistant, const Dialogs &dialogs = systemDialogs(), QWidget *parent = nullptr);

    void addOrOpen(const QStringList &paths);      // accepts documents, folders, evidence bundles
    void showLink(const core::DocumentLink &link); // follows the link once the documents are known
    void propose(const QString &question);         // puts the question into the input line
    QByteArray layoutState() const;
    void restoreLayout(const QByteArray &state); // ignores unknown data

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void buildColumns(const Dialogs &dialogs);
    void connectPanels();
    void connectAssistant();
    void connectMenus();

    void showDocuments(const QList<core::Document> &documents);
    void showEvidence();
    void offerStarters();
    void fillColumns();
    void askAbout(core::DocumentId id, const QString &words);
    void openLastSession(const QList<core::Session> &all);
    void keepDocuments(const QList<core::Document> &documents);
    void showSession(const core::Session &session, const QList<core::Session> &all);
    void showTurn(const core::Turn &turn); // shows the run of the chosen turn; an empty turn means that none is chosen
    void showColumns();
    // `turn`: id of the turn in the open session, if known
    void showCitation(const core::Citation &citation, const QString &turn = {});
    void showPassage(const core::Passage &passage, int from, int to, const QString &turn = {});
    void showAbsent(const core::Citation &citation, const QString &turn);
    void offerToKeepInStep(const QStringList &folders);
    void showBeside(QWidget *view);
    void showDocument(core::DocumentId id);
    void unlock(const QString &path, const QString &password);
    void publish(const core::Turn &turn); // publishes the answer, after the user has confirmed
    void findOnPage();
    void print(); // prints the open document, or else the session
    void showExported(const QString &file);
    void showRescued(const QString &sentence, const QStringList &lost);
    void offerLost(const QString &sentence, const QStringList &lost);
    void showLost(const QStringList &lost);
    void showManual();
    void showEvaluation(bool shown);
    void showGraph(bool shown); // shows or hides the whole graph
    void showTurnOf(core::SessionId session, const QString &turn);
    void offerTest(); // offers to return to the evaluation
    // Stores or replaces the question; an empty line removes it.
    void setTestQuestion(const QString &question, const QByteArray &line);
    void takeNextStep(core::Refusal refusal, const QString &question);

    app::Assistant &m_assistant;
    Menus *m_menus;
    WindowActions *m_actions;
    PrintActions m_prints;
    ModelActions *m_models;
    QSplitter *m_left;
    LibraryPanel *m_library;
    SessionPanel *m_sessions;
    Conversation *m_middle;
    EvaluationPage *m_evaluation; // shown in place of the conversation
    QStackedWidget *m_beside;     // beside the conversation: a document's pages or its details
    PdfView *m_page;
    DocumentView *m_document;
    SnippetView *m_snippet;
    RunPanel *m_run;
    Columns *m_columns;
    bool m_hasSessions = false;
    std::pair<core::SessionId, QString> m_session; // the open session and its title
    core::SessionId m_ofTest = 0; // session opened from the evaluation; signals about other sessions may come first
    bool m_documentsKnown = false;
    std::optional<core::DocumentLink> m_link;          // link to follow once the documents are known
    std::pair<core::SessionId, QString> m_lastSession; // the session that was open when the window was last closed
};

} // namespace ui
