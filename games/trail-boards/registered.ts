import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('trail-boards', {
  'royal-game-of-ur': 1226,
  senet: 1227,
  nyout: 1228,
  'crossway-parchis': 1229,
  'goose-spiral': 1237,
  'ashta-chamma': 1238,
  'snakes-and-choices': 1239,
  'zohn-ahl': 1240,
})
