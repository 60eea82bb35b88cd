import type { GameDefinition } from '#kit/game/contract.ts'

/** Each is a game of its own, with its rules in `rules/` and its looks in `scenes/`. */
export const KINDS = ['reef', 'volley', 'ring', 'tides', 'digger', 'paint'] as const
export type Kind = (typeof KINDS)[number]

export interface BrickDefinition extends GameDefinition {
  readonly kind: Kind
}

type Own = Pick<BrickDefinition, 'slug' | 'input' | 'session' | 'ground' | 'levels'>

const FIRST_ID = 1440

const OWN: Readonly<Record<Kind, Own>> = {
  reef: {
    slug: 'reef-bricks',
    input: ['drag', 'tap', 'keys'],
    session: [40, 240],
    ground: ['#1f8fa3', '#07304f'],
    levels: 24,
  },
  volley: {
    slug: 'pearl-volley',
    input: ['drag', 'tap', 'keys'],
    session: [60, 600],
    ground: ['#3a4f9e', '#121a45'],
    levels: 0,
  },
  ring: {
    slug: 'whirlpool-ring',
    input: ['drag', 'tap', 'keys'],
    session: [45, 420],
    ground: ['#16708f', '#051f3d'],
    levels: 0,
  },
  tides: {
    slug: 'two-tides',
    input: ['drag', 'tap', 'keys'],
    session: [45, 420],
    ground: ['#e58a5c', '#1c3a66'],
    levels: 0,
  },
  digger: {
    slug: 'sand-digger',
    input: ['drag', 'tap', 'keys'],
    session: [45, 420],
    ground: ['#c98a4b', '#4a2435'],
    levels: 0,
  },
  paint: {
    slug: 'parrotfish-paint',
    input: ['drag', 'tap', 'keys'],
    session: [45, 420],
    ground: ['#8a4a86', '#2a1440'],
    levels: 0,
  },
}

export const definitions: readonly BrickDefinition[] = KINDS.map((kind, index) => {
  const gameId = FIRST_ID + index
  return {
    id: kind,
    gameId,
    kind,
    ...OWN[kind],
    distinct: 'rules',
    genre: 'sports',
    tags: ['arcade', 'skill'],
    players: 1,
    orientation: 'any',
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
  }
})
