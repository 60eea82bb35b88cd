import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('tower-defence', {
  'causeway-watch': 38,
  'mangrove-maze': 39,
  'twin-turrets': 40,
  'five-piers': 41,
  'turning-lighthouse': 42,
  'loop-locks': 43,
  'tower-belt': 44,
  'grown-garrison': 45,
  'barefoot-captain': 46,
  'temple-of-traps': 47,
  'lamp-keepers-night': 48,
  'guns-on-rails': 49,
  'four-forces': 50,
  'call-the-storm': 51,
})
