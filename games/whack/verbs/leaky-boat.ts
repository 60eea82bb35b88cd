import {
  bonus,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, tapped } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#c8844a', '#3f2030'] }

export interface BoatState extends Base {
  /** Blows each plank still needs: 0 is sound. */
  leaks: number[]
  /** 0 dry, 1 sunk. */
  water: number
  next: number
  mended: number
  /** The plank that was struck last, and when. */
  struck: number
  since: number
}

export const PLANKS = 12
export const plankPlace = (index: number) => ({
  x: 86 + (index % 4) * 76,
  y: 132 + Math.floor(index / 4) * 80,
})
export const PUMP = { x: 200, y: 372 } as const
const PUMP_INPUT = PLANKS + 1
const PUMPS = 0.011
const CRACK = 3

function burst(state: BoatState, turn: Turn) {
  const hard = hardness(state.mended, 26)
  const sound = state.leaks.flatMap((blows, index) => (blows === 0 ? [index] : []))
  const index = sound[pickIndex(sound.length, turn.random)]
  state.next = 96 - 56 * hard
  if (index === undefined) return
  state.leaks[index] = turn.random() < 0.22 + 0.2 * hard ? 5 : 3
  turn.tell('burst', plankPlace(index).x, plankPlace(index).y)
}

function hammer(state: BoatState, turn: Turn, index: number) {
  const at = plankPlace(index)
  state.struck = index
  state.since = 0
  if (state.leaks[index] === 0) {
    // Hammering a sound plank cracks it.
    state.leaks[index] = CRACK
    state.combo = 0
    state.water += 0.04
    return turn.tell('crack', at.x, at.y)
  }
  state.leaks[index]!--
  if (state.leaks[index]! > 0) return turn.tell('blow', at.x, at.y)
  state.mended++
  gain(state, turn, 1, at)
  if (state.leaks.every((blows) => blows === 0)) bonus(state, turn, 2, { x: 200, y: 90 })
}

/** Nail the leaks shut before the boat is full; the pump buys time. */
export const rules: MicroRules<BoatState> = {
  inputs: numbersTo(PUMP_INPUT),
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    leaks: Array.from({ length: PLANKS }, (_, index) => (index === 5 ? 3 : 0)),
    water: 0.12,
    next: 70,
    mended: 0,
    struck: -1,
    since: 99,
  }),
  step(state, turn) {
    state.since++
    const tap = tapped(state, turn)
    if (tap === PUMP_INPUT) {
      state.water = Math.max(0, state.water - PUMPS)
      turn.tell('pump', PUMP.x, PUMP.y)
    } else if (tap > 0) hammer(state, turn, tap - 1)
    const open = state.leaks.reduce((sum, blows) => sum + (blows > 3 ? 1.6 : blows > 0 ? 1 : 0), 0)
    state.water += open * (0.00042 + 0.0003 * hardness(state.mended, 30))
    if (state.water >= 1) return end(state, turn, { x: 200, y: 300 })
    if (--state.next <= 0) burst(state, turn)
  },
  hints({ leaks }) {
    const open = leaks.flatMap((blows, index) => (blows > 0 ? [index + 1] : []))
    return open.length > 0 ? open : [0, PUMP_INPUT]
  },
  worth: ({ water, leaks }) => -40 * water - leaks.reduce((sum, blows) => sum + blows, 0),
}
