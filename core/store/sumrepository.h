// Sums of what was kept, made when it was kept and apart from it: the text of each page, and each turn. They tell what
// a disk, or another program, has changed since. They are no signature: who changes both cannot be told. Pages and
// turns that an older Attest kept have none until a check of the whole library makes them.
#pragma once

#include "core/session/session.h"
#include "core/store/store.h"
#include "core/values/document.h"

namespace core {

class SumRepository
{
public:
    explicit SumRepository(Store &store) : m_database(store.database()) {}

    // Of its number, its label and its text in UTF-8; of the JSON.
    static QByteArray ofPage(int number, const QString &label, QByteArrayView text);
    static QByteArray ofTurn(QByteArrayView json);

    // Inside a change. `row`: of the table page.
    void putPage(qint64 row, const QByteArray &sum);
    void putTurn(SessionId session, const QString &turn, const QByteArray &sum);
    QByteArray turn(SessionId session, const QString &turn); // empty: there is none
    // Where there is none yet, of what is kept now.
    void putMissingPages(DocumentId document);

private:
    Database &m_database;
};

} // namespace core
