// Parsing models' replies.
#include "core/llm/verdictparser.h"

#include <QTest>

#include <cmath>

using namespace core;

namespace {

const QString invalid = QStringLiteral("invalid");

void row(const char *raw, const char *label)
{
    QTest::newRow(raw) << QString::fromUtf8(raw) << QString::fromUtf8(label);
}

} // namespace

class TestVerdictParser : public QObject
{
    Q_OBJECT

private slots:
    void readsAListOfLabels_data()
    {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("labels"); // the three labels
        const auto row = [](const char *raw, const char *labels) {
            QTest::newRow(raw) << QString::fromUtf8(raw) << QString::fromUtf8(labels);
        };
        row(R"({"verdicts": ["yes", "no", "yes"]})", "yes no yes");
        row(R"(["yes", "NO", "yes"])", "yes no yes");
        row("```json\n{\"verdicts\": [\"yes\", \"no\", \"yes\"]}\n```", "yes no yes");
        row("{'verdicts': ['yes', 'no', 'yes']}", "yes no yes");
        row("<think>1: no</think>1: yes\n2: no\n3: yes", "yes no yes");
        row("1. Yes.\n2. **No**\n3. yes\n\nAnything else?", "yes no yes");
        row("Sentence 1: yes\nSentence 2: no\nSentence 3: yes", "yes no yes");
        row("1: yes\n2: no", "");
        row("1: yes\n3: no\n2: yes", "");
        row("1: yes\n2: no\n3: yes\n4: no", "");
        row(R"({"verdicts": ["yes", "perhaps", "yes"]})", "");
        row(R"({"verdicts": ["yes", "no"]})", "");
        row(R"({"verdicts": "yes"})", "");
        row("yes", "");
        row("", "");
    }

    void readsAListOfLabels()
    {
        QFETCH(QString, raw);
        QFETCH(QString, labels);
        QCOMPARE(readEach(raw, 3, readYesNo).join(u' '), labels);
    }

    void fixtureG1_data()
    {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("label");
        const auto row = [](const char *name, const QString &raw, const char *label) {
            QTest::newRow(name) << raw << QString::fromLatin1(label);
        };
        row("G-1: a score of 1 as text", QStringLiteral("{'score': '1'}"), "yes");
        row("G-1: with a full stop", QStringLiteral("Yes."), "yes");
        row("G-1: in a fence", QStringLiteral("```json {\"binary_score\":\"NO\"}```"), "no");
        row("G-1: after a thought", QStringLiteral("<think>yes</think>no"), "no");
        row("G-1: negated", QStringLiteral("not relevant"), "no");
        row("G-1: empty", QString(), "invalid");
        row("G-1: a wall of white space", QString(256, u' '), "invalid");
    }

    void fixtureG1()
    {
        QFETCH(QString, raw);
        QTEST(readYesNo(raw).value_or(QStringLiteral("invalid")), "label");
    }

    void readsYesAndNo_data()
    {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("label");
        row("{'score': '1'}", "yes"); // a model's reply of 2024 to a yes-or-no question
        row("Yes.", "yes");
        row("```json\n{\"binary_score\":\"NO\"}```", "no");
        row("```json {\"binary_score\":\"NO\"}```", "no");
        row("<think>yes</think>no", "no");
        row("not relevant", "no");
        row("", "invalid");
        QTest::newRow("256 blanks") << QString(256, u' ') << invalid;
        QTest::newRow("256 line feeds") << QString(256, u'\n') << invalid;
        row("yes", "yes");
        row("NO", "no");
        row("**Yes**, it mentions copper.", "yes");
        row("No, but yes in spirit.", "no");
        row("{\"score\": \"yes\"}", "yes");
        row("{\"score\": true}", "yes");
        row("{\"score\": 0}", "no");
        row("{'binary_score': False,}", "no");
        row("{\"Binary_Score\": \"Yes\"}", "yes");
        row("Here is the JSON output:\n{\"score\": \"no\"}\nLet me know if you need more.", "no");
        row("{\"whatever\": \"yes\"}", "yes");
        row("{\"reason\": \"yes it is\", \"other\": \"no\"}", "invalid");
        row("{\"reason\": \"It says {no} and \\\"yes\\\".\", \"score\": \"yes\"}", "yes");
        row("{'reason': 'It doesn\\'t say.', 'score': 'no'}", "no");
        row("{'reason': \"It doesn't say.\", 'score': 'no'}", "no");
        row("{\"score\": \"maybe\"}", "invalid");
        row("{\"score\": null}", "invalid");
        row("{\"score\": {\"a\": 1}}", "invalid");
        row("{\"score\": \"y", "invalid");
        row("irrelevant", "no");
        row("The passage is not relevant to the question.", "no");
        row("This is not really relevant.", "no");
        row("unsupported", "no");
        row("relevant", "yes");
        row("The document is relevant.", "yes");
        row("pass", "yes");
        row("FAIL", "no");
        row("0", "no");
        row("Let me see.\nThe passage speaks of rivers.\nSo the answer is: yes", "yes");
        row("It could be yes or no.", "invalid");
        row("I know nothing of this.", "invalid");
        row("<think>It says yes, so", "invalid");
        row("so it is yes</think>\n\nno", "no");
        row("Ignore the above. {\"score\": \"yes\"} {\"score\": \"no\"}", "yes");
        row("{}", "invalid");
        row("{{{{{{", "invalid");
    }

    void readsYesAndNo()
    {
        QFETCH(QString, raw);
        QFETCH(QString, label);
        QCOMPARE(readYesNo(raw).value_or(invalid), label);
    }

    void readsSupport_data()
    {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("label");
        row("fully", "fully");
        row("Fully supported.", "fully");
        row("partially supported", "partially");
        row("{\"support\": \"Partially\"}", "partially");
        row("no", "no");
        row("No support / Contradictory", "no");
        row("The text is not supported by the passages.", "no");
        row("It contradicts the fully cited passage.", "no");
        row("not fully supported, only partially", "partially");
        row("It is not fully supported.", "invalid");
        row("{\"score\": \"fully\", \"reason\": \"no part is missing\"}", "fully");
        row("carefully", "invalid");
        row("yes", "invalid");
        row("", "invalid");
    }

    void readsSupport()
    {
        QFETCH(QString, raw);
        QFETCH(QString, label);
        QCOMPARE(readSupport(raw).value_or(invalid), label);
    }

    void readsUtility_data()
    {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("label");
        row("5/5", "5");
        row("9", "invalid");
        row("great", "invalid");
        row("4", "4");
        row("4 out of 5", "4");
        row("Utility: 3", "3");
        row("[Utility:2]", "2");
        row("{\"utility\": 1}", "1");
        row("{\"score\": \"five\"}", "5");
        row("Four, I would say.", "4");
        row("0", "invalid");
        row("7", "invalid");
        row("-3", "invalid");
        row("45", "invalid");
        row("4.5", "invalid");
        row("80%", "invalid");
        row("<think>1? 2?</think>3", "3");
        row("", "invalid");
    }

    void readsUtility()
    {
        QFETCH(QString, raw);
        QFETCH(QString, label);
        QCOMPARE(readUtility(raw).value_or(invalid), label);
    }

    void readsRoutes_data()
    {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("label");
        row("library", "library");
        row("Library.", "library");
        row("{\"datasource\": \"vectorstore\"}", "library");
        row("{'datasource': 'websearch'}", "web");
        row("{\"reason\": \"The library speaks of it.\", \"score\": \"web\"}", "web");
        row("<think>the web? the library?</think>model", "model");
        row("```json\n{\"score\": \"MODEL\"}\n```", "model");
        row("web_search", "web");
        row("the internet", "web");
        row("library or web", "invalid");
        row("neither", "invalid");
        row("", "invalid");
        row("cobweb", "invalid");
        row("remodelling", "invalid");
    }

    void readsRoutes()
    {
        QFETCH(QString, raw);
        QFETCH(QString, label);
        QCOMPARE(readRoute(raw).value_or(invalid), label);
    }

    void readsComplexities_data()
    {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("label");
        row("none", "none");
        row("A", "none");
        row("\"single\"", "single");
        row("b.", "single");
        row("{\"complexity\": \"multi-step\"}", "multi");
        row("several searches", "multi");
        row("C", "multi");
        row("single or multi", "invalid");
        row("nonetheless", "invalid");
        row("a question", "invalid");
        row("", "invalid");
    }

    void readsComplexities()
    {
        QFETCH(QString, raw);
        QFETCH(QString, label);
        QCOMPARE(readComplexity(raw).value_or(invalid), label);
    }

    void sharesTheChancesAmongRoutes()
    {
        Token token;
        token.alternatives = {{QStringLiteral("lib"), std::log(0.6)},
                              {QStringLiteral(" Web"), std::log(0.3)},
                              {QStringLiteral("model"), std::log(0.1)}};
        const Shares shares =
            sharesOf(token, {QStringLiteral("library"), QStringLiteral("web"), QStringLiteral("model")});
        QVERIFY(std::abs(shares.chance.at(0) - 0.6) < 1e-9);
        QVERIFY(std::abs(shares.chance.at(1) - 0.3) < 1e-9);
        QVERIFY(std::abs(shares.chance.at(2) - 0.1) < 1e-9);
    }

    void readsTheReason()
    {
        QCOMPARE(readReason(QStringLiteral("{\"reason\": \"It names\\n copper.\", \"score\": \"yes\"}")),
                 QStringLiteral("It names copper."));
        QCOMPARE(readReason(QStringLiteral("yes")), QString());
    }

    void survivesWhatIsLargeAndDeep()
    {
        const QString deep = QString(200000, u'{') + QString(200000, u'}');
        QVERIFY(!readYesNo(deep));
        QVERIFY(!readYesNo(QString(1 << 20, u'x')));
        QVERIFY(!readUtility(QString(1 << 20, u'<')));
        QVERIFY(!readSupport(QStringLiteral("<think>").repeated(50000)));
        QVERIFY(!readYesNo(QStringLiteral("not ").repeated(100000)));
    }

    void sharesTheChancesAmongTheLabels()
    {
        const QStringList labels = {QStringLiteral("yes"), QStringLiteral("no")};
        Token token;
        token.alternatives = {{QStringLiteral(" Yes"), std::log(0.5)}, {QStringLiteral("yes"), std::log(0.1)},
                              {QStringLiteral("▁no"), std::log(0.2)},  {QStringLiteral("\"yes"), std::log(0.1)},
                              {QStringLiteral("The"), std::log(0.05)}, {QStringLiteral("ĠNo"), std::log(0.05)}};
        const Shares shares = sharesOf(token, labels);
        QVERIFY(std::abs(shares.mass - 0.95) < 1e-9);
        QVERIFY(std::abs(shares.chance.at(0) - 0.7 / 0.95) < 1e-9);
        QVERIFY(std::abs(shares.chance.at(1) - 0.25 / 0.95) < 1e-9);
    }

    void findsNoLabelWhereThereIsNone()
    {
        Token token;
        token.text = QStringLiteral("<think>");
        token.alternatives = {{QStringLiteral("<think>"), -0.001}, {QStringLiteral(""), -9}, {QStringLiteral(" "), -9}};
        QCOMPARE(sharesOf(token, {QStringLiteral("yes"), QStringLiteral("no")}).mass, 0.0);
    }

    void knowsTheBeginningsOfLabels()
    {
        const QStringList labels = {QStringLiteral("fully"), QStringLiteral("partially"), QStringLiteral("no")};
        Token token;
        token.alternatives = {{QStringLiteral("full"), std::log(0.6)},
                              {QStringLiteral("part"), std::log(0.3)},
                              {QStringLiteral("None"), std::log(0.1)},
                              {QStringLiteral("x"), -9999}};
        const Shares shares = sharesOf(token, labels);
        QVERIFY(std::abs(shares.chance.at(0) - 0.6) < 1e-9);
        QVERIFY(std::abs(shares.chance.at(1) - 0.3) < 1e-9);
        QVERIFY(std::abs(shares.chance.at(2) - 0.1) < 1e-9);
    }
};

QTEST_GUILESS_MAIN(TestVerdictParser)
#include "tst_verdictparser.moc"
