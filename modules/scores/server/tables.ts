import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { DareOutcome } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** The inputs that prove a score; one replay stands behind several tables. */
    score_replay: ReplayRow
    /** The best of an account in a table: `ever`, a week `2026-w47` or a day `2026-11-20`. */
    score: ScoreRow
    /** A run with the seed that it was dealt: waiting for its player, begun, or sent. */
    score_run: RunRow
    /** Runs that repeat, input for input, what another account has sent before. */
    score_copy: CopyRow
    /** How many proved runs an account ended on a day (UTC); kept, for what counts runs. */
    score_day: { account_id: number; day: string; game_id: number; runs: number }
    /** Proved runs that their players have shared: whoever has the key may race them. */
    score_share: ShareRow
    /** Dares to the deals of runs, with their results. */
    score_dare: DareRow
    /** Whom the bell told that a friend has passed them, and on which day last. */
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
  /** Names level and inputs; nothing for a run too short to tell one player from another. */
  mark: Generated<string | null>
  /** Names the score, day and replay that entered the tables; null where none did. */
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
  /** The shared run with the deal; the score to beat stays when the run is deleted. */
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
  /** When the sender took it back; nobody sees it any more. */
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
