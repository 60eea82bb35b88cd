import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('flip', {
  reversi: 890,
  'grand-reversi': 891,
  'fewest-flips': 892,
  'hex-flip': 893,
  'octagon-flip': 894,
  'pit-flip': 895,
  'cross-flip': 1665,
  'edgeless-flip': 1666,
  'straight-flip': 1667,
  'cornerless-flip': 1668,
})
