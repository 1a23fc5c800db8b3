// Summaries: which questions ask for one, which section is meant, and which sentences are chosen.
#include "core/extractive/quoting/digest.h"
#include "core/language/textmatch.h"
#include "core/question/summaryrequest.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class TestDigest : public QObject
{
    Q_OBJECT

private slots:
    void readsRequests_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("of");
        QTest::addColumn<QString>("chapter");
        QTest::newRow("chapter") << u"Summarise chapter 3 of the report"_s << u"chapter 3 of the report"_s << u"3"_s;
        QTest::newRow("policy") << u"Can you summarize the leave policy?"_s << u"the leave policy"_s << u""_s;
        QTest::newRow("overview") << u"Give me an overview of the leave policy"_s << u"the leave policy"_s << u""_s;
        QTest::newRow("German") << u"Fasse Kapitel 2 zusammen"_s << u"kapitel 2 zusammen"_s << u"2"_s;
    }

    void readsRequests()
    {
        QFETCH(QString, question);
        QFETCH(QString, of);
        QFETCH(QString, chapter);
        const std::optional<SummaryRequest> request = summaryAsked(question);
        QVERIFY(request);
        QCOMPARE(request->of, of);
        QCOMPARE(request->chapter, chapter);
    }

    void readsNoRequestElsewhere()
    {
        for (const QString &question :
             {u"What is the summary judgment about?"_s, u"Who wrote the summary?"_s, u"What is a deductible?"_s})
            QVERIFY2(!summaryAsked(question), qPrintable(question));
    }

    void knowsTheHeading()
    {
        const SummaryRequest chapter = *summaryAsked(u"Summarise chapter 3 of the report"_s);
        QCOMPARE(isHeadingOf(chapter, u"Chapter 3: Effects"_s), 1.0);
        QCOMPARE(isHeadingOf(chapter, u"Chapter 13: Effects"_s), 0.0);
        QVERIFY(isHeadingOf(chapter, u"3 Effects"_s) > 0.5);
        QCOMPARE(isHeadingOf(chapter, u"3.1 Effects"_s), 0.0);
        const SummaryRequest policy = *summaryAsked(u"Summarise the leave policy"_s);
        QCOMPARE(isHeadingOf(policy, u"Leave Policy"_s), 1.0);
        QVERIFY(isHeadingOf(policy, u"Security"_s) < 0.1);
    }

    void knowsTheDocument_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("expected");
        QTest::newRow("kind") << u"Summarise Acme's annual report"_s << u"ACME_2022_10K.pdf"_s << true;
        QTest::newRow("year") << u"Summarise the Acme 10-K of 2022"_s << u"ACME_2022_10K.pdf"_s << true;
        QTest::newRow("another year") << u"Summarise the Acme 10-K of 2021"_s << u"ACME_2022_10K.pdf"_s << false;
        QTest::newRow("another kind") << u"Summarise Acme's quarterly report"_s << u"ACME_2022_10K.pdf"_s << false;
        QTest::newRow("as one word") << u"Summarize Tinker Tools' 10-K"_s << u"TINKERTOOLS_2022_10K.pdf"_s << true;
        QTest::newRow("file") << u"Summarize TINKERTOOLS_2022_10K"_s << u"TINKERTOOLS_2022_10K.pdf"_s << true;
        QTest::newRow("German") << u"Zusammenfassung des Geschäftsberichts von Acme"_s << u"Acme_Geschäftsbericht.pdf"_s
                                << true;
        QTest::newRow("no kind in its name") << u"Summarise the annual report of Acme"_s << u"acme 2022.pdf"_s << true;
        QTest::newRow("another name") << u"Summarise Ferry's annual report"_s << u"ACME_2022_10K.pdf"_s << false;
        QTest::newRow("a section") << u"Summarise the risks of Acme"_s << u"ACME_2022_10K.pdf"_s << false;
    }

    void knowsTheDocument()
    {
        QFETCH(QString, question);
        QFETCH(QString, file);
        const std::optional<SummaryRequest> request = summaryAsked(question);
        QVERIFY(request);
        QTEST(isDocumentOf(*request, {}, u"/papers/"_s + file) > 0, "expected");
    }

    void leavesOutWhatIsNoProse()
    {
        Passage passage;
        passage.id = 1;
        passage.text = u"The mill grinds wheat for the whole valley. Wheat of the valley comes to the mill in autumn. "
                       "The valley pays the mill in wheat. The mill and its wheat feed the valley all winter. "
                       "The mill of the valley was built for wheat. "
                       "Refer to Note 6 on the mill for the wheat of the valley. "
                       "Wheat of the mill 22,893 19,841 13,730 3,052 15 6,111 45."_s;
        QString all;
        for (const Quotation &quotation : digest({passage}, {}))
            all += passage.text.mid(quotation.from, quotation.to - quotation.from);
        QVERIFY(all.contains(u"The mill grinds"));
        QVERIFY2(!all.contains(u"Note 6") && !all.contains(u"22,893"), qPrintable(all));
    }

    void choosesWhatMostOthersResemble()
    {
        Passage first;
        first.id = 1;
        first.text =
            u"The mill grinds wheat for the whole valley. Wheat of the valley is brought to the mill in autumn. "
            "Somebody once lost a hat there in 1911. The mill and its wheat feed the valley all winter."_s;
        Passage second = first; // overlapping
        second.id = 2;
        const QList<Quotation> chosen = digest({first, second}, {});
        QVERIFY(!chosen.isEmpty());
        QStringList texts;
        for (const Quotation &quotation : chosen) {
            const QString &text = quotation.passage == 0 ? first.text : second.text;
            texts.append(text.mid(quotation.from, quotation.to - quotation.from));
        }
        QVERIFY(texts.first().startsWith(u"The mill grinds"));
        QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), texts.size()); // no duplicates
        QVERIFY(digest({}, {}).isEmpty());
        const QList<Quotation> again = digest({first}, {3, {first.text.left(43)}});
        QVERIFY(!again.isEmpty());
        QVERIFY(again.first().from > 0); // rejected sentences are left out
    }
};

QTEST_GUILESS_MAIN(TestDigest)
#include "tst_digest.moc"
