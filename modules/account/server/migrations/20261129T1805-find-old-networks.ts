import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Networks are forgotten every hour; only the rows that still have one are looked at. */
export const indexes: readonly LateIndex[] = [
  { name: 'account_session_by_network', on: "account_session (seen_at) where network <> ''" },
  { name: 'account_device_by_network', on: "account_device (seen_at) where network <> ''" },
]

export const up = createMissing(indexes)
