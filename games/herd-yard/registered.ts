import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('herd-yard', {
  'four-shepherds': 436,
  'casting-nets': 437,
  'tilting-tray': 438,
  'last-lantern': 439,
  'tall-grass': 440,
  'hungry-holes': 441,
})
