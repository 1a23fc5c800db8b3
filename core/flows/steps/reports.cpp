#include "core/flows/steps/reports.h"

namespace core {

WrittenText writtenOf(const Answer &answer)
{
    return {answer.text, true, answer.sentences, answer.citations, answer.read,
            answer.cut,  true, answer.prompt,    answer.raw,       answer.whyEmpty};
}

Answer answerFrom(const WrittenText &written)
{
    Answer answer;
    answer.text = written.text;
    for (const AnswerSentence &sentence : written.sentences)
        answer.sentences.append({sentence.from, sentence.to, Support::Unchecked, sentence.citations});
    answer.citations = written.citations;
    answer.read = written.read;
    answer.cut = written.cut;
    answer.prompt = written.prompt;
    answer.raw = written.raw;
    answer.whyEmpty = written.whyEmpty;
    return answer;
}

RewriteReport reportOf(const Rewriting &rewriting)
{
    return {rewriting.query, rewriting.reason, rewriting.prompt, rewriting.raw};
}

void addSegment(SegmentReport &report, const Segment &segment)
{
    report.written = writtenOf(segment.answer);
    report.tokens = segment.reflection;
    report.verdicts = segment.verdicts;
    for (Verdict &verdict : report.verdicts) {
        verdict.prompt.clear(); // they are reported once, as events
        verdict.raw.clear();
        verdict.cost = {};
        verdict.remembered = false;
    }
    report.carried = segment.written;
    report.wantsPassage = segment.wantsPassage;
    report.finished = segment.finished;
    report.givenUp = segment.givenUp;
    if (segment.whole) {
        report.whole = writtenOf(*segment.whole);
        report.whole->hasWording = false; // the wording belongs to the sentence
        report.whole->prompt.clear();
        report.whole->raw.clear();
    }
}

Segment segmentFrom(const SegmentReport &report)
{
    Segment segment;
    if (report.written) {
        segment.answer = answerFrom(*report.written);
        segment.reflection = report.tokens;
        segment.verdicts = report.verdicts;
        segment.written = report.carried;
        segment.wantsPassage = report.wantsPassage;
        segment.finished = report.finished;
        segment.givenUp = report.givenUp;
    }
    if (report.whole) {
        segment.whole = answerFrom(*report.whole);
        segment.whole->prompt = segment.answer.prompt;
        segment.whole->raw = segment.answer.raw;
    }
    if (report.failed.value_or(false))
        segment.trouble = Error{Error::Unavailable, report.ended, {}};
    else if (!report.ended.isEmpty() || !report.written || !report.written->isWhole)
        segment.trouble = Error::exhausted();
    return segment;
}

} // namespace core
