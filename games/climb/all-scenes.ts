// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Scene } from '#kit/game/micro/scene.ts'
import type { Way } from './definitions.ts'
import { scene as cloudStairs } from './scenes/cloud-stairs.ts'
import { scene as deepDive } from './scenes/deep-dive.ts'
import { scene as hookSwing } from './scenes/hook-swing.ts'
import { scene as ladderDodge } from './scenes/ladder-dodge.ts'
import { scene as lavaFloors } from './scenes/lava-floors.ts'
import { scene as leanTower } from './scenes/lean-tower.ts'
import { scene as ledgeLeap } from './scenes/ledge-leap.ts'
import { scene as pogoLean } from './scenes/pogo-lean.ts'
import { scene as shaftFall } from './scenes/shaft-fall.ts'
import { scene as springBoots } from './scenes/spring-boots.ts'
import { scene as trunkChop } from './scenes/trunk-chop.ts'
import { scene as wallSpring } from './scenes/wall-spring.ts'

/** All scenes, for covers. */
export const sceneOf: Readonly<Record<Way, Scene>> = {
  'cloud-stairs': cloudStairs,
  'deep-dive': deepDive,
  'hook-swing': hookSwing,
  'ladder-dodge': ladderDodge,
  'lava-floors': lavaFloors,
  'lean-tower': leanTower,
  'ledge-leap': ledgeLeap,
  'pogo-lean': pogoLean,
  'shaft-fall': shaftFall,
  'spring-boots': springBoots,
  'trunk-chop': trunkChop,
  'wall-spring': wallSpring,
}
