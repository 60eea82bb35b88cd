import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('merge-idle', {
  'hut-to-castle': 491,
  'shell-orders': 492,
  'belt-of-stars': 493,
  'tower-lanes': 494,
  'patient-garden': 495,
  'three-elixirs': 496,
  'isles-in-fog': 497,
  'falling-lanterns': 498,
  'three-of-a-feather': 499,
  'good-neighbours': 500,
  'driftwood-boats': 501,
  'deep-breath-reef': 502,
})
