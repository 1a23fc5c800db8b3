#include "ui/conversation/askbar.h"
#include "ui/conversation/scopebutton.h"
#include "tests/traceevents.h"

#include <QJsonObject>
#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using ui::AskBar;

namespace {

struct Bar
{
    AskBar bar;
    ui::QuestionEdit *line = bar.findChild<ui::QuestionEdit *>();
    QPushButton *button = bar.findChild<QPushButton *>(QStringLiteral("ask"));
    QSignalSpy asked{&bar, &AskBar::asked};

    Bar()
    {
        bar.show();
        line->setFocus();
    }

    void type(const char *text) { QTest::keyClicks(line, QString::fromLatin1(text)); }
};

app::Run question(int number)
{
    app::Run run;
    run.number = number;
    run.subject = QStringLiteral("Why?");
    return run;
}

core::TraceEvent told(TraceKind kind, const QJsonObject &details = {})
{
    return MadeEvent{kind, QStringLiteral("grade"), 1, {}, details, 0};
}

} // namespace

class TestAskBar : public QObject
{
    Q_OBJECT

private slots:
    void asksWithReturn();
    void asksWithTheButton();
    void doesNotAskNothing();
    void beginsALineWithShiftReturn();
    void bringsBackEarlierQuestions();
    void leavesAHalfWrittenQuestionAlone();
    void becomesStopWhileItRuns();
    void showsTheBudget();
    void saysThatQuestionsMayLeaveTheMachine();
    void offersFlowsAndModels();
    void asksOnlyTheChosenDocuments();
    void asksDocumentsWithATag();
};

void TestAskBar::asksWithReturn()
{
    Bar b;
    b.type("What drives sea level rise?");
    QTest::keyClick(b.line, Qt::Key_Return);
    QCOMPARE(b.asked.size(), 1);
    QCOMPARE(b.asked[0][0].toString(), QStringLiteral("What drives sea level rise?"));
    QVERIFY(b.line->toPlainText().isEmpty());
}

void TestAskBar::asksWithTheButton()
{
    Bar b;
    b.type("  Why?  ");
    QTest::mouseClick(b.button, Qt::LeftButton);
    QCOMPARE(b.asked.size(), 1);
    QCOMPARE(b.asked[0][0].toString(), QStringLiteral("Why?"));
    QCOMPARE(b.bar.focusWidget(), b.line); // ready for the next question
}

void TestAskBar::doesNotAskNothing()
{
    Bar b;
    QVERIFY(!b.button->isEnabled());
    b.type("   ");
    QTest::keyClick(b.line, Qt::Key_Return);
    QCOMPARE(b.asked.size(), 0);
}

void TestAskBar::beginsALineWithShiftReturn()
{
    Bar b;
    const int low = b.line->height();
    b.type("one");
    QTest::keyClick(b.line, Qt::Key_Return, Qt::ShiftModifier);
    b.type("two");
    QCOMPARE(b.asked.size(), 0);
    QTRY_VERIFY(b.line->height() > low);
    QTest::keyClick(b.line, Qt::Key_Return);
    QCOMPARE(b.asked[0][0].toString(), QStringLiteral("one\ntwo"));
}

void TestAskBar::bringsBackEarlierQuestions()
{
    Bar b;
    for (const char *text : {"first", "second"}) {
        b.type(text);
        QTest::keyClick(b.line, Qt::Key_Return);
    }
    QTest::keyClick(b.line, Qt::Key_Up);
    QCOMPARE(b.line->toPlainText(), QStringLiteral("second"));
    QTest::keyClick(b.line, Qt::Key_Up);
    QCOMPARE(b.line->toPlainText(), QStringLiteral("first"));
    QTest::keyClick(b.line, Qt::Key_Up);
    QCOMPARE(b.line->toPlainText(), QStringLiteral("first"));
    QTest::keyClick(b.line, Qt::Key_Down);
    QTest::keyClick(b.line, Qt::Key_Down);
    QVERIFY(b.line->toPlainText().isEmpty());
}

void TestAskBar::leavesAHalfWrittenQuestionAlone()
{
    Bar b;
    b.type("first");
    QTest::keyClick(b.line, Qt::Key_Return);
    b.type("half");
    QTest::keyClick(b.line, Qt::Key_Up);
    QCOMPARE(b.line->toPlainText(), QStringLiteral("half"));
}

void TestAskBar::becomesStopWhileItRuns()
{
    Bar b;
    QSignalSpy stopped(&b.bar, &AskBar::stopped);
    QCOMPARE(b.button->text(), QStringLiteral("Ask"));
    const ui::RunModel run;
    b.bar.begin(question(5), run);
    QCOMPARE(b.button->text(), QStringLiteral("Stop"));
    QTest::mouseClick(b.button, Qt::LeftButton);
    QTest::keyClick(b.line, Qt::Key_Escape);
    QCOMPARE(stopped.size(), 2);
    QCOMPARE(stopped[1][0].toInt(), 5);
    b.bar.end(4); // the end of another run
    QCOMPARE(b.button->text(), QStringLiteral("Stop"));
    b.bar.end(5);
    QCOMPARE(b.button->text(), QStringLiteral("Ask"));
    QTest::keyClick(b.line, Qt::Key_Escape);
    QCOMPARE(stopped.size(), 2);
}

void TestAskBar::showsTheBudget()
{
    Bar b;
    ui::RunModel run;
    b.bar.begin(question(5), run);
    run.add({told(TraceKind::Entered), told(TraceKind::Judged, {{QStringLiteral("calls"), 1}}),
             told(TraceKind::Judged, {{QStringLiteral("calls"), 2}})});
    QCOMPARE(b.bar.budget(), QStringLiteral("3 of 60 model calls · 1 of 40 steps"));
    run.add({told(TraceKind::Left, {{QStringLiteral("calls"), 7}, {QStringLiteral("of"), 60}})});
    QCOMPARE(b.bar.budget(), QStringLiteral("7 of 60 model calls · 1 of 40 steps"));
    b.bar.end(5);
    QVERIFY(b.bar.budget().isEmpty());
}

void TestAskBar::saysThatQuestionsMayLeaveTheMachine()
{
    Bar b;
    QSignalSpy chosen(&b.bar, &AskBar::webSearchChosen);
    b.bar.setWebEngines({{QStringLiteral("searxng"), QStringLiteral("SearXNG"), QStringLiteral("Words go there.")}});
    auto *web = b.bar.findChild<QToolButton *>(QStringLiteral("web"));
    QVERIFY(web->isHidden());
    core::Settings settings;
    settings.webSearch = QStringLiteral("searxng");
    settings.flow = QStringLiteral("corrective-rag");
    b.bar.setSettings(settings);
    QVERIFY(!web->isHidden());
    settings.flow = QStringLiteral("self-rag"); // does not use it
    b.bar.setSettings(settings);
    QVERIFY(web->isHidden());
    settings.flow = QStringLiteral("adaptive-rag");
    b.bar.setSettings(settings);
    QVERIFY(web->toolTip().contains(QStringLiteral("Words go there.")));
    QTest::mouseClick(web, Qt::LeftButton);
    QCOMPARE(chosen.value(0).value(0).toString(), QStringLiteral("off"));
    b.bar.setSettings({});
    QVERIFY(web->isHidden());
}

void TestAskBar::offersFlowsAndModels()
{
    Bar b;
    QSignalSpy flows(&b.bar, &AskBar::flowChosen);
    QSignalSpy wanted(&b.bar, &AskBar::modelsWanted);
    core::Settings settings;
    settings.model = QStringLiteral("llama3.1:8b"); // chosen earlier; the server has not been asked yet
    b.bar.setFlows({{QStringLiteral("self-rag"), QStringLiteral("Self-RAG"), QStringLiteral("Checks itself")},
                    {QStringLiteral("plain"), QStringLiteral("Plain"), {}}});
    b.bar.setSettings(settings);
    auto *flow = b.bar.findChild<QComboBox *>(QStringLiteral("flow"));
    auto *model = b.bar.findChild<QComboBox *>(QStringLiteral("model"));
    QCOMPARE(flow->currentText(), QStringLiteral("Self-RAG"));
    QCOMPARE(model->currentText(), QStringLiteral("llama3.1:8b"));
    flow->setFocus();
    QTest::keyClick(flow, Qt::Key_Down);
    QCOMPARE(flows.size(), 1);
    QCOMPARE(flows[0][0].toString(), QStringLiteral("plain"));
    model->setFocus();
    QTest::keyClick(model, Qt::Key_End);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(model->currentText(), QStringLiteral("llama3.1:8b")); // that was no model
}

void TestAskBar::asksOnlyTheChosenDocuments()
{
    Bar b;
    QList<core::Document> documents;
    for (int id = 1; id <= 3; ++id) {
        core::Document document;
        document.id = id;
        document.path = QStringLiteral("/pdfs/%1.pdf").arg(id);
        document.passages = id == 3 ? 0 : 10; // the third could not be read
        documents.append(document);
    }
    b.bar.setDocuments(documents);
    auto *scope = b.bar.findChild<ui::ScopeButton *>();
    QCOMPARE(scope->text(), QStringLiteral("All documents ▾"));
    emit scope->menu()->aboutToShow();
    auto *list = b.bar.findChild<QListWidget *>();
    QCOMPARE(list->count(), 2);
    list->item(1)->setCheckState(Qt::Checked);
    QCOMPARE(scope->text(), QStringLiteral("2.pdf ▾"));
    b.type("Why?");
    QTest::keyClick(b.line, Qt::Key_Return);
    QCOMPARE(b.asked[0][1].value<QList<core::DocumentId>>(), QList<core::DocumentId>{2});
    b.bar.setDocuments({documents[0]}); // it was removed
    QCOMPARE(scope->text(), QStringLiteral("All documents ▾"));
}

void TestAskBar::asksDocumentsWithATag()
{
    Bar b;
    QList<core::Document> documents;
    for (int id = 1; id <= 3; ++id) {
        core::Document document;
        document.id = id;
        document.path = QStringLiteral("/pdfs/%1.pdf").arg(id);
        document.passages = 10;
        if (id < 3)
            document.tags = {QStringLiteral("thesis")};
        documents.append(document);
    }
    b.bar.setDocuments(documents);
    auto *scope = b.bar.findChild<ui::ScopeButton *>();
    emit scope->menu()->aboutToShow();
    auto *list = b.bar.findChild<QListWidget *>();
    QCOMPARE(list->count(), 4);
    list->item(0)->setCheckState(Qt::Checked);
    QCOMPARE(scope->text(), QStringLiteral("thesis ▾"));
    QCOMPARE(list->item(2)->checkState(), Qt::Checked);
    QCOMPARE(list->item(3)->checkState(), Qt::Unchecked);
    QCOMPARE(scope->chosen(), (QList<core::DocumentId>{1, 2}));
    documents[2].tags = documents[0].tags; // tagged later
    b.bar.setDocuments(documents);
    QCOMPARE(scope->chosen(), (QList<core::DocumentId>{1, 2, 3}));
    emit scope->menu()->aboutToShow();
    list->item(1)->setCheckState(Qt::Unchecked); // all of them but one
    QCOMPARE(scope->chosen(), (QList<core::DocumentId>{2, 3}));
    QCOMPARE(list->item(0)->checkState(), Qt::Unchecked);
    QCOMPARE(scope->text(), QStringLiteral("2 documents ▾"));
    b.bar.setScopeTag(QStringLiteral("thesis"));
    b.type("Why?");
    QTest::keyClick(b.line, Qt::Key_Return);
    QCOMPARE(b.asked[0][1].value<QList<core::DocumentId>>(), (QList<core::DocumentId>{1, 2, 3}));
    for (core::Document &document : documents)
        document.tags.clear();
    b.bar.setDocuments(documents);
    QCOMPARE(scope->text(), QStringLiteral("All documents ▾"));
    b.bar.setScopeTag(QStringLiteral("thesis")); // no document has this tag: all are asked, and the bar says so
    QCOMPARE(scope->text(), QStringLiteral("All documents ▾"));
    documents[0].tags = {QStringLiteral("thesis")};
    b.bar.setDocuments(documents);
    b.bar.setScopeTag(QStringLiteral("thesis"));
    QCOMPARE(scope->text(), QStringLiteral("thesis ▾"));
    documents[0].tags.clear();
    b.bar.keepDocuments({documents[0]}); // the tag was removed
    QCOMPARE(scope->text(), QStringLiteral("All documents ▾"));
}

QTEST_MAIN(TestAskBar)
#include "tst_askbar.moc"
