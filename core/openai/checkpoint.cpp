#include "core/openai/checkpoint.h"

#include "core/llm/prompts.h"
#include "core/values/citing.h"
#include "core/language/terms.h"

#include <QElapsedTimer>

#include <algorithm>

namespace core::openai {
namespace {

// The model does not say which words of its passage it uses: cites those that share the most words with the sentence.
Answer answerFrom(const QString &raw, const std::optional<Passage> &passage)
{
    Answer answer;
    answer.raw = raw;
    answer.text = withoutReflection(raw);
    for (const Sentence &part : sentences(answer.text)) {
        AnswerSentence sentence;
        sentence.from = part.from;
        sentence.to = part.to;
        if (passage) {
            const QString claim = answer.text.mid(part.from, part.to - part.from);
            const int number = int(answer.citations.size()) + 1;
            const Sentence words = bestMatch(passage->text, claim).sentence;
            answer.citations.append(citationOf(*passage, words.from, words.to, number));
            sentence.citations = {number};
        }
        answer.sentences.append(sentence);
    }
    return answer;
}

QString joined(const QList<Token> &tokens)
{
    QString text;
    for (const Token &token : tokens)
        text += token.text;
    return text;
}

bool isRetrieval(const Token &token)
{
    return reflectionToken(token.text) == ReflectionToken::Retrieval;
}

// After [Retrieval], the model would make up a source.
CompletionPrompt promptFor(const QString &words, int maxTokens)
{
    CompletionPrompt prompt;
    prompt.text = words;
    prompt.maxTokens = maxTokens;
    prompt.stop = {text(ReflectionToken::PassageBegin)};
    return prompt;
}

} // namespace

std::optional<TokenIds> reflectionIds(const Server &server, const Offer &model, std::stop_token stop)
{
    TokenIds ids;
    std::optional<int> begin; // some servers put a beginning-of-sequence token before every text
    for (int i = 0; i < reflectionTokens; ++i) {
        const QString name = text(ReflectionToken(i));
        const TokenQuestion question = tokenQuestion(model, name);
        if (question.path.isEmpty())
            return {};
        const Result<HttpReply> reply = send(server.beside(question.path, question.body), stop);
        const std::optional<QList<int>> found =
            reply && reply->status == 200 ? readTokenIds(reply->body) : std::nullopt;
        if (!found)
            return {};
        const bool hasBegin = found->size() == 2 && (i == 0 || begin == found->first());
        if (found->isEmpty() || (found->size() > 1 && !hasBegin))
            return TokenIds();
        if (hasBegin)
            begin = found->first();
        ids.insert(found->last(), name);
    }
    return ids.size() == reflectionTokens ? ids : TokenIds();
}

Checkpoint::Checkpoint(const Server &server, const Offer &model, const TokenIds &ids, const Options &options)
    : m_server(server),
      m_model(model),
      m_ids(ids),
      m_options(options)
{
}

Result<Segment> Checkpoint::draft(const QString &question, const Subject &, int maxTokens, std::stop_token stop)
{
    const CompletionPrompt prompt = promptFor(reflectionPrompt(question), maxTokens);
    const Result<Completion> said = complete(prompt, {}, stop);
    if (!said)
        return said.error();
    Segment segment;
    segment.reflection = reflectionOf(said->tokens, RetrieveAt::Start, m_options.utility);
    segment.verdicts = verdictsOf(segment.reflection, name(), 0);
    segment.answer = answerFrom(joined(said->tokens), {});
    segment.answer.prompt = prompt.text;
    segment.answer.cost = said->cost;
    segment.wantsPassage = std::any_of(said->tokens.cbegin(), said->tokens.cend(), isRetrieval);
    segment.finished = !said->cut && !segment.wantsPassage;
    return segment;
}

Result<Segment> Checkpoint::segment(const SegmentTask &task, std::stop_token stop)
{
    const QString begun = reflectionPrompt(task.question) + task.before;
    const CompletionPrompt prompt = promptFor(
        begun + (task.passage ? evidence(*task.passage) : text(ReflectionToken::NoRetrieval)), task.maxTokens);
    const Result<Completion> said = complete(prompt, task.worthwhile, stop);
    if (!said)
        return said.error();
    const bool isSentence = task.form == SegmentTask::Sentence;
    QList<Token> tokens = isSentence ? said->tokens.mid(0, segmentLength(said->tokens)) : said->tokens;
    const bool isAll = tokens.size() == said->tokens.size();

    Segment segment;
    segment.reflection = reflectionOf(tokens, RetrieveAt::Behind, m_options.utility);
    segment.verdicts = verdictsOf(segment.reflection, name(), task.passage ? task.passage->id : 0);
    segment.givenUp = task.worthwhile && !said->ended;      // any other interruption is an Error
    if (!tokens.isEmpty() && segment.reflection.retrieve) { // it belongs to the next segment
        segment.wantsPassage = isRetrieval(tokens.last());
        tokens.removeLast();
    }
    segment.written = joined(tokens);
    if (segment.givenUp)
        segment.answer.raw = joined(said->tokens); // not an answer, but the reason for giving up
    else
        segment.answer = answerFrom(segment.written, task.passage);
    segment.answer.prompt = prompt.text;
    segment.answer.cost = said->cost;
    segment.finished = isAll && !said->cut && !segment.reflection.retrieve;
    return segment;
}

Result<Completion> Checkpoint::complete(const CompletionPrompt &prompt, const Worthwhile &worthwhile,
                                        const std::stop_token &stop)
{
    const CallLimit::Call call(*m_options.limit, stop);
    if (!call)
        return Error::cancelled();
    QElapsedTimer clock;
    clock.start();
    CompletionPrompt asked = prompt;
    asked.stream = bool(worthwhile); // a segment that cannot win is abandoned at its first token
    Result<Completion> result = ask(asked, worthwhile, stop);
    if (result)
        result->cost.seconds = double(clock.nsecsElapsed()) / 1e9;
    return result;
}

Result<Completion> Checkpoint::ask(const CompletionPrompt &prompt, const Worthwhile &worthwhile,
                                   const std::stop_token &stop)
{
    const bool isNative = m_model.server == Kind::LlamaServer;
    const QByteArray body =
        completionRequest(m_model, isNative ? CompletionForm::Native : CompletionForm::Legacy, prompt);
    RetryPolicy retries(m_server);
    for (int calls = 1;; ++calls) {
        HttpRequest request = m_server.request(QStringLiteral("/completions"), body);
        if (isNative)
            request.url = m_server.beside(QStringLiteral("/completion")).url;
        CompletionStream stream(m_ids);
        bool isHopeless = false;
        const ByteSink heard = [&](const QByteArray &piece) {
            stream.feed(piece);
            const QList<Token> &tokens = stream.sofar().tokens;
            isHopeless =
                isHopeless || (!tokens.isEmpty() && !worthwhile(reflectionOf(tokens.mid(0, 1), RetrieveAt::Behind)));
            return isHopeless || stream.error() || !stream.readable() ? StreamControl::Stop : StreamControl::Continue;
        };
        const Result<HttpReply> reply = send(request, stop, prompt.stream ? heard : ByteSink());
        if (stop.stop_requested())
            return Error::cancelled();
        if (!reply)
            return reply.error();
        if (reply->status == 200) {
            stream.end();
            Result<Completion> completion =
                isHopeless ? Result<Completion>(stream.sofar()) : read(*reply, prompt.stream ? &stream : nullptr);
            if (!completion)
                return completion;
            completion->cost.calls = calls;
            completion->tokens = completion->tokens.mid(0, prompt.maxTokens + 1);
            return completion;
        }
        ServerError said = readError(reply->body).value_or(ServerError());
        said.wait = reply->retryAfter;
        if (!retries.again(reply->status, said, stop))
            return stop.stop_requested() ? Error::cancelled() : m_server.refusal(reply->status, said, m_model.id);
    }
}

Result<Completion> Checkpoint::read(const HttpReply &reply, const CompletionStream *stream) const
{
    const std::optional<ServerError> error = stream ? stream->error() : readError(reply.body);
    if (error)
        return m_server.refusal(500, *error, m_model.id);
    const std::optional<Completion> completion = !stream              ? readCompletion(reply.body, m_ids)
                                                 : stream->readable() ? std::optional(stream->sofar())
                                                                      : std::nullopt;
    if ((!completion && isBegun(reply.body)) || (stream && completion && !completion->ended))
        return m_server.unavailable(
            "{server} stopped in mid-sentence, and the answer was cut off; check the server's log, and ask again.");
    if (!completion)
        return m_server.unavailable("{server} did not send a completion; choose another model in Settings.");
    const bool isTold = std::any_of(completion->tokens.cbegin(), completion->tokens.cend(), hasLogprobs);
    if (!isTold && !(completion->tokens.isEmpty() && completion->text.isEmpty()))
        return m_server.unavailable(
            "{server} reports no log-probabilities for the model “{model}”, which reflection tokens need; start it "
            "with them (llama-cpp-python: --logits_all true), or choose another flow in Settings.",
            {}, m_model.id);
    return *completion;
}

std::unique_ptr<Reflector> reflectorFor(const Server &server, const Offer &model, const ModelProfile &known,
                                        const Settings &settings, const Checkpoint::Options &options,
                                        std::stop_token stop)
{
    const bool isWanted = settings.flow == QLatin1String("reflection-rag");
    if (!isWanted || !known.reflectionTokens.value_or(true))
        return {};
    const std::optional<TokenIds> ids = reflectionIds(server, model, stop);
    const bool isCheckpoint = ids ? !ids->isEmpty() : known.reflectionTokens.value_or(false);
    if (!isCheckpoint)
        return {};
    Checkpoint::Options own = options;
    // As in LlamaIndex, if the flow is configured that way.
    own.utility = settings.retrieval == QLatin1String("token") ? UtilityAt::Last : UtilityAt::First;
    return std::make_unique<Checkpoint>(server, model, ids.value_or(TokenIds()), own);
}

} // namespace core::openai
