import { ok, refuse } from '#kit/result/result.ts'

export const MOST_LISTS = 20
export const MOST_GAMES = 100
/** In graphemes. */
export const LONGEST_NAME = 40

/** Limit before counting, since counting the graphemes of a megabyte is slow. */
const LONGEST_TEXT = 200
/** Emoji variation selectors are the one invisible character that names really use. */
const EMOJI_STYLE = '\uFE0F'
/** Controls, bidi overrides, zero-width and other invisible characters, and code points that mean nothing. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** A stack of accents covers the lines above and below it. */
const TOWER = /\p{M}{5}/u

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The name of a list as stored: normalised, with single spaces. */
export function checkListName(wish: string) {
  if (wish.length > LONGEST_TEXT) return refuse('GameListNameInvalid')
  const name = wish.normalize('NFKC').trim().replace(/\s+/g, ' ')
  const length = [...letters.segment(name)].length
  if (length === 0 || length > LONGEST_NAME) return refuse('GameListNameInvalid')
  if (HIDDEN.test(name.replaceAll(EMOJI_STYLE, '')) || TOWER.test(name)) return refuse('GameListNameInvalid')
  return ok(name)
}

export const mayBegin = (lists: number) => (lists >= MOST_LISTS ? refuse('GameListsMany') : ok(undefined))

/** The games with one appended; one already there keeps its place. */
export function withGame(games: readonly number[], gameId: number) {
  if (games.includes(gameId)) return ok(games)
  return games.length >= MOST_GAMES ? refuse('GameListFull') : ok([...games, gameId])
}

export const withoutGame = (games: readonly number[], gameId: number) => games.filter((one) => one !== gameId)

/** The same games reordered: the wished order first, then the rest as before. Games not in the list are ignored. */
export function inOrder(games: readonly number[], wished: readonly number[]): readonly number[] {
  const first = [...new Set(wished)].filter((gameId) => games.includes(gameId))
  return [...first, ...games.filter((gameId) => !first.includes(gameId))]
}
