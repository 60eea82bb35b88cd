import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Games of the table; `rules.ts` selects their rules. */
export type PoolGame = 'eight-ball' | 'nine-ball' | 'snooker'

export interface PoolDefinition extends GameDefinition {
  readonly game: PoolGame
}

/** Opponent by run level; 4 is a second player on the same device, 5 nobody. */
export const OPPONENTS = { easy: 1, medium: 2, hard: 3, friend: 4, alone: 5 } as const

const common = {
  distinct: 'rules',
  genre: 'sports',
  tags: ['sports', 'two-players', 'skill', 'board'],
  players: 2,
  orientation: 'any',
  input: ['drag', 'tap', 'keys'],
  session: [180, 900],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
} as const

export const definitions: readonly PoolDefinition[] = [
  {
    ...common,
    id: 'pool',
    ...registered('pool'),
    game: 'eight-ball',
    tune: 1750,
    ground: ['#14A37F', '#04463F'],
  },
  {
    ...common,
    id: 'nine-ball-lagoon',
    ...registered('nine-ball-lagoon'),
    game: 'nine-ball',
    ground: ['#1f8ab0', '#072f4a'],
  },
  {
    ...common,
    id: 'six-red-snooker',
    ...registered('six-red-snooker'),
    game: 'snooker',
    ground: ['#2f9a5a', '#0a3a28'],
  },
]
