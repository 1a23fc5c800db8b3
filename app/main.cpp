// The window's main program. Connects the three rings, and is the only file that may include all of them.
#include "app/desktop/desktopsearch.h"
#include "app/desktop/desktopservice.h"
#include "app/desktop/desktopwork.h"
#include "app/services/assistant.h"
#include "app/settings/settingsfile.h"
#include "ui/window/mainwindow.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <QPixmap>
#include <QScreen>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>
#include <optional>

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(main)
};

QString usualLibrary()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString libraryFolder(const QCommandLineParser &options)
{
    if (options.isSet(QStringLiteral("library")))
        return QDir(options.value(QStringLiteral("library"))).absolutePath();
    if (options.isSet(QStringLiteral("sample"))) // never among the user's own documents
        return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
            .filePath(QStringLiteral("attest-sample"));
    const QString wanted = qEnvironmentVariable("ATTEST_LIBRARY");
    return wanted.isEmpty() ? usualLibrary() : QDir(wanted).absolutePath();
}

void describe(QCommandLineParser &options)
{
    options.setApplicationDescription(Texts::tr("Answers from your own PDFs, with reasons."));
    options.addHelpOption();
    options.addVersionOption();
    options.addOptions({
        {QStringLiteral("library"),
         Texts::tr("Open the library in this folder instead of $ATTEST_LIBRARY or the default one."),
         Texts::tr("folder")},
        {QStringLiteral("sample"), Texts::tr("Open the sample library, which contains the manual.")},
        {QStringLiteral("theme"),
         Texts::tr("Use this theme (system, light or dark) instead of the one in the settings."), Texts::tr("theme")},
        {QStringLiteral("screenshot"),
         Texts::tr("Save a screenshot once all documents have been read and all questions answered, then quit."),
         Texts::tr("file")},
        {QStringLiteral("size"), Texts::tr("Window size, such as 1400x900."), Texts::tr("size")},
        {QStringLiteral("ask"), Texts::tr("Ask this question once the documents have been read."),
         Texts::tr("question")},
    });
    options.addPositionalArgument(
        QStringLiteral("files"),
        Texts::tr("PDFs or folders to add, evidence bundles to open, or attest://… links to follow."),
        QStringLiteral("[file…]"));
}

app::DesktopService::Request wishOf(const QCommandLineParser &options)
{
    app::DesktopService::Request request;
    for (const QString &each : options.positionalArguments()) {
        if (core::isDocumentLink(each))
            request.links.append(each);
        else
            request.paths.append(QDir(each).absolutePath());
    }
    request.question = options.value(QStringLiteral("ask"));
    return request;
}

// Prints one sentence to stderr if a link is invalid.
bool areLinks(const QStringList &texts)
{
    for (const QString &text : texts) {
        if (const core::Result<core::DocumentLink> link = core::documentLinkFrom(text); !link) {
            std::fprintf(stderr, "%s\n", qPrintable(link.error().message));
            return false;
        }
    }
    return true;
}

void show(ui::MainWindow &window)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
}

void connectDesktop(app::DesktopService &desktop, app::DesktopSearch &search, app::Assistant &assistant,
                    ui::MainWindow &window)
{
    QObject::connect(&desktop, &app::DesktopService::opened, &window, [&window](const QStringList &paths) {
        if (!paths.isEmpty())
            window.addOrOpen(paths);
        show(window);
    });
    QObject::connect(&desktop, &app::DesktopService::asked, &window, [&assistant, &window](const QString &question) {
        assistant.conversation().ask(question);
        show(window);
    });
    const auto showLink = [&window](const core::DocumentLink &link) {
        window.showLink(link);
        show(window);
    };
    QObject::connect(&desktop, &app::DesktopService::linkWanted, &window, showLink);
    QObject::connect(&search, &app::DesktopSearch::linkWanted, &window, showLink);
    QObject::connect(&search, &app::DesktopSearch::questionWanted, &window, [&window](const QString &words) {
        window.propose(words);
        show(window);
    });
    search.setOn(assistant.settings().desktopSearch);
    QObject::connect(&assistant, &app::Assistant::settingsChanged, &search,
                     [&search](const core::Settings &settings) { search.setOn(settings.desktopSearch); });
    search.begin(); // before the name is taken, by which others find it
    desktop.begin();
}

void connectWork(app::DesktopWork &work, app::Assistant &assistant, ui::MainWindow &window)
{
    QObject::connect(&assistant, &app::Assistant::started, &work, &app::DesktopWork::begin);
    QObject::connect(&assistant, &app::Assistant::finished, &work, &app::DesktopWork::end);
    QObject::connect(&work, &app::DesktopWork::windowWanted, &window, [&window] { show(window); });
    work.setNotifies(assistant.settings().notifications);
    QObject::connect(&assistant, &app::Assistant::settingsChanged, &work,
                     [&work](const core::Settings &settings) { work.setNotifies(settings.notifications); });
}

QSize sizeFrom(const QString &text)
{
    const QStringList sides = text.split(u'x');
    return sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
}

// Asks once everything is read, and takes the picture when nothing is running any more.
class Visit : public QObject
{
public:
    Visit(app::Assistant &assistant, ui::MainWindow &window, const QString &question, const QString &picture)
        : m_assistant(assistant),
          m_window(window),
          m_question(question),
          m_picture(picture)
    {
        connect(&assistant, &app::Assistant::started, this, [this] {
            ++m_running;
            m_quiet.stop();
        });
        connect(&assistant, &app::Assistant::finished, this, [this] {
            if (--m_running <= 0)
                m_quiet.start(quietMilliseconds);
        });
        m_quiet.setSingleShot(true);
        connect(&m_quiet, &QTimer::timeout, this, &Visit::next);
        m_quiet.start(longestWait); // in case nothing runs at all
    }

private:
    static constexpr int quietMilliseconds = 800; // after the last end of a run
    static constexpr int longestWait = 10000;

    void next()
    {
        if (!m_question.isEmpty()) {
            m_assistant.conversation().ask(std::exchange(m_question, QString()));
            return;
        }
        if (m_picture.isEmpty())
            return;
        const bool saved = m_window.grab().save(m_picture);
        if (!saved)
            std::fprintf(stderr, "The picture could not be written to %s; choose a folder you can write to.\n",
                         qPrintable(m_picture));
        QCoreApplication::exit(saved ? 0 : 1);
    }

    app::Assistant &m_assistant;
    ui::MainWindow &m_window;
    QString m_question;
    QString m_picture;
    int m_running = 0;
    QTimer m_quiet;
};

bool hasDisplay(const QStringList &arguments)
{
    const bool isChosen =
        arguments.contains(QStringLiteral("-platform")) || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
    return isChosen || !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

// Handles everything that needs no window, which must work without a display: Qt would end the program there. Returns
// the exit status; nothing: a window is wanted and possible.
std::optional<int> answeredWithoutWindow(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    const auto isAsked = [&](const char *name) { return arguments.contains(QLatin1String(name)); };
    const bool help = isAsked("--help") || isAsked("-h");
    const bool version = isAsked("--version") || isAsked("-v");
    const bool display = hasDisplay(arguments);
    if (display && !help && !version)
        return {};
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("attest"));
    QCommandLineParser options;
    describe(options);
    const auto print = [](FILE *where, const QString &text) {
        std::fputs(qPrintable(text), where);
        return std::fflush(where) == 0 && !std::ferror(where);
    };
    if (help)
        return print(stdout, options.helpText()) ? 0 : 1;
    if (version)
        return print(stdout, QStringLiteral("attest " ATTEST_VERSION "\n")) ? 0 : 1;
    if (!options.parse(arguments)) {
        print(stderr, options.errorText() + QStringLiteral(" “attest --help” lists the options.\n"));
        return 2;
    }
    print(stderr,
          QStringLiteral("There is no display for a window; use attest-cli, or set DISPLAY or WAYLAND_DISPLAY.\n"));
    return 1;
}

} // namespace

int main(int argc, char **argv)
{
    if (const std::optional<int> status = answeredWithoutWindow(argc, argv))
        return *status;
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("attest"));
    QApplication::setApplicationDisplayName(QStringLiteral("Attest"));
    QApplication::setApplicationVersion(QStringLiteral(ATTEST_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.attest.Attest"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/attest.svg"))); // for desktops without desktop files
    app::SettingsFile file(app::SettingsFile::usual());
    ui::speak(file.settings().language);
    QCommandLineParser options;
    describe(options);
    options.process(application);

    const app::DesktopService::Request request = wishOf(options);
    if (!areLinks(request.links))
        return 2;
    const QString layout = QStringLiteral("window/layout");
    const QString theme = options.value(QStringLiteral("theme"));
    const QSize size = sizeFrom(options.value(QStringLiteral("size")));
    const QString picture = options.value(QStringLiteral("screenshot"));
    const QString library = libraryFolder(options);
    app::DesktopService desktop(library, library == usualLibrary());
    if (picture.isEmpty() && desktop.handOver(request))
        return 0;

    int result = 0;
    {
        app::Assistant assistant(library);
        ui::applyTheme(theme.isEmpty() ? assistant.settings().theme : theme);
        ui::applyFontSize(assistant.settings().fontSize);
        ui::MainWindow window(assistant);
        if (picture.isEmpty()) {
            window.resize(window.size().boundedTo(window.screen()->availableSize() * 0.95)); // at the first start
            window.restoreLayout(file.bytes(layout));
        }
        if (size.isValid())
            window.resize(size);
        window.show();
        const Visit visit(assistant, window, options.value(QStringLiteral("ask")), picture);
        if (options.isSet(QStringLiteral("sample")))
            assistant.documents().addSampleLibrary();
        if (!request.paths.isEmpty())
            window.addOrOpen(request.paths);
        for (const QString &link : request.links)
            window.showLink(*core::documentLinkFrom(link));
        app::DesktopSearch search(assistant.search());
        app::DesktopWork work([&window] { return window.isActiveWindow() && !window.isMinimized(); }, {}, {});
        if (picture.isEmpty()) {
            connectDesktop(desktop, search, assistant, window);
            connectWork(work, assistant, window);
        }
        result = QApplication::exec();
        if (picture.isEmpty())
            (void)file.setBytes(layout, window.layoutState()); // nobody is left to be told of an error
        window.hide(); // immediately; jobs are asked to stop and end a moment later
    }
    return result;
}
