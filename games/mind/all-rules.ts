// npm run registry writes the entries: each of rules/*.ts with rules.
import type { Kind } from './definitions.ts'
import type { MindRules } from './rules/mind-rules.ts'
import { rules as crossOut } from './rules/cross-out.ts'
import { rules as driftMobile } from './rules/drift-mobile.ts'
import { rules as fairBaskets } from './rules/fair-baskets.ts'
import { rules as magicFigures } from './rules/magic-figures.ts'
import { rules as makeNumber } from './rules/make-number.ts'
import { rules as matchSums } from './rules/match-sums.ts'
import { rules as shellCalculator } from './rules/shell-calculator.ts'
import { rules as turtleSums } from './rules/turtle-sums.ts'

export const rulesOf: Readonly<Record<Kind, MindRules>> = {
  'cross-out': crossOut,
  'drift-mobile': driftMobile,
  'fair-baskets': fairBaskets,
  'magic-figures': magicFigures,
  'make-number': makeNumber,
  'match-sums': matchSums,
  'shell-calculator': shellCalculator,
  'turtle-sums': turtleSums,
}
