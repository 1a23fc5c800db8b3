# The manual as PDFs: what a user reads, and the sample library Attest offers at its first start.
# Each resources/manual/*.md becomes share/attest/manual/*.pdf beside the programs' folder, as in an installed Attest.
add_executable(makemanual resources/manual/makemanual.cpp)
target_link_libraries(makemanual PRIVATE options Qt6::Gui)
set_target_properties(makemanual PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tools)

set(manual_runtime ${CMAKE_BINARY_DIR}/tools/runtime) # Qt warns when it has no folder of its own
file(MAKE_DIRECTORY ${manual_runtime})
file(CHMOD ${manual_runtime} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)

set(manual_folder ${CMAKE_BINARY_DIR}/share/attest/manual)
file(GLOB manual_texts CONFIGURE_DEPENDS resources/manual/*.md)
file(GLOB manual_pictures CONFIGURE_DEPENDS resources/manual/pictures/*.png)
set(manual_pdfs)
foreach(text IN LISTS manual_texts)
    get_filename_component(name ${text} NAME_WE)
    set(pdf ${manual_folder}/${name}.pdf)
    add_custom_command(OUTPUT ${pdf}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${manual_folder}
        COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR=${manual_runtime}
                ASAN_OPTIONS=detect_leaks=0 $<TARGET_FILE:makemanual> ${text} ${pdf}
        DEPENDS makemanual ${text} ${manual_pictures} VERBATIM)
    list(APPEND manual_pdfs ${pdf})
endforeach()
add_custom_target(manual ALL DEPENDS ${manual_pdfs})
