#include "core/retrieval/translatedterms.h"

#include "core/language/bilingual.h"
#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/search/termhash.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr double usual = 1.5;        // weight: this times the root of the translation's share, at most 1
constexpr double oneOfSeveral = 0.6; // weight of a word in a translation of several words
constexpr double otherForm = 0.9;    // weight of another form of a translation
constexpr qsizetype mostForms = 4;   // per translation, only the most frequent

QString languageOf(const QuestionAnalysis &question)
{
    return question.isGerman ? QStringLiteral("de") : QStringLiteral("en");
}

QString otherLanguage(const QuestionAnalysis &question)
{
    return question.isGerman ? QStringLiteral("en") : QStringLiteral("de");
}

QStringList termsOf(const QuestionAnalysis &question)
{
    QStringList all;
    for (const ReadTerm &term : question.reading.terms)
        all.append(term.text);
    return all;
}

// The word as written, and its inflections.
QList<GermanForm> formsOf(const QString &word, bool isGerman, const TermCounts &counts, const TermsBeginning &beginning)
{
    QList<GermanForm> forms;
    for (const Term &term : terms(word)) {
        forms.append({term.text, counts.count(termHash(term.text)), GermanForm::Inflection});
        if (!isGerman)
            continue;
        QList<GermanForm> others = germanForms(word, term.text, beginning);
        others.removeIf([](const GermanForm &form) { return form.kind != GermanForm::Inflection; });
        std::stable_sort(others.begin(), others.end(),
                         [](const GermanForm &one, const GermanForm &other) { return one.passages > other.passages; });
        forms += others.first(std::min(mostForms, others.size()));
    }
    forms.removeIf([](const GermanForm &form) { return form.passages == 0 || isStopTerm(form.term); });
    return forms;
}

std::vector<quint64> hashesOf(const QString &language)
{
    std::vector<quint64> hashes;
    for (const QString &word : lexicon().terms("telling-language", language.toLatin1().constData()))
        hashes.push_back(termHash(word));
    return hashes;
}

} // namespace

QList<TranslatedTerm> translatedTerms(const QuestionAnalysis &question, const TermCounts &counts,
                                      const TermsBeginning &beginning)
{
    const QString other = otherLanguage(question);
    const BilingualDictionary &dictionary = BilingualDictionary::installed(question.isGerman);
    const Idf idf = [&](const QString &term) { return counts.idf(termHash(term)); };
    QList<TranslatedTerm> found;
    if (!dictionary.isThere() || !hasTextsIn(other, idf))
        return found;
    for (const Translation &each : dictionary.translations(termsOf(question))) {
        const double share = std::min(1.0, usual * std::sqrt(each.share)) * (each.words.size() > 1 ? oneOfSeveral : 1);
        for (const QString &word : each.words) {
            for (const GermanForm &form : formsOf(word, other == u"de", counts, beginning))
                found.append(
                    {each.first, each.last, form.term, form.passages, share * (form.term == word ? 1 : otherForm)});
        }
    }
    return found;
}

SmallWords smallWordsBeside(const QuestionAnalysis &question)
{
    return {hashesOf(languageOf(question)), hashesOf(otherLanguage(question))};
}

bool SmallWords::areOther(const std::vector<quint64> &sorted) const
{
    const auto times = [&](const std::vector<quint64> &words) {
        qsizetype all = 0;
        for (const quint64 word : words) {
            const auto [from, to] = std::equal_range(sorted.begin(), sorted.end(), word);
            all += to - from;
        }
        return all;
    };
    return times(other) > times(own);
}

} // namespace core
