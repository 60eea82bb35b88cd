import { fillCircle, fillRound, shade, strokeRound, write, type Box } from '#kit/game/draw.ts'
import { seededRandom } from '#kit/random/random.ts'
import type { ConnectDefinition } from './definitions.ts'

type Pen = CanvasRenderingContext2D

/** Wooden table with an inlay of sand or water. */
export function paintTable(pen: Pen, { ground, gameId }: ConnectDefinition, board: Box, room: Box) {
  const random = seededRandom(gameId)
  const [glow, deep] = ground
  for (let ripple = 0; ripple < 26; ripple++) {
    const [x, y] = [random() * room.width, random() * room.height]
    pen.strokeStyle = `rgb(255 255 255 / ${0.03 + random() * 0.05})`
    pen.lineWidth = 2
    pen.beginPath()
    pen.arc(x, y, 12 + random() * 34, 0.3, 2.3)
    pen.stroke()
  }
  const radius = 22
  pen.save()
  pen.shadowColor = 'rgb(0 6 14 / .55)'
  pen.shadowBlur = 24
  pen.shadowOffsetY = 10
  fillRound(
    pen,
    { ...board, x: board.x - 7, y: board.y - 7, width: board.width + 14, height: board.height + 14 },
    radius + 7,
    '#7a4a2a',
  )
  pen.restore()
  const wood = pen.createLinearGradient(0, board.y, 0, board.y + board.height)
  wood.addColorStop(0, '#c98a52')
  wood.addColorStop(1, '#8d5731')
  fillRound(
    pen,
    { x: board.x - 7, y: board.y - 7, width: board.width + 14, height: board.height + 10 },
    radius + 6,
    wood,
  )
  const inlay = pen.createRadialGradient(
    board.x + board.width * 0.4,
    board.y + board.height * 0.3,
    10,
    board.x + board.width / 2,
    board.y + board.height / 2,
    Math.max(board.width, board.height) * 0.75,
  )
  inlay.addColorStop(0, shade(glow, -0.2))
  inlay.addColorStop(1, shade(deep, 0.06))
  fillRound(pen, board, radius, inlay)
  strokeRound(pen, board, radius, 'rgb(0 8 16 / .4)', 3)
  pen.save()
  pen.beginPath()
  pen.roundRect(board.x, board.y, board.width, board.height, radius)
  pen.clip()
  for (let grain = 0; grain < 90; grain++)
    fillCircle(
      pen,
      board.x + random() * board.width,
      board.y + random() * board.height,
      0.8 + random() * 1.4,
      `rgb(255 255 255 / ${0.05 + random() * 0.1})`,
    )
  pen.restore()
}

/** A round wooden button with an icon and a count. */
export function drawButton(
  pen: Pen,
  box: Box,
  sign: Path2D,
  { count, off }: { count: string; off: boolean },
) {
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2]
  pen.save()
  pen.globalAlpha = off ? 0.45 : 1
  fillCircle(pen, x, y + 3, radius, '#5a3018')
  fillCircle(pen, x, y, radius, '#ffb63d')
  fillCircle(pen, x, y - 1.5, radius - 2.5, '#ffc765')
  pen.translate(x - 12, y - 12)
  pen.strokeStyle = '#2a1600'
  pen.lineWidth = 2.6
  pen.lineCap = pen.lineJoin = 'round'
  pen.stroke(sign)
  pen.restore()
  fillCircle(pen, x + radius * 0.78, y - radius * 0.7, 10, '#0d2b33')
  write(pen, count, x + radius * 0.78, y - radius * 0.7, { size: 13 })
}

/** Two arrows that change places, in a box of 24. */
export const SHUFFLE_SIGN =
  'M3 7H7L16 17H21M3 17H7L9.500 14M13.500 10L16 7H21M18 4L21 7L18 10M18 14L21 17L18 20'
