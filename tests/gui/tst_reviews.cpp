// Later actions on an answer: correcting a verdict, noticing changed documents, and checking again.
#include "turns.h"
#include "ui/conversation/answerview.h"
#include "ui/run/correctionrow.h"
#include "ui/run/runmodel.h"
#include "ui/run/runpanel.h"
#include "ui/conversation/turnview.h"
#include "ui/run/verdictcard.h"
#include "ui/run/verdictpanel.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"
#include "core/session/sessionjson.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

constexpr DocumentId metals = 3;
constexpr PassageId copper = 7;

Verdict verdict(Verdict::Kind kind, bool passed, PassageId passage)
{
    Verdict made;
    made.kind = kind;
    made.label = kind == Verdict::Relevance ? (passed ? u"yes"_s : u"no"_s) : (passed ? u"fully"_s : u"no"_s);
    made.passed = passed;
    made.probability = passed ? 0.9 : 0.1;
    made.passage = passage;
    made.judge = u"toy"_s;
    return made;
}

TraceEvent left(const QString &node, const QJsonObject &details)
{
    return MadeEvent{TraceKind::Left, node, 1, u"found"_s, details, 1};
}

Turn answered()
{
    Passage passage;
    passage.id = copper;
    passage.document = metals;
    passage.title = u"metals.pdf"_s;
    passage.page = passage.lastPage = 1;
    passage.text = u"Copper conducts electricity very well."_s;
    Turn turn;
    turn.id = u"t1"_s;
    turn.question = u"What conducts electricity?"_s;
    turn.answer = passage.text;
    turn.sentences = {{0, int(turn.answer.size()), Support::Fully, {1}}};
    Citation citation;
    citation.number = 1;
    citation.passage = copper;
    citation.document = metals;
    citation.title = passage.title;
    citation.page = 1;
    turn.citations = {citation};
    turn.sources = {passage};
    turn.evidence = {{metals, "aa"}};
    turn.ending = Ending::Passed;
    turn.graph = {u"self-rag"_s, u"Self-RAG"_s, {{u"retrieve"_s, u"Find passages"_s, {{u"found"_s, u"grade"_s, {}}}}}};
    turn.trace = {
        left(u"retrieve"_s, {{u"passages"_s, QJsonArray{inQt(toJson(passage))}}, {u"query"_s, turn.question}}),
        MadeEvent{TraceKind::Judged, u"grade"_s, 1, {}, inQt(toJson(verdict(Verdict::Relevance, false, copper))), 2}};
    return turn;
}

Session sessionOf(const Turn &turn)
{
    Session session;
    session.id = 1;
    session.turns = {turn};
    return session;
}

QString textOf(const QWidget &view, const QString &name)
{
    for (const QLabel *label : view.findChildren<QLabel *>()) {
        if (label->accessibleName() == name)
            return label->isVisibleTo(&view) ? label->text() : QString();
    }
    return {};
}

struct Beside // a turn's panel with the verdicts on its only passage
{
    explicit Beside(const Turn &turn, bool running = false, bool readOnly = false)
    {
        panel.resize(400, 800);
        panel.setReadOnly(readOnly);
        live.start(turn.graph, true);
        live.add(turn.trace);
        running ? panel.follow(live, turn) : panel.show(turn.graph, turn);
        panel.QWidget::show();
    }

    QPushButton *correction()
    {
        auto *verdicts = panel.findChild<ui::VerdictPanel *>();
        verdicts->reveal(copper);
        for (const auto &name : {u"details"_s, u"wrong"_s}) {
            for (auto *button : verdicts->findChildren<QPushButton *>(name)) {
                if (button->isVisible() && !button->isChecked())
                    QTest::mouseClick(button, Qt::LeftButton);
            }
        }
        return verdicts->findChild<QPushButton *>(u"correct-relevance"_s);
    }

    ui::RunModel live;
    ui::RunPanel panel;
};

} // namespace

class tst_reviews : public QObject
{
    Q_OBJECT

private slots:
    void aVerdictIsCorrectedWithOneClick()
    {
        Turn turn = answered();
        Beside beside(turn);
        ui::RunPanel &panel = beside.panel;
        QPushButton *wrong = beside.correction();
        QVERIFY(wrong && wrong->isVisible());
        QCOMPARE(wrong->text(), u"✎ relevant"_s);
        QVERIFY(!wrong->accessibleName().isEmpty() && wrong->focusPolicy() != Qt::NoFocus);
        QSignalSpy corrected(&panel, &ui::RunPanel::corrected);
        wrong->setFocus();
        QTest::keyClick(wrong, Qt::Key_Space);
        QCOMPARE(corrected.size(), 1);
        QCOMPARE(corrected[0][0].toString(), u"t1"_s);
        const auto said = corrected[0][1].value<Verdict>();
        QCOMPARE(said.passage, copper);
        QCOMPARE(corrected[0][2].toBool(), true); // it should have been relevant

        turn.review.correct(said, true, 1); // as the library stores it
        panel.setReview(turn);
        QCOMPARE(wrong->text(), u"✎ You: relevant"_s);
        QTest::mouseClick(wrong, Qt::LeftButton); // withdraws the correction
        QCOMPARE(corrected.last()[2].toBool(), false);
        turn.review.correct(said, false, 2);
        panel.setReview(turn);
        QCOMPARE(wrong->text(), u"✎ relevant"_s);
    }

    void whileItRunsNothingIsCorrected()
    {
        const Turn turn = answered();
        Beside beside(turn, true);
        QVERIFY(!beside.correction());
        beside.panel.finish(turn);
        QVERIFY(beside.correction());
    }

    void anAnswerSaysThatItsEvidenceHasChanged()
    {
        ui::AnswerView view;
        view.resize(700, 500);
        view.show();
        Turn turn = answered();
        view.setSession(sessionOf(turn));
        const auto *shown = view.findChild<ui::TurnView *>();
        QCOMPARE(textOf(*shown, u"Changes since then"_s), QString()); // the library is not known yet

        Document document;
        document.id = metals;
        document.hash = "aa";
        const auto documents = [&](DocumentId id) { return id == document.id ? &document : nullptr; };
        view.setDocuments(documents);
        QCOMPARE(textOf(*shown, u"Changes since then"_s), QString());
        document.hash = "bb";
        view.setDocuments(documents);
        const QString changed = textOf(*shown, u"Changes since then"_s);
        QVERIFY2(changed.contains(u"has changed"_s) && changed.contains(u"recheck"_s), qPrintable(changed));

        QSignalSpy wanted(&view, &ui::AnswerView::recheckWanted);
        for (QLabel *label : shown->findChildren<QLabel *>()) {
            if (label->accessibleName() == u"Changes since then"_s)
                emit label->linkActivated(u"recheck"_s);
        }
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), u"t1"_s);
        document.id = 99;
        view.setDocuments(documents);
        QVERIFY(textOf(*shown, u"Changes since then"_s).contains(u"no longer in the library"_s));
    }

    void whatCanOnlyBeReadIsNotCorrected()
    {
        const Turn turn = answered();
        Beside beside(turn, false, true);
        QVERIFY(!beside.correction());

        ui::AnswerView view;
        view.show();
        Session session = sessionOf(turn);
        session.imported.bundle = u"x"_s;
        QVERIFY(session.isReadOnly());
        view.setSession(session);
        view.setDocuments([](DocumentId) -> const Document * { return nullptr; });
        const QString since = textOf(*view.findChild<ui::TurnView *>(), u"Changes since then"_s);
        QVERIFY2(since.contains(u"no longer in the library"_s) && !since.contains(u"recheck"_s), qPrintable(since));
    }

    void whatWasCheckedAgainIsShownAsItStandsToday()
    {
        ui::AnswerView view;
        view.resize(700, 500);
        view.show();
        Turn turn = verified(answered());
        view.setSession(sessionOf(turn));
        const auto *shown = view.findChild<ui::TurnView *>();
        QVERIFY(textOf(*shown, u"Outcome"_s).contains(u"Verified"_s));
        Recheck recheck;
        recheck.at = 1;
        recheck.answer = Support::No;
        recheck.sentences = {Support::No};
        turn.review.rechecks = {recheck};
        QSignalSpy reviewed(&view, &ui::AnswerView::reviewed);
        view.setSession(sessionOf(turn));
        QCOMPARE(reviewed.size(), 1);
        QVERIFY(textOf(*shown, u"Outcome"_s).contains(u"Not verified"_s));
        QVERIFY(textOf(*shown, u"Warning"_s).contains(u"no longer support"_s));
        QVERIFY(textOf(*shown, u"Changes since then"_s).contains(u"Checked again"_s));
        QCOMPARE(shown->turn().sentences[0].support, Support::Fully); // the original verdict stays
    }
};

QTEST_MAIN(tst_reviews)
#include "tst_reviews.moc"
