import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('deduction', {
  'steps-away': 1209,
  'warm-stones': 1217,
  'rising-digits': 1218,
  'silent-shells': 1219,
  'next-door-shells': 1223,
  'odd-and-even-lock': 1224,
  'facing-shells': 1225,
  'shells-on-the-tide': 1249,
  'shell-cipher': 1320,
  'lighthouse-lock': 1321,
  'hidden-fleet': 1322,
  'rays-and-pearls': 1323,
})
