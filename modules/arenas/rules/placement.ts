import { MOST_PEOPLE, MOST_VISITORS, type RoomNews } from '../model.ts'

/** The room for a new player: the fullest with a free seat; undefined when a new one should be opened. */
export function roomFor<Room extends RoomNews>(rooms: readonly Room[], slug: string): Room | undefined {
  const open = rooms.filter(
    (room) => room.slug === slug && room.people < MOST_PEOPLE && room.visitors < MOST_VISITORS,
  )
  return open.reduce<Room | undefined>(
    (best, room) => (best && best.people >= room.people ? best : room),
    undefined,
  )
}
