// npm run registry writes the entries: each of sky-scenes/*.ts with scene.
import type { Scene } from '#kit/game/micro/scene.ts'
import type { Sky } from './definitions.ts'

/** One chunk per sky, loaded when it is flown. */
export const loadSky: Readonly<Record<Sky, () => Promise<{ readonly scene: Scene }>>> = {
  'clam-flap': () => import('./sky-scenes/clam-flap.ts'),
  'kite-run': () => import('./sky-scenes/kite-run.ts'),
  'paper-glide': () => import('./sky-scenes/paper-glide.ts'),
  'pelican-dive': () => import('./sky-scenes/pelican-dive.ts'),
  'spin-jet': () => import('./sky-scenes/spin-jet.ts'),
  'stunt-loops': () => import('./sky-scenes/stunt-loops.ts'),
  'swift-zigzag': () => import('./sky-scenes/swift-zigzag.ts'),
  'thermal-soar': () => import('./sky-scenes/thermal-soar.ts'),
}
