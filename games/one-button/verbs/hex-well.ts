import { pickIndex } from '#kit/random/random.ts'
import {
  between,
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
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#7a3f9a', '#220f40'] }

interface Ring {
  away: number
  /** Which of the six sides are walled. */
  walls: boolean[]
  done: boolean
}
export interface WellState extends Base {
  side: number
  /** The side as it is drawn: it follows. */
  shown: number
  turned: number
  way: -1 | 1
  rings: Ring[]
  since: number
  pearl: { away: number; side: number }
}

export const WELL = { x: 200, y: 205 } as const
export const SIDES = 6
export const SWIMMER = 62
const THICK = 16

function lay(state: WellState, turn: Turn, away: number) {
  const hard = hardness(state.score, 45)
  const walls = Array.from({ length: SIDES }, () => false)
  const kind = turn.random()
  const first = pickIndex(SIDES, turn.random)
  if (kind < 0.3) for (const step of [0, 2, 4]) walls[(first + step) % SIDES] = true
  else {
    const long = kind < 0.5 ? 3 : kind < 0.75 ? 4 : hard > 0.35 ? 5 : 4
    for (let step = 0; step < long; step++) walls[(first + step) % SIDES] = true
  }
  state.rings.push({ away, walls, done: false })
}

/** Walls close in on you: each press takes you one side on, always the same way round. */
export const rules: MicroRules<WellState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 110,
  start: () => ({
    ...freshBase(),
    side: 0,
    shown: 0,
    turned: 0,
    way: 1,
    rings: [
      { away: 230, walls: [true, true, false, true, false, true], done: false },
      { away: 370, walls: [true, false, true, true, true, false], done: false },
    ],
    since: 99,
    pearl: { away: 300, side: 4 },
  }),
  step(state, turn) {
    const hard = hardness(state.score, 60)
    state.since++
    if (turn.press) {
      state.side = (state.side + 1) % SIDES
      state.shown -= state.side === 0 ? SIDES : 0
      state.since = 0
      turn.tell('step', WELL.x, WELL.y)
    }
    state.shown += (state.side - state.shown) * 0.4
    state.turned += state.way * (0.004 + 0.008 * hard)
    if (turn.random() < 0.004) state.way = state.way > 0 ? -1 : 1
    const speed = 1.5 + 1.7 * hard
    for (const ring of state.rings) {
      ring.away -= speed
      const off = ring.away - SWIMMER
      if (Math.abs(off) < THICK * 0.7 && ring.walls[state.side]) {
        end(state, turn, WELL)
        return
      }
      if (off > -THICK || ring.done) continue
      ring.done = true
      gain(state, turn, 1, WELL)
      if (state.since < 24) bonus(state, turn, 1, { x: WELL.x, y: WELL.y - 34 })
    }
    state.rings = state.rings.filter(({ away }) => away > 22)
    state.pearl.away -= speed
    if (Math.abs(state.pearl.away - SWIMMER) < 10 && state.pearl.side === state.side) {
      bonus(state, turn, 2, WELL)
      state.pearl.away = 0
    }
    if (state.pearl.away < 30)
      state.pearl = { away: between(330, 520, turn.random), side: pickIndex(SIDES, turn.random) }
    const farthest = Math.max(0, ...state.rings.map(({ away }) => away))
    if (farthest < 330) lay(state, turn, farthest + between(116, 150, turn.random) - 12 * hard)
  },
}
