import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  bonus,
  BUTTON,
  clamp,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#6a4fb0', '#1c1444'] }

interface Bar {
  y: number
  x: number
  width: number
  passed: boolean
}
export interface PairState extends Base {
  angle: number
  bars: Bar[]
  next: number
  turnedAt: number
}

export const HUB = { x: 200, y: 284 } as const
export const ARM = 64
export const PEARL = 13
export const THICK = 18
const SPIN = 0.062
/** Left edge and width of what falls: at the left, at the right, in the middle, or far out on both sides. */
const SHAPES = [
  [96, 76],
  [228, 76],
  [176, 48],
] as const

/** Where a pearl of the pair is. */
export const pearlAt = (angle: number, side: 1 | -1) => ({
  x: HUB.x + side * ARM * exactCos(angle),
  y: HUB.y + side * ARM * exactSin(angle),
})

function drop(state: PairState, turn: Turn) {
  const hard = hardness(state.tick, 2800)
  const [x, width] = pickOne(SHAPES, turn.random)
  state.bars.push({ x, width, y: -180, passed: false })
  state.next = 150 - 66 * hard + pickIndex(30, turn.random)
}

function touches({ x, y, width }: Bar, at: { readonly x: number; readonly y: number }, room = PEARL) {
  const dx = at.x - clamp(at.x, x, x + width)
  const dy = at.y - clamp(at.y, y, y + THICK)
  return dx * dx + dy * dy < room * room
}

/** Hold to turn the pair, let go and it stands: neither pearl may touch what falls. */
export const rules: MicroRules<PairState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start: () => ({
    ...freshBase(),
    angle: 0,
    bars: [{ x: 228, width: 76, y: -20, passed: false }],
    next: 70,
    turnedAt: -99,
  }),
  step(state, turn) {
    if (turn.press) turn.tell('spin', HUB.x, HUB.y)
    if (turn.held) {
      state.angle = (state.angle + SPIN) % (2 * Math.PI)
      state.turnedAt = state.tick
    }
    const speed = 2.1 + 1.9 * hardness(state.tick, 3200)
    const pearls = [pearlAt(state.angle, 1), pearlAt(state.angle, -1)]
    for (const bar of state.bars) {
      bar.y += speed
      for (const at of pearls) if (touches(bar, at)) end(state, turn, at)
      if (bar.passed || bar.y < HUB.y + ARM + PEARL) continue
      bar.passed = true
      const at = { x: bar.x + bar.width / 2, y: bar.y - 30 }
      gain(state, turn, 1, at)
      // Only just turned away in time.
      if (state.tick - state.turnedAt < 34) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
    }
    state.bars = state.bars.filter(({ y }) => y < 620)
    if (--state.next <= 0) drop(state, turn)
  },
}
