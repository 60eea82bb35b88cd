import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('arena', {
  'castle-crowders': 352,
  'hot-coconut': 353,
  'duck-parade': 354,
  'pearl-hogs': 355,
  'splash-plaza': 356,
  'nest-raid': 357,
  'lantern-eels': 1560,
  'shore-claim': 1561,
  'jelly-gulp': 1562,
  'last-raft': 1563,
})
