import type { GameDefinition } from '#kit/game/contract.ts'
import { isLeaping, type RuleName } from './boards.ts'
import { groundOf } from './palette.ts'

export type OneLineDefinition = GameDefinition & { readonly rule: RuleName }

export const LEVELS = 30

const lines: readonly (readonly [rule: RuleName, slug: string, gameId: number])[] = [
  ['fill', 'one-rope', 763],
  ['figure', 'single-stroke', 765],
  ['knight', 'hopping-horse', 766],
  ['dots', 'dots-in-order', 772],
  ['hex', 'honeycomb-thread', 784],
  ['glide', 'sliding-seal', 785],
  ['leap', 'counted-leaps', 787],
  ['twin', 'twin-lines', 789],
  ['beads', 'three-bead-string', 790],
  ['double', 'twice-crossed', 792],
  ['weave', 'net-maker', 793],
  ['zigzag', 'restless-crab', 796],
  ['cart', 'heavy-cart', 798],
  ['hopscotch', 'beach-hopscotch', 799],
  ['stairs', 'dune-walk', 827],
  ['oneway', 'one-way-piers', 898],
  ['locks', 'keys-on-the-way', 899],
  ['ink', 'drop-of-ink', 916],
  ['stride', 'short-and-long', 927],
  ['streets', 'one-way-streets', 928],
  ['tones', 'two-tone-figure', 929],
  ['floes', 'six-way-ice', 1024],
]

export const definitions: readonly OneLineDefinition[] = lines.map(([rule, slug, gameId], index) => ({
  id: rule,
  gameId,
  slug,
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['puzzle'],
  players: 1,
  orientation: 'any',
  input: isLeaping(rule) ? ['tap', 'keys'] : ['drag', 'tap', 'keys'],
  session: [20, 600],
  levels: LEVELS,
  score: { best: 'lowest', unit: 'moves', ranked: true },
  tune: gameId * 7919,
  ground: groundOf(index),
  rule,
}))

/** Which of the family's games it is: its colours follow from that. */
export const placeOf = (rule: RuleName) => lines.findIndex(([one]) => one === rule)
