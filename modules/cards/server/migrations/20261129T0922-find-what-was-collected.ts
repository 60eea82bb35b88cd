import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

export const indexes: readonly LateIndex[] = [
  { name: 'card_move_by_receiver', on: 'card_move (to_id)' },
  { name: 'card_box_by_account', on: 'card_box (account_id)' },
]

export const up = createMissing(indexes)
