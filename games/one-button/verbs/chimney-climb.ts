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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#a84a3a', '#2c1028'] }

interface Patch {
  side: -1 | 1
  /** Upper end. */
  y: number
  length: number
  kind: 'thorns' | 'wet'
}
export interface ChimneyState extends Base {
  side: -1 | 1
  x: number
  y: number
  vy: number
  /** Ticks of the jump that are left; 0 while it clings. */
  jump: number
  patches: Patch[]
  berries: { x: number; y: number }[]
  built: number
  best: number
  lava: number
  eye: number
}

export const WALLS = { left: 118, right: 282 } as const
const CLIMBER = 13
const JUMP_TICKS = 17
const JUMP = -7.6
const GRAVITY = 0.3
const SLIDE = 0.7
const SLIDE_WET = 3.4
const STEP = 70
const sideX = (side: -1 | 1) => (side === -1 ? WALLS.left + CLIMBER : WALLS.right - CLIMBER)

function build(state: ChimneyState, random: Random) {
  const hard = hardness(-state.built, 3000)
  const side = random() < 0.5 ? -1 : 1
  if (random() < 0.55 + 0.3 * hard) {
    const kind = random() < 0.7 ? 'thorns' : 'wet'
    state.patches.push({ side, y: state.built, length: between(30, 44 + 20 * hard, random), kind })
  }
  if (random() < 0.35) state.berries.push({ x: between(160, 240, random), y: state.built + 20 })
  state.built -= between(64, 84, random)
}

const patchAt = ({ patches, side, y }: ChimneyState) =>
  patches.find((patch) => patch.side === side && y + 8 > patch.y && y - 8 < patch.y + patch.length)

function cling(state: ChimneyState, turn: Turn) {
  const patch = patchAt(state)
  if (patch?.kind === 'thorns') end(state, turn, { x: state.x, y: state.y })
  state.y += patch ? SLIDE_WET : SLIDE
}

/** Press to jump to the other wall; clinging slides down, and the lava rises. */
export const rules: MicroRules<ChimneyState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 80,
  start(random) {
    const state: ChimneyState = {
      ...freshBase(),
      side: -1,
      x: sideX(-1),
      y: 290,
      vy: 0,
      jump: 0,
      patches: [],
      berries: [{ x: 200, y: 236 }],
      built: 140,
      best: 290,
      lava: 480,
      eye: 0,
    }
    while (state.built > -500) build(state, random)
    return state
  },
  step(state, turn) {
    if (turn.press && state.jump === 0) {
      state.side = state.side === 1 ? -1 : 1
      state.jump = JUMP_TICKS
      state.vy = JUMP
      turn.tell('leap', state.x, state.y)
    }
    if (state.jump > 0) {
      state.jump--
      state.x += (sideX(state.side) - state.x) / (state.jump + 1)
      state.y += state.vy
      state.vy += GRAVITY
      if (state.jump === 0) turn.tell('cling', state.x, state.y)
    } else cling(state, turn)
    for (const berry of state.berries)
      if (distance(berry.x, berry.y, state.x, state.y) < 26) {
        bonus(state, turn, 1, berry)
        berry.y = 9999
      }
    if (state.y < state.best - STEP) {
      state.best -= STEP
      gain(state, turn, 1, { x: state.x, y: state.y - 26 })
    }
    state.lava = Math.min(state.lava - 0.85 - 1.1 * hardness(state.tick, 3200), state.y + 280)
    if (state.lava < state.y + 8) end(state, turn, { x: state.x, y: state.y })
    state.eye += (state.y - 260 - state.eye) * 0.1
    while (state.built > state.y - 600) build(state, turn.random)
    state.patches = state.patches.filter(({ y }) => y < state.y + 420)
    state.berries = state.berries.filter(({ y }) => y < state.y + 420)
  },
  worth: ({ y, lava }) => -y * 0.06 + Math.min(0, lava - y - 120) * 0.3,
}
