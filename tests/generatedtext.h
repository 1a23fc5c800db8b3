// Realistic text of any length: words, phrases and subjects of existing texts in a new order, with names and numbers
// that occur nowhere else. The same seed gives the same text.
#pragma once

#include "core/values/document.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <random>
#include <vector>

namespace test {

// Public texts in the data folder, such as abstracts and articles; without that folder, the program's own texts.
inline QStringList realTexts(const QString &data, const QString &source)
{
    QStringList texts;
    for (const char *set : {"scifact", "cranfield", "cacm"}) {
        QFile file(data + QStringLiteral("/retrieval/%1/docs.jsonl").arg(QLatin1String(set)));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        while (!file.atEnd()) {
            const QJsonObject each = QJsonDocument::fromJson(file.readLine()).object();
            texts.append(each[u"title"].toString() + QStringLiteral(". ") + each[u"text"].toString());
        }
    }
    QFile squad(data + QStringLiteral("/squad2/squad2.json"));
    if (squad.open(QIODevice::ReadOnly)) {
        const QJsonArray articles = QJsonDocument::fromJson(squad.readAll()).object()[u"data"].toArray();
        for (const QJsonValue &article : articles) {
            for (const QJsonValue &paragraph : article[u"paragraphs"].toArray())
                texts.append(paragraph[u"context"].toString());
        }
    }
    if (!texts.isEmpty())
        return texts;
    for (const QString &folder :
         {QStringLiteral("/resources/manual"), QStringLiteral("/core"), QStringLiteral("/app")}) {
        QStringList names;
        QDirIterator files(source + folder, {QStringLiteral("*.md")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            names.append(files.next());
        names.sort();
        for (const QString &name : names) {
            QFile file(name);
            if (file.open(QIODevice::ReadOnly))
                texts += QString::fromUtf8(file.readAll()).split(QStringLiteral("\n\n"), Qt::SkipEmptyParts);
        }
    }
    return texts;
}

// A random walk over the words of the texts: to the next word, or to a word that follows the same word elsewhere,
// mostly within one subject. This preserves what matters for a search: co-occurrence and word frequencies.
class LikeText
{
public:
    explicit LikeText(const QStringList &texts, unsigned seed = 1) : m_random(seed)
    {
        QHash<QString, qint32> known;
        for (const QString &text : texts) {
            const qint32 from = qint32(m_text.size());
            for (const QString &word : text.simplified().left(6000).split(u' ', Qt::SkipEmptyParts)) {
                auto number = known.constFind(word);
                if (number == known.constEnd()) {
                    number = known.insert(word, qint32(m_words.size()));
                    m_words.append(word);
                    m_places.emplace_back();
                }
                m_places[size_t(*number)].push_back(qint32(m_text.size()));
                m_text.push_back(*number);
            }
            if (qint32(m_text.size()) - from > 20)
                m_subjects.push_back({from, qint32(m_text.size())});
        }
        if (!isEmpty())
            beginDocument();
    }

    bool isEmpty() const { return m_subjects.empty(); }

    // Chooses a document's subjects, a few related ones, and its own names.
    void beginDocument()
    {
        const size_t about = below(m_subjects.size());
        m_about.clear();
        for (size_t i = 0; i < 6; ++i)
            m_about.push_back(i < 4 ? (about + i) % m_subjects.size() : below(m_subjects.size()));
        m_names.clear();
        for (int i = 0; i < 30; ++i)
            m_names.append(name());
    }

    QString text(int characters)
    {
        m_page = {m_subjects[m_about[below(m_about.size())]], m_subjects[m_about[below(m_about.size())]]};
        qint32 at = anywhere();
        QString made;
        made.reserve(characters + 40);
        while (made.size() < characters) {
            const unsigned chance = unsigned(below(1000));
            if (chance < 12)
                made += chance < 7 ? m_names[qsizetype(below(30))]
                                   : QString::number(below(chance < 10 ? 3000 : 90'000'000));
            else
                made += m_words[m_text[size_t(at)]];
            made += u' ';
            at = next(at);
        }
        made.chop(1);
        return made;
    }

    core::Page page(int number, int characters = 3500)
    {
        core::Page page;
        page.number = number;
        page.width = 612;
        page.height = 792;
        page.status = core::PageStatus::Text;
        page.text = text(characters);
        return page;
    }

    // A plausible question about a subject, from words that occur near each other in it.
    QString question(int words)
    {
        const auto &[from, to] = m_subjects[below(m_subjects.size())];
        QString made;
        for (int i = 0; i < words; ++i)
            made += m_words[m_text[size_t(from) + below(size_t(to - from))]] + u' ';
        return made.trimmed();
    }

private:
    struct Subject
    {
        qint32 from = 0;
        qint32 to = 0;
    };

    size_t below(size_t count) { return size_t(m_random() % count); }

    qint32 anywhere()
    {
        const Subject &subject = m_page[below(2)];
        return subject.from + qint32(below(size_t(subject.to - subject.from)));
    }

    qint32 next(qint32 at)
    {
        const size_t chance = below(100);
        if (chance < 55 && at + 1 < qint32(m_text.size()))
            return at + 1;
        const std::vector<qint32> &same = m_places[size_t(m_text[size_t(at)])];
        if (chance < 88) {
            const Subject &subject = m_page[below(2)];
            const auto first = std::lower_bound(same.begin(), same.end(), subject.from);
            const auto end = std::lower_bound(first, same.end(), subject.to);
            if (end - first < 2)
                return anywhere();
            const qint32 there = first[qint32(below(size_t(end - first)))] + 1;
            return there < subject.to ? there : anywhere();
        }
        const qint32 other = same[below(same.size())] + 1;
        return other < qint32(m_text.size()) ? other : anywhere();
    }

    QString name()
    {
        static const QStringList syllables =
            QStringLiteral("ba ce di fo gu ha ke li mo nu pa re si to vu wa xe zi bro cla dre fin gar hol").split(u' ');
        QString made;
        for (int i = 0; i < 4; ++i)
            made += syllables[qsizetype(below(size_t(syllables.size())))];
        made[0] = made[0].toUpper();
        return made;
    }

    std::mt19937_64 m_random;
    QStringList m_words;
    std::vector<std::vector<qint32>> m_places; // positions of each word in the text
    std::vector<qint32> m_text;
    std::vector<Subject> m_subjects;
    std::vector<size_t> m_about;
    std::vector<Subject> m_page{2};
    QStringList m_names;
};

} // namespace test
