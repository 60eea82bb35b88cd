import { fillCircle, fillRound, slab, strokeRound } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { areasOf } from './area-look.ts'
import { drawClue, type ClueScene } from './clue-look.ts'
import type { Grid } from './geometry.ts'
import { BROKEN, CROSS, GLOW, LINES, LIT, type Paints } from './looks.ts'
import { modelOf } from './model.ts'
import { HEX_CORNERS } from './net.ts'
import { surfaceOf, type Clue, type Puzzle } from './puzzle.ts'
import { isGiven, lookOf, type Look, type State } from './state.ts'

type Pen = CanvasRenderingContext2D

export interface BoardLook {
  readonly paints: Paints
  /** The point under the keyboard cursor, and whether it draws. */
  readonly cursor: { readonly node: number; readonly isDown: boolean } | undefined
  /** Highlighted by the last hint. */
  readonly lit: { readonly line: number; readonly clue?: Clue } | undefined
  /** Progress of a growing line, 0 to 1. */
  grownOf(line: number): number
  /** Height of a jumping clue, 0 to 1. */
  jumpOf(clue: Clue): number
  /** 0 to 1 while the finished line lights up. */
  readonly glow: number
  write(value: number): string
}

export function drawBoard(pen: Pen, grid: Grid, state: State, look: BoardLook) {
  const { puzzle } = state
  const { plate, unit } = grid
  if (puzzle.kind !== 'honeycomb') {
    fillRound(pen, { ...plate, y: plate.y + unit * 0.09 }, unit * 0.42, 'rgb(0 8 14 / .35)')
    fillRound(pen, plate, unit * 0.42, look.paints.plate)
  }
  SURFACES[surfaceOf(puzzle.kind)](pen, grid, puzzle, look)
  drawAreas(pen, grid, puzzle, look.paints)
  drawCrosses(pen, grid, state)
  if (look.lit) ring(pen, grid.middle(look.lit.line), unit * 0.26, LIT)
  drawLines(pen, grid, state, look)
  drawPoints(pen, grid, state, look.paints)
  const looks = looksOf(state)
  const scene: ClueScene = {
    pen,
    grid,
    puzzle,
    paints: look.paints,
    write: look.write,
    jumpOf: look.jumpOf,
    lookOf: (clue) => looks.get(clue) ?? 'open',
    isLit: (clue) => clue === look.lit?.clue,
  }
  for (const clue of puzzle.clues) drawClue(scene, clue)
  if (look.cursor) drawCursor(pen, grid, look.cursor)
}

type PaintSurface = (pen: Pen, grid: Grid, puzzle: Puzzle, look: BoardLook) => void

const SURFACES: Readonly<Record<ReturnType<typeof surfaceOf>, PaintSurface>> = {
  cells(pen, grid, puzzle, { paints }) {
    const { tint } = areasOf(puzzle)
    const blocks = new Set(
      puzzle.clues.flatMap(({ kind, at }) => (kind === 'block' || kind === 'tower' ? [at] : [])),
    )
    const size = grid.unit * 0.955
    for (const node of grid.net.places.keys()) {
      const { x, y } = grid.node(node)
      const box = { x: x - size / 2, y: y - size / 2, width: size, height: size }
      const [top, side] = blocks.has(node)
        ? [paints.block, paints.blockSide]
        : [paints.tops[tint[node]!]!, paints.sides[tint[node]!]!]
      slab(pen, box, size * 0.16, top, side, size * 0.07)
    }
  },
  corners(pen, grid, _puzzle, { paints }) {
    const size = grid.unit * 0.84
    for (const face of grid.net.faces.keys()) {
      const { x, y } = grid.face(face)
      const box = { x: x - size / 2, y: y - size / 2, width: size, height: size }
      slab(pen, box, size * 0.2, paints.tops[0]!, paints.sides[0]!, size * 0.08)
    }
  },
  comb(pen, grid, _puzzle, { paints }) {
    for (const [color, size, down] of [
      [paints.plate, 0.86, 0],
      [paints.sides[0]!, 0.55, 0.05],
      [paints.tops[0]!, 0.55, -0.02],
    ] as const)
      for (const face of grid.net.faces.keys()) hexagon(pen, grid.face(face), grid.unit, size, down, color)
  },
  islands(pen, grid, { columns, rows }) {
    pen.save()
    pen.strokeStyle = 'rgb(255 255 255 / .16)'
    pen.lineWidth = Math.max(1.5, grid.unit * 0.035)
    pen.lineCap = 'round'
    pen.beginPath()
    for (let cell = 0; cell < columns * rows; cell++) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)]
      if ((x * 3 + y * 5) % 4 > 0) continue
      const at = grid.place({ x: x + 0.25, y: y + 0.32 })
      pen.moveTo(at.x - grid.unit * 0.16, at.y)
      pen.quadraticCurveTo(at.x - grid.unit * 0.08, at.y - grid.unit * 0.09, at.x, at.y)
      pen.quadraticCurveTo(at.x + grid.unit * 0.08, at.y + grid.unit * 0.09, at.x + grid.unit * 0.16, at.y)
    }
    pen.stroke()
    pen.restore()
    for (const node of grid.net.places.keys()) {
      const { x, y } = grid.node(node)
      fillCircle(pen, x, y + grid.unit * 0.03, grid.unit * 0.5, 'rgb(255 255 255 / .2)')
    }
  },
}

function hexagon(pen: Pen, { x, y }: Point, unit: number, size: number, down: number, color: string) {
  pen.beginPath()
  for (const [dx, dy] of HEX_CORNERS) pen.lineTo(x + dx * size * unit, y + (dy * size + down) * unit)
  pen.closePath()
  pen.fillStyle = color
  pen.lineJoin = 'round'
  pen.fill()
}

function drawAreas(pen: Pen, grid: Grid, puzzle: Puzzle, { ink }: Paints) {
  const { owner } = areasOf(puzzle)
  if (owner.every((area) => area < 0)) return
  const half = grid.unit / 2
  pen.strokeStyle = ink
  pen.lineWidth = Math.max(3.5, grid.unit * 0.12)
  pen.lineCap = 'round'
  pen.beginPath()
  for (const [line, [one, other]] of grid.net.edges.entries()) {
    if (owner[one] === owner[other]) continue
    const { x, y } = grid.middle(line)
    const isFlat = grid.net.places[one]!.y === grid.net.places[other]!.y
    pen.moveTo(x - (isFlat ? 0 : half), y - (isFlat ? half : 0))
    pen.lineTo(x + (isFlat ? 0 : half), y + (isFlat ? half : 0))
  }
  pen.stroke()
}

function drawCrosses(pen: Pen, grid: Grid, { puzzle, marks }: State) {
  const size = grid.unit * 0.085
  pen.strokeStyle = surfaceOf(puzzle.kind) === 'cells' ? CROSS : 'rgb(255 255 255 / .55)'
  pen.lineWidth = Math.max(1.8, grid.unit * 0.045)
  pen.lineCap = 'round'
  pen.beginPath()
  for (const [line, mark] of marks.entries()) {
    if (mark !== 0) continue
    const { x, y } = grid.middle(line)
    pen.moveTo(x - size, y - size)
    pen.lineTo(x + size, y + size)
    pen.moveTo(x + size, y - size)
    pen.lineTo(x - size, y + size)
  }
  pen.stroke()
}

type Stretch = readonly [from: Point, to: Point]

/** Visible part of a line: double lines are parallel, new ones still grow. */
function stretches(grid: Grid, line: number, mark: number, grown: number): Stretch[] {
  const [a, b] = grid.net.edges[line]!.map(grid.node) as [Point, Point]
  const to = { x: a.x + (b.x - a.x) * grown, y: a.y + (b.y - a.y) * grown }
  if (mark === 1) return [[a, to]]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const aside = (grid.unit * 0.1) / length
  return [-1, 1].map((side): Stretch => {
    const [dx, dy] = [-(b.y - a.y) * aside * side, (b.x - a.x) * aside * side]
    return [
      { x: a.x + dx, y: a.y + dy },
      { x: to.x + dx, y: to.y + dy },
    ]
  })
}

function drawLines(pen: Pen, grid: Grid, { puzzle, marks }: State, { grownOf, glow }: BoardLook) {
  const all = marks.flatMap((mark, line) =>
    mark > 0 && !isExit(puzzle, line) ? stretches(grid, line, mark, grownOf(line)) : [],
  )
  all.push(...exits(grid, puzzle))
  if (all.length === 0) return
  pen.save()
  pen.lineJoin = 'round'
  const stroke = (color: string, width: number, dash?: readonly [number, number], down = 0) => {
    pen.strokeStyle = color
    pen.lineWidth = grid.unit * width
    pen.lineCap = dash ? 'butt' : 'round'
    pen.setLineDash(dash ? dash.map((part) => part * grid.unit) : [])
    pen.beginPath()
    for (const [from, to] of all) {
      pen.moveTo(from.x, from.y + down)
      pen.lineTo(to.x, to.y + down)
    }
    pen.stroke()
  }
  const [base] = LINES[puzzle.kind]
  stroke('rgb(10 6 20 / .28)', base![1], base![2], grid.unit * 0.05)
  for (const [color, width, dash] of LINES[puzzle.kind]) stroke(color, width, dash)
  if (glow > 0) {
    pen.globalAlpha = Math.sin(Math.PI * glow) * 0.85
    stroke(GLOW, base![1] * 1.25)
  }
  pen.restore()
}

/** The line between the two gates outside the board is not drawn. */
export const isExit = ({ gates, solution }: Puzzle, line: number) =>
  gates !== undefined && line === solution.length - 1

/** Stubs of track that leave the board. */
function exits(grid: Grid, { gates, columns, rows }: Puzzle): Stretch[] {
  return (gates ?? []).map((node): Stretch => {
    const from = grid.node(node)
    const { x, y } = grid.net.places[node]!
    const reach = grid.unit * 0.66
    const [dx, dy] = x === 0 ? [-1, 0] : y === rows - 1 ? [0, 1] : x === columns - 1 ? [1, 0] : [0, -1]
    return [from, { x: from.x + dx! * reach, y: from.y + dy! * reach }]
  })
}

/** Fence posts, and points where lines branch. */
function drawPoints(pen: Pen, grid: Grid, state: State, paints: Paints) {
  const { puzzle, marks } = state
  const { net, unit } = grid
  const hasPosts = surfaceOf(puzzle.kind) === 'corners' || surfaceOf(puzzle.kind) === 'comb'
  for (const node of net.places.keys()) {
    const { x, y } = grid.node(node)
    const lines = net.at[node]!.filter((line) => marks[line]! > 0).length
    if (hasPosts) {
      const isOn = lines > 0
      fillCircle(pen, x, y + unit * 0.03, unit * (isOn ? 0.13 : 0.075), 'rgb(10 6 0 / .4)')
      fillCircle(pen, x, y, unit * (isOn ? 0.125 : 0.07), isOn ? LINES[puzzle.kind][1]![0] : paints.dot)
      if (isOn) fillCircle(pen, x - unit * 0.03, y - unit * 0.035, unit * 0.04, 'rgb(255 255 255 / .55)')
    }
    if (lines > 2 && puzzle.kind !== 'bridges') ring(pen, { x, y }, unit * 0.24, BROKEN)
  }
  for (const [line, mark] of marks.entries())
    if (mark > 0 && isGiven(puzzle, line) && !isExit(puzzle, line)) {
      const { x, y } = grid.middle(line)
      fillCircle(pen, x, y, unit * 0.07, 'rgb(255 255 255 / .9)')
    }
}

function ring(pen: Pen, { x, y }: Point, radius: number, color: string) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.strokeStyle = color
  pen.lineWidth = Math.max(2.5, radius * 0.22)
  pen.setLineDash([])
  pen.stroke()
}

function drawCursor(pen: Pen, grid: Grid, { node, isDown }: NonNullable<BoardLook['cursor']>) {
  const { x, y } = grid.node(node)
  const half = grid.unit * 0.36
  const box = { x: x - half, y: y - half, width: 2 * half, height: 2 * half }
  strokeRound(pen, box, half * 0.5, isDown ? '#ffb63d' : '#3fe0cf', Math.max(3, grid.unit * 0.06))
}

const looksKnown = new WeakMap<State, ReadonlyMap<Clue, Look>>()

/** State of each clue: broken if one of its rules is, met if all are. */
function looksOf(state: State): ReadonlyMap<Clue, Look> {
  const known = looksKnown.get(state)
  if (known) return known
  const looks = new Map<Clue, Look>()
  for (const [index, clue] of modelOf(state.puzzle).clueOf.entries()) {
    if (!clue) continue
    const [before, here] = [looks.get(clue), lookOf(state, index)]
    looks.set(clue, before === undefined || here === 'broken' ? here : before === 'met' ? here : before)
  }
  looksKnown.set(state, looks)
  return looks
}
