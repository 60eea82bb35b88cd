import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('pool', {
  'nine-ball-lagoon': 1548,
  'six-red-snooker': 1549,
  pool: 1750,
})
