// The strings of reflection tokens, the prompt from training, and adding them to text or removing them.
#include "core/reflection/reflection.h"

#include "core/language/terms.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

constexpr const char *names[reflectionTokens] = {
    "[No Retrieval]",
    "[Retrieval]",
    "[Continue to Use Evidence]",
    "[Irrelevant]",
    "[Relevant]",
    "[Fully supported]",
    "[Partially supported]",
    "[No support / Contradictory]",
    "[Utility:1]",
    "[Utility:2]",
    "[Utility:3]",
    "[Utility:4]",
    "[Utility:5]",
    "<paragraph>",
    "</paragraph>",
};
constexpr const char *ends[] = {"</s>", "<s>", "<unk>", "<pad>", "<|endoftext|>"};

const QStringList &controls()
{
    static const QStringList all = [] {
        QStringList list;
        for (const char *name : names)
            list.append(QLatin1String(name));
        for (const char *name : ends)
            list.append(QLatin1String(name));
        return list;
    }();
    return all;
}

} // namespace

QString text(ReflectionToken token)
{
    return QLatin1String(names[int(token)]);
}

std::optional<ReflectionToken> reflectionToken(QStringView text)
{
    const QStringView bare = text.trimmed();
    for (int i = 0; i < reflectionTokens; ++i) {
        if (bare == QLatin1String(names[i]))
            return ReflectionToken(i);
    }
    return {};
}

bool isRetrieveToken(ReflectionToken token)
{
    return token == ReflectionToken::NoRetrieval || token == ReflectionToken::Retrieval ||
           token == ReflectionToken::GoOn;
}

int segmentLength(const QList<Token> &tokens)
{
    QString plain;
    for (int i = 0; i < tokens.size(); ++i) {
        const std::optional<ReflectionToken> token = reflectionToken(tokens[i].text);
        if (token == ReflectionToken::PassageBegin)
            return i; // from here on, the model makes up a source
        if (token && isRetrieveToken(*token) && !plain.trimmed().isEmpty())
            return i + 1;
        if (token)
            continue;
        plain += tokens[i].text;
        if (sentences(plain).size() > 1)
            return i;
    }
    return int(tokens.size());
}

QString withoutReflection(const QString &text)
{
    static const QRegularExpression passage(QStringLiteral("<paragraph>.*?(</paragraph>|$)"),
                                            QRegularExpression::DotMatchesEverythingOption);
    QString bare = text;
    bare.remove(passage);
    for (const QString &control : controls())
        bare.replace(control, QStringLiteral(" ")); // must not form another token: "[Rel[Relevant]evant]"
    return bare.simplified();
}

QString sanitised(const QString &text)
{
    QString safe = text;
    for (const QString &control : controls()) {
        QString harmless = control;
        harmless.replace(u'[', u'(').replace(u']', u')').replace(u'<', u'‹').replace(u'>', u'›');
        safe.replace(control, harmless, Qt::CaseInsensitive);
    }
    return safe;
}

QString reflectionPrompt(const QString &question)
{
    return QStringLiteral("### Instruction:\n%1\n\n### Response:\n").arg(sanitised(question));
}

QString evidence(const Passage &passage)
{
    const QString title = passage.title.isEmpty() ? QString() : sanitised(passage.title) + u'\n';
    return text(ReflectionToken::Retrieval) + text(ReflectionToken::PassageBegin) + title + sanitised(passage.text) +
           text(ReflectionToken::PassageEnd);
}

} // namespace core
