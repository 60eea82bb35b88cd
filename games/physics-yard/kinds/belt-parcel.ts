import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { ball, box, wall } from '#kit/game/rigid/body.ts'
import { allOf, emptyYard, far, firstOf, isOut, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const SPEED = 84
const CART_WIDTH = 62
const STUCK_TICKS = 200
/** `own`: 1 once the belts run, then the position of every belt. */
export const doRun = ({ own }: Yard) => own[0] === 1

const belts = ({ world }: Yard) => world.bodies.filter(({ kind }) => kind === 'belt')

/** Belts carry a parcel from one to the next: turn them round in time, so that it falls into the cart. */
export const beltParcel: YardRules = {
  gesture: 'spots',
  build({ hard, random }) {
    const yard = emptyYard({ own: [0] })
    const count = 3 + Math.round(hard * 2)
    const step = 210 / count
    const first = between(100, 300, random)
    put(yard, box('parcel', [first, 72 - 8 - 13], [26, 26], { grip: 0.8, bounce: 0.05 }))
    let side = random() < 0.5 ? 1 : -1
    let x = first
    for (let index = 0; index < count; index++) {
      const long = between(96, 140 - 20 * hard, random)
      put(
        yard,
        wall('belt', [x, 72 + index * step], [long, 16], {
          grip: 0.9,
          bounce: 0.05,
          tag: random() < 0.5 ? 1 : -1,
        }),
      )
      yard.own.push(x)
      if (x + side * 120 > 350 || x + side * 120 < 50 || random() < 0.35) side = -side
      x = Math.max(60, Math.min(340, x + side * between(70, 135, random)))
    }
    const cart = Math.max(50, Math.min(350, x + between(-40, 40, random)))
    put(yard, wall('rim', [cart - CART_WIDTH / 2, 340], [8, 44], { turn: -0.12 }))
    put(yard, wall('rim', [cart + CART_WIDTH / 2, 340], [8, 44], { turn: 0.12 }))
    put(yard, wall('bottom', [cart, 364], [CART_WIDTH, 9], { grip: 0.9 }))
    for (let thorn = 0; thorn < Math.round(hard * 3); thorn++) {
      const at = { x: between(30, 370, random), y: between(100, 330, random) }
      if (yard.world.bodies.every((body) => far(body, at) > body.radius + 32))
        put(yard, ball('thorn', [at.x, at.y], 13, { density: 0 }))
    }
    return yard
  },
  drive(yard) {
    for (const belt of belts(yard)) belt.vx = doRun(yard) ? belt.tag * SPEED : 0
  },
  act(yard, input, tell) {
    const body = yard.world.bodies[input - 1]
    if (!body) return
    if (body.kind === 'belt') {
      body.tag = -body.tag
      tell('turn', body.x, body.y)
    } else if (body.kind === 'parcel' && !doRun(yard)) {
      yard.own[0] = 1
      tell('go', body.x, body.y)
    } else return
    yard.used++
    yard.since = 0
  },
  judge(yard, _hits, tell) {
    // A belt needs a speed to drag bodies by friction, but must not move itself.
    for (const [index, belt] of belts(yard).entries()) belt.x = yard.own[1 + index]!
    const parcel = firstOf(yard, 'parcel')
    const bottom = firstOf(yard, 'bottom')
    if (!parcel || !bottom || !doRun(yard)) return
    if (Math.abs(parcel.x - bottom.x) < CART_WIDTH / 2 && parcel.y > bottom.y - 32 && parcel.y < bottom.y)
      win(yard, tell, parcel)
    else if (
      isOut(parcel) ||
      yard.still > STUCK_TICKS ||
      allOf(yard, 'thorn').some((thorn) => far(thorn, parcel) < 29)
    )
      lose(yard, tell, parcel)
  },
  spots: ({ world }) =>
    world.bodies.flatMap((body) => (body.kind === 'parcel' || body.kind === 'belt' ? [body] : [])),
  guess: (yard, random) => (doRun(yard) || random() < 0.6 ? 2 + pickIndex(belts(yard).length, random) : 1),
  isReady: (yard) => yard.since > 4 || yard.used === 0,
  hero: (yard) => firstOf(yard, 'parcel'),
}
