#include "core/extractive/forms/polarity.h"

#include "core/extractive/claims/comparison.h"
#include "core/language/lexicon.h"
#include "core/language/opposites.h"
#include "core/question/parts.h"

#include <algorithm>

namespace core {
namespace {

constexpr double sure = 0.8; // share of the question that the sentence must cover, each word in some form

QStringView wordOf(const TokenizedText &text, int term)
{
    return QStringView(text.text).mid(text.terms[term].from, text.terms[term].to - text.terms[term].from);
}

bool isBeing(const TokenizedText &text, int term)
{
    return term < text.terms.size() && lexicon().terms("being-forms").contains(text.terms[term].text);
}

// "May", "unless", "some": applies to something else, or is uncertain.
bool isHedged(const Claim &question, const TokenizedText &sentence)
{
    static const QSet<QString> &hedges = lexicon().terms("hedging-words");
    return std::any_of(sentence.terms.begin(), sentence.terms.end(), [&](const ReadTerm &term) {
        const bool isMay = QStringView(sentence.text).mid(term.from).startsWith(u"May"); // the month
        return hedges.contains(term.text) && !isMay && !question.reading.places.contains(term.key);
    });
}

// "Not all", "not always" is true of some.
bool deniesOfAll(const Claim &question, const TokenizedText &sentence)
{
    static const QSet<QString> &whole = lexicon().terms("whole-words");
    bool denies = false;
    for (const ReadTerm &term : sentence.terms) {
        denies = denies || term.denies;
        if (denies && whole.contains(term.text) && !question.reading.places.contains(term.key))
            return true;
    }
    return false;
}

bool hasOpposite(const QString &key, const TokenizedText &said)
{
    const int side = antonymSide(key);
    return side != 0 && std::any_of(said.terms.begin(), said.terms.end(),
                                    [&](const ReadTerm &term) { return antonymSide(term.text) == -side; });
}

// "Does it own its shops?" is not settled by a statement about its shops, although only a small word is missing.
bool lacksDecisive(const Claim &question, const TokenizedText &said)
{
    static const QSet<QString> &decisive = lexicon().terms("decisive-words");
    return std::any_of(question.reading.terms.begin(), question.reading.terms.end(), [&](const ReadTerm &term) {
        return decisive.contains(term.text) && !said.places.contains(term.key) && !hasOpposite(term.key, said);
    });
}

// "Is Acme sued?" is not settled by "Acme sued Marn": there, too, it must be done to someone.
bool isDoneByOther(const Claim &question, const TokenizedText &said)
{
    constexpr int near = 3; // terms before the participle
    if (!isBeing(question.reading, 0))
        return false;
    for (int i = 1; i < question.reading.terms.size(); ++i) {
        const ReadTerm &term = question.reading.terms[i];
        if (term.stop || term.name || !wordOf(question.reading, i).endsWith(u"ed"))
            continue;
        const QList<int> places = said.places.value(term.key);
        const bool isPassive = std::any_of(places.begin(), places.end(), [&](int at) {
            for (int before = at - 1; before >= std::max(0, at - near); --before) {
                if (isBeing(said, before))
                    return true;
            }
            return false;
        });
        if (!places.isEmpty() && !isPassive)
            return true;
    }
    return false;
}

// Whether the sentence has everything the question says, or its opposite.
bool coversAll(const Claim &question, const Comparison &comparison, const TokenizedText &said)
{
    double opposed = 0;
    for (qsizetype i = 0; i < question.terms.size(); ++i) {
        if (comparison.found.value(i))
            continue;
        if (!hasOpposite(question.terms[i].key, said))
            return false;
        opposed += question.terms[i].weight;
    }
    return comparison.coverage * question.weight >= sure * (question.weight - opposed);
}

// "Can you tell me …" is a request, not a yes/no question.
bool isRequest(const TokenizedText &question)
{
    const qsizetype second = std::min<qsizetype>(1, question.terms.size() - 1);
    return question.terms.isEmpty() || question.terms[second].text == u"you" || question.sentences.size() != 1;
}

} // namespace

Particle particleOf(QStringView text)
{
    for (const auto &[word, says] : {std::pair(u"yes", Polarity::Yes), std::pair(u"no", Polarity::No)}) {
        const QStringView particle(word);
        if (!text.startsWith(particle, Qt::CaseInsensitive))
            continue;
        qsizetype end = particle.size();
        if (end < text.size() && !QStringView(u",:;.!\u2013\u2014").contains(text[end]))
            return {};
        while (end < text.size() && !text[end].isLetterOrNumber())
            ++end;
        return {says, int(end)};
    }
    return {};
}

Polarity polarityOf(const Claim &question, const QString &sentence)
{
    if (question.analysis.kind != AnswerKind::YesNo || isRequest(question.reading) ||
        !question.analysis.parts.isEmpty() || leavesChoice(question.reading))
        return Polarity::Unknown;
    const TokenizedText said = readText(sentence);
    if (said.sentences.size() != 1 || isHedged(question, said) || lacksDecisive(question, said) ||
        isDoneByOther(question, said) || deniesOfAll(question, said))
        return Polarity::Unknown;
    const Comparison comparison = compare(question, said);
    const Alignment &alignment = comparison.alignment;
    const bool opposed = comparison.opposites > 0 || alignment.opposed;
    const bool replaced = std::any_of(alignment.replaced.begin(), alignment.replaced.end(),
                                      [&](const Replaced &each) { return each.kind != Replaced::Word || !opposed; });
    if (!coversAll(question, comparison, said) || replaced || alignment.exchanged || alignment.overstated ||
        comparison.units > 0)
        return Polarity::Unknown;
    const bool denied = comparison.negation > 0;
    if (denied && opposed)
        return Polarity::Unknown;
    return denied || opposed ? Polarity::No : Polarity::Yes;
}

} // namespace core
