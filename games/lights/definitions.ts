import type { GameDefinition } from '#kit/game/contract.ts'
import { groundOf } from './palette.ts'
import type { LightsRules } from './rules.ts'

export type LightsDefinition = GameDefinition & { readonly rules: LightsRules }

export const LEVELS = 30

const lines: readonly (readonly [id: string, slug: string, gameId: number, rules: LightsRules])[] = [
  ['lagoon', 'light-the-lagoon', 1110, { shape: 'square', light: 'two' }],
  ['hexagon', 'hexagon-lanterns', 1111, { shape: 'hex', light: 'two' }],
  ['ring', 'edgeless-lagoon', 1112, { shape: 'ring', light: 'two' }],
  ['embers', 'ember-and-gold', 1113, { shape: 'square', light: 'three' }],
  ['signs', 'rays-and-leaps', 1114, { shape: 'signs', light: 'two' }],
  ['slant', 'slanting-lanterns', 1693, { shape: 'slant', light: 'two' }],
  ['crowd', 'crowded-lanterns', 1694, { shape: 'king', light: 'two' }],
  ['shy', 'shy-lanterns', 1695, { shape: 'shy', light: 'two' }],
  ['sail', 'sail-of-lanterns', 1696, { shape: 'triangle', light: 'two' }],
  ['ember-hex', 'ember-honeycomb', 1697, { shape: 'hex', light: 'three' }],
]

export const definitions: readonly LightsDefinition[] = lines.map(([id, slug, gameId, rules], index) => ({
  id,
  gameId,
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
  tune: gameId * 7919,
  ground: groundOf(index),
  rules,
}))

/** Which of the family's games it is: its colours follow from that. */
export const placeOf = ({ id }: LightsDefinition) => lines.findIndex(([one]) => one === id)
