import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('territory', {
  'two-shores': 930,
  'drop-spread': 931,
  'first-capture': 932,
  'dots-and-boxes': 933,
  'drop-burst': 1317,
  'peace-stones': 1318,
  'cats-and-dogs': 1319,
  'snail-home': 1324,
  'sour-corner': 1325,
  'fence-in': 1326,
  'hoof-prints': 1327,
  'row-and-column': 1328,
  'colour-flood': 1329,
  'nine-plots': 1333,
  'gem-boxes': 1334,
  'five-captives': 1335,
})
