// Questions that follow on an answer or a refusal: about what stands near the passages it was written from. And
// questions to begin with, made from titles and headings.
#pragma once

#include "core/library/library.h"
#include "core/session/session.h"

namespace core {

// At most three, made without a model: the questions that were asked in one, each by itself, unless the answer was
// verified; then, of an answer, the nearest. Each of these was searched for, and the library has a passage that says
// all its words and that this answer was not written from.
QStringList followUpsOf(const Turn &turn, const Library &library, const std::stop_token &stop);

// At most six, of the documents that were added last, each about a heading of one. Each was searched for, and a passage
// says all its words. None where no heading names anything.
QStringList startersOf(const Library &library, const std::stop_token &stop);

} // namespace core
