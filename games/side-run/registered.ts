import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('side-run', {
  'ember-lanes': 159,
  'count-lanes': 164,
  'gulp-lanes': 165,
  'tide-lanes': 166,
  'shape-lanes': 167,
  'dark-lanes': 168,
  'rooftop-run': 384,
  'temple-dash': 385,
  'cloud-hop': 386,
  'twin-run': 387,
  'rail-grind': 388,
  'mine-cart': 389,
  'gull-glide': 390,
  'leaf-glide': 391,
  'snow-roll': 392,
  'hurdle-race': 393,
  'lagoon-lanes': 394,
  'veil-lanes': 395,
  'crowd-lanes': 396,
  'plank-lanes': 397,
})
