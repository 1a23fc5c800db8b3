// Rows from sets. What passages truly answer a question is told by how much of its reference answer they cover.
#include "tests/fit/examples.h"

#include "core/extractive/claims/features.h"
#include "core/language/textmatch.h"
#include "tests/fit/twins.h"

#include <QDir>

namespace fit {

using namespace core;

namespace {

constexpr int searched = 6; // passages a question finds
constexpr quint32 seed = 7;
constexpr double made = 0.006; // what a sentence made for the purpose counts, beside a claim that people have judged
constexpr int together = 4;    // passages that are judged together, as behind an answer
constexpr double fewerClaims = 1.9; // what a claim of the smaller set counts, so that both sets count the same

enum Set { Found, MadeWrong, MadeRight, OtherLibrary, Partly, FoundInWeb, AmidstOthers };

// A word at random may be a paraphrase as well.
double weightOf(int kind)
{
    return kind == Twins::Word ? made / 4 : made;
}

Example relevanceExample(const Corpus &corpus, const QString &question, const Passage &passage, bool yes, int group,
                         Set set, double weight)
{
    const Claim asked = questionOf(question, corpus.idf());
    const TokenizedText source = readText(passage.text);
    const Comparison comparison = compare(asked, source, readText(passage.heading + u'\n' + passage.title));
    return {relevanceRow(asked, passage, source, comparison), yes, weight, group, set};
}

Example supportExample(const Corpus &corpus, const QString &question, const QString &sentence, const QString &passage,
                       bool yes, int group, Set set, double weight)
{
    const Claim asked = questionOf(question, corpus.idf());
    const Claim claim = claimOf(sentence, corpus.idf());
    const TokenizedText source = readText(passage);
    return {supportRow(claim, source, compare(claim, source), asked, compare(asked, source)), yes, weight, group, set};
}

Example utilityExample(const Corpus &corpus, const QString &question, const QString &answer, bool yes, int group,
                       Set set, double weight)
{
    const Claim asked = questionOf(question, corpus.idf());
    const TokenizedText said = readText(answer);
    return {utilityRow(asked, said, compare(asked, said)), yes, weight, group, set};
}

double covered(const Corpus &corpus, const QString &answer, const QString &text)
{
    return compare(claimOf(answer, corpus.idf()), readText(text)).coverage;
}

double coveredTogether(const Corpus &corpus, const QString &answer, const QString &text)
{
    const Comparison comparison = compare(claimOf(answer, corpus.idf()), readText(text));
    return (comparison.coverage + comparison.window) / 2;
}

QStringList sentencesOf(const QString &text)
{
    QStringList all;
    for (const Sentence &sentence : sentences(text))
        all.append(text.mid(sentence.from, sentence.to - sentence.from));
    return all;
}

// The passage and those that a search for the claim finds beside it: more words that meet by chance, and the same
// label.
QString amidstOthers(const Corpus &corpus, const Labelled &row)
{
    QStringList texts{row.passage};
    for (const Passage &other : corpus.found(row.sentence, together)) {
        if (other.text != row.passage && texts.size() < together)
            texts.append(other.text);
    }
    return texts.join(QStringLiteral("\n\n"));
}

QString likeAnother(Twins &twins, const QString &text)
{
    for (const Twins::Wrong kind : {Twins::Number, Twins::Opposite, Twins::Denial, Twins::Name, Twins::Word}) {
        const QString twin = twins.wrong(kind, text);
        if (!twin.isEmpty() && twins.below(2) == 0)
            return twin;
    }
    return twins.wrong(Twins::Word, text);
}

} // namespace

TrainingSets readTrainingSets(const QString &folder)
{
    TrainingSets sets;
    sets.northwind = readPdfs(folder + QLatin1String("/northwind/pdfs"));
    for (const Asked &asked : readAsked(folder + QLatin1String("/northwind/questions.jsonl"))) {
        if (asked.answerable)
            sets.northwindQuestions.append(asked);
    }
    sets.scifact = readRetrieval(folder + QLatin1String("/retrieval/scifact"));
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

QList<Example> relevanceExamples(const TrainingSets &sets)
{
    QList<Example> examples;
    Twins twins(seed);
    for (const Passage &passage : sets.northwind->passages())
        twins.learn(readText(passage.text));
    const Corpus &corpus = *sets.northwind;
    for (int i = 0; i < int(sets.northwindQuestions.size()); ++i) {
        const Asked &asked = sets.northwindQuestions[i];
        QList<Passage> passages = corpus.found(asked.question, searched);
        for (const Passage &passage : passages) {
            const bool evidence = passage.title == asked.document && asked.pages.contains(passage.page);
            const double answered = coveredTogether(corpus, asked.answer, passage.text);
            if (answered > 0.6 || (evidence && answered > 0.5)) {
                examples.append(relevanceExample(corpus, asked.question, passage, true, i, Found, 1));
                const QString twin = likeAnother(twins, asked.question);
                if (!twin.isEmpty())
                    examples.append(relevanceExample(corpus, twin, passage, false, i, MadeWrong, 0.5));
                const QString denied = twins.wrong(Twins::Denial, asked.question);
                if (!denied.isEmpty())
                    examples.append(relevanceExample(corpus, denied, passage, false, i, MadeWrong, 0.2));
            } else if (!evidence && answered < 0.35) {
                examples.append(relevanceExample(corpus, asked.question, passage, false, i, Found, 0.15));
            }
        }
        for (const Passage &passage : sets.scifact.corpus->found(asked.question, 2))
            examples.append(
                relevanceExample(*sets.scifact.corpus, asked.question, passage, false, i, OtherLibrary, 0.5));
        for (const Passage &passage : sets.claimPassages->found(asked.question, 2))
            examples.append(
                relevanceExample(*sets.claimPassages, asked.question, passage, false, i, OtherLibrary, 0.5));
    }
    for (int i = 0; i < int(sets.scifact.queries.size()); i += 2) {
        const auto &[id, text] = sets.scifact.queries[i];
        const int group = claimGroups + i;
        const QList<int> relevant = sets.scifact.relevant.value(id);
        for (const int place : relevant)
            examples.append(relevanceExample(*sets.scifact.corpus, text, sets.scifact.corpus->passages()[place], true,
                                             group, Found, 0.1));
        for (const int place : sets.scifact.corpus->search(text, 4)) {
            if (!relevant.contains(place))
                examples.append(relevanceExample(*sets.scifact.corpus, text, sets.scifact.corpus->passages()[place],
                                                 false, group, Found, 0.05));
        }
        for (const Passage &passage : corpus.found(text, 2))
            examples.append(relevanceExample(corpus, text, passage, false, group, OtherLibrary, 0.3));
    }
    return examples;
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

QList<Example> utilityExamples(const TrainingSets &sets)
{
    QList<Example> examples;
    const Corpus &corpus = *sets.northwind;
    Twins twins(seed);
    for (const Passage &passage : corpus.passages())
        twins.learn(readText(passage.text));
    const auto &questions = sets.northwindQuestions;
    for (int i = 0; i < int(questions.size()); ++i) {
        const Asked &asked = questions[i];
        examples.append(utilityExample(corpus, asked.question, asked.answer, true, i, Found, 1));
        const QString twin = likeAnother(twins, asked.question);
        if (!twin.isEmpty())
            examples.append(utilityExample(corpus, twin, asked.answer, false, i, MadeWrong, 0.3));
        const QString denied = twins.wrong(Twins::Denial, asked.question);
        if (!denied.isEmpty())
            examples.append(utilityExample(corpus, denied, asked.answer, false, i, MadeWrong, 0.3));
        for (int n = 0; n < 2; ++n) {
            const Asked &other = questions[twins.below(int(questions.size()))];
            if (covered(corpus, asked.answer, other.answer) < 0.3)
                examples.append(utilityExample(corpus, asked.question, other.answer, false, i, OtherLibrary, 0.5));
        }
        examples.append(utilityExample(corpus, asked.question,
                                       QStringLiteral("The documents do not contain information about this."), false, i,
                                       MadeWrong, 0.3));
        examples.append(
            utilityExample(corpus, asked.question, QStringLiteral("I don't know."), false, i, MadeWrong, 0.3));
        examples.append(utilityExample(corpus, asked.question, asked.question, false, i, MadeWrong, 0.5));
        QStringList beside; // sentences that do not answer, of the page that does and of others
        for (const Passage &passage : corpus.found(asked.question, 6)) {
            for (const QString &sentence : sentencesOf(passage.text)) {
                if (sentence.size() >= 40 && covered(corpus, asked.answer, sentence) < 0.2)
                    beside.append(folded(sentence));
            }
        }
        // Each has a word of the question, together they have most, and they answer nothing.
        for (int n = 0; n < 2 && beside.size() >= 3; ++n) {
            QStringList some;
            for (int k = 0; k < 3; ++k)
                some.append(beside[twins.below(int(beside.size()))]);
            examples.append(utilityExample(corpus, asked.question, some.join(u' '), false, i, MadeWrong, 0.4));
        }
        for (const Passage &passage : corpus.found(asked.question, 3)) {
            for (const QString &sentence : sentencesOf(passage.text)) {
                if (sentence.size() < 40)
                    continue;
                const double answered = covered(corpus, asked.answer, sentence);
                if (answered > 0.5 || answered < 0.2)
                    examples.append(utilityExample(corpus, asked.question, sentence, answered > 0.5, i, Found,
                                                   answered > 0.5 ? 1 : 0.15));
            }
        }
    }
    return examples;
}

QList<Example> quotationExamples(const TrainingSets &sets)
{
    QList<Example> examples;
    const Corpus &corpus = *sets.northwind;
    const auto &questions = sets.northwindQuestions;
    for (int i = 0; i < int(questions.size()); ++i) {
        const Asked &asked = questions[i];
        const Claim question = questionOf(asked.question, corpus.idf());
        const QList<Passage> passages = corpus.found(asked.question, 4);
        for (int rank = 0; rank < int(passages.size()); ++rank) {
            const TokenizedText source = readText(passages[rank].text);
            const Comparison comparison = compare(question, source, readText(u'\n' + passages[rank].title));
            for (int s = 0; s < int(source.sentences.size()); ++s) {
                const Sentence &at = source.sentences[s];
                const QString text = source.text.mid(at.from, at.to - at.from);
                const double answered = covered(corpus, asked.answer, text);
                if (answered > 0.4 || answered < 0.2)
                    examples.append({quotationRow(question, passages[rank], source, comparison,
                                                  {s, s + 1, rank, false, text.endsWith(u':'), 0}),
                                     answered > 0.4, answered > 0.4 ? 1.0 : 0.3, i, Found});
            }
        }
    }
    for (int i = 0; i < int(sets.claims.size()); ++i) {
        const Labelled &row = sets.claims[i];
        if (row.rationale.isEmpty())
            continue;
        const Claim claim = claimOf(row.sentence, sets.claimPassages->idf());
        const TokenizedText source = readText(row.passage);
        const Comparison comparison = compare(claim, source);
        for (int s = 0; s < int(source.sentences.size()); ++s) {
            const Sentence &at = source.sentences[s];
            const QString sentence = source.text.mid(at.from, at.to - at.from);
            const bool yes = std::any_of(row.rationale.begin(), row.rationale.end(),
                                         [&](const QString &rationale) { return likeness(rationale, sentence) > 0.8; });
            examples.append({quotationRow(claim, Passage(), source, comparison, {s, s + 1, 0, false, false, 0}), yes,
                             0.25, claimGroups + i, Found});
        }
    }
    return examples;
}

} // namespace fit
