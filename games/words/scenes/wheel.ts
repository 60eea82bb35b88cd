import { fillCircle, inside, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { WheelState } from '../modes/wheel.ts'
import { middleOf, rowBoxes, split, type Desk, type Scene, type Spot } from '../scene.ts'
import { ERASE, SUBMIT } from '../series.ts'
import { drawCard, drawPanel, drawSign, drawTile, moved, writeWord } from '../tiles.ts'

const LARGEST_TILE = 72

export function openScene(desk: Desk<WheelState>): Scene {
  let panels: readonly Box[]
  let cards: readonly Box[]
  let slots: readonly (readonly Box[])[]
  let tiles: readonly Box[]
  let hub: Point & { readonly radius: number }
  let signs: { readonly erase: Box; readonly submit: Box }
  let finger: Point | undefined
  let isSwiping = false

  function placeTargets(board: Box) {
    const { targets } = desk.state()
    const { leftwards } = desk.script()
    // Beside each other where the ring leaves little height.
    const columns = targets.length > 2 && board.height / targets.length < 80 ? 2 : 1
    const rows = Math.ceil(targets.length / columns)
    const height = Math.min(96, board.height / rows)
    const width = (board.width - (columns - 1) * 6) / columns
    const top = board.y + (board.height - height * rows) / 2
    panels = targets.map((_, index) => ({
      x: board.x + (leftwards ? columns - 1 - (index % columns) : index % columns) * (width + 6),
      y: top + Math.floor(index / columns) * height + 3,
      width,
      height: height - 6,
    }))
    const card = Math.min(height - 14, width * 0.46)
    cards = panels.map((panel) => ({
      x: leftwards ? panel.x + panel.width - card - 6 : panel.x + 6,
      y: panel.y + (panel.height - card) / 2,
      width: card,
      height: card,
    }))
    slots = targets.map(({ letters }, index) => {
      const panel = panels[index]!
      const room = {
        x: panel.x + (leftwards ? 8 : card + 16),
        y: panel.y + 4,
        width: panel.width - card - 24,
        height: panel.height - 8,
      }
      return rowBoxes(room, letters.length, { leftwards, largest: 50, gap: columns > 1 ? 2 : 5 })
    })
  }

  function join(tile: number) {
    const { path } = desk.state()
    if (path.at(-1) === tile && !isSwiping) return desk.send(ERASE)
    if (path.at(-2) === tile && isSwiping) return desk.send(ERASE)
    if (!path.includes(tile)) desk.send(tile)
  }

  return {
    place(size) {
      const count = desk.state().tiles.length
      const { board, pad, isWide } = split(size, Math.min(size.height * 0.52, size.width * 0.86))
      placeTargets(board)
      const radius = Math.min(pad.width, pad.height) / 2
      const middle = middleOf(pad)
      hub = { ...middle, radius }
      const side = Math.min(LARGEST_TILE, radius * 0.5, ((radius * 0.74 * 2 * Math.PI) / count) * 0.86)
      tiles = Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * 2 * Math.PI - Math.PI / 2
        const far = radius - side * 0.66
        return {
          x: middle.x + Math.cos(angle) * far - side / 2,
          y: middle.y + Math.sin(angle) * far - side / 2,
          width: side,
          height: side,
        }
      })
      // The corners beside the ring are free for the buttons.
      const out = isWide ? radius : Math.min(radius * 0.98, pad.width / 2)
      const button = { width: 52, height: 48, y: middle.y + radius - 46 }
      signs = {
        erase: { ...button, x: Math.max(pad.x, middle.x - out) },
        submit: { ...button, x: Math.min(pad.x + pad.width, middle.x + out) - 52 },
      }
    },
    draw(pen) {
      const { targets, tiles: letters, path, phase } = desk.state()
      const script = desk.script()
      for (const [index, { picture, letters: own, word, isFound }] of targets.entries()) {
        const panel = panels[index]!
        drawPanel(pen, panel, isFound ? '#14603f' : '#061f33', isFound ? 0.6 : 0.34)
        moved(pen, cards[index]!, desk.pulses.of(`card${index}`), () => drawCard(pen, cards[index]!, picture))
        if (isFound || phase === 'lost') {
          const [first, last] = [slots[index]![0]!, slots[index]!.at(-1)!]
          const middle = { x: (middleOf(first).x + middleOf(last).x) / 2, y: middleOf(first).y }
          const style = {
            script,
            size: panel.height * 0.48,
            color: '#ffffff',
            widest: panel.width - cards[index]!.width - 30,
          }
          writeWord(pen, word, middle, style)
        } else
          for (const place of own.keys())
            drawTile(pen, slots[index]![place]!, { letter: '', tone: 'slot', script })
      }
      fillCircle(pen, hub.x, hub.y, hub.radius, 'rgb(6 31 51 / .34)')
      fillCircle(pen, hub.x, hub.y, hub.radius * 0.36, 'rgb(255 244 220 / .1)')
      drawLine(pen)
      for (const [index, letter] of letters.entries()) {
        const box = tiles[index]!
        const tone = path.includes(index) ? 'picked' : 'plain'
        moved(pen, box, desk.pulses.of(`tile${index}`), () => drawTile(pen, box, { letter, tone, script }))
      }
      const spelt = path.map((tile) => letters[tile]).join('')
      const style = { script, size: hub.radius * 0.24, color: '#ffffff', widest: hub.radius * 0.78 }
      writeWord(pen, spelt, hub, style)
      drawSign(pen, signs.erase, 'erase', path.length > 0)
      drawSign(pen, signs.submit, 'submit', path.length > 1)
    },
    spots: () => [
      ...tiles.map((box, index): Spot => {
        const letter = desk.state().tiles[index] ?? ''
        const isFree = !desk.state().path.includes(index)
        return { box, says: letter, ...(isFree ? { letter } : {}), act: () => join(index) }
      }),
      { box: signs.erase, says: '⌫', act: () => desk.send(ERASE) },
      { box: signs.submit, says: '✓', act: () => desk.state().path.length > 1 && desk.send(SUBMIT) },
    ],
    reset() {
      finger = undefined
      isSwiping = false
    },
    down(at) {
      const tile = tiles.findIndex((box) => inside(box, at))
      if (tile < 0) return false
      isSwiping = false
      finger = at
      join(tile)
      return true
    },
    move(at) {
      if (!finger) return
      finger = at
      const tile = tiles.findIndex((box) => inside(box, at))
      if (tile >= 0 && tile !== desk.state().path.at(-1) && desk.state().path.length > 0) {
        isSwiping = true
        join(tile)
      }
      desk.redraw()
    },
    up() {
      finger = undefined
      // Sliding back to the first tile takes a swipe back; lifting the finger on no name is a wrong guess.
      const { length } = desk.state().path
      if (isSwiping && length > 0) desk.send(length > 1 ? SUBMIT : ERASE)
      isSwiping = false
      desk.redraw()
    },
    played(input, events) {
      const { targets } = desk.state()
      for (const { kind, x = 0 } of events) {
        if (kind === 'join') desk.pulses.start(`tile${input}`, 'pop')
        if (kind === 'miss') for (const tile of tiles.keys()) desk.pulses.start(`tile${tile}`, 'shake')
        if (kind !== 'word') continue
        isSwiping = false
        finger = undefined
        desk.pulses.start(`card${x}`, 'pop')
        desk.praise(targets[x]!.picture, targets[x]!.word)
      }
    },
    path(input) {
      const box = input === ERASE ? signs.erase : input === SUBMIT ? signs.submit : tiles[input]
      return box ? [middleOf(box)] : []
    },
    key(name) {
      if (name !== 'Backspace') return false
      desk.send(ERASE)
      return true
    },
  }

  function drawLine(pen: CanvasRenderingContext2D) {
    const points = desk.state().path.map((tile) => middleOf(tiles[tile]!))
    if (finger && points.length > 0) points.push(finger)
    if (points.length < 2) return
    pen.strokeStyle = 'rgb(63 224 207 / .8)'
    pen.lineWidth = 10
    pen.lineCap = pen.lineJoin = 'round'
    pen.beginPath()
    for (const { x, y } of points) pen.lineTo(x, y)
    pen.stroke()
  }
}
