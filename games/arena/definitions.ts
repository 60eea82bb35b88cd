import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each has its rules in `kinds/` and its picture in `scenes/`. */
export type Arena =
  | 'eels'
  | 'land'
  | 'pools'
  | 'rafts'
  | 'hill'
  | 'coconut'
  | 'ducks'
  | 'hogs'
  | 'splash'
  | 'nests'

export interface ArenaDefinition extends GameDefinition {
  readonly arena: Arena
}

type Look = Pick<ArenaDefinition, 'arena' | 'slug' | 'input' | 'ground'>

const RUNS = ['drag', 'tap', 'keys'] as const

const ARENAS: readonly Look[] = [
  { arena: 'eels', slug: 'lantern-eels', input: ['drag', 'hold', 'keys'], ground: ['#0f4a6e', '#03101f'] },
  { arena: 'land', slug: 'shore-claim', input: ['swipe', 'keys'], ground: ['#3fb6c9', '#0a4a66'] },
  { arena: 'pools', slug: 'jelly-gulp', input: ['drag', 'tap', 'keys'], ground: ['#5b3fa8', '#180f3a'] },
  { arena: 'rafts', slug: 'last-raft', input: ['drag', 'tap', 'keys'], ground: ['#2f86c9', '#06264f'] },
  { arena: 'hill', slug: 'castle-crowders', input: RUNS, ground: ['#3fb0c9', '#0a4a66'] },
  { arena: 'coconut', slug: 'hot-coconut', input: RUNS, ground: ['#2f9ac0', '#0a3a5a'] },
  { arena: 'ducks', slug: 'duck-parade', input: RUNS, ground: ['#4fa8b8', '#0f4a4a'] },
  { arena: 'hogs', slug: 'pearl-hogs', input: RUNS, ground: ['#8a5ab0', '#2a1440'] },
  { arena: 'splash', slug: 'splash-plaza', input: RUNS, ground: ['#4a8ac0', '#1a2a5a'] },
  { arena: 'nests', slug: 'nest-raid', input: RUNS, ground: ['#2f8a9a', '#0a3440'] },
]

export const definitions: readonly ArenaDefinition[] = ARENAS.map((look) => ({
  ...look,
  id: look.slug,
  ...registered(look.slug),
  distinct: 'rules',
  genre: 'io',
  tags: ['io', 'arcade', 'skill'],
  players: 1,
  orientation: 'any',
  session: [60, 180],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
}))
