#include "core/language/abbreviations.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype longestText = 20000; // characters that are looked at
constexpr qsizetype mostFound = 100;     // in a text
constexpr qsizetype mostForms = 2;       // of a question
constexpr qsizetype shortest = 2;        // letters of a short form
constexpr qsizetype longest = 10;
constexpr qsizetype longestLong = 120;

// Two capitals at least, for "US" is one and "(see)" none.
bool isShortForm(const QString &form)
{
    const auto capitals = std::count_if(form.begin(), form.end(), [](QChar c) { return c.isUpper(); });
    const auto isPart = [](QChar c) { return c.isLetterOrNumber() || c == u'-' || c == u'&' || c == u'.'; };
    return form.size() >= shortest && form.size() <= longest && capitals >= 2 && form[0].isLetterOrNumber() &&
           std::all_of(form.begin(), form.end(), isPart);
}

QString endOf(const QString &text, qsizetype end, qsizetype words)
{
    qsizetype from = end;
    while (from > 0 && words > 0 && end - from < longestLong) {
        --from;
        const bool breaks = text[from] == u'.' || text[from] == u';' || text[from] == u'(' || text[from] == u')';
        if (breaks)
            return text.mid(from + 1, end - from - 1);
        if (text[from].isSpace() && from + 1 < end && !text[from + 1].isSpace())
            --words;
    }
    return text.mid(from, end - from);
}

// The shortest end of the candidate that has the letters of the short form in order; empty: none has.
QString longFormIn(const QString &candidate, const QString &shortForm)
{
    qsizetype at = candidate.size() - 1;
    for (qsizetype i = shortForm.size() - 1; i >= 0; --i) {
        if (!shortForm[i].isLetterOrNumber())
            continue;
        const QChar letter = shortForm[i].toCaseFolded();
        const auto isHere = [&] {
            const bool opens = at == 0 || !candidate[at - 1].isLetterOrNumber();
            return candidate[at].toCaseFolded() == letter && (i > 0 || opens);
        };
        while (at >= 0 && !isHere())
            --at;
        if (at < 0)
            return {};
        --at;
    }
    return candidate.mid(at + 1).simplified();
}

bool explains(const QString &longForm, const QString &shortForm)
{
    return longForm.size() > shortForm.size() && longForm.contains(u' ') && !longForm.contains(shortForm);
}

// Where a form stands as a word of its own; -1: nowhere.
qsizetype placeOf(const QString &form, const QString &question, Qt::CaseSensitivity sensitivity)
{
    for (qsizetype at = question.indexOf(form, 0, sensitivity); at >= 0;
         at = question.indexOf(form, at + 1, sensitivity)) {
        const qsizetype end = at + form.size();
        if ((at == 0 || !question[at - 1].isLetterOrNumber()) &&
            (end == question.size() || !question[end].isLetterOrNumber()))
            return at;
    }
    return -1;
}

// Each short form with the long form that explains it most often.
QList<Abbreviation> explained(const QStringList &texts)
{
    QList<Abbreviation> order;
    QHash<QString, int> count;
    const auto key = [](const Abbreviation &each) { return each.shortForm + u' ' + each.longForm.toCaseFolded(); };
    for (const QString &text : texts) {
        for (const Abbreviation &each : abbreviationsIn(text)) {
            if (++count[key(each)] == 1)
                order.append(each);
        }
    }
    std::stable_sort(order.begin(), order.end(), [&](const Abbreviation &a, const Abbreviation &b) {
        return count.value(key(a)) > count.value(key(b));
    });
    QList<Abbreviation> best;
    for (const Abbreviation &each : std::as_const(order)) {
        if (std::none_of(best.begin(), best.end(),
                         [&](const Abbreviation &other) { return other.shortForm == each.shortForm; }))
            best.append(each);
    }
    return best;
}

} // namespace

QList<Abbreviation> abbreviationsIn(const QString &text)
{
    static const QRegularExpression brackets(QStringLiteral(R"(\(\s*["\x{201c}]?([^()]{2,120}?)["\x{201d}]?\s*\))"));
    const QString start = text.left(longestText);
    QList<Abbreviation> all;
    for (auto each = brackets.globalMatch(start); each.hasNext() && all.size() < mostFound;) {
        const QRegularExpressionMatch match = each.next();
        const QString inside = match.captured(1).simplified();
        QStringView before = QStringView(start).left(match.capturedStart());
        while (!before.isEmpty() && before.back().isSpace())
            before.chop(1);
        if (isShortForm(inside)) {
            const qsizetype words = std::min(inside.size() + 5, inside.size() * 2);
            const QString longForm = longFormIn(endOf(start, before.size(), words), inside);
            if (explains(longForm, inside))
                all.append({inside, longForm});
            continue;
        }
        const QString word = before.mid(before.lastIndexOf(u' ') + 1).toString();
        if (isShortForm(word) && longFormIn(inside, word) == inside && explains(inside, word))
            all.append({word, inside});
    }
    return all;
}

QStringList inOtherForms(const QString &question, const QStringList &texts)
{
    QStringList all;
    for (const Abbreviation &each : explained(texts)) {
        const qsizetype isShort = placeOf(each.shortForm, question, Qt::CaseSensitive);
        const qsizetype isLong = placeOf(each.longForm, question, Qt::CaseInsensitive);
        if ((isShort < 0) == (isLong < 0))
            continue;
        QString other = question;
        if (isShort >= 0)
            other.replace(isShort, each.shortForm.size(), each.longForm);
        else
            other.replace(isLong, each.longForm.size(), each.shortForm);
        all.append(other);
        if (all.size() == mostForms)
            break;
    }
    return all;
}

} // namespace core
