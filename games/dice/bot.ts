import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { bluffChoice } from './bluff-mind.ts'
import { diceIn, YOU, type BluffState } from './bluff-rules.ts'
import type { DiceKind } from './definitions.ts'
import { riptideAdvice } from './riptide-mind.ts'
import { BANK, GOAL, THROW, type RiptideState } from './riptide-rules.ts'
import { bestDice, bestToShut } from './shutters-mind.ts'
import { SHUT, type ShuttersState } from './shutters-rules.ts'
import { bestPlace } from './slot-mind.ts'
import { PASS, placesFor, type SlotState } from './slot-rules.ts'
import { tallyAdvice } from './tally-mind.ts'
import { FILL, isThrown, linesLeft, type TallyState } from './tally-rules.ts'

const CHANCE_OF_A_SLIP = { 0: 0.5, 1: 0.15, 2: 0 } as const
const CALM = { doubt: 0.5, blur: 0, bluff: 0 }

export function bestTally(state: TallyState): number {
  if (!isThrown(state)) return 0
  const { keep, category } = tallyAdvice(state.dice, state.left, linesLeft(state))
  return keep ?? FILL + category
}

export function bestRiptide({ dice, pot, own }: RiptideState): number {
  if (dice.length === 0) return THROW
  const { mask, bank } = riptideAdvice(dice, pot, GOAL - own)
  return bank ? mask + BANK : mask
}

export function bestShutters({ dice, open }: ShuttersState): number {
  if (dice.length === 0) return bestDice(open)
  return (
    SHUT +
    bestToShut(
      open,
      dice.reduce((sum, value) => sum + value, 0),
    )
  )
}

export function bestSlot(state: SlotState): number {
  const places = placesFor(state)
  return places.length > 0 ? bestPlace(state, places) : PASS
}

/** Knows only the own dice. */
export function bestBluff({ hands, bid }: BluffState): number {
  const hand = hands[YOU]!
  return bluffChoice({ hand, unseen: diceIn(hands) - hand.length, bid, trust: 0.05 }, CALM, () => 0.5)
}

const BEST: Readonly<Record<DiceKind, (state: never) => number>> = {
  tally: bestTally,
  riptide: bestRiptide,
  shutters: bestShutters,
  bluff: bestBluff,
  columns: bestSlot,
  grid: bestSlot,
  ladder: bestSlot,
  hundred: bestSlot,
  sums: bestSlot,
  islands: bestSlot,
  steps: bestSlot,
  towers: bestSlot,
}

/** A sim of this family knows which game it is. */
export interface DiceSim extends TurnSim<unknown, number> {
  readonly kind: DiceKind
}

export function bot(sim: Sim<number>, random: Random, strength: 0 | 1 | 2): number | undefined {
  const legal = sim.legal()
  if (legal.length === 0) return undefined
  if (random() < CHANCE_OF_A_SLIP[strength]) return pickOne(legal, random)
  const { kind, state } = sim as DiceSim
  return BEST[kind](state as never)
}
