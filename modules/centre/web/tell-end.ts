/**
 * Tells whoever reports plays that a run was played to its end. An event of the page and no import: both come late, and a part that
 * they share would be named in the first load of every page. `begin-plays.ts` hears it by the same name.
 */
export const tellEnd = (gameId: number): boolean =>
  dispatchEvent(new CustomEvent('run-ended', { detail: gameId }))
