import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times } from '../world.ts'

export const REEF = { food: 0, tank: 1, price: 2, feeder: 3, snail: 4, species: 5 } as const

export interface Fish {
  kind: number
  /** Meals eaten: 3 make it half grown, 8 grown. */
  meals: number
  /** Ticks until it is hungry, and until it drops its next pearl. */
  full: number
  pearl: number
  x: number
  y: number
  /** Where it swims. */
  to: number
  high: number
}
export interface Drop {
  x: number
  y: number
  worth: number
}
export interface Reef {
  fish: Fish[]
  food: Drop[]
  pearls: Drop[]
  /** Ticks until a pair may have young. */
  brood: number
  snail: number
}

export const SAND = 880
export const SELL = 200
export const GATHER = 100
const FULL_TICKS = seconds(16)
const PEARL_TICKS = seconds(4)
const BROOD_TICKS = seconds(9)
const FEEDER_SECONDS = 6
const MOST_PEARLS = 40
const MOST_FOOD = 16
const GATHER_REACH = 110
const SELL_PEARLS = 5
const EAT_REACH = 40

export const stageOf = ({ meals }: Fish) => (meals >= 8 ? 2 : meals >= 3 ? 1 : 0)
export const tankRoom = (levels: readonly number[]) => 3 + 2 * levels[REEF.tank]!
const STAGE_SHARE = [0.4, 1, 2.4] as const
const worth = (kind: number, stage: number, levels: readonly number[]) =>
  2.2 * times(2.3, kind) * STAGE_SHARE[stage]! * times(1.22, levels[REEF.price]!)
const mealSize = (levels: readonly number[]) => 1 + levels[REEF.food]!

/** Fed fish grow and drop pearls; two grown ones have young of the newest kind; a grown fish can be sold. */
export const reef: Trade<Reef> = {
  start: (random) => ({
    fish: [0, 0].map((kind) => ({ ...hatch(kind, random), meals: 3, pearl: seconds(1.5) })),
    food: [],
    pearls: [],
    brood: BROOD_TICKS,
    snail: 500,
  }),

  step(turn) {
    const { body, world, random, tell } = turn
    const { levels } = world
    for (const fish of body.fish) swim(turn, fish)
    for (const crumb of body.food) crumb.y += 1.5
    body.food = body.food.filter(({ y, worth: left }) => y < SAND && left > 0)
    for (const pearl of body.pearls) pearl.y = Math.min(SAND, pearl.y + 3)
    const feeder = levels[REEF.feeder]!
    if (
      feeder > 0 &&
      world.clock % Math.round(seconds(FEEDER_SECONDS) / feeder) === 0 &&
      body.food.length < MOST_FOOD
    )
      body.food.push({ x: 120 + pickIndex(760, random), y: 60, worth: 1 })
    if (levels[REEF.snail]! > 0) crawl(turn)
    const grown = body.fish.filter((fish) => stageOf(fish) === 2 && fish.full > 0)
    if (body.brood > 0) body.brood--
    if (body.brood > 0 || body.fish.length >= tankRoom(levels)) return
    // A tank must not die out: the first fry come by themselves.
    if (grown.length < 2 && body.fish.length >= 2) return
    body.brood = BROOD_TICKS
    const fry = hatch(levels[REEF.species]!, random)
    body.fish.push(fry)
    tell({ kind: 'young', x: fry.x, y: fry.y })
  },

  act(turn, [what, which]) {
    const { body, world, earn, tell } = turn
    if (what === SELL) {
      const fish = body.fish[which]
      if (!fish || stageOf(fish) < 2) return
      body.fish.splice(which, 1)
      earn(worth(fish.kind, 2, world.levels) * SELL_PEARLS, fish.x, fish.y)
      tell({ kind: 'pick', x: fish.x, y: fish.y })
    } else if (what === GATHER) {
      const near = body.pearls.filter(({ x }) => Math.abs(x - which) < GATHER_REACH)
      for (const pearl of near) gather(turn, pearl)
      if (near.length === 0) tell({ kind: 'no', x: which, y: SAND })
    } else if (body.food.length < MOST_FOOD && what >= 0 && what < 10) {
      body.food.push({ x: what * 100 + 50, y: 60, worth: 1 })
      tell({ kind: 'pop', x: what * 100 + 50, y: 60 })
    }
  },

  acts: ({ body }): readonly Act[] => [
    ...Array.from({ length: 10 }, (_, column): Act => [column, 0]),
    ...body.pearls.slice(0, 6).map(({ x }): Act => [GATHER, Math.round(x)]),
    ...body.fish.flatMap((fish, index): Act[] => (stageOf(fish) === 2 ? [[SELL, index]] : [])),
  ],

  advise({ body, levels }) {
    const pearl = body.pearls.find(({ y }) => y >= SAND)
    if (pearl) return [GATHER, Math.round(pearl.x)]
    const isFull = body.fish.length >= tankRoom(levels)
    const grown = body.fish.filter((fish) => stageOf(fish) === 2)
    // A pair stays for the brood; of the rest the plainest goes first.
    if (isFull && grown.length > 2) {
      const plainest = grown.reduce((one, other) => (other.kind < one.kind ? other : one))
      return [SELL, body.fish.indexOf(plainest)]
    }
    const hungry = body.fish.filter(({ full }) => full < FULL_TICKS * 0.5)
    if (hungry.length > body.food.length) return [Math.min(9, Math.floor(hungry[0]!.x / 100)), 0]
    return undefined
  },

  rate(levels, hand) {
    const count = tankRoom(levels)
    const meals = (hand ? 0.9 : 0) + levels[REEF.feeder]! / FEEDER_SECONDS
    const fed = Math.min(1, (meals * FULL_TICKS) / 60 / count)
    const gathered = Math.min(1, (hand ? 0.7 : 0.1) + 0.25 * levels[REEF.snail]!)
    const growth = 1 + 0.22 * levels[REEF.food]!
    const kind = levels[REEF.species]!
    return ((count * fed * gathered * 60) / PEARL_TICKS) * worth(kind, 2, levels) * 0.6 * growth
  },
}

const hatch = (kind: number, random: Random): Fish => ({
  kind,
  meals: 0,
  full: seconds(5),
  pearl: PEARL_TICKS,
  x: 200 + pickIndex(600, random),
  y: 250 + pickIndex(350, random),
  to: 500,
  high: 450,
})

function swim({ body, world, random, tell }: Turn<Reef>, fish: Fish) {
  if (fish.full > 0) fish.full--
  const meal = fish.full < FULL_TICKS * 0.5 ? nearestFood(body, fish) : undefined
  if (meal) {
    fish.to = meal.x
    fish.high = meal.y
  } else if (random() < 0.008) {
    fish.to = 90 + pickIndex(820, random)
    fish.high = 180 + pickIndex(560, random)
  }
  const [dx, dy] = [fish.to - fish.x, fish.high - fish.y]
  const far = Math.sqrt(dx * dx + dy * dy)
  const pace = meal ? 5.5 : 1.6
  if (far > pace) {
    fish.x += (dx / far) * pace
    fish.y += (dy / far) * pace
  }
  if (meal && far < EAT_REACH && meal.worth > 0) {
    meal.worth = 0
    const before = stageOf(fish)
    fish.meals += mealSize(world.levels)
    fish.full = FULL_TICKS
    tell({ kind: stageOf(fish) > before ? 'grown' : 'eat', x: fish.x, y: fish.y })
  }
  if (fish.full === 0 || --fish.pearl > 0) return
  fish.pearl = PEARL_TICKS
  if (body.pearls.length < MOST_PEARLS)
    body.pearls.push({ x: fish.x, y: fish.y, worth: worth(fish.kind, stageOf(fish), world.levels) })
}

function nearestFood({ food }: Reef, { x, y }: Fish): Drop | undefined {
  let best: Drop | undefined
  let near = Infinity
  for (const crumb of food) {
    const far = (crumb.x - x) * (crumb.x - x) + (crumb.y - y) * (crumb.y - y)
    if (crumb.worth > 0 && far < near) [best, near] = [crumb, far]
  }
  return best
}

function gather({ body, earn, tell }: Turn<Reef>, pearl: Drop) {
  body.pearls = body.pearls.filter((other) => other !== pearl)
  earn(pearl.worth, pearl.x, pearl.y)
  tell({ kind: 'gather', x: pearl.x, y: pearl.y })
}

function crawl(turn: Turn<Reef>) {
  const { body, world } = turn
  const lying = body.pearls.filter(({ y }) => y >= SAND)
  let next: Drop | undefined
  for (const pearl of lying)
    if (!next || Math.abs(pearl.x - body.snail) < Math.abs(next.x - body.snail)) next = pearl
  if (!next) return
  const pace = 1.6 * world.levels[REEF.snail]!
  const away = next.x - body.snail
  if (Math.abs(away) <= pace) gather(turn, next)
  else body.snail += away > 0 ? pace : -pace
}
