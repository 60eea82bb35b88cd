import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** A board one can choose; `goal` is the tile that is celebrated as reaching the top of this size. */
export interface BoardSize {
  readonly size: 3 | 4 | 5
  readonly goal: number
}

export interface Twenty48Definition extends GameDefinition {
  /** The level of a run picks the board: level 1 is the first entry. */
  readonly boards: readonly [BoardSize, ...BoardSize[]]
}

export const definitions: readonly Twenty48Definition[] = [
  {
    id: '2048',
    ...registered('2048'),
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['numbers'],
    players: 1,
    orientation: 'any',
    input: ['swipe', 'keys'],
    session: [60, 1200],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: 1752,
    ground: ['#a8581c', '#2a1418'],
    boards: [
      { size: 4, goal: 2048 },
      { size: 3, goal: 256 },
      { size: 5, goal: 8192 },
    ],
  },
]

/** The board of a level; the first one for an unknown level. */
export const boardOfLevel = ({ boards }: Twenty48Definition, level: number): BoardSize =>
  boards[level - 1] ?? boards[0]
