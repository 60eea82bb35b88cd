import type { GameDefinition } from '#kit/game/contract.ts'
import { isLeaping, type RuleName } from './boards.ts'
import { groundOf } from './palette.ts'
import { registered } from './registered.ts'

export type OneLineDefinition = GameDefinition & { readonly rule: RuleName }

export const LEVELS = 30

const lines: readonly (readonly [rule: RuleName, slug: string])[] = [
  ['fill', 'one-rope'],
  ['figure', 'single-stroke'],
  ['knight', 'hopping-horse'],
  ['dots', 'dots-in-order'],
  ['hex', 'honeycomb-thread'],
  ['glide', 'sliding-seal'],
  ['leap', 'counted-leaps'],
  ['twin', 'twin-lines'],
  ['beads', 'three-bead-string'],
  ['double', 'twice-crossed'],
  ['weave', 'net-maker'],
  ['zigzag', 'restless-crab'],
  ['cart', 'heavy-cart'],
  ['hopscotch', 'beach-hopscotch'],
  ['stairs', 'dune-walk'],
  ['oneway', 'one-way-piers'],
  ['locks', 'keys-on-the-way'],
  ['ink', 'drop-of-ink'],
  ['stride', 'short-and-long'],
  ['streets', 'one-way-streets'],
  ['tones', 'two-tone-figure'],
  ['floes', 'six-way-ice'],
]

export const definitions: readonly OneLineDefinition[] = lines.map(([rule, slug], index) => ({
  id: rule,
  ...registered(slug),
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle'],
  players: 1,
  orientation: 'any',
  input: isLeaping(rule) ? ['tap', 'keys'] : ['drag', 'tap', 'keys'],
  session: [20, 600],
  levels: LEVELS,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  ground: groundOf(index),
  rule,
}))

/** Index within the family; colours follow from it. */
export const placeOf = (rule: RuleName) => lines.findIndex(([one]) => one === rule)
