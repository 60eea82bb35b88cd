import { WITH_FRIEND } from '#modules/arenas/model.ts'
import type { Friend } from '../calls.ts'

/** Where a friend is met who plays: in their very room where the game has rooms, else in the same game. */
export const playAlongLink = (
  { slug, hasRooms }: NonNullable<Friend['playing']>,
  { userId }: Friend['player'],
): string => (hasRooms ? `/g/${slug}?${WITH_FRIEND}=${userId}` : `/g/${slug}`)
