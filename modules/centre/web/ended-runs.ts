/** Games of this page in which a run was played to its end since the last report. */
const ended = new Set<number>()

/** A run was played to its end: the next report of its play says so. */
export const noteEnd = (gameId: number): void => void ended.add(gameId)

/** What a report says of it; nothing when no run has ended. */
export const takeEnd = (gameId: number): { hasEnded?: true } =>
  ended.delete(gameId) ? { hasEnded: true } : {}
