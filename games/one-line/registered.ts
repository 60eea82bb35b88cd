import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('one-line', {
  'one-rope': 763,
  'single-stroke': 765,
  'hopping-horse': 766,
  'dots-in-order': 772,
  'honeycomb-thread': 784,
  'sliding-seal': 785,
  'counted-leaps': 787,
  'twin-lines': 789,
  'three-bead-string': 790,
  'twice-crossed': 792,
  'net-maker': 793,
  'restless-crab': 796,
  'heavy-cart': 798,
  'beach-hopscotch': 799,
  'dune-walk': 827,
  'one-way-piers': 898,
  'keys-on-the-way': 899,
  'drop-of-ink': 916,
  'short-and-long': 927,
  'one-way-streets': 928,
  'two-tone-figure': 929,
  'six-way-ice': 1024,
})
