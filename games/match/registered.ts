import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('match', {
  'combo-crusader': 3,
  'corner-swap-gems': 368,
  'slanting-gems': 369,
  'knight-swap-gems': 370,
  'tilting-gems': 398,
  'long-reach-gems': 399,
  'mirror-swap-gems': 515,
  'gem-dye-works': 516,
  'gem-trefoil-turn': 517,
  'gem-orbits': 518,
  'four-block-gems': 519,
  'gem-turnabout': 520,
  'sand-and-shells': 1230,
  'gem-thread': 1231,
  'gem-landslide': 1232,
  'gem-quarter-turn': 1233,
  'honeycomb-gems': 1234,
  'gem-conveyor': 1235,
  'pearl-ladder': 1236,
})
