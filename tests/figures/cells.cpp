#include "tests/figures/cells.h"

#include "core/numbers/measures.h"
#include "core/query/numberanswer.h"
#include "tests/figures/filesource.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTextStream>

#include <algorithm>

namespace figures {

using namespace core;

namespace {

struct Tally
{
    int all = 0;
    int right = 0;
};

bool isMet(const QJsonArray &must, const QString &text)
{
    return std::all_of(must.begin(), must.end(), [&](const QJsonValue &alternatives) {
        const QJsonArray patterns = alternatives.toArray();
        return std::any_of(patterns.begin(), patterns.end(), [&](const QJsonValue &pattern) {
            return text.contains(QRegularExpression(pattern.toString(), QRegularExpression::CaseInsensitiveOption));
        });
    });
}

QString linesOf(const Calculation &done, const FileSource &source)
{
    QStringList lines;
    for (const Computed &each : done.answer ? QList<Computed>{*done.answer} + done.further : done.candidates) {
        const Operand first = each.operands.value(0);
        lines.append(QStringLiteral("%1: %2 [%3 p. %4]")
                         .arg(each.what, each.shown, source.fileOf(first.document))
                         .arg(first.page));
    }
    return lines.join(QStringLiteral(" || "));
}

} // namespace

int askCells(const QString &questions, const QString &folder, const QString &cache)
{
    FileSource source({folder}, cache);
    source.setSearched(true);
    QTextStream out(stdout);
    QFile file(questions);
    if (!file.open(QIODevice::ReadOnly))
        return 2;
    QMap<QString, Tally> tallies;
    int asked = 0;
    while (!file.atEnd()) {
        const QJsonObject json = QJsonDocument::fromJson(file.readLine()).object();
        const QString question = json[QStringLiteral("question")].toString();
        if (question.isEmpty())
            continue;
        ++asked;
        const bool isAsked = asksForNumberOrCell(question, Measures::builtIn());
        const Result<Calculation> done =
            isAsked ? answerByNumbers(question, {}, source, Measures::builtIn(), {}) : Calculation();
        if (!done || (!done->answer && done->candidates.isEmpty())) {
            out << "-- " << json[QStringLiteral("id")].toString() << " | " << question << " | "
                << (isAsked && done ? done->reason : QStringLiteral("not asked")) << "\n";
            continue;
        }
        const QString lines = linesOf(*done, source);
        const bool isRight =
            json[QStringLiteral("answerable")].toBool(true) && isMet(json[QStringLiteral("must")].toArray(), lines);
        const QString label = done->answer     ? QStringLiteral("computed")
                              : done->isQuoted ? QStringLiteral("quoted")
                                               : QStringLiteral("candidates");
        Tally &tally = tallies[label];
        ++tally.all;
        tally.right += isRight;
        out << (isRight ? "OK " : "XX ") << label << " " << json[QStringLiteral("id")].toString() << " | " << question
            << " | " << lines << " | " << done->reason
            << " | known: " << json[QStringLiteral("note")].toString().left(90) << "\n";
    }
    out << questions << ": " << asked << " asked";
    for (auto each = tallies.cbegin(); each != tallies.cend(); ++each)
        out << "; " << each.key() << " " << each->all << ", right " << each->right;
    out << "\n";
    return 0;
}

} // namespace figures
