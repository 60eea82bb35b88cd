import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** What a player keeps in a game, and the settings: one row a key. */
    game_save: SaveRow
  }
}

interface SaveRow {
  account_id: number
  key: string
  /** The account's count of changes when it was stored. */
  version: number
  format: number
  /** Nothing for a save that the player has erased: other devices have to hear of it. */
  packed: Buffer | null
  size: number
  mark: string
  device: string
  saved_at: Timestamp
}
