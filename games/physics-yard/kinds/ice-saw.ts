import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { lineCode, lineOf, type Place } from '../codes.ts'
import { box, wall, type Body } from '#kit/game/rigid/body.ts'
import { placed } from '#kit/game/rigid/contacts.ts'
import { areaOf, halvesOf, slabOf } from '#kit/game/rigid/cut.ts'
import { allOf, emptyYard, far, isOut, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const SHORTEST = 25
const LONGEST = 150
const SLIVER = 90
const WATER = 380
const ICE = { grip: 0.04, bounce: 0.05, density: 0.9 } as const

/** The longest stroke of a finger. */
function endOf(from: Place, to: Place): Place {
  const share = Math.min(1, LONGEST / Math.max(1, far(from, to)))
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** Cuts a piece of ice in two when the stroke goes right through it. */
function saw(yard: Yard, ice: Body, from: Place, to: Place): boolean {
  const halves = halvesOf(placed(ice).points, [from.x, from.y], [to.x, to.y])
  if (!halves) return false
  const [one, other] = halves.map((points) => slabOf(ice, points, ICE.density))
  if (!one || !other || areaOf(one) < SLIVER || areaOf(other) < SLIVER) return false
  Object.assign(ice, one)
  put(yard, other)
  return true
}

/** Slabs of ice on posts: cut them so that every piece slides into the sea. */
export const iceSaw: YardRules = {
  gesture: 'line',
  byThrift: true,
  build({ hard, random }) {
    const slabs = hard < 0.2 ? 1 : hard < 0.7 ? 2 : 3
    const yard = emptyYard({ left: 1 + slabs + Math.round(hard) })
    const places = slabs === 1 ? [200] : [112, 288]
    for (const [index, middle] of places.entries()) {
      const x = middle + between(-14, 14, random)
      const y = between(190, 270, random)
      const wide = between(104, 150, random)
      const thick = between(26, 46, random)
      const feet = random() < 0.4 - 0.2 * hard ? 1 : 2
      const foot = between(14, feet === 1 ? 40 : 18 + 22 * hard, random)
      for (let post = 0; post < feet; post++) {
        const aside =
          feet === 1 ? between(-8, 8, random) : (post * 2 - 1) * between(wide * 0.22, wide * 0.4, random)
        put(yard, wall('pole', [x + aside, (y + 440) / 2], [foot, 440 - y], { grip: 0.3, bounce: 0.05 }))
      }
      put(yard, box('ice', [x, y - thick / 2], [wide, thick], ICE))
      // The third slab lies on top of one of the others.
      if (slabs === 3 && index === 0)
        put(yard, box('ice', [x, y - thick - 15], [wide * between(0.5, 0.8, random), 30], ICE))
    }
    return yard
  },
  act(yard, input, tell) {
    const [from, wish] = lineOf(input)
    if (far(from, wish) < SHORTEST) return
    const to = endOf(from, wish)
    const sawn = allOf(yard, 'ice').filter((ice) => saw(yard, ice, from, to))
    if (sawn.length === 0) return tell('off', to.x, to.y)
    yard.left--
    yard.used++
    yard.since = 0
    for (const { x, y } of sawn) tell('cut', x, y)
  },
  judge(yard, _hits, tell) {
    for (const ice of allOf(yard, 'ice'))
      if (ice.y > WATER + 14 || isOut(ice)) {
        ice.gone = true
        tell('splash', ice.x, WATER)
      }
    if (allOf(yard, 'ice').length === 0) win(yard, tell, { x: 200, y: 300 })
    else if (yard.left === 0 && (yard.since > 500 || (yard.since > 30 && yard.still > 50)))
      lose(yard, tell, { x: 200, y: 300 })
  },
  guess(yard, random) {
    const pieces = allOf(yard, 'ice')
    const ice = pieces[pickIndex(pieces.length, random)]
    if (!ice) return 0
    const [x, y] = [ice.x + between(-0.45, 0.45, random) * ice.radius, ice.y]
    const way = between(0.5, Math.PI - 0.5, random)
    const [dx, dy] = [exactCos(way) * 64, exactSin(way) * 64]
    return lineCode({ x: x - dx, y: y - dy }, { x: x + dx, y: y + dy })
  },
  isReady: (yard) => yard.left > 0 && (yard.used === 0 || yard.still > 10 || yard.since > 160),
  worth: (yard) => -allOf(yard, 'ice').reduce((sum, ice) => sum + areaOf(ice), 0),
}
