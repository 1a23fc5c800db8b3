// Questions that follow on an answer: about what stands near the passages it was written from.
#pragma once

#include "core/library/library.h"
#include "core/session/session.h"

namespace core {

// At most three, the nearest first, made without a model. Each was searched for, and the library has a passage that
// says all its words and that this answer was not written from.
QStringList followUpsOf(const Turn &turn, const Library &library, const std::stop_token &stop);

} // namespace core
