import { looksLike } from '#kit/i18n/look-alikes.ts'
import words from './impersonation-words.json' with { type: 'json' }

/**
 * Syntax of the list: `support` matches a whole word, `admin*` a prefix, `~官方` any part (for scripts without spaces). Whole words,
 * because "badminton" is a fine name.
 */
const all = [...new Set(Object.values(words).flat())]
const anywhere = all.filter((word) => word.startsWith('~')).map((word) => bare(word.slice(1)))
const beginnings = all.filter((word) => word.endsWith('*')).map((word) => bare(word.slice(0, -1)))
const wholes = new Set(all.filter((word) => !/^~|\*$/.test(word)).map((word) => bare(word)))
const longest = Math.max(...all.map((word) => word.split(' ').length))

export const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
}
export const replaced = (text: string, twins: Readonly<Record<string, string>>) =>
  Array.from(text, (letter) => twins[letter] ?? letter).join('')

/** Lower case, no accents. */
export function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll(' ', '')
}

/** Whether a name impersonates the operators. */
export function impersonates(nickname: string): boolean {
  const plain = bare(nickname)
  if (anywhere.some((word) => plain.includes(word))) return true
  const readings = [nickname, looksLike(nickname.normalize('NFKC'))]
  return readings.some((reading) => runsOf(wordsOf(reading)).some(isTaken))
}

const isTaken = (word: string) =>
  wholes.has(word) || beginnings.some((beginning) => word.startsWith(beginning))

/** Words end at a space, a sign or a change from lower to upper case: `xX_Admin_Xx`, `TheAdmin`. */
function wordsOf(nickname: string): string[] {
  return nickname
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/\s+|[^\p{L}\p{M}\p{N}@$!|]+/u)
    .map((word) => replaced(bare(word), LOOKALIKES).replace(/^[^\p{L}]+/u, ''))
    .filter((word) => word !== '')
}

/** Neighbouring words joined, so that `a d m i n` and `help desk` are seen. */
function runsOf(parts: readonly string[]): string[] {
  const isSpelledOut = parts.length > 2 && parts.every((part) => [...part].length <= 2)
  const most = isSpelledOut ? parts.length : longest
  return parts.flatMap((_, start) =>
    Array.from({ length: Math.min(most, parts.length - start) }, (_, more) =>
      parts.slice(start, start + more + 1).join(''),
    ),
  )
}
