import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('memory', {
  'island-pairs': 1180,
  'forgetful-parrot': 1181,
  'shell-triplets': 1182,
  'drifting-pairs': 1183,
  'shadow-lagoon': 1184,
  'what-has-moved': 1185,
  'trading-places': 1189,
  'half-turn-table': 1198,
  'crossroad-pairs': 1199,
  'wanted-next': 1200,
  'swapping-parrot': 1201,
  'dizzy-parrot': 1202,
  'parrot-at-the-crossroad': 1203,
  'parrot-wants-it-too': 1204,
  'triplets-to-order': 1205,
  'greedy-parrot': 1702,
  'parrot-in-the-drift': 1703,
  'parrot-and-shadows': 1704,
  'drifting-triplets': 1705,
  'four-of-a-shoal': 1706,
})
