import type { Numbered } from './ids.ts'

/**
 * The portal's order before players vote by playing: the games we would show a friend first, alternating between families. The rest
 * follows by number.
 */
const FIRST_SHOWN = [
  '2048',
  'bubble-charms',
  'polytrack',
  'mahjong',
  'beach-parking-jam',
  'bumper-cars-soccer',
  'klondike-solitaire',
  'papas-pizzeria',
  'sudoku',
  'fruit-ninja',
  'lagoon-pour',
  'pool',
  'combo-crusader',
  'drop-four',
  'jetpack-joyride',
  'classic-chess',
  'basketball-stars',
  'harbour-circuit',
  'sand-and-shells',
  'spider-solitaire',
  'orbit-hop',
  'crab-crates',
  'freecell',
  'reversi',
  'marble-stream',
  'drift-garden',
  'tripeaks-solitaire',
  'free-the-sailboat',
  'highway-weave',
  'gem-thread',
  'pyramid-solitaire',
]
const places = new Map(FIRST_SHOWN.map((slug, place) => [slug, place]))

interface OfFamily extends Numbered {
  readonly family: string
}

/**
 * The best first, then one game of each family in turn, so that a wall never shows twenty solitaires in a row. Numbers decide within a
 * family and between families.
 */
export function ranked<Game extends OfFamily>(games: readonly Game[]): Game[] {
  const rounds = new Map<string, number>()
  const placed = games
    .toSorted((one, other) => one.gameId - other.gameId)
    .map((game) => {
      const place = places.get(game.slug)
      const round = rounds.get(game.family) ?? 0
      rounds.set(game.family, round + 1)
      return { game, place: place ?? FIRST_SHOWN.length + round }
    })
  return placed.toSorted((one, other) => one.place - other.place).map(({ game }) => game)
}

/** Offset of the first place: near the top our chosen order weighs most. */
const HEADSTART = 8
/** A game rated twice the average moves to a quarter of its place. */
const WEIGHT = 2
/** Neighbours on the wall are of different families, if another one is close enough. */
const APART = 3
const LOOK_AHEAD = 12

/** The order after players' votes: ratings move games away from the places we gave them. */
export function learned<Game extends OfFamily>(
  games: readonly Game[],
  standings: ReadonlyMap<number, number>,
): readonly Game[] {
  if (standings.size === 0) return games
  const placed = games
    .map((game, place) => ({
      game,
      key: Math.log2(place + HEADSTART) - WEIGHT * Math.log2(standings.get(game.gameId) ?? 1),
    }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ game }) => game)
  return spread(placed)
}

function spread<Game extends OfFamily>(games: readonly Game[]): Game[] {
  const waiting = games.toReversed()
  const chosen: Game[] = []
  while (waiting.length > 0) {
    const last = chosen.slice(-APART).map(({ family }) => family)
    const near = waiting.slice(-LOOK_AHEAD).toReversed()
    const ahead = Math.max(
      0,
      near.findIndex(({ family }) => !last.includes(family)),
    )
    chosen.push(...waiting.splice(waiting.length - 1 - ahead, 1))
  }
  return chosen
}

/** Latest games first. The numbers of the games we would show a friend are ignored: they shipped with the portal. */
export const newest = <Game extends OfFamily>(games: readonly Game[]): readonly Game[] =>
  spread(games.filter(({ slug }) => !places.has(slug)).toSorted((one, other) => other.gameId - one.gameId))

/** The slugs that rotate as game of the evening, one per day. */
const EVENING_GAMES = FIRST_SHOWN.slice(0, 16)

/** The games that rotate in the hero of home, in the portal's order; any game if none of them exists. */
export function eveningGames<Game extends OfFamily>(games: readonly Game[]): readonly Game[] {
  const evenings = ranked(games.filter(({ slug }) => EVENING_GAMES.includes(slug)))
  return evenings.length > 0 ? evenings : games
}
