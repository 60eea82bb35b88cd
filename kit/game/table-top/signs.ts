import { fillRound, FONT_TEXT, shade, write, type Box } from '#kit/game/draw.ts'

type Pen = CanvasRenderingContext2D

export interface ButtonLook {
  readonly text: string
  readonly color: string
  readonly isOff?: boolean
  /** 0 to 1: how strongly a hint highlights it. */
  readonly glow?: number
}

/** A pill with a lower edge, like all buttons of the portal. */
export function drawButton(pen: Pen, box: Box, { text, color, isOff = false, glow = 0 }: ButtonLook) {
  const base = isOff ? '#4a5a66' : color
  const radius = box.height / 2
  pen.globalAlpha = isOff ? 0.55 : 1
  fillRound(pen, { ...box, y: box.y + 4 }, radius, 'rgb(0 0 0 / .35)')
  fillRound(pen, box, radius, shade(base, -0.32))
  const face = { ...box, height: box.height - 4 }
  const shine = pen.createLinearGradient(0, box.y, 0, box.y + box.height)
  shine.addColorStop(0, shade(base, 0.3))
  shine.addColorStop(1, base)
  fillRound(pen, face, radius - 2, shine)
  write(pen, text, box.x + box.width / 2, box.y + face.height / 2, {
    size: Math.min(19, box.height * 0.36),
    color: isOff ? '#dfe8ea' : '#2a1600',
    widest: box.width - 24,
  })
  pen.globalAlpha = 1
  if (glow > 0) halo(pen, box, radius, glow)
}

export function halo(pen: Pen, { x, y, width, height }: Box, radius: number, glow: number) {
  const far = 3 + Math.sin(glow * 20) * 2
  pen.beginPath()
  pen.roundRect(x - far, y - far, width + 2 * far, height + 2 * far, radius + far)
  pen.strokeStyle = 'rgb(255 244 190 / .95)'
  pen.lineWidth = 3
  pen.stroke()
}

/** Text on a dark ribbon. */
export function drawCaption(pen: Pen, text: string, box: Box, color = '#fff6e2') {
  if (!text) return
  pen.font = `700 15px ${FONT_TEXT}`
  const width = Math.min(box.width, pen.measureText(text).width + 32)
  const ribbon = { x: box.x + (box.width - width) / 2, y: box.y, width, height: box.height }
  fillRound(pen, ribbon, box.height / 2, 'rgb(6 14 24 / .62)')
  write(pen, text, box.x + box.width / 2, box.y + box.height / 2, {
    size: 15,
    weight: 700,
    font: FONT_TEXT,
    color,
    widest: width - 20,
  })
}

/** Splits the bar evenly between buttons. */
export function barParts(bar: Box, count: number, isRtl: boolean): Box[] {
  const gap = 10
  const width = Math.min(300, (bar.width - gap * (count - 1)) / count)
  const left = bar.x + (bar.width - width * count - gap * (count - 1)) / 2
  const parts = Array.from({ length: count }, (_, index) => ({
    ...bar,
    x: left + index * (width + gap),
    width,
  }))
  return isRtl ? parts.toReversed() : parts
}
