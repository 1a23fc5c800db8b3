// Makes an older library from a new one by removing what later versions added.
#pragma once

#include "core/store/database.h"

namespace tests {

inline bool bringToVersionTwo(core::Database &database)
{
    return database.run(
        "DROP INDEX placemissing; ALTER TABLE place DROP COLUMN missing; DROP TABLE foldernote;"
        "DROP TABLE folderfile; DROP TABLE folder;"
        "DROP TABLE queue; DELETE FROM library WHERE key LIKE 'queue%';"
        "DROP TABLE binsnippet; DROP TABLE binturn; DROP TABLE binsession; DROP TABLE binpassage; DROP TABLE binpage;"
        "DROP TABLE bindocument; DROP TABLE bin;"
        "DROP TABLE teamdocument; DROP TABLE team; DROP TABLE pagesum; DROP TABLE turnsum;"
        "DROP INDEX documenthidden; ALTER TABLE document DROP COLUMN hidden;"
        "DROP TABLE tag; ALTER TABLE document DROP COLUMN title; ALTER TABLE document DROP COLUMN author;"
        "ALTER TABLE document DROP COLUMN readauthor; ALTER TABLE document DROP COLUMN giventitle;"
        "ALTER TABLE document DROP COLUMN givenauthor; ALTER TABLE document DROP COLUMN givenyear;"
        "ALTER TABLE document RENAME COLUMN readtitle TO title;"
        "DROP TABLE pagetables; DROP TABLE tablesread;"
        "DROP TABLE snippet; DROP TABLE said; ALTER TABLE session DROP COLUMN pinned; ALTER TABLE session DROP COLUMN "
        "tags;"
        "ALTER TABLE session DROP COLUMN branchedfrom; ALTER TABLE session DROP COLUMN imported;"
        "DROP TABLE unrenewed; DELETE FROM library WHERE key = 'renewed';"
        "DROP TABLE recognised; DROP INDEX vectorsdocument; ALTER TABLE vectors RENAME TO manyvectors;"
        "CREATE TABLE vectors(document INTEGER PRIMARY KEY REFERENCES document ON DELETE CASCADE,"
        " space INTEGER NOT NULL, passages BLOB NOT NULL, pages BLOB NOT NULL);"
        "INSERT INTO vectors SELECT document, space, passages, pages FROM manyvectors; DROP TABLE manyvectors;"
        "ALTER TABLE space DROP COLUMN coming;"
        "DROP TABLE origin; DROP INDEX pageunread; DROP TABLE judging; PRAGMA user_version=2");
}

} // namespace tests
