import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Networks are erased hourly; the index covers only rows that still have one. */
export const indexes: readonly LateIndex[] = [
  { name: 'account_session_by_network', on: "account_session (seen_at) where network <> ''" },
  { name: 'account_device_by_network', on: "account_device (seen_at) where network <> ''" },
]

export const up = createMissing(indexes)
