import { exactCos, exactSin } from '#kit/game/exact-math.ts'
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
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#1f4a3a', '#06181c'] }

/** The run does not end at the first mistake. */
export const hasTries = true

interface Firefly {
  x: number
  y: number
  vx: number
  vy: number
}
/** A flash that grows and goes out. */
interface Flash {
  x: number
  y: number
  age: number
}
export interface ChainState extends Base {
  flies: Firefly[]
  flashes: Flash[]
  /** The wanderer that bursts at a press, and whether it still may. */
  angle: number
  ready: boolean
  caught: number
  goal: number
  round: number
  lamps: number
  patience: number
}

const FLASH_TICKS = 64
export const PATIENCE = 540
const WIDEST = 42
const GROWS = 18

/** How far a flash reaches at its age, in ticks. */
export function flashRadius(age: number): number {
  if (age < GROWS) return (WIDEST * age) / GROWS
  return age > FLASH_TICKS - 12 ? (WIDEST * (FLASH_TICKS - age)) / 12 : WIDEST
}

/** Where the wanderer is. */
export const wandererOf = ({ angle }: ChainState) => ({
  x: 200 + 130 * exactSin(angle * 1.3),
  y: 200 + 120 * exactSin(angle * 1.9 + 0.8),
})

function gather(state: ChainState, random: Random) {
  state.round++
  state.ready = true
  state.caught = 0
  state.patience = PATIENCE
  state.goal = Math.min(12, 2 + state.round)
  const pace = 0.6 + 0.7 * hardness(state.round, 10)
  state.flies = Array.from({ length: 15 }, () => {
    const angle = between(0, 6.28, random)
    return {
      x: between(40, 360, random),
      y: between(40, 360, random),
      vx: exactCos(angle) * pace,
      vy: exactSin(angle) * pace,
    }
  })
}

function judge(state: ChainState, turn: Turn) {
  if (state.caught < state.goal) {
    state.combo = 0
    state.lamps--
    turn.tell('fizzle', 200, 200)
    if (state.lamps <= 0) end(state, turn, { x: 200, y: 200 })
  } else if (state.caught > state.goal) bonus(state, turn, state.caught - state.goal, { x: 200, y: 160 })
  if (!state.over) gather(state, turn.random)
}

function spread(state: ChainState, turn: Turn) {
  for (const flash of state.flashes) flash.age++
  const lit = state.flies.filter(({ x, y }) =>
    state.flashes.some((flash) => distance(flash.x, flash.y, x, y) < flashRadius(flash.age) + 5),
  )
  for (const fly of lit) {
    state.flashes.push({ x: fly.x, y: fly.y, age: 0 })
    state.caught++
    gain(state, turn, 1, fly)
  }
  if (lit.length > 0) state.flies = state.flies.filter((fly) => !lit.includes(fly))
  state.flashes = state.flashes.filter(({ age }) => age < FLASH_TICKS)
}

/** One press, one flash: those it touches flash too, and those, and those. */
export const rules: MicroRules<ChainState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 130,
  start(random) {
    const state: ChainState = {
      ...freshBase(),
      flies: [],
      flashes: [],
      angle: 0,
      ready: true,
      caught: 0,
      goal: 0,
      round: 0,
      lamps: 3,
      patience: PATIENCE,
    }
    gather(state, random)
    return state
  },
  step(state, turn) {
    for (const fly of state.flies) {
      fly.x += fly.vx
      fly.y += fly.vy
      if (fly.x < 24 || fly.x > 376) fly.vx = Math.abs(fly.vx) * (fly.x < 200 ? 1 : -1)
      if (fly.y < 24 || fly.y > 376) fly.vy = Math.abs(fly.vy) * (fly.y < 200 ? 1 : -1)
    }
    if (state.ready) {
      state.angle += 0.016
      state.patience--
    }
    if (state.ready && (turn.press || state.patience <= 0)) {
      const at = wandererOf(state)
      state.ready = false
      state.flashes.push({ ...at, age: 0 })
      turn.tell('flash', at.x, at.y)
    }
    spread(state, turn)
    if (!state.ready && state.flashes.length === 0) judge(state, turn)
  },
}
