// A library and a watched folder, for tests of both.
#pragma once

#include "core/base/contenthash.h"
#include "core/ingest/folderscan.h"
#include "core/library/library.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>

namespace tests {

using namespace core;
using namespace Qt::StringLiterals;

// A library and a watched folder "papers". A file's content is its document's text.
class FolderWorld
{
public:
    FolderWorld() : m_root(m_place.filePath(u"papers"_s))
    {
        QDir().mkpath(m_root);
        auto opened = Library::open(m_place.filePath(u"library"_s), {});
        if (!opened)
            qFatal("%s", qPrintable(opened.error().message));
        m_library = std::move(*opened);
    }

    Library &library() { return *m_library; }
    LibraryFolders folders() { return LibraryFolders(*m_library); }
    QString root() const { return m_root; }
    QString path(const QString &name) const { return m_root + u'/' + name; }
    QString outside(const QString &name) const { return m_place.filePath(name); }

    // One hour old by default, so that it does not count as still being copied.
    void write(const QString &path, const QByteArray &words, int secondsOld = 3600) const
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(path));
        file.write(words);
        file.close();
        age(QFile::encodeName(path), secondsOld);
    }

    static void age(const QByteArray &path, int seconds)
    {
        timespec now = {};
        clock_gettime(CLOCK_REALTIME, &now);
        now.tv_sec -= seconds;
        const timespec both[] = {now, now};
        QCOMPARE(utimensat(AT_FDCWD, path.constData(), both, 0), 0);
    }

    FolderId keep(const FolderFilter &filter = {})
    {
        const Result<FolderId> added = folders().add(m_root, filter);
        if (!added)
            qFatal("%s", qPrintable(added.error().message));
        return *added;
    }

    // Scans the folder and reads new files, as the queue does.
    Scanned look(FolderId id, const QList<Corner> &corners = {{}}, std::stop_token stop = {})
    {
        m_changes.clear();
        m_read.clear();
        ScanTools tools = this->tools();
        tools.stop = stop;
        const Result<Scanned> scanned = scan(id, corners, tools);
        if (!scanned) {
            m_error = scanned.error();
            return {};
        }
        m_error = Error::cancelled();
        for (const QString &path : std::as_const(m_read))
            readFile(path);
        return *scanned;
    }

    ScanTools tools()
    {
        ScanTools tools{*m_library, [this](const QList<FileToRead> &files) {
                            for (const FileToRead &file : files)
                                m_read.append(file.path);
                            return Result<void>();
                        }};
        tools.tell = [this](const FolderChange &change) {
            static constexpr const char *words[] = {"new", "changed", "moved", "gone", "back", "skipped"};
            m_changes.append(QLatin1String(words[change.kind]) + u' ' +
                             QString(change.path).remove(m_root + u'/').remove(m_place.path() + u'/'));
        };
        return tools;
    }

    DocumentId readFile(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        const QString words = QString::fromUtf8(file.readAll());
        const QByteArray hash = *contentHash(path, {});
        if (const Document known = m_library->withHash(hash); known.id != 0) {
            (void)m_library->addPlace(known.id, path);
            return known.id;
        }
        Document document;
        document.path = path;
        document.title = QFileInfo(path).fileName();
        document.bytes = file.size();
        document.hash = hash;
        document.status = DocumentStatus::Indexed;
        Page page;
        page.number = 1;
        page.status = PageStatus::Text;
        page.text = words;
        Passage passage;
        passage.text = words;
        passage.page = passage.lastPage = 1;
        passage.spans = {{0, int(words.size()), 1, 0}};
        const Result<Document> kept = m_library->add(document, {page}, {passage});
        return kept ? kept->id : 0;
    }

    QStringList changes() const // in alphabetical order
    {
        QStringList sorted = m_changes;
        sorted.sort();
        return sorted;
    }

    QStringList read() const
    {
        QStringList names;
        for (const QString &path : m_read)
            names.append(QString(path).remove(m_root + u'/'));
        names.sort();
        return names;
    }

    // "a.pdf", or "-a.pdf" if the file is missing; places of one document are joined by "=".
    QStringList places() const
    {
        QStringList all;
        for (const Document &document : m_library->documents()) {
            QStringList names;
            for (const QString &place : document.places)
                names.append((document.missing.contains(place) ? u"-"_s : u""_s) +
                             QString(place).remove(m_root + u'/').remove(m_place.path() + u'/'));
            names.sort();
            all.append(names.join(u'='));
        }
        all.sort();
        return all;
    }

    bool finds(const QString &words) const
    {
        const Result<QList<Passage>> found = m_library->search({words, 3, {}}, {});
        return found && !found->isEmpty();
    }

    std::optional<Error> m_error;

private:
    QTemporaryDir m_place;
    QString m_root;
    std::unique_ptr<Library> m_library;
    QStringList m_changes;
    QStringList m_read;
};

} // namespace tests
