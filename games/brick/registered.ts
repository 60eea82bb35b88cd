import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('brick', {
  'colour-queue-bricks': 72,
  'weed-bricks': 73,
  'ghost-bricks': 74,
  'heavy-ball-bricks': 75,
  'lamp-storm-bricks': 76,
  'tumbling-bricks': 77,
  'marching-bricks': 78,
  'thunder-ball-bricks': 79,
  'reef-bricks': 1440,
  'pearl-volley': 1441,
  'whirlpool-ring': 1442,
  'two-tides': 1443,
  'sand-digger': 1444,
  'parrotfish-paint': 1445,
})
