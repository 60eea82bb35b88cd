import { between } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { box, wall, widthOf, type Body } from '#kit/game/rigid/body.ts'
import { emptyYard, lose, put, win, type Yard, type YardRules } from '../yard.ts'

const PIECES: readonly (readonly [number, number])[] = [
  [56, 26],
  [38, 38],
  [80, 20],
  [30, 46],
  [66, 30],
  [46, 22],
]
const FLOOR = 350
const HOOK_Y = 34
const HOLDS_TICKS = 45
export const FALLEN = 3

/** own: hook tick, kind of the next piece, fallen pieces, ticks above the line, height of the line, speed of the hook. */
const HOOK = 0
const NEXT = 1
const LOST = 2
const ABOVE = 3
export const LINE = 4
const PACE = 5
const DICE = 6

/** Where the hook is: it swings to and fro, slower at the ends. */
export function hookX({ own }: Yard): number {
  const phase = ((own[HOOK]! * own[PACE]!) % 240) / 120
  const k = phase < 1 ? phase : 2 - phase
  return 60 + 280 * k * k * (3 - 2 * k)
}
export const nextPiece = ({ own }: Yard) => PIECES[own[NEXT]!]!
export const fallen = ({ own }: Yard) => own[LOST]!

/** Drop what hangs on the hook until the tower stands above the line. */
export const stackUp: YardRules = {
  gesture: 'press',
  byThrift: true,
  build({ hard, random }) {
    const yard = emptyYard({ left: 12 })
    const base = 130 - 50 * hard
    put(yard, wall('land', [between(140, 260, random), FLOOR + 25], [base, 50], { grip: 0.9 }))
    if (hard > 0.5) put(yard, wall('land', [random() < 0.5 ? 40 : 360, FLOOR + 35], [44, 60], { grip: 0.9 }))
    const line = FLOOR - 70 - Math.round(100 * hard)
    yard.own = [0, pickIndex(PIECES.length, random), 0, 0, line, 1 + hard * 0.7, pickIndex(9973, random)]
    return yard
  },
  drive(yard) {
    yard.own[HOOK]!++
  },
  act(yard, _input, tell) {
    const [x, size] = [hookX(yard), nextPiece(yard)]
    put(
      yard,
      box('crate', [x, HOOK_Y + 14 + size[1] / 2], size, {
        grip: 0.75,
        density: 0.8,
        bounce: 0,
        tag: yard.own[NEXT]!,
      }),
    )
    yard.own[DICE] = (yard.own[DICE]! * 75 + 74) % 65537
    yard.own[NEXT] = yard.own[DICE] % PIECES.length
    yard.left--
    yard.used++
    yard.since = 0
    tell('drop', x, HOOK_Y + 30)
  },
  judge(yard, _hits, tell) {
    for (const body of yard.world.bodies)
      if (body.y > 440 && !body.gone) {
        body.gone = true
        yard.own[LOST]!++
        tell('splash', body.x, 392)
      }
    const top = topOf(yard)
    const isUp = top < yard.own[LINE]! && yard.since > 50
    yard.own[ABOVE] = isUp ? yard.own[ABOVE]! + 1 : 0
    if (yard.own[ABOVE] > HOLDS_TICKS) win(yard, tell, { x: 200, y: top })
    else if (yard.own[LOST]! >= FALLEN || (yard.left === 0 && yard.since > 240))
      lose(yard, tell, { x: 200, y: 380 })
  },
  guess: () => 1,
  isReady: (yard) => yard.left > 0 && (yard.used === 0 || yard.since > 55),
  /** Drops when the hook is above the centre of the widest support. */
  expert(yard) {
    if (yard.used > 0 && (yard.since < 90 || yard.still < 4) && yard.since < 200) return 0
    const under = topBody(yard)
    const ahead = Math.abs(hookX(yard) - under.x)
    return ahead < 3 + widthOf(under) * 0.02 ? 1 : 0
  },
}

const crates = ({ world }: Yard) => world.bodies.filter(({ kind, gone }) => kind === 'crate' && !gone)
const highest = ({ y, turn, corners }: Body) => {
  const lying = Math.abs(turn) % Math.PI
  const isUpright = lying > 0.78 && lying < 2.36
  return y - (isUpright ? corners[2]! : corners[5]!)
}

/** The upper edge of the highest crate that rests. */
export function topOf(yard: Yard): number {
  let top = FLOOR
  for (const crate of crates(yard))
    if (Math.abs(crate.vy) < 12 && Math.abs(crate.vx) < 12) top = Math.min(top, highest(crate))
  return top
}

function topBody(yard: Yard): Body {
  let best = yard.world.bodies[0]!
  for (const crate of crates(yard)) if (highest(crate) < highest(best)) best = crate
  return best
}
