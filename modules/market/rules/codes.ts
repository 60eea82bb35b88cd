/** Crockford's base 32: no characters that are confused when read out or copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 40 bits each, so that codes cannot be guessed. */
export const CODE_LENGTH = 8

/** A new code or password; `number` returns an integer from 0 to 31 each time. */
export const newCode = (number: (first: number, last: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[number(0, 31)]).join('')

/**
 * Normalises a typed code: lower case, spaces, dashes and full-width characters are accepted, and O, I and L are read as digits.
 * Undefined when it cannot be a code.
 */
export function readCode(typed: string): string | undefined {
  const plain = asDigits(typed).replace(/[\s\p{Pd}\p{Cf}_·]/gu, '')
  return plain.length === CODE_LENGTH && [...plain].every((letter) => ALPHABET.includes(letter))
    ? plain
    : undefined
}

const asDigits = (typed: string) =>
  typed.normalize('NFKC').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')

/** Every possible code in a longer text, however it is split up: any eight consecutive letters and digits. */
export function codesIn(text: string): string[] {
  const letters = asDigits(text).replace(/[^0-9A-Z]/g, '')
  const runs = Array.from({ length: Math.max(0, letters.length - CODE_LENGTH + 1) }, (_, start) =>
    letters.slice(start, start + CODE_LENGTH),
  )
  return [...new Set(runs)].filter((run) => !run.includes('U'))
}

/** A code as displayed: in two groups. */
export const shownCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`
