// What the user may want to know of a search, in sentences.
#pragma once

#include "core/values/document.h"

namespace core {

void addRemark(QString *remark, const QString &sentence); // behind the others, once; null: nobody wants to know

// Of passages that were found and must not be quoted; empty where there are none.
QString withheldRemark(const QList<Passage> &withheld);
QString withheldIn(const QString &remark); // that sentence, where it is in it; else empty

} // namespace core
