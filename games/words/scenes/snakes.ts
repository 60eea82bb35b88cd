import { inside, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { SnakesState } from '../modes/snakes.ts'
import { middleOf, type Desk, type Scene } from '../scene.ts'
import { ERASE, SUBMIT } from '../series.ts'
import { drawPanel, moved, writeWord } from '../tiles.ts'
import { boardBoxes, drawRibbon, stripAndBoard, type BoardBoxes } from './board.ts'
import { cardBoxes, drawNamedCard } from './named-cards.ts'

/** A colour for each name; neighbours in the list are far from each other. */
const RIBBONS = ['#e8734a', '#3f9d62', '#4b86dd', '#d1588f', '#9a6fd6', '#bf9020', '#2fa5a5', '#c2504f']
const DRAWN = 'rgb(63 224 207 / .8)'

export function openScene(desk: Desk<SnakesState>): Scene {
  let board: BoardBoxes
  let cards: readonly Box[]
  let finger: Point | undefined
  let isSwiping = false

  const isTaken = (cell: number) =>
    desk.state().targets.some(({ isFound, cells }) => isFound && cells.includes(cell))

  function join(cell: number) {
    const { path } = desk.state()
    if (path.at(-1) === cell) return isSwiping ? undefined : desk.send(ERASE)
    if (path.at(-2) === cell && isSwiping) return desk.send(ERASE)
    desk.send(cell)
  }

  return {
    place(size) {
      const { width, height, targets } = desk.state()
      const { leftwards } = desk.script()
      const rooms = stripAndBoard(size, Math.min(size.height * 0.22, targets.length > 4 ? 150 : 92))
      cards = cardBoxes(rooms.strip, targets.length, { leftwards })
      board = boardBoxes(rooms.board, [width, height], { leftwards, largest: 96 })
    },
    draw(pen) {
      const { targets, grid, path, phase } = desk.state()
      const script = desk.script()
      const thick = board.cells[0]!.width * 0.74
      drawPanel(pen, board.panel, '#fff1d4', 0.94)
      const boxesOf = (cells: readonly number[]) => cells.map((cell) => board.cells[cell]!)
      for (const [index, { cells, isFound }] of targets.entries())
        if (isFound || phase === 'lost') {
          pen.globalAlpha = isFound ? 1 : 0.35
          drawRibbon(pen, boxesOf(cells), { color: RIBBONS[index % RIBBONS.length]!, width: thick })
          pen.globalAlpha = 1
        }
      drawRibbon(pen, boxesOf(path), {
        color: DRAWN,
        width: thick,
        end: path.length > 0 ? finger : undefined,
      })
      for (const [cell, letter] of grid.entries()) {
        const box = board.cells[cell]!
        const color = isTaken(cell) ? '#ffffff' : path.includes(cell) ? '#06302e' : '#4a2c16'
        const style = { script, size: box.width * script.size * 0.86, color, widest: box.width * 0.7 }
        moved(pen, box, desk.pulses.of(`cell${cell}`), () => writeWord(pen, letter, middleOf(box), style))
      }
      for (const [index, { picture, word, isFound }] of targets.entries())
        drawNamedCard(pen, desk, cards[index]!, {
          index,
          picture,
          word: isFound ? word : undefined,
          ring: isFound ? RIBBONS[index % RIBBONS.length] : undefined,
        })
    },
    spots: () =>
      board.cells.map((box, cell) => ({ box, says: desk.state().grid[cell] ?? '', act: () => join(cell) })),
    reset() {
      finger = undefined
      isSwiping = false
    },
    down(at) {
      const cell = board.cells.findIndex((box) => inside(box, at))
      if (cell < 0) return false
      isSwiping = false
      const { path } = desk.state()
      // A finger set down elsewhere begins a new name.
      const isOn = path.length === 0 || Math.hypot(...stepBetween(path.at(-1)!, cell)) <= 1
      if (!isOn) for (const _ of path) desk.send(ERASE)
      join(cell)
      return true
    },
    move(at) {
      const { path } = desk.state()
      if (path.length === 0) return
      finger = at
      const cell = board.cells.findIndex((box) => inside(box, at))
      if (cell >= 0 && cell !== path.at(-1) && isNearMiddle(at, board.cells[cell]!)) {
        isSwiping = true
        join(cell)
      }
      desk.redraw()
    },
    up() {
      finger = undefined
      const { length } = desk.state().path
      if (isSwiping && length > 0) desk.send(length > 1 ? SUBMIT : ERASE)
      isSwiping = false
      desk.redraw()
    },
    played(input, events) {
      const { targets } = desk.state()
      for (const { kind, x = 0 } of events) {
        if (kind === 'join') desk.pulses.start(`cell${input}`, 'pop')
        if (kind === 'miss') for (const cell of board.cells.keys()) desk.pulses.start(`cell${cell}`, 'shake')
        if (kind !== 'word') continue
        isSwiping = false
        finger = undefined
        const { cells, picture, word } = targets[x]!
        for (const [step, cell] of cells.entries()) desk.pulses.start(`cell${cell}`, 'pop', step * 0.05)
        desk.effects.burst(middleOf(board.cells[cells.at(-1)!]!))
        desk.pulses.start(`card${x}`, 'pop')
        desk.praise(picture, word)
      }
    },
    path(input) {
      const cell = input === ERASE ? desk.state().path.at(-1) : input
      return cell === undefined || !board.cells[cell] ? [] : [middleOf(board.cells[cell])]
    },
    key(name) {
      if (name !== 'Backspace') return false
      desk.send(ERASE)
      return true
    },
  }

  function stepBetween(from: number, to: number): readonly [number, number] {
    const { width } = desk.state()
    return [(to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width)]
  }
}

/** A finger that cuts a corner between two squares means neither. */
const isNearMiddle = (at: Point, box: Box) => {
  const { x, y } = middleOf(box)
  return Math.hypot(at.x - x, at.y - y) < box.width * 0.42
}
