import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Old runs and replays are deleted hourly; rows are in time order, so a BRIN index of a few kilobytes finds them. */
export const indexes: readonly LateIndex[] = [
  { name: 'score_run_by_deal', on: 'score_run using brin (dealt_at)' },
  { name: 'score_run_by_end', on: 'score_run using brin (ended_at)' },
  { name: 'score_replay_by_time', on: 'score_replay using brin (created_at)' },
]

export const up = createMissing(indexes)
