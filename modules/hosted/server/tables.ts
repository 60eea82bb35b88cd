import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** Unproved badges of games of others: they give no level and no coconuts. */
    hosted_badge: { account_id: number; game_id: number; badge_id: string; won_at: Timestamp }
  }
}
