// The ledger: the fate of every passage with its deciding verdicts, whatever the texts contain.
#include "recordedrun.h"
#include "ui/run/ledger.h"
#include "ui/run/runpanel.h"
#include "ui/widgets/theme.h"
#include "ui/run/verdictcard.h"
#include "ui/run/verdictpanel.h"
#include "ui/run/verdictwords.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/wrappedlabel.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QTextDocument>
#include <QtTest>

using core::TraceEvent;
using core::Verdict;
using ui::LedgerEntry;

namespace {

struct Told : ui::RunModel // a run with its ledger
{
    explicit Told(const core::Trace &trace) { add(trace); }
};

QList<core::PassageId> with(const ui::Ledger &ledger, LedgerEntry::Fate fate)
{
    QList<core::PassageId> ids;
    for (const LedgerEntry &entry : ledger.entries()) {
        if (entry.fate == fate)
            ids.append(entry.passage);
    }
    return ids;
}

QString plain(const QString &html)
{
    QTextDocument document;
    document.setHtml(html);
    return document.toPlainText();
}

Verdict verdict(Verdict::Kind kind, const char *label)
{
    Verdict verdict;
    verdict.kind = kind;
    verdict.label = QLatin1String(label);
    return verdict;
}

core::Trace found(const QJsonArray &passages)
{
    return {MadeEvent{TraceKind::Entered, QStringLiteral("retrieve"), 1, {}, {}, 0},
            MadeEvent{TraceKind::Left,
                      QStringLiteral("retrieve"),
                      1,
                      QStringLiteral("found"),
                      {{QStringLiteral("passages"), passages}},
                      1}};
}

core::Trace found(const QString &text)
{
    core::Passage passage;
    passage.id = 7;
    passage.title = QStringLiteral("<img src=x>.pdf");
    passage.page = 3;
    passage.text = text;
    return found(QJsonArray{inQt(core::toJson(passage))});
}

// All texts of the cards, visible and for screen readers, from top to bottom.
QStringList told(const ui::VerdictPanel &panel)
{
    QList<ui::VerdictCard *> cards = panel.findChildren<ui::VerdictCard *>();
    std::sort(cards.begin(), cards.end(), [](const QWidget *a, const QWidget *b) { return a->y() < b->y(); });
    QStringList words;
    for (const ui::VerdictCard *card : cards) {
        words.append(card->accessibleName());
        for (const QLabel *label : card->findChildren<QLabel *>())
            words.append(label->isHidden() ? QString() : label->text());
    }
    return words;
}

} // namespace

class TestVerdictPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { ui::applyTheme(QStringLiteral("light")); }

    // Neither found nor graded: it is shown last, with an explanation.
    void aPassageThatStandsBesideSaysSo()
    {
        core::Trace trace = found(QStringLiteral("Copper melts at 1085 degrees."));
        core::Passage beside;
        beside.id = 8;
        beside.title = QStringLiteral("Metals.pdf");
        beside.text = QStringLiteral("Tin is soft.");
        core::StepLeft left;
        left.outcome = QStringLiteral("written");
        left.report.written.emplace().text = QStringLiteral("At 1085 degrees.");
        left.report.sources.emplace(QList<core::PassageId>{7, 8});
        left.report.beside.emplace(QList<core::Passage>{beside});
        trace.append({QStringLiteral("write"), 1, core::StepEntered{}, 2});
        trace.append({QStringLiteral("write"), 1, left, 3});
        const Told run(trace);
        QCOMPARE(with(run.ledger(), LedgerEntry::Used), (QList<core::PassageId>{7, 8}));
        ui::VerdictPanel panel(run);
        panel.show();
        QTRY_VERIFY(told(panel).join(u'\n').contains(QStringLiteral("Tin is soft.")));
        QVERIFY2(
            told(panel).join(u'\n').contains(QStringLiteral("Included because it adjoins a passage that was found.")),
            qPrintable(told(panel).join(u'\n')));
    }

    void openDetailsSayEachReasonOnce()
    {
        ui::VerdictCard card;
        Verdict judged = verdict(Verdict::Relevance, "relevant");
        judged.reason = QStringLiteral("all 3 key terms found");
        ui::VerdictCard::Content content;
        content.title = QStringLiteral("Metals.pdf");
        content.verdicts = {judged};
        card.show(content);
        card.setVisible(true);
        const auto times = [&] {
            int count = 0;
            for (const QLabel *label : card.findChildren<QLabel *>()) {
                const auto *elided = qobject_cast<const ui::ElidedLabel *>(label);
                const QString text = elided ? elided->fullText() : plain(label->text());
                count += label->isVisible() ? int(text.count(judged.reason)) : 0;
            }
            return count;
        };
        QCOMPARE(times(), 1);
        card.findChild<QPushButton *>(QStringLiteral("details"))->click();
        QCOMPARE(times(), 1);
    }

    void everyPassageHasItsFate()
    {
        const Told run(sample::trace());
        const ui::Ledger &ledger = run.ledger();
        QCOMPARE(with(ledger, LedgerEntry::Used), (QList<core::PassageId>{51, 52, 53, 41}));
        QCOMPARE(with(ledger, LedgerEntry::Rejected), (QList<core::PassageId>{44, 42, 43}));
        QVERIFY(with(ledger, LedgerEntry::Found).isEmpty());
        QCOMPARE(ledger.attempts(), 2);
        QCOMPARE(ledger.entry(41)->attempts, (QList<int>{1, 2}));
        QCOMPARE(ledger.entry(41)->relevance->label, QStringLiteral("invalid")); // of the second search
        QCOMPARE(ledger.entry(51)->support->label, QStringLiteral("fully"));
        QCOMPARE(ledger.entry(51)->utility->label, QStringLiteral("5"));
    }

    void whatWasSaidOfAnEarlierAnswerIsGone()
    {
        const Told run(sample::trace());
        const ui::Ledger &ledger = run.ledger();
        QCOMPARE(ledger.answer().size(), 5); // support of the whole and of three sentences, utility
        for (const Verdict *judged : ledger.answer())
            QVERIFY(judged->passed);
    }

    void anAnswerOfItsOwnStandsWithItsPassage()
    {
        core::Trace trace = found(QStringLiteral("The gauge stands at Brest."));
        const QJsonObject candidate{{QStringLiteral("passage"), 7},
                                    {QStringLiteral("text"), QStringLiteral("It stands at <b>Brest</b>.")},
                                    {QStringLiteral("score"), 2.5}};
        trace.append(MadeEvent{TraceKind::Left,
                               QStringLiteral("answer"),
                               1,
                               QStringLiteral("answered"),
                               {{QStringLiteral("candidates"), QJsonArray{candidate}}},
                               2});
        trace.append(MadeEvent{TraceKind::Left,
                               QStringLiteral("select"),
                               1,
                               QStringLiteral("selected"),
                               {{QStringLiteral("winner"), 7}},
                               3});
        const Told told(trace);
        const ui::Ledger &ledger = told.ledger();
        QVERIFY(ledger.entry(7)->won);
        QCOMPARE(with(ledger, LedgerEntry::Used), QList<core::PassageId>{7});

        ui::RunModel run;
        ui::VerdictPanel panel(run);
        panel.show();
        run.add(trace);
        QLabel *answer = nullptr;
        QTRY_VERIFY((answer = panel.findChild<QLabel *>(QStringLiteral("answer"))));
        panel.findChild<QPushButton *>(QStringLiteral("details"))->click();
        QVERIFY(answer->isVisible());
        QVERIFY(answer->text().contains(QStringLiteral("<b>Brest</b>")));
        QCOMPARE(answer->textFormat(), Qt::PlainText);
    }

    void stripsThatWereKeptAreCounted()
    {
        core::Trace trace = found(QStringLiteral("One. Two. Three."));
        QJsonArray strips;
        for (const bool kept : {true, false, true})
            strips.append(QJsonObject{{QStringLiteral("passage"), 7},
                                      {QStringLiteral("kept"), kept},
                                      {QStringLiteral("text"), QStringLiteral("One.")}});
        trace.append(MadeEvent{TraceKind::Left,
                               QStringLiteral("refine"),
                               1,
                               QStringLiteral("correct"),
                               {{QStringLiteral("strips"), strips}},
                               2});
        const Told run(trace);
        const ui::Ledger &ledger = run.ledger();
        QCOMPARE(ledger.entry(7)->strips.size(), 2);
        QCOMPARE(ledger.entry(7)->stripCount, 3);
    }

    void halfwayThroughPassagesAreNotYetJudged()
    {
        const Told run(sample::trace().mid(0, 5)); // one verdict of four
        const ui::Ledger &ledger = run.ledger();
        QCOMPARE(with(ledger, LedgerEntry::Rejected).size(), 1);
        QCOMPARE(with(ledger, LedgerEntry::Found).size(), 3);
    }

    void passagesTheUserChoseAreKeptWithoutAVerdict()
    {
        core::Trace trace = found(QStringLiteral("text"));
        trace.append(MadeEvent{TraceKind::Left,
                               QStringLiteral("grade"),
                               1,
                               QStringLiteral("some"),
                               {{QStringLiteral("kept"), QJsonArray{7}}},
                               2});
        QCOMPARE(with(Told(trace).ledger(), LedgerEntry::Kept), QList<core::PassageId>{7});
    }

    void aVerdictIsAShapeAndAWord_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("shape");
        QTest::addColumn<QString>("word");
        const auto row = [](Verdict::Kind kind, const char *label, const char *shape, const char *word) {
            QTest::addRow("%d %s", int(kind), label)
                << int(kind) << QString::fromUtf8(label) << QString::fromUtf8(shape) << QString::fromUtf8(word);
        };
        row(Verdict::Relevance, "yes", "●", "relevant");
        row(Verdict::Relevance, "no", "○", "not relevant");
        row(Verdict::Support, "fully", "●", "supported");
        row(Verdict::Support, "partially", "◐", "partly supported");
        row(Verdict::Support, "no", "○", "not supported");
        row(Verdict::Utility, "4", "▮▮▮▮▯", "4 of 5");
        row(Verdict::Utility, "99", "▮▮▮▮▮", "5 of 5");
        row(Verdict::Support, "invalid", "?", "could not be read");
    }
    void aVerdictIsAShapeAndAWord()
    {
        QFETCH(int, kind);
        QFETCH(QString, label);
        const Verdict judged = verdict(Verdict::Kind(kind), qPrintable(label));
        QTEST(ui::verdictShape(judged), "shape");
        QTEST(ui::verdictWord(judged), "word");
    }

    void aSureNoIsSure()
    {
        Verdict no = verdict(Verdict::Relevance, "no");
        no.probability = 0.02;
        QCOMPARE(ui::verdictSureness(no), QStringLiteral("98 %"));
        Verdict yes = verdict(Verdict::Relevance, "yes");
        yes.passed = true;
        yes.probability = 0.97;
        QCOMPARE(ui::verdictSureness(yes), QStringLiteral("97 %"));
    }

    void pagesAreNamedByNumberAndLabel()
    {
        core::Passage passage;
        passage.page = passage.lastPage = 12;
        passage.pageLabel = QStringLiteral("12");
        QCOMPARE(ui::pageText(passage), QStringLiteral("p. 12"));
        passage.pageLabel = QStringLiteral("iv");
        passage.lastPage = 13;
        QCOMPARE(ui::pageText(passage), QStringLiteral("p. iv (PDF 12–13)"));
    }

    void markedWordsSurviveAnyOffsets_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::newRow("inside") << 4 << 9;
        QTest::newRow("nothing") << 0 << 0;
        QTest::newRow("backwards") << 9 << 4;
        QTest::newRow("below") << -5 << 3;
        QTest::newRow("beyond") << 5 << 100000;
        QTest::newRow("far beyond") << 100000 << 100001;
        QTest::newRow("at the end") << 1990 << 2000;
        QTest::newRow("longer than what is shown") << 100 << 1900;
    }
    void markedWordsSurviveAnyOffsets()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        QString text;
        while (text.size() < 2000)
            text += QStringLiteral("<b>a & b ");
        text.truncate(2000);
        const QString shown = plain(ui::markedHtml(text, from, to, 300));
        from = qBound(0, from, 2000);
        to = qBound(from, to, 2000);
        QVERIFY(shown.contains(text.mid(from, to - from).trimmed()));
        QVERIFY(shown.size() <= qMax(300, to - from) + 310);
        QVERIFY(!shown.isEmpty());
        const QString all = plain(ui::markedHtml(text, from, to, 5000));
        QCOMPARE(all.trimmed(), text.trimmed());
    }

    void hostileTextsStayTexts()
    {
        ui::RunModel run;
        ui::VerdictPanel panel(run);
        core::Trace trace = found(QStringLiteral("<script>alert(1)</script> & <a href='file:///etc'>x</a>"));
        Verdict judged = verdict(Verdict::Relevance, "no");
        judged.passage = 7;
        judged.reason = QStringLiteral("<h1>big</h1>");
        judged.from = 40;
        judged.to = 400000;
        judged.raw = QStringLiteral("</pre><b>no</b>");
        trace.append(MadeEvent{TraceKind::Judged, QStringLiteral("grade"), 1, {}, inQt(core::toJson(judged)), 2});
        run.add(trace);
        panel.reveal(7);
        auto *card = panel.findChild<ui::VerdictCard *>();
        QVERIFY(card);
        QVERIFY(plain(card->findChild<QLabel *>(QStringLiteral("text"))->text()).contains(QStringLiteral("<script>")));
        QVERIFY(plain(card->findChild<QLabel *>(QStringLiteral("reasons"))->text()).contains(QStringLiteral("<h1>")));
        card->findChild<QPushButton *>(QStringLiteral("details"))->click();
        card->findChild<QPushButton *>(QStringLiteral("exchange"))->click();
        QVERIFY(card->findChild<QTextBrowser *>(QStringLiteral("said"))
                    ->toPlainText()
                    .contains(QStringLiteral("</pre><b>no</b>")));
    }

    void aPageThatCouldNotBeReadSaysSo()
    {
        ui::RunModel run;
        ui::VerdictPanel panel(run);
        core::Passage page;
        page.id = -7;
        page.address = QStringLiteral("https://example.com/a");
        page.title = QStringLiteral("A page");
        page.text = QStringLiteral("What the search says.");
        page.remark = QStringLiteral("Only the search engine's snippet was used: it is <b>too long</b>.");
        run.add({MadeEvent{TraceKind::Entered, QStringLiteral("search"), 1, {}, {}, 0},
                 MadeEvent{TraceKind::Left,
                           QStringLiteral("search"),
                           1,
                           QStringLiteral("found"),
                           {{QStringLiteral("passages"), QJsonArray{inQt(core::toJson(page))}}},
                           1}});
        panel.reveal(-7);
        auto *card = panel.findChild<ui::VerdictCard *>();
        QVERIFY(card);
        auto *why = card->findChild<ui::ElidedLabel *>(QStringLiteral("why"));
        QCOMPARE(why->fullText(), page.remark);
        QVERIFY(!why->isHidden());
        card->findChild<QPushButton *>(QStringLiteral("details"))->click();
        auto *note = card->findChild<QLabel *>(QStringLiteral("note"));
        QCOMPARE(plain(note->text()), page.remark);
        QVERIFY(!note->isHidden());
    }

    void theCardOpensItsPageAtTheDecidingWords()
    {
        ui::RunModel run;
        ui::VerdictPanel panel(run);
        run.add(sample::trace());
        QSignalSpy activated(&panel, &ui::VerdictPanel::passageActivated);
        panel.reveal(52);
        ui::VerdictCard *card = nullptr;
        for (auto *each : panel.findChildren<ui::VerdictCard *>()) {
            if (each->findChild<QLabel *>(QStringLiteral("place"))->text() == QStringLiteral("p. xxxi (PDF 31)"))
                card = each;
        }
        QVERIFY(card);
        card->findChild<QPushButton *>(QStringLiteral("open"))->click();
        QCOMPARE(activated.size(), 1);
        const auto passage = activated[0][0].value<core::Passage>();
        QCOMPARE(passage.id, 52);
        const int from = activated[0][1].toInt();
        QCOMPARE(passage.text.mid(from, activated[0][2].toInt() - from), QStringLiteral("has doubled since 1993"));
    }

    void promptAndReplyComeOnDemand()
    {
        ui::RunModel run;
        ui::VerdictPanel panel(run);
        run.add(sample::trace());
        panel.show();
        panel.reveal(51);
        auto *card = panel.findChild<ui::VerdictCard *>();
        auto *said = card->findChild<QTextBrowser *>(QStringLiteral("said"));
        QVERIFY(said->isHidden());
        card->findChild<QPushButton *>(QStringLiteral("details"))->click();
        card->findChild<QPushButton *>(QStringLiteral("exchange"))->click();
        QVERIFY(!said->isHidden());
        QVERIFY(said->toPlainText().contains(QStringLiteral("qwen2.5-7b-instruct · log-probability · 0.3 s")));
    }

    void cardsAreFilledAFewAtATime()
    {
        QJsonArray passages;
        for (int i = 1; i <= 40; ++i) {
            core::Passage passage;
            passage.id = i;
            passage.title = QStringLiteral("%1.pdf").arg(i);
            passage.text = QStringLiteral("Passage %1.").arg(i);
            passages.append(inQt(core::toJson(passage)));
        }
        ui::RunModel run;
        ui::VerdictPanel panel(run);
        panel.resize(400, 300);
        panel.show();
        run.add(found(passages));
        QTRY_VERIFY(panel.findChild<ui::VerdictCard *>());
        QVERIFY(panel.findChildren<ui::VerdictCard *>().size() < 40); // the window could process events in between
        QTRY_COMPARE(panel.findChildren<ui::VerdictCard *>().size(), 40);
    }

    void whatWasFilledBitByBitIsWhatIsFilledAtOnce()
    {
        ui::RunModel whole;
        ui::RunModel growing;
        ui::VerdictPanel atOnce(whole);
        ui::VerdictPanel bitByBit(growing);
        for (ui::VerdictPanel *panel : {&atOnce, &bitByBit}) {
            panel->resize(400, 500);
            panel->show();
        }
        whole.start(sample::graph());
        growing.start(sample::graph());
        const core::Trace all = sample::trace();
        for (int i = 0; i < all.size(); ++i) {
            growing.add({all[i]});
            QTest::qWait(i % 7); // cards are filled while their verdicts change
        }
        whole.add(all);
        atOnce.reveal(0);
        QTRY_COMPARE(told(bitByBit), told(atOnce));
    }

    void fourCardsAreInSight()
    {
        QJsonArray passages;
        QJsonArray sources;
        for (int i = 1; i <= 4; ++i) {
            core::Passage passage;
            passage.id = i;
            passage.title = QStringLiteral("A document with a long title, number %1").arg(i);
            passage.page = passage.lastPage = i;
            passage.text = QStringLiteral("The level of the sea has risen since it was measured. ").repeated(9);
            passages.append(inQt(core::toJson(passage)));
            sources.append(i);
        }
        core::Trace trace = found(passages);
        for (int i = 1; i <= 4; ++i) {
            for (const Verdict::Kind kind : {Verdict::Relevance, Verdict::Support, Verdict::Utility}) {
                Verdict judged = verdict(kind, kind == Verdict::Utility   ? "5"
                                               : kind == Verdict::Support ? "fully"
                                                                          : "yes");
                judged.passage = i;
                judged.passed = true;
                judged.probability = 0.93;
                judged.from = 100;
                judged.to = 140;
                judged.reason = QStringLiteral("All of its key terms were found, and it is quoted word for word.");
                judged.raw = QStringLiteral("yes");
                trace.append(
                    MadeEvent{TraceKind::Judged, QStringLiteral("grade"), 1, {}, inQt(core::toJson(judged)), 2});
            }
        }
        ui::RunPanel run;
        run.resize(420, 858); // the right column of a window of 1440 x 900
        run.show();
        ui::RunModel live;
        live.start(sample::graph(), true);
        run.follow(live, {});
        live.add(trace);
        auto *panel = run.findChild<ui::VerdictPanel *>();
        panel->reveal(0);
        const auto inSight = [panel] {
            int cards = 0;
            for (const auto *card : panel->findChildren<ui::VerdictCard *>())
                cards += card->isVisible() && card->visibleRegion().boundingRect().size() == card->size();
            return cards;
        };
        QTRY_COMPARE(inSight(), 4);
    }

    void whatWasRejectedIsARowUntilItsDetailsAreWanted()
    {
        ui::RunModel run;
        ui::VerdictPanel panel(run);
        panel.resize(420, 700);
        run.start(sample::graph());
        panel.show();
        run.add(sample::trace());
        panel.reveal(0);
        ui::VerdictCard *rejected = nullptr;
        ui::VerdictCard *used = nullptr;
        for (auto *card : panel.findChildren<ui::VerdictCard *>()) {
            const bool isRow = card->findChild<QLabel *>(QStringLiteral("text"))->isHidden();
            if (card->findChild<QLabel *>(QStringLiteral("place"))->text().isEmpty())
                continue; // the answer's card
            (isRow ? rejected : used) = card;
        }
        QVERIFY(rejected && used);
        QTRY_VERIFY(rejected->height() < used->height() / 2);
        QVERIFY(!rejected->findChild<ui::ElidedLabel *>(QStringLiteral("why"))->fullText().isEmpty());
        QVERIFY(rejected->findChild<QPushButton *>(QStringLiteral("open"))->isHidden());
        auto *details = rejected->findChild<QPushButton *>(QStringLiteral("details"));
        QTest::mouseClick(details, Qt::LeftButton);
        QVERIFY(!rejected->findChild<QPushButton *>(QStringLiteral("open"))->isHidden());
        QVERIFY(!rejected->findChild<QLabel *>(QStringLiteral("text"))->isHidden());
        QTest::keyClick(details, Qt::Key_Space);
        QVERIFY(rejected->findChild<QLabel *>(QStringLiteral("text"))->isHidden());
    }

    // Independent of earlier requests at any width.
    void aTextIsAsHighAsItsWordsNeed()
    {
        ui::WrappedLabel label;
        QLabel usual;
        usual.setWordWrap(true);
        for (QLabel *each : {static_cast<QLabel *>(&label), &usual})
            each->setTextFormat(Qt::RichText);
        const auto agree = [&] {
            for (const int width : {400, 120, 120, 400, 250})
                QCOMPARE(label.heightForWidth(width), usual.heightForWidth(width));
        };
        for (const char *text : {"Short.", "", "A <b>longer</b> text that does not stand on one line of that width."}) {
            for (QLabel *each : {static_cast<QLabel *>(&label), &usual})
                each->setText(QLatin1String(text));
            agree();
        }
        QFont large = label.font();
        large.setPixelSize(30);
        for (QLabel *each : {static_cast<QLabel *>(&label), &usual})
            each->setFont(large);
        agree();
    }

    void noTextIsCutOff_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {260, 420, 500, 800})
            QTest::addRow("%d", width) << width;
    }
    void noTextIsCutOff()
    {
        QFETCH(int, width);
        ui::RunModel run;
        ui::VerdictPanel panel(run);
        panel.resize(420, 700);
        panel.show();
        run.add(sample::trace());
        panel.reveal(0);
        panel.resize(width, 700);
        const auto cutOff = [&panel] {
            QStringList texts;
            for (const auto *label : panel.findChildren<ui::WrappedLabel *>()) {
                if (label->isVisible() && label->height() < label->heightForWidth(label->width()))
                    texts.append(label->text());
            }
            return texts.join(u'\n');
        };
        QTRY_COMPARE(cutOff(), QString());
    }

    void clearingLeavesNothing()
    {
        ui::RunModel run;
        ui::VerdictPanel panel(run);
        run.add(sample::trace());
        panel.reveal(51);
        QCOMPARE(panel.findChildren<ui::VerdictCard *>().size(), 8);
        run.clear();
        QVERIFY(panel.findChildren<ui::VerdictCard *>().isEmpty());
        run.add(sample::trace());
        panel.reveal(51);
        QCOMPARE(panel.findChildren<ui::VerdictCard *>().size(), 8);
    }

    void everyControlHasANameAndATip()
    {
        ui::RunModel run;
        ui::VerdictPanel panel(run);
        run.add(sample::trace());
        panel.reveal(51);
        for (auto *button : panel.findChildren<QPushButton *>()) {
            QVERIFY(!button->accessibleName().isEmpty() || !button->text().isEmpty());
            QVERIFY(!button->toolTip().isEmpty());
        }
        for (auto *card : panel.findChildren<ui::VerdictCard *>())
            QVERIFY(!card->accessibleName().isEmpty());
    }
};

QTEST_MAIN(TestVerdictPanel)
#include "tst_verdictpanel.moc"
