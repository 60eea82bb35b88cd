import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { DailyKind } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** The games of a day: once shown they stay, whatever happens to the catalogue. */
    daily_game: { day: string; kind: DailyKind; game_id: number }
    /** Finishes of accounts: streaks are computed from these rows alone. */
    daily_finish: FinishRow
    /** Whom an account dared last, and on which day (UTC). */
    daily_dare: DareRow
    /** Days that count for nobody, in each player's calendar. */
    daily_mend: { day: string; mended_at: Timestamp }
  }
}

interface DareRow {
  from_id: number
  to_id: number
  dared_on: string
  /** Null when an older server wrote it. */
  game_id: number | null
  withdrawn_at: Timestamp | null
  /** What a side scored as a visitor; null otherwise. */
  from_score: Generated<number | null>
  to_score: Generated<number | null>
}

interface FinishRow {
  account_id: number
  day: string
  game_id: number
  finished_at: Timestamp
  /** UTC offset in seconds, where the player was. */
  utc_offset: number
}
