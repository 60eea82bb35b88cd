import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { CentreList, Opinion } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    play: PlayRow
    play_day: PlayDayRow
    game_player: GamePlayerRow
    game_tally: { game_id: number; players: number; likes: number; dislikes: number }
    /** A finished day, one row per game. */
    game_day: {
      day: string
      game_id: number
      players: number
      played_ms: number
      openers: Generated<number>
    }
    /** The rating of a game, 1 on average; computed daily. */
    game_standing: { game_id: number; standing: number }
    /** The companions of a game, closest first; computed daily. */
    game_companion: { game_id: number; companions: number[] }
    centre_list: CentreListRow
    /** Hourly places, for the arrows of the next day. */
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

/** An account's play of a game on one day (UTC); zero plays if it was only opened. */
interface PlayDayRow {
  day: string
  game_id: number
  account_id: number
  played_ms: number
  last_at: Timestamp
  /** Number of plays begun. */
  plays: Generated<number>
  /** Whether a run was played to its end. */
  has_ended: Generated<boolean>
}

interface GamePlayerRow {
  account_id: number
  game_id: number
  played_ms: number
  /** Null for players who have only rated it. */
  last_at: Timestamp | null
  opinion: Opinion
  /** When the current like was given. */
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
