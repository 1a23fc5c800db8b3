// Rules about language as data: the lists of words in resources/language, a folder a language, an entry a word or a
// phrase. README.md there has the format and the rules for who adds words.
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
        QString language; // "en"; "any" for what is of no one language
        QString text;
    };

    struct Line // of a list
    {
        QStringList words;
        QStringList others; // behind "|"; empty where there is none
    };

    explicit Lexicon(const QList<File> &files);
    ~Lexicon();
    Lexicon(const Lexicon &) = delete;
    Lexicon &operator=(const Lexicon &) = delete;

    // What stands in a list, in all languages ("any" before the others, which go by their codes) or in one: the words
    // before a "|" as they are written, the same as terms() gives them, all lines in order. A list is read when it is
    // asked for the first time. To ask for one that is nowhere is a defect of the caller, who gets an empty one.
    // Safe from several threads; what is returned lives and stays the same as long as the lexicon.
    const QSet<QString> &words(const char *list, const char *language = "") const;
    const QSet<QString> &terms(const char *list, const char *language = "") const;
    const QList<Line> &lines(const char *list, const char *language = "") const;

    // The words of a list for a regular expression, "one|two|three", in their order.
    QString alternatives(const char *list, const char *language = "") const;

    // Those that have a list ("any" is none).
    QStringList languagesOf(const char *list) const;

private:
    struct List;

    void add(const File &file);
    const List &list(const char *name, const char *language) const;

    QList<QString> m_texts; // views of which the lists keep
    std::map<std::string, std::unique_ptr<List>, std::less<>> m_lists;
};

// What is built into the program.
const Lexicon &lexicon();

} // namespace core
