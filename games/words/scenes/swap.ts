import type { SimEvent } from '#kit/game/contract.ts'
import { inside, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { isRight, isRowRight, PLACES, type SwapState } from '../modes/swap.ts'
import { middleOf, type WordTools, type Scene } from '../scene.ts'
import { drawCard, drawPanel, drawTile, moved, writeWord } from '../tiles.ts'

const LARGEST_TILE = 64
const LARGEST_CARD = 92

const inputOf = (one: number, other: number) => Math.min(one, other) * PLACES + Math.max(one, other)

/** Tiles and pictures as they lie now, and what is picked. */
interface SwapTable {
  readonly tools: WordTools<SwapState>
  panels: readonly Box[]
  cards: readonly Box[]
  tiles: readonly Box[]
  picked: number | undefined
  finger: Point | undefined
}

export function openScene(tools: WordTools<SwapState>): Scene {
  const table: SwapTable = {
    tools,
    panels: [],
    cards: [],
    tiles: [],
    picked: undefined,
    finger: undefined,
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    spots: () => spotsOf(table),
    reset: () => clear(table),
    down: (at) => press(table, at),
    move: (at) => drag(table, at),
    up: (at) => release(table, at),
    played: (input, events) => react(table, input, events),
    path: (input) =>
      [Math.floor(input / PLACES), input % PLACES].flatMap((place) =>
        table.tiles[place] ? [middleOf(table.tiles[place])] : [],
      ),
  }
}

function tap(table: SwapTable, place: number) {
  if (isRight(table.tools.state(), place)) return
  if (table.picked === undefined || table.picked === place) {
    table.picked = table.picked === place ? undefined : place
    return table.tools.tap()
  }
  const from = table.picked
  table.picked = undefined
  if (table.tools.state().board[from] === table.tools.state().board[place]) return table.tools.tap()
  table.tools.send(inputOf(from, place))
}

function layOut(table: SwapTable, { width, height }: StageSize) {
  const { rows } = table.tools.state()
  const { leftwards } = table.tools.script()
  const inner = Math.min(width - 20, 620)
  const rowHeight = Math.min(112, (height - 20) / rows.length)
  const top = (height - rowHeight * rows.length) / 2
  const left = (width - inner) / 2
  const card = Math.min(rowHeight - 20, LARGEST_CARD, inner * 0.2)
  const longest = Math.max(...rows.map((row) => row.length))
  const side = Math.min(LARGEST_TILE, rowHeight - 20, (inner - card - 26 - (longest - 1) * 5) / longest)
  const mirrored = (x: number, size: number) => (leftwards ? 2 * left + inner - x - size : x)
  table.panels = rows.map((_, row) => ({
    x: left,
    y: top + row * rowHeight + 4,
    width: inner,
    height: rowHeight - 8,
  }))
  table.cards = table.panels.map((panel) => ({
    x: mirrored(left + 8, card),
    y: panel.y + (panel.height - card) / 2,
    width: card,
    height: card,
  }))
  table.tiles = rows.flatMap(({ length }, row) =>
    Array.from({ length }, (_, place) => ({
      x: mirrored(left + card + 20 + place * (side + 5), side),
      y: table.panels[row]!.y + (table.panels[row]!.height - side) / 2,
      width: side,
      height: side,
    })),
  )
}

function drawTable(table: SwapTable, pen: CanvasRenderingContext2D) {
  const state = table.tools.state()
  const script = table.tools.script()
  for (const [row, own] of state.rows.entries()) {
    const isDone = isRowRight(state, own)
    drawPanel(pen, table.panels[row]!, isDone ? '#14603f' : '#061f33', isDone ? 0.6 : 0.34)
    moved(pen, table.cards[row]!, table.tools.pulses.of(`card${row}`), () =>
      drawCard(pen, table.cards[row]!, own.picture),
    )
    if (!isDone || !script.leftwards) continue
    // Arabic letters change shape when joined: a finished word is shown as written.
    const first = table.tiles[own.start + own.length - 1]!
    const room = { x: table.panels[row]!.x + 8, width: first.x - table.panels[row]!.x - 16 }
    const style = { script, size: first.height * 0.5, color: '#ffffff', widest: room.width }
    if (room.width > 40) writeWord(pen, own.word, { x: room.x + room.width / 2, y: middleOf(first).y }, style)
  }
  for (const [place, box] of table.tiles.entries()) {
    if (place === table.picked && table.finger) continue
    const tone = isRight(state, place) ? 'right' : place === table.picked ? 'picked' : 'plain'
    const letter = state.board[place]!
    moved(pen, box, table.tools.pulses.of(`tile${place}`), () => drawTile(pen, box, { letter, tone, script }))
  }
  const held = table.picked !== undefined && table.finger ? table.tiles[table.picked] : undefined
  if (!held || !table.finger) return
  drawTile(pen, held, { letter: '', tone: 'slot', script })
  const box = { ...held, x: table.finger.x - held.width / 2, y: table.finger.y - held.height * 0.7 }
  drawTile(pen, box, { letter: state.board[table.picked!]!, tone: 'picked', script })
}

const spotsOf = (table: SwapTable) =>
  table.tiles.map((box, place) => ({
    box,
    says: table.tools.state().board[place] ?? '',
    act: () => tap(table, place),
  }))

function clear(table: SwapTable) {
  table.picked = table.finger = undefined
}

function press(table: SwapTable, at: Point) {
  const place = table.tiles.findIndex((box) => inside(box, at))
  if (place < 0) return false
  tap(table, place)
  return true
}

function drag(table: SwapTable, at: Point) {
  if (table.picked === undefined) return
  const { width } = table.tiles[table.picked]!
  const from = middleOf(table.tiles[table.picked]!)
  if (!table.finger && Math.hypot(at.x - from.x, at.y - from.y) < width * 0.4) return
  table.finger = at
  table.tools.redraw()
}

function release(table: SwapTable, at: Point) {
  if (!table.finger || table.picked === undefined) return
  table.finger = undefined
  const place = table.tiles.findIndex((box) => inside(box, at))
  if (place >= 0 && place !== table.picked && !isRight(table.tools.state(), place)) tap(table, place)
  else table.picked = undefined
  table.tools.redraw()
}

function react(table: SwapTable, input: number, events: readonly SimEvent[]) {
  const state = table.tools.state()
  const swapped = [Math.floor(input / PLACES), input % PLACES]
  for (const { kind } of events) {
    if (kind === 'right' || kind === 'wrong')
      for (const place of swapped)
        table.tools.pulses.start(
          `tile${place}`,
          kind === 'wrong' ? 'shake' : isRight(state, place) ? 'pop' : 'drop',
        )
    if (kind !== 'word') continue
    for (const [row, own] of state.rows.entries()) {
      const isTouched = swapped.some((place) => place >= own.start && place < own.start + own.length)
      if (!isTouched || !isRowRight(state, own)) continue
      table.tools.pulses.start(`card${row}`, 'pop')
      table.tools.praise(own.picture, own.word)
    }
  }
}
