import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('flyer', {
  'jetpack-joyride': 29,
  'clam-flap': 227,
  'paper-glide': 228,
  'kite-run': 229,
  'spin-jet': 252,
  'swift-zigzag': 253,
  'stunt-loops': 254,
  'pelican-dive': 263,
  'thermal-soar': 264,
})
