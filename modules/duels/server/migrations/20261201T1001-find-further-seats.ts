import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Duels by those who sit beyond the first two. */
export const indexes: readonly LateIndex[] = [
  { name: 'duel_by_third', on: 'duel (third_id, moved_at) where third_id is not null' },
  { name: 'duel_by_fourth', on: 'duel (fourth_id, moved_at) where fourth_id is not null' },
]

export const up = createMissing(indexes)
