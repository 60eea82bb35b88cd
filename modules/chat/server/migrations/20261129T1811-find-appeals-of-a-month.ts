import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** For counts of appeals by month. */
export const indexes: readonly LateIndex[] = [{ name: 'chat_appeal_by_time', on: 'chat_appeal (made_at)' }]

export const up = createMissing(indexes)
