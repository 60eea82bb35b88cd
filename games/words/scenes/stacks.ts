import { fillRound, inside, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { COLUMN, letterAt, SQUARES, squares, type StacksState } from '../modes/stacks.ts'
import { middleOf, type Desk, type Scene } from '../scene.ts'
import { drawPanel, drawTile, moved } from '../tiles.ts'
import { stripAndBoard } from './board.ts'
import { cardBoxes, drawNamedCard } from './named-cards.ts'

const LARGEST_TILE = 74
const FEWEST_ROWS = 5

export function openScene(desk: Desk<StacksState>): Scene {
  let room: Box
  let cards: readonly Box[]
  let side = 40
  /** Rows for which there is room; a heap that is piled up anew is as high at most. */
  let rows = FEWEST_ROWS
  let first: number | undefined
  let over: number | undefined
  let dragged = false

  function boxOf(cell: number): Box {
    const { columns } = desk.state()
    const column = Math.floor(cell / COLUMN)
    const place = desk.script().leftwards ? columns.length - 1 - column : column
    const left = room.x + (room.width - side * columns.length) / 2
    return {
      x: left + place * side + 2,
      y: room.y + room.height - 16 - (1 + (cell % COLUMN)) * side + 2,
      width: side - 4,
      height: side - 3,
    }
  }

  const cells = () =>
    desk.state().columns.flatMap((letters, column) => letters.map((_, row) => column * COLUMN + row))

  const chosen = () => (first === undefined ? [] : squares(first, over ?? first))

  /** A finger is rarely exactly in line: the nearer of row and column counts. */
  function straight(from: number, at: Point): number {
    const start = middleOf(boxOf(from))
    const [dx, dy] = [at.x - start.x, at.y - start.y]
    const isLevel = Math.abs(dx) > Math.abs(dy)
    const steps = Math.round((isLevel ? (desk.script().leftwards ? -dx : dx) : -dy) / side)
    let cell = from
    for (let step = 0; step < Math.abs(steps); step++) {
      const next = cell + Math.sign(steps) * (isLevel ? COLUMN : 1)
      if (letterAt(desk.state().columns, next) === undefined) break
      cell = next
    }
    return cell
  }

  function tap(cell: number) {
    if (first === undefined) {
      first = over = cell
      return desk.tap()
    }
    const from = first
    first = over = undefined
    if (from === cell) return desk.tap()
    if (
      squares(from, cell).every((one) => letterAt(desk.state().columns, one)) &&
      squares(from, cell).length > 0
    )
      return desk.send(from * SQUARES + cell)
    first = over = cell
    desk.tap()
  }

  return {
    place(size) {
      const { columns, targets } = desk.state()
      const rooms = stripAndBoard(size, Math.min(size.height * 0.2, targets.length > 4 ? 140 : 92))
      cards = cardBoxes(rooms.strip, targets.length, { leftwards: desk.script().leftwards })
      room = rooms.board
      rows = Math.max(FEWEST_ROWS, ...columns.map(({ length }) => length))
      side = Math.min(LARGEST_TILE, (room.width - 16) / columns.length, (room.height - 24) / rows)
      const height = side * rows + 26
      room = { ...room, y: room.y + (room.height - height) / 2, height }
    },
    draw(pen) {
      const { columns, targets } = desk.state()
      const script = desk.script()
      const width = side * columns.length + 20
      const yard = { ...room, x: room.x + (room.width - width) / 2, width }
      drawPanel(pen, yard, '#2a1a10', 0.42)
      fillRound(
        pen,
        { ...yard, y: yard.y + yard.height - 13, height: 9, x: yard.x + 8, width: width - 16 },
        5,
        '#e0b26c',
      )
      const own = chosen()
      for (const cell of cells()) {
        const box = boxOf(cell)
        const column = Math.floor(cell / COLUMN)
        const letter = letterAt(columns, cell)!
        const tone = own.includes(cell) ? 'picked' : 'plain'
        moved(pen, box, desk.pulses.of(`column${column}`), () => drawTile(pen, box, { letter, tone, script }))
      }
      for (const [index, { picture, word, isFound }] of targets.entries())
        drawNamedCard(pen, desk, cards[index]!, { index, picture, word: isFound ? word : undefined })
    },
    spots: () =>
      cells().map((cell) => ({
        box: boxOf(cell),
        says: letterAt(desk.state().columns, cell) ?? '',
        act: () => tap(cell),
      })),
    reset() {
      first = over = undefined
    },
    down(at) {
      const cell = cells().find((one) => inside(boxOf(one), at))
      if (cell === undefined) return false
      dragged = false
      tap(cell)
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
      if (from !== to) desk.send(from * SQUARES + to)
    },
    played(input, events) {
      const { targets, columns } = desk.state()
      const touched = squares(Math.floor(input / SQUARES), input % SQUARES)
      for (const { kind, x = 0 } of events) {
        if (kind === 'miss')
          for (const column of new Set(touched.map((cell) => Math.floor(cell / COLUMN))))
            desk.pulses.start(`column${column}`, 'shake')
        if (kind === 'slide')
          for (const column of columns.keys())
            desk.pulses.start(`column${column}`, 'shake', 0.2 + column * 0.04)
        if (kind !== 'word') continue
        for (const cell of touched) {
          desk.effects.burst(middleOf(boxOf(cell)), { count: 5 })
          desk.pulses.start(`column${Math.floor(cell / COLUMN)}`, 'drop')
        }
        desk.pulses.start(`card${x}`, 'pop')
        desk.praise(targets[x]!.picture, targets[x]!.word)
      }
    },
    path: (input) => {
      const own = squares(Math.floor(input / SQUARES), input % SQUARES)
      return own.length > 0 ? [middleOf(boxOf(own[0]!)), middleOf(boxOf(own.at(-1)!))] : []
    },
  }
}
