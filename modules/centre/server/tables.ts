import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { CentreList, Opinion } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    play: PlayRow
    play_day: PlayDayRow
    game_player: GamePlayerRow
    game_tally: { game_id: number; players: number; likes: number; dislikes: number }
    /** A day that is over, one row a game. */
    game_day: {
      day: string
      game_id: number
      players: number
      played_ms: number
      openers: Generated<number>
    }
    /** The rating of a game beside the others, 1 for an average one; computed once a day. */
    game_standing: { game_id: number; standing: number }
    /** The games that the players of a game also stay with, the closest first; computed once a day. */
    game_companion: { game_id: number; companions: number[] }
    centre_list: CentreListRow
    /** Places once an hour, for the arrows of the next day. */
    centre_past: { list: CentreList; taken_at: Timestamp; game_id: number; place: number }
    /** One row: the process that locks it computes. */
    centre_job: { one: boolean; computed_at: Timestamp | null; closed_day: string | null }
  }
}

interface PlayRow {
  id: string
  account_id: number
  game_id: number
  started_at: Timestamp
  reported_at: Timestamp
  played_ms: number
  ended_at: Timestamp | null
  load_ms: number | null
}

/** What an account played of a game on one day (UTC); no play if it was only opened. */
interface PlayDayRow {
  day: string
  game_id: number
  account_id: number
  played_ms: number
  last_at: Timestamp
  /** How many plays began. */
  plays: Generated<number>
  /** Whether a run was played to its end. */
  has_ended: Generated<boolean>
}

interface GamePlayerRow {
  account_id: number
  game_id: number
  played_ms: number
  /** Empty for players who have only rated it. */
  last_at: Timestamp | null
  opinion: Opinion
  /** When the like was said that holds. */
  liked_at: Timestamp | null
}

interface CentreListRow {
  list: CentreList
  place: number
  game_id: number
  score: number
  count: number
  likes: number
  online: number
  climbed: number | null
}
