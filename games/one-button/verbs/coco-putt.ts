import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { reflect } from '#kit/game/discs/discs.ts'
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
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#4fa860', '#1c4030'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface PuttState extends Base {
  x: number
  y: number
  vx: number
  vy: number
  phase: 'aim' | 'power' | 'roll'
  /** Ticks of this phase; the arrow and the bar swing with it. */
  at: number
  angle: number
  hole: { x: number; y: number }
  rocks: { x: number; y: number }[]
  bounced: boolean
  lamps: number
  round: number
}

export const GREEN = { left: 36, right: 364, top: 34, bottom: 372 } as const
export const BALL = 11
export const HOLE = 17
export const ROCK = 22
const TEE = { x: 200, y: 336 } as const
const DRAG = 0.085
const WEAKEST = 2.2
const STRONGEST = 8.4
const CATCHES = 5.4
const PATIENCE = 420

/** The arrow sweeps from side to side, the bar from empty to full and back. */
export const arrowAt = (at: number) => -Math.PI / 2 + 1.15 * exactSin(at * 0.036)
export const powerAt = (at: number) => 0.5 - 0.5 * exactCos(at * 0.05)

function lay(state: PuttState, random: Random) {
  const hard = hardness(state.round, 8)
  state.round++
  state.x = TEE.x
  state.y = TEE.y
  state.phase = 'aim'
  state.at = pickIndex(170, random)
  state.bounced = false
  state.hole = { x: between(76, 324, random), y: between(62, 220 - 60 * hard, random) }
  state.rocks = []
  const count = Math.min(3, Math.floor(state.round / 2))
  while (state.rocks.length < count) {
    const rock = { x: between(80, 320, random), y: between(110, 280, random) }
    if (distance(rock.x, rock.y, state.hole.x, state.hole.y) > 62) state.rocks.push(rock)
    else state.rocks.push({ x: rock.x, y: 292 })
  }
}

function miss(state: PuttState, turn: Turn) {
  const at = { x: state.x, y: state.y }
  state.combo = 0
  state.lamps--
  turn.tell('miss', at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
  else lay(state, turn.random)
}

function bounce(state: PuttState, turn: Turn) {
  const { x, y } = state
  if (x < GREEN.left + BALL || x > GREEN.right - BALL) {
    state.vx = Math.abs(state.vx) * (x < 200 ? 0.8 : -0.8)
    knock(state, turn)
  }
  if (y < GREEN.top + BALL || y > GREEN.bottom - BALL) {
    state.vy = Math.abs(state.vy) * (y < 200 ? 0.8 : -0.8)
    knock(state, turn)
  }
  for (const rock of state.rocks) {
    const far = distance(x, y, rock.x, rock.y)
    if (far > ROCK + BALL || far === 0) continue
    const [nx, ny] = [(x - rock.x) / far, (y - rock.y) / far]
    if (reflect(state, [nx, ny], 0.8) > 0) knock(state, turn)
  }
}

function knock(state: PuttState, turn: Turn) {
  state.bounced = true
  turn.tell('knock', state.x, state.y)
}

function roll(state: PuttState, turn: Turn) {
  const speed = Math.sqrt(state.vx * state.vx + state.vy * state.vy)
  if (distance(state.x, state.y, state.hole.x, state.hole.y) < HOLE && speed < CATCHES) {
    gain(state, turn, 1, state.hole)
    if (state.bounced) bonus(state, turn, 2, { x: state.hole.x, y: state.hole.y - 34 })
    lay(state, turn.random)
    return
  }
  if (speed <= DRAG) {
    miss(state, turn)
    return
  }
  state.x += state.vx
  state.y += state.vy
  state.vx -= (state.vx / speed) * DRAG
  state.vy -= (state.vy / speed) * DRAG
  bounce(state, turn)
}

/** The first press stops the arrow, the second the strength: into the hole with one stroke. */
export const rules: MicroRules<PuttState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 250,
  start(random) {
    const state: PuttState = {
      ...freshBase(),
      x: 0,
      y: 0,
      vx: 0,
      vy: 0,
      phase: 'aim',
      at: 0,
      angle: 0,
      hole: { x: 200, y: 120 },
      rocks: [],
      bounced: false,
      lamps: 3,
      round: 0,
    }
    lay(state, random)
    return state
  },
  step(state, turn) {
    if (state.phase === 'roll') {
      roll(state, turn)
      return
    }
    state.at++
    if (turn.press && state.phase === 'aim') {
      state.angle = arrowAt(state.at)
      state.phase = 'power'
      state.at = 0
      turn.tell('aim', state.x, state.y)
    } else if (turn.press) {
      const power = WEAKEST + (STRONGEST - WEAKEST) * powerAt(state.at)
      state.vx = power * exactCos(state.angle)
      state.vy = power * exactSin(state.angle)
      state.phase = 'roll'
      turn.tell('putt', state.x, state.y)
    } else if (state.at > PATIENCE) miss(state, turn)
  },
}
