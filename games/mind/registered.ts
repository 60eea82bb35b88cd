import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('mind', {
  'magic-figures': 1255,
  'fair-baskets': 1256,
  'shell-calculator': 1257,
  'make-the-number': 1297,
  'matchstick-sums': 1298,
  'cross-out-sums': 1299,
  'driftwood-mobile': 1300,
  'turtle-sums': 1301,
})
