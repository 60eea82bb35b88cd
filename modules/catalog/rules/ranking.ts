import type { Numbered } from './ids.ts'

/**
 * The order of the portal until players vote by playing: the games we would show a friend first, from different
 * families one after the other. Everything else follows by number.
 */
const FIRST_SHOWN = [
  '2048',
  'bumper-cars-soccer',
  'mahjong',
  'klondike-solitaire',
  'fruit-ninja',
  'pool',
  'sudoku',
  'jetpack-joyride',
  'classic-chess',
  'basketball-stars',
  'spider-solitaire',
  'freecell',
  'tripeaks-solitaire',
  'pyramid-solitaire',
]
const places = new Map(FIRST_SHOWN.map((slug, place) => [slug, place]))

export function ranked<Game extends Numbered>(games: readonly Game[]): Game[] {
  const placeOf = ({ slug }: Game) => places.get(slug) ?? FIRST_SHOWN.length
  return games.toSorted((one, other) => placeOf(one) - placeOf(other) || one.gameId - other.gameId)
}

/** The slugs that take turns as the game of the evening, one a day. */
const EVENING_GAMES = FIRST_SHOWN.slice(0, 10)

/** The game the lighthouse points at: everybody sees the same one on the same day. */
export function gameOfTheDay<Game extends Numbered>(
  games: readonly Game[],
  dayNumber: number,
): Game | undefined {
  const candidates = ranked(games).filter(({ slug }) => EVENING_GAMES.includes(slug))
  const pool = candidates.length > 0 ? candidates : games
  return pool[dayNumber % Math.max(1, pool.length)]
}
