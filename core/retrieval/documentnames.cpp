#include "core/retrieval/documentnames.h"

#include "core/search/termhash.h"
#include "core/language/terms.h"

#include <QFileInfo>

#include <algorithm>

namespace core {
namespace {

constexpr int mostTogether = 3; // words that a file name may join

} // namespace

Naming::Naming(const QString &question)
{
    const QList<Term> all = terms(question);
    for (qsizetype first = 0; first < all.size(); ++first) {
        Name name;
        QString together;
        for (qsizetype i = first; i < all.size() && i < first + mostTogether; ++i) {
            name.terms.push_back(termHash(all[i].text));
            if (i == first)
                name.name = name.terms.front();
            together += withoutPossessive(question.mid(all[i].from, all[i].length));
            if (i > first) {
                const std::vector<quint64> one = termHashes(together);
                if (one.size() != 1)
                    continue;
                name.name = one.front();
            }
            m_names.push_back(name);
        }
    }
}

std::vector<quint64> Naming::termsNaming(const QString &title, const QString &path) const
{
    std::vector<quint64> known = termHashes(title);
    const std::vector<quint64> file = termHashes(QFileInfo(path).completeBaseName());
    known.insert(known.end(), file.begin(), file.end());
    std::sort(known.begin(), known.end());
    std::vector<quint64> naming;
    for (const Name &each : m_names) {
        if (std::binary_search(known.begin(), known.end(), each.name))
            naming.insert(naming.end(), each.terms.begin(), each.terms.end());
    }
    std::sort(naming.begin(), naming.end());
    naming.erase(std::unique(naming.begin(), naming.end()), naming.end());
    return naming;
}

} // namespace core
