import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { DeviceClass, Entry } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** Which accounts were here on a day (UTC); deleted once their returns are counted. */
    visit: {
      day: string
      account_id: number
      language: string
      device: DeviceClass
      /** On the day of the account's creation: the kind of landing page. */
      entry: Entry | null
    }
    /** One row: the last counted day, and the first possible one. */
    numbers_job: {
      one: boolean
      first_day: Generated<string | null>
      closed_day: string | null
      counted_at: Timestamp | null
    }
    numbers_day: {
      day: string
      language: string
      device: string
      visitors: number
      arrivals: number
      players: number
      plays: number
      played_ms: number
    }
    numbers_cohort: CohortRow
    numbers_game: {
      day: string
      game_id: number
      openers: number
      players: number
      plays: number
      played_ms: number
      stayed: number
      returned: number | null
    }
    numbers_goods: { day: string; what: string; count: number }
    numbers_cloud: {
      day: string
      line_key: string
      seats: number
      begun: number
      played_ms: number
      joined: number
      entered: number
      waited_ms: number
      missed: number
      cancelled: number
    }
    /** Running and finished experiments. */
    experiment: {
      key: string
      surface: string
      salt: string
      added_at: Timestamp
      stopped_at: Generated<Timestamp | null>
      stop_reason: Generated<string | null>
    }
    /** Which arm an account saw first, and when. */
    experiment_exposure: { experiment: string; account_id: number; arm: string; seen_at: Timestamp }
    experiment_day: { experiment: string; day: string; arm: string; exposed: number; returned: number | null }
    numbers_vital: {
      day: string
      page: string
      device: string
      metric: string
      bucket: number
      count: Generated<number>
    }
  }
}

/** Arrivals of a day, and how many of them returned. Null until it is known. */
interface CohortRow {
  day: string
  entry: Entry
  language: string
  device: string
  arrived: number
  opened: number
  played: number
  ended: number
  second: number
  d1: number | null
  d7: number | null
  d30: number | null
  /** On any of the seven days after. */
  week: number | null
}
