#include "core/ingest/scanlanguage.h"

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype mostLanguages = 6;
constexpr int enoughLetters = 400; // a page of running text has more
constexpr double clearly = 1.01;   // ratio that makes a language better; less may be chance
constexpr double guessed = 50;     // confidence, out of 100, of text that may be dirt

struct Certainty // confidence of the text recognised in one language
{
    double points = 0;
    int letters = 0;
};

// Text that no language can read is not counted.
Result<Certainty> certaintyOf(const QList<ScannedPage> &pages, const QString &language, const OcrLanguages &available,
                              const std::stop_token &stop)
{
    TextRecogniser recogniser(available, {language});
    Certainty certainty;
    for (const ScannedPage &page : pages) {
        const auto text = recogniser.recognise(page.image, page.width, page.height, stop);
        if (!text && text.error().code != Error::Unreadable)
            return text.error();
        if (!text)
            continue;
        for (const SureWord &word : text->sure) {
            certainty.points += word.letters * std::max(0.0, word.confidence - guessed);
            certainty.letters += word.letters;
        }
        if (certainty.letters >= enoughLetters)
            break;
    }
    return certainty;
}

} // namespace

QStringList languagesTried(const QStringList &usual, const OcrLanguages &available)
{
    QStringList tried = usual + available.installed;
    tried.removeDuplicates();
    return tried.mid(0, mostLanguages);
}

Result<QStringList> languagesOfScan(const QList<ScannedPage> &first, const QStringList &usual,
                                    const OcrLanguages &available, const std::stop_token &stop)
{
    QString best;
    double mostPoints = 0;
    double usualPoints = 0;
    for (const QString &language : languagesTried(usual, available)) {
        const Result<Certainty> certainty = certaintyOf(first, language, available, stop);
        if (!certainty)
            return certainty.error();
        if (certainty->points > mostPoints) {
            mostPoints = certainty->points;
            best = language;
        }
        if (usual.contains(language))
            usualPoints = std::max(usualPoints, certainty->points);
    }
    return best.isEmpty() || mostPoints < clearly * usualPoints ? usual : QStringList{best};
}

} // namespace core
