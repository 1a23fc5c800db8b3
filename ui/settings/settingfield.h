// A setting as a form field, made from its row in core::settingsTable(), and read and written as text.
#pragma once

#include "app/services/assistant.h"

#include <functional>

class QWidget;

namespace ui {

QString settingTitle(const core::Setting &setting);
QString settingGroup(const core::Setting &setting); // title; empty except for the first setting of a group

// `choices`: the values of a setting with fixed choices; empty: a text field.
QWidget *makeSettingField(const core::Setting &setting, const QString &value, const QList<app::Choice> &choices);
QString textIn(const QWidget *field);
void setTextIn(QWidget *field, const QString &text);
// Calls `call` whenever the field's contents change.
void onChange(QWidget *field, QObject *receiver, const std::function<void()> &call);

// The mouse wheel scrolls the page, and changes the field only if the field has the focus.
void leaveWheelToPage(QWidget *field);

} // namespace ui
