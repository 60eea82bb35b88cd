import type { Generated, JSONColumnType } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { Audience, FlagName, GameRooms } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    invariant_check: { rule: string; broken: number; checked_at: Timestamp }
    operator_action: {
      id: Generated<number>
      done_at: Timestamp
      operator: string
      host: string
      command: string
      line: string
      subject: string
      before: string | null
      after: string | null
      reason: string
    }
    operator_edit: {
      subject: string
      version: number
      /** Null: as in the build. */
      content: unknown
      starts_at: Timestamp
      made_by: string
      made_at: Timestamp
      cancelled_at: Timestamp | null
    }
    operator_flag: {
      name: FlagName
      is_on: boolean
      words: Generated<string>
      changed_at: Timestamp
      percent: Generated<number>
      audience: Generated<Audience>
      starts_at: Timestamp | null
    }
    operator_process: {
      name: string
      roles: string
      build: string
      started_at: Timestamp
      seen_at: Timestamp
      rooms: JSONColumnType<GameRooms[], string | undefined, string>
    }
    operator_redirect: { path: string; target: string; is_permanent: boolean; set_at: Timestamp }
  }
}
