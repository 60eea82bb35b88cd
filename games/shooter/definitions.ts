import type { GameDefinition } from '#kit/game/contract.ts'

/** Each is a game of its own, with its rules in `rules/` and its looks in `scenes/`. */
export const KINDS = [
  'storm',
  'lantern',
  'crabs',
  'drift',
  'cave',
  'duel',
  'beacon',
  'tanks',
  'gallery',
  'stern',
  'flotilla',
  'stopped',
  'rings',
  'serpent',
  'hijack',
] as const
export type Kind = (typeof KINDS)[number]

export interface ShooterDefinition extends GameDefinition {
  readonly kind: Kind
}

type Own = Pick<ShooterDefinition, 'gameId' | 'slug' | 'input' | 'session' | 'ground'>

const OWN: Readonly<Record<Kind, Own>> = {
  storm: {
    gameId: 1510,
    slug: 'storm-squadron',
    input: ['drag', 'keys'],
    session: [60, 480],
    ground: ['#3b5fae', '#141e52'],
  },
  lantern: {
    gameId: 1511,
    slug: 'lantern-swarm',
    input: ['drag', 'keys'],
    session: [60, 600],
    ground: ['#21568a', '#08183c'],
  },
  crabs: {
    gameId: 1512,
    slug: 'umbrella-crabs',
    input: ['drag', 'keys'],
    session: [60, 420],
    ground: ['#d99a5b', '#6b3550'],
  },
  drift: {
    gameId: 1513,
    slug: 'iceberg-drift',
    input: ['drag', 'keys'],
    session: [40, 420],
    ground: ['#3f8fc4', '#12365f'],
  },
  cave: {
    gameId: 1514,
    slug: 'reef-cave-diver',
    input: ['drag', 'keys'],
    session: [40, 480],
    ground: ['#147f8f', '#06264a'],
  },
  duel: {
    gameId: 1515,
    slug: 'castle-cannon-duel',
    input: ['drag', 'keys'],
    session: [60, 480],
    ground: ['#c06f8a', '#3a2260'],
  },
  beacon: {
    gameId: 1516,
    slug: 'beacon-watch',
    input: ['tap', 'hold', 'keys'],
    session: [60, 480],
    ground: ['#1f6f86', '#0a2442'],
  },
  tanks: {
    gameId: 1517,
    slug: 'bouncing-tanks',
    input: ['drag', 'tap', 'keys'],
    session: [40, 420],
    ground: ['#5a5fa8', '#23224f'],
  },
  gallery: {
    gameId: 1518,
    slug: 'pier-gallery',
    input: ['tap', 'keys'],
    session: [45, 180],
    ground: ['#8a3f6b', '#2b1640'],
  },
  stern: {
    gameId: 195,
    slug: 'stern-gunner',
    input: ['drag', 'keys'],
    session: [40, 420],
    ground: ['#1f8f9c', '#07344a'],
  },
  flotilla: {
    gameId: 196,
    slug: 'rescue-flotilla',
    input: ['drag', 'keys'],
    session: [60, 480],
    ground: ['#4a6fc0', '#141f56'],
  },
  stopped: {
    gameId: 197,
    slug: 'stopped-clock',
    input: ['drag', 'hold', 'keys'],
    session: [60, 480],
    ground: ['#8a6a4a', '#2a1a1c'],
  },
  rings: {
    gameId: 198,
    slug: 'coral-ring-flight',
    input: ['drag', 'keys'],
    session: [40, 420],
    ground: ['#e08a6a', '#4a2a5c'],
  },
  serpent: {
    gameId: 199,
    slug: 'serpent-tail',
    input: ['drag', 'keys'],
    session: [60, 480],
    ground: ['#2f7f6a', '#0a2c34'],
  },
  hijack: {
    gameId: 200,
    slug: 'bubble-hijack',
    input: ['drag', 'keys'],
    session: [60, 480],
    ground: ['#a86fc8', '#34185a'],
  },
}

export const definitions: readonly ShooterDefinition[] = KINDS.map((kind) => ({
  id: kind,
  kind,
  ...OWN[kind],
  distinct: 'rules',
  genre: 'shooter',
  tags: ['shooter', 'arcade', 'skill'],
  players: 1,
  orientation: 'any',
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  tune: OWN[kind].gameId * 7919,
}))
