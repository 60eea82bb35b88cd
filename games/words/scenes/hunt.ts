import { inside, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { CELLS, line, type HuntState } from '../modes/hunt.ts'
import { middleOf, split, type Desk, type Scene } from '../scene.ts'
import { drawPanel, moved, writeWord } from '../tiles.ts'
import { drawNamedCard } from './named-cards.ts'

const RIBBONS = ['#ff8a5c', '#4fb774', '#5b9bef', '#e56fa5', '#b58be8', '#e0b23a']

export function openScene(desk: Desk<HuntState>): Scene {
  let panel: Box
  let cells: readonly Box[]
  let cards: readonly Box[]
  let first: number | undefined
  let over: number | undefined
  let dragged = false
  const cellAt = (at: Point) => {
    const cell = cells.findIndex((box) => inside(box, at))
    return cell < 0 ? undefined : cell
  }

  /** A finger is rarely exactly in line: the nearest of the eight directions counts. */
  function straight(from: number, at: Point): number | undefined {
    const [start, { size }] = [middleOf(cells[from]!), desk.state()]
    const [dx, dy] = [at.x - start.x, at.y - start.y]
    const step = Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) * (Math.PI / 4)
    const [wayX, wayY] = [Math.round(Math.cos(step)), Math.round(Math.sin(step))]
    const length = Math.round(Math.max(Math.abs(dx), Math.abs(dy)) / cells[0]!.width)
    const [x, y] = [(from % size) + wayX * length, Math.floor(from / size) + wayY * length]
    return x < 0 || y < 0 || x >= size || y >= size ? over : y * size + x
  }

  function tap(cell: number) {
    if (first === undefined) {
      first = cell
      return desk.tap()
    }
    const from = first
    first = over = undefined
    if (from === cell) return desk.tap()
    if (line(desk.state().size, from, cell).length > 0) return desk.send(from * CELLS + cell)
    first = cell
    desk.tap()
  }

  function ribbon(pen: CanvasRenderingContext2D, from: number, to: number, color: string) {
    const [start, end] = [middleOf(cells[from]!), middleOf(cells[to]!)]
    pen.strokeStyle = color
    pen.lineWidth = cells[0]!.width * 0.78
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(start.x, start.y)
    pen.lineTo(end.x + 0.1, end.y)
    pen.stroke()
  }

  return {
    place(size) {
      const { size: count, targets } = desk.state()
      const strip = Math.min(92, size.height * 0.16)
      const { board, pad, isWide } = split(size, strip)
      const grid = isWide ? board : { ...board, y: pad.y === 0 ? board.y : board.y + strip + 10 }
      const side = Math.min(grid.width, grid.height) - 12
      const cell = side / count
      panel = {
        x: grid.x + (grid.width - side) / 2 - 6,
        y: grid.y + (grid.height - side) / 2 - 6,
        width: side + 12,
        height: side + 12,
      }
      cells = Array.from({ length: count * count }, (_, index) => ({
        x: panel.x + 6 + (index % count) * cell,
        y: panel.y + 6 + Math.floor(index / count) * cell,
        width: cell,
        height: cell,
      }))
      const room = isWide ? pad : { ...board, height: strip }
      const columns = isWide ? 2 : targets.length
      const rows = Math.ceil(targets.length / columns)
      const card = Math.min((room.width - (columns - 1) * 8) / columns, room.height / rows - 10, 120)
      const left = room.x + (room.width - columns * card - (columns - 1) * 8) / 2
      const top = room.y + (room.height - rows * (card + 8)) / 2
      cards = targets.map((_, index) => ({
        x: left + (index % columns) * (card + 8),
        y: top + Math.floor(index / columns) * (card + 8),
        width: card,
        height: card,
      }))
    },
    draw(pen) {
      const { targets, grid } = desk.state()
      const script = desk.script()
      drawPanel(pen, panel, '#fff1d4', 0.94)
      for (const [index, { found }] of targets.entries())
        if (found) ribbon(pen, found[0]!, found.at(-1)!, RIBBONS[index]!)
      if (first !== undefined) ribbon(pen, first, over ?? first, 'rgb(63 224 207 / .75)')
      for (const [cell, letter] of grid.entries()) {
        const box = cells[cell]!
        const isFound = targets.some(({ found }) => found?.includes(cell))
        const color = isFound ? '#ffffff' : '#4a2c16'
        const style = { script, size: box.width * script.size, color, widest: box.width * 0.9 }
        moved(pen, box, desk.pulses.of(`cell${cell}`), () => writeWord(pen, letter, middleOf(box), style))
      }
      for (const [index, { picture, word, found }] of targets.entries())
        drawNamedCard(pen, desk, cards[index]!, {
          index,
          picture,
          word: found && word,
          ring: found && RIBBONS[index],
        })
    },
    spots: () =>
      cells.map((box, cell) => ({ box, says: desk.state().grid[cell] ?? '', act: () => tap(cell) })),
    reset() {
      first = over = undefined
    },
    down(at) {
      const cell = cellAt(at)
      if (cell === undefined) return false
      dragged = false
      if (first === undefined) {
        first = over = cell
        desk.tap()
      } else tap(cell)
      return true
    },
    move(at) {
      if (first === undefined) return
      const next = straight(first, at)
      if (next === over) return
      if (next !== first) dragged = true
      over = next
      desk.redraw()
    },
    up() {
      if (!dragged || first === undefined || over === undefined) return
      const [from, to] = [first, over]
      first = over = undefined
      dragged = false
      desk.redraw()
      if (from !== to) desk.send(from * CELLS + to)
    },
    played(input, events) {
      const { size, targets } = desk.state()
      const tapped = line(size, Math.floor(input / CELLS), input % CELLS)
      for (const { kind, x = 0 } of events) {
        if (kind === 'word') {
          for (const [step, cell] of tapped.entries()) desk.pulses.start(`cell${cell}`, 'pop', step * 0.04)
          desk.pulses.start(`card${x}`, 'pop')
          desk.praise(targets[x]!.picture, targets[x]!.word)
        }
        if (kind === 'miss') for (const cell of tapped) desk.pulses.start(`cell${cell}`, 'shake')
      }
    },
    path: (input) =>
      [Math.floor(input / CELLS), input % CELLS].flatMap((cell) =>
        cells[cell] ? [middleOf(cells[cell])] : [],
      ),
  }
}
