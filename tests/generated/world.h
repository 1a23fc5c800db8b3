// What generated documents are about: twelve fields, their measures and nouns, names that nobody has, and the chance
// that picks among them. The same seed gives the same world on every machine.
#pragma once

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

namespace generated {

class Chance // splitmix64: unlike the standard library's distributions it is the same everywhere
{
public:
    explicit Chance(quint64 seed) : m_state(seed) {}

    quint64 next();
    int below(int count) { return int(next() % quint64(count)); }
    int between(int least, int most) { return least + below(most - least + 1); }
    bool oneIn(int count) { return below(count) == 0; }
    template <class T>
    const T &pick(const QList<T> &from)
    {
        return from.at(below(int(from.size())));
    }
    template <class T>
    void shuffle(QList<T> &list)
    {
        for (int i = int(list.size()) - 1; i > 0; --i)
            list.swapItemsAt(i, below(i + 1));
    }

private:
    quint64 m_state;
};

struct Measure
{
    enum Kind { Count, Money, Physical, Percent };

    QString name; // "Revenue"; of a count the counted things: "Pupils"
    Kind kind = Count;
    QString unit = {};       // of a physical one: "tonnes"
    bool canBeSummed = true; // over the rows of a table
    int decimals = 0;        // as printed
    int least = 10;          // as printed
    int most = 900;          // as printed
    bool canBeNegative = false;

    bool operator==(const Measure &other) const { return name == other.name; }
};

struct Field
{
    QString id;
    QString row;       // of a table: "region"
    QString rows;      // "regions"
    QString rowSuffix; // of a label: "valve"
    QList<Measure> measures;

    // For prose.
    QString site;         // "school": "the Lindhof school"
    QStringList counted;  // that a site has: "pupils", "teachers"
    QStringList bought;   // things that are bought, in the plural
    QStringList roles;    // of persons
    QString board;        // that approves: "school board"
    QStringList projects; // without article: "new library"
    QStringList teams;    // that somebody leads
    QString people;       // that rules are for: "visitors"
};

const QList<Field> &fields();

// Names that are in use once: no two things of a document have the same, and none is a part of another.
class Names
{
public:
    explicit Names(Chance &chance) : m_chance(chance) {}

    QString place();        // "Kessimdal"
    QString person();       // "Mira Tolven"
    QString organisation(); // "Brenholm Foundation"

private:
    QString fresh();

    Chance &m_chance;
    QSet<QString> m_used;
};

QString lowered(const QString &name); // "Revenue" as it is within a sentence
QString capitalised(QString sentence);

} // namespace generated
