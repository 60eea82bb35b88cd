import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { STRENGTH, type Mode } from './definitions.ts'
import { bitsIn, riptideChoice } from './riptide-mind.ts'
import { pointsOf, scoringMasks } from './riptide-score.ts'

export const GOAL = 4000
export const DICE = 6
/** Throws the dice at the start of a turn. */
export const THROW = 0
/** Added to the bits of the dice set aside: the turn ends and its points come home. */
export const BANK = 64

export interface RiptideThrow {
  readonly dice: readonly number[]
  /** Bits of the dice set aside; 0 when the throw was lost. */
  readonly mask: number
  readonly pot: number
}

export interface RiptideState {
  readonly mode: Mode
  readonly own: number
  readonly rival: number
  /** The throw on the table; empty between turns. */
  readonly dice: readonly number[]
  /** Dice set aside in this turn. */
  readonly aside: readonly number[]
  readonly pot: number
  readonly turns: number
  /** The lost throw that ended the turn, and the rival's answer, to be looked at. */
  readonly lost: readonly number[]
  readonly reply: readonly RiptideThrow[]
}

const thrown = (count: number, random: Random) =>
  Array.from({ length: count }, () => 1 + pickIndex(6, random))

function rivalTurn(state: RiptideState, random: Random): RiptideThrow[] {
  const film: RiptideThrow[] = []
  let [pot, count] = [0, DICE]
  for (;;) {
    const dice = thrown(count, random)
    if (scoringMasks(dice).length === 0) return [...film, { dice, mask: 0, pot: 0 }]
    const { mask, bank } = riptideChoice(
      dice,
      { pot, missing: GOAL - state.rival },
      { strength: STRENGTH[state.mode], random },
    )
    pot += pointsOf(dice, mask)
    film.push({ dice, mask, pot })
    if (bank) return film
    count = count - bitsIn(mask) || DICE
  }
}

/** The turn is over: the rival plays, unless the game has been won. */
function passed(state: RiptideState, events: readonly SimEvent[], random: Random) {
  const cleared = { ...state, dice: [], aside: [], pot: 0, turns: state.turns + 1, reply: [] }
  if (cleared.own >= GOAL) return { state: cleared, events }
  const reply = rivalTurn(cleared, random)
  const gain = reply.at(-1)!.pot
  return {
    state: { ...cleared, reply, rival: cleared.rival + gain },
    events: [...events, { kind: gain > 0 ? 'reply' : 'luck', amount: gain }],
  }
}

function cast(state: RiptideState, count: number, events: readonly SimEvent[], random: Random) {
  const dice = thrown(count, random)
  if (scoringMasks(dice).length > 0)
    return { state: { ...state, dice, lost: [], reply: [] }, events: [...events, { kind: 'throw' }] }
  return passed({ ...state, lost: dice }, [...events, { kind: 'bust', amount: state.pot }], random)
}

export const riptideRules = (mode: Mode): TurnRules<RiptideState, number> => ({
  start: () => ({ mode, own: 0, rival: 0, dice: [], aside: [], pot: 0, turns: 0, lost: [], reply: [] }),
  step(state, input, random) {
    if (state.dice.length === 0) return cast(state, DICE, [], random)
    const mask = input % BANK
    const pot = state.pot + pointsOf(state.dice, mask)
    const chosen = state.dice.filter((_, index) => mask & (1 << index))
    if (input >= BANK)
      return passed({ ...state, own: state.own + pot, lost: [] }, [{ kind: 'bank', amount: pot }], random)
    const rest = state.dice.length - chosen.length
    const isHot = rest === 0
    const aside = isHot ? [] : [...state.aside, ...chosen]
    return cast({ ...state, pot, aside }, rest || DICE, [{ kind: isHot ? 'hot' : 'aside' }], random)
  },
  legal: (state) => {
    if (isOver(state)) return []
    return state.dice.length === 0 ? [THROW] : scoringMasks(state.dice).flatMap((mask) => [mask, mask + BANK])
  },
  status: (state) => (isOver(state) ? (state.own >= GOAL ? 'won' : 'lost') : 'playing'),
  score: ({ own }) => own,
  progress: ({ own, rival }) => Math.min(1, Math.max(own, rival) / GOAL),
})

const isOver = ({ own, rival }: RiptideState) => own >= GOAL || rival >= GOAL
