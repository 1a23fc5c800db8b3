#include "core/extractive/forms/agreement.h"

#include "core/extractive/forms/answerfinder.h"

#include <QSet>

namespace core {

void Agreement::add(const QList<FoundAnswer> &ofPassage)
{
    QSet<QString> names;
    for (const FoundAnswer &found : ofPassage) {
        if (found.strength >= AnswerFinder::strong && !found.who.isEmpty())
            names.insert(found.who);
    }
    for (const QString &name : std::as_const(names))
        ++m_passages[name];
}

double Agreement::with(const FoundAnswer &found) const
{
    const int passages = found.who.isEmpty() ? 0 : m_passages.value(found.who);
    return passages > 0 ? 1 - 1.0 / passages : 0;
}

} // namespace core
