/** The longest counted term, in characters; longer ones are cut. */
export const MOST_LETTERS = 60
const LEAST_LETTERS = 2
/** "2048" and "1010" are games; five digits and more are a phone number, a date or a player's number. */
const MOST_DIGITS = 4
/** Letters with more digits than this are a name with a year, or an id. */
const MOST_DIGITS_IN_WORD = 2
/** No word of a script with spaces is longer; keys and addresses are. */
const LONGEST_WORD = 24
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}]+$/u
const ADDRESS = /@|:\/\/|\bwww\.|\p{L}\.\p{L}+\//u

/**
 * The form in which a search without results is counted: lower case, single spaces. Undefined for one that may identify a person (an
 * address, a number, an id) or is too short to mean anything.
 */
export function missedTerm(typed: string): string | undefined {
  const text = typed.normalize('NFKC').toLowerCase()
  if (ADDRESS.test(text) || digitsOf(text) > MOST_DIGITS) return undefined
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.some(isTelling)) return undefined
  const letters = [...words.join(' ')].slice(0, MOST_LETTERS)
  return letters.length < LEAST_LETTERS ? undefined : letters.join('').trim()
}

const digitsOf = (text: string) => text.match(/\p{N}/gu)?.length ?? 0

const isTelling = (word: string) =>
  (SPACED.test(word) && word.length > LONGEST_WORD) ||
  (/\p{L}/u.test(word) && digitsOf(word) > MOST_DIGITS_IN_WORD)
