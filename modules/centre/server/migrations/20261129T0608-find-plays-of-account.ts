import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** The rails of home ask what one account has played. */
export const indexes: readonly LateIndex[] = [
  { name: 'play_by_account', on: 'play (account_id, started_at)' },
]

export const up = createMissing(indexes)
