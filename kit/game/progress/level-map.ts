import type { Progress } from './progress.ts'

/** Losses in a row after which a level may be left out. */
export const FAILS_TO_SKIP = 3

type Ways = Pick<Progress, 'reached' | 'fails'>

export const isOpen = ({ reached }: Ways, level: number): boolean => level <= reached
export const maySkip = ({ reached, fails }: Ways, levels: number): boolean =>
  fails >= FAILS_TO_SKIP && reached < levels

/** After a level: a won one opens the next, a lost one at the edge of the way is counted. */
export function afterLevel<Owned extends Ways>(
  progress: Owned,
  { level, levels, isWon }: { readonly level: number; readonly levels: number; readonly isWon: boolean },
): Owned {
  if (level < progress.reached) return progress
  if (!isWon) return { ...progress, fails: progress.fails + 1 }
  return { ...progress, reached: Math.min(levels, level + 1), fails: 0 }
}

/** Leaves the level out that was lost too often. */
export const skipped = <Owned extends Ways>(progress: Owned, levels: number): Owned =>
  maySkip(progress, levels) ? { ...progress, reached: progress.reached + 1, fails: 0 } : progress

/** Somebody who played before there was a way keeps what they had reached. */
export const knownFrom = <Owned extends Ways>(progress: Owned, level: number): Owned =>
  level > progress.reached ? { ...progress, reached: level, fails: 0 } : progress
