import { fillRound, shade, write } from '#kit/game/draw.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { GameContext, GameHost } from '#kit/game/contract.ts'
import { rules, sumsOf, type CrossState } from '../rules/cross-out.ts'
import {
  CORAL,
  digits,
  GREEN,
  halo,
  INK,
  isAct,
  nearestTo,
  PAPER,
  pebble,
  plank,
  shine,
  stepTo,
  type Pen,
} from './looks.ts'
import { hint, type Hint, type MindGame, type Tools } from './mind-scene.ts'

const SHELLS = ['#fff0d2', '#ffe3cf', '#f4ead8', '#ffeabf'] as const
const TURN_SECONDS = 0.24

const fitting = (state: CrossState) => {
  const { rows, columns } = sumsOf(state, state.out)
  return [
    ...rows.flatMap((sum, row) => (sum === state.rows[row] ? [row] : [])),
    ...columns.flatMap((sum, column) => (sum === state.columns[column] ? [state.size + column] : [])),
  ]
}

/** The grid, its cells as they turn, and the lines that shine. */
interface Table {
  readonly tools: Tools<CrossState>
  readonly host: GameHost
  readonly number: GameContext['number']
  readonly hints: Hint
  room: StageSize
  cell: number
  origin: Point
  cursor: number | undefined
  /** How far a cell has turned to what it is, and how brightly a line shines. */
  turned: Map<number, number>
  shining: number
  bright: readonly number[]
}

function scene(tools: Tools<CrossState>): Scene<CrossState, number> {
  const { host, number } = tools.context
  const hints = hint(() => tools.effects)

  const table: Table = {
    tools,
    host,
    number,
    hints,
    room: { width: 1, height: 1 },
    cell: 1,
    origin: { x: 0, y: 0 },
    cursor: undefined,
    turned: new Map<number, number>(),
    shining: 0,
    bright: [],
  }

  return {
    layout: (size, state) => layout(table, size, state),
    show: () => show(table),
    play: (played) => play(table, played),
    draw: (pen) => draw(table, pen),
    point: (input) => hints.show([input]),
    path: (input) => [cells(table)[input]!],
    down(at) {
      table.cursor = undefined
      const index = nearestTo(cells(table), at, table.cell * 0.6)
      if (index !== undefined) tools.send(index)
    },
    key: (key) => pressKey(table, key),
  }
}

const middle = (table: Table, column: number, row: number): Point => ({
  x: table.origin.x + (column + 0.5) * table.cell,
  y: table.origin.y + (row + 0.5) * table.cell,
})

function cells(table: Table) {
  const { tools } = table
  const { size } = tools.state()
  return tools.state().cells.map((_, index) => middle(table, index % size, Math.floor(index / size)))
}

function drawCell(table: Table, pen: Pen, state: CrossState, index: number, at: Point) {
  const k = table.turned.get(index) ?? 1
  const isOut = state.out[index] === 1
  const sunk = isOut ? k : 1 - k
  const radius = table.cell * 0.41 * (1 - sunk * 0.12)
  pen.fillStyle = 'rgb(92 52 18 / .3)'
  pen.beginPath()
  pen.ellipse(at.x, at.y + table.cell * 0.05, table.cell * 0.42, table.cell * 0.38, 0, 0, 2 * Math.PI)
  pen.fill()
  if (sunk < 1) {
    pen.globalAlpha = 1 - sunk
    pebble(pen, { x: at.x, y: at.y - (1 - sunk) * table.cell * 0.03 }, radius, SHELLS[(index * 7) % 4]!)
    pen.globalAlpha = 1
  }
  const value = table.number(state.cells[index]!)
  digits(
    pen,
    value,
    { x: at.x, y: at.y - (1 - sunk) * table.cell * 0.03 },
    table.cell * 0.48,
    sunk > 0.5 ? 'rgb(70 36 12 / .42)' : INK,
  )
  if (sunk === 0) return
  const reach = table.cell * 0.27
  pen.strokeStyle = CORAL
  pen.lineWidth = table.cell * 0.075
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(at.x - reach, at.y + reach * 0.8)
  pen.lineTo(at.x - reach + 2 * reach * sunk, at.y + reach * 0.8 - 1.6 * reach * sunk)
  pen.stroke()
}

/** A wooden tag: the sum that is wanted, and below it the sum as it stands. */
function drawTag(table: Table, pen: Pen, at: Point, wanted: number, sum: number) {
  const { number } = table
  const fits = wanted === sum
  const [width, height] = [table.cell * 0.88, table.cell * 0.78]
  const box = { x: at.x - width / 2, y: at.y - height / 2, width, height }
  fillRound(pen, { ...box, y: box.y + table.cell * 0.06 }, table.cell * 0.2, fits ? '#1f6b43' : '#5f3a1a')
  fillRound(pen, box, table.cell * 0.2, fits ? GREEN : sum < wanted ? shade(CORAL, -0.18) : '#99653a')
  digits(pen, number(wanted), { x: at.x, y: at.y - (fits ? 0 : height * 0.14) }, table.cell * 0.4, PAPER)
  const small = Math.max(11, table.cell * 0.2)
  if (!fits)
    write(pen, number(sum), at.x, at.y + height * 0.29, { size: small, color: '#ffe9c4', weight: 700 })
}

function drawTags(table: Table, pen: Pen, state: CrossState) {
  const { size } = state
  const sums = sumsOf(state, state.out)
  for (let line = 0; line < size; line++) {
    const [right, below] = [middle(table, size, line), middle(table, line, size)]
    if (table.shining > 0 && table.bright.includes(line))
      shine(pen, right, table.cell * table.shining, '#c8ffd8')
    if (table.shining > 0 && table.bright.includes(size + line))
      shine(pen, below, table.cell * table.shining, '#c8ffd8')
    drawTag(table, pen, { x: right.x + table.cell * 0.08, y: right.y }, state.rows[line]!, sums.rows[line]!)
    drawTag(
      table,
      pen,
      { x: below.x, y: below.y + table.cell * 0.08 },
      state.columns[line]!,
      sums.columns[line]!,
    )
  }
}

function layout(table: Table, size: StageSize, state: CrossState) {
  table.room = size
  table.cell = Math.min((Math.min(size.width, size.height) - 22) / (state.size + 1.1), 96)
  const whole = table.cell * (state.size + 1.1)
  table.origin = { x: (table.room.width - whole) / 2, y: (table.room.height - whole) / 2 }
}

function show(table: Table) {
  table.turned = new Map()
  table.cursor = undefined
  table.shining = 0
  table.hints.clear()
}

function play(table: Table, { input, before, after, events }: Played<CrossState, number>) {
  const { tools, host, hints } = table
  hints.clear()
  table.turned.set(input, 0)
  tools.effects.tween(TURN_SECONDS, (k) => table.turned.set(input, k))
  const old = fitting(before)
  table.bright = fitting(after).filter((line) => !old.includes(line))
  const gained = events[0]?.amount ?? 0
  host.sound(gained > 0 ? 'score' : 'slice', Math.max(0, gained) * 3)
  if (table.bright.length > 0)
    tools.effects.tween(0.6, (k) => (table.shining = k < 1 ? Math.sin(Math.PI * k) : 0))
  tools.effects.burst(cells(table)[input]!, { count: 7, colors: ['#e8c88a', '#c79d5c'], speed: 110, size: 5 })
  return TURN_SECONDS + 0.2
}

function draw(table: Table, pen: Pen) {
  const { tools, hints } = table
  const state = tools.state()
  const whole = table.cell * state.size
  plank(
    pen,
    { x: table.origin.x - 8, y: table.origin.y - 8, width: whole + 16, height: whole + 16 },
    22,
    '#d9b06a',
  )
  for (const [index, at] of cells(table).entries()) {
    drawCell(table, pen, state, index, at)
    const pulse = hints.pulse(index)
    if (pulse !== undefined) halo(pen, at, table.cell * (0.44 + pulse * 0.05), '#ffffff', 5)
    if (table.cursor === index) halo(pen, at, table.cell * 0.46, '#1b6fd0', 4)
  }
  drawTags(table, pen, state)
}

function pressKey(table: Table, key: string) {
  const { tools } = table
  if (isAct(key) && table.cursor !== undefined) tools.send(table.cursor)
  else {
    const next = stepTo(cells(table), table.cursor, key)
    if (next === undefined) return false
    table.cursor = next
    tools.redraw()
  }
  return true
}

export const game: MindGame<CrossState> = { rules, scene }
