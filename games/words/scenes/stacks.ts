import type { SimEvent } from '#kit/game/contract.ts'
import { fillRound, inside, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { COLUMN, letterAt, squares, SQUARES, type StacksState } from '../modes/stacks.ts'
import { middleOf, NOWHERE, type WordTools, type Scene } from '../scene.ts'
import { drawPanel, drawTile, moved } from '../tiles.ts'
import { stripAndBoard } from './board.ts'
import { cardBoxes, drawNamedCard } from './named-cards.ts'

const LARGEST_TILE = 74
const FEWEST_ROWS = 5

/** The heap as it lies now, and the line that is drawn. */
interface StacksTable {
  readonly tools: WordTools<StacksState>
  room: Box
  cards: readonly Box[]
  side: number
  /** Rows for which there is room; a heap that is piled up anew is as high at most. */
  rows: number
  first: number | undefined
  over: number | undefined
  dragged: boolean
}

export function openScene(tools: WordTools<StacksState>): Scene {
  const table: StacksTable = {
    tools,
    room: NOWHERE,
    cards: [],
    side: 40,
    rows: FEWEST_ROWS,
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
    path: (input) => {
      const own = squares(Math.floor(input / SQUARES), input % SQUARES)
      return own.length > 0 ? [middleOf(boxOf(table, own[0]!)), middleOf(boxOf(table, own.at(-1)!))] : []
    },
  }
}

function boxOf(table: StacksTable, cell: number): Box {
  const { columns } = table.tools.state()
  const column = Math.floor(cell / COLUMN)
  const place = table.tools.script().leftwards ? columns.length - 1 - column : column
  const left = table.room.x + (table.room.width - table.side * columns.length) / 2
  return {
    x: left + place * table.side + 2,
    y: table.room.y + table.room.height - 16 - (1 + (cell % COLUMN)) * table.side + 2,
    width: table.side - 4,
    height: table.side - 3,
  }
}

const cells = (table: StacksTable) =>
  table.tools.state().columns.flatMap((letters, column) => letters.map((_, row) => column * COLUMN + row))

const chosen = (table: StacksTable) =>
  table.first === undefined ? [] : squares(table.first, table.over ?? table.first)

/** A finger is rarely exactly aligned: the nearer of row and column counts. */
function straight(table: StacksTable, from: number, at: Point): number {
  const start = middleOf(boxOf(table, from))
  const [dx, dy] = [at.x - start.x, at.y - start.y]
  const isLevel = Math.abs(dx) > Math.abs(dy)
  const steps = Math.round((isLevel ? (table.tools.script().leftwards ? -dx : dx) : -dy) / table.side)
  let cell = from
  for (let step = 0; step < Math.abs(steps); step++) {
    const next = cell + Math.sign(steps) * (isLevel ? COLUMN : 1)
    if (letterAt(table.tools.state().columns, next) === undefined) break
    cell = next
  }
  return cell
}

function tap(table: StacksTable, cell: number) {
  if (table.first === undefined) {
    table.first = table.over = cell
    return table.tools.tap()
  }
  const from = table.first
  table.first = table.over = undefined
  if (from === cell) return table.tools.tap()
  if (
    squares(from, cell).every((one) => letterAt(table.tools.state().columns, one)) &&
    squares(from, cell).length > 0
  )
    return table.tools.send(from * SQUARES + cell)
  table.first = table.over = cell
  table.tools.tap()
}

function layOut(table: StacksTable, size: StageSize) {
  const { columns, targets } = table.tools.state()
  const rooms = stripAndBoard(size, Math.min(size.height * 0.2, targets.length > 4 ? 140 : 92))
  table.cards = cardBoxes(rooms.strip, targets.length, { leftwards: table.tools.script().leftwards })
  table.room = rooms.board
  table.rows = Math.max(FEWEST_ROWS, ...columns.map(({ length }) => length))
  table.side = Math.min(
    LARGEST_TILE,
    (table.room.width - 16) / columns.length,
    (table.room.height - 24) / table.rows,
  )
  const height = table.side * table.rows + 26
  table.room = { ...table.room, y: table.room.y + (table.room.height - height) / 2, height }
}

function drawTable(table: StacksTable, pen: CanvasRenderingContext2D) {
  const { columns, targets } = table.tools.state()
  const script = table.tools.script()
  const width = table.side * columns.length + 20
  const yard = { ...table.room, x: table.room.x + (table.room.width - width) / 2, width }
  drawPanel(pen, yard, '#2a1a10', 0.42)
  fillRound(
    pen,
    { ...yard, y: yard.y + yard.height - 13, height: 9, x: yard.x + 8, width: width - 16 },
    5,
    '#e0b26c',
  )
  const own = chosen(table)
  for (const cell of cells(table)) {
    const box = boxOf(table, cell)
    const column = Math.floor(cell / COLUMN)
    const letter = letterAt(columns, cell)!
    const tone = own.includes(cell) ? 'picked' : 'plain'
    moved(pen, box, table.tools.pulses.of(`column${column}`), () =>
      drawTile(pen, box, { letter, tone, script }),
    )
  }
  for (const [index, { picture, word, isFound }] of targets.entries())
    drawNamedCard(pen, table.tools, table.cards[index]!, { index, picture, word: isFound ? word : undefined })
}

const spotsOf = (table: StacksTable) =>
  cells(table).map((cell) => ({
    box: boxOf(table, cell),
    says: letterAt(table.tools.state().columns, cell) ?? '',
    act: () => tap(table, cell),
  }))

function clear(table: StacksTable) {
  table.first = table.over = undefined
}

function press(table: StacksTable, at: Point) {
  const cell = cells(table).find((one) => inside(boxOf(table, one), at))
  if (cell === undefined) return false
  table.dragged = false
  tap(table, cell)
  return true
}

function drag(table: StacksTable, at: Point) {
  if (table.first === undefined) return
  const next = straight(table, table.first, at)
  if (next === table.over) return
  if (next !== table.first) table.dragged = true
  table.over = next
  table.tools.redraw()
}

function release(table: StacksTable) {
  if (!table.dragged || table.first === undefined || table.over === undefined) return
  const [from, to] = [table.first, table.over]
  table.first = table.over = undefined
  table.dragged = false
  table.tools.redraw()
  if (from !== to) table.tools.send(from * SQUARES + to)
}

function react(table: StacksTable, input: number, events: readonly SimEvent[]) {
  const { targets, columns } = table.tools.state()
  const touched = squares(Math.floor(input / SQUARES), input % SQUARES)
  for (const { kind, x = 0 } of events) {
    if (kind === 'miss')
      for (const column of new Set(touched.map((cell) => Math.floor(cell / COLUMN))))
        table.tools.pulses.start(`column${column}`, 'shake')
    if (kind === 'slide')
      for (const column of columns.keys())
        table.tools.pulses.start(`column${column}`, 'shake', 0.2 + column * 0.04)
    if (kind !== 'word') continue
    for (const cell of touched) {
      table.tools.effects.burst(middleOf(boxOf(table, cell)), { count: 5 })
      table.tools.pulses.start(`column${Math.floor(cell / COLUMN)}`, 'drop')
    }
    table.tools.pulses.start(`card${x}`, 'pop')
    table.tools.praise(targets[x]!.picture, targets[x]!.word)
  }
}
