import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import {
  bidOf,
  bluffChoice,
  CALL,
  countIn,
  FACES,
  isHigher,
  moveOf,
  type Bid,
  type Temper,
} from './bluff-mind.ts'
import type { Mode } from './definitions.ts'

export const PLAYERS = 3
export const HAND = 5
export const YOU = 0

/** An event since the player's last move. */
export type Deed =
  | { readonly kind: 'bid'; readonly who: number; readonly bid: Bid }
  | {
      readonly kind: 'call'
      readonly who: number
      readonly bid: Bid
      /** The loser of a die, the actual number of dice, and all revealed hands. */
      readonly loser: number
      readonly real: number
      readonly hands: readonly (readonly number[])[]
    }

export interface BluffState {
  readonly mode: Mode
  readonly hands: readonly (readonly number[])[]
  readonly turn: number
  readonly bid: Bid | undefined
  readonly by: number
  readonly round: number
  readonly deeds: readonly Deed[]
}

/** The careful crab and the daring parrot, by how well they play. */
const TEMPERS: Readonly<Record<Mode, readonly [Temper, Temper]>> = {
  solo: [
    { doubt: 0.4, blur: 0.1, bluff: 0.1 },
    { doubt: 0.4, blur: 0.1, bluff: 0.1 },
  ],
  easy: [
    { doubt: 0.7, blur: 0.7, bluff: 0.05 },
    { doubt: 0.25, blur: 0.6, bluff: 0.5 },
  ],
  medium: [
    { doubt: 0.55, blur: 0.35, bluff: 0.08 },
    { doubt: 0.35, blur: 0.3, bluff: 0.3 },
  ],
  hard: [
    { doubt: 0.5, blur: 0.08, bluff: 0.06 },
    { doubt: 0.42, blur: 0.1, bluff: 0.16 },
  ],
}

export const diceIn = (hands: readonly (readonly number[])[]) =>
  hands.reduce((sum, hand) => sum + hand.length, 0)

const dealt = (sizes: readonly number[], random: Random) =>
  sizes.map((size) =>
    Array.from({ length: size }, () => 1 + pickIndex(6, random)).toSorted((one, other) => one - other),
  )

/** The next player with dice, starting with this one. */
function seated(hands: readonly (readonly number[])[], from: number): number {
  for (let step = 0; step < PLAYERS; step++) {
    const who = (from + step) % PLAYERS
    if (hands[who]!.length > 0) return who
  }
  return from
}

export const isOver = ({ hands }: BluffState) =>
  hands[YOU]!.length === 0 || hands.slice(1).every((hand) => hand.length === 0)

/** One move of the current player. */
function moved(state: BluffState, move: number, random: Random): BluffState {
  const { hands, turn, bid, by } = state
  if (move !== CALL || !bid) {
    const next = bidOf(move)
    const deed: Deed = { kind: 'bid', who: turn, bid: next }
    return { ...state, bid: next, by: turn, turn: seated(hands, turn + 1), deeds: [...state.deeds, deed] }
  }
  const real = hands.reduce((sum, hand) => sum + countIn(hand, bid.face), 0)
  const loser = real >= bid.count ? turn : by
  const sizes = hands.map((hand, who) => hand.length - (who === loser ? 1 : 0))
  const deed: Deed = { kind: 'call', who: turn, bid, loser, real, hands }
  const next = dealt(sizes, random)
  return {
    ...state,
    hands: next,
    bid: undefined,
    turn: seated(next, loser),
    round: state.round + 1,
    deeds: [...state.deeds, deed],
  }
}

const rivalMove = ({ mode, hands, turn, bid }: BluffState, random: Random): number => {
  const hand = hands[turn]!
  const unseen = diceIn(hands) - hand.length
  return bluffChoice({ hand, unseen, bid, trust: 0.05 }, TEMPERS[mode][turn - 1]!, random)
}

/** Plays the rivals until the player is asked again. */
function answered(state: BluffState, random: Random): BluffState {
  let next = state
  while (!isOver(next) && next.turn !== YOU) next = moved(next, rivalMove(next, random), random)
  return next
}

export const bluffRules = (mode: Mode): TurnRules<BluffState, number> => ({
  start: (random) => ({
    mode,
    hands: dealt([HAND, HAND, HAND], random),
    turn: YOU,
    bid: undefined,
    by: YOU,
    round: 1,
    deeds: [],
  }),
  step(state, move, random) {
    const next = answered(moved({ ...state, deeds: [] }, move, random), random)
    const events: SimEvent[] = next.deeds.map((deed) =>
      deed.kind === 'bid'
        ? { kind: deed.who === YOU ? 'bid' : 'raised', amount: deed.bid.count }
        : { kind: deed.loser === YOU ? 'lost-die' : 'won-die', amount: deed.real },
    )
    return { state: next, events }
  },
  legal(state) {
    if (isOver(state)) return []
    const total = diceIn(state.hands)
    const bids: number[] = []
    for (let count = 1; count <= total; count++)
      for (const face of FACES) if (isHigher({ count, face }, state.bid)) bids.push(moveOf({ count, face }))
    return state.bid ? [CALL, ...bids] : bids
  },
  status: (state) => (isOver(state) ? (state.hands[YOU]!.length > 0 ? 'won' : 'lost') : 'playing'),
  score: ({ hands }) => 2 * HAND - hands[1]!.length - hands[2]!.length,
  progress: ({ hands }) => Math.min(1, (PLAYERS * HAND - diceIn(hands)) / (2 * HAND + HAND - 1)),
})
