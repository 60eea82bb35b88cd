import type { Progress } from './progress.ts'

/** Losses in a row after which a level may be skipped. */
export const FAILS_TO_SKIP = 3

type Ways = Pick<Progress, 'reached' | 'fails'>

export const isOpen = ({ reached }: Ways, level: number): boolean => level <= reached
export const maySkip = ({ reached, fails }: Ways, levels: number): boolean =>
  fails >= FAILS_TO_SKIP && reached < levels

/** After a level: a win opens the next, a loss of the furthest one is counted. */
export function afterLevel<Owned extends Ways>(
  progress: Owned,
  { level, levels, isWon }: { readonly level: number; readonly levels: number; readonly isWon: boolean },
): Owned {
  if (level < progress.reached) return progress
  if (!isWon) return { ...progress, fails: progress.fails + 1 }
  return { ...progress, reached: Math.min(levels, level + 1), fails: 0 }
}

/** Skips the level that was lost too often. */
export const skipped = <Owned extends Ways>(progress: Owned, levels: number): Owned =>
  maySkip(progress, levels) ? { ...progress, reached: progress.reached + 1, fails: 0 } : progress

/** Players from before the level map keep the level they had reached. */
export const knownFrom = <Owned extends Ways>(progress: Owned, level: number): Owned =>
  level > progress.reached ? { ...progress, reached: level, fails: 0 } : progress
