import { FONT_DISPLAY, shade, write } from '#kit/game/draw.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import type { MergeDefinition, MergeKind } from './definitions.ts'
import { isHexBoard } from './gestures.ts'
import { islandParts } from './island-art.ts'
import { isBlank, paintBlank, traceTile, valueOf } from './tile-shapes.ts'
import { NEGATIVE } from './zero.ts'

type Pen = CanvasRenderingContext2D

/** Faces by rank; each game starts at another one, so that two boards never look alike. */
const TOPS = [
  '#ffd166',
  '#ff9f5a',
  '#ff6b6b',
  '#f15bb5',
  '#b56cff',
  '#6a7dff',
  '#2fa8ff',
  '#1fc7c7',
  '#34d27b',
  '#a4d63a',
  '#ffe45c',
  '#ff8a3d',
  '#e8506a',
  '#d84fd0',
  '#8a6cff',
  '#4d9bff',
] as const
const FIRST: Readonly<Record<MergeKind, number>> = {
  drop: 6,
  chain: 2,
  hex: 0,
  pearls: 3,
  pairs: 5,
  shoot: 11,
  tens: 7,
  islands: 0,
  fib: 0,
  triple: 8,
  reef: 7,
  hexslide: 10,
  seven: 4,
  spin: 12,
  divide: 6,
  twins: 13,
  gather: 1,
  zero: 0,
}
const BLANK: Readonly<Partial<Record<MergeKind, string>>> = { reef: '#e8604f', seven: '#6b7488' }

export function colorOf(kind: MergeKind, rank: number): string {
  if (isBlank(kind, rank)) return BLANK[kind]!
  switch (kind) {
    case 'pairs':
      return rank < 3 ? (rank === 1 ? '#4db3ff' : '#ff6f7d') : TOPS[(rank - 3) % TOPS.length]!
    case 'tens':
      return TOPS[(FIRST.tens + rank * 2) % TOPS.length]!
    case 'divide':
      return TOPS[(FIRST.divide + rank * 5) % TOPS.length]!
    case 'zero':
      return shade(rank > NEGATIVE ? '#e8506a' : '#2f9be8', 0.3 - 0.08 * (rank % NEGATIVE))
    default:
      return TOPS[(FIRST[kind] + rank - 1) % TOPS.length]!
  }
}

/** Large numbers are shortened: 16384 is 16K; a minus keeps its full width. */
export function shortNumber(value: number): string {
  if (value < 0) return `−${-value}`
  if (value < 10_000) return String(value)
  return value < 10_000_000 ? `${Math.floor(value / 1000)}K` : `${Math.floor(value / 1_000_000)}M`
}

export interface TileSpot {
  readonly x: number
  readonly y: number
  /** Size now, and at rest. */
  readonly size: number
  readonly rest: number
}

const DIGITS = [0.5, 0.5, 0.46, 0.37, 0.31, 0.26]

export function drawTile(pen: Pen, stamps: Sprites, { kind }: MergeDefinition, rank: number, spot: TileSpot) {
  const { x, y, size, rest } = spot
  if (size <= 1) return
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size }
  stamps.draw(
    pen,
    {
      key: `${kind} ${rank} ${rest}`,
      width: rest,
      height: rest,
      bleed: 3,
      paint: (inner) => paint(inner, kind, rank, rest),
    },
    box,
  )
  if (kind === 'islands' || isBlank(kind, rank)) return
  const text = shortNumber(valueOf(kind, rank))
  const height = size * (DIGITS[text.length] ?? 0.24)
  write(pen, text, x, y - size * 0.035 + height * 0.06, {
    size: height,
    color: 'rgb(40 10 30 / .32)',
    font: FONT_DISPLAY,
  })
  write(pen, text, x, y - size * 0.035, { size: height, font: FONT_DISPLAY })
}

function paint(pen: Pen, kind: MergeKind, rank: number, size: number) {
  if (kind === 'islands') return paintIsland(pen, rank, size)
  const color = colorOf(kind, rank)
  const depth = size * 0.09
  const isHex = isHexBoard(kind)
  const trace = (inset: number, dy: number, fill: string) => {
    traceTile(pen, { kind }, size, inset, dy)
    pen.fillStyle = fill
    pen.fill()
    if (!isHex) return
    pen.lineJoin = 'round'
    pen.lineWidth = size * 0.14
    pen.strokeStyle = fill
    pen.stroke()
  }
  const rim = isHex ? size * 0.07 : 0
  trace(rim, depth, shade(color, -0.42))
  trace(rim, 0, shade(color, 0.45))
  trace(rim + size * 0.02, size * 0.025, color)
  if (isBlank(kind, rank)) paintBlank(pen, { kind }, rank, size)
}

function paintIsland(pen: Pen, rank: number, size: number) {
  pen.save()
  // The drawings leave air around small islands; on a board they may fill their cell.
  const scale = (size / 100) * (rank < 5 ? 1.3 : 1.1)
  pen.translate(size / 2 - 50 * scale, size * 0.55 - 60 * scale)
  pen.scale(scale, scale)
  for (const { path, fill } of islandParts(rank)) {
    pen.fillStyle = fill
    const shape = new Path2D(path)
    pen.fill(shape)
  }
  pen.restore()
}
