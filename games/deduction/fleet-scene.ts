import { fillCircle, fillRound, write, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point } from '#kit/game/stage.ts'
import { openDesk, type Tools } from './desk.ts'
import { fleetAdvice, SHIP, UNKNOWN, VALUES, WATER, type FleetState } from './fleet-rules.ts'
import { drawBoat, drawHarbour } from './fleet-look.ts'
import { CORAL, INK } from './palette.ts'
import { isLow, paintChart } from './room.ts'
import { halo } from '#kit/game/table-top/signs.ts'
import { handsOn, type Target } from '#kit/game/table-top/targets.ts'

type Pen = CanvasRenderingContext2D

const BELOW = 84
/** On a low stage the sea needs the room more than the boats that wait below it. */
const BELOW_LOW = 58

export function fleetScene(
  tools: Tools<FleetState, number>,
  isAssisted: () => boolean,
): Scene<FleetState, number> {
  const { host } = tools.context
  const desk = openDesk(tools)
  const { text, number } = desk
  let popped: { cell: number; k: number } | undefined
  /** What a stroke of the finger writes; cells it has written. */
  let stroke: { readonly value: number; readonly done: Set<number> } | undefined

  const grid = () => {
    const { chart } = desk.room
    const { size } = tools.state()
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
  const boxOf = (index: number): Box => {
    const { size } = tools.state()
    const { x, y, cell } = grid()
    return { x: x + (index % size) * cell, y: y + Math.floor(index / size) * cell, width: cell, height: cell }
  }
  const cellAt = ({ x, y }: Point): number | undefined => {
    const { size } = tools.state()
    const { x: left, y: top, cell } = grid()
    const [column, row] = [Math.floor((x - left) / cell), Math.floor((y - top) / cell)]
    return column < 0 || row < 0 || column >= size || row >= size ? undefined : row * size + column
  }

  const isGiven = (cell: number) => tools.state().given.includes(cell)

  function set(cell: number, value: number) {
    if (isGiven(cell) || tools.state().cells[cell] === value) return
    tools.send(cell * VALUES + value)
  }

  function tap(cell: number): number | undefined {
    if (isGiven(cell)) {
      host.sound('bad', -4)
      return undefined
    }
    const now = tools.state().cells[cell]!
    // Water first: most cells are water, and one more tap makes a boat of it.
    const next = now === UNKNOWN ? WATER : now === WATER ? SHIP : UNKNOWN
    set(cell, next)
    return next
  }

  const targets = (): Target[] =>
    tools.state().cells.map((_, cell) => ({ id: `cell${cell}`, box: boxOf(cell), act: () => tap(cell) }))
  const hands = handsOn(targets, () => 'cell0')

  function play({ input, events }: Played<FleetState, number>): number {
    const cell = Math.floor(input / VALUES)
    const mine = { cell, k: 0 }
    popped = mine
    tools.effects.tween(0.2, (k) => (mine.k = k), { ease: ease.back })
    const [kind] = events.map((event) => event.kind)
    host.sound(kind === 'ship' ? 'place' : kind === 'water' ? 'tap' : 'flip', kind === 'ship' ? 3 : 0)
    return 0.25
  }

  function drawCounts(pen: Pen) {
    const { size, rows, columns, cells } = tools.state()
    const { x, y, cell } = grid()
    for (let index = 0; index < size; index++) {
      const row = cells.slice(index * size, index * size + size)
      const column = Array.from({ length: size }, (_, at) => cells[at * size + index]!)
      for (const [values, wanted, cx, cy] of [
        [row, rows[index]!, x - cell * 0.4, y + (index + 0.5) * cell],
        [column, columns[index]!, x + (index + 0.5) * cell, y - cell * 0.4],
      ] as const) {
        const found = values.filter((value) => value === SHIP).length
        const isDone = found === wanted && !values.includes(UNKNOWN)
        const isOver = isAssisted() && found > wanted
        write(pen, number(wanted), cx, cy, {
          size: cell * 0.44,
          color: isOver ? CORAL : isDone ? '#b79a6a' : INK,
        })
      }
    }
  }

  return {
    layout(size) {
      desk.layout(size, isLow(size) ? BELOW_LOW : BELOW)
    },
    show() {
      hands.clear()
      desk.fresh()
      desk.repaint()
      stroke = popped = undefined
    },
    play,
    draw(pen) {
      const state = tools.state()
      desk.ground(pen, (inner, { chart }) => {
        paintChart(inner, chart)
        const { x, y, cell } = grid()
        const side = cell * state.size
        const sea = inner.createLinearGradient(x, y, x + side, y + side)
        sea.addColorStop(0, '#8ecad0')
        sea.addColorStop(1, '#5a9fb4')
        fillRound(inner, { x: x - 4, y: y - 4, width: side + 8, height: side + 8 }, 12, '#8a6238')
        fillRound(inner, { x, y, width: side, height: side }, 8, sea)
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
        const box = boxOf(cell)
        const k = popped?.cell === cell ? popped.k : 1
        if (value === WATER) drawWater(pen, box, k)
        if (value === SHIP) drawBoat(pen, state, cell, box, k)
        if (isGiven(cell)) fillCircle(pen, box.x + box.width - 7, box.y + 7, 3, '#8a4a1a')
        const glow = desk.glowOf(`cell${cell}`)
        if (glow > 0) halo(pen, box, 6, glow)
      }
      drawCounts(pen)
      drawHarbour(pen, desk, state)
      desk.caption(pen, desk.room.words)
      hands.draw(pen)
    },
    point(input) {
      const advice = fleetAdvice(tools.state())
      desk.glow([`cell${Math.floor(input / VALUES)}`])
      if (advice) desk.say(text(`hint.${advice.reason}`))
    },
    path(input) {
      const { x, y, width, height } = boxOf(Math.floor(input / VALUES))
      return [{ x: x + width / 2, y: y + height / 2 }]
    },
    down(at) {
      hands.clear()
      const cell = cellAt(at)
      if (cell !== undefined) {
        const value = tap(cell)
        if (value !== undefined) stroke = { value, done: new Set([cell]) }
      }
      desk.say('')
      tools.redraw()
    },
    move(at, from) {
      const cell = from ? cellAt(at) : undefined
      if (cell === undefined || !stroke || stroke.done.has(cell)) return
      stroke.done.add(cell)
      // A stroke fills what is open and never wipes what was thought out before.
      if (stroke.value === UNKNOWN || tools.state().cells[cell] === UNKNOWN) set(cell, stroke.value)
    },
    up() {
      stroke = undefined
    },
    key(key) {
      if (!hands.key(key)) return false
      tools.redraw()
      return true
    },
  }
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
