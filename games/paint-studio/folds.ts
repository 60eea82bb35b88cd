import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { Picture, Stroke } from './picture.ts'

/** Folds: left half over right, right over left, upper over lower, lower over upper. */
export const FOLDS = 4
/** Value of a fresh sheet, after the folds. */
export const FRESH = FOLDS

/** The cell below a folded cell, if it is in the half that turns over. */
function pressedOn(size: number, cell: number, fold: number): number | undefined {
  const [x, y] = [cell % size, Math.floor(cell / size)]
  const half = size / 2
  const isTurned = fold === 0 ? x < half : fold === 1 ? x >= half : fold === 2 ? y < half : y >= half
  if (!isTurned) return undefined
  return fold < 2 ? y * size + size - 1 - x : (size - 1 - y) * size + x
}

/** Cells a fold may print on. */
export const foldCells = (size: number, fold: number): number[] =>
  fold === FRESH
    ? Array.from({ length: size * size }, (_, cell) => cell)
    : Array.from({ length: size * size }, (_, cell) => pressedOn(size, cell, fold)).filter(
        (cell) => cell !== undefined,
      )

/** The sheet after a fold: wet paint of one half is printed on the other. */
export function folded(size: number, paint: readonly number[], fold: number): number[] {
  if (fold === FRESH) return paint.map(() => 0)
  const next = [...paint]
  for (const [cell, colour] of paint.entries()) {
    const to = colour > 0 ? pressedOn(size, cell, fold) : undefined
    if (to !== undefined) next[to] = colour
  }
  return next
}

/** A blot made by drops and folds, each drop in the half folded next. */
export function blotPicture(level: number, colours: readonly string[], random: Random): Picture {
  const size = level < 9 ? 6 : 8
  const count = level < 5 ? 2 : level < 15 ? 3 : 4
  const strokes: Stroke[] = []
  let paint = Array.from({ length: size * size }, () => 0)
  let last = -1
  for (let step = 0; step < count; step++) {
    // Folds alternate direction: two along one line would often do nothing.
    const fold = last < 0 ? pickIndex(FOLDS, random) : ((last < 2 ? 2 : 0) + pickIndex(2, random)) % FOLDS
    last = fold
    const open = shuffled(
      [...paint.keys()].filter((cell) => {
        const to = pressedOn(size, cell, fold)
        return to !== undefined && paint[cell] === 0 && paint[to] === 0
      }),
      random,
    )
    for (const at of open.slice(0, level < 9 || step > 1 ? 1 + (step % 2) : 2)) {
      const colour = 1 + pickIndex(colours.length - 1, random)
      strokes.push({ at, colour })
      paint[at] = colour
    }
    strokes.push({ at: size * size + fold, colour: 0 })
    paint = folded(size, paint, fold)
  }
  return { size, target: paint, first: paint.map(() => 0), colours, strokes }
}
