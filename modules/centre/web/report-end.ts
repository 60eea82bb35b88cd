/**
 * Tells the reporter of plays that a run was finished. A DOM event rather than an import: both load late, and a shared chunk would be
 * named in the first load of every page. `begin-plays.ts` listens for it.
 */
export const reportEnd = (gameId: number): boolean =>
  dispatchEvent(new CustomEvent('run-ended', { detail: gameId }))
