import { WITH_FRIEND } from '#modules/arenas/model.ts'
import type { Friend } from '../calls.ts'

/** Where to join a playing friend: in their room if the game has rooms, else in the same game. */
export const playAlongLink = (
  { slug, hasRooms }: NonNullable<Friend['playing']>,
  { userId }: Friend['player'],
): string => (hasRooms ? `/g/${slug}?${WITH_FRIEND}=${userId}` : `/g/${slug}`)
