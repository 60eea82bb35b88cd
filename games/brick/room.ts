import type { Point, StageSize } from '#kit/game/stage.ts'

/** Layout of the field on the canvas, with the size of a unit. */
export interface Room {
  readonly scale: number
  readonly left: number
  readonly top: number
  toField(at: Point): Point
  toCanvas(at: Point): Point
}

const MARGIN = 4

export function roomOf({ width, height }: StageSize, [across, down]: readonly [number, number]): Room {
  const scale = Math.max(0.1, Math.min((width - 2 * MARGIN) / across, (height - 2 * MARGIN) / down))
  const left = (width - across * scale) / 2
  const top = (height - down * scale) / 2
  return {
    scale,
    left,
    top,
    toField: ({ x, y }) => ({ x: (x - left) / scale, y: (y - top) / scale }),
    toCanvas: ({ x, y }) => ({ x: left + x * scale, y: top + y * scale }),
  }
}
