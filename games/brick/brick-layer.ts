import type { Box } from '#kit/game/draw.ts'
import type { Grid } from './flight.ts'
import type { World } from './world.ts'

type Pen = CanvasRenderingContext2D

export type PaintBrick = (pen: Pen, box: Box, brick: { readonly kind: number; readonly hits: number }) => void

/** Cached picture of a game's cells: only changes are repainted. */
export interface BrickLayer {
  draw(pen: Pen, world: World, grid: Grid): void
  /** Clears the cache: for another size, or loaded fonts. */
  clear(sharpness: number): void
}

/** Margin around the grid for what exceeds its rim, in field units. */
const BLEED = 4

export function brickLayer(paint: PaintBrick): BrickLayer {
  const image = document.createElement('canvas')
  const inner = image.getContext('2d')!
  let shownKinds: number[] = []
  let shownHits: number[] = []
  let sharpness = 2

  function size({ columns, rows, width, height }: Grid) {
    const [across, down] = [columns * width + 2 * BLEED, rows * height + 2 * BLEED]
    const [pixelsAcross, pixelsDown] = [Math.ceil(across * sharpness), Math.ceil(down * sharpness)]
    if (image.width === pixelsAcross && image.height === pixelsDown && shownKinds.length === columns * rows)
      return { across, down }
    image.width = pixelsAcross
    image.height = pixelsDown
    shownKinds = Array.from({ length: columns * rows }, () => 0)
    shownHits = [...shownKinds]
    return { across, down }
  }

  return {
    clear(next) {
      sharpness = next
      shownKinds = []
    },
    draw(pen, { kinds, hits }, grid) {
      const { across, down } = size(grid)
      inner.setTransform(image.width / across, 0, 0, image.height / down, 0, 0)
      for (const [cell, kind] of kinds.entries()) {
        const left = kind === 0 ? 0 : (hits[cell] ?? 1)
        if (kind === shownKinds[cell] && left === shownHits[cell]) continue
        shownKinds[cell] = kind
        shownHits[cell] = left
        const { columns, width, height } = grid
        const [x, y] = [BLEED + (cell % columns) * width, BLEED + Math.floor(cell / columns) * height]
        inner.clearRect(x, y, width, height)
        if (kind)
          paint(inner, { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, { kind, hits: left })
      }
      pen.drawImage(image, grid.left - BLEED, grid.top - BLEED, across, down)
    },
  }
}
