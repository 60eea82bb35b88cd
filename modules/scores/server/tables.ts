import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** The inputs that prove a score; one replay stands behind several tables. */
    score_replay: { id: Generated<number>; version: string; replay: string; created_at: Timestamp }
    /** The best of an account in a table: `ever`, a week `2026-w47` or a day `2026-11-20`. */
    score: ScoreRow
  }
}

interface ScoreRow {
  game_id: number
  level: number
  period: string
  account_id: number
  score: number
  ended_at: Timestamp
  replay_id: number
}
