import type { GameDefinition } from '#kit/game/contract.ts'
import type { MazeRules } from './maze.ts'
import { groundOf } from './palette.ts'

export type MazeDefinition = GameDefinition & { readonly rules: MazeRules }

export const LEVELS = 30

const lines: readonly (readonly [id: string, slug: string, gameId: number, rules: MazeRules])[] = [
  ['canals', 'canal-maze', 1090, { shape: 'square', light: 'day', bars: 'none' }],
  ['comb', 'honeycomb-maze', 1091, { shape: 'hex', light: 'day', bars: 'none' }],
  ['round', 'round-maze', 1092, { shape: 'round', light: 'day', bars: 'none' }],
  ['dark', 'lantern-maze', 1093, { shape: 'square', light: 'lantern', bars: 'none' }],
  ['locks', 'key-and-lock-maze', 1094, { shape: 'square', light: 'day', bars: 'locks' }],
  ['currents', 'one-way-maze', 1095, { shape: 'hex', light: 'day', bars: 'currents' }],
  ['comb-locks', 'honeycomb-keys-maze', 1657, { shape: 'hex', light: 'day', bars: 'locks' }],
  ['round-locks', 'round-vault-maze', 1658, { shape: 'round', light: 'day', bars: 'locks' }],
  ['rapids', 'rapids-maze', 1659, { shape: 'square', light: 'day', bars: 'currents' }],
  ['whirlpool', 'whirlpool-maze', 1660, { shape: 'round', light: 'day', bars: 'currents' }],
  ['dark-comb', 'firefly-maze', 1661, { shape: 'hex', light: 'lantern', bars: 'none' }],
  ['dark-round', 'moonless-ring-maze', 1662, { shape: 'round', light: 'lantern', bars: 'none' }],
  ['dark-locks', 'night-keys-maze', 1663, { shape: 'square', light: 'lantern', bars: 'locks' }],
  ['dark-currents', 'night-currents-maze', 1664, { shape: 'hex', light: 'lantern', bars: 'currents' }],
]

export const definitions: readonly MazeDefinition[] = lines.map(([id, slug, gameId, rules], index) => ({
  id,
  gameId,
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
  tune: gameId * 7919,
  ground: groundOf(index),
  rules,
}))

/** Which of the family's games it is: its colours follow from that. */
export const placeOf = ({ id }: MazeDefinition) => lines.findIndex(([one]) => one === id)
