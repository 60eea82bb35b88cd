import { TILE, type Level } from './level.ts'
import type { Theme } from './themes.ts'
import { paintTiles } from './tile-art.ts'

/** The rock of a level, painted in strips when they come into sight. */
export interface Strips {
  /** Draws columns around the picture; the pen is in level units. */
  draw(pen: CanvasRenderingContext2D, left: number, right: number): void
}

const COLUMNS = 10
const MOST_STRIPS = 7
/** Rows below the level that can come into sight. */
const BELOW = 9
/** A tall phone sees this many rows; what a low level does not fill is above it. */
const ROWS = 17
const LEAST_ABOVE = 4

export function openStrips(level: Level, theme: Theme, pixelsAUnit: number): Strips {
  const painted = new Map<number, HTMLCanvasElement>()
  const above = Math.max(LEAST_ABOVE, ROWS - level.height)
  const tall = (level.height + above + BELOW) * TILE
  const wide = COLUMNS * TILE

  function paint(index: number): HTMLCanvasElement {
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil((wide + 2) * pixelsAUnit)
    canvas.height = Math.ceil(tall * pixelsAUnit)
    const pen = canvas.getContext('2d')!
    pen.scale(pixelsAUnit, pixelsAUnit)
    pen.translate(1 - index * wide, above * TILE)
    paintTiles(pen, level, theme, [index * COLUMNS - 1, (index + 1) * COLUMNS + 1, above, BELOW])
    return canvas
  }

  return {
    draw(pen, left, right) {
      for (let index = Math.floor(left / wide); index <= Math.floor(right / wide); index++) {
        let canvas = painted.get(index)
        if (!canvas) {
          canvas = paint(index)
          if (painted.size >= MOST_STRIPS) painted.delete(painted.keys().next().value!)
          painted.set(index, canvas)
        }
        // The strip's own margins would be drawn twice where grass hangs over.
        const [shown, down] = [wide * pixelsAUnit, canvas.height]
        pen.drawImage(
          canvas,
          pixelsAUnit,
          0,
          shown,
          down,
          index * wide,
          -above * TILE,
          wide + 0.3,
          down / pixelsAUnit,
        )
      }
    },
  }
}
