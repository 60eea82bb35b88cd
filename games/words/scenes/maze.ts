import { fillCircle, inside, strokeRound, type Box } from '#kit/game/draw.ts'
import type { MazeState } from '../modes/maze.ts'
import { besides } from '../modes/snakes.ts'
import { middleOf, rowBoxes, type Desk, type Scene } from '../scene.ts'
import { drawCard, drawPanel, drawTile, moved } from '../tiles.ts'
import { boardBoxes, drawRibbon, shrunk, stripAndBoard, type BoardBoxes } from './board.ts'

export function openScene(desk: Desk<MazeState>): Scene {
  let board: BoardBoxes
  let card: Box
  let slots: readonly Box[]

  function go(cell: number) {
    const { trail } = desk.state()
    // A tap on an earlier square of the way walks back there.
    const at = trail.indexOf(cell)
    if (at < 0) {
      if (besides(desk.state(), trail.at(-1)!).includes(cell)) desk.send(cell)
      return
    }
    for (const back of trail.slice(at, -1).toReversed()) desk.send(back)
  }

  return {
    place(size) {
      const { width, height, letters } = desk.state()
      const { leftwards } = desk.script()
      const { strip, board: room } = stripAndBoard(size, Math.min(120, size.height * 0.19))
      const isBeside = strip.height > strip.width
      const side = Math.min(strip.height, isBeside ? 240 : strip.width * 0.34)
      const start = leftwards && !isBeside ? strip.x + strip.width - side : strip.x
      card = isBeside
        ? {
            x: strip.x + (strip.width - side) / 2,
            y: strip.y + strip.height * 0.16,
            width: side,
            height: side,
          }
        : { x: start, y: strip.y + (strip.height - side) / 2, width: side, height: side }
      const letterRoom = isBeside
        ? { ...strip, y: card.y + side + 20, height: 64 }
        : { ...strip, x: leftwards ? strip.x : strip.x + side + 10, width: strip.width - side - 10 }
      slots = rowBoxes(letterRoom, letters.length, { leftwards, largest: 58, gap: 4 })
      board = boardBoxes(room, [width, height], { leftwards, largest: 84 })
    },
    draw(pen) {
      const { grid, trail, goal, letters, picture, phase, way } = desk.state()
      const script = desk.script()
      const next = trail.length % letters.length
      drawPanel(pen, board.panel, '#061f33', 0.42)
      for (const [cell, letter] of grid.entries()) {
        const box = shrunk(board.cells[cell]!, 2.5)
        const tone = trail.includes(cell) ? 'picked' : cell === goal ? 'near' : 'plain'
        moved(pen, box, desk.pulses.of(`cell${cell}`), () => drawTile(pen, box, { letter, tone, script }))
      }
      const shown = phase === 'lost' ? way : trail
      const boxes = shown.map((cell) => board.cells[cell]!)
      drawRibbon(pen, boxes, { color: 'rgb(6 60 58 / .28)', width: board.cells[0]!.width * 0.2 })
      const head = board.cells[trail.at(-1)!]!
      strokeRound(pen, shrunk(head, 1), head.width * 0.24, '#ffb63d', 4)
      drawFlag(pen, board.cells[goal]!)
      moved(pen, card, desk.pulses.of('card'), () => drawCard(pen, card, picture))
      // The name as far as it was walked: the letter that comes next is not told.
      for (const [place, box] of slots.entries()) {
        const isShown = place < next || next === 0
        moved(pen, box, desk.pulses.of(`slot${place}`), () =>
          drawTile(pen, box, {
            letter: isShown ? letters[place]! : '',
            tone: isShown ? (next === 0 ? 'right' : 'picked') : 'slot',
            script,
          }),
        )
      }
    },
    spots: () =>
      board.cells.map((box, cell) => ({ box, says: desk.state().grid[cell] ?? '', act: () => go(cell) })),
    down(at) {
      const cell = board.cells.findIndex((box) => inside(box, at))
      if (cell < 0) return false
      go(cell)
      return true
    },
    move(at) {
      const cell = board.cells.findIndex((box) => inside(shrunk(box, box.width * 0.14), at))
      const { trail } = desk.state()
      if (cell < 0 || cell === trail.at(-1)) return
      // A swipe walks on over right letters and back; a wrong one must be meant.
      const isBack = cell === trail.at(-2)
      const isRight =
        desk.state().grid[cell] === desk.state().letters[trail.length % desk.state().letters.length]
      if (isBack || (isRight && !trail.includes(cell))) go(cell)
    },
    played(input, events) {
      const { picture, word } = desk.state()
      for (const { kind } of events) {
        if (kind === 'join') desk.pulses.start(`cell${input}`, 'pop')
        if (kind === 'miss') desk.pulses.start(`cell${input}`, 'shake')
        if (kind === 'spelt') {
          desk.pulses.start('card', 'pop')
          desk.effects.burst(middleOf(board.cells[input]!), { count: 8 })
        }
        if (kind === 'solved' || kind === 'lost') desk.praise(picture, word)
      }
    },
    path: (input) => (board.cells[input] ? [middleOf(board.cells[input])] : []),
  }
}

/** A small flag in the corner of the last square. */
function drawFlag(pen: CanvasRenderingContext2D, { x, y, width }: Box) {
  const [foot, top] = [x + width * 0.8, y + width * 0.04]
  fillCircle(pen, foot, y + width * 0.34, width * 0.035, '#5e3720')
  pen.strokeStyle = '#5e3720'
  pen.lineWidth = Math.max(2, width * 0.045)
  pen.beginPath()
  pen.moveTo(foot, y + width * 0.34)
  pen.lineTo(foot, top)
  pen.stroke()
  pen.fillStyle = '#e5484d'
  pen.beginPath()
  pen.moveTo(foot, top)
  pen.lineTo(foot + width * 0.2, top + width * 0.08)
  pen.lineTo(foot, top + width * 0.17)
  pen.fill()
}
