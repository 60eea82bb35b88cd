import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('physics-yard', {
  'coconut-cut': 83,
  'mango-sling': 84,
  'draw-a-plank': 85,
  'keep-the-idol': 86,
  'crane-stack': 87,
  'barrel-bridge': 88,
  'level-beam': 89,
  'pull-the-pins': 90,
  'marble-gates': 91,
  'magnet-hop': 92,
  'spring-boards': 93,
  'domino-bell': 94,
  'berry-pegs': 95,
  'coconut-cannon': 96,
  'crate-wrecker': 97,
  'see-saw-crab': 98,
  'fan-the-balloon': 1419,
  'turn-the-cave': 1420,
  'parcel-belts': 1421,
  'jelly-scaffold': 1422,
  'puff-the-coconut': 1423,
  'ice-saw': 1747,
})
