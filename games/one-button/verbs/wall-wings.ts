import { pickIndex } from '#kit/random/random.ts'
import {
  between,
  bonus,
  BUTTON,
  distance,
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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#6a4fb0', '#1f1248'] }

export interface WingState extends Base {
  x: number
  y: number
  vy: number
  way: -1 | 1
  /** Slots of the wall ahead that carry thorns. */
  thorns: number[]
  berry: { x: number; y: number }
  flap: number
}

export const LEFT = 40
export const RIGHT = 360
export const TOP = 36
export const BOTTOM = 372
export const SLOTS = 8
export const slotY = (slot: number) => TOP + 20 + slot * 42
const BIRD = 14

function grow(state: WingState, turn: Turn) {
  const hard = hardness(state.score, 26)
  const count = Math.min(5, 1 + Math.floor(1 + 3.6 * hard))
  state.thorns = []
  for (let thorn = 0; thorn < count; thorn++) {
    const slot = pickIndex(SLOTS, turn.random)
    if (!state.thorns.includes(slot)) state.thorns.push(slot)
  }
  turn.tell('thorns', state.way > 0 ? RIGHT : LEFT, 200)
}

/** Press to flap: the bird turns about at each wall, and the wall ahead grows thorns. */
export const rules: MicroRules<WingState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 100,
  start: () => ({
    ...freshBase(),
    x: 200,
    y: 180,
    vy: -2,
    way: 1,
    thorns: [],
    berry: { x: 260, y: 150 },
    flap: 0,
  }),
  step(state, turn) {
    if (turn.press) {
      state.vy = -4.5
      state.flap = 12
      turn.tell('flap', state.x, state.y + 12)
    }
    if (state.flap > 0) state.flap--
    state.vy += 0.2
    state.y += state.vy
    state.x += state.way * (2.5 + 1.5 * hardness(state.score, 40))
    if (distance(state.x, state.y, state.berry.x, state.berry.y) < 28) {
      bonus(state, turn, 2, state.berry)
      state.berry = { x: between(110, 290, turn.random), y: between(90, 320, turn.random) }
    }
    if (state.y < TOP + BIRD || state.y > BOTTOM - BIRD) {
      end(state, turn, { x: state.x, y: state.y })
      return
    }
    const wall = state.way > 0 ? RIGHT : LEFT
    if ((wall - state.x) * state.way > BIRD) return
    const near = Math.min(99, ...state.thorns.map((slot) => Math.abs(slotY(slot) - state.y)))
    if (near < 24) {
      end(state, turn, { x: wall, y: state.y })
      return
    }
    gain(state, turn, 1, { x: state.x, y: state.y })
    if (near < 34) bonus(state, turn, 1, { x: state.x - state.way * 30, y: state.y - 20 })
    state.way = state.way > 0 ? -1 : 1
    grow(state, turn)
  },
}
