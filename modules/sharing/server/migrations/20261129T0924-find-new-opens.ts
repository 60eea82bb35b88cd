import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

export const indexes: readonly LateIndex[] = [{ name: 'share_open_by_moment', on: 'share_open (opened_at)' }]

export const up = createMissing(indexes)
