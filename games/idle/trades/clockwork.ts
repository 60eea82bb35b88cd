import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const CLOCK = { gear: 0, spring: 1, price: 2, winder: 3, teeth: 4, jewel: 5 } as const

export interface Gear {
  /** Tension of its spring, 0 to 1. */
  tension: number
  /** Part of a turn done. */
  turn: number
  /** Ticks until a broken spring is mended. */
  broken: number
}
export interface Clockwork {
  gears: Gear[]
}

export const MOST_GEARS = 7
const WIND = 0.3
const BREAK_SECONDS = 4
const TURN_SECONDS = 1.1
const WORTH_STEP = 2.1
const WINDER_SECONDS = 3.2
const PULL = 0.05

/** Gears form a snake from the crank to the bell. */
const PLACES = [
  [170, 700],
  [350, 520],
  [190, 300],
  [440, 240],
  [590, 470],
  [700, 720],
  [830, 440],
] as const
export const gearPlace = (gear: number) => ({ x: PLACES[gear]![0], y: PLACES[gear]![1] })
export const gearCount = (levels: readonly number[]) => Math.min(MOST_GEARS, 2 + levels[CLOCK.gear]!)

const slack = (levels: readonly number[]) => 0.5 / (1 + 0.2 * levels[CLOCK.spring]!)
const worth = (gear: number, levels: readonly number[]) =>
  1.5 * times(WORTH_STEP, gear) * times(1.24, levels[CLOCK.price]!) * (1 + 0.2 * levels[CLOCK.jewel]!)
const pull = (levels: readonly number[]) => PULL * (1 + 0.25 * levels[CLOCK.teeth]!)
/** Large gears are slow. */
const turnTicks = (gear: number) => seconds(TURN_SECONDS) * (1 + 0.22 * gear)

/** A tense spring turns its gear; each turn pays and winds the next spring a little. Who winds too far breaks it. */
export const clockwork: Trade<Clockwork> = {
  start: () => ({ gears: [newGear(0.8), newGear(0.2)] }),

  step(turn) {
    const { body, world } = turn
    const { levels } = world
    while (body.gears.length < gearCount(levels)) body.gears.push(newGear(0.3))
    for (const gear of body.gears.keys()) run(turn, gear)
    const winders = levels[CLOCK.winder]!
    if (winders === 0 || world.clock % Math.ceil(seconds(WINDER_SECONDS) / winders) !== 0) return
    const loose = loosest(body)
    if (loose >= 0) wind(turn, loose)
  },

  act(turn, [gear]) {
    const { body, tell } = turn
    const one = body.gears[gear]
    if (!one) return
    if (one.broken > 0) {
      tell({ kind: 'no', ...gearPlace(gear) })
      return
    }
    wind(turn, gear)
    if (one.tension <= 1) return
    one.tension = 0
    one.broken = seconds(BREAK_SECONDS)
    tell({ kind: 'snap', ...gearPlace(gear), amount: gear })
  },

  acts: ({ body }) => body.gears.map((_, gear): Act => [gear, 0]),

  advise({ body }) {
    const gear = loosest(body)
    return gear < 0 ? undefined : [gear, 0]
  },

  rate(levels, hand) {
    const count = gearCount(levels)
    let sum = 0
    const winds = (hand ? 3 : 0) + levels[CLOCK.winder]! / WINDER_SECONDS
    for (let gear = 0; gear < count; gear++) {
      const loss = slack(levels) / (TURN_SECONDS * (1 + 0.22 * gear))
      const given = (winds * WIND) / count + (gear > 0 ? pull(levels) : 0)
      sum += (worth(gear, levels) * Math.min(0.85, given / loss)) / (TURN_SECONDS * (1 + 0.22 * gear))
    }
    return sum
  },
}

const newGear = (tension: number): Gear => ({ tension, turn: 0, broken: 0 })

/** The loose spring that is worth most; -1 when all are tense. */
function loosest({ gears }: Clockwork): number {
  for (let gear = gears.length - 1; gear >= 0; gear--)
    if (gears[gear]!.broken === 0 && gears[gear]!.tension < 1 - WIND - 0.02) return gear
  return -1
}

function wind({ body, tell }: Turn<Clockwork>, gear: number) {
  body.gears[gear]!.tension += WIND
  tell({ kind: 'wind', ...gearPlace(gear), amount: gear })
}

function run({ body, world, earn, tell }: Turn<Clockwork>, gear: number) {
  const one = body.gears[gear]!
  if (one.broken > 0) {
    one.broken--
    return
  }
  const pace = (0.25 + 0.75 * one.tension) / turnTicks(gear)
  if (one.tension < 0.02) return
  one.turn += pace
  one.tension = Math.max(0, one.tension - pace * slack(world.levels))
  if (one.turn < 1) return
  one.turn -= 1
  const place = gearPlace(gear)
  earn(worth(gear, world.levels), place.x, place.y)
  tell({ kind: 'turn', ...place, amount: gear })
  const next = body.gears[gear + 1]
  if (next && next.broken === 0) next.tension = Math.min(1, next.tension + pull(world.levels))
}
