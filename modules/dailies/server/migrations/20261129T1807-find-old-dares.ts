import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Dares of past days are deleted hourly; they are in time order. */
export const indexes: readonly LateIndex[] = [
  { name: 'daily_dare_by_day', on: 'daily_dare using brin (dared_on)' },
]

export const up = createMissing(indexes)
