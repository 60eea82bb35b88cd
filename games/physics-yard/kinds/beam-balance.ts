import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { columnCode, columnX } from '../codes.ts'
import { box, hinged, wall } from '#kit/game/rigid/body.ts'
import { emptyYard, lose, put, win, type YardRules } from '../yard.ts'

const PIVOT = { x: 200, y: 285 }
const STIFF = 0.035
const DAMP = 0.97
const TIPS = 0.5
const LEVEL = 0.045
const HOLDS_TICKS = 60
/** Sides of the weights; a weight is as heavy as it is large. */
const SIDES = [20, 26, 32, 38] as const

/** Drop each weight where it keeps the beam level. */
export const beamBalance: YardRules = {
  gesture: 'column',
  byThrift: true,
  build({ hard, random }) {
    const yard = emptyYard()
    const long = 250 - 50 * hard
    const beam = hinged('beam', [PIVOT.x, PIVOT.y], [long, 14], { grip: 1, density: 3, bounce: 0 })
    put(yard, beam)
    put(yard, wall('stand', [PIVOT.x, PIVOT.y + 60], [26, 92]))
    const given = 1 + (hard > 0.5 ? 1 : 0)
    for (let weight = 0; weight < given; weight++) {
      const side = SIDES[pickIndex(SIDES.length, random)]!
      const at = (weight === 0 ? -1 : random() < 0.5 ? -1 : 1) * between(35, long / 2 - 24, random)
      put(
        yard,
        box(
          'load',
          [PIVOT.x + (weight === 0 ? at : -at * 0.5), PIVOT.y - 7 - side / 2],
          [side, side],
          weightStuff(side),
        ),
      )
    }
    const count = 1 + Math.round(hard * 3)
    for (let weight = 0; weight < count; weight++) yard.own.push(SIDES[pickIndex(SIDES.length, random)]!)
    yard.left = count
    return yard
  },
  drive({ world }) {
    const beam = world.bodies[0]!
    beam.spin = (beam.spin - beam.turn * STIFF * 10) * DAMP
  },
  act(yard, input, tell) {
    const side = yard.own.shift()
    if (side === undefined) return
    put(yard, box('weight', [columnX(input), PIVOT.y - 90], [side, side], weightStuff(side)))
    yard.left--
    yard.used++
    yard.since = 0
    tell('drop', columnX(input), PIVOT.y - 90)
  },
  judge(yard, _hits, tell) {
    const { bodies } = yard.world
    const beam = bodies[0]!
    const lost = bodies.find(({ kind, y }) => (kind === 'weight' || kind === 'load') && y > 400)
    if (lost) lose(yard, tell, { x: lost.x, y: 390 })
    else if (Math.abs(beam.turn) > TIPS) lose(yard, tell, beam)
    if (yard.status !== 'playing' || yard.left > 0 || yard.since < 90) return
    const isLevel = Math.abs(beam.turn) < LEVEL && Math.abs(beam.spin) < 0.1
    if (isLevel && yard.still > HOLDS_TICKS) win(yard, tell, beam)
    else if (yard.still > 150 || yard.since > 700) lose(yard, tell, beam)
  },
  guess: (_yard, random) => columnCode(between(70, 330, random)),
  isReady: (yard) => yard.left > 0 && (yard.used === 0 || yard.since > 50),
  worth: ({ world }) => -Math.abs(world.bodies[0]!.turn),
}

const weightStuff = (side: number) => ({ grip: 1, bounce: 0, density: 1, tag: side })
