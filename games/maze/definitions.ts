import type { GameDefinition } from '#kit/game/contract.ts'
import type { MazeRules } from './maze.ts'
import { groundOf } from './palette.ts'
import { registered } from './registered.ts'

export type MazeDefinition = GameDefinition & { readonly rules: MazeRules }

export const LEVELS = 60

const lines: readonly (readonly [id: string, slug: string, rules: MazeRules])[] = [
  ['canals', 'canal-maze', { shape: 'square', light: 'day', bars: 'none' }],
  ['comb', 'honeycomb-maze', { shape: 'hex', light: 'day', bars: 'none' }],
  ['round', 'round-maze', { shape: 'round', light: 'day', bars: 'none' }],
  ['dark', 'lantern-maze', { shape: 'square', light: 'lantern', bars: 'none' }],
  ['locks', 'key-and-lock-maze', { shape: 'square', light: 'day', bars: 'locks' }],
  ['currents', 'one-way-maze', { shape: 'hex', light: 'day', bars: 'currents' }],
  ['comb-locks', 'honeycomb-keys-maze', { shape: 'hex', light: 'day', bars: 'locks' }],
  ['round-locks', 'round-vault-maze', { shape: 'round', light: 'day', bars: 'locks' }],
  ['rapids', 'rapids-maze', { shape: 'square', light: 'day', bars: 'currents' }],
  ['whirlpool', 'whirlpool-maze', { shape: 'round', light: 'day', bars: 'currents' }],
  ['dark-comb', 'firefly-maze', { shape: 'hex', light: 'lantern', bars: 'none' }],
  ['dark-round', 'moonless-ring-maze', { shape: 'round', light: 'lantern', bars: 'none' }],
  ['dark-locks', 'night-keys-maze', { shape: 'square', light: 'lantern', bars: 'locks' }],
  ['dark-currents', 'night-currents-maze', { shape: 'hex', light: 'lantern', bars: 'currents' }],
]

export const definitions: readonly MazeDefinition[] = lines.map(([id, slug, rules], index) => ({
  id,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle'],
  players: 1,
  orientation: 'any',
  input: ['drag', 'tap', 'keys'],
  session: [15, 600],
  levels: LEVELS,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  ground: groundOf(index),
  rules,
}))

/** Which of the family's games it is: its colours follow from that. */
export const placeOf = ({ id }: MazeDefinition) => lines.findIndex(([one]) => one === id)
