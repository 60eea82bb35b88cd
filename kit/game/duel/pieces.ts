import { fillCircle, shade } from '#kit/game/draw.ts'

type Pen = CanvasRenderingContext2D

/** Colours of a piece: its face and its embossed sign, so that pieces differ in shape as well as colour. */
export interface Tone {
  readonly face: string
  readonly emboss: 'ring' | 'dot' | 'none'
}

/** A round piece seen slightly from the front: side, face, an embossed sign and light from the upper left. */
export function paintDisc(pen: Pen, radius: number, { face, emboss }: Tone) {
  const depth = radius * 0.16
  fillCircle(pen, 0, depth * 1.9, radius * 0.98, 'rgb(0 12 20 / .26)')
  fillCircle(pen, 0, depth * 0.75, radius, shade(face, -0.42))
  const light = pen.createLinearGradient(-radius, -radius, radius, radius)
  light.addColorStop(0, shade(face, 0.34))
  light.addColorStop(0.55, face)
  light.addColorStop(1, shade(face, -0.16))
  fillCircle(pen, 0, -depth * 0.35, radius, light)
  if (emboss === 'none') return
  const inner = emboss === 'ring' ? radius * 0.62 : radius * 0.3
  pen.lineWidth = radius * 0.11
  for (const [dy, color] of [
    [radius * 0.05, shade(face, 0.45)],
    [0, shade(face, -0.22)],
  ] as const) {
    pen.beginPath()
    pen.arc(0, dy - depth * 0.35, inner, 0, 2 * Math.PI)
    if (emboss === 'ring') {
      pen.strokeStyle = color
      pen.stroke()
    } else {
      pen.fillStyle = color
      pen.fill()
    }
  }
}

/** An enamel cross or ring. */
export function paintSign(pen: Pen, sign: 'cross' | 'ring', half: number, color: string) {
  const wide = half * 0.42
  pen.lineCap = 'round'
  for (const [dy, paint, width] of [
    [half * 0.26, 'rgb(0 12 20 / .25)', wide],
    [half * 0.12, shade(color, -0.42), wide],
    [0, color, wide],
    [-half * 0.07, shade(color, 0.38), wide * 0.34],
  ] as const) {
    pen.strokeStyle = paint
    pen.lineWidth = width
    pen.beginPath()
    if (sign === 'ring') pen.arc(0, dy, half * 0.78, 0, 2 * Math.PI)
    else {
      const arm = half * 0.74
      pen.moveTo(-arm, dy - arm)
      pen.lineTo(arm, dy + arm)
      pen.moveTo(arm, dy - arm)
      pen.lineTo(-arm, dy + arm)
    }
    pen.stroke()
  }
}
