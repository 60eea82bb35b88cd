import { FONT_TEXT, write } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'

/** Writes a label above the cards; returns how far from its middle a picture may be beside it, in pixels. */
export function drawLabel(
  pen: CanvasRenderingContext2D,
  label: string,
  { x, y }: Point,
  { widest, color }: { readonly widest: number; readonly color: string },
): number {
  write(pen, label, x, y, { size: 18, font: FONT_TEXT, weight: 700, widest, color })
  return Math.min(widest, pen.measureText(label).width) / 2 + 26
}
