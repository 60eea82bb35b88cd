import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { ball, wall, type Body } from '#kit/game/rigid/body.ts'
import { allOf, emptyYard, far, firstOf, isOut, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const REACH = 175
const STRENGTH = 3300
const CLINGS = 30
const HOME_REACH = 24

/** The tag of a magnet that is on is 1. */
const magnets = ({ world }: Yard) => world.bodies.filter(({ kind }) => kind === 'magnet')

/** One magnet at a time pulls the iron ball; hop from one to the next and into the ring. */
export const magnetHop: YardRules = {
  gesture: 'spots',
  build({ hard, random }) {
    const yard = emptyYard()
    const count = 3 + Math.round(hard * 2)
    const side = random() < 0.5 ? 1 : -1
    for (let index = 0; index < count; index++) {
      const x = 200 + side * (-140 + (280 * index) / (count - 1) + between(-14, 14, random))
      put(yard, ball('magnet', [x, between(70, 230, random)], 17, { density: 0, bounce: 0.05, grip: 0.8 }))
    }
    const first = yard.world.bodies[0]!
    first.tag = 1
    put(yard, ball('iron', [first.x, first.y + 31], 12, { bounce: 0.2, density: 1 }))
    const last = yard.world.bodies[count - 1]!
    put(
      yard,
      ball(
        'ring',
        [Math.max(40, Math.min(360, last.x + side * between(-30, 60, random))), between(270, 340, random)],
        20,
        { density: 0 },
      ),
    )
    // The ring is a place, not a thing.
    yard.world.bodies.at(-1)!.gone = true
    const thorns = Math.round(hard * 3)
    for (let thorn = 0; thorn < thorns; thorn++) {
      const at = [between(60, 340, random), between(60, 330, random)] as const
      if (yard.world.bodies.every((body) => far(body, { x: at[0], y: at[1] }) > 62))
        put(yard, ball('thorn', at, 13, { density: 0 }))
    }
    if (hard > 0.2)
      put(
        yard,
        wall(
          'board',
          [between(100, 300, random), between(262, 330, random)],
          [between(50, 100, random), 12],
          { turn: between(-0.3, 0.3, random), bounce: 0.5 },
        ),
      )
    return yard
  },
  drive(yard) {
    const iron = firstOf(yard, 'iron')
    const on = magnets(yard).find(({ tag }) => tag === 1)
    if (!iron || !on) return
    const apart = far(iron, on)
    if (apart > REACH) return
    const [nx, ny] = [(on.x - iron.x) / apart, (on.y - iron.y) / apart]
    const pull = (STRENGTH * (apart < CLINGS + 2 ? 1.2 : 0.35 + 0.65 * (1 - apart / REACH))) / 60
    iron.vx += nx * pull
    iron.vy += ny * pull
    if (apart < CLINGS + 3) {
      iron.vx *= 0.8
      iron.vy *= 0.8
    } else {
      iron.vx *= 0.985
      iron.vy *= 0.985
    }
  },
  act(yard, input, tell) {
    const magnet = yard.world.bodies[input - 1]
    if (magnet?.kind !== 'magnet') return
    const isOn = magnet.tag === 1
    for (const other of magnets(yard)) other.tag = 0
    magnet.tag = isOn ? 0 : 1
    yard.used++
    yard.since = 0
    tell(isOn ? 'off' : 'on', magnet.x, magnet.y)
  },
  judge(yard, _hits, tell) {
    const iron = firstOf(yard, 'iron')
    if (!iron) return
    const ring = ringOf(yard)
    if (far(iron, ring) < HOME_REACH) win(yard, tell, ring)
    else if (isOut(iron) || allOf(yard, 'thorn').some((thorn) => far(thorn, iron) < 26.5))
      lose(yard, tell, iron)
  },
  spots: magnets,
  guess: (yard, random) => 1 + pickIndex(magnets(yard).length, random),
  isReady: (yard) => yard.since > 6 || yard.used === 0,
  hero: (yard) => firstOf(yard, 'iron'),
}

export const ringOf = ({ world }: Yard): Body => world.bodies.find(({ kind }) => kind === 'ring')!
