import { cardRules, NEXT, SWEEP, TABLE, YOU, type CardGame } from '#kit/game/cards/card-rules.ts'
import { suitOf, SUITS, type Card } from '#kit/game/cards/cards.ts'
import type { Status } from '#kit/game/contract.ts'
import {
  copyBoard,
  isHandOver,
  isTrickFull,
  legalCards,
  NONE,
  playCard,
  playersIn,
  seatAfter,
  seatNow,
  sideOf,
  sidesOf,
  sweepTrick,
  type Board,
} from './board.ts'
import { bidOf, gainsOf, tricksOf } from './count.ts'
import { dealt } from './deal.ts'
import type { TrickRules } from './games.ts'
import { BID, isCardMove, NAME, PASS, TAKE, type TrickState } from './state.ts'
import {
  bestBid,
  bestCall,
  bestCard,
  legalBids,
  mayPassName,
  withTrump,
  worstCard,
  worstToKeep,
  type Mind,
} from './think.ts'

const BAGS = 5

/** A match before its first deal. */
export function undealt(rules: TrickRules, luck: number): TrickState {
  const seats = Array.from({ length: rules.seats }, () => 0)
  const sides = Array.from({ length: sidesOf(rules) }, () => 0)
  return {
    hands: [],
    stock: [],
    upcard: NONE,
    trick: [],
    lead: 0,
    last: [],
    won: [],
    tricks: seats,
    bids: seats,
    trump: NONE,
    maker: NONE,
    dealer: luck % rules.seats,
    bonus: seats,
    voids: seats,
    out: seats.map(() => false),
    phase: 'play',
    speaker: 0,
    round: 0,
    totals: sides,
    gains: sides,
    bags: sides,
    passed: [],
    luck,
    film: [],
  }
}

export function turnOf({ phase, speaker, ...board }: TrickState): number {
  switch (phase) {
    case 'pass':
    case 'sheet':
    case 'over':
      return YOU
    case 'bid':
    case 'call':
    case 'name':
      return speaker
    case 'discard':
      return board.dealer
    case 'play':
      return seatNow(board as Board)
    case 'sweep':
      return TABLE
  }
}

/** Legal moves of the current seat in this phase. */
export function legalMoves(rules: TrickRules, state: TrickState): readonly number[] {
  const { phase, upcard, hands, passed, dealer } = state
  switch (phase) {
    case 'pass':
      return hands[YOU]!.filter((card) => !passed.includes(card))
    case 'bid':
      return legalBids(rules, state).map((count) => BID + count)
    case 'call':
      return [PASS, TAKE]
    case 'name': {
      const turned = upcard === NONE ? NONE : suitOf(upcard)
      const suits = SUITS.filter((suit) => suit !== turned).map((suit) => NAME + suit)
      return mayPassName(rules, state) ? [PASS, ...suits] : suits
    }
    case 'discard':
      return hands[dealer]!
    case 'play':
      return legalCards(rules, state as Board)
    case 'sheet':
      return [NEXT]
    case 'sweep':
      return [SWEEP]
    case 'over':
      return []
  }
}

export function advance(rules: TrickRules, state: TrickState, move: number): TrickState {
  const board = copyBoard(state as Board)
  switch (state.phase) {
    case 'pass':
      return passedCard(rules, { ...state, passed: [...state.passed, move] })
    case 'bid': {
      board.bids[state.speaker] = move - BID
      const isDone = board.bids.every((bid, seat) => bid >= 0 || board.out[seat] === true)
      return { ...state, ...board, speaker: seatAfter(board, state.speaker), phase: isDone ? 'play' : 'bid' }
    }
    case 'call':
    case 'name':
      return move === PASS ? saidNo(rules, state) : named(rules, state, move)
    case 'discard': {
      const hand = board.hands[board.dealer]!
      hand.splice(hand.indexOf(move), 1)
      return { ...state, ...board, stock: [...board.stock, move], phase: 'play' }
    }
    case 'play':
      playCard(rules, board, move)
      return { ...state, ...board, phase: isTrickFull(board) ? 'sweep' : 'play' }
    case 'sweep':
      sweepTrick(rules, board)
      if (isHandOver(rules, board)) return counted(rules, { ...state, ...board })
      return { ...state, ...board, phase: 'play' }
    case 'sheet':
      return dealt(rules, { ...state, round: state.round + 1 })
    case 'over':
      return state
  }
}

/** Once the player has chosen all cards, everybody passes to the left. */
function passedCard(rules: TrickRules, state: TrickState): TrickState {
  const count = rules.passes ?? 0
  if (state.passed.length < count) return state
  const away = state.hands.map((hand, seat) => {
    if (seat === YOU) return [...state.passed]
    const cards: Card[] = []
    while (cards.length < count) cards.push(worstToKeep(hand.filter((card) => !cards.includes(card))))
    return cards
  })
  const hands = state.hands.map((hand, seat) => [
    ...hand.filter((card) => !away[seat]!.includes(card)),
    ...away[(seat + rules.seats - 1) % rules.seats]!,
  ])
  return { ...state, hands, phase: 'play' }
}

function saidNo(rules: TrickRules, state: TrickState): TrickState {
  const speaker = seatAfter(state, state.speaker)
  if (state.speaker !== state.dealer) return { ...state, speaker }
  if (state.phase === 'call') return { ...state, speaker, phase: 'name' }
  // Nobody bids: deal again.
  return dealt(rules, state)
}

function named(rules: TrickRules, state: TrickState, move: number): TrickState {
  const board = copyBoard(state as Board)
  const { speaker, upcard } = state
  withTrump(rules, board, speaker, move === TAKE ? suitOf(upcard) : move - NAME)
  if (rules.kind === 'euchre' && move === TAKE) {
    board.hands[board.dealer]!.push(upcard)
    board.stock = board.stock.filter((card) => card !== upcard)
    return { ...state, ...board, phase: 'discard' }
  }
  if (rules.kind === 'euchre') board.upcard = NONE
  return { ...state, ...board, phase: 'play' }
}

/** Counts a hand, which may end the match. */
function counted(rules: TrickRules, state: TrickState): TrickState {
  const board = state as Board
  const gains = gainsOf(rules, board, state.bags)
  const totals = state.totals.map((total, side) => total + gains[side]!)
  const bags = state.bags.map((kept, side) => {
    const over = tricksOf(rules, board, side) - bidOf(rules, board, side)
    return rules.kind === 'spades' ? (kept + Math.max(0, over)) % BAGS : 0
  })
  const next: TrickState = { ...state, gains, totals, bags, phase: 'sheet' }
  if (rules.kind === 'knockout-whist') return knockedOut(next)
  // A trump maker who lost passes the right on.
  const isDeposed = rules.kind === 'hokm' && gains[sideOf(rules, state.maker)] === 0
  const heir: TrickState = isDeposed ? { ...next, maker: seatAfter(board, state.maker) } : next
  if (rules.goal === 0) return { ...heir, phase: state.round + 1 >= rules.sizes.length ? 'over' : 'sheet' }
  const sorted = totals.toSorted((one, other) => other - one)
  const isReached = sorted[0]! >= rules.goal && (rules.avoids === true || sorted[0] !== sorted[1])
  // A pair far below zero has lost.
  const isSunk = rules.kind === 'spades' && totals.some((total) => total <= -rules.goal)
  return isReached || isSunk ? { ...heir, phase: 'over' } : heir
}

/** A seat without a trick is eliminated; the one with most names the next trump. */
function knockedOut(state: TrickState): TrickState {
  const out = state.out.map((isOut, seat) => isOut || state.tricks[seat] === 0)
  const most = Math.max(...state.tricks)
  const maker = state.tricks.indexOf(most)
  const isOver = out[YOU] === true || playersIn({ out }) === 1
  return { ...state, out, maker, phase: isOver ? 'over' : 'sheet' }
}

export function hasWon(rules: TrickRules, { totals, out }: TrickState): boolean {
  if (rules.kind === 'knockout-whist') return !out[YOU]
  const own = totals[YOU]!
  return rules.avoids ? own === Math.min(...totals) : own === Math.max(...totals)
}

/** Name of an event, which the gate counts and the view shows. */
function kindOf(rules: TrickRules, before: TrickState, move: number, after: TrickState): string {
  if (before.phase === 'sweep') {
    if (after.phase !== 'play') return 'count'
    return sideOf(rules, after.lead) === YOU ? 'take' : 'taken'
  }
  if (isCardMove(move)) return before.phase === 'play' ? 'play' : 'give'
  return before.phase === 'sheet' ? 'deal' : before.phase
}

export function progressOf(rules: TrickRules, { totals, round, hands, won }: TrickState): number {
  const cards = won.reduce((sum, taken) => sum + taken.length, 0)
  const all = cards + hands.reduce((sum, hand) => sum + hand.length, 0)
  const part = all > 0 ? cards / all : 0
  if (rules.goal === 0) return Math.min(1, (round + part) / rules.sizes.length)
  return Math.max(0, Math.min(1, Math.max(...totals) / rules.goal))
}

export function thinkOf(rules: TrickRules, state: TrickState, mind: Mind): number {
  const seat = turnOf(state)
  switch (state.phase) {
    case 'bid':
      return bestBid(rules, state, seat, mind)
    case 'call':
    case 'name':
      return bestCall(rules, state, seat, mind)
    case 'discard':
      return worstCard(rules, state, state.hands[seat]!)
    case 'pass':
      return worstToKeep(legalMoves(rules, state))
    case 'sheet':
      return NEXT
    default:
      return bestCard(rules, state, seat, mind)
  }
}

export const trickGame = (rules: TrickRules, mind: Mind): CardGame<TrickState> => ({
  start: (luck) => dealt(rules, undealt(rules, luck)),
  advance: (state, move) => advance(rules, state, move),
  turn: turnOf,
  legal: (state) => legalMoves(rules, state),
  think: (state) => thinkOf(rules, state, mind),
  status(state): Status {
    if (state.phase !== 'over') return 'playing'
    return hasWon(rules, state) ? 'won' : 'lost'
  },
  score: (state) => Math.max(0, state.totals[YOU]!),
  progress: (state) => progressOf(rules, state),
  kind: (before, move, after) => kindOf(rules, before, move, after),
})

export const trickRules = (rules: TrickRules, mind: Mind) => cardRules(trickGame(rules, mind))
