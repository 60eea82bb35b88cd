// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Verb } from './definitions.ts'
import type { ArenaScene } from './scenes/arena-scene.ts'

/** One chunk per game, loaded when it is played. */
export const loadScene: Readonly<Record<Verb, () => Promise<{ readonly scene: ArenaScene }>>> = {
  'boomerang-bay': () => import('./scenes/boomerang-bay.ts'),
  'bubble-jail': () => import('./scenes/bubble-jail.ts'),
  'chain-storm': () => import('./scenes/chain-storm.ts'),
  'comet-dash': () => import('./scenes/comet-dash.ts'),
  'crumble-court': () => import('./scenes/crumble-court.ts'),
  'graze-garden': () => import('./scenes/graze-garden.ts'),
  'lasso-lagoon': () => import('./scenes/lasso-lagoon.ts'),
  'mine-trail': () => import('./scenes/mine-trail.ts'),
  'mirror-twins': () => import('./scenes/mirror-twins.ts'),
  'night-torch': () => import('./scenes/night-torch.ts'),
  'one-pearl': () => import('./scenes/one-pearl.ts'),
  'orbit-keepers': () => import('./scenes/orbit-keepers.ts'),
  'pike-rodeo': () => import('./scenes/pike-rodeo.ts'),
  'recoil-raft': () => import('./scenes/recoil-raft.ts'),
  'shell-shield': () => import('./scenes/shell-shield.ts'),
  'swinging-anchor': () => import('./scenes/swinging-anchor.ts'),
  'turtle-escort': () => import('./scenes/turtle-escort.ts'),
}
