// npm run registry writes the entries: each of sky-scenes/*.ts with scene.
import type { Scene } from '#kit/game/micro/scene.ts'
import type { Sky } from './definitions.ts'
import { scene as clamFlap } from './sky-scenes/clam-flap.ts'
import { scene as kiteRun } from './sky-scenes/kite-run.ts'
import { scene as paperGlide } from './sky-scenes/paper-glide.ts'
import { scene as pelicanDive } from './sky-scenes/pelican-dive.ts'
import { scene as spinJet } from './sky-scenes/spin-jet.ts'
import { scene as stuntLoops } from './sky-scenes/stunt-loops.ts'
import { scene as swiftZigzag } from './sky-scenes/swift-zigzag.ts'
import { scene as thermalSoar } from './sky-scenes/thermal-soar.ts'

/** All drawings, for covers. */
export const sceneOf: Readonly<Record<Sky, Scene>> = {
  'clam-flap': clamFlap,
  'kite-run': kiteRun,
  'paper-glide': paperGlide,
  'pelican-dive': pelicanDive,
  'spin-jet': spinJet,
  'stunt-loops': stuntLoops,
  'swift-zigzag': swiftZigzag,
  'thermal-soar': thermalSoar,
}
