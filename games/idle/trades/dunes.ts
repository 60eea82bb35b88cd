import { pickIndex } from '#kit/random/random.ts'
import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const DUNES = { camel: 0, pace: 1, caravan: 2, bargain: 3, guide: 4, town: 5 } as const

export interface Caravan {
  from: number
  /** The town it goes to; the same as `from` while it rests. */
  to: number
  age: number
  trip: number
}
export interface Market {
  caravans: Caravan[]
  /** How much each town wants what others bring, 0 to 1. */
  wants: number[]
}

export const TOWNS = [
  { x: 180, y: 760 },
  { x: 420, y: 600 },
  { x: 200, y: 420 },
  { x: 650, y: 780 },
  { x: 680, y: 430 },
  { x: 420, y: 220 },
  { x: 860, y: 610 },
  { x: 830, y: 190 },
  { x: 130, y: 170 },
] as const
const FIRST_TOWNS = 3
const RECOVERY = 1 / seconds(24)
const SATED = 0.3
const WALK = 2.7
const REST_TICKS = 16
const HAND_CARAVANS = 3

export const townCount = (levels: readonly number[]) =>
  Math.min(TOWNS.length, FIRST_TOWNS + levels[DUNES.town]!)
export const caravanCount = (levels: readonly number[]) => 1 + levels[DUNES.caravan]!
export const camels = (levels: readonly number[]) => 1 + levels[DUNES.camel]!

function distance(one: number, other: number): number {
  const [a, b] = [TOWNS[one]!, TOWNS[other]!]
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))
}

const tripTicks = (from: number, to: number, levels: readonly number[]) =>
  Math.round(REST_TICKS + distance(from, to) / (WALK * (1 + 0.16 * levels[DUNES.pace]!)))

/** Distant goods are expensive: the price grows faster than the distance. */
export function offer(
  from: number,
  to: number,
  { levels, body }: { readonly levels: readonly number[]; readonly body: Market },
) {
  const far = distance(from, to) / 250
  const load = times(1.2, levels[DUNES.camel]!) * camels(levels)
  return 2.4 * far * (0.5 + 0.5 * far) * body.wants[to]! * load * times(1.22, levels[DUNES.bargain]!)
}

const roadTicks = (levels: readonly number[]) => REST_TICKS + 330 / (WALK * (1 + 0.16 * levels[DUNES.pace]!))

/** Caravans carry goods to where they are expensive; a town that has just bought pays less for a while. */
export const dunes: Trade<Market> = {
  start: () => ({ caravans: [{ from: 0, to: 0, age: 0, trip: 1 }], wants: TOWNS.map(() => 1) }),

  step(turn) {
    const { body, world } = turn
    const { levels } = world
    while (body.caravans.length < caravanCount(levels)) {
      const from = body.caravans.length % townCount(levels)
      body.caravans.push({ from, to: from, age: 0, trip: 1 })
    }
    body.wants = body.wants.map((want) => Math.min(1, want + RECOVERY))
    for (const [index, caravan] of body.caravans.entries()) {
      if (caravan.to === caravan.from) {
        const isGuided = index < levels[DUNES.guide]!
        if (isGuided && (world.clock + index * 6) % 30 === 0)
          leave(turn, caravan, bestTown(turn.world, caravan))
      } else if (++caravan.age >= caravan.trip) arrive(turn, caravan)
    }
  },

  act(turn, [town]) {
    const { body, world, tell } = turn
    if (town < 0 || town >= townCount(world.levels)) return
    const resting = body.caravans.filter(({ from, to }) => from === to && from !== town)
    const best = resting.toSorted(
      (one, other) => offer(other.from, town, world) - offer(one.from, town, world),
    )[0]
    if (best) leave(turn, best, town)
    else tell({ kind: 'no', ...TOWNS[town]!, amount: town })
  },

  acts: ({ levels }): readonly Act[] =>
    Array.from({ length: townCount(levels) }, (_, town): Act => [town, 0]),

  advise(world) {
    const resting = world.body.caravans.find(({ from, to }) => from === to)
    return resting ? [bestTown(world, resting), 0] : undefined
  },

  rate(levels, hand) {
    const going = Math.min(caravanCount(levels), levels[DUNES.guide]! + (hand ? HAND_CARAVANS : 0))
    const far = 1.25 + 0.12 * levels[DUNES.town]!
    const load = times(1.2, levels[DUNES.camel]!) * camels(levels)
    const each = 2.4 * far * (0.5 + 0.5 * far) * load * times(1.22, levels[DUNES.bargain]!)
    const towns = townCount(levels)
    const trips = (going * 60) / roadTicks(levels)
    // Towns recover slowly: more trips than they can absorb earn less each.
    const want = 1 / (1 + (trips * 12) / towns / 1.6)
    return each * trips * want * (1 + 0.03 * levels[DUNES.guide]!)
  },
}

function bestTown(
  world: { readonly levels: readonly number[]; readonly body: Market },
  { from }: Caravan,
): number {
  let best = from === 0 ? 1 : 0
  let most = 0
  for (let town = 0; town < townCount(world.levels); town++) {
    if (town === from) continue
    const pace = offer(from, town, world) / tripTicks(from, town, world.levels)
    if (pace > most) [best, most] = [town, pace]
  }
  return best
}

function leave({ world, tell }: Turn<Market>, caravan: Caravan, town: number) {
  if (town === caravan.from) return
  caravan.to = town
  caravan.age = 0
  caravan.trip = tripTicks(caravan.from, town, world.levels)
  tell({ kind: 'send', ...TOWNS[caravan.from]!, amount: town })
}

function arrive({ body, world, random, earn, tell }: Turn<Market>, caravan: Caravan) {
  const { from, to } = caravan
  const place = TOWNS[to]!
  // A merchant in a good mood pays half as much again.
  const isHappy = pickIndex(12, random) === 0
  earn(offer(from, to, world) * (isHappy ? 1.5 : 1), place.x, place.y)
  tell({ kind: isHappy ? 'happy' : 'arrive', ...place, amount: to })
  body.wants[to] = body.wants[to]! * SATED
  caravan.from = to
}
