import { pickIndex } from '#kit/random/random.ts'
import { ball, wall, type Body } from '#kit/game/rigid/body.ts'
import { allOf, emptyYard, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const LEAN = 0.62
const BINS = [50, 150, 250, 350] as const
/** Middle and length of the three flaps: the first sends on to the other two. */
const FLAPS = [
  [200, 112, 74],
  [118, 214, 66],
  [282, 214, 66],
] as const
const COUNT = 0
const RIGHT = 1
const WRONG = 2
const PAUSE = 3
const DICE = 4
const TOTAL = 5
export const MISTAKES = 3

/** own: marbles sent, right ones, wrong ones, ticks between two, dice, how many come. */
export const tally = ({ own }: Yard) => ({ right: own[RIGHT]!, wrong: own[WRONG]!, total: own[TOTAL]! })

/** Marbles roll over three flaps: tap a flap to tip it, so that each ends in the bin of its colour. */
export const marbleGates: YardRules = {
  gesture: 'spots',
  byThrift: true,
  build({ hard, random }) {
    const yard = emptyYard()
    for (const [index, [x, y, long]] of FLAPS.entries())
      put(
        yard,
        wall('flap', [x, y], [long, 10], {
          turn: (random() < 0.5 ? 1 : -1) * LEAN,
          grip: 0.1,
          bounce: 0.05,
          tag: index,
        }),
      )
    // Chutes catch what a flap sends to either side.
    for (const [x, y, long, turn] of [
      [40, 160, 90, 0.6],
      [360, 160, 90, -0.6],
      [14, 140, 200, Math.PI / 2],
      [386, 140, 200, Math.PI / 2],
      [200, 235, 120, Math.PI / 2],
      [168, 168, 60, -0.75],
      [232, 168, 60, 0.75],
    ] as const)
      put(yard, wall('chute', [x, y], [long, 8], { turn, grip: 0.1, bounce: 0.05 }))
    for (const x of [4, 100, 200, 300, 396]) put(yard, wall('bin', [x, 330], [8, 100], { bounce: 0.05 }))
    put(yard, wall('bin', [200, 384], [400, 10], { bounce: 0 }))
    yard.own = [0, 0, 0, Math.round(150 - 80 * hard), pickIndex(60000, random), 6 + Math.round(10 * hard)]
    return yard
  },
  drive(yard) {
    const { own, world } = yard
    if (own[COUNT]! >= own[TOTAL]! || yard.tick % own[PAUSE]! !== 20) return
    own[COUNT]!++
    own[DICE] = (own[DICE]! * 75 + 74) % 65537
    const tag = own[DICE] % BINS.length
    const marble = ball('drip', [200 + ((own[DICE] >> 3) % 7) - 3, 18], 11, { bounce: 0.05, grip: 0.15, tag })
    // Bodies that are gone are reused, so that the list stays short.
    const free = world.bodies.findIndex(({ kind, gone }) => kind === 'drip' && gone)
    if (free >= 0) world.bodies[free] = marble
    else world.bodies.push(marble)
  },
  act(yard, input, tell) {
    const flap = yard.world.bodies[input - 1]
    if (flap?.kind !== 'flap') return
    flap.turn = -flap.turn
    yard.used++
    yard.since = 0
    tell('flap', flap.x, flap.y)
  },
  judge(yard, _hits, tell) {
    const { own } = yard
    for (const marble of allOf(yard, 'drip')) {
      if (marble.y < 320) continue
      const bin = Math.max(0, Math.min(3, Math.floor(marble.x / 100)))
      const isRight = bin === marble.tag
      marble.gone = true
      own[isRight ? RIGHT : WRONG]!++
      tell(isRight ? 'right' : 'wrong', marble.x, marble.y)
    }
    if (own[WRONG]! >= MISTAKES) lose(yard, tell, { x: 200, y: 340 })
    else if (own[RIGHT]! + own[WRONG]! >= own[TOTAL]!) win(yard, tell, { x: 200, y: 340 })
  },
  spots: () => FLAPS.map(([x, y]) => ({ x, y })),
  guess: (_yard, random) => 1 + pickIndex(FLAPS.length, random),
  isReady: () => true,
  expert(yard) {
    for (const { x, y, tag } of allOf(yard, 'drip').toSorted((one, other) => other.y - one.y)) {
      if (y < 95 && y > 20) {
        if (leansRight(yard.world.bodies[0]!) !== tag >= 2) return 1
      } else if (y > 112 && y < 196) {
        const flap = x < 200 ? 1 : 2
        if (Math.abs(x - FLAPS[flap]![0]) < 80 && leansRight(yard.world.bodies[flap]!) !== (tag % 2 === 1))
          return flap + 1
      }
    }
    return 0
  },
}

/** Whether a marble on this flap leaves to the right. */
const leansRight = ({ turn }: Body) => turn > 0
