import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('rummy', {
  'table-rummy': 696,
  'points-rummy': 698,
  'twenty-one-to-open': 699,
  'deuces-rummy': 700,
  'pure-run-rummy': 702,
  'closed-rummy': 703,
  'runs-only-rummy': 704,
  'sets-only-rummy': 705,
  'round-rummy': 707,
  'two-colour-rummy': 708,
  'double-draw-rummy': 709,
  'blind-rummy': 711,
})
