import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('grid-patience', {
  'monte-carlo-patience': 646,
  'thirteen-square': 647,
  'cavalry-patience': 662,
  'trios-patience': 663,
  elevens: 665,
  'tens-patience': 666,
  'fifteens-patience': 667,
  'aces-square': 669,
  'accordion-patience': 670,
  'royal-marriage': 672,
  'gaps-patience': 673,
  'spaces-and-aces': 674,
  'poker-square': 676,
  'cribbage-square': 677,
  'blackjack-square': 678,
  'poker-swap': 680,
})
