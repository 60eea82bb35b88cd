import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** An erasure finds the days of an account without reading those of all. */
export const indexes: readonly LateIndex[] = [{ name: 'play_day_by_account', on: 'play_day (account_id)' }]

export const up = createMissing(indexes)
