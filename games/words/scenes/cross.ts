import { strokeRound, type Box } from '#kit/game/draw.ts'
import { KEYS, type CrossState } from '../modes/cross.ts'
import { middleOf, split, type Desk, type Scene } from '../scene.ts'
import { drawCard, drawPanel, drawTile, moved } from '../tiles.ts'
import { boxesOfKeys, drawKeys, keySpots, padHeight } from './key-rows.ts'

const LANTERN = '#ffb63d'
const LARGEST_CELL = 62

export function openScene(desk: Desk<CrossState>): Scene {
  let panel: Box
  let cells: readonly Box[]
  let cards: readonly Box[]
  let keys: readonly Box[]
  /** The entry being written; its next empty cell gets the letter. */
  let chosen = 0
  let cell: number | undefined

  const isDone = (entry: number) =>
    desk.state().entries[entry]?.cells.every((one) => desk.state().filled.includes(one)) ?? true

  /** The cell a letter would go to: the tapped one, else the first empty one of the entry. */
  function target(): number | undefined {
    const { entries, filled } = desk.state()
    if (isDone(chosen))
      chosen = Math.max(
        0,
        [...entries.keys()].findIndex((entry) => !isDone(entry)),
      )
    const own = entries[chosen]!.cells
    if (cell !== undefined && own.includes(cell) && !filled.includes(cell)) return cell
    return own.find((one) => !filled.includes(one))
  }

  function tapCell(place: number) {
    const crossing = [...desk.state().entries.keys()].filter((entry) =>
      desk.state().entries[entry]!.cells.includes(place),
    )
    const again = place === cell ? crossing.find((entry) => entry !== chosen) : undefined
    chosen = again ?? crossing.find((entry) => entry === chosen) ?? crossing[0]!
    cell = place
    desk.tap()
  }

  function type(key: number) {
    const place = target()
    if (place !== undefined) desk.send(place * KEYS + key)
  }

  return {
    place(size) {
      const state = desk.state()
      const { leftwards } = desk.script()
      const { board, pad, isWide } = split(size, padHeight(state.keys.length))
      const count = state.entries.length
      const card = Math.min(84, (board.width - (count - 1) * 6) / count, board.height * 0.24)
      const left = board.x + (board.width - count * card - (count - 1) * 6) / 2
      cards = state.entries.map((_, index) => ({
        x: left + (leftwards ? count - 1 - index : index) * (card + 6),
        y: board.y + 4,
        width: card,
        height: card,
      }))
      const room = { ...board, y: board.y + card + 14, height: board.height - card - 14 }
      const side = Math.min(LARGEST_CELL, (room.width - 16) / state.width, (room.height - 16) / state.height)
      panel = {
        x: room.x + (room.width - side * state.width) / 2 - 8,
        y: room.y + (room.height - side * state.height) / 2 - 8,
        width: side * state.width + 16,
        height: side * state.height + 16,
      }
      cells = state.cells.map(({ x, y }) => ({
        x: panel.x + 8 + (leftwards ? state.width - 1 - x : x) * side + 1,
        y: panel.y + 8 + y * side + 1,
        width: side - 2,
        height: side - 2,
      }))
      keys = boxesOfKeys(
        desk,
        isWide ? { ...pad, y: pad.y + pad.height * 0.2, height: pad.height * 0.6 } : pad,
        state.keys.length,
      )
    },
    draw(pen) {
      const state = desk.state()
      const script = desk.script()
      const place = target()
      const own = state.entries[chosen]!.cells
      drawPanel(pen, panel, '#061f33', 0.42)
      for (const [index, box] of cells.entries()) {
        const isFilled = state.filled.includes(index) || state.phase === 'lost'
        const isIn = state.entries.some((entry, which) => entry.cells.includes(index) && isDone(which))
        moved(pen, box, desk.pulses.of(`cell${index}`), () => {
          drawTile(pen, box, {
            letter: isFilled ? state.cells[index]!.letter : '',
            tone: isFilled ? (isIn ? 'right' : 'plain') : own.includes(index) ? 'dim' : 'off',
            script,
          })
          if (index === place) strokeRound(pen, box, box.width * 0.24, LANTERN, 3.5)
        })
      }
      for (const [index, box] of cards.entries())
        moved(pen, box, desk.pulses.of(`card${index}`), () => {
          if (isDone(index)) pen.globalAlpha = 0.45
          drawCard(pen, box, state.entries[index]!.picture, index === chosen ? LANTERN : undefined)
          pen.globalAlpha = 1
        })
      drawKeys(pen, desk, { boxes: keys, keys: state.keys, toneOf: () => 'plain' })
    },
    spots: () => [
      ...keySpots(keys, desk.state().keys, type),
      ...cells.map((box, index) => ({ box, says: `${index + 1}`, act: () => tapCell(index) })),
      ...cards.map((box, index) => ({
        box,
        says: `${index + 1}`,
        act: () => {
          chosen = index
          cell = undefined
          desk.tap()
        },
      })),
    ],
    reset() {
      chosen = 0
      cell = undefined
    },
    played(input, events) {
      const { entries } = desk.state()
      const [place, key] = [Math.floor(input / KEYS), input % KEYS]
      for (const { kind } of events) {
        if (kind === 'hit') {
          desk.pulses.start(`cell${place}`, 'pop')
          cell = undefined
        }
        if (kind === 'miss') {
          desk.pulses.start(`key${key}`, 'shake')
          desk.pulses.start(`cell${place}`, 'shake')
        }
        if (kind !== 'word') continue
        for (const [index, entry] of entries.entries()) {
          if (!entry.cells.includes(place) || !isDone(index)) continue
          for (const [step, one] of entry.cells.entries()) desk.pulses.start(`cell${one}`, 'pop', step * 0.05)
          desk.praise(entry.picture, entry.word)
        }
      }
    },
    path(input) {
      const [place, key] = [Math.floor(input / KEYS), input % KEYS]
      if (!cells[place] || !keys[key]) return []
      return place === target() ? [middleOf(keys[key])] : [middleOf(cells[place])]
    },
  }
}
