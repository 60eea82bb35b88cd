import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, fillRound, slab, type Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { CHOICE, SIDE, type ShellsState } from '../modes/shells.ts'
import { drawPicture } from '../pictures.ts'
import { middleOf, rowBoxes, split, type WordTools, type Scene } from '../scene.ts'
import { moved, writeWord } from '../tiles.ts'
import { boardBoxes, NO_BOARD, shrunk, type BoardBoxes } from './board.ts'

const GAP = 8
const TALLEST_CHOICE = 62
const COIN_ROW = 30

/** Where shells, coins and names lie. */
interface ShellsTable {
  readonly tools: WordTools<ShellsState>
  board: BoardBoxes
  coins: readonly Box[]
  choices: readonly Box[]
}

export function openScene(tools: WordTools<ShellsState>): Scene {
  const table: ShellsTable = {
    tools,
    board: NO_BOARD,
    coins: [],
    choices: [],
  }
  return {
    place: (size) => layOut(table, size),
    draw: (pen) => drawTable(table, pen),
    spots: () => spotsOf(table),
    played: (input, events) => react(table, input, events),
    path(input) {
      const box = input >= CHOICE ? table.choices[input - CHOICE] : table.board.cells[input]
      return box ? [middleOf(box)] : []
    },
  }
}

function layOut(table: ShellsTable, size: StageSize) {
  const state = table.tools.state()
  const { leftwards } = table.tools.script()
  const columns = 2
  const rows = Math.ceil(state.choices.length / columns)
  const { board: room, pad, isWide } = split(size, rows * (TALLEST_CHOICE + GAP))
  const most = state.coins + state.lifted.length
  table.coins = rowBoxes({ ...room, height: COIN_ROW }, most, { leftwards, largest: 26, gap: 6 })
  const below = { ...room, y: room.y + COIN_ROW + 4, height: room.height - COIN_ROW - 4 }
  table.board = boardBoxes(below, [SIDE, SIDE], { leftwards: false, largest: 130 })
  const height = Math.min(isWide ? 76 : TALLEST_CHOICE, (pad.height - (rows - 1) * GAP) / rows)
  const width = (pad.width - (columns - 1) * GAP) / columns
  const top = pad.y + (pad.height - rows * (height + GAP) + GAP) / 2
  table.choices = state.choices.map((_, index) => ({
    x: pad.x + (index % columns) * (width + GAP),
    y: top + Math.floor(index / columns) * (height + GAP),
    width,
    height,
  }))
}

function drawTable(table: ShellsTable, pen: CanvasRenderingContext2D) {
  const { picture, lifted, coins: left, choices: names, phase } = table.tools.state()
  const script = table.tools.script()
  const isOver = phase !== 'playing'
  fillRound(pen, { ...table.board.panel, y: table.board.panel.y + 5 }, 24, 'rgb(3 18 30 / .35)')
  fillRound(pen, table.board.panel, 24, '#fffaf0')
  fillRound(pen, shrunk(table.board.panel, 7), 18, '#d8edf2')
  drawPicture(pen, picture, shrunk(table.board.panel, table.board.panel.width * 0.05))
  for (const [shell, box] of table.board.cells.entries()) {
    if (isOver || lifted.includes(shell)) continue
    drawShell(pen, box, shell)
  }
  for (const [shell, box] of table.board.cells.entries()) {
    const motion = table.tools.pulses.of(`shell${shell}`)
    // A lifted shell is seen for a moment as it goes.
    if (motion.scale > 1 && lifted.includes(shell) && !isOver)
      moved(pen, box, { ...motion, y: -box.height * (motion.scale - 1) * 2 }, () => {
        pen.globalAlpha = 0.45
        drawShell(pen, box, shell)
        pen.globalAlpha = 1
      })
  }
  for (const [place, box] of table.coins.entries()) drawCoin(pen, box, place < left)
  for (const [place, { word, picture: own, isOut }] of names.entries()) {
    const box = table.choices[place]!
    const isRight = isOver && own === picture
    moved(pen, box, table.tools.pulses.of(`choice${place}`), () => {
      pen.globalAlpha = isOut ? 0.45 : 1
      const [top, edge] = isRight
        ? ['#4fb774', '#246b45']
        : isOut
          ? ['#5d7384', '#36485a']
          : ['#fff4dc', '#d8a868']
      slab(pen, box, 16, top!, edge!)
      const color = isRight || isOut ? '#ffffff' : '#4a2c16'
      const style = { script, size: Math.min(28, box.height * 0.44), color, widest: box.width - 20 }
      const { x, y } = middleOf(box)
      writeWord(pen, word, { x, y: y - box.height * 0.04 }, style)
      pen.globalAlpha = 1
    })
  }
}

const spotsOf = (table: ShellsTable) => [
  ...table.choices.map((box, place) => ({
    box,
    says: table.tools.state().choices[place]!.word,
    act: () => table.tools.send(place + CHOICE),
  })),
  ...table.board.cells.flatMap((box, shell) =>
    table.tools.state().lifted.includes(shell)
      ? []
      : [{ box, says: `${shell + 1}`, act: () => table.tools.send(shell) }],
  ),
]

function react(table: ShellsTable, input: number, events: readonly SimEvent[]) {
  const { picture, word } = table.tools.state()
  for (const { kind, x = 0 } of events) {
    if (kind === 'turn') table.tools.pulses.start(`shell${x}`, 'pop')
    if (kind === 'miss') table.tools.pulses.start(`choice${x}`, 'shake')
    if (kind === 'solved') {
      table.tools.pulses.start(`choice${input - CHOICE}`, 'pop')
      table.tools.effects.burst(middleOf(table.board.panel), { count: 22 })
    }
    if (kind === 'solved' || kind === 'lost') table.tools.praise(picture, word)
  }
}

const SHELLS = [
  ['#f2b98a', '#c9793f'],
  ['#f7a3b8', '#c2607e'],
  ['#ffe0a3', '#cf9a3c'],
] as const

/** A scallop that covers a square. */
function drawShell(pen: CanvasRenderingContext2D, box: Box, index: number) {
  const [face, rib] = SHELLS[(index * 5 + Math.floor(index / SIDE)) % SHELLS.length]!
  pen.fillStyle = (index + Math.floor(index / SIDE)) % 2 ? '#e3c08a' : '#ecca97'
  // Half a pixel more, lest the picture be seen between two squares of sand.
  pen.fillRect(box.x - 0.5, box.y - 0.5, box.width + 1, box.height + 1)
  const { x } = middleOf(box)
  const [foot, ray] = [box.y + box.height * 0.88, box.width * 0.74]
  pen.fillStyle = face
  pen.strokeStyle = rib
  pen.lineWidth = Math.max(1.5, box.width * 0.03)
  pen.lineCap = pen.lineJoin = 'round'
  const tip = (turn: number): readonly [number, number] => [
    x + Math.sin(turn) * ray * 0.62,
    foot - Math.cos(turn) * ray * (1.02 - Math.abs(turn) * 0.12),
  ]
  pen.beginPath()
  pen.moveTo(x - box.width * 0.12, foot)
  for (let step = -3; step < 3; step++) {
    const [fromX, fromY] = tip(step * 0.4)
    const [toX, toY] = tip((step + 1) * 0.4)
    if (step === -3) pen.lineTo(fromX, fromY)
    const [overX, overY] = tip((step + 0.5) * 0.4)
    pen.quadraticCurveTo(overX, overY - box.height * 0.1, toX, toY)
  }
  pen.lineTo(x + box.width * 0.12, foot)
  pen.closePath()
  pen.fill()
  pen.stroke()
  pen.beginPath()
  for (let step = -2; step <= 2; step++) {
    const [endX, endY] = tip(step * 0.4)
    pen.moveTo(x + step * box.width * 0.02, foot)
    pen.lineTo(endX, endY)
  }
  pen.stroke()
}

function drawCoin(pen: CanvasRenderingContext2D, box: Box, isThere: boolean) {
  const { x, y } = middleOf(box)
  const radius = box.width / 2
  fillCircle(pen, x, y + 1.5, radius, isThere ? '#8a5a12' : 'rgb(4 24 38 / .3)')
  fillCircle(pen, x, y, radius, isThere ? '#f4b93a' : 'rgb(4 24 38 / .42)')
  if (isThere) fillCircle(pen, x, y, radius * 0.62, '#ffdf8a')
}
