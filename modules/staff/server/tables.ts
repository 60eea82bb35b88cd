import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { StaffRole } from '../model.ts'

export type ConfirmationState = 'shown' | 'waiting' | 'done' | 'refused'

declare module '#kit/db/db.ts' {
  interface Tables {
    staff_operator: {
      id: Generated<number>
      name: string
      role: StaffRole
      account_id: number | null
      made_at: Timestamp
      closed_at: Timestamp | null
    }
    staff_invitation: {
      key_hash: string
      name: string
      role: StaffRole
      account_id: number | null
      operator_id: number | null
      made_at: Timestamp
      expires_at: Timestamp
    }
    staff_passkey: {
      id: string
      operator_id: number
      /** As base64url. */
      public_key: string
      uses: number
      transports: string[]
      made_at: Timestamp
      used_at: Timestamp | null
    }
    staff_recovery: {
      code_hash: string
      operator_id: number
      /** Its number in the operator's list. */
      place: number | null
    }
    staff_session: {
      id: string
      key_hash: string
      operator_id: number
      address: string
      other_address: Generated<string | null>
      browser: string
      started_at: Timestamp
      seen_at: Timestamp
      ended_at: Timestamp | null
    }
    staff_confirmation: {
      id: string
      key_hash: string
      operator_id: number
      command: string
      given: string
      digest: string
      subject: string
      says: string
      state: ConfirmationState
      made_at: Timestamp
      expires_at: Timestamp
      confirmed_by: Generated<number | null>
    }
  }
}
