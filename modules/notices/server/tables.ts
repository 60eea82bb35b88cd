import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { NoticeKind } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    notice: NoticeRow
    push_subscription: PushRow
  }
}

interface NoticeRow {
  id: string
  account_id: number
  kind: NoticeKind
  from_id: number | null
  subject: string | null
  at: Timestamp
  written_at: Timestamp
  seen_at: Generated<Timestamp | null>
}

interface PushRow {
  endpoint: string
  account_id: number
  p256dh: string
  auth: string
  language: Language
  made_at: Timestamp
}
