/**
 * Handles a failure that has no effect or is repaired later, by logging it at debug level. The reason says in a few words why it may
 * be ignored.
 */
export const ignoreFailure =
  (reason: string) =>
  (error: unknown): undefined =>
    void console.debug(reason, error)
