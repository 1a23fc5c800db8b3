// Lays out the panels and connects them to each other and to the Assistant; nothing else.
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

    void addOrOpen(const QStringList &paths);      // documents, folders, evidence bundles
    void showLink(const core::DocumentLink &link); // once the documents are known
    void propose(const QString &question);         // fills it into the input line
    QByteArray layoutState() const;
    void restoreLayout(const QByteArray &state); // unknown data changes nothing

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
    void showTurn(const core::Turn &turn); // the chosen one; none: an empty one
    void showColumns();
    // turn: of the open session, if known
    void showCitation(const core::Citation &citation, const QString &turn = {});
    void showPassage(const core::Passage &passage, int from, int to, const QString &turn = {});
    void showAbsent(const core::Citation &citation, const QString &turn);
    void offerToKeepInStep(const QStringList &folders);
    void showBeside(QWidget *view);
    void showDocument(core::DocumentId id);
    void unlock(const QString &path, const QString &password);
    void publish(const core::Turn &turn); // after asking
    void findOnPage();
    void print(); // the open document, else the session
    void showExported(const QString &file);
    void showRescued(const QString &sentence, const QStringList &lost);
    void offerLost(const QString &sentence, const QStringList &lost);
    void showLost(const QStringList &lost);
    void showManual();
    void showEvaluation(bool shown);
    void showGraph(bool shown); // all of it
    void showTurnOf(core::SessionId session, const QString &turn);
    void offerTest();                                                      // to return to
    void setTestQuestion(const QString &question, const QByteArray &line); // empty: removes it
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
    EvaluationPage *m_evaluation; // in place of the conversation
    QStackedWidget *m_beside;     // beside the conversation: a page, or a document's details
    PdfView *m_page;
    DocumentView *m_document;
    SnippetView *m_snippet;
    RunPanel *m_run;
    Columns *m_columns;
    bool m_hasSessions = false;
    std::pair<core::SessionId, QString> m_session; // the open one, with its title
    core::SessionId m_ofTest = 0;                  // being opened from there; others may be signalled before it
    bool m_documentsKnown = false;
    std::optional<core::DocumentLink> m_link;          // to follow once they are
    std::pair<core::SessionId, QString> m_lastSession; // the one when the window was closed
};

} // namespace ui
