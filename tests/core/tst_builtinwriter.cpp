// The built-in Writer: quotes verbatim in reading order, and says nothing that it cannot quote.
#include "core/extractive/builtinwriter.h"

#include "core/extractive/builtincritic.h"
#include "core/language/textmatch.h"
#include "tests/tablepage.h"
#include "tests/wordranking.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace core;

namespace {

Passage passage(PassageId id, const QString &text, int ordinal = 0)
{
    Passage passage;
    passage.id = id;
    passage.document = 1;
    passage.ordinal = ordinal;
    passage.text = text;
    passage.page = 3;
    passage.pageLabel = QStringLiteral("iii");
    passage.title = QStringLiteral("Energy");
    return passage;
}

const QList<Passage> &energy()
{
    static const QList<Passage> passages{
        passage(1,
                u"Fossil Fuels\nCoal is the most carbon-intensive fuel and is burned mainly to make electricity. Oil "
                "became\nthe fuel of transport after 1920, when cars grew cheap. Natural gas was called a bridge fuel "
                "by Maria Lindt because it gives off half the carbon of coal."_s),
        passage(2,
                u"Wind turbines turn moving air into electricity. A large turbine has a rotor of 160 meters. Wind "
                "farms at sea stand in shallow water."_s,
                1),
    };
    return passages;
}

// Computed as a library would, over the given passages.
Idf rarityOver(const QList<Passage> &passages)
{
    return [passages](const QString &term) {
        int with = 0;
        for (const Passage &passage : passages) {
            const QList<Term> all = terms(passage.text);
            with += std::any_of(all.begin(), all.end(), [&](const Term &t) { return t.text == term; });
        }
        return std::log(1 + (40.0 + passages.size()) / (1.0 + with));
    };
}

} // namespace

class BuiltinWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(bool(builtinWeights()), qPrintable(defect())); }

    void quotesWhatAnswers_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("words");
        QTest::newRow("when") << u"When did oil become the fuel of transport?"_s << u"after 1920"_s;
        QTest::newRow("who") << u"Who called natural gas a bridge fuel?"_s << u"Maria Lindt"_s;
        QTest::newRow("how large") << u"How large is the rotor of a turbine?"_s << u"160 meters"_s;
        QTest::newRow("which") << u"Which fuel is the most carbon-intensive?"_s << u"Coal is"_s;
        QTest::newRow("where") << u"Where do wind farms at sea stand?"_s << u"shallow water"_s;
    }

    void quotesWhatAnswers()
    {
        QFETCH(QString, question);
        QFETCH(QString, words);
        const Answer answer = answerTo(question);
        QVERIFY2(answer.text.contains(words), qPrintable(answer.text));
        checkQuotations(answer, energy());
    }

    void quotesRowsBelowTheHeadingsOfTheirColumns()
    {
        QRandomGenerator random(21);
        for (int i = 0; i < 50; ++i) {
            const tests::TablePage page = tests::tablePage(random, {});
            const TablesBeside tables = [&](const Passage &) { return QList<Table>{page.table}; };
            const Idf rarity = rarityOver({page.passage});
            BuiltinWriter writer(rarity, std::make_shared<const EvidenceRanker>(rarity, tables));
            const qsizetype row = random.bounded(page.table.rows.size());
            const QString question =
                u"What is the %1 of %2?"_s.arg(page.table.columns.first().head, page.table.rows[row].label);
            const Answer answer = *writer.answer(task(question, {page.passage}), {}, {});
            const QStringList lines = answer.text.split(u'\n');
            QCOMPARE(lines.first(), page.expected(0, 1).first());
            QVERIFY2(lines.contains(page.expected(row + 1, 1).first()), qPrintable(answer.text));
            checkQuotations(answer, {page.passage});
        }
    }

    void leavesHeadingsOut()
    {
        const Answer answer = answerTo(u"Which fuel is the most carbon-intensive?"_s);
        QVERIFY2(!answer.text.contains(u"Fossil Fuels"), qPrintable(answer.text));
    }

    void leavesOutHeadingsThatStandUnderEachOther()
    {
        const QList<Passage> passages{passage(
            1,
            u"National Strategies\nCarbon Pricing\nCarbon pricing mechanisms, such as taxes, give companies a reason\n"
            "to pollute less. Towns pay for the trams."_s)};
        const Answer answer =
            *writer(passages).answer(task(u"What do carbon pricing mechanisms do?"_s, passages), {}, {});
        QVERIFY2(answer.text.startsWith(u"Carbon pricing mechanisms, such"), qPrintable(answer.text));
    }

    void takesNoFootOfAPageForAnIntroduction()
    {
        const QList<Passage> passages{passage(
            1, u"Harbor guide, the second edition 1 / 6\n\n\u2022 Pilots meet every ship that is longer than forty "
               "meters.\n\u2022 Tugs wait at the pier."_s)};
        const Answer answer = *writer(passages).answer(task(u"Which ship do pilots meet?"_s, passages), {}, {});
        QVERIFY2(answer.text.startsWith(u"\u2022 Pilots"), qPrintable(answer.text));
    }

    void answersADifferenceWithOne()
    {
        const QList<Passage> passages{passage(
            1, u"The guide explains how coal and gas are sold in the town and in the valley. Coal is dug in shafts, "
               "while gas comes out of wells by itself."_s)};
        const Answer answer =
            *writer(passages).answer(task(u"What is the difference between coal and gas?"_s, passages), {}, {});
        QVERIFY2(answer.text.startsWith(u"Coal is dug in shafts, while"), qPrintable(answer.text));
    }

    // The name "Plus" differs from "plus", and a sentence about both things ranks above one about a single thing.
    void prefersWhatIsSaidOfBothThings()
    {
        const QList<Passage> passages{
            passage(1, u"The Granite plan pays for repairs, plus a basic fee, of any standard pier in the harbor."_s),
            passage(2,
                    u"Granite Plus pays for more kinds of repair than Granite Basic. Granite Plus pays for night "
                    "repairs, while Granite Basic does not."_s,
                    1)};
        const Answer answer = *writer(passages).answer(
            task(u"What is the difference between Granite Plus and Granite Basic?"_s, passages), {}, {});
        QVERIFY2(answer.text.startsWith(u"Granite Plus pays"), qPrintable(answer.text));
        QVERIFY2(!answer.text.contains(u"standard pier"), qPrintable(answer.text));
    }

    void quotesBothWhereNothingSpeaksOfBoth()
    {
        const QList<Passage> passages{
            passage(1,
                    u"The Ash ferry has a cabin of oak. The Ash ferry carries forty cars across the sound at night."_s),
            passage(2,
                    u"The Birch ferry was painted in May. The Birch ferry carries ninety cars across the sound by "
                    "day."_s,
                    1)};
        const Answer answer =
            *writer(passages).answer(task(u"How does the Ash ferry differ from the Birch ferry?"_s, passages), {}, {});
        QVERIFY2(answer.text.contains(u"forty cars") && answer.text.contains(u"ninety cars"), qPrintable(answer.text));
    }

    void quotesNothingThatHangsInTheAir()
    {
        const QList<Passage> passages{
            passage(1, u"The harbor master keeps the log. This protects the harbor and its ships from storms of every "
                       "kind. A breakwater of granite protects the harbor from storms."_s)};
        const Answer answer =
            *writer(passages).answer(task(u"What protects the harbor from storms?"_s, passages), {}, {});
        QVERIFY2(answer.text.contains(u"breakwater of granite"), qPrintable(answer.text));
        const qsizetype at = answer.text.indexOf(u"This protects");
        QVERIFY2(at < 0 || answer.text.contains(u"keeps the log. This"), qPrintable(answer.text));
    }

    void leadsWithTheSentenceThatAnswers()
    {
        const QList<Passage> passages{
            passage(1, u"Merchants of Marn asked for a lighthouse in 1840, and the harbor of Marn was built first. Fog "
                       "is common there. The lighthouse of Marn was built by Ada Holm from granite."_s)};
        const Answer answer = *writer(passages).answer(task(u"Who built the lighthouse of Marn?"_s, passages), {}, {});
        checkQuotations(answer, passages);
        QVERIFY2(answer.text.startsWith(u"The lighthouse of Marn was built by Ada Holm"), qPrintable(answer.text));
    }

    void heedsTheWordThatTellsSentencesApart()
    {
        const QList<Passage> passages{passage(
            1,
            u"The harbor of Marn pilots all ships of Marn. The harbor of Marn was dredged for ships. Ships in the "
            "harbor of Marn pay. Its ballast comes from the quarry at Ruun. Ships leave the harbor of Marn at six."_s)};
        const Answer answer = *writer(passages).answer(
            task(u"Where does the ballast of ships in the harbor of Marn come from?"_s, passages), {}, {});
        QVERIFY2(answer.text.contains(u"the quarry at Ruun"), qPrintable(answer.text));
        QVERIFY2(answer.sentences.size() <= 2, qPrintable(answer.text));
    }

    void leavesOutWhatTheQuestionSays()
    {
        const QList<Passage> passages{
            passage(1, u"Some ferries of the strait burn oil. These ferries of the strait leave at six in the morning, "
                       "when the tide is high."_s)};
        const Answer answer =
            *writer(passages).answer(task(u"When do the ferries of the strait leave?"_s, passages), {}, {});
        QVERIFY2(answer.text.startsWith(u"These ferries"), qPrintable(answer.text));
    }

    void quotesNothingThatTheQuestionSays_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("repeated");
        QTest::newRow("a heading") << u"How much is the fee of berth 3B?"_s << u"Berth 3B"_s;
        QTest::newRow("a row without a number") << u"What does berth 3B cost a week?"_s << u"Berth 3B a week"_s;
        QTest::newRow("a label") << u"Wie hoch ist die Liegegebühr für 3B?"_s << u"Liegegebühr für 3B"_s;
    }

    void quotesNothingThatTheQuestionSays()
    {
        QFETCH(QString, question);
        QFETCH(QString, repeated);
        const QList<Passage> passages{passage(1, repeated),
                                      passage(2, u"Who lies in 3B pays forty crowns a week to the harbor."_s, 1)};
        const Answer answer = *writer(passages).answer(task(question, passages), {}, {});
        QVERIFY2(!answer.text.startsWith(repeated), qPrintable(answer.text));
    }

    void quotesWhatAListAnnounces()
    {
        const QList<Passage> passages{passage(
            1, u"Ships come at dawn. Here are some tips for mooring a ship:\n\u2022 Approach against the wind\n\u2022 "
               "Put out the fenders early\n\u2022 Keep a spare line ready\nWeather\nFog is common in the strait "
               "between October and the end of a winter, and no ship leaves then."_s)};
        const Answer answer =
            *writer(passages).answer(task(u"What are some tips for mooring a ship?"_s, passages), {}, {});
        checkQuotations(answer, passages);
        QVERIFY2(answer.text.contains(u"Put out the fenders") && answer.text.contains(u"a spare line ready"),
                 qPrintable(answer.text));
        QVERIFY2(!answer.text.contains(u"Fog is common"), qPrintable(answer.text));
    }

    void saysWhatAnItemIsAnItemOf_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("leadIn");
        const QString items = u"\u2022 Routine office visits\n\u2022 Maternity services\n\u2022 Routine eye exams\n"
                              "\u2022 Care by a nurse"_s;
        QTest::newRow("a line with a colon")
            << u"The plan is old. Services that need no approval include:\n\n"_s + items
            << u"Services that need no approval include:"_s;
        QTest::newRow("a line that refers to the one before")
            << u"The plan is old. There are services that are exempt from approval. These\ninclude:\n\n"_s + items
            << u"There are services that are exempt from approval. These include:"_s;
        QTest::newRow("a sentence that points ahead")
            << u"The plan is old. The following services are not paid for.\n\n"_s + items
            << u"The following services are not paid for."_s;
    }

    void saysWhatAnItemIsAnItemOf()
    {
        QFETCH(QString, text);
        QFETCH(QString, leadIn);
        const QList<Passage> passages{passage(1, text)};
        const Answer answer = *writer(passages).answer(task(u"Does my plan cover eye exams?"_s, passages), {}, {});
        checkQuotations(answer, passages);
        QVERIFY2(answer.text.startsWith(leadIn), qPrintable(answer.text));
        QVERIFY2(answer.text.contains(u"Routine eye exams"), qPrintable(answer.text));
    }

    void saysTheLeadInOfSeveralItemsOnce()
    {
        const QList<Passage> passages{
            passage(1, u"The plan pays for these exams:\n\n\u2022 Routine eye exams of children\n\u2022 Home visits\n"
                       "\u2022 Routine eye exams of drivers"_s)};
        const Answer answer =
            *writer(passages).answer(task(u"Which routine eye exams does the plan cover?"_s, passages), {}, {});
        checkQuotations(answer, passages);
        QCOMPARE(answer.text.count(u"The plan pays for these exams:"), 1);
    }

    void readsTheRowOfATable()
    {
        const QList<Passage> passages{passage(
            1, u"Cargo of the port of Salma\n\n(tons) 2021 2022\n\nGrain 310 420\n\nTotal cargo 1,250 "
               "1,480\n\nWork on the new quay, which was begun in 2022 and will add room for cargo, goes on."_s)};
        const Answer answer = *writer(passages).answer(task(u"What was the total cargo in 2022?"_s, passages), {}, {});
        QCOMPARE(answer.text, u"Total cargo 1,250 1,480"_s);
        checkQuotations(answer, passages);
    }

    void readsFiscalYears_data()
    {
        QTest::addColumn<QString>("question");
        QTest::newRow("in a word") << u"What was the total cargo in FY2022?"_s;
        QTest::newRow("apart") << u"What was the total cargo in FY 2022?"_s;
        QTest::newRow("short") << u"What was the total cargo in FY22?"_s;
        QTest::newRow("told how to answer")
            << u"We want to calculate a metric. What was the total cargo in FY2022? Answer in thousands of tons and "
               "round to one decimal place; if cargo is not a useful metric, please explain why."_s;
    }

    void readsFiscalYears()
    {
        QFETCH(QString, question);
        const QList<Passage> passages{
            passage(1, u"The port of Salma was dredged in 2021, which took a year.\n\nTotal cargo was 1,480 tons in "
                       "2022 and 1,250 tons in the year before."_s)};
        const Answer answer = *writer(passages).answer(task(question, passages), {}, {});
        QVERIFY2(answer.text.startsWith(u"Total cargo was 1,480 tons"), qPrintable(answer.text));
        BuiltinCritic critic(rarityOver(passages), *builtinWeights(), wordRankingBy(rarityOver(passages)));
        QVERIFY(critic.relevance(question, passages.first(), {})->passed);
    }

    void readsARowThatHasAnotherName()
    {
        const QList<Passage> passages{passage(
            1, u"(in millions) 2021 2022\n\nDividends 31 42\n\nPurchases of property, plant and equipment 125 148\n\n"
               "Capital was raised in 2022, which took a year, by an issue of shares."_s)};
        const Answer answer = *writer(passages).answer(task(u"What was the capex in 2022?"_s, passages), {}, {});
        QVERIFY2(answer.text.contains(u"Purchases of property, plant and equipment 125 148"), qPrintable(answer.text));
        QVERIFY2(!answer.text.contains(u"Dividends"), qPrintable(answer.text));
        BuiltinCritic critic(rarityOver(passages), *builtinWeights(), wordRankingBy(rarityOver(passages)));
        QVERIFY(critic.relevance(u"What was the capex in 2022?"_s, passages.first(), {})->passed);
    }

    void answersForEachThingThatIsAskedAbout()
    {
        const QList<Passage> passages{
            passage(1, u"In 2021 the port of Salma moved 1,250 tons of cargo, most of it grain."_s),
            passage(2, u"The port of Salma is old. In 2022 the port of Salma moved 1,480 tons of cargo."_s, 1),
            passage(3, u"In 2020 the port of Salma moved 900 tons of cargo, and in that year it burned."_s, 2)};
        const QString question = u"How many tons of cargo did the port of Salma move in 2020 and 2022?"_s;
        const Answer answer = *writer(passages).answer(task(question, passages), {}, {});
        checkQuotations(answer, passages);
        QVERIFY2(answer.text.contains(u"900 tons") && answer.text.contains(u"1,480 tons"), qPrintable(answer.text));
        QVERIFY2(!answer.text.contains(u"1,250 tons"), qPrintable(answer.text));
        BuiltinCritic critic(rarityOver(passages), *builtinWeights(), wordRankingBy(rarityOver(passages)));
        const Verdict verdict = *critic.relevance(question, passages[1], {});
        QVERIFY2(verdict.passed, qPrintable(verdict.reason));
    }

    void saysYesOrNo_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("begin");
        QTest::newRow("yes") << u"Do wind farms at sea stand in shallow water?"_s << u"Yes: Wind farms"_s;
        QTest::newRow("no") << u"Is the harbor of Salma open in winter?"_s << u"No: The harbor of Salma"_s;
        QTest::newRow("no by its opposite") << u"Did the depth of the harbor increase?"_s << u"No: The depth"_s;
        QTest::newRow("another number") << u"Does a large turbine have a rotor of 120 meters?"_s << u"A large"_s;
        QTest::newRow("hedged") << u"Do gulls nest on the cranes?"_s << u"Some gulls"_s;
        QTest::newRow("a choice") << u"Is coal or oil the most carbon-intensive fuel?"_s << u"Fossil Fuels\nCoal is"_s;
        QTest::newRow("up or down") << u"Did the depth of the harbor increase or decrease?"_s << u"The depth"_s;
        QTest::newRow("no question for it") << u"Where do wind farms stand in shallow water?"_s << u"Wind farms"_s;
        QTest::newRow("not of all") << u"Does the harbor take ferries?"_s << u"The harbor does not take all"_s;
        QTest::newRow("on a condition") << u"Can pilots see the log of the harbor?"_s << u"Pilots must"_s;
        QTest::newRow("done to it") << u"Was the pier of Salma painted?"_s << u"Yes: The pier of Salma was painted"_s;
        QTest::newRow("done by it") << u"Was Salma accused?"_s << u"Salma accused"_s;
        QTest::newRow("a request") << u"Can you say where wind farms stand in shallow water?"_s << u"Wind farms"_s;
    }

    void saysYesOrNo()
    {
        QFETCH(QString, question);
        QFETCH(QString, begin);
        QList<Passage> passages = energy();
        passages.append(passage(
            3,
            u"The harbor of Salma is not open in winter. The depth of the harbor decreased. Some "
            "gulls nest on the cranes. The harbor does not take all ferries. Pilots must sign "
            "before they see the log of the harbor. The pier of Salma was painted in May. Salma accused the town."_s,
            2));
        const Answer answer = *writer(passages).answer(task(question, passages), {}, {});
        QVERIFY2(answer.text.startsWith(begin), qPrintable(answer.text));
        QCOMPARE(answer.sentences.first().from, 0);
        QVERIFY(folded(answer.text.mid(answer.sentences.first().from, answer.sentences.first().to))
                    .endsWith(folded(answer.citations.first().quote)));
        BuiltinCritic critic(rarityOver(passages), *builtinWeights(), wordRankingBy(rarityOver(passages)));
        const Verdict verdict = *critic.support(question, answer.text, passages, Scale::Graded, {});
        QVERIFY2(verdict.passed, qPrintable(verdict.reason));
    }

    void saysInOneSentenceWhatOneSentenceAnswers()
    {
        QCOMPARE(answerTo(u"Who called natural gas a bridge fuel?"_s).sentences.size(), 1);
        QCOMPARE(answerTo(u"When did oil become the fuel of transport?"_s).sentences.size(), 1);
    }

    void prefersWordsThatStandSideBySide()
    {
        const QList<Passage> passages{
            passage(1, u"The gates, the pilot and the harbor wait for a tide which is high."_s),
            passage(2, u"Fog then hides the pilot gates of the harbor at high tide."_s, 1)};
        const Answer answer = *writer(passages).answer(
            task(u"What happens to the pilot gates of the harbor at high tide?"_s, passages), {}, {});
        QVERIFY2(answer.text.startsWith(u"Fog then hides"), qPrintable(answer.text));
    }

    void countsWhatIsAskedFor()
    {
        QList<Passage> passages{
            passage(1, u"Employees of Salma may buy stock of Salma (Form S-8 No. 333-113198). In 2018 the employees of "
                       "Salma met. As of May we had 3,700 employees."_s)};
        passages.first().title = u"SALMA_2022_10K.pdf"_s;
        const Answer answer =
            *writer(passages).answer(task(u"How many employees does Salma have?"_s, passages), {}, {});
        checkQuotations(answer, passages);
        QVERIFY2(answer.text.startsWith(u"As of May we had 3,700 employees."), qPrintable(answer.text));
    }

    void statesAFactRatherThanAnExample()
    {
        const QList<Passage> passages{
            passage(1, u"For example, if the ferry plan has a $1,000 deductible and the pilot plan has a $500 "
                       "deductible, only the latter is paid. The deductible of the pilot plan is $750 a year."_s)};
        const Answer answer =
            *writer(passages).answer(task(u"How high is the deductible in the pilot plan?"_s, passages), {}, {});
        QVERIFY2(answer.text.startsWith(u"The deductible of the pilot plan is $750"), qPrintable(answer.text));
    }

    void saysSomethingRatherThanWhereItIsSaid()
    {
        const QList<Passage> passages{
            passage(1, u"For more information on the pilot plan and its deductible, see “The pilot plan” in Note 12 on "
                       "the pilot plan. The pilot plan pays for every pilot of the harbor."_s)};
        const Answer answer = *writer(passages).answer(task(u"Tell me about the pilot plan."_s, passages), {}, {});
        QVERIFY2(answer.text.startsWith(u"The pilot plan pays"), qPrintable(answer.text));
    }

    void beginsWithTheDefinition()
    {
        const QList<Passage> passages{
            passage(1, u"A deductible is the amount you pay before the plan does. This means that you must meet the "
                       "deductible amount first. The amount is due in May."_s)};
        const Answer answer = *writer(passages).answer(task(u"What is a deductible?"_s, passages), {}, {});
        QVERIFY2(answer.text.startsWith(u"A deductible is the amount"), qPrintable(answer.text));
    }

    void quotesNoTitle_data()
    {
        QTest::addColumn<QString>("title");
        QTest::newRow("of years") << u"RESULTS OF SALMA IN 2021 COMPARED TO 2020"_s;
        QTest::newRow("of a year and an outlook") << u"Salma reports results of 2023 and gives outlook for 2024"_s;
        QTest::newRow("a name") << u"SALMA RESULTS, INC."_s;
        QTest::newRow("a welcome") << u"Welcome to Salma Results!"_s;
        QTest::newRow("a number before it") << u"2. Results of Salma"_s;
    }

    void quotesNoTitle()
    {
        QFETCH(QString, title);
        const QList<Passage> passages{
            passage(1, title + u"\n\nLast year was good, and so were the results of the port of Salma."_s)};
        const Answer answer = *writer(passages).answer(task(u"What were the results of Salma?"_s, passages), {}, {});
        QCOMPARE(answer.text, u"Last year was good, and so were the results of the port of Salma."_s);
    }

    void quotesANumberedList()
    {
        const QList<Passage> passages{passage(
            1, u"The port is old. These are the values of the port:\n1. Quality: what we do lasts.\n2. Honesty: "
               "we say what is so.\n3. Care: we look after ships.\nGulls nest on the cranes."_s)};
        const Answer answer = *writer(passages).answer(task(u"What are the values of the port?"_s, passages), {}, {});
        checkQuotations(answer, passages);
        for (const QString &value : {u"1. Quality"_s, u"2. Honesty"_s, u"3. Care: we look after ships."_s})
            QVERIFY2(answer.text.contains(value), qPrintable(answer.text));
        QVERIFY2(!answer.text.contains(u"Gulls"), qPrintable(answer.text));
    }

    void quotesAListBehindTwoWords()
    {
        const QList<Passage> passages{passage(
            1, u"The port is old, and proud of it.\n\nPort Values:\n1. Quality: what we do lasts.\n2. Honesty: we say "
               "what is so.\nGulls nest on the cranes."_s)};
        const Answer answer = *writer(passages).answer(task(u"What are the values of the port?"_s, passages), {}, {});
        QVERIFY2(answer.text.contains(u"Port Values:\n1. Quality: what we do lasts.\n2. Honesty"),
                 qPrintable(answer.text));
    }

    void saysNothingItCannotQuote()
    {
        for (const QString &question :
             {u"how did harry beat quirrell?"_s, u"What is the capital of France?"_s, QString()}) {
            const Answer answer = answerTo(question);
            QCOMPARE(answer.text, QString());
            QVERIFY(answer.citations.isEmpty() && answer.sentences.isEmpty());
        }
        QCOMPARE(writer(energy()).answer(task(u"What is coal?"_s, {}), {}, {})->text, QString());
    }

    void triesSomethingElseWhenRejected()
    {
        AnswerTask again = task(u"How is electricity made?"_s, energy());
        const Answer first = *writer(energy()).answer(again, {}, {});
        QVERIFY(!first.text.isEmpty());
        again.attempt = 2;
        again.rejected = first.text;
        const Answer second = *writer(energy()).answer(again, {}, {});
        QVERIFY(second.text != first.text);
        for (const Citation &citation : second.citations)
            QVERIFY(standingIn(first.text, citation.quote).isEmpty());
    }

    void isHeardWordByWord()
    {
        QStringList pieces;
        const Answer answer = *writer(energy()).answer(task(u"What is coal burned for?"_s, energy()),
                                                       [&](const QString &words) { pieces.append(words); }, {});
        QVERIFY(pieces.size() > 5);
        QCOMPARE(pieces.join(QString()), answer.text);
        QCOMPARE(answer.cost.calls, 1);
    }

    void stops()
    {
        std::stop_source source;
        const auto result = writer(energy()).answer(
            task(u"What is coal burned for?"_s, energy()), [&](const QString &) { source.request_stop(); },
            source.get_token());
        QVERIFY(!result);
        QCOMPARE(result.error().code, Error::Cancelled);
    }

    void thinksOfTheBestSentenceNotThoughtYet()
    {
        BuiltinWriter writer(rarityOver(energy()), wordRankingBy(rarityOver(energy())));
        const QString question = u"What are wind turbines and what is the rotor of a large turbine?"_s;
        QStringList thoughts;
        bool reached = false;
        for (int i = 0; i < 12 && !reached; ++i) {
            const Result<Thought> thought = writer.think({question, energy(), thoughts}, {});
            QVERIFY(thought);
            if (thought->sentence.isEmpty())
                break;
            QVERIFY2(!thoughts.contains(thought->sentence), qPrintable(thought->sentence));
            const auto stands = [&](const Passage &passage) {
                return !standingIn(passage.text, thought->sentence).isEmpty();
            };
            QVERIFY(std::any_of(energy().begin(), energy().end(), stands));
            thoughts.append(thought->sentence);
            reached = thought->final;
        }
        QVERIFY(!thoughts.isEmpty() && thoughts.size() < 12); // it terminates
        QVERIFY(thoughts.join(u' ').contains(u"rotor"_s));
    }

    void thinksOfNothingWhereNothingAnswers()
    {
        BuiltinWriter writer(rarityOver(energy()), wordRankingBy(rarityOver(energy())));
        const Result<Thought> thought = writer.think({u"how did harry beat quirrell?"_s, energy(), {}}, {});
        QVERIFY(thought);
        QVERIFY(thought->sentence.isEmpty() && !thought->final);
        QCOMPARE(thought->cost.calls, 1);
    }

    void rewritesWithWordsOfTheNearestPassages()
    {
        RewriteTask rewrite{u"How do quixotic turbines turn?"_s, {u"How do quixotic turbines turn?"_s}, energy()};
        QStringList seen{normalForm(rewrite.question)};
        for (int i = 0; i < 8; ++i) {
            const Rewriting rewriting = *writer(energy()).rewrite(rewrite, {});
            if (rewriting.query.isEmpty())
                break;
            QVERIFY2(!seen.contains(normalForm(rewriting.query)), qPrintable(rewriting.query));
            QVERIFY(!rewriting.query.contains(u"quixotic"));
            QVERIFY(rewriting.reason.contains(u"quixotic"));
            seen.append(normalForm(rewriting.query));
            rewrite.tried.append(rewriting.query);
        }
        QVERIFY(seen.size() >= 3);
        QCOMPARE(writer(energy()).rewrite(rewrite, {})->query, QString());
    }

    void givesUpWhereNoWordIsKnown()
    {
        const Rewriting rewriting =
            *writer(energy()).rewrite({u"how did harry beat quirrell?"_s, {u"how did harry beat quirrell?"_s}, {}}, {});
        QCOMPARE(rewriting.query, QString());
    }

private:
    static QString defect() { return builtinWeights() ? QString() : builtinWeights().error().detail; }
    static BuiltinWriter writer(const QList<Passage> &passages)
    {
        return BuiltinWriter(rarityOver(passages), wordRankingBy(rarityOver(passages)));
    }
    static AnswerTask task(const QString &question, const QList<Passage> &passages)
    {
        AnswerTask task;
        task.question = question;
        task.passages = passages;
        return task;
    }
    static Answer answerTo(const QString &question)
    {
        return *writer(energy()).answer(task(question, energy()), {}, {});
    }

    static void checkQuotations(const Answer &answer, const QList<Passage> &passages)
    {
        QVERIFY(!answer.citations.isEmpty() && answer.citations.size() <= 3);
        QCOMPARE(answer.sentences.size(), answer.citations.size());
        for (qsizetype i = 0; i < answer.citations.size(); ++i) {
            const Citation &citation = answer.citations[i];
            QCOMPARE(citation.number, int(i) + 1);
            const auto cited = std::find_if(passages.begin(), passages.end(),
                                            [&](const Passage &p) { return p.id == citation.passage; });
            QVERIFY(cited != passages.end());
            QCOMPARE(citation.quote, cited->text.mid(citation.from, citation.to - citation.from));
            const AnswerSentence &sentence = answer.sentences[i];
            QCOMPARE(folded(answer.text.mid(sentence.from, sentence.to - sentence.from)), folded(citation.quote));
            QCOMPARE(sentence.citations, QList<int>{citation.number});
        }
    }
};

QTEST_APPLESS_MAIN(BuiltinWriterTest)
#include "tst_builtinwriter.moc"
