// All searches return passages in the same order: by how well their best part answers.
#include "core/library/evidencesearch.h"
#include "core/models/builtin.h"

#include "core/chunking/chunker.h"
#include "must.h"
#include "tests/wordranking.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;
using tests::must;

namespace {

const QString question = u"What does the membership fee come to?"_s;

struct Shelf
{
    Shelf()
    {
        add(u"statute.pdf"_s, {u"The membership fee comes to what the members decide. It is due in March."_s});
        add(u"minutes.pdf"_s, {u"The board met about the membership fee in the hall."_s,
                               u"All of them pay ninety euros as their fee."_s});
    }

    void add(const QString &name, const QStringList &texts)
    {
        Document document;
        document.path = u"/papers/"_s + name;
        document.title = name;
        document.hash = name.toUtf8().toHex();
        document.status = DocumentStatus::Indexed;
        QList<Page> pages;
        for (const QString &text : texts) {
            Page page;
            page.number = int(pages.size()) + 1;
            page.label = u"p%1"_s.arg(page.number);
            page.status = PageStatus::Text;
            page.text = text;
            pages.append(page);
        }
        (void)must(library->add(document, pages, chunk(pages, {}, {})));
    }

    QList<FoundPassage> found(const EvidenceRanker &ranker, int count = 10) const
    {
        Inline here;
        return must(searchByEvidence({question, count, {}}, *library, ranker, here, {}));
    }

    QTemporaryDir folder;
    std::unique_ptr<Library> library = must(Library::open(folder.path(), {}));
};

// A model for which ninety is the answer.
EvidenceRanker ninetyAnswers(const Library &library)
{
    const PairScores scores = [](const QString &, const QStringList &spans, Parallel &, const std::stop_token &stop) {
        std::vector<float> all;
        for (const QString &span : spans)
            all.push_back(span.contains(u"ninety") && !span.contains(u"hall") ? 4 : -4);
        return stop.stop_requested() ? Result<std::vector<float>>(Error::cancelled()) : all;
    };
    return {[&library](const QString &term) { return library.idf(term); }, TablesBeside(), always(scores)};
}

} // namespace

class tst_evidencesearch : public QObject
{
    Q_OBJECT

private slots:
    void thePassageThatAnswersComesFirst()
    {
        const Shelf shelf;
        const EvidenceRanker ranker = ninetyAnswers(*shelf.library);
        const QList<FoundPassage> found = shelf.found(ranker);
        QCOMPARE(found.size(), 2);
        QVERIFY(found[0].best && found[1].best);
        QCOMPARE(found[0].snippet(), u"All of them pay ninety euros as their fee."_s);
        QVERIFY(found[0].probability > 0.8 && found[1].probability < found[0].probability);
    }

    void itIsShownAtThePageOfItsSpan()
    {
        const Shelf shelf;
        const EvidenceRanker ranker = ninetyAnswers(*shelf.library);
        const FoundPassage best = shelf.found(ranker).first();
        QVERIFY(best.passage.text.contains(u"in the hall")); // on the previous page
        QCOMPARE(best.passage.page, 2);
        QCOMPARE(best.passage.pageLabel, u"p2"_s);
    }

    void wordsRankWhereThereIsNoModel()
    {
        const Shelf shelf;
        const QList<FoundPassage> found = shelf.found(*wordRankerFor(*shelf.library));
        QCOMPARE(found.size(), 2);
        QVERIFY2(found[0].snippet().contains(u"members decide"), qPrintable(found[0].snippet()));
        QVERIFY(found[0].probability > found[1].probability);
    }

    void whoWantsFewerSeesTheFirstOfThem()
    {
        const Shelf shelf;
        const EvidenceRanker ranker = ninetyAnswers(*shelf.library);
        const std::shared_ptr<const EvidenceRanker> words = wordRankerFor(*shelf.library);
        for (const EvidenceRanker *each : {&ranker, words.get()}) {
            const QList<FoundPassage> one = shelf.found(*each, 1);
            QCOMPARE(one.size(), 1);
            QCOMPARE(one[0].passage.id, shelf.found(*each, 200)[0].passage.id);
        }
    }

    void whoCannotWaitIsToldByWords_data()
    {
        QTest::addColumn<int>("most");
        QTest::addColumn<QString>("first");
        QTest::newRow("in time") << 60'000 << u"All of them pay ninety"_s;
        QTest::newRow("late") << 0 << u"The membership fee comes to what"_s;
    }
    void whoCannotWaitIsToldByWords()
    {
        QFETCH(int, most);
        QFETCH(QString, first);
        const Shelf shelf;
        const PairScores slow = [](const QString &, const QStringList &spans, Parallel &all,
                                   const std::stop_token &stop) {
            std::vector<float> scores(size_t(spans.size()), -4);
            all.forEach(
                int(spans.size()),
                [&](int i) {
                    scores[size_t(i)] = spans[i].contains(u"hall") ? -4 : spans[i].contains(u"ninety") ? 4 : -3;
                },
                stop);
            return stop.stop_requested() ? Result<std::vector<float>>(Error::cancelled()) : scores;
        };
        const EvidenceRanker model([&](const QString &term) { return shelf.library->idf(term); }, TablesBeside(),
                                   always(slow));
        Inline here;
        const auto found = must(searchInTime({question, 10, {}}, *shelf.library, model, *wordRankerFor(*shelf.library),
                                             std::chrono::milliseconds(most), here, {}));
        QVERIFY2(found.first().snippet().startsWith(first), qPrintable(found.first().snippet()));
    }

    // Questions in another language, and those about documents in another language, are not read as English.
    void englishIsReadAsEnglish()
    {
        const auto of = [](const QStringList &texts) {
            QList<Passage> passages;
            for (const QString &text : texts) {
                passages.emplaceBack();
                passages.last().text = text;
            }
            return passages;
        };
        const QString english = u"The fee is due in March, and the board decides what it comes to."_s;
        const QString german = u"Der Beitrag ist im M\u00e4rz f\u00e4llig, und der Vorstand legt ihn fest."_s;
        const QString figures = u"M12 | 4.50 | 118"_s;
        const QString inGerman = u"Wie hoch ist der Beitrag f\u00fcr Mitglieder?"_s;
        const QString czech = u"V\u00fdbor rozhoduje o v\u00fd\u0161i \u010dlensk\u00e9ho p\u0159\u00edsp\u011bvku."_s;
        QVERIFY(isReadAsEnglish(question, of({english, english, german})));
        QVERIFY(isReadAsEnglish(question, of({figures, figures})));
        QVERIFY(isReadAsEnglish(u"membership fee"_s, of({english, figures})));
        for (const QString &each : {u"How many books can a member borrow?"_s, u"How can I pay in instalments?"_s,
                                    u"how do i use it with my own pdfs"_s, u"Can it read a PDF out loud to me?"_s})
            QVERIFY2(isReadAsEnglish(each, of({english})), qPrintable(each));
        QVERIFY(!isReadAsEnglish(question, of({english, german, german})));
        QVERIFY(!isReadAsEnglish(question, of({german, figures})));
        QVERIFY(!isReadAsEnglish(question, of({czech, figures})));
        QVERIFY(!isReadAsEnglish(inGerman, of({english, english})));
        QVERIFY(!isReadAsEnglish(inGerman, of({german})));
        QVERIFY(!isReadAsEnglish(u"membership fee"_s, of({figures})));
        QVERIFY(!isReadAsEnglish(u"membership fee"_s, of({german})));
    }

    void whyThereIsNoModelIsRemarkedOn()
    {
        const Shelf shelf;
        QString untold = u"ranked by words alone: no file"_s;
        const EvidenceRanker words([](const QString &) { return 1.0; }, TablesBeside(),
                                   [&] { return std::exchange(untold, QString()); });
        Inline here;
        QVERIFY(searchByEvidence({question, 10, {}}, *shelf.library, words, here, {})); // no progress callback
        SearchRemarks remarks;
        remarks.addOther(u"no vectors"_s);
        for (int i = 0; i < 2; ++i) // a question of two parts is searched twice
            QVERIFY(searchByEvidence({question, 10, {}}, *shelf.library, words, here, {}, &remarks));
        QCOMPARE(inWords(remarks), (QStringList{u"no vectors"_s, u"ranked by words alone: no file"_s}));
    }

    void aStopIsACancelledSearch()
    {
        const Shelf shelf;
        std::stop_source stop;
        stop.request_stop();
        Inline here;
        const auto found = searchByEvidence({question, 10, {}}, *shelf.library, *wordRankerFor(*shelf.library), here,
                                            stop.get_token());
        QVERIFY(!found);
        QCOMPARE(found.error().code, Error::Cancelled);
    }
};

QTEST_GUILESS_MAIN(tst_evidencesearch)
#include "tst_evidencesearch.moc"
