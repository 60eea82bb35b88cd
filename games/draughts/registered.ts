import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('draughts', {
  'canadian-draughts': 557,
  'frisian-draughts': 559,
  damii: 562,
  'czech-draughts': 580,
  'armenian-tama': 583,
  'gothic-draughts': 586,
  'english-draughts': 900,
  'international-draughts': 901,
  'russian-draughts': 902,
  'brazilian-draughts': 903,
  'turkish-draughts': 904,
  'italian-draughts': 905,
  'pool-checkers': 906,
  'give-away-draughts': 907,
  'spanish-draughts': 1669,
  'thai-draughts': 1670,
  'straight-give-away': 1671,
  'first-king-draughts': 1672,
  'pocket-draughts': 1673,
  'grand-give-away': 1674,
})
