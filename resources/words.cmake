# Everyday German and English words beside each other, from Debian's trans-de-en, where that is installed:
# share/attest/words/de-en and en-de beside the programs' folder, as in an installed Attest. Without it questions find
# documents in their own language alone.
find_file(DING_WORDS de-en PATHS /usr/share/trans NO_DEFAULT_PATH)
if(DING_WORDS)
    add_executable(makewords resources/words/makewords.cpp)
    target_link_libraries(makewords PRIVATE options core core_needs)
    set_target_properties(makewords PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tools)
    set(words_folder ${CMAKE_BINARY_DIR}/share/attest/words)
    file(MAKE_DIRECTORY ${words_folder})
    # Not whenever core has changed, on which it depends for how words are cut.
    set(words_tables ${words_folder}/de-en ${words_folder}/en-de)
    add_custom_command(OUTPUT ${words_tables} COMMAND makewords ${DING_WORDS} ${words_folder}
        DEPENDS ${DING_WORDS} resources/words/makewords.cpp core/language/terms.cpp VERBATIM)
    add_custom_target(words ALL DEPENDS ${words_tables})
endif()
