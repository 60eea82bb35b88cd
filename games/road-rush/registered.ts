import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('road-rush', {
  'coast-checkpoint': 416,
  'palm-traffic': 417,
  'lorry-pass': 418,
  'night-ride': 419,
  'rain-bike': 420,
  'patrol-chase': 421,
  'fuel-run': 422,
  'last-one-out': 423,
  'tunnel-run': 424,
  'bridge-hop': 425,
  'slip-duel': 426,
  'boost-chain': 427,
})
