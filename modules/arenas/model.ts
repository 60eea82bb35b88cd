/** A room as this module sees it: it knows nothing of the game that is played in it. */
export interface PlayedRoom {
  /** How many may play in it. */
  readonly seats: number
  readonly people: number
  readonly clock: number
  /** Seats whoever comes, by the number of their account. */
  sit(who: number): number | undefined
  rise(seat: number): void
  away(seat: number, isAway: boolean): void
  hold(seat: number, tick: number, stick: number): boolean
  advance(count: number): Uint8Array
  whole(): Uint8Array
  /** The match of two people that has ended since this was asked for the last time, in rooms whose matches are rated. */
  ended?(): EndedMatch | undefined
}

/** Two people, by side, and the side that has won; undefined for a draw. */
export interface EndedMatch {
  readonly players: readonly [number, number]
  readonly winner: 0 | 1 | undefined
}

/** A room as others hear of it. */
export interface RoomNews {
  readonly slug: string
  /** Which of the game's rooms it is, where there are several: two against two. */
  readonly kind?: string
  /** Only who knows it comes in; the rooms of everybody have none. */
  readonly code?: string
  /** Opened for somebody whom another process had sent here: it moves nobody, and is not moved. */
  readonly isStray?: true
  /** How many may play in it; a process of an older build does not say. */
  readonly seats?: number
  readonly people: number
  /** Sockets of players and spectators. */
  readonly visitors: number
  /** Who they are; a process of an older build does not say. */
  readonly accounts?: readonly number[]
  /** Who has a seat, those who were cut off included: they come back to it. */
  readonly seated?: readonly number[]
}

/** Families of two sides whose rooms are entered from the menu of the game. */
export const DUEL_ROOM_FAMILIES: readonly string[] = ['bumper-cars', 'hoops']

/** The parameter by which a link leads to the room of a friend. */
export const WITH_FRIEND = 'with'

/** Seats of the largest rooms, and the limit of players and spectators. */
export const MOST_PEOPLE = 20
export const MOST_VISITORS = 60
