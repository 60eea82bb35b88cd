import type { GameContext, GameHost } from '#kit/game/contract.ts'
import { type Box, fillCircle, fillRound, write } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { type SceneBase, openSceneBase, type Tools } from './scene-base.ts'
import { fleetAdvice, type FleetState, SHIP, UNKNOWN, VALUES, WATER } from './fleet-rules.ts'
import { drawBoat, drawHarbour } from './fleet-look.ts'
import { CORAL, INK } from './palette.ts'
import { isLow, paintChart } from './room.ts'
import { halo } from '#kit/game/table-top/signs.ts'
import { type Controls, controlsOn, type Target } from '#kit/game/table-top/targets.ts'

type Pen = CanvasRenderingContext2D

const BELOW = 84
/** On a low stage the sea needs the room more than the boats that wait below it. */
const BELOW_LOW = 58

interface Sea {
  readonly tools: Tools<FleetState, number>
  readonly isAssisted: () => boolean
  readonly host: GameHost
  readonly base: SceneBase
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  popped: { cell: number; k: number } | undefined
  /** What a stroke of the finger writes; cells it has written. */
  stroke: { readonly value: number; readonly done: Set<number> } | undefined
  readonly controls: Controls
}

export function fleetScene(
  tools: Tools<FleetState, number>,
  isAssisted: () => boolean,
): Scene<FleetState, number> {
  const { host } = tools.context
  const base = openSceneBase(tools)
  const { text, number } = base
  const controls = controlsOn(
    () => targets(sea),
    () => 'cell0',
  )

  const sea: Sea = {
    tools,
    isAssisted,
    host,
    base,
    text,
    number,
    popped: undefined,
    stroke: undefined,
    controls,
  }

  return {
    layout(size) {
      base.layout(size, isLow(size) ? BELOW_LOW : BELOW)
    },
    show: () => show(sea),
    play: (move) => play(sea, move),
    draw: (pen) => draw(sea, pen),
    point: (input) => pointAt(sea, input),
    path: (input) => pathTo(sea, input),
    down: (at) => fingerDown(sea, at),
    move: (at, from) => fingerMoved(sea, at, from),
    up() {
      sea.stroke = undefined
    },
    key: (key) => pressKey(sea, key),
  }
}

function grid(sea: Sea) {
  const { chart } = sea.base.room
  const { size } = sea.tools.state()
  const room = Math.min(chart.width - 20, chart.height - 20)
  const cell = Math.min(74, room / (size + 0.9))
  const side = cell * size
  const head = cell * 0.8
  return {
    cell,
    x: chart.x + (chart.width - side - head) / 2 + head,
    y: chart.y + (chart.height - side - head) / 2 + head,
  }
}

function boxOf(sea: Sea, index: number): Box {
  const { size } = sea.tools.state()
  const { x, y, cell } = grid(sea)
  return { x: x + (index % size) * cell, y: y + Math.floor(index / size) * cell, width: cell, height: cell }
}

function cellAt(sea: Sea, { x, y }: Point): number | undefined {
  const { size } = sea.tools.state()
  const { x: left, y: top, cell } = grid(sea)
  const [column, row] = [Math.floor((x - left) / cell), Math.floor((y - top) / cell)]
  return column < 0 || row < 0 || column >= size || row >= size ? undefined : row * size + column
}

function isGiven(sea: Sea, cell: number) {
  return sea.tools.state().given.includes(cell)
}

function set(sea: Sea, cell: number, value: number) {
  if (isGiven(sea, cell) || sea.tools.state().cells[cell] === value) return
  sea.tools.send(cell * VALUES + value)
}

function tap(sea: Sea, cell: number): number | undefined {
  if (isGiven(sea, cell)) {
    sea.host.sound('bad', -4)
    return undefined
  }
  const now = sea.tools.state().cells[cell]!
  // Water first: most cells are water, and one more tap makes a boat of it.
  const next = now === UNKNOWN ? WATER : now === WATER ? SHIP : UNKNOWN
  set(sea, cell, next)
  return next
}

function targets(sea: Sea): Target[] {
  return sea.tools
    .state()
    .cells.map((_, cell) => ({ id: `cell${cell}`, box: boxOf(sea, cell), act: () => tap(sea, cell) }))
}

function play(sea: Sea, { input, events }: Played<FleetState, number>): number {
  const cell = Math.floor(input / VALUES)
  const mine = { cell, k: 0 }
  sea.popped = mine
  sea.tools.effects.tween(0.2, (k) => (mine.k = k), { ease: ease.back })
  const [kind] = events.map((event) => event.kind)
  sea.host.sound(kind === 'ship' ? 'place' : kind === 'water' ? 'tap' : 'flip', kind === 'ship' ? 3 : 0)
  return 0.25
}

function drawCounts(sea: Sea, pen: Pen) {
  const { size, rows, columns, cells } = sea.tools.state()
  const { x, y, cell } = grid(sea)
  for (let index = 0; index < size; index++) {
    const row = cells.slice(index * size, index * size + size)
    const column = Array.from({ length: size }, (_, at) => cells[at * size + index]!)
    for (const [values, wanted, cx, cy] of [
      [row, rows[index]!, x - cell * 0.4, y + (index + 0.5) * cell],
      [column, columns[index]!, x + (index + 0.5) * cell, y - cell * 0.4],
    ] as const) {
      const found = values.filter((value) => value === SHIP).length
      const isDone = found === wanted && !values.includes(UNKNOWN)
      const isOver = sea.isAssisted() && found > wanted
      write(pen, sea.number(wanted), cx, cy, {
        size: cell * 0.44,
        color: isOver ? CORAL : isDone ? '#b79a6a' : INK,
      })
    }
  }
}

function show(sea: Sea) {
  sea.controls.clear()
  sea.base.fresh()
  sea.base.repaint()
  sea.stroke = sea.popped = undefined
}

function draw(sea: Sea, pen: CanvasRenderingContext2D) {
  const state = sea.tools.state()
  sea.base.ground(pen, (inner, { chart }) => {
    paintChart(inner, chart)
    const { x, y, cell } = grid(sea)
    const side = cell * state.size
    const water = inner.createLinearGradient(x, y, x + side, y + side)
    water.addColorStop(0, '#8ecad0')
    water.addColorStop(1, '#5a9fb4')
    fillRound(inner, { x: x - 4, y: y - 4, width: side + 8, height: side + 8 }, 12, '#8a6238')
    fillRound(inner, { x, y, width: side, height: side }, 8, water)
    inner.strokeStyle = 'rgb(255 255 255 / .4)'
    inner.lineWidth = 1
    for (let line = 1; line < state.size; line++) {
      inner.beginPath()
      inner.moveTo(x + line * cell, y)
      inner.lineTo(x + line * cell, y + side)
      inner.moveTo(x, y + line * cell)
      inner.lineTo(x + side, y + line * cell)
      inner.stroke()
    }
  })
  for (const [cell, value] of state.cells.entries()) {
    const box = boxOf(sea, cell)
    const k = sea.popped?.cell === cell ? sea.popped.k : 1
    if (value === WATER) drawWater(pen, box, k)
    if (value === SHIP) drawBoat(pen, state, cell, box, k)
    if (isGiven(sea, cell)) fillCircle(pen, box.x + box.width - 7, box.y + 7, 3, '#8a4a1a')
    const glow = sea.base.glowOf(`cell${cell}`)
    if (glow > 0) halo(pen, box, 6, glow)
  }
  drawCounts(sea, pen)
  drawHarbour(pen, sea.base, state)
  sea.base.caption(pen, sea.base.room.words)
  sea.controls.draw(pen)
}

function pointAt(sea: Sea, input: number) {
  const advice = fleetAdvice(sea.tools.state())
  sea.base.glow([`cell${Math.floor(input / VALUES)}`])
  if (advice) sea.base.say(sea.text(`hint.${advice.reason}`))
}

function pathTo(sea: Sea, input: number) {
  const { x, y, width, height } = boxOf(sea, Math.floor(input / VALUES))
  return [{ x: x + width / 2, y: y + height / 2 }]
}

function fingerDown(sea: Sea, at: Point) {
  sea.controls.clear()
  const cell = cellAt(sea, at)
  if (cell !== undefined) {
    const value = tap(sea, cell)
    if (value !== undefined) sea.stroke = { value, done: new Set([cell]) }
  }
  sea.base.say('')
  sea.tools.redraw()
}

function fingerMoved(sea: Sea, at: Point, from: Point | undefined) {
  const cell = from ? cellAt(sea, at) : undefined
  if (cell === undefined || !sea.stroke || sea.stroke.done.has(cell)) return
  sea.stroke.done.add(cell)
  // A stroke fills open cells and never overwrites earlier marks.
  if (sea.stroke.value === UNKNOWN || sea.tools.state().cells[cell] === UNKNOWN)
    set(sea, cell, sea.stroke.value)
}

function pressKey(sea: Sea, key: string) {
  if (!sea.controls.key(key)) return false
  sea.tools.redraw()
  return true
}

function drawWater(pen: Pen, { x, y, width }: Box, k: number) {
  pen.strokeStyle = `rgb(255 255 255 / ${0.85 * Math.min(1, k)})`
  pen.lineWidth = Math.max(2, width * 0.06)
  pen.lineCap = 'round'
  for (const row of [0.4, 0.62]) {
    pen.beginPath()
    pen.moveTo(x + width * 0.26, y + width * row)
    pen.quadraticCurveTo(x + width * 0.38, y + width * (row - 0.12), x + width * 0.5, y + width * row)
    pen.quadraticCurveTo(x + width * 0.62, y + width * (row + 0.12), x + width * 0.74, y + width * row)
    pen.stroke()
  }
}
