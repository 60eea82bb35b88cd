import { clamp, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import type { Plan, Twist } from './plan.ts'
import { earn, FULL_METER, near, priceOf, type Yard } from './yard.ts'

/** How one yard bends the common rules; what is left out stays as it is. */
export interface TwistRules {
  step?(plan: Plan, yard: Yard, turn: Turn): void
  /** Whether a source or machine makes something now. */
  mayGrow?(plan: Plan, yard: Yard, index: number): boolean
  /** Share of its pace the hero walks at. */
  pace?(yard: Yard): number
  /** True where customers do not come by themselves. */
  readonly ownTrade?: true
  /** Where a good worker goes before anything else. */
  advise?(plan: Plan, yard: Yard): { readonly x: number; readonly y: number } | undefined
}

const SECOND = 60
export const CAN = 6
const WET = 5
const VEIN = 9
/** Places a vein may open at. */
const VEINS = [
  [90, 110],
  [60, 220],
  [90, 320],
  [150, 60],
  [150, 350],
] as const
export const DAY = SECOND * 40
export const isNight = ({ clock }: Yard) => clock % DAY > DAY * 0.68
/** Below this line there is water. */
export const SHORE = 212
const AIR_LOSS = 1.25
const AIR_GAIN = 7
export const TIDE = SECOND * 26
const HEADINGS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
] as const
const BURN = SECOND * 9
const GULL_REST = SECOND * 9
const FERRY_AWAY = SECOND * 5
export const ORDER_TIME = SECOND * 34

/** 0 at ebb, 1 at high water. */
export function tideOf({ clock }: Yard): number {
  const part = (clock % TIDE) / TIDE
  if (part < 0.5) return 0
  if (part < 0.62) return (part - 0.5) / 0.12
  return part < 0.86 ? 1 : (1 - part) / 0.14
}

const sourceOf = ({ fixtures }: Plan, index: number) => fixtures[index]!.kind === 'source'

export const twists: Readonly<Record<Twist, TwistRules>> = {
  /** Beds give only while their ground is wet; the can is filled at the well. */
  water: {
    mayGrow(plan, { stands }, index) {
      if (!sourceOf(plan, index)) return true
      const bed = stands[index]!
      if (bed.left <= 0) return false
      if (bed.work + 1 >= plan.fixtures[index]!.every) bed.left--
      return true
    },
    step(plan, yard, turn) {
      for (const [index, stand] of yard.stands.entries()) {
        if (!stand.open || !near(yard.hero, stand)) continue
        if (plan.fixtures[index]!.kind === 'well' && yard.meter < CAN) {
          yard.meter = CAN
          turn.tell('splash', stand.x, stand.y)
        } else if (sourceOf(plan, index) && stand.left <= 1 && yard.meter > 0) {
          yard.meter--
          stand.left = WET
          turn.tell('splash', stand.x, stand.y)
        }
      }
      if (yard.meter > CAN) yard.meter = CAN
    },
    advise(plan, yard) {
      const isDry = ({ open, left, out }: Yard['stands'][number], index: number) =>
        open && sourceOf(plan, index) && left <= 0 && out < 2
      const dry = yard.stands.findIndex(isDry)
      if (dry < 0) return undefined
      return yard.meter > 0
        ? yard.stands[dry]
        : yard.stands[plan.fixtures.findIndex(({ kind }) => kind === 'well')]
    },
  },
  /** A vein is soon empty and opens somewhere else. */
  vein: {
    mayGrow(plan, { stands }, index) {
      if (!sourceOf(plan, index)) return true
      const rock = stands[index]!
      if (rock.left <= 0) return false
      if (rock.work + 1 >= plan.fixtures[index]!.every) rock.left--
      return true
    },
    step(plan, yard, turn) {
      for (const [index, stand] of yard.stands.entries()) {
        if (!stand.open || !sourceOf(plan, index) || stand.left > 0 || stand.out > 0) continue
        const free = VEINS.filter(
          (place) => !yard.stands.some(({ x, y }) => x === place[0] && y === place[1]),
        )
        const [x, y] = free[pickIndex(free.length, turn.random)]!
        turn.tell('crumble', stand.x, stand.y)
        stand.left = VEIN
        stand.x = x
        stand.y = y
        stand.out = 1
      }
    },
  },
  mixed: {},
  /** The boat pays for what is aboard when it leaves, and double when it is full. */
  ferry: {
    ownTrade: true,
    step(plan, yard, turn) {
      for (const [index, stand] of yard.stands.entries()) {
        const { kind, every, price, room } = plan.fixtures[index]!
        if (kind !== 'stall' || !(stand.open || stand.next < 0)) continue
        if (stand.next < 0) {
          stand.next++
          if (stand.next === 0) {
            stand.open = true
            stand.next = every
            turn.tell('arrive', stand.x, stand.y)
          }
          continue
        }
        const aboard = stand.has.reduce((sum, count) => sum + count, 0)
        if (--stand.next > 0) continue
        const value = stand.has.reduce((sum, count, slot) => sum + count * (1 + slot * 0.5), 0)
        earn(yard, turn, priceOf(yard, value * price) * (aboard >= room ? 2 : 1), stand)
        turn.tell('depart', stand.x, stand.y)
        stand.has = stand.has.map(() => 0)
        stand.open = false
        stand.next = -FERRY_AWAY
      }
    },
  },
  feed: {},
  /** What stays in the oven too long burns. */
  burn: {
    step(plan, yard, turn) {
      for (const [index, stand] of yard.stands.entries()) {
        if (plan.fixtures[index]!.look !== 'oven') continue
        if (stand.out === 0) stand.left = BURN
        else if (--stand.left <= 0) {
          stand.out = 0
          turn.tell('burnt', stand.x, stand.y)
        }
      }
    },
  },
  /** Plants sleep at night, and so do the customers. */
  night: {
    mayGrow: (plan, yard, index) => !sourceOf(plan, index) || !isNight(yard),
    step(_plan, yard, turn) {
      if (isNight(yard)) for (const stand of yard.stands) if (stand.next > 0) stand.next++
      if (yard.clock % DAY === 0 || yard.clock % DAY === Math.ceil(DAY * 0.68)) turn.tell('bell', 200, 40)
    },
  },
  recipe: {},
  /** Under water the breath runs out; then the hero surfaces and loses the load. */
  air: {
    pace: ({ hero }) => (hero.y > SHORE ? 0.8 : 1),
    step(_plan, yard, turn) {
      const isUnder = yard.hero.y > SHORE
      yard.meter = Math.min(FULL_METER, yard.meter + (isUnder ? -AIR_LOSS : AIR_GAIN))
      if (yard.meter > 0) return
      turn.tell('choke', yard.hero.x, yard.hero.y)
      yard.meter = FULL_METER / 2
      yard.load = []
      yard.hero = { x: 200, y: 150 }
    },
    advise: (_plan, { hero, meter }) =>
      hero.y > SHORE && meter < (hero.y - SHORE) * 1.1 + 60 ? { x: hero.x, y: SHORE - 40 } : undefined,
  },
  /** Gulls carry things off until the hero chases them. */
  gulls: {
    step(_plan, yard, turn) {
      const { gull, stands } = yard
      if (gull.target < 0) {
        gull.x += 2.4
        gull.y -= 1.6
        if (--gull.rest > 0) return
        gull.target = stands.reduce(
          (best, stand, index) => (stand.open && stand.out > (stands[best]?.out ?? 1) ? index : best),
          -1,
        )
        gull.rest = GULL_REST / 3
        if (gull.target < 0) return
        gull.x = 420
        gull.y = 20
        return turn.tell('cry', 380, 30)
      }
      const goal = stands[gull.target]!
      gull.x += (goal.x - gull.x) * 0.035
      gull.y += (goal.y - 14 - gull.y) * 0.035
      const isHome = near(gull, goal, 24)
      if (isHome && near(yard.hero, goal, 62)) {
        earn(yard, turn, 3 + yard.built, gull)
        turn.tell('shoo', gull.x, gull.y)
      } else if (!isHome || yard.clock % 40 !== 0) return
      else if (goal.out > 0) {
        goal.out--
        turn.tell('steal', goal.x, goal.y)
        return
      }
      gull.target = -1
      gull.rest = GULL_REST
    },
    advise: (_plan, { gull, stands }) =>
      gull.target >= 0 && near(gull, stands[gull.target]!, 30) ? stands[gull.target] : undefined,
  },
  /** Twice a minute the sea floods the lower shore with everything on it. */
  tide: {
    mayGrow: (_plan, yard, index) => yard.stands[index]!.y < SHORE || tideOf(yard) === 0,
    pace: (yard) => (yard.hero.y > SHORE && tideOf(yard) > 0 ? 0.55 : 1),
    step(_plan, yard, turn) {
      if (tideOf(yard) < 1) return
      for (const stand of yard.stands)
        if (stand.y > SHORE && stand.out > 0) {
          stand.out = 0
          turn.tell('washed', stand.x, stand.y)
        }
      if (yard.hero.y <= SHORE) return
      yard.load = []
      yard.hero.y -= 3
    },
    advise: (_plan, yard) =>
      yard.hero.y > SHORE - 30 && (yard.clock % TIDE) / TIDE > 0.44
        ? { x: yard.hero.x, y: SHORE - 50 }
        : undefined,
  },
  /** Each carried piece slows the hero. */
  heavy: { pace: ({ load }) => 1 / (1 + 0.13 * load.length) },
  /** The sheep walk where they like. */
  wander: {
    step(plan, yard, turn) {
      for (const [index, stand] of yard.stands.entries()) {
        if (!stand.open || !sourceOf(plan, index) || near(yard.hero, stand)) continue
        if (--stand.left <= 0) {
          stand.left = 80 + pickIndex(120, turn.random)
          stand.next = pickIndex(HEADINGS.length, turn.random)
        }
        // It grazes for the second half of the time.
        if (stand.left < 70) continue
        const [x, y] = HEADINGS[stand.next % HEADINGS.length]!
        stand.x = clamp(stand.x + x * 0.5, 40, 270)
        stand.y = clamp(stand.y + y * 0.5, 50, 370)
      }
    },
  },
  /** The office writes one order at a time: all of it in time, or nothing. */
  contract: {
    ownTrade: true,
    step(plan, yard, turn) {
      for (const [index, stand] of yard.stands.entries()) {
        const { kind, takes, price } = plan.fixtures[index]!
        if (kind !== 'stall') continue
        const isFilled =
          stand.queue.length > 0 &&
          takes.every(
            (thing, slot) => stand.has[slot]! >= stand.queue.filter((wish) => wish === thing).length,
          )
        if (isFilled) {
          const value = stand.queue.reduce((sum, thing) => sum + 1 + thing * 0.5, 0)
          earn(yard, turn, priceOf(yard, price * value * (1 + stand.next / ORDER_TIME)), stand)
          turn.tell('filled', stand.x, stand.y)
        } else if (--stand.next > 0) continue
        else if (stand.queue.length > 0) turn.tell('missed', stand.x, stand.y)
        const made = takes.filter((thing) =>
          plan.fixtures.some(({ gives }, from) => gives === thing && yard.stands[from]!.open),
        )
        const count = 3 + Math.min(6, Math.floor(yard.built * 0.8)) + pickIndex(2, turn.random)
        stand.queue = Array.from(
          { length: count },
          () => made[pickIndex(made.length, turn.random)]!,
        ).toSorted((a, b) => a - b)
        stand.has = stand.has.map(() => 0)
        stand.next = ORDER_TIME
      }
    },
  },
  build: {},
}
