import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('block-fit', {
  'driftwood-boxes': 452,
  'endless-atoll': 453,
  'crater-lake': 454,
  'slanting-tiles': 455,
  'avalanche-blocks': 456,
  'rising-tide-blocks': 457,
  'coral-garden': 458,
  'thin-ice-blocks': 459,
  'lagoon-blocks': 1210,
  'hive-blocks': 1211,
  'sail-blocks': 1212,
  'snug-fit': 1213,
  'ABC-Blocks': 1214,
})
