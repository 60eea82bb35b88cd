import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('tycoon', {
  'mango-stand': 473,
  'wandering-vein': 474,
  'village-market': 475,
  'cargo-ferry': 476,
  'little-zoo': 477,
  'ember-bakery': 478,
  'day-and-night-grove': 479,
  'two-part-workshop': 480,
  'pearl-divers': 481,
  'gull-pier': 482,
  'ebb-harvest': 483,
  'coconut-porter': 484,
  'roaming-wool': 485,
  'order-office': 486,
  'raft-builders': 487,
})
