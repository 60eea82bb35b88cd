import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { aimCode, aimOf } from '../codes.ts'
import { ball, wall } from '#kit/game/rigid/body.ts'
import { allOf, emptyYard, isOut, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const MUZZLE = { x: 44, y: 330 }
const SLOWEST = 220
const FASTEST = 820
const CAUGHT = 0
const GOALS = 1
export const BASKET = { width: 58, depth: 44 } as const

export const caught = ({ own }: Yard) => own[CAUGHT]!
export const goals = ({ own }: Yard) => own[GOALS]!

/** A cannon, a few coconuts and a basket that moves on after each catch. */
export const cannonShot: YardRules = {
  gesture: 'pull',
  byThrift: true,
  build({ hard, random }) {
    const goal = hard < 0.2 ? 1 : hard < 0.6 ? 2 : 3
    const yard = emptyYard({ left: goal + 3, own: [0, goal] })
    put(yard, wall('ground', [200, 392], [520, 40], { grip: 0.9, bounce: 0.4 }))
    for (let place = 0; place < goal; place++)
      yard.own.push(Math.round(between(180, 350, random)), Math.round(between(130, 330, random)))
    for (const side of [-1, 1])
      put(yard, wall('rim', [0, 0], [7, BASKET.depth], { turn: side * 0.14, bounce: 0.35, tag: side }))
    put(yard, wall('bottom', [0, 0], [BASKET.width - 8, 7], { bounce: 0, tag: 0 }))
    moveBasket(yard)
    const walls = pickIndex(1 + Math.round(hard * 2), random) + (hard > 0.3 ? 1 : 0)
    for (let index = 0; index < walls; index++)
      put(
        yard,
        wall(
          'stone',
          [between(110, 210, random), between(120, 350, random)],
          [18, between(50, 110, random)],
          {
            turn: random() < 0.3 ? Math.PI / 2 : 0,
            bounce: 0.5,
          },
        ),
      )
    if (hard > 0.55) {
      const raft = wall('raft', [between(180, 300, random), between(90, 200, random)], [70, 14], {
        bounce: 0.6,
      })
      raft.vx = 50
      put(yard, raft)
    }
    return yard
  },
  drive({ world }) {
    for (const raft of world.bodies)
      if (raft.kind === 'raft' && ((raft.x > 340 && raft.vx > 0) || (raft.x < 120 && raft.vx < 0)))
        raft.vx = -raft.vx
  },
  act(yard, input, tell) {
    const { angle, power } = aimOf(input)
    const speed = SLOWEST + (FASTEST - SLOWEST) * power
    const nut = ball('nut', [MUZZLE.x + exactCos(angle) * 30, MUZZLE.y + exactSin(angle) * 30], 12, {
      bounce: 0.4,
      grip: 0.4,
    })
    nut.vx = exactCos(angle) * speed
    nut.vy = exactSin(angle) * speed
    for (const old of allOf(yard, 'nut')) old.gone = true
    put(yard, nut)
    yard.left--
    yard.used++
    yard.since = 0
    tell('shot', nut.x, nut.y)
  },
  judge(yard, _hits, tell) {
    const { own } = yard
    const bottom = yard.world.bodies.find(({ kind }) => kind === 'bottom')!
    for (const nut of allOf(yard, 'nut')) {
      const isIn =
        Math.abs(nut.x - bottom.x) < BASKET.width / 2 - 4 && nut.y < bottom.y && nut.y > bottom.y - 30
      if (isIn && nut.vy > -60) {
        nut.gone = true
        own[CAUGHT]!++
        tell('caught', bottom.x, bottom.y)
        if (own[CAUGHT]! >= own[GOALS]!) win(yard, tell, bottom)
        else moveBasket(yard)
      } else if (isOut(nut)) nut.gone = true
    }
    const flying = allOf(yard, 'nut').length > 0 && yard.since < 360 && yard.still < 30
    if (yard.left === 0 && !flying && yard.status === 'playing') lose(yard, tell, bottom)
  },
  guess: (_yard, random) => aimCode(between(-1.45, -0.15, random), between(0.2, 1, random)),
  isReady: (yard) => yard.left > 0 && (yard.since > 100 || allOf(yard, 'nut').length === 0),
  muzzle: () => MUZZLE,
  worth: ({ own }) => own[CAUGHT]! * 4,
}

/** The basket goes to its next place. */
function moveBasket({ own, world }: Yard) {
  const [x, y] = [own[2 + 2 * own[CAUGHT]!]!, own[3 + 2 * own[CAUGHT]!]!]
  for (const part of world.bodies) {
    if (part.kind === 'rim') {
      part.x = x + part.tag * (BASKET.width / 2)
      part.y = y
    }
    if (part.kind === 'bottom') {
      part.x = x
      part.y = y + BASKET.depth / 2
    }
  }
}
