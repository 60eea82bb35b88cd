import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Act, Trade, Turn } from '../trade.ts'
import { seconds, times, type World } from '../world.ts'

export const WINGS = { nectar: 0, price: 1, nest: 2, luck: 3, meadow: 4, keeper: 5 } as const

export interface Moth {
  /** Genes of colour and of pattern, from 0 up. */
  colour: number
  pattern: number
  /** Where it sits. */
  seat: number
}
export interface Wings {
  moths: Moth[]
  /** The brood that hatches in the nest, and its ticks; none while `left` is 0. */
  colour: number
  pattern: number
  left: number
}

export const SEATS = 8
const NEST_SECONDS = 2.2
const PAY_TICKS = 30
const KEEPER_SECONDS = 6

export const seatPlace = (seat: number) => ({
  x: 170 + (seat % 4) * 220,
  y: seat < 4 ? 270 : 730,
})
export const NEST = { x: 500, y: 500 } as const
export const mostGene = (levels: readonly number[]) => 3 + 2 * levels[WINGS.meadow]!
export const beauty = ({ colour, pattern }: Moth) => (1 + colour) * (1 + pattern)

const nestTicks = (levels: readonly number[]) => seconds(NEST_SECONDS) / (1 + 0.18 * levels[WINGS.nest]!)
const worth = (levels: readonly number[]) =>
  0.16 * times(1.25, levels[WINGS.price]!) * (1 + 0.25 * levels[WINGS.nectar]!)
const change = (levels: readonly number[]) => 0.3 + 0.05 * levels[WINGS.luck]!

/** Each gene comes from either parent and sometimes mutates upwards: colour times pattern is what guests pay for. */
export const wings: Trade<Wings> = {
  start: () => ({
    moths: [
      { colour: 2, pattern: 0, seat: 0 },
      { colour: 0, pattern: 2, seat: 2 },
      { colour: 1, pattern: 0, seat: 5 },
      { colour: 0, pattern: 1, seat: 7 },
    ],
    colour: 0,
    pattern: 0,
    left: 0,
  }),

  step(turn) {
    const { body, world, earn, random } = turn
    const { levels } = world
    if (body.left > 0 && --body.left === 0) hatch(turn)
    const keepers = levels[WINGS.keeper]!
    if (keepers > 0 && body.left === 0 && world.clock % Math.ceil(seconds(KEEPER_SECONDS) / keepers) === 0)
      pair(turn, pickIndex(body.moths.length, random), pickIndex(body.moths.length, random))
    for (const moth of body.moths) {
      if ((world.clock + moth.seat * 4) % PAY_TICKS !== 0) continue
      const { x, y } = seatPlace(moth.seat)
      earn(beauty(moth) * worth(levels) * (PAY_TICKS / 60), x, y)
    }
  },

  act(turn, [one, other]) {
    pair(turn, one, other)
  },

  acts({ body }) {
    if (body.left > 0) return []
    return body.moths.flatMap((_, one) =>
      body.moths.slice(one + 1).map((__, more): Act => [one, one + 1 + more]),
    )
  },

  advise(world) {
    return world.body.left > 0 ? undefined : bestPair(world)
  },

  rate(levels, hand, { body }) {
    const most = mostGene(levels)
    const seen = body.moths.reduce((sum, moth) => sum + beauty(moth), 0)
    const limit = SEATS * (1 + most) * (1 + most)
    // With a player the brood approaches what the meadow can support.
    const towards = hand
      ? 0.12 * (1 + 0.1 * levels[WINGS.nest]! + 0.2 * levels[WINGS.luck]!)
      : 0.02 * levels[WINGS.keeper]!
    return (seen + Math.max(0, limit - seen) * Math.min(0.6, towards)) * worth(levels)
  },
}

function bestPair({ body, levels }: World<Wings>): Act | undefined {
  const { moths } = body
  const limit = mostGene(levels)
  let best: Act | undefined
  let most = 0
  for (let one = 0; one < moths.length; one++)
    for (let other = one + 1; other < moths.length; other++) {
      const colour = Math.min(limit, Math.max(moths[one]!.colour, moths[other]!.colour) + 0.4)
      const pattern = Math.min(limit, Math.max(moths[one]!.pattern, moths[other]!.pattern) + 0.4)
      const value = (1 + colour) * (1 + pattern) + (beauty(moths[one]!) + beauty(moths[other]!)) * 0.3
      if (value > most) [best, most] = [[one, other], value]
    }
  return best
}

function pair({ body, world, random, tell }: Turn<Wings>, one: number, other: number) {
  const [mother, father] = [body.moths[one], body.moths[other]]
  if (!mother || !father || mother === father || body.left > 0) return
  const { levels } = world
  body.colour = gene(mother.colour, father.colour, levels, random)
  body.pattern = gene(mother.pattern, father.pattern, levels, random)
  body.left = Math.ceil(nestTicks(levels))
  tell({ kind: 'send', ...NEST })
}

/** Mostly the better one of both, now and then a step beyond it. */
function gene(one: number, other: number, levels: readonly number[], random: Random): number {
  const given = random() < 0.68 ? Math.max(one, other) : Math.min(one, other)
  return Math.min(mostGene(levels), given + (random() < change(levels) ? 1 : 0))
}

/** The young takes a free seat, or that of the plainest. */
function hatch({ body, tell }: Turn<Wings>) {
  const young = { colour: body.colour, pattern: body.pattern }
  const free = Array.from({ length: SEATS }, (_, seat) => seat).find((seat) =>
    body.moths.every((moth) => moth.seat !== seat),
  )
  if (free !== undefined) {
    body.moths.push({ ...young, seat: free })
    tell({ kind: 'merge', ...seatPlace(free), amount: free })
    return
  }
  const plainest = body.moths.reduce((one, other) => (beauty(other) < beauty(one) ? other : one))
  if (beauty({ ...young, seat: 0 }) < beauty(plainest)) {
    tell({ kind: 'fade', ...NEST })
    return
  }
  Object.assign(plainest, young)
  tell({ kind: 'merge', ...seatPlace(plainest.seat), amount: plainest.seat })
}
