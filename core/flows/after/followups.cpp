#include "core/flows/after/followups.h"

#include "core/question/compoundquestion.h"
#include "core/question/instructions.h"
#include "core/chunking/headings.h"
#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/question/questionwords.h"
#include "core/session/outcome.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <optional>

namespace core {
namespace {

constexpr int most = 3;
constexpr int farthest = 4; // passages before and after one that was used
constexpr int mostUsed = 4; // number of used passages whose neighbours are considered
constexpr int looksAt = 5;  // passages considered per search
constexpr int mostSearches = 12;
constexpr int fewestLetters = 4;
constexpr int mostWords = 8;

struct Topic
{
    QString words;
    DocumentId document = 0;
};

// Puts several words in capitals into lower case, so that the question does not shout.
QString unshouted(const QString &words)
{
    return words.contains(u' ') && words == words.toUpper() ? words.toLower() : words;
}

// The last part of "Item 7 › Liquidity" or "Chapter 3: Coal", without its number. A question keeps its mark.
QString titleOf(const QString &heading)
{
    static const QRegularExpression number(
        QStringLiteral("^(chapter|section|item|part|appendix|article|kapitel|abschnitt|teil|anhang|chapitre|capítulo) "
                       "[0-9A-Z]{1,5}([.][0-9]+)*[a-z]? ?[-:.–—] *(?=\\S)"),
        QRegularExpression::CaseInsensitiveOption);
    QString title = heading.section(headingSeparator, -1).simplified();
    title = unshouted(title.remove(number));
    while (!title.isEmpty() && !title.front().isLetter())
        title.remove(0, 1);
    while (!title.isEmpty() && !title.back().isLetterOrNumber() && title.back() != u')')
        title.chop(1);
    return heading.trimmed().endsWith(u'?') && !title.isEmpty() ? title + u'?' : title;
}

// Generic headings of any text: a question about one would ask for nothing.
bool namesNothing(const QStringList &words)
{
    static const QSet<QString> &parts = lexicon().terms("common-headings");
    return std::all_of(words.begin(), words.end(), [](const QString &word) { return parts.contains(word); });
}

bool isTopic(const QString &title)
{
    const auto letters = std::count_if(title.begin(), title.end(), [](QChar c) { return c.isLetter(); });
    return letters >= fewestLetters && title.count(u' ') < mostWords && !namesNothing(queryTerms(title)) &&
           !title.chopped(1).contains(u'?');
}

// Neighbours of the passages that were used, the closest ones first.
QList<Passage> neighbours(const Turn &turn, const Library &library, const std::stop_token &stop)
{
    QList<Passage> near;
    QSet<PassageId> seen;
    for (const Passage &source : turn.sources)
        seen.insert(source.id);
    for (int distance = 1; distance <= farthest; ++distance) {
        for (const Passage &source : turn.sources.mid(0, mostUsed)) {
            for (const PassageId id : {source.id + distance, source.id - distance}) {
                if (stop.stop_requested())
                    return near;
                if (source.document <= 0 || id <= 0 || seen.contains(id))
                    continue;
                seen.insert(id);
                const Result<Passage> passage = library.passage(id);
                if (passage && passage->document == source.document)
                    near.append(*passage);
            }
        }
    }
    return near;
}

// Two adjacent words of a passage that say most of what it is about.
QString pairOf(const Passage &passage, const Library &library)
{
    const QList<Term> all = terms(passage.text);
    QString best;
    double bestRarity = 0;
    for (qsizetype i = 1; i < all.size(); ++i) {
        const Term &first = all[i - 1];
        const Term &second = all[i];
        const auto isWord = [](const Term &term) {
            return term.length >= fewestLetters && !isStopTerm(term.text) && !isAskingTerm(term.text) &&
                   term.text.front().isLetter();
        };
        if (second.from != first.from + first.length + 1 || !isWord(first) || !isWord(second))
            continue;
        const QString words = passage.text.mid(first.from, second.from + second.length - first.from);
        const double idf = library.idf(first.text) + library.idf(second.text);
        if (passage.text.count(words) > 1 && idf > bestRarity) { // a term that occurs once is incidental
            best = unshouted(words.simplified());
            bestRarity = idf;
        }
    }
    return best;
}

QList<Topic> topicsNear(const Turn &turn, const Library &library, const std::stop_token &stop)
{
    QSet<QString> known;
    for (const Passage &source : turn.sources)
        known.insert(titleOf(source.heading).toCaseFolded());
    QList<Topic> headings;
    QList<Topic> pairs;
    for (const Passage &passage : neighbours(turn, library, stop)) {
        const QString title = titleOf(passage.heading);
        if (isTopic(title) && !known.contains(title.toCaseFolded())) {
            known.insert(title.toCaseFolded());
            headings.append({title, passage.document});
        }
        const QString words = pairOf(passage, library);
        if (!words.isEmpty() && !known.contains(words.toCaseFolded())) {
            known.insert(words.toCaseFolded());
            pairs.append({words, passage.document});
        }
    }
    return headings + pairs;
}

bool saysAll(const Passage &passage, const QStringList &wanted)
{
    QSet<QString> said;
    for (const Term &term : terms(passage.heading + u' ' + passage.text))
        said.insert(term.text);
    return std::all_of(wanted.begin(), wanted.end(), [&](const QString &term) { return said.contains(term); });
}

// A passage with all words of the topic from which the answer was not written; nothing if there is none.
std::optional<Passage> passageOn(const QString &topic, const Turn &turn, const Library &library,
                                 const std::stop_token &stop)
{
    const Result<QList<Passage>> found = library.search({topic, looksAt, {}}, stop);
    const QStringList wanted = queryTerms(topic);
    for (const Passage &passage : found ? *found : QList<Passage>()) {
        const auto same = [&](const Passage &source) { return source.id == passage.id; };
        if (std::none_of(turn.sources.begin(), turn.sources.end(), same) && saysAll(passage, wanted))
            return passage;
    }
    return {};
}

// True if a heading is itself a question: "How claims are paid".
bool isQuestion(const QString &title)
{
    if (title.endsWith(u'?'))
        return true;
    const WordedQuestion words(title);
    return !words.words.isEmpty() && words.words.first().isOf(interrogatives());
}

bool says(const QString &text, const QString &word)
{
    const QRegularExpression whole(QStringLiteral("(?<![\\w-])%1(?![\\w-])").arg(QRegularExpression::escape(word)),
                                   QRegularExpression::UseUnicodePropertiesOption);
    return text.contains(whole);
}

// A word in capitals as the text writes it elsewhere: "seasonality". A word that occurs only in capitals is an
// abbreviation: NATO.
QString withoutCapitals(const QString &word, const QString &text)
{
    const QString small = word.toLower();
    const QString name = word.left(1) + small.mid(1);
    return says(text, word) ? word : says(text, small) ? small : says(text, name) ? name : word;
}

// Whether only the first word and names have capitals: another word, such as "uninstalling", has none.
bool isSentenceCase(const QStringList &words)
{
    return std::any_of(words.begin() + 1, words.end(), [](const QString &word) {
        return word == word.toLower() && !isStopTerm(word) && word[0].isLetter();
    });
}

// A heading as written within a sentence: a word gets a small initial if the text writes it so, which excludes names
// and German nouns. If that is unknown for any word ("critical Audit Matters"), the question refers to the heading
// instead.
QString withinSentence(const QString &title, const QString &text)
{
    const QString besides = QString(text).remove(title); // the text without the heading itself
    if (title.size() > 1 && title == title.toUpper() && !title.contains(u' '))
        return withoutCapitals(title, besides);
    QStringList words = title.split(u' ');
    const bool hasNames = isSentenceCase(words);
    bool isLowered = false;
    bool isKnown = true;
    for (QString &word : words) {
        if (hasNames && &word != &words.first())
            break;
        const QString small = word.toLower();
        if (word == small || word.mid(1) != small.mid(1)) // "of" or NATO
            continue;
        if (says(besides, small)) {
            word = small;
            isLowered = true;
        } else if (&word != &words.first()) {
            isKnown = isKnown && says(besides, word);
        }
    }
    if (!isLowered)
        return title;
    return isKnown ? words.join(u' ') : QStringLiteral("“%1”").arg(title);
}

QString questionOn(const QString &title, const Passage &passage)
{
    return isQuestion(title)
               ? (title.endsWith(u'?') ? title : title + u'?')
               : QStringLiteral("What do the documents say about %1?").arg(withinSentence(title, passage.text));
}

// False for a topic that the question or an earlier suggestion already covers.
bool isNew(const Topic &topic, const QSet<QString> &asked)
{
    const QStringList words = queryTerms(topic.words);
    return std::any_of(words.begin(), words.end(), [&](const QString &term) { return !asked.contains(term); });
}

constexpr int mostStarters = 6;
constexpr int mostDocuments = 12; // number of documents whose headings are considered
constexpr int longestTitle = 48;  // longest heading used in a question, in characters

QList<Document> lastAdded(const Library &library)
{
    QList<Document> documents = library.documents();
    documents.removeIf([](const Document &document) { return document.passages == 0; });
    std::stable_sort(documents.begin(), documents.end(),
                     [](const Document &a, const Document &b) { return a.added > b.added; });
    return documents.mid(0, mostDocuments);
}

// Headings from the outline, or else from passages spread over the document.
QStringList headingsOf(const Document &listed, const Library &library, const std::stop_token &stop)
{
    QStringList headings;
    QStringList sampled;
    const Result<Document> document = library.document(listed.id);
    for (const OutlineItem &item : document ? document->origin.outline : QList<OutlineItem>()) {
        if (item.page > 1 || item.level > 0) // a heading on the first page usually repeats the title
            headings.append(titleOf(item.title));
    }
    const int step = std::max(1, listed.pages / mostSearches);
    for (int page = 1; headings.isEmpty() && page <= listed.pages && !stop.stop_requested(); page += step) {
        const Result<Passage> passage = library.passageAt(listed.id, page, 0, 1);
        sampled.append(passage ? titleOf(passage->heading) : QString());
    }
    headings += sampled;
    const QStringList title = queryTerms(listed.title);
    headings.removeIf([&title](const QString &heading) { // a heading that only repeats the title is no question
        const QStringList words = queryTerms(heading);
        return !isTopic(heading) ||
               std::all_of(words.begin(), words.end(), [&title](const QString &word) { return title.contains(word); });
    });
    headings.removeDuplicates();
    return headings;
}

// Names the document if there are several and it has a title, not just a file name.
QString starterFor(const QString &topic, const Passage &passage, const Document &document, bool several)
{
    const QString title = document.title.simplified();
    const bool isName = title.contains(u' ') && title.size() <= longestTitle && !title.contains(u'_') &&
                        !title.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
    return several && isName && !isQuestion(topic)
               ? QStringLiteral("What does “%1” say about %2?").arg(title, withinSentence(topic, passage.text))
               : questionOn(topic, passage);
}

} // namespace

QStringList startersOf(const Library &library, const std::stop_token &stop)
{
    const QList<Document> documents = lastAdded(library);
    QList<QStringList> headings;
    for (const Document &document : documents)
        headings.append(headingsOf(document, library, stop));
    QStringList questions;
    QSet<QString> asked;
    int searches = 0;
    for (qsizetype round = 0; questions.size() < mostStarters; ++round) {
        bool hasMore = false;
        for (qsizetype i = 0; i < documents.size() && questions.size() < mostStarters; ++i) {
            const Topic topic{headings[i].value(round), documents[i].id};
            hasMore = hasMore || round < headings[i].size();
            if (topic.words.isEmpty() || !isNew(topic, asked) || ++searches > 2 * mostSearches)
                continue;
            const std::optional<Passage> passage = passageOn(topic.words, {}, library, stop);
            if (!passage)
                continue;
            for (const QString &term : queryTerms(topic.words))
                asked.insert(term);
            questions.append(starterFor(topic.words, *passage, documents[i], documents.size() > 1));
        }
        if (!hasMore || stop.stop_requested())
            break;
    }
    return questions;
}

QStringList followUpsOf(const Turn &turn, const Library &library, const std::stop_token &stop)
{
    QSet<QString> asked;
    const auto add = [&asked](const QString &text) {
        for (const QString &term : queryTerms(text))
            asked.insert(term);
    };
    add(turn.question);
    const bool isWhole = outcomeOf(turn).state == TurnOutcome::Verified; // the answer covers both
    QStringList questions = isWhole ? QStringList() : questionsIn(turn.question).mid(0, most);
    if (turn.computed) // one of the two was answered
        questions.removeIf([&](const QString &question) {
            return std::none_of(turn.missing.cbegin(), turn.missing.cend(),
                                [&](const MissingValue &missing) { return missing.measure == question; });
        });
    if (turn.answer.isEmpty())
        return questions;
    int searches = 0;
    for (const Topic &topic : topicsNear(turn, library, stop)) {
        if (questions.size() >= most || searches == mostSearches || stop.stop_requested())
            break;
        if (!isNew(topic, asked))
            continue;
        ++searches;
        const std::optional<Passage> passage = passageOn(topic.words, turn, library, stop);
        if (!passage)
            continue;
        add(topic.words);
        questions.append(questionOn(topic.words, *passage));
    }
    return questions;
}

} // namespace core
