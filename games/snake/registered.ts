import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('snake', {
  'tail-train': 428,
  'crab-scissors': 429,
  'lantern-snake': 430,
  'meadow-mower': 431,
  'bead-snake': 432,
  'boulder-worm': 433,
  'echo-snake': 434,
  'tail-biters': 435,
  'counting-snake': 1388,
  'mouse-hunt': 1389,
  'tide-snake': 1390,
  'burrow-snake': 1391,
  'lasso-snake': 1392,
  'picnic-rush': 1393,
  'garden-snake': 1430,
  'fruit-snake': 1431,
  'mirror-snakes': 1432,
  'switchback-snake': 1433,
  'stone-snake': 1434,
  'trail-duel': 1435,
})
