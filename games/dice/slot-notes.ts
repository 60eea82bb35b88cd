import { fillCircle, write } from '#kit/game/draw.ts'
import type { GameContext } from '#kit/game/contract.ts'
import type { Palette } from './palette.ts'
import { cellBox, type SlotBoard } from './slot-board.ts'
import { columnWorth, hundredTotal, lineWorth, linesOf } from './slot-games.ts'
import { rivalPoints, pointsOf, type SlotState } from './slot-rules.ts'

type Pen = CanvasRenderingContext2D

interface Notes {
  readonly state: SlotState
  readonly boards: { readonly own: SlotBoard; readonly rival: SlotBoard | undefined }
  readonly palette: Palette
  readonly number: GameContext['number']
  readonly text: GameContext['text']
}

const AWAY = 18

/** Beside the rows and below the columns: what they are worth, or what they should add up to. */
function drawLines(pen: Pen, { state, boards, palette, number }: Notes) {
  const { own, goals, kind } = state
  const size = kind === 'grid' ? 5 : 4
  for (const [index, line] of linesOf(size).entries()) {
    const box = cellBox(boards.own, line.at(-1)!)
    const isRow = index < size
    const x = isRow ? box.x + box.width + AWAY : box.x + box.width / 2
    const y = isRow ? box.y + box.height / 2 : box.y + box.height + AWAY - 2
    const dice = line.map((place) => own[place]!)
    const isFull = dice.every((value) => value > 0)
    if (kind === 'grid') {
      const worth = lineWorth(dice)
      if (isFull) write(pen, number(worth), x, y, { size: 15, color: worth > 4 ? palette.accent : '#f4ead0' })
      continue
    }
    const sum = dice.reduce((all, value) => all + value, 0)
    const far = Math.abs(sum - goals[index]!)
    const color = !isFull ? palette.feltDeep : far === 0 ? palette.accent : far < 3 ? '#ffe08a' : '#ff9a8a'
    fillCircle(pen, x, y, 14, color)
    write(pen, number(goals[index]!), x, y, { size: 14, color: isFull ? palette.pip : '#ffffff' })
    // What is missing, while the line is open.
    if (!isFull && sum > 0 && isRow)
      write(pen, number(goals[index]! - sum), box.x - 3 * (box.width + 5) - AWAY, y, {
        size: 12,
        color: '#dfe8ff',
      })
  }
}

function drawColumns(pen: Pen, { state, boards, palette, number, text }: Notes) {
  for (const [board, cells, points, name] of [
    [boards.own, state.own, pointsOf(state), 'name.you'],
    [boards.rival!, state.rival, rivalPoints(state), 'name.crab'],
  ] as const) {
    for (let column = 0; column < 3; column++) {
      const { x, y, width, height } = cellBox(board, column + 6)
      const worth = columnWorth(cells, column)
      write(pen, number(worth), x + width / 2, y + height + AWAY - 4, {
        size: 15,
        color: worth > 0 ? palette.accent : '#c8d8e0',
      })
    }
    const top = cellBox(board, 1)
    const title = `${text(name)} ${number(points)}`
    write(pen, title, top.x + top.width / 2, top.y - 16, {
      size: 16,
      color: palette.accent,
      widest: top.width * 3,
    })
  }
}

/** The figures of the places, and the sum so far. */
function drawHundred(pen: Pen, { state, boards, palette, number }: Notes) {
  for (const [column, sign] of ['10', '1'].entries()) {
    const box = cellBox(boards.own, column)
    write(pen, `×${sign}`, box.x + box.width / 2, box.y - 12, { size: 14, color: '#f4dcf4' })
  }
  const low = cellBox(boards.own, 12)
  const total = hundredTotal(state.own)
  const y = low.y + low.height + AWAY - 2
  write(pen, number(total), low.x + low.width + 2.5, y, {
    size: 22,
    color: total > 100 ? '#ff8a7a' : palette.accent,
  })
}

export function drawNotes(pen: Pen, notes: Notes) {
  switch (notes.state.kind) {
    case 'grid':
    case 'sums':
      return drawLines(pen, notes)
    case 'columns':
      return drawColumns(pen, notes)
    case 'hundred':
      return drawHundred(pen, notes)
    case 'ladder':
    case 'islands':
    case 'steps':
    case 'towers':
      return
  }
}
