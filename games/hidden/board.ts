import type { Thing } from './things.ts'

/** Width and height of the picture in field units; where there are two, each is lower. */
export const SIDE = 400
export const FLAT = 290

/** What a level shows at its start; never changes during play. */
export interface Board {
  readonly backdrop: number
  readonly height: number
  readonly things: readonly Thing[]
  /** The second of two pictures, thing by thing; `undefined` where one is missing. */
  readonly other?: readonly (Thing | undefined)[]
  /** Things of the second picture that the first one lacks. */
  readonly gone?: readonly number[]
  /** Things, answers or cells to find, in order where the hunt has one. */
  readonly targets: readonly number[]
  /** Shown below the picture. */
  readonly clue: readonly Thing[]
  /** For questions: four numbers each, and the thing they are about. */
  readonly choices?: readonly (readonly number[])[]
  /** Columns and rows of a grid of things. */
  readonly columns?: number
  /** Patches of nine cells from the upper left one, one per question. */
  readonly patches?: readonly (readonly Thing[])[]
  /** The things that cover each thing. */
  readonly under?: readonly (readonly number[])[]
  /** Strings of kites, from a kite down to its holder: x, y, x, y, … */
  readonly strings?: readonly (readonly number[])[]
  /** A sample and four copies per question; things are relative to the middle of each. */
  readonly copies?: readonly (readonly (readonly Thing[])[])[]
  /** How often the lamp may be moved. */
  readonly oil?: number
}
