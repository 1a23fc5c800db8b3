// Two questions in one: "What was Acme's revenue in 2015 and who is its CEO?" A single answer seldom covers both.
#pragma once

#include <QStringList>

namespace core {

// Each question in self-contained form, in order; empty if there is only one. Recognises English and German
// interrogatives. Pure.
QStringList questionsIn(const QString &question);

} // namespace core
