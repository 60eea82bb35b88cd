import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** A day is counted; rows come in the order of time, so a few kilobytes find them. */
export const indexes: readonly LateIndex[] = [
  { name: 'card_box_by_time', on: 'card_box using brin (got_at)' },
  { name: 'card_opening_by_time', on: 'card_opening using brin (opened_at)' },
  { name: 'card_move_by_time', on: 'card_move using brin (moved_at)' },
]

export const up = createMissing(indexes)
