// Questions in which two are asked: "What was Acme's revenue in 2015 and who is its CEO?" One answer seldom answers
// both.
#pragma once

#include <QStringList>

namespace core {

// Each in words that stand by themselves, in their order; empty where there is one. By the asking words of English and
// German. Pure.
QStringList questionsIn(const QString &question);

} // namespace core
