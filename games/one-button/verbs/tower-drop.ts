import {
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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#c2577f', '#43184f'] }

interface Floor {
  x: number
  width: number
}
export interface TowerState extends Base {
  floors: Floor[]
  /** The slab that slides. */
  x: number
  width: number
  way: 1 | -1
  perfect: number
  /** Cut pieces, for drawing. */
  chips: { x: number; y: number; width: number; vy: number; floor: number }[]
  eye: number
}

export const FLOOR_HEIGHT = 30
const WIDEST = 170
const EXACT = 6
const TURN_AT = 150

/** Where a floor lies in the world. */
export const floorY = (index: number) => 340 - index * FLOOR_HEIGHT

function settle(state: TowerState, turn: Turn) {
  const below = state.floors.at(-1)!
  const index = state.floors.length
  const off = state.x - below.x
  const y = floorY(index)
  if (Math.abs(off) < EXACT) {
    state.perfect++
    const width = state.perfect >= 3 ? Math.min(WIDEST, below.width + 10) : below.width
    state.floors.push({ x: below.x, width })
    gain(state, turn, 1, { x: below.x, y })
    bonus(state, turn, 1, { x: below.x, y: y - 30 })
    turn.tell('perfect', below.x, y)
    return
  }
  const left = Math.max(below.x - below.width / 2, state.x - state.width / 2)
  const right = Math.min(below.x + below.width / 2, state.x + state.width / 2)
  const chip =
    off > 0
      ? { x: right, width: state.x + state.width / 2 - right }
      : { x: state.x - state.width / 2, width: left - (state.x - state.width / 2) }
  if (right <= left) {
    state.chips.push({ x: state.x - state.width / 2, width: state.width, y, vy: 0, floor: index })
    end(state, turn, { x: state.x, y })
    return
  }
  state.perfect = 0
  state.chips.push({ ...chip, y, vy: 0, floor: index })
  state.floors.push({ x: (left + right) / 2, width: right - left })
  turn.tell('cut', chip.x + chip.width / 2, y)
  gain(state, turn, 1, { x: (left + right) / 2, y })
  state.combo = 0
}

/** Let the sliding slab go at the right moment: what sticks out falls off. */
export const rules: MicroRules<TowerState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 100,
  start: () => ({
    ...freshBase(),
    floors: [{ x: 200, width: WIDEST }],
    x: 200 - TURN_AT,
    width: WIDEST,
    way: 1,
    perfect: 0,
    chips: [],
    eye: 0,
  }),
  step(state, turn) {
    const speed = 2.4 + 3.4 * hardness(state.floors.length, 24)
    state.x += state.way * speed
    if (Math.abs(state.x - 200) > TURN_AT) {
      state.way = state.x > 200 ? -1 : 1
      state.x = clamp(state.x, 200 - TURN_AT, 200 + TURN_AT)
    }
    if (turn.press) {
      settle(state, turn)
      const side = state.floors.length % 2 === 0 ? 1 : -1
      state.x = 200 + side * TURN_AT
      state.way = side === 1 ? -1 : 1
      state.width = state.floors.at(-1)!.width
    }
    for (const chip of state.chips) {
      chip.vy += 0.4
      chip.y += chip.vy
    }
    state.chips = state.chips.filter(({ y }) => y < state.eye + 700)
    state.eye += (Math.min(0, floorY(state.floors.length) - 170) - state.eye) * 0.1
  },
  worth: ({ width }) => width * 0.3,
}
