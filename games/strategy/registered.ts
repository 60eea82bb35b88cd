import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('strategy', {
  'sinking-isle': 531,
  'shared-air': 532,
  'sealed-bids': 533,
  'dice-isles': 1509,
  'lighthouse-cellar': 1519,
  'captains-hand': 1520,
  'smugglers-tunnel': 1525,
  'flag-isles': 1526,
  'reef-skirmish': 1527,
  'village-bay': 1539,
})
