import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { ReportType } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    chat_message: MessageRow
    chat_appeal: AppealRow
    chat_mute: {
      account_id: number
      steps: number
      reason: ReportType
      until: Timestamp | null
      muted_at: Generated<Timestamp | null>
      muted_by: Generated<string | null>
    }
    /** Operators' changes to the word lists. */
    chat_word: { language: string; word: string; kind: 'add' | 'drop' | 'allow'; set_at: Timestamp }
    /** Operators' settings of one topic, or of all with `*`. The column `room` is the topic. */
    chat_room: { room: string; slow_seconds: Generated<number>; is_off: Generated<boolean> }
    chat_report: ReportRow
  }
}

/** Held: visible to its writer only. Deleted by its writer or removed by an operator: visible to nobody. */
export type MessageState = 'shown' | 'held' | 'deleted' | 'removed'

interface MessageRow {
  /** Sorts by time of sending. */
  id: string
  /** The topic. */
  room: string
  account_id: number
  text: string
  /** The number of a ready-made phrase; the text column has it in the writer's language. */
  phrase: Generated<number | null>
  language: string
  sent_at: Timestamp
  state: MessageState
  /** Reported, or context of a report: not deleted before. */
  kept_until: Generated<Timestamp | null>
}

export type ReportStatus = 'open' | 'upheld' | 'dismissed'

interface ReportRow {
  id: string
  message_id: string
  accused_id: number
  reporter_id: number
  type: ReportType
  text: string
  reported_at: Timestamp
  status: Generated<ReportStatus>
  closed_at: Generated<Timestamp | null>
  /** Its context is kept as long as itself. */
  has_context: Generated<boolean>
  /** The operator who works on it. */
  claimed_by: Generated<string | null>
  claimed_at: Generated<Timestamp | null>
  escalated_at: Generated<Timestamp | null>
  escalated_for: Generated<string>
  closed_by: Generated<string | null>
}

interface AppealRow {
  id: string
  account_id: number
  muted_at: Timestamp
  muted_by: string | null
  reason: string
  text: string
  made_at: Timestamp
  state: Generated<'open' | 'lifted' | 'kept'>
  answer: Generated<string>
  decided_by: Generated<string | null>
  decided_at: Generated<Timestamp | null>
}
