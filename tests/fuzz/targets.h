// Invariants that hold for every input, whatever a model or a server says. Used by the fuzzers and, on their corpus, by
// tst_fuzz.
#pragma once

#include "core/llm/thoughts.h"
#include "core/llm/verdictparser.h"
#include "core/openai/chatstream.h"

#include <QByteArray>

namespace fuzz {

inline void demand(bool holds, const char *what)
{
    if (!holds)
        qFatal("%s", what);
}

// A reply that can be read yields one of the known labels.
inline void verdict(const QByteArray &input)
{
    using namespace core;
    const QString raw = QString::fromUtf8(input);
    const auto among = [](const std::optional<QString> &label, std::initializer_list<const char *> labels) {
        bool found = !label;
        for (const char *const one : labels)
            found = found || *label == QLatin1String(one);
        return found;
    };
    demand(among(readYesNo(raw), {"yes", "no"}), "yes or no");
    demand(among(readSupport(raw), {"fully", "partially", "no"}), "support");
    demand(among(readUtility(raw), {"1", "2", "3", "4", "5"}), "utility");
    demand(among(readRoute(raw), {"library", "web", "model"}), "route");
    demand(among(readComplexity(raw), {"none", "single", "multi"}), "complexity");
    demand(readReason(raw).size() <= raw.size() + 1, "a reason that nobody gave");
    demand(withoutThoughts(raw).size() <= raw.size(), "thoughts that nobody had");
    const Token token{raw.left(20), -0.1, {{raw.left(20), -0.1}, {QStringLiteral("no"), -3}}};
    const Shares shares = sharesOf(token, {QStringLiteral("yes"), QStringLiteral("no")});
    demand(shares.mass >= 0 && shares.mass <= 1.5 && shares.chance.size() == 2, "shares");
}

struct StreamResult
{
    QString words;
    core::Reply reply;
    bool whole = false;
    bool readable = false;
    bool error = false;
};

inline StreamResult hear(const QByteArray &input, qsizetype piece)
{
    StreamResult heard;
    core::openai::ChatStream stream([&heard](const QString &words) { heard.words += words; });
    for (qsizetype at = 0; at < input.size(); at += piece) {
        if (stream.feed(input.mid(at, piece)) == core::StreamControl::Stop)
            break;
    }
    stream.end();
    heard.reply = stream.reply();
    heard.whole = stream.whole();
    heard.readable = stream.readable();
    heard.error = bool(stream.error());
    return heard;
}

// A stream yields the same result however it is split into packets. The first byte selects the split.
inline void stream(const QByteArray &input)
{
    if (input.isEmpty())
        return;
    const QByteArray bytes = input.mid(1);
    const StreamResult whole = hear(bytes, std::max<qsizetype>(bytes.size(), 1));
    const StreamResult cut = hear(bytes, 1 + quint8(input.at(0)) % 16);
    demand(whole.readable == cut.readable, "readable in one piece alone");
    if (!whole.readable)
        return;
    demand(whole.whole == cut.whole && whole.error == cut.error, "another end in pieces");
    demand(whole.words == cut.words, "other words in pieces");
    demand(whole.reply.text == cut.reply.text, "another reply in pieces");
    core::openai::readChat(bytes);
    core::openai::readModels(bytes);
    core::openai::readError(bytes);
    core::openai::readEmbeddings(bytes, 1 + quint8(input.at(0)) % 4);
}

} // namespace fuzz
