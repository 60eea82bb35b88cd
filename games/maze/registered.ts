import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('maze', {
  'canal-maze': 1090,
  'honeycomb-maze': 1091,
  'round-maze': 1092,
  'lantern-maze': 1093,
  'key-and-lock-maze': 1094,
  'one-way-maze': 1095,
  'honeycomb-keys-maze': 1657,
  'round-vault-maze': 1658,
  'rapids-maze': 1659,
  'whirlpool-maze': 1660,
  'firefly-maze': 1661,
  'moonless-ring-maze': 1662,
  'night-keys-maze': 1663,
  'night-currents-maze': 1664,
})
