// Lays out the panels and connects them with each other and with the Assistant; nothing else.
#pragma once

#include "app/assistant.h"
#include "ui/dialogs.h"

#include <QMainWindow>

class QLabel;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace ui {

class AnswerView;
class AskBar;
class Columns;
class GraphPanel;
class LibraryPanel;
class Menus;
class Notice;
class SessionPanel;
class TaskLine;
class Welcome;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(app::Assistant &assistant, const Dialogs &dialogs = systemDialogs(), QWidget *parent = nullptr);

    QByteArray layoutState() const;
    void restoreLayout(const QByteArray &state);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void buildColumns();
    QWidget *buildMiddle();
    QWidget *buildRight();
    void connectPanels();
    void connectAssistant();
    void connectMenus();

    void showDocuments(const QList<core::Document> &documents);
    void showMiddle();
    void showTrouble(const QString &message);
    void showTurn(const core::Turn &turn, bool running);
    void showColumns();
    void addFiles();
    void addFolder();
    void openCitation(const core::Citation &citation);
    void openPassage(const core::Passage &passage, int from, int to);
    void openDocument(const core::Document &document, int page, const QList<core::PlaceOnPage> &places);
    void exportSession(core::SessionId id, const QString &title, const QString &format);
    void takeNextStep(core::Refusal refusal, const QString &question);
    void changeSetting(QString core::Settings::*member, const QString &value);
    void showSettings(bool server);
    void showManual();
    void showAbout();

    app::Assistant &m_assistant;
    Dialogs m_dialogs;
    Menus *m_menus;
    LibraryPanel *m_library;
    SessionPanel *m_sessions;
    QStackedWidget *m_middle;
    Welcome *m_welcome;
    AnswerView *m_answers;
    AskBar *m_ask;
    Notice *m_notice;
    TaskLine *m_tasks;
    QLabel *m_title;
    GraphPanel *m_graph;
    QWidget *m_page;
    QTabWidget *m_evidence;
    QSplitter *m_leftColumn;
    QSplitter *m_rightColumn;
    Columns *m_columns;
    bool m_open = false; // the library
};

} // namespace ui
