import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** For erasures, which clear the sender of notices to others. */
export const indexes: readonly LateIndex[] = [
  { name: 'notice_by_sender', on: 'notice (from_id) where from_id is not null' },
]

export const up = createMissing(indexes)
