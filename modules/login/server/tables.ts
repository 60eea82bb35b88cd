import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    login_state: StateRow
    login_code: CodeRow
    login_merge: MergeRow
  }
}

/** A sign-in in progress at a provider; state and cookie are stored only as hashes. */
interface StateRow {
  state_hash: string
  browser_hash: string
  provider: string
  origin: string
  return_path: string
  is_link: boolean
  ends_at: Timestamp
  used_at: Generated<Timestamp | null>
}

/** Our one-time code, and its result once used. */
interface CodeRow {
  code_hash: string
  browser_hash: string
  provider: string
  issuer: string
  subject: string
  origin: string
  is_link: boolean
  ends_at: Timestamp
  used_at: Generated<Timestamp | null>
  account_id: Generated<number | null>
  is_new: Generated<boolean | null>
  merge_state: Generated<'none' | 'upgraded' | 'switched' | null>
  boxes: Generated<number | null>
  cards: Generated<number | null>
}

/** A visitor's goods that a member may take once, or has taken or declined. */
interface MergeRow {
  member_id: number
  visitor_id: number
  state: 'open' | 'taken' | 'left'
  ends_at: Timestamp
  boxes: Generated<number>
  cards: Generated<number>
  left_behind: Generated<number>
}
