// The rows of an evaluation in progress, in a file beside the report: a run that was stopped or killed continues where
// it was.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <QFile>
#include <QHash>

namespace app {

class EvalJournal
{
public:
    // `signature` identifies the run that a journal belongs to. With an empty name nothing is kept.
    EvalJournal(const QString &report, const QByteArray &signature);

    void forget();             // before open(): discards earlier rows
    core::Result<void> open(); // reads earlier rows
    // The row of a question in a variant; null if it was not measured yet.
    const core::Json *row(int variant, int number) const;
    core::Result<void> keep(int variant, int number, const core::Json &row); // on disk when it returns
    int kept() const { return int(m_rows.size()); }
    void remove(); // the report has been written

private:
    QString m_name;
    QByteArray m_signature;
    QFile m_file;
    QHash<std::pair<int, int>, core::Json> m_rows;
};

} // namespace app
