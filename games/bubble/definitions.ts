import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Games of a hanging board with a rule of its own for the shot, for the burst or for winning. */
export type RiggedKind =
  | 'rescue'
  | 'bank'
  | 'chameleon'
  | 'wind'
  | 'mix'
  | 'skewer'
  | 'anchors'
  | 'veil'
  | 'paint'
  | 'fuse'
  | 'nomiss'

/** What the bubbles hang on, and how the board answers. */
export type BubbleKind = 'pack' | 'ceiling' | 'twin' | 'wheel' | 'marbles' | 'flip' | 'grab' | RiggedKind

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

const RIGGED_LEVELS = 24

const rigged = (
  kind: BubbleKind,
  slug: string,
  tags: BubbleDefinition['tags'],
  ground: BubbleDefinition['ground'],
  levels = RIGGED_LEVELS,
): BubbleDefinition => ({
  ...common,
  id: kind,
  ...registered(slug),
  distinct: 'rules',
  tags,
  session: [60, 600],
  levels,
  ground,
  kind,
  colors: 6,
})

export const definitions: readonly BubbleDefinition[] = [
  {
    ...common,
    id: 'charms',
    ...registered('bubble-charms'),
    distinct: 'rules',
    tags: ['matching', 'shooter'],
    session: [60, 900],
    levels: 300,
    ground: ['#4a3fb5', '#170f45'],
    kind: 'pack',
    colors: 6,
  },
  {
    ...common,
    id: 'ceiling',
    ...registered('ceiling-crush'),
    distinct: 'rules',
    genre: 'shooter',
    tags: ['matching', 'arcade'],
    session: [120, 900],
    levels: 0,
    ground: ['#0f6f86', '#04222f'],
    kind: 'ceiling',
    colors: 6,
  },
  {
    ...common,
    id: 'marbles',
    ...registered('marble-stream'),
    distinct: 'rules',
    genre: 'shooter',
    tags: ['matching', 'skill'],
    session: [90, 900],
    levels: 24,
    ground: ['#8a5a2b', '#2b1609'],
    kind: 'marbles',
    colors: 6,
  },
  {
    ...common,
    id: 'wheel',
    ...registered('pinwheel-pop'),
    distinct: 'rules',
    tags: ['matching', 'skill'],
    session: [60, 600],
    levels: 30,
    ground: ['#b0416a', '#3a0d2a'],
    kind: 'wheel',
    colors: 5,
  },
  {
    ...common,
    id: 'twin',
    ...registered('twin-shot-bubbles'),
    distinct: 'rules',
    tags: ['matching', 'skill'],
    session: [60, 600],
    levels: 30,
    ground: ['#2f7d4f', '#0a2a1c'],
    kind: 'twin',
    colors: 5,
  },
  {
    ...common,
    id: 'flip',
    ...registered('topsy-bubbles'),
    distinct: 'rules',
    tags: ['matching', 'arcade'],
    session: [120, 900],
    levels: 0,
    ground: ['#3b62c4', '#0d1b4a'],
    kind: 'flip',
    colors: 6,
  },
  rigged('rescue', 'turtle-bubbles', ['matching', 'shooter'], ['#2a9d8f', '#0b3b3a']),
  rigged('bank', 'bank-shot-bubbles', ['matching', 'skill'], ['#8c6a1f', '#2f2208']),
  rigged('chameleon', 'chameleon-shot', ['matching', 'skill'], ['#5c9e31', '#16300c']),
  rigged('wind', 'trade-wind-bubbles', ['matching', 'skill'], ['#4aa3c7', '#0d3a52']),
  rigged('mix', 'paint-pot-bubbles', ['matching', 'skill'], ['#b8527e', '#3b1030']),
  rigged('skewer', 'skewer-shot', ['arcade', 'shooter'], ['#a8452c', '#3a0f0a']),
  rigged('anchors', 'floating-clusters', ['matching', 'shooter'], ['#3f5fb0', '#101c48']),
  rigged('veil', 'misty-bubbles', ['matching', 'skill'], ['#7b8794', '#222b36']),
  rigged('paint', 'splash-and-spread', ['matching', 'skill'], ['#9a4fc0', '#2c0f4c']),
  rigged('fuse', 'burning-fuses', ['matching', 'arcade'], ['#c0622a', '#401a08']),
  rigged('nomiss', 'never-miss-bubbles', ['matching', 'arcade'], ['#1f7a5c', '#06281f'], 0),
  rigged('grab', 'grab-and-throw', ['matching', 'arcade'], ['#5a55b8', '#171440'], 0),
]
