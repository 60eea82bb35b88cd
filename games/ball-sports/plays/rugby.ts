import { COLUMNS, columnX } from '#kit/game/micro/columns.ts'
import {
  between,
  bonus,
  clamp,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, slip, towards, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'try-line-run',
  input: ['drag', 'keys'],
  ground: ['#3f9a4a', '#103a2a'],
}

export interface Tackler {
  x: number
  /** Metres on the field, in units. */
  at: number
  /** Set once they have dived: they cannot turn any more. */
  dive: number
  vx: number
  isPast: boolean
}
export interface RugbyState extends Tries {
  x: number
  /** How far the run has come. */
  far: number
  pace: number
  men: Tackler[]
  next: number
  /** The next line to cross. */
  line: number
  lines: number
  dazed: number
  lean: number
}

export const ME_Y = 310
const REACH = 27
const DIVES_AT = 112
const LINE_EVERY = 2300
export const screenY = (state: RugbyState, at: number) => ME_Y - (at - state.far)

function muster(state: RugbyState, turn: Turn) {
  const hard = hardness(state.far, 9000)
  const count = 1 + pickIndex(2 + Math.floor(1.8 * hard), turn.random)
  for (let man = 0; man < count; man++)
    state.men.push({
      x: between(40, 360, turn.random),
      at: state.next + between(0, 60, turn.random),
      dive: 0,
      vx: 0,
      isPast: false,
    })
  state.next += between(210, 300, turn.random) - 80 * hard
}

function chase(state: RugbyState, man: Tackler, turn: Turn) {
  const gap = man.at - state.far
  if (man.dive > 0) {
    man.dive++
    man.x += man.vx
    man.vx *= 0.955
    return
  }
  if (gap > DIVES_AT) {
    if (gap < 460) man.x = towards(man.x, state.x, 0.9 + 1.1 * hardness(state.far, 9000))
    return
  }
  man.dive = 1
  man.vx = clamp((state.x - man.x) / 13, -7, 7)
  turn.tell('dive', man.x, screenY(state, man.at))
}

/** Run for the line: wait until they dive, then step aside. */
export const rules: MicroRules<RugbyState> = {
  inputs: numbersTo(COLUMNS),
  hand: 'aim',
  sight: 70,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    x: 200,
    far: 0,
    pace: 3.2,
    men: [],
    next: 420,
    line: LINE_EVERY,
    lines: 0,
    dazed: 0,
    lean: 0,
  }),
  step(state, turn) {
    const before = state.x
    if (turn.held) state.x = towards(state.x, clamp(columnX(turn.input), 24, 376), 6)
    state.lean += ((state.x - before) * 0.08 - state.lean) * 0.3
    state.dazed = Math.max(0, state.dazed - 1)
    const full = 3.2 + 2.2 * hardness(state.far, 9000)
    state.pace = towards(state.pace, state.dazed > 0 ? 1.6 : full, 0.06)
    state.far += state.pace
    while (state.next < state.far + 520) muster(state, turn)
    for (const man of state.men) {
      chase(state, man, turn)
      const y = screenY(state, man.at)
      if (state.dazed === 0 && distance(man.x, y, state.x, ME_Y) < REACH) {
        state.dazed = 80
        man.isPast = true
        slip(state, turn, { x: state.x, y: ME_Y })
        if (state.over) return
      }
      if (man.isPast || y < ME_Y + 16) continue
      man.isPast = true
      if (state.dazed > 0) continue
      gain(state, turn, 1, { x: man.x, y: ME_Y })
      if (Math.abs(man.x - state.x) < REACH + 14) bonus(state, turn, 1, { x: man.x, y: ME_Y - 30 })
    }
    state.men = state.men.filter((man) => screenY(state, man.at) < 480)
    if (state.far < state.line) return
    state.line += LINE_EVERY
    state.lines++
    turn.tell('try', state.x, ME_Y)
    bonus(state, turn, 6, { x: state.x, y: ME_Y - 50 })
  },
  hints: ({ x }) => [0, ...[-12, -7, 7, 12].map((off) => clamp(Math.round(x / 10) + off, 2, 39))],
  worth: ({ x }) => -Math.abs(x - 200) * 0.02,
}
