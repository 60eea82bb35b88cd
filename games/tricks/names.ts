import type { GameContext } from '#kit/game/contract.ts'
import type { TrickDefinition } from './definitions.ts'

export type Context = GameContext<TrickDefinition, number>

const NAMES = ['name.you', 'name.crab', 'name.turtle', 'name.parrot'] as const

/** With two seats the other one is opposite. */
export const nameOf = ({ text }: Context, seat: number) => text(NAMES[seat]!)
