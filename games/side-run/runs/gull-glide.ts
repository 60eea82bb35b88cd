import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { bonus, BUTTON, end, freshBase, gain, type Base, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#4fae9a', '#1f5a6a'] }

export interface GlideState extends Base {
  x: number
  y: number
  vx: number
  vy: number
  eye: number
  onHill: boolean
  /** Random phases of this run's hills. */
  shift: number
  /** The night follows and ends the run when it catches up. */
  night: number
  hill: number
  /** Ticks in the air. */
  air: number
}

const LIGHT = 0.09
const HEAVY = 0.42
const SLOWEST = 2.2
export const HILL = 260

/** Height of the hills (y grows downwards): higher and steeper with distance. */
export function hillAt({ shift }: GlideState, x: number): number {
  const grown = Math.min(1, Math.max(0, x) / 9000)
  const wave = exactCos(((x - 30) * 2 * Math.PI) / HILL)
  return 285 + (34 + 26 * grown) * wave + 22 * exactSin(x / 231 + shift) + 12 * exactSin(x / 97 + shift * 2)
}

const slopeAt = (state: GlideState, x: number) => (hillAt(state, x + 2) - hillAt(state, x - 2)) / 4

/** Hold to dive down slopes, release to fly off crests. */
export const rules: MicroRules<GlideState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 120,
  start(random: Random) {
    const state: GlideState = {
      ...freshBase(),
      x: 0,
      y: 0,
      vx: 3.4,
      vy: 0,
      eye: 285,
      onHill: true,
      shift: random() * 6,
      night: -520,
      hill: 0,
      air: 0,
    }
    state.y = hillAt(state, 0)
    return state
  },
  step(state, turn) {
    if (turn.press) turn.tell('dive', state.x, state.y)
    state.vy += turn.held ? HEAVY : LIGHT
    state.x += state.vx
    state.y += state.vy
    const line = hillAt(state, state.x)
    if (state.y >= line) {
      const slope = slopeAt(state, state.x)
      const length = Math.sqrt(1 + slope * slope)
      // Only the speed along the slope remains: diving into a rising slope is wasted.
      const along = (state.vx + state.vy * slope) / length
      const lost = Math.abs(state.vy - state.vx * slope) / length
      if (!state.onHill && state.air > 14) {
        if (slope > 0.12 && lost < 4.5) gain(state, turn, 1, { x: state.x, y: line - 20 })
        else {
          if (lost > 2.5) state.combo = 0
          turn.tell('thud', state.x, line)
        }
      }
      const kept = Math.max(SLOWEST, along * 0.9985)
      state.vx = kept / length
      state.vy = (kept * slope) / length
      state.y = line
      state.onHill = true
      state.air = 0
    } else {
      state.onHill = line - state.y < 2
      state.air++
      if (state.air === 60) bonus(state, turn, 1, { x: state.x, y: state.y - 20 })
    }
    state.vx = Math.min(13, state.vx)
    state.eye += (Math.min(300, state.y) - state.eye) * 0.08
    const hill = Math.floor(state.x / HILL)
    if (hill > state.hill) {
      state.hill = hill
      state.score++
      turn.tell('hill', state.x, state.y)
    }
    // The night never falls far behind, so that a mistake has consequences.
    state.night = Math.max(state.night + 3.3 + Math.min(2.6, state.tick / 2200), state.x - 900)
    if (state.night > state.x) end(state, turn, state)
  },
  worth: ({ vx, x, night }) => vx * 4 + Math.min(300, x - night) * 0.05,
}
