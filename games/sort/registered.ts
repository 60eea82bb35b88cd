import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('sort', {
  'lagoon-pour': 1130,
  'nut-and-bolt-sort': 1131,
  'shell-stick-sort': 1132,
  'beach-parking-jam': 1133,
  'eels-out': 1134,
  'free-the-sailboat': 1135,
  'crates-by-number': 1258,
  'coloured-towers': 1259,
  'one-jar-over': 1268,
  'turning-neighbours': 1269,
  'market-shelves': 1424,
  'birds-aboard': 1425,
  'harbour-shunting': 1426,
  'two-ended-strings': 1427,
})
