// attest-generated: writes small PDFs from a seed, asks about them, and counts correct answers.
// tests/generated/README.md explains each figure.
#include "tests/generated/examination.h"
#include "tests/generated/papers.h"
#include "tests/generated/report.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTextStream>

namespace {

using namespace generated;
using namespace Qt::StringLiterals;

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

struct Wanted
{
    bool tables = false;
    bool pairs = false;
    bool counts = false;
    bool claims = false;
    bool lies = false;
    Sizes sizes;
    quint64 seed = 1;
};

QList<Paper> papersOf(const Wanted &wanted)
{
    QList<Paper> papers;
    if (wanted.counts)
        papers += countPapers(wanted.seed, wanted.sizes.counts);
    if (wanted.tables)
        papers += tablePapers(wanted.seed, wanted.sizes.questions);
    if (wanted.pairs)
        papers += pairPapers(wanted.seed, wanted.sizes.pairs);
    if (wanted.claims || wanted.lies) {
        const QList<ClaimPaper> drawn = claimPapers(wanted.seed);
        const Sizes &sizes = wanted.sizes;
        if (wanted.claims)
            papers += chosen(drawn, Case::Claim, sizes.falseClaims, sizes.trueClaims, wanted.seed);
        if (wanted.lies)
            papers += chosen(drawn, Case::Sentence, sizes.lies, sizes.trueSentences, wanted.seed);
    }
    return papers;
}

void addOptions(QCommandLineParser &parser)
{
    parser.addHelpOption();
    parser.addOptions({{u"seed"_s, u"Draw from this seed."_s, u"N"_s, u"20261127"_s},
                       {u"tables"_s, u"Questions about tables."_s},
                       {u"pairs"_s, u"Pairs of questions that must fare alike."_s},
                       {u"counts"_s, u"Counting questions."_s},
                       {u"claims"_s, u"Claims, as check_claim of attest-cli mcp checks them."_s},
                       {u"lies"_s, u"Sentences of a model, through the flows."_s},
                       {u"flow"_s, u"Only through this flow."_s, u"FLOW"_s},
                       {u"size"_s, u"Part of the usual number of cases, in percent."_s, u"PERCENT"_s, u"100"_s},
                       {u"file"_s, u"Put the cases of this file instead of drawing some."_s, u"FILE"_s},
                       {u"failing"_s, u"Write the cases that failed, for --file."_s, u"FILE"_s},
                       {u"papers"_s, u"Write all cases, for --file."_s, u"FILE"_s},
                       {u"tell"_s, u"Print each case that failed."_s}});
}

Wanted wantedBy(const QCommandLineParser &parser)
{
    Wanted wanted;
    wanted.seed = parser.value(u"seed"_s).toULongLong();
    wanted.tables = parser.isSet(u"tables"_s);
    wanted.pairs = parser.isSet(u"pairs"_s);
    wanted.counts = parser.isSet(u"counts"_s);
    wanted.claims = parser.isSet(u"claims"_s);
    wanted.lies = parser.isSet(u"lies"_s);
    if (!wanted.tables && !wanted.pairs && !wanted.counts && !wanted.claims && !wanted.lies)
        wanted.tables = wanted.pairs = wanted.counts = wanted.claims = wanted.lies = true;
    const int percent = parser.value(u"size"_s).toInt();
    Sizes &sizes = wanted.sizes;
    for (int *size :
         {&sizes.questions, &sizes.pairs, &sizes.falseClaims, &sizes.trueClaims, &sizes.lies, &sizes.trueSentences})
        *size = *size * percent / 100;
    return wanted;
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    QCommandLineParser parser;
    addOptions(parser);
    parser.process(app);
    const bool tells = parser.isSet(u"tell"_s);
    Examination examination([&](const QString &line) {
        if (tells)
            out() << line << Qt::endl;
    });
    if (parser.isSet(u"flow"_s))
        examination.setFlows(parser.values(u"flow"_s));
    const QList<Paper> papers =
        parser.isSet(u"file"_s) ? readPapers(parser.value(u"file"_s)) : papersOf(wantedBy(parser));
    if (parser.isSet(u"papers"_s) && !writePapers(papers, parser.value(u"papers"_s)))
        qFatal("The papers cannot be written.");
    QElapsedTimer clock;
    clock.start();
    if (const QString wrong = examination.examine(papers); !wrong.isEmpty()) {
        out() << wrong << Qt::endl;
        return 1;
    }
    out() << u"Seed %1, %2 documents, %3 s\n"_s.arg(parser.value(u"seed"_s))
                 .arg(papers.size())
                 .arg(clock.elapsed() / 1000);
    out() << inWords(examination.figures()).join(u'\n') << Qt::endl;
    if (parser.isSet(u"failing"_s) && !writePapers(examination.failing(), parser.value(u"failing"_s)))
        qFatal("The failing cases cannot be written.");
    return 0;
}
