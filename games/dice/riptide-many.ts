import type { TableState } from '#kit/game/cards/card-rules.ts'
import { seatedFrom } from '#kit/game/duel/sealed.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { BANK, DICE, GOAL, THROW } from './riptide-rules.ts'
import { pointsOf, scoringMasks } from './riptide-score.ts'

/** The race of two to four people; the server throws. */
export interface RiptideMany extends TableState {
  readonly scores: readonly number[]
  /** Seats that were given up. */
  readonly out: readonly boolean[]
  readonly speaker: number
  /** The throw on the table; empty between turns. */
  readonly dice: readonly number[]
  /** Dice set aside in this turn. */
  readonly aside: readonly number[]
  readonly pot: number
  /** The lost throw that ended the turn before. */
  readonly lost: readonly number[]
}

const NO_LUCK = 0

export const openedFor = (seats: number): RiptideMany => ({
  scores: Array.from({ length: seats }, () => 0),
  out: Array.from({ length: seats }, () => false),
  speaker: 0,
  dice: [],
  aside: [],
  pot: 0,
  lost: [],
  luck: NO_LUCK,
  film: [],
})

export const isOver = ({ scores }: Pick<RiptideMany, 'scores'>) => scores.some((score) => score >= GOAL)

/** The next seat that still plays begins its turn. */
function passed(state: RiptideMany): RiptideMany {
  const { out } = state
  let speaker = state.speaker
  do speaker = (speaker + 1) % out.length
  while (out[speaker])
  return { ...state, speaker, dice: [], aside: [], pot: 0 }
}

function cast(state: RiptideMany, count: number, random: Random): RiptideMany {
  const dice = Array.from({ length: count }, () => 1 + pickIndex(6, random))
  return scoringMasks(dice).length > 0 ? { ...state, dice } : passed({ ...state, lost: dice })
}

export const legalThrows = (state: RiptideMany): readonly number[] => {
  if (isOver(state)) return []
  return state.dice.length === 0 ? [THROW] : scoringMasks(state.dice).flatMap((mask) => [mask, mask + BANK])
}

export function playThrow(before: RiptideMany, move: number, random: Random): RiptideMany {
  const state = { ...before, lost: [], film: [move] }
  const { dice, speaker, scores } = state
  if (dice.length === 0) return cast(state, DICE, random)
  const mask = move % BANK
  const pot = state.pot + pointsOf(dice, mask)
  if (move >= BANK) {
    const won = { ...state, scores: scores.with(speaker, scores[speaker]! + pot) }
    return isOver(won) ? { ...won, dice: [], aside: [], pot: 0 } : passed(won)
  }
  const chosen = dice.filter((_, index) => mask & (1 << index))
  const rest = dice.length - chosen.length
  return cast({ ...state, pot, aside: rest === 0 ? [] : [...state.aside, ...chosen] }, rest || DICE, random)
}

/** Whoever leaves takes their points along. */
export function leftBy(state: RiptideMany, seat: number): RiptideMany {
  const gone = {
    ...state,
    out: state.out.with(seat, true),
    scores: state.scores.with(seat, 0),
    lost: [],
    film: [],
  }
  return state.speaker === seat ? passed(gone) : gone
}

/** The race from a seat, which becomes the first; nothing is hidden. */
export const seenFromSeat = (state: RiptideMany, seat: number): RiptideMany => ({
  ...state,
  scores: seatedFrom(state.scores, seat),
  out: seatedFrom(state.out, seat),
  speaker: (state.speaker - seat + state.out.length) % state.out.length,
})
