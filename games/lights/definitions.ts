import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'
import type { LightsRules } from './rules.ts'
import { registered } from './registered.ts'

export type LightsDefinition = GameDefinition & { readonly rules: LightsRules }

export const LEVELS = 60

const lines: readonly (readonly [id: string, slug: string, rules: LightsRules])[] = [
  ['lagoon', 'light-the-lagoon', { shape: 'square', light: 'two' }],
  ['hexagon', 'hexagon-lanterns', { shape: 'hex', light: 'two' }],
  ['ring', 'edgeless-lagoon', { shape: 'ring', light: 'two' }],
  ['embers', 'ember-and-gold', { shape: 'square', light: 'three' }],
  ['signs', 'rays-and-leaps', { shape: 'signs', light: 'two' }],
  ['slant', 'slanting-lanterns', { shape: 'slant', light: 'two' }],
  ['crowd', 'crowded-lanterns', { shape: 'king', light: 'two' }],
  ['shy', 'shy-lanterns', { shape: 'shy', light: 'two' }],
  ['sail', 'sail-of-lanterns', { shape: 'triangle', light: 'two' }],
  ['ember-hex', 'ember-honeycomb', { shape: 'hex', light: 'three' }],
]

export const definitions: readonly LightsDefinition[] = lines.map(([id, slug, rules], index) => ({
  id,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [20, 600],
  levels: LEVELS,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  ground: groundOf(index),
  rules,
}))

/** Index within the family; colours follow from it. */
export const placeOf = ({ id }: LightsDefinition) => lines.findIndex(([one]) => one === id)
