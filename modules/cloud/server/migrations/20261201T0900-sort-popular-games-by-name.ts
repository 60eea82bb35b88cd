import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

const LANGUAGES = 20

/** What a list by popularity is sorted by, in each of our languages: most games have equal counts. */
export const indexes: readonly LateIndex[] = Array.from({ length: LANGUAGES }, (_, place) => ({
  name: `cloud_game_by_plays_${place + 1}`,
  on: `cloud_game ((-hot), (sort_names[${place + 1}]) collate "C", game_key) where is_open`,
}))

export const up = createMissing(indexes)
