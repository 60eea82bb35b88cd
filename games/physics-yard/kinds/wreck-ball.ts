import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import { between } from '#kit/game/micro/rules.ts'
import { placeCode, placeOf } from '../codes.ts'
import { ball, box, hold, letGo, wall } from '#kit/game/rigid/body.ts'
import { allOf, emptyYard, far, firstOf, isOut, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const SHORTEST = 90
const LONGEST = 270
const SWING_TICKS = 230

/** own: x, y of the crane's arm. */
export const armOf = ({ own }: Yard) => ({ x: own[0]!, y: own[1]! })

/** Pull the iron ball aside, as far and as long as you like, and let it sweep the crates off. */
export const wreckBall: YardRules = {
  gesture: 'place',
  byThrift: true,
  build({ hard, random }) {
    const yard = emptyYard({ left: 3 })
    const arm = { x: between(170, 230, random), y: 34 }
    yard.own = [arm.x, arm.y]
    put(yard, ball('wrecker', [arm.x, arm.y + 130], 22, { density: 5, bounce: 0.2, grip: 0.3 }))
    hold(yard.world.bodies[0]!)
    const places = hard < 0.4 ? 1 : 2
    for (let place = 0; place < places; place++) {
      const side = places === 1 ? (random() < 0.5 ? -1 : 1) : place === 0 ? -1 : 1
      const aside = between(places === 1 ? 10 : 70, 140, random)
      const x = arm.x + side * aside
      // The ball can reach the crates: the rope is long enough.
      const y = arm.y + Math.sqrt(LONGEST * LONGEST - aside * aside) * between(0.84, 0.98, random) + 18
      const wide = between(40, 92 - 20 * places, random)
      put(yard, wall('land', [x, y + 15], [wide, 30], { grip: 0.9 }))
      const rows = 1 + Math.round(between(0, 0.6 + hard * 1.6, random))
      const size = 26
      for (let row = 0; row < rows; row++) {
        const across = Math.max(1, Math.floor(wide / 28) - row)
        for (let crate = 0; crate < across; crate++)
          put(
            yard,
            box(
              'crate',
              [x + (crate - (across - 1) / 2) * (size + 2), y - size / 2 - row * size],
              [size, size],
              { grip: 0.6, density: 0.8 },
            ),
          )
      }
    }
    if (hard > 0.6) put(yard, wall('stone', [between(150, 250, random), between(150, 200, random)], [24, 24]))
    return yard
  },
  act(yard, input, tell) {
    const wrecker = yard.world.bodies[0]!
    const arm = armOf(yard)
    const at = placeOf(input)
    const length = Math.max(SHORTEST, Math.min(LONGEST, far(at, arm)))
    const angle = exactAtan2(at.y - arm.y, at.x - arm.x)
    wrecker.x = arm.x + exactCos(angle) * length
    wrecker.y = Math.max(arm.y, arm.y + exactSin(angle) * length)
    letGo(wrecker, 5)
    wrecker.vx = wrecker.vy = wrecker.spin = 0
    yard.world.ropes = [
      { a: 0, b: -1, ax: 0, ay: 0, bx: arm.x, by: arm.y, length, isRod: false, isCut: false },
    ]
    yard.left--
    yard.used++
    yard.since = 0
    tell('swing', wrecker.x, wrecker.y)
  },
  judge(yard, _hits, tell) {
    for (const crate of allOf(yard, 'crate'))
      if (crate.y > 405 || isOut(crate)) {
        crate.gone = true
        tell('splash', crate.x, 392)
      }
    const wrecker = firstOf(yard, 'wrecker')!
    const crates = allOf(yard, 'crate').length
    if (crates === 0) win(yard, tell, wrecker)
    else if (yard.left === 0 && yard.since > SWING_TICKS + 100) lose(yard, tell, wrecker)
    if (yard.used > 0 && yard.since === SWING_TICKS && yard.left > 0 && yard.status === 'playing') {
      // The crane takes the ball up again.
      const arm = armOf(yard)
      hold(wrecker)
      wrecker.x = arm.x
      wrecker.y = arm.y + 70
      yard.world.ropes = []
    }
  },
  guess(yard, random) {
    const arm = armOf(yard)
    const [angle, length] = [between(-0.1, Math.PI + 0.1, random), between(SHORTEST, LONGEST, random)]
    return placeCode({ x: arm.x + exactCos(angle) * length, y: arm.y + exactSin(angle) * length })
  },
  isReady: (yard) => yard.left > 0 && (yard.used === 0 || yard.since > SWING_TICKS),
  worth: (yard) => -allOf(yard, 'crate').length,
}
