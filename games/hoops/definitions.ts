import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

export interface HoopsDefinition extends GameDefinition {
  readonly lives: number
  readonly seconds: number
}

/** The level of a run names the mode. */
export const MODES = { lives: 1, clock: 2 } as const
export type Mode = keyof typeof MODES

export const definitions: readonly HoopsDefinition[] = [
  {
    id: 'basketball-stars',
    ...registered('basketball-stars'),
    distinct: 'rules',
    lives: 3,
    seconds: 60,
    genre: 'sports',
    tags: ['sports', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['drag', 'keys'],
    session: [40, 300],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: 1530,
    ground: ['#4C8FE0', '#10275E'],
  },
]
