import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { ClockName, EndedBy, Seat } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    duel: DuelRow
    duel_result: ResultRow
    duel_seek: SeekRow
    duel_rating: RatingRow
    duel_rated: RatedRow
    duel_beat: { id?: boolean; beat_at: Timestamp }
  }
}

interface DuelRow {
  code: string
  game_id: number
  seed: number
  /** 256 bits from which the server deals hidden hands; null in games without them. */
  deal_key: string | null
  first_id: number | null
  second_id: number | null
  third_id: number | null
  fourth_id: number | null
  seat_count: Generated<number>
  /** A list of moves as JSON. */
  moves: string
  status: 'waiting' | 'running' | 'ended'
  turn: Seat | null
  ended_by: EndedBy | null
  winner: Seat | null
  /** Who has an open draw offer. */
  draw_by: Seat | null
  moved_at: Timestamp
  ended_at: Timestamp | null
  rematch_by: Seat | null
  /** Bits of seats, where more than two have played. */
  rematch_seats: Generated<number>
  rematch_code: string | null
  /** Bits of the seats that were given up. */
  given_up: Generated<number>
  /** The place of each seat as JSON, where more than two have played. */
  places: string | null
  /** A live duel's clock, and the milliseconds left at the last move. */
  clock: ClockName | null
  first_left: number | null
  second_left: number | null
  third_left: number | null
  fourth_left: number | null
  first_credit: number | null
  second_credit: number | null
  third_credit: number | null
  fourth_credit: number | null
  first_seen_at: Timestamp | null
  second_seen_at: Timestamp | null
  third_seen_at: Timestamp | null
  fourth_seen_at: Timestamp | null
  /** The deadline of a live duel that is not over. */
  due_at: Timestamp | null
  rated_as: string | null
}

interface SeekRow {
  account_id: number
  game_id: number
  clock: ClockName
  rating: number
  since: Timestamp
  seen_at: Timestamp
}

interface RatingRow {
  account_id: number
  family: string
  rating: number
  deviation: number
  volatility: number
  games: number
  wins: number
  draws: number
  rated_at: Timestamp
  /** The highest established rating; it never decreases. */
  peak: number | null
}

interface RatedRow {
  code: string
  family: string
  first_id: number | null
  second_id: number | null
  first_before: number
  first_after: number
  second_before: number
  second_after: number
  rated_at: Timestamp
}

/** How a duel ended for one of its players; kept longer than the duel. */
interface ResultRow {
  account_id: number
  code: string
  game_id: number
  seat: Seat
  outcome: 'won' | 'drawn' | 'lost'
  against_id: number | null
  ended_at: Timestamp
}
