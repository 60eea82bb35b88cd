import { fillCircle, fillRound, shade, slab, strokeRound, write } from '#kit/game/draw.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { Point } from '#kit/game/stage.ts'
import { BOARDS, NYOUT_TURNS, UR_GAPS } from './boards.ts'
import type { TrailDefinition } from './definitions.ts'
import { paintLink } from './links-look.ts'
import { MAN, PLANS } from './places.ts'
import { marksOf, type Mark } from './marks.ts'

type Pen = CanvasRenderingContext2D

/** Points of the signs in tenths of half a cell. */
const STAR = Array.from({ length: 16 }, (_, at) => {
  const turn = (at * Math.PI) / 8
  const far = at % 2 === 0 ? 7.4 : 3.6
  return [Math.sin(turn) * far, -Math.cos(turn) * far] as const
})

function outline(pen: Pen, points: readonly (readonly [number, number])[], { x, y }: Point, unit: number) {
  pen.beginPath()
  for (const [dx, dy] of points) pen.lineTo(x + (dx * unit) / 20, y + (dy * unit) / 20)
}

const GOOSE = [
  [-8, 2],
  [-4, -1],
  [1, -1],
  [3, -3],
  [3, -7],
  [5, -8],
  [8, -6],
  [6, -5],
  [6, -1],
  [4, 4],
  [-3, 5],
] as const

const CHEVRON = [
  [-5, 3],
  [0, -3],
  [5, 3],
] as const
const BAR = [
  [0, -6],
  [0, 6],
] as const
const CROSS = [
  [
    [-6, -6],
    [6, 6],
  ],
  [
    [6, -6],
    [-6, 6],
  ],
] as const

type MarkPainter = (pen: Pen, at: Point, unit: number) => void

const star =
  (heart: string): MarkPainter =>
  (pen, at, unit) => {
    outline(pen, STAR, at, unit)
    pen.closePath()
    pen.fill()
    fillCircle(pen, at.x, at.y, unit * 0.11, heart)
  }

const bars =
  (count: number): MarkPainter =>
  (pen, { x, y }, unit) => {
    for (let bar = 0; bar < count; bar++) {
      outline(pen, BAR, { x: x + (bar - (count - 1) / 2) * unit * 0.2, y }, unit)
      pen.stroke()
    }
  }

const chevron =
  (up: 1 | -1): MarkPainter =>
  (pen, at, unit) => {
    outline(
      pen,
      CHEVRON.map(([x, y]) => [x, y * up] as const),
      at,
      unit,
    )
    pen.stroke()
  }

const PAINTERS: Readonly<Record<Mark, MarkPainter>> = {
  rose: star('#fff4d8'),
  sun: star('#ffd25a'),
  goose(pen, at, unit) {
    outline(pen, GOOSE, at, unit)
    pen.closePath()
    pen.fill()
  },
  water(pen, { x, y }, unit) {
    for (const row of [-4, 0, 4]) {
      pen.beginPath()
      for (let step = 0; step <= 6; step++)
        pen.lineTo(x + ((step - 3) * unit) / 8, y + ((row + (step % 2) * 2 - 1) * unit) / 20)
      pen.stroke()
    }
  },
  three: bars(3),
  two: bars(2),
  ahead: chevron(1),
  behind: chevron(-1),
  door(pen, { x, y }, unit) {
    pen.beginPath()
    pen.arc(x, y, unit * 0.27, 0, 2 * Math.PI)
    pen.stroke()
  },
  cross(pen, at, unit) {
    for (const line of CROSS) {
      outline(pen, line, at, unit)
      pen.stroke()
    }
  },
}

function paintMark(pen: Pen, mark: Mark, at: Point, unit: number, color: string) {
  pen.fillStyle = color
  pen.strokeStyle = color
  pen.lineWidth = Math.max(1.2, unit * 0.07)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  PAINTERS[mark](pen, at, unit)
}

function paintCell(pen: Pen, { x, y }: Point, unit: number, color: string, isRound: boolean) {
  if (isRound) {
    fillCircle(pen, x, y + unit * 0.05, unit * 0.45, shade(color, -0.4))
    fillCircle(pen, x, y, unit * 0.43, color)
    return
  }
  const wide = unit * 0.93
  slab(
    pen,
    { x: x - wide / 2, y: y - wide / 2, width: wide, height: wide },
    unit * 0.13,
    color,
    shade(color, -0.4),
    unit * 0.07,
  )
}

function paintLines(pen: Pen, centre: (spot: number) => Point, unit: number, color: string) {
  pen.strokeStyle = color
  pen.lineWidth = unit * 0.1
  pen.lineCap = 'round'
  const ring = [...BOARDS.nyout.roads[0], 1]
  for (const line of [ring, [5, ...NYOUT_TURNS[5]!.slice(0, 6)], [10, ...NYOUT_TURNS[10]!]]) {
    pen.beginPath()
    for (const cell of line) pen.lineTo(centre(cell).x, centre(cell).y)
    pen.stroke()
  }
}

const MIX: Readonly<Record<TrailDefinition['kind'], number>> = {
  ur: 0.1,
  senet: 0,
  nyout: 0,
  cross: 0,
  geese: 0.14,
  ashta: 0,
  snakes: 0.12,
  zohn: 0.08,
}

/** The board with its cells and signs, and the trays beside it. */
export function paintBoard(pen: Pen, definition: TrailDefinition, { box, cell: man, centre }: Places) {
  const { kind, palette, rules } = definition
  const [board, tint, sign, first, second] = palette
  const unit = man / MAN[kind]
  const { wait, off } = PLANS[kind]
  const depth = Math.min(12, unit * 0.26)
  fillRound(pen, { ...box, y: box.y + depth * 1.7 }, unit * 0.4, 'rgb(0 10 18 / .32)')
  slab(pen, { ...box, height: box.height + depth }, unit * 0.4, board, shade(board, -0.5), depth)
  const isShared = off[0].height < 0.6
  for (const tray of [...wait, ...(isShared ? [] : off)]) {
    const place = {
      x: box.x + tray.x * unit,
      y: box.y + tray.y * unit,
      width: tray.width * unit,
      height: tray.height * unit,
    }
    fillRound(pen, place, unit * 0.24, shade(board, -0.34))
    strokeRound(pen, place, unit * 0.24, shade(board, -0.52), Math.max(1, unit * 0.05))
  }
  if (!isShared)
    for (const tray of off) paintMark(pen, 'door', middle(box, tray, unit), unit, shade(board, 0.3))
  if (kind === 'zohn')
    paintMark(
      pen,
      'sun',
      { x: centre(0).x, y: (centre(0).y + centre(16).y) / 2 },
      unit * 5,
      shade(board, -0.16),
    )
  if (kind === 'nyout') paintLines(pen, centre, unit, shade(board, -0.35))
  const marks = marksOf(definition)
  const isNumbered = kind === 'geese' || kind === 'snakes'
  const isRound = kind === 'nyout' || kind === 'cross' || kind === 'zohn'
  for (const at of BOARDS[kind].cells.keys()) {
    if (kind === 'ur' && UR_GAPS.includes(at)) continue
    const home = kind === 'cross' && at >= 40 ? (at % 2 === 0 ? first : second) : undefined
    const gate = kind === 'cross' ? ({ 0: first, 20: second } as const)[at as 0 | 20] : undefined
    const isOdd = isNumbered ? at % 2 === 1 : (Math.floor(at / 3) + at) % 2 === 1
    const color = home ?? gate ?? (isOdd ? shade(tint, -MIX[kind]) : tint)
    const isCorner = kind === 'nyout' && (NYOUT_TURNS[at]?.length ?? 0) > 0 && [5, 10, 22].includes(at)
    paintCell(pen, centre(at), unit * (isCorner ? 1.12 : 1), color, isRound)
    const mark = marks.get(at)
    if (mark && !gate) paintMark(pen, mark, centre(at), unit * (kind === 'geese' ? 0.8 : 0.86), sign)
    if (isCorner || (kind === 'nyout' && at === 0)) paintMark(pen, 'door', centre(at), unit, sign)
    if (isNumbered) {
      const { x, y } = centre(at)
      write(pen, String(at + 1), x - unit * 0.29, y - unit * 0.3, {
        size: Math.max(11, unit * 0.22),
        color: '#5a4a3a',
      })
      const to = kind === 'geese' ? rules.jumps?.[at] : undefined
      if (to !== undefined)
        write(pen, String(to + 1), x, y + unit * 0.27, { size: Math.max(11, unit * 0.24), color: '#5a4a3a' })
    }
  }
  const goal = { geese: 62, snakes: 63, zohn: 0 }[kind as 'geese' | 'snakes' | 'zohn']
  if (goal !== undefined) paintMark(pen, 'sun', centre(goal), unit, sign)
  if (kind === 'snakes')
    for (const [cell, to] of Object.entries(rules.jumps ?? {})) {
      const isUp = to > Number(cell)
      paintLink(pen, { from: centre(Number(cell)), to: centre(to), isUp, unit }, sign)
    }
  if (kind === 'cross') paintHome(pen, box, unit, definition)
}

const middle = (
  box: Point,
  tray: { x: number; y: number; width: number; height: number },
  unit: number,
): Point => ({
  x: box.x + (tray.x + tray.width / 2) * unit,
  y: box.y + (tray.y + tray.height / 2) * unit,
})

function paintHome(pen: Pen, box: Point, unit: number, { palette }: TrailDefinition) {
  const { origin } = PLANS.cross
  const at = { x: box.x + (origin.x + 5.5) * unit, y: box.y + (origin.y + 5.5) * unit }
  const half = unit * 0.46
  fillRound(
    pen,
    { x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half },
    unit * 0.16,
    palette[1],
  )
  paintMark(pen, 'sun', at, unit, palette[2])
}
