import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('merge', {
  'rabbit-numbers': 442,
  'three-become-one': 443,
  'coral-2048': 444,
  'honeycomb-2048': 445,
  'disc-of-seven': 446,
  'quarter-turn-drop': 447,
  'fair-shares': 448,
  'twin-tiles': 449,
  'climb-to-ten': 450,
  'down-to-zero': 451,
  'drop-and-double': 1190,
  'number-necklace': 1191,
  'hex-merge': 1192,
  'pearl-drop-merge': 1193,
  'one-plus-two': 1194,
  'number-cannon': 1195,
  'lines-of-ten': 1196,
  'growing-islands': 1197,
})
