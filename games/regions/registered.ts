import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('regions', {
  'garden-plots': 372,
  'straw-mats': 373,
  'four-winds': 374,
  'domino-hunt': 375,
  'little-galaxies': 376,
  'fruit-trios': 377,
  'corner-stones': 378,
  'field-sizes': 379,
  'make-ten': 380,
  'pair-paths': 381,
  'five-cell-isles': 382,
  'four-cell-quilt': 383,
  'loose-planks': 774,
  'square-fields': 775,
  'number-runs': 776,
  'sun-halves': 778,
  'shell-elbows': 779,
  'rim-lengths': 780,
  'double-dominoes': 781,
  'butterfly-beds': 783,
  'sum-trios': 1097,
  'boot-prints': 1098,
  'snug-frames': 1099,
  'day-and-night': 1138,
})
