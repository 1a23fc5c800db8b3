// Recognises the text in pictures of pages through attest-ocr, a program of its own: it may crash, hang or be stopped
// by its limits; this side never does. Everything blocks; each thread has a recogniser of its own.
#pragma once

#include "core/ocr/languages.h"
#include "core/pdf/pdfreader.h"
#include "core/workers/workerprocess.h"

#include <optional>

namespace core {

struct OcrLimits
{
    int secondsOfWork = 60;         // of processor time, for a page; a page of text takes about 2
    int secondsWithoutAnswer = 300; // however busy the machine is
    qint64 memory = 1536ll << 20;   // bytes of address space that can be written
};

struct SureWord // one that was recognised, be it only noise
{
    int letters = 0;
    double confidence = 0; // 0 to 100
};

// Words that are only noise: of pictures, of rules, of dirt (recognisedtext.cpp says how they are told).
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

    // The page in points, as it is displayed. The program is started for the first picture and lives with this object.
    // Errors: Unreadable (it crashed or took too long on this picture; the next one gets a new program), Cancelled,
    // Unavailable (attest-ocr is missing or cannot load the languages, the system does not let it lock itself in).
    Result<RecognisedText> recognise(const PageImage &picture, float width, float height, std::stop_token stop);

private:
    Result<void> start(const std::stop_token &stop);
    Result<void> putPixels(const PageImage &picture);
    Error died(WorkerProcess::Event event); // what is wrong with the picture

    const OcrLanguages m_languages;
    const QStringList m_chosen;
    const OcrLimits m_limits;
    int m_pixels = -1; // a file in memory that the program inherits
    std::optional<WorkerProcess> m_process;
};

} // namespace core
