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
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#7a3fa8', '#230f45'] }

export interface Wall {
  y: number
  /** Middle of the gap, and of the other one half a round further. */
  gap: number
  half: number
  pace: number
}
export interface DashState extends Base {
  y: number
  /** The step it stands on. */
  step: number
  /** Ticks of the dash that are left. */
  dash: number
  waited: number
  walls: Wall[]
  tide: number
  eye: number
}

export const STEP = 92
export const ROUND = 520
export const RUNNER = 14
const DASH_TICKS = 9
const AHEAD = 9
const QUICK = 26
const WALL_HALF = 10

function raise(state: DashState, random: Random) {
  const index = state.walls.length
  const hard = hardness(index, 26)
  const pace = (between(1.5, 2.1, random) + 2.2 * hard) * (index % 2 === 0 ? 1 : -1)
  state.walls.push({
    y: 300 - index * STEP - STEP / 2,
    gap: between(0, ROUND, random),
    half: 62 - 26 * hard,
    pace,
  })
}

/** How far the middle of the nearest gap is from the runner. */
export function gapOff({ gap }: Wall): number {
  let off = (gap - 200) % ROUND
  if (off > ROUND / 2) off -= ROUND
  if (off < -ROUND / 2) off += ROUND
  return off
}

function meet(state: DashState, turn: Turn) {
  const wall = state.walls[state.step]
  if (!wall || Math.abs(state.y - wall.y) > WALL_HALF + RUNNER) return
  const room = wall.half - RUNNER + 3 - Math.abs(gapOff(wall))
  if (room < 0) end(state, turn, { x: 200, y: state.y })
}

function arrive(state: DashState, turn: Turn) {
  const wall = state.walls[state.step]!
  const room = wall.half - RUNNER - Math.abs(gapOff(wall))
  state.step++
  gain(state, turn, 1, { x: 200, y: state.y - 20 })
  if (state.waited < QUICK) bonus(state, turn, 1, { x: 200, y: state.y - 50 })
  else if (room < 7) bonus(state, turn, 1, { x: 200, y: state.y - 50 })
  if (state.waited > 200) state.combo = 0
  state.waited = 0
}

/** Dash up when the gap comes by, before the tide comes up. */
export const rules: MicroRules<DashState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start(random) {
    const state: DashState = {
      ...freshBase(),
      y: 300,
      step: 0,
      dash: 0,
      waited: 0,
      walls: [],
      tide: 470,
      eye: 0,
    }
    for (let index = 0; index < AHEAD; index++) raise(state, random)
    return state
  },
  step(state, turn) {
    for (const wall of state.walls) {
      wall.gap += wall.pace
      if (wall.gap > ROUND) wall.gap -= ROUND
      if (wall.gap < 0) wall.gap += ROUND
    }
    state.waited++
    if (turn.press && state.dash === 0) {
      state.dash = DASH_TICKS
      turn.tell('dash', 200, state.y)
    }
    if (state.dash > 0) {
      state.dash--
      state.y -= STEP / DASH_TICKS
      meet(state, turn)
      if (state.over) return
      if (state.dash === 0) {
        state.y = 300 - (state.step + 1) * STEP
        arrive(state, turn)
      }
    }
    state.tide = Math.min(state.tide - 0.34 - 0.5 * hardness(state.tick, 3000), state.y + 250)
    if (state.tide < state.y) end(state, turn, { x: 200, y: state.y })
    state.eye += (state.y - 290 - state.eye) * 0.12
    while (state.walls.length < state.step + AHEAD) raise(state, turn.random)
  },
  worth: ({ y }) => -y * 0.02,
}
