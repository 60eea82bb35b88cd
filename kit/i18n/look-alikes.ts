import { resolveConfusablesTransformer } from 'obscenity'

/** The package `obscenity` (MIT) has a table of letters that look like Latin ones. */
const table = resolveConfusablesTransformer() as {
  readonly transform: (codePoint: number) => number | undefined
}

/** Letters of our languages that do not decompose into a basic letter and an accent: they are kept. */
const OWN_LETTERS = new Set('ßłøđðıæœþŋəŒÆØŁĐÐÞ')
const BASIC = /^[a-z0-9]/i

/** A word as it looks to a reader of Latin letters: handles `fսck` with an Armenian letter, `ᎪᎠᎷᏆΝ` with Cherokee ones. */
export function looksLike(word: string): string {
  return Array.from(word, (letter) => {
    if (OWN_LETTERS.has(letter) || BASIC.test(letter.normalize('NFD'))) return letter
    const twin = table.transform(letter.codePointAt(0)!)
    return twin !== undefined && twin < 128 ? String.fromCharCode(twin).toLowerCase() : letter
  }).join('')
}
