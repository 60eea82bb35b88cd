import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { columnCode, columnX } from '../codes.ts'
import { ball, box, wall } from '#kit/game/rigid/body.ts'
import { emptyYard, firstOf, lose, put, win, type YardRules } from '../yard.ts'

const DROP_Y = 60
const PACE = 130
const RADIUS = 18
const HOME = 352

/** own: lengths of the planks still to be laid. */

/** Lay planks over the gaps between the rocks; then the barrel rolls across. */
export const barrelBridge: YardRules = {
  gesture: 'column',
  build({ hard, random }) {
    const yard = emptyYard()
    const high = between(230, 260, random)
    put(yard, wall('rock', [20, high + 90], [110, 180], { grip: 0.9 }))
    put(yard, wall('rock', [390, high + between(-10, 50, random) + 90], [90, 180], { grip: 0.9 }))
    const stones = 1 + (hard > 0.3 ? 1 : 0) + (hard > 0.75 ? 1 : 0)
    const room = 345 - 75
    let from = 75
    for (let stone = 0; stone < stones; stone++) {
      const x = 75 + (room * (stone + 1)) / (stones + 1) + between(-10, 10, random)
      const wide = between(26, 46, random)
      put(yard, wall('rock', [x, high + between(0, 22, random) + 90], [wide, 180], { grip: 0.9 }))
      yard.own.push(Math.round(x - wide / 2 - from + between(34, 60 - 16 * hard, random)))
      from = x + wide / 2
    }
    yard.own.push(Math.round(345 - from + between(34, 60 - 16 * hard, random)))
    yard.own = yard.own.map((length) => Math.max(60, Math.min(170, length)))
    if (random() < 0.5) yard.own.reverse()
    yard.left = yard.own.length
    const barrel = ball('barrel', [20, high - 19], RADIUS, { grip: 0.9, density: 0.5, bounce: 0.05 })
    put(yard, barrel)
    return yard
  },
  drive(yard) {
    const barrel = firstOf(yard, 'barrel')
    if (!barrel) return
    const isRolling = yard.left === 0 && (yard.since > 150 || (yard.still > 10 && yard.since > 40))
    if (isRolling && barrel.tag === 0) {
      barrel.tag = 1
      yard.since = 0
    }
    if (barrel.tag === 0) {
      barrel.vx *= 0.8
      barrel.spin *= 0.8
    } else {
      barrel.spin += (PACE / RADIUS - barrel.spin) * 0.2
      if (barrel.vx < PACE) barrel.vx += 2
    }
  },
  act(yard, input, tell) {
    const length = yard.own.shift()
    if (length === undefined) return
    put(yard, box('plank', [columnX(input), DROP_Y], [length, 7], { grip: 0.9, density: 1.4, bounce: 0 }))
    yard.left--
    yard.used++
    yard.since = 0
    tell('drop', columnX(input), DROP_Y)
  },
  judge(yard, _hits, tell) {
    const barrel = firstOf(yard, 'barrel')
    if (!barrel) return
    if (barrel.x > HOME) win(yard, tell, barrel)
    else if (barrel.y > 410 || (barrel.tag === 1 && yard.since > 600)) lose(yard, tell, barrel)
  },
  guess({ world }, random) {
    const rocks = world.bodies.filter(({ kind }) => kind === 'rock').toSorted((one, other) => one.x - other.x)
    const gap = pickIndex(rocks.length - 1, random)
    return columnCode((rocks[gap]!.x + rocks[gap + 1]!.x) / 2 + between(-32, 32, random))
  },
  isReady: (yard) => yard.left > 0 && (yard.used === 0 || yard.since > 60),
  hero: (yard) => firstOf(yard, 'barrel'),
}
