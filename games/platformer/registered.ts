import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('platformer', {
  'coconut-trot': 30,
  'gecko-gorge': 31,
  'firefly-flip': 32,
  'parrot-dash': 33,
  'liana-rings': 34,
  'sand-steps': 35,
  'lighthouse-keys': 36,
  'crab-climb': 37,
  'frog-bounce': 181,
  'chameleon-switch': 182,
  'puffer-float': 183,
  'umbrella-mouse': 184,
  'penguin-slide': 185,
  'turtle-dive': 186,
  'mole-tunnels': 187,
  'ghost-blink': 188,
  'armadillo-slam': 189,
  'octopus-climb': 190,
})
