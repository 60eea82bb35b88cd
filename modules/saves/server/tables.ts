import type { JSONColumnType } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { SentMark } from '../rules/storing.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** What a player keeps in a game, and the settings: one row a key. */
    game_save: SaveRow
    /** Up to which change of a visitor their saves are joined to the member's: what the member erases stays erased. */
    game_save_join: { member_id: number; visitor_id: number; version: number }
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
  /** What each session has stored last under the key: earlier states of what stands there. */
  sent: JSONColumnType<SentMark[], string | undefined, string>
}
