// Finds the words of a question that name the document asked about. Private to the folders behind Library.
#pragma once

#include <QString>

#include <vector>

namespace core {

// Which terms of one question name a document: those in its title and its file name, where words are often joined
// ("BESTBUY_2017"). Hashes as of termHash(), sorted, each once.
class Naming
{
public:
    explicit Naming(const QString &question);

    std::vector<quint64> termsNaming(const QString &title, const QString &path) const;

private:
    struct Name
    {
        quint64 name = 0;           // may occur in a title, for
        std::vector<quint64> terms; // of the question
    };
    std::vector<Name> m_names;
};

} // namespace core
