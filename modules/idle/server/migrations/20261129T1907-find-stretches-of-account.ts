import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** For exports and erasures, which read all stretches of an account. */
export const indexes: readonly LateIndex[] = [
  { name: 'idle_stretch_by_account', on: 'idle_stretch (account_id)' },
]

export const up = createMissing(indexes)
