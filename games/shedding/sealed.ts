import { NEXT } from '#kit/game/cards/card-rules.ts'
import { faceDown } from '#kit/game/cards/face-down.ts'
import {
  NO_LUCK,
  seatedFrom,
  type Eye,
  type SealedEnding,
  type SealedRules,
  type SealedSet,
} from '#kit/game/duel/sealed.ts'
import { shuffled, type Random } from '#kit/random/random.ts'
import { definitions, type ShedDefinition } from './definitions.ts'
import { rulesOf } from './games.ts'
import { next } from './match-rules.ts'
import { counted, dealtBy, firstOf, legalMoves, undealt } from './rules.ts'
import { DRAW, type ShedKind, type ShedRules, type ShedState } from './state.ts'

/** Games of matching cards: all moves are open, and a seat may be given up in any of them. */
const KINDS: readonly ShedKind[] = ['crazy-eights', 'mau-mau', 'switch-cards', 'pesten', 'up-or-down']
/** The blanks of each hand and of the stock differ. */
const STOCK = 4

/** The waste goes below a stock that is too small for what is drawn, in an order that nobody can compute from what they see. */
function withEnough(state: ShedState, random: Random): ShedState {
  const { stock, waste, count } = state
  if (stock.length >= Math.max(1, count)) return state
  return { ...state, stock: [...shuffled(waste.slice(0, -1), random), ...stock], waste: waste.slice(-1) }
}

function played(rules: ShedRules, state: ShedState, move: number, random: Random): ShedState {
  if (move === NEXT)
    return dealtBy(rules, { ...state, round: state.round + 1 }, { random, left: state.resting })
  return counted(rules, rules.move(move === DRAW ? withEnough(state, random) : state, move))
}

/** The hand goes into the stock, and what the seat owed or had won is gone with it. */
function left(state: ShedState, seat: number, random: Random): ShedState {
  const gone: ShedState = {
    ...state,
    hands: state.hands.with(seat, []),
    stock: shuffled([...state.stock, ...state.hands[seat]!], random),
    resting: state.resting.with(seat, true),
    totals: state.totals.with(seat, 0),
    gains: state.gains.map((gain, index) => (index === seat ? 0 : gain)),
    film: [],
  }
  return gone.phase === 'play' && gone.speaker === seat ? next({ ...gone, count: 0 }, 1) : gone
}

function endingOf({ phase, totals }: ShedState): SealedEnding | undefined {
  return phase === 'over' ? { winner: totals.indexOf(Math.max(...totals)), points: totals } : undefined
}

/** The table from a seat, which becomes the first. */
function turnedTo(state: ShedState, seat: number): ShedState {
  const { length } = state.hands
  const from = (index: number) => (index - seat + length) % length
  const bySeat = <Item>(list: readonly Item[]) => seatedFrom(list, seat)
  return {
    ...state,
    hands: bySeat(state.hands),
    won: bySeat(state.won),
    totals: bySeat(state.totals),
    gains: bySeat(state.gains),
    marks: bySeat(state.marks),
    resting: bySeat(state.resting),
    speaker: from(state.speaker),
    lead: from(state.lead),
  }
}

/** All hands are visible while one is counted; the stock stays hidden until the end. */
function seenBy(state: ShedState, { seat, isOver }: Eye): ShedState {
  const own = turnedTo(state, seat ?? 0)
  if (isOver) return own
  const isOpen = (index: number) => state.phase !== 'play' || (seat !== undefined && index === 0)
  return {
    ...own,
    hands: own.hands.map((hand, index) => (isOpen(index) ? hand : faceDown(hand, index))),
    stock: faceDown(own.stock, STOCK),
  }
}

const sealedRules = (rules: ShedRules, seats: number): SealedRules<ShedState> => ({
  deal: (random) => dealtBy(rules, undealt(seats, NO_LUCK), { random }),
  // The next hand is asked for by whoever leads it.
  turn: (state) =>
    state.phase === 'play' ? state.speaker : firstOf({ ...state, round: state.round + 1 }, state.resting),
  moves: (state) => legalMoves(rules, state),
  play: (state, move, random) => ({ ...played(rules, state, move, random), film: [move] }),
  ending: endingOf,
  leave: left,
  seenBy,
})

/** The games that two to four play who sit elsewhere. */
export const sealed: SealedSet<ShedDefinition, ShedState> = {
  definitions: definitions.filter(({ kind }) => KINDS.includes(kind)),
  rulesOf: ({ kind }, seats = 2) => sealedRules(rulesOf(kind), seats),
}
