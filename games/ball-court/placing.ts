import type { Point, StageSize } from '#kit/game/stage.ts'
import type { Pen, Scene } from './scene.ts'

/** Origin of the court on the canvas, and its scale. */
export interface Placing {
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly isTurned: boolean
}

const MARGIN = 6

export function placeCourt({ left, top, width, height, turns }: Scene, size: StageSize): Placing {
  const isTurned = turns && size.width > size.height * 1.15
  const [across, down] = isTurned ? [height, width] : [width, height]
  const scale = Math.min((size.width - MARGIN * 2) / across, (size.height - MARGIN * 2) / down)
  const x = (size.width - across * scale) / 2
  const y = (size.height - down * scale) / 2
  // Where the zero point of the court lies.
  return isTurned
    ? { scale, isTurned, left: x + (height + top) * scale, top: y - left * scale }
    : { scale, isTurned, left: x - left * scale, top: y - top * scale }
}

/** The near end of a rotated court is on the left. */
export const toScreen = ({ scale, left, top, isTurned }: Placing, { x, y }: Point): Point =>
  isTurned ? { x: left - y * scale, y: top + x * scale } : { x: left + x * scale, y: top + y * scale }

export const toCourt = ({ scale, left, top, isTurned }: Placing, { x, y }: Point): Point =>
  isTurned ? { x: (y - top) / scale, y: (left - x) / scale } : { x: (x - left) / scale, y: (y - top) / scale }

export function enterCourt(pen: Pen, { scale, left, top, isTurned }: Placing) {
  if (isTurned) pen.transform(0, scale, -scale, 0, left, top)
  else pen.transform(scale, 0, 0, scale, left, top)
}

/** Paints the static part of a court once. */
export function paintBackdrop(
  placing: Placing,
  size: StageSize,
  ratio: number,
  paint: (pen: Pen) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size.width * ratio)
  canvas.height = Math.round(size.height * ratio)
  const pen = canvas.getContext('2d')!
  pen.scale(ratio, ratio)
  enterCourt(pen, placing)
  paint(pen)
  return canvas
}
