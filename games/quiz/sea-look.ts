import type { StageSize } from '#kit/game/stage.ts'
import type { Tint } from './palette.ts'

type Pen = CanvasRenderingContext2D

const BANDS = 5

/** The harbour behind the stamp: light from the upper left, and swell below. */
export function paintSea(pen: Pen, { width, height }: StageSize, { glow, deep }: Tint) {
  const light = pen.createRadialGradient(
    width * 0.25,
    height * 0.08,
    0,
    width * 0.25,
    height * 0.08,
    Math.hypot(width, height) * 0.9,
  )
  light.addColorStop(0, `color-mix(in srgb, ${glow} 82%, #ffe2b0)`)
  light.addColorStop(0.45, glow)
  light.addColorStop(1, deep)
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  for (let band = 0; band < BANDS; band++) {
    const top = height * (0.5 + band * 0.115)
    pen.fillStyle = `color-mix(in srgb, ${deep} ${16 + band * 7}%, transparent)`
    pen.beginPath()
    pen.moveTo(0, height)
    for (let x = 0; x <= width + 16; x += 16)
      pen.lineTo(x, top + Math.sin(x / (70 + band * 17) + band * 1.9) * (7 + band * 2))
    pen.lineTo(width, height)
    pen.closePath()
    pen.fill()
  }
}
