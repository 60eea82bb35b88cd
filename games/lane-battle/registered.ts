import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('lane-battle', {
  'two-tower-tide': 52,
  'long-causeway-march': 53,
  'deck-of-the-deep': 54,
  'weathercock-war': 55,
  'wandering-bridge': 56,
  'two-treasure-wagons': 57,
  'kings-of-the-bridges': 58,
  'two-out-of-three': 59,
})
