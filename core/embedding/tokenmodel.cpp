// The token models of a tokenizer.json: WordPiece (Schuster and Nakajima 2012, as in BERT), Unigram (Kudo 2018) and
// byte pair encoding (Sennrich et al. 2016).
#include "core/embedding/tokenizer.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace core {
namespace {

constexpr size_t longestPart = 256; // letters; longer vocabulary entries are not words
constexpr int mostTokens = 4'000'000;

using Letters = std::u32string;

struct LetterHash
{
    using is_transparent = void;

    size_t operator()(std::u32string_view letters) const { return std::hash<std::u32string_view>()(letters); }
};

template <class T>
using ByLetters = std::unordered_map<Letters, T, LetterHash, std::equal_to<>>;

struct Vocabulary
{
    ByLetters<int> numbers;
    size_t longest = 0; // length of its longest part

    void add(const QString &part, int number)
    {
        Letters letters = part.toStdU32String();
        if (letters.empty() || letters.size() > longestPart)
            return;
        longest = std::max(longest, letters.size());
        numbers.emplace(std::move(letters), number);
    }

    int find(std::u32string_view part) const
    {
        const auto found = numbers.find(part);
        return found == numbers.end() ? -1 : found->second;
    }
};

Error unreadable()
{
    return {Error::Invalid, QStringLiteral("has an unreadable vocabulary"), {}};
}

std::optional<Vocabulary> vocabularyFrom(const Json &json)
{
    Vocabulary vocabulary;
    for (const auto &[part, value] : json.entries()) {
        const int number = value.toInt(-1);
        if (number < 0 || number >= mostTokens)
            return {};
        vocabulary.add(part, number);
    }
    return json.size() == 0 ? std::nullopt : std::optional(std::move(vocabulary));
}

// Takes the longest part first, from the left; a word that cannot be fully composed is unknown.
class WordPiece : public TokenModel
{
public:
    WordPiece(Vocabulary vocabulary, const Json &json)
        : m_vocabulary(std::move(vocabulary)),
          m_prefix(json[u"continuing_subword_prefix"].toString(QStringLiteral("##")).toStdU32String()),
          m_longestWord(json[u"max_input_chars_per_word"].toInt(100))
    {
    }

    void append(const QString &piece, std::vector<int> &tokens) const override
    {
        const Letters word = piece.toStdU32String();
        const size_t known = tokens.size();
        for (size_t from = 0; from < word.size();) {
            size_t length = std::min(word.size() - from, m_vocabulary.longest);
            int token = -1;
            for (; length > 0 && token < 0; --length)
                token = find(std::u32string_view(word).substr(from, length), from > 0);
            if (token < 0 || word.size() > size_t(m_longestWord)) {
                tokens.resize(known);
                return tokens.push_back(-1);
            }
            tokens.push_back(token);
            from += length + 1;
        }
    }

private:
    int find(std::u32string_view part, bool goesOn) const
    {
        return goesOn ? m_vocabulary.find(m_prefix + Letters(part)) : m_vocabulary.find(part);
    }

    const Vocabulary m_vocabulary;
    const Letters m_prefix;
    const int m_longestWord;
};

// Finds the most probable way to compose a piece.
class Unigram : public TokenModel
{
public:
    Unigram(Vocabulary vocabulary, std::vector<double> scores, bool writesBytes)
        : m_vocabulary(std::move(vocabulary)),
          m_scores(std::move(scores)),
          m_unknown(*std::min_element(m_scores.begin(), m_scores.end()) - 10) // as in SentencePiece
    {
        for (int byte = 0; writesBytes && byte < 256; ++byte)
            m_bytes.push_back(m_vocabulary.find(bytePart(byte)));
    }

    void append(const QString &piece, std::vector<int> &tokens) const override
    {
        const Letters text = piece.toStdU32String();
        std::vector<Step> best(text.size() + 1); // best way that ends there
        best[0].score = 0;
        for (size_t from = 0; from < text.size(); ++from)
            goOn(text, from, best);
        std::vector<size_t> ends;
        for (size_t to = text.size(); to > 0; to = best[to].from)
            ends.push_back(to);
        std::reverse(ends.begin(), ends.end());
        size_t begin = 0; // adjacent letters missing from the vocabulary form one unknown part
        for (size_t i = 0; i < ends.size(); ++i) {
            const int token = best[ends[i]].token;
            if (token < 0 && i + 1 < ends.size() && best[ends[i + 1]].token < 0)
                continue;
            if (token < 0)
                appendUnknown(std::u32string_view(text).substr(begin, ends[i] - begin), tokens);
            else
                tokens.push_back(token);
            begin = ends[i];
        }
    }

private:
    static Letters bytePart(int byte)
    {
        const QString digits = QString::number(byte, 16).toUpper().rightJustified(2, u'0');
        return (QStringLiteral("<0x") + digits + u'>').toStdU32String();
    }

    void appendUnknown(std::u32string_view part, std::vector<int> &tokens) const
    {
        const QByteArray bytes = QString::fromUcs4(part.data(), qsizetype(part.size())).toUtf8();
        const auto isMissing = [this](char byte) { return m_bytes[size_t(quint8(byte))] < 0; };
        if (m_bytes.empty() || std::any_of(bytes.begin(), bytes.end(), isMissing))
            return tokens.push_back(-1);
        for (const char byte : bytes)
            tokens.push_back(m_bytes[size_t(quint8(byte))]);
    }

    struct Step
    {
        double score = -std::numeric_limits<double>::infinity();
        size_t from = 0;
        int token = -1;
    };

    void goOn(const Letters &text, size_t from, std::vector<Step> &best) const
    {
        const auto take = [&](size_t length, double score, int token) {
            Step &step = best[from + length];
            if (best[from].score + score > step.score)
                step = {best[from].score + score, from, token};
        };
        bool single = false;
        const size_t most = std::min(m_vocabulary.longest, text.size() - from);
        for (size_t length = 1; length <= most; ++length) {
            const int token = m_vocabulary.find(std::u32string_view(text).substr(from, length));
            if (token < 0)
                continue;
            take(length, m_scores[size_t(token)], token);
            single |= length == 1;
        }
        if (!single)
            take(1, m_unknown, -1);
    }

    const Vocabulary m_vocabulary;
    const std::vector<double> m_scores;
    const double m_unknown;
    std::vector<int> m_bytes; // tokens of single bytes; empty: unknown letters are not spelled in bytes
};

// Joins neighbours, starting with the pair that was learnt first.
class BytePairs : public TokenModel
{
public:
    BytePairs(Vocabulary vocabulary, ByLetters<int> ranks)
        : m_vocabulary(std::move(vocabulary)),
          m_ranks(std::move(ranks))
    {
    }

    void append(const QString &piece, std::vector<int> &tokens) const override
    {
        std::vector<Letters> parts;
        for (const char32_t letter : piece.toStdU32String())
            parts.emplace_back(1, letter);
        while (joinFirst(parts)) {
        }
        for (const Letters &part : parts)
            tokens.push_back(m_vocabulary.find(part));
    }

    static Letters pairOf(const Letters &left, const Letters &right) { return left + U' ' + right; }

private:
    bool joinFirst(std::vector<Letters> &parts) const
    {
        int best = std::numeric_limits<int>::max();
        size_t at = 0;
        for (size_t i = 0; i + 1 < parts.size(); ++i) {
            const auto rank = m_ranks.find(pairOf(parts[i], parts[i + 1]));
            if (rank != m_ranks.end() && rank->second < best) {
                best = rank->second;
                at = i;
            }
        }
        if (best == std::numeric_limits<int>::max())
            return false;
        parts[at] += parts[at + 1];
        parts.erase(parts.begin() + std::ptrdiff_t(at) + 1);
        return true;
    }

    const Vocabulary m_vocabulary;
    const ByLetters<int> m_ranks; // keys are "left right"
};

using Made = Result<std::shared_ptr<const TokenModel>>;

Made unigram(const Json &json)
{
    const Json parts = json[u"vocab"];
    if (parts.size() == 0 || parts.size() > mostTokens)
        return unreadable();
    Vocabulary vocabulary;
    std::vector<double> scores;
    for (const Json &part : parts) {
        const double score = part[1].toDouble(std::numeric_limits<double>::quiet_NaN());
        if (!part[0].isString() || !std::isfinite(score))
            return unreadable();
        vocabulary.add(part[0].toString(), int(scores.size()));
        scores.push_back(score);
    }
    return std::shared_ptr<const TokenModel>(
        std::make_shared<Unigram>(std::move(vocabulary), std::move(scores), json[u"byte_fallback"].toBool()));
}

Made bytePairs(Vocabulary vocabulary, const Json &json)
{
    for (const QString &part : {QStringLiteral("continuing_subword_prefix"), QStringLiteral("end_of_word_suffix")}) {
        if (!json[part].toString().isEmpty())
            return Error{Error::Invalid, QStringLiteral("uses “%1”, which Attest does not support").arg(part), {}};
    }
    ByLetters<int> ranks;
    for (const Json &merge : json[u"merges"]) {
        const QStringList written = merge.toString().split(u' ');
        const bool pair = merge.isArray();
        const QString left = pair ? merge[0].toString() : written.value(0);
        const QString right = pair ? merge[1].toString() : written.value(1);
        ranks.emplace(BytePairs::pairOf(left.toStdU32String(), right.toStdU32String()), int(ranks.size()));
    }
    return std::shared_ptr<const TokenModel>(std::make_shared<BytePairs>(std::move(vocabulary), std::move(ranks)));
}

} // namespace

Result<std::shared_ptr<const TokenModel>> tokenModelFrom(const Json &json)
{
    const QString type = json[u"type"].toString();
    if (type == QLatin1String("Unigram"))
        return unigram(json);
    if (type != QLatin1String("WordPiece") && type != QLatin1String("BPE"))
        return unknownTokenizerPart(QStringLiteral("model"), json);
    std::optional<Vocabulary> vocabulary = vocabularyFrom(json[u"vocab"]);
    if (!vocabulary)
        return unreadable();
    if (type == QLatin1String("BPE"))
        return bytePairs(*std::move(vocabulary), json);
    return std::shared_ptr<const TokenModel>(std::make_shared<WordPiece>(*std::move(vocabulary), json));
}

} // namespace core
