import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { meets, type Place } from '#kit/game/things/things.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { DIRECTIONS } from './inputs.ts'
import type { Thing, World } from './world.ts'

const TURN = (2 * Math.PI) / DIRECTIONS
const WAYS = Array.from({ length: DIRECTIONS }, (_, index) => ({
  x: exactCos(index * TURN),
  y: exactSin(index * TURN),
}))

/** The way of a stick; nothing at rest. */
export const wayOf = (input: number): Place | undefined =>
  input >= 1 && input <= DIRECTIONS ? WAYS[input - 1] : undefined

/** Three improvements, no two alike. */
export function deal(count: number, random: Random): number[] {
  const cards: number[] = []
  while (cards.length < 3) {
    const card = pickIndex(count, random)
    if (!cards.includes(card)) cards.push(card)
  }
  return cards
}

/** Applies the upgrade of an input; `undefined` while none is chosen. */
export function taken(world: World, input: number): number | undefined {
  const card = input < 0 ? world.cards[-input - 1] : undefined
  if (card !== undefined) world.cards = []
  return card
}

interface Steer {
  readonly speed: number
  readonly reach: number
  readonly worth: (place: Place) => number
}

/** The direction in which the least comes and the most is to be won, for bots. */
export function steer(
  world: World,
  { speed, reach, worth }: Steer,
  random: Random,
  strength: 0 | 1 | 2,
): number {
  if (strength === 0 && random() < 0.3) return pickIndex(DIRECTIONS + 1, random)
  const threats: readonly Thing[] = [...world.foes, ...world.darts]
  let best = 0
  let most = -Infinity
  for (let input = 0; input <= DIRECTIONS; input += input === 0 ? 1 : 2) {
    const way = wayOf(input) ?? { x: 0, y: 0 }
    let value = worth({ x: world.hero.x + way.x * speed * 20, y: world.hero.y + way.y * speed * 20 })
    for (const ticks of strength === 2 ? [5, 12, 20, 30] : [5, 14]) {
      const at = { x: world.hero.x + way.x * speed * ticks, y: world.hero.y + way.y * speed * ticks }
      for (const one of threats) {
        const there = { x: one.x + one.vx * ticks, y: one.y + one.vy * ticks }
        if (meets(at, reach + 4, there, one.r)) value -= 1500 / ticks
        else if (meets(at, reach + 26, there, one.r)) value -= 200 / ticks
      }
    }
    if (value <= most) continue
    most = value
    best = input
  }
  return best
}
