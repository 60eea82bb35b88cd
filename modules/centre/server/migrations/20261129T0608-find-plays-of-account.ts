import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** For the rails of home, which read an account's plays. */
export const indexes: readonly LateIndex[] = [
  { name: 'play_by_account', on: 'play (account_id, started_at)' },
]

export const up = createMissing(indexes)
