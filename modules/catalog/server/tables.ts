import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** Games that the operator shows to nobody. */
    catalog_hidden_game: { game_id: number; hidden_at: Timestamp }
  }
}
