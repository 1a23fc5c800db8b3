// Converts the output of Writers and Reflectors to its form in the trace, and back when a run is replayed.
#pragma once

#include "core/flow/trace.h"
#include "core/ports/reflector.h"
#include "core/ports/writer.h"

namespace core {

WrittenText writtenOf(const Answer &answer);
Answer answerFrom(const WrittenText &written); // the inverse of writtenOf(); the cost is lost
RewriteReport reportOf(const Rewriting &rewriting);

// Adds a segment to its report: its answer, its token probabilities, and its verdicts without their prompts.
void addSegment(SegmentReport &report, const Segment &segment);
// Converts back. If the segment ended in an error, it is restored from `ended` and `failed`.
Segment segmentFrom(const SegmentReport &report);

} // namespace core
