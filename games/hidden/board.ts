import type { Thing } from './things.ts'

/** The picture is this wide and high in field units; two pictures are flatter. */
export const SIDE = 400
export const FLAT = 290

/** What a level shows before anybody plays. Never changes while it is played. */
export interface Board {
  readonly backdrop: number
  readonly height: number
  readonly things: readonly Thing[]
  /** The second picture of two, thing for thing; `undefined` where it lacks one. */
  readonly other?: readonly (Thing | undefined)[]
  /** The first picture, where it lacks things the second one has. */
  readonly gone?: readonly number[]
  /** What is asked for, in the order it is asked where there is one: things, answers or cells. */
  readonly targets: readonly number[]
  /** What is shown below the picture. */
  readonly clue: readonly Thing[]
  /** Questions: four numbers each, and which thing they are about. */
  readonly choices?: readonly (readonly number[])[]
  /** Columns and rows, where things stand in a grid. */
  readonly columns?: number
  /** Patches of nine cells, from their upper left one on; one a question. */
  readonly patches?: readonly (readonly Thing[])[]
  /** The things each thing lies under. */
  readonly under?: readonly (readonly number[])[]
  /** The strings of kites, from a kite down to each of those who hold one: x, y, x, y, … */
  readonly strings?: readonly (readonly number[])[]
  /** A sample and its four copies for every question, their things seen from the middle of each. */
  readonly copies?: readonly (readonly (readonly Thing[])[])[]
  /** How often the lamp can be moved. */
  readonly oil?: number
}
