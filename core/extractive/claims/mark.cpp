// A text's form in numbers, and the mark that it requires.
#include "core/extractive/claims/mark.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr double usualShare = 0.3; // share of copied words in a claim phrased by its writer
constexpr double fewNeighbours = 3;
constexpr double mostlyCopied = 0.6; // share of copied words from which the mark rises
constexpr double nearlyAllCopied = 0.9;

bool standBeside(const QString &one, const QString &next, const TokenizedText &source)
{
    const QList<int> places = source.places.value(one);
    return std::any_of(places.begin(), places.end(), [&](int place) {
        return place + 1 < source.terms.size() && source.terms[place + 1].key == next;
    });
}

int copiedIn(const TokenizedText &sentence, const TokenizedText &source)
{
    int copied = 0;
    for (qsizetype i = 0; i + 1 < sentence.terms.size(); ++i)
        copied += standBeside(sentence.terms[i].key, sentence.terms[i + 1].key, source);
    return copied;
}

} // namespace

void TextForm::add(const TokenizedText &sentence, const TokenizedText &source)
{
    ++sentences;
    neighbours += std::max(0, int(sentence.terms.size()) - 1);
    copied += copiedIn(sentence, source);
}

double TextForm::copiedShare() const
{
    return (copied + fewNeighbours * usualShare) / (neighbours + fewNeighbours);
}

double Mark::at(const TextForm &form) const
{
    const double share = form.copiedShare();
    const double most = std::clamp((share - mostlyCopied) / (nearlyAllCopied - mostlyCopied), 0.0, 1.0);
    const double more = form.wholeCopy || form.sentences < 2 ? 0 : most * copied;
    return usual - otherWords * std::max(0.0, usualShare - share) + more -
           sentences * std::log(double(std::max(1, form.sentences)));
}

double Mark::seenFrom(double probability, const TextForm &form) const
{
    constexpr double sure = 1e-9;
    const double within = std::clamp(probability, sure, 1 - sure);
    return 1 / (1 + std::exp(at(form) - std::log(within / (1 - within))));
}

bool isCopied(const TokenizedText &sentence, const TokenizedText &source)
{
    return copiedIn(sentence, source) + 2 >= sentence.terms.size();
}

} // namespace core
