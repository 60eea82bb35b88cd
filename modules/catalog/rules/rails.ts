/** Games of a rail, and the fewest that make one. */
export const MOST_IN_RAIL = 12
export const LEAST_IN_RAIL = 4
/** Games that one account can hide from its recommendations. */
export const MOST_LESS_OF = 300
/**
 * Rails rendered with the page, for readers without scripts. They depend on the catalogue alone, since the page is cached for a day.
 */
export const FIRST_RAILS = 2
/** Games of each rail that are rendered with the page. */
export const FIRST_IN_RAIL = 4

/** The order for crawlers and newcomers: rails rendered with the page first, then by demand. */
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

/** People are waiting there now and will not wait long. */
export const WAITING_RAIL = 'rooms'
/** The top rails of a returning player; some exist only for them. */
const PERSONAL: readonly string[] = [WAITING_RAIL, 'because', 'friends']

/** The rail of today's challenges: first of all, with as many games as there are challenges. */
export const TODAY = 'today'

/** Prefix of the rails made by operators, numbered by place, and their limit. */
export const MOST_PICKED = 6
export const pickedKind = (place: number) => `picked-${place + 1}`
export const isPicked = (kind: string) => kind.startsWith('picked-')

/** Order for a returning player: their own rails first. */
export const OWN_RAIL_ORDER: readonly string[] = [
  ...PERSONAL,
  'rising',
  ...RAIL_ORDER.filter((kind) => kind !== 'rising' && !PERSONAL.includes(kind)),
]

/** Families whose runs last a few minutes. */
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
  /** Best first; more than a rail shows, since rails above may already show some. */
  readonly games: readonly Game[]
  /** Exempt from deduplication and from the minimum: one game is enough, even one shown elsewhere. */
  readonly isKept?: boolean
}

/** The first games of a list, where unwanted ones are replaced by the next ones and the others keep their places. */
export function offered<Game extends { readonly gameId: number }>(
  games: readonly Game[],
  most: number,
  unwanted: ReadonlySet<number>,
): readonly Game[] {
  const isWanted = ({ gameId }: Game) => !unwanted.has(gameId)
  const spare = games.slice(most).filter(isWanted)
  return games.slice(0, most).flatMap((game) => (isWanted(game) ? game : (spare.shift() ?? [])))
}

/** All games as recommended, page by page: the top ones as on the first page, then all others without repeats. */
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
 * Fills rails from the top; a game shown further up is not repeated. A rail with too few games is dropped and its games may appear
 * further down, except for rails with `isKept`.
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
