import type { SimEvent } from '#kit/game/contract.ts'
import { strokeRound, type Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { KEYS, type CrossState } from '../modes/cross.ts'
import { middleOf, NOWHERE, split, type WordTools, type Scene } from '../scene.ts'
import { drawCard, drawPanel, drawTile, moved } from '../tiles.ts'
import { boxesOfKeys, drawKeys, keySpots, padHeight } from './key-rows.ts'

const LANTERN = '#ffb63d'
const LARGEST_CELL = 62

/** The crossword as it lies now, and the entry being written. */
interface CrossTable {
  readonly tools: WordTools<CrossState>
  panel: Box
  cells: readonly Box[]
  cards: readonly Box[]
  keys: readonly Box[]
  /** The entry being written; its next empty cell gets the letter. */
  chosen: number
  cell: number | undefined
}

export function openScene(tools: WordTools<CrossState>): Scene {
  const table: CrossTable = {
    tools,
    panel: NOWHERE,
    cells: [],
    cards: [],
    keys: [],
    chosen: 0,
    cell: undefined,
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

const isDone = (table: CrossTable, entry: number) =>
  table.tools.state().entries[entry]?.cells.every((one) => table.tools.state().filled.includes(one)) ?? true

/** The cell a letter would go to: the tapped one, else the first empty one of the entry. */
function target(table: CrossTable): number | undefined {
  const { entries, filled } = table.tools.state()
  if (isDone(table, table.chosen))
    table.chosen = Math.max(
      0,
      [...entries.keys()].findIndex((entry) => !isDone(table, entry)),
    )
  const own = entries[table.chosen]!.cells
  if (table.cell !== undefined && own.includes(table.cell) && !filled.includes(table.cell)) return table.cell
  return own.find((one) => !filled.includes(one))
}

function tapCell(table: CrossTable, place: number) {
  const crossing = [...table.tools.state().entries.keys()].filter((entry) =>
    table.tools.state().entries[entry]!.cells.includes(place),
  )
  const again = place === table.cell ? crossing.find((entry) => entry !== table.chosen) : undefined
  table.chosen = again ?? crossing.find((entry) => entry === table.chosen) ?? crossing[0]!
  table.cell = place
  table.tools.tap()
}

function type(table: CrossTable, key: number) {
  const place = target(table)
  if (place !== undefined) table.tools.send(place * KEYS + key)
}

function layOut(table: CrossTable, size: StageSize) {
  const state = table.tools.state()
  const { leftwards } = table.tools.script()
  const { board, pad, isWide } = split(size, padHeight(state.keys.length))
  const count = state.entries.length
  const card = Math.min(84, (board.width - (count - 1) * 6) / count, board.height * 0.24)
  const left = board.x + (board.width - count * card - (count - 1) * 6) / 2
  table.cards = state.entries.map((_, index) => ({
    x: left + (leftwards ? count - 1 - index : index) * (card + 6),
    y: board.y + 4,
    width: card,
    height: card,
  }))
  const room = { ...board, y: board.y + card + 14, height: board.height - card - 14 }
  const side = Math.min(LARGEST_CELL, (room.width - 16) / state.width, (room.height - 16) / state.height)
  table.panel = {
    x: room.x + (room.width - side * state.width) / 2 - 8,
    y: room.y + (room.height - side * state.height) / 2 - 8,
    width: side * state.width + 16,
    height: side * state.height + 16,
  }
  table.cells = state.cells.map(({ x, y }) => ({
    x: table.panel.x + 8 + (leftwards ? state.width - 1 - x : x) * side + 1,
    y: table.panel.y + 8 + y * side + 1,
    width: side - 2,
    height: side - 2,
  }))
  table.keys = boxesOfKeys(
    table.tools,
    isWide ? { ...pad, y: pad.y + pad.height * 0.2, height: pad.height * 0.6 } : pad,
    state.keys.length,
  )
}

function drawTable(table: CrossTable, pen: CanvasRenderingContext2D) {
  const state = table.tools.state()
  const script = table.tools.script()
  const place = target(table)
  const own = state.entries[table.chosen]!.cells
  drawPanel(pen, table.panel, '#061f33', 0.42)
  for (const [index, box] of table.cells.entries()) {
    const isFilled = state.filled.includes(index) || state.phase === 'lost'
    const isIn = state.entries.some((entry, which) => entry.cells.includes(index) && isDone(table, which))
    moved(pen, box, table.tools.pulses.of(`cell${index}`), () => {
      drawTile(pen, box, {
        letter: isFilled ? state.cells[index]!.letter : '',
        tone: isFilled ? (isIn ? 'right' : 'plain') : own.includes(index) ? 'dim' : 'off',
        script,
      })
      if (index === place) strokeRound(pen, box, box.width * 0.24, LANTERN, 3.5)
    })
  }
  for (const [index, box] of table.cards.entries())
    moved(pen, box, table.tools.pulses.of(`card${index}`), () => {
      if (isDone(table, index)) pen.globalAlpha = 0.45
      drawCard(pen, box, state.entries[index]!.picture, index === table.chosen ? LANTERN : undefined)
      pen.globalAlpha = 1
    })
  drawKeys(pen, table.tools, { boxes: table.keys, keys: state.keys, toneOf: () => 'plain' })
}

const spotsOf = (table: CrossTable) => [
  ...keySpots(table.keys, table.tools.state().keys, (key) => type(table, key)),
  ...table.cells.map((box, index) => ({ box, says: `${index + 1}`, act: () => tapCell(table, index) })),
  ...table.cards.map((box, index) => ({
    box,
    says: `${index + 1}`,
    act: () => {
      table.chosen = index
      table.cell = undefined
      table.tools.tap()
    },
  })),
]

function clear(table: CrossTable) {
  table.chosen = 0
  table.cell = undefined
}

function react(table: CrossTable, input: number, events: readonly SimEvent[]) {
  const { entries } = table.tools.state()
  const [place, key] = [Math.floor(input / KEYS), input % KEYS]
  for (const { kind } of events) {
    if (kind === 'hit') {
      table.tools.pulses.start(`cell${place}`, 'pop')
      table.cell = undefined
    }
    if (kind === 'miss') {
      table.tools.pulses.start(`key${key}`, 'shake')
      table.tools.pulses.start(`cell${place}`, 'shake')
    }
    if (kind !== 'word') continue
    for (const [index, entry] of entries.entries()) {
      if (!entry.cells.includes(place) || !isDone(table, index)) continue
      for (const [step, one] of entry.cells.entries())
        table.tools.pulses.start(`cell${one}`, 'pop', step * 0.05)
      table.tools.praise(entry.picture, entry.word)
    }
  }
}

function pathOf(table: CrossTable, input: number) {
  const [place, key] = [Math.floor(input / KEYS), input % KEYS]
  if (!table.cells[place] || !table.keys[key]) return []
  return place === target(table) ? [middleOf(table.keys[key])] : [middleOf(table.cells[place])]
}
