import type { Figure } from './ask-puzzles.ts'

type Point = readonly [x: number, y: number]

/** Corners of a figure with so many, every second one drawn in. */
const round = (corners: number, inner = 1): readonly Point[] =>
  Array.from({ length: corners }, (_, corner): Point => {
    const turn = (corner / corners) * 2 * Math.PI
    const reach = corner % 2 === 1 ? inner : 1
    return [Math.sin(turn) * reach, -Math.cos(turn) * reach]
  })

/** Points written as `x y x y` in tenths. */
const drawn = (text: string): readonly Point[] => {
  const values = text.split(' ').map((value) => Number(value) / 10)
  return values.flatMap((value, at): Point[] => (at % 2 === 0 ? [[value, values[at + 1]!]] : []))
}

const OUTLINES: Readonly<Record<Figure, readonly Point[]>> = {
  heart: Array.from({ length: 32 }, (_, step): Point => {
    const turn = (step / 32) * 2 * Math.PI
    const bow = 13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn)
    return [Math.sin(turn) ** 3 * 0.95, -bow / 17]
  }),
  kite: drawn('0 -10 6 -4 0 10 -6 -4'),
  arrow: drawn('0 -10 8 0 3 0 3 10 -3 10 -3 0 -8 0'),
  rectangle: drawn('-10 -5 10 -5 10 5 -10 5'),
  letterH: drawn('-7 -10 -3 -10 -3 -2 3 -2 3 -10 7 -10 7 10 3 10 3 2 -3 2 -3 10 -7 10'),
  square: drawn('-8 -8 8 -8 8 8 -8 8'),
  triangle: round(3),
  slanted: drawn('-5 -5 11 -5 5 5 -11 5'),
  letterZ: drawn('-7 -9 7 -9 7 -5 -2 5 7 5 7 9 -7 9 -7 5 2 -5 -7 -5'),
  rhombus: drawn('0 -10 6 0 0 10 -6 0'),
  plus: drawn('-3 -9 3 -9 3 -3 9 -3 9 3 3 3 3 9 -3 9 -3 3 -9 3 -9 -3 -3 -3'),
  trapezoid: drawn('-4 -6 4 -6 9 6 -9 6'),
  pentagon: round(5),
  hexagon: round(6),
  star5: round(10, 0.45),
  star6: round(12, 0.58),
  letterL: drawn('-5 -10 -1 -10 -1 6 6 6 6 10 -5 10'),
  mill: drawn('0 0 0 -10 5 -6 0 0 10 0 6 5 0 0 0 10 -5 6 0 0 -10 0 -6 -5'),
  star4: round(8, 0.4),
  oval: Array.from({ length: 28 }, (_, step): Point => {
    const turn = (step / 28) * 2 * Math.PI
    return [Math.cos(turn), Math.sin(turn) * 0.6]
  }),
  boat: drawn('-10 2 -1 2 -1 -9 1 -9 1 2 10 2 6 8 -6 8'),
  octagon: round(8),
}

/** The outline of a figure, one unit from its middle to its farthest point. */
export const outlineOfFigure = (figure: Figure): readonly Point[] => OUTLINES[figure]
