import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    presence: { account_id: number; seen_at: Timestamp }
    /** A ticket itself is never stored, only its hash. */
    live_ticket: { ticket_hash: string; account_id: number; session_id: string; ends_at: Timestamp }
  }
}
