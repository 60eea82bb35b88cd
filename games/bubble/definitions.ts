import type { GameDefinition } from '#kit/game/contract.ts'

/** What the bubbles hang on, and how the board answers. */
export type BubbleKind = 'pack' | 'ceiling' | 'twin' | 'wheel' | 'marbles' | 'flip'

export interface BubbleDefinition extends GameDefinition {
  readonly kind: BubbleKind
  /** Most colours on the board. */
  readonly colors: number
}

const common = {
  genre: 'puzzle',
  players: 1,
  orientation: 'portrait',
  input: ['drag', 'keys'],
  score: { best: 'highest', unit: 'points', ranked: true },
} as const

export const definitions: readonly BubbleDefinition[] = [
  {
    ...common,
    id: 'charms',
    gameId: 1,
    slug: 'bubble-charms',
    distinct: 'rules',
    tags: ['matching', 'shooter'],
    session: [60, 900],
    levels: 60,
    tune: 7919,
    ground: ['#4a3fb5', '#170f45'],
    kind: 'pack',
    colors: 6,
  },
  {
    ...common,
    id: 'ceiling',
    gameId: 1250,
    slug: 'ceiling-crush',
    distinct: 'rules',
    genre: 'shooter',
    tags: ['matching', 'arcade'],
    session: [120, 900],
    levels: 0,
    tune: 1250 * 7919,
    ground: ['#0f6f86', '#04222f'],
    kind: 'ceiling',
    colors: 6,
  },
  {
    ...common,
    id: 'marbles',
    gameId: 1251,
    slug: 'marble-stream',
    distinct: 'rules',
    genre: 'shooter',
    tags: ['matching', 'skill'],
    session: [90, 900],
    levels: 24,
    tune: 1251 * 7919,
    ground: ['#8a5a2b', '#2b1609'],
    kind: 'marbles',
    colors: 6,
  },
  {
    ...common,
    id: 'wheel',
    gameId: 1252,
    slug: 'pinwheel-pop',
    distinct: 'rules',
    tags: ['matching', 'skill'],
    session: [60, 600],
    levels: 30,
    tune: 1252 * 7919,
    ground: ['#b0416a', '#3a0d2a'],
    kind: 'wheel',
    colors: 5,
  },
  {
    ...common,
    id: 'twin',
    gameId: 1253,
    slug: 'twin-shot-bubbles',
    distinct: 'rules',
    tags: ['matching', 'skill'],
    session: [60, 600],
    levels: 30,
    tune: 1253 * 7919,
    ground: ['#2f7d4f', '#0a2a1c'],
    kind: 'twin',
    colors: 5,
  },
  {
    ...common,
    id: 'flip',
    gameId: 1254,
    slug: 'topsy-bubbles',
    distinct: 'rules',
    tags: ['matching', 'arcade'],
    session: [120, 900],
    levels: 0,
    tune: 1254 * 7919,
    ground: ['#3b62c4', '#0d1b4a'],
    kind: 'flip',
    colors: 6,
  },
]
