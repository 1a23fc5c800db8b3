// Libraries that were changed after Attest wrote them: a valid one with one change, such as another program, a disk or
// an attacker may make. Number n depends only on the seed and n.
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QStringList>

#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <functional>
#include <iterator>
#include <limits>
#include <memory>
#include <random>

namespace tests {

class HostileLibrary
{
public:
    enum Outcome {
        Refused, // it is refused and left unchanged
        Whole,   // it works as before, after rebuilding derived data
        Told,    // it is refused, or unreadable parts are reported; it may be repaired
    };
    struct Case
    {
        QString name;
        Outcome outcome = Told;
        bool isOfDatabase = true; // otherwise no backup can be made of it
        std::function<bool()> change;
    };

    // `others` are folders of other libraries that have an unmerged log.
    HostileLibrary(QString folder, QStringList others, quint32 seed, int newest)
        : m_folder(std::move(folder)),
          m_others(std::move(others)),
          m_seed(seed),
          m_newest(newest)
    {
    }

    static constexpr int kinds = 30;

    Case at(int number) const
    {
        std::seed_seq seed{m_seed, quint32(number)};
        auto dice = std::make_shared<std::mt19937>(seed);
        const auto any = [dice](qsizetype end) { return qsizetype((*dice)() % quint64(end)); };
        const auto of = [any](const QStringList &all) { return all[any(all.size())]; };
        const QString table = of(tables());
        switch (number % kinds) {
        case 0: {
            const QString body = of({QStringLiteral("SELECT 1"), QStringLiteral("DELETE FROM document WHERE id = 1"),
                                     QStringLiteral("SELECT RAISE(IGNORE)"),
                                     QStringLiteral("UPDATE passage SET text = 'The quorum is one person.'")});
            const QString when = of({QStringLiteral("AFTER INSERT"), QStringLiteral("BEFORE INSERT"),
                                     QStringLiteral("AFTER UPDATE"), QStringLiteral("BEFORE DELETE")});
            return sql(
                "a trigger", Refused,
                QStringLiteral("CREATE TRIGGER t%1 %2 ON %3 BEGIN %4; END").arg(any(100)).arg(when, table, body));
        }
        case 1:
            return sql("a view", Refused,
                       QStringLiteral("CREATE VIEW v%1 AS SELECT * FROM %2").arg(any(100)).arg(table));
        case 2: {
            const QString taken = of({QStringLiteral("passage"), QStringLiteral("pagetext"), QStringLiteral("document"),
                                      QStringLiteral("turn")});
            return sql("a view in place of a table", Refused,
                       QStringLiteral("PRAGMA legacy_alter_table=1; ALTER TABLE %1 RENAME TO kept; CREATE VIEW %1 AS "
                                      "SELECT * FROM kept")
                           .arg(taken));
        }
        case 3:
            return sql("a table more", Refused, QStringLiteral("CREATE TABLE more%1(a, b)").arg(any(100)));
        case 4:
            return sql("a column more", Refused,
                       QStringLiteral("ALTER TABLE %1 ADD COLUMN more%2 TEXT").arg(table).arg(any(100)));
        case 5:
            return sql("a computed column more", Refused,
                       QStringLiteral("ALTER TABLE %1 ADD COLUMN more TEXT AS (%2)")
                           .arg(table, of({QStringLiteral("1"), QStringLiteral("zeroblob(9)"),
                                           QStringLiteral("abs(-9223372036854775808)")})));
        case 6:
            return sql("an index more", Refused,
                       QStringLiteral("CREATE INDEX more%1 ON %2(%3)")
                           .arg(any(100))
                           .arg(table, of({QStringLiteral("1"), QStringLiteral("2, 3")})));
        case 7:
            return sql("a table of a module more", Refused,
                       of({QStringLiteral("CREATE VIRTUAL TABLE more USING fts5(a)"),
                           QStringLiteral("CREATE VIRTUAL TABLE more USING rtree(id, a, b)"),
                           QStringLiteral("CREATE VIRTUAL TABLE more USING fts5vocab(fulltext, 'col')")}));
        case 8:
            return sql(
                "an index of other columns", Refused,
                of({QStringLiteral("DROP INDEX passageplace; CREATE INDEX passageplace ON passage(text)"),
                    QStringLiteral("DROP INDEX documenthash; CREATE UNIQUE INDEX documenthash ON document(hash)"),
                    QStringLiteral("DROP INDEX tagname; CREATE INDEX tagname ON tag(document)")}));
        case 9:
            return sql("a column less", Refused,
                       of({QStringLiteral("ALTER TABLE session DROP COLUMN tags"),
                           QStringLiteral("DROP INDEX documenthidden; ALTER TABLE document DROP COLUMN hidden"),
                           QStringLiteral("ALTER TABLE turn RENAME COLUMN json TO other")}));
        case 10:
            return sql("a table less", Refused, QStringLiteral("PRAGMA foreign_keys=0; DROP TABLE %1").arg(table));
        case 11:
            return sql(
                "a table of another text", Refused,
                QStringLiteral("PRAGMA writable_schema=1; UPDATE sqlite_schema SET sql = replace(sql, '%1', '%2') "
                               "WHERE name = 'passage'")
                    .arg(of({QStringLiteral(" NOT NULL"), QStringLiteral("ON DELETE CASCADE")}),
                         of({QString(), QStringLiteral(" CHECK (1)")})));
        case 12:
            return sql("an index less", Whole,
                       QStringLiteral("DROP INDEX %1")
                           .arg(of({QStringLiteral("passageplace"), QStringLiteral("documenthash"),
                                    QStringLiteral("pageunread"), QStringLiteral("tagname"),
                                    QStringLiteral("embeddedpassage")})));
        case 13:
            return sql("a part of full text less", Whole,
                       QStringLiteral("DROP TABLE fulltext_%1")
                           .arg(of({QStringLiteral("docsize"), QStringLiteral("data"), QStringLiteral("idx"),
                                    QStringLiteral("config")})));
        case 14:
            return sql("full text less", Whole,
                       QStringLiteral("PRAGMA writable_schema=1; DELETE FROM sqlite_schema WHERE name = '%1'")
                           .arg(of({QStringLiteral("fulltext"), QStringLiteral("vocabulary")})));
        case 15:
            return sql("full text of another kind", Whole,
                       of({QStringLiteral("UPDATE fulltext_config SET v = 77 WHERE k = 'version'"),
                           QStringLiteral("DELETE FROM fulltext_config"), QStringLiteral("DELETE FROM fulltext_data"),
                           QStringLiteral("UPDATE fulltext_data SET block = x'ff' WHERE id = 10"),
                           QStringLiteral("UPDATE fulltext_data SET block = x'00'; DELETE FROM fulltext_idx")}));
        case 16: {
            const QList<int> versions{-1,
                                      -100'000,
                                      std::numeric_limits<int>::min(),
                                      m_newest + 1,
                                      0,
                                      1 + int(any(m_newest - 4)),
                                      99'999,
                                      std::numeric_limits<int>::max()};
            return sql("another version", Refused,
                       QStringLiteral("PRAGMA user_version=%1").arg(versions[any(versions.size())]));
        }
        case 17:
            return sql("another application", Refused,
                       QStringLiteral("PRAGMA application_id=%1").arg(1 + any(1'000'000)));
        case 18:
            return sql("no application and version", Refused,
                       QStringLiteral("PRAGMA application_id=0; PRAGMA user_version=0"));
        case 19: {
            const QString column = of({QStringLiteral("text"), QStringLiteral("page"), QStringLiteral("lastpage"),
                                       QStringLiteral("document"), QStringLiteral("spans"), QStringLiteral("heading"),
                                       QStringLiteral("ordinal")});
            return sql("rows of another type", Told,
                       QStringLiteral("UPDATE OR IGNORE passage SET %1 = %2 WHERE id % 3 = %3")
                           .arg(column, odd(any))
                           .arg(any(3)));
        }
        case 20: {
            const QString column = of({QStringLiteral("pages"), QStringLiteral("passages"), QStringLiteral("status"),
                                       QStringLiteral("added"), QStringLiteral("hash"), QStringLiteral("path"),
                                       QStringLiteral("readtitle"), QStringLiteral("revision")});
            return sql("documents of another type", Told,
                       QStringLiteral("UPDATE document SET %1 = %2").arg(column, odd(any)));
        }
        case 21:
            return sql("numbers used up", Told,
                       of({QStringLiteral("UPDATE sqlite_sequence SET seq = 9223372036854775807"),
                           QStringLiteral("UPDATE sqlite_sequence SET seq = 'a'"),
                           QStringLiteral("UPDATE session SET id = 9223372036854775807"),
                           QStringLiteral("UPDATE library SET value = 9223372036854775807"),
                           QStringLiteral("DELETE FROM library"), QStringLiteral("UPDATE space SET model = x'00'"),
                           QStringLiteral("UPDATE vectors SET passages = randomblob(length(passages))")}));
        case 22:
            return bytes("bytes of the file", [any](QByteArray &all) {
                for (qsizetype i = 0, changes = 1 + any(64); i < changes; ++i)
                    all[100 + any(all.size() - 100)] = char(any(256));
            });
        case 23:
            return bytes("a page of the file", [any](QByteArray &all) {
                const qsizetype page = any(all.size() / 4096);
                for (qsizetype i = 0; i < 4096; ++i)
                    all[page * 4096 + i] = char(page % 2 ? any(256) : 0);
            });
        case 24:
            return bytes("the file cut short", [any](QByteArray &all) { all.truncate(1 + any(all.size() - 1)); });
        case 25: {
            const qsizetype size = any(3);
            return {QStringLiteral("a file of %1 bytes").arg(size), Refused, false, [this, size] {
                        return put(QStringLiteral("library.db"), QByteArray(size, size == 1 ? ' ' : '\0'));
                    }};
        }
        case 26: {
            const QString name = of(kept());
            return {QStringLiteral("a link as ") + name, Refused, false, [this, name] {
                        const QString file = path(name);
                        const QString target = path(QStringLiteral("../victim"));
                        QFile::remove(target);
                        const bool moved = QFile::exists(file)
                                               ? QFile::rename(file, target)
                                               : put(QStringLiteral("../victim"), "somebody's own words");
                        return moved && QFile::link(target, file);
                    }};
        }
        case 27: {
            const QString name = of(kept());
            return {QStringLiteral("a pipe as ") + name, Refused, false, [this, name] {
                        QFile::remove(path(name));
                        return mkfifo(QFile::encodeName(path(name)).constData(), 0600) == 0;
                    }};
        }
        case 28: {
            const QString name = of(kept());
            const bool isDevice = any(2) == 0;
            return {(isDevice ? QStringLiteral("a device as ") : QStringLiteral("a folder as ")) + name, Refused, false,
                    [this, name, isDevice] {
                        QFile::remove(path(name));
                        return isDevice ? QFile::link(QStringLiteral("/dev/zero"), path(name))
                                        : QDir().mkdir(path(name));
                    }};
        }
        default: {
            const int what = int(any(4));
            const QByteArray noise = QByteArray::number(any(1'000'000)).repeated(2000);
            const QString other = of(m_others);
            return {QStringLiteral("another's log, %1").arg(what), Refused, false, [this, what, noise, other] {
                        const QString log = QStringLiteral("library.db-wal");
                        switch (what) {
                        case 0:
                            return QFile::copy(other + u'/' + log, path(log));
                        case 1:
                            return QFile::copy(other + u'/' + log, path(log)) && put(QStringLiteral("library.db"), {});
                        case 2:
                            return put(log, noise);
                        default:
                            return put(QStringLiteral("library.db-journal"),
                                       "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + noise);
                        }
                    }};
        }
        }
    }

private:
    static QStringList kept()
    {
        return {QStringLiteral("library.db"),         QStringLiteral("index.cache"),
                QStringLiteral("library.lock"),       QStringLiteral("library.db-wal"),
                QStringLiteral("library.db-journal"), QStringLiteral("library.db-shm"),
                QStringLiteral("library.renewing"),   QStringLiteral("embedded.cache")};
    }
    static QStringList tables()
    {
        return {QStringLiteral("document"), QStringLiteral("place"),   QStringLiteral("page"),
                QStringLiteral("pagetext"), QStringLiteral("passage"), QStringLiteral("session"),
                QStringLiteral("turn"),     QStringLiteral("queue"),   QStringLiteral("folder"),
                QStringLiteral("bin"),      QStringLiteral("binpage"), QStringLiteral("tag"),
                QStringLiteral("vectors"),  QStringLiteral("space"),   QStringLiteral("library")};
    }
    template <class Any>
    static QString odd(const Any &any)
    {
        static const QStringList values{QStringLiteral("-1"),
                                        QStringLiteral("9223372036854775807"),
                                        QStringLiteral("-9223372036854775808"),
                                        QStringLiteral("2147483648"),
                                        QStringLiteral("1e308"),
                                        QStringLiteral("x'ff00fe'"),
                                        QStringLiteral("'seven'"),
                                        QStringLiteral("''"),
                                        QStringLiteral("randomblob(5000)"),
                                        QStringLiteral("CAST(zeroblob(3) AS TEXT)")};
        return values[any(values.size())];
    }

    QString path(const QString &name) const { return m_folder + u'/' + name; }
    bool put(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && (content.isEmpty() || file.write(content) == content.size());
    }

    // Changes it with plain SQLite.
    Case sql(const char *name, Outcome outcome, const QString &script) const
    {
        const auto change = [file = path(QStringLiteral("library.db")), script] {
            sqlite3 *database = nullptr;
            bool done = sqlite3_open(QFile::encodeName(file).constData(), &database) == SQLITE_OK &&
                        sqlite3_exec(database, script.toUtf8().constData(), nullptr, nullptr, nullptr) == SQLITE_OK;
            if (!done)
                qWarning("%s: %s", qPrintable(script), sqlite3_errmsg(database));
            sqlite3_close(database);
            return done;
        };
        return {QString::fromUtf8(name) + QStringLiteral(": ") + script, outcome, true, change};
    }

    Case bytes(const char *name, const std::function<void(QByteArray &)> &spoil) const
    {
        const auto change = [this, spoil] {
            QFile file(path(QStringLiteral("library.db")));
            if (!file.open(QIODevice::ReadOnly))
                return false;
            QByteArray all = file.readAll();
            file.close();
            spoil(all);
            return put(QStringLiteral("library.db"), all);
        };
        return {QString::fromUtf8(name), Told, true, change};
    }

    QString m_folder;
    QStringList m_others;
    quint32 m_seed;
    int m_newest;
};

} // namespace tests
