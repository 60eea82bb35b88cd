import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('hill-drive', {
  'gelato-cart': 219,
  'pump-trolley': 220,
  'sail-wagon': 221,
  'winch-climber': 222,
  'hay-train': 223,
  'pantomime-horse': 224,
  'hill-buggy': 400,
  'trial-bike': 401,
  'cargo-truck': 402,
  'moon-hopper': 403,
  'sledge-run': 404,
  'tractor-pull': 405,
  'wheelie-run': 406,
  'monster-crush': 407,
  'creaky-bridges': 408,
  'gap-leap': 409,
  'mud-ferry': 410,
  'sun-rover': 411,
  'unicycle-run': 412,
  'flip-park': 413,
})
