// The tables of a page as compact bytes. Private to this folder.
#pragma once

#include "core/values/table.h"

#include <QByteArray>

namespace core {

QByteArray toBlob(const QList<Table> &tables);

// The tables on this page; a damaged blob yields fewer tables.
QList<Table> tablesFrom(QByteArrayView blob, DocumentId document, int page);

} // namespace core
