// A library of a few documents and sessions, made once; tests damage copies of its file.
#pragma once

#include "core/chunking/chunker.h"
#include "core/library/librarydescriptions.h"
#include "core/library/librarysessions.h"
#include "core/store/database.h"
#include "core/store/passagerepository.h"
#include "core/values/citing.h"
#include "must.h"

#include <QFile>
#include <QMap>
#include <QTemporaryDir>

#include <random>

namespace tests {

class SmallLibrary
{
public:
    static constexpr int documentCount = 5;
    static constexpr int sessionCount = 3;

    SmallLibrary()
    {
        using namespace core;
        std::unique_ptr<Library> library = must(Library::open(m_folder.path(), {}));
        for (int i = 1; i <= documentCount; ++i)
            add(*library, i);
        must(LibraryDescriptions(*library).tag({1, 2}, QStringLiteral("law")));
        must(LibraryDescriptions(*library).describe(
            3, {QStringLiteral("What the council is"), QStringLiteral("B. Clerk"), 1999}));
        for (int i = 1; i <= sessionCount; ++i)
            ask(*library, i);
        const auto store = must(Store::open(m_folder.filePath(QStringLiteral("library.db")), Database::ReadOnly));
        for (const Document &document : library->documents()) {
            for (const Located &each : PassageRepository(*store).located(document.id)) {
                const Passage passage = must(PassageRepository(*store).find({each.id})).first();
                passages.insert(passage.id, passage);
            }
        }
        for (const Session &session : LibrarySessions(*library).all())
            sessions.insert(session.id, must(LibrarySessions(*library).find(session.id)));
    }

    // A copy, whose file may then be changed.
    void copyTo(const QString &folder) const
    {
        for (const char *name : {"library.db", "index.cache"})
            QFile::copy(m_folder.filePath(QLatin1String(name)), folder + u'/' + QLatin1String(name));
    }

    QMap<core::PassageId, core::Passage> passages; // as originally stored
    QMap<core::SessionId, core::Session> sessions;

private:
    static void add(core::Library &library, int number)
    {
        using namespace core;
        static const char *const subjects[] = {
            "quorum of the council",  "term of the judges",    "price of copper",
            "depth of the lake",      "weight of the bell",    "length of the bridge",
            "salary of the gardener", "number of the members", "rate of interest"};
        static const char *const reasons[] = {"because the charter says so", "unless the mayor objects in writing",
                                              "as the annex explains", "which nobody has contested",
                                              "according to the latest survey"};
        QList<Page> pages;
        for (int page = 1; page <= 4; ++page) {
            Page made;
            made.number = page;
            made.label = QString::number(page + 10);
            made.status = PageStatus::Text;
            made.width = 600;
            made.height = 800;
            for (int line = 0; line < 14; ++line)
                made.text += QStringLiteral("In section %1 the %2 is set to %3 and %4 hundredths %5.\n")
                                 .arg(number * 100 + page * 20 + line)
                                 .arg(QLatin1String(subjects[(number + page + line) % 9]))
                                 .arg(number * 1000 + page * 100 + line)
                                 .arg(line + 3)
                                 .arg(QLatin1String(reasons[(page + line) % 5]));
            made.text = made.text.trimmed();
            pages.append(made);
        }
        Document document;
        document.path = QStringLiteral("/papers/%1.pdf").arg(number);
        document.title = QStringLiteral("Paper %1").arg(number);
        document.hash = QByteArray::number(number).rightJustified(64, 'a');
        document.status = DocumentStatus::Indexed;
        document.origin = {1, 500, 100, false, {{QStringLiteral("Beginning"), 1, 0}, {QStringLiteral("Middle"), 3, 0}}};
        must(library.add(document, pages, chunk(pages, document.origin.outline, {500, 100})));
    }

    static void ask(core::Library &library, int number)
    {
        using namespace core;
        Session session;
        session.title = QStringLiteral("Session about %1").arg(number);
        for (int i = 1; i <= 3; ++i) {
            const QString question = QStringLiteral("What is set in section %1?").arg(number * 100 + i * 20);
            const QList<Passage> found = must(library.search({question, 2, {}}, {}));
            Turn turn;
            turn.id = QStringLiteral("turn %1 of %2").arg(i).arg(number);
            turn.asked = 1'700'000'000'000 + i;
            turn.question = question;
            turn.queries = {question};
            turn.flow = QStringLiteral("self-rag");
            turn.model = QStringLiteral("built-in");
            turn.ending = Ending::Passed;
            turn.sources = found;
            turn.citations = {citationOf(found[0], 0, int(found[0].text.indexOf(u'.')) + 1, 1)};
            turn.answer = turn.citations[0].quote;
            turn.sentences = {{0, int(turn.answer.size()), Support::Fully, {1}}};
            for (const Passage &passage : found)
                turn.evidence.insert(passage.document, must(library.document(passage.document)).hash);
            session.turns.append(turn);
        }
        must(LibrarySessions(library).save(session));
    }

    QTemporaryDir m_folder;
};

// Replaces the letters of one word, which may change its length; only words made of letters are chosen.
inline QString withOtherWord(const QString &text, std::mt19937 &dice)
{
    QList<std::pair<qsizetype, qsizetype>> words;
    for (qsizetype from = 0; from < text.size();) {
        qsizetype to = from;
        while (to < text.size() && text[to].isLetterOrNumber())
            ++to;
        if (to - from >= 2)
            words.append({from, to - from});
        from = std::max(to, from + 1);
    }
    if (words.isEmpty())
        return text;
    const auto [from, length] = words[qsizetype(dice() % quint64(words.size()))];
    static const QStringList others{QStringLiteral("never"), QStringLiteral("ten"), QStringLiteral("one"),
                                    QStringLiteral("without"), QStringLiteral("7")};
    QString word = others[qsizetype(dice() % quint64(others.size()))];
    if (dice() % 2 == 0)
        word = word.leftJustified(length, u'x', true);
    return text.mid(from, length) == word ? text.left(from) + u'z' + text.mid(from + 1)
                                          : text.left(from) + word + text.mid(from + length);
}

} // namespace tests
