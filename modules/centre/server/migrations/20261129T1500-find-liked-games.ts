import { createMissing, type LateIndex } from '#kit/db/indexes.ts'

/** Favourites are ordered by when they were liked. */
export const indexes: readonly LateIndex[] = [
  {
    name: 'game_player_liked',
    on: `game_player (account_id, liked_at desc nulls last) where opinion = 'likes'`,
  },
]

export const up = createMissing(indexes)
