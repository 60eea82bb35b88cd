import type { TextStorage } from '#kit/storage/text-storage.ts'
import type { GameDefinition, Status } from './contract.ts'

/** A run that waits for its player. */
export interface KeptRun {
  readonly seed: number
  readonly level: number
  readonly save: string
  /** The rules it was begun under: other rules do not go on with it. */
  readonly version?: string
  /** What led to the save; a run without them goes on, but can no longer be proved. */
  readonly inputs?: readonly unknown[]
  /** Names the run to the server that dealt it. */
  readonly runId?: string
}

/** What a browser keeps of one game between visits. */
export interface GameRecord {
  /** The best of each level; modes of an endless game are levels too, and do not compare. */
  readonly bests: Readonly<Record<number, number>>
  readonly plays: number
  /** Level to open next, and the stars of the levels that are done. */
  readonly level: number
  readonly stars: Readonly<Record<number, number>>
  /** The run to go on with. */
  readonly run?: KeptRun
  readonly options: Readonly<Record<string, string>>
  readonly memory?: string
  /** Best of the daily challenge, for the day it belongs to. */
  readonly daily?: { readonly day: string; readonly best: number }
}

const EMPTY: GameRecord = { bests: {}, plays: 0, level: 1, stars: {}, options: {} }

export const recordKey = (slug: string) => `game:${slug}`

/** Reads the record of a game; a damaged one counts as none. */
export const readRecord = (storage: TextStorage, slug: string): GameRecord =>
  recordOf(storage.read(recordKey(slug)))

/** The record that a kept text holds. */
export function recordOf(text: string | undefined): GameRecord {
  if (!text) return EMPTY
  try {
    return { ...EMPTY, ...(JSON.parse(text) as Partial<GameRecord>) }
  } catch {
    return EMPTY
  }
}

export function writeRecord(storage: TextStorage, slug: string, record: GameRecord) {
  storage.write(recordKey(slug), JSON.stringify(record))
}

/** The better of two scores under the game's rule. */
export function betterScore(best: number | undefined, score: number, rule: 'highest' | 'lowest'): number {
  if (best === undefined) return score
  return rule === 'highest' ? Math.max(best, score) : Math.min(best, score)
}

/** How a run has ended. */
export interface RunEnd {
  readonly level: number
  readonly status: Exclude<Status, 'playing'>
  readonly score: number
  readonly stars: 0 | 1 | 2 | 3 | undefined
  /** The day of the daily challenge, when the run was one. */
  readonly daily: string | undefined
}

/** The record after a run: a lost run of a "lowest counts" game sets no mark, a won level opens the next. */
export function recordAfter(
  { run, ...record }: GameRecord,
  { score: rule, levels }: Pick<GameDefinition, 'score' | 'levels'>,
  { level, status, score, stars, daily }: RunEnd,
): { readonly record: GameRecord; readonly isBest: boolean } {
  // The challenge of the day leaves the player's own run where it was.
  const played: GameRecord = { ...record, ...(daily && run ? { run } : {}), plays: record.plays + 1 }
  const counts = rule.best === 'highest' || status === 'won'
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
  if (levels === 0 || status !== 'won' || daily) return { record: marked, isBest }
  const starsNow = Math.max(record.stars[level] ?? 0, stars ?? 1)
  const next = Math.min(levels, level + 1)
  return { record: { ...marked, stars: { ...record.stars, [level]: starsNow }, level: next }, isBest }
}
