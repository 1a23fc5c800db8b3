// The rows of an evaluation in progress, in a file next to the report, so that a run that was stopped or killed can
// continue.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <QFile>
#include <QHash>

namespace app {

class EvalJournal
{
public:
    // `signature` identifies the run that a journal belongs to. If `report` is empty, nothing is saved.
    EvalJournal(const QString &report, const QByteArray &signature);

    void forget();             // discards earlier rows; call it before open()
    core::Result<void> open(); // reads earlier rows
    // The row of a question in a variant; null if it has not been measured.
    const core::Json *row(int variant, int number) const;
    core::Result<void> keep(int variant, int number, const core::Json &row); // the row is on disk when this returns
    int kept() const { return int(m_rows.size()); }
    void remove(); // call this once the report is written

private:
    QString m_name;
    QByteArray m_signature;
    QFile m_file;
    QHash<std::pair<int, int>, core::Json> m_rows;
};

} // namespace app
