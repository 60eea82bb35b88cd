import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { aimed, freshHand, hitOf, placeOfNumber, type Hand } from './board.ts'
import { numbersTo, placeInput, PLACES, slip, type Place } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'clock-darts',
  genre: 'sports',
  input: ['hold', 'drag', 'keys'],
  ground: ['#2f8a6a', '#0a2a30'],
}

export interface ClockState extends Hand {
  /** The wanted number: 1 to 20, then 25 for the bull. */
  wanted: number
  laps: number
  darts: { x: number; y: number }[]
  /** Whether a dart of this visit has hit. */
  lucky: boolean
  since: number
}

export const VISIT = 3
const SHOWN = 36
const PATIENCE = 900

function advance(state: ClockState, turn: Turn, at: Place) {
  if (state.wanted === 25) {
    state.laps++
    state.wanted = 1
    bonus(state, turn, 20, at)
  } else state.wanted = state.wanted === 20 ? 25 : state.wanted + 1
  state.sway = 3 + 15 * hardness(state.laps * 21 + (state.wanted % 25), 26)
}

function land(state: ClockState, turn: Turn, at: Place) {
  const { number, times } = hitOf(at)
  state.darts.push({ ...at })
  state.since = 0
  if (number !== state.wanted) return turn.tell('thud', at.x, at.y)
  state.lucky = true
  gain(state, turn, times, at)
  turn.tell(times === 1 ? 'single' : 'ring', at.x, at.y)
  // A double or treble ring skips numbers.
  for (let step = 0; step < times && !(step > 0 && state.wanted === 1); step++) advance(state, turn, at)
}

/** Round the clock: 1 to 20 in order, then the bull. Rings skip ahead; three misses in a visit cost a lantern. */
export const rules: MicroRules<ClockState> = {
  inputs: numbersTo(PLACES),
  hand: 'aim',
  sight: 34,
  start: () => ({
    ...freshBase(),
    ...freshHand(),
    lamps: 3,
    sway: 3,
    wanted: 1,
    laps: 0,
    darts: [],
    lucky: false,
    since: 0,
  }),
  step(state, turn) {
    state.since++
    if (state.darts.length === VISIT) {
      if (state.since < SHOWN) return
      if (!state.lucky) slip(state, turn, placeOfNumber(state.wanted))
      Object.assign(state, { darts: [], lucky: false, since: 0 })
      turn.tell('visit', 200, 380)
      return
    }
    const at = aimed(state, turn)
    if (at) return land(state, turn, at)
    if (state.since < PATIENCE) return
    state.since = 0
    slip(state, turn, placeOfNumber(state.wanted))
  },
  hints({ wanted }) {
    return [0, placeInput(placeOfNumber(wanted)), placeInput(placeOfNumber(wanted, 91))]
  },
}
