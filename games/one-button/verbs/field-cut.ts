import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  clamp,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#3f9ac0', '#123a60'] }

/** The run does not end at the first mistake. */
export const hasTries = true

interface Field {
  left: number
  top: number
  right: number
  bottom: number
}
interface Bug {
  x: number
  y: number
  vx: number
  vy: number
}
export interface CutState extends Base {
  field: Field
  /** How far along the edge, clockwise from the upper left corner. */
  place: number
  bugs: Bug[]
  /** The cut that grows, as far as it has come. */
  cut: { x: number; y: number; dx: number; dy: number; long: number } | null
  /** What was cut off last, while it sinks. */
  sunk: (Field & { age: number })[]
  level: number
  lamps: number
}

export const WHOLE: Field = { left: 50, top: 60, right: 350, bottom: 360 }
const WALK = 3.1
const BLADE = 7.5
const BUG = 11
const SMALL = 0.24

const widthOf = ({ left, right }: Field) => right - left
const heightOf = ({ top, bottom }: Field) => bottom - top
const areaOf = (field: Field) => widthOf(field) * heightOf(field)

/** A place on the edge, and the way that leads inwards from it. */
export function onEdge({ field, place }: CutState): { x: number; y: number; dx: number; dy: number } {
  const [wide, high] = [widthOf(field), heightOf(field)]
  let rest = place % (2 * (wide + high))
  if (rest < wide) return { x: field.left + rest, y: field.top, dx: 0, dy: 1 }
  rest -= wide
  if (rest < high) return { x: field.right, y: field.top + rest, dx: -1, dy: 0 }
  rest -= high
  if (rest < wide) return { x: field.right - rest, y: field.bottom, dx: 0, dy: -1 }
  return { x: field.left, y: field.bottom - (rest - wide), dx: 1, dy: 0 }
}

function placeOf(field: Field, x: number, y: number): number {
  const [wide, high] = [widthOf(field), heightOf(field)]
  const sides: readonly (readonly [number, number])[] = [
    [Math.abs(y - field.top), clamp(x - field.left, 0, wide)],
    [Math.abs(x - field.right), wide + clamp(y - field.top, 0, high)],
    [Math.abs(y - field.bottom), wide + high + clamp(field.right - x, 0, wide)],
    [Math.abs(x - field.left), 2 * wide + high + clamp(field.bottom - y, 0, high)],
  ]
  return sides.reduce((best, side) => (side[0] < best[0] ? side : best))[1]
}

function newField(state: CutState, turn: Turn) {
  state.field = { ...WHOLE }
  state.place = 40
  state.cut = null
  const speed = 1.9 + 2.2 * hardness(state.level, 6)
  state.bugs = []
  for (let bug = 0; bug < (state.level > 1 ? 2 : 1); bug++) {
    const angle = between(0.4, 1.2, turn.random) + bug * 2.4
    state.bugs.push({ x: 200, y: 210 + bug * 30, vx: speed * exactCos(angle), vy: speed * exactSin(angle) })
  }
}

function crawl({ field, bugs }: CutState) {
  for (const bug of bugs) {
    bug.x += bug.vx
    bug.y += bug.vy
    if ((bug.x < field.left + BUG && bug.vx < 0) || (bug.x > field.right - BUG && bug.vx > 0))
      bug.vx = -bug.vx
    if ((bug.y < field.top + BUG && bug.vy < 0) || (bug.y > field.bottom - BUG && bug.vy > 0))
      bug.vy = -bug.vy
    bug.x = clamp(bug.x, field.left + BUG, field.right - BUG)
    bug.y = clamp(bug.y, field.top + BUG, field.bottom - BUG)
  }
}

function grow(state: CutState, turn: Turn) {
  const { cut, field } = state
  if (!cut) return
  cut.long += BLADE
  const upright = cut.dx === 0
  const whole = upright ? heightOf(field) : widthOf(field)
  const [tipX, tipY] = [cut.x + cut.dx * cut.long, cut.y + cut.dy * cut.long]
  const bitten = state.bugs.find(({ x, y }) =>
    upright
      ? Math.abs(x - cut.x) < BUG + 2 && (y - cut.y) * cut.dy < cut.long + BUG
      : Math.abs(y - cut.y) < BUG + 2 && (x - cut.x) * cut.dx < cut.long + BUG,
  )
  if (bitten) {
    state.cut = null
    state.combo = 0
    state.lamps--
    turn.tell('bitten', bitten.x, bitten.y)
    if (state.lamps === 0) end(state, turn, { x: bitten.x, y: bitten.y })
    return
  }
  if (cut.long >= whole) finish(state, turn, { x: tipX, y: tipY, upright })
}

/** The side with most bugs stays; a bug on the other one is caught. */
function finish(state: CutState, turn: Turn, at: { x: number; y: number; upright: boolean }) {
  const { field } = state
  const first = at.upright ? { ...field, right: at.x } : { ...field, bottom: at.y }
  const second = at.upright ? { ...field, left: at.x } : { ...field, top: at.y }
  const inFirst = state.bugs.filter(({ x, y }) => (at.upright ? x < at.x : y < at.y))
  const others = state.bugs.length - inFirst.length
  const keepFirst = inFirst.length === others ? areaOf(first) >= areaOf(second) : inFirst.length > others
  const lost = keepFirst ? second : first
  const share = areaOf(lost) / areaOf(field)
  state.field = keepFirst ? first : second
  const middle = { x: (lost.left + lost.right) / 2, y: (lost.top + lost.bottom) / 2 }
  gain(state, turn, 1 + Math.floor(share * 4), middle)
  const before = state.bugs.length
  state.bugs = state.bugs.filter((bug) => inFirst.includes(bug) === keepFirst)
  if (state.bugs.length < before) bonus(state, turn, 3, { x: middle.x, y: middle.y - 30 })
  state.sunk.push({ ...lost, age: 0 })
  state.cut = null
  state.place = placeOf(state.field, at.x, at.y)
  turn.tell('cut', middle.x, middle.y)
  if (areaOf(state.field) > SMALL * areaOf(WHOLE)) return
  state.level++
  bonus(state, turn, 3, { x: 200, y: 190 })
  turn.tell('field', 200, 210)
  newField(state, turn)
}

/** Press to cut straight across the field: what holds no bug falls off. */
export const rules: MicroRules<CutState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start: () => ({
    ...freshBase(),
    field: { ...WHOLE },
    place: 40,
    bugs: [{ x: 220, y: 230, vx: 1.5, vy: 1.2 }],
    cut: null,
    sunk: [],
    level: 0,
    lamps: 3,
  }),
  step(state, turn) {
    for (const part of state.sunk) part.age++
    state.sunk = state.sunk.filter(({ age }) => age < 30)
    crawl(state)
    if (state.cut) {
      grow(state, turn)
      return
    }
    const around = 2 * (widthOf(state.field) + heightOf(state.field))
    state.place = (state.place + WALK) % around
    if (!turn.press) return
    state.cut = { ...onEdge(state), long: 0 }
    turn.tell('start', state.cut.x, state.cut.y)
  },
}
