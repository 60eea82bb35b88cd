/** Crockford's alphabet: nothing that is mistaken for something else when it is read out or copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 40 bits each, so that codes cannot be guessed. */
export const CODE_LENGTH = 8

/** A fresh code or password; `number` gives a whole number from 0 to 31 each time. */
export const newCode = (number: (first: number, last: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[number(0, 31)]).join('')

/**
 * A code as somebody typed it: small letters, spaces, dashes and full-width characters are forgiven, and O, I and L are
 * read as the digits they were meant to be. Nothing when it cannot be a code.
 */
export function readCode(typed: string): string | undefined {
  const plain = asDigits(typed).replace(/[\s\p{Pd}\p{Cf}_·]/gu, '')
  return plain.length === CODE_LENGTH && [...plain].every((letter) => ALPHABET.includes(letter))
    ? plain
    : undefined
}

const asDigits = (typed: string) =>
  typed.normalize('NFKC').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')

/** Everything in a longer text that could be a code, however it is split up: any eight letters and digits that follow. */
export function codesIn(text: string): string[] {
  const letters = asDigits(text).replace(/[^0-9A-Z]/g, '')
  const runs = Array.from({ length: Math.max(0, letters.length - CODE_LENGTH + 1) }, (_, start) =>
    letters.slice(start, start + CODE_LENGTH),
  )
  return [...new Set(runs)].filter((run) => !run.includes('U'))
}

/** As a code is shown: in two groups. */
export const shownCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`
