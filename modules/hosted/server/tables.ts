import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** Unproved badges of external games: they give neither level nor coconuts. */
    hosted_badge: { account_id: number; game_id: number; badge_id: string; won_at: Timestamp }
  }
}
