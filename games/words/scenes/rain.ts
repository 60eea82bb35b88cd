import { fillRound, inside, type Box } from '#kit/game/draw.ts'
import { LANES, ROWS, type RainState } from '../modes/rain.ts'
import { middleOf, rowBoxes, split, type Desk, type Scene } from '../scene.ts'
import { drawCard, drawPanel, drawTile, moved } from '../tiles.ts'
import { shrunk } from './board.ts'

const LARGEST_TILE = 70
const FALL_SECONDS = 0.16

export function openScene(desk: Desk<RainState>): Scene {
  let sky: Box
  let card: Box
  let slots: readonly Box[]
  let side = 50
  /** 0 when a row has just begun to fall, 1 when it is there. */
  let fallen = 1
  let from = 0

  const laneOf = (lane: number) => (desk.script().leftwards ? LANES - 1 - lane : lane)
  /** Row 0 falls into the basket next; the basket stands below it. */
  const boxAt = (lane: number, row: number): Box => ({
    x: sky.x + (sky.width - side * LANES) / 2 + laneOf(lane) * side,
    y: sky.y + (ROWS - 1 - row) * side,
    width: side,
    height: side,
  })
  const nearest = (lane: number) => {
    const { at } = desk.state()
    return at + Math.sign(lane - at)
  }

  return {
    place(size) {
      const { letters } = desk.state()
      const { leftwards } = desk.script()
      const { board, pad, isWide } = split(size, Math.min(size.height * 0.68, size.width * 1.24))
      const top = isWide ? board : { ...board, height: Math.max(96, board.height) }
      const cardSide = Math.min(isWide ? 220 : 112, top.height * (isWide ? 0.5 : 1), top.width * 0.34)
      if (isWide) {
        card = {
          x: top.x + (top.width - cardSide) / 2,
          y: top.y + top.height * 0.14,
          width: cardSide,
          height: cardSide,
        }
        slots = rowBoxes({ ...top, y: card.y + cardSide + 24, height: 60 }, letters.length, {
          leftwards,
          largest: 60,
        })
      } else {
        const x = leftwards ? top.x + top.width - cardSide : top.x
        card = { x, y: top.y + (top.height - cardSide) / 2, width: cardSide, height: cardSide }
        const room = {
          ...top,
          x: leftwards ? top.x : top.x + cardSide + 10,
          width: top.width - cardSide - 10,
        }
        slots = rowBoxes(room, letters.length, { leftwards, largest: 54, gap: 3 })
      }
      side = Math.min(LARGEST_TILE, pad.width / LANES, pad.height / (ROWS + 1.15))
      const height = side * (ROWS + 1.15)
      sky = { ...pad, y: pad.y + (pad.height - height) / 2, height }
    },
    draw(pen) {
      const { letters, done, rows, at, picture, phase } = desk.state()
      const script = desk.script()
      const left = boxAt(laneOf(0), 0).x
      drawPanel(
        pen,
        { x: left - 6, y: sky.y - 4, width: side * LANES + 12, height: sky.height + 4 },
        '#061f33',
        0.4,
      )
      // The lanes that can be reached.
      for (let lane = 0; lane < LANES; lane++)
        if (Math.abs(lane - at) <= 1 && phase === 'playing')
          fillRound(pen, shrunk({ ...boxAt(lane, 0), height: side * 2.1 }, 2), 14, 'rgb(255 255 255 / .09)')
      pen.save()
      pen.beginPath()
      pen.rect(left - 6, sky.y - 4, side * LANES + 12, sky.height)
      pen.clip()
      for (const [row, { lanes }] of rows.entries())
        for (const [lane, letter] of lanes.entries()) {
          if (!letter) continue
          const box = boxAt(lane, row)
          const drop = { ...shrunk(box, 3), y: box.y + 3 - (1 - fallen) * side }
          drawTile(pen, drop, { letter, tone: 'plain', script })
        }
      pen.restore()
      const basketLane = boxAt(from, -1).x + (boxAt(at, -1).x - boxAt(from, -1).x) * fallen
      const basket = { ...boxAt(at, -1), x: basketLane }
      moved(pen, basket, desk.pulses.of('basket'), () => drawBasket(pen, basket))
      moved(pen, card, desk.pulses.of('card'), () => drawCard(pen, card, picture))
      for (const [place, box] of slots.entries())
        moved(pen, box, desk.pulses.of(`slot${place}`), () =>
          drawTile(pen, box, {
            letter: place < done ? letters[place]! : '',
            tone: place < done ? 'right' : 'slot',
            script,
          }),
        )
    },
    // Arrows move the basket itself: there is nothing to walk to.
    spots: () => [],
    down(at) {
      const lane = Array.from({ length: LANES }, (_, index) => index).find((index) =>
        inside({ ...boxAt(index, ROWS - 1), height: sky.height }, at),
      )
      if (lane !== undefined) desk.send(nearest(lane))
      return lane !== undefined
    },
    reset() {
      fallen = 1
      from = desk.state().at
    },
    played(input, events) {
      const { done, picture, word } = desk.state()
      desk.effects.tween(FALL_SECONDS, (k) => (fallen = k), { done: () => (from = input) })
      for (const { kind } of events) {
        if (kind === 'hit') {
          desk.pulses.start(`slot${done - 1}`, 'pop')
          desk.pulses.start('basket', 'pop')
          desk.effects.burst(middleOf(boxAt(input, -1)), { count: 8 })
        }
        if (kind === 'miss') desk.pulses.start('basket', 'shake')
        if (kind === 'solved' || kind === 'lost') desk.praise(picture, word)
      }
    },
    path: (input) => [middleOf(boxAt(input, 0))],
    key(name) {
      const { at } = desk.state()
      const way = name === 'ArrowLeft' ? -1 : name === 'ArrowRight' ? 1 : name === 'ArrowDown' ? 0 : undefined
      if (way === undefined) return false
      const lane = at + (desk.script().leftwards ? -way : way)
      if (lane >= 0 && lane < LANES) desk.send(lane)
      return true
    },
  }
}

/** A woven basket that stands in a lane. */
function drawBasket(pen: CanvasRenderingContext2D, { x, y, width }: Box) {
  const [left, right] = [x + width * 0.06, x + width * 0.94]
  const [top, bottom] = [y + width * 0.26, y + width * 0.94]
  pen.fillStyle = '#8a5a2b'
  pen.beginPath()
  pen.moveTo(left, top)
  pen.lineTo(right, top)
  pen.lineTo(right - width * 0.14, bottom)
  pen.quadraticCurveTo(x + width / 2, bottom + width * 0.08, left + width * 0.14, bottom)
  pen.fill()
  pen.strokeStyle = '#c88f4e'
  pen.lineWidth = width * 0.06
  pen.beginPath()
  for (let rib = 1; rib <= 4; rib++) {
    const part = rib / 5
    pen.moveTo(left + (right - left) * part, top)
    pen.lineTo(left + width * 0.14 + (right - left - width * 0.28) * part, bottom)
  }
  pen.stroke()
  fillRound(
    pen,
    {
      x: left - width * 0.04,
      y: top - width * 0.08,
      width: right - left + width * 0.08,
      height: width * 0.16,
    },
    width * 0.08,
    '#f0c98a',
  )
}
