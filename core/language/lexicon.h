// Language rules as data: the word lists in resources/language, one folder per language, one entry per word or phrase.
// README.md there describes the format and the rules for adding words.
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <string>

namespace core {

class Lexicon
{
public:
    struct File
    {
        QString language; // "en"; "any" for entries of no particular language
        QString text;
    };

    struct Line // one entry of a list
    {
        QStringList words;
        QStringList others; // the words after "|"; empty if there is no "|"
    };

    explicit Lexicon(const QList<File> &files);
    ~Lexicon();
    Lexicon(const Lexicon &) = delete;
    Lexicon &operator=(const Lexicon &) = delete;

    // The contents of a list in all languages ("any" first, then by language code) or in one: words() returns the words
    // before a "|" as written, terms() the same in the form of terms(), and lines() all lines in order. A list is read
    // on first use. Asking for a list that does not exist is a bug in the caller; the result is then empty. Results
    // stay valid and unchanged as long as the lexicon exists. Thread-safe.
    const QSet<QString> &words(const char *list, const char *language = "") const;
    const QSet<QString> &terms(const char *list, const char *language = "") const;
    const QList<Line> &lines(const char *list, const char *language = "") const;

    // The words of a list as a regular expression, "one|two|three", in order.
    QString alternatives(const char *list, const char *language = "") const;

    // The languages for which the list exists ("any" does not count).
    QStringList languagesOf(const char *list) const;

private:
    struct List;

    void add(const File &file);
    const List &list(const char *name, const char *language) const;

    QList<QString> m_texts; // lists hold views into these
    std::map<std::string, std::unique_ptr<List>, std::less<>> m_lists;
};

// The lists built into the program.
const Lexicon &lexicon();

} // namespace core
