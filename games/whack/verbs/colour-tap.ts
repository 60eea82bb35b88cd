import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#5a4fb0', '#1a1548'] }

export interface TapState extends Tries {
  /** Colours of the pads, and the requested one. */
  pads: number[]
  wanted: number
  /** The lantern wants any colour but its own. */
  other: boolean
  left: number
  full: number
  round: number
}

export const padPlace = (index: number, count: number) => {
  const columns = count > 4 ? 3 : 2
  const wide = columns === 3 ? 112 : 130
  return {
    x: 200 + ((index % columns) - (columns - 1) / 2) * wide,
    y: 235 + Math.floor(index / columns) * 92,
  }
}
const FAST = 0.6

function ask(state: TapState, turn: Turn) {
  state.round++
  const count = state.round < 14 ? 4 : 6
  state.pads = shuffled([0, 1, 2, 3, 4, 5], turn.random).slice(0, count)
  state.other = state.round > 8 && turn.random() < 0.3
  state.wanted = state.pads[pickIndex(count, turn.random)]!
  // With only one wrong colour: two pads show the lantern's colour and only the third is right.
  if (state.other)
    state.pads = state.pads.map((colour, index) =>
      index % 2 === 0 ? state.wanted : colour === state.wanted ? (colour + 1) % 6 : colour,
    )
  state.full = 130 - 84 * hardness(state.round, 26)
  state.left = state.full
}

const isRight = ({ pads, wanted, other }: TapState, index: number) => (pads[index] === wanted) !== other

/** Tap the pad of the lantern's colour; with a bar across it, any other. */
export const rules: MicroRules<TapState> = {
  inputs: numbersTo(6),
  hand: 'tap',
  sight: 24,
  start: (random) => ({
    ...freshBase(),
    lamps: 3,
    pads: shuffled([0, 1, 2, 3], random),
    wanted: pickIndex(4, random),
    other: false,
    left: 160,
    full: 160,
    round: 0,
  }),
  step(state, turn) {
    const tap = tapped(state, turn)
    state.left--
    if (tap > 0 && tap <= state.pads.length) {
      const at = padPlace(tap - 1, state.pads.length)
      if (isRight(state, tap - 1)) {
        if (state.left > state.full * FAST) bonus(state, turn, 1, { x: at.x, y: at.y - 36 })
        gain(state, turn, 1, at)
      } else slip(state, turn, at)
      ask(state, turn)
    } else if (state.left <= 0) {
      slip(state, turn, { x: 200, y: 110 })
      ask(state, turn)
    }
  },
  hints: (state) => [0, ...state.pads.flatMap((_, index) => (isRight(state, index) ? [index + 1] : []))],
}
