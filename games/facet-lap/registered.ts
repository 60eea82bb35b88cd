import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('facet-lap', {
  'spark-lap': 155,
  'glass-freight': 156,
  'tyre-keeper': 157,
  'sunset-hunt': 158,
  polytrack: 371,
})
