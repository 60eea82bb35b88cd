import { MOST_PEOPLE, MOST_VISITORS, type RoomNews } from '../model.ts'

/**
 * The room for a new player: the one in which the friend is whom they follow, if only to look on; else the fullest with a free
 * seat; undefined when a new one should be opened.
 */
export function roomFor<Room extends RoomNews>(
  rooms: readonly Room[],
  slug: string,
  friendId?: number,
): Room | undefined {
  const theirs = rooms.find(
    (room) =>
      friendId !== undefined &&
      room.slug === slug &&
      room.visitors < MOST_VISITORS &&
      room.accounts?.includes(friendId),
  )
  if (theirs) return theirs
  const open = rooms.filter(
    (room) => room.slug === slug && room.people < MOST_PEOPLE && room.visitors < MOST_VISITORS,
  )
  return open.reduce<Room | undefined>(
    (best, room) => (best && best.people >= room.people ? best : room),
    undefined,
  )
}
