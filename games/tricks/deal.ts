import { packOf, SPADES, suitOf, type Card } from '#kit/game/cards/cards.ts'
import { seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import { NONE, seatAfter, type Board } from './board.ts'
import type { TrickRules } from './games.ts'
import type { Phase, TrickState } from './state.ts'

/** Cards dealt before the call at belote. */
const FIRST_FIVE = 5

export const sizeOf = ({ sizes }: TrickRules, round: number) => sizes[Math.min(round, sizes.length - 1)]!

const firstPhase = (rules: TrickRules, round: number): Phase => {
  if (rules.passes) return 'pass'
  if (rules.bids) return 'bid'
  if (rules.trump === 'called') return 'call'
  return rules.trump === 'named' || (rules.trump === 'winner' && round > 0) ? 'name' : 'play'
}

export function dealt(rules: TrickRules, state: TrickState): TrickState {
  const random = seededRandom(state.luck)
  const next = dealtBy(rules, state, random)
  return { ...next, luck: random.state() }
}

/** Deals the next hand with the caller's random numbers. */
export function dealtBy(rules: TrickRules, state: TrickState, random: Random): TrickState {
  const pack = shuffled(packOf(rules.ranks), random)
  const size = sizeOf(rules, state.round)
  const first = rules.kind === 'belote' ? FIRST_FIVE : size
  const hands: Card[][] = state.out.map((isOut) => (isOut ? [] : pack.splice(0, first)))
  const phase = firstPhase(rules, state.round)
  const isTurned =
    rules.trump === 'turned' || rules.trump === 'called' || (rules.trump === 'winner' && state.round === 0)
  const dealer = state.round === 0 ? state.dealer : seatAfter(state, state.dealer)
  const stock = pack
  let upcard: Card | typeof NONE = NONE
  if (isTurned) {
    if (stock.length === 0) upcard = hands[dealer]!.at(-1)!
    else if (rules.draws && rules.kind !== 'german-whist') upcard = stock[0]!
    else upcard = stock.at(-1)!
  }
  const trump =
    rules.trump === 'spades' ? SPADES : isTurned && rules.trump !== 'called' ? suitOf(upcard) : NONE
  const lead = seatAfter(state, dealer)
  const clear = hands.map(() => 0)
  const namer = state.maker === NONE || rules.kind === 'schieber' ? lead : state.maker
  const board: Board = {
    hands,
    stock: rules.draws || rules.trump === 'called' || upcard !== NONE ? stock : [],
    upcard,
    trick: [],
    lead: rules.kind === 'hokm' ? namer : lead,
    last: [],
    won: hands.map(() => []),
    tricks: [...clear],
    bids: hands.map(() => NONE),
    trump,
    maker: phase === 'name' ? namer : NONE,
    dealer,
    bonus: [...clear],
    voids: [...clear],
    out: [...state.out],
  }
  // Without drawing, undealt cards are set aside; only the turned one is visible.
  if (!rules.draws && rules.trump !== 'called')
    board.stock = upcard !== NONE && stock.length > 0 ? [upcard] : []
  return {
    ...state,
    ...board,
    phase,
    speaker: phase === 'name' ? namer : lead,
    passed: [],
  }
}

/** At belote the taker gets the turned card, and all hands are filled to eight. */
export function dealRest(board: Board, maker: number) {
  const rest = board.stock.filter((card) => card !== board.upcard)
  if (board.upcard !== NONE) board.hands[maker]!.push(board.upcard)
  for (const hand of board.hands) while (hand.length < 8) hand.push(rest.pop()!)
  board.stock = []
  board.upcard = NONE
  for (const [seat, hand] of board.hands.entries()) {
    const queen = board.trump * 13 + 11
    if (hand.includes(queen) && hand.includes(queen + 1)) board.bonus[seat % 2]! += 20
  }
}
