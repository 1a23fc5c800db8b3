#include "core/llm/promptedcritic.h"

#include "core/llm/contextfit.h"
#include "core/llm/prompts.h"
#include "core/llm/verdictparser.h"
#include "core/base/json.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace core {
namespace {

const QString yes = QStringLiteral("yes");
const QString no = QStringLiteral("no");

constexpr double leastMass = 0.5; // below this, the model wanted to say something else
// Of all labels together, if a grammar forced the choice: below this, the choice does not reflect the model.
constexpr double leastForcedMass = 0.02;
constexpr double presumed = 0.9; // assumed probability of a label whose probability is not known
constexpr int alternatives = 20; // alternatives per token, with log-probabilities
constexpr int labelTokens = 3;   // tokens within which the label must begin for its probability to be read
constexpr int mostParts = 24;    // parts judged in one call

// The labels a model may choose from, as listed in the prompt.
QString listed(const QStringList &labels)
{
    QStringList quoted;
    for (const QString &label : labels)
        quoted.append(u'"' + label + u'"');
    const QString last = quoted.takeLast();
    return quoted.join(QStringLiteral(", ")) + QStringLiteral(" or ") + last;
}

// The reason comes before the verdict, so that it can influence it.
QByteArray schemaFor(const QStringList &labels)
{
    const Json text = Json::object({{"type", "string"}});
    const Json label = Json::object({{"type", "string"}, {"enum", labels}});
    return Json::object({{"type", "object"},
                         {"properties", Json::object({{"reason", text}, {"score", label}})},
                         {"required", QStringList{QStringLiteral("reason"), QStringLiteral("score")}},
                         {"additionalProperties", false}})
        .written();
}

QByteArray schemaForList(const QStringList &labels, int count)
{
    const Json label = Json::object({{"type", "string"}, {"enum", labels}});
    const Json list = Json::object({{"type", "array"}, {"items", label}, {"minItems", count}, {"maxItems", count}});
    return Json::object({{"type", "object"},
                         {"properties", Json::object({{"verdicts", list}})},
                         {"required", QStringList{QStringLiteral("verdicts")}},
                         {"additionalProperties", false}})
        .written();
}

bool speaks(const Token &token) // contains more than signs
{
    return std::any_of(token.text.cbegin(), token.text.cend(), [](QChar c) { return c.isLetterOrNumber(); });
}

// The first token that is a label: quotes, asterisks or a new line may precede it. Null: there is none.
const Token *firstLabel(const Reply &reply, const QStringList &labels)
{
    for (const Token &token : reply.tokens.mid(0, labelTokens)) {
        if (sharesOf(token, labels).mass >= leastMass)
            return &token;
        if (speaks(token)) // it says something else
            return nullptr;
    }
    return nullptr;
}

// The tokens with which the labels in a list begin, in order.
QList<const Token *> labelTokensOfList(const Reply &reply)
{
    static const QRegularExpression beforeLabel(QStringLiteral(R"([\[,]\s*"?\s*$)"));
    QList<const Token *> labels;
    QString sofar;
    for (const Token &token : reply.tokens) {
        if (speaks(token) && sofar.contains(beforeLabel))
            labels.append(&token);
        sofar += token.text;
    }
    return labels;
}

// The token with which the label begins: the first of a choice, or the first of the value of "score" in an object.
const Token *labelToken(const Reply &reply, bool isObject)
{
    if (!isObject)
        return reply.tokens.isEmpty() ? nullptr : &reply.tokens.first();
    static const QRegularExpression beforeLabel(QStringLiteral(R"("score"\s*:\s*"?\s*$)"));
    QString sofar;
    for (const Token &token : reply.tokens) {
        const bool hasLetters =
            std::any_of(token.text.cbegin(), token.text.cend(), [](QChar c) { return c.isLetterOrNumber(); });
        if (hasLetters && sofar.contains(beforeLabel))
            return &token;
        sofar += token.text;
    }
    return nullptr;
}

// Describes the library's topics to a model.
QString described(const Subject &subject, const QString &question)
{
    if (subject.titles.isEmpty())
        return QStringLiteral("Nothing is known of it.");
    QString text = QStringLiteral("Documents:\n- ") + subject.titles.join(QStringLiteral("\n- "));
    if (!subject.terms.isEmpty())
        text += QStringLiteral("\nThey speak of: ") + subject.terms.join(QStringLiteral(", "));
    return fenced(text, question);
}

// Only the routes that are available.
QString describedRoutes(const QStringList &routes)
{
    static const QHash<QString, QString> places = {
        {QStringLiteral("library"),
         QStringLiteral("somebody's own documents, described below; right for whatever they may speak of")},
        {QStringLiteral("web"), QStringLiteral("a search of the web; right for facts that the documents do not speak "
                                               "of, and for what is new")},
        {QStringLiteral("model"), QStringLiteral("what you know by heart; right for what needs no looking up at all, "
                                                 "such as greetings, arithmetic or common knowledge")}};
    QStringList lines;
    for (const QString &route : routes)
        lines.append(QStringLiteral("- \"%1\": %2.").arg(route, places.value(route, route)));
    return lines.join(u'\n');
}

QString meaning(Verdict::Kind kind, const QString &label)
{
    if (kind == Verdict::Relevance)
        return label == yes ? QStringLiteral("that the passage helps")
                            : QStringLiteral("that the passage does not help");
    if (kind == Verdict::Support)
        return label == QLatin1String("fully")       ? QStringLiteral("that the passages say this")
               : label == QLatin1String("partially") ? QStringLiteral("that the passages say some of this")
                                                     : QStringLiteral("that the passages do not say this");
    if (kind == Verdict::Retrieval)
        return label == yes ? QStringLiteral("that the library is needed")
                            : QStringLiteral("that the library is not needed");
    if (kind == Verdict::Route)
        return QStringLiteral("that the place to look is: %1").arg(label);
    if (kind == Verdict::Complexity)
        return QStringLiteral("that the searches needed are: %1").arg(label);
    return QStringLiteral("that the usefulness of the answer is %1 of 5").arg(label);
}

struct Exchange
{
    QString rung;
    QString prompt;
    QString raw;
};

// Keeps all prompts and replies in order; if there are several, each under a line with its method. An unreadable reply
// may be of any length, and is kept only in part.
void keep(const QList<Exchange> &exchanges, Verdict &verdict)
{
    constexpr int longestUnread = 4000;
    verdict.prompt = exchanges.last().prompt;
    verdict.raw = exchanges.last().raw;
    if (exchanges.size() == 1)
        return;
    QStringList prompts;
    QStringList replies;
    for (int i = 0; i < exchanges.size(); ++i) {
        const QString line = QStringLiteral("----- %1. %2 -----\n").arg(i + 1).arg(exchanges[i].rung);
        const bool isLast = i + 1 == exchanges.size();
        prompts.append(line + exchanges[i].prompt);
        replies.append(line + (isLast ? exchanges[i].raw : exchanges[i].raw.left(longestUnread)));
    }
    verdict.prompt = prompts.join(QStringLiteral("\n\n"));
    verdict.raw = replies.join(QStringLiteral("\n\n"));
}

} // namespace

struct PromptedCritic::List // things to judge in one call
{
    Verdict::Kind kind;
    QString form; // name of the prompt template
    Values values;
    int count;
    QStringList asked;
    QStringList labels;
    std::optional<QString> (*read)(const QString &);
};

struct PromptedCritic::Question
{
    Verdict::Kind kind;
    QString form; // name of the prompt template
    Values values;
    QStringList asked;  // labels as requested from the model
    QStringList labels; // the labels in a Verdict, in the same order
    QStringList passing;
    std::optional<QString> (*read)(const QString &); // returns one of `asked`
};

QString PromptedCritic::rungName(Rung rung)
{
    return rung == Chances  ? QStringLiteral("the chances of the first word")
           : rung == Choice ? QStringLiteral("a choice")
           : rung == Schema ? QStringLiteral("a JSON schema")
           : rung == Words  ? QStringLiteral("in words")
                            : QStringLiteral("in words, again");
}

bool PromptedCritic::isAble(Rung rung) const
{
    return rung == Chances  ? m_model.can(Ability::Logprobs)
           : rung == Choice ? m_model.can(Ability::Choices)
           : rung == Schema ? m_model.can(Ability::Schema)
                            : true;
}

bool PromptedCritic::isWorthTrying(Rung rung) const
{
    return rung >= Words || (isAble(rung) && m_records[rung].failed <= m_records[rung].worked);
}

Prompt PromptedCritic::promptFor(const Question &question, Rung rung, const QString &unread) const
{
    const Values labels{{QStringLiteral("labels"), listed(question.asked)}};
    Values values = question.values;
    values.insert(QStringLiteral("form"),
                  prompt(rung == Schema ? QStringLiteral("form-json") : QStringLiteral("form-word"), labels));
    Prompt asked;
    asked.system = prompt(QStringLiteral("system"), {});
    asked.user = prompt(question.form, values);
    switch (rung) {
    case Chances:
        asked.maxTokens = labelTokens;
        asked.logprobs = alternatives;
        break;
    case Choice:
        asked.maxTokens = 8;
        asked.choices = question.asked;
        asked.logprobs = isAble(Chances) ? alternatives : 0;
        break;
    case Schema:
        asked.maxTokens = 256;
        asked.schema = schemaFor(question.asked);
        asked.logprobs = isAble(Chances) ? alternatives : 0;
        break;
    case Words:
        asked.maxTokens = 64;
        break;
    case Repair:
        asked.maxTokens = 64;
        asked.temperature = 0.2;
        asked.seed += 1;
        values = labels;
        values.insert(QStringLiteral("prompt"), asked.user);
        values.insert(QStringLiteral("material"), fenced(unread.left(500), asked.user));
        asked.user = prompt(QStringLiteral("repair"), values);
        break;
    }
    return asked;
}

// A grammar makes any model choose a label. Some servers report how probable it was without the grammar.
bool PromptedCritic::isMeant(const Question &question, Rung rung, const Reply &reply) const
{
    if (rung != Choice && rung != Schema)
        return true;
    const Token *token = labelToken(reply, rung == Schema);
    return !token || sharesOf(*token, question.asked).mass >= leastForcedMass;
}

// Fills in what the reply decides; false if it decides nothing.
bool PromptedCritic::read(const Question &question, Rung rung, const Reply &reply, Verdict &verdict) const
{
    int chosen = -1;
    QString sureness;
    if (rung == Chances) {
        const Token *label = firstLabel(reply, question.asked);
        if (!label)
            return false;
        const Shares shares = sharesOf(*label, question.asked);
        verdict.probability = 0;
        for (int i = 0; i < shares.chance.size(); ++i) {
            if (chosen < 0 || shares.chance.at(i) > shares.chance.at(chosen))
                chosen = i;
            if (question.passing.contains(question.labels.at(i)))
                verdict.probability += shares.chance.at(i);
        }
        // For passing or not, the probability of passing; for a choice, the confidence in it.
        if (question.passing.size() == question.labels.size())
            verdict.probability = shares.chance.at(chosen);
        sureness = QStringLiteral(" (%1 %)").arg(qRound(100 * shares.chance.at(chosen)));
    } else {
        const std::optional<QString> label = reply.cut ? std::nullopt : question.read(reply.text);
        chosen = label ? int(question.asked.indexOf(*label)) : -1;
        if (chosen < 0 || !isMeant(question, rung, reply))
            return false;
        verdict.probability = question.passing.contains(question.labels.at(chosen)) ? presumed : 1 - presumed;
    }
    static const char *const how[] = {"log-probability", "choice", "json schema", "words", "words"};
    verdict.how = QLatin1String(how[isAble(rung) ? rung : Words]); // after a refusal, the model answers in words
    verdict.label = question.labels.at(chosen);
    verdict.passed = question.passing.contains(verdict.label);
    verdict.reason = readReason(reply.text).left(300);
    if (verdict.reason.isEmpty())
        verdict.reason =
            QStringLiteral("%1 says %2%3.").arg(m_model.name(), meaning(question.kind, verdict.label), sureness);
    return true;
}

Result<Verdict> PromptedCritic::ask(const Question &question, const std::stop_token &stop)
{
    Verdict verdict;
    verdict.kind = question.kind;
    verdict.judge = m_model.name();
    QString unread;
    QList<Exchange> exchanges;
    for (const Rung rung : {Chances, Choice, Schema, Words, Repair}) {
        if (!isWorthTrying(rung))
            continue;
        const Prompt asked = promptFor(question, rung, unread);
        const Result<Reply> said = m_model.reply(asked, {}, stop);
        if (!said)
            return said.error();
        const Reply reply = bounded(*said);
        verdict.cost = verdict.cost + reply.cost;
        unread = reply.text;
        exchanges.append({rungName(rung), asked.system + QStringLiteral("\n\n") + asked.user, reply.text});
        keep(exchanges, verdict);
        const bool understood = read(question, rung, reply, verdict);
        ++(understood ? m_records[rung].worked : m_records[rung].failed);
        if (understood)
            return verdict;
    }
    verdict.label = QStringLiteral("invalid");
    verdict.how = QStringLiteral("words");
    verdict.probability = 0;
    verdict.reason = QStringLiteral("The reply from %1 could not be read as a verdict.").arg(m_model.name());
    return verdict;
}

bool PromptedCritic::judgesTogether(Verdict::Kind kind) const
{
    return (kind == Verdict::Support || kind == Verdict::Relevance) && m_together.failed <= m_together.worked;
}

// One label per item, in a list whose length a schema enforces, or line by line if the server supports no schema.
// Without parts: the reply was unreadable.
Result<Verdict> PromptedCritic::askTogether(const List &list, const std::stop_token &stop)
{
    const bool bySchema = isWorthTrying(Schema);
    Prompt asked;
    asked.system = prompt(QStringLiteral("system"), {});
    Values values = list.values;
    values.insert(QStringLiteral("form"), prompt(bySchema ? QStringLiteral("form-list") : QStringLiteral("form-lines"),
                                                 {{QStringLiteral("labels"), listed(list.asked)},
                                                  {QStringLiteral("count"), QString::number(list.count)}}));
    asked.user = prompt(list.form, values);
    asked.maxTokens = 64 + 12 * list.count;
    if (bySchema) {
        asked.schema = schemaForList(list.asked, list.count);
        asked.logprobs = isAble(Chances) ? alternatives : 0;
    }
    const Result<Reply> said = m_model.reply(asked, {}, stop);
    if (!said)
        return said.error();
    const Reply reply = bounded(*said);
    Verdict verdict;
    verdict.kind = list.kind;
    verdict.judge = m_model.name();
    verdict.how = bySchema && isAble(Schema) ? QStringLiteral("json schema") : QStringLiteral("words");
    verdict.label = QStringLiteral("invalid");
    verdict.reason = QStringLiteral("The reply from %1 could not be read as a list of verdicts.").arg(m_model.name());
    verdict.cost = reply.cost;
    keep({{QStringLiteral("a list"), asked.system + QStringLiteral("\n\n") + asked.user, reply.text}}, verdict);
    const QStringList labels = reply.cut ? QStringList() : readEach(reply.text, list.count, list.read);
    const QList<const Token *> tokens = labelTokensOfList(reply);
    bool meant = !labels.isEmpty();
    for (int i = 0; i < labels.size() && meant; ++i) {
        const qsizetype chosen = list.asked.indexOf(labels.at(i));
        const QString label = chosen < 0 ? QString() : list.labels.at(chosen);
        const bool passes = label == list.labels.first();
        Verdict::Part part{label, passes ? presumed : 1 - presumed};
        if (tokens.size() == labels.size()) {
            const Shares shares = sharesOf(*tokens.at(i), list.asked);
            meant = shares.mass >= leastForcedMass;
            part.probability = shares.chance.first();
        }
        meant = meant && chosen >= 0;
        verdict.parts.append(part);
    }
    if (!meant)
        verdict.parts.clear();
    ++(meant ? m_together.worked : m_together.failed);
    return verdict;
}

Result<Verdict> PromptedCritic::judge(const Judgement &what, std::stop_token stop)
{
    switch (what.kind) {
    case Verdict::Retrieval:
        return judgeRetrieval(what, stop);
    case Verdict::Route:
        return judgeRoute(what, stop);
    case Verdict::Complexity:
        return judgeComplexity(what, stop);
    case Verdict::Relevance:
        return what.passages.size() > 1 ? eachPassage(what, stop)
                                        : judgeRelevance(what.question, what.passages.first(), stop);
    case Verdict::Support:
        return judgeSupport(what, stop);
    case Verdict::Utility:
        return judgeUtility(what, stop);
    }
    return Error::defect(QStringLiteral("a verdict of an unknown kind"));
}

Result<Verdict> PromptedCritic::judgeRetrieval(const Judgement &what, const std::stop_token &stop)
{
    return ask({Verdict::Retrieval,
                QStringLiteral("retrieval"),
                {{QStringLiteral("question"), what.question},
                 {QStringLiteral("material"), described(what.subject, what.question)}},
                {yes, no},
                {yes, no},
                {yes},
                readYesNo},
               stop);
}

Result<Verdict> PromptedCritic::judgeRoute(const Judgement &what, const std::stop_token &stop)
{
    return ask({Verdict::Route,
                QStringLiteral("route"),
                {{QStringLiteral("question"), what.question},
                 {QStringLiteral("material"), described(what.subject, what.question)},
                 {QStringLiteral("routes"), describedRoutes(what.routes)}},
                what.routes,
                what.routes,
                what.routes,
                readRoute},
               stop);
}

Result<Verdict> PromptedCritic::judgeComplexity(const Judgement &what, const std::stop_token &stop)
{
    const QStringList classes = {QStringLiteral("none"), QStringLiteral("single"), QStringLiteral("multi")};
    return ask({Verdict::Complexity,
                QStringLiteral("complexity"),
                {{QStringLiteral("question"), what.question},
                 {QStringLiteral("material"), described(what.subject, what.question)}},
                classes,
                classes,
                classes,
                readComplexity},
               stop);
}

Result<Verdict> PromptedCritic::judgeRelevance(const QString &question, const Passage &passage,
                                               const std::stop_token &stop)
{
    const QString material = fenced(unnumbered(passage), question);
    Result<Verdict> verdict = ask({Verdict::Relevance,
                                   QStringLiteral("relevance"),
                                   {{QStringLiteral("question"), question}, {QStringLiteral("material"), material}},
                                   {yes, no},
                                   {yes, no},
                                   {yes},
                                   readYesNo},
                                  stop);
    if (!verdict)
        return verdict;
    verdict->passage = passage.id;
    const Match match = verdict->passed ? bestMatch(passage.text, question) : Match();
    if (match.share > 0) {
        verdict->from = match.sentence.from;
        verdict->to = match.sentence.to;
    }
    return verdict;
}

// If not all passages fit, returns no parts and asks nothing.
Result<Verdict> PromptedCritic::eachPassage(const Judgement &what, const std::stop_token &stop)
{
    const int count = int(what.passages.size());
    List list{Verdict::Relevance,
              QStringLiteral("relevance-each"),
              {{QStringLiteral("question"), what.question}},
              count,
              {yes, no},
              {yes, no},
              readYesNo};
    Prompt around;
    around.system = prompt(QStringLiteral("system"), {});
    around.user = prompt(list.form, list.values);
    around.maxTokens = 64 + 12 * count;
    if (count > mostParts || fittingPassages(m_model, around, what.passages) < count) {
        Verdict verdict;
        verdict.label = QStringLiteral("invalid");
        return verdict;
    }
    list.values.insert(QStringLiteral("material"), fenced(numbered(what.passages), what.question));
    return askTogether(list, stop);
}

// A text is judged by its worst sentence; if some are supported, it is supported in part.
Result<Verdict> PromptedCritic::eachSentence(const Judgement &what, const std::stop_token &stop)
{
    const bool graded = what.scale == Scale::Graded;
    const QStringList grades = {QStringLiteral("fully"), QStringLiteral("partially"), no};
    QStringList lines;
    for (const QString &sentence : what.sentences)
        lines.append(QStringLiteral("%1. %2").arg(lines.size() + 1).arg(sentence.simplified()));
    Result<Verdict> verdict = askTogether(
        {Verdict::Support,
         QStringLiteral("support-each"),
         {{QStringLiteral("material"), fenced(numbered(what.passages), what.question)},
          {QStringLiteral("question"), what.question},
          {QStringLiteral("grades"),
           graded ? QStringLiteral("A sentence is supported \"fully\" when every claim in it is found in the passages "
                                   "or follows from them directly, \"partially\" when some of its claims are and "
                                   "others are not, and \"no\" when none is or when the passages contradict it.")
                  : QStringLiteral("It is when every claim in it is found in the passages or follows from them "
                                   "directly.")},
          {QStringLiteral("text"), fenced(lines.join(u'\n'), what.question)}},
         int(what.sentences.size()),
         graded ? grades : QStringList{yes, no},
         graded ? grades : QStringList{grades.first(), no},
         graded ? readSupport : readYesNo},
        stop);
    if (!verdict || verdict->parts.isEmpty())
        return verdict;
    QStringList refused;
    int supported = 0;
    verdict->probability = 1;
    for (int i = 0; i < verdict->parts.size(); ++i) {
        const Verdict::Part &part = verdict->parts.at(i);
        verdict->probability = std::min(verdict->probability, part.probability);
        supported += part.label == grades.first() ? 1 : 0;
        if (part.label == no)
            refused.append(QStringLiteral("“%1”").arg(what.sentences.at(i).simplified()));
    }
    const int count = int(verdict->parts.size());
    verdict->passed = supported == count;
    verdict->label = verdict->passed ? grades.first() : refused.size() == count ? no : grades.at(1);
    verdict->reason = verdict->passed ? QStringLiteral("%1 says that the passages support each of the %2 sentences.")
                                            .arg(m_model.name(), QString::number(count))
                      : refused.isEmpty()
                          ? QStringLiteral("%1 says that the passages say some of this.").arg(m_model.name())
                          : QStringLiteral("%1 says that no passage supports %2.")
                                .arg(m_model.name(), refused.join(QStringLiteral(", nor ")));
    return verdict;
}

// Uses as many of the first passages as fit: those the answer was written from, if it was written by this model.
Result<Verdict> PromptedCritic::judgeSupport(const Judgement &what, const std::stop_token &stop)
{
    const qsizetype count = what.sentences.size();
    const bool alone = what.text.isEmpty(); // only the sentences are wanted
    if (count > 0 && count <= mostParts &&
        (alone || (count > 1 && judgesTogether(what.kind) && isWorthTrying(Schema)))) {
        Prompt without;
        without.system = prompt(QStringLiteral("system"), {});
        without.user = prompt(QStringLiteral("support-each"),
                              {{QStringLiteral("text"), what.sentences.join(u'\n') + what.question}});
        without.maxTokens = 256;
        Judgement fitted = what;
        fitted.passages = what.passages.mid(0, fittingPassages(m_model, without, what.passages));
        Result<Verdict> each = eachSentence(fitted, stop);
        if (alone || (each && !each->parts.isEmpty()))
            return each;
        if (!each && each.error().code == Error::Cancelled)
            return each;
        Judgement whole = what;
        whole.sentences.clear();
        Result<Verdict> verdict = judgeSupport(whole, stop);
        if (verdict && each)
            verdict->cost = verdict->cost + each->cost;
        return verdict;
    }
    Prompt around;
    around.system = prompt(QStringLiteral("system"), {});
    around.user = prompt(QStringLiteral("support-graded"), {{QStringLiteral("text"), what.text + what.question}});
    around.maxTokens = 256;
    for (int refused = 0;; ++refused) {
        const int fitting = fittingPassages(m_model, around, what.passages);
        Result<Verdict> verdict = supportBy(what.question, what.text, what.passages.mid(0, fitting), what.scale, stop);
        if (verdict) {
            verdict->cost.calls += refused;
            const QString note = leftOut(fitting, int(what.passages.size()));
            verdict->reason += note.isEmpty() ? note : u' ' + note;
            return verdict;
        }
        if (fittingPassages(m_model, around, what.passages) >= fitting)
            return verdict;
    }
}

Result<Verdict> PromptedCritic::supportBy(const QString &question, const QString &text, const QList<Passage> &passages,
                                          Scale scale, const std::stop_token &stop)
{
    const QStringList grades = {QStringLiteral("fully"), QStringLiteral("partially"), no};
    const bool graded = scale == Scale::Graded;
    Result<Verdict> verdict = ask({Verdict::Support,
                                   graded ? QStringLiteral("support-graded") : QStringLiteral("support-binary"),
                                   {{QStringLiteral("material"), fenced(numbered(passages), question)},
                                    {QStringLiteral("question"), question},
                                    {QStringLiteral("text"), fenced(text, question)}},
                                   graded ? grades : QStringList{yes, no},
                                   graded ? grades : QStringList{grades.first(), no},
                                   {grades.first()},
                                   graded ? readSupport : readYesNo},
                                  stop);
    if (!verdict || passages.size() != 1)
        return verdict;
    verdict->passage = passages.first().id;
    const Match match = verdict->label != no ? bestMatch(passages.first().text, text) : Match();
    if (match.share > 0 && !verdict->invalid()) {
        verdict->from = match.sentence.from;
        verdict->to = match.sentence.to;
    }
    return verdict;
}

Result<Verdict> PromptedCritic::judgeUtility(const Judgement &what, const std::stop_token &stop)
{
    const QStringList grades = {QStringLiteral("5"), QStringLiteral("4"), QStringLiteral("3"), QStringLiteral("2"),
                                QStringLiteral("1")};
    const bool graded = what.scale == Scale::Graded;
    return ask(
        {Verdict::Utility,
         graded ? QStringLiteral("utility-graded") : QStringLiteral("utility-binary"),
         {{QStringLiteral("question"), what.question}, {QStringLiteral("text"), fenced(what.text, what.question)}},
         graded ? grades : QStringList{yes, no},
         graded ? grades : QStringList{grades.first(), grades.last()},
         grades.mid(0, 3),
         graded ? readUtility : readYesNo},
        stop);
}

} // namespace core
