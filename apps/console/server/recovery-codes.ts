import type { Keys } from '#kit/server/keys.ts'
import { RECOVERY_CODES } from '#modules/staff/server/index.ts'

/** Unambiguous letters and digits: 75 bits per code. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 16

const newCode = (keys: Keys) =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[keys.number(0, CODE_LETTERS.length - 1)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

/** Recovery codes for one operator. */
export const newCodes = (keys: Keys): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => newCode(keys))
