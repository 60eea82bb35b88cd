import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { between } from '#kit/game/micro/rules.ts'
import { placeCode, placeOf } from '../codes.ts'
import { ball, box, wall } from '#kit/game/rigid/body.ts'
import { allOf, emptyYard, far, firstOf, isOut, lose, pairOf, put, win, type YardRules } from '../yard.ts'

export const PUFF_REACH = 110
const STRENGTH = 470
const BASKET_WIDTH = 60
const REST_TICKS = 8
const LONGEST_FLIGHT = 150

/** Set off puffs of air: each throws everything near away from it. Few of them must bring the coconut home. */
export const puffBlast: YardRules = {
  gesture: 'place',
  byThrift: true,
  build({ hard, random }) {
    const yard = emptyYard({ left: 3 + Math.round(hard * 2), own: [200, -200] })
    const side = random() < 0.5 ? 1 : -1
    const start = 200 - side * between(70, 140, random)
    const floor = between(230, 320, random)
    put(yard, wall('land', [start, floor + 15], [110, 30], { grip: 0.9 }))
    put(yard, ball('coconut', [start, floor - 15], 14, { bounce: 0.2, grip: 0.8 }))
    const home = 200 + side * between(40 + 50 * hard, 150, random)
    const high = between(330 - 180 * hard, 340, random)
    for (const way of [-1, 1])
      put(yard, wall('rim', [home + (way * BASKET_WIDTH) / 2, high], [8, 44], { turn: way * 0.12 }))
    put(yard, wall('bottom', [home, high + 24], [BASKET_WIDTH, 9], { grip: 0.9, bounce: 0 }))
    if (hard > 0.1)
      for (const way of hard > 0.5 ? [-1, 1] : [side])
        put(yard, box('crate', [start + way * 40, floor - 15], [26, 26], { grip: 0.7, density: 0.5 }))
    if (hard > 0.25) {
      const tall = between(60, 110 + 40 * hard, random)
      const middle = (start + home) / 2
      if (Math.abs(middle - start) > 66) put(yard, wall('post', [middle, 300 - tall / 2], [14, tall]))
    }
    for (let thorn = 0; thorn < Math.round(hard * 2.4); thorn++) {
      const at = { x: between(40, 360, random), y: between(50, 280, random) }
      if (yard.world.bodies.every((body) => far(body, at) > body.radius + 40))
        put(yard, ball('thorn', [at.x, at.y], 13, { density: 0 }))
    }
    return yard
  },
  act(yard, input, tell) {
    const at = placeOf(input)
    for (const body of yard.world.bodies) {
      if (body.gone || body.push === 0) continue
      const apart = far(body, at)
      if (apart > PUFF_REACH) continue
      const speed = STRENGTH * (1 - apart / (PUFF_REACH * 1.15))
      const [nx, ny] = apart > 1 ? [(body.x - at.x) / apart, (body.y - at.y) / apart] : [0, -1]
      body.vx += nx * speed
      body.vy += ny * speed
    }
    yard.own = [at.x, at.y]
    yard.left--
    yard.used++
    yard.since = 0
    tell('puff', at.x, at.y)
  },
  judge(yard, hits, tell) {
    const nut = firstOf(yard, 'coconut')
    const bottom = firstOf(yard, 'bottom')
    if (!nut || !bottom) return
    if (Math.abs(nut.x - bottom.x) < BASKET_WIDTH / 2 && nut.y > bottom.y - 30 && nut.y < bottom.y)
      win(yard, tell, nut)
    else if (isOut(nut) || hits.some((hit) => pairOf(hit, 'coconut', 'thorn'))) lose(yard, tell, nut)
    else if (allOf(yard, 'thorn').some((thorn) => far(thorn, nut) < 28.5)) lose(yard, tell, nut)
    else if (yard.left === 0 && (yard.since > 420 || (yard.since > 20 && yard.still > 40)))
      lose(yard, tell, nut)
  },
  guess(yard, random) {
    const nut = firstOf(yard, 'coconut')!
    const [way, reach] = [between(-0.3, Math.PI + 0.3, random), between(12, 100, random)]
    return placeCode({ x: nut.x + exactCos(way) * reach, y: nut.y + exactSin(way) * reach })
  },
  isReady: (yard) =>
    yard.left > 0 && (yard.used === 0 || yard.still > REST_TICKS || yard.since > LONGEST_FLIGHT),
  worth(yard) {
    const [nut, bottom] = [firstOf(yard, 'coconut'), firstOf(yard, 'bottom')]
    return nut && bottom ? -far(nut, bottom) : -999
  },
}
