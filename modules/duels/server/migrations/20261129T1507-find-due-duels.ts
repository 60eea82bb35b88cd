import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Live duels by deadline. */
export const indexes: readonly LateIndex[] = [
  { name: 'duel_due', on: 'duel (due_at) where due_at is not null' },
]

export const up = createMissing(indexes)
