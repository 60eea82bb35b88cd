import { hash32, seededRandom, shuffled } from '#kit/random/random.ts'
import { DAILY_KINDS, type DailyKind } from '../model.ts'

/** A game stays away so many days after its turn. */
export const REST_DAYS = 14
/** Never changes: with another salt every day to come has other games. */
const SALT = 'todays-three'

/** A game as far as the choice goes. */
export interface Candidate {
  readonly gameId: number
  readonly family: string
}

/**
 * The order of one turn through half a pool: families alternate as long as there are several left, and everybody has the
 * same order.
 */
function orderOf(half: readonly Candidate[], seed: string): Candidate[] {
  const waiting = new Map<string, Candidate[]>()
  for (const game of shuffled(half, seededRandom(hash32(seed)))) {
    const others = waiting.get(game.family) ?? []
    waiting.set(game.family, [...others, game])
  }
  const order: Candidate[] = []
  while (order.length < half.length) {
    const last = order.at(-1)?.family
    const left = [...waiting].filter(([, games]) => games.length > 0)
    const others = left.filter(([family]) => family !== last)
    const [, games] = (others.length > 0 ? others : left).reduce((most, one) =>
      one[1].length > most[1].length ? one : most,
    )
    order.push(games.shift()!)
  }
  return order
}

/**
 * Every game of a pool in the order of its days, a turn after the other. The pool is cut into two halves for good, and each
 * is drawn anew in every turn: between two days of a game lies at least the other half.
 */
function turnOf(pool: readonly Candidate[], kind: DailyKind, turn: number): Candidate[] {
  const byLot = pool.toSorted(
    (one, other) => lotOf(kind, one) - lotOf(kind, other) || one.gameId - other.gameId,
  )
  const middle = Math.ceil(byLot.length / 2)
  return [byLot.slice(0, middle), byLot.slice(middle)].flatMap((half, place) =>
    orderOf(half, `${SALT} ${kind} ${turn} ${place}`),
  )
}

const lotOf = (kind: DailyKind, { gameId }: Candidate) => hash32(`${SALT} ${kind} ${gameId}`)

/**
 * The game of a kind on a day, by its date alone. `resting` are games of the last days under an older catalogue: who rests
 * lets the next in the order go first. Nothing for an empty pool.
 */
export function gameOfDay(
  kind: DailyKind,
  dayNumber: number,
  { pool, resting }: { readonly pool: readonly Candidate[]; readonly resting: ReadonlySet<number> },
): number | undefined {
  if (pool.length === 0) return undefined
  const order = turnOf(pool, kind, Math.floor(dayNumber / pool.length))
  const place = dayNumber % pool.length
  const inTurn = [...order.slice(place), ...order.slice(0, place)]
  return (inTurn.find(({ gameId }) => !resting.has(gameId)) ?? inTurn[0])?.gameId
}

export type Pools = Readonly<Record<DailyKind, readonly Candidate[]>>

/** What stood on a day. */
export type DayGames = Partial<Readonly<Record<DailyKind, number>>>

/**
 * The games of the days from `first` to `last`. Days that are known stay as they are; the others are chosen one after the
 * other, so that no game comes twice within its rest.
 */
export function gamesOfDays(
  first: number,
  last: number,
  { pools, known }: { readonly pools: Pools; readonly known: ReadonlyMap<number, DayGames> },
): Map<number, DayGames> {
  const chosen = new Map(known)
  for (let day = first; day <= last; day++) {
    const games: Partial<Record<DailyKind, number>> = { ...chosen.get(day) }
    for (const kind of DAILY_KINDS) {
      if (games[kind] !== undefined) continue
      const before = Array.from({ length: REST_DAYS }, (_, back) => chosen.get(day - 1 - back)?.[kind])
      const resting = new Set(before.filter((gameId) => gameId !== undefined))
      const gameId = gameOfDay(kind, day, { pool: pools[kind], resting })
      if (gameId !== undefined) games[kind] = gameId
    }
    chosen.set(day, games)
  }
  return chosen
}
