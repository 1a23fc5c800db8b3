// A window on a library whose file is damaged as if by a failing disk.
#pragma once

#include "core/store/database.h"
#include "tests/gui/testwindow.h"

#include <QFile>

namespace desks {

// Overwrites the first page of a table with zeros.
inline bool zero(const QString &file, const char *table)
{
    qint64 page = 0;
    {
        const auto database = core::Database::open(file, core::Database::ReadWrite);
        if (!database || !(*database)->run("PRAGMA wal_checkpoint(TRUNCATE)"))
            return false;
        core::Statement row(**database, "SELECT rootpage FROM sqlite_schema WHERE name = ?1");
        row << QString::fromLatin1(table);
        page = row.next() ? row.integer(0) : 0;
    }
    constexpr qint64 size = 4096;
    QFile bytes(file);
    return page > 1 && bytes.open(QIODevice::ReadWrite) && bytes.seek((page - 1) * size) &&
           bytes.write(QByteArray(size, '\0')) == size;
}

// Reads five PDFs (one of which still exists afterwards), asks a question if one is given, and damages the library.
inline void openDamaged(Desk &desk, const char *table, const QString &question = {})
{
    const QSize size = desk.window->size();
    QStringList files;
    for (int i = 1; i <= 5; ++i) {
        const QString name = QStringLiteral("copper-%1.pdf").arg(i);
        const QStringList pages{copperPages.first() + QStringLiteral("\n\nCopper %1.").arg(i)};
        files.append(desk.write(qPrintable(name), tests::makePdf(pages)));
    }
    desk.drop(files);
    QTRY_COMPARE_WITH_TIMEOUT(desk.documents(), 5, patience);
    if (!question.isEmpty())
        desk.ask(question);
    desk.close();
    for (const QString &file : files.mid(1))
        QVERIFY(QFile::remove(file));
    QVERIFY(zero(desk.at("library") + QStringLiteral("/library.db"), table));
    desk.open(desk.at("library"));
    desk.window->resize(size);
}

} // namespace desks
