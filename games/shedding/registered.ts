import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('shedding', {
  'crazy-eights': 130,
  'mau-mau': 131,
  sevens: 132,
  president: 133,
  durak: 134,
  scopa: 135,
  escoba: 136,
  'ninety-nine': 137,
  'thirty-one': 138,
  'gin-rummy': 139,
  'switch-cards': 683,
  pesten: 685,
  'up-or-down': 686,
  'dig-for-eights': 687,
  'oklahoma-gin': 689,
  'knock-rummy': 690,
  'corner-gin': 691,
  'straight-gin': 693,
  cassino: 694,
  pishti: 695,
})
