import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('climb', {
  'ledge-leap': 112,
  'lean-tower': 113,
  'shaft-fall': 114,
  'wall-spring': 115,
  'hook-swing': 116,
  'ladder-dodge': 117,
  'lava-floors': 118,
  'spring-boots': 119,
  'cloud-stairs': 120,
  'deep-dive': 121,
  'pogo-lean': 122,
  'trunk-chop': 123,
})
