import type { GameDefinition } from '#kit/game/contract.ts'
import { scenes } from './scenes.ts'
import { registered } from './registered.ts'

export const definitions: readonly GameDefinition[] = [
  {
    id: 'house',
    ...registered('troll-toilet-quest-1'),
    distinct: 'rules',
    genre: 'puzzle',
    tags: ['puzzle'],
    players: 1,
    orientation: 'any',
    input: ['tap', 'drag', 'hold', 'keys'],
    session: [20, 900],
    levels: scenes.length,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground: ['#ffb45e', '#a8442f'],
  },
]
