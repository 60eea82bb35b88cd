import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('hidden', {
  'two-postcards': 1448,
  'beachcombers-list': 1449,
  'lonely-things': 1452,
  'tangled-shadows': 1453,
  'torchlit-cave': 1454,
  'how-many-crabs': 1479,
  'treasure-heap': 1480,
  'torn-corner': 1481,
  'under-the-loupe': 1521,
  'smallest-first': 1522,
  'whose-kite': 1523,
  'true-copy': 1524,
})
