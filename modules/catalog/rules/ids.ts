/** Slugs and numbers that the spec assigns to games (spec 2.11, 2.12); no other game may use them. */
export const RESERVED_GAMES: Readonly<Record<string, number>> = {
  'bubble-charms': 1,
  'troll-toilet-quest-1': 2,
  'combo-crusader': 3,
  'jetpack-joyride': 29,
  'papas-pizzeria': 203,
  polytrack: 371,
  'fruit-ninja': 490,
  'bumper-cars-soccer': 521,
  'basketball-stars': 1530,
  sudoku: 1748,
  mahjong: 1749,
  pool: 1750,
  'classic-chess': 1751,
  '2048': 1752,
}

/** Numbers of external games start here, out of the range of ours. */
export const FIRST_IMPORTED_GAME_ID = 100_000

/** The one slug with capital letters (spec 2.10). */
const CAPITAL_SLUG = 'ABC-Blocks'

/** Lower-case words joined by hyphens, digits allowed (spec 2.10). */
export const isSlug = (text: string) => text === CAPITAL_SLUG || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

export interface Numbered {
  readonly gameId: number
  readonly slug: string
}

interface Entry extends Numbered {
  /** Set for an external game. */
  readonly hosted?: unknown
}

/** Errors in the numbers and slugs of a catalogue; empty for a sound one. */
export function faultsOf(games: readonly Entry[]): string[] {
  const faults: string[] = []
  const slugs = new Set<string>()
  const ids = new Set<number>()
  const owners = new Map(Object.entries(RESERVED_GAMES).map(([slug, gameId]) => [gameId, slug]))
  for (const { gameId, slug, hosted } of games) {
    if (!isSlug(slug)) faults.push(`${slug} is no slug`)
    if (slugs.has(slug.toLowerCase())) faults.push(`${slug} stands twice`)
    if (ids.has(gameId)) faults.push(`${gameId} stands twice`)
    if (!Number.isInteger(gameId) || gameId < 1 || gameId >= FIRST_IMPORTED_GAME_ID !== Boolean(hosted))
      faults.push(`${gameId} is out of range`)
    if ((owners.get(gameId) ?? slug) !== slug)
      faults.push(`${gameId} belongs to ${owners.get(gameId)}, not to ${slug}`)
    if ((RESERVED_GAMES[slug] ?? gameId) !== gameId)
      faults.push(`${slug} has the number ${RESERVED_GAMES[slug]}, not ${gameId}`)
    slugs.add(slug.toLowerCase())
    ids.add(gameId)
  }
  return faults
}
