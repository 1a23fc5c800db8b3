#include "ui/settings/keyfield.h"
#include "ui/widgets/localized.h"
#include "ui/widgets/plainlabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>

namespace ui {

KeyField::KeyField(app::ModelService &models, const QString &service, QWidget *parent)
    : QWidget(parent),
      m_models(models),
      m_line(new QLineEdit),
      m_keep(new QPushButton(tr("Save"))),
      m_forget(new QPushButton(tr("Forget"))),
      m_note(new PlainLabel)
{
    m_line->setEchoMode(QLineEdit::Password);
    setHint(tr("Key; your own servers usually need none"));
    m_line->setAccessibleName(tr("Key"));
    m_keep->setAccessibleName(tr("Save this key"));
    m_forget->setAccessibleName(tr("Forget the key"));
    m_keep->setAutoDefault(false);
    m_forget->setAutoDefault(false);
    m_note->setProperty("role", QStringLiteral("quiet"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setAccessibleName(tr("Where the key is stored"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_line, 0, 0);
    grid->addWidget(m_keep, 0, 1);
    grid->addWidget(m_forget, 0, 2);
    grid->addWidget(m_note, 1, 0, 1, 3);
    grid->setColumnStretch(0, 1);
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_keep->setEnabled(!text.trimmed().isEmpty() && !m_service.isEmpty()); });
    connect(m_keep, &QPushButton::clicked, this, [this] { keep(m_line->text()); });
    connect(m_forget, &QPushButton::clicked, this, [this] { keep({}); });
    m_keep->setEnabled(false);
    setService(service);
}

void KeyField::setHint(const QString &hint)
{
    m_line->setPlaceholderText(hint);
}

void KeyField::setService(const QString &given)
{
    // The keychain shows addresses openly, so a key must not be stored under one that holds a password.
    const bool holdsPassword = !QUrl(given).userInfo().isEmpty();
    const QString service = holdsPassword ? QString() : given;
    m_service = service;
    m_keep->setEnabled(!m_line->text().trimmed().isEmpty() && !service.isEmpty());
    show(app::KeyPlace::None);
    if (holdsPassword)
        m_note->setText(
            tr("Leave the name and the password out of the address, and enter them here as name:password."));
    if (service.isEmpty()) { // there is no service yet that a key could belong to
        if (!holdsPassword)
            m_note->clear();
        return;
    }
    const auto found = [this, service](app::KeyPlace place) {
        if (service == m_service)
            show(place);
    };
    m_models.findKey(service, {this, found});
}

void KeyField::keep(const QString &key)
{
    const auto told = [this, service = m_service](const core::Result<void> &kept) {
        if (service == m_service)
            setService(service);
        if (!kept)
            m_note->setText(localized(kept.error().message));
    };
    m_models.setKey(m_service, key, {this, told});
    m_line->clear();
}

void KeyField::show(app::KeyPlace place)
{
    m_forget->setVisible(place == app::KeyPlace::ThisRun || place == app::KeyPlace::Keychain);
    switch (place) {
    case app::KeyPlace::None:
        m_note->setText(m_models.whyKeysAreNotKept().isEmpty()
                            ? tr("A key is stored in your keychain and sent only to this server.")
                            : localized(m_models.whyKeysAreNotKept()));
        break;
    case app::KeyPlace::Environment:
        m_note->setText(tr("The key comes from the environment."));
        break;
    case app::KeyPlace::ThisRun:
        m_note->setText(tr("Attest keeps the key until you quit. %1").arg(localized(m_models.whyKeysAreNotKept())));
        break;
    case app::KeyPlace::Keychain:
        m_note->setText(tr("The key is stored in your keychain. It is sent only to this server."));
        break;
    }
}

} // namespace ui
