/** How a page that Godot 4 exports says that it was exported with threads. */
const OF_GODOT = /\bGODOT_THREADS_ENABLED\s*=\s*true\b/

/** Whether a declaration asks for threads. */
export function declaresThreads(json: string): boolean {
  try {
    const declared = JSON.parse(json) as unknown
    return (
      typeof declared === 'object' && declared !== null && 'threads' in declared && declared.threads === true
    )
  } catch {
    // Whoever checks the archive says what is wrong with it.
    return false
  }
}

/** Whether the start page of a game cannot run without threads, by its engine's own word. */
export const startsThreads = (page: string): boolean => OF_GODOT.test(page)
