// Words of a question that name the document that is asked about. For the folders behind Library alone.
#pragma once

#include <QString>

#include <vector>

namespace core {

// Which terms of one question name a document: those of its title and of its file's name, where words are often
// written together ("BESTBUY_2017"). Hashes as of termHash(), sorted, each once.
class Naming
{
public:
    explicit Naming(const QString &question);

    std::vector<quint64> termsNaming(const QString &title, const QString &path) const;

private:
    struct Name
    {
        quint64 name = 0;           // what a title may have, for
        std::vector<quint64> terms; // of the question
    };
    std::vector<Name> m_names;
};

} // namespace core
