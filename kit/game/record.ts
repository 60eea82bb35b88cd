import type { TextStorage } from '#kit/storage/text-storage.ts'
import type { Aids } from './run.ts'

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
  readonly aids?: Aids
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
