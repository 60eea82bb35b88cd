import type { GeneratedAlways } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { ImportedFacts } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** Games hidden by operators. */
    catalog_hidden_game: { game_id: number; hidden_at: Timestamp }
    /** Games of others, shown from their own hosts. */
    catalog_imported_game: {
      game_id: GeneratedAlways<number>
      slug: string
      address: string
      /** The version that a share of the players already gets. */
      next_address: string | null
      next_share: number | null
      /** What else the catalogue states about it. */
      facts: ImportedFacts
      cover_hash: string
      cover: Buffer
      imported_at: Timestamp
    }
    /** Searches without results, for everybody together: how often each was made per day (UTC). */
    catalog_missed_search: { day: string; term: string; searches: number }
    /** Games that accounts opened from rails of home, with the rails that stood above. */
    catalog_rail_open: {
      account_id: number
      opened_at: Timestamp
      kind: string
      game_id: number
      passed: string[]
    }
    /** Games that accounts do not want in their rails. */
    catalog_less_of: { account_id: number; game_id: number; since: Timestamp }
  }
}
