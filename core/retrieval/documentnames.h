// Finds the words of a question that name the document it asks about. Internal to Library's implementation.
#pragma once

#include <QString>

#include <vector>

namespace core {

// The terms of one question that name a document, that is, terms in its title or its file name, where words are often
// joined ("BESTBUY_2017"). Hashes from termHash(), sorted, without duplicates.
class Naming
{
public:
    explicit Naming(const QString &question);

    std::vector<quint64> termsNaming(const QString &title, const QString &path) const;

private:
    struct Name
    {
        quint64 name = 0;           // hash of a word that may occur in a title
        std::vector<quint64> terms; // hashes of the question's terms that this word matches
    };
    std::vector<Name> m_names;
};

} // namespace core
