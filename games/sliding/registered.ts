import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('sliding', {
  'snail-shell-slide': 1084,
  'round-the-world-slide': 1085,
  'horse-leap-slide': 1086,
  'rolling-island-picture': 1087,
  'crossroads-slide': 1088,
  'rolling-colours': 1089,
  'number-slide-3x3': 1100,
  'number-slide-4x4': 1101,
  'number-slide-5x5': 1102,
  'island-picture-slide': 1103,
  'free-the-turtle': 1104,
  'rolling-rows': 1105,
  'honeycomb-slide': 1106,
})
