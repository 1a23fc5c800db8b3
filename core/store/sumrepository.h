// Checksums of the text of each page and turn, computed when the text is stored and kept separately. They reveal later
// changes by the disk or another program. They are not signatures: a change to both the text and its checksum goes
// unnoticed. Pages and turns stored by an older Attest have no checksum until a check of the whole library adds one.
#pragma once

#include "core/session/session.h"
#include "core/store/store.h"
#include "core/values/document.h"

namespace core {

class SumRepository
{
public:
    explicit SumRepository(Store &store) : m_database(store.database()) {}

    // Checksum of a page: covers its number, its label and its text in UTF-8. Checksum of a turn: covers its JSON.
    static QByteArray ofPage(int number, const QString &label, QByteArrayView text);
    static QByteArray ofTurn(QByteArrayView json);

    // Call these inside a change. `row`: its row in the table "page".
    void putPage(qint64 row, const QByteArray &sum);
    void putTurn(SessionId session, const QString &turn, const QByteArray &sum);
    QByteArray turn(SessionId session, const QString &turn); // empty: the turn has no checksum
    // Adds checksums to pages that have none, based on the text that is stored now.
    void putMissingPages(DocumentId document);

private:
    Database &m_database;
};

} // namespace core
