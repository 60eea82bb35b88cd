import type { MergeDefinition, MergeKind } from './definitions.ts'
import { isHexBoard } from './gestures.ts'
import { CLOSED, CRACKED } from './seven.ts'
import { pairValue } from './slide.ts'
import { CORAL, sweepValue } from './sweep.ts'
import { zeroValue } from './zero.ts'

type Pen = CanvasRenderingContext2D
type Look = Pick<MergeDefinition, 'kind'>

/** Roundness of a tile's corners by its size; half of it makes a disc. */
export function cornerOf(kind: MergeKind): number {
  if (['tens', 'chain', 'seven', 'zero'].includes(kind)) return 0.48
  if (kind === 'fib' || kind === 'gather') return 0.36
  if (kind === 'twins' || kind === 'divide') return 0.16
  return 0.24
}

/** Faces that show no number: corals and closed discs. */
export const isBlank = (kind: MergeKind, rank: number) =>
  (kind === 'reef' && rank >= CORAL) || (kind === 'seven' && rank >= CLOSED)

/** The number on a tile. */
export function valueOf(kind: MergeKind, rank: number): number {
  switch (kind) {
    case 'pairs':
      return pairValue(rank)
    case 'tens':
    case 'seven':
    case 'divide':
    case 'twins':
    case 'gather':
      return rank
    case 'zero':
      return zeroValue(rank)
    case 'fib':
    case 'triple':
    case 'reef':
    case 'hexslide':
      return sweepValue(kind, rank)
    default:
      return 2 ** rank
  }
}

/** Traces the outline of a tile, `inset` smaller on all sides and `dy` lower. */
export function traceTile(pen: Pen, { kind }: Look, size: number, inset: number, dy: number) {
  const depth = size * 0.09
  pen.beginPath()
  if (!isHexBoard(kind)) {
    const side = size - inset * 2
    pen.roundRect(inset, inset + dy, side, side - depth, size * cornerOf(kind))
    return
  }
  const radius = (size - depth) / 2 - inset
  for (let corner = 0; corner <= 6; corner++) {
    const angle = (Math.PI / 3) * corner + Math.PI / 6
    pen.lineTo(size / 2 + Math.cos(angle) * radius, (size - depth) / 2 + dy + Math.sin(angle) * radius)
  }
}

/** What a blank face shows: branches of a coral, fewer with each knock, or the rings of a closed disc. */
export function paintBlank(pen: Pen, { kind }: Look, rank: number, size: number) {
  pen.save()
  pen.translate(size / 2, size * 0.455)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  if (kind === 'reef') {
    pen.strokeStyle = '#ffe3d6'
    pen.lineWidth = size * 0.075
    for (let branch = 0; branch < rank - CORAL; branch++) {
      const lean = (branch - (rank - CORAL - 1) / 2) * 0.22
      pen.beginPath()
      pen.moveTo(lean * size * 0.5, size * 0.26)
      pen.lineTo(lean * size, -size * 0.06)
      pen.lineTo((lean - 0.09) * size, -size * 0.25)
      pen.moveTo(lean * size, -size * 0.06)
      pen.lineTo((lean + 0.09) * size, -size * 0.22)
      pen.stroke()
    }
  } else {
    pen.strokeStyle = 'rgb(255 255 255 / .34)'
    pen.lineWidth = size * 0.05
    pen.beginPath()
    pen.arc(0, 0, size * 0.26, 0, Math.PI * 2)
    pen.moveTo(size * 0.13, 0)
    pen.arc(0, 0, size * 0.13, 0, Math.PI * 2)
    pen.stroke()
    if (rank === CRACKED) {
      pen.strokeStyle = '#1b2030'
      pen.beginPath()
      pen.moveTo(-size * 0.04, -size * 0.36)
      pen.lineTo(size * 0.06, -size * 0.12)
      pen.lineTo(-size * 0.08, size * 0.06)
      pen.lineTo(size * 0.05, size * 0.34)
      pen.stroke()
    }
  }
  pen.restore()
}
