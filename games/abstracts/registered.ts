import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('abstracts', {
  'corner-halma': 230,
  'star-halma': 231,
  surakarta: 232,
  konane: 233,
  amazons: 234,
  'sinking-floes': 235,
  'lines-of-action': 236,
  clobber: 237,
  domineering: 238,
  fanorona: 239,
  breakthrough: 1336,
  'hasami-shogi': 1337,
  'ming-mang': 1338,
  'four-overboard': 1339,
  'pearl-between': 1394,
  'sliding-quartet': 1395,
  'five-field-kono': 1396,
  alquerque: 1397,
})
