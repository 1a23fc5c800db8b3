// Two questions in one: "What was Acme's revenue in 2015 and who is its CEO?" One answer seldom answers both.
#pragma once

#include <QStringList>

namespace core {

// Each as a self-contained question, in order; empty if there is only one. Uses the interrogatives of English and
// German. Pure.
QStringList questionsIn(const QString &question);

} // namespace core
