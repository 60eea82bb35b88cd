import { randomBytes, randomInt } from 'node:crypto'
import { seededRandom } from '#kit/random/random.ts'
import type { Instant } from '#kit/time/time.ts'

/** Source of keys, ids and valuable draws: unguessable in production, repeatable in tests. */
export interface Keys {
  /** 256 bits as 43 characters, for tokens. */
  token(): string
  /** An opaque id of 26 characters that sorts by time (ULID). */
  id(now: Instant): string
  /** A whole number from `first` to `last`, both included. */
  number(first: number, last: number): number
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TIME_DIGITS = 10

function timeDigits(moment: Instant): string {
  let rest = moment as number
  let time = ''
  for (let digit = 0; digit < TIME_DIGITS; digit++) {
    time = ALPHABET[rest % 32]! + time
    rest = Math.floor(rest / 32)
  }
  return time
}

const ulid = (now: Instant, noise: Uint8Array) =>
  timeDigits(now) + Array.from(noise, (byte) => ALPHABET[byte % 32]).join('')

const ID = new RegExp(`^[${ALPHABET}]{26}$`)

/** Whether a text has the form of an id; most that is made up has not. */
export const isId = (text: string): boolean => ID.test(text)

/** A prefix that sorts before every id of this moment and later. */
export const idsFrom = (moment: Instant): string => timeDigits(Math.max(0, moment) as Instant)

/** When an id was made. */
export const momentOf = (id: string): Instant =>
  Array.from(id.slice(0, TIME_DIGITS)).reduce(
    (sum, digit) => sum * 32 + ALPHABET.indexOf(digit),
    0,
  ) as Instant

export const secureKeys: Keys = {
  token: () => randomBytes(32).toString('base64url'),
  id: (now) => ulid(now, randomBytes(16)),
  number: (first, last) => randomInt(first, last + 1),
}

/** Deterministic keys for tests only: anybody can guess them. */
export function seededKeys(seed: number): Keys {
  const random = seededRandom(seed)
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => Math.floor(random() * 256))
  return {
    token: () => Buffer.from(bytes(32)).toString('base64url'),
    id: (now) => ulid(now, bytes(16)),
    number: (first, last) => first + Math.floor(random() * (last - first + 1)),
  }
}
