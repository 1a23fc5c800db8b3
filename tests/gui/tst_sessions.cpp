// Sessions: searched by content, renamed, tagged, pinned, copied, deleted and branched; and suggested questions.
#include "core/language/dictionaries.h"
#include "testwindow.h"
#include "ui/conversation/followups.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QToolButton>

using namespace core;
using namespace desks;

class tst_sessions : public QObject
{
    Q_OBJECT

private slots:
    void init() { ui::applyTheme(QStringLiteral("light")); }

    void findsTagsPinsAndCopiesSessions()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(QStringLiteral("Where was copper first smelted?"));
        desk.find<ui::Menus>()->newSession->trigger();
        QTRY_COMPARE(desk.turns(), 0);
        desk.ask(QStringLiteral("What is half of all copper used for?"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 2, patience);
        auto *panel = desk.find<ui::SessionPanel>();
        auto *field = panel->findChild<QLineEdit *>();
        field->setText(QStringLiteral("BALKANS")); // a word of an answer
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed(), QStringList{QStringLiteral("Where was copper first smelted?")},
                                  patience);
        desk.picture("session-search");
        field->clear();
        QTRY_COMPARE(desk.listed().size(), 2);

        const auto idOf = [&](const QString &title) {
            const auto *list = panel->findChild<QTreeWidget *>();
            const auto found = list->findItems(title, Qt::MatchExactly | Qt::MatchRecursive);
            return found.isEmpty() ? SessionId(0) : found.first()->data(0, Qt::UserRole).toLongLong();
        };
        const SessionId first = idOf(QStringLiteral("Where was copper first smelted?"));
        QVERIFY(first != 0);
        emit panel->pinned(first, true);
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().value(0), QStringLiteral("Where was copper first smelted?"), patience);
        emit panel->tagged(first, {QStringLiteral("metals")});
        emit panel->duplicated(first, QStringLiteral("A copy"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 3, patience);
        QTRY_COMPARE_WITH_TIMEOUT(desk.turns(), 1, patience);
        desk.picture("session-list");
        field->setText(QStringLiteral("metals"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 2, patience); // the copy has its tags
        field->clear();

        auto *list = panel->findChild<QTreeWidget *>(); // two at once, and both are restored
        list->setFocus();
        list->selectAll();
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(desk.listed().size(), 0);
        desk.press(QStringLiteral("Undo"));
        QCOMPARE(desk.listed().size(), 3);
    }

    void branchesInsteadOfErasing()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(QStringLiteral("Where was copper first smelted?"));
        desk.ask(QStringLiteral("What is half of all copper used for?"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.turns(), 2, patience);
        const QString turn = desk.lastTurn()->turn().id;
        emit desk.lastTurn()->editWanted(turn, desk.lastTurn()->turn().question);
        auto *line = desk.find<ui::QuestionEdit>();
        QCOMPARE(line->toPlainText(), QStringLiteral("What is half of all copper used for?"));
        line->setPlainText(QStringLiteral("Where was the oldest furnace found?"));
        QTest::mouseClick(desk.find<QPushButton>("ask"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 2, patience);
        QTRY_VERIFY_WITH_TIMEOUT(desk.turns() == 2 && !desk.lastTurn()->running() &&
                                     desk.lastTurn()->turn().question ==
                                         QStringLiteral("Where was the oldest furnace found?"),
                                 patience);
        desk.picture("branched");
    }

    void completesAQuestionThatLeansOnTheOneBefore()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(QStringLiteral("Where was copper first smelted?"));
        desk.ask(QStringLiteral("And when?"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.turns(), 2, patience);
        QCOMPARE(desk.lastTurn()->turn().question, QStringLiteral("When was copper first smelted?"));
        QVERIFY(desk.lastTurn()->answerText().contains(QStringLiteral("seven thousand years ago")));
        QVERIFY(desk.says(QStringLiteral("And when?")));
        QVERIFY(desk.says(QStringLiteral("Understood as “When was copper first smelted?”")));
        desk.picture("completed");

        desk.follow(QStringLiteral("typed"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.turns(), 3, patience);
        QTRY_VERIFY_WITH_TIMEOUT(desk.answered(), patience);
        QCOMPARE(desk.lastTurn()->turn().question, QStringLiteral("And when?"));
        QCOMPARE(desk.lastTurn()->turn().typed, QString());

        desk.open(desk.at("library")); // it was saved
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 1, patience);
        auto *field = desk.find<ui::SessionPanel>()->findChild<QLineEdit *>();
        field->setText(QStringLiteral("and when"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 1, patience);
    }

    void offersWhatAMistypedWordMeant()
    {
        if (!core::Dictionaries::installed().first(QStringLiteral("en")).isThere())
            QSKIP("hunspell-en-us is not installed");
        Desk desk;
        desk.addCopper();
        const QString typed = QStringLiteral("Where was the oldest furnce found?");
        const QString meant = QStringLiteral("Where was the oldest furnace found?");
        desk.ask(typed);
        QCOMPARE(desk.lastTurn()->turn().question, typed);
        QCOMPARE(desk.lastTurn()->turn().queries.mid(0, 2), (QStringList{typed, meant}));
        QVERIFY(desk.says(QStringLiteral("Did you mean ")) && desk.says(QStringLiteral("“%1”</a>").arg(meant)));
        desk.picture("suggested");

        desk.follow(QStringLiteral("meant"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.turns(), 2, patience);
        QTRY_VERIFY_WITH_TIMEOUT(desk.answered(), patience);
        QCOMPARE(desk.lastTurn()->turn().question, meant);
        QCOMPARE(desk.lastTurn()->turn().suggestion, QString());
        QVERIFY(desk.lastTurn()->answerText().contains(QStringLiteral("Belovode")));
    }

    // Undo stays available indefinitely; meanwhile the next conversation is open for questions.
    void undoesADeletionHoweverLongAgo()
    {
        const QString kept = QStringLiteral("Where was copper first smelted?");
        const QString deleted = QStringLiteral("What is half of all copper used for?");
        Desk desk;
        desk.addCopper();
        desk.ask(kept);
        desk.find<ui::Menus>()->newSession->trigger();
        QTRY_COMPARE(desk.turns(), 0);
        desk.ask(deleted);
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 2, patience);
        auto *panel = desk.find<ui::SessionPanel>();
        auto *list = panel->findChild<QTreeWidget *>();
        QAction *undo = desk.find<ui::Menus>()->undoDelete;
        QVERIFY(!undo->isEnabled());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete); // the open one
        QCOMPARE(list->currentItem()->text(0), kept);
        QTRY_VERIFY_WITH_TIMEOUT(desk.turns() == 1 && desk.lastTurn()->turn().question == kept, patience);
        desk.picture("session-deleted");
        desk.press(QStringLiteral("Undo"));
        QTRY_VERIFY_WITH_TIMEOUT(desk.turns() == 1 && desk.lastTurn()->turn().question == deleted, patience);
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 2, patience);
        QVERIFY(!undo->isEnabled());

        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QTRY_VERIFY_WITH_TIMEOUT(desk.turns() == 1 && desk.lastTurn()->turn().question == kept, patience);
        for (auto *button : panel->findChildren<QToolButton *>()) { // the line is closed, so undoing has expired
            if (button->isVisible() && button->accessibleName() == QStringLiteral("Close this notice"))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        for (QTimer *timer : desk.window->findChildren<QTimer *>()) {
            if (timer->isActive() && timer->isSingleShot())
                QMetaObject::invokeMethod(timer, "timeout");
        }
        QVERIFY(undo->isEnabled());
        undo->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 2, patience);
        QTRY_VERIFY_WITH_TIMEOUT(desk.turns() == 1 && desk.lastTurn()->turn().question == deleted, patience);
    }

    void keepsWhatIsAskedAfterADeletion()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(QStringLiteral("What is half of all copper used for?"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 1, patience);
        auto *panel = desk.find<ui::SessionPanel>();
        auto *list = panel->findChild<QTreeWidget *>();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete); // the only one
        QTRY_COMPARE(desk.turns(), 0);
        desk.ask(QStringLiteral("Where was the oldest furnace found?"));
        panel->settle(); // undoing expires
        const QStringList kept{QStringLiteral("Where was the oldest furnace found?")};
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed(), kept, patience);
        desk.open(desk.at("library"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed(), kept, patience);
    }

    void deletesOneSessionAfterAnotherByKeys()
    {
        Desk desk;
        desk.addCopper();
        for (const char *question : {"Where was copper first smelted?", "What is half of all copper used for?",
                                     "Where was the oldest furnace found?"}) {
            desk.find<ui::Menus>()->newSession->trigger();
            QTRY_COMPARE(desk.turns(), 0);
            desk.ask(QLatin1String(question));
        }
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 3, patience);
        auto *list = desk.find<ui::SessionPanel>()->findChild<QTreeWidget *>();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QTest::keyClick(list, Qt::Key_Delete);
        const QStringList kept{QStringLiteral("Where was copper first smelted?")};
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed(), kept, patience);
        desk.open(desk.at("library")); // this also ends undoing
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed(), kept, patience);
    }

    void asksHereOnceTheLineAboutAnotherSessionIsGone()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(QStringLiteral("Where was copper first smelted?"));
        desk.find<ui::Menus>()->newSession->trigger();
        QTRY_COMPARE(desk.turns(), 0);
        desk.ask(QStringLiteral("What is half of all copper used for?"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.listed().size(), 2, patience);
        const auto edit = [&desk] {
            emit desk.lastTurn()->editWanted(desk.lastTurn()->turn().id, desk.lastTurn()->turn().question);
            desk.find<ui::QuestionEdit>()->setPlainText(QStringLiteral("Where was the oldest furnace found?"));
        };
        edit();
        for (auto *button : desk.window->findChildren<QToolButton *>()) {
            if (button->isVisible() && button->accessibleName() == QStringLiteral("Close this notice"))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QTest::keyClick(desk.find<ui::QuestionEdit>(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(desk.turns() == 2 && desk.answered(), patience);
        QCOMPARE(desk.listed().size(), 2);

        edit();
        auto *list = desk.find<ui::SessionPanel>()->findChild<QTreeWidget *>();
        const auto other =
            list->findItems(QStringLiteral("Where was copper first smelted?"), Qt::MatchExactly | Qt::MatchRecursive);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(other.first()).center());
        QTRY_COMPARE_WITH_TIMEOUT(desk.turns(), 1, patience);
        QVERIFY(!desk.says(QStringLiteral("starts a new session")));
        QTest::keyClick(desk.find<ui::QuestionEdit>(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(desk.turns() == 2 && desk.answered(), patience);
        QCOMPARE(desk.listed().size(), 2);
    }

    void suggestionsThatHaveNoRoomSideBySideStandOneBelowTheOther()
    {
        ui::FollowUps chips;
        chips.setShown(true);
        const QStringList questions = {QStringLiteral("What do the documents say about adding PDFs?"),
                                       QStringLiteral("What do the documents say about mining waste & slag?")};
        chips.offer({}, questions);
        const auto buttons = chips.findChildren<QPushButton *>();
        const auto words = [&] {
            QStringList shown;
            for (const QPushButton *button : buttons)
                shown.append(button->text().replace(QLatin1String("&&"), QLatin1String("&")));
            return shown;
        };
        chips.resize(1200, 60);
        chips.show();
        QTRY_COMPARE(buttons[0]->y(), buttons[1]->y());
        QCOMPARE(words(), questions);
        chips.resize(420, 60);
        QTRY_VERIFY(buttons[1]->y() >= buttons[0]->geometry().bottom());
        QCOMPARE(words(), questions);
        QVERIFY(buttons[1]->geometry().right() < chips.width());
        chips.resize(200, 60);
        QTRY_VERIFY(words().last().endsWith(u'…'));
    }

    void suggestsWhatTheLibraryCanAnswer()
    {
        Desk desk;
        QStringList pages;
        for (const char *topic : {"Copper smelting", "Electric cables", "Mining waste", "Roof cladding"}) {
            const QString name = QString::fromLatin1(topic).toLower();
            QString page = QStringLiteral("%1\n\n").arg(QLatin1String(topic));
            for (int year = 1950; year < 1966; ++year)
                page += QStringLiteral("In %1 the report told of %2 in some detail, and measured it anew.\n")
                            .arg(year)
                            .arg(name);
            pages.append(page);
        }
        QVERIFY(tests::writeFile(desk.at("report.pdf"), tests::makePdf(pages)));
        desk.window->addOrOpen({desk.at("report.pdf")});
        QTRY_VERIFY_WITH_TIMEOUT(desk.documents() == 1, patience);
        desk.ask(QStringLiteral("What did the report of 1952 tell of copper smelting?"));
        auto *chips = desk.find<ui::FollowUps>();
        QTRY_VERIFY_WITH_TIMEOUT(chips->isVisible(), patience);
        desk.picture("follow-ups");
        const auto buttons = chips->findChildren<QPushButton *>();
        QVERIFY(!buttons.isEmpty() && buttons.size() <= 3);
        const QString question = buttons.first()->accessibleName();
        QVERIFY(!question.contains(QStringLiteral("smelting"), Qt::CaseInsensitive));
        const int before = desk.turns();
        QTest::mouseClick(buttons.first(), Qt::LeftButton);
        QVERIFY(!chips->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(desk.turns() > before && !desk.lastTurn()->running(), patience);
        QVERIFY2(!desk.lastTurn()->turn().answer.isEmpty(), qPrintable(question));
    }

    void offersEachOfTwoQuestionsByItself()
    {
        Desk desk;
        desk.addCopper();
        desk.ask(QStringLiteral("Who was the first king of Atlantis and where was the oldest furnace found?"));
        auto *chips = desk.find<ui::FollowUps>();
        QTRY_VERIFY_WITH_TIMEOUT(chips->isVisible(), patience);
        const auto buttons = chips->findChildren<QPushButton *>();
        QCOMPARE(buttons.size(), 2);
        QCOMPARE(buttons[0]->accessibleName(), QStringLiteral("Who was the first king of Atlantis?"));
        QCOMPARE(buttons[1]->accessibleName(), QStringLiteral("Where was the oldest furnace found?"));
        QTest::mouseClick(buttons[1], Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.turns() == 2 && desk.answered(), patience);
        QVERIFY(desk.lastTurn()->turn().answer.contains(QStringLiteral("Belovode")));
    }
};

QTEST_MAIN(tst_sessions)
#include "tst_sessions.moc"
