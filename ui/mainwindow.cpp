#include "ui/mainwindow.h"

#include "ui/answerview.h"
#include "ui/askbar.h"
#include "ui/columns.h"
#include "ui/conversation.h"
#include "ui/documentview.h"
#include "ui/errands.h"
#include "ui/librarypanel.h"
#include "ui/menus.h"
#include "ui/notice.h"
#include "ui/pdfview.h"
#include "ui/runpanel.h"
#include "ui/sessionpanel.h"
#include "ui/taskline.h"
#include "ui/theme.h"
#include "ui/webpage.h"
#include "ui/welcome.h"

#include <QAction>
#include <QCloseEvent>
#include <QDataStream>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>

namespace ui {

using app::Assistant;

MainWindow::MainWindow(Assistant &assistant, const Dialogs &dialogs, QWidget *parent)
    : QMainWindow(parent),
      m_assistant(assistant),
      m_menus(new Menus(menuBar(), assistant.exporters())),
      m_errands(new Errands(assistant, dialogs, this))
{
    buildColumns();
    connectPanels();
    connectAssistant();
    connectMenus();
    m_middle->ask->setFlows(assistant.flows());
    m_middle->ask->setWebEngines(assistant.webEngines());
    m_middle->ask->setSettings(assistant.settings());
    m_sessions->setExporters(assistant.exporters());
    for (QLineEdit *field : findChildren<QLineEdit *>())
        field->setAcceptDrops(false); // what is dropped anywhere is for the library
    setAcceptDrops(true);
    setMinimumSize(640, 480);
    resize(1400, 900);
    showSession({}, {});
    showTurn({}, false);
    showColumns();
    m_errands->lookForModels();
}

void MainWindow::buildColumns()
{
    m_left = new QSplitter(Qt::Vertical);
    m_library = new LibraryPanel(m_left);
    m_sessions = new SessionPanel(m_left);
    m_left->setChildrenCollapsible(false);
    m_left->setStretchFactor(0, 3);
    m_left->setStretchFactor(1, 2);
    m_middle = new Conversation(*m_menus);
    m_page = new PdfView([this](core::DocumentId id, int page, double scale, QObject *receiver, auto shown) {
        m_assistant.page(id, page, scale, receiver, shown);
    });
    m_run = new RunPanel;
    m_document = new DocumentView(
        [this](core::DocumentId id, QObject *receiver, auto told) { m_assistant.details(id, receiver, told); });
    m_beside = new QStackedWidget;
    m_beside->addWidget(m_page);
    m_beside->addWidget(m_document);
    m_columns = new Columns({m_left, m_middle, m_beside, m_run});
    setCentralWidget(m_columns);
}

// What the panels have to do with each other: all of it.
void MainWindow::connectPanels()
{
    connect(m_middle->welcome, &Welcome::filesWanted, m_errands, &Errands::addFiles);
    connect(m_middle->welcome, &Welcome::sampleWanted, &m_assistant, &Assistant::addSampleLibrary);
    connect(m_middle->welcome, &Welcome::modelWanted, m_errands, &Errands::showServerSettings);

    connect(m_library, &LibraryPanel::filesWanted, m_errands, &Errands::addFiles);
    connect(m_library, &LibraryPanel::folderWanted, m_errands, &Errands::addFolder);
    connect(m_library, &LibraryPanel::foldersWanted, m_errands, &Errands::showFolders);
    connect(m_library, &LibraryPanel::addAgain, &m_assistant, &Assistant::addDocuments);
    connect(m_library, &LibraryPanel::readAgain, &m_assistant, &Assistant::readAgain);
    connect(m_library, &LibraryPanel::recogniseWanted, &m_assistant, &Assistant::recogniseText);
    connect(m_library, &LibraryPanel::passwordEntered, this, &MainWindow::unlock);
    connect(m_library, &LibraryPanel::detailsWanted, this, &MainWindow::showDocument);
    connect(m_library, &LibraryPanel::removed, &m_assistant, &Assistant::removeDocument);
    connect(m_library, &LibraryPanel::runStopped, &m_assistant, &Assistant::stop);
    connect(m_library, &LibraryPanel::takenOff, &m_assistant, &Assistant::takeOff);
    connect(m_library, &LibraryPanel::retried, &m_assistant, &Assistant::retry);
    connect(m_library, &LibraryPanel::nextWanted, &m_assistant, &Assistant::readNext);
    connect(m_library, &LibraryPanel::moved, &m_assistant, &Assistant::moveInQueue);
    connect(m_library, &LibraryPanel::pauseToggled, &m_assistant, &Assistant::setPaused);
    connect(m_library, &LibraryPanel::allStopped, &m_assistant, &Assistant::stopIngest);
    connect(m_library->model(), &LibraryModel::queueChanged, m_middle,
            [this] { m_middle->showRows(m_library->model()->rowCount()); });
    connect(m_library, &LibraryPanel::scopeChosen, m_middle->ask, &AskBar::setScope);
    connect(m_library, &LibraryPanel::opened, m_page, [this](const auto &document) { m_page->browse(document); });
    connect(m_library, &LibraryPanel::opened, m_columns, [this] { showBeside(m_page); });

    connect(m_sessions, &SessionPanel::newWanted, &m_assistant, &Assistant::newSession);
    connect(m_sessions, &SessionPanel::opened, &m_assistant, &Assistant::openSession);
    connect(m_sessions, &SessionPanel::renamed, &m_assistant, &Assistant::renameSession);
    connect(m_sessions, &SessionPanel::removed, &m_assistant, &Assistant::removeSession);
    connect(m_sessions, &SessionPanel::exportWanted, m_errands, &Errands::exportSession);

    connect(m_middle->ask, &AskBar::asked, &m_assistant, &Assistant::ask);
    connect(m_middle->ask, &AskBar::stopped, &m_assistant, &Assistant::stop);
    connect(m_middle->ask, &AskBar::modelsWanted, m_errands, &Errands::showServerSettings);
    connect(m_middle->ask, &AskBar::webSearchChosen, m_errands, &Errands::setWebSearch);
    connect(m_middle->ask, &AskBar::flowChosen, m_errands, &Errands::setFlow);
    connect(m_middle->ask, &AskBar::modelChosen, m_errands, &Errands::setModel);
    connect(m_errands, &Errands::modelsFound, m_middle->ask, &AskBar::setModels);
    connect(m_errands, &Errands::modelsFound, m_middle->welcome, &Welcome::showModels);

    connect(m_middle->answers, &AnswerView::chosen, this, &MainWindow::showTurn);
    connect(m_middle->answers, &AnswerView::left, this, [this] { showTurn({}, false); });
    connect(m_middle->answers, &AnswerView::grew, m_run, &RunPanel::add);
    connect(m_middle->answers, &AnswerView::ended, m_run, &RunPanel::finish);
    connect(m_middle->answers, &AnswerView::whyWanted, m_run, &RunPanel::showVerdicts);
    connect(m_middle->answers, &AnswerView::whyWanted, m_columns, [this] { m_columns->showRight(true); });
    connect(m_middle->answers, &AnswerView::citationActivated, this, &MainWindow::showCitation);
    connect(m_middle->answers, &AnswerView::passageActivated, this,
            [this](const core::Passage &passage) { showPassage(passage, 0, 0); });
    connect(m_middle->answers, &AnswerView::documentActivated, this, &MainWindow::showDocument);
    connect(m_middle->answers, &AnswerView::nextStepWanted, this, &MainWindow::takeNextStep);
    connect(m_middle->answers, &AnswerView::anywayWanted, &m_assistant, &Assistant::answerAnyway);
    connect(m_middle->tasks, &TaskLine::told, m_middle->notice, &Notice::say);
    connect(m_middle->tasks, &TaskLine::stopped, &m_assistant, &Assistant::stop);
    connect(m_middle->tasks, &TaskLine::foldersAdded, this, &MainWindow::offerToKeepInStep);
    connect(m_middle->tasks, &TaskLine::failed, m_middle, &Conversation::showTrouble);

    connect(m_run, &RunPanel::passageActivated, this, &MainWindow::showPassage);
    connect(m_document, &DocumentView::pageWanted, this, [this](const core::Document &document, int page) {
        m_page->browse(document, page);
        showBeside(m_page);
    });
    connect(m_document, &DocumentView::readAgainWanted, &m_assistant, &Assistant::readAgain);
    connect(m_document, &DocumentView::recogniseWanted, &m_assistant,
            [this](core::DocumentId id) { m_assistant.recogniseText({id}, Assistant::Pages::NotRead); });
    connect(m_document, &DocumentView::passwordEntered, this, &MainWindow::unlock);
    connect(m_document, &DocumentView::rememberWanted, &m_assistant, &Assistant::rememberPassword);
    connect(m_document, &DocumentView::forgetWanted, &m_assistant, &Assistant::forgetPassword);
    connect(m_document, &DocumentView::closed, m_columns, [this] { m_columns->showPage(false); });
    connect(m_errands, &Errands::failed, m_middle->notice, &Notice::say);
    connect(m_page, &PdfView::closed, m_columns, [this] { m_columns->showPage(false); });
    connect(m_columns, &Columns::changed, this, &MainWindow::showColumns);
}

// The seven signals, and who hears them; and the queue.
void MainWindow::connectAssistant()
{
    connect(&m_assistant, &Assistant::started, m_library, &LibraryPanel::begin);
    connect(&m_assistant, &Assistant::started, m_middle->answers, &AnswerView::begin);
    connect(&m_assistant, &Assistant::started, m_middle->ask, &AskBar::begin);
    connect(&m_assistant, &Assistant::started, m_middle->tasks, &TaskLine::begin);
    connect(&m_assistant, &Assistant::traced, m_library, &LibraryPanel::add);
    connect(&m_assistant, &Assistant::traced, m_middle->answers, &AnswerView::add);
    connect(&m_assistant, &Assistant::traced, m_middle->ask, &AskBar::add);
    connect(&m_assistant, &Assistant::traced, m_middle->tasks, &TaskLine::add);
    connect(&m_assistant, &Assistant::finished, m_library, &LibraryPanel::end);
    connect(&m_assistant, &Assistant::finished, m_middle->answers, &AnswerView::end);
    connect(&m_assistant, &Assistant::finished, m_middle->ask, &AskBar::end);
    connect(&m_assistant, &Assistant::finished, m_middle->tasks, &TaskLine::end);
    connect(&m_assistant, &Assistant::libraryChanged, this, &MainWindow::showDocuments);
    connect(&m_assistant, &Assistant::documentsKept, this, &MainWindow::keepDocuments);
    m_assistant.watchQueue(m_library, [this](const app::QueueView &view) { m_library->setQueue(view); });
    connect(&m_assistant, &Assistant::sessionChanged, this, &MainWindow::showSession);
    connect(&m_assistant, &Assistant::settingsChanged, m_middle->ask, &AskBar::setSettings);
    connect(&m_assistant, &Assistant::settingsChanged, this,
            [](const core::Settings &settings) { applyTheme(settings.theme); });
}

void MainWindow::connectMenus()
{
    const auto on = [](QAction *action, auto *receiver, auto slot) {
        connect(action, &QAction::triggered, receiver, slot);
    };
    on(m_menus->addFiles, m_errands, &Errands::addFiles);
    on(m_menus->addFolder, m_errands, &Errands::addFolder);
    on(m_menus->folders, m_errands, &Errands::showFolders);
    on(m_menus->addSample, &m_assistant, &Assistant::addSampleLibrary);
    on(m_menus->newSession, &m_assistant, &Assistant::newSession);
    on(m_menus->backUp, m_errands, &Errands::backUp);
    on(m_menus->restore, m_errands, &Errands::restore);
    on(m_menus->check, &m_assistant, &Assistant::checkLibrary);
    on(m_menus->renew, &m_assistant, &Assistant::renewDocuments);
    on(m_menus->quit, this, &MainWindow::close);
    on(m_menus->copyAnswer, m_middle->answers, &AnswerView::copyAnswer);
    on(m_menus->question, m_middle->ask, qOverload<>(&AskBar::setFocus));
    on(m_menus->stop, m_middle->ask, &AskBar::stop);
    on(m_menus->findDocument, m_columns, [this] { m_columns->showLeft(true); });
    on(m_menus->findDocument, m_library, &LibraryPanel::focusSearch);
    on(m_menus->settings, m_errands, &Errands::showSettings);
    on(m_menus->showLeft, m_columns, &Columns::showLeft);
    on(m_menus->showRight, m_columns, &Columns::showRight);
    on(m_menus->closePage, m_columns, [this] { m_columns->showPage(false); });
    on(m_menus->previousAnswer, m_middle->answers, &AnswerView::choosePrevious);
    on(m_menus->nextAnswer, m_middle->answers, &AnswerView::chooseNext);
    on(m_menus->manual, this, &MainWindow::showManual);
    on(m_menus->health, m_errands, &Errands::showHealth);
    on(m_menus->about, m_errands, &Errands::showAbout);
    connect(m_middle->ask, &AskBar::runningChanged, m_menus->stop, &QAction::setEnabled);
    connect(m_menus, &Menus::exportWanted, this, [this](const QString &format) {
        m_errands->exportSession(m_middle->answers->session(), m_middle->title(), format);
    });
}

void MainWindow::showDocuments(const QList<core::Document> &documents)
{
    m_library->setDocuments(documents);
    m_middle->ask->setDocuments(documents);
    m_middle->showDocuments(int(documents.size()));
    if (m_document->isVisible())
        m_document->refresh();
}

void MainWindow::keepDocuments(const QList<core::Document> &documents)
{
    m_library->keepDocuments(documents);
    m_middle->ask->keepDocuments(documents);
    m_middle->showDocuments(m_library->model()->documents());
    const auto isShown = [this](const core::Document &document) { return document.id == m_document->document(); };
    if (m_document->isVisible() && std::any_of(documents.begin(), documents.end(), isShown))
        m_document->refresh();
}

void MainWindow::showSession(const core::Session &session, const QList<core::Session> &all)
{
    m_sessions->setSessions(all, session.id);
    m_middle->answers->setSession(session);
    m_middle->setTitle(session.title);
    m_middle->showState();
    m_menus->exportAs->setEnabled(session.id != 0);
    setWindowTitle(session.title.isEmpty() ? tr("Attest") : session.title);
}

void MainWindow::showTurn(const core::Turn &turn, bool running)
{
    m_run->show(turn.graph.nodes.isEmpty() ? m_assistant.graph(m_assistant.settings().flow) : turn.graph, turn,
                running);
}

void MainWindow::showColumns()
{
    m_menus->showLeft->setChecked(m_columns->leftShown());
    m_menus->showRight->setChecked(m_columns->rightShown());
}

void MainWindow::showCitation(const core::Citation &citation)
{
    if (!citation.address.isEmpty())
        return offerWebPage(*m_middle->notice, citation.address);
    const int row = m_library->model()->rowOf(citation.document);
    if (row < 0) {
        m_middle->notice->say(
            tr("“%1” is no longer in the library; add it again to see the page.").arg(citation.title));
        return;
    }
    m_page->open(m_library->model()->document(row), citation.page, citation.places);
    showBeside(m_page);
}

void MainWindow::showPassage(const core::Passage &passage, int from, int to)
{
    if (!passage.address.isEmpty())
        return offerWebPage(*m_middle->notice, passage.address);
    const int end = to > from ? to : int(passage.text.size()); // none: all of it
    const auto found = [this, passage](const QList<core::PlaceOnPage> &places) {
        const int page = places.isEmpty() ? passage.page : places.first().page;
        showCitation({0, passage.id, passage.document, passage.title, {}, page, {}, {}, 0, 0, places});
    };
    m_assistant.places(passage, from, end, this, found);
}

// A folder that is dropped is read once.
void MainWindow::offerToKeepInStep(const QStringList &folders)
{
    const QString sentence =
        folders.size() == 1 ? tr("The PDFs that are in “%1” now are being added.").arg(QDir(folders.first()).dirName())
                            : tr("The PDFs that are in %1 folders now are being added.").arg(folders.size());
    m_middle->notice->offer(sentence, tr("Keep in step"), [this, folders] {
        for (const QString &folder : folders)
            m_assistant.keepInStep(folder);
    });
}

void MainWindow::showBeside(QWidget *view)
{
    m_beside->setCurrentWidget(view);
    m_columns->showPage(true);
}

void MainWindow::showDocument(core::DocumentId id)
{
    m_document->open(id);
    showBeside(m_document);
}

void MainWindow::unlock(const QString &path, const QString &password)
{
    m_assistant.unlock(path, password, this, [this](const core::Document &document) {
        m_document->refresh();
        m_middle->notice->offer(tr("“%1” is open now. Its password is known until Attest ends.").arg(document.title),
                                tr("Remember it"), [this, id = document.id] { m_assistant.rememberPassword(id); });
    });
}

void MainWindow::showManual()
{
    const LibraryModel *model = m_library->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->document(row).path.contains(QLatin1String("/attest/manual/1"))) { // its first chapter
            m_page->browse(model->document(row));
            return showBeside(m_page);
        }
    }
    m_assistant.addSampleLibrary();
    m_middle->notice->say(tr("The manual is being added to your library; open it there, or ask it something."));
}

void MainWindow::takeNextStep(core::Refusal refusal, const QString &question)
{
    switch (refusal) {
    case core::Refusal::NothingIndexed:
        return m_errands->addFiles();
    case core::Refusal::BudgetUsedUp:
        return m_errands->showSettings();
    case core::Refusal::ModelUnreachable:
        return m_errands->showServerSettings();
    case core::Refusal::PagesUnreadable:
        return m_columns->showLeft(true);
    default:
        m_middle->ask->setQuestion(question);
    }
}

QByteArray MainWindow::layoutState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << saveGeometry() << m_columns->state() << m_left->saveState() << m_run->saveState();
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
    m_left->restoreState(left);
    m_run->restoreState(right);
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
        return m_middle->notice->say(tr("Only files of this computer can be added; save the page as PDF first."));
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
