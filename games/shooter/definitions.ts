import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game with its rules in `rules/` and its looks in `scenes/`. */
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

type Own = Pick<ShooterDefinition, 'slug' | 'input' | 'session' | 'ground'>

const OWN: Readonly<Record<Kind, Own>> = {
  storm: {
    slug: 'storm-squadron',
    input: ['drag', 'keys'],
    session: [60, 480],
    ground: ['#3b5fae', '#141e52'],
  },
  lantern: {
    slug: 'lantern-swarm',
    input: ['drag', 'keys'],
    session: [60, 600],
    ground: ['#21568a', '#08183c'],
  },
  crabs: {
    slug: 'umbrella-crabs',
    input: ['drag', 'keys'],
    session: [60, 420],
    ground: ['#d99a5b', '#6b3550'],
  },
  drift: {
    slug: 'iceberg-drift',
    input: ['drag', 'keys'],
    session: [40, 420],
    ground: ['#3f8fc4', '#12365f'],
  },
  cave: {
    slug: 'reef-cave-diver',
    input: ['drag', 'keys'],
    session: [40, 480],
    ground: ['#147f8f', '#06264a'],
  },
  duel: {
    slug: 'castle-cannon-duel',
    input: ['drag', 'keys'],
    session: [60, 480],
    ground: ['#c06f8a', '#3a2260'],
  },
  beacon: {
    slug: 'beacon-watch',
    input: ['tap', 'hold', 'keys'],
    session: [60, 480],
    ground: ['#1f6f86', '#0a2442'],
  },
  tanks: {
    slug: 'bouncing-tanks',
    input: ['drag', 'tap', 'keys'],
    session: [40, 420],
    ground: ['#5a5fa8', '#23224f'],
  },
  gallery: {
    slug: 'pier-gallery',
    input: ['tap', 'keys'],
    session: [45, 180],
    ground: ['#8a3f6b', '#2b1640'],
  },
  stern: {
    slug: 'stern-gunner',
    input: ['drag', 'keys'],
    session: [40, 420],
    ground: ['#1f8f9c', '#07344a'],
  },
  flotilla: {
    slug: 'rescue-flotilla',
    input: ['drag', 'keys'],
    session: [60, 480],
    ground: ['#4a6fc0', '#141f56'],
  },
  stopped: {
    slug: 'stopped-clock',
    input: ['drag', 'hold', 'keys'],
    session: [60, 480],
    ground: ['#8a6a4a', '#2a1a1c'],
  },
  rings: {
    slug: 'coral-ring-flight',
    input: ['drag', 'keys'],
    session: [40, 420],
    ground: ['#e08a6a', '#4a2a5c'],
  },
  serpent: {
    slug: 'serpent-tail',
    input: ['drag', 'keys'],
    session: [60, 480],
    ground: ['#2f7f6a', '#0a2c34'],
  },
  hijack: {
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
  ...registered(OWN[kind].slug),
}))
