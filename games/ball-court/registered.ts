import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('ball-court', {
  'lagoon-air-hockey': 1455,
  'harbor-darts-301': 1456,
  'pier-bowling': 1457,
  'spot-kick-cup': 1458,
  'windward-archery': 1459,
  'crab-head-ball': 1460,
  'shoreline-mini-golf': 1461,
  'sunset-tennis': 1462,
})
