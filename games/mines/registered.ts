import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('mines', {
  'urchin-sands': 1050,
  'honeycomb-shore': 1051,
  'triangle-tide': 1052,
  'leaping-urchins': 1053,
  'urchin-clutches': 1054,
  'star-sight-shore': 1055,
  'wide-sight-shore': 1056,
  'far-ring-shore': 1057,
  'urchins-round-the-isle': 1698,
  'urchin-crossroads': 1699,
  'mirror-shore': 1700,
  'honeycomb-clutches': 1701,
})
