import { fillRound, write } from '#kit/game/draw.ts'
import { paintSign } from '#kit/game/duel/pieces.ts'
import type { Places } from '#kit/game/duel/piece-scene.ts'
import type { Marks } from '#kit/game/duel/scene.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { LineUpDefinition } from './definitions.ts'
import type { Plan } from './places.ts'
import { hasLine, numbersLeft } from './moves.ts'
import type { LineUpPosition } from './position.ts'

type Pen = CanvasRenderingContext2D

interface View {
  readonly definition: LineUpDefinition
  readonly plan: Plan
  readonly stage: Stage
  readonly places: Places
  readonly position: LineUpPosition
  readonly marks: Marks
}

const WINNING = '#ffe48a'

/** Below the pieces: the column or the small board in play, the tray. */
export function paintUnder(view: View) {
  const { definition, stage, places, position, marks } = view
  const { pen } = stage
  const { cell, box } = places
  const size = position.cells.length
  const { columns } = definition.board
  if (marks.aim !== undefined && marks.aim < size && definition.put.startsWith('drop')) {
    const { x } = places.centre(marks.aim)
    const bottom = places.centre(size - 1).y + cell / 2
    fillRound(
      pen,
      { x: x - cell / 2, y: box.y, width: cell, height: bottom - box.y },
      cell * 0.2,
      'rgb(255 255 255 / .16)',
    )
  }
  if (definition.board.kind === 'nested' && position.outcome === -1)
    for (let board = 0; board < 9; board++)
      if (position.small[board] === -1 && (position.sent === -1 || position.sent === board))
        outlineSlab(view, board, '#ffd86b')
  if (definition.pieces === 'either' || definition.pieces === 'numbers') paintTray(view)
  if (definition.put === 'drop-or-pop')
    for (let column = 0; column < columns; column++)
      if (position.cells[size - columns + column] === position.turn + 1 && position.outcome === -1)
        arrow(
          pen,
          places.centre(size + column),
          cell * 0.7,
          Math.PI / 2,
          marks.aim === size + column ? 1 : 0.75,
        )
}

function outlineSlab({ plan, places, stage: { pen } }: View, index: number, color: string) {
  const { x, y, width, height } = plan.slabs[index]!
  const { box, cell } = places
  pen.beginPath()
  pen.roundRect(box.x + x * cell, box.y + y * cell, width * cell, height * cell, cell * 0.3)
  pen.strokeStyle = color
  pen.lineWidth = Math.max(3, cell * 0.11)
  pen.stroke()
}

function paintTray({ definition, places, position, marks, stage: { pen } }: View) {
  const size = position.cells.length
  const mine = definition.pieces === 'either' ? [0, 1] : numbersLeft(position)
  const half = places.cell * (definition.pieces === 'either' ? 0.46 : 0.3)
  for (const one of mine) {
    const { x, y } = places.centre(size + one)
    const isChosen = marks.chosen[0] === size + one
    const tray = { x: x - half, y: y - half, width: 2 * half, height: 2 * half }
    fillRound(pen, tray, half * 0.5, isChosen ? 'rgb(255 226 140 / .62)' : 'rgb(0 14 24 / .3)')
  }
}

/** Above the pieces: digits, won boards, turning arrows and the winning line. */
export function paintOver(view: View) {
  const { definition, stage, places, position, marks } = view
  const { pen } = stage
  const { cell } = places
  const size = position.cells.length
  if (definition.pieces === 'numbers') paintDigits(view)
  if (definition.board.kind === 'nested') paintWonBoards(view)
  if (definition.board.kind === 'trio')
    for (let board = 0; board < 3; board++) if (hasLine(position.cells, board)) veil(view, board, 0.5)
  if (definition.put === 'then-twist' && position.outcome === -1)
    for (let twist = 0; twist < 8; twist++) {
      const bright = marks.chosen.length === 1 ? 1 : 0.35
      arrow(pen, places.centre(size + twist), cell * 0.8, ARROW_TURNS[twist]! * (Math.PI / 2), bright)
      if (twist === 0 && marks.chosen.length === 1) ghostStone(view, marks.chosen[0]!)
    }
  pen.strokeStyle = WINNING
  pen.lineWidth = Math.max(3, cell * 0.08)
  if (definition.board.kind === 'nested') return
  for (const spot of position.line) {
    const { x, y } = places.centre(spot)
    pen.beginPath()
    pen.arc(x, y, cell * 0.44, 0, 2 * Math.PI)
    pen.stroke()
  }
}

/** Quarter turns of the arrows beside the quadrants: 0 points to the right. */
const ARROW_TURNS = [0, 1, 1, 2, 3, 0, 2, 3] as const

function ghostStone({ places, position, stage: { pen } }: View, spot: number) {
  const { x, y } = places.centre(spot)
  pen.globalAlpha = 0.8
  pen.beginPath()
  pen.arc(x, y, places.cell * 0.4, 0, 2 * Math.PI)
  pen.fillStyle = position.turn === 0 ? '#26333f' : '#f8f3e6'
  pen.fill()
  pen.globalAlpha = 1
}

function arrow(
  pen: Pen,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
  turn: number,
  bright: number,
) {
  pen.save()
  pen.translate(x, y)
  pen.globalAlpha = bright
  pen.beginPath()
  pen.arc(0, 0, size * 0.5, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(0 14 24 / .45)'
  pen.fill()
  pen.rotate(turn)
  pen.beginPath()
  pen.moveTo(size * 0.3, 0)
  pen.lineTo(-size * 0.12, -size * 0.26)
  pen.lineTo(-size * 0.12, size * 0.26)
  pen.closePath()
  pen.fillStyle = '#ffb63d'
  pen.fill()
  pen.restore()
}

function paintDigits({ places, position, stage: { pen } }: View) {
  const { cells } = position
  const number = (spot: number, value: number) => {
    const { x, y } = places.centre(spot)
    write(pen, String(value), x, y - places.cell * 0.03, { size: places.cell * 0.42, color: '#ffffff' })
  }
  for (const [cell, value] of cells.entries()) if (value > 0) number(cell, value)
  for (let value = 1; value <= 9; value++) if (!cells.includes(value)) number(cells.length + value, value)
}

function paintWonBoards(view: View) {
  const {
    places,
    position,
    stage: { pen },
  } = view
  for (const [board, outcome] of position.small.entries()) {
    if (outcome === -1) continue
    veil(view, board, 0.62)
    if (outcome === 2) continue
    const { x, y } = places.centre(board * 9 + 4)
    pen.save()
    pen.translate(x, y)
    paintSign(
      pen,
      outcome === 0 ? 'cross' : 'ring',
      places.cell * 1.25,
      outcome === 0 ? '#ff7a59' : '#6ff0dc',
    )
    pen.restore()
  }
}

function veil({ plan, places, stage: { pen } }: View, index: number, strength: number) {
  const { x, y, width, height } = plan.slabs[index]!
  const { box, cell } = places
  const area = { x: box.x + x * cell, y: box.y + y * cell, width: width * cell, height: height * cell }
  fillRound(pen, area, cell * 0.3, `rgb(4 20 34 / ${strength})`)
}
