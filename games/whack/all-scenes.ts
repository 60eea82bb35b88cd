import type { Verb } from './definitions.ts'
import type { TouchScene } from './scenes/touch-scene.ts'
import { scene as crabThump } from './scenes/crab-thump.ts'
import { scene as basketRun } from './scenes/basket-run.ts'
import { scene as shellSorter } from './scenes/shell-sorter.ts'
import { scene as colourTap } from './scenes/colour-tap.ts'
import { scene as bubbleRush } from './scenes/bubble-rush.ts'
import { scene as oddShell } from './scenes/odd-shell.ts'
import { scene as echoConches } from './scenes/echo-conches.ts'
import { scene as tideDrums } from './scenes/tide-drums.ts'

/** All drawings at once, for covers. */
export const sceneOf: Readonly<Record<Verb, TouchScene>> = {
  'crab-thump': crabThump,
  'basket-run': basketRun,
  'shell-sorter': shellSorter,
  'colour-tap': colourTap,
  'bubble-rush': bubbleRush,
  'odd-shell': oddShell,
  'echo-conches': echoConches,
  'tide-drums': tideDrums,
}
