#include "core/llm/promptedwriter.h"

#include "core/extractive/keywords.h"
#include "core/llm/prompts.h"
#include "core/values/citing.h"
#include "core/base/json.h"

#include <QRegularExpression>

namespace core {
namespace {

// Share of a sentence's words that must be in one sentence of a passage for that to be its source without a mark.
constexpr double plainShare = 0.6;
constexpr int longestThought = 400; // characters; a thought becomes a query

bool isQuoting(const AnswerTask &task)
{
    return task.quoteOnly || task.attempt >= 3;
}

template <class Told>
void note(const Prompt &asked, const Reply &reply, Told &told)
{
    told.prompt = asked.system + QStringLiteral("\n\n") + asked.user;
    told.raw = reply.text;
    told.cost = reply.cost;
}

// The wanted length, as phrased in the prompt.
QString amount(AnswerLength length)
{
    switch (length) {
    case AnswerLength::Short:
        return QStringLiteral("one or two sentences");
    case AnswerLength::Normal:
        break;
    case AnswerLength::Detailed:
        return QStringLiteral("the answer itself first, and then what else there is to say on it, in twelve sentences "
                              "at most");
    }
    return QStringLiteral("at most four sentences");
}

Prompt answerPrompt(const AnswerTask &task, double temperature, AnswerLength length)
{
    const bool quotes = isQuoting(task);
    const bool again = task.attempt > 1 && !task.criticism.isEmpty();
    Prompt asked;
    if (task.fromMemory) { // does not mention passages, as there are none
        asked.system = prompt(QStringLiteral("system-memory"), {});
        asked.user = prompt(QStringLiteral("answer-memory"),
                            {{QStringLiteral("question"), task.question}, {QStringLiteral("length"), amount(length)}});
        asked.temperature = temperature;
        return asked;
    }
    asked.system = prompt(QStringLiteral("system"), {});
    asked.user = prompt(quotes  ? QStringLiteral("answer-quote")
                        : again ? QStringLiteral("answer-again")
                                : QStringLiteral("answer"),
                        {{QStringLiteral("material"), fenced(numbered(task.passages), task.question)},
                         {QStringLiteral("question"), task.question},
                         {QStringLiteral("length"), amount(length)},
                         {QStringLiteral("rejected"), fenced(task.rejected, task.question)},
                         {QStringLiteral("criticism"), fenced(task.criticism, task.question)}});
    // A retry must change something, or a model at temperature 0 would repeat itself.
    asked.temperature = quotes || task.attempt <= 1 ? temperature : std::max(temperature, 0.3);
    asked.seed += std::max(task.attempt, 1) - 1;
    return asked;
}

// The number of the citation of these words; adds it if they are not cited yet.
int cite(Answer &answer, const Passage &passage, const Sentence &words)
{
    for (const Citation &citation : std::as_const(answer.citations)) {
        if (citation.passage == passage.id && citation.from == words.from && citation.to == words.to)
            return citation.number;
    }
    const Citation citation = citationOf(passage, words.from, words.to, int(answer.citations.size()) + 1);
    answer.citations.append(citation);
    return citation.number;
}

void citeSentence(Answer &answer, AnswerSentence &sentence, const QList<int> &sources, const AnswerTask &task)
{
    const QString claim = answer.text.mid(sentence.from, sentence.to - sentence.from);
    for (const int source : sources) {
        const Passage &passage = task.passages.at(source - 1);
        sentence.citations.append(cite(answer, passage, bestMatch(passage.text, claim).sentence));
    }
}

// For a model that cites nothing at all: the source of a sentence, if its words make it obvious.
QList<int> plainSource(const QString &claim, const QList<Passage> &passages)
{
    double best = plainShare;
    QList<int> source;
    for (int i = 0; i < passages.size(); ++i) {
        const double share = bestMatch(passages.at(i).text, claim).share;
        if (share >= best && (source.isEmpty() || share > best)) {
            best = share;
            source = {i + 1};
        }
    }
    return source;
}

void write(Answer &answer, const CitedText &said, const AnswerTask &task)
{
    answer.text = said.text;
    for (const CitedSentence &cited : said.sentences) {
        AnswerSentence sentence;
        sentence.from = cited.from;
        sentence.to = cited.to;
        const QString claim = said.text.mid(cited.from, cited.to - cited.from);
        citeSentence(answer, sentence, said.marked ? cited.sources : plainSource(claim, task.passages), task);
        answer.sentences.append(sentence);
    }
}

// Keeps sentences that are in a passage word for word, whichever source the model gives.
void quote(Answer &answer, const CitedText &said, const AnswerTask &task)
{
    QStringList texts;
    for (const Passage &passage : task.passages)
        texts.append(normalForm(passage.text));
    static const QRegularExpression around(QStringLiteral(R"(^[\s"“”„«»*•–-]+|[\s"“”„«»*]+$)"));
    for (const CitedSentence &cited : said.sentences) {
        const QString words = said.text.mid(cited.from, cited.to - cited.from).remove(around);
        int source = 0;
        for (int i = 0; i < texts.size() && !source && !words.isEmpty(); ++i)
            source = texts.at(i).contains(normalForm(words)) ? i + 1 : 0;
        if (!source)
            continue;
        if (!answer.text.isEmpty())
            answer.text += u' ';
        AnswerSentence sentence;
        sentence.from = int(answer.text.size());
        answer.text += words;
        sentence.to = int(answer.text.size());
        citeSentence(answer, sentence, {source}, task);
        answer.sentences.append(sentence);
    }
}

// Extracts the query from a model's reply: its first line, without the usual decoration.
QString queryIn(const QString &reply)
{
    const Json object = Json::parse(reply.toUtf8());
    QString line = object[u"query"].toString();
    for (const QString &candidate : reply.split(u'\n')) {
        const QString trimmed = candidate.trimmed();
        const bool isTalk = trimmed.isEmpty() || trimmed.endsWith(u':') || trimmed.startsWith(QStringLiteral("```"));
        if (line.isEmpty() && !isTalk)
            line = trimmed;
    }
    static const QRegularExpression label(
        QStringLiteral(R"(^\W*((new|better|rewritten|improved|search)\s+)*(query|question)\s*:\s*)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression around(QStringLiteral(R"(^[\s"'“”„«»*`•-]+|[\s"'“”„«»*`]+$)"));
    return line.remove(label).remove(around).simplified().left(300);
}

// The words of `text` that are not in `other`, as written.
QString wordsOnlyIn(const QString &text, const QString &other)
{
    const QStringList known = queryTerms(other);
    QStringList words;
    for (const Term &term : terms(text)) {
        const QString word = text.mid(term.from, term.length);
        if (!isStopTerm(term.text) && !known.contains(term.text) && !words.contains(word))
            words.append(word);
    }
    return words.join(QStringLiteral(", "));
}

QString reasonFor(const QString &query, const QString &before)
{
    const QString added = wordsOnlyIn(query, before);
    const QString dropped = wordsOnlyIn(before, query);
    QStringList parts;
    if (!dropped.isEmpty())
        parts.append(QStringLiteral("dropped ") + dropped);
    if (!added.isEmpty())
        parts.append(QStringLiteral("added ") + added);
    return parts.isEmpty() ? QStringLiteral("the same words in a different form") : parts.join(QStringLiteral("; "));
}

bool isTried(const QString &query, const QStringList &tried)
{
    const auto same = [&query](const QString &before) { return normalForm(before) == normalForm(query); };
    return std::any_of(tried.begin(), tried.end(), same);
}

// Why there is no answer, and what to do about it.
QString whyEmpty(const Reply &reply, const QString &model)
{
    switch (reply.emptyCause) {
    case EmptyCause::Refused:
        return QStringLiteral("The model “%1” refused to answer (it says “%2”); rephrase the question, or choose "
                              "another model in Settings.")
            .arg(model, reply.refusal.simplified());
    case EmptyCause::Filtered:
        return QStringLiteral("A filter on the model server blocked the reply of “%1”; rephrase the question, or "
                              "choose another model in Settings.")
            .arg(model);
    case EmptyCause::ToolCall:
        return QStringLiteral("The model “%1” called a tool instead of answering, but Attest offers none; choose "
                              "another model in Settings.")
            .arg(model);
    case EmptyCause::ThoughtOnly:
        return QStringLiteral("The model “%1” used all its tokens for thinking and wrote nothing; raise the maximum "
                              "reply tokens in Settings, or choose another model.")
            .arg(model);
    case EmptyCause::None:
    case EmptyCause::Unknown:
        break;
    }
    return QStringLiteral("The model “%1” sent an empty reply; ask again, or choose another model in Settings.")
        .arg(model);
}

Prompt thoughtPrompt(const ThoughtTask &task, double temperature)
{
    const QString thoughts = QStringLiteral("- ") + task.thoughts.join(QStringLiteral("\n- "));
    Prompt asked;
    asked.system = prompt(QStringLiteral("system"), {});
    asked.user = prompt(QStringLiteral("think"),
                        {{QStringLiteral("material"), fenced(numbered(task.passages), task.question)},
                         {QStringLiteral("question"), task.question},
                         {QStringLiteral("thoughts"),
                          task.thoughts.isEmpty() ? QStringLiteral("None.") : fenced(thoughts, task.question)}});
    asked.temperature = temperature;
    asked.maxTokens = 256;
    return asked;
}

Prompt rewritePrompt(const RewriteTask &task)
{
    constexpr int glimpse = 400; // characters of a passage that did not help
    QStringList found;
    for (const Passage &passage : task.nearMisses.mid(0, 3))
        found.append(passage.title.simplified() + u'\n' + passage.text.left(glimpse).simplified());
    QStringList tried = task.tried;
    if (tried.isEmpty())
        tried.append(task.question);
    Prompt asked;
    asked.system = prompt(QStringLiteral("system"), {});
    asked.user = prompt(
        QStringLiteral("rewrite"),
        {{QStringLiteral("question"), task.question},
         {QStringLiteral("tried"), fenced(QStringLiteral("- ") + tried.join(QStringLiteral("\n- ")), task.question)},
         {QStringLiteral("material"),
          found.isEmpty() ? QStringLiteral("Nothing.") : fenced(found.join(QStringLiteral("\n\n")), task.question)}});
    asked.maxTokens = 256;
    return asked;
}

} // namespace

Prompt PromptedWriter::promptAround(const AnswerTask &task) const
{
    AnswerTask around = task;
    around.passages.clear();
    Prompt without = answerPrompt(around, m_temperature, m_length);
    without.maxTokens = m_maxTokens;
    return without;
}

int PromptedWriter::roomBeside(const AnswerTask &task, const QList<Passage> &neighbours) const
{
    return fittingNeighbours(m_model, promptAround(task), task.passages, neighbours, m_length);
}

// Uses as many passages as fit. If the server reveals its limit only by refusing, it is asked again with fewer.
Result<Answer> PromptedWriter::answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop)
{
    AnswerTask fitted = task;
    const Prompt without = promptAround(task);
    for (int refused = 0;; ++refused) {
        const int fitting = fittingPassages(m_model, without, task.passages);
        fitted.passages = task.passages.mid(0, fitting);
        Result<Answer> answer = answerFrom(fitted, heard, stop);
        if (answer) {
            answer->cost.calls += refused;
            answer->read = fitting;
            answer->note = leftOut(fitting, int(task.passages.size()));
            return answer;
        }
        if (fittingPassages(m_model, without, task.passages) >= fitting)
            return answer;
    }
}

Result<Answer> PromptedWriter::answerFrom(const AnswerTask &task, const TokenSink &heard, const std::stop_token &stop)
{
    const bool quotes = isQuoting(task);
    Prompt asked = answerPrompt(task, m_temperature, m_length);
    asked.maxTokens = m_maxTokens;
    MarkFilter filter(heard);
    qsizetype left = longestReply;
    const TokenSink live = [&](const QString &words) {
        filter.feed(words.left(left));
        left -= std::min(left, words.size());
    };
    const bool streams = heard && !quotes; // only a finished sentence can be recognised as a quotation
    const Result<Reply> said = m_model.reply(asked, streams ? live : TokenSink(), stop);
    if (!said)
        return said.error();
    const Reply reply = bounded(*said);
    if (streams)
        filter.end();
    Answer answer;
    answer.prompt = asked.system + QStringLiteral("\n\n") + asked.user;
    answer.raw = reply.text;
    answer.cost = reply.cost;
    answer.cut = reply.cut;
    if (reply.text.isEmpty()) {
        answer.whyEmpty = whyEmpty(reply, m_model.name());
        return answer;
    }
    const CitedText cited = citedText(reply.text, int(task.passages.size()), reply.cut);
    if (isDeclined(cited))
        return answer;
    quotes ? quote(answer, cited, task) : write(answer, cited, task);
    if (quotes && heard && !answer.text.isEmpty())
        heard(answer.text);
    return answer;
}

// Takes one sentence, the first that is new; the rest is left for later steps.
Result<Thought> PromptedWriter::think(const ThoughtTask &task, std::stop_token stop)
{
    ThoughtTask around = task;
    around.passages.clear();
    const int fitting = fittingPassages(m_model, thoughtPrompt(around, m_temperature), task.passages);
    ThoughtTask fitted = task;
    fitted.passages = task.passages.mid(0, fitting);
    const Prompt asked = thoughtPrompt(fitted, m_temperature);
    const Result<Reply> said = m_model.reply(asked, {}, stop);
    if (!said)
        return said.error();
    const Reply reply = bounded(*said);
    Thought thought;
    note(asked, reply, thought);
    const CitedText cited = citedText(reply.text, fitting, reply.cut);
    if (isDeclined(cited))
        return thought;
    for (const CitedSentence &sentence : cited.sentences) {
        const QString words = cited.text.mid(sentence.from, sentence.to - sentence.from).simplified();
        if (isTried(words, task.thoughts) || terms(words).isEmpty())
            continue;
        thought.sentence = words.left(longestThought);
        break;
    }
    static const QRegularExpression reached(QStringLiteral(R"(\banswer is\b)"),
                                            QRegularExpression::CaseInsensitiveOption);
    thought.final = thought.sentence.contains(reached);
    return thought;
}

// Only the question is given to the model, so no word of a document can leave the machine.
Result<Rewriting> PromptedWriter::keywords(const QString &question, std::stop_token stop)
{
    Prompt asked;
    asked.user = prompt(QStringLiteral("keywords"), {{QStringLiteral("question"), question.simplified()}});
    asked.temperature = std::max(m_temperature, 0.1); // as in the Corrective RAG authors' program
    asked.maxTokens = 128;
    const Result<Reply> said = m_model.reply(asked, {}, stop);
    if (!said)
        return said.error();
    const Reply reply = bounded(*said);
    Rewriting rewriting;
    rewriting.query = keywordsIn(reply.text);
    rewriting.reason = rewriting.query.isEmpty() ? QStringLiteral("the model gave no keywords")
                                                 : QStringLiteral("keywords for a web search");
    rewriting.prompt = asked.user;
    rewriting.raw = reply.text;
    rewriting.cost = reply.cost;
    return rewriting;
}

// A model that has nothing to change repeats the question; a reply that answers it instead is ignored.
Result<Rewriting> PromptedWriter::condense(const FollowUpTask &task, std::stop_token stop)
{
    constexpr int glimpse = 1200; // characters of the previous answer
    Prompt asked;
    asked.system = prompt(QStringLiteral("system"), {});
    asked.user = prompt(QStringLiteral("condense"),
                        {{QStringLiteral("before"), fenced(task.questionBefore, task.question)},
                         {QStringLiteral("material"), fenced(task.answerBefore.left(glimpse), task.question)},
                         {QStringLiteral("question"), task.question.simplified()}});
    asked.maxTokens = 256;
    const Result<Reply> said = m_model.reply(asked, {}, stop);
    if (!said)
        return said.error();
    const Reply reply = bounded(*said);
    Rewriting whole;
    note(asked, reply, whole);
    const QString question = queryIn(reply.text);
    const bool isQuestion = question.endsWith(u'?') || !task.question.trimmed().endsWith(u'?');
    if (reply.cut || !isQuestion || isTried(question, {task.question}) || terms(question).isEmpty())
        return whole;
    whole.query = question;
    whole.reason = reasonFor(question, task.question);
    return whole;
}

Result<Rewriting> PromptedWriter::rewrite(const RewriteTask &task, std::stop_token stop)
{
    if (task.forWeb)
        return keywords(task.question, stop);
    Prompt asked = rewritePrompt(task);
    const QStringList tried = QStringList(task.question) + task.tried;
    Rewriting rewriting;
    rewriting.prompt = asked.system + QStringLiteral("\n\n") + asked.user; // the same for both attempts
    QStringList said;
    for (const double temperature : {m_temperature, 0.7}) {
        asked.temperature = temperature;
        const Result<Reply> replied = m_model.reply(asked, {}, stop);
        if (!replied)
            return replied.error();
        const Reply reply = bounded(*replied);
        rewriting.cost = rewriting.cost + reply.cost;
        said.append(reply.text);
        rewriting.raw = said.join(QStringLiteral("\n\n----- asked again, at temperature 0.7 -----\n"));
        const QString query = queryIn(reply.text);
        if (!query.isEmpty() && !isTried(query, tried)) {
            rewriting.query = query;
            rewriting.reason = reasonFor(query, tried.last());
            return rewriting;
        }
        ++asked.seed;
    }
    rewriting.reason = QStringLiteral("the model had no new query");
    return rewriting;
}

} // namespace core
