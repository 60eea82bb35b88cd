import { ok, refuse } from '#kit/result/result.ts'

export const MOST_LISTS = 20
export const MOST_GAMES = 100
/** In what a reader takes for letters. */
export const LONGEST_NAME = 40

/** Counting the letters of a megabyte would take long. */
const LONGEST_TEXT = 200
/** Emoji variation selectors are the one invisible character that names really use. */
const EMOJI_STYLE = '\uFE0F'
/** Controls, bidi overrides, zero-width and other invisible characters, and code points that mean nothing. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** A tower of accents covers the lines above and below it. */
const TOWER = /\p{M}{5}/u

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The name of a list as it is kept: one spelling for what looks the same, one space between words. */
export function checkListName(wish: string) {
  if (wish.length > LONGEST_TEXT) return refuse('GameListNameInvalid')
  const name = wish.normalize('NFKC').trim().replace(/\s+/g, ' ')
  const length = [...letters.segment(name)].length
  if (length === 0 || length > LONGEST_NAME) return refuse('GameListNameInvalid')
  if (HIDDEN.test(name.replaceAll(EMOJI_STYLE, '')) || TOWER.test(name)) return refuse('GameListNameInvalid')
  return ok(name)
}

export const mayBegin = (lists: number) => (lists >= MOST_LISTS ? refuse('GameListsMany') : ok(undefined))

/** The games with one more at the end; one that is there stays in its place. */
export function withGame(games: readonly number[], gameId: number) {
  if (games.includes(gameId)) return ok(games)
  return games.length >= MOST_GAMES ? refuse('GameListFull') : ok([...games, gameId])
}

export const withoutGame = (games: readonly number[], gameId: number) => games.filter((one) => one !== gameId)

/** The same games in another order: what is wished first, then the others as they were. Whatever else is wished is no game of the list. */
export function inOrder(games: readonly number[], wished: readonly number[]): readonly number[] {
  const first = [...new Set(wished)].filter((gameId) => games.includes(gameId))
  return [...first, ...games.filter((gameId) => !first.includes(gameId))]
}
