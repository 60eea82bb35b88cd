import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { ball, wall } from '#kit/game/rigid/body.ts'
import {
  allOf,
  AWAY,
  emptyYard,
  far,
  firstOf,
  hang,
  isOut,
  lose,
  pairOf,
  put,
  win,
  type YardRules,
} from '../yard.ts'

const MOUTH_REACH = 30

/** A coconut hangs on ropes: cut them so that it swings and drops into the turtle's mouth. */
export const ropeCut: YardRules = {
  gesture: 'spots',
  build({ hard, random }) {
    const yard = emptyYard()
    const nut = put(
      yard,
      ball('coconut', [between(120, 280, random), between(120, 190, random)], 15, { bounce: 0.35 }),
    )
    const { x, y } = yard.world.bodies[nut]!
    const ropes = 1 + (hard > 0.15 ? 1 : 0) + (hard > 0.55 && random() < 0.7 ? 1 : 0)
    for (let rope = 0; rope < ropes; rope++) {
      const side = rope % 2 === 0 ? -1 : 1
      hang(yard, nut, {
        x: Math.max(24, Math.min(376, x + side * between(50, 150, random))),
        y: between(24, Math.min(100, y - 20), random),
      })
    }
    put(yard, ball('mouth', [between(60, 340, random), 352], 22, { density: 0 }))
    const boards = pickIndex(2 + Math.round(hard * 2), random)
    for (let board = 0; board < boards; board++)
      put(
        yard,
        wall('board', [between(60, 340, random), between(215, 300, random)], [between(60, 110, random), 12], {
          turn: between(-0.6, 0.6, random),
          bounce: 0.45,
        }),
      )
    const thorns = hard > 0.3 ? 1 + pickIndex(1 + Math.round(hard * 2), random) : 0
    for (let thorn = 0; thorn < thorns; thorn++)
      put(yard, ball('thorn', [between(40, 360, random), between(210, 310, random)], 13, { density: 0 }))
    return yard
  },
  act(yard, input, tell) {
    const rope = yard.world.ropes[input - 1]
    if (!rope || rope.isCut) return
    rope.isCut = true
    yard.used++
    yard.since = 0
    const [x, y] = midOf(yard.world.bodies[rope.a]!, rope)
    tell('cut', x, y)
  },
  judge(yard, hits, tell) {
    const nut = firstOf(yard, 'coconut')
    const mouth = firstOf(yard, 'mouth')
    if (!nut || !mouth) return
    if (far(nut, mouth) < MOUTH_REACH + nut.radius && nut.y < mouth.y + 8) {
      nut.gone = true
      win(yard, tell, mouth)
      return
    }
    if (
      hits.some((hit) => pairOf(hit, 'coconut', 'thorn')) ||
      allOf(yard, 'thorn').some((thorn) => far(thorn, nut) < 29)
    )
      lose(yard, tell, nut)
    if (isOut(nut) || (yard.still > 120 && yard.world.ropes.every(({ isCut }) => isCut)))
      lose(yard, tell, nut)
  },
  spots: ({ world }) =>
    world.ropes.map((rope) => {
      if (rope.isCut) return AWAY
      const [x, y] = midOf(world.bodies[rope.a]!, rope)
      return { x, y }
    }),
  guess(yard, random) {
    const whole = yard.world.ropes.flatMap(({ isCut }, index) => (isCut ? [] : [index + 1]))
    return whole[pickIndex(whole.length, random)] ?? 0
  },
  isReady: ({ world }) => world.ropes.some(({ isCut }) => !isCut),
  hero: (yard) => firstOf(yard, 'coconut'),
}

const midOf = (
  { x, y }: { readonly x: number; readonly y: number },
  { bx, by }: { readonly bx: number; readonly by: number },
) => [(x + bx) / 2, (y + by) / 2] as const
