// Converts between core's JSON and Qt's, so that Qt checks what core writes, and core reads what Qt writes.
#pragma once

#include "core/base/json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

inline QJsonObject inQt(const core::Json &object)
{
    return QJsonDocument::fromJson(object.written()).object();
}

inline QJsonArray listInQt(const core::Json &array)
{
    return QJsonDocument::fromJson(array.written()).array();
}

inline core::Json ofQt(const QJsonObject &object)
{
    return core::Json::parse(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

inline core::Json ofQt(const QJsonArray &array)
{
    return core::Json::parse(QJsonDocument(array).toJson(QJsonDocument::Compact));
}
