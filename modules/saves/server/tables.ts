import type { JSONColumnType } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { SentMark } from '../rules/storing.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** A player's saves and settings: one row per key. */
    game_save: SaveRow
    /** Up to which of a visitor's changes their saves are merged into the member's: what the member erases stays erased. */
    game_save_join: { member_id: number; visitor_id: number; version: number }
  }
}

interface SaveRow {
  account_id: number
  key: string
  /** The account's change counter when it was stored. */
  version: number
  format: number
  /** Null for an erased save: other devices must learn of it. */
  packed: Buffer | null
  size: number
  mark: string
  device: string
  saved_at: Timestamp
  /** What each session stored last under the key: ancestors of the current content. */
  sent: JSONColumnType<SentMark[], string | undefined, string>
}
