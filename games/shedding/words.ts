import { rankOf, type Card } from '#kit/game/cards/cards.ts'
import { rankText } from '#kit/game/cards/suits.ts'
import type { GameContext } from '#kit/game/contract.ts'
import type { ShedDefinition } from './definitions.ts'
import { capturesOf, CASSINO, ESCOBA, SCOPA, type Fishing } from './fishing-rules.ts'
import { cardIn, optionIn, type ShedRules, type ShedState } from './state.ts'

export type Context = GameContext<ShedDefinition, number>

const NAMES = ['name.you', 'name.crab', 'name.turtle', 'name.parrot'] as const
export const nameOf = ({ text }: Context, seat: number) => text(NAMES[seat]!)
export const setText = (cards: readonly Card[]) => cards.map((card) => rankText(rankOf(card))).join(' + ')

const fishingOf = ({ kind }: ShedRules): Fishing =>
  kind === 'scopa' ? SCOPA : kind === 'escoba' ? ESCOBA : CASSINO

export const capturedBy = (rules: ShedRules, { table }: ShedState, input: number): readonly Card[] =>
  capturesOf(fishingOf(rules), table, cardIn(input)!)[optionIn(input)] ?? []
