import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#a84060', '#381028'] }

export interface ShuffleState extends Tries {
  phase: 'show' | 'swap' | 'ask' | 'tell'
  since: number
  /** Which shell lies in each place. */
  order: number[]
  /** The shell with the pearl. */
  pearl: number
  swaps: number
  /** The two places that change now, and how long it takes. */
  pair: [one: number, other: number]
  takes: number
  round: number
  chosen: number
}

const MOST = 5
const SHOW = 56
const TELL = 46
const PATIENCE = 420

export const shellsOf = (round: number) => (round < 4 ? 3 : round < 10 ? 4 : MOST)
export const shellX = (place: number, count: number) =>
  200 + (place - (count - 1) / 2) * (count > 4 ? 74 : 90)
export const TABLE_Y = 220

function begin(state: ShuffleState, random: Random) {
  const count = shellsOf(state.round)
  state.phase = 'show'
  state.since = 0
  state.order = Array.from({ length: count }, (_, index) => index)
  state.pearl = pickIndex(count, random)
  state.swaps = 3 + Math.min(12, Math.floor(state.round * 0.8))
  state.takes = Math.round(38 - 25 * hardness(state.round, 9))
  state.chosen = -1
}

function nextSwap(state: ShuffleState, turn: Turn) {
  const count = state.order.length
  if (state.swaps-- <= 0) {
    state.phase = 'ask'
    state.since = 0
    return turn.tell('ask', 200, TABLE_Y)
  }
  const one = pickIndex(count, turn.random)
  const other = (one + 1 + pickIndex(count - 1, turn.random)) % count
  state.pair = [one, other]
  state.phase = 'swap'
  state.since = 0
  turn.tell('swap', shellX(one, count), TABLE_Y)
}

/** Where the shell of a place is now, and how far in front of the table's middle. */
export function shellAt(state: ShuffleState, place: number) {
  const count = state.order.length
  const own = shellX(place, count)
  const [one, other] = state.pair
  if (state.phase !== 'swap' || (place !== one && place !== other)) return { x: own, front: 0 }
  const share = Math.min(1, state.since / state.takes)
  const goal = shellX(place === one ? other : one, count)
  const bow = 4 * share * (1 - share) * (place === one ? 34 : -26)
  return { x: own + (goal - own) * share, front: bow }
}

function choose(state: ShuffleState, turn: Turn, place: number) {
  const at = { x: shellX(place, state.order.length), y: TABLE_Y }
  state.chosen = place
  state.phase = 'tell'
  const quick = state.since < 45
  state.since = 0
  if (state.order[place] === state.pearl) {
    gain(state, turn, 2 + Math.floor(state.round / 4), at)
    if (quick) bonus(state, turn, 1, { x: at.x, y: at.y - 60 })
  } else slip(state, turn, at)
}

/** The pearl goes under a shell, the shells change places: where is it now? */
export const rules: MicroRules<ShuffleState> = {
  inputs: numbersTo(MOST),
  hand: 'tap',
  sight: 20,
  start(random) {
    const state: ShuffleState = {
      ...freshBase(),
      lamps: 3,
      phase: 'show',
      since: 0,
      order: [],
      pearl: 0,
      swaps: 0,
      pair: [0, 1],
      takes: 40,
      round: 0,
      chosen: -1,
    }
    begin(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.phase === 'show') {
      if (state.since > SHOW) nextSwap(state, turn)
    } else if (state.phase === 'swap') {
      if (state.since < state.takes) return
      const [one, other] = state.pair
      const kept = state.order[one]!
      state.order[one] = state.order[other]!
      state.order[other] = kept
      nextSwap(state, turn)
    } else if (state.phase === 'ask') {
      const tap = tapped(state, turn)
      if (tap > 0 && tap <= state.order.length) choose(state, turn, tap - 1)
      else if (state.since > PATIENCE) {
        state.phase = 'tell'
        state.since = 0
        slip(state, turn, { x: 200, y: TABLE_Y })
      }
    } else if (state.since > TELL) {
      state.round++
      begin(state, turn.random)
    }
  },
  hints: ({ order, pearl, phase }) => (phase === 'ask' ? [0, order.indexOf(pearl) + 1] : [0]),
}
