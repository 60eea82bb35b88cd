import type { MicroRules } from '#kit/game/micro/rules.ts'
import type { Verb } from './definitions.ts'
import { rules as crabThump } from './verbs/crab-thump.ts'
import { rules as basketRun } from './verbs/basket-run.ts'
import { rules as shellSorter } from './verbs/shell-sorter.ts'
import { rules as colourTap } from './verbs/colour-tap.ts'
import { rules as bubbleRush } from './verbs/bubble-rush.ts'
import { rules as oddShell } from './verbs/odd-shell.ts'
import { rules as echoConches } from './verbs/echo-conches.ts'
import { rules as tideDrums } from './verbs/tide-drums.ts'

export const rulesOf: Readonly<Record<Verb, MicroRules>> = {
  'crab-thump': crabThump,
  'basket-run': basketRun,
  'shell-sorter': shellSorter,
  'colour-tap': colourTap,
  'bubble-rush': bubbleRush,
  'odd-shell': oddShell,
  'echo-conches': echoConches,
  'tide-drums': tideDrums,
}
