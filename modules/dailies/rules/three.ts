import { hash32, seededRandom, shuffled } from '#kit/random/random.ts'
import { DAILY_KINDS, type DailyKind } from '../model.ts'

/** Days that a game rests after its turn. */
export const REST_DAYS = 14
/** Never change this: another salt would change the games of every future day. */
const SALT = 'todays-three'

/** A game as far as the choice goes. */
export interface Candidate {
  readonly gameId: number
  readonly family: string
}

/** The order of one round through half a pool: families alternate while several are left. The same for everybody. */
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
 * The games of a pool in the order of their days, round after round. The pool is split into two fixed halves, shuffled anew each
 * round, so at least the other half comes between two days of a game.
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
 * The game of a kind on a day, from its date alone. `resting` are recent games chosen under an older catalogue, which are skipped.
 * Undefined for an empty pool.
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

/** The games of a day. */
export type DayGames = Partial<Readonly<Record<DailyKind, number>>>

/**
 * The games of the days `first` to `last`. Known days stay; the others are chosen in order, so that no game repeats within its rest.
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
