/** Words of a game in one language, in the player's words and free of markup. */
export interface GameWords {
  readonly title: string
  readonly pitch: string
  /** How to play, one sentence each. */
  readonly how: readonly string[]
  /** What to reach, in five to eight words; missing where the first line of `how` says it. */
  readonly goal?: string
}

/** The family of all games added by operators: no family of ours runs them. */
export const IMPORTED_FAMILY = 'imported'

/** Where an external game comes from; it runs in a frame, never on our origin (docs/decisions/0022). */
export interface HostedAt {
  /** The page of the game on its own host. */
  readonly address: string
  /** Our own game server hosts it; missing for a third-party host. */
  readonly isServedHere?: true
  readonly maker: string
  readonly licence: string
  /** The next version, served to a percentage of the players. */
  readonly next?: { readonly address: string; readonly share: number }
}

/** One entry of the catalogue: built from a family's definition, or imported from a manifest. */
export interface CatalogueEntry {
  readonly gameId: number
  readonly slug: string
  readonly family: string
  readonly variant: string
  readonly genre: string
  readonly tags: readonly string[]
  readonly orientation: 'portrait' | 'landscape' | 'any'
  readonly players: number
  /** What its score counts and which direction is better; only proved scores are ranked. */
  readonly score: {
    readonly best: 'highest' | 'lowest'
    readonly unit: 'points' | 'milliseconds' | 'moves' | 'wins'
    readonly ranked: boolean
  }
  /** Version of the rules: a run under other rules cannot be proved. */
  readonly version: string
  readonly ground: readonly [glow: string, deep: string]
  /** Path of the cover, without a host. */
  readonly cover: string
  readonly words: Readonly<Record<string, GameWords>>
  /** Missing for games of the build. */
  readonly hosted?: HostedAt
}

/** What an operator states about an external game besides slug, address and picture. */
export type ImportedFacts = Pick<CatalogueEntry, 'genre' | 'tags' | 'orientation' | 'players' | 'words'> &
  Pick<HostedAt, 'maker' | 'licence'>
