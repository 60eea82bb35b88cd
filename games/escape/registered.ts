import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('escape', {
  'fishers-hut': 1592,
  'lamp-room': 1593,
  'captains-cabin': 1594,
  'greenhouse-door': 1595,
  'clockmakers-loft': 1596,
  'bell-parlour': 1597,
  'locked-store': 1598,
  'jungle-temple': 1599,
  'moon-watch': 1600,
})
