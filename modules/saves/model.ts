/** A run that waits for its player, as a game keeps it (`kit/game/record.ts`). */
export interface SavedRun {
  readonly seed: number
  readonly level: number
  readonly save: string
  readonly version?: string
  readonly inputs?: readonly unknown[]
  readonly runId?: string
}

/** What another device went on with meanwhile: it waits for the player to choose. */
export interface OtherState {
  readonly run?: SavedRun
  readonly memory?: string
  /** The system of the device it was played on. */
  readonly device: string
  /** When the server got it, by the server's clock. */
  readonly at: number
}

/** What a browser keeps of one game, and what it has not decided yet. Fields of later builds stay in it. */
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

/** Settings of the portal that follow a player, as the browser keeps them. */
export type SavedSettings = Readonly<Record<string, string>>

/** One save as it is stored: the format comes first, so that an older build knows what it must leave alone. */
export interface SaveDocument {
  readonly format: number
  readonly record?: SavedRecord
  readonly settings?: SavedSettings
}

/** The format that this build reads and writes. A later one is left as it is. */
export const SAVE_FORMAT = 1

/** Names the settings among the saves; every other key is a game's. */
export const SETTINGS_KEY = 'settings'

/** The game of a key; nothing for the settings. */
export const slugOf = (key: string): string | undefined =>
  key.startsWith('game:') ? key.slice('game:'.length) : undefined

/** Whether high or low is good. */
export type BestRule = 'highest' | 'lowest'
