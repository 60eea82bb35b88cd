import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** Badges that games of others have given by their own word: no level and no coconuts come of them. */
    hosted_badge: { account_id: number; game_id: number; badge_id: string; won_at: Timestamp }
  }
}
