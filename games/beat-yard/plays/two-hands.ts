import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { mark, relight, ring, slip, tapped, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#9a5f9a', '#2a1238'] }

interface Hand {
  /** Ticks until its next beat; negative when late. */
  left: number
  period: number
  /** Beats of this hand per round. */
  beats: number
  flash: number
}
export interface HandsState extends BeatState {
  hands: [Hand, Hand]
  /** Ticks of a round, elapsed ticks, and rounds left with this pair. */
  long: number
  at: number
  rounds: number
  stage: number
}

export const LAMPS = 4
export const NEAR = 11
const TRUE = 5
const REST = 70
/** Beats of the left hand against the right. */
const PAIRS: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 2],
  [1, 3],
  [2, 4],
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
]

export const drumPlace = (hand: number) => ({ x: 106 + hand * 188, y: 286 })

const handOf = (beats: number, long: number): Hand => ({
  left: REST,
  period: long / beats,
  beats,
  flash: 0,
})

function newPair(state: HandsState, turn: Turn) {
  state.stage++
  const hard = hardness(state.stage, 6)
  state.long = Math.round(190 - 60 * hard)
  const open = Math.min(PAIRS.length, 2 + state.stage)
  const [one, other] = PAIRS[state.stage < 3 ? state.stage : 2 + pickIndex(open - 2, turn.random)] ?? [2, 3]
  state.hands = [handOf(one, state.long), handOf(other, state.long)]
  state.at = -REST
  state.rounds = 4
  turn.tell('pair', 200, 110)
}

function strike(state: HandsState, turn: Turn, side: number) {
  const hand = state.hands[side]!
  const at = drumPlace(side)
  hand.flash = 10
  ring(turn, side === 0 ? 0 : 4, at)
  if (Math.abs(hand.left) > NEAR) {
    state.combo = 0
    turn.tell('stray', at.x, at.y)
    return
  }
  const isTrue = Math.abs(hand.left) < TRUE
  hand.left += hand.period
  mark(state, turn, isTrue ? 2 : 1, at, isTrue ? 'perfect' : 'good')
  relight(state, turn, LAMPS, at)
}

/** Polyrhythm: two against three, three against four. */
export const rules: MicroRules<HandsState> = {
  inputs: [0, 1, 2],
  hand: 'tap',
  sight: 70,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    hands: [handOf(1, 190), handOf(2, 190)],
    long: 190,
    at: -REST,
    rounds: 3,
    stage: 0,
  }),
  step(state, turn) {
    const side = tapped(state, turn)
    if (side > 0) strike(state, turn, side - 1)
    state.at++
    for (const [index, hand] of state.hands.entries()) {
      hand.left--
      if (hand.flash > 0) hand.flash--
      if (hand.left >= -NEAR) continue
      hand.left += hand.period
      slip(state, turn, drumPlace(index))
      if (state.over) return
    }
    if (state.at < state.long - NEAR) return
    state.at -= state.long
    if (--state.rounds === 0) newPair(state, turn)
  },
  hints: ({ hands }) => [0, ...hands.flatMap(({ left }, side) => (left < 40 ? [side + 1] : []))],
}
