import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Dares of days that are over are forgotten every hour; they come in the order of time. */
export const indexes: readonly LateIndex[] = [
  { name: 'daily_dare_by_day', on: 'daily_dare using brin (dared_on)' },
]

export const up = createMissing(indexes)
