/** A room as this module sees it: it knows nothing of the game that is played in it. */
export interface PlayedRoom {
  readonly people: number
  readonly clock: number
  sit(): number | undefined
  rise(seat: number): void
  away(seat: number, isAway: boolean): void
  hold(seat: number, tick: number, stick: number): boolean
  advance(count: number): Uint8Array
  whole(): Uint8Array
}

/** A room as others hear of it. */
export interface RoomNews {
  readonly slug: string
  readonly people: number
  /** Sockets of players and spectators. */
  readonly visitors: number
  /** Who they are; a process of an older build does not say. */
  readonly accounts?: readonly number[]
}

/** The parameter by which a link leads to the room of a friend. */
export const WITH_FRIEND = 'with'

/** Seats of a room, and its limit of players and spectators. */
export const MOST_PEOPLE = 20
export const MOST_VISITORS = 60
