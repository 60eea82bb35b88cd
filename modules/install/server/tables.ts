import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    /** The receiver of the gift: an account, or the mask of a device. */
    home_gift: { key: string; taken_at: Timestamp }
  }
}
