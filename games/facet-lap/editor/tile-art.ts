import type { PieceKind } from '../grid.ts'

const SVG = 'http://www.w3.org/2000/svg'
const ROAD = '#6a5f86'
const EDGE = '#f6dfc4'
const AHEAD = 'M24 48V0'
const ARROW = 'M17 27l7-8 7 8'

interface Stroke {
  readonly path: string
  readonly paint: string
  readonly width: number
}

const stroke = (path: string, paint: string, width: number): Stroke => ({ path, paint, width })

/** Marks on the road of a piece driven upwards. */
const MARKS: Readonly<Record<PieceKind, readonly Stroke[]>> = {
  start: [stroke('M12 24h24', '#fff6e6', 6), stroke('M12 24h24', '#2c2540', 6), stroke(ARROW, '#ffb63d', 4)],
  straight: [],
  right: [],
  left: [],
  boost: [stroke('M17 36l7-8 7 8M17 26l7-8 7 8', '#3ff0d8', 4)],
  checkpoint: [stroke('M11 24h26', '#2fb8b0', 6), stroke('M11 16v16M37 16v16', '#fff0d8', 4)],
  jump: [stroke('M14 34h20', '#ff8a4c', 8), stroke('M12 22h24', '#2f6f9a', 12)],
  loop: [stroke('M24 40c14-6 14-30 0-30s-14 24 0 30', '#fff0d8', 4)],
  up: [stroke('M24 38V14M16 22l8-9 8 9', '#ffb63d', 4)],
  down: [stroke('M24 10v24M16 26l8 9 8-9', '#8ff5ff', 4)],
  cross: [stroke('M14 0v48M34 0v48', '#fff0d8', 3)],
}

function roadOf(kind: PieceKind): string {
  if (kind === 'right') return 'M24 48V40Q24 24 40 24H48'
  return kind === 'left' ? 'M24 48V40Q24 24 8 24H0' : AHEAD
}

/** A piece from above, driven upwards; the caller rotates it. */
export function tilePicture(kind: PieceKind): SVGSVGElement {
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('viewBox', '0 0 48 48')
  picture.setAttribute('aria-hidden', 'true')
  Object.assign(picture.style, { inlineSize: '100%', blockSize: '100%', display: 'block' })
  const road = roadOf(kind)
  const strokes = [
    ...(kind === 'cross' ? [stroke('M0 24h48', EDGE, 26), stroke('M0 24h48', ROAD, 20)] : []),
    stroke(road, EDGE, 26),
    stroke(road, ROAD, 20),
    ...MARKS[kind],
  ]
  for (const { path, paint, width } of strokes) {
    const line = document.createElementNS(SVG, 'path')
    line.setAttribute('d', path)
    Object.assign(line.style, { fill: 'none', stroke: paint, strokeWidth: `${width}` })
    picture.append(line)
  }
  return picture
}
