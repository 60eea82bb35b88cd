import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    game_list: GameListRow
  }
}

interface GameListRow {
  key: string
  account_id: number
  name: string
  /** Whether others see it; never for a guided player. */
  is_shown: boolean
  /** Numbers of games, in the player's order. */
  games: number[]
  created_at: Timestamp
  changed_at: Timestamp
}
