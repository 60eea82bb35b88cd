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
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#1f8fb8', '#06304f'] }

interface Thing {
  x: number
  kind: 'gap' | 'shark'
  /** Half the room of a gap. */
  half: number
  passed: boolean
}
export interface PufferState extends Base {
  x: number
  size: number
  things: Thing[]
  nextX: number
  speed: number
}

const SMALLEST = 13
const LARGEST = 46
/** From this size on a shark is afraid. */
export const SCARES = 34
export const LANE_Y = 200
const SWELLS = 1.15

function plan(state: PufferState, random: Random) {
  const hard = hardness(state.nextX, 9000)
  const kind = random() < 0.5 ? 'gap' : 'shark'
  state.things.push({ x: state.nextX, kind, half: between(21, 40 - 14 * hard, random), passed: false })
  state.nextX += between(150 - 20 * hard, 250 - 60 * hard, random)
}

/** Hold to puff up, let go to shrink: big for the sharks, small for the gaps. */
export const rules: MicroRules<PufferState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start(random) {
    const state: PufferState = {
      ...freshBase(),
      x: 0,
      size: SMALLEST,
      things: [
        { x: 230, kind: 'gap', half: 34, passed: false },
        { x: 430, kind: 'shark', half: 0, passed: false },
      ],
      nextX: 620,
      speed: 2.4,
    }
    while (state.nextX < 900) plan(state, random)
    return state
  },
  step(state, turn) {
    if (turn.press) turn.tell('puff', state.x, LANE_Y)
    if (turn.release && state.size > SCARES) turn.tell('sigh', state.x, LANE_Y)
    state.speed = 2.4 + 2 * hardness(state.tick, 3000)
    state.size = clamp(state.size + (turn.held ? SWELLS : -SWELLS * 1.2), SMALLEST, LARGEST)
    state.x += state.speed
    for (const thing of state.things) {
      const off = thing.x - state.x
      const at = { x: state.x, y: LANE_Y }
      if (thing.kind === 'gap' && Math.abs(off) < 16 && state.size > thing.half) end(state, turn, at)
      if (thing.kind === 'shark' && off < state.size + 22 && off > 0 && state.size < SCARES)
        end(state, turn, at)
      if (thing.passed || off > 0) continue
      thing.passed = true
      gain(state, turn, 1, { x: state.x, y: LANE_Y - state.size - 10 })
      if (thing.kind === 'gap' && thing.half - state.size < 4)
        bonus(state, turn, 1, { x: state.x, y: LANE_Y - state.size - 40 })
      if (thing.kind === 'shark' && state.size < SCARES + 5)
        bonus(state, turn, 1, { x: state.x, y: LANE_Y - state.size - 40 })
    }
    state.things = state.things.filter(({ x }) => x > state.x - 700)
    while (state.nextX < state.x + 900) plan(state, turn.random)
  },
}
