import type { Numbered } from './ids.ts'

/**
 * The order of the portal until players vote by playing: the games we would show a friend first, from different
 * families one after the other. Everything else follows by number.
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
 * The best first, then one game of each family in turn: a long wall never shows twenty solitaires in a row. Inside a
 * family the numbers decide, and so do the lowest numbers among the families.
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

/** The slugs that take turns as the game of the evening, one a day. */
const EVENING_GAMES = FIRST_SHOWN.slice(0, 16)

/** The game the lighthouse points at: everybody sees the same one on the same day. */
export function gameOfTheDay<Game extends OfFamily>(
  games: readonly Game[],
  dayNumber: number,
): Game | undefined {
  const candidates = ranked(games).filter(({ slug }) => EVENING_GAMES.includes(slug))
  const pool = candidates.length > 0 ? candidates : games
  return pool[dayNumber % Math.max(1, pool.length)]
}
