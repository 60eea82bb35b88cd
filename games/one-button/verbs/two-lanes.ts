import {
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'racing', input: ['hold', 'keys'], ground: ['#1b86b8', '#06335c'] }

export interface Drifting {
  lane: 0 | 1
  y: number
  kind: 'rock' | 'pearl'
  done: boolean
}
export interface LaneState extends Base {
  lane: 0 | 1
  x: number
  speed: number
  things: Drifting[]
  /** How far the next row is away. */
  next: number
}

export const LANES = [140, 260] as const
export const BOAT_Y = 310
const FIRST_Y = -460
const CLOSE = 84

function drop(state: LaneState, roll: number, other: number) {
  const lane = roll < 0.5 ? 0 : 1
  const beside = lane === 0 ? 1 : 0
  const add = (at: 0 | 1, kind: Drifting['kind'], back = 0) =>
    state.things.push({ lane: at, y: FIRST_Y - back, kind, done: false })
  add(lane, 'rock')
  // A pearl just behind a rock is the greedy one: it asks for two late changes.
  if (other < 0.35) add(lane, 'pearl', 74)
  else if (other < 0.8) add(beside, 'pearl')
  state.next = 132 + (other < 0.35 ? 40 : 0)
}

/** Two lanes of water, one button: change over at the last moment. */
export const rules: MicroRules<LaneState> = {
  inputs: BUTTON,
  hand: 'tap',
  start: () => ({
    ...freshBase(),
    lane: 0,
    x: LANES[0],
    speed: 3.6,
    things: [
      { lane: 0, y: -40, kind: 'rock', done: false },
      { lane: 1, y: -150, kind: 'pearl', done: false },
      { lane: 1, y: -290, kind: 'rock', done: false },
    ],
    next: 0,
  }),
  step(state, turn) {
    state.speed = 3.2 + 5 * hardness(state.tick, 2800)
    if (turn.press) {
      const ahead = state.things.find(
        ({ kind, lane, y }) => kind === 'rock' && lane === state.lane && y < BOAT_Y && y > BOAT_Y - CLOSE,
      )
      turn.tell('steer', state.x, BOAT_Y)
      if (ahead) bonus(state, turn, 1, { x: state.x, y: BOAT_Y - 30 })
      state.lane = state.lane === 0 ? 1 : 0
    }
    state.x += (LANES[state.lane] - state.x) * 0.34
    for (const thing of state.things) {
      thing.y += state.speed
      const near = Math.abs(thing.y - BOAT_Y)
      const aside = Math.abs(LANES[thing.lane] - state.x)
      if (thing.done || near > 34) continue
      if (thing.kind === 'rock' && aside < 40) end(state, turn, { x: state.x, y: BOAT_Y })
      if (thing.kind === 'pearl' && aside < 44) {
        thing.done = true
        gain(state, turn, 1, { x: LANES[thing.lane], y: thing.y })
      }
    }
    if (
      state.things.some(
        ({ kind, done, y }) => kind === 'pearl' && !done && y > BOAT_Y + 60 && y <= BOAT_Y + 60 + state.speed,
      )
    )
      state.combo = 0
    state.things = state.things.filter(({ y, kind, done }) => y < 780 && !(kind === 'pearl' && done))
    state.next -= state.speed
    if (state.next <= 0) drop(state, turn.random(), pickIndex(100, turn.random) / 100)
  },
}
