// Recognises the text in pictures of pages through a separate process, attest-ocr: it may crash, hang or be stopped by
// its limits; this side never does. Everything blocks; each thread has its own recogniser.
#pragma once

#include "core/ocr/languages.h"
#include "core/pdf/pdfreader.h"
#include "core/workers/workerprocess.h"

#include <optional>

namespace core {

struct OcrLimits
{
    int secondsOfWork = 60;         // processor time for a page; a page of text takes about 2
    int secondsWithoutAnswer = 300; // however busy the machine is
    qint64 memory = 1536ll << 20;   // bytes of writable address space
};

struct SureWord // a recognised word, even if only noise
{
    int letters = 0;
    double confidence = 0; // 0 to 100
};

// Words that are only noise: from pictures, rules, dirt (recognisedtext.cpp explains how they are recognised).
struct RecognisedText
{
    QString text; // as Page::text
    QList<Word> words;
    QList<SureWord> sure;
};

class TextRecogniser
{
public:
    TextRecogniser(const OcrLanguages &languages, const QStringList &chosen, const OcrLimits &limits = {});
    ~TextRecogniser();
    TextRecogniser(const TextRecogniser &) = delete;
    TextRecogniser &operator=(const TextRecogniser &) = delete;

    // The page in points, as displayed. The process is started for the first picture and lives as long as this object.
    // Errors: Unreadable (it crashed or took too long on this picture; the next one gets a new process), Cancelled,
    // Unavailable (attest-ocr is missing, cannot load the languages, or cannot enter its sandbox).
    Result<RecognisedText> recognise(const PageImage &picture, float width, float height, std::stop_token stop);

private:
    Result<void> start(const std::stop_token &stop);
    Result<void> putPixels(const PageImage &picture);
    Error died(WorkerProcess::Event event); // what is wrong with the picture

    const OcrLanguages m_languages;
    const QStringList m_chosen;
    const OcrLimits m_limits;
    int m_pixels = -1; // an in-memory file that the process inherits
    std::optional<WorkerProcess> m_process;
};

} // namespace core
