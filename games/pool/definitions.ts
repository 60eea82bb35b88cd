import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** A pool game: how many of the balls lie in the rack decides how long it lasts. */
export interface PoolDefinition extends GameDefinition {
  readonly game: 'eight-ball'
}

/** The level of a run names the opponent; 4 is a second player on the same device. */
export const OPPONENTS = { easy: 1, medium: 2, hard: 3, friend: 4 } as const

export const definitions: readonly PoolDefinition[] = [
  {
    id: 'pool',
    ...registered('pool'),
    distinct: 'rules',
    game: 'eight-ball',
    genre: 'sports',
    tags: ['sports', 'two-players', 'skill', 'board'],
    players: 2,
    orientation: 'any',
    input: ['drag', 'tap', 'keys'],
    session: [180, 900],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: false },
    tune: 1750,
    ground: ['#14A37F', '#04463F'],
  },
]
