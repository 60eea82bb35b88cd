import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'
import type { LightsRules } from './rules.ts'

export type LightsDefinition = GameDefinition & { readonly rules: LightsRules }

export const FIRST_ID = 1110
export const LEVELS = 30

const lines: readonly (readonly [id: string, slug: string, rules: LightsRules])[] = [
  ['lagoon', 'light-the-lagoon', { shape: 'square', light: 'two' }],
  ['hexagon', 'hexagon-lanterns', { shape: 'hex', light: 'two' }],
  ['ring', 'edgeless-lagoon', { shape: 'ring', light: 'two' }],
  ['embers', 'ember-and-gold', { shape: 'square', light: 'three' }],
  ['signs', 'rays-and-leaps', { shape: 'signs', light: 'two' }],
]

export const definitions: readonly LightsDefinition[] = lines.map(([id, slug, rules], index) => ({
  id,
  gameId: FIRST_ID + index,
  slug,
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [20, 600],
  levels: LEVELS,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  tune: (FIRST_ID + index) * 7919,
  ground: groundOf(index),
  rules,
}))
