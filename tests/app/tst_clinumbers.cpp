// Questions about numbers with attest-cli: computed from a PDF's tables, shown, stored, exported, forked and evaluated.
#include "attestcli.h"
#include "statements.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using tests::Done;

namespace {

struct Desk : tests::AttestCli
{
    Desk()
    {
        const Done added = run({u"add"_s, write(u"example-10k-2022.pdf"_s, tests::filingPdf())});
        if (added.status != 0)
            qFatal("%s", qPrintable(added.err));
    }

    QJsonObject ask(const QString &question, const QStringList &more = {}) const
    {
        return run(QStringList{u"--json"_s, u"ask"_s, question} + more).json();
    }
};

QStringList stepsOf(const QJsonObject &turn)
{
    QStringList steps;
    for (const QJsonValue &event : turn[u"trace"].toArray()) {
        if (event[u"kind"].toString() == u"entered")
            steps.append(event[u"node"].toString());
    }
    return steps;
}

const QString aboutMargin = u"What was the gross margin of Example in FY2022?"_s;

} // namespace

class tst_clinumbers : public QObject
{
    Q_OBJECT

private slots:
    void takesMeasuresBesideTheLibrary()
    {
        const Desk desk;
        const QString question = u"What was the frugality of Example in FY2022?"_s;
        QVERIFY(!desk.ask(question).contains(u"computed"_s));
        QVERIFY(QDir(desk.library()).mkpath(u"measures"_s));
        tests::writeFile(desk.library() + u"/measures/own.json"_s,
                         R"({"metrics": {"frugality": {"name": "frugality", "names": ["frugality"], "unit": "percent",
                             "formula": "gross_profit / revenue"}}})");
        QCOMPARE(desk.ask(question)[u"computed"][u"shown"].toString(), u"67.6 %"_s);
        tests::writeFile(desk.library() + u"/measures/own.json"_s, "{");
        const Done wrong = desk.run({u"ask"_s, u"--why"_s, aboutMargin});
        QVERIFY2(wrong.out.contains("own.json is not a JSON object"_L1), qPrintable(wrong.out));
    }

    void computesFromTheTablesOfAPdf()
    {
        const Desk desk;
        const QJsonObject turn = desk.ask(aboutMargin);
        QCOMPARE(turn[u"outcome"].toString(), u"computed"_s);
        QCOMPARE(stepsOf(turn), QStringList({u"compute"_s, u"confirm"_s}));
        QCOMPARE(turn[u"calls"].toInt(), 0);
        const QJsonObject computed = turn[u"computed"].toObject();
        QVERIFY2(qAbs(computed[u"value"].toDouble() - 4389.0 / 6489) < 1e-6, qPrintable(turn[u"answer"].toString()));
        QCOMPARE(computed[u"unit"].toString(), u"%"_s);
        QVERIFY(!computed[u"formula"].toString().isEmpty());
        QVERIFY(computed[u"calculation"].toString().contains(u"6,489"_s));
        QStringList cells;
        for (const QJsonValue &operand : computed[u"operands"].toArray()) {
            cells.append(operand[u"text"].toString());
            QCOMPARE(operand[u"document"].toString(), u"example-10k-2022.pdf"_s);
            QCOMPARE(operand[u"page"].toInt(), 3);
            QCOMPARE(operand[u"box"].toArray().size(), 4);
            QVERIFY(operand[u"box"][2].toDouble() < 450); // in the first column
        }
        QVERIFY2(cells.contains(u"6,489"_s), qPrintable(cells.join(u' ')));
        QCOMPARE(turn[u"citations"].toArray().size(), computed[u"operands"].toArray().size());
    }

    void readsOneCell()
    {
        const Desk desk;
        const QJsonObject turn = desk.ask(u"What was the net income of Example Corp. in 2021?"_s);
        QCOMPARE(turn[u"outcome"].toString(), u"computed"_s);
        QCOMPARE(turn[u"computed"][u"value"].toDouble(), 700e6);
        QCOMPARE(turn[u"citations"][0][u"quote"].toString(), u"Net income 700"_s);
    }

    void printsFormulaAndNumbersWithTheirPages()
    {
        const Desk desk;
        const Done asked = desk.run({u"ask"_s, aboutMargin});
        QCOMPARE(asked.status, 0);
        for (const char *words :
             {"∑ Computed", "Formula: ", "Calculation: ", "6,489 million (example-10k-2022.pdf, p. 3)"})
            QVERIFY2(asked.out.contains(QString::fromUtf8(words)), qPrintable(asked.out));
    }

    void whatNoTableAnswersIsSearchedFor()
    {
        const Desk desk;
        QCOMPARE(stepsOf(desk.ask(u"What does the company make?"_s)).first(), u"retrieve"_s);
        const QJsonObject off = desk.ask(aboutMargin, {u"--set"_s, u"compute-answers=false"_s});
        QCOMPARE(stepsOf(off).first(), u"retrieve"_s);
        QVERIFY(!off.contains(u"computed"));
        QCOMPARE(stepsOf(desk.ask(aboutMargin, {u"--flow"_s, u"plain"_s})).first(), u"retrieve"_s);
        const QJsonObject unknown = desk.ask(u"What was the net income of Example in 1999?"_s);
        QVERIFY(!unknown.contains(u"computed"));
    }

    void isKeptExportedAndForked()
    {
        const Desk desk;
        const QJsonObject turn = desk.ask(aboutMargin);
        const QString session = QString::number(turn[u"session"].toInteger());
        const QString file = desk.folder.filePath(u"out.md"_s);
        QCOMPARE(desk.run({u"export"_s, session, u"--format"_s, u"markdown"_s, u"-o"_s, file}).status, 0);
        QFile exported(file);
        QVERIFY(exported.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(exported.readAll()).remove(u'\\');
        QVERIFY2(text.contains(u"Calculation: "_s + turn[u"computed"][u"calculation"].toString()), qPrintable(text));
        const Done forked = desk.run({u"--json"_s, u"fork"_s, session, turn[u"id"].toString(), u"--at"_s, u"confirm"_s,
                                      u"--set"_s, u"compute-answers=false"_s});
        QVERIFY2(forked.status == 0, qPrintable(forked.err));
        QVERIFY(stepsOf(forked.json()).contains(u"retrieve"_s));
        QVERIFY(!forked.json().contains(u"computed"));
    }

    // Its cells are read again; a missing model does not matter.
    void isCheckedAgainWithoutAModel()
    {
        const Desk desk;
        const QString session = QString::number(desk.ask(aboutMargin)[u"session"].toInteger());
        const Done checked = desk.run({u"--json"_s, u"recheck"_s, session, u"--set"_s, u"model=nobody"_s, u"--set"_s,
                                       u"server-url=http://127.0.0.1:1/v1"_s});
        QVERIFY2(checked.status == 0, qPrintable(checked.out + checked.err));
        QVERIFY2(checked.out.contains(u"2 cells unchanged, giving the same value"_s), qPrintable(checked.out));
    }

    void isCountedByHowItEnded()
    {
        const Desk desk;
        const QByteArray questions =
            R"({"id": "1", "question": "What was the net income of Example in 2022?", "answers": ["$1500 million"]})"
            "\n"
            R"({"id": "2", "question": "What was the net income of Example in 2021?", "answers": ["$1.4 billion"]})"
            "\n";
        const Done done = desk.run({u"eval"_s, desk.write(u"questions.jsonl"_s, questions)});
        QVERIFY2(done.out.contains(u"Answered 2 of 2: 2 computed, 1 of them right."_s),
                 qPrintable(done.out + done.err));
    }
};

QTEST_GUILESS_MAIN(tst_clinumbers)
#include "tst_clinumbers.moc"
