import { freshBase, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { mark, relight, ring, slip, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#6a4a8a', '#1a1230'] }

export interface SilentState extends BeatState {
  /** Ticks per beat in this round. */
  beat: number
  /** Ticks since the round began, with a beat on 0. */
  at: number
  /** Audible beats, and silent beats to keep. */
  given: number
  kept: number
  /** The next silent beat, and the error of each in ticks. */
  next: number
  offs: number[]
  round: number
  flash: number
}

export const LAMPS = 4
const DRUM = { x: 200, y: 262 } as const
const BEATS = [44, 36, 52, 32, 40, 60, 28, 48, 34, 56] as const
const NEAR = 0.3
const TRUE = 0.11

function newRound(state: SilentState, turn: Turn) {
  state.round++
  const base = BEATS[Math.floor(turn.random() * BEATS.length)] ?? 40
  state.beat = base
  state.at = -40
  state.given = state.round < 6 ? 4 : 3
  state.kept = Math.min(12, 4 + Math.floor(state.round / 2))
  state.next = 0
  state.offs = []
  turn.tell('round', DRUM.x, DRUM.y - 90)
}

/** Listen to the drum, then keep the beat without it. */
export const rules: MicroRules<SilentState> = {
  inputs: [0, 1],
  hand: 'tap',
  sight: 80,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    beat: 44,
    at: -30,
    given: 4,
    kept: 4,
    next: 0,
    offs: [],
    round: 0,
    flash: 0,
  }),
  step(state, turn) {
    state.at++
    if (state.flash > 0) state.flash--
    const { beat, given } = state
    if (state.at >= 0 && state.at % beat === 0 && state.at / beat < given) {
      state.flash = 10
      turn.tell(state.at === 0 ? 'boom' : 'beat', DRUM.x, DRUM.y)
    }
    const due = (given + state.next) * beat
    if (turn.press && state.at > (given - 0.5) * beat) {
      const off = (state.at - due) / beat
      state.flash = 10
      if (Math.abs(off) > NEAR) {
        slip(state, turn, DRUM)
        state.offs.push(off < 0 ? -0.5 : 0.5)
      } else {
        ring(turn, [0, 2, 4, 2][state.next % 4] ?? 0, DRUM)
        mark(
          state,
          turn,
          Math.abs(off) < TRUE ? 2 : 1,
          { x: DRUM.x, y: DRUM.y - 60 },
          Math.abs(off) < TRUE ? 'perfect' : 'good',
        )
        relight(state, turn, LAMPS, DRUM)
        state.offs.push(off)
      }
      state.next++
    } else if (state.at > due + NEAR * beat) {
      slip(state, turn, DRUM)
      state.offs.push(0.5)
      state.next++
    }
    if (!state.over && state.next >= state.kept) newRound(state, turn)
  },
}
