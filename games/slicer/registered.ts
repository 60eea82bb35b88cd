import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('slicer', {
  'recipe-blade': 23,
  'twenty-strokes': 24,
  'fruit-juggle': 25,
  'pair-blade': 26,
  'harvest-rain': 27,
  'heart-of-the-fruit': 28,
  'river-blade': 70,
  'last-moment-blade': 71,
  'fruit-ninja': 490,
})
