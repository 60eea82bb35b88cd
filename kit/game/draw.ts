type Pen = CanvasRenderingContext2D
type Paint = string | CanvasGradient | CanvasPattern

/** Typefaces (docs/look.md 4): display for digits and headings, text for the rest, then fonts of other scripts. */
export const FONT_DISPLAY = '"Bricolage Grotesque Variable", system-ui, "Noto Sans", sans-serif'
export const FONT_TEXT = '"Onest Variable", system-ui, "Noto Sans", sans-serif'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const inside = ({ x, y, width, height }: Box, at: { readonly x: number; readonly y: number }) =>
  at.x >= x && at.x < x + width && at.y >= y && at.y < y + height

export function fillRound(pen: Pen, { x, y, width, height }: Box, radius: number, paint: Paint) {
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.fillStyle = paint
  pen.fill()
}

export function strokeRound(
  pen: Pen,
  { x, y, width, height }: Box,
  radius: number,
  paint: Paint,
  lineWidth = 2,
) {
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.strokeStyle = paint
  pen.lineWidth = lineWidth
  pen.stroke()
}

export function fillCircle(pen: Pen, x: number, y: number, radius: number, paint: Paint) {
  pen.beginPath()
  pen.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI)
  pen.fillStyle = paint
  pen.fill()
}

/** A piece with a top face, a darker lower side and a rim of light: the look of every board (docs/look.md 11). */
export function slab(
  pen: Pen,
  box: Box,
  radius: number,
  top: string,
  side: string,
  depth = box.height * 0.09,
) {
  fillRound(pen, { ...box, y: box.y + depth * 0.4, height: box.height - depth * 0.4 }, radius, side)
  fillRound(pen, { ...box, height: box.height - depth }, radius, top)
  pen.save()
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.width, box.height - depth, radius)
  pen.clip()
  pen.strokeStyle = 'rgb(255 255 255 / .45)'
  pen.lineWidth = 2
  pen.beginPath()
  pen.roundRect(box.x + 1, box.y + 1, box.width - 2, box.height, radius)
  pen.stroke()
  pen.restore()
}

/** A glossy ball with light from the upper left. */
export function ball(pen: Pen, x: number, y: number, radius: number, color: string) {
  const light = pen.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.28, color)
  light.addColorStop(1, shade(color, -0.38))
  fillCircle(pen, x, y, radius, light)
}

/**
 * Copies a picture of the canvas's size plus a margin, aligned to pixels: an offset by a fraction would blur it and cost
 * as much as scaling.
 */
export function copyWhole(pen: Pen, image: HTMLCanvasElement, margin = 0) {
  const { a: ratio, e, f } = pen.getTransform()
  pen.save()
  pen.setTransform(1, 0, 0, 1, Math.round(e - margin * ratio), Math.round(f - margin * ratio))
  pen.drawImage(image, 0, 0)
  pen.restore()
}

/** A number with its sign, such as "+4" or "×3": in right-to-left text the sign stays before the digits. */
export const signed = (text: string) => `\u2066${text}\u2069`

export interface TextOptions {
  readonly size: number
  readonly color?: string
  readonly align?: CanvasTextAlign
  readonly weight?: number
  readonly font?: string
  /** Pixels; a longer text is compressed. */
  readonly widest?: number
}

/** Writes text centred vertically at `y`. */
export function write(pen: Pen, text: string, x: number, y: number, options: TextOptions) {
  const { size, color = '#ffffff', align = 'center', weight = 800, font = FONT_DISPLAY, widest } = options
  pen.font = `${weight} ${size}px ${font}`
  pen.textAlign = align
  pen.textBaseline = 'middle'
  pen.fillStyle = color
  pen.fillText(text, x, y + size * 0.04, widest)
}

/** Lightens (k > 0) or darkens (k < 0) a `#rrggbb` colour by the share k. */
export function shade(color: string, k: number): string {
  const number = parseInt(color.slice(1, 7), 16)
  const part = (value: number) =>
    Math.max(0, Math.min(255, Math.round(k < 0 ? value * (1 + k) : value + (255 - value) * k)))
  const mixed = (part(number >> 16) << 16) | (part((number >> 8) & 255) << 8) | part(number & 255)
  return `#${(mixed + 0x1000000).toString(16).slice(1)}`
}

/** The largest box of this shape (width / height) in the middle of the space, with a margin; empty if there is no space. */
export function fitBox(room: Box, shape: number, margin = 0): Box {
  const width = Math.max(0, Math.min(room.width - 2 * margin, (room.height - 2 * margin) * shape))
  const height = width / shape
  return { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height }
}
