// What was read of a document and what was not: in words, as JSON, and beside the answers and refusals it may
// affect.
#include "core/base/catalogue.h"
#include "core/library/librarycoverage.h"
#include "core/values/coverage.h"
#include "flowrun.h"
#include "tests/countedstatements.h"
#include "core/session/sessionjson.h"
#include "tests/qjson.h"
#include "tests/wordranking.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

Page pageOf(int number, PageStatus status, const QString &reason = {}, const QString &label = {})
{
    Page page;
    page.number = number;
    page.label = label;
    page.status = status;
    page.reason = reason;
    return page;
}

// A document with this many pages; those not listed contain text.
Document keepWithGaps(Library &library, const QString &name, int count, const QList<Page> &gaps, const QString &text)
{
    QList<Page> pages;
    for (int number = 1; number <= count; ++number)
        pages.append(pageOf(number, PageStatus::Text));
    for (const Page &gap : gaps)
        pages[gap.number - 1] = gap;
    pages[count / 2].text = text;
    Passage passage;
    passage.text = text;
    passage.page = passage.lastPage = count / 2 + 1;
    passage.spans = {{0, int(text.size()), passage.page, 0}};
    Document document;
    document.path = QStringLiteral("/papers/") + name;
    document.title = name;
    document.hash = name.toUtf8();
    document.status = DocumentStatus::Indexed;
    return *library.add(document, pages, {passage});
}

Document keepLocked(Library &library, const QString &name)
{
    Document document;
    document.path = QStringLiteral("/papers/") + name;
    document.title = name;
    document.hash = name.toUtf8();
    document.status = DocumentStatus::NeedsPassword;
    document.reason = QStringLiteral("The PDF is locked; type its password.");
    return *library.add(document, {}, {});
}

QList<Page> unreadFrom(int first, int last)
{
    QList<Page> pages;
    for (int number = first; number <= last; ++number)
        pages.append(pageOf(number, PageStatus::Empty, QStringLiteral("only pictures")));
    return pages;
}

} // namespace

class tst_coverage : public QObject
{
    Q_OBJECT

private slots:
    void saysPagesInRanges()
    {
        QList<Page> pages = unreadFrom(12, 40);
        pages += unreadFrom(52, 52);
        QCOMPARE(inWords(rangesOf(pages)), QStringLiteral("12–40, 52"));
        QCOMPARE(inWords(rangesOf({pageOf(3, PageStatus::Failed, {}, QStringLiteral("iii")),
                                   pageOf(4, PageStatus::Failed, {}, QStringLiteral("iv"))})),
                 QStringLiteral("3–4 (“iii”–“iv”)"));
        QCOMPARE(inWords(rangesOf({pageOf(3, PageStatus::Failed, {}, QStringLiteral("3"))})), QStringLiteral("3"));
    }

    void groupsPagesByStatusAndReason()
    {
        const QList<PageGroup> groups =
            groupsOf({pageOf(1, PageStatus::Text), pageOf(2, PageStatus::Failed, QStringLiteral("b")),
                      pageOf(3, PageStatus::Text), pageOf(4, PageStatus::Failed, QStringLiteral("a")),
                      pageOf(5, PageStatus::Failed, QStringLiteral("b"))});
        QCOMPARE(groups.size(), 3);
        QCOMPARE(inWords(groups[0].ranges), QStringLiteral("1, 3"));
        QCOMPARE(groups[1].reason, QStringLiteral("b")); // from the earlier page
        QCOMPARE(inWords(groups[1].ranges), QStringLiteral("2, 5"));
        QCOMPARE(groups[2].pages, 1);
    }

    void takesAnEmptyPageForReadUnlessThereIsSomethingOnIt()
    {
        QVERIFY(!isUnread(pageOf(1, PageStatus::Text)));
        QVERIFY(!isUnread(pageOf(1, PageStatus::Ocr)));
        QVERIFY(!isUnread(pageOf(1, PageStatus::Empty)));
        QVERIFY(isUnread(pageOf(1, PageStatus::Empty, QStringLiteral("only pictures"))));
        QVERIFY(isUnread(pageOf(1, PageStatus::Locked)));
        QVERIFY(isUnread(pageOf(1, PageStatus::Failed)));
    }

    void namesTheNearestRangesInTheOrderOfThePages()
    {
        QList<Page> pages;
        for (int number = 2; number <= 100; number += 2)
            pages += unreadFrom(number, number);
        const QList<PageGroup> nearest = nearestOf(pages, {51}, 3);
        QCOMPARE(nearest.size(), 1);
        QCOMPARE(nearest[0].pages, 3);
        QCOMPARE(inWords(nearest[0].ranges), QStringLiteral("48, 50, 52"));
        Unread unread{1, {}, QStringLiteral("X.pdf"), 50, 100, nearest, {}};
        QCOMPARE(inWords(unread),
                 QStringLiteral("Pages 48, 50, 52 (only pictures) and 47 more of X.pdf could not be read."));
    }

    void survivesItsWayThroughJson()
    {
        Gaps gaps;
        gaps.more = 4;
        gaps.unread = {{7, QStringLiteral("Title"), QStringLiteral("X.pdf"), 29, 60, groupsOf(unreadFrom(12, 40)), {}},
                       {8, {}, QStringLiteral("Y.pdf"), 0, 0, {}, QStringLiteral("it needs a password.")}};
        const QString words = inWords(gaps);
        QCOMPARE(words,
                 QStringLiteral("Pages 12–40 (only pictures) of X.pdf could not be read. Y.pdf could not be read: it "
                                "needs a password. 4 more documents could not be read completely."));
        const QJsonObject json = inQt(toJson(gaps));
        QCOMPARE(json[u"text"].toString(), words);
        const Gaps back = gapsFrom(ofQt(json));
        QCOMPARE(inWords(back), words);
        QCOMPARE(back.unread[0].document, 7);
        QCOMPARE(back.unread[0].groups[0].status, PageStatus::Empty);
        QVERIFY(inWords(gapsFrom({})).isEmpty()); // for turns stored by older versions
    }

    void listsWhatALibraryHasNotRead()
    {
        FlowRun run;
        run.fill(2);
        const Document gappy =
            keepWithGaps(*run.library, QStringLiteral("X.pdf"), 60, unreadFrom(12, 40), QStringLiteral("Copper."));
        const Document locked = keepLocked(*run.library, QStringLiteral("Y.pdf"));
        const LibraryCoverage coverage(*run.library);
        const QList<Document> unread = coverage.unreadDocuments();
        QCOMPARE(unread.size(), 2);
        QCOMPARE(unread[0].id, gappy.id);
        QCOMPARE(unread[1].id, locked.id);
        QCOMPARE(inWords(rangesOf(coverage.unreadPages(gappy.id))), QStringLiteral("12–40"));
        QVERIFY(coverage.unreadPages(locked.id).isEmpty());
    }

    void leavesOutBlankDocuments()
    {
        FlowRun run;
        run.fill(2);
        Document blank;
        blank.path = QStringLiteral("/papers/blank.pdf");
        blank.hash = "blank";
        blank.status = DocumentStatus::Scanned;
        QVERIFY(run.library->add(blank, {pageOf(1, PageStatus::Empty)}, {}));
        Document scanned = blank;
        scanned.path = QStringLiteral("/papers/scanned.pdf");
        scanned.hash = "scanned";
        QVERIFY(run.library->add(scanned, unreadFrom(1, 1), {}));
        const QList<Document> unread = LibraryCoverage(*run.library).unreadDocuments();
        QCOMPARE(unread.size(), 1);
        QCOMPARE(unread[0].path, scanned.path);
    }

    void knowsWhatCanBeRead()
    {
        FlowRun run;
        const LibraryCoverage coverage(*run.library);
        QCOMPARE(coverage.readable({}).documents, 0);
        run.fill(2);
        const Document locked = keepLocked(*run.library, QStringLiteral("Y.pdf"));
        QCOMPARE(coverage.readable({}).documents, 3);
        QCOMPARE(coverage.readable({}).withText, 2);
        QCOMPARE(coverage.readable({locked.id}).documents, 1);
        QCOMPARE(coverage.readable({locked.id}).withText, 0);
        QCOMPARE(coverage.readable({locked.id + 1}).documents, 0);
    }

    // A library may contain ten thousand documents.
    void asksAsOftenForManyDocumentsAsForFew()
    {
        const tests::CountedStatements counted;
        const auto asked = [](int documents) {
            FlowRun run;
            for (int i = 0; i < documents; ++i)
                keepLocked(*run.library, QString::number(i));
            ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("N"), QStringLiteral("N"));
            ScriptedWriter writer;
            Turn turn;
            const int refusing =
                tests::CountedStatements::during([&] { turn = run.ask(QStringLiteral("plain"), critic, writer); });
            const int listing = tests::CountedStatements::during([&] { (void)run.library->documents(); });
            return std::tuple(turn.refusal, refusing, listing);
        };
        QCOMPARE(std::get<0>(asked(3)), Refusal::PagesUnreadable);
        QVERIFY(asked(5) == asked(60));
        QVERIFY(std::get<2>(asked(5)) > 0);
    }

    void keepsHowADocumentWasRead()
    {
        FlowRun run;
        Document document;
        document.path = QStringLiteral("/papers/outlined.pdf");
        document.hash = "outlined";
        document.status = DocumentStatus::Indexed;
        document.origin = {
            3, 1200, 150, true, {{QStringLiteral("Item 7 “x”"), 12, 0}, {QStringLiteral("Liquidity"), 14, 1}}};
        const DocumentId id = run.library->add(document, {}, {})->id;
        const Origin origin = run.library->document(id)->origin;
        QCOMPARE(origin.reader, 3);
        QCOMPARE(origin.length, 1200);
        QCOMPARE(origin.overlap, 150);
        QVERIFY(origin.locked);
        QCOMPARE(origin.outline.size(), 2);
        QCOMPARE(origin.outline[1].title, QStringLiteral("Liquidity"));
        QCOMPARE(origin.outline[1].page, 14);
        QCOMPARE(origin.outline[1].level, 1);
        QVERIFY(run.library->documents()[0].origin.outline.isEmpty());
    }

    void tellsARefusalOfEveryFlowWhatWasNotRead_data()
    {
        QTest::addColumn<QString>("flow");
        for (const AnswerFlow *flow : offers<AnswerFlow>())
            QTest::newRow(flow->id().data()) << toQString(flow->id());
    }

    void tellsARefusalOfEveryFlowWhatWasNotRead()
    {
        QFETCH(QString, flow);
        FlowRun run;
        run.fill(3);
        keepWithGaps(*run.library, QStringLiteral("X.pdf"), 60, unreadFrom(12, 40),
                     QStringLiteral("Points on a mortgage are explained in the pages before."));
        keepLocked(*run.library, QStringLiteral("Y.pdf"));
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("N"), QStringLiteral("N"));
        critic.setScript(Verdict::Retrieval, QStringLiteral("Y"));
        critic.setScript(Verdict::Route, QStringLiteral("l"));
        critic.setScript(Verdict::Complexity, QStringLiteral("s"));
        ScriptedWriter writer;
        writer.silent = true;
        const Turn turn = run.ask(flow, critic, writer);
        QVERIFY2(turn.answer.isEmpty(), qPrintable(turn.answer));
        const QString words = inWords(turn.gaps);
        QVERIFY2(words.contains(QStringLiteral("Pages 12–40 (only pictures) of X.pdf could not be read.")),
                 qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("Y.pdf could not be read: it needs a password.")), qPrintable(words));
        QCOMPARE(inWords(turnFrom(toJson(turn)).gaps), words);
    }

    // Otherwise a single broken file would be mentioned in every refusal, though the user can do nothing about it.
    void tellsARefusalOfADamagedFileOnlyWhereItIsAskedFor_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<bool>("chosen");
        QTest::addColumn<bool>("told");
        QTest::newRow("of something else") << QStringLiteral("what are points on a mortgage") << false << false;
        QTest::newRow("by its name") << QStringLiteral("what does the tariff say") << false << true;
        QTest::newRow("chosen") << QStringLiteral("what are points on a mortgage") << true << true;
        QTest::newRow("by what every file is called") << QStringLiteral("what is in the pdf") << false << false;
    }

    void tellsARefusalOfADamagedFileOnlyWhereItIsAskedFor()
    {
        QFETCH(QString, question);
        QFETCH(bool, chosen);
        QFETCH(bool, told);
        FlowRun run;
        run.fill(3);
        Document damaged;
        damaged.path = QStringLiteral("/papers/tariffs 2024.pdf");
        damaged.title = QStringLiteral("tariffs 2024.pdf");
        damaged.hash = "damaged";
        damaged.status = DocumentStatus::Unreadable;
        damaged.reason = QStringLiteral("The PDF is damaged and cannot be opened; get a fresh copy of it.");
        const DocumentId id = run.library->add(damaged, {}, {})->id;
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("N"), QStringLiteral("N"));
        ScriptedWriter writer;
        writer.silent = true;
        const EvidenceRanker evidence = wordRanking();
        AnswerTools tools{*run.library, writer, critic, evidence, nullptr, run.settings, run.parallel, {}};
        QList<DocumentId> scope;
        if (chosen)
            scope = {id, run.library->documents().first().id};
        const Turn turn =
            answer(*answerFlow(QStringLiteral("self-rag")), {question, scope, {}}, tools, [](const TraceEvent &) {});
        QVERIFY(turn.answer.isEmpty());
        QCOMPARE(!turn.gaps.unread.isEmpty(), told);
    }

    void tellsAnAnswerOfItsOwnDocumentsOnly()
    {
        FlowRun run;
        const Document cited = keepWithGaps(*run.library, QStringLiteral("X.pdf"), 60, unreadFrom(12, 40),
                                            QStringLiteral("Points on a mortgage are prepaid interest."));
        keepWithGaps(*run.library, QStringLiteral("bees.pdf"), 10, unreadFrom(2, 3),
                     QStringLiteral("Bees dance in the hive."));
        keepLocked(*run.library, QStringLiteral("Y.pdf"));
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QVERIFY(!turn.answer.isEmpty());
        QCOMPARE(turn.gaps.unread.size(), 1);
        QCOMPARE(turn.gaps.unread[0].document, cited.id);
        QCOMPARE(turn.gaps.more, 0);
    }

    void saysNothingWhereEverythingWasRead()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QVERIFY(turn.answer.isEmpty());
        QVERIFY(inWords(turn.gaps).isEmpty());
    }

    void namesTheNearestDocumentsAndCountsTheOthers()
    {
        FlowRun run;
        for (int i = 0; i < 6; ++i)
            keepLocked(*run.library, QStringLiteral("locked %1.pdf").arg(i));
        const Document near = keepWithGaps(*run.library, QStringLiteral("near.pdf"), 9, unreadFrom(2, 2),
                                           QStringLiteral("Points on a mortgage."));
        ScriptedCritic critic(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        const Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer);
        QCOMPARE(turn.gaps.unread.size(), 3);
        QCOMPARE(turn.gaps.unread[0].document, near.id);
        QCOMPARE(turn.gaps.more, 4);
    }
};

QTEST_GUILESS_MAIN(tst_coverage)
#include "tst_coverage.moc"
