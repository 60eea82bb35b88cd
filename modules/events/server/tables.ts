import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { EventArt, EventKind, EventWords, RankRule } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    event: EventRow
    /** The final table of an event. */
    event_place: PlaceRow
  }
}

interface EventRow {
  slug: string
  kind: EventKind
  starts_at: Timestamp
  ends_at: Timestamp
  art: EventArt
  games: string[]
  hub: string | null
  ranked: string[]
  rank_rule: RankRule
  cards: number[]
  odds_version: number | null
  words: Record<string, EventWords>
  version: Generated<number>
  told_behind: Generated<number>
  told_at: Generated<Timestamp | null>
  settled_at: Generated<Timestamp | null>
  removed_at: Generated<Timestamp | null>
  shares_time: Generated<boolean>
}

interface PlaceRow {
  event_slug: string
  account_id: number
  place: number
  points: number
}
