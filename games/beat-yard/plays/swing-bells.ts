import { exactSin } from '#kit/game/exact-math.ts'
import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { mark, relight, ring, slip, tapped, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#e89a6a', '#4a2048'] }

interface Bell {
  /** Amplitude: 1 is full, 0 is silent. */
  wide: number
  phase: number
  rate: number
  /** Ticks since the last push; one is allowed per pass. */
  since: number
}
export interface SwingState extends BeatState {
  bells: Bell[]
  pushed: number
}

export const BELLS = 4
export const LAMPS = 3
export const DEGREES = [0, 2, 4, 7] as const
/** Share of the swing around the middle in which a push helps. */
export const NEAR = 0.36
const TRUE = 0.16
const SILENT = 0.14

export const bellX = (bell: number) => 56 + bell * 96
export const swingOf = ({ phase }: Bell) => exactSin(phase)

function push(state: SwingState, turn: Turn, index: number) {
  const bell = state.bells[index]!
  const at = { x: bellX(index), y: 270 }
  if (bell.since < 16) return
  bell.since = 0
  const off = Math.abs(swingOf(bell))
  if (off > NEAR) {
    bell.wide -= 0.16
    state.combo = 0
    turn.tell('brake', at.x, at.y)
    return
  }
  // Rescuing a nearly silent bell pays more.
  const worth = bell.wide < 0.4 ? 3 : off < TRUE ? 2 : 1
  bell.wide = Math.min(1, bell.wide + 0.3)
  state.pushed++
  mark(state, turn, worth, at, off < TRUE ? 'perfect' : 'good')
  relight(state, turn, LAMPS, at)
}

/** Four bells swing at different rates: push one as it passes its lowest point, or it falls silent. */
export const rules: MicroRules<SwingState> = {
  inputs: [0, 1, 2, 3, 4],
  hand: 'tap',
  sight: 70,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    bells: Array.from({ length: BELLS }, (_, index) => ({
      wide: 0.62 + index * 0.09,
      phase: index * 1.3,
      rate: 0.036 + index * 0.0066,
      since: 99,
    })),
    pushed: 0,
  }),
  step(state, turn) {
    const touched = tapped(state, turn)
    if (touched > 0) push(state, turn, touched - 1)
    const hard = hardness(state.pushed, 50)
    for (const [index, bell] of state.bells.entries()) {
      const before = swingOf(bell)
      bell.phase = (bell.phase + bell.rate) % 6.283185
      bell.since++
      bell.wide -= 0.0011 + 0.0013 * hard
      const at = { x: bellX(index), y: 270 }
      const after = swingOf(bell)
      if ((before < 0 && after >= 0) || (before > 0 && after <= 0)) ring(turn, DEGREES[index] ?? 0, at)
      if (bell.wide > SILENT) continue
      bell.wide = 0.7
      slip(state, turn, at)
      if (state.over) return
    }
  },
  worth: ({ bells }) => bells.reduce((sum, { wide }) => sum - (wide < 0.5 ? (0.5 - wide) * 60 : 0), 0),
  hints: ({ bells }) => [0, ...bells.flatMap(({ wide }, index) => (wide < 0.8 ? [index + 1] : []))],
}
