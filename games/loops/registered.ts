import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('loops', {
  'garden-fence': 340,
  'honeycomb-fence': 341,
  'pearl-string': 342,
  'grand-tour': 343,
  'arrow-loop': 344,
  'country-lanes': 345,
  'castle-round': 346,
  'railway-line': 347,
  'sun-and-moon': 348,
  milestones: 349,
  'halfway-marks': 350,
  'island-bridges': 351,
  'pearl-tour': 908,
  'milestone-tour': 909,
  'halfway-tour': 910,
  'knots-and-rails': 911,
  'counted-loop': 912,
  'counted-pearls': 913,
  'parish-pearls': 914,
  'parish-milestones': 915,
  'sheep-and-wolves': 1049,
  'lookout-loop': 1058,
  'crossing-counts': 1059,
  'knot-tour': 1096,
})
