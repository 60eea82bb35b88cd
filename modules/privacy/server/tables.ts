import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    privacy_export: ExportRow
  }
}

interface ExportRow {
  id: string
  account_id: number
  state: 'pending' | 'ready' | 'failed'
  asked_at: Timestamp
  /** Until when its worker holds it. */
  held_until: Generated<Timestamp | null>
  tries: Generated<number>
  ready_at: Generated<Timestamp | null>
  file: Generated<string | null>
}
