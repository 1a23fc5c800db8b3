// What a Writer, a Reflector or a rewriting made, as the trace keeps it, and back again for a run that is repeated.
#pragma once

#include "core/flow/trace.h"
#include "core/ports/reflector.h"
#include "core/ports/writer.h"

namespace core {

WrittenText writtenOf(const Answer &answer);
Answer answerFrom(const WrittenText &written); // without what it cost
RewriteReport reportOf(const Rewriting &rewriting);

// A segment in its report: its answer, the chances of its tokens, and its verdicts without what was asked.
void addSegment(SegmentReport &report, const Segment &segment);
// With the trouble it ended in, which `ended` and `failed` say.
Segment segmentFrom(const SegmentReport &report);

} // namespace core
