import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** For counts per day. */
export const indexes: readonly LateIndex[] = [
  { name: 'cloud_play_by_time', on: 'cloud_play (reserved_at)' },
  { name: 'cloud_ticket_by_time', on: 'cloud_ticket (joined_at)' },
]

export const up = createMissing(indexes)
