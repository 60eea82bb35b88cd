import {
  between,
  bonus,
  clamp,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
  end,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'dunk-hopper',
  input: ['tap', 'keys'],
  ground: ['#8a4fc0', '#281048'],
}

export interface DunkState extends Base {
  x: number
  y: number
  vx: number
  vy: number
  /** -1 hangs at the left, 1 at the right. */
  side: number
  hoop: number
  clock: number
  most: number
  dunks: number
  /** The ball has touched the rim on this try. */
  rattled: boolean
  turn: number
}

export const BALL = 17
export const FLOOR = 356
export const RIM = { half: 29, out: 58 } as const
const GRAVITY = 0.27
const HOP = 6.3
const PUSH = 2.7
const LONGEST = 560
const SHORTEST = 250

export const hoopX = ({ side }: DunkState) => (side < 0 ? RIM.out : 400 - RIM.out)

function hang(state: DunkState, turn: Pick<Turn, 'random'>) {
  state.side = -state.side
  state.hoop = between(130, 270, turn.random)
  state.most = Math.round(LONGEST - (LONGEST - SHORTEST) * hardness(state.dunks, 14))
  state.clock = state.most
  state.rattled = false
}

/** The rim is two hard points. */
function rims(state: DunkState, turn: Turn) {
  for (const end of [-RIM.half, RIM.half]) {
    const [dx, dy] = [state.x - (hoopX(state) + end), state.y - state.hoop]
    const far = Math.sqrt(dx * dx + dy * dy)
    if (far >= BALL + 3 || far === 0) continue
    const [nx, ny] = [dx / far, dy / far]
    const speed = state.vx * nx + state.vy * ny
    state.x += nx * (BALL + 3 - far)
    state.y += ny * (BALL + 3 - far)
    if (speed >= 0) continue
    state.vx -= 1.6 * speed * nx
    state.vy -= 1.6 * speed * ny
    state.rattled = true
    turn.tell('rim', state.x, state.y)
  }
}

/** Hop left, hop right, and come down through the hoop before the clock runs out. */
export const rules: MicroRules<DunkState> = {
  inputs: [0, 1, 2],
  hand: 'tap',
  sight: 80,
  start(random) {
    const state: DunkState = {
      ...freshBase(),
      x: 200,
      y: 280,
      vx: 0,
      vy: -4,
      side: -1,
      hoop: 200,
      clock: LONGEST,
      most: LONGEST,
      dunks: 0,
      rattled: false,
      turn: 0,
    }
    hang(state, { random })
    return state
  },
  step(state, turn) {
    if (turn.press) {
      state.vy = -HOP
      state.vx = turn.input === 1 ? -PUSH : PUSH
      turn.tell('hop', state.x, state.y)
    }
    const before = state.y
    state.vy += GRAVITY
    state.x += state.vx
    state.y += state.vy
    state.turn += state.vx * 0.04
    if (state.x < BALL || state.x > 400 - BALL) state.vx = -state.vx
    state.x = clamp(state.x, BALL, 400 - BALL)
    if (state.y < BALL) state.vy = Math.abs(state.vy) * 0.4
    if (state.y > FLOOR - BALL) {
      state.y = FLOOR - BALL
      state.vy = -Math.abs(state.vy) * 0.62
      state.combo = 0
      turn.tell('floor', state.x, FLOOR)
    }
    const isIn = Math.abs(state.x - hoopX(state)) < RIM.half - 6
    if (isIn && before < state.hoop && state.y >= state.hoop && state.vy > 0) {
      const at = { x: hoopX(state), y: state.hoop }
      state.dunks++
      gain(state, turn, 2, at)
      turn.tell('dunk', at.x, at.y)
      if (!state.rattled) bonus(state, turn, 2, { x: at.x, y: at.y - 34 })
      hang(state, turn)
    } else rims(state, turn)
    if (--state.clock <= 0) end(state, turn, state)
  },
  worth(state) {
    const above = state.y < state.hoop ? 0 : (state.y - state.hoop) * 0.05
    return -Math.abs(state.x - hoopX(state)) * 0.06 - above
  },
}
