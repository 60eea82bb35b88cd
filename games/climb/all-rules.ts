// npm run registry writes the entries: each of rules/*.ts with rules.
import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Way } from './definitions.ts'
import { rules as cloudStairs } from './rules/cloud-stairs.ts'
import { rules as deepDive } from './rules/deep-dive.ts'
import { rules as hookSwing } from './rules/hook-swing.ts'
import { rules as ladderDodge } from './rules/ladder-dodge.ts'
import { rules as lavaFloors } from './rules/lava-floors.ts'
import { rules as leanTower } from './rules/lean-tower.ts'
import { rules as ledgeLeap } from './rules/ledge-leap.ts'
import { rules as pogoLean } from './rules/pogo-lean.ts'
import { rules as shaftFall } from './rules/shaft-fall.ts'
import { rules as springBoots } from './rules/spring-boots.ts'
import { rules as trunkChop } from './rules/trunk-chop.ts'
import { rules as wallSpring } from './rules/wall-spring.ts'

export const rulesOf: Readonly<Record<Way, MicroRules>> = {
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
