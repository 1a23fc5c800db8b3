# Tests that are scripts: the form of the sources, what is generated into the READMEs, the manual, the installer.
# Each that can be mended by a command has a target that mends it.
add_test(NAME layersproof COMMAND ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR}
    -D WORK=${CMAKE_BINARY_DIR}/layersproof -P ${CMAKE_CURRENT_SOURCE_DIR}/layersproof.cmake)

# The words of the glossary, in names of the code and of files.
add_test(NAME words COMMAND ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -D WORDS=${CMAKE_CURRENT_SOURCE_DIR}/words.txt
    -P ${CMAKE_CURRENT_SOURCE_DIR}/words.cmake)
add_test(NAME wordsproof COMMAND ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -D WORK=${CMAKE_BINARY_DIR}/wordsproof
    -P ${CMAKE_CURRENT_SOURCE_DIR}/wordsproof.cmake)

# What is put into a text by arg() may itself hold "%2".
add_test(NAME chains COMMAND ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -P ${CMAKE_CURRENT_SOURCE_DIR}/chains.cmake)
add_test(NAME chainsproof COMMAND ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -D WORK=${CMAKE_BINARY_DIR}/chainsproof
    -P ${CMAKE_CURRENT_SOURCE_DIR}/chainsproof.cmake)

# What others have written is shown as it is.
add_test(NAME plainlabels COMMAND ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -P ${CMAKE_CURRENT_SOURCE_DIR}/plainlabels.cmake)
add_test(NAME plainlabelsproof COMMAND ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -D WORK=${CMAKE_BINARY_DIR}/plainlabelsproof
    -P ${CMAKE_CURRENT_SOURCE_DIR}/plainlabelsproof.cmake)

# Every acceptance fixture has its test; and the check can fail: there are none among the fuzzers.
add_test(NAME fixtures COMMAND ${CMAKE_COMMAND} -D TESTS=${CMAKE_CURRENT_SOURCE_DIR}
    -P ${CMAKE_CURRENT_SOURCE_DIR}/fixtures.cmake)
add_test(NAME fixturesproof COMMAND ${CMAKE_COMMAND} -D TESTS=${CMAKE_CURRENT_SOURCE_DIR}/fuzz
    -P ${CMAKE_CURRENT_SOURCE_DIR}/fixtures.cmake)
set_tests_properties(fixturesproof PROPERTIES PASS_REGULAR_EXPRESSION "names the fixture W-8")

find_program(CLANG_FORMAT NAMES clang-format-14 clang-format)
file(RELATIVE_PATH build ${PROJECT_SOURCE_DIR} ${CMAKE_BINARY_DIR})
set(format -D ROOT=${PROJECT_SOURCE_DIR} -D BUILD=${build} -D CLANG_FORMAT=${CLANG_FORMAT}
    -P ${CMAKE_CURRENT_SOURCE_DIR}/format.cmake)
add_test(NAME format COMMAND ${CMAKE_COMMAND} ${format})
set_tests_properties(format PROPERTIES SKIP_REGULAR_EXPRESSION "Skipped: ")
add_custom_target(format COMMAND ${CMAKE_COMMAND} -D MEND=ON ${format} VERBATIM)

set(drawings -D ROOT=${PROJECT_SOURCE_DIR} -D BUILD=${build} -D CLI=$<TARGET_FILE:attest-cli>
    -P ${CMAKE_CURRENT_SOURCE_DIR}/drawings.cmake)
add_test(NAME drawings COMMAND ${CMAKE_COMMAND} ${drawings})
add_custom_target(drawings COMMAND ${CMAKE_COMMAND} -D MEND=ON ${drawings} DEPENDS attest-cli VERBATIM)

# No settings of the user, no warnings of the sanitizers about foreign libraries.
set(plain "LC_ALL=C.UTF-8;XDG_CONFIG_HOME=${CMAKE_BINARY_DIR}/noconfig;ASAN_OPTIONS=detect_leaks=0")
add_test(NAME manpage COMMAND ${CMAKE_COMMAND} -D CLI=$<TARGET_FILE:attest-cli>
    -D PAGE=${PROJECT_SOURCE_DIR}/installer/files/attest-cli.1 -P ${CMAKE_CURRENT_SOURCE_DIR}/manpage.cmake)
set_tests_properties(drawings manpage PROPERTIES ENVIRONMENT "${plain}")
if(TARGET manual)
    add_test(NAME manual COMMAND ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -D CLI=$<TARGET_FILE:attest-cli>
        -D MAKEMANUAL=$<TARGET_FILE:makemanual> -D PDFS=${CMAKE_BINARY_DIR}/share/attest/manual
        -D WORK=${CMAKE_BINARY_DIR}/manualtest -P ${CMAKE_CURRENT_SOURCE_DIR}/manual.cmake)
    set_tests_properties(manual PROPERTIES ENVIRONMENT "${plain}")
endif()

# What the installer says of itself, where the programs that check it are installed (./installer/setup develop).
set(files ${PROJECT_SOURCE_DIR}/installer/files)
find_program(DESKTOP_FILE_VALIDATE desktop-file-validate)
if(DESKTOP_FILE_VALIDATE)
    add_test(NAME desktopfile COMMAND ${DESKTOP_FILE_VALIDATE} ${files}/org.attest.Attest.desktop
        ${files}/org.attest.Attest.runner.desktop)
endif()
find_program(XMLLINT xmllint)
if(XMLLINT)
    add_test(NAME mimetype COMMAND ${XMLLINT} --noout ${files}/org.attest.Attest.mime.xml)
endif()
set(metainfo ${CMAKE_BINARY_DIR}/org.attest.Attest.metainfo.xml)
find_program(APPSTREAMCLI appstreamcli)
if(APPSTREAMCLI AND EXISTS ${metainfo})
    add_test(NAME metainfo COMMAND ${APPSTREAMCLI} validate --pedantic --no-net ${metainfo})
endif()
# The Flatpak's manifest: read as flatpak-builder reads it, where that is installed.
find_program(FLATPAK_BUILDER flatpak-builder)
if(FLATPAK_BUILDER)
    add_test(NAME flatpak COMMAND ${FLATPAK_BUILDER} --show-manifest ${PROJECT_SOURCE_DIR}/installer/flatpak/org.attest.Attest.yml)
    set_tests_properties(flatpak PROPERTIES FAIL_REGULAR_EXPRESSION "Unknown property")
endif()
add_test(NAME installer COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/installer)
set_tests_properties(installer PROPERTIES TIMEOUT 60)
# What is made of the whole build (./installer/setup package develop).
find_program(LINTIAN lintian)
find_program(DPKG_SHLIBDEPS dpkg-shlibdeps)
if(LINTIAN AND DPKG_SHLIBDEPS AND TARGET manual)
    add_test(NAME packages COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/packages ${CMAKE_BINARY_DIR})
    set_tests_properties(packages PROPERTIES TIMEOUT 300 LABELS long)
endif()
find_program(SHELLCHECK shellcheck)
if(SHELLCHECK)
    add_test(NAME scripts COMMAND ${SHELLCHECK} setup build run test screenshot tarball ../.ci/run ../tests/installer ../tests/packages ../tests/debian)
    set_tests_properties(scripts PROPERTIES WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/installer)
endif()
