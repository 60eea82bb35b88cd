import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** For counts per day; rows are in time order, so a BRIN index of a few kilobytes finds them. */
export const indexes: readonly LateIndex[] = [
  { name: 'card_box_by_time', on: 'card_box using brin (got_at)' },
  { name: 'card_opening_by_time', on: 'card_opening using brin (opened_at)' },
  { name: 'card_move_by_time', on: 'card_move using brin (moved_at)' },
]

export const up = createMissing(indexes)
