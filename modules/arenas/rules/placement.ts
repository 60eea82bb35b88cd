import { MOST_PEOPLE, MOST_VISITORS, type RoomNews } from '../model.ts'

/** Which room a player asks for. */
export interface RoomQuestion {
  readonly slug: string
  readonly kind?: string | undefined
  /** Names a room that only those come into who know it. */
  readonly code?: string | undefined
  /** Who asks. */
  readonly accountId?: number | undefined
  /** Whom they follow. */
  readonly friendId?: number | undefined
}

/**
 * The room for a new player: the one that they name; the one in which the friend is whom they follow, if only to look on;
 * the one in which they have a seat, however full it is; else the fullest of all with a free seat; undefined when a new one should be opened.
 */
export function roomFor<Room extends RoomNews>(
  rooms: readonly Room[],
  { slug, kind, code, accountId, friendId }: RoomQuestion,
): Room | undefined {
  const enterable = rooms.filter(
    (room) => room.slug === slug && room.kind === kind && room.visitors < MOST_VISITORS,
  )
  if (code !== undefined) return enterable.find((room) => room.code === code)
  const common = enterable.filter((room) => room.code === undefined)
  const theirs = common.find((room) => friendId !== undefined && room.accounts?.includes(friendId))
  if (theirs) return theirs
  const own = common.find((room) => accountId !== undefined && room.seated?.includes(accountId))
  if (own) return own
  return common
    .filter(hasFreeSeat)
    .reduce<Room | undefined>((best, room) => (best && best.people >= room.people ? best : room), undefined)
}

export const hasFreeSeat = ({ people, seats = MOST_PEOPLE }: RoomNews): boolean => people < seats

/** What a process says of its rooms. */
export interface Announcement {
  readonly node: string
  readonly rooms: readonly RoomNews[]
}

/**
 * Whether a room with a code gives way: two who open one link at once on two processes open two rooms. That of the process whose
 * name comes first stays, so both come to the same verdict.
 */
export const givesWay = (room: RoomNews, node: string, other: Announcement): boolean =>
  room.code !== undefined &&
  !room.isStray &&
  other.node < node &&
  other.rooms.some(
    ({ slug, kind, code, isStray }) =>
      !isStray && slug === room.slug && kind === room.kind && code === room.code,
  )
