import { pickIndex, shuffled } from '#kit/random/random.ts'
import { ball, box, wall, type Body } from '#kit/game/rigid/body.ts'
import { allOf, emptyYard, far, firstOf, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const SIDE = 5
const CELL = 60
const LEFT = 50
const TOP = 26
const FALLS = 620
const HOME_REACH = 18
/** The two buttons below the cave: turn counterclockwise and clockwise. */
export const KNOBS = [
  { x: 70, y: 368 },
  { x: 330, y: 368 },
] as const
/** Directions of gravity: down, left, up, right. */
const WAYS = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const

/** `own`: the direction of gravity. */
export const wayOf = ({ own }: Yard) => WAYS[own[0]! % 4]!
export const exitOf = ({ world }: Yard): Body => world.bodies.find(({ kind }) => kind === 'ring')!
const middleOf = (cell: number) =>
  [LEFT + ((cell % SIDE) + 0.5) * CELL, TOP + (Math.floor(cell / SIDE) + 0.5) * CELL] as const
const stepsApart = (one: number, other: number) =>
  Math.abs((one % SIDE) - (other % SIDE)) + Math.abs(Math.floor(one / SIDE) - Math.floor(other / SIDE))

/** Turn the way everything falls by a quarter, in mid-air too, until the marble drops through the ring. */
export const caveTurn: YardRules = {
  gesture: 'spots',
  build({ hard, random }) {
    const yard = emptyYard({ own: [0] })
    // Gravity has four directions here, so `drive` applies it.
    yard.world.gravity = 0
    const cells = shuffled(
      Array.from({ length: SIDE * SIDE }, (_, cell) => cell),
      random,
    )
    const start = cells[0]!
    const goal = cells.find((cell) => stepsApart(cell, start) > 2 + hard * 2) ?? cells[1]!
    put(yard, ball('marble', middleOf(start), 14, { bounce: 0.12, grip: 0.3 }))
    put(yard, ball('ring', middleOf(goal), 20, { density: 0 }))
    // The ring is a place, not a thing.
    yard.world.bodies.at(-1)!.gone = true
    const wide = SIDE * CELL
    for (const [x, y, width, height] of [
      [200, TOP - 8, wide + 32, 16],
      [200, TOP + wide + 8, wide + 32, 16],
      [LEFT - 8, TOP + wide / 2, 16, wide],
      [LEFT + wide + 8, TOP + wide / 2, 16, wide],
    ] as const)
      put(yard, wall('frame', [x, y], [width, height], { bounce: 0.1, grip: 0.3 }))
    const free = cells.filter((cell) => cell !== start && cell !== goal)
    const stones = 5 + pickIndex(3, random)
    const thorns = Math.round(0.4 + hard * 3)
    const crates = hard > 0.35 ? 1 + Math.round(hard) : 0
    for (const [index, cell] of free.slice(0, stones + thorns + crates).entries()) {
      const at = middleOf(cell)
      if (index < stones) put(yard, wall('stone', at, [CELL - 2, CELL - 2], { bounce: 0.1, grip: 0.3 }))
      else if (index < stones + thorns) put(yard, ball('thorn', at, 12, { density: 0 }))
      else put(yard, box('crate', at, [34, 34], { bounce: 0.05, grip: 0.4, density: 0.6 }))
    }
    return yard
  },
  drive(yard) {
    const [dx, dy] = wayOf(yard)
    for (const body of yard.world.bodies) {
      if (body.gone || body.push === 0) continue
      body.vx += (dx * FALLS) / 60
      body.vy += (dy * FALLS) / 60
    }
  },
  act(yard, input, tell) {
    const knob = KNOBS[input - 1]
    if (!knob) return
    yard.own[0] = (yard.own[0]! + (input === 1 ? 3 : 1)) % 4
    yard.used++
    yard.since = 0
    tell('turn', knob.x, knob.y)
  },
  judge(yard, _hits, tell) {
    const marble = firstOf(yard, 'marble')
    if (!marble) return
    const ring = exitOf(yard)
    if (far(marble, ring) < HOME_REACH) win(yard, tell, ring)
    else if (allOf(yard, 'thorn').some((thorn) => far(thorn, marble) < 28.5)) lose(yard, tell, marble)
  },
  spots: () => KNOBS,
  guess: (_yard, random) => 1 + pickIndex(2, random),
  isReady: (yard) => yard.since > 10 || yard.used === 0,
  hero: (yard) => firstOf(yard, 'marble'),
}
