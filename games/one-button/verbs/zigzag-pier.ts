import {
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'racing', input: ['hold', 'keys'], ground: ['#3f8fc0', '#12305e'] }

export interface Plank {
  a: number
  b: number
  pearl: boolean
  /** Here the pier bends, and nobody has turned yet. */
  bend: boolean
}
export interface ZigzagState extends Base {
  /** Place in planks: a to the upper right, b to the upper left. */
  a: number
  b: number
  way: 0 | 1
  planks: Plank[]
  /** Planks that have fallen. */
  gone: number
  fall: number
  run: number
  runWay: 0 | 1
}

const AHEAD = 26
const BEHIND = 4
const EDGE = 0.34

function lay(state: ZigzagState, random: Random) {
  const last = state.planks.at(-1)!
  const hard = hardness(state.gone + state.planks.length, 120)
  if (state.run <= 0) {
    state.runWay = state.runWay === 0 ? 1 : 0
    state.run = 1 + Math.floor(random() * (4 - 1.6 * hard))
  }
  // The pier stays on the screen: it turns back where it has run far to one side.
  if (Math.abs(last.a - last.b) > 4 && state.runWay === (last.a > last.b ? 0 : 1)) {
    state.runWay = last.a > last.b ? 1 : 0
    state.run = 3
  }
  const straight = state.planks.at(-2)
  const cameBy = straight && last.a > straight.a ? 0 : 1
  last.bend = cameBy !== state.runWay
  state.run--
  state.planks.push({
    a: last.a + (state.runWay === 0 ? 1 : 0),
    b: last.b + (state.runWay === 1 ? 1 : 0),
    pearl: random() < 0.22,
    bend: false,
  })
}

const under = ({ planks, a, b }: ZigzagState) =>
  planks.find((plank) => Math.abs(plank.a - a) <= 0.5 && Math.abs(plank.b - b) <= 0.5)

function turnAway(state: ZigzagState, turn: Turn) {
  const plank = under(state)
  state.way = state.way === 0 ? 1 : 0
  turn.tell('turn', state.a, state.b)
  if (!plank?.bend) return
  plank.bend = false
  const off = state.way === 1 ? state.a - plank.a : state.b - plank.b
  gain(state, turn, 1, { x: state.a, y: state.b })
  if (off > EDGE) bonus(state, turn, 1, { x: state.a, y: state.b })
}

/** Where a place of the pier lies on the field. */
export const fieldOf = (a: number, b: number) => ({ x: 200 + (a - b) * 31, y: 285 - (a + b) * 19 })

/** Runs along the pier; each press turns left or right. */
export const rules: MicroRules<ZigzagState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 60,
  start(random) {
    const planks: Plank[] = []
    for (let index = -4; index <= 5; index++) planks.push({ a: index, b: 0, pearl: false, bend: index === 5 })
    const state: ZigzagState = {
      ...freshBase(),
      a: 0,
      b: 0,
      way: 0,
      planks,
      gone: 0,
      fall: 0,
      run: 2,
      runWay: 1,
    }
    while (state.planks.length < AHEAD) lay(state, random)
    return state
  },
  step(state, turn) {
    const tell: Turn['tell'] = (kind, a, b, amount) => {
      const { x, y } = fieldOf(a, b)
      turn.tell(kind, x, y - (kind === 'bonus' ? 40 : 12), amount)
    }
    const here = { ...turn, tell }
    if (turn.press) turnAway(state, here)
    const speed = 0.042 + 0.056 * hardness(state.tick, 2600)
    if (state.way === 0) state.a += speed
    else state.b += speed
    const plank = under(state)
    if (!plank) {
      end(state, here, { x: state.a, y: state.b })
      return
    }
    if (plank.pearl) {
      plank.pearl = false
      bonus(state, here, 2, { x: state.a, y: state.b })
    }
    while (state.planks[0]!.a + state.planks[0]!.b < state.a + state.b - BEHIND) {
      state.planks.shift()
      state.gone++
    }
    while (state.planks.length < AHEAD) lay(state, turn.random)
  },
}
