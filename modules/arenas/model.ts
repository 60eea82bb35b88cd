/** A room as this module sees it, without knowledge of the game in it. */
export interface PlayedRoom {
  /** Number of seats. */
  readonly seats: number
  readonly people: number
  readonly clock: number
  /** Gives a seat to an account. */
  sit(who: number): number | undefined
  rise(seat: number): void
  away(seat: number, isAway: boolean): void
  hold(seat: number, tick: number, stick: number): boolean
  advance(count: number): Uint8Array
  whole(): Uint8Array
  /** The two-player match that ended since the last call, in rooms with rated matches. */
  ended?(): EndedMatch | undefined
}

/** Two players by side, and the winning side; undefined for a draw. */
export interface EndedMatch {
  readonly players: readonly [number, number]
  readonly winner: 0 | 1 | undefined
}

/** What a process announces about a room. */
export interface RoomNews {
  readonly slug: string
  /** Which kind of the game's rooms it is, such as two against two. */
  readonly kind?: string
  /** Only players with the code may join; public rooms have none. */
  readonly code?: string
  /** Opened for a player whom another process redirected here: it neither redirects anybody nor is replaced. */
  readonly isStray?: true
  /** Number of seats; missing from a process of an older build. */
  readonly seats?: number
  readonly people: number
  /** Sockets of players and spectators. */
  readonly visitors: number
  /** Their accounts; missing from a process of an older build. */
  readonly accounts?: readonly number[]
  /** Accounts with a seat, including disconnected ones, which may return to it. */
  readonly seated?: readonly number[]
}

/** Two-sided families whose rooms are entered from the game's menu. */
export const DUEL_ROOM_FAMILIES: readonly string[] = ['bumper-cars', 'hoops']

/** The query parameter of a link that leads to a friend's room. */
export const WITH_FRIEND = 'with'

/** Seats of the largest rooms, and the limit for players and spectators. */
export const MOST_PEOPLE = 20
export const MOST_VISITORS = 60
