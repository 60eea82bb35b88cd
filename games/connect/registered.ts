import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('connect', {
  'in-plain-sight': 335,
  'ten-by-line': 336,
  'slanting-threads': 337,
  'knights-pairs': 338,
  'side-by-side-tray': 339,
  'runs-in-the-tray': 414,
  'face-down-pile': 415,
  'tray-of-orders': 488,
  'ten-in-the-tray': 489,
  'shell-paths': 1170,
  'tide-pairs': 1171,
  'three-in-the-tray': 1172,
  'pebble-sums': 1173,
})
