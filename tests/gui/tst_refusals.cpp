// Every kind of refusal: a sentence with the reason, a next step, the nearest passages, and the user's own decision.
#include "core/session/wording.h"
#include "ui/conversation/turnview.h"
#include "core/session/sessionjson.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace core;

namespace {

QString labelled(const ui::TurnView &view, const QString &name)
{
    for (const QLabel *label : view.findChildren<QLabel *>()) {
        if (label->accessibleName() == name && !label->isHidden())
            return label->text();
    }
    return {};
}

QPushButton *button(const ui::TurnView &view, const QString &text)
{
    for (QPushButton *each : view.findChildren<QPushButton *>()) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

Turn refused(Refusal refusal)
{
    Turn turn;
    turn.id = QStringLiteral("t");
    turn.question = QStringLiteral("Who won?");
    turn.queries = {turn.question};
    turn.ending = refusal == Refusal::None || refusal == Refusal::Stopped || refusal == Refusal::ModelUnreachable
                      ? Ending::Failed
                      : Ending::Abstained;
    turn.refusal = refusal;
    for (int i = 1; i <= 4; ++i) {
        Passage passage;
        passage.id = i;
        passage.title = QStringLiteral("Book %1").arg(i);
        passage.page = i;
        passage.text = QStringLiteral("Nobody has won %1 times.").arg(i);
        turn.nearest.append(passage);
    }
    return turn;
}

} // namespace

class tst_refusals : public QObject
{
    Q_OBJECT

private slots:
    void saysWhyAndWhatNext_data()
    {
        QTest::addColumn<int>("refusal");
        QTest::addColumn<QString>("next");
        QTest::addColumn<bool>("more");
        const auto row = [](Refusal refusal, const char *next, bool more = false) {
            QTest::newRow(qPrintable(name(refusal) + QStringLiteral("!")))
                << int(refusal) << QString::fromUtf8(next) << more;
        };
        row(Refusal::None, "Ask again");
        row(Refusal::NothingIndexed, "Add PDFs…");
        row(Refusal::NothingFound, "Rephrase the question", true);
        row(Refusal::NothingRelevant, "Rephrase the question", true);
        row(Refusal::NotSupported, "Rephrase the question", true);
        row(Refusal::NotUseful, "Rephrase the question", true);
        row(Refusal::BudgetUsedUp, "Change the budget…");
        row(Refusal::ModelUnreachable, "Connect a model…");
        row(Refusal::PagesUnreadable, "Show the documents");
        row(Refusal::EmptyReply, "Choose another model…");
        row(Refusal::Stopped, "Ask again");
    }

    void saysWhyAndWhatNext()
    {
        QFETCH(int, refusal);
        QFETCH(QString, next);
        QFETCH(bool, more);
        ui::TurnView view(refused(Refusal(refusal)), false);
        view.show();
        const QString why = labelled(view, QStringLiteral("Why there is no answer"));
        QVERIFY2(why.endsWith(u'.') && why.size() > 15, qPrintable(why));
        QSignalSpy wanted(&view, &ui::TurnView::nextStepWanted);
        QVERIFY2(button(view, next), qPrintable(next));
        QTest::mouseClick(button(view, next), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(int(wanted[0][0].value<Refusal>()), refusal);
        QCOMPARE(wanted[0][1].toString(), QStringLiteral("Who won?"));
        QPushButton *add = button(view, QStringLiteral("Add PDFs…"));
        QCOMPARE(more, add && refusal != int(Refusal::NothingIndexed));
        if (more) {
            QTest::mouseClick(add, Qt::LeftButton);
            QCOMPARE(int(wanted[1][0].value<Refusal>()), int(Refusal::NothingIndexed));
        }
    }

    void answersFromThoseThatAreShown()
    {
        ui::TurnView view(refused(Refusal::NothingRelevant), false);
        view.show();
        QSignalSpy anyway(&view, &ui::TurnView::anywayWanted);
        QTest::mouseClick(button(view, QStringLiteral("Answer from these anyway")), Qt::LeftButton);
        const auto passages = anyway[0][1].value<QList<Passage>>();
        QCOMPARE(passages.size(), 3);
        int shown = 0;
        for (const QLabel *label : view.findChildren<QLabel *>()) {
            for (const Passage &passage : passages)
                shown += label->text() == passage.text;
        }
        QCOMPARE(shown, 3); // "these" refers to the visible ones
    }

    void saysThatItWasTheUsersDecision()
    {
        Turn turn = refused(Refusal::None);
        turn.ending = Ending::Unverified;
        turn.answer = QStringLiteral("Nobody has won.");
        turn.chosen = true;
        ui::TurnView view(turn, false);
        view.show();
        QVERIFY(labelled(view, QStringLiteral("Origin")).contains(QStringLiteral("at your request")));
        QVERIFY(turnFrom(toJson(turn)).chosen);
        QCOMPARE(notesOf(turn).size(), 1);
        QVERIFY(notesOf(turn).first().contains(QStringLiteral("The user chose these sources")));
    }
};

QTEST_MAIN(tst_refusals)
#include "tst_refusals.moc"
