import { MOST_PEOPLE, MOST_VISITORS, type RoomNews } from '../model.ts'

/** Which room a player asks for. */
export interface RoomQuestion {
  readonly slug: string
  readonly kind?: string | undefined
  /** Code of a private room. */
  readonly code?: string | undefined
  /** Who asks. */
  readonly accountId?: number | undefined
  /** Whom they follow into a room. */
  readonly friendId?: number | undefined
}

/**
 * The room for a player: the one they name; the one their friend is in, even as a spectator; the one in which they have a seat,
 * however full; else the fullest with a free seat. Undefined when a new one must be opened.
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

/** What a process announces about its rooms. */
export interface Announcement {
  readonly node: string
  readonly rooms: readonly RoomNews[]
  /** Where it is one of several parts: its place among those of one round. */
  readonly part?: { readonly round: number; readonly place: number; readonly of: number }
}

/**
 * Whether a private room gives way. Two players who open one link at once on two processes open two rooms; the one whose process name
 * sorts first stays, so both processes decide alike.
 */
export const givesWay = (room: RoomNews, node: string, other: Announcement): boolean =>
  room.code !== undefined &&
  !room.isStray &&
  other.node < node &&
  other.rooms.some(
    ({ slug, kind, code, isStray }) =>
      !isStray && slug === room.slug && kind === room.kind && code === room.code,
  )
