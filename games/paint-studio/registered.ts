import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('paint-studio', {
  'flowing-colours': 534,
  'turned-about': 535,
  'island-by-numbers': 1482,
  'other-half': 1483,
  'lagoon-mandala': 1484,
  'from-memory': 1485,
  'paint-pots': 1486,
  'paint-rollers': 1487,
  'stencil-spray': 1488,
  'star-to-star': 1489,
  'ink-blots': 1528,
  'spilled-paint': 1529,
})
