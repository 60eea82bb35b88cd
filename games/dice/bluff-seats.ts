import { fillCircle, fillRound, shade, write, type Box } from '#kit/game/draw.ts'
import type { Bid } from './bluff-mind.ts'
import { drawDie } from './die-art.ts'
import { restTurn } from './die-space.ts'
import type { Palette } from './palette.ts'

type Pen = CanvasRenderingContext2D

export interface Seat {
  readonly who: number
  readonly dice: number
  /** The dice, when the cups are lifted. */
  readonly hand: readonly number[] | undefined
  readonly bid: Bid | undefined
  readonly word: string
  readonly isTurn: boolean
  /** The face that is counted while the cups are lifted. */
  readonly counted: number
}

/** A bar at night: lamps over a long table. */
export function paintBar(pen: Pen, board: Box) {
  pen.save()
  pen.beginPath()
  pen.roundRect(board.x, board.y, board.width, board.height, 20)
  pen.clip()
  const night = pen.createLinearGradient(0, board.y, 0, board.y + board.height)
  night.addColorStop(0, '#2a1230')
  night.addColorStop(1, '#6d2f36')
  pen.fillStyle = night
  pen.fillRect(board.x, board.y, board.width, board.height)
  for (const share of [0.25, 0.75]) {
    const x = board.x + board.width * share
    const lamp = pen.createRadialGradient(x, board.y, 4, x, board.y, board.height * 0.9)
    lamp.addColorStop(0, 'rgb(255 206 120 / .7)')
    lamp.addColorStop(1, 'rgb(255 160 80 / 0)')
    pen.fillStyle = lamp
    pen.fillRect(board.x, board.y, board.width, board.height)
    fillRound(pen, { x: x - 16, y: board.y - 6, width: 32, height: 18 }, 9, '#ffd98a')
  }
  pen.fillStyle = '#54301f'
  pen.fillRect(board.x, board.y + board.height * 0.72, board.width, board.height * 0.28)
  pen.fillStyle = '#7a4a2c'
  pen.fillRect(board.x, board.y + board.height * 0.72, board.width, 8)
  pen.restore()
}

export function seatBox(board: Box, who: number, isRtl: boolean): Box {
  const column = isRtl ? 2 - who : who - 1
  return { ...board, x: board.x + (column * board.width) / 2, width: board.width / 2 }
}

export function drawSeat(pen: Pen, box: Box, seat: Seat, palette: Palette) {
  const size = Math.min(box.width * 0.36, box.height * 0.4)
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.56]
  pen.globalAlpha = seat.dice === 0 ? 0.35 : 1
  if (seat.isTurn) fillCircle(pen, x, y, size * 0.78, 'rgb(63 224 207 / .22)')
  if (seat.who === 1) crab(pen, x, y, size)
  else parrot(pen, x, y, size)
  pen.globalAlpha = 1
  const table = box.y + box.height * 0.86
  const die = Math.min(36, box.width / 7.4)
  for (let index = 0; index < seat.dice; index++) {
    const at = x + (index - (seat.dice - 1) / 2) * die * 1.26
    const value = seat.hand?.[index]
    if (value === undefined) {
      cup(pen, at, table, die)
      continue
    }
    if (value === 1 || value === seat.counted) fillCircle(pen, at, table, die * 0.82, 'rgb(63 224 207 / .5)')
    drawDie(pen, { x: at, y: table, size: die, lift: 0, turn: restTurn(value, 0) }, palette)
  }
  if (seat.bid || seat.word) bubble(pen, box, seat, palette)
}

function bubble(pen: Pen, box: Box, { bid, word }: Seat, palette: Palette) {
  const width = Math.min(box.width - 20, 118)
  const ribbon = { x: box.x + (box.width - width) / 2, y: box.y + box.height * 0.06, width, height: 40 }
  pen.fillStyle = '#fff6e2'
  pen.beginPath()
  pen.roundRect(ribbon.x, ribbon.y, width, 40, 16)
  pen.fill()
  pen.beginPath()
  pen.moveTo(ribbon.x + width / 2 - 8, ribbon.y + 38)
  pen.lineTo(ribbon.x + width / 2 + 8, ribbon.y + 38)
  pen.lineTo(ribbon.x + width / 2, ribbon.y + 50)
  pen.fill()
  if (word)
    write(pen, word, ribbon.x + width / 2, ribbon.y + 20, { size: 16, color: '#b8322a', widest: width - 16 })
  else if (bid) drawBid(pen, bid, { x: ribbon.x + width / 2, y: ribbon.y + 20, color: '#2a1a10' }, palette)
}

interface BidPlace {
  readonly x: number
  readonly y: number
  readonly color: string
}

/** "4 ×" and the face. */
export function drawBid(pen: Pen, { count, face }: Bid, { x, y, color }: BidPlace, palette: Palette) {
  write(pen, `${count} ×`, x - 6, y, { size: 21, color, align: 'right' })
  drawDie(pen, { x: x + 18, y: y + 1, size: 25, lift: 0, turn: restTurn(face, 0) }, palette)
}

function cup(pen: Pen, x: number, y: number, size: number) {
  pen.fillStyle = 'rgb(0 0 0 / .3)'
  pen.beginPath()
  pen.ellipse(x + 2, y + size * 0.42, size * 0.55, size * 0.2, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = '#6b4426'
  pen.beginPath()
  pen.moveTo(x - size * 0.52, y + size * 0.4)
  pen.quadraticCurveTo(x - size * 0.6, y - size * 0.62, x, y - size * 0.62)
  pen.quadraticCurveTo(x + size * 0.6, y - size * 0.62, x + size * 0.52, y + size * 0.4)
  pen.fill()
  pen.strokeStyle = '#a8743f'
  pen.lineWidth = 2
  pen.beginPath()
  pen.arc(x - size * 0.05, y - size * 0.05, size * 0.36, Math.PI * 1.05, Math.PI * 1.5)
  pen.stroke()
}

function eyes(pen: Pen, x: number, y: number, gap: number, radius: number) {
  for (const side of [-1, 1]) {
    fillCircle(pen, x + side * gap, y, radius, '#ffffff')
    fillCircle(pen, x + side * gap + radius * 0.15, y + radius * 0.15, radius * 0.55, '#16202a')
    fillCircle(pen, x + side * gap, y - radius * 0.1, radius * 0.2, '#ffffff')
  }
}

function crab(pen: Pen, x: number, y: number, size: number) {
  const red = '#e8583f'
  pen.strokeStyle = shade(red, -0.25)
  pen.lineWidth = size * 0.08
  pen.lineCap = 'round'
  for (const side of [-1, 1]) {
    for (const leg of [0.18, 0.34]) {
      pen.beginPath()
      pen.moveTo(x + side * size * 0.36, y + size * leg)
      pen.lineTo(x + side * size * 0.68, y + size * (leg + 0.14))
      pen.stroke()
    }
    pen.beginPath()
    pen.moveTo(x + side * size * 0.4, y)
    pen.lineTo(x + side * size * 0.64, y - size * 0.24)
    pen.stroke()
    fillCircle(pen, x + side * size * 0.68, y - size * 0.38, size * 0.19, red)
    pen.fillStyle = '#3a1626'
    pen.beginPath()
    pen.moveTo(x + side * size * 0.68, y - size * 0.38)
    pen.lineTo(x + side * size * 0.6, y - size * 0.6)
    pen.lineTo(x + side * size * 0.78, y - size * 0.6)
    pen.fill()
    pen.beginPath()
    pen.moveTo(x + side * size * 0.16, y - size * 0.2)
    pen.lineTo(x + side * size * 0.18, y - size * 0.42)
    pen.stroke()
  }
  const shell = pen.createLinearGradient(0, y - size * 0.4, 0, y + size * 0.4)
  shell.addColorStop(0, shade(red, 0.28))
  shell.addColorStop(1, shade(red, -0.2))
  pen.fillStyle = shell
  pen.beginPath()
  pen.ellipse(x, y + size * 0.1, size * 0.52, size * 0.37, 0, 0, 2 * Math.PI)
  pen.fill()
  eyes(pen, x, y - size * 0.42, size * 0.18, size * 0.12)
  pen.strokeStyle = '#5a1a1a'
  pen.lineWidth = size * 0.045
  pen.beginPath()
  pen.arc(x, y + size * 0.08, size * 0.16, 0.2, Math.PI - 0.2)
  pen.stroke()
}

function parrot(pen: Pen, x: number, y: number, size: number) {
  const green = '#27a36a'
  pen.fillStyle = shade(green, -0.3)
  pen.beginPath()
  pen.ellipse(x + size * 0.3, y + size * 0.26, size * 0.16, size * 0.42, -0.35, 0, 2 * Math.PI)
  pen.fill()
  const coat = pen.createLinearGradient(x - size * 0.4, 0, x + size * 0.4, 0)
  coat.addColorStop(0, shade(green, 0.3))
  coat.addColorStop(1, shade(green, -0.15))
  pen.fillStyle = coat
  pen.beginPath()
  pen.ellipse(x, y + size * 0.14, size * 0.38, size * 0.46, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = '#ffd166'
  pen.beginPath()
  pen.ellipse(x - size * 0.06, y + size * 0.24, size * 0.22, size * 0.3, 0, 0, 2 * Math.PI)
  pen.fill()
  fillCircle(pen, x, y - size * 0.28, size * 0.31, green)
  pen.fillStyle = '#e8503f'
  for (const lean of [-0.24, 0, 0.24]) {
    pen.beginPath()
    pen.ellipse(x + lean * size * 0.5, y - size * 0.62, size * 0.07, size * 0.2, lean, 0, 2 * Math.PI)
    pen.fill()
  }
  eyes(pen, x, y - size * 0.34, size * 0.15, size * 0.1)
  pen.fillStyle = '#ffb63d'
  pen.beginPath()
  pen.moveTo(x - size * 0.13, y - size * 0.24)
  pen.lineTo(x + size * 0.13, y - size * 0.24)
  pen.quadraticCurveTo(x + size * 0.08, y - size * 0.02, x, y - size * 0.02)
  pen.quadraticCurveTo(x - size * 0.1, y - size * 0.02, x - size * 0.13, y - size * 0.24)
  pen.fill()
}
