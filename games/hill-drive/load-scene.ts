// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Scene } from '#kit/game/micro/scene.ts'
import type { Run } from './definitions.ts'

/** One chunk per game, loaded when it is played. */
export const loadScene: Readonly<Record<Run, () => Promise<{ readonly scene: Scene }>>> = {
  'cargo-truck': () => import('./scenes/cargo-truck.ts'),
  'creaky-bridges': () => import('./scenes/creaky-bridges.ts'),
  'flip-park': () => import('./scenes/flip-park.ts'),
  'gap-leap': () => import('./scenes/gap-leap.ts'),
  'gelato-cart': () => import('./scenes/gelato-cart.ts'),
  'hay-train': () => import('./scenes/hay-train.ts'),
  'hill-buggy': () => import('./scenes/hill-buggy.ts'),
  'monster-crush': () => import('./scenes/monster-crush.ts'),
  'moon-hopper': () => import('./scenes/moon-hopper.ts'),
  'mud-ferry': () => import('./scenes/mud-ferry.ts'),
  'pantomime-horse': () => import('./scenes/pantomime-horse.ts'),
  'pump-trolley': () => import('./scenes/pump-trolley.ts'),
  'sail-wagon': () => import('./scenes/sail-wagon.ts'),
  'sledge-run': () => import('./scenes/sledge-run.ts'),
  'sun-rover': () => import('./scenes/sun-rover.ts'),
  'tractor-pull': () => import('./scenes/tractor-pull.ts'),
  'trial-bike': () => import('./scenes/trial-bike.ts'),
  'unicycle-run': () => import('./scenes/unicycle-run.ts'),
  'wheelie-run': () => import('./scenes/wheelie-run.ts'),
  'winch-climber': () => import('./scenes/winch-climber.ts'),
}
