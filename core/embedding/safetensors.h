// Tables of numbers in the safetensors format: a length, a JSON header, the numbers. The file is somebody's: nothing in
// it is believed before it is checked.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QHash>

#include <vector>

namespace core {

struct Tensor
{
    QString type;              // "F16", "F32", "I8", ...
    std::vector<qint64> shape; // none: a single number
    const char *data = nullptr;

    double at(qint64 index) const; // counted through all rows; unchecked
    qint64 count() const;
};

class SafeTensors
{
public:
    // Errors: NotFound, Unreadable, Invalid (what is wrong with the file, in one sentence).
    static Result<SafeTensors> read(const QString &file);
    static Result<SafeTensors> from(QByteArray bytes, const QString &file); // what a file of this name holds

    const Tensor *find(const QString &name) const; // null: there is none; lives as long as this
    const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
    QHash<QString, Tensor> m_tensors;
};

} // namespace core
