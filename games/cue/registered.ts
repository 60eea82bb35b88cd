import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('cue', {
  'five-pin-carom': 10,
  'bank-shot-pool': 11,
  'lantern-pocket-pool': 12,
  'chain-shot-pool': 13,
  'narrow-pocket-pyramid': 14,
  'crokinole-round': 15,
  'ring-of-marbles': 16,
  'peg-and-hole-billiards': 17,
  'straight-rack': 1550,
  'three-cushion-carom': 1551,
  'carrom-flick': 1552,
  'bumper-pool': 1553,
  'sand-shuffleboard': 1554,
  'lantern-curling': 1555,
  'beach-bocce': 1556,
})
