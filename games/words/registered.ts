import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('words', {
  'tide-castle-letters': 1260,
  'picture-word-hunt': 1261,
  'mixed-up-letters': 1262,
  'picture-crossword': 1263,
  'word-picture-pairs': 1264,
  'secret-word-colours': 1265,
  'letter-wheel-words': 1266,
  'letter-cliff': 1267,
  'names-fill-the-board': 1398,
  'toppling-name-stacks': 1399,
  'turning-letter-lock': 1400,
  'letter-rain-basket': 1401,
  'spelling-maze': 1402,
  'golden-row-letters': 1403,
  'shell-number-code': 1404,
  'broken-name-pieces': 1405,
  'letter-in-the-name': 1406,
  'careless-scribe': 1407,
  'braided-names': 1408,
  'picture-under-shells': 1409,
})
