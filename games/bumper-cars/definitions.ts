import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** A team of the cup: its skill and colours. */
export interface Team {
  /** 0 to 1. */
  readonly skill: number
  readonly color: string
  readonly seat: string
}

export interface BumperDefinition extends GameDefinition {
  /** Each team is met twice in each of three leagues: one against one, then two against two. */
  readonly teams: readonly Team[]
  readonly goalsToWin: number
  readonly seconds: number
}

/** The level with a second player on the same device. */
export const DUEL = 0

export const definitions: readonly BumperDefinition[] = [
  {
    id: 'bumper-cars-soccer',
    ...registered('bumper-cars-soccer'),
    distinct: 'rules',
    teams: [
      { skill: 0, color: '#2E7CF6', seat: '#123E9C' },
      { skill: 0.28, color: '#FFB63D', seat: '#9A5A00' },
      { skill: 0.52, color: '#A06BFF', seat: '#4A22B0' },
      { skill: 0.76, color: '#1FC7B6', seat: '#0B6E66' },
      { skill: 1, color: '#3A4656', seat: '#10202A' },
    ],
    goalsToWin: 3,
    seconds: 60,
    genre: 'sports',
    tags: ['sports', 'two-players', 'arcade'],
    players: 2,
    orientation: 'any',
    input: ['drag', 'tap', 'keys'],
    session: [60, 600],
    levels: 30,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: 521,
    ground: ['#58C96B', '#0B4A30'],
  },
]
