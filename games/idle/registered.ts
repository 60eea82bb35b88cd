import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('idle', {
  'sand-cascade': 169,
  'tide-mill': 170,
  'brass-clock': 171,
  'cloud-herd': 172,
  'hammer-hall': 173,
  'wing-garden': 174,
  'turning-year': 175,
  'chart-room': 176,
  'herb-kettle': 177,
  'lamp-tumble': 178,
  'star-dome': 179,
  'mirror-terrace': 180,
  'mango-acres': 1540,
  'shell-tide': 1541,
  'glow-cave': 1542,
  'dawn-fleet': 1543,
  'juice-works': 1544,
  'lantern-keep': 1545,
  'pearl-tank': 1546,
  'dune-caravan': 1547,
})
