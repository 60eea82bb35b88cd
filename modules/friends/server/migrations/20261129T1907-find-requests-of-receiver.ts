import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** For exports and erasures: requests to an account, answered ones too. */
export const indexes: readonly LateIndex[] = [
  { name: 'friend_request_by_receiver', on: 'friend_request (to_id)' },
]

export const up = createMissing(indexes)
