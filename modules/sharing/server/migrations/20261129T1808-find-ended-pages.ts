import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Expired shared pages are deleted hourly. */
export const indexes: readonly LateIndex[] = [{ name: 'shared_page_by_end', on: 'shared_page (ends_at)' }]

export const up = createMissing(indexes)
