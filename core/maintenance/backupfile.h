// The file that a backup is: the pages of a database, and behind them a line, the seal, with their SHA-256. SQLite
// reads it as it is; the seal tells what SQLite cannot, that not one bit is another. Private to this folder.
#pragma once

#include "core/maintenance/backup.h"

#include <QByteArray>

class QFile;

namespace core {

struct Sealed
{
    qint64 size = 0; // of the pages
    QByteArray sum;
};

// Of the first `size` bytes; each block is given to `take` too, where there is one.
using TakeBlock = std::function<Result<void>(const QByteArray &block)>;
Result<QByteArray> sumOf(QFile &file, qint64 size, const TakeBlock &take, const Percent &percent,
                         const std::stop_token &stop);
QByteArray sealFor(const QByteArray &sum);
// Errors: NotFound, Invalid (no backup, a newer one), Storage (its end is missing).
Result<Sealed> readSeal(QFile &file);
Error damaged(const QString &file);
Error newerBackup(const QString &file);

// A file while it is written, hidden beside the place where it will stand. One that a program left behind when it was
// killed is written over by the next; one that is being written is not touched.
class PartFile
{
public:
    static Result<std::unique_ptr<PartFile>> make(const QString &target);
    ~PartFile(); // removes what was not put in place
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;

    QString name() const { return m_name; }
    bool sync(); // to the disk, and out of memory, so that what is read next comes from the disk
    Result<void> putInPlace(IfThere ifThere);

private:
    explicit PartFile(const QString &target);
    Result<bool> take(); // false: it was moved away meanwhile, try again

    QString m_target;
    QString m_name;
    int m_descriptor = -1;
};

Error cannotWrite(const QString &file, int error); // as in errno

} // namespace core
