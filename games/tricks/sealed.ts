import { NEXT, SWEEP } from '#kit/game/cards/card-rules.ts'
import { faceDown } from '#kit/game/cards/face-down.ts'
import {
  endingOf,
  NO_LUCK,
  seenFrom,
  turned,
  type Eye,
  type SealedRules,
  type SealedSet,
} from '#kit/game/duel/sealed.ts'
import { pickIndex } from '#kit/random/random.ts'
import { NONE, seatNow, type Board } from './board.ts'
import { dealtBy } from './deal.ts'
import { definitions, type TrickDefinition } from './definitions.ts'
import { rulesOf, type TrickRules } from './games.ts'
import { advance, legalMoves, undealt } from './rules.ts'
import type { TrickState } from './state.ts'

const seatedAt = (state: TrickState): TrickState => ({
  ...state,
  hands: turned(state.hands),
  won: turned(state.won),
  tricks: turned(state.tricks),
  bids: turned(state.bids),
  bonus: turned(state.bonus),
  voids: turned(state.voids),
  out: turned(state.out),
  totals: turned(state.totals),
  gains: turned(state.gains),
  bags: turned(state.bags),
  lead: 1 - state.lead,
  dealer: 1 - state.dealer,
  speaker: 1 - state.speaker,
  maker: state.maker === NONE ? NONE : 1 - state.maker,
})

/** The card that is turned up lies in the stock for both to see. */
function seenBy(state: TrickState, eye: Eye): TrickState {
  const seen = seenFrom(state, eye, { turned: seatedAt, hidden: faceDown })
  const stock = seen.stock.map((card, index) => (state.stock[index] === state.upcard ? state.upcard : card))
  return { ...seen, stock }
}

/** A card, and the sweep of the trick that is full with it. */
function played(rules: TrickRules, state: TrickState, card: number): TrickState {
  const after = advance(rules, state, card)
  if (after.phase !== 'sweep') return { ...after, film: [card] }
  return { ...advance(rules, after, SWEEP), film: [card, SWEEP] }
}

const sealedRules = (rules: TrickRules): SealedRules<TrickState> => ({
  deal(random) {
    const dealer = pickIndex(rules.seats, random)
    return dealtBy(rules, { ...undealt(rules, NO_LUCK), dealer }, random)
  },
  // The next hand is asked for by whoever will lead it: the dealer of the one before.
  turn: (state) => ((state.phase === 'play' ? seatNow(state as Board) : state.dealer) === 0 ? 0 : 1),
  moves: (state) => legalMoves(rules, state),
  play: (state, move, random) =>
    move === NEXT
      ? { ...dealtBy(rules, { ...state, round: state.round + 1 }, random), film: [NEXT] }
      : played(rules, state, move),
  ending: endingOf,
  seenBy,
})

/** The games for two, played with somebody who sits elsewhere: cards alone, without bids and calls. */
export const sealed: SealedSet<TrickDefinition, TrickState> = {
  definitions: definitions.filter(({ kind }) => rulesOf(kind).seats === 2),
  rulesOf: ({ kind }) => sealedRules(rulesOf(kind)),
}
