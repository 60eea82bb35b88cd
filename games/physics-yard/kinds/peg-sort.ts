import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { columnCode, columnX } from '../codes.ts'
import { ball, wall } from '#kit/game/rigid/body.ts'
import { allOf, emptyYard, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const RIGHT = 0
const WRONG = 1
const BINS = 2
const QUEUE = 3
export const SLIPS = 2

/** own: right ones, wrong ones, number of bins, then the colours to come. */
export const bins = ({ own }: Yard) => own[BINS]!
export const queue = ({ own }: Yard) => own.slice(QUEUE)
export const slips = ({ own }: Yard) => own[WRONG]!

/** Choose where each berry drops: over the pegs it must find the bowl of its colour. */
export const pegSort: YardRules = {
  gesture: 'column',
  byThrift: true,
  build({ hard, random }) {
    const yard = emptyYard()
    const count = hard < 0.25 ? 2 : hard < 0.65 ? 3 : 4
    const wide = 380 / count
    for (let bin = 0; bin <= count; bin++)
      put(yard, wall('bin', [10 + bin * wide, 340], [8, 90], { bounce: 0.2 }))
    put(yard, wall('bin', [200, 388], [390, 8], { bounce: 0 }))
    for (const x of [4, 396]) put(yard, wall('frame', [x, 180], [8, 330], { bounce: 0.4 }))
    const rows = 3 + Math.round(hard * 2)
    for (let row = 0; row < rows; row++) {
      const across = 5 + (row % 2)
      for (let peg = 0; peg < across; peg++) {
        const x = 200 + (peg - (across - 1) / 2) * 66 + between(-8, 8, random)
        if (random() < 0.8) put(yard, ball('peg', [x, 110 + row * 42], 8, { density: 0, bounce: 0.45 }))
      }
    }
    if (hard > 0.3) {
      const drift = wall('raft', [between(120, 280, random), 292 - 20], [70, 12], {
        turn: between(-0.3, 0.3, random),
        bounce: 0.5,
      })
      drift.vx = between(30, 60, random)
      put(yard, drift)
    }
    const berries = 4 + Math.round(hard * 3)
    yard.own = [0, 0, count]
    for (let berry = 0; berry < berries; berry++) yard.own.push(pickIndex(count, random))
    yard.left = berries
    return yard
  },
  drive({ world }) {
    for (const raft of world.bodies)
      if (raft.kind === 'raft' && ((raft.x > 330 && raft.vx > 0) || (raft.x < 70 && raft.vx < 0)))
        raft.vx = -raft.vx
  },
  act(yard, input, tell) {
    const tag = yard.own[QUEUE]
    if (tag === undefined) return
    yard.own.splice(QUEUE, 1)
    put(
      yard,
      ball('berry', [Math.max(20, Math.min(380, columnX(input) + 0.7)), 40], 11, {
        bounce: 0.4,
        grip: 0.1,
        tag,
      }),
    )
    yard.left--
    yard.used++
    yard.since = 0
    tell('drop', columnX(input), 40)
  },
  judge(yard, hits, tell) {
    const { own } = yard
    for (const { a, b, x, y } of hits) if (a.kind === 'peg' || b.kind === 'peg') tell('peg', x, y)
    for (const berry of allOf(yard, 'berry')) {
      if (berry.y < 345) continue
      const bin = Math.floor((berry.x - 10) / (380 / own[BINS]!))
      const isRight = bin === berry.tag
      berry.gone = true
      own[isRight ? RIGHT : WRONG]!++
      tell(isRight ? 'right' : 'wrong', berry.x, berry.y)
    }
    if (own[WRONG]! > SLIPS - 1) lose(yard, tell, { x: 200, y: 350 })
    else if (yard.left === 0 && allOf(yard, 'berry').length === 0) win(yard, tell, { x: 200, y: 350 })
  },
  guess: (_yard, random) => columnCode(between(30, 370, random)),
  isReady: (yard) => yard.left > 0 && allOf(yard, 'berry').length === 0,
  worth: ({ own }) => own[RIGHT]! - 3 * own[WRONG]!,
}
