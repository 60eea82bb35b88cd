/** Games of a rail, and the fewest that make one. */
export const MOST_IN_RAIL = 12
export const LEAST_IN_RAIL = 4
/** As many games as one account keeps out of what home offers. */
export const MOST_LESS_OF = 300
/** The rails that come with the page, for who has no script. What they show changes with the catalogue only: the page is kept for a day. */
export const FIRST_RAILS = 2
/** As many of their games come with the page. */
export const FIRST_IN_RAIL = 4

/** The order for crawlers and newcomers: what comes with the page first, then by how many look for it. */
export const RAIL_ORDER: readonly string[] = [
  'new',
  'two-players',
  'rooms',
  'puzzle',
  'friends',
  'rising',
  'five-minutes',
  'cards',
  'arcade',
  'pearls',
  'board',
  'racing',
  'shooter',
  'sports',
  'matching',
  'idle',
  'numbers',
  'io',
  'skill',
]

/** Somebody waits there now: who comes later finds them gone. */
export const WAITING_RAIL = 'rooms'
/** What stands on top for somebody who has played here; some of it only they can have. */
const PERSONAL: readonly string[] = [WAITING_RAIL, 'because', 'friends']

/** The rail of today's challenges: it stands above all others, and has as many games as there are challenges. */
export const TODAY = 'today'

/** Rails that operators have made, by their place, and so many at most: what makes a rail one of them. */
export const MOST_PICKED = 6
export const pickedKind = (place: number) => `picked-${place + 1}`
export const isPicked = (kind: string) => kind.startsWith('picked-')

/** Who has played here finds what is theirs on top. */
export const OWN_RAIL_ORDER: readonly string[] = [
  ...PERSONAL,
  'rising',
  ...RAIL_ORDER.filter((kind) => kind !== 'rising' && !PERSONAL.includes(kind)),
]

/** Families whose runs are over in a few minutes. */
const SHORT_FAMILIES: ReadonlySet<string> = new Set([
  'aim-sports',
  'brick',
  'climb',
  'falling',
  'flyer',
  'hoops',
  'invaders',
  'lights',
  'memory',
  'one-button',
  'quick-mind',
  'road-rush',
  'side-run',
  'slicer',
  'snake',
  'whack',
])
export const isShort = ({ family }: { readonly family: string }) => SHORT_FAMILIES.has(family)

export interface Candidates<Game> {
  readonly kind: string
  /** Best first; more than a rail takes, as others may have shown some. */
  readonly games: readonly Game[]
  /** It is kept as it is: one game is enough, even one that is also elsewhere. */
  readonly isKept?: boolean
}

/**
 * The first games of a list, where those that somebody wants less of give their place to the next ones: the others stay
 * where they are.
 */
export function offered<Game extends { readonly gameId: number }>(
  games: readonly Game[],
  most: number,
  unwanted: ReadonlySet<number>,
): readonly Game[] {
  const isWanted = ({ gameId }: Game) => !unwanted.has(gameId)
  const spare = games.slice(most).filter(isWanted)
  return games.slice(0, most).flatMap((game) => (isWanted(game) ? game : (spare.shift() ?? [])))
}

/** All games as they are offered, page after page: the foremost ones as on the first page, then all others, none twice. */
export function arrangedOffer<Game extends { readonly gameId: number }>(
  games: readonly Game[],
  foremost: number,
  unwanted: ReadonlySet<number>,
): readonly Game[] {
  if (unwanted.size === 0) return games
  const wanted = games.filter(({ gameId }) => !unwanted.has(gameId))
  return [...new Set([...offered(games, foremost, unwanted), ...wanted])]
}

/**
 * Fills rails from the top: no game stands in two of them, nor in one when it stands further up. A rail that has too few
 * is left out, and its games may stand further down; but for those that are kept as they are.
 */
export function filledRails<Game extends { readonly slug: string }>(
  candidates: readonly Candidates<Game>[],
  above: ReadonlySet<string>,
): Candidates<Game>[] {
  const used = new Set(above)
  return candidates.flatMap(({ kind, games, isKept = false }) => {
    const own = new Map<string, Game>()
    for (const game of games) {
      if (own.size === MOST_IN_RAIL) break
      if (!own.has(game.slug) && (isKept || !used.has(game.slug))) own.set(game.slug, game)
    }
    if (own.size < (isKept ? 1 : LEAST_IN_RAIL)) return []
    for (const slug of own.keys()) used.add(slug)
    return [{ kind, games: [...own.values()] }]
  })
}
