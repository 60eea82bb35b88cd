import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('invaders', {
  'crash-whirl': 193,
  'echo-squad': 194,
  'galaxy-divers': 848,
  'six-huts': 849,
  'reef-centipede': 850,
  'whirl-tube': 851,
  'coco-bomber': 852,
  'six-shots': 853,
  'sun-and-shade': 854,
  'tiny-planet': 855,
  'heli-rescue': 856,
  'lantern-chain': 857,
  'between-two-fleets': 858,
  'paint-the-crabs': 859,
  'split-bubbles': 1013,
})
