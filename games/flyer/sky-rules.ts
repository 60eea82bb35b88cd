import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Sky } from './definitions.ts'
import { rules as clamFlap } from './skies/clam-flap.ts'
import { rules as paperGlide } from './skies/paper-glide.ts'
import { rules as kiteRun } from './skies/kite-run.ts'
import { rules as spinJet } from './skies/spin-jet.ts'
import { rules as swiftZigzag } from './skies/swift-zigzag.ts'
import { rules as stuntLoops } from './skies/stunt-loops.ts'
import { rules as pelicanDive } from './skies/pelican-dive.ts'
import { rules as thermalSoar } from './skies/thermal-soar.ts'

export const rulesOf: Readonly<Record<Sky, MicroRules>> = {
  'clam-flap': clamFlap,
  'paper-glide': paperGlide,
  'kite-run': kiteRun,
  'spin-jet': spinJet,
  'swift-zigzag': swiftZigzag,
  'stunt-loops': stuntLoops,
  'pelican-dive': pelicanDive,
  'thermal-soar': thermalSoar,
}
