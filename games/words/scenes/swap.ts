import { inside, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { isRight, isRowRight, PLACES, type SwapState } from '../modes/swap.ts'
import { middleOf, type Desk, type Scene } from '../scene.ts'
import { drawCard, drawPanel, drawTile, moved, writeWord } from '../tiles.ts'

const LARGEST_TILE = 64
const LARGEST_CARD = 92

const inputOf = (one: number, other: number) => Math.min(one, other) * PLACES + Math.max(one, other)

export function openScene(desk: Desk<SwapState>): Scene {
  let panels: readonly Box[]
  let cards: readonly Box[]
  let tiles: readonly Box[]
  let picked: number | undefined
  let finger: Point | undefined

  function tap(place: number) {
    if (isRight(desk.state(), place)) return
    if (picked === undefined || picked === place) {
      picked = picked === place ? undefined : place
      return desk.tap()
    }
    const from = picked
    picked = undefined
    if (desk.state().board[from] === desk.state().board[place]) return desk.tap()
    desk.send(inputOf(from, place))
  }

  return {
    place({ width, height }) {
      const { rows } = desk.state()
      const { leftwards } = desk.script()
      const inner = Math.min(width - 20, 620)
      const rowHeight = Math.min(112, (height - 20) / rows.length)
      const top = (height - rowHeight * rows.length) / 2
      const left = (width - inner) / 2
      const card = Math.min(rowHeight - 20, LARGEST_CARD, inner * 0.2)
      const longest = Math.max(...rows.map((row) => row.length))
      const side = Math.min(LARGEST_TILE, rowHeight - 20, (inner - card - 26 - (longest - 1) * 5) / longest)
      const mirrored = (x: number, size: number) => (leftwards ? 2 * left + inner - x - size : x)
      panels = rows.map((_, row) => ({
        x: left,
        y: top + row * rowHeight + 4,
        width: inner,
        height: rowHeight - 8,
      }))
      cards = panels.map((panel) => ({
        x: mirrored(left + 8, card),
        y: panel.y + (panel.height - card) / 2,
        width: card,
        height: card,
      }))
      tiles = rows.flatMap(({ length }, row) =>
        Array.from({ length }, (_, place) => ({
          x: mirrored(left + card + 20 + place * (side + 5), side),
          y: panels[row]!.y + (panels[row]!.height - side) / 2,
          width: side,
          height: side,
        })),
      )
    },
    draw(pen) {
      const state = desk.state()
      const script = desk.script()
      for (const [row, own] of state.rows.entries()) {
        const isDone = isRowRight(state, own)
        drawPanel(pen, panels[row]!, isDone ? '#14603f' : '#061f33', isDone ? 0.6 : 0.34)
        moved(pen, cards[row]!, desk.pulses.of(`card${row}`), () => drawCard(pen, cards[row]!, own.picture))
        if (!isDone || !script.leftwards) continue
        // Arabic letters change their shape when they join: the finished word is shown as it is written.
        const first = tiles[own.start + own.length - 1]!
        const room = { x: panels[row]!.x + 8, width: first.x - panels[row]!.x - 16 }
        const style = { script, size: first.height * 0.5, color: '#ffffff', widest: room.width }
        if (room.width > 40)
          writeWord(pen, own.word, { x: room.x + room.width / 2, y: middleOf(first).y }, style)
      }
      for (const [place, box] of tiles.entries()) {
        if (place === picked && finger) continue
        const tone = isRight(state, place) ? 'right' : place === picked ? 'picked' : 'plain'
        const letter = state.board[place]!
        moved(pen, box, desk.pulses.of(`tile${place}`), () => drawTile(pen, box, { letter, tone, script }))
      }
      const held = picked !== undefined && finger ? tiles[picked] : undefined
      if (!held || !finger) return
      drawTile(pen, held, { letter: '', tone: 'slot', script })
      const box = { ...held, x: finger.x - held.width / 2, y: finger.y - held.height * 0.7 }
      drawTile(pen, box, { letter: state.board[picked!]!, tone: 'picked', script })
    },
    spots: () =>
      tiles.map((box, place) => ({ box, says: desk.state().board[place] ?? '', act: () => tap(place) })),
    reset() {
      picked = finger = undefined
    },
    down(at) {
      const place = tiles.findIndex((box) => inside(box, at))
      if (place < 0) return false
      tap(place)
      return true
    },
    move(at) {
      if (picked === undefined) return
      const { width } = tiles[picked]!
      const from = middleOf(tiles[picked]!)
      if (!finger && Math.hypot(at.x - from.x, at.y - from.y) < width * 0.4) return
      finger = at
      desk.redraw()
    },
    up(at) {
      if (!finger || picked === undefined) return
      finger = undefined
      const place = tiles.findIndex((box) => inside(box, at))
      if (place >= 0 && place !== picked && !isRight(desk.state(), place)) tap(place)
      else picked = undefined
      desk.redraw()
    },
    played(input, events) {
      const state = desk.state()
      const swapped = [Math.floor(input / PLACES), input % PLACES]
      for (const { kind } of events) {
        if (kind === 'right' || kind === 'wrong')
          for (const place of swapped)
            desk.pulses.start(
              `tile${place}`,
              kind === 'wrong' ? 'shake' : isRight(state, place) ? 'pop' : 'drop',
            )
        if (kind !== 'word') continue
        for (const [row, own] of state.rows.entries()) {
          const isTouched = swapped.some((place) => place >= own.start && place < own.start + own.length)
          if (!isTouched || !isRowRight(state, own)) continue
          desk.pulses.start(`card${row}`, 'pop')
          desk.praise(own.picture, own.word)
        }
      }
    },
    path: (input) =>
      [Math.floor(input / PLACES), input % PLACES].flatMap((place) =>
        tiles[place] ? [middleOf(tiles[place])] : [],
      ),
  }
}
