import type { GameDefinition, Status } from './contract.ts'
import type { GameRecord } from './record.ts'

/** The better of two scores under the game's rule. */
export function betterScore(best: number | undefined, score: number, rule: 'highest' | 'lowest'): number {
  if (best === undefined) return score
  return rule === 'highest' ? Math.max(best, score) : Math.min(best, score)
}

/**
 * Whether a run with this end is eligible for a record. A lost run that counts the fewest is not, nor a lost level or match.
 * An endless game always ends as lost, so its score counts.
 */
export function setsMark(
  { score, levels, players }: Pick<GameDefinition, 'score' | 'levels' | 'players'>,
  status: Exclude<Status, 'playing'>,
): boolean {
  return (
    status === 'won' || (score.best === 'highest' && (status === 'over' || (levels === 0 && players === 1)))
  )
}

export interface RunEnd {
  readonly level: number
  readonly status: Exclude<Status, 'playing'>
  readonly score: number
  readonly stars: 0 | 1 | 2 | 3 | undefined
  /** The day, if the run was a daily challenge. */
  readonly daily: string | undefined
  /** Undo or hints were used. */
  readonly isAssisted: boolean
}

/** The record after a run: a run with help sets no best in a ranked game, a won level opens the next. */
export function recordAfter(
  { run, ...record }: GameRecord,
  definition: Pick<GameDefinition, 'score' | 'levels' | 'players'>,
  { level, status, score, stars, daily, isAssisted }: RunEnd,
): { readonly record: GameRecord; readonly isBest: boolean; readonly counts: boolean } {
  const { score: rule, levels } = definition
  // A daily challenge leaves the player's stored run unchanged.
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
  // A score of zero is no record, even the first time.
  const isBest = counts && best === score && best !== before && (score > 0 || rule.best === 'lowest')
  if (levels === 0 || status !== 'won' || daily) return { record: marked, isBest, counts }
  const starsNow = Math.max(record.stars[level] ?? 0, stars ?? 1)
  const next = Math.min(levels, level + 1)
  return { record: { ...marked, stars: { ...record.stars, [level]: starsNow }, level: next }, isBest, counts }
}
