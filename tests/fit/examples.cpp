// Makes training rows from the sets.
#include "tests/fit/examples.h"

#include "core/extractive/claims/features.h"
#include "core/language/textmatch.h"
#include "tests/fit/twins.h"

namespace fit {

using namespace core;

namespace {

constexpr quint32 seed = 7;
constexpr double made = 0.006;      // weight of a generated sentence, relative to a claim judged by people
constexpr int together = 4;         // passages judged together, as for an answer
constexpr double fewerClaims = 1.9; // weight of a claim in the smaller set, so that both sets have equal weight

enum Set { Found, MadeWrong, MadeRight, OtherLibrary, Partly, FoundInWeb, AmidstOthers };

// A random word may happen to be a paraphrase.
double weightOf(int kind)
{
    return kind == Twins::Word ? made / 4 : made;
}

Example supportExample(const Corpus &corpus, const QString &question, const QString &sentence, const QString &passage,
                       bool yes, int group, Set set, double weight)
{
    const Claim asked = questionOf(question, corpus.idf());
    const Claim claim = claimOf(sentence, corpus.idf());
    const TokenizedText source = readText(passage);
    return {supportRow(claim, source, compare(claim, source), asked, compare(asked, source)), yes, weight, group, set};
}

QStringList sentencesOf(const QString &text)
{
    QStringList all;
    for (const Sentence &sentence : sentences(text))
        all.append(text.mid(sentence.from, sentence.to - sentence.from));
    return all;
}

// The passage with others that a search for the claim finds: more words match by chance, and the label stays the
// same.
QString amidstOthers(const Corpus &corpus, const Labelled &row)
{
    QStringList texts{row.passage};
    for (const Passage &other : corpus.found(row.sentence, together)) {
        if (other.text != row.passage && texts.size() < together)
            texts.append(other.text);
    }
    return texts.join(QStringLiteral("\n\n"));
}

} // namespace

TrainingSets readTrainingSets(const QString &folder)
{
    TrainingSets sets;
    sets.claimPassages = std::make_unique<Corpus>();
    for (const char *name : {"wice_3way", "scifact_claims"}) {
        const QString path = folder + QLatin1String("/verdicts/") + QLatin1String(name) + QLatin1String(".jsonl");
        for (const Labelled &row : readLabelled(path)) {
            if (!row.train)
                continue;
            sets.claims.append(row);
            sets.claimPassages->add(QString(), 1, row.passage);
        }
    }
    return sets;
}

QList<Example> supportExamples(const TrainingSets &sets)
{
    QList<Example> examples;
    const Corpus &corpus = *sets.claimPassages;
    Twins twins(seed);
    for (const Passage &passage : corpus.passages())
        twins.learn(readText(passage.text));
    QHash<QString, int> groups; // by passage: its rows are never on both sides of a split
    for (const Labelled &row : sets.claims) {
        if (!groups.contains(row.passage))
            groups.insert(row.passage, int(groups.size()));
        const int group = groups.value(row.passage);
        const bool yes = row.label == u"supported";
        const bool web = row.source.startsWith(QLatin1String("wice"));
        const Set set = row.label == u"partially_supported" ? Partly : web ? FoundInWeb : Found;
        const double weight = web ? fewerClaims : 1;
        examples.append(supportExample(corpus, QString(), row.sentence, row.passage, yes, group, set, weight / 2));
        examples.append(supportExample(corpus, QString(), row.sentence, amidstOthers(corpus, row), yes, group,
                                       AmidstOthers, weight));
        if (yes) {
            for (int kind = 0; kind < Twins::kinds; ++kind) {
                const QString twin = twins.wrong(Twins::Wrong(kind), row.sentence);
                if (!twin.isEmpty())
                    examples.append(supportExample(corpus, QString(), twin, row.passage, false, group, MadeWrong,
                                                   weightOf(kind) * 3));
            }
        }
        const QStringList all = sentencesOf(row.passage);
        const QString sentence = folded(all.isEmpty() ? QString() : all[twins.below(int(all.size()))]);
        if (sentence.size() < 40 || sentence.size() > 300)
            continue;
        examples.append(supportExample(corpus, QString(), sentence, row.passage, true, group, MadeRight, 2 * made));
        const QString shorter = twins.shorter(sentence);
        examples.append(supportExample(corpus, QString(), shorter, row.passage, true, group, MadeRight, 2 * made));
        for (int kind = 0; kind < Twins::kinds; ++kind) {
            const QString twin = twins.wrong(Twins::Wrong(kind), shorter);
            if (!twin.isEmpty())
                examples.append(
                    supportExample(corpus, QString(), twin, row.passage, false, group, MadeWrong, weightOf(kind)));
        }
        for (const Passage &other : corpus.found(sentence, 3)) {
            if (other.text != row.passage)
                examples.append(supportExample(corpus, QString(), sentence, other.text, false, group, MadeWrong, made));
        }
    }
    return examples;
}

} // namespace fit
