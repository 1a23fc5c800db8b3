#include "ui/mainwindow.h"

#include "ui/answerview.h"
#include "ui/askbar.h"
#include "ui/columns.h"
#include "ui/graphpanel.h"
#include "ui/librarypanel.h"
#include "ui/menus.h"
#include "ui/notice.h"
#include "ui/sessionpanel.h"
#include "ui/settingsdialog.h"
#include "ui/taskline.h"
#include "ui/theme.h"
#include "ui/welcome.h"

#include <QAction>
#include <QCloseEvent>
#include <QDataStream>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QRegularExpression>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

MainWindow::MainWindow(app::Assistant &assistant, const Dialogs &dialogs, QWidget *parent)
    : QMainWindow(parent),
      m_assistant(assistant),
      m_dialogs(dialogs),
      m_menus(new Menus(menuBar(), assistant.exporters()))
{
    buildColumns();
    connectPanels();
    connectAssistant();
    connectMenus();
    m_ask->setFlows(assistant.flows());
    m_ask->setSettings(assistant.settings());
    m_sessions->setExporters(assistant.exporters());
    for (QLineEdit *field : findChildren<QLineEdit *>())
        field->setAcceptDrops(false); // what is dropped anywhere is for the library
    setAcceptDrops(true);
    setMinimumSize(640, 480);
    resize(1400, 900);
    showMiddle();
    showColumns();
}

void MainWindow::buildColumns()
{
    m_leftColumn = new QSplitter(Qt::Vertical);
    m_library = new LibraryPanel(m_leftColumn);
    m_sessions = new SessionPanel(m_leftColumn);
    m_leftColumn->setChildrenCollapsible(false);
    m_leftColumn->setStretchFactor(0, 3);
    m_leftColumn->setStretchFactor(1, 2);
    m_page = new QWidget;
    m_page->setObjectName(QStringLiteral("page"));
    m_columns = new Columns({m_leftColumn, buildMiddle(), m_page, buildRight()});
    setCentralWidget(m_columns);
}

QWidget *MainWindow::buildMiddle()
{
    auto *middle = new QWidget;
    m_title = new QLabel(middle);
    m_title->setProperty("role", QStringLiteral("title"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_tasks = new TaskLine(middle);
    m_notice = new Notice(middle);
    m_middle = new QStackedWidget(middle);
    m_welcome = new Welcome(m_middle);
    m_answers = new AnswerView(m_middle);
    m_middle->addWidget(m_welcome);
    m_middle->addWidget(m_answers);
    m_ask = new AskBar(middle);
    const auto toggle = [middle](QAction *action, const char *picture) {
        auto *button = new QToolButton(middle);
        button->setDefaultAction(action);
        action->setIcon(icon(QLatin1String(picture)));
        button->setAutoRaise(true);
        return button;
    };
    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 8, 4);
    head->setSpacing(8);
    head->addWidget(toggle(m_menus->showLeft, "list"));
    head->addWidget(m_title, 1);
    head->addWidget(m_tasks);
    head->addWidget(toggle(m_menus->showRight, "graph"));
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_notice);
    column->addWidget(m_middle, 1);
    column->addWidget(m_ask);
    return middle;
}

QWidget *MainWindow::buildRight()
{
    m_rightColumn = new QSplitter(Qt::Vertical);
    m_graph = new GraphPanel(m_rightColumn);
    m_evidence = new QTabWidget(m_rightColumn);
    m_evidence->setDocumentMode(true);
    m_rightColumn->setChildrenCollapsible(false);
    m_rightColumn->setStretchFactor(0, 3);
    m_rightColumn->setStretchFactor(1, 2);
    return m_rightColumn;
}

// What the panels have to do with each other: all of it.
void MainWindow::connectPanels()
{
    connect(m_welcome, &Welcome::filesWanted, this, &MainWindow::addFiles);
    connect(m_welcome, &Welcome::sampleWanted, &m_assistant, &app::Assistant::addSampleLibrary);
    connect(m_welcome, &Welcome::modelWanted, this, [this] { showSettings(true); });

    connect(m_library, &LibraryPanel::filesWanted, this, &MainWindow::addFiles);
    connect(m_library, &LibraryPanel::folderWanted, this, &MainWindow::addFolder);
    connect(m_library, &LibraryPanel::addAgain, &m_assistant, &app::Assistant::addDocuments);
    connect(m_library, &LibraryPanel::readAgain, &m_assistant, &app::Assistant::readAgain);
    connect(m_library, &LibraryPanel::passwordEntered, &m_assistant, &app::Assistant::unlock);
    connect(m_library, &LibraryPanel::removed, &m_assistant, &app::Assistant::removeDocument);
    connect(m_library, &LibraryPanel::runStopped, &m_assistant, &app::Assistant::stop);
    connect(m_library, &LibraryPanel::pauseToggled, &m_assistant, &app::Assistant::setPaused);
    connect(m_library, &LibraryPanel::allStopped, &m_assistant, &app::Assistant::stopIngest);
    connect(m_library, &LibraryPanel::scopeChosen, m_ask, &AskBar::setScope);
    connect(m_library, &LibraryPanel::opened, this,
            [this](const core::Document &document) { openDocument(document, 1, {}); });

    connect(m_sessions, &SessionPanel::newWanted, &m_assistant, &app::Assistant::newSession);
    connect(m_sessions, &SessionPanel::opened, &m_assistant, &app::Assistant::openSession);
    connect(m_sessions, &SessionPanel::renamed, &m_assistant, &app::Assistant::renameSession);
    connect(m_sessions, &SessionPanel::removed, &m_assistant, &app::Assistant::removeSession);
    connect(m_sessions, &SessionPanel::exportWanted, this, &MainWindow::exportSession);

    connect(m_ask, &AskBar::asked, &m_assistant, &app::Assistant::ask);
    connect(m_ask, &AskBar::stopped, &m_assistant, &app::Assistant::stop);
    connect(m_ask, &AskBar::modelsWanted, this, [this] { showSettings(true); });
    connect(m_ask, &AskBar::flowChosen, this,
            [this](const QString &flow) { changeSetting(&core::Settings::flow, flow); });
    connect(m_ask, &AskBar::modelChosen, this,
            [this](const QString &model) { changeSetting(&core::Settings::model, model); });

    connect(m_answers, &AnswerView::chosen, this, &MainWindow::showTurn);
    connect(m_answers, &AnswerView::grew, m_graph, &GraphPanel::add);
    connect(m_answers, &AnswerView::ended, m_graph, &GraphPanel::finish);
    connect(m_answers, &AnswerView::left, this, [this] { showTurn({}, false); });
    connect(m_answers, &AnswerView::citationActivated, this, &MainWindow::openCitation);
    connect(m_answers, &AnswerView::passageActivated, this,
            [this](const core::Passage &passage) { openPassage(passage, 0, int(passage.text.size())); });
    connect(m_answers, &AnswerView::whyWanted, this, [this] { m_columns->showRight(true); });
    connect(m_answers, &AnswerView::nextStepWanted, this, &MainWindow::takeNextStep);
    connect(m_answers, &AnswerView::anywayWanted, &m_assistant, &app::Assistant::answerAnyway);

    connect(m_tasks, &TaskLine::failed, this, &MainWindow::showTrouble);
    connect(m_tasks, &TaskLine::told, m_notice, &Notice::say);
    connect(m_columns, &Columns::changed, this, &MainWindow::showColumns);
}

// The six signals, and who hears them.
void MainWindow::connectAssistant()
{
    using app::Assistant;
    connect(&m_assistant, &Assistant::started, m_library, &LibraryPanel::begin);
    connect(&m_assistant, &Assistant::started, m_answers, &AnswerView::begin);
    connect(&m_assistant, &Assistant::started, m_ask, &AskBar::begin);
    connect(&m_assistant, &Assistant::started, m_tasks, &TaskLine::begin);
    connect(&m_assistant, &Assistant::started, this, &MainWindow::showMiddle);
    connect(&m_assistant, &Assistant::traced, m_library, &LibraryPanel::add);
    connect(&m_assistant, &Assistant::traced, m_answers, &AnswerView::add);
    connect(&m_assistant, &Assistant::traced, m_ask, &AskBar::add);
    connect(&m_assistant, &Assistant::traced, m_tasks, &TaskLine::add);
    connect(&m_assistant, &Assistant::finished, m_library, &LibraryPanel::end);
    connect(&m_assistant, &Assistant::finished, m_answers, &AnswerView::end);
    connect(&m_assistant, &Assistant::finished, m_ask, &AskBar::end);
    connect(&m_assistant, &Assistant::finished, m_tasks, &TaskLine::end);
    connect(&m_assistant, &Assistant::libraryChanged, this, &MainWindow::showDocuments);
    connect(&m_assistant, &Assistant::sessionChanged, this,
            [this](const core::Session &session, const QList<core::Session> &all) {
                m_sessions->setSessions(all, session.id);
                m_answers->setSession(session);
                m_title->setText(session.title);
                showMiddle();
            });
    connect(&m_assistant, &Assistant::settingsChanged, m_ask, &AskBar::setSettings);
    connect(&m_assistant, &Assistant::settingsChanged, this,
            [](const core::Settings &settings) { applyTheme(settings.theme); });
}

void MainWindow::connectMenus()
{
    const auto on = [](QAction *action, auto *receiver, auto slot) {
        connect(action, &QAction::triggered, receiver, slot);
    };
    on(m_menus->addFiles, this, &MainWindow::addFiles);
    on(m_menus->addFolder, this, &MainWindow::addFolder);
    on(m_menus->addSample, &m_assistant, &app::Assistant::addSampleLibrary);
    on(m_menus->newSession, &m_assistant, &app::Assistant::newSession);
    on(m_menus->quit, this, &MainWindow::close);
    on(m_menus->copyAnswer, m_answers, &AnswerView::copyAnswer);
    on(m_menus->stop, m_ask, &AskBar::stop);
    on(m_menus->previousAnswer, m_answers, &AnswerView::choosePrevious);
    on(m_menus->nextAnswer, m_answers, &AnswerView::chooseNext);
    on(m_menus->settings, this, [this] { showSettings(false); });
    on(m_menus->question, m_ask, qOverload<>(&AskBar::setFocus));
    on(m_menus->findDocument, this, [this] {
        m_columns->showLeft(true);
        m_library->focusSearch();
    });
    on(m_menus->showLeft, m_columns, &Columns::showLeft);
    on(m_menus->showRight, m_columns, &Columns::showRight);
    on(m_menus->closePage, this, [this] { m_columns->showPage(false); });
    on(m_menus->manual, this, &MainWindow::showManual);
    on(m_menus->about, this, &MainWindow::showAbout);
    connect(m_ask, &AskBar::runningChanged, m_menus->stop, &QAction::setEnabled);
    connect(m_menus, &Menus::exportWanted, this,
            [this](const QString &format) { exportSession(m_answers->session(), m_title->text(), format); });
}

void MainWindow::showDocuments(const QList<core::Document> &documents)
{
    m_open = true;
    m_library->setDocuments(documents);
    m_ask->setDocuments(documents);
    m_answers->setDocumentCount(int(documents.size()));
    showMiddle();
}

// The conversation, or the three doors while there is nothing to talk about.
void MainWindow::showMiddle()
{
    const bool talking = m_open && (m_library->model()->rowCount() > 0 || !m_answers->empty());
    m_middle->setCurrentWidget(talking ? static_cast<QWidget *>(m_answers) : m_welcome);
    m_ask->setVisible(talking);
    m_menus->exportAs->setEnabled(m_answers->session() != 0);
    const QString title = m_title->text();
    setWindowTitle(title.isEmpty() ? tr("Attest") : title);
    if (m_open && !talking)
        m_welcome->showDoors();
}

void MainWindow::showTrouble(const QString &message)
{
    if (m_open)
        m_notice->say(message);
    else
        m_welcome->showTrouble(message);
}

void MainWindow::showTurn(const core::Turn &turn, bool running)
{
    m_graph->show(turn.graph.nodes.isEmpty() ? m_assistant.graph(m_assistant.settings().flow) : turn.graph);
    m_graph->add(turn.trace);
    if (!running && !turn.trace.isEmpty())
        m_graph->finish();
}

void MainWindow::showColumns()
{
    m_menus->showLeft->setChecked(m_columns->leftShown());
    m_menus->showRight->setChecked(m_columns->rightShown());
}

void MainWindow::addFiles()
{
    const QStringList files = m_dialogs.files(this);
    if (!files.isEmpty())
        m_assistant.addDocuments(files);
}

void MainWindow::addFolder()
{
    const QString folder = m_dialogs.folder(this);
    if (!folder.isEmpty())
        m_assistant.addDocuments({folder});
}

void MainWindow::openCitation(const core::Citation &citation)
{
    const int row = m_library->model()->rowOf(citation.document);
    if (row < 0)
        m_notice->say(tr("“%1” is no longer in the library; add it again to see the page.").arg(citation.title));
    else
        openDocument(m_library->model()->document(row), citation.page, citation.places);
}

void MainWindow::openPassage(const core::Passage &passage, int, int)
{
    core::Citation citation;
    citation.document = passage.document;
    citation.title = passage.title;
    citation.page = passage.page;
    openCitation(citation);
}

void MainWindow::openDocument(const core::Document &, int, const QList<core::PlaceOnPage> &)
{
    m_columns->showPage(true);
}

void MainWindow::exportSession(core::SessionId id, const QString &title, const QString &format)
{
    for (const app::Choice &choice : m_assistant.exporters()) {
        if (choice.id != format)
            continue;
        QString name = title.isEmpty() ? tr("session") : title;
        name.replace(QRegularExpression(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]")), QStringLiteral(" "));
        const QString file = m_dialogs.fileToSave(this, name.left(80).trimmed() + u'.' + choice.summary);
        if (!file.isEmpty())
            m_assistant.exportSession(id, format, file);
    }
}

void MainWindow::takeNextStep(core::Refusal refusal, const QString &question)
{
    switch (refusal) {
    case core::Refusal::NothingIndexed:
        return addFiles();
    case core::Refusal::BudgetUsedUp:
        return showSettings(false);
    case core::Refusal::ModelUnreachable:
        return showSettings(true);
    case core::Refusal::PagesUnreadable:
        return m_columns->showLeft(true);
    default:
        m_ask->setQuestion(question);
    }
}

void MainWindow::changeSetting(QString core::Settings::*member, const QString &value)
{
    core::Settings settings = m_assistant.settings();
    settings.*member = value;
    m_assistant.setSettings(settings);
}

void MainWindow::showSettings(bool server)
{
    auto *dialog = new SettingsDialog(m_assistant.settings(), m_assistant.flows(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::accepted, this, [this, dialog] { m_assistant.setSettings(dialog->settings()); });
    connect(dialog, &SettingsDialog::modelsWanted, this, [this, dialog](const core::Settings &settings) {
        core::Settings asking = m_assistant.settings();
        asking.serverUrl = settings.serverUrl;
        m_assistant.setSettings(asking);
        m_assistant.findModels(dialog, [this, dialog](const core::Result<QList<app::Choice>> &found) {
            dialog->showModels(found);
            if (found)
                m_ask->setModels(*found);
        });
    });
    dialog->open();
    if (server)
        dialog->focusServer();
}

void MainWindow::showManual()
{
    const LibraryModel *model = m_library->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->document(row).path.endsWith(QLatin1String("attest-manual.pdf")))
            return openDocument(model->document(row), 1, {});
    }
    m_assistant.addSampleLibrary();
    m_notice->say(tr("The manual is being added to your library; open it there, or ask it something."));
}

void MainWindow::showAbout()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Attest"),
                                tr("<h3>Attest %1</h3><p>Answers from your own PDFs, with the reasons.</p>"
                                   "<p>Free software under the GNU General Public License, version 3 or later. "
                                   "It comes without any warranty.</p>")
                                    .arg(QStringLiteral(ATTEST_VERSION)),
                                QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

QByteArray MainWindow::layoutState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << saveGeometry() << m_columns->state() << m_leftColumn->saveState() << m_rightColumn->saveState();
    return state;
}

void MainWindow::restoreLayout(const QByteArray &state)
{
    QByteArray geometry;
    QByteArray columns;
    QByteArray left;
    QByteArray right;
    QDataStream stream(state);
    stream >> geometry >> columns >> left >> right;
    if (stream.status() != QDataStream::Ok)
        return;
    restoreGeometry(geometry);
    m_columns->restore(columns);
    m_leftColumn->restoreState(left);
    m_rightColumn->restoreState(right);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    if (paths.isEmpty())
        return m_notice->say(tr("Only files and folders of this computer can be added; save the page as PDF first."));
    event->acceptProposedAction();
    m_assistant.addDocuments(paths);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_library->settle();
    m_sessions->settle();
    event->accept();
}

} // namespace ui
