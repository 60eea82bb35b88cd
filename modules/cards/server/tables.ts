import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { BoxKind, BoxSource, CardEventKind, CardState } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    card_collector: CollectorRow
    card_box: BoxRow
    card: CardRow
    card_move: MoveRow
    card_opening: OpeningRow
    card_draw: DrawRow
    card_event: EventRow
    card_odds: OddsRow
  }
}

interface CollectorRow {
  account_id: number
  s_misses: Generated<number>
  ss_misses: Generated<number>
  seed: string
  seed_hash: string
}

interface BoxRow {
  id: string
  account_id: number
  kind: BoxKind
  source: BoxSource
  source_id: string
  got_at: Timestamp
  opened_at: Timestamp | null
  /** Who won it, when it moved with a visitor's goods. */
  won_by: Generated<number | null>
}

interface CardRow {
  id: string
  owner_id: number
  kind: number
  state: Generated<CardState>
  locked_until: Timestamp | null
  used_game_id: number | null
  used_at: Timestamp | null
  /** When the card last paid play time. */
  paid_at: Timestamp | null
  obtained_at: Timestamp
  /** Number of its last move. */
  step: number
}

export type MoveReason = 'open' | 'give' | 'swap' | 'redeem' | 'void' | 'reverse' | 'leave' | 'merge'

interface MoveRow {
  card_id: string
  step: number
  step_before: Generated<number>
  from_id: number | null
  to_id: number
  reason: MoveReason
  listing_id: string | null
  moved_at: Timestamp
  /** Stored by the locking trade; changing the rule leaves it as it is. */
  locked_until: Timestamp | null
}

interface OpeningRow {
  id: string
  account_id: number
  seed: string
  seed_hash: string
  salt: string
  odds_version: number
  opened_at: Timestamp
}

interface DrawRow {
  opening_id: string
  place: number
  box_id: string
  card_id: string
  kind: number
  s_misses: number
  ss_misses: number
}

interface EventRow {
  id: Generated<number>
  account_id: number
  kind: CardEventKind
  card_id: string | null
  card_kind: number | null
  target: number | null
  happened_at: Timestamp
}

interface OddsRow {
  version: number
  since: Timestamp
  weights: string
  s_at_latest: number
  ss_at_latest: number
  is_seasonal: Generated<boolean>
}
