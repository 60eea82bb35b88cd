/** What a search without a connection reads; the build writes one file a language (`scripts/build-titles.ts`). */
export interface TitleIndex {
  /** What is said of a game that can be played without a connection, in the language of the titles. */
  readonly mark: string
  /** What people call each kind of game. */
  readonly kinds: readonly (readonly string[])[]
  /** Slug, title and the place of its kind, in the portal's order. */
  readonly games: readonly (readonly [string, string, number])[]
}

/** The names of its files begin so. */
export const titlesOf = (language: string) => `/assets/titles-${language}-`

/** What a page tells the worker to keep. */
export interface KeepMessage {
  /** The files that it has loaded. */
  readonly files: readonly string[]
  readonly games: readonly AboardGame[]
  readonly language: string
  /** Not before the page has long been there: titles are no part of its first load. */
  readonly wantsTitles: boolean
}

/** A game that was played on this device. */
export interface AboardGame {
  readonly slug: string
  readonly title: string
  readonly cover: string
  readonly tone: string
}

/** Where the worker notes them. */
export const ABOARD = '/assets/aboard.json'
export const ASSETS = 'assets'
