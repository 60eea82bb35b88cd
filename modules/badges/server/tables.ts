import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    badge_won: WonRow
    badge_owner: OwnerRow
    /** The visitor whose badges a member has taken along. */
    badge_carry: { member_id: number; visitor_id: number }
    /** One row: the moment up to which the job has checked for activity. */
    badge_watch: { one: Generated<boolean>; looked_at: Timestamp }
  }
}

interface WonRow {
  account_id: number
  badge_id: string
  won_at: Timestamp
  is_seen: Generated<boolean>
}

interface OwnerRow {
  account_id: number
  /** Friendships end and messages are deleted, so the maximum is kept here. */
  most_friends: Generated<number>
  has_spoken: Generated<boolean>
  most_friends_beaten: Generated<number>
  worn: Generated<string[]>
  /** Null until the player decides. */
  is_shown: Generated<boolean | null>
  skipped: Generated<string[]>
  quests_closed_at: Generated<Timestamp | null>
}
