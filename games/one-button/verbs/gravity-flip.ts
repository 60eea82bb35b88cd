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
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#4a3a9c', '#170f40'] }

export interface Spike {
  x: number
  /** 1 stands on the floor, -1 hangs from the roof. */
  side: 1 | -1
  width: number
  height: number
  passed: boolean
}
export interface FlipState extends Base {
  x: number
  y: number
  vy: number
  pull: 1 | -1
  stands: boolean
  spikes: Spike[]
  pearls: { x: number; y: number; taken: boolean }[]
  laid: number
}

export const ROOF = 96
export const FLOOR = 304
export const RADIUS = 15
const CLOSE = 74

function lay(state: FlipState, random: Random) {
  const hard = hardness(state.laid, 9000)
  const side = random() < 0.5 ? 1 : -1
  const height = between(44, 60 + 34 * hard, random)
  const x = state.laid + between(140, 190, random) + 40 * hard
  state.spikes.push({ x, side, width: 30 + 14 * pickIndex(3, random), height, passed: false })
  const twin = random() < hard
  if (twin)
    state.spikes.push({ x: x + 190 + 60 * hard, side: side === 1 ? -1 : 1, width: 34, height, passed: false })
  if (random() < 0.7)
    state.pearls.push({ x, y: side === 1 ? FLOOR - height - 34 : ROOF + height + 34, taken: false })
  state.laid = x + (twin ? 190 + 60 * hard : 0)
}

function meet(state: FlipState, turn: Turn) {
  for (const spike of state.spikes) {
    const base = spike.side === 1 ? FLOOR - spike.height : ROOF + spike.height
    const deep = spike.side === 1 ? state.y + RADIUS > base + 6 : state.y - RADIUS < base - 6
    if (deep && Math.abs(spike.x - state.x) < spike.width / 2 + RADIUS - 6) end(state, turn, state)
    if (!spike.passed && state.x > spike.x + spike.width / 2 + RADIUS) {
      spike.passed = true
      gain(state, turn, 1, { x: state.x, y: state.y })
    }
  }
  for (const pearl of state.pearls) {
    if (pearl.taken || distance(pearl.x, pearl.y, state.x, state.y) > 30) continue
    pearl.taken = true
    bonus(state, turn, 1, pearl)
  }
}

/** Runs by itself; the button turns the world upside down. */
export const rules: MicroRules<FlipState> = {
  inputs: BUTTON,
  hand: 'tap',
  start(random) {
    const state: FlipState = {
      ...freshBase(),
      x: 0,
      y: FLOOR - RADIUS,
      vy: 0,
      pull: 1,
      stands: true,
      spikes: [],
      pearls: [],
      laid: 320,
    }
    while (state.laid < 900) lay(state, random)
    return state
  },
  step(state, turn) {
    state.x += 3.3 + 3.8 * hardness(state.tick, 2800)
    if (turn.press && state.stands) {
      const ahead = state.spikes.some(
        ({ x, side, passed }) => !passed && side === state.pull && x - state.x > 0 && x - state.x < CLOSE,
      )
      if (ahead) bonus(state, turn, 1, { x: state.x, y: state.y })
      state.pull = state.pull === 1 ? -1 : 1
      state.vy = state.pull * 5
      state.stands = false
      turn.tell('flip', state.x, state.y)
    }
    state.vy += state.pull * 0.9
    state.y += state.vy
    const edge = state.pull === 1 ? FLOOR - RADIUS : ROOF + RADIUS
    if ((edge - state.y) * state.pull <= 0) {
      if (!state.stands) turn.tell('land', state.x, edge)
      state.y = edge
      state.vy = 0
      state.stands = true
    }
    meet(state, turn)
    while (state.laid < state.x + 900) lay(state, turn.random)
    state.spikes = state.spikes.filter(({ x }) => x > state.x - 500)
    state.pearls = state.pearls.filter(({ x, taken }) => !taken && x > state.x - 500)
  },
}
