/** Words of a game in one language, in the player's words and free of markup. */
export interface GameWords {
  readonly title: string
  readonly pitch: string
  /** How to play, one sentence each. */
  readonly how: readonly string[]
  /** What to reach, in five to eight words; missing where the first line of `how` says it. */
  readonly goal?: string
}

/** The family of every game that an operator has brought along: none of our families runs them. */
export const IMPORTED_FAMILY = 'imported'

/** Where a game of others comes from; it is shown in a frame and never runs on our origin (docs/decisions/0022). */
export interface HostedAt {
  /** The page of the game on its own host. */
  readonly address: string
  /** The portal's own games' server has it; missing for a host of somebody else's. */
  readonly isServedHere?: true
  readonly maker: string
  readonly licence: string
  /** The next version, for some percent of the players. */
  readonly next?: { readonly address: string; readonly share: number }
}

/** One line of the catalogue; the build writes it from the family's definition, the operator's import from a manifest. */
export interface CatalogueEntry {
  readonly gameId: number
  readonly slug: string
  readonly family: string
  readonly variant: string
  readonly genre: string
  readonly tags: readonly string[]
  readonly orientation: 'portrait' | 'landscape' | 'any'
  readonly players: number
  /** What its scores count and which are good; only proved ones are ranked. */
  readonly score: {
    readonly best: 'highest' | 'lowest'
    readonly unit: 'points' | 'milliseconds' | 'moves' | 'wins'
    readonly ranked: boolean
  }
  /** Names the rules as they are built: a run under other rules cannot be proved. */
  readonly version: string
  readonly ground: readonly [glow: string, deep: string]
  /** Path of the cover, without a host. */
  readonly cover: string
  readonly words: Readonly<Record<string, GameWords>>
  /** Missing for games of the build. */
  readonly hosted?: HostedAt
}

/** What an operator says of a game of others, besides its slug, its address and its picture. */
export type ImportedFacts = Pick<CatalogueEntry, 'genre' | 'tags' | 'orientation' | 'players' | 'words'> &
  Pick<HostedAt, 'maker' | 'licence'>
