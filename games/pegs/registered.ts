import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('pegs', {
  'marble-solitaire': 1120,
  'french-marble-solitaire': 1121,
  'marble-triangle': 1122,
  'marble-diagonals': 1123,
  'marble-hexagon': 1124,
  'wide-cross-marbles': 1652,
  'uneven-cross-marbles': 1653,
  'marble-raft': 1654,
  'marble-heart': 1655,
  'marble-star': 1656,
})
