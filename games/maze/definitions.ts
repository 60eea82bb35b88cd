import type { GameDefinition } from '#kit/game/contract.ts'
import type { MazeRules } from './maze.ts'
import { groundOf } from './palette.ts'

export type MazeDefinition = GameDefinition & { readonly rules: MazeRules }

export const FIRST_ID = 1090
export const LEVELS = 30

const lines: readonly (readonly [id: string, slug: string, rules: MazeRules])[] = [
  ['canals', 'canal-maze', { shape: 'square', light: 'day', bars: 'none' }],
  ['comb', 'honeycomb-maze', { shape: 'hex', light: 'day', bars: 'none' }],
  ['round', 'round-maze', { shape: 'round', light: 'day', bars: 'none' }],
  ['dark', 'lantern-maze', { shape: 'square', light: 'lantern', bars: 'none' }],
  ['locks', 'key-and-lock-maze', { shape: 'square', light: 'day', bars: 'locks' }],
  ['currents', 'one-way-maze', { shape: 'hex', light: 'day', bars: 'currents' }],
]

export const definitions: readonly MazeDefinition[] = lines.map(([id, slug, rules], index) => ({
  id,
  gameId: FIRST_ID + index,
  slug,
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle'],
  players: 1,
  orientation: 'any',
  input: ['drag', 'tap', 'keys'],
  session: [15, 600],
  levels: LEVELS,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  tune: (FIRST_ID + index) * 7919,
  ground: groundOf(index),
  rules,
}))
