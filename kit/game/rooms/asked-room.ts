import type { RoomWish } from '../contract.ts'

/** Parameters of a link to a room: its code, and the number of players per side. */
const CODE = 'room'
const TEAM = 'team'
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 12

const isRoomCode = (code: string): boolean =>
  code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter))

/** The code of a private room, from random bytes. */
export const roomCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

export const ROOM_CODE_BYTES = CODE_LENGTH

/** The room that a URL's query asks for, in a page or a socket. */
export function roomAsked(search: string): RoomWish | undefined {
  const asked = new URLSearchParams(search)
  const team = asked.get(TEAM)
  const code = asked.get(CODE)
  if ((team !== '1' && team !== '2') || (code !== null && !isRoomCode(code))) return undefined
  return { team: team === '2' ? 2 : 1, ...(code === null ? {} : { code }) }
}

export const roomSearch = ({ team, code }: RoomWish): string =>
  `?${new URLSearchParams({ [TEAM]: String(team), ...(code === undefined ? {} : { [CODE]: code }) }).toString()}`
