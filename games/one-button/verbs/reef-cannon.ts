import { exactCos, exactSin } from '#kit/game/exact-math.ts'
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
export const listing: Listing = { genre: 'shooter', input: ['tap', 'keys'], ground: ['#e08868', '#3c2c5c'] }

interface Raft {
  x: number
  pace: number
}
export interface CannonState extends Base {
  /** Where the barrel is in its swing. */
  swing: number
  cool: number
  shots: { x: number; y: number; vx: number; vy: number }[]
  rafts: Raft[]
  next: number
}

export const BARREL = { x: 66, y: 262 } as const
export const SEA_Y = 304
const RAFT = 26
export const SPEED = 5.7
export const GRAVITY = 0.14
const RELOAD = 34
const LANDS_AT = 104

/** The barrel swings between flat and steep, radians. */
export const barrelAt = (swing: number) => -0.62 + 0.76 * exactSin(swing)

function launch(state: CannonState, turn: Turn) {
  const hard = hardness(state.tick, 2600)
  state.rafts.push({ x: 560, pace: between(0.55, 0.9, turn.random) + 0.75 * hard })
  state.next = between(130 - 50 * hard, 200 - 80 * hard, turn.random)
}

function fire(state: CannonState, turn: Turn) {
  const angle = barrelAt(state.swing)
  const [dx, dy] = [exactCos(angle), exactSin(angle)]
  state.shots.push({ x: BARREL.x + dx * 40, y: BARREL.y + dy * 40, vx: dx * SPEED, vy: dy * SPEED })
  state.cool = RELOAD
  turn.tell('fire', BARREL.x + dx * 44, BARREL.y + dy * 44)
}

function fly(state: CannonState, turn: Turn) {
  for (const shot of state.shots) {
    shot.x += shot.vx
    shot.y += shot.vy
    shot.vy += GRAVITY
    if (shot.y < SEA_Y - 14) continue
    const hit = state.rafts.find(({ x }) => Math.abs(x - shot.x) < RAFT + 8)
    const at = { x: shot.x, y: SEA_Y - 20 }
    shot.y = 9999
    if (!hit) {
      state.combo = 0
      turn.tell('splash', at.x, SEA_Y)
      continue
    }
    state.rafts = state.rafts.filter((raft) => raft !== hit)
    gain(state, turn, 1, at)
    if (hit.x > 290) bonus(state, turn, 1, { x: at.x, y: at.y - 34 })
    if (hit.x < LANDS_AT + 50) bonus(state, turn, 1, { x: at.x, y: at.y - 34 })
  }
  state.shots = state.shots.filter(({ y }) => y < 900)
}

/** The barrel swings up and down: press to fire, high for the far rafts, low for the near. */
export const rules: MicroRules<CannonState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 150,
  start: () => ({
    ...freshBase(),
    swing: 0,
    cool: 0,
    shots: [],
    rafts: [{ x: 380, pace: 0.5 }],
    next: 120,
  }),
  step(state, turn) {
    state.swing = (state.swing + 0.026 + 0.016 * hardness(state.tick, 3000)) % (2 * Math.PI)
    if (state.cool > 0) state.cool--
    if (turn.press && state.cool === 0) fire(state, turn)
    fly(state, turn)
    for (const raft of state.rafts) {
      raft.x -= raft.pace
      if (raft.x < LANDS_AT) end(state, turn, { x: raft.x, y: SEA_Y })
    }
    if (--state.next <= 0) launch(state, turn)
  },
  worth: ({ rafts }) => rafts.reduce((sum, { x }) => sum - Math.max(0, 300 - x) * 0.08, 0),
}
