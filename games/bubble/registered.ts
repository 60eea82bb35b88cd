import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('bubble', {
  'bubble-charms': 1,
  'turtle-bubbles': 503,
  'bank-shot-bubbles': 504,
  'chameleon-shot': 505,
  'trade-wind-bubbles': 506,
  'paint-pot-bubbles': 507,
  'skewer-shot': 508,
  'floating-clusters': 509,
  'misty-bubbles': 510,
  'splash-and-spread': 511,
  'burning-fuses': 512,
  'never-miss-bubbles': 513,
  'grab-and-throw': 514,
  'ceiling-crush': 1250,
  'marble-stream': 1251,
  'pinwheel-pop': 1252,
  'twin-shot-bubbles': 1253,
  'topsy-bubbles': 1254,
})
