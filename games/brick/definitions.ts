import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game with its rules in `rules/` and its looks in `scenes/`. */
export const WALL_KINDS = [
  'queue',
  'weeds',
  'ghosts',
  'heavy',
  'storm',
  'tumble',
  'march',
  'thunder',
] as const
/** Games of one wall and one raft, each with a rule of its own in `rules/wall.ts`. */
export type WallKind = (typeof WALL_KINDS)[number]

export const KINDS = ['reef', 'volley', 'ring', 'tides', 'digger', 'paint', ...WALL_KINDS] as const
export type Kind = (typeof KINDS)[number]

export interface BrickDefinition extends GameDefinition {
  readonly kind: Kind
}

type Own = Pick<BrickDefinition, 'slug' | 'input' | 'session' | 'ground' | 'levels'>

const wall = (slug: string, ground: Own['ground']): Own => ({
  slug,
  input: ['drag', 'tap', 'keys'],
  session: [45, 420],
  ground,
  levels: 0,
})

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
  queue: wall('colour-queue-bricks', ['#6a4fb0', '#1c1c4a']),
  weeds: wall('weed-bricks', ['#3f9a5a', '#0c3236']),
  ghosts: wall('ghost-bricks', ['#6a6f9a', '#12142c']),
  heavy: wall('heavy-ball-bricks', ['#e59a5a', '#4a2040']),
  storm: wall('lamp-storm-bricks', ['#4f8ac0', '#0c1838']),
  tumble: wall('tumbling-bricks', ['#d06a8a', '#34184a']),
  march: wall('marching-bricks', ['#2f9ab0', '#062c40']),
  thunder: wall('thunder-ball-bricks', ['#6a6ab0', '#161238']),
}

export const definitions: readonly BrickDefinition[] = KINDS.map((kind) => {
  return {
    id: kind,
    ...registered(OWN[kind].slug),
    kind,
    ...OWN[kind],
    distinct: 'rules',
    genre: 'sports',
    tags: ['arcade', 'skill'],
    players: 1,
    orientation: 'any',
    score: { best: 'highest', unit: 'points', ranked: true },
  }
})
