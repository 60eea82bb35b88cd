// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Scene } from '#kit/game/micro/scene.ts'
import type { Way } from './definitions.ts'

/** One chunk per game, loaded when it is played. */
export const loadScene: Readonly<Record<Way, () => Promise<{ readonly scene: Scene }>>> = {
  'cloud-stairs': () => import('./scenes/cloud-stairs.ts'),
  'deep-dive': () => import('./scenes/deep-dive.ts'),
  'hook-swing': () => import('./scenes/hook-swing.ts'),
  'ladder-dodge': () => import('./scenes/ladder-dodge.ts'),
  'lava-floors': () => import('./scenes/lava-floors.ts'),
  'lean-tower': () => import('./scenes/lean-tower.ts'),
  'ledge-leap': () => import('./scenes/ledge-leap.ts'),
  'pogo-lean': () => import('./scenes/pogo-lean.ts'),
  'shaft-fall': () => import('./scenes/shaft-fall.ts'),
  'spring-boots': () => import('./scenes/spring-boots.ts'),
  'trunk-chop': () => import('./scenes/trunk-chop.ts'),
  'wall-spring': () => import('./scenes/wall-spring.ts'),
}
