import { shade } from '#kit/game/draw.ts'
import type { NonogramDefinition } from './definitions.ts'
import { brushesOf, type Deal } from './deal.ts'
import { paintOf } from './paints.ts'
import type { Picture } from './packs.ts'
import type { Puzzle } from './puzzle.ts'

/** Colours of one game: a tray of dark wood, cells of warm paper, glazed tiles. */
export interface Look {
  readonly plate: string
  readonly rim: string
  readonly band: string
  readonly paper: Paper
  /** Glaze of each brush. */
  readonly inks: readonly string[]
}

/** What the cells are made of. */
interface Paper {
  readonly light: string
  /** Every second square of five by five. */
  readonly dark: string
  readonly side: string
  /** With a cross on it, and the cross. */
  readonly ruled: string
  readonly cross: string
}

const CREAM: Paper = {
  light: '#fff3d9',
  dark: '#f5e2bd',
  side: '#c9a877',
  ruled: '#e3cfa6',
  cross: '#a98455',
}
/** Bright paints would not show on cream. */
const SLATE: Paper = {
  light: '#93a9b8',
  dark: '#8299a9',
  side: '#566c7c',
  ruled: '#6c8494',
  cross: '#40566a',
}

export const WRONG_INK = '#d9453b'
export const LIT = '#ffb63d'
export const TOLD = '#3fe0cf'
/** Behind a finished picture. */
export const SKY = '#bfe6ee'

export function lookOf({ definition }: Pick<Deal, 'definition'>, picture: Picture | undefined): Look {
  const [glow, deep] = definition.ground
  return {
    plate: shade(deep, 0.06),
    rim: shade(glow, -0.25),
    band: shade(deep, 0.2),
    paper: definition.rules.play === 'colours' ? SLATE : CREAM,
    inks: inksOf(definition, picture),
  }
}

const TEAL = '#1c6878'

function isWarm(color: string): boolean {
  const value = parseInt(color.slice(1), 16)
  return ((value >> 16) & 255) > (value & 255) + 30
}

function inksOf({ ground, rules }: NonogramDefinition, picture: Picture | undefined): readonly string[] {
  if (rules.play === 'colours' && picture) return brushesOf(picture).map((letter) => paintOf(letter)!)
  // On a warm tray a cool glaze is seen best.
  return [isWarm(ground[0]) ? TEAL : shade(ground[0], -0.42)]
}

/** Content of a cell in the finished picture; `undefined` for the background. */
export function finishedColour(
  picture: Picture | undefined,
  { columns, rows, solution }: Puzzle,
  cell: number,
): string | undefined {
  if (picture) return paintOf(picture.letters[cell]!)
  if (solution[cell] === 0) return undefined
  // A picture of chance is glazed from corner to corner like the sea at dusk.
  const k = (cell % columns) / columns + Math.floor(cell / columns) / rows
  return `hsl(${190 + k * 85} ${58 + k * 12}% ${42 + k * 9}%)`
}
