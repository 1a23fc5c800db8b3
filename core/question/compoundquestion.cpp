#include "core/question/compoundquestion.h"

#include "core/question/followup.h"
#include "core/question/previousquestion.h"
#include "core/question/questionwords.h"

namespace core {
namespace {

constexpr int fewestWords = 3; // per question

QString asQuestion(QString words)
{
    words = words.trimmed();
    while (!words.isEmpty() && !words.back().isLetterOrNumber() && words.back() != u')' && words.back() != u'”')
        words.chop(1);
    return words.left(1).toUpper() + words.mid(1) + u'?';
}

// The company in the first question to which "its CEO" refers; otherwise the whole first question.
PreviousTurn before(const QString &first)
{
    const PreviousQuestion asked({first, {}});
    const std::optional<QString> named = asked.named();
    return {named ? QStringLiteral("What is %1?").arg(*named) : first, {}};
}

} // namespace

QStringList questionsIn(const QString &question)
{
    const WordedQuestion asked(question);
    if (asked.count() == 0 || !asked.words.first().isOf(interrogatives()))
        return {};
    QStringList questions;
    int first = 0; // first word of the question being read
    const auto add = [&](int from, int to) {
        const QString own = asQuestion(asked.text.mid(from, to - from));
        questions.append(questions.isEmpty() ? own : condenseQuestion(own, before(questions.first())));
    };
    for (int i = 1; i < asked.count(); ++i) {
        const bool begins = asked.words[i].isOf(interrogatives()) && asked.words[i - 1].isOf(conjunctions());
        if (!begins || i - 1 - first < fewestWords || asked.count() - i < fewestWords)
            continue;
        add(asked.words[first].from, asked.words[i - 1].from);
        first = i;
    }
    if (first == 0)
        return {};
    add(asked.words[first].from, int(asked.text.size()));
    return questions;
}

} // namespace core
