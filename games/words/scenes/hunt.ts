import type { SimEvent } from '#kit/game/contract.ts'
import { inside, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { CELLS, line, type HuntState } from '../modes/hunt.ts'
import { middleOf, NOWHERE, split, type WordTools, type Scene } from '../scene.ts'
import { drawPanel, moved, writeWord } from '../tiles.ts'
import { drawNamedCard } from './named-cards.ts'

const RIBBONS = ['#ff8a5c', '#4fb774', '#5b9bef', '#e56fa5', '#b58be8', '#e0b23a']

/** The letters as they lie now, and the line that is drawn. */
interface HuntTable {
  readonly tools: WordTools<HuntState>
  panel: Box
  cells: readonly Box[]
  cards: readonly Box[]
  first: number | undefined
  over: number | undefined
  dragged: boolean
}

export function openScene(tools: WordTools<HuntState>): Scene {
  const table: HuntTable = {
    tools,
    panel: NOWHERE,
    cells: [],
    cards: [],
    first: undefined,
    over: undefined,
    dragged: false,
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    spots: () => spotsOf(table),
    reset: () => clear(table),
    down: (at) => press(table, at),
    move: (at) => drag(table, at),
    up: () => release(table),
    played: (input, events) => react(table, input, events),
    path: (input) =>
      [Math.floor(input / CELLS), input % CELLS].flatMap((cell) =>
        table.cells[cell] ? [middleOf(table.cells[cell])] : [],
      ),
  }
}

function cellAt(table: HuntTable, at: Point) {
  const cell = table.cells.findIndex((box) => inside(box, at))
  return cell < 0 ? undefined : cell
}

/** A finger is rarely exactly aligned: the nearest of eight directions counts. */
function straight(table: HuntTable, from: number, at: Point): number | undefined {
  const [start, { size }] = [middleOf(table.cells[from]!), table.tools.state()]
  const [dx, dy] = [at.x - start.x, at.y - start.y]
  const step = Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) * (Math.PI / 4)
  const [wayX, wayY] = [Math.round(Math.cos(step)), Math.round(Math.sin(step))]
  const length = Math.round(Math.max(Math.abs(dx), Math.abs(dy)) / table.cells[0]!.width)
  const [x, y] = [(from % size) + wayX * length, Math.floor(from / size) + wayY * length]
  return x < 0 || y < 0 || x >= size || y >= size ? table.over : y * size + x
}

function tap(table: HuntTable, cell: number) {
  if (table.first === undefined) {
    table.first = cell
    return table.tools.tap()
  }
  const from = table.first
  table.first = table.over = undefined
  if (from === cell) return table.tools.tap()
  if (line(table.tools.state().size, from, cell).length > 0) return table.tools.send(from * CELLS + cell)
  table.first = cell
  table.tools.tap()
}

function ribbon(table: HuntTable, pen: CanvasRenderingContext2D, from: number, to: number, color: string) {
  const [start, end] = [middleOf(table.cells[from]!), middleOf(table.cells[to]!)]
  pen.strokeStyle = color
  pen.lineWidth = table.cells[0]!.width * 0.78
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(start.x, start.y)
  pen.lineTo(end.x + 0.1, end.y)
  pen.stroke()
}

function layOut(table: HuntTable, size: StageSize) {
  const { size: count, targets } = table.tools.state()
  const strip = Math.min(92, size.height * 0.16)
  const { board, pad, isWide } = split(size, strip)
  const grid = isWide ? board : { ...board, y: pad.y === 0 ? board.y : board.y + strip + 10 }
  const side = Math.min(grid.width, grid.height) - 12
  const cell = side / count
  table.panel = {
    x: grid.x + (grid.width - side) / 2 - 6,
    y: grid.y + (grid.height - side) / 2 - 6,
    width: side + 12,
    height: side + 12,
  }
  table.cells = Array.from({ length: count * count }, (_, index) => ({
    x: table.panel.x + 6 + (index % count) * cell,
    y: table.panel.y + 6 + Math.floor(index / count) * cell,
    width: cell,
    height: cell,
  }))
  const room = isWide ? pad : { ...board, height: strip }
  const columns = isWide ? 2 : targets.length
  const rows = Math.ceil(targets.length / columns)
  const card = Math.min((room.width - (columns - 1) * 8) / columns, room.height / rows - 10, 120)
  const left = room.x + (room.width - columns * card - (columns - 1) * 8) / 2
  const top = room.y + (room.height - rows * (card + 8)) / 2
  table.cards = targets.map((_, index) => ({
    x: left + (index % columns) * (card + 8),
    y: top + Math.floor(index / columns) * (card + 8),
    width: card,
    height: card,
  }))
}

function drawTable(table: HuntTable, pen: CanvasRenderingContext2D) {
  const { targets, grid } = table.tools.state()
  const script = table.tools.script()
  drawPanel(pen, table.panel, '#fff1d4', 0.94)
  for (const [index, { found }] of targets.entries())
    if (found) ribbon(table, pen, found[0]!, found.at(-1)!, RIBBONS[index]!)
  if (table.first !== undefined)
    ribbon(table, pen, table.first, table.over ?? table.first, 'rgb(63 224 207 / .75)')
  for (const [cell, letter] of grid.entries()) {
    const box = table.cells[cell]!
    const isFound = targets.some(({ found }) => found?.includes(cell))
    const color = isFound ? '#ffffff' : '#4a2c16'
    const style = { script, size: box.width * script.size, color, widest: box.width * 0.9 }
    moved(pen, box, table.tools.pulses.of(`cell${cell}`), () => writeWord(pen, letter, middleOf(box), style))
  }
  for (const [index, { picture, word, found }] of targets.entries())
    drawNamedCard(pen, table.tools, table.cards[index]!, {
      index,
      picture,
      word: found && word,
      ring: found && RIBBONS[index],
    })
}

const spotsOf = (table: HuntTable) =>
  table.cells.map((box, cell) => ({
    box,
    says: table.tools.state().grid[cell] ?? '',
    act: () => tap(table, cell),
  }))

function clear(table: HuntTable) {
  table.first = table.over = undefined
}

function press(table: HuntTable, at: Point) {
  const cell = cellAt(table, at)
  if (cell === undefined) return false
  table.dragged = false
  if (table.first === undefined) {
    table.first = table.over = cell
    table.tools.tap()
  } else tap(table, cell)
  return true
}

function drag(table: HuntTable, at: Point) {
  if (table.first === undefined) return
  const next = straight(table, table.first, at)
  if (next === table.over) return
  if (next !== table.first) table.dragged = true
  table.over = next
  table.tools.redraw()
}

function release(table: HuntTable) {
  if (!table.dragged || table.first === undefined || table.over === undefined) return
  const [from, to] = [table.first, table.over]
  table.first = table.over = undefined
  table.dragged = false
  table.tools.redraw()
  if (from !== to) table.tools.send(from * CELLS + to)
}

function react(table: HuntTable, input: number, events: readonly SimEvent[]) {
  const { size, targets } = table.tools.state()
  const tapped = line(size, Math.floor(input / CELLS), input % CELLS)
  for (const { kind, x = 0 } of events) {
    if (kind === 'word') {
      for (const [step, cell] of tapped.entries()) table.tools.pulses.start(`cell${cell}`, 'pop', step * 0.04)
      table.tools.pulses.start(`card${x}`, 'pop')
      table.tools.praise(targets[x]!.picture, targets[x]!.word)
    }
    if (kind === 'miss') for (const cell of tapped) table.tools.pulses.start(`cell${cell}`, 'shake')
  }
}
