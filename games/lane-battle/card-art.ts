import { fillCircle, fillRound, strokeRound, write, type Box } from '#kit/game/draw.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Slot } from './controls.ts'
import { drawUnit } from './unit-art.ts'
import { MOST_ENERGY, type Weather } from './world.ts'

type Pen = CanvasRenderingContext2D

export function drawSlot(
  pen: Pen,
  { box, name, cost, level, isOn, may }: Slot,
  number: (value: number) => string,
) {
  const lift = isOn ? 5 : 0
  const place = { ...box, y: box.y - lift }
  const { x, y, width, height } = place
  fillRound(pen, { ...box, y: box.y + 3 }, 12, 'rgb(4 16 28 / .55)')
  fillRound(pen, place, 12, isOn ? '#1f7f86' : '#f4e3b5')
  fillRound(
    pen,
    { x: x + 3, y: y + 3, width: width - 6, height: height - 6 },
    10,
    isOn ? '#2a9a9f' : '#fff4dc',
  )
  strokeRound(pen, place, 12, isOn ? '#8dfff0' : 'rgb(122 79 47 / .5)', isOn ? 2.6 : 1.4)
  pen.globalAlpha = may ? 1 : 0.38
  if (name === 'raise') drawArrow(pen, x + width / 2, y + height / 2, width)
  else {
    pen.save()
    pen.translate(x + width / 2, y + height * 0.42)
    const size = Math.min(width / 50, height / 58)
    pen.scale(size, size)
    drawUnit(canvasBrush(pen), name, 0, 0.6)
    pen.restore()
  }
  pen.globalAlpha = 1
  for (let dot = 1; dot < level; dot++) fillCircle(pen, x + 8 + (dot - 1) * 7, y + 8, 2.8, '#ff8a3d')
  if (cost === 0) return
  fillCircle(pen, x + width / 2, y + height - 12, 11, '#4a2f8f')
  fillCircle(pen, x + width / 2, y + height - 13, 10, may ? '#8a5cf0' : '#7a7498')
  write(pen, number(cost), x + width / 2, y + height - 12.5, { size: 14, color: '#ffffff', widest: 18 })
}

function drawArrow(pen: Pen, x: number, y: number, width: number) {
  pen.strokeStyle = '#c2603f'
  pen.lineWidth = width * 0.1
  pen.lineCap = pen.lineJoin = 'round'
  for (const shift of [-0.14, 0.08]) {
    pen.beginPath()
    pen.moveTo(x - width * 0.22, y + width * (shift + 0.16))
    pen.lineTo(x, y + width * (shift - 0.06))
    pen.lineTo(x + width * 0.22, y + width * (shift + 0.16))
    pen.stroke()
  }
}

/** Ten drops of energy; the one that comes grows. */
export function drawEnergy(pen: Pen, { x, y, width, height }: Box, energy: number, isMirrored: boolean) {
  const part = width / MOST_ENERGY
  for (let index = 0; index < MOST_ENERGY; index++) {
    const share = Math.max(0, Math.min(1, energy - index))
    const at = isMirrored ? x + width - (index + 1) * part : x + index * part
    const box = { x: at + 1.5, y: y + 3, width: part - 3, height: height - 8 }
    fillRound(pen, box, 5, 'rgb(4 16 28 / .5)')
    if (share <= 0) continue
    const filled = box.width * share
    const from = isMirrored ? box.x + box.width - filled : box.x
    fillRound(pen, { ...box, x: from, width: filled }, 5, share >= 1 ? '#a87cff' : '#7a5cc0')
    if (share >= 1)
      fillRound(
        pen,
        { x: box.x + 3, y: box.y + 2, width: box.width - 6, height: 3 },
        1.5,
        'rgb(255 255 255 / .5)',
      )
  }
}

/** The weather and the one that follows. */
export function drawWeather(pen: Pen, x: number, y: number, weather: Weather, size: number) {
  pen.lineCap = 'round'
  if (weather === 'sun') {
    fillCircle(pen, x, y, size * 0.42, '#ffd84a')
    return
  }
  if (weather === 'fog') {
    pen.strokeStyle = '#e8f0f6'
    pen.lineWidth = size * 0.16
    for (const row of [-0.3, 0, 0.3])
      line(pen, [x - size * 0.42, y + row * size, x + size * 0.42, y + row * size])
    return
  }
  if (weather === 'wind') {
    pen.strokeStyle = '#bfe8ff'
    pen.lineWidth = size * 0.13
    for (const row of [-0.26, 0.02, 0.3])
      line(pen, [
        x - size * 0.45,
        y + row * size,
        x + size * (0.2 + row * 0.4),
        y + row * size,
        x + size * 0.42,
        y + (row - 0.14) * size,
      ])
    return
  }
  fillCircle(pen, x - size * 0.18, y - size * 0.1, size * 0.26, '#cfdde8')
  fillCircle(pen, x + size * 0.16, y - size * 0.14, size * 0.32, '#e8f0f6')
  pen.strokeStyle = '#55b4ff'
  pen.lineWidth = size * 0.1
  for (const drop of [-0.24, 0, 0.24])
    line(pen, [x + drop * size, y + size * 0.2, x + (drop - 0.06) * size, y + size * 0.42])
}

function line(pen: Pen, points: readonly number[]) {
  pen.beginPath()
  for (let at = 0; at < points.length; at += 2) pen.lineTo(points[at]!, points[at + 1]!)
  pen.stroke()
}
