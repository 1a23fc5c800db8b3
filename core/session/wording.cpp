#include "core/session/wording.h"

#include "core/base/plural.h"
#include "core/session/freshness.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHash>
#include <QLocale>
#include <QSet>
#include <QUrl>

#include <algorithm>

namespace core {
namespace {

QString placeOnTheWeb(const QString &title, const QString &address)
{
    const QString name = title.simplified();
    return name.isEmpty() || name == address ? address : QStringLiteral("%1, %2").arg(name, address);
}

} // namespace

QString markOf(Support support)
{
    switch (support) {
    case Support::Fully:
        return QStringLiteral("●");
    case Support::Partially:
        return QStringLiteral("◐");
    case Support::No:
        return QStringLiteral("○");
    case Support::Unchecked:
        return {};
    }
    return {};
}

QString placeOf(const QString &document, int page, const QString &label)
{
    return label.isEmpty() || label == QString::number(page)
               ? QStringLiteral("%1, p. %2").arg(document).arg(page)
               : QStringLiteral("%1, p. %2 (PDF %3)").arg(document, label, QString::number(page));
}

QString placeOf(const Citation &citation)
{
    return citation.address.isEmpty() ? placeOf(citation.file, citation.page, citation.pageLabel)
                                      : placeOnTheWeb(citation.title, citation.address);
}

QString placeOf(const Passage &passage)
{
    return passage.address.isEmpty() ? placeOf(QFileInfo(passage.path).fileName(), passage.page, passage.pageLabel)
                                     : placeOnTheWeb(passage.title, passage.address);
}

bool isLink(const QString &address)
{
    const QUrl url(address, QUrl::StrictMode);
    const bool ofTheWeb = url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    return url.isValid() && ofTheWeb && !url.host().isEmpty();
}

bool areMany(const QList<int> &citations)
{
    constexpr qsizetype most = 6;
    return citations.size() > most && citations.last() - citations.first() == citations.size() - 1 &&
           std::is_sorted(citations.cbegin(), citations.cend());
}

QString citationMarks(const AnswerSentence &sentence)
{
    if (areMany(sentence.citations))
        return QStringLiteral("[%1]–[%2]").arg(sentence.citations.first()).arg(sentence.citations.last());
    QString marks;
    for (int number : sentence.citations)
        marks += QStringLiteral("[%1]").arg(number);
    return marks;
}

QString withoutOverrides(QString text)
{
    constexpr char16_t wordJoiner = 0x2060;
    for (QChar &c : text) {
        const char16_t code = c.unicode();
        if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069))
            c = QChar(wordJoiner);
    }
    return text;
}

QString originWords(const Session &session)
{
    if (!session.isReadOnly())
        return {};
    return QStringLiteral("From the evidence bundle “%1”, created on %2; not checked by this library.")
        .arg(session.imported.bundle, dateWords(session.imported.made));
}

// For answers shown with the same level. If the level was lowered, there is no measurement.
static QString measuredWords(const Turn &turn, const TurnOutcome &outcome)
{
    const Likelihood &likelihood = turn.likelihood;
    if (outcome.state != TurnOutcome::Quoted || outcome.likelihood != likelihood.level ||
        likelihood.measured.shown == 0)
        return {};
    const QString words =
        likelihood.level == Likelihood::Direct
            ? QStringLiteral(
                  "On questions the model had not seen, %1 of %2 quotations shown as “direct answer” were right.")
        : likelihood.level == Likelihood::Probable
            ? QStringLiteral(
                  "On questions the model had not seen, %1 of %2 quotations shown as “probably answers” were right.")
            : QStringLiteral("On questions the model had not seen, %1 of %2 quotations shown as “related” were right.");
    return words.arg(QString::number(likelihood.measured.right), QString::number(likelihood.measured.shown));
}

QStringList outcomeReasons(const Turn &turn)
{
    constexpr int most = 2; // features of a quotation shown
    const TurnOutcome outcome = outcomeOf(turn);
    QStringList reasons;
    if (!outcome.why.isEmpty())
        reasons.append(outcome.why);
    if (outcome.state == TurnOutcome::Quoted && !turn.likelihood.reasons.isEmpty())
        reasons.append(turn.likelihood.reasons.mid(0, most).join(QStringLiteral("; ")));
    if (const QString measured = measuredWords(turn, outcome); !measured.isEmpty())
        reasons.append(measured);
    return reasons;
}

QStringList remarksOf(const Turn &turn)
{
    QStringList remarks{turn.remark.simplified()};
    remarks += outcomeReasons(turn);
    remarks += inWords(turn.gaps);
    remarks += notesOf(turn);
    if (!turn.review.rechecks.isEmpty()) {
        const Recheck &last = turn.review.rechecks.last();
        remarks.append(QStringLiteral("%1 (%2)").arg(inWords(last), dateWords(last.at)));
    }
    remarks.removeAll(QString());
    return remarks;
}

QString labelOf(const Turn &turn, const Verdict &verdict)
{
    const CorrectedVerdict *corrected = turn.review.correctionOf(verdict);
    return corrected ? QStringLiteral("%1 (corrected by the user: %2)")
                           .arg(verdict.label, corrected->passes ? QStringLiteral("yes") : QStringLiteral("no"))
                     : verdict.label;
}

qsizetype citedPassages(const Turn &turn)
{
    QSet<PassageId> passages;
    for (const Citation &citation : turn.citations)
        passages.insert(citation.passage);
    return passages.size();
}

QString outcomeLine(const Turn &turn)
{
    const TurnOutcome outcome = outcomeOf(turn);
    return QStringLiteral("%1 %2 · %3 · %4 · %5 s")
        .arg(markOf(outcome), inWords(outcome), plural(citedPassages(turn), "source"), plural(turn.cost.calls, "call"),
             QLocale().toString(turn.cost.seconds, 'f', 1));
}

QString inWords(const ForkedFrom &fork)
{
    if (fork.turn.isEmpty())
        return {};
    const QString visit = fork.visit > 1 ? QStringLiteral(" (%1)").arg(fork.visit) : QString();
    const QString what =
        fork.changes.isEmpty() ? QStringLiteral("nothing else was changed") : fork.changes.join(QStringLiteral("; "));
    return QStringLiteral("Forked from the run of %1 at “%2”%3: %4.")
        .arg(dateWords(fork.asked), fork.title, visit, what);
}

QStringList notesOf(const Turn &turn)
{
    QStringList notes;
    if (!turn.typed.isEmpty())
        notes.append(QStringLiteral("You typed “%1”; taken as the question above.").arg(turn.typed));
    if (!turn.suggestion.isEmpty())
        notes.append(QStringLiteral("Did you mean “%1”? Attest searched for both.").arg(turn.suggestion));
    if (turn.chosen)
        notes.append(QStringLiteral("The user chose these sources although the check had refused them."));
    if (!turn.fork.turn.isEmpty())
        notes.append(inWords(turn.fork));
    return notes;
}

QStringList pathOf(const Turn &turn)
{
    QStringList path;
    for (const TraceEvent &event : turn.trace) {
        if (const StepLeft *left = event.as<StepLeft>())
            path.append(QStringLiteral("%1 → %2 (%3)").arg(event.node, left->outcome, left->because));
        if (const StepFailed *failed = event.as<StepFailed>())
            path.append(QStringLiteral("%1 → failed (%2)").arg(event.node, failed->message));
    }
    return path;
}

QString dateWords(qint64 milliseconds)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(milliseconds), QLocale::ShortFormat);
}

QString probabilityWords(const Verdict &verdict)
{
    return verdict.hasProbability() ? QLocale().toString(verdict.probability, 'f', 2) : QStringLiteral("–");
}

QString markedAnswer(const Turn &turn)
{
    QString marked = turn.answer;
    for (qsizetype i = turn.sentences.size() - 1; i >= 0; --i) {
        const QString remark = sentenceRemark(turn, i);
        marked.insert(qBound(0, turn.sentences[i].to, int(turn.answer.size())),
                      citationMarks(turn.sentences[i]) + (remark.isEmpty() ? remark : u' ' + remark));
    }
    return marked;
}

QString closestText(const Turn &turn, const Passage &passage, int longest)
{
    const Stretch closest = closestWords(turn, passage);
    const QString text =
        (closest.isEmpty() ? passage.text : passage.text.sliced(closest.from, closest.to - closest.from)).simplified();
    return text.size() > longest ? text.left(longest).trimmed() + u'…' : text;
}

QString withCellMarks(QString text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        if (line.trimmed().contains(u'\t')) // otherwise it is only indented
            line.replace(u'\t', QStringLiteral(" | "));
    }
    return lines.join(u'\n');
}

QString edgeWords(const QString &outcome, bool retries)
{
    static const QHash<QString, QString> words{
        {QStringLiteral("exhausted"), QStringLiteral("limit reached")},
        {QStringLiteral("nothing"), QStringLiteral("nothing found")},
        {QStringLiteral("none"), QStringLiteral("none relevant")},
        {QStringLiteral("useless"), QStringLiteral("not useful")},
        {QStringLiteral("ungrounded"), QStringLiteral("unsupported")},
        {QStringLiteral("stuck"), QStringLiteral("no new query")},
        {QStringLiteral("again"), QStringLiteral("try again")},
        {QStringLiteral("sifted"), QStringLiteral("filtered")},
        {QStringLiteral("unsifted"), QStringLiteral("not filtered")},
        {QStringLiteral("unsized"), QStringLiteral("not estimated")},
    };
    const QString said = words.value(outcome, outcome);
    return retries ? said + QStringLiteral(", retry") : said;
}

} // namespace core
