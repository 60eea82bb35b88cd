import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('arena-survival', {
  'crumble-court': 191,
  'swinging-anchor': 192,
  'pike-rodeo': 201,
  'bubble-jail': 202,
  'comet-dash': 835,
  'boomerang-bay': 836,
  'orbit-keepers': 837,
  'chain-storm': 838,
  'one-pearl': 839,
  'mirror-twins': 840,
  'turtle-escort': 841,
  'graze-garden': 842,
  'lasso-lagoon': 843,
  'shell-shield': 844,
  'mine-trail': 845,
  'night-torch': 846,
  'recoil-raft': 847,
})
