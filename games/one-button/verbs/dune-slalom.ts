import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  clamp,
  distance,
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
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#d8a04f', '#6a3a2c'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface Gate {
  x: number
  y: number
  half: number
  /** 0 still ahead, 1 passed, 2 missed. */
  done: 0 | 1 | 2
}
export interface SlalomState extends Base {
  x: number
  y: number
  /** Radians from straight down; above 0 is to the right. */
  heading: number
  gates: Gate[]
  cactuses: { x: number; y: number }[]
  lamps: number
}

export const EDGE = 186
const TURNS = 0.042
const STEEPEST = 1.08
const SPARE = 8
const RIDER = 12

function set(state: SlalomState, random: Random) {
  const before = state.gates.at(-1)
  const hard = hardness(state.gates.length + state.y / 160, 30)
  const y = (before?.y ?? 110) + between(140 - 20 * hard, 176 - 26 * hard, random)
  const x = clamp((before?.x ?? 200) + between(-110, 110, random), 70, 330)
  state.gates.push({ x, y, half: 50 - 18 * hard, done: 0 })
  const aside = x < 200 ? between(70, 130, random) : -between(70, 130, random)
  if (y > 900 && random() < 0.5) state.cactuses.push({ x: x + aside, y: y - 50 })
}

function pass(state: SlalomState, turn: Turn, gate: Gate) {
  const off = Math.abs(state.x - gate.x)
  const at = { x: state.x, y: state.y }
  if (off < gate.half) {
    gate.done = 1
    gain(state, turn, 1, at)
    if (off > gate.half - SPARE - 4) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
    return
  }
  gate.done = 2
  state.combo = 0
  state.lamps--
  turn.tell('miss', at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

/** Hold to carve to the right, let go to carve to the left, between the flags. */
export const rules: MicroRules<SlalomState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start(random) {
    const state: SlalomState = { ...freshBase(), x: 200, y: 0, heading: 0, gates: [], cactuses: [], lamps: 3 }
    while (state.gates.length < 6) set(state, random)
    return state
  },
  step(state, turn) {
    if (turn.press || turn.release) turn.tell('carve', state.x, state.y)
    state.heading = clamp(state.heading + (turn.held ? TURNS : -TURNS), -STEEPEST, STEEPEST)
    const speed = 2.7 + 1.8 * hardness(state.tick, 3000)
    state.x += speed * exactSin(state.heading)
    state.y += speed * exactCos(state.heading)
    for (const gate of state.gates) if (gate.done === 0 && state.y > gate.y) pass(state, turn, gate)
    const crash = state.cactuses.find(({ x, y }) => distance(x, y, state.x, state.y) < RIDER + 13)
    if (crash || Math.abs(state.x - 200) > EDGE) end(state, turn, { x: state.x, y: state.y })
    if (state.gates[1] && state.gates[1].y < state.y - 240) state.gates.shift()
    state.cactuses = state.cactuses.filter(({ y }) => y > state.y - 240)
    while (state.gates.at(-1)!.y < state.y + 640) set(state, turn.random)
  },
  worth({ x, y, gates, heading }) {
    const next = gates.find(({ done }) => done === 0)!
    const aim = next.x - (x + heading * 40)
    return -Math.abs(aim) * (y > next.y - 90 ? 0.1 : 0.05) - Math.max(0, Math.abs(x - 200) - 140) * 0.5
  },
}
