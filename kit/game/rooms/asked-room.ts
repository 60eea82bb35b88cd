import type { RoomWish } from '../contract.ts'

/** The parameters of a link to a room: its code, and how many play on a side. */
const CODE = 'room'
const TEAM = 'team'
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 12

const isRoomCode = (code: string): boolean =>
  code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter))

/** Names a private room; `bytes` are random. */
export const roomCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

export const ROOM_CODE_BYTES = CODE_LENGTH

/** The room that an address names, as a page or a socket asks for it. */
export function roomAsked(search: string): RoomWish | undefined {
  const asked = new URLSearchParams(search)
  const team = asked.get(TEAM)
  const code = asked.get(CODE)
  if ((team !== '1' && team !== '2') || (code !== null && !isRoomCode(code))) return undefined
  return { team: team === '2' ? 2 : 1, ...(code === null ? {} : { code }) }
}

export const roomSearch = ({ team, code }: RoomWish): string =>
  `?${new URLSearchParams({ [TEAM]: String(team), ...(code === undefined ? {} : { [CODE]: code }) }).toString()}`
