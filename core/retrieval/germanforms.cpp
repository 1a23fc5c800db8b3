#include "core/retrieval/germanforms.h"

#include "core/language/germanstem.h"
#include "core/language/terms.h"

#include <QSet>

#include <algorithm>

namespace core {
namespace {

constexpr int mostBeginning = 400;     // terms with a common beginning
constexpr qsizetype mostCompounds = 6; // only the most frequent
constexpr qsizetype leastStem = 3;
constexpr qsizetype leastPart = 4; // letters per part of a compound

// "hof" as "hof" and "höf", since the plural may have an umlaut.
QStringList beginningsOf(const QString &word, const QString &stem)
{
    QStringList all{word.left(stem.size()), stem};
    for (qsizetype i = stem.size() - 1; i >= 0; --i) {
        const QChar letter = stem[i];
        const bool isDiphthong = letter == u'u' && i > 0 && stem[i - 1] == u'a';
        const qsizetype at = isDiphthong ? i - 1 : i;
        const qsizetype which = QStringView(u"aou").indexOf(stem[at]);
        if (which >= 0) {
            QString other = stem;
            other[at] = QStringView(u"äöü")[which];
            all.append(other);
        }
        if (which >= 0 || QStringView(u"eiyäöü").contains(letter))
            break;
    }
    all.removeDuplicates();
    return all;
}

class Forms
{
public:
    Forms(const QString &own, const TermsBeginning &beginning) : m_own(own), m_beginning(beginning) {}

    void addFormsOf(const QString &word)
    {
        const QString stem = germanStem(word);
        if (stem.size() < leastStem)
            return;
        QList<GermanForm> compounds;
        for (const QString &letters : beginningsOf(word, stem)) {
            for (const auto &[term, passages] : m_beginning(letters, mostBeginning)) {
                if (germanStem(term) == stem)
                    add({term, passages, GermanForm::Inflection});
                else if (stem.size() >= leastPart && term.size() >= letters.size() + leastPart)
                    compounds.append({term, passages, GermanForm::Compound});
            }
        }
        std::stable_sort(compounds.begin(), compounds.end(),
                         [](const GermanForm &one, const GermanForm &other) { return one.passages > other.passages; });
        for (const GermanForm &form : compounds.first(std::min(mostCompounds, compounds.size())))
            add(form);
    }

    // Splits at the longest word that it ends with: "Feldwege" gives "wege" and "feld".
    void addPartsOf(const QString &word)
    {
        for (qsizetype at = leastPart; at + leastPart <= word.size(); ++at) {
            const QString tail = word.mid(at);
            const QString stem = germanStem(tail);
            const auto known = m_beginning(tail.left(std::max(stem.size(), leastStem)), mostBeginning);
            if (!addParts(stem, known))
                continue;
            const auto heads = m_beginning(word.left(leastPart), mostBeginning);
            for (const QStringView link : {u"", u"s", u"n", u"en", u"e", u"es"}) {
                const qsizetype letters = at - link.size();
                if (letters >= leastPart && QStringView(word).left(at).endsWith(link))
                    addParts(germanStem(QStringView(word).left(letters)), heads);
            }
            return;
        }
    }

    const QList<GermanForm> &all() const { return m_all; }

private:
    bool addParts(const QString &stem, const QList<std::pair<QString, int>> &known)
    {
        bool any = false;
        for (const auto &[term, passages] : known) {
            if (germanStem(term) != stem)
                continue;
            any = true;
            add({term, passages, GermanForm::Part});
        }
        return any;
    }

    void add(const GermanForm &form)
    {
        if (form.term == m_own || isStopTerm(form.term) || m_known.contains(form.term))
            return;
        m_known.insert(form.term);
        m_all.append(form);
    }

    const QString &m_own;
    const TermsBeginning &m_beginning;
    QSet<QString> m_known;
    QList<GermanForm> m_all;
};

} // namespace

QList<GermanForm> germanForms(QStringView written, const QString &term, const TermsBeginning &beginning)
{
    const QString word = written.toString().toCaseFolded();
    Forms forms(term, beginning);
    if (std::any_of(word.begin(), word.end(), [](QChar c) { return !c.isLetter(); }))
        return {};
    forms.addFormsOf(word);
    forms.addPartsOf(word);
    return forms.all();
}

} // namespace core
