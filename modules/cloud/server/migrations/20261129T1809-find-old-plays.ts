import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Old plays are anonymised hourly; the index covers only those not yet done. */
export const indexes: readonly LateIndex[] = [
  {
    name: 'cloud_play_to_blur',
    on: "cloud_play (ended_at) where game_key <> '' and released_at is not null",
  },
]

export const up = createMissing(indexes)
