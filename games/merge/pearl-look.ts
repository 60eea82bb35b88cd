import { fillCircle, shade } from '#kit/game/draw.ts'
import type { Sprites } from '#kit/game/sprites.ts'

type Pen = CanvasRenderingContext2D

/** Colours of the round pieces, from the smallest bead to the largest pearl. */
export const PEARLS = [
  '#ff8fa3',
  '#ffb457',
  '#ffe066',
  '#7ddc6f',
  '#35c9a5',
  '#38b6ff',
  '#6f7bff',
  '#b06bff',
  '#ff6fc0',
  '#f6ecff',
] as const

export const pearlColor = (rank: number) => PEARLS[(rank - 1) % PEARLS.length]!

/** A shell's band and ribs, or a pearl's shine: told apart without colour. */
export function drawPearl(
  pen: Pen,
  stamps: Sprites,
  rank: number,
  spot: { x: number; y: number; radius: number },
) {
  const { x, y, radius } = spot
  const size = Math.max(4, Math.ceil(radius * 2))
  stamps.draw(
    pen,
    {
      key: `pearl ${rank} ${size}`,
      width: size,
      height: size,
      bleed: 2,
      paint: (inner) => paint(inner, rank, size / 2),
    },
    { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 },
  )
}

function paint(pen: Pen, rank: number, radius: number) {
  const color = pearlColor(rank)
  const light = pen.createRadialGradient(radius * 0.62, radius * 0.55, radius * 0.08, radius, radius, radius)
  light.addColorStop(0, shade(color, 0.75))
  light.addColorStop(0.35, color)
  light.addColorStop(0.8, shade(color, -0.14))
  light.addColorStop(1, shade(color, -0.4))
  fillCircle(pen, radius, radius, radius, light)
  pen.save()
  pen.beginPath()
  pen.arc(radius, radius, radius, 0, 2 * Math.PI)
  pen.clip()
  pen.strokeStyle = 'rgb(255 255 255 / .38)'
  pen.lineCap = 'round'
  pen.lineWidth = radius * 0.09
  if (rank % 3 === 1) swirl(pen, radius)
  if (rank % 3 === 2) ribs(pen, radius)
  pen.restore()
  pen.save()
  pen.translate(radius * 0.62, radius * 0.5)
  pen.rotate(-0.6)
  pen.scale(1, 0.55)
  fillCircle(pen, 0, 0, radius * 0.24, 'rgb(255 255 255 / .85)')
  pen.restore()
}

function swirl(pen: Pen, radius: number) {
  pen.beginPath()
  for (let step = 0; step <= 44; step++) {
    const turn = step * 0.28
    const far = radius * (0.06 + step * 0.019)
    pen.lineTo(radius * 1.06 + Math.cos(turn) * far, radius * 1.1 + Math.sin(turn) * far)
  }
  pen.stroke()
}

function ribs(pen: Pen, radius: number) {
  for (const lean of [-0.9, -0.45, 0, 0.45, 0.9]) {
    pen.beginPath()
    pen.moveTo(radius, radius * 1.85)
    pen.quadraticCurveTo(radius + lean * radius, radius * 1.1, radius + lean * radius * 1.15, radius * 0.2)
    pen.stroke()
  }
}
