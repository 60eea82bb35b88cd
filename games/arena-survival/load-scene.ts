import type { Verb } from './definitions.ts'
import type { ArenaScene } from './scenes/arena-scene.ts'

/** Each game's chunk: a player pays for the one that is played. */
export const loadScene: Readonly<Record<Verb, () => Promise<{ readonly scene: ArenaScene }>>> = {
  'comet-dash': () => import('./scenes/comet-dash.ts'),
  'boomerang-bay': () => import('./scenes/boomerang-bay.ts'),
  'orbit-keepers': () => import('./scenes/orbit-keepers.ts'),
  'chain-storm': () => import('./scenes/chain-storm.ts'),
  'one-pearl': () => import('./scenes/one-pearl.ts'),
  'mirror-twins': () => import('./scenes/mirror-twins.ts'),
  'turtle-escort': () => import('./scenes/turtle-escort.ts'),
  'graze-garden': () => import('./scenes/graze-garden.ts'),
  'lasso-lagoon': () => import('./scenes/lasso-lagoon.ts'),
  'shell-shield': () => import('./scenes/shell-shield.ts'),
  'mine-trail': () => import('./scenes/mine-trail.ts'),
  'night-torch': () => import('./scenes/night-torch.ts'),
  'recoil-raft': () => import('./scenes/recoil-raft.ts'),
  'crumble-court': () => import('./scenes/crumble-court.ts'),
  'swinging-anchor': () => import('./scenes/swinging-anchor.ts'),
  'pike-rodeo': () => import('./scenes/pike-rodeo.ts'),
  'bubble-jail': () => import('./scenes/bubble-jail.ts'),
}
