#include "ui/run/verdictwords.h"
#include "ui/pages/pagewords.h"
#include "ui/widgets/localized.h"

#include <QUrl>
#include <QCoreApplication>
#include <QLocale>

namespace ui {
namespace {

using core::Verdict;

struct VerdictTexts // translation context
{
    Q_DECLARE_TR_FUNCTIONS(ui::Verdict)
};

bool isByWords(const Verdict &verdict)
{
    return verdict.judge == QLatin1String("built-in");
}

int bars(const Verdict &verdict)
{
    return qBound(0, verdict.label.toInt(), 5);
}

} // namespace

QString verdictShape(const Verdict &verdict)
{
    if (verdict.invalid())
        return QStringLiteral("?");
    if (verdict.kind == Verdict::Utility)
        return QString(bars(verdict), u'▮') + QString(5 - bars(verdict), u'▯');
    if (verdict.kind == Verdict::Route || verdict.kind == Verdict::Complexity)
        return QStringLiteral("→");
    if (verdict.label == QLatin1String("partially"))
        return QStringLiteral("◐");
    return verdict.label == QLatin1String("no") ? QStringLiteral("○") : QStringLiteral("●");
}

QString verdictWord(const Verdict &verdict)
{
    if (verdict.invalid())
        return VerdictTexts::tr("could not be read");
    const bool no = verdict.label == QLatin1String("no");
    switch (verdict.kind) {
    case Verdict::Retrieval:
        return no ? VerdictTexts::tr("needs no passages") : VerdictTexts::tr("needs passages");
    case Verdict::Route:
        return verdict.label == QLatin1String("web")     ? VerdictTexts::tr("search the web")
               : verdict.label == QLatin1String("model") ? VerdictTexts::tr("answer from memory")
                                                         : VerdictTexts::tr("search the library");
    case Verdict::Complexity:
        return verdict.label == QLatin1String("none")    ? VerdictTexts::tr("needs no search")
               : verdict.label == QLatin1String("multi") ? VerdictTexts::tr("needs several searches")
                                                         : VerdictTexts::tr("needs one search");
    case Verdict::Relevance:
        return no ? VerdictTexts::tr("not relevant") : VerdictTexts::tr("relevant");
    case Verdict::Support:
        return no                                            ? VerdictTexts::tr("not supported")
               : verdict.label == QLatin1String("partially") ? VerdictTexts::tr("partly supported")
                                                             : VerdictTexts::tr("supported");
    case Verdict::Utility:
        return (isByWords(verdict) ? VerdictTexts::tr("%1 of 5 by wording") : VerdictTexts::tr("%1 of 5"))
            .arg(bars(verdict));
    }
    return {};
}

Role verdictRole(const Verdict &verdict)
{
    if (verdict.invalid() || verdict.label == QLatin1String("partially"))
        return Role::Partly;
    switch (verdict.kind) {
    case Verdict::Retrieval:
    case Verdict::Route:
    case Verdict::Complexity:
        return Role::Secondary;
    case Verdict::Utility: // a judgement by words alone never shows full confidence
        return bars(verdict) >= 4   ? (isByWords(verdict) ? Role::Secondary : Role::Good)
               : bars(verdict) == 3 ? Role::Partly
                                    : Role::Bad;
    case Verdict::Relevance:
    case Verdict::Support:
        break;
    }
    return verdict.label == QLatin1String("no") ? Role::Bad : Role::Good;
}

QString verdictKind(const Verdict &verdict)
{
    switch (verdict.kind) {
    case Verdict::Retrieval:
        return VerdictTexts::tr("Retrieval");
    case Verdict::Route:
        return VerdictTexts::tr("Route");
    case Verdict::Complexity:
        return VerdictTexts::tr("Complexity");
    case Verdict::Relevance:
        return VerdictTexts::tr("Relevance");
    case Verdict::Support:
        return VerdictTexts::tr("Support");
    case Verdict::Utility:
        return VerdictTexts::tr("Usefulness");
    }
    return {};
}

QString verdictSureness(const Verdict &verdict)
{
    if (!verdict.hasProbability())
        return {};
    const double sure = qBound(0.0, verdict.passed ? verdict.probability : 1 - verdict.probability, 1.0);
    return VerdictTexts::tr("%1 %").arg(qRound(sure * 100));
}

QString verdictSentence(const Verdict &verdict)
{
    QString sentence = verdictKind(verdict) + QStringLiteral(": ") + verdictWord(verdict);
    if (!verdictSureness(verdict).isEmpty())
        sentence += VerdictTexts::tr(", %1 sure").arg(verdictSureness(verdict));
    return sentence + QStringLiteral(". ") + localized(verdict.reason);
}

QString pageText(const core::Passage &passage)
{
    if (!passage.address.isEmpty())
        return QUrl(passage.address).host();
    return pageWords(passage.page, passage.pageLabel, passage.lastPage);
}

QString markedHtml(const QString &text, int from, int to, int most)
{
    const int length = int(text.size());
    from = qBound(0, from, length);
    to = qBound(from, to, length);
    int begin = 0;
    int end = length;
    if (length > most) { // show a window around the marked words
        begin = qMax(0, qMin(from - most / 4, length - most));
        end = qMin(length, qMax(begin + most, to));
        while (begin > 0 && begin < from && !text[begin - 1].isSpace())
            ++begin;
        while (end < length && end > to && !text[end].isSpace())
            --end;
    }
    const auto escaped = [&text](int a, int b) {
        return text.mid(a, b - a).toHtmlEscaped().replace(u'\n', QLatin1String("<br>"));
    };
    QString html = begin > 0 ? QStringLiteral("… ") : QString();
    if (from < to) {
        // Underlined too, because the mark must be visible without its colour.
        html += escaped(begin, qMax(begin, from));
        html +=
            QStringLiteral("<span style=\"color:%1; background-color:%2; text-decoration:underline;\">%3</span>")
                .arg(color(Role::Text).name(), tint(Role::Highlight, isDark() ? 0.30 : 0.45).name(), escaped(from, to));
        html += escaped(to, end);
    } else {
        html += escaped(begin, end);
    }
    return end < length ? html + QStringLiteral(" …") : html;
}

QString shortened(const QString &text, int most)
{
    if (text.size() <= most)
        return text;
    return text.left(most) + QStringLiteral(" … ") +
           VerdictTexts::tr("(%1 more characters)").arg(QLocale().toString(text.size() - most));
}

} // namespace ui
