// The rows of an evaluation that is under way, in a file beside the report: a run that was stopped or killed goes on
// where it was.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <QFile>
#include <QHash>

namespace app {

class EvalJournal
{
public:
    // `signature` tells whether an old journal is of the same run. An empty name keeps nothing.
    EvalJournal(const QString &report, const QByteArray &signature);

    void forget();             // before it is opened: what was kept is not wanted
    core::Result<void> open(); // reads what was kept
    // The row of a question asked in one of several ways; nothing where it was not measured yet.
    const core::Json *row(int variant, int number) const;
    core::Result<void> keep(int variant, int number, const core::Json &row); // it is on the disk then
    int kept() const { return int(m_rows.size()); }
    void remove(); // the report is written

private:
    QString m_name;
    QByteArray m_signature;
    QFile m_file;
    QHash<std::pair<int, int>, core::Json> m_rows;
};

} // namespace app
