import type { Timestamp } from '#kit/db/db.ts'
import type { TimeSource } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    play_grant: {
      id: string
      account_id: number
      source: TimeSource
      seconds: number
      seconds_left: number
      started_at: Timestamp
      ends_at: Timestamp
      replaced_at: Timestamp | null
    }
    play_newcomer: { key: string; paid_at: Timestamp }
    /** The latest crowd of newcomers of a household, by its mask. */
    play_crowd: { household: string; opened_at: Timestamp; paid: number }
  }
}
