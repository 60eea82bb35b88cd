import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const FLEET = { boat: 0, hull: 1, stall: 2, sail: 3, skipper: 4, depth: 5 } as const

export interface Boat {
  /** The ground it fishes, or -1 in the harbour. */
  ground: number
  /** Ticks under way. */
  age: number
  /** Ticks of the whole trip. */
  trip: number
  load: number
}
export interface Harbour {
  boats: Boat[]
  /** How full of fish each ground is, 0 to 1. */
  shoals: number[]
  stock: number
  /** What a fish brings now, and where that is going. */
  price: number
  wish: number
}

const TRIPS = [3, 6, 11, 18] as const
const CATCHES = [4, 10, 23, 52] as const
const FIRST_GROUNDS = 2
export const GROUNDS = TRIPS.length
const RECOVERY = 1 / seconds(14)
const TAKEN = 0.45
const PRICE_EVERY = seconds(4)
const GOOD_PRICE = 1.25
export const SELL = 100
const HAND_BOATS = 3

export const groundPlace = (ground: number) =>
  [
    { x: 420, y: 680 },
    { x: 690, y: 480 },
    { x: 420, y: 300 },
    { x: 780, y: 150 },
  ][ground] ?? { x: 500, y: 500 }
export const HOME = { x: 150, y: 800 }
export const openGrounds = (levels: readonly number[]) => FIRST_GROUNDS + levels[FLEET.depth]!
export const boatCount = (levels: readonly number[]) => 1 + levels[FLEET.boat]!

const hull = (levels: readonly number[]) => times(1.28, levels[FLEET.hull]!)
const tripTicks = (ground: number, levels: readonly number[]) =>
  Math.round(seconds(TRIPS[ground] ?? 9) / (1 + 0.18 * levels[FLEET.sail]!))
const fishWorth = (levels: readonly number[]) => 0.8 * times(1.22, levels[FLEET.stall]!)
export const room = (levels: readonly number[]) => Math.floor(24 * hull(levels) * boatCount(levels))

/** Boats go out and come home; fished grounds need time; the price of fish rises and falls. */
export const fleet: Trade<Harbour> = {
  start: () => ({
    boats: [{ ground: -1, age: 0, trip: 1, load: 0 }],
    shoals: [1, 1, 1, 1],
    stock: 0,
    price: 1.2,
    wish: 1.2,
  }),

  step(turn) {
    const { body, world, random } = turn
    const { levels } = world
    while (body.boats.length < boatCount(levels)) body.boats.push({ ground: -1, age: 0, trip: 1, load: 0 })
    body.shoals = body.shoals.map((fish) => Math.min(1, fish + RECOVERY))
    if (world.clock % PRICE_EVERY === 0) body.wish = 0.6 + random() * 1.2
    body.price += (body.wish - body.price) * 0.01
    for (const [index, boat] of body.boats.entries()) {
      if (boat.ground < 0) {
        // A skipper counts the fish before he sails.
        if (index < levels[FLEET.skipper]! && world.clock % 40 === index * 5)
          leave(turn, boat, bestGround(world.levels, body))
        continue
      }
      if (++boat.age * 2 === boat.trip || (boat.age * 2 > boat.trip && boat.load === 0)) fish(turn, boat)
      if (boat.age >= boat.trip) land(turn, boat)
    }
    const isTimely = body.price >= GOOD_PRICE || body.stock > room(levels) * 0.8
    if (levels[FLEET.skipper]! > 0 && world.clock % 60 === 0 && body.stock > 0 && isTimely) sell(turn)
  },

  act(turn, [place]) {
    const { body, world, tell } = turn
    if (place === SELL) return sell(turn)
    const boat = body.boats.find(({ ground }) => ground < 0)
    if (boat && place >= 0 && place < openGrounds(world.levels)) leave(turn, boat, place)
    else tell({ kind: 'no', ...HOME })
  },

  acts: ({ levels }): readonly Act[] => [
    [SELL, 0],
    ...Array.from({ length: openGrounds(levels) }, (_, ground): Act => [ground, 0]),
  ],

  advise({ body, levels }) {
    const isFull = body.stock > room(levels) * 0.6
    if (body.stock > 0 && (body.price >= GOOD_PRICE || isFull)) return [SELL, 0]
    if (body.boats.some(({ ground }) => ground < 0)) return [bestGround(levels, body), 0]
    return body.stock >= 4 && body.price > 1 ? [SELL, 0] : undefined
  },

  rate(levels, hand) {
    const boats = Math.min(boatCount(levels), levels[FLEET.skipper]! + (hand ? HAND_BOATS : 0))
    let pace = 0
    for (let ground = 0; ground < openGrounds(levels); ground++)
      pace = Math.max(pace, (CATCHES[ground]! * 60) / (tripTicks(ground, levels) + 30))
    // Boats share the grounds: each further one finds fewer fish.
    const shared = boats / (1 + 0.12 * (boats / openGrounds(levels)))
    return shared * pace * 0.75 * hull(levels) * fishWorth(levels) * 1.2 * (1 + 0.03 * levels[FLEET.skipper]!)
  },
}

function bestGround(levels: readonly number[], { shoals }: Harbour): number {
  let best = 0
  let most = 0
  for (let ground = 0; ground < openGrounds(levels); ground++) {
    const pace = (CATCHES[ground]! * shoals[ground]!) / tripTicks(ground, levels)
    if (pace > most) [best, most] = [ground, pace]
  }
  return best
}

function leave({ world, tell }: Turn<Harbour>, boat: Boat, ground: number) {
  boat.ground = ground
  boat.age = 0
  boat.trip = tripTicks(ground, world.levels)
  boat.load = 0
  tell({ kind: 'send', ...HOME, amount: ground })
}

function fish({ body, world, tell }: Turn<Harbour>, boat: Boat) {
  const shoal = body.shoals[boat.ground]!
  boat.load = Math.max(1, Math.round(CATCHES[boat.ground]! * (0.25 + 0.75 * shoal) * hull(world.levels)))
  body.shoals[boat.ground] = shoal * (1 - TAKEN)
  tell({ kind: 'catch', ...groundPlace(boat.ground), amount: boat.load })
}

/** What the stall cannot hold goes for half the price. */
function land({ body, world, earn, tell }: Turn<Harbour>, boat: Boat) {
  const free = Math.max(0, room(world.levels) - body.stock)
  const stored = Math.min(free, boat.load)
  body.stock += stored
  if (boat.load > stored) earn((boat.load - stored) * fishWorth(world.levels) * 0.5, HOME.x, HOME.y)
  tell({ kind: 'land', ...HOME, amount: boat.load })
  boat.ground = -1
  boat.load = 0
}

function sell({ body, world, earn, tell }: Turn<Harbour>) {
  if (body.stock === 0) return tell({ kind: 'no', ...HOME })
  earn(body.stock * body.price * fishWorth(world.levels), 160, 640)
  tell({ kind: 'pick', x: 160, y: 640, amount: body.stock })
  body.stock = 0
}
