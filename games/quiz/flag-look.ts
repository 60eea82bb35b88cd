import type { Box } from '#kit/game/draw.ts'
import { flagOf } from './flag-shapes.ts'

type Pen = CanvasRenderingContext2D

const paths = new Map<string, Path2D>()

function pathOf(text: string): Path2D {
  const known = paths.get(text) ?? new Path2D(text)
  paths.set(text, known)
  return known
}

/** Draws a flag as large as the box allows, on a soft shadow. */
export function drawFlag(pen: Pen, country: string, box: Box) {
  const { width, shapes } = flagOf(country)
  const scale = Math.min(box.width / width, box.height / 100)
  pen.save()
  pen.translate(box.x + (box.width - width * scale) / 2, box.y + (box.height - 100 * scale) / 2)
  pen.scale(scale, scale)
  pen.fillStyle = 'rgb(30 20 30 / .18)'
  pen.fillRect(1.5, 3, width, 100)
  pen.beginPath()
  pen.rect(0, 0, width, 100)
  pen.clip()
  for (const { path, color } of shapes) {
    pen.fillStyle = color
    pen.fill(pathOf(path))
  }
  // Cloth in the wind: three soft folds.
  const folds = pen.createLinearGradient(0, 0, width, 0)
  for (const [at, light] of FOLDS) folds.addColorStop(at, light)
  pen.fillStyle = folds
  pen.fillRect(0, 0, width, 100)
  pen.strokeStyle = 'rgb(20 20 30 / .22)'
  pen.lineWidth = 1.2
  pen.strokeRect(0, 0, width, 100)
  pen.restore()
}

const FOLDS: readonly (readonly [number, string])[] = [
  [0, 'rgb(255 255 255 / .1)'],
  [0.22, 'rgb(255 255 255 / 0)'],
  [0.42, 'rgb(20 20 40 / .1)'],
  [0.6, 'rgb(255 255 255 / .1)'],
  [0.8, 'rgb(20 20 40 / .07)'],
  [1, 'rgb(255 255 255 / .05)'],
]
