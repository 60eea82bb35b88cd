import { pickIndex, type Random } from '#kit/random/random.ts'
import { guestsAt } from './goals.ts'
import { columnsIn, type HexField } from './hex-field.ts'
import { BOMB, cellOf, GUEST, RAINBOW, STONE, TIDE } from './state.ts'

/** Difficulty of a level, derived from its number. */
export interface Grade {
  readonly colors: number
  readonly rows: number
  readonly charms: number
  readonly stones: number
  /** Who must fall, and which outline is taken; where neither is named, nobody and the one of the level. */
  readonly guests?: number
  readonly shape?: number
}

export const gradeOf = (level: number, levels: number, most: number): Grade => {
  const k = (level - 1) / Math.max(1, levels - 1)
  return {
    colors: Math.min(most, 3 + Math.floor(k * (most - 2))),
    rows: 4 + Math.floor(k * 5) + (level % 5 === 0 ? 1 : 0),
    charms: level < 4 ? 0 : 1 + Math.floor(k * 5),
    stones: level < 14 ? 0 : Math.floor(k * 6) - (level % 3),
  }
}

/** Levels of a chapter. */
const CHAPTER = 20
const PACK_DEEPEST = 7

/** A level of the long pack: each chapter begins easier than the last one ended. */
export function packGrade(level: number, levels: number, most: number): Grade {
  const chapter = Math.floor((level - 1) / CHAPTER)
  const inChapter = ((level - 1) % CHAPTER) / (CHAPTER - 1)
  const k = Math.min(1, (level - 1) / levels + 0.12 * inChapter)
  return {
    colors: Math.min(most, 3 + Math.floor(k * (most - 2))),
    rows: Math.min(PACK_DEEPEST, 4 + Math.floor(k * 2 + inChapter * 1.6)),
    charms: level < 4 ? 0 : 1 + Math.floor(inChapter * 2 + k * 2),
    stones: level < 14 ? 0 : Math.max(0, Math.floor(k * 5 + inChapter * 2) - (level % 3)),
    guests: guestsAt(level),
    shape: level - 1 + chapter,
  }
}

type Shape = (row: number, x: number, rows: number) => boolean

/** Outlines, by the row and the distance from the middle (-1 to 1). */
const SHAPES: readonly Shape[] = [
  () => true,
  (row, x, rows) => Math.abs(x) <= 1 - (row / rows) * 0.85,
  (row, x) => row < 2 || Math.abs(x) > 0.32,
  (row, x, rows) => Math.abs(x) >= 0.75 - (row / rows) * 0.75 || row === 0,
  (row, x) => row < 2 || Math.floor((x + 1) * 3.5) % 2 === 0,
  (row, x, rows) => Math.abs(Math.abs(x) - 0.5) <= 0.52 - (row / rows) * 0.34 || row === 0,
  (row) => row % 3 !== 2,
  (row, x, rows) => row < 1 || Math.abs(x) <= 0.35 + 0.6 * (1 - Math.abs((2 * row) / rows - 1)),
]

/** More of them for a pack that is long. */
const MORE_SHAPES: readonly Shape[] = [
  ...SHAPES,
  (row, x, rows) => x <= 0.95 - (1.6 * row) / rows || row === 0,
  (row, x, rows) => x >= -0.95 + (1.6 * row) / rows || row === 0,
  (row, x) => row === 0 || (row + Math.floor((x + 1) * 4)) % 4 !== 0,
  (row, x, rows) => row < 1 || Math.abs(Math.abs(x) - 0.28 - (0.5 * row) / rows) < 0.26,
  (row, x) => row % 4 < 2 || (row % 4 === 2 ? x < 0.1 : x > -0.1),
  (row, x) => row < 1 || Math.abs(x) < 0.24 || Math.abs(x) > 0.62,
  (row, x, rows) => row < 2 || x * x * 1.2 + ((row - rows / 2) / (rows / 2)) ** 2 <= 1.15,
  (row, x) => row < 1 || Math.abs((Math.abs(x * 1.5) % 1) - 0.5) > 0.16,
]

type Paint = (row: number, x: number, colors: number, random: Random) => number

const PAINTS: readonly Paint[] = [
  (row, _x, colors) => row % colors,
  (row, x, colors) => (row + Math.floor((x + 1) * 4)) % colors,
  (row, x, colors) => Math.floor((x + 1) * 2.9 + row * 0.5) % colors,
  (_row, _x, colors, random) => pickIndex(colors, random),
  (row, x, colors) => Math.floor(Math.abs(x) * 3.2 + row * 0.7) % colors,
]

export interface Layout {
  readonly cells: readonly number[]
  readonly lastId: number
}

/** A hanging board: outline, stripes of colour with some noise, charms and stones. */
export function hangingBoard(field: HexField, level: number, grade: Grade, random: Random): Layout {
  const cells = Array<number>(field.columns * field.rows).fill(0)
  const shapes = grade.shape === undefined ? SHAPES : MORE_SHAPES
  const shape = shapes[(grade.shape ?? level - 1) % shapes.length]!
  const paint = PAINTS[pickIndex(PAINTS.length, random)]!
  let lastId = 0
  for (let row = 0; row < grade.rows; row++) {
    const count = columnsIn(field, row, 0)
    for (let column = 0; column < count; column++) {
      const x = ((column + 0.5) / count) * 2 - 1
      if (!shape(row, x, grade.rows)) continue
      const color = random() < 0.18 ? pickIndex(grade.colors, random) : paint(row, x, grade.colors, random)
      cells[row * field.columns + column] = cellOf(++lastId, color)
    }
  }
  sprinkle(cells, grade, random, field.columns)
  return { cells, lastId }
}

/** Turns some bubbles into charms and stones, never those of the first row. */
function sprinkle(cells: number[], { charms, stones, guests = 0 }: Grade, random: Random, after: number) {
  const kinds = [
    ...Array.from({ length: Math.max(0, charms) }, (_, index) => [BOMB, RAINBOW, TIDE][index % 3]!),
    ...Array<number>(Math.max(0, stones)).fill(STONE),
    ...Array<number>(guests).fill(GUEST),
  ]
  for (const kind of kinds) {
    const open = cells.flatMap((cell, at) => (cell !== 0 && at >= after && (cell & 15) < BOMB ? [at] : []))
    if (open.length < 8) return
    const at = open[pickIndex(open.length, random)]!
    cells[at] = cellOf(cells[at]! >> 4, kind)
  }
}
