import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

export const indexes: readonly LateIndex[] = [{ name: 'friendship_by_age', on: 'friendship (since_at)' }]

export const up = createMissing(indexes)
