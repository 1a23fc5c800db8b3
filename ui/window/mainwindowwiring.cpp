// All connections between the window's panels and the Assistant, as one list.
#include "ui/window/mainwindow.h"

#include "core/eval/ownquestions.h"
#include "ui/conversation/answerview.h"
#include "ui/conversation/askbar.h"
#include "ui/window/columns.h"
#include "ui/window/conversation.h"
#include "ui/library/documentview.h"
#include "ui/window/modelactions.h"
#include "ui/window/outsidefile.h"
#include "ui/window/shortcuts.h"
#include "ui/window/windowactions.h"
#include "ui/evaluation/evaluationpage.h"
#include "ui/conversation/exportline.h"
#include "ui/conversation/followups.h"
#include "ui/library/librarypanel.h"
#include "ui/window/menus.h"
#include "ui/widgets/notice.h"
#include "ui/pages/pdfview.h"
#include "ui/run/graphpage.h"
#include "ui/run/runpanel.h"
#include "ui/conversation/sessionpanel.h"
#include "ui/conversation/snippetview.h"
#include "ui/conversation/starters.h"
#include "ui/widgets/taskline.h"
#include "ui/conversation/testquestionline.h"
#include "ui/widgets/theme.h"
#include "ui/window/welcome.h"

#include <QAction>
#include <QFileInfo>
#include <QMenuBar>

namespace ui {

using app::Assistant;
using app::ConversationService;
using app::DocumentService;
using app::QueueService;
using app::ReindexService;
using app::ScanService;
using app::SessionService;

namespace {

QString wordsOf(const QString &file, const app::BibtexTaken &taken)
{
    QStringList parts{MainWindow::tr("“%1” changes the title, author or year of %Ln document(s)", nullptr,
                                     int(taken.described.size()))
                          .arg(QFileInfo(file).fileName())};
    if (!taken.toRead.isEmpty())
        parts.append(MainWindow::tr("%Ln PDF(s) that it names will be read first", nullptr, int(taken.toRead.size())));
    if (!taken.missing.isEmpty())
        parts.append(MainWindow::tr("%Ln file(s) are missing", nullptr, int(taken.missing.size())));
    if (!taken.unknown.isEmpty())
        parts.append(MainWindow::tr("%Ln entries have no document here", nullptr, int(taken.unknown.size())));
    return parts.join(QStringLiteral("; ")) + u'.';
}

} // namespace

void MainWindow::connectPanels()
{
    connect(m_middle->welcome, &Welcome::filesWanted, m_actions, &WindowActions::addFiles);
    connect(m_middle->welcome, &Welcome::sampleWanted, &m_assistant.documents(), &DocumentService::addSampleLibrary);
    connect(m_middle->welcome, &Welcome::modelsWanted, m_actions, &WindowActions::showServerSettings);
    connect(m_middle->welcome, &Welcome::serversWanted, m_models, &ModelActions::lookForServers);
    connect(m_middle->welcome, &Welcome::modelChosen, m_models, &ModelActions::use);
    connect(m_middle->welcome, &Welcome::fileWanted, m_models, &ModelActions::getFile);
    connect(m_middle->welcome, &Welcome::fileUnwanted, m_models, &ModelActions::stopGetting);
    connect(m_models, &ModelActions::fileOffered, m_middle->welcome, &Welcome::offerFile);
    connect(m_models, &ModelActions::serversFound, m_middle->welcome, &Welcome::showServers);
    connect(m_models, &ModelActions::told, m_middle->welcome, &Welcome::showModelState);
    connect(m_models, &ModelActions::kept, m_actions, &WindowActions::lookForModels);

    connect(m_library, &LibraryPanel::filesWanted, m_actions, &WindowActions::addFiles);
    connect(m_library, &LibraryPanel::folderWanted, m_actions, &WindowActions::addFolder);
    connect(m_library, &LibraryPanel::foldersWanted, m_actions,
            [this] { m_actions->show(WindowActions::Followed::Folders); });
    connect(m_library, &LibraryPanel::teamWanted, m_actions,
            [this] { m_actions->show(WindowActions::Followed::Team); });
    connect(m_library, &LibraryPanel::addAgain, &m_assistant.documents(), &DocumentService::add);
    connect(
        &m_assistant.documents(), &DocumentService::bibtexTaken, this,
        [this](const QString &file, const app::BibtexTaken &taken) { m_middle->notice->say(wordsOf(file, taken)); });
    connect(m_library, &LibraryPanel::readAgain, &m_assistant.documents(), &DocumentService::readAgain);
    connect(m_library, &LibraryPanel::recogniseWanted, &m_assistant.scans(), &ScanService::recognise);
    connect(m_library, &LibraryPanel::passwordEntered, this, &MainWindow::unlock);
    connect(m_library, &LibraryPanel::detailsWanted, this, &MainWindow::showDocument);
    connect(m_library, &LibraryPanel::describeWanted, this, [this](core::DocumentId id) {
        showDocument(id);
        m_document->editTitle();
    });
    connect(m_library, &LibraryPanel::removed, &m_assistant.documents(), &DocumentService::remove);
    connect(m_library, &LibraryPanel::runStopped, &m_assistant, &Assistant::stop);
    connect(m_library, &LibraryPanel::takenOff, &m_assistant.queue(), &QueueService::removeFromQueue);
    connect(m_library, &LibraryPanel::retried, &m_assistant.queue(), &QueueService::retry);
    connect(m_library, &LibraryPanel::nextWanted, &m_assistant.queue(), &QueueService::readNext);
    connect(m_library, &LibraryPanel::moved, &m_assistant.queue(), &QueueService::move);
    connect(m_library, &LibraryPanel::pauseToggled, &m_assistant.queue(), &QueueService::setPaused);
    connect(m_library, &LibraryPanel::allStopped, &m_assistant.queue(), &QueueService::stopAll);
    connect(m_library->model(), &LibraryModel::queueChanged, m_middle,
            [this] { m_middle->showRows(m_library->model()->rowCount()); });
    connect(m_library->model(), &LibraryModel::queueChanged, this, &MainWindow::fillColumns);
    connect(m_library, &LibraryPanel::scopeChosen, m_middle->ask, &AskBar::setScope);
    connect(m_library, &LibraryPanel::opened, m_page, [this](const auto &document) { m_page->browse(document); });
    connect(m_library, &LibraryPanel::opened, m_library, [this](const auto &document) { m_library->use(document.id); });
    connect(m_library, &LibraryPanel::opened, m_columns, [this] { showBeside(m_page); });

    connect(m_sessions, &SessionPanel::newWanted, &m_assistant.sessions(), &SessionService::beginNew);
    connect(m_sessions, &SessionPanel::opened, &m_assistant.sessions(), &SessionService::open);
    connect(m_sessions, &SessionPanel::left, &m_assistant.sessions(), &SessionService::beginNew);
    connect(m_sessions, &SessionPanel::renamed, &m_assistant.sessions(), &SessionService::rename);
    connect(m_sessions, &SessionPanel::removed, &m_assistant.sessions(), &SessionService::remove);
    connect(m_sessions, &SessionPanel::tagged, &m_assistant.sessions(), &SessionService::setTags);
    connect(m_sessions, &SessionPanel::pinned, &m_assistant.sessions(), &SessionService::setPinned);
    connect(m_sessions, &SessionPanel::duplicated, &m_assistant.sessions(), &SessionService::duplicate);
    connect(m_sessions, &SessionPanel::searched, this, [this](const QString &words) {
        const auto show = [this, words](const core::Result<QList<core::SessionHit>> &found) {
            m_sessions->showFound(words, found ? *found : QList<core::SessionHit>());
        };
        m_assistant.sessions().search(words, {m_sessions, show});
    });
    connect(m_sessions, &SessionPanel::exportWanted, m_columns, &Columns::showMiddle);
    connect(m_sessions, &SessionPanel::exportWanted, m_middle->notice, &Notice::pass);
    connect(m_sessions, &SessionPanel::exportWanted, m_middle->exports, &ExportLine::offer);
    connect(m_middle->exports, &ExportLine::wanted, m_actions, &WindowActions::exportSessions);

    connect(m_middle->ask, &AskBar::asked, &m_assistant.conversation(), &ConversationService::ask);
    connect(m_middle->ask, &AskBar::stopped, &m_assistant, &Assistant::stop);
    connect(m_middle->ask, &AskBar::endRequested, &m_assistant.conversation(), &ConversationService::requestEnd);
    connect(m_middle->ask, &AskBar::modelsWanted, m_actions, &WindowActions::showServerSettings);
    connect(m_middle->ask, &AskBar::webSearchChosen, m_actions, &WindowActions::setWebSearch);
    connect(m_middle->ask, &AskBar::flowChosen, m_actions, &WindowActions::setFlow);
    connect(m_middle->ask, &AskBar::modelChosen, m_actions, &WindowActions::setModel);
    connect(m_middle->ask, &AskBar::modelChosen, m_models, &ModelActions::getToKnow);
    connect(m_actions, &WindowActions::modelsFound, m_middle->ask, &AskBar::setModels);

    connect(m_middle->answers, &AnswerView::chosen, this, &MainWindow::showTurn);
    connect(m_middle->answers, &AnswerView::left, this, [this] { showTurn({}); });
    connect(m_middle->answers, &AnswerView::ended, m_run, &RunPanel::finish);
    connect(m_middle->answers, &AnswerView::whyWanted, m_run, &RunPanel::showEvidence);
    connect(m_middle->answers, &AnswerView::whyWanted, m_columns, [this] { m_columns->showRight(true); });
    connect(m_middle->answers, &AnswerView::replayWanted, m_columns, [this] { m_columns->showRight(true); });
    connect(m_middle->answers, &AnswerView::replayWanted, m_run, &RunPanel::replay);
    connect(m_actions, &WindowActions::modelsFound, m_run, &RunPanel::setModels);
    connect(m_run, &RunPanel::forkWanted, &m_assistant.conversation(), &ConversationService::fork);
    connect(m_middle->answers, &AnswerView::citationActivated, this, &MainWindow::showCitation);
    connect(m_middle->answers, &AnswerView::passageActivated, this, &MainWindow::showPassage);
    connect(m_middle->answers, &AnswerView::documentActivated, this, &MainWindow::showDocument);
    connect(m_middle->answers, &AnswerView::againWanted, &m_assistant.conversation(),
            &ConversationService::askAsItStands);
    connect(m_middle->answers, &AnswerView::editWanted, this, [this](const QString &turn, const QString &question) {
        m_middle->notice->offer(
            tr("Your next question starts a new session that includes the conversation so far."), tr("Never mind"),
            [this] { m_middle->ask->setQuestion({}); }, [this] { m_middle->ask->askHere(); });
        m_middle->ask->setQuestion(question, turn);
    });
    connect(m_middle->ask, &AskBar::askedInstead, &m_assistant.conversation(), &ConversationService::askInstead);
    connect(m_middle->ask, &AskBar::askedInstead, m_middle->notice, &Notice::settle);
    connect(m_middle->followUps, &FollowUps::chosen, this,
            [this](const QString &question) { m_assistant.conversation().askAsItStands(question); });
    connect(m_middle->starters, &Starters::chosen, this,
            [this](const QString &question) { m_assistant.conversation().askAsItStands(question); });
    connect(m_middle->followUps, &FollowUps::wanted, this, [this](const core::Turn &turn) {
        const auto offer = [this, id = turn.id](const QStringList &questions) {
            m_middle->followUps->offer(id, questions);
        };
        m_assistant.conversation().followUps(turn, {m_middle->followUps, offer});
    });
    connect(m_middle->answers, &AnswerView::recheckWanted, &m_assistant,
            [this](const QString &turn) { m_assistant.conversation().checkAgain(m_middle->answers->session(), turn); });
    connect(m_middle->answers, &AnswerView::publishWanted, this, &MainWindow::publish);
    connect(m_middle->answers, &AnswerView::testQuestionWanted, m_middle->testQuestion, &TestQuestionLine::offer);
    connect(m_middle->testQuestion, &TestQuestionLine::opened, this, [this](const QString &question) {
        const auto show = [this, question](const core::Result<app::OwnQuestion> &found) {
            if (found && !found->line.isEmpty())
                m_middle->testQuestion->showKept(question, core::knownQuestionIn(found->line));
        };
        m_assistant.evaluation().findOwnQuestion(question, {m_middle->testQuestion, show});
    });
    connect(m_middle->testQuestion, &TestQuestionLine::wanted, this,
            [this](const core::KnownQuestion &known) { setTestQuestion(known.question, core::toLine(known)); });
    connect(m_middle->testQuestion, &TestQuestionLine::removed, this,
            [this](const QString &question) { setTestQuestion(question, {}); });
    connect(m_middle->answers, &AnswerView::reviewed, m_run, &RunPanel::setReview);
    connect(m_run, &RunPanel::corrected, &m_assistant,
            [this](const QString &turn, const core::Verdict &verdict, bool passes) {
                m_assistant.sessions().correctVerdict(m_middle->answers->session(), turn, verdict, passes);
            });
    connect(m_middle->answers, &AnswerView::nextStepWanted, this, &MainWindow::takeNextStep);
    connect(m_middle->answers, &AnswerView::builtInWanted, &m_assistant.conversation(),
            &ConversationService::askBuiltIn);
    connect(m_middle->answers, &AnswerView::anywayWanted, &m_assistant.conversation(),
            &ConversationService::answerAnyway);
    connect(m_middle->tasks, &TaskLine::told, m_middle->notice, &Notice::say);
    connect(m_middle->tasks, &TaskLine::stopped, &m_assistant, &Assistant::stop);
    connect(m_middle->tasks, &TaskLine::foldersAdded, this, &MainWindow::offerToKeepInStep);
    connect(m_middle->tasks, &TaskLine::failed, m_middle, &Conversation::showTrouble);
    const auto offerRescue = [this] {
        m_middle->notice->insist(
            tr("The library is damaged. Attest can rescue what is still readable into a new library "
               "and keep the damaged one."),
            tr("Rescue"), [this] { m_assistant.rescue(); });
    };
    connect(&m_assistant, &Assistant::libraryDamaged, this, offerRescue, Qt::QueuedConnection); // after its message
    connect(m_middle->tasks, &TaskLine::rescued, this, &MainWindow::showRescued);

    connect(m_evaluation, &EvaluationPage::turnWanted, this, &MainWindow::showTurnOf);
    connect(m_evaluation, &EvaluationPage::closed, this, [this] { showEvaluation(false); });
    connect(m_evaluation, &EvaluationPage::ended, this, [this](const QString &sentence) {
        if (!m_evaluation->isVisible())
            m_middle->notice->offer(sentence, tr("Show"), [this] { showEvaluation(true); });
    });
    connect(m_actions, &WindowActions::modelsFound, m_evaluation, &EvaluationPage::setModels);
    connect(m_sessions, &SessionPanel::opened, this, [this] { showEvaluation(false); });
    connect(m_sessions, &SessionPanel::stayed, this, [this] { showEvaluation(false); });
    connect(m_sessions, &SessionPanel::newWanted, this, [this] { showEvaluation(false); });

    connect(m_run, &RunPanel::graphWanted, this, [this] { showGraph(true); });
    connect(m_run->graphPage(), &GraphPage::closed, this, [this] { showGraph(false); });
    connect(m_run, &RunPanel::pictureWanted, this, [this] { m_actions->savePicture(m_run->picture()); });
    connect(m_run, &RunPanel::passageActivated, this,
            [this](const core::Passage &passage, int from, int to) { showPassage(passage, from, to); });
    connect(m_document, &DocumentView::pageWanted, this, [this](const core::Document &document, int page) {
        m_page->browse(document, page);
        showBeside(m_page);
    });
    connect(m_document, &DocumentView::readAgainWanted, &m_assistant.documents(), &DocumentService::readAgain);
    connect(m_document, &DocumentView::recogniseWanted, &m_assistant,
            [this](core::DocumentId id) { m_assistant.scans().recognise({id}, ScanService::Pages::NotRead); });
    connect(m_document, &DocumentView::passwordEntered, this, &MainWindow::unlock);
    connect(m_document, &DocumentView::rememberWanted, &m_assistant.passwords(), &app::PasswordService::remember);
    connect(m_document, &DocumentView::forgetWanted, &m_assistant.passwords(), &app::PasswordService::forget);
    connect(m_document, &DocumentView::described, &m_assistant.documents(), &DocumentService::describe);
    connect(m_document, &DocumentView::tagged, &m_assistant.documents(), &DocumentService::setTags);
    connect(m_library, &LibraryPanel::tagged, &m_assistant.documents(), &DocumentService::tag);
    connect(m_library, &LibraryPanel::untagged, &m_assistant.documents(), &DocumentService::untag);
    connect(m_library, &LibraryPanel::hidden, &m_assistant.documents(), &DocumentService::setHidden);
    connect(m_library, &LibraryPanel::tagScopeChosen, m_middle->ask, &AskBar::setScopeTag);
    connect(&m_assistant.documents(), &DocumentService::described, &m_assistant.sessions(),
            [this] { m_assistant.sessions().refresh(SessionService::Of::OpenOne); });
    connect(m_document, &DocumentView::closed, m_columns, [this] { m_columns->showPage(false); });
    connect(m_actions, &WindowActions::failed, m_middle->notice, &Notice::say);
    connect(m_actions, &WindowActions::exported, this, &MainWindow::showExported);
    connect(m_page, &PdfView::askWanted, this, &MainWindow::askAbout);
    connect(m_page, &PdfView::printWanted, this, &MainWindow::print);
    connect(m_page, &PdfView::fileWanted, this, [this](const core::Document &document, bool folder) {
        m_middle->notice->say(openOutside(document, folder));
    });
    connect(m_document, &DocumentView::folderWanted, this,
            [this](const core::Document &document) { m_middle->notice->say(openOutside(document, true)); });
    connect(m_page, &PdfView::closed, m_columns, [this] { m_columns->showPage(false); });
    connect(m_snippet, &SnippetView::closed, m_columns, [this] { m_columns->showPage(false); });
    connect(m_columns, &Columns::changed, this, &MainWindow::showColumns);
}

// The Assistant's seven signals and their receivers, and the queue.
void MainWindow::connectAssistant()
{
    connect(&m_assistant, &Assistant::started, m_library, &LibraryPanel::begin);
    connect(&m_assistant, &Assistant::started, m_middle->answers, &AnswerView::begin);
    connect(&m_assistant, &Assistant::started, m_middle->ask, [this](const app::Run &run) {
        if (const RunModel *live = m_middle->answers->liveRun()) // the run that has just begun, if it is a question
            m_middle->ask->begin(run, *live);
    });
    connect(&m_assistant, &Assistant::started, m_middle->followUps, &FollowUps::begin);
    connect(&m_assistant, &Assistant::started, m_middle->tasks, &TaskLine::begin);
    connect(&m_assistant, &Assistant::started, m_evaluation, &EvaluationPage::begin);
    connect(&m_assistant, &Assistant::started, m_middle, &Conversation::showState);
    connect(&m_assistant, &Assistant::started, m_middle->notice, [this](const app::Run &run) {
        if (run.kind == app::Run::Question)
            m_middle->notice->pass();
    });
    connect(&m_assistant, &Assistant::traced, m_library, &LibraryPanel::add);
    connect(&m_assistant, &Assistant::traced, m_middle->answers, &AnswerView::add);
    connect(&m_assistant, &Assistant::traced, m_middle->tasks, &TaskLine::add);
    connect(&m_assistant, &Assistant::traced, m_evaluation, &EvaluationPage::add);
    connect(&m_assistant, &Assistant::finished, m_library, &LibraryPanel::end);
    connect(&m_assistant, &Assistant::finished, m_middle->answers, &AnswerView::end);
    connect(&m_assistant, &Assistant::finished, m_middle->ask, &AskBar::end);
    connect(&m_assistant, &Assistant::finished, m_middle->tasks, &TaskLine::end);
    connect(&m_assistant, &Assistant::finished, m_evaluation, &EvaluationPage::end);
    connect(&m_assistant, &Assistant::libraryChanged, this, &MainWindow::showDocuments);
    connect(&m_assistant, &Assistant::documentsKept, this, &MainWindow::keepDocuments);
    m_assistant.team().watch({m_library, [this](const app::TeamState &state) {
                                  m_library->setTeam(state);
                                  m_middle->answers->setInTeam(!state.joined.server.isEmpty());
                              }});
    m_assistant.queue().watch({m_library, [this](const app::QueueView &view) { m_library->setQueue(view); }});
    connect(&m_assistant, &Assistant::sessionChanged, this, &MainWindow::showSession);
    connect(&m_assistant, &Assistant::settingsChanged, m_middle->ask, &AskBar::setSettings);
    connect(&m_assistant, &Assistant::settingsChanged, this, [](const core::Settings &settings) {
        applyTheme(settings.theme);
        applyFontSize(settings.fontSize);
    });
}

void MainWindow::connectMenus()
{
    const auto on = [](QAction *action, auto *receiver, auto slot) {
        connect(action, &QAction::triggered, receiver, slot);
    };
    on(m_menus->addFiles, m_actions, &WindowActions::addFiles);
    on(m_menus->addFolder, m_actions, &WindowActions::addFolder);
    on(m_menus->folders, m_actions, [this] { m_actions->show(WindowActions::Followed::Folders); });
    on(m_menus->zotero, m_actions, [this] { m_actions->show(WindowActions::Followed::Zotero); });
    on(m_menus->team, m_actions, [this] { m_actions->show(WindowActions::Followed::Team); });
    on(m_menus->addSample, &m_assistant.documents(), &DocumentService::addSampleLibrary);
    on(m_menus->newSession, &m_assistant.sessions(), &SessionService::beginNew);
    on(m_menus->newSession, this, [this] { showEvaluation(false); });
    on(m_menus->openBundle, m_actions, &WindowActions::openBundle);
    on(m_menus->savePicture, this, [this] { m_actions->savePicture(m_run->picture()); });
    on(m_menus->print, this, &MainWindow::print);
    on(m_menus->backUp, m_actions, &WindowActions::backUp);
    on(m_menus->restore, m_actions, &WindowActions::restore);
    on(m_menus->check, &m_assistant.maintenance(), &app::MaintenanceService::check);
    on(m_menus->bin, m_actions, &WindowActions::showBin);
    on(m_menus->renew, &m_assistant.reindexing(), &ReindexService::reindex);
    on(m_menus->quit, this, &MainWindow::close);
    on(m_menus->undoDelete, m_sessions, &SessionPanel::undo);
    connect(m_sessions, &SessionPanel::undoableChanged, m_menus->undoDelete, &QAction::setEnabled);
    on(m_menus->copyAnswer, m_middle->answers, &AnswerView::copyAnswer);
    on(m_menus->testQuestion, this, [this] { showEvaluation(false); });
    on(m_menus->testQuestion, m_middle->answers, &AnswerView::makeTestQuestion);
    on(m_menus->question, this, [this] { showEvaluation(false); });
    on(m_menus->question, m_middle->ask, qOverload<>(&AskBar::setFocus));
    on(m_menus->stop, m_middle->ask, &AskBar::stop);
    m_middle->ask->offerWishes(m_menus->stopAfterStep, m_menus->acceptBest);
    on(m_menus->findDocument, m_columns, [this] { m_columns->showLeft(true); });
    on(m_menus->findDocument, m_library, &LibraryPanel::focusSearch);
    on(m_menus->findOnPage, this, &MainWindow::findOnPage);
    on(m_menus->settings, m_actions, &WindowActions::showSettings);
    on(m_menus->showLeft, m_columns, &Columns::showLeft);
    on(m_menus->showRight, m_columns, &Columns::showRight);
    on(m_menus->closePage, m_columns, [this] { m_columns->showPage(false); });
    on(m_menus->evaluation, this, &MainWindow::showEvaluation);
    for (QAction *action : {m_menus->previousAnswer, m_menus->nextAnswer})
        on(action, m_columns, &Columns::showMiddle);
    on(m_menus->previousAnswer, m_middle->answers, &AnswerView::choosePrevious);
    on(m_menus->nextAnswer, m_middle->answers, &AnswerView::chooseNext);
    on(m_menus->manual, this, &MainWindow::showManual);
    on(m_menus->shortcuts, this, [this] { showShortcuts(menuBar()->actions(), this); });
    on(m_menus->health, m_actions, &WindowActions::showHealth);
    on(m_menus->about, m_actions, &WindowActions::showAbout);
    connect(m_middle->ask, &AskBar::runningChanged, m_menus->stop, &QAction::setEnabled);
    const auto offerExport = [this](const QString &format) {
        m_columns->showMiddle();
        m_middle->notice->pass(); // removes the message of the previous export
        m_middle->exports->offer({m_middle->answers->session()}, m_middle->title(), format);
    };
    connect(m_menus, &Menus::exportWanted, this, offerExport);
    on(m_menus->exportSession, this, [offerExport] { offerExport({}); });
}

} // namespace ui
