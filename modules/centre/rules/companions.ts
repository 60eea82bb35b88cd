import { days, minutes } from '#kit/time/time.ts'

/** Total play time after which a player "stays with" a game. */
export const STAYS_AFTER = minutes(3)
/** A player who has not played a game for this long no longer counts for it. */
export const STAYED_WITHIN = days(90)
/** Latest games counted per account, so that one who plays everything does not dominate. */
export const MOST_OF_ACCOUNT = 40
/** Fewer players in common reveal too much about them and prove nothing about the games. */
export const FEWEST_TOGETHER = 10
export const MOST_COMPANIONS = 12
/** Pseudo-count of players: with few players, overlap may be chance. */
const PLAYERS_WEIGHT = 20

/** Two games, each with its players who stayed, and how many stayed with both. */
export interface Pair {
  readonly one: number
  readonly other: number
  readonly together: number
}

export interface Stays {
  /** Players who stayed with any game. */
  readonly all: number
  /** Players who stayed, by game. */
  readonly players: ReadonlyMap<number, number>
  readonly pairs: readonly Pair[]
}

/**
 * How much two games share beyond chance, 0 to 1: players in common minus the expected number, divided by the root of the product of
 * their players (a cosine).
 */
export function closeness(together: number, [one, other]: readonly [number, number], all: number): number {
  const byChance = (one * other) / Math.max(1, all)
  const scale = Math.sqrt((one + PLAYERS_WEIGHT) * (other + PLAYERS_WEIGHT))
  return Math.max(0, together - byChance) / scale
}

/** The companions of each game, closest first; ties are ordered by number. */
export function companionsOf({ all, players, pairs }: Stays): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, { readonly gameId: number; readonly close: number }[]>()
  const note = (gameId: number, companion: number, close: number) => {
    const list = found.get(gameId) ?? []
    found.set(gameId, list)
    list.push({ gameId: companion, close })
  }
  for (const { one, other, together } of pairs) {
    if (together < FEWEST_TOGETHER) continue
    const close = closeness(together, [players.get(one) ?? together, players.get(other) ?? together], all)
    if (close <= 0) continue
    note(one, other, close)
    note(other, one, close)
  }
  return new Map(
    [...found].map(([gameId, list]) => [
      gameId,
      list
        .toSorted((one, other) => other.close - one.close || one.gameId - other.gameId)
        .slice(0, MOST_COMPANIONS)
        .map((companion) => companion.gameId),
    ]),
  )
}
