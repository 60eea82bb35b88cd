import type { Generated } from 'kysely'
import type { Timestamp } from '#kit/db/db.ts'
import type { AccountKind, AgeBand } from '../model.ts'

declare module '#kit/db/db.ts' {
  interface Tables {
    account: AccountRow
    account_device: DeviceRow
    account_device_key: KeyRow
    account_session: SessionRow
    account_sign_in: {
      session_id: string
      account_id: number
      signed_in_at: Timestamp
      platform: string
      os_family: string
      provider: string | null
    }
    account_hand: HandOverCodeRow
    account_identity: IdentityRow
    account_appeal: {
      id: string
      account_id: number
      banned_at: Timestamp
      banned_by: string | null
      reason: string
      text: string
      made_at: Timestamp
      state: Generated<'open' | 'lifted' | 'kept'>
      answer: Generated<string>
      decided_by: Generated<string | null>
      decided_at: Generated<Timestamp | null>
    }
    account_guarded_name: {
      skeleton: string
      name: string
      account_id: number | null
      guarded_at: Timestamp
    }
    account_former_device: { account_id: number; device_mask: string }
  }
}

interface AccountRow {
  id: number
  kind: Generated<AccountKind>
  nickname: Generated<string>
  nickname_changed_at: Generated<Timestamp | null>
  created_at: Timestamp
  banned_until: Generated<Timestamp | null>
  banned_at: Generated<Timestamp | null>
  banned_by: Generated<string | null>
  /** A reason from the list, shown to the player. */
  banned_for: Generated<string | null>
  deleted_at: Generated<Timestamp | null>
  /** Last use, with the precision of sessions. */
  active_at: Generated<Timestamp>
  age_band: Generated<AgeBand | null>
  /** A date. */
  age_asked_on: Generated<string | null>
  /** When and why the account is erased; until then it can be kept. */
  erases_at: Generated<Timestamp | null>
  leaves_because: Generated<'asked' | 'idle' | null>
}

/** The device id itself is never stored, only its mask. */
interface DeviceRow {
  device_mask: string
  account_id: number
  network: string
  platform: string
  keyed_at: Timestamp
  recovered_at: Generated<Timestamp | null>
  seen_at: Timestamp
}

interface SessionRow {
  id: string
  token_hash: string
  account_id: number
  device_mask: string
  started_at: Timestamp
  seen_at: Timestamp
  expires_at: Timestamp
  network: string
  language: string
  platform: string
  os_family: string
  width_class: string
  version: string
  utc_offset: number
  /** The provider that a member signed in with. */
  provider: Generated<string | null>
}

/** A code that signs a visitor in on another browser; like a token it is stored only as a hash. */
interface HandOverCodeRow {
  code_hash: string
  account_id: number
  for_install: boolean
  made_at: Timestamp
  ends_at: Timestamp
  used_at: Generated<Timestamp | null>
  /** The mask of the device that used it. */
  used_by: Generated<string | null>
}

interface IdentityRow {
  issuer: string
  subject: string
  provider: string
  account_id: number
  linked_at: Timestamp
}

interface KeyRow {
  key_hash: string
  account_id: number
  created_at: Timestamp
  /** The device whose browser holds the key; null for older keys. */
  device_mask: Generated<string | null>
}
