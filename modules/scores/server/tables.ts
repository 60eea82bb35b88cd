import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { DareOutcome } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** The inputs that prove a score; several tables may share one replay. */
    score_replay: ReplayRow
    /** An account's best in a table: `ever`, a week `2026-w47` or a day `2026-11-20`. */
    score: ScoreRow
    /** A run with its dealt seed: waiting, begun, or sent. */
    score_run: RunRow
    /** Runs with the same inputs as an earlier run of another account. */
    score_copy: CopyRow
    /** Proved runs that an account ended on a day (UTC); kept for badges. */
    score_day: { account_id: number; day: string; game_id: number; runs: number }
    /** Proved runs that their players have shared: whoever has the key may race them. */
    score_share: ShareRow
    /** Dares with the deals of runs, and their results. */
    score_dare: DareRow
    /** Who was notified that a friend passed them, and on which day last. */
    score_passed: { passer_id: number; passed_id: number; told_on: string }
  }
}

interface ReplayRow {
  id: Generated<number>
  version: string
  replay: string
  created_at: Timestamp
  mark: Generated<string | null>
}

interface RunRow {
  id: string
  account_id: number
  seed: number
  dealt_at: Timestamp
  game_id: number | null
  begun_at: Timestamp | null
  ended_at: Generated<Timestamp | null>
  /** Digest of level and inputs; null for a run too short to distinguish players. */
  mark: Generated<string | null>
  /** Digest of score, day and replay that entered the tables; null where none did. */
  proof: Generated<string | null>
}

interface CopyRow {
  run_id: string
  account_id: number
  first_id: number
  game_id: number
  level: number
  score: number
  found_at: Timestamp
}

interface ShareRow {
  key: string
  account_id: number
  run_id: string
  game_id: number
  level: number
  score: number
  seed: number
  version: string
  replay: string
  mark: string | null
  created_at: Timestamp
}

interface DareRow {
  /** The shared run with the deal; the score to beat is kept when the run is deleted. */
  key: string
  from_id: number
  to_id: number
  game_id: number
  level: number
  score: number
  dared_at: Timestamp
  answer: number | null
  outcome: DareOutcome | null
  answered_at: Timestamp | null
  /** When the sender withdrew it; then nobody sees it. */
  withdrawn_at: Timestamp | null
  /** How often it was sent on the day of `dared_at`. */
  sends: Generated<number>
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
