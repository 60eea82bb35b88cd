import type { GameHost } from '#kit/game/contract.ts'
import { ease } from '#kit/game/effects.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Played, Scene, SceneTools } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { PaintDefinition } from './definitions.ts'
import { swapOf, swapped } from './hues.ts'
import { pictureOf } from './pictures.ts'
import { colourAt, legalOf, type PaintState } from './rules.ts'
import { nearestAhead } from './steps.ts'

const MARGIN = 16
const WIDEST = 118
const SWAP_SECONDS = 0.28
const HINT_SECONDS = 2.2

interface Sheet {
  readonly tools: SceneTools<PaintDefinition, PaintState, number>
  readonly host: GameHost
  side: number
  corner: Point
  chosen: number | undefined
  isNew: boolean
  pull: Point
  trade: { readonly cells: readonly [number, number]; k: number } | undefined
  hinted: { readonly cells: readonly number[]; k: number } | undefined
  wave: number
  cursor: number | undefined
}

/** A sheet of colour gradients: cells are swapped by two taps or a drag. */
export function hueScene(tools: SceneTools<PaintDefinition, PaintState, number>): Scene<PaintState, number> {
  const { host } = tools.context

  const sheet: Sheet = {
    tools,
    host,
    side: 1,
    corner: { x: 0, y: 0 },
    chosen: undefined,
    isNew: false,
    pull: { x: 0, y: 0 },
    trade: undefined,
    hinted: undefined,
    wave: 1,
    cursor: undefined,
  }

  return {
    layout: (size, state) => layout(sheet, size, state),
    show: () => show(sheet),
    play: (move) => play(sheet, move),
    cheer: () => cheer(sheet),
    draw: (pen) => draw(sheet, pen),
    point: (input) => pointAt(sheet, input),
    path: (input) => swapped(input).map((cell) => placeOf(sheet, cell)),
    down: (at) => fingerDown(sheet, at),
    move: (at, from) => fingerMoved(sheet, at, from),
    up: (at) => fingerUp(sheet, at),
    key: (key) => pressKey(sheet, key),
  }
}

function picture(sheet: Sheet) {
  return pictureOf('hue', sheet.tools.state().level)
}

function isFixed(sheet: Sheet, cell: number) {
  return picture(sheet).fixed?.includes(cell) ?? false
}

function placeOf(sheet: Sheet, cell: number): Point {
  const { size } = picture(sheet)

  return {
    x: sheet.corner.x + ((cell % size) + 0.5) * sheet.side,
    y: sheet.corner.y + (Math.floor(cell / size) + 0.5) * sheet.side,
  }
}

function places(sheet: Sheet) {
  return picture(sheet).target.map((cell) => placeOf(sheet, cell))
}

function cellAt(sheet: Sheet, { x, y }: Point): number | undefined {
  const { size } = picture(sheet)
  const [column, row] = [
    Math.floor((x - sheet.corner.x) / sheet.side),
    Math.floor((y - sheet.corner.y) / sheet.side),
  ]
  return column < 0 || row < 0 || column >= size || row >= size ? undefined : column + row * size
}

function press(sheet: Sheet, cell: number) {
  if (isFixed(sheet, cell)) return sheet.host.sound('bad')
  const from = sheet.chosen
  sheet.chosen = undefined
  sheet.isNew = false
  if (from !== undefined && from !== cell) return give(sheet, from, cell)
  if (from === cell) return sheet.host.sound('tap')
  sheet.chosen = cell
  sheet.isNew = true
  sheet.host.sound('tap', 5)
}

function give(sheet: Sheet, one: number, other: number) {
  const input = swapOf(one, other)
  if (legalOf('hue', sheet.tools.state()).includes(input)) sheet.tools.send(input)
}

function drawCell(sheet: Sheet, pen: CanvasRenderingContext2D, cell: number, at: Point, lift: number) {
  const brush = canvasBrush(pen)
  const { colours } = picture(sheet)
  const half = (sheet.side / 2) * (1 + lift * 0.12) + 0.4
  const color = colours[colourAt(sheet.tools.state(), cell)]!
  if (lift > 0)
    brush.round(at.x - half, at.y - half + 6, half * 2, half * 2, sheet.side * 0.14, '#000000', 0.35)
  brush.round(at.x - half, at.y - half, half * 2, half * 2, lift > 0 ? sheet.side * 0.14 : 0, color)
  if (isFixed(sheet, cell)) brush.disc(at.x, at.y, Math.max(3, sheet.side * 0.07), '#10141c', 0.75)
  const { size } = picture(sheet)
  const shine = sheet.wave * (size * 2 + 4) - (cell % size) - Math.floor(cell / size)
  if (shine > 0 && shine < 3)
    brush.round(
      at.x - half,
      at.y - half,
      half * 2,
      half * 2,
      0,
      '#ffffff',
      0.5 * Math.sin((shine / 3) * Math.PI),
    )
}

function layout(sheet: Sheet, { width, height }: StageSize, state: PaintState) {
  const { size } = pictureOf('hue', state.level)
  sheet.side = Math.floor(Math.min(WIDEST, (Math.min(width, height) - 2 * MARGIN) / size))
  sheet.corner = { x: (width - sheet.side * size) / 2, y: (height - sheet.side * size) / 2 }
}

function show(sheet: Sheet) {
  sheet.chosen = sheet.trade = sheet.hinted = sheet.cursor = undefined
  sheet.wave = 1
  sheet.pull = { x: 0, y: 0 }
}

function play(sheet: Sheet, { input }: Played<PaintState, number>) {
  sheet.hinted = undefined
  const mark = { cells: swapped(input), k: 0 }
  sheet.trade = mark
  sheet.host.sound('place', swapped(input)[1] % 8)
  sheet.tools.effects.tween(SWAP_SECONDS, (k) => (mark.k = k), {
    done: () => {
      if (sheet.trade === mark) sheet.trade = undefined
    },
  })
  return SWAP_SECONDS + 0.1
}

function cheer(sheet: Sheet) {
  sheet.tools.effects.tween(0.9, (k) => (sheet.wave = k), { ease: ease.linear })
  return 0.7
}

function draw(sheet: Sheet, pen: CanvasRenderingContext2D) {
  const brush = canvasBrush(pen)
  const { size } = picture(sheet)
  const whole = sheet.side * size
  brush.round(sheet.corner.x - 9, sheet.corner.y - 3, whole + 18, whole + 18, 14, '#000000', 0.35)
  brush.round(sheet.corner.x - 9, sheet.corner.y - 9, whole + 18, whole + 18, 14, '#f4ead8')
  const above: (() => void)[] = []
  for (const cell of picture(sheet).target) {
    const at = placeOf(sheet, cell)
    if (sheet.trade?.cells.includes(cell)) {
      const other = placeOf(
        sheet,
        sheet.trade.cells[0] === cell ? sheet.trade.cells[1] : sheet.trade.cells[0],
      )
      const { k } = sheet.trade
      const on = { x: other.x + (at.x - other.x) * k, y: other.y + (at.y - other.y) * k }
      above.push(() => drawCell(sheet, pen, cell, on, Math.sin(Math.PI * k)))
    } else if (sheet.chosen === cell)
      above.push(() => drawCell(sheet, pen, cell, { x: at.x + sheet.pull.x, y: at.y + sheet.pull.y }, 1))
    else drawCell(sheet, pen, cell, at, 0)
  }
  for (const paint of above) paint()
  if (sheet.hinted)
    for (const cell of sheet.hinted.cells) {
      const { x, y } = placeOf(sheet, cell)
      brush.ring(x, y, sheet.side * (0.36 + 0.05 * Math.sin(sheet.hinted.k * 26)), 5, '#ffffff')
    }
  if (sheet.cursor !== undefined)
    brush.ring(placeOf(sheet, sheet.cursor).x, placeOf(sheet, sheet.cursor).y, sheet.side * 0.4, 4, '#10141c')
}

function pointAt(sheet: Sheet, input: number) {
  sheet.chosen = undefined
  const mark = { cells: swapped(input), k: 0 }
  sheet.hinted = mark
  sheet.tools.effects.tween(HINT_SECONDS, (k) => (mark.k = k), {
    ease: ease.linear,
    done: () => {
      if (sheet.hinted === mark) sheet.hinted = undefined
    },
  })
}

function fingerDown(sheet: Sheet, at: Point) {
  sheet.cursor = undefined
  sheet.pull = { x: 0, y: 0 }
  const cell = cellAt(sheet, at)
  if (cell !== undefined) press(sheet, cell)
  else sheet.chosen = undefined
  sheet.tools.redraw()
}

function fingerMoved(sheet: Sheet, at: Point, from: Point | undefined) {
  if (!from || sheet.chosen === undefined || !sheet.isNew) return
  sheet.pull = { x: at.x - from.x, y: at.y - from.y }
  sheet.tools.redraw()
}

function fingerUp(sheet: Sheet, at: Point) {
  const cell = cellAt(sheet, at)
  const from = sheet.chosen
  sheet.pull = { x: 0, y: 0 }
  if (sheet.isNew && from !== undefined && cell !== undefined && cell !== from && !isFixed(sheet, cell)) {
    sheet.chosen = undefined
    give(sheet, from, cell)
  }
  sheet.isNew = false
  sheet.tools.redraw()
}

function pressKey(sheet: Sheet, key: string) {
  if ((key === 'Enter' || key === ' ') && sheet.cursor !== undefined) {
    press(sheet, sheet.cursor)
    sheet.isNew = false
    sheet.tools.redraw()
    return true
  }
  const next = nearestAhead(places(sheet), sheet.cursor ?? -1, key)
  if (next === undefined) return false
  sheet.cursor = next
  sheet.tools.redraw()
  return true
}
