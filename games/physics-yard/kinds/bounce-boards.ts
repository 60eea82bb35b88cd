import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { ball, hold, letGo, wall } from '#kit/game/rigid/body.ts'
import { emptyYard, far, firstOf, isOut, lose, pairOf, put, win, type Yard, type YardRules } from '../yard.ts'

const QUARTER = Math.PI / 4
const SHOT = 230
const LIMIT_TICKS = 900

/** Turn the springy boards first, then let the ball fly from board to board into the net. */
export const bounceBoards: YardRules = {
  gesture: 'spots',
  build({ hard, random }) {
    const yard = emptyYard()
    const side = random() < 0.5 ? 1 : -1
    put(
      yard,
      ball('hopper', [200 - side * 165, between(50, 90, random)], 11, {
        bounce: 0.3,
        grip: 0.1,
        density: 0.8,
      }),
    )
    hold(yard.world.bodies[0]!)
    yard.own = [side]
    const count = 3 + Math.round(hard * 3)
    for (let index = 0; index < count; index++) {
      const x = 200 + side * (-120 + (250 * index) / (count - 1) + between(-12, 12, random))
      const y = index % 2 === 0 ? between(230, 320, random) : between(110, 240, random)
      put(
        yard,
        wall('spring', [x, y], [58, 13], { turn: pickIndex(4, random) * QUARTER, bounce: 0.93, grip: 0.05 }),
      )
    }
    put(
      yard,
      ball('net', [200 + side * between(110, 165, random), between(150, 330, random)], 24, { density: 0 }),
    )
    // The net is a place, not a thing.
    yard.world.bodies.at(-1)!.gone = true
    if (hard > 0.4)
      put(yard, ball('thorn', [between(80, 320, random), between(60, 330, random)], 13, { density: 0 }))
    return yard
  },
  act(yard, input, tell) {
    const body = yard.world.bodies[input - 1]
    if (!body) return
    if (body.kind === 'spring') {
      body.turn = (body.turn + QUARTER) % Math.PI
      tell('turn', body.x, body.y)
    } else if (body.kind === 'hopper') {
      letGo(body, 0.8)
      body.vx = yard.own[0]! * SHOT
      body.vy = -60
      tell('shot', body.x, body.y)
      yard.since = 0
    } else return
    yard.used++
  },
  judge(yard, hits, tell) {
    const hopper = yard.world.bodies[0]!
    if (hopper.push === 0) return
    for (const hit of hits) {
      const pair = pairOf(hit, 'hopper', 'spring')
      if (pair) tell('boing', hit.x, hit.y)
    }
    const net = netOf(yard)
    if (far(hopper, net) < net.radius + 4) win(yard, tell, net)
    else if (
      isOut(hopper) ||
      yard.since > LIMIT_TICKS ||
      yard.still > 40 ||
      hits.some((hit) => pairOf(hit, 'hopper', 'thorn'))
    )
      lose(yard, tell, hopper)
  },
  spots: ({ world }) =>
    world.bodies.flatMap((body) => (body.kind === 'hopper' || body.kind === 'spring' ? [body] : [])),
  guess(yard, random) {
    const springs = yard.world.bodies.filter(({ kind }) => kind === 'spring').length
    return random() < 0.14 ? 1 : 2 + pickIndex(springs, random)
  },
  isReady: (yard) => yard.world.bodies[0]!.push === 0,
  hero: (yard) => firstOf(yard, 'hopper'),
}

export const netOf = ({ world }: Yard) => world.bodies.find(({ kind }) => kind === 'net')!
