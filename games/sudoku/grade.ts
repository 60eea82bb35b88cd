import type { Tier } from './definitions.ts'
import type { Geometry } from './geometry.ts'
import {
  enter,
  findHiddenSingle,
  findNakedSingle,
  notebookOf,
  strikeFish,
  strikeHidden,
  strikeLocked,
  strikeNaked,
  type Notebook,
  type Single,
} from './techniques.ts'

export interface Measure {
  /** The hardest reasoning the puzzle asks for. */
  readonly tier: Tier
  /** Sum of the weights of all steps. */
  readonly effort: number
}

/** Weight of a step by its tier; beyond all techniques, each cell left costs the last one. */
const WEIGHTS = [1, 2, 12, 30, 60] as const

/** Solves like a person, always by the easiest step, and tells how hard that was. */
export function measure(geometry: Geometry, puzzle: ArrayLike<number>): Measure {
  const notebook = notebookOf(geometry, puzzle)
  let left = notebook.cells.filter((digit) => digit === 0).length
  let tier: Tier = 0
  let effort = 0
  while (left > 0) {
    const single = nextSingle(notebook)
    const strikes = single ? undefined : strikeOnce(notebook)
    const step: Tier = single ? single.tier : (strikes?.tier ?? 4)
    if (step > tier) tier = step
    effort += WEIGHTS[step]
    if (step === 4) return { tier, effort: effort + left * WEIGHTS[4] }
    if (!single) continue
    enter(notebook, single.cell, single.digit)
    left--
  }
  return { tier, effort }
}

/** The next certain cell, the easiest to see first: places in boxes, in lines, then cells with one digit left. */
export function nextSingle(notebook: Notebook): (Single & { readonly tier: 0 | 1 }) | undefined {
  const { size } = notebook.geometry
  for (let box = 2 * size; box < 3 * size; box++) {
    const single = findHiddenSingle(notebook, box)
    if (single) return { ...single, tier: 0 }
  }
  for (let line = 0; line < 2 * size; line++) {
    const single = findHiddenSingle(notebook, line)
    if (single) return { ...single, tier: 1 }
  }
  const naked = findNakedSingle(notebook)
  return naked && { ...naked, tier: 1 }
}

/** The techniques that exclude digits, by their common names. */
export type Technique = 'locked' | 'nakedPair' | 'hiddenPair' | 'nakedTriple' | 'fish' | 'hiddenTriple'

export interface Struck {
  readonly technique: Technique
  readonly tier: 2 | 3
  /** Cells of the pattern that excludes them. */
  readonly cells: readonly number[]
}

const STRIKES: readonly (readonly [
  technique: Technique,
  tier: 2 | 3,
  strike: (notebook: Notebook) => readonly number[] | undefined,
])[] = [
  ['locked', 2, strikeLocked],
  ['nakedPair', 2, (notebook) => strikeNaked(notebook, 2)],
  ['hiddenPair', 3, (notebook) => strikeHidden(notebook, 2)],
  ['nakedTriple', 3, (notebook) => strikeNaked(notebook, 3)],
  ['fish', 3, strikeFish],
  ['hiddenTriple', 3, (notebook) => strikeHidden(notebook, 3)],
]

/** Excludes digits by the easiest technique that applies. */
export function strikeOnce(notebook: Notebook): Struck | undefined {
  for (const [technique, tier, strike] of STRIKES) {
    const cells = strike(notebook)
    if (cells) return { technique, tier, cells }
  }
  return undefined
}
