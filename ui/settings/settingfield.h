// A setting as a form field: created from its row in core::settingsTable(), read and written as text.
#pragma once

#include "app/services/assistant.h"

#include <functional>

class QWidget;

namespace ui {

QString settingTitle(const core::Setting &setting);
QString settingGroup(const core::Setting &setting); // empty except for the first of a group

// `choices`: for a text with fixed values; empty: a line to type in.
QWidget *makeSettingField(const core::Setting &setting, const QString &value, const QList<app::Choice> &choices);
QString textIn(const QWidget *field);
void setTextIn(QWidget *field, const QString &text);
void onChange(QWidget *field, QObject *receiver, const std::function<void()> &call); // of its contents

// The wheel scrolls the page and does not change the field unless it has the focus.
void leaveWheelToPage(QWidget *field);

} // namespace ui
