/**
 * Messages between a page and a room: the first byte is the kind. Numbers are big-endian; a tick is one step of
 * 1/60 s, counted since the room was opened.
 */
export const FromPage = { sit: 1, stick: 2, ping: 3, whole: 4, back: 5, leave: 6, say: 7 } as const
export const FromRoom = {
  whole: 1,
  ticks: 2,
  seat: 3,
  pong: 4,
  elsewhere: 5,
  /** Names by seat. */
  names: 6,
  /** A chat phrase of a player. */
  said: 7,
  /** How a match changed the receiver's rating. */
  rated: 8,
} as const

export const TICKS_A_SECOND = 60

const TEXT = new TextEncoder()

/** No seat: the room is full, or the player left it. */
export const NO_SEAT = 255
/** The secret that returns a player to a seat. */
export const SEAT_KEY_BYTES = 16
/** The longest message of a page: a kind and a key. */
export const LONGEST_FROM_PAGE = 1 + SEAT_KEY_BYTES

/** One change in a tick: a seat's stick, or who has the seat. */
export interface Change {
  /** Ticks since the first tick of the message. */
  readonly after: number
  readonly seat: number
  /** A stick, or one of `SeatChange`. */
  readonly what: number
}

/** Above every stick. */
export const SeatChange = { person: 200, computer: 201, nobody: 202 } as const

/** Ticks of a room: applied to the state before them, they give the state after them. */
export interface Ticks {
  readonly from: number
  readonly count: number
  readonly people: number
  /** Hash of the state after these ticks, sent occasionally; 0 for none. */
  readonly hash: number
  readonly changes: readonly Change[]
}

const HEAD = 11
const CHANGE = 3

export function ticksMessage({ from, count, people, hash, changes }: Ticks): Uint8Array {
  const bytes = new Uint8Array(HEAD + changes.length * CHANGE)
  const view = new DataView(bytes.buffer)
  bytes[0] = FromRoom.ticks
  view.setUint32(1, from)
  bytes[5] = count
  bytes[6] = people
  view.setUint32(7, hash)
  for (const [index, { after, seat, what }] of changes.entries())
    bytes.set([after, seat, what], HEAD + index * CHANGE)
  return bytes
}

export function readTicks(bytes: Uint8Array): Ticks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const changes: Change[] = []
  for (let at = HEAD; at + CHANGE <= bytes.length; at += CHANGE)
    changes.push({ after: bytes[at]!, seat: bytes[at + 1]!, what: bytes[at + 2]! })
  return { from: view.getUint32(1), count: bytes[5]!, people: bytes[6]!, hash: view.getUint32(7), changes }
}

export function stickMessage(tick: number, stick: number): Uint8Array {
  const bytes = new Uint8Array(6)
  bytes[0] = FromPage.stick
  new DataView(bytes.buffer).setUint32(1, tick)
  bytes[5] = stick
  return bytes
}

/** A message of one number: a ping and its echo. */
export function numberMessage(kind: number, value: number): Uint8Array {
  const bytes = new Uint8Array(5)
  bytes[0] = kind
  new DataView(bytes.buffer).setUint32(1, value)
  return bytes
}

/** The number after the kind; undefined if the message is too short. */
export const numberIn = (bytes: Uint8Array): number | undefined =>
  bytes.length < 5 ? undefined : new DataView(bytes.buffer, bytes.byteOffset).getUint32(1)

/** A seat with the key that returns its player to it, and the name of the process that has the room. */
export function seatMessage(seat: number, key: Uint8Array, node: string): Uint8Array {
  return withKind(FromRoom.seat, new Uint8Array([seat, ...key, ...TEXT.encode(node)]))
}

/** The room is in another process, named `node`. */
export const elsewhereMessage = (node: string) => withKind(FromRoom.elsewhere, TEXT.encode(node))

export const noSeatMessage = () => new Uint8Array([FromRoom.seat, NO_SEAT])

export function readSeat(bytes: Uint8Array) {
  const node = new TextDecoder().decode(bytes.subarray(2 + SEAT_KEY_BYTES))
  return {
    seat: bytes[1] ?? NO_SEAT,
    key: bytes.slice(2, 2 + SEAT_KEY_BYTES),
    node: node === '' ? undefined : node,
  }
}

/** A message of a kind byte and a payload. */
export function withKind(kind: number, rest: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + rest.length)
  bytes[0] = kind
  bytes.set(rest, 1)
  return bytes
}

/** Names by seat; an empty seat has none. */
export const namesMessage = (names: ReadonlyMap<number, string>) =>
  withKind(FromRoom.names, TEXT.encode(JSON.stringify([...names])))

export const readNames = (bytes: Uint8Array): ReadonlyMap<number, string> =>
  new Map(JSON.parse(new TextDecoder().decode(bytes.subarray(1))) as [number, string][])

/** A chat phrase in the receiver's language. */
export const saidMessage = (seat: number, words: string) =>
  withKind(FromRoom.said, new Uint8Array([seat, ...TEXT.encode(words)]))

export const readSaid = (bytes: Uint8Array) => ({
  seat: bytes[1] ?? NO_SEAT,
  words: new TextDecoder().decode(bytes.subarray(2)),
})

export const ratedMessage = (words: string) => withKind(FromRoom.rated, TEXT.encode(words))

export const readRated = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(1))
