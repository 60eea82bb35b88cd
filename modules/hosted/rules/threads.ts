/** How a page exported by Godot 4 states that it uses threads. */
const OF_GODOT = /\bGODOT_THREADS_ENABLED\s*=\s*true\b/

/** Whether a declaration asks for threads. */
export function declaresThreads(json: string): boolean {
  try {
    const declared = JSON.parse(json) as unknown
    return (
      typeof declared === 'object' && declared !== null && 'threads' in declared && declared.threads === true
    )
  } catch {
    // The check of the archive reports the error.
    return false
  }
}

/** Whether a game's start page requires threads, according to its engine's export. */
export const startsThreads = (page: string): boolean => OF_GODOT.test(page)
