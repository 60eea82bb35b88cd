/** An unfinished run, as a game stores it (`kit/game/record.ts`). */
export interface SavedRun {
  readonly seed: number
  readonly level: number
  readonly save: string
  readonly version?: string
  readonly inputs?: readonly unknown[]
  readonly runId?: string
}

/** A diverged state from another device, until the player chooses. */
export interface OtherState {
  readonly run?: SavedRun
  readonly memory?: string
  /** The operating system of the device it was played on. */
  readonly device: string
  /** When the server received it, by the server's clock. */
  readonly at: number
}

/** What a browser stores of one game, and choices still open. Fields of later builds are preserved. */
export interface SavedRecord {
  readonly bests: Readonly<Record<string, number>>
  readonly plays: number
  readonly level: number
  readonly stars: Readonly<Record<string, number>>
  readonly options: Readonly<Record<string, string>>
  readonly run?: SavedRun
  readonly memory?: string
  readonly daily?: { readonly day: string; readonly best: number }
  readonly others?: readonly OtherState[]
}

/** Settings that follow a player, as the browser stores them. */
export type SavedSettings = Readonly<Record<string, string>>

/** One save as stored: the format comes first, so that an older build knows what to leave alone. */
export interface SaveDocument {
  readonly format: number
  readonly record?: SavedRecord
  readonly settings?: SavedSettings
}

/** The format that this build reads and writes. A later one is left alone. */
export const SAVE_FORMAT = 1

/** Key of the settings; every other key is a game's. */
export const SETTINGS_KEY = 'settings'

/** The game of a key; undefined for the settings. */
export const slugOf = (key: string): string | undefined =>
  key.startsWith('game:') ? key.slice('game:'.length) : undefined

/** Whether high or low is better. */
export type BestRule = 'highest' | 'lowest'
