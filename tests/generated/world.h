// The subjects of generated documents: twelve fields with their measures and nouns, invented names, and the random
// source. The same seed gives the same world on every machine.
#pragma once

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

namespace generated {

class Chance // splitmix64: unlike the standard library's distributions, identical everywhere
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

    QString name; // for a count, the things counted: "Pupils"
    Kind kind = Count;
    QString unit = {};       // of a physical measure: "tonnes"
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
    QString row;       // kind of table row: "region"
    QString rows;      // "regions"
    QString rowSuffix; // part of a row's label: "valve"
    QList<Measure> measures;

    // For prose.
    QString site;         // "school", as in "the Lindhof school"
    QStringList counted;  // things that a site has: "pupils", "teachers"
    QStringList bought;   // goods, in the plural
    QStringList roles;    // job titles
    QString board;        // body that approves: "school board"
    QStringList projects; // without article: "new library"
    QStringList teams;    // teams with a leader
    QString people;       // people addressed by rules: "visitors"
};

const QList<Field> &fields();

// Names used only once: no two things in a document share one, and none is part of another.
class Names
{
public:
    explicit Names(Chance &chance) : m_chance(chance) {}

    QString place();        // for example "Kessimdal"
    QString person();       // for example "Mira Tolven"
    QString organisation(); // for example "Brenholm Foundation"

private:
    QString fresh();

    Chance &m_chance;
    QSet<QString> m_used;
};

QString lowered(const QString &name); // the form used within a sentence: "revenue"
QString capitalised(QString sentence);

} // namespace generated
