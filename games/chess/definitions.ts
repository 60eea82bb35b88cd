import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

export type ChessDefinition = GameDefinition

export const definitions: readonly ChessDefinition[] = [
  {
    id: 'classic-chess',
    ...registered('classic-chess'),
    distinct: 'rules',
    genre: 'board',
    tags: ['board', 'two-players'],
    players: 2,
    orientation: 'any',
    input: ['tap', 'drag', 'keys'],
    session: [300, 1800],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: false },
    tune: 1751,
    ground: ['#8a4f30', '#24120d'],
  },
]
