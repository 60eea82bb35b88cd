/** The index that an offline search reads; the build writes one file per language (`scripts/build-titles.ts`). */
export interface TitleIndex {
  /** The label of a game that can be played offline, in the language of the titles. */
  readonly mark: string
  /** The names that people use for each kind of game. */
  readonly kinds: readonly (readonly string[])[]
  /** Slug, title and index of its kind in `kinds`, in the portal's order. */
  readonly games: readonly (readonly [string, string, number])[]
}

/** The prefix of its file names. */
export const titlesOf = (language: string) => `/assets/titles-${language}-`

/** Tells the worker what to keep. */
export interface KeepMessage {
  /** The files that the page has loaded. */
  readonly files: readonly string[]
  readonly games: readonly OfflineGame[]
  readonly language: string
  /** False until the page has been open for a while: titles must not burden the first load. */
  readonly wantsTitles: boolean
}

/** A game that was played on this device. */
export interface OfflineGame {
  readonly slug: string
  readonly title: string
  readonly cover: string
  readonly tone: string
}

/** Where the worker lists them. */
export const OFFLINE_GAMES = '/assets/aboard.json'
export const ASSETS = 'assets'
