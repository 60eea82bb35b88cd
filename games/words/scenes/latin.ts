import type { SimEvent } from '#kit/game/contract.ts'
import { strokeRound, type Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { LETTERS, type LatinState } from '../modes/latin.ts'
import { keyBoxes, middleOf, split, type WordTools, type Scene } from '../scene.ts'
import { drawPanel, drawTile, moved } from '../tiles.ts'
import { boardBoxes, NO_BOARD, shrunk, type BoardBoxes } from './board.ts'
import { drawKeys, keySpots } from './key-rows.ts'
import { cardBoxes, drawNamedCard } from './named-cards.ts'

const LANTERN = '#ffb63d'
const PAD = 70

/** The square as it lies now, and the cell that is chosen. */
interface LatinTable {
  readonly tools: WordTools<LatinState>
  board: BoardBoxes
  cards: readonly Box[]
  keys: readonly Box[]
  chosen: number | undefined
}

export function openScene(tools: WordTools<LatinState>): Scene {
  const table: LatinTable = {
    tools,
    board: NO_BOARD,
    cards: [],
    keys: [],
    chosen: undefined,
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    spots: () => spotsOf(table),
    reset: () => clear(table),
    played: (input, events) => react(table, input, events),
    path: (input) => pathOf(table, input),
  }
}

/** The square a letter goes to: the tapped one, else the first empty one of the golden row, then of all. */
function target(table: LatinTable): number | undefined {
  const { open, grid, golden, size } = table.tools.state()
  if (table.chosen !== undefined && !open.includes(table.chosen)) return table.chosen
  const own = Array.from({ length: size }, (_, x) => golden * size + x)
  return [...own, ...grid.keys()].find((cell) => !open.includes(cell))
}

function choose(table: LatinTable, cell: number) {
  table.chosen = cell
  table.tools.tap()
}

/** Keys in another order than the name. */
function keyOrder(table: LatinTable) {
  const { letters } = table.tools.state()
  return [...letters.keys()].toSorted((one, other) => (letters[one]! < letters[other]! ? -1 : 1))
}

function layOut(table: LatinTable, size: StageSize) {
  const { size: count, names } = table.tools.state()
  const { leftwards } = table.tools.script()
  const { board: room, pad, isWide } = split(size, PAD)
  const strip = isWide
    ? { ...pad, height: pad.height * 0.5 }
    : { ...room, height: Math.min(120, room.height * 0.24) }
  table.cards = cardBoxes(strip, names.length, { leftwards, largest: 150 })
  const below = isWide
    ? room
    : { ...room, y: room.y + strip.height + 8, height: room.height - strip.height - 8 }
  table.board = boardBoxes(below, [count, count], { leftwards, largest: 92 })
  table.keys = keyBoxes(isWide ? { ...pad, y: pad.y + pad.height * 0.55, height: 90 } : pad, count, leftwards)
}

function drawTable(table: LatinTable, pen: CanvasRenderingContext2D) {
  const { grid, letters, open, golden, size, block, names, phase } = table.tools.state()
  const script = table.tools.script()
  const place = target(table)
  drawPanel(pen, table.board.panel, '#061f33', 0.42)
  for (const [cell, box] of table.board.cells.entries()) {
    const isOpen = open.includes(cell) || phase === 'lost'
    const isGolden = Math.floor(cell / size) === golden
    const tone = isOpen ? (isGolden ? 'near' : 'plain') : isGolden ? 'dim' : 'off'
    moved(pen, box, table.tools.pulses.of(`cell${cell}`), () => {
      const tile = shrunk(box, 2.5)
      drawTile(pen, tile, { letter: isOpen ? letters[grid[cell]!]! : '', tone, script })
      if (cell === place && phase === 'playing') strokeRound(pen, tile, tile.width * 0.24, LANTERN, 4)
    })
  }
  drawBlocks(pen, table.board, { size, block })
  const isNamed = letters.every((_, x) => open.includes(golden * size + x))
  for (const [index, { picture, word }] of names.entries())
    drawNamedCard(pen, table.tools, table.cards[index]!, {
      index,
      picture,
      word: isNamed ? word : undefined,
      ring: LANTERN,
    })
  drawKeys(pen, table.tools, {
    boxes: table.keys,
    keys: keyOrder(table).map((key) => letters[key]!),
    toneOf: () => 'plain',
  })
}

function spotsOf(table: LatinTable) {
  const { letters } = table.tools.state()
  const order = keyOrder(table)
  const type = (key: number) => {
    const cell = target(table)
    if (cell !== undefined) table.tools.send(cell * LETTERS + order[key]!)
  }
  return [
    ...keySpots(
      table.keys,
      order.map((key) => letters[key]!),
      type,
    ),
    ...table.board.cells.map((box, cell) => ({ box, says: `${cell + 1}`, act: () => choose(table, cell) })),
  ]
}

function clear(table: LatinTable) {
  table.chosen = undefined
}

function react(table: LatinTable, input: number, events: readonly SimEvent[]) {
  const { names, golden, size } = table.tools.state()
  const cell = Math.floor(input / LETTERS)
  for (const { kind } of events) {
    if (kind === 'hit') {
      table.tools.pulses.start(`cell${cell}`, 'pop')
      table.chosen = undefined
    }
    if (kind === 'miss') {
      table.tools.pulses.start(`cell${cell}`, 'shake')
      table.tools.pulses.start(`key${keyOrder(table).indexOf(input % LETTERS)}`, 'shake')
    }
    if (kind !== 'word') continue
    for (let x = 0; x < size; x++) table.tools.pulses.start(`cell${golden * size + x}`, 'pop', x * 0.06)
    for (const index of names.keys()) table.tools.pulses.start(`card${index}`, 'pop')
    table.tools.praise(names[0]!.picture, names[0]!.word)
  }
}

function pathOf(table: LatinTable, input: number) {
  const cell = Math.floor(input / LETTERS)
  const key = keyOrder(table).indexOf(input % LETTERS)
  if (!table.board.cells[cell] || !table.keys[key]) return []
  return cell === target(table) ? [middleOf(table.keys[key])] : [middleOf(table.board.cells[cell])]
}

/** Lines between the blocks. */
function drawBlocks(
  pen: CanvasRenderingContext2D,
  { cells, panel }: BoardBoxes,
  { size, block }: Pick<LatinState, 'size' | 'block'>,
) {
  const side = cells[0]!.width
  const [left, top] = [panel.x + 6, panel.y + 6]
  pen.strokeStyle = 'rgb(255 182 61 / .75)'
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.beginPath()
  for (let x = block; x < size; x += block) {
    pen.moveTo(left + x * side, top)
    pen.lineTo(left + x * side, top + size * side)
  }
  for (let y = size / block; y < size; y += size / block) {
    pen.moveTo(left, top + y * side)
    pen.lineTo(left + size * side, top + y * side)
  }
  pen.stroke()
}
