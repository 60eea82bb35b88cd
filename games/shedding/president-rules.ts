import { ALL_RANKS, rankOf } from '#kit/game/cards/cards.ts'
import {
  ended,
  groupMove,
  most,
  optionIn,
  PASS,
  rankIn,
  seatAfter,
  withHand,
  type ShedRules,
  type ShedState,
} from './state.ts'

/** Three is the lowest, two the highest. */
export const heightOf = (rank: number) => (rank + 10) % 13

const countOf = ({ hands, speaker }: ShedState, rank: number) =>
  hands[speaker]!.filter((card) => rankOf(card) === rank).length

function legal(state: ShedState): number[] {
  const { table, hands, speaker } = state
  const size = table.length
  const top = size > 0 ? heightOf(rankOf(table[0]!)) : -1
  const ranks = [...new Set(hands[speaker]!.map(rankOf))].filter((rank) => heightOf(rank) > top)
  const groups = ranks.flatMap((rank) => {
    const count = countOf(state, rank)
    if (size > 0) return count >= size ? [groupMove(rank, size)] : []
    return Array.from({ length: count }, (_, index) => groupMove(rank, index + 1))
  })
  return size > 0 ? [...groups, PASS] : groups
}

const isIn = ({ hands, resting }: ShedState, seat: number) => hands[seat]!.length > 0 && !resting[seat]

/** The next seat with cards that has not passed; the pile is cleared when nobody can beat it. */
function handOn(state: ShedState): ShedState {
  let seat = seatAfter(state, state.speaker)
  while (seat !== state.lead && !isIn(state, seat)) seat = seatAfter(state, seat)
  if (seat !== state.lead) return { ...state, speaker: seat }
  let first = state.lead
  while (state.hands[first]!.length === 0) first = seatAfter(state, first)
  return {
    ...state,
    speaker: first,
    lead: first,
    table: [],
    waste: [...state.waste, ...state.table],
    resting: state.resting.map(() => false),
  }
}

function move(state: ShedState, input: number): ShedState {
  const { speaker } = state
  if (input === PASS) return handOn({ ...state, resting: state.resting.with(speaker, true) })
  const own = state.hands[speaker]!
  const cards = own.filter((card) => rankOf(card) === rankIn(input)).slice(0, optionIn(input))
  const hand = own.filter((card) => !cards.includes(card))
  const places = Math.max(...state.marks)
  const played: ShedState = {
    ...state,
    hands: withHand(state, speaker, hand),
    waste: [...state.waste, ...state.table],
    table: cards,
    lead: speaker,
    marks: hand.length === 0 ? state.marks.with(speaker, places + 1) : state.marks,
  }
  const left = played.hands.filter((cards_) => cards_.length > 0).length
  if (left > 1) return handOn(played)
  // First, second and third out get three, two and one.
  return ended(
    played,
    played.marks.map((place) => (place === 0 ? 0 : 4 - place)),
  )
}

function quick(state: ShedState): number {
  return most(legal(state), (input) => {
    if (input === PASS) return -9
    const [height, count] = [heightOf(rankIn(input)), optionIn(input)]
    const isBroken = count < countOf(state, rankIn(input))
    return 2 * count - height - (isBroken ? 4 : 0)
  })
}

export const president: ShedRules = {
  kind: 'president',
  plays: 'president',
  seats: 4,
  ranks: ALL_RANKS,
  size: 13,
  goal: 8,
  open: (state) => ({ ...state, lead: state.speaker }),
  legal,
  move,
  quick,
  value: ({ hands, gains, marks, phase }, seat) => {
    if (phase === 'sheet') return 4 * gains[seat]!
    return marks[seat]! > 0 ? 16 - 4 * marks[seat]! : 4 - hands[seat]!.length
  },
}
