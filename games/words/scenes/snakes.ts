import type { SimEvent } from '#kit/game/contract.ts'
import { inside, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { SnakesState } from '../modes/snakes.ts'
import { middleOf, type WordTools, type Scene } from '../scene.ts'
import { ERASE, SUBMIT } from '../series.ts'
import { drawPanel, moved, writeWord } from '../tiles.ts'
import { boardBoxes, drawRibbon, NO_BOARD, stripAndBoard, type BoardBoxes } from './board.ts'
import { cardBoxes, drawNamedCard } from './named-cards.ts'

/** A colour for each name; neighbours in the list are far from each other. */
const RIBBONS = ['#e8734a', '#3f9d62', '#4b86dd', '#d1588f', '#9a6fd6', '#bf9020', '#2fa5a5', '#c2504f']
const DRAWN = 'rgb(63 224 207 / .8)'

/** The board as it lies now, and the finger on it. */
interface SnakesTable {
  readonly tools: WordTools<SnakesState>
  board: BoardBoxes
  cards: readonly Box[]
  finger: Point | undefined
  isSwiping: boolean
}

export function openScene(tools: WordTools<SnakesState>): Scene {
  const table: SnakesTable = {
    tools,
    board: NO_BOARD,
    cards: [],
    finger: undefined,
    isSwiping: false,
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
    path(input) {
      const cell = input === ERASE ? tools.state().path.at(-1) : input
      return cell === undefined || !table.board.cells[cell] ? [] : [middleOf(table.board.cells[cell])]
    },
    key: (name) => pressKey(table, name),
  }
}

const isTaken = (table: SnakesTable, cell: number) =>
  table.tools.state().targets.some(({ isFound, cells }) => isFound && cells.includes(cell))

function join(table: SnakesTable, cell: number) {
  const { path } = table.tools.state()
  if (path.at(-1) === cell) return table.isSwiping ? undefined : table.tools.send(ERASE)
  if (path.at(-2) === cell && table.isSwiping) return table.tools.send(ERASE)
  table.tools.send(cell)
}

function stepBetween(table: SnakesTable, from: number, to: number): readonly [number, number] {
  const { width } = table.tools.state()
  return [(to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width)]
}

function layOut(table: SnakesTable, size: StageSize) {
  const { width, height, targets } = table.tools.state()
  const { leftwards } = table.tools.script()
  const rooms = stripAndBoard(size, Math.min(size.height * 0.22, targets.length > 4 ? 150 : 92))
  table.cards = cardBoxes(rooms.strip, targets.length, { leftwards })
  table.board = boardBoxes(rooms.board, [width, height], { leftwards, largest: 96 })
}

function drawTable(table: SnakesTable, pen: CanvasRenderingContext2D) {
  const { targets, grid, path, phase } = table.tools.state()
  const script = table.tools.script()
  const thick = table.board.cells[0]!.width * 0.74
  drawPanel(pen, table.board.panel, '#fff1d4', 0.94)
  const boxesOf = (cells: readonly number[]) => cells.map((cell) => table.board.cells[cell]!)
  for (const [index, { cells, isFound }] of targets.entries())
    if (isFound || phase === 'lost') {
      pen.globalAlpha = isFound ? 1 : 0.35
      drawRibbon(pen, boxesOf(cells), { color: RIBBONS[index % RIBBONS.length]!, width: thick })
      pen.globalAlpha = 1
    }
  drawRibbon(pen, boxesOf(path), {
    color: DRAWN,
    width: thick,
    end: path.length > 0 ? table.finger : undefined,
  })
  for (const [cell, letter] of grid.entries()) {
    const box = table.board.cells[cell]!
    const color = isTaken(table, cell) ? '#ffffff' : path.includes(cell) ? '#06302e' : '#4a2c16'
    const style = { script, size: box.width * script.size * 0.86, color, widest: box.width * 0.7 }
    moved(pen, box, table.tools.pulses.of(`cell${cell}`), () => writeWord(pen, letter, middleOf(box), style))
  }
  for (const [index, { picture, word, isFound }] of targets.entries())
    drawNamedCard(pen, table.tools, table.cards[index]!, {
      index,
      picture,
      word: isFound ? word : undefined,
      ring: isFound ? RIBBONS[index % RIBBONS.length] : undefined,
    })
}

const spotsOf = (table: SnakesTable) =>
  table.board.cells.map((box, cell) => ({
    box,
    says: table.tools.state().grid[cell] ?? '',
    act: () => join(table, cell),
  }))

function clear(table: SnakesTable) {
  table.finger = undefined
  table.isSwiping = false
}

function press(table: SnakesTable, at: Point) {
  const cell = table.board.cells.findIndex((box) => inside(box, at))
  if (cell < 0) return false
  table.isSwiping = false
  const { path } = table.tools.state()
  // A finger set down elsewhere begins a new name.
  const isOn = path.length === 0 || Math.hypot(...stepBetween(table, path.at(-1)!, cell)) <= 1
  if (!isOn) for (const _ of path) table.tools.send(ERASE)
  join(table, cell)
  return true
}

function drag(table: SnakesTable, at: Point) {
  const { path } = table.tools.state()
  if (path.length === 0) return
  table.finger = at
  const cell = table.board.cells.findIndex((box) => inside(box, at))
  if (cell >= 0 && cell !== path.at(-1) && isNearMiddle(at, table.board.cells[cell]!)) {
    table.isSwiping = true
    join(table, cell)
  }
  table.tools.redraw()
}

function release(table: SnakesTable) {
  table.finger = undefined
  const { length } = table.tools.state().path
  if (table.isSwiping && length > 0) table.tools.send(length > 1 ? SUBMIT : ERASE)
  table.isSwiping = false
  table.tools.redraw()
}

function react(table: SnakesTable, input: number, events: readonly SimEvent[]) {
  const { targets } = table.tools.state()
  for (const { kind, x = 0 } of events) {
    if (kind === 'join') table.tools.pulses.start(`cell${input}`, 'pop')
    if (kind === 'miss')
      for (const cell of table.board.cells.keys()) table.tools.pulses.start(`cell${cell}`, 'shake')
    if (kind !== 'word') continue
    table.isSwiping = false
    table.finger = undefined
    const { cells, picture, word } = targets[x]!
    for (const [step, cell] of cells.entries()) table.tools.pulses.start(`cell${cell}`, 'pop', step * 0.05)
    table.tools.effects.burst(middleOf(table.board.cells[cells.at(-1)!]!))
    table.tools.pulses.start(`card${x}`, 'pop')
    table.tools.praise(picture, word)
  }
}

function pressKey(table: SnakesTable, name: string) {
  if (name !== 'Backspace') return false
  table.tools.send(ERASE)
  return true
}

/** A finger that cuts a corner between two squares means neither. */
const isNearMiddle = (at: Point, box: Box) => {
  const { x, y } = middleOf(box)
  return Math.hypot(at.x - x, at.y - y) < box.width * 0.42
}
