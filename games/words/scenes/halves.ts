import { slab, type Box } from '#kit/game/draw.ts'
import type { HalvesState } from '../modes/halves.ts'
import { middleOf, type Desk, type Scene } from '../scene.ts'
import { ERASE } from '../series.ts'
import { drawPanel, moved, writeWord } from '../tiles.ts'
import { stripAndBoard } from './board.ts'
import { cardBoxes, drawNamedCard } from './named-cards.ts'

const GAP = 10
const TALLEST = 74
const WIDEST = 150
const COLUMNS = 3
/** Pieces lie askew by so much, in radians. */
const ASKEW = 0.05

export function openScene(desk: Desk<HalvesState>): Scene {
  let yard: Box
  let line: Box
  let cards: readonly Box[]
  let pieces: readonly Box[]

  function drawPiece(pen: CanvasRenderingContext2D, place: number) {
    const { pieces: all, picks } = desk.state()
    const box = pieces[place]!
    const isPicked = picks.includes(place)
    moved(pen, box, desk.pulses.of(`piece${place}`), () => {
      const { x, y } = middleOf(box)
      pen.save()
      pen.translate(x, y)
      pen.rotate((((place * 7) % 5) - 2) * ASKEW * 0.5)
      pen.translate(-x, -y)
      const radius = Math.min(16, box.height * 0.28)
      slab(pen, box, radius, isPicked ? '#3fe0cf' : '#fff4dc', isPicked ? '#158578' : '#d8a868')
      const style = {
        script: desk.script(),
        size: box.height * 0.46,
        color: isPicked ? '#06302e' : '#4a2c16',
        widest: box.width * 0.86,
      }
      writeWord(pen, all[place]!.text, { x, y: y - box.height * 0.04 }, style)
      pen.restore()
    })
  }

  return {
    place(size) {
      const { targets, pieces: all } = desk.state()
      const { leftwards } = desk.script()
      const rooms = stripAndBoard(size, Math.min(size.height * 0.26, targets.length > 4 ? 170 : 100))
      cards = cardBoxes(rooms.strip, targets.length, { leftwards })
      line = { ...rooms.board, height: 56 }
      yard = { ...rooms.board, y: rooms.board.y + 62, height: rooms.board.height - 62 }
      const columns = Math.min(COLUMNS, all.length)
      const rows = Math.ceil(all.length / columns)
      const width = Math.min(WIDEST, (yard.width - 16 - (columns - 1) * GAP) / columns)
      const height = Math.min(TALLEST, (yard.height - 16 - (rows - 1) * GAP) / rows)
      const top = yard.y + (yard.height - rows * (height + GAP) + GAP) / 2
      pieces = all.map((_, place) => {
        const row = Math.floor(place / columns)
        const inRow = Math.min(columns, all.length - row * columns)
        const left = yard.x + (yard.width - inRow * (width + GAP) + GAP) / 2
        return { x: left + (place % columns) * (width + GAP), y: top + row * (height + GAP), width, height }
      })
    },
    draw(pen) {
      const { targets, pieces: all, picks, phase } = desk.state()
      const script = desk.script()
      drawPanel(pen, yard)
      drawPanel(pen, line, '#061f33', 0.5)
      const joined = picks.map((place) => all[place]!.text).join('')
      if (joined)
        writeWord(pen, `${joined}…`, middleOf(line), {
          script,
          size: 32,
          color: '#3fe0cf',
          widest: line.width - 20,
        })
      for (const [place, { isGone }] of all.entries()) if (!isGone) drawPiece(pen, place)
      for (const [index, { picture, word, isFound }] of targets.entries())
        drawNamedCard(pen, desk, cards[index]!, {
          index,
          picture,
          word: isFound || phase === 'lost' ? word : undefined,
          tone: isFound ? 'right' : 'off',
        })
    },
    spots: () =>
      desk.state().pieces.flatMap(({ text, isGone }, place) =>
        isGone
          ? []
          : [
              {
                box: pieces[place]!,
                says: text,
                act: () => desk.send(desk.state().picks.at(-1) === place ? ERASE : place),
              },
            ],
      ),
    played(input, events) {
      const { targets } = desk.state()
      for (const { kind, x = 0 } of events) {
        if (kind === 'join') desk.pulses.start(`piece${input}`, 'pop')
        if (kind === 'miss') desk.pulses.start(`piece${input}`, 'shake')
        if (kind !== 'word') continue
        desk.pulses.start(`card${x}`, 'pop')
        desk.effects.burst(middleOf(pieces[input]!))
        desk.praise(targets[x]!.picture, targets[x]!.word)
      }
    },
    path(input) {
      const place = input === ERASE ? desk.state().picks.at(-1) : input
      return place === undefined || !pieces[place] ? [] : [middleOf(pieces[place])]
    },
    key(name) {
      if (name !== 'Backspace') return false
      desk.send(ERASE)
      return true
    },
  }
}
