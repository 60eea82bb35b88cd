/**
 * Takes a failure that costs nobody anything, or that is made good later. The reason says so in a few words; whoever looks
 * for a fault finds it with the failure among the console's most talkative lines.
 */
export const forgive =
  (reason: string) =>
  (error: unknown): undefined =>
    void console.debug(reason, error)
