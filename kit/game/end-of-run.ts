import type { GameDefinition, Status } from './contract.ts'
import type { GameRecord } from './record.ts'

/** The better of two scores under the game's rule. */
export function betterScore(best: number | undefined, score: number, rule: 'highest' | 'lowest'): number {
  if (best === undefined) return score
  return rule === 'highest' ? Math.max(best, score) : Math.min(best, score)
}

/**
 * Whether a run that ended so sets a mark. A lost run of "the fewest" has none; nor has a lost level, nor a match that the
 * other side has won. An endless game is always lost in the end, and all that was scored before counts.
 */
export function setsMark(
  { score, levels, players }: Pick<GameDefinition, 'score' | 'levels' | 'players'>,
  status: Exclude<Status, 'playing'>,
): boolean {
  return (
    status === 'won' || (score.best === 'highest' && (status === 'over' || (levels === 0 && players === 1)))
  )
}

/** How a run has ended. */
export interface RunEnd {
  readonly level: number
  readonly status: Exclude<Status, 'playing'>
  readonly score: number
  readonly stars: 0 | 1 | 2 | 3 | undefined
  /** The day of the daily challenge, when the run was one. */
  readonly daily: string | undefined
  /** Moves were taken back or hints asked for. */
  readonly isAssisted: boolean
}

/** The record after a run: one that was helped sets no mark in a game with tables, a won level opens the next. */
export function recordAfter(
  { run, ...record }: GameRecord,
  definition: Pick<GameDefinition, 'score' | 'levels' | 'players'>,
  { level, status, score, stars, daily, isAssisted }: RunEnd,
): { readonly record: GameRecord; readonly isBest: boolean; readonly counts: boolean } {
  const { score: rule, levels } = definition
  // The challenge of the day leaves the player's own run where it was.
  const played: GameRecord = { ...record, ...(daily && run ? { run } : {}), plays: record.plays + 1 }
  const counts = setsMark(definition, status) && !(isAssisted && rule.ranked)
  const before = record.bests[level]
  const best = counts ? betterScore(before, score, rule.best) : before
  const earlierToday = record.daily?.day === daily ? record.daily?.best : undefined
  const marked: GameRecord = {
    ...played,
    ...(best === undefined ? {} : { bests: { ...record.bests, [level]: best } }),
    ...(daily && counts ? { daily: { day: daily, best: betterScore(earlierToday, score, rule.best) } } : {}),
  }
  // Nothing scored is no feat, even the first time.
  const isBest = counts && best === score && best !== before && (score > 0 || rule.best === 'lowest')
  if (levels === 0 || status !== 'won' || daily) return { record: marked, isBest, counts }
  const starsNow = Math.max(record.stars[level] ?? 0, stars ?? 1)
  const next = Math.min(levels, level + 1)
  return { record: { ...marked, stars: { ...record.stars, [level]: starsNow }, level: next }, isBest, counts }
}
