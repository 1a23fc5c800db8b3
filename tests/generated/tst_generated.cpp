// Checks that generated cases are valid, and the program's results on those of one seed. The long test uses a new
// random seed.
#include "tests/generated/examination.h"
#include "tests/generated/papers.h"
#include "tests/generated/producers.h"
#include "tests/generated/report.h"

#include <QDateTime>
#include <QDir>
#include <QTest>

using namespace generated;
using namespace Qt::StringLiterals;

namespace {

constexpr quint64 usualSeed = 20261127;

// Bounds on the program's results, as shares. The targets are those of issue 40; a bound that does not meet its target
// states the current value, and is tightened as the program improves.
struct Bound
{
    const char *figure;
    bool isMost; // an upper bound; otherwise a lower one
    double target;
    double now;
};

constexpr Bound bounds[] = {
    {"false Computed", true, 0, 0},
    {"right of answerable", false, 0.80, 0.90},
    {"likely and right", false, 0.80, 0},
    {"counting: false Computed", true, 0, 0},
    {"counting: right", false, 0.76, 0.92}, // 12 of 13
    {"pairs: false Computed", true, 0, 0},
    {"pairs not alike", true, 0, 0.07},
    {"false claims supported", true, 0.01, 0.02},
    {"true claims supported", false, 0.70, 0.90},
    {"lies Verified, lenient judge", true, 0.01, 0.01},
    {"lies Verified, built-in check", true, 0.01, 0.01},
    {"true sentences Verified, lenient judge", false, 0.80, 0.85},
    {"true sentences Verified, built-in check", false, 0.80, 0.85},
};

Sizes quickSizes()
{
    return {150, 40, 13, 120, 60, 24, 16};
}

QList<Paper> allPapers(quint64 seed, const Sizes &sizes)
{
    const QList<ClaimPaper> claims = claimPapers(seed);
    return countPapers(seed, sizes.counts) + tablePapers(seed, sizes.questions) + pairPapers(seed, sizes.pairs) +
           chosen(claims, Case::Claim, sizes.falseClaims, sizes.trueClaims, seed) +
           chosen(claims, Case::Sentence, sizes.lies, sizes.trueSentences, seed);
}

void checkBounds(const Figures &figures)
{
    const QMap<QString, Rate> rates = ratesOf(figures);
    for (const Bound &bound : bounds) {
        const Rate rate = rates.value(QLatin1String(bound.figure));
        const bool isKept = bound.isMost ? rate.share() <= bound.now : rate.share() >= bound.now;
        const QString said = u"%1: %2 of %3; bound %4, target %5"_s.arg(QLatin1String(bound.figure))
                                 .arg(rate.count)
                                 .arg(rate.of)
                                 .arg(bound.now)
                                 .arg(bound.target);
        QVERIFY2(isKept, qPrintable(said));
    }
}

// Three districts with values that are easy to check by hand.
const Field &field()
{
    static const Field made{
        u"test"_s, u"district"_s, u"districts"_s, {}, {{u"Cost"_s, Measure::Money}}, {}, {}, {}, {}, {}, {}, {}, {}};
    return made;
}

Sheet smallSheet()
{
    Sheet sheet;
    sheet.field = &field();
    sheet.entities = {{0, u"Ada"_s}, {1, u"Bea"_s}, {2, u"Cid"_s}};
    sheet.measures = field().measures;
    sheet.years = {2001, 2002};
    sheet.prints.insert(u"Cost"_s, {0, 1e6, u"million"_s, u"$"_s});
    sheet.hasTotal = true;
    const int raws[3][2] = {{10, 20}, {30, 15}, {60, 5}};
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 2; ++column)
            sheet.set(row, sheet.measures.first(), sheet.years[column], {Cell::Number, raws[row][column]});
    }
    return sheet;
}

} // namespace

class tst_generated : public QObject
{
    Q_OBJECT

private slots:
    void theSameSeedGivesTheSameCases()
    {
        QCOMPARE(toJson(allPapers(5, quickSizes())), toJson(allPapers(5, quickSizes())));
        QVERIFY(toJson(allPapers(5, quickSizes())) != toJson(allPapers(6, quickSizes())));
    }

    void truthsAreWhatAReaderReckons_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("number");
        QTest::addColumn<QString>("name");
        QTest::newRow("value") << int(Ask::Value) << 60e6 << QString();
        QTest::newRow("count") << int(Ask::Count) << 3.0 << QString();
        QTest::newRow("total") << int(Ask::Total) << 100e6 << QString();
        QTest::newRow("sum of two") << int(Ask::Sum) << 90e6 << QString();
        QTest::newRow("mean of years") << int(Ask::MeanOfYears) << 32.5e6 << QString();
        QTest::newRow("difference of years") << int(Ask::Difference) << -55e6 << QString();
        QTest::newRow("lead") << int(Ask::Lead) << 30e6 << QString();
        QTest::newRow("share") << int(Ask::Share) << 0.6 << QString();
        QTest::newRow("growth") << int(Ask::Growth) << 5.0 / 60 - 1 << QString();
        QTest::newRow("extreme") << int(Ask::Extreme) << 0.0 << u"Cid"_s;
        QTest::newRow("rank") << int(Ask::Rank) << 0.0 << u"Bea"_s;
        QTest::newRow("threshold") << int(Ask::Threshold) << 2.0 << QString();
        QTest::newRow("rise or fall") << int(Ask::RiseOrFall) << 0.0 << u"fell"_s;
        QTest::newRow("which is higher") << int(Ask::WhichIsHigher) << 0.0 << u"Cid"_s;
    }
    void truthsAreWhatAReaderReckons()
    {
        QFETCH(int, kind);
        QFETCH(double, number);
        QFETCH(QString, name);
        const Sheet sheet = smallSheet();
        Ask ask;
        ask.kind = Ask::Kind(kind);
        ask.a = 2;
        ask.b = 1;
        ask.measure = sheet.measures.first();
        ask.from = 2001;
        ask.to = 2002;
        ask.threshold = 20e6;
        const Case made = question(ask, sheet);
        QCOMPARE(made.truth.names.value(0), name);
        QVERIFY2(qAbs(made.truth.number - number) < 1e-6, qPrintable(made.text));
        QVERIFY(made.text.endsWith(u'?') && !made.text.contains(u'%' + u"1"_s));
    }

    void everyKindOfQuestionIsAsked()
    {
        QMap<QString, int> kinds;
        for (const Paper &paper : tablePapers(usualSeed, Sizes().questions)) {
            for (const Case &each : paper.cases)
                ++kinds[each.kind];
        }
        for (int kind = 0; kind < Ask::Kinds; ++kind)
            QVERIFY2(kinds.value(name(Ask::Kind(kind))) >= 5, qPrintable(name(Ask::Kind(kind))));
    }

    void questionsFitTheirDocuments()
    {
        for (const Paper &paper : tablePapers(usualSeed, 300)) {
            for (const Case &each : paper.cases) {
                for (const QString &printed : each.truth.printed)
                    QVERIFY2(paper.html.contains(u'>' + printed), qPrintable(each.text));
                for (const QString &named : each.truth.names)
                    QVERIFY2(each.truth.kind == Truth::Word || paper.html.contains(named), qPrintable(each.text));
                for (const QString &wrong : each.truth.wrongNames)
                    QVERIFY2(!each.truth.names.contains(wrong), qPrintable(each.text));
            }
        }
    }

    void claimsAreTrueWhereTheFactsSaySo()
    {
        QMap<QString, int> kinds;
        for (const ClaimPaper &paper : claimPapers(usualSeed)) {
            QSet<QString> truths;
            for (const Statement &each : paper.statements) {
                QVERIFY2(!each.made.text.contains(u'{'), qPrintable(each.made.text));
                if (each.made.isTrue)
                    truths.insert(each.made.text);
                if (each.pattern >= 0)
                    QCOMPARE(each.made.isTrue, follows(each, paper.facts));
            }
            for (const Statement &each : paper.statements) {
                kinds[each.made.kind] += 1;
                QVERIFY2(each.made.isTrue || !truths.contains(each.made.text), qPrintable(each.made.text));
            }
        }
        for (const char *kind : {"number", "unit", "scale", "year", "person", "polarity", "quantifier", "comparison",
                                 "row", "column", "roles", "verbatim", "paraphrase", "voice", "shortened", "leads",
                                 "converse", "number otherwise", "table cell"})
            QVERIFY2(kinds.value(QLatin1String(kind)) >= 10, kind);
    }

    void thereAreEnoughClaimsOfEachTruth()
    {
        const Sizes sizes;
        int lies = 0;
        int truths = 0;
        for (const Paper &paper : chosen(claimPapers(7), Case::Claim, sizes.falseClaims, sizes.trueClaims, 7)) {
            for (const Case &each : paper.cases)
                ++(each.isTrue ? truths : lies);
        }
        QCOMPARE(lies, sizes.falseClaims);
        QCOMPARE(truths, sizes.trueClaims);
    }

    void papersAreKeptAsTheyAre()
    {
        const QTemporaryDir folder;
        const QList<Paper> papers = allPapers(3, {20, 4, 2, 10, 10, 5, 5});
        const QString path = folder.filePath(u"kept.json"_s);
        QVERIFY(writePapers(papers, path));
        QCOMPARE(toJson(readPapers(path)), toJson(papers));
    }

    void documentsCanBeRead()
    {
        Examination examination([](const QString &) {});
        QList<Paper> papers = tablePapers(usualSeed, 20);
        if (!libreOffice().isEmpty())
            papers.first().producer = u"libreoffice"_s;
        const QString wrong = examination.examine(papers);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        const QList<core::Document> documents = examination.library().documents();
        QCOMPARE(documents.size(), papers.size());
        for (const core::Document &document : documents)
            QVERIFY(examination.library().page(document.id, 1)->text.contains(u"This report of"));
    }

    void keptCasesStayRight()
    {
        const QDir kept(QStringLiteral(ATTEST_SOURCE "/tests/generated/kept"));
        for (const QString &name : kept.entryList({u"*.json"_s})) {
            QStringList failures;
            Examination examination([&](const QString &line) { failures.append(line); });
            const QString wrong = examination.examine(readPapers(kept.filePath(name)));
            QVERIFY2(wrong.isEmpty(), qPrintable(name + u": "_s + wrong));
            QVERIFY2(failures.isEmpty(), qPrintable(name + u":\n"_s + failures.join(u'\n')));
        }
    }

    void theFiguresOfTheUsualSeedAreWithinBounds()
    {
        Examination examination([](const QString &) {});
        const QString wrong = examination.examine(allPapers(usualSeed, quickSizes()));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        for (const QString &line : inWords(examination.figures()))
            qInfo().noquote() << line;
        checkBounds(examination.figures());
    }

    void theFiguresOfANewSeedAreWithinBounds()
    {
        if (!qEnvironmentVariableIsSet("ATTEST_GENERATED_LONG"))
            QSKIP("only in tst_generated_long");
        const auto seed = quint64(QDateTime::currentMSecsSinceEpoch());
        Examination examination([](const QString &) {});
        const QString wrong = examination.examine(allPapers(seed, Sizes()));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        qInfo().noquote() << "Seed" << seed;
        for (const QString &line : inWords(examination.figures()))
            qInfo().noquote() << line;
        const QString failing = QDir::temp().filePath(u"attest-generated-%1.json"_s.arg(seed));
        QVERIFY(writePapers(examination.failing(), failing));
        qInfo().noquote() << "The cases that failed, for attest-generated --file:" << failing;
        checkBounds(examination.figures());
    }
};

QTEST_MAIN(tst_generated)
#include "tst_generated.moc"
