import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('pinball', {
  'sandcastle-pinball': 4,
  'compass-pinball': 5,
  'oyster-pinball': 6,
  'turning-tide-pinball': 7,
  'crab-parade-pinball': 8,
  'star-chart-pinball': 9,
  'lighthouse-pinball': 1557,
  'volcano-pinball': 1558,
  'kraken-pinball': 1559,
  'conch-lane-pinball': 1564,
  'whirlpool-pinball': 1565,
})
