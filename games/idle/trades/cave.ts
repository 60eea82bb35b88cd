import { pickIndex } from '#kit/random/random.ts'
import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const CAVE = { pick: 0, glint: 1, miner: 2, cart: 3, muscle: 4, powder: 5 } as const

export interface Cave {
  depth: number
  hp: number
  full: number
  /** Ticks this rock has held. */
  age: number
  /** Which of the nine parts of the rock glints. */
  spot: number
  /** Ticks until the powder blows. */
  fuse: number
}

export const SPOTS = 9
export const MINER_TICKS = 42
const HARDER = 1.11
const SOFTER = 0.93
/** A rock that breaks sooner makes the next one harder, one that holds longer makes it softer. */
const QUICK_TICKS = seconds(1.6)
const SLOW_TICKS = seconds(3)
const FIRST_HP = 7
const FIRST_WORTH = 5
const FUSE_SECONDS = 9
/** Hits per second of a good player. */
const HAND_HITS = 5

export const spotPlace = (spot: number) => ({
  x: 400 + (spot % 3) * 100,
  y: 400 + Math.floor(spot / 3) * 130,
})
export const minerPlace = (index: number) => ({
  x: index % 2 ? 850 - Math.floor(index / 2) * 70 : 150 + Math.floor(index / 2) * 70,
  y: 790 + Math.floor(index / 2) * 60,
})

const power = (levels: readonly number[]) => times(1.25, levels[CAVE.pick]!)
const critical = (levels: readonly number[]) => 4 + levels[CAVE.glint]!
const minerPower = (levels: readonly number[]) => power(levels) * 0.7 * times(1.2, levels[CAVE.muscle]!)
const blast = (levels: readonly number[]) => 9 * levels[CAVE.powder]! * power(levels)
const worth = (full: number, levels: readonly number[]) =>
  (full * FIRST_WORTH * times(1.2, levels[CAVE.cart]!)) / FIRST_HP

/** Rocks get as hard as the cave allows and pay by hardness; the glinting part breaks best. */
export const cave: Trade<Cave> = {
  start: () => ({ depth: 1, hp: FIRST_HP, full: FIRST_HP, age: 0, spot: 4, fuse: seconds(FUSE_SECONDS) }),

  step(turn) {
    const { body, world, tell } = turn
    const { levels } = world
    body.age++
    for (let miner = 0; miner < levels[CAVE.miner]!; miner++) {
      if ((world.clock + miner * 7) % MINER_TICKS !== 0) continue
      tell({ kind: 'swing', ...minerPlace(miner), amount: miner })
      strike(turn, minerPower(levels))
    }
    const powder = levels[CAVE.powder]!
    if (powder === 0 || --body.fuse > 0) return
    body.fuse = seconds(FUSE_SECONDS)
    tell({ kind: 'blast', x: 500, y: 530 })
    strike(turn, blast(levels))
  },

  act(turn, [spot]) {
    const { body, world, random, tell } = turn
    const isCritical = spot === body.spot
    tell({ kind: isCritical ? 'crit' : 'hit', ...spotPlace(spot), amount: spot })
    if (isCritical) body.spot = (body.spot + 1 + pickIndex(SPOTS - 1, random)) % SPOTS
    strike(turn, power(world.levels) * (isCritical ? critical(world.levels) : 1))
  },

  acts: () => Array.from({ length: SPOTS }, (_, spot): Act => [spot, 0]),
  advise: ({ body, clock }) => [clock % 30 < 10 ? body.spot : 4, 0],

  rate(levels, hand) {
    const hits = hand ? HAND_HITS * power(levels) * (0.75 + 0.25 * critical(levels)) : 0
    const miners = ((levels[CAVE.miner]! * 60) / MINER_TICKS) * minerPower(levels)
    return worth(hits + miners + blast(levels) / FUSE_SECONDS, levels)
  },
}

/** What is left of a blow goes into the rocks behind. */
function strike({ body, world, earn, tell }: Turn<Cave>, force: number) {
  body.hp -= force
  for (let rocks = 0; body.hp <= 0 && rocks < 12; rocks++) {
    earn(worth(body.full, world.levels), 500, 500)
    body.depth++
    body.full *= body.age < QUICK_TICKS ? HARDER : body.age > SLOW_TICKS ? SOFTER : 1
    body.age = 0
    body.hp += body.full
    tell({ kind: 'break', x: 500, y: 530, amount: body.depth })
  }
  if (body.hp <= 0) body.hp = body.full
}
