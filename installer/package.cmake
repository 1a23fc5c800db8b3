# Defines which files are installed where, and makes Debian packages of them:
#   ./installer/setup package && ./installer/build run package
# The programs find attest-pdf and attest-ocr in ../libexec/attest, the manual in ../share/attest/manual, the evidence
# model in ../share/attest/evidence, and the words of two languages in ../share/attest/words.
# There are two packages: attest-cli (component terminal) for machines without a screen, and attest (component window),
# which depends on attest-cli.
include(GNUInstallDirs)
set(files ${PROJECT_SOURCE_DIR}/installer/files)

install(TARGETS attest-cli DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT terminal)
install(FILES ${files}/attest-worker@.service DESTINATION lib/systemd/system COMPONENT terminal) # reads files for a team
install(TARGETS attest-pdf attest-ocr DESTINATION libexec/attest COMPONENT terminal)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/evidence DESTINATION ${CMAKE_INSTALL_DATADIR}/attest COMPONENT terminal
    FILES_MATCHING PATTERN "*.json" PATTERN "*.safetensors" PATTERN "README.md" PATTERN "LICENSE")
if(DING_WORDS)
    install(FILES ${words_tables} DESTINATION ${CMAKE_INSTALL_DATADIR}/attest/words COMPONENT terminal)
endif()
install(TARGETS attest DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT window)
install(DIRECTORY ${CMAKE_BINARY_DIR}/share/attest/manual DESTINATION ${CMAKE_INSTALL_DATADIR}/attest COMPONENT window)
install(FILES ${files}/org.attest.Attest.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT window)
# Its release notes come from CHANGELOG.md, and its date from Debian's changelog.
file(READ ${PROJECT_SOURCE_DIR}/CHANGELOG.md changes)
string(REGEX REPLACE "^.*\n## ${PROJECT_VERSION}[^\n]*\n+- " "" release_notes "${changes}")
string(REGEX REPLACE "\n## .*" "" release_notes "${release_notes}")
string(STRIP "${release_notes}" release_notes)
foreach(pair "&|&amp;" "<|&lt;" ">|&gt;" "`|" "\n  | " "\n- |</li>\n          <li>")
    string(REGEX MATCH "^([^|]*)\\|(.*)$" whole "${pair}")
    string(REPLACE "${CMAKE_MATCH_1}" "${CMAKE_MATCH_2}" release_notes "${release_notes}")
endforeach()
string(PREPEND release_notes "          <li>")
string(APPEND release_notes "</li>")
file(STRINGS ${files}/changelog released REGEX "^ -- ")
string(REGEX REPLACE ".*>  " "" released "${released}")
execute_process(COMMAND date -u -d "${released}" +%F OUTPUT_VARIABLE released OUTPUT_STRIP_TRAILING_WHITESPACE
    COMMAND_ERROR_IS_FATAL ANY)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS CHANGELOG.md ${files}/changelog)
configure_file(${files}/org.attest.Attest.metainfo.xml.in ${CMAKE_BINARY_DIR}/org.attest.Attest.metainfo.xml @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/org.attest.Attest.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT window)
install(FILES ${files}/org.attest.Attest.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
    COMPONENT window RENAME org.attest.Attest.xml)
configure_file(${files}/org.attest.Attest.service.in ${CMAKE_BINARY_DIR}/org.attest.Attest.service @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/org.attest.Attest.service DESTINATION ${CMAKE_INSTALL_DATADIR}/dbus-1/services
    COMPONENT window)
install(FILES ${files}/attest.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
    COMPONENT window RENAME org.attest.Attest.svg)
# GNOME and KDE look in these folders for programs that provide search results.
install(FILES ${files}/org.attest.Attest.search-provider.ini COMPONENT window
    DESTINATION ${CMAKE_INSTALL_DATADIR}/gnome-shell/search-providers)
install(FILES ${files}/org.attest.Attest.runner.desktop COMPONENT window
    DESTINATION ${CMAKE_INSTALL_DATADIR}/krunner/dbusplugins)
install(FILES ${files}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/attest COMPONENT window)
install(FILES ${files}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/attest-cli COMPONENT terminal)

# Debian requires these files to be compressed; gzip -n leaves out the time.
find_program(GZIP gzip REQUIRED)
set(packed)
foreach(page attest.1 attest-cli.1 changelog)
    set(out ${CMAKE_BINARY_DIR}/packed/${page}.gz)
    add_custom_command(OUTPUT ${out} COMMAND sh -c "mkdir -p \"$2/packed\" && ${GZIP} -9nc \"$1\" > \"$3\"" pack
            ${files}/${page} ${CMAKE_BINARY_DIR} ${out}
        DEPENDS ${files}/${page} VERBATIM)
    list(APPEND packed ${out})
endforeach()
add_custom_target(packed ALL DEPENDS ${packed})
install(FILES ${CMAKE_BINARY_DIR}/packed/attest.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT window)
install(FILES ${CMAKE_BINARY_DIR}/packed/attest-cli.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT terminal)
install(FILES ${CMAKE_BINARY_DIR}/packed/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/attest COMPONENT window)
install(FILES ${CMAKE_BINARY_DIR}/packed/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/attest-cli COMPONENT terminal)

# A manual page for each command, made by attest-cli from its table. The names of the commands are read from the source,
# because attest-cli has not been built at this point.
file(STRINGS ${PROJECT_SOURCE_DIR}/app/cli/clitable.cpp names REGEX "^ +{\\.name = \"[a-z]+\"")
list(TRANSFORM names REPLACE ".*\"([a-z]+)\".*" "\\1")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS app/cli/clitable.cpp)
set(pages)
foreach(name IN LISTS names)
    set(out ${CMAKE_BINARY_DIR}/packed/man1/attest-cli-${name}.1.gz)
    add_custom_command(OUTPUT ${out} COMMAND sh -c
            "mkdir -p \"$1/packed/man1\" && \"$2\" help --man ${name} | ${GZIP} -9nc > \"$3\"" page
            ${CMAKE_BINARY_DIR} $<TARGET_FILE:attest-cli> ${out}
        DEPENDS attest-cli VERBATIM)
    list(APPEND pages ${out})
endforeach()
add_custom_target(pages ALL DEPENDS ${pages})
install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT terminal)

# Shell completions for commands and options, made by attest-cli from its table; each shell looks in its own folder.
set(completions)
foreach(shell bash zsh fish)
    set(out ${CMAKE_BINARY_DIR}/completions/attest-cli.${shell})
    add_custom_command(OUTPUT ${out} COMMAND sh -c "mkdir -p \"$1/completions\" && \"$2\" completions ${shell} > \"$3\"" complete
            ${CMAKE_BINARY_DIR} $<TARGET_FILE:attest-cli> ${out}
        DEPENDS attest-cli VERBATIM)
    list(APPEND completions ${out})
endforeach()
add_custom_target(completions ALL DEPENDS ${completions})
install(FILES ${CMAKE_BINARY_DIR}/completions/attest-cli.bash
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT terminal RENAME attest-cli)
install(FILES ${CMAKE_BINARY_DIR}/completions/attest-cli.zsh
    DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT terminal RENAME _attest-cli)
install(FILES ${CMAKE_BINARY_DIR}/completions/attest-cli.fish
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT terminal)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME attest)
set(CPACK_PACKAGE_VENDOR "The Attest developers")
set(CPACK_PACKAGE_CONTACT "The Attest developers <founders@attest.invalid>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/installer/packageneeds.cmake)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/package)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL terminal window)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION text)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${PROJECT_HOMEPAGE_URL})
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# shlibdeps does not see libraries that are loaded at run time. installer/setup lists those for this Debian release.
execute_process(COMMAND ${PROJECT_SOURCE_DIR}/installer/setup --list run OUTPUT_VARIABLE run_packages
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE "\n" ";" window_packages "${run_packages}")
set(terminal_packages ${window_packages})
list(FILTER window_packages INCLUDE REGEX "svg|fonts-dejavu") # needed only by the window
list(REMOVE_ITEM terminal_packages ${window_packages})
list(PREPEND window_packages "attest-cli (= ${PROJECT_VERSION})")
list(JOIN window_packages ", " CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS)
list(JOIN terminal_packages ", " CPACK_DEBIAN_TERMINAL_PACKAGE_DEPENDS)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS installer/packages)
set(CPACK_DEBIAN_WINDOW_PACKAGE_NAME attest)
set(CPACK_DEBIAN_WINDOW_PACKAGE_RECOMMENDS "qt6-wayland, fonts-noto-core, wordnet-base")
set(CPACK_DEBIAN_TERMINAL_PACKAGE_NAME attest-cli)
set(CPACK_DEBIAN_TERMINAL_PACKAGE_RECOMMENDS "libpq5, wordnet-base") # libpq5: team libraries
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "answers from your own PDFs, with reasons")
set(CPACK_DEBIAN_WINDOW_DESCRIPTION "Attest answers questions from your own PDFs and shows why each answer was
accepted, retried or refused. A mark shows how well the documents support
each sentence, and every citation opens the page with the quoted words
highlighted. Everything stays on the machine unless you connect a model
server elsewhere or turn on web search.")
set(CPACK_DEBIAN_TERMINAL_DESCRIPTION "Attest answers questions from your own PDFs and says why each answer was
accepted, retried or refused, with the words and pages it is based on. This
package is for terminals, scripts and other assistants (Model Context
Protocol); the package attest adds the window.")
include(CPack)
