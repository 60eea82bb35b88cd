import type { Scene } from '#kit/game/micro/scene.ts'
import type { Run } from './definitions.ts'

/** Each game's chunk: a player pays for the one that is played. */
export const loadScene: Readonly<Record<Run, () => Promise<{ readonly scene: Scene }>>> = {
  'hill-buggy': () => import('./scenes/hill-buggy.ts'),
  'trial-bike': () => import('./scenes/trial-bike.ts'),
  'cargo-truck': () => import('./scenes/cargo-truck.ts'),
  'moon-hopper': () => import('./scenes/moon-hopper.ts'),
  'sledge-run': () => import('./scenes/sledge-run.ts'),
  'tractor-pull': () => import('./scenes/tractor-pull.ts'),
  'wheelie-run': () => import('./scenes/wheelie-run.ts'),
  'monster-crush': () => import('./scenes/monster-crush.ts'),
  'creaky-bridges': () => import('./scenes/creaky-bridges.ts'),
  'gap-leap': () => import('./scenes/gap-leap.ts'),
  'mud-ferry': () => import('./scenes/mud-ferry.ts'),
  'sun-rover': () => import('./scenes/sun-rover.ts'),
  'unicycle-run': () => import('./scenes/unicycle-run.ts'),
  'flip-park': () => import('./scenes/flip-park.ts'),
  'gelato-cart': () => import('./scenes/gelato-cart.ts'),
  'pump-trolley': () => import('./scenes/pump-trolley.ts'),
  'sail-wagon': () => import('./scenes/sail-wagon.ts'),
  'winch-climber': () => import('./scenes/winch-climber.ts'),
  'hay-train': () => import('./scenes/hay-train.ts'),
  'pantomime-horse': () => import('./scenes/pantomime-horse.ts'),
}
