// The built-in Critic: coverage is not enough; it must notice swapped names, changed numbers and negations.
#include "core/base/catalogue.h"
#include "core/ports/backend.h"
#include "core/extractive/builtincritic.h"
#include "tests/wordranking.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace core;

namespace {

constexpr QStringView text =
    u"Coal is the most carbon-intensive fossil fuel. In March 2015 the turbine at Lake Orden was opened "
    "by Maria Lindt.\nIts rotor measures 160 meters and cost 12 million dollars. Sea levels have risen "
    "by about 20 centimeters since 1900. The station does not burn gas. Output increased in 2019.";

Passage station()
{
    Passage passage;
    passage.id = 7;
    passage.text = text.toString();
    return passage;
}

double idf(const QString &term)
{
    static const QList<Term> known = terms(text);
    const bool stands = std::any_of(known.begin(), known.end(), [&](const Term &t) { return t.text == term; });
    return std::log(1 + 60.0 / (stands ? 2 : 1));
}

} // namespace

class BuiltinCriticTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(bool(builtinWeights()), qPrintable(builtinWeights() ? QString() : builtinWeights().error().detail));
    }

    void seesWhatIsSupported_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<bool>("supported");
        QTest::newRow("word for word") << u"Coal is the most carbon-intensive fossil fuel."_s << true;
        QTest::newRow("over a line") << u"Its rotor measures 160 meters and cost 12 million dollars."_s << true;
        QTest::newRow("rephrased") << u"Maria Lindt opened the turbine at Lake Orden in March 2015."_s << true;
        QTest::newRow("shorter") << u"The rotor measures 160 meters."_s << true;
        QTest::newRow("another name") << u"In March 2015 the turbine at Lake Orden was opened by Peter Hahn."_s
                                      << false;
        QTest::newRow("another place") << u"In March 2015 the turbine at Port Salma was opened by Maria Lindt."_s
                                       << false;
        QTest::newRow("another year") << u"In March 2018 the turbine at Lake Orden was opened by Maria Lindt."_s
                                      << false;
        QTest::newRow("another month") << u"In July 2015 the turbine at Lake Orden was opened by Maria Lindt."_s
                                       << false;
        QTest::newRow("another number") << u"Sea levels have risen by about 35 centimeters since 1900."_s << false;
        QTest::newRow("another unit") << u"Sea levels have risen by about 20 inches since 1900."_s << false;
        QTest::newRow("not") << u"Coal is not the most carbon-intensive fossil fuel."_s << false;
        QTest::newRow("without not") << u"The station does burn gas."_s << false;
        QTest::newRow("opposite") << u"Output decreased in 2019."_s << false;
        QTest::newRow("item of a list") << u"3. The rotor measures 160 meters."_s << true;
        QTest::newRow("accents") << u"In March 2015 the turbine at Lake Ordén was opened by María Lindt."_s << true;
        QTest::newRow("one of two clauses")
            << u"The rotor measures 160 meters, and whales of the deep ocean sing beside its anchor."_s << false;
        QTest::newRow("something else") << u"Whales sing in the deep ocean."_s << false;
    }

    void seesWhatIsSupported()
    {
        QFETCH(QString, sentence);
        QFETCH(bool, supported);
        for (const Scale scale : {Scale::Binary, Scale::Graded}) {
            const Verdict verdict = *critic().support(QString(), sentence, {station()}, scale, {});
            const QByteArray shown = (verdict.label + u' ' + verdict.reason).toUtf8();
            QVERIFY2((verdict.label == u"fully") == supported, shown.constData());
            QCOMPARE(verdict.passed, supported);
            QVERIFY(!verdict.reason.isEmpty());
            QVERIFY(verdict.probability >= 0 && verdict.probability <= 1);
        }
    }

    void isAsGoodAsTheWeakestSentence()
    {
        const QString good = u"Coal is the most carbon-intensive fossil fuel."_s;
        const QString bad = u"Whales sing in the deep ocean."_s;
        QCOMPARE(critic().support({}, good + u' ' + bad, {station()}, Scale::Graded, {})->label, u"partially"_s);
        QCOMPARE(critic().support({}, good + u' ' + bad, {station()}, Scale::Binary, {})->label, u"no"_s);
        QCOMPARE(critic().support({}, bad, {station()}, Scale::Graded, {})->label, u"no"_s);
        QCOMPARE(critic().support({}, {}, {station()}, Scale::Graded, {})->label, u"no"_s);
        QCOMPARE(critic().support({}, good, {}, Scale::Graded, {})->label, u"no"_s);
    }

    void doesNotTakeAWordForASentence()
    {
        const QString good = u"Coal is the most carbon-intensive fossil fuel."_s;
        QVERIFY(critic().support({}, good + u" References:"_s, {station()}, Scale::Binary, {})->passed);
        QVERIFY(!critic().support({}, u"References:"_s, {station()}, Scale::Binary, {})->passed);
    }

    void judgesWhatIsSaidBehindYesOrNo()
    {
        const QString question = u"Does the station at Lake Orden burn gas?"_s;
        const auto passes = [&](const QString &answer) {
            return critic().support(question, answer, {station()}, Scale::Graded, {})->passed;
        };
        QVERIFY(passes(u"No, the station does not burn gas."_s));
        QVERIFY(passes(u"No. The station does not burn gas."_s));
        QVERIFY(!passes(u"Yes. The station burns gas."_s));
        QVERIFY(!passes(u"Yes."_s));
    }

    void judgesRelevance_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<bool>("relevant");
        QTest::newRow("who") << u"Who opened the turbine at Lake Orden?"_s << true;
        QTest::newRow("how much") << u"How much have sea levels risen since 1900?"_s << true;
        QTest::newRow("which") << u"Which fossil fuel is the most carbon-intensive?"_s << true;
        QTest::newRow("long, and partly in other words")
            << u"How many centimeters higher have the levels of the sea come to be on average since the year 1900?"_s
            << true;
        QTest::newRow("another world") << u"how did harry beat quirrell?"_s << false;
        QTest::newRow("common words only") << u"What is the capital of France?"_s << false;
        QTest::newRow("nothing") << QString() << false;
    }

    void judgesRelevance()
    {
        QFETCH(QString, question);
        QFETCH(bool, relevant);
        const Verdict verdict = *critic().relevance(question, station(), {});
        QVERIFY2(verdict.passed == relevant, qPrintable(QString::number(verdict.probability) + verdict.reason));
        QCOMPARE(verdict.label, relevant ? u"yes"_s : u"no"_s);
        QCOMPARE(verdict.passage, PassageId(7));
        QCOMPARE(verdict.cost.calls, 1);
        QCOMPARE(verdict.how, u"features"_s);
    }

    // If the subject is missing, similar passages are shown, but never as an answer.
    void isUnsureOfAnotherThing()
    {
        for (const QString &question : {u"What is the carbon tax?"_s, u"Who opened the turbine at Port Salma?"_s}) {
            const Verdict verdict = *critic().relevance(question, station(), {});
            QVERIFY2(verdict.probability < calibrationOfWords().probable, qPrintable(question + verdict.reason));
        }
    }

    void takesADenialForAnAnswerToYesOrNo_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("passage");
        QTest::newRow("no") << u"Does Salma pay dividends?"_s << u"We at Salma have not paid any dividends."_s;
        QTest::newRow("how often") << u"How often are the gates reviewed?"_s
                                   << u"Reviews of the gates are held annually."_s;
        QTest::newRow("small words of German")
            << u"Was ist ein Schleusentor?"_s << u"Ein Tor dieser Art heißt Schleusentor."_s;
        QTest::newRow("one of two") << u"Did the sales of Salma rise or fall?"_s << u"The sales of Salma fell."_s;
        QTest::newRow("the other") << u"Did the sales of Salma rise?"_s << u"The sales of Salma fell."_s;
        QTest::newRow("a name is no opposite")
            << u"What was the decline of Best Sell?"_s << u"The decline of Best Sell was the least: buying was slow."_s;
    }

    void takesADenialForAnAnswerToYesOrNo()
    {
        QFETCH(QString, question);
        QFETCH(QString, passage);
        Passage only;
        only.id = 1;
        only.text = passage;
        const QList<Term> known = terms(question + u' ' + passage);
        const Idf idf = [&](const QString &term) {
            return std::any_of(known.begin(), known.end(), [&](const Term &t) { return t.text == term; }) ? 2.0 : 5.0;
        };
        const Verdict verdict =
            *BuiltinCritic(idf, *builtinWeights(), wordRankingBy(idf)).relevance(question, only, {});
        QVERIFY2(verdict.passed, qPrintable(QString::number(verdict.probability) + verdict.reason));
    }

    void pointsAtTheDecidingWords()
    {
        const Verdict verdict = *critic().relevance(u"How much have sea levels risen since 1900?"_s, station(), {});
        const QString words = station().text.mid(verdict.from, verdict.to - verdict.from);
        QCOMPARE(words, u"Sea levels have risen by about 20 centimeters since 1900."_s);
    }

    // Both sentences contain the words; only one has an amount, whose four digits must not be taken for a year.
    void pointsAtTheSentenceThatHoldsWhatIsAskedFor()
    {
        Passage passage = station();
        passage.text = u"Salma Fit is a program for all who work at the mill. With Salma Fit the program pays up to "
                       "$1500 for lessons."_s;
        const Verdict verdict = *critic().relevance(u"How much does the Salma Fit program pay?"_s, passage, {});
        const QString words = passage.text.mid(verdict.from, verdict.to - verdict.from);
        QVERIFY2(words.contains(u"$1500"), qPrintable(words));
    }

    void pointsAtTheSentenceThatDeniesWhereThatIsAskedFor()
    {
        Passage passage = station();
        passage.text = u"Salma Fit covers lessons of all kinds. Travel is not covered by Salma Fit."_s;
        const Verdict verdict = *critic().relevance(u"What does Salma Fit not cover?"_s, passage, {});
        QCOMPARE(passage.text.mid(verdict.from, verdict.to - verdict.from), u"Travel is not covered by Salma Fit."_s);
        QVERIFY2(verdict.passed, qPrintable(verdict.reason));
    }

    void saysWhy()
    {
        const auto reason = [](const QString &sentence) {
            return critic().support({}, sentence, {station()}, Scale::Graded, {})->reason;
        };
        QVERIFY(reason(u"In March 2018 the turbine at Lake Orden was opened by Maria Lindt."_s)
                    .contains(u"the year 2018 isn't in this passage"));
        QVERIFY(reason(u"Coal is not the most carbon-intensive fossil fuel."_s).contains(u"\u201cnot\u201d"));
        QVERIFY(reason(u"Coal is the most carbon-intensive fossil fuel."_s).contains(u"word for word"));
        QVERIFY(reason(u"The rotor measures 160 meters, and whales of the deep ocean sing beside its anchor."_s)
                    .contains(u"whales of the deep ocean sing"));
    }

    void judgesUtility_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("useful");
        const QString who = u"Who opened the turbine at Lake Orden?"_s;
        QTest::newRow("answers") << who << u"The turbine at Lake Orden was opened by Maria Lindt."_s << true;
        QTest::newRow("another subject") << who << u"Coal is the most carbon-intensive fossil fuel."_s << false;
        QTest::newRow("evades") << who << u"The documents do not mention it."_s << false;
        QTest::newRow("nothing") << who << QString() << false;
    }

    void judgesUtility()
    {
        QFETCH(QString, question);
        QFETCH(QString, answer);
        QFETCH(bool, useful);
        const Verdict graded = *critic().utility(question, answer, Scale::Graded, {});
        QVERIFY2(graded.label.toInt() >= 4 || !useful, qPrintable(graded.label + u' ' + graded.reason));
        QVERIFY2(graded.label.toInt() <= 2 || useful, qPrintable(graded.label + u' ' + graded.reason));
        QCOMPARE(critic().utility(question, answer, Scale::Binary, {})->label, useful ? u"5"_s : u"1"_s);
    }

    void doesNotPraiseAnAnswerThatOnlySharesAWord()
    {
        const QString question = u"How much have sea levels risen since 1900?"_s;
        const auto grade = [&](const QString &answer) {
            return critic().utility(question, answer, critic().utilityScale(), {})->label.toInt();
        };
        QVERIFY(grade(u"Sea levels have risen by about 20 centimeters since 1900."_s) >= 4);
        QVERIFY(grade(u"The station stands by the sea. Water levels matter to turbines. It was begun in 1900."_s) < 4);
        QVERIFY(grade(u"Whales live in the sea."_s) < 4);
    }

    void knowsWhetherTheLibrarySpeaksOfIt_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<bool>("speaks");
        QTest::newRow("it does") << u"How much did the rotor of the turbine cost?"_s << true;
        QTest::newRow("in part") << u"Which fossil fuel pollutes the turbine?"_s << true;
        QTest::newRow("it does not") << u"how did harry beat quirrell?"_s << false;
        QTest::newRow("another name") << u"Who is Barack Obama?"_s << false;
        QTest::newRow("no word") << u"???"_s << false;
    }

    void knowsWhetherTheLibrarySpeaksOfIt()
    {
        QFETCH(QString, question);
        QFETCH(bool, speaks);
        const Verdict needed = *critic().retrieval(question, {}, {});
        QCOMPARE(needed.kind, Verdict::Retrieval);
        QVERIFY2(needed.passed == speaks, qPrintable(needed.reason));
        QCOMPARE(needed.label, speaks ? u"yes"_s : u"no"_s);
        QVERIFY(!needed.reason.isEmpty());
        const Verdict both = *critic().route(question, {}, {u"library"_s, u"web"_s, u"model"_s}, {});
        QCOMPARE(both.label, speaks ? u"library"_s : u"web"_s);
        const Verdict offline = *critic().route(question, {}, {u"library"_s, u"model"_s}, {});
        QCOMPARE(offline.label, u"library"_s); // it knows of no model's own knowledge
    }

    void sizesAQuestionUpByItsForm_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("size");
        QTest::newRow("one thing") << u"What are the effects of climate change?"_s << u"single"_s;
        QTest::newRow("one long thing") << u"How many people lived in Lake Orden and its villages in 1950?"_s
                                        << u"single"_s;
        QTest::newRow("a relative") << u"What is the name of the man who opened the turbine?"_s << u"single"_s;
        QTest::newRow("compares") << u"What is the difference between weather and climate?"_s << u"multi"_s;
        QTest::newRow("two questions") << u"Who opened the turbine and when was that?"_s << u"multi"_s;
        QTest::newRow("two sentences") << u"Who opened the turbine? How much did it cost?"_s << u"multi"_s;
        QTest::newRow("years") << u"How did the output change from 2015 to 2019?"_s << u"multi"_s;
        QTest::newRow("weighs") << u"Did the turbine cost more in Lindt than in Salma?"_s << u"multi"_s;
    }

    void sizesAQuestionUpByItsForm()
    {
        QFETCH(QString, question);
        QFETCH(QString, size);
        const Verdict verdict = *critic().complexity(question, {}, {});
        QVERIFY2(verdict.label == size, qPrintable(verdict.label + u' ' + verdict.reason));
        QVERIFY(verdict.passed && !verdict.reason.isEmpty());
    }

    // Copied words score high whatever changed between them; paraphrases cannot be expected to score as high.
    void asksForMoreWhereMostIsCopied()
    {
        const TokenizedText source =
            readText(u"The harbour of Velmar was built in 1911 by the town. Its two cranes lift "
                     "grain and timber from ships. The old lighthouse closed after the storm."_s);
        const auto formOf = [&](const QStringList &said) {
            TextForm form;
            for (const QString &sentence : said)
                form.add(readText(sentence), source);
            return form;
        };
        const Mark mark = builtinWeights()->mark;
        TextForm together = formOf(
            {u"The harbour of Velmar was built in 1911 by ships."_s, u"Its two cranes lift grain and timber."_s});
        const TextForm ownWords =
            formOf({u"Citizens paid for a port before the war."_s, u"Cargo is moved by machines."_s});
        const double changed = mark.at(together);
        QVERIFY2(changed > mark.at(ownWords), qPrintable(QStringLiteral("%1").arg(changed)));
        together.wholeCopy = true;
        QVERIFY(mark.at(together) < changed);
    }

    // The minimum over several sentences is lower even if none of them is worse.
    void asksForLessOfEachOfManySentences()
    {
        const TokenizedText source = readText(u"Velmar has a harbour."_s);
        const TokenizedText said = readText(u"Citizens paid for a port before the first world war began."_s);
        TextForm one;
        one.add(said, source);
        TextForm four = one;
        for (int i = 0; i < 3; ++i)
            four.add(said, source);
        const Mark mark = builtinWeights()->mark;
        QVERIFY(mark.at(four) < mark.at(one));
        QVERIFY(mark.seenFrom(0.4, four) > mark.seenFrom(0.4, one));
        QVERIFY(mark.seenFrom(0.6, one) > mark.seenFrom(0.4, one));
    }

    void quotesOfSeveralSentencesStaySupported()
    {
        Passage passage;
        passage.id = 1;
        passage.text = u"The harbour of Velmar was built in 1911 by the town. Its two cranes lift grain. It closed "
                       "after the storm. Ships now call at Hobrun."_s;
        const Verdict verdict = *critic().support({}, passage.text, {passage}, Scale::Graded, {});
        QVERIFY2(verdict.passed, qPrintable(verdict.reason));
    }

    void refusesWeightsMadeForOtherFeatures()
    {
        QVERIFY(!weightsFrom("{}"));
        QVERIFY(!weightsFrom("not json"));
        QCOMPARE(weightsFrom("[]").error().code, Error::Defect);
    }

    void isOfferedFirst()
    {
        const Backend *backend = backendFor(u"builtin"_s);
        QVERIFY(backend);
        QCOMPARE(backend->id, std::string_view("builtin"));
    }

private:
    static BuiltinCritic critic() { return BuiltinCritic(idf, *builtinWeights(), wordRankingBy(idf)); }
};

QTEST_APPLESS_MAIN(BuiltinCriticTest)
#include "tst_builtincritic.moc"
