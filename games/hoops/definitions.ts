import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

export interface HoopsDefinition extends GameDefinition {
  /** Length of a match on the game's own clock. */
  readonly seconds: number
}

export const definitions: readonly HoopsDefinition[] = [
  {
    id: 'basketball-stars',
    ...registered('basketball-stars'),
    distinct: 'rules',
    seconds: 90,
    genre: 'sports',
    tags: ['sports', 'two-players', 'arcade', 'skill'],
    players: 2,
    orientation: 'any',
    input: ['hold', 'tap', 'keys'],
    session: [90, 600],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: 1530,
    ground: ['#F2884B', '#3A1B4E'],
  },
]
