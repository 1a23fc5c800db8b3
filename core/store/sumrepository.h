// Checksums of the text of each page and of each turn, made when these were stored and kept separately. They reveal
// later changes by a disk or another program. They are not signatures: changing both goes unnoticed. Pages and turns
// stored by an older Attest have none until a check of the whole library adds them.
#pragma once

#include "core/session/session.h"
#include "core/store/store.h"
#include "core/values/document.h"

namespace core {

class SumRepository
{
public:
    explicit SumRepository(Store &store) : m_database(store.database()) {}

    // Over its number, its label and its text in UTF-8; over the JSON.
    static QByteArray ofPage(int number, const QString &label, QByteArrayView text);
    static QByteArray ofTurn(QByteArrayView json);

    // Inside a change. `row`: of the table page.
    void putPage(qint64 row, const QByteArray &sum);
    void putTurn(SessionId session, const QString &turn, const QByteArray &sum);
    QByteArray turn(SessionId session, const QString &turn); // empty: none
    // For pages without one, from what is stored now.
    void putMissingPages(DocumentId document);

private:
    Database &m_database;
};

} // namespace core
