import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** For erasures, so that they do not scan the days of all accounts. */
export const indexes: readonly LateIndex[] = [{ name: 'play_day_by_account', on: 'play_day (account_id)' }]

export const up = createMissing(indexes)
