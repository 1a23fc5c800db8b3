// Reads tensors in the safetensors format: a length, a JSON header, the numbers. The file is untrusted, so everything
// in it is checked.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QHash>

#include <vector>

namespace core {

struct Tensor
{
    QString type;              // "F16", "F32", "I8", ...
    std::vector<qint64> shape; // empty: a single number
    const char *data = nullptr;

    double at(qint64 index) const; // flat index over all rows; not range-checked
    qint64 count() const;
};

class SafeTensors
{
public:
    // Errors: NotFound, Unreadable, Invalid (the message is one sentence on what is wrong with the file).
    static Result<SafeTensors> read(const QString &file);
    static Result<SafeTensors> from(QByteArray bytes, const QString &file); // `bytes`: the file's contents

    const Tensor *find(const QString &name) const; // null: no such tensor; valid as long as this object exists
    const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
    QHash<QString, Tensor> m_tensors;
};

} // namespace core
