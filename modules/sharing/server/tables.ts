import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    share_invite: { key: string; account_id: number; created_at: Timestamp }
    share_open: {
      device_mask: string
      invite_key: string
      opened_at: Timestamp
      /** A box for the inviter, or the rescue of a locked reward. */
      earned: 'box' | 'rescue'
      taken_at: Timestamp | null
    }
    shared_page: {
      key: string
      kind: 'card' | 'sell' | 'page'
      /** Null for pages of the operator, which have their own texts. */
      owner_id: number | null
      /** The card or the listing that is shown. */
      target: string
      title: string | null
      words: string | null
      created_at: Timestamp
      ends_at: Timestamp | null
    }
  }
}
