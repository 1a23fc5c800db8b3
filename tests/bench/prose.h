// Generated libraries for benchmarks: word frequencies follow Zipf's law, and a third of each page comes from the
// vocabulary of its subject. A library of 100,000 passages (or $ATTEST_BENCH_PASSAGES) is made once and shared.
#pragma once

#include "core/library/library.h"
#include "core/library/libraryindexes.h"
#include "core/base/settings.h"
#include "core/chunking/chunker.h"
#include "core/pdf/pdfreader.h"

#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <random>
#include <vector>

namespace bench {

using namespace core;
using namespace Qt::StringLiterals;

class Prose
{
public:
    explicit Prose(unsigned seed) : m_random(seed)
    {
        double sum = 0;
        for (int i = 0; i < vocabulary; ++i) {
            sum += 1.0 / (i + 3);
            m_chances.push_back(sum);
        }
    }

    QString word()
    {
        const double at = std::uniform_real_distribution<>(0, m_chances.back())(m_random);
        return wordOf(int(std::lower_bound(m_chances.begin(), m_chances.end(), at) - m_chances.begin()));
    }

    QString subjectWord(int subject)
    {
        const double at = std::uniform_real_distribution<>(0, 1)(m_random);
        return wordOf(300 + (subject * 7919 + int(at * at * 200) * 31) % (vocabulary - 300));
    }

    QString sentence(int subject)
    {
        QString text = word();
        text[0] = text[0].toUpper();
        const int words = std::uniform_int_distribution<>(8, 24)(m_random);
        for (int i = 0; i < words; ++i)
            text += u' ' + (i % 3 == 2 ? subjectWord(subject) : word());
        return text + u'.';
    }

    Page page(int number, int subject, int characters)
    {
        Page page;
        page.number = number;
        page.width = 612;
        page.height = 792;
        page.status = PageStatus::Text;
        page.text = u"A report on many subjects\n\n"_s;
        for (int next = 0; page.text.size() < characters; next = int(page.text.size()))
            page.text += sentence(subject) + (next % 5 == 4 ? u"\n\n"_s : u"\n"_s);
        page.text += QString::number(number);
        for (qsizetype from = 0, to = 0, line = 0; from < page.text.size(); from = to + 1) {
            for (to = from; to < page.text.size() && !page.text[to].isSpace();)
                ++to;
            if (to > from)
                page.words.append(
                    {int(from),
                     int(to - from),
                     {float(from % 90) * 5, float(line) * 12, float(from % 90) * 5 + 30, float(line) * 12 + 10},
                     10});
            line += to < page.text.size() && page.text[to] == u'\n';
        }
        return page;
    }

private:
    static constexpr int vocabulary = 60'000;

    static QString wordOf(int number)
    {
        static const QStringList syllables =
            u"ba ce di fo gu ha ke li mo nu pa re si to vu wa xe zi bro cla"_s.split(u' ');
        QString word;
        for (int rest = number + 1; rest > 0; rest /= 20)
            word += syllables[rest % 20];
        return word + u'n';
    }

    std::mt19937 m_random;
    std::vector<double> m_chances;
};

inline QList<Page> report(Prose &prose, int pages, int characters = 3500)
{
    QList<Page> made;
    for (int i = 1; i <= pages; ++i)
        made.append(prose.page(i, i / 10, characters));
    return made;
}

inline void addReport(Library &library, const QList<Page> &pages, int number)
{
    Document document;
    document.path = u"/reports/%1.pdf"_s.arg(number);
    document.title = u"Report %1"_s.arg(number);
    document.hash = QByteArray::number(number);
    document.status = DocumentStatus::Indexed;
    const Settings settings;
    document.origin.reader = ReaderVersion; // otherwise the window would read it again
    document.origin.length = settings.passageLength;
    document.origin.overlap = settings.passageOverlap;
    if (const auto kept =
            library.add(document, pages, chunk(pages, {}, {settings.passageLength, settings.passageOverlap}));
        !kept)
        qFatal("%s", qPrintable(kept.error().message));
}

struct Large // a library made once for all benchmarks that need it
{
    QTemporaryDir folder;
    std::unique_ptr<Library> library;

    static Large &instance()
    {
        static Large large;
        return large;
    }

private:
    Large()
    {
        const char *asked = std::getenv("ATTEST_BENCH_PASSAGES");
        const int passages = asked ? std::atoi(asked) : 100'000;
        library = std::move(*Library::open(folder.path(), {}));
        Prose prose(1);
        for (int number = 0; library->passageCount() < passages; ++number)
            addReport(*library, report(prose, 150), number);
        Inline parallel;
        if (const Result<void> fitted = LibraryIndexes(*library).fit(parallel, {}); !fitted)
            qFatal("%s", qPrintable(fitted.error().message));
    }
};

} // namespace bench
