import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { DailyKind } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** The games of a day: once somebody has seen them they stay, whatever the catalogue becomes. */
    daily_game: { day: string; kind: DailyKind; game_id: number }
    /** What an account has finished: streaks are made from these rows and from nothing else. */
    daily_finish: FinishRow
    /** Whom an account dared last, and on which day (UTC). */
    daily_dare: DareRow
    /** Days that count for nobody, by the calendar of each player. */
    daily_mend: { day: string; mended_at: Timestamp }
  }
}

interface DareRow {
  from_id: number
  to_id: number
  dared_on: string
  /** Null where a server of before has written it. */
  game_id: number | null
  withdrawn_at: Timestamp | null
  /** What a side scored as the visitor that they were; null for whoever was none. */
  from_score: Generated<number | null>
  to_score: Generated<number | null>
}

interface FinishRow {
  account_id: number
  day: string
  game_id: number
  finished_at: Timestamp
  /** Seconds east of UTC, where the player was. */
  utc_offset: number
}
