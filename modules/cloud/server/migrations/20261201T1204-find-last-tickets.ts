import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Whose the latest turn of a line was. */
export const indexes: readonly LateIndex[] = [
  { name: 'cloud_ticket_ended', on: 'cloud_ticket (line_key, ended_at desc) where ended_at is not null' },
]

export const up = createMissing(indexes)
