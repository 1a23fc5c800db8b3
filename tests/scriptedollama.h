// A scripted Ollama on 127.0.0.1 that speaks Ollama's own protocol (docs/api.md of github.com/ollama/ollama): lines of
// JSON, the last one with counts, and a context window that silently truncates longer prompts.
//
//     ScriptedOllama ollama;                                          // one model, "toy:latest"
//     ollama.answer([](const QJsonObject &request) { return QStringLiteral("Copper [1]."); });
//     ollama.change([](ScriptedOllama::State &state) { state.knowsTruncate = false; });
#pragma once

#include "scriptedserver.h"

#include <QDateTime>

#include <algorithm>

class ScriptedOllama
{
public:
    using Request = Scripted::Request;
    using Reply = Scripted::Reply;

    struct Model
    {
        QString name = QStringLiteral("toy:latest");
        int context = 32768; // context length of the model
        int window = 0;      // "PARAMETER num_ctx" in its model file
        QStringList capabilities = {QStringLiteral("completion")};
        qint64 size = 2'019'393'189;
        QString parameters = QStringLiteral("3.2B");
        QString quantisation = QStringLiteral("Q4_K_M");
    };

    struct State // the server's configuration
    {
        QString version = QStringLiteral("0.12.11");
        QList<Model> models = {Model()};
        std::function<QString(const QJsonObject &)> says = [](const QJsonObject &) { return QStringLiteral("Hello."); };
        std::function<std::optional<Reply>(const Request &)> before; // may answer a request before all other rules
        QString thought;                     // the thoughts of a reasoning model, unless thinking is off
        bool thinksAnyway = false;           // even if thinking is off
        double sureness = 0.95;              // probability of the first word; 0: this version has no log-probabilities
        double letters = 4;                  // per token
        bool knowsTruncate = true;           // so that it refuses long prompts if told to
        int forcedWindow = 0;                // overrides the window requested
        int mostWindow = 1 << 24;            // larger windows exhaust the memory
        std::optional<double> gpuShare = {}; // of the loaded model; empty: this version does not report it
        QString doneReason = QStringLiteral("stop");
        // The reply of /api/pull for each name; names missing here are unknown to the registry.
        QHash<QString, QList<QByteArray>> pulls;
    };

    struct Seen // a chat as the model received it
    {
        int window = 0;
        int tokens = 0; // of the whole prompt
        bool wasCut = false;
        QJsonObject request;
    };

    ScriptedOllama()
    {
        m_server.handle([this](const Request &request) { return serve(request); });
    }

    QString url() const { return m_server.url(); }
    quint16 port() const { return m_server.port(); }
    ScriptedServer &server() { return m_server; }

    void change(const std::function<void(State &)> &how)
    {
        const std::lock_guard lock(m_lock);
        how(m_state);
    }

    void answer(const std::function<QString(const QJsonObject &)> &says)
    {
        change([&](State &state) { state.says = says; });
    }

    QList<Seen> seen() const
    {
        const std::lock_guard lock(m_lock);
        return m_seen;
    }

    int loadedTimes() const // each change of the window is another load
    {
        const std::lock_guard lock(m_lock);
        return m_loads;
    }

    static int tokensOf(const QJsonObject &request, double letters = 4)
    {
        return int(double(Scripted::promptOf(request).size()) / letters) + 8;
    }

    static QByteArray line(const QJsonObject &object) { return Scripted::compact(object) + '\n'; }

    static QByteArray words(const QString &content, const QString &thinking = {})
    {
        QJsonObject message{{QStringLiteral("role"), QStringLiteral("assistant")},
                            {QStringLiteral("content"), content}};
        if (!thinking.isEmpty())
            message.insert(QStringLiteral("thinking"), thinking);
        return line({{QStringLiteral("model"), QStringLiteral("toy:latest")},
                     {QStringLiteral("created_at"), QStringLiteral("2026-08-04T08:52:19.385406455-07:00")},
                     {QStringLiteral("message"), message},
                     {QStringLiteral("done"), false}});
    }

    static QByteArray done(int prompt, int written, const QString &reason = QStringLiteral("stop"))
    {
        return line({{QStringLiteral("model"), QStringLiteral("toy:latest")},
                     {QStringLiteral("created_at"), QStringLiteral("2026-08-04T19:22:45.499127Z")},
                     {QStringLiteral("message"), QJsonObject{{QStringLiteral("role"), QStringLiteral("assistant")},
                                                             {QStringLiteral("content"), QString()}}},
                     {QStringLiteral("done"), true},
                     {QStringLiteral("done_reason"), reason},
                     {QStringLiteral("total_duration"), qint64(4883583458)},
                     {QStringLiteral("load_duration"), 1334875},
                     {QStringLiteral("prompt_eval_count"), prompt},
                     {QStringLiteral("prompt_eval_duration"), 342546000},
                     {QStringLiteral("eval_count"), written},
                     {QStringLiteral("eval_duration"), qint64(4535599000)}});
    }

    // The reply as one object, for a request without streaming.
    static QJsonObject whole(const QString &content, int prompt, int written,
                             const QString &reason = QStringLiteral("stop"), const QString &thinking = {})
    {
        QJsonObject all = QJsonDocument::fromJson(done(prompt, written, reason)).object();
        QJsonObject message{{QStringLiteral("role"), QStringLiteral("assistant")},
                            {QStringLiteral("content"), content}};
        if (!thinking.isEmpty())
            message.insert(QStringLiteral("thinking"), thinking);
        all.insert(QStringLiteral("message"), message);
        return all;
    }

    static Reply lines(const QList<QByteArray> &pieces, Reply::Ending ending = Reply::Complete)
    {
        Reply reply;
        reply.type = "application/x-ndjson";
        reply.pieces = pieces;
        reply.ending = ending;
        return reply;
    }

    static Reply refusal(int status, const QString &words)
    {
        return Scripted::json({{QStringLiteral("error"), words}}, status);
    }

private:
    Reply serve(const Request &request)
    {
        const std::lock_guard lock(m_lock);
        if (m_state.before) {
            if (const std::optional<Reply> own = m_state.before(request))
                return *own;
        }
        if (request.path == "/api/version")
            return Scripted::json({{QStringLiteral("version"), m_state.version}});
        if (request.path == "/v1/models")
            return Scripted::models(names());
        if (request.path == "/api/tags")
            return tags();
        if (request.path == "/api/ps")
            return running();
        if (request.path == "/api/show")
            return show(request.json);
        if (request.path == "/api/chat")
            return chat(request.json);
        if (request.path == "/api/pull")
            return pull(request.json);
        if (request.path == "/") {
            Reply root;
            root.type = "text/plain";
            root.body = "Ollama is running";
            return root;
        }
        return refusal(404, QStringLiteral("404 page not found"));
    }

    QStringList names() const
    {
        QStringList all;
        for (const Model &model : m_state.models)
            all.append(model.name);
        return all;
    }

    const Model *named(const QJsonObject &request) const
    {
        const QString name = request.value(QStringLiteral("model")).toString();
        for (const Model &model : m_state.models) {
            if (model.name == name || model.name == name + QStringLiteral(":latest"))
                return &model;
        }
        return nullptr;
    }

    static QJsonObject detailsOf(const Model &model)
    {
        return {{QStringLiteral("format"), QStringLiteral("gguf")},
                {QStringLiteral("family"), QStringLiteral("llama")},
                {QStringLiteral("parameter_size"), model.parameters},
                {QStringLiteral("quantization_level"), model.quantisation}};
    }

    Reply tags() const
    {
        QJsonArray all;
        for (const Model &model : m_state.models)
            all.append(QJsonObject{{QStringLiteral("name"), model.name},
                                   {QStringLiteral("model"), model.name},
                                   {QStringLiteral("size"), model.size},
                                   {QStringLiteral("digest"), QStringLiteral("0a8c26691023")},
                                   {QStringLiteral("capabilities"), QJsonArray::fromStringList(model.capabilities)},
                                   {QStringLiteral("details"), detailsOf(model)}});
        return Scripted::json({{QStringLiteral("models"), all}});
    }

    Reply running() const
    {
        QJsonArray all;
        if (m_loaded > 0) {
            QJsonObject model{{QStringLiteral("name"), m_loadedName},
                              {QStringLiteral("model"), m_loadedName},
                              {QStringLiteral("context_length"), m_loaded},
                              {QStringLiteral("expires_at"),
                               QDateTime::currentDateTimeUtc().addSecs(300).toString(Qt::ISODateWithMs)}};
            if (m_state.gpuShare) {
                constexpr qint64 whole = 4'000'000'000;
                model.insert(QStringLiteral("size"), whole);
                model.insert(QStringLiteral("size_vram"), qint64(double(whole) * *m_state.gpuShare));
            }
            all.append(model);
        }
        return Scripted::json({{QStringLiteral("models"), all}});
    }

    static Reply notFound(const QJsonObject &request)
    {
        return refusal(404,
                       QStringLiteral("model '%1' not found").arg(request.value(QStringLiteral("model")).toString()));
    }

    Reply show(const QJsonObject &request) const
    {
        const Model *model = named(request);
        if (!model)
            return notFound(request);
        QString parameters =
            QStringLiteral("num_keep                       24\nstop                           \"<|eot|>\"");
        if (model->window > 0)
            parameters += QStringLiteral("\nnum_ctx                        %1").arg(model->window);
        return Scripted::json({{QStringLiteral("parameters"), parameters},
                               {QStringLiteral("details"), detailsOf(*model)},
                               {QStringLiteral("model_info"),
                                QJsonObject{{QStringLiteral("general.architecture"), QStringLiteral("llama")},
                                            {QStringLiteral("llama.context_length"), model->context},
                                            {QStringLiteral("llama.rope.freq_base"), 500000}}},
                               {QStringLiteral("capabilities"), QJsonArray::fromStringList(model->capabilities)}});
    }

    Reply chat(const QJsonObject &request)
    {
        const Model *model = named(request);
        if (!model)
            return notFound(request);
        if (!model->capabilities.contains(QStringLiteral("completion")))
            return refusal(400, QStringLiteral("\"%1\" does not support chat").arg(model->name));
        const int told = request.value(QStringLiteral("options")).toObject().value(QStringLiteral("num_ctx")).toInt();
        const int usual = model->window > 0 ? model->window : 4096;
        const int window =
            m_state.forcedWindow > 0 ? m_state.forcedWindow : std::min(told > 0 ? told : usual, model->context);
        if (window > m_state.mostWindow)
            return refusal(500,
                           QStringLiteral("model requires more system memory (5.6 GiB) than is available (3.1 GiB)"));
        m_loads += window != m_loaded;
        m_loaded = window;
        m_loadedName = model->name;
        const int tokens = tokensOf(request, m_state.letters);
        const bool isLong = tokens > window - 1;
        const bool refuses = m_state.knowsTruncate && !request.value(QStringLiteral("truncate")).toBool(true);
        if (isLong && refuses)
            return refusal(400,
                           QStringLiteral("the prompt is longer than the context length currently available to the "
                                          "model; shorten the prompt, adjust the context length in settings, or use "
                                          "a model with a longer context length"));
        m_seen.append({window, tokens, isLong, request});
        return said(request, std::min(tokens, window), model->capabilities.contains(QStringLiteral("thinking")));
    }

    Reply said(const QJsonObject &request, int tokens, bool mayThink) const
    {
        const QJsonValue think = request.value(QStringLiteral("think"));
        const bool thinks = mayThink && !m_state.thought.isEmpty() && (think.toBool(true) || m_state.thinksAnyway);
        const QString text = m_state.says(request);
        QStringList parts = text.split(QLatin1Char(' '));
        for (int i = 1; i < parts.size(); ++i)
            parts[i].prepend(QLatin1Char(' '));
        QJsonArray logprobs;
        if (request.value(QStringLiteral("logprobs")).toBool() && m_state.sureness > 0) {
            const bool no = text.startsWith(QLatin1String("no"), Qt::CaseInsensitive);
            logprobs = Scripted::logprobsOf({{text.section(QLatin1Char(' '), 0, 0), m_state.sureness},
                                             {no ? QStringLiteral("yes") : QStringLiteral("no"), 1 - m_state.sureness}})
                           .value(QStringLiteral("content"))
                           .toArray();
        }
        if (!request.value(QStringLiteral("stream")).toBool(true)) {
            QJsonObject all =
                whole(text, tokens, int(parts.size()), m_state.doneReason, thinks ? m_state.thought : QString());
            if (!logprobs.isEmpty())
                all.insert(QStringLiteral("logprobs"), logprobs);
            return Scripted::json(all);
        }
        QList<QByteArray> pieces;
        if (thinks)
            pieces.append(words({}, m_state.thought));
        for (const QString &part : std::as_const(parts))
            pieces.append(words(part));
        pieces.append(done(tokens, int(parts.size()), m_state.doneReason));
        return lines(pieces);
    }

    Reply pull(const QJsonObject &request)
    {
        const QString name = request.value(QStringLiteral("model")).toString();
        const QByteArray manifest = line({{QStringLiteral("status"), QStringLiteral("pulling manifest")}});
        if (!m_state.pulls.contains(name))
            return lines({manifest, line({{QStringLiteral("error"),
                                           QStringLiteral("pull model manifest: file does not exist")}})});
        const QList<QByteArray> pieces = m_state.pulls.value(name);
        const bool isWhole = !pieces.isEmpty() && pieces.last().contains("success");
        if (isWhole && !names().contains(name)) {
            Model model;
            model.name = name;
            m_state.models.append(model);
        }
        return lines(QList<QByteArray>{manifest} + pieces, isWhole ? Reply::Complete : Reply::Close);
    }

    mutable std::mutex m_lock;
    State m_state;
    QList<Seen> m_seen;
    int m_loaded = 0; // window of the loaded model; 0: none is loaded
    QString m_loadedName;
    int m_loads = 0;
    ScriptedServer m_server; // declared last, so that its thread ends first
};
