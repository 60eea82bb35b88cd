// npm run registry writes the entries: each of scenes/*.ts with frame.
import type { Frame } from '#kit/game/micro/frame.ts'
import type { Way } from './definitions.ts'
import { frame as cloudStairs } from './scenes/cloud-stairs.ts'
import { frame as deepDive } from './scenes/deep-dive.ts'
import { frame as hookSwing } from './scenes/hook-swing.ts'
import { frame as ladderDodge } from './scenes/ladder-dodge.ts'
import { frame as lavaFloors } from './scenes/lava-floors.ts'
import { frame as leanTower } from './scenes/lean-tower.ts'
import { frame as ledgeLeap } from './scenes/ledge-leap.ts'
import { frame as pogoLean } from './scenes/pogo-lean.ts'
import { frame as shaftFall } from './scenes/shaft-fall.ts'
import { frame as springBoots } from './scenes/spring-boots.ts'
import { frame as trunkChop } from './scenes/trunk-chop.ts'
import { frame as wallSpring } from './scenes/wall-spring.ts'

/** The moments on the covers; after a change of rules or moments: `npm run poses climb`. */
export const frames: Readonly<Record<Way, Frame>> = {
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
