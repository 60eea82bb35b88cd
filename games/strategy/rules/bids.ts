import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { CampaignRules, CampaignState } from './campaign-rules.ts'

/** Prizes go to the highest unique sealed bid; urchins to the lowest unique one. */
export interface BidsState extends CampaignState {
  /** Upcoming prizes, the first is bid for; negative ones are urchins. */
  readonly prizes: readonly number[]
  /** Value left on the table because nobody won it. */
  readonly pot: number
  /** Cards of the player and both rivals, ascending. */
  readonly hands: readonly (readonly number[])[]
  readonly points: readonly number[]
  /** Face-down bids of both rivals. */
  readonly sealed: readonly number[]
  /** The last bids and the winner, -1 for nobody; empty before the first round. */
  readonly bids: readonly number[]
  readonly winner: number
  readonly lastPrize: number
}

export const ROUNDS = 9
const PRIZES = [1, 2, 3, 4, 5, 6, 8, 10] as const
const URCHINS = [-2, -3, -4, -5] as const

function start(level: number, random: Random): BidsState {
  const urchins = shuffled(URCHINS, random).slice(0, level > 10 ? 3 : 2)
  const pearls = shuffled(PRIZES, random).slice(0, ROUNDS - urchins.length)
  const cards = Array.from({ length: ROUNDS }, (_, index) => index + 1)
  return sealedAnew(
    {
      level,
      moves: 0,
      prizes: shuffled([...pearls, ...urchins], random),
      pot: 0,
      hands: [cards, cards, cards],
      points: [0, 0, 0],
      sealed: [],
      bids: [],
      winner: -1,
      lastPrize: 0,
    },
    random,
  )
}

/** The rivals lay down their next bids. */
const sealedAnew = (state: BidsState, random: Random): BidsState => ({
  ...state,
  sealed: state.prizes.length > 0 ? [1, 2].map((who) => rivalsBid(state, who, random)) : [],
})

const LAMPS_UNTIL = 10
const THIRDS = 3

/** The rivals alternate in bidding openly, so that a bid is a decision rather than a guess. */
export const isOpen = ({ prizes }: BidsState, who: number) => prizes.length % 2 === who - 1

/** Lamps that hint at a bid: lower (0), middle or upper (2) third of its hand; -1 shows nothing. */
export function tellOf(state: BidsState, who: number): number {
  const bid = state.sealed[who - 1]
  // At later levels the other face cannot be read.
  if (bid === undefined || state.level > LAMPS_UNTIL) return -1
  return thirdOf(state.hands[who]!, bid)
}

/** Lamps are more exact the fewer cards are left: with three they show the very card. */
const thirdOf = (hand: readonly number[], card: number) =>
  Math.floor((hand.indexOf(card) * THIRDS) / hand.length)

/** The cards that a rival may have laid down, as far as it can be seen. */
export function likelyOf(state: BidsState, who: number): readonly number[] {
  const hand = state.hands[who]!
  const bid = state.sealed[who - 1]
  if (bid !== undefined && isOpen(state, who)) return [bid]
  const tell = tellOf(state, who)
  return tell < 0 ? hand : hand.filter((card) => thirdOf(hand, card) === tell)
}

/** What is on the table: the prize and what stayed there before. */
export const tableOf = ({ prizes, pot }: Pick<BidsState, 'prizes' | 'pot'>) => (prizes[0] ?? 0) + pot

/** Winner of a prize: the highest unique bid, for urchins the lowest; -1 if none is unique. */
export function winnerOf(bids: readonly number[], prize: number): number {
  let best = -1
  for (const [who, bid] of bids.entries()) {
    if (bids.filter((one) => one === bid).length > 1) continue
    if (best < 0 || (prize > 0 ? bid > bids[best]! : bid < bids[best]!)) best = who
  }
  return best
}

/** The card whose rank in the hand equals the prize's rank among those to come. */
function suited(state: BidsState, who: number): number {
  const hand = state.hands[who]!
  const table = Math.abs(tableOf(state))
  const others = state.prizes.slice(1).map(Math.abs)
  const below = others.filter((one) => one < table).length
  const index = Math.round((below / Math.max(1, others.length)) * (hand.length - 1))
  return hand[others.length === 0 ? 0 : index]!
}

/** Deviation of a rival's bid. */
const STRAY = 2

function rivalsBid(state: BidsState, who: number, random: Random): number {
  const hand = state.hands[who]!
  const at = hand.indexOf(suited(state, who))
  return hand[Math.max(0, Math.min(hand.length - 1, at + pickIndex(STRAY * 2 + 1, random) - STRAY))]!
}

function step(state: BidsState, input: number, random: Random) {
  const bids = [input, ...state.sealed]
  const prize = tableOf(state)
  const winner = prize === 0 ? -1 : winnerOf(bids, prize)
  const dealt: BidsState = {
    ...state,
    moves: state.moves + 1,
    prizes: state.prizes.slice(1),
    pot: winner < 0 ? prize : 0,
    hands: state.hands.map((hand, who) => hand.filter((card) => card !== bids[who])),
    points: state.points.map((points, who) => points + (who === winner ? prize : 0)),
    bids,
    winner,
    lastPrize: prize,
  }
  const next = sealedAnew(dealt, random)
  const kind = winner < 0 ? 'tie' : winner > 0 ? 'theirs' : prize > 0 ? 'pearls' : 'urchin'
  const events: SimEvent[] = [{ kind, amount: prize }]
  const status = statusOf(next)
  return { state: next, events: status === 'playing' ? events : [...events, { kind: status }] }
}

function statusOf({ prizes, points }: BidsState): 'playing' | 'won' | 'lost' {
  if (prizes.length > 0) return 'playing'
  return points[0]! > points[1]! && points[0]! > points[2]! ? 'won' : 'lost'
}

/** Expected value of a bid against plausible rival cards. */
function hoped(state: BidsState, bid: number): number {
  const prize = tableOf(state)
  const likely = (who: number) => {
    const hand = state.hands[who]!
    const at = hand.indexOf(suited(state, who))
    return likelyOf(state, who).filter((card) => Math.abs(hand.indexOf(card) - at) <= STRAY)
  }
  let [sum, count] = [0, 0]
  for (const one of likely(1))
    for (const other of likely(2)) {
      const winner = winnerOf([bid, one, other], prize)
      // A rival's gain counts as half a loss.
      sum += winner === 0 ? prize : winner > 0 ? -prize / 2 : 0
      count++
    }
  return sum / Math.max(1, count)
}

/** Future value of a card. */
const PER_CARD = 0.42

function advise(state: BidsState): number | undefined {
  if (statusOf(state) !== 'playing') return undefined
  let best: number | undefined
  let most = -Infinity
  for (const card of state.hands[0]!) {
    const value = hoped(state, card) - (state.prizes.length > 1 ? card * PER_CARD : 0)
    if (value <= most) continue
    most = value
    best = card
  }
  return best
}

const leadOf = ({ points }: BidsState) => points[0]! - Math.max(points[1]!, points[2]!)

export const bids: CampaignRules<BidsState> = {
  start,
  step,
  status: statusOf,
  legal: (state) => (statusOf(state) === 'playing' ? state.hands[0]! : []),
  score: (state) => Math.max(0, state.points[0]!) * 3 + (statusOf(state) === 'won' ? 50 : 0),
  progress: ({ prizes }) => 1 - prizes.length / ROUNDS,
  advise,
  stars: (state) => (leadOf(state) >= 12 ? 3 : leadOf(state) >= 5 ? 2 : 1),
}
