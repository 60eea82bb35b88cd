import type { TextStorage } from '#kit/storage/text-storage.ts'
import type { Aids } from './run.ts'

export interface KeptRun {
  readonly seed: number
  readonly level: number
  readonly save: string
  /** Version of the rules it started with: other rules do not continue it. */
  readonly version?: string
  /** The inputs up to the save; without them a run can continue but not be proved. */
  readonly inputs?: readonly unknown[]
  /** The id of the run on the server that dealt it. */
  readonly runId?: string
  readonly aids?: Aids
}

/** What a browser stores of one game. */
export interface GameRecord {
  /** Best score by level; modes of an endless game count as levels, since they do not compare. */
  readonly bests: Readonly<Record<number, number>>
  readonly plays: number
  /** The level to open next, and the stars of done levels. */
  readonly level: number
  readonly stars: Readonly<Record<number, number>>
  readonly run?: KeptRun
  readonly options: Readonly<Record<string, string>>
  readonly memory?: string
  /** Best score of the daily challenge, with its day. */
  readonly daily?: { readonly day: string; readonly best: number }
}

const EMPTY: GameRecord = { bests: {}, plays: 0, level: 1, stars: {}, options: {} }

export const recordKey = (slug: string) => `game:${slug}`

/** Reads the record of a game; a damaged one counts as none. */
export const readRecord = (storage: TextStorage, slug: string): GameRecord =>
  recordOf(storage.read(recordKey(slug)))

/** The record in a stored text. */
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
