import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('hex-paths', {
  'great-hex': 255,
  'hex-undone': 256,
  'two-stone-hex': 257,
  'rocky-hex': 258,
  'three-coasts': 259,
  'ring-and-fork': 260,
  'bridge-builders': 261,
  'octagon-shores': 262,
  'three-coasts-undone': 612,
  'facing-coasts': 615,
  'two-bridges-a-turn': 619,
})
