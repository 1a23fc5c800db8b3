// Checksums of the text of each page and turn, computed when these are stored and kept separately. Checksums reveal
// later changes by a disk or another program. They are not signatures: whoever changes both the text and its checksum
// goes unnoticed. Pages and turns stored by an older Attest have none until a check of the whole library adds them.
#pragma once

#include "core/session/session.h"
#include "core/store/store.h"
#include "core/values/document.h"

namespace core {

class SumRepository
{
public:
    explicit SumRepository(Store &store) : m_database(store.database()) {}

    // Of a page: over its number, its label and its text in UTF-8. Of a turn: over its JSON.
    static QByteArray ofPage(int number, const QString &label, QByteArrayView text);
    static QByteArray ofTurn(QByteArrayView json);

    // Call these inside a change. `row`: in the table page.
    void putPage(qint64 row, const QByteArray &sum);
    void putTurn(SessionId session, const QString &turn, const QByteArray &sum);
    QByteArray turn(SessionId session, const QString &turn); // empty: the turn has no checksum
    // For pages without a checksum; uses the text stored now.
    void putMissingPages(DocumentId document);

private:
    Database &m_database;
};

} // namespace core
