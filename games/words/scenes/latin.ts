import { strokeRound, type Box } from '#kit/game/draw.ts'
import { LETTERS, type LatinState } from '../modes/latin.ts'
import { keyBoxes, middleOf, split, type Desk, type Scene } from '../scene.ts'
import { drawPanel, drawTile, moved } from '../tiles.ts'
import { boardBoxes, shrunk, type BoardBoxes } from './board.ts'
import { drawKeys, keySpots } from './key-rows.ts'
import { cardBoxes, drawNamedCard } from './named-cards.ts'

const LANTERN = '#ffb63d'
const PAD = 70

export function openScene(desk: Desk<LatinState>): Scene {
  let board: BoardBoxes
  let cards: readonly Box[]
  let keys: readonly Box[]
  let chosen: number | undefined

  /** The square a letter goes to: the tapped one, else the first empty one of the golden row, then of all. */
  function target(): number | undefined {
    const { open, grid, golden, size } = desk.state()
    if (chosen !== undefined && !open.includes(chosen)) return chosen
    const own = Array.from({ length: size }, (_, x) => golden * size + x)
    return [...own, ...grid.keys()].find((cell) => !open.includes(cell))
  }

  function choose(cell: number) {
    chosen = cell
    desk.tap()
  }

  /** Keys in another order than the name. */
  const keyOrder = () => {
    const { letters } = desk.state()
    return [...letters.keys()].toSorted((one, other) => (letters[one]! < letters[other]! ? -1 : 1))
  }

  return {
    place(size) {
      const { size: count, names } = desk.state()
      const { leftwards } = desk.script()
      const { board: room, pad, isWide } = split(size, PAD)
      const strip = isWide
        ? { ...pad, height: pad.height * 0.5 }
        : { ...room, height: Math.min(120, room.height * 0.24) }
      cards = cardBoxes(strip, names.length, { leftwards, largest: 150 })
      const below = isWide
        ? room
        : { ...room, y: room.y + strip.height + 8, height: room.height - strip.height - 8 }
      board = boardBoxes(below, [count, count], { leftwards, largest: 92 })
      keys = keyBoxes(isWide ? { ...pad, y: pad.y + pad.height * 0.55, height: 90 } : pad, count, leftwards)
    },
    draw(pen) {
      const { grid, letters, open, golden, size, block, names, phase } = desk.state()
      const script = desk.script()
      const place = target()
      drawPanel(pen, board.panel, '#061f33', 0.42)
      for (const [cell, box] of board.cells.entries()) {
        const isOpen = open.includes(cell) || phase === 'lost'
        const isGolden = Math.floor(cell / size) === golden
        const tone = isOpen ? (isGolden ? 'near' : 'plain') : isGolden ? 'dim' : 'off'
        moved(pen, box, desk.pulses.of(`cell${cell}`), () => {
          const tile = shrunk(box, 2.5)
          drawTile(pen, tile, { letter: isOpen ? letters[grid[cell]!]! : '', tone, script })
          if (cell === place && phase === 'playing') strokeRound(pen, tile, tile.width * 0.24, LANTERN, 4)
        })
      }
      drawBlocks(pen, board, { size, block })
      const isNamed = letters.every((_, x) => open.includes(golden * size + x))
      for (const [index, { picture, word }] of names.entries())
        drawNamedCard(pen, desk, cards[index]!, {
          index,
          picture,
          word: isNamed ? word : undefined,
          ring: LANTERN,
        })
      drawKeys(pen, desk, {
        boxes: keys,
        keys: keyOrder().map((key) => letters[key]!),
        toneOf: () => 'plain',
      })
    },
    spots() {
      const { letters } = desk.state()
      const order = keyOrder()
      const type = (key: number) => {
        const cell = target()
        if (cell !== undefined) desk.send(cell * LETTERS + order[key]!)
      }
      return [
        ...keySpots(
          keys,
          order.map((key) => letters[key]!),
          type,
        ),
        ...board.cells.map((box, cell) => ({ box, says: `${cell + 1}`, act: () => choose(cell) })),
      ]
    },
    reset() {
      chosen = undefined
    },
    played(input, events) {
      const { names, golden, size } = desk.state()
      const cell = Math.floor(input / LETTERS)
      for (const { kind } of events) {
        if (kind === 'hit') {
          desk.pulses.start(`cell${cell}`, 'pop')
          chosen = undefined
        }
        if (kind === 'miss') {
          desk.pulses.start(`cell${cell}`, 'shake')
          desk.pulses.start(`key${keyOrder().indexOf(input % LETTERS)}`, 'shake')
        }
        if (kind !== 'word') continue
        for (let x = 0; x < size; x++) desk.pulses.start(`cell${golden * size + x}`, 'pop', x * 0.06)
        for (const index of names.keys()) desk.pulses.start(`card${index}`, 'pop')
        desk.praise(names[0]!.picture, names[0]!.word)
      }
    },
    path(input) {
      const cell = Math.floor(input / LETTERS)
      const key = keyOrder().indexOf(input % LETTERS)
      if (!board.cells[cell] || !keys[key]) return []
      return cell === target() ? [middleOf(keys[key])] : [middleOf(board.cells[cell])]
    },
  }
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
