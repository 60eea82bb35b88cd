import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('mill-hunt', {
  'three-mens-morris': 204,
  'six-mens-morris': 205,
  'nine-mens-morris': 206,
  'twelve-mens-morris': 207,
  'lasker-morris': 208,
  'fox-and-geese': 209,
  'wolf-and-sheep': 210,
  'hare-and-hounds': 211,
  'tigers-and-goats': 212,
  'three-tigers': 213,
  'jaguar-and-dogs': 214,
  'storm-the-fort': 215,
  brandubh: 216,
  tablut: 217,
  hnefatafl: 218,
  'nine-holes': 634,
  picaria: 638,
  'seven-mens-morris': 681,
  'ard-ri': 682,
})
