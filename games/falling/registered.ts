import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('falling', {
  'totem-drop': 80,
  'barnacle-well': 81,
  'well-of-tens': 82,
  'lighthouse-squares': 99,
  'hungry-reef': 124,
  'dice-well': 125,
  'sand-bridge': 1220,
  'pearl-well': 1221,
  'turning-well': 1222,
})
