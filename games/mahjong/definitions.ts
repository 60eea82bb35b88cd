import type { GameDefinition } from '#kit/game/contract.ts'

export type MahjongDefinition = GameDefinition

export const definitions: readonly MahjongDefinition[] = [
  {
    id: 'mahjong',
    gameId: 1749,
    slug: 'mahjong',
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['matching'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'keys'],
    session: [180, 900],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: 1749,
    ground: ['#12806a', '#04302c'],
  },
]
