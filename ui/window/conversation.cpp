#include "ui/window/conversation.h"

#include "ui/conversation/answerview.h"
#include "ui/conversation/askbar.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/conversation/exportline.h"
#include "ui/conversation/followups.h"
#include "ui/window/menus.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/taskline.h"
#include "ui/conversation/starters.h"
#include "ui/conversation/testquestionline.h"
#include "ui/window/welcome.h"

#include <QAction>
#include <QDateTime>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

Conversation::Conversation(const Menus &menus, QWidget *parent)
    : QWidget(parent),
      notice(new Notice(this)),
      exports(new ExportLine(this)),
      testQuestion(new TestQuestionLine(this)),
      tasks(new TaskLine(this)),
      m_title(new ElidedLabel(this)),
      m_origin(new PlainLabel(this)),
      m_stack(new QStackedWidget(this))
{
    welcome = new Welcome(m_stack);
    answers = new AnswerView(m_stack);
    ask = new AskBar(this);
    followUps = new FollowUps(this);
    starters = new Starters(this);
    m_stack->addWidget(welcome);
    m_stack->addWidget(answers);
    m_title->setProperty("role", QStringLiteral("title"));
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // takes whatever room is left
    m_origin->setProperty("role", QStringLiteral("warning"));
    m_origin->setTextFormat(Qt::PlainText);
    m_origin->setWordWrap(true);
    m_origin->setContentsMargins(8, 4, 8, 4);
    m_origin->setAccessibleName(tr("Where this session comes from"));
    m_origin->hide();
    const auto toggle = [this](QAction *action) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        return button;
    };
    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 8, 4);
    head->setSpacing(8);
    head->addWidget(toggle(menus.showLeft));
    head->addWidget(m_title, 1);
    head->addWidget(tasks);
    head->addWidget(toggle(menus.exportSession));
    head->addWidget(toggle(menus.showRight));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_origin);
    column->addWidget(notice);
    column->addWidget(exports);
    column->addWidget(testQuestion);
    column->addWidget(m_stack, 1);
    column->addWidget(starters);
    column->addWidget(followUps);
    column->addWidget(ask);
    showState();
}

void Conversation::setTitle(const QString &title)
{
    m_session = title;
    showTitle();
}

QString Conversation::title() const
{
    return m_session;
}

void Conversation::setOrigin(const core::Session &session)
{
    const QString made =
        QLocale().toString(QDateTime::fromMSecsSinceEpoch(session.imported.made), QLocale::ShortFormat);
    m_origin->setVisible(session.isReadOnly());
    m_origin->setText(session.isReadOnly() ? tr("From the evidence bundle “%1”, created on %2 and not checked here. It "
                                                "is read-only: a new question starts a session of your own.")
                                                 .arg(session.imported.bundle, made)
                                           : QString());
}

void Conversation::showTitle()
{
    const QString title = m_page ? m_page->windowTitle() : m_session;
    m_title->setFullText(title);
}

void Conversation::addPage(QWidget *page)
{
    m_stack->addWidget(page);
}

void Conversation::showPage(QWidget *page)
{
    m_page = page;
    setPlace(m_place);
    exports->hide();
    showTitle();
    showState();
    if (m_page)
        m_page->setFocus();
}

void Conversation::showDocuments(int documents)
{
    if (m_documents < 0) {
        welcome->showDoors();
        if (!m_trouble.isEmpty()) // a problem at startup, which would vanish with the welcome page
            notice->say(std::exchange(m_trouble, QString()));
    }
    m_documents = documents;
    answers->setDocumentCount(documents);
    showState();
}

void Conversation::showRows(int rows)
{
    m_rows = rows;
    showState();
}

void Conversation::setPlace(core::SessionId session)
{
    const bool beginsHere = m_place == 0 && !answers->empty();
    m_place = session;
    if (!beginsHere || m_page)
        notice->setPlace(m_page ? QStringLiteral("page") : QString::number(session));
    else
        notice->rename(QString::number(session));
}

void Conversation::showState()
{
    const bool talking = m_documents >= 0 && (m_rows > 0 || !answers->empty());
    m_stack->setCurrentWidget(m_page ? m_page : talking ? static_cast<QWidget *>(answers) : welcome);
    const bool asks = talking && !m_page;
    if (asks && !ask->isVisible())
        ask->setFocus(); // so that the user can type at once
    ask->setVisible(asks);
    followUps->setShown(asks);
    starters->setShown(asks && answers->empty());
}

void Conversation::showTrouble(const QString &sentence)
{
    if (m_documents < 0) {
        m_trouble = sentence;
        welcome->showTrouble(sentence);
    } else {
        notice->say(sentence);
    }
}

} // namespace ui
