import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('dominoes', {
  'draw-dominoes': 522,
  'block-dominoes': 523,
  'all-fives': 524,
  'mexican-train': 525,
  'cross-dominoes': 526,
  'matador-dominoes': 527,
  'bergen-dominoes': 528,
  'partner-dominoes': 529,
  'domino-frame': 530,
})
