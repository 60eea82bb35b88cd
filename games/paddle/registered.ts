import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('paddle', {
  'shell-wall-pong': 126,
  'cliff-squash': 127,
  'whirlpool-pong': 128,
  'two-tone-paddle': 129,
  'storm-keeper': 140,
  'four-raft-pong': 1450,
  'tradewind-pong': 1451,
})
