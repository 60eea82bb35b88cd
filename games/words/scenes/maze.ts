import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, inside, strokeRound, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import type { MazeState } from '../modes/maze.ts'
import { besides } from '../modes/snakes.ts'
import { middleOf, NOWHERE, rowBoxes, type WordTools, type Scene } from '../scene.ts'
import { drawCard, drawPanel, drawTile, moved } from '../tiles.ts'
import { boardBoxes, drawRibbon, NO_BOARD, shrunk, stripAndBoard, type BoardBoxes } from './board.ts'

/** Where the maze and its name lie. */
interface MazeTable {
  readonly tools: WordTools<MazeState>
  board: BoardBoxes
  card: Box
  slots: readonly Box[]
}

export function openScene(tools: WordTools<MazeState>): Scene {
  const table: MazeTable = {
    tools,
    board: NO_BOARD,
    card: NOWHERE,
    slots: [],
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    spots: () => spotsOf(table),
    down: (at) => press(table, at),
    move: (at) => drag(table, at),
    played: (input, events) => react(table, input, events),
    path: (input) => (table.board.cells[input] ? [middleOf(table.board.cells[input])] : []),
  }
}

function go(table: MazeTable, cell: number) {
  const { trail } = table.tools.state()
  // A tap on an earlier square of the way walks back there.
  const at = trail.indexOf(cell)
  if (at < 0) {
    if (besides(table.tools.state(), trail.at(-1)!).includes(cell)) table.tools.send(cell)
    return
  }
  for (const back of trail.slice(at, -1).toReversed()) table.tools.send(back)
}

function layOut(table: MazeTable, size: StageSize) {
  const { width, height, letters } = table.tools.state()
  const { leftwards } = table.tools.script()
  const { strip, board: room } = stripAndBoard(size, Math.min(120, size.height * 0.19))
  const isBeside = strip.height > strip.width
  const side = Math.min(strip.height, isBeside ? 240 : strip.width * 0.34)
  const start = leftwards && !isBeside ? strip.x + strip.width - side : strip.x
  table.card = isBeside
    ? {
        x: strip.x + (strip.width - side) / 2,
        y: strip.y + strip.height * 0.16,
        width: side,
        height: side,
      }
    : { x: start, y: strip.y + (strip.height - side) / 2, width: side, height: side }
  const letterRoom = isBeside
    ? { ...strip, y: table.card.y + side + 20, height: 64 }
    : { ...strip, x: leftwards ? strip.x : strip.x + side + 10, width: strip.width - side - 10 }
  table.slots = rowBoxes(letterRoom, letters.length, { leftwards, largest: 58, gap: 4 })
  table.board = boardBoxes(room, [width, height], { leftwards, largest: 84 })
}

function drawTable(table: MazeTable, pen: CanvasRenderingContext2D) {
  const { grid, trail, goal, letters, picture, phase, way } = table.tools.state()
  const script = table.tools.script()
  const next = trail.length % letters.length
  drawPanel(pen, table.board.panel, '#061f33', 0.42)
  for (const [cell, letter] of grid.entries()) {
    const box = shrunk(table.board.cells[cell]!, 2.5)
    const tone = trail.includes(cell) ? 'picked' : cell === goal ? 'near' : 'plain'
    moved(pen, box, table.tools.pulses.of(`cell${cell}`), () => drawTile(pen, box, { letter, tone, script }))
  }
  const shown = phase === 'lost' ? way : trail
  const boxes = shown.map((cell) => table.board.cells[cell]!)
  drawRibbon(pen, boxes, { color: 'rgb(6 60 58 / .28)', width: table.board.cells[0]!.width * 0.2 })
  const head = table.board.cells[trail.at(-1)!]!
  strokeRound(pen, shrunk(head, 1), head.width * 0.24, '#ffb63d', 4)
  drawFlag(pen, table.board.cells[goal]!)
  moved(pen, table.card, table.tools.pulses.of('card'), () => drawCard(pen, table.card, picture))
  // The name as far as it was walked: the letter that comes next is not told.
  for (const [place, box] of table.slots.entries()) {
    const isShown = place < next || next === 0
    moved(pen, box, table.tools.pulses.of(`slot${place}`), () =>
      drawTile(pen, box, {
        letter: isShown ? letters[place]! : '',
        tone: isShown ? (next === 0 ? 'right' : 'picked') : 'slot',
        script,
      }),
    )
  }
}

const spotsOf = (table: MazeTable) =>
  table.board.cells.map((box, cell) => ({
    box,
    says: table.tools.state().grid[cell] ?? '',
    act: () => go(table, cell),
  }))

function press(table: MazeTable, at: Point) {
  const cell = table.board.cells.findIndex((box) => inside(box, at))
  if (cell < 0) return false
  go(table, cell)
  return true
}

function drag(table: MazeTable, at: Point) {
  const cell = table.board.cells.findIndex((box) => inside(shrunk(box, box.width * 0.14), at))
  const { trail } = table.tools.state()
  if (cell < 0 || cell === trail.at(-1)) return
  // A swipe walks on over right letters and back; a wrong one must be meant.
  const isBack = cell === trail.at(-2)
  const isRight =
    table.tools.state().grid[cell] ===
    table.tools.state().letters[trail.length % table.tools.state().letters.length]
  if (isBack || (isRight && !trail.includes(cell))) go(table, cell)
}

function react(table: MazeTable, input: number, events: readonly SimEvent[]) {
  const { picture, word } = table.tools.state()
  for (const { kind } of events) {
    if (kind === 'join') table.tools.pulses.start(`cell${input}`, 'pop')
    if (kind === 'miss') table.tools.pulses.start(`cell${input}`, 'shake')
    if (kind === 'spelt') {
      table.tools.pulses.start('card', 'pop')
      table.tools.effects.burst(middleOf(table.board.cells[input]!), { count: 8 })
    }
    if (kind === 'solved' || kind === 'lost') table.tools.praise(picture, word)
  }
}

/** A small flag in the corner of the last square. */
function drawFlag(pen: CanvasRenderingContext2D, { x, y, width }: Box) {
  const [foot, top] = [x + width * 0.8, y + width * 0.04]
  fillCircle(pen, foot, y + width * 0.34, width * 0.035, '#5e3720')
  pen.strokeStyle = '#5e3720'
  pen.lineWidth = Math.max(2, width * 0.045)
  pen.beginPath()
  pen.moveTo(foot, y + width * 0.34)
  pen.lineTo(foot, top)
  pen.stroke()
  pen.fillStyle = '#e5484d'
  pen.beginPath()
  pen.moveTo(foot, top)
  pen.lineTo(foot + width * 0.2, top + width * 0.08)
  pen.lineTo(foot, top + width * 0.17)
  pen.fill()
}
