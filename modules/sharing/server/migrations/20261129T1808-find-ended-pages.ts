import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Shared pages that have ended are forgotten every hour. */
export const indexes: readonly LateIndex[] = [{ name: 'shared_page_by_end', on: 'shared_page (ends_at)' }]

export const up = createMissing(indexes)
