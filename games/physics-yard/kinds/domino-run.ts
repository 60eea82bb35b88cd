import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import type { Place } from '../codes.ts'
import { ball, box, wall } from '#kit/game/rigid/body.ts'
import { AWAY, emptyYard, put, win, lose, type Yard, type YardRules } from '../yard.ts'

const TALL = 46
const THICK = 9
const STEP = 15
const PUSH = 90

/** `own`: x, y of each free place; a used one is moved far away. */
const placesOf = ({ own }: Yard): Place[] =>
  Array.from({ length: own.length / 2 }, (_, index) => ({ x: own[2 * index]!, y: own[2 * index + 1]! }))

/** Fill the gaps of the row with too few dominoes, then push the first: the last must ring the bell. */
export const dominoRun: YardRules = {
  gesture: 'spots',
  byThrift: true,
  build({ hard, random }) {
    const yard = emptyYard()
    const shelves = hard < 0.3 ? 1 : 2 + (hard > 0.7 ? 1 : 0)
    const wide = 330 / shelves
    let y = between(300, 320, random)
    let x = 52
    const gaps = 1 + Math.round(hard * 3)
    const gapAt = new Set<number>()
    const count = Math.floor((shelves * wide - 20) / STEP)
    for (let gap = 0; gap < gaps; gap++) {
      const from = 2 + Math.floor(((count - 5) * (gap + random() * 0.6)) / gaps)
      const long = 3 + pickIndex(3, random)
      for (let at = from; at < Math.min(count - 1, from + long); at++) gapAt.add(at)
    }
    for (let shelf = 0; shelf < shelves; shelf++) {
      put(yard, wall('shelf', [40 + wide * (shelf + 0.5), y + 30], [wide, 60], { grip: 0.9 }))
      for (; x < 40 + wide * (shelf + 1) - 4; x += STEP) {
        const index = Math.round((x - 52) / STEP)
        if (gapAt.has(index)) yard.own.push(Math.round(x), Math.round(y - TALL / 2))
        else if (index <= count) stand(yard, x, y)
      }
      y += between(-6, 14, random)
    }
    const bell = ball('bell', [388, y - 24], 13, { density: 0.4 })
    bell.push = bell.swing = 0
    put(yard, bell)
    yard.own.unshift(26, Math.round(yard.world.bodies[0]!.y - 48))
    const places = yard.own.length / 2 - 1
    yard.left = Math.max(1, Math.ceil(places / 2) - (hard > 0.5 ? 1 : 0))
    return yard
  },
  act(yard, input, tell) {
    const place = placesOf(yard)[input - 1]
    if (!place || place.x < 0) return
    if (input === 1) {
      const first = yard.world.bodies.find(({ kind }) => kind === 'domino')
      if (first) {
        first.spin = 2.4
        first.vx = PUSH
      }
      yard.own[0] = yard.own[1] = AWAY.x
      yard.left = 0
      yard.used++
      yard.since = 0
      tell('go', place.x, place.y)
      return
    }
    if (yard.left <= 0) return
    stand(yard, place.x, place.y + TALL / 2)
    yard.own[2 * input - 2] = yard.own[2 * input - 1] = AWAY.x
    yard.left--
    yard.used++
    tell('stand', place.x, place.y)
  },
  judge(yard, hits, tell) {
    if (yard.own[0]! > 0) return
    const bell = yard.world.bodies.find(({ kind }) => kind === 'bell')!
    for (const { a, b, x, y } of hits)
      if (a.kind === 'domino' && b.kind === 'domino' && yard.tick % 2 === 0) tell('click', x, y)
    const isRung = hits.some(({ a, b }) => a.kind === 'bell' || b.kind === 'bell')
    if (isRung) win(yard, tell, bell)
    else if (yard.since > 60 && (yard.still > 30 || yard.since > 700)) lose(yard, tell, bell)
  },
  spots: (yard) => placesOf(yard).map((place, index) => (index > 0 && yard.left === 0 ? AWAY : place)),
  guess(yard, random) {
    const free = placesOf(yard).flatMap(({ x }, index) => (x > 0 && index > 0 ? [index + 1] : []))
    return yard.left > 0 && free.length > 0 && random() < 0.92 ? free[pickIndex(free.length, random)]! : 1
  },
  isReady: (yard) => yard.own[0]! > 0,
}

function stand(yard: Yard, x: number, floor: number) {
  put(yard, box('domino', [x, floor - TALL / 2], [THICK, TALL], { grip: 0.45, bounce: 0, density: 1 }))
}
