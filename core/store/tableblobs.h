// The tables of a page as compact bytes. Private to this folder.
#pragma once

#include "core/values/table.h"

#include <QByteArray>

namespace core {

QByteArray toBlob(const QList<Table> &tables);

// For this page; a damaged blob gives fewer of them.
QList<Table> tablesFrom(QByteArrayView blob, DocumentId document, int page);

} // namespace core
