import type { GameDefinition } from '#kit/game/contract.ts'

/** The arenas: each has its rules in `kinds/` and its picture in `scenes/`. */
export type Arena = 'eels' | 'land' | 'pools' | 'rafts'

export interface ArenaDefinition extends GameDefinition {
  readonly arena: Arena
}

type Look = Pick<ArenaDefinition, 'arena' | 'slug' | 'input' | 'ground'>

const FIRST_ID = 1560

const ARENAS: readonly Look[] = [
  { arena: 'eels', slug: 'lantern-eels', input: ['drag', 'hold', 'keys'], ground: ['#0f4a6e', '#03101f'] },
  { arena: 'land', slug: 'shore-claim', input: ['swipe', 'keys'], ground: ['#3fb6c9', '#0a4a66'] },
  { arena: 'pools', slug: 'jelly-gulp', input: ['drag', 'tap', 'keys'], ground: ['#5b3fa8', '#180f3a'] },
  { arena: 'rafts', slug: 'last-raft', input: ['drag', 'tap', 'keys'], ground: ['#2f86c9', '#06264f'] },
]

export const definitions: readonly ArenaDefinition[] = ARENAS.map((look, index) => ({
  ...look,
  id: look.slug,
  gameId: FIRST_ID + index,
  distinct: 'rules',
  genre: 'io',
  tags: ['io', 'arcade', 'skill'],
  players: 1,
  orientation: 'any',
  session: [60, 180],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
  tune: (FIRST_ID + index) * 7919,
}))
