import type { Timestamp } from '#kit/db/db.ts'
import type { EndedBy, Seat } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    duel: DuelRow
    duel_result: ResultRow
  }
}

interface DuelRow {
  code: string
  game_id: number
  seed: number
  first_id: number | null
  second_id: number | null
  /** A list of moves as JSON. */
  moves: string
  status: 'waiting' | 'running' | 'ended'
  turn: Seat | null
  ended_by: EndedBy | null
  winner: Seat | null
  /** Who has offered a draw that is not answered. */
  draw_by: Seat | null
  moved_at: Timestamp
  ended_at: Timestamp | null
  rematch_by: Seat | null
  rematch_code: string | null
}

/** How a duel ended for one of its players; it outlives the duel. */
interface ResultRow {
  account_id: number
  code: string
  game_id: number
  seat: Seat
  outcome: 'won' | 'drawn' | 'lost'
  against_id: number | null
  ended_at: Timestamp
}
