import { fillCircle } from '#kit/game/draw.ts'
import type { GearId } from './foes.ts'

type Pen = CanvasRenderingContext2D

/** Signs of the pieces in a box of 24, with their colour. */
const SIGNS: Readonly<Record<Exclude<GearId, 'none'>, readonly [color: string, path: string]>> = {
  sword: ['#ff7a8a', 'M5 19l9-9V5h5v5l-9 9zM6 14l4 4'],
  shield: ['#c9925a', 'M5 5h14c0 8-2 12-7 15-5-3-7-7-7-15z'],
  herbs: ['#5fd08a', 'M6 19c0-9 5-13 13-13 0 9-5 13-13 13zM6 19l8-8'],
  banner: ['#ffc53d', 'M7 21V4l11 4-11 5'],
  staff: ['#b77bff', 'M15 4a6 6 0 1 0 5 9 7 7 0 0 1-5-9zM4 21l6-6'],
  crown: ['#ffe07a', 'M4 18V8l5 4 3-7 3 7 5-4v10z'],
  boots: ['#ffb06b', 'M8 4v11l9 2v3H6V4zM17 9l3-2M17 12l4-1'],
  ring: ['#3fe0cf', 'M12 8a6 6 0 1 0 .1 0M9 5l3-3 3 3-3 3z'],
  drum: ['#e8806a', 'M5 9v7c2 3 12 3 14 0V9M5 9c2 3 12 3 14 0S7 6 5 9zM8 3l4 5'],
  lamp: ['#ffe9a0', 'M9 8h6l2 9H7zM10 8V5h4v3M12 3v2M8 20h8'],
}

/** A piece of gear as a round plate; worn ones have a bright rim. */
export function drawGear(
  pen: Pen,
  id: Exclude<GearId, 'none'>,
  at: { readonly x: number; readonly y: number; readonly radius: number },
  isWorn: boolean,
) {
  const { x, y, radius } = at
  const [color, path] = SIGNS[id]
  fillCircle(pen, x, y, radius, isWorn ? '#3a1f4a' : 'rgb(10 6 24 / .7)')
  pen.save()
  pen.lineWidth = isWorn ? 3 : 1.5
  pen.strokeStyle = isWorn ? '#ffe07a' : 'rgb(255 255 255 / .35)'
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.stroke()
  const size = radius * 1.2
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 24, size / 24)
  pen.lineWidth = 2.2
  pen.lineCap = pen.lineJoin = 'round'
  pen.strokeStyle = color
  pen.stroke(pathOf(path))
  pen.restore()
}

const paths = new Map<string, Path2D>()
function pathOf(path: string): Path2D {
  const known = paths.get(path) ?? new Path2D(path)
  paths.set(path, known)
  return known
}
