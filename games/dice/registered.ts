import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('dice', {
  'clam-columns': 1241,
  'five-by-five-dice': 1242,
  'ten-rungs': 1243,
  'nearly-a-hundred': 1244,
  'sixteen-dice': 1245,
  'just-so-many': 1246,
  'one-step-apart': 1247,
  'dice-towers': 1248,
  'island-tally': 1310,
  'riptide-dice': 1311,
  'storm-shutters': 1312,
  'coconut-bluff': 1313,
})
