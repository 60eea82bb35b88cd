import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { BoxKind } from '#modules/cards/model.ts'
import type { IdleReward } from '../rules/reward.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    idle_stretch: StretchRow
    idle_reward: RewardRow
    idle_theft: TheftRow
  }
}

interface StretchRow {
  code: string
  account_id: number
  started_at: Timestamp
  seen_at: Timestamp
  ended_at: Timestamp | null
  told_step: Generated<number>
}

interface RewardRow {
  id: string
  stretch_code: string
  place: number
  account_id: number
  box: BoxKind
  state: IdleReward['state']
  ripe_at: Timestamp
  /** Claim by (ripe), taken at (taken, stolen), lost at (lost), locked at (locked). */
  state_at: Timestamp
  taken_by: number | null
  /** Day (UTC) of its rescue. */
  locked_on: string | null
}

interface TheftRow {
  reward_id: string
  thief_id: number
  victim_id: number
  stolen_at: Timestamp
  /** The limits in force: pause until the next theft, and thefts per day. */
  pause_sec: number
  steals_a_day: number
  losses_a_day: number
}
