import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('lights', {
  'light-the-lagoon': 1110,
  'hexagon-lanterns': 1111,
  'edgeless-lagoon': 1112,
  'ember-and-gold': 1113,
  'rays-and-leaps': 1114,
  'slanting-lanterns': 1693,
  'crowded-lanterns': 1694,
  'shy-lanterns': 1695,
  'sail-of-lanterns': 1696,
  'ember-honeycomb': 1697,
})
