import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { ball, hold, letGo, wall, type Body } from '#kit/game/rigid/body.ts'
import { allOf, emptyYard, far, firstOf, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const RISES = -90
const WIND = 430
export const WIND_REACH = 300
export const WIND_HALF = 42
const THICK_AIR = 0.98
const HOME_REACH = 24

/** Fans come first in the list; a running one has tag 1 and blows in the direction it is turned. */
const fans = ({ world }: Yard) => world.bodies.filter(({ kind }) => kind === 'fan')
export const gateOf = ({ world }: Yard): Body => world.bodies.find(({ kind }) => kind === 'ring')!

/** A balloon rises by itself: fans, any number at once, blow it round the thorns into the ring. */
export const fanDrift: YardRules = {
  gesture: 'spots',
  build({ hard, random }) {
    const yard = emptyYard()
    yard.world.gravity = RISES
    const count = 2 + Math.round(hard * 2)
    for (let index = 0; index < count; index++) {
      const side = index === 2 ? 'top' : index % 2 === 0 ? 'left' : 'right'
      const at =
        side === 'top'
          ? ([between(80, 320, random), 26] as const)
          : ([
              side === 'left' ? 24 : 376,
              between(index > 2 ? 210 : 80, index > 2 ? 320 : 190, random),
            ] as const)
      const turn = side === 'top' ? Math.PI / 2 : side === 'left' ? 0 : Math.PI
      put(yard, ball('fan', at, 19, { density: 0, turn, bounce: 0.4 }))
    }
    put(yard, ball('balloon', [between(120, 280, random), 352], 15, { bounce: 0.4, grip: 0.1 }))
    const balloon = yard.world.bodies.at(-1)!
    hold(balloon)
    put(yard, ball('ring', [between(70, 330, random), between(60, 300, random)], 20, { density: 0 }))
    // The ring is a place, not a thing.
    const ring = yard.world.bodies.at(-1)!
    ring.gone = true
    for (const [x, y, wide, high] of [
      [2, 400, 8, 800],
      [398, 400, 8, 800],
      [200, 2, 400, 8],
    ] as const)
      put(yard, wall('chute', [x, y], [wide, high], { bounce: 0.4, grip: 0.1 }))
    const isFree = (x: number, y: number, apart: number) =>
      yard.world.bodies.every((body) => body.kind === 'chute' || far(body, { x, y }) > apart)
    for (let board = 0; board < 1 + Math.round(hard * 2); board++) {
      const [x, y] = [between(70, 330, random), between(80, 300, random)]
      if (isFree(x, y, 66))
        put(yard, wall('board', [x, y], [between(60, 110, random), 12], { bounce: 0.4, grip: 0.1 }))
    }
    for (let thorn = 0; thorn < Math.round(0.6 + hard * 4); thorn++) {
      const [x, y] = [between(60, 340, random), between(60, 290, random)]
      if (isFree(x, y, 58)) put(yard, ball('thorn', [x, y], 13, { density: 0 }))
    }
    return yard
  },
  drive(yard) {
    const balloon = firstOf(yard, 'balloon')
    if (!balloon || balloon.push === 0) return
    for (const { x, y, turn, tag } of fans(yard)) {
      if (tag !== 1) continue
      const [dx, dy] = [exactCos(turn), exactSin(turn)]
      const [rx, ry] = [balloon.x - x, balloon.y - y]
      const along = rx * dx + ry * dy
      if (along < 0 || along > WIND_REACH || Math.abs(rx * dy - ry * dx) > WIND_HALF) continue
      const push = (WIND * (1 - along / (WIND_REACH * 1.4))) / 60
      balloon.vx += dx * push
      balloon.vy += dy * push
    }
    balloon.vx *= THICK_AIR
    balloon.vy *= THICK_AIR
  },
  act(yard, input, tell) {
    const fan = yard.world.bodies[input - 1]
    const balloon = firstOf(yard, 'balloon')
    if (fan?.kind !== 'fan' || !balloon) return
    if (balloon.push === 0) letGo(balloon)
    fan.tag = 1 - fan.tag
    yard.used++
    yard.since = 0
    tell(fan.tag === 1 ? 'on' : 'off', fan.x, fan.y)
  },
  judge(yard, _hits, tell) {
    const balloon = firstOf(yard, 'balloon')
    if (!balloon) return
    const ring = gateOf(yard)
    if (far(balloon, ring) < HOME_REACH) win(yard, tell, ring)
    else if (balloon.y > 430 || allOf(yard, 'thorn').some((thorn) => far(thorn, balloon) < 30.5)) {
      balloon.gone = true
      tell('pop', balloon.x, balloon.y)
      lose(yard, tell, balloon)
    }
  },
  spots: fans,
  guess: (yard, random) => 1 + pickIndex(fans(yard).length, random),
  isReady: (yard) => yard.since > 6 || yard.used === 0,
  hero: (yard) => firstOf(yard, 'balloon'),
}
