#include "ui/window/mainwindow.h"

#include "ui/conversation/answerview.h"
#include "ui/conversation/askbar.h"
#include "ui/window/columns.h"
#include "ui/window/conversation.h"
#include "ui/library/documentview.h"
#include "ui/window/modelactions.h"
#include "ui/window/windowactions.h"
#include "ui/evaluation/evaluationpage.h"
#include "ui/conversation/exportline.h"
#include "ui/conversation/followups.h"
#include "ui/library/librarypanel.h"
#include "ui/library/lostdialog.h"
#include "ui/window/menus.h"
#include "ui/widgets/notice.h"
#include "ui/pages/pdfview.h"
#include "ui/run/graphpage.h"
#include "ui/run/runpanel.h"
#include "ui/conversation/sessionpanel.h"
#include "ui/conversation/snippetview.h"
#include "ui/conversation/starters.h"
#include "ui/widgets/spokenlabel.h"
#include "ui/pages/webpage.h"

#include <QAction>
#include <QCloseEvent>
#include <QDataStream>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
#include <QUrl>

namespace ui {

using app::Assistant;

MainWindow::MainWindow(Assistant &assistant, const Dialogs &dialogs, QWidget *parent)
    : QMainWindow(parent),
      m_assistant(assistant),
      m_menus(new Menus(menuBar(), app::exporterChoices())),
      m_actions(new WindowActions(assistant, dialogs, this)),
      m_prints(assistant, dialogs, this),
      m_models(new ModelActions(assistant, this))
{
    speakLabels();
    buildColumns(dialogs);
    connectPanels();
    connectAssistant();
    connectMenus();
    m_middle->ask->setFlows(app::flowChoices());
    m_run->setFlows(app::flowChoices());
    m_middle->ask->setWebEngines(app::webEngineChoices());
    m_middle->ask->setSettings(assistant.settings());
    m_sessions->setExporters(app::exporterChoices());
    m_middle->exports->setFormats(app::exporterChoices(), app::exportParts);
    for (QLineEdit *field : findChildren<QLineEdit *>())
        field->setAcceptDrops(false); // files dropped anywhere go to the library
    setAcceptDrops(true);
    setMinimumSize(640, 480);
    resize(1400, 900);
    showSession({}, {});
    showTurn({});
    showColumns();
    m_actions->lookForModels();
}

void MainWindow::buildColumns(const Dialogs &dialogs)
{
    m_left = new QSplitter(Qt::Vertical);
    m_library = new LibraryPanel(m_left);
    m_sessions = new SessionPanel(m_left);
    m_left->setChildrenCollapsible(false);
    m_left->setStretchFactor(0, 1); // a taller window shows more documents
    m_left->setStretchFactor(1, 0);
    m_left->setSizes({600, 220});
    m_middle = new Conversation(*m_menus);
    m_evaluation = new EvaluationPage(m_assistant, dialogs);
    m_middle->addPage(m_evaluation);
    m_page = new PdfView(pagesOf(m_assistant.pages()));
    m_run = new RunPanel;
    m_middle->addPage(m_run->graphPage());
    m_document = new DocumentView(
        [this](core::DocumentId id, QObject *receiver, auto told) {
            m_assistant.pages().details(id, {receiver, told});
        },
        pagesOf(m_assistant.pages()));
    m_beside = new QStackedWidget;
    m_beside->addWidget(m_page);
    m_snippet = new SnippetView;
    m_beside->addWidget(m_document);
    m_beside->addWidget(m_snippet);
    m_columns = new Columns({m_left, m_middle, m_beside, m_run});
    setCentralWidget(m_columns);
}

void MainWindow::showDocuments(const QList<core::Document> &documents)
{
    m_library->setDocuments(documents);
    m_middle->ask->setDocuments(documents);
    m_middle->showDocuments(m_middle->ask->documents());
    showEvidence();
    offerStarters();
    if (m_document->isVisible())
        m_document->refresh();
    m_documentsKnown = true;
    if (const auto link = std::exchange(m_link, {}))
        showLink(*link);
}

void MainWindow::offerStarters()
{
    if (m_middle->answers->empty() && m_middle->ask->documents() > 0)
        m_assistant.conversation().starters(
            {m_middle->starters, [this](const QStringList &questions) { m_middle->starters->offer(questions); }});
}

void MainWindow::keepDocuments(const QList<core::Document> &documents)
{
    m_library->keepDocuments(documents);
    m_middle->ask->keepDocuments(documents);
    m_middle->showDocuments(m_middle->ask->documents());
    showEvidence();
    const auto isShown = [this](const core::Document &document) { return document.id == m_document->document(); };
    if (m_document->isVisible() && std::any_of(documents.begin(), documents.end(), isShown))
        m_document->refresh();
}

// Marks answers whose cited documents have changed since.
void MainWindow::showEvidence()
{
    m_middle->answers->setDocuments([model = m_library->model()](core::DocumentId id) -> const core::Document * {
        const int row = model->rowOf(id);
        return row < 0 ? nullptr : &model->document(row);
    });
}

void MainWindow::showSession(const core::Session &session, const QList<core::Session> &all)
{
    m_sessions->setSessions(all, session.id);
    m_hasSessions = !all.isEmpty();
    m_session = {session.id, session.title};
    if (session.id == 0 && !all.isEmpty())
        openLastSession(all);
    m_middle->setPlace(session.id); // set before its answers are shown
    if (session.id != 0 && session.id == m_ofTest) {
        m_ofTest = 0;
        offerTest();
    }
    m_run->setReadOnly(session.isReadOnly());
    m_middle->answers->setSession(session);
    m_middle->setTitle(session.title);
    m_middle->setOrigin(session);
    m_middle->followUps->setSession(session);
    if (session.turns.isEmpty())
        offerStarters();
    m_middle->showState();
    fillColumns();
    m_menus->exportAs->setEnabled(session.id != 0);
    m_menus->exportSession->setEnabled(session.id != 0);
    setWindowTitle(session.title.isEmpty() ? tr("Attest") : session.title);
}

// The graph and the lists stay hidden until they have content.
void MainWindow::fillColumns()
{
    const bool talked = !m_middle->answers->empty();
    m_columns->setFilled(m_library->model()->rowCount() > 0 || m_hasSessions, talked);
    m_menus->showRight->setEnabled(talked);
}

void MainWindow::showTurn(const core::Turn &turn)
{
    fillColumns();
    const core::Turn parent = turn.fork.turn.isEmpty() ? core::Turn() : m_middle->answers->turn(turn.fork.turn);
    if (const RunModel *run = m_middle->answers->chosenRun())
        m_run->follow(*run, turn, parent);
    else
        m_run->show(turn.graph.nodes.isEmpty() ? app::graphOf(m_assistant.settings().flow) : turn.graph, turn, parent);
}

void MainWindow::showColumns()
{
    m_menus->showLeft->setChecked(m_columns->leftShown());
    m_menus->showRight->setChecked(m_columns->rightShown());
}

void MainWindow::showCitation(const core::Citation &citation, const QString &turn)
{
    if (!citation.address.isEmpty())
        return offerWebPage(*m_middle->notice, citation.address);
    const int row = m_library->model()->rowOf(citation.document);
    if (row < 0)
        return showAbsent(citation, turn);
    m_library->use(citation.document);
    m_page->open(m_library->model()->document(row), citation.page, citation.places);
    showBeside(m_page);
}

// For citations imported with an evidence bundle, which holds a picture of the page.
void MainWindow::showAbsent(const core::Citation &citation, const QString &turn)
{
    const auto show = [this, citation](const core::Snippet &snippet, const QString &from) {
        if (m_snippet->open(citation, snippet, from))
            return showBeside(m_snippet);
        m_middle->notice->say(
            tr("“%1” is no longer in the library; add it again to see the page.").arg(citation.title));
    };
    m_assistant.sessions().snippet(turn, citation.number, {this, show});
}

namespace {

std::optional<core::Document> documentWith(const QByteArray &sum, const LibraryModel &model)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.document(row).id != 0 && model.document(row).hash == sum)
            return model.document(row);
    }
    return {};
}

} // namespace

void MainWindow::propose(const QString &question)
{
    m_middle->ask->setQuestion(question);
}

void MainWindow::showLink(const core::DocumentLink &link)
{
    if (!m_documentsKnown) {
        m_link = link;
        return;
    }
    const std::optional<core::Document> document = documentWith(link.sum, *m_library->model());
    if (!document)
        return m_middle->notice->say(
            tr("The document this link points to is not in this library; add it, then follow the link again."));
    m_library->use(document->id);
    if (link.words.isEmpty()) {
        m_page->browse(*document, link.page);
        return showBeside(m_page);
    }
    // Highlights the passage on its page; if it is not found there, the page is shown with a note.
    auto places = std::make_shared<QList<core::PlaceOnPage>>();
    const auto found = [this, places, document = *document, page = link.page](const app::Findings &findings) {
        for (const core::PlaceOnPage &place : findings.places) {
            if (place.page == page)
                places->append(place);
        }
        if (!findings.done)
            return;
        m_page->open(document, page, *places);
        showBeside(m_page);
    };
    m_assistant.pages().find(document->id, link.words, {this, found});
}

void MainWindow::showPassage(const core::Passage &passage, int from, int to, const QString &turn)
{
    if (!passage.address.isEmpty())
        return offerWebPage(*m_middle->notice, passage.address);
    if (m_library->model()->rowOf(passage.document) < 0) {
        for (const core::Citation &citation : m_middle->answers->turn(turn).citations) {
            if (citation.passage == passage.id)
                return showAbsent(citation, turn);
        }
    }
    const int end = to > from ? to : int(passage.text.size()); // 0: the whole passage
    const auto found = [this, passage](const QList<core::PlaceOnPage> &places) {
        const int page = places.isEmpty() ? passage.page : places.first().page;
        showCitation({0, passage.id, passage.document, passage.title, {}, page, {}, {}, 0, 0, places});
    };
    m_assistant.pages().places(passage, from, end, {this, found});
}

// A dropped folder is read once.
void MainWindow::offerToKeepInStep(const QStringList &folders)
{
    const QString sentence = folders.size() == 1
                                 ? tr("Only the PDFs currently in “%1” are added.").arg(QDir(folders.first()).dirName())
                                 : tr("Only the PDFs currently in %1 folders are added.").arg(folders.size());
    m_middle->notice->offer(sentence, tr("Watch this folder"), [this, folders] {
        for (const QString &folder : folders)
            m_assistant.folders().watchFolder(folder);
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

void MainWindow::publish(const core::Turn &turn)
{
    m_middle->notice->offer(tr("Everyone who may see all the documents behind this answer will be able to see the "
                               "question, the answer and the cited words."),
                            tr("Publish"), [this, session = m_middle->answers->session(), id = turn.id] {
                                m_assistant.team().publish(session, id);
                            });
}

void MainWindow::unlock(const QString &path, const QString &password)
{
    const auto tell = [this](const core::Document &document) {
        m_document->refresh();
        if (document.status == core::DocumentStatus::NeedsPassword)
            return m_middle->notice->say(tr("That password does not open “%1”; try another one.").arg(document.title));
        m_middle->notice->offer(tr("“%1” is now open. Attest keeps its password until you quit.").arg(document.title),
                                tr("Remember it"), [this, id = document.id] { m_assistant.passwords().remember(id); });
    };
    m_assistant.passwords().unlock(path, password, {this, tell});
}

void MainWindow::print()
{
    if (m_page->isVisible() && m_page->document().id != 0)
        return m_prints.printDocument(m_page->document(), m_page->page());
    if (m_session.first != 0)
        return m_prints.printSession(m_session.first, m_session.second);
    m_middle->notice->say(tr("There is nothing to print yet: open a document, or ask a question."));
}

// Without an open document, searches the list of documents.
void MainWindow::findOnPage()
{
    if (m_page->isVisible())
        m_page->find();
    else
        m_menus->findDocument->trigger();
}

// Puts the words selected on a page into the question, after a mention of the document.
void MainWindow::askAbout(core::DocumentId id, const QString &words)
{
    constexpr qsizetype longest = 300;
    QString quoted = words.simplified();
    if (quoted.size() > longest)
        quoted = quoted.left(longest).section(u' ', 0, -2) + u'…';
    showEvaluation(false);
    m_middle->ask->setScope({id});
    m_middle->ask->setQuestion(QStringLiteral("“%1” ").arg(quoted));
}

// The session open when the window was closed, unless it belongs to another library or was deleted.
void MainWindow::openLastSession(const QList<core::Session> &all)
{
    const auto last = std::exchange(m_lastSession, {});
    for (const core::Session &session : all) {
        if (last.first != 0 && session.id == last.first && session.title == last.second)
            m_assistant.sessions().open(session.id);
    }
}

void MainWindow::showExported(const QString &file)
{
    const QFileInfo info(file);
    const auto open = [](const QString &path) { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); };
    m_middle->notice->mention(
        tr("Saved as “%1”.").arg(info.fileName()), tr("Open"), [=] { open(info.absoluteFilePath()); },
        tr("Show in folder"), [=] { open(info.absolutePath()); });
}

// Shows the list at once, since the notice vanishes with the next message or session; then offers it again.
void MainWindow::showRescued(const QString &sentence, const QStringList &lost)
{
    offerLost(sentence, lost);
    showLost(lost);
}

void MainWindow::offerLost(const QString &sentence, const QStringList &lost)
{
    m_middle->notice->offer(sentence, tr("What is lost (%1)…").arg(lost.size()), [=, this] {
        showLost(lost);
        offerLost(sentence, lost);
    });
}

void MainWindow::showLost(const QStringList &lost)
{
    auto *dialog = new LostDialog(lost, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showManual()
{
    const auto read = [this](const core::Result<core::Document> &manual) {
        if (!manual)
            return m_middle->notice->say(manual.error().message);
        m_page->browse(*manual);
        showBeside(m_page);
    };
    m_assistant.pages().manual({this, read});
}

void MainWindow::showEvaluation(bool shown)
{
    m_middle->showPage(shown ? m_evaluation : nullptr);
    m_menus->evaluation->setChecked(shown);
    m_columns->showMiddle();
}

void MainWindow::showGraph(bool shown)
{
    m_middle->showPage(shown ? m_run->graphPage() : nullptr);
    m_menus->evaluation->setChecked(false);
    m_columns->showMiddle();
}

void MainWindow::showTurnOf(core::SessionId session, const QString &turn)
{
    showEvaluation(false);
    m_middle->setPlace(session);
    m_middle->answers->reveal(turn);
    m_ofTest = session;
    m_assistant.sessions().open(session);
    offerTest();
}

void MainWindow::offerTest()
{
    m_middle->notice->offer(tr("This answer is from the evaluation."), tr("Back to the evaluation"),
                            [this] { showEvaluation(true); });
}

void MainWindow::setTestQuestion(const QString &question, const QByteArray &line)
{
    const auto told = [=, this](const core::Result<app::OwnQuestion> &done) {
        if (!done)
            return m_middle->notice->say(done.error().message);
        m_evaluation->setOwnQuestions(done->questions);
        const QString count = tr("You have %Ln test question(s).", nullptr, int(done->questions));
        const QString what = line.isEmpty()         ? tr("Removed from your test questions.")
                             : done->line.isEmpty() ? tr("Added to your test questions.")
                                                    : tr("Replaced in your test questions.");
        m_middle->notice->offerUndo(what + u' ' + count,
                                    [=, this, before = done->line] { setTestQuestion(question, before); }, {});
    };
    m_assistant.evaluation().setOwnQuestion(question, line, {this, told});
}

void MainWindow::takeNextStep(core::Refusal refusal, const QString &question)
{
    switch (refusal) {
    case core::Refusal::NothingIndexed:
        return m_actions->addFiles();
    case core::Refusal::BudgetUsedUp:
        return m_actions->showSettings();
    case core::Refusal::ModelUnreachable:
    case core::Refusal::EmptyReply:
        return m_actions->showServerSettings();
    case core::Refusal::PagesUnreadable:
        return m_columns->showLeft(true);
    default:
        m_middle->ask->setQuestion(question);
    }
}

void MainWindow::addOrOpen(const QStringList &paths)
{
    m_actions->addOrOpen(paths);
}

QByteArray MainWindow::layoutState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << saveGeometry() << m_columns->state() << m_left->saveState()
           << QByteArray() // state of the right column in earlier versions
           << m_actions->exportFolder() << m_library->state() << m_session.first << m_session.second;
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
    QString folder; // missing in earlier versions, like the fields below
    QByteArray library;
    stream >> folder >> library >> m_lastSession.first >> m_lastSession.second;
    m_library->restore(library);
    m_actions->setExportFolder(folder);
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
        return m_middle->notice->say(tr("Only files on this computer can be added; save the page as a PDF first."));
    event->acceptProposedAction();
    m_actions->addOrOpen(paths);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_library->settle();
    m_sessions->settle();
    event->accept();
}

} // namespace ui
