import { between } from '#kit/game/micro/rules.ts'
import { exactAtan2 } from '#kit/game/exact-math.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { lineCode, lineOf } from '../codes.ts'
import { ball, hold, letGo, wall } from '#kit/game/rigid/body.ts'
import { emptyYard, far, firstOf, isOut, lose, pairOf, put, win, type Yard, type YardRules } from '../yard.ts'

const SHORTEST = 25
const LONGEST = 150
const BASKET_WIDTH = 54

function buildBasket(yard: Yard, x: number, y: number) {
  put(yard, wall('rim', [x - BASKET_WIDTH / 2, y], [7, 40], { turn: -0.12 }))
  put(yard, wall('rim', [x + BASKET_WIDTH / 2, y], [7, 40], { turn: 0.12 }))
  put(yard, wall('bottom', [x, y + 22], [BASKET_WIDTH, 8], { grip: 0.9 }))
}

/** Draw planks with the finger; the ball rolls over them into the basket. A tap lets it go. */
export const plankDraw: YardRules = {
  gesture: 'line',
  build({ hard, random }) {
    const yard = emptyYard({ left: hard < 0.25 ? 1 : hard < 0.7 ? 2 : 3 })
    const side = random() < 0.5 ? 1 : -1
    put(
      yard,
      ball('marble', [200 - side * between(60, 140, random), between(40, 70, random)], 13, {
        bounce: 0.3,
        grip: 0.6,
      }),
    )
    hold(yard.world.bodies[0]!)
    buildBasket(yard, 200 + side * between(20 + 60 * hard, 150, random), 345)
    const boards = pickIndex(1 + Math.round(1 + hard * 2), random)
    for (let board = 0; board < boards; board++)
      put(
        yard,
        wall('board', [between(60, 340, random), between(140, 270, random)], [between(50, 100, random), 12], {
          turn: between(-0.5, 0.5, random),
        }),
      )
    if (hard > 0.35)
      put(yard, ball('thorn', [between(60, 340, random), between(180, 290, random)], 13, { density: 0 }))
    if (hard > 0.7)
      put(yard, ball('thorn', [between(60, 340, random), between(150, 290, random)], 13, { density: 0 }))
    return yard
  },
  act(yard, input, tell) {
    const [from, to] = lineOf(input)
    const marble = firstOf(yard, 'marble')
    if (!marble) return
    const length = Math.min(LONGEST, far(from, to))
    if (length < SHORTEST) {
      release(yard)
      yard.used++
      tell('go', marble.x, marble.y)
      return
    }
    const turn = exactAtan2(to.y - from.y, to.x - from.x)
    const share = length / far(from, to) / 2
    const middle = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share] as const
    // A plank may not start inside the ball.
    if (far({ x: middle[0], y: middle[1] }, marble) < 20) return
    put(yard, wall('drawn', middle, [length, 9], { turn, grip: 0.6, bounce: 0.25 }))
    yard.left--
    yard.used++
    tell('draw', middle[0], middle[1])
    if (yard.left === 0) release(yard)
  },
  judge(yard, hits, tell) {
    const marble = firstOf(yard, 'marble')
    const bottom = firstOf(yard, 'bottom')
    if (!marble || !bottom || marble.push === 0) return
    if (Math.abs(marble.x - bottom.x) < BASKET_WIDTH / 2 && marble.y > bottom.y - 26 && marble.y < bottom.y)
      win(yard, tell, marble)
    else if (
      hits.some((hit) => pairOf(hit, 'marble', 'thorn')) ||
      isOut(marble) ||
      yard.still > 60 ||
      yard.since > 900
    )
      lose(yard, tell, marble)
  },
  guess(yard, random) {
    const marble = firstOf(yard, 'marble')
    if (!marble || (yard.used > 0 && random() < 0.2)) return lineCode({ x: 200, y: 30 }, { x: 200, y: 30 })
    return someLine(random)
  },
  isReady: (yard) => yard.left > 0 && firstOf(yard, 'marble')?.push === 0,
  hero: (yard) => firstOf(yard, 'marble'),
}

function release(yard: Yard) {
  letGo(firstOf(yard, 'marble')!)
  yard.since = 0
}

function someLine(random: Random): number {
  const [x, y] = [between(40, 360, random), between(90, 330, random)]
  return lineCode({ x, y }, { x: x + between(-130, 130, random), y: y + between(-60, 60, random) })
}
