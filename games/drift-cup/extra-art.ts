import type { Race } from './race.ts'

type Pen = CanvasRenderingContext2D

/** What surrounds a car: flames of a push, a bubble, air that streams past. Drawn in metres. */
export function drawExtras(pen: Pen, race: Race, index: number) {
  const car = race.cars[index]!
  const kart = race.karts[index]
  const tow = race.tow[index] ?? 0
  const isStill = !(kart && (kart.boost > 0 || kart.bubble > 0)) && tow < 0.1
  if (isStill) return
  pen.save()
  pen.translate(car.x, car.z)
  pen.rotate(-car.heading)
  if (kart && kart.boost > 0) drawFlames(pen, race.tick)
  if (kart && kart.bubble > 0) drawBubble(pen, kart.bubble)
  if (tow >= 0.1) drawAir(pen, tow, race.tick + index * 7)
  pen.restore()
}

function drawFlames(pen: Pen, tick: number) {
  const long = 1.6 + (tick % 5) * 0.25
  for (const [side, paint, part] of [
    [-0.4, '#ff8a3d', 1],
    [0.4, '#ff8a3d', 1],
    [-0.4, '#fff0a8', 0.55],
    [0.4, '#fff0a8', 0.55],
  ] as const) {
    pen.beginPath()
    pen.moveTo(side - 0.34 * part, -1.8)
    pen.lineTo(side + 0.34 * part, -1.8)
    pen.lineTo(side, -1.8 - long * part)
    pen.fillStyle = paint
    pen.fill()
  }
}

const FADING_TICKS = 90

function drawBubble(pen: Pen, left: number) {
  pen.globalAlpha = left < FADING_TICKS && Math.floor(left / 8) % 2 ? 0.35 : 1
  pen.beginPath()
  pen.arc(0, 0, 2.7, 0, 2 * Math.PI)
  pen.fillStyle = 'rgb(170 228 255 / .26)'
  pen.fill()
  pen.lineWidth = 0.22
  pen.strokeStyle = 'rgb(226 248 255 / .9)'
  pen.stroke()
  pen.beginPath()
  pen.arc(-0.9, 1, 0.7, 2, 4)
  pen.stroke()
  pen.globalAlpha = 1
}

/** Strokes of air along both sides, longer the stronger the pull. */
function drawAir(pen: Pen, tow: number, tick: number) {
  pen.beginPath()
  for (const [side, late] of [
    [-1.5, 0],
    [1.5, 3],
    [-2, 6],
    [2, 9],
  ] as const) {
    const from = 3 - ((tick + late) % 12) * 0.5
    pen.moveTo(side, from)
    pen.lineTo(side, from - 1 - tow * 2.2)
  }
  pen.lineCap = 'round'
  pen.lineWidth = 0.2
  pen.strokeStyle = `rgb(255 255 255 / ${0.15 + tow * 0.5})`
  pen.stroke()
}
