import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** The live duels whose time is up first. */
export const indexes: readonly LateIndex[] = [
  { name: 'duel_due', on: 'duel (due_at) where due_at is not null' },
]

export const up = createMissing(indexes)
