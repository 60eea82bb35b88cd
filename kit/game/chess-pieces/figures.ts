import { CHESS_DRAWINGS, disc, type Drawing } from './drawings.ts'
import { FAIRY_DRAWINGS } from './fairy-drawings.ts'

type Pen = CanvasRenderingContext2D

export type Figure = keyof typeof CHESS_DRAWINGS | keyof typeof FAIRY_DRAWINGS
export const FIGURES: Readonly<Record<Figure, Drawing>> = { ...CHESS_DRAWINGS, ...FAIRY_DRAWINGS }

export interface Coat {
  readonly top: string
  readonly side: string
  readonly light: string
  readonly line: string
  readonly eye: string
  readonly shine: number
}

/** Colours of the light side and the dark side. */
export const IVORY: Coat = {
  top: '#fff8e6',
  side: '#a8733c',
  light: '#ffffff',
  line: '#c99b5f',
  eye: '#7a4a22',
  shine: 0.9,
}
export const TEAL: Coat = {
  top: '#1f4a5c',
  side: '#0a1d28',
  light: '#5b9bb0',
  line: '#0a1d28',
  eye: '#ffd98a',
  shine: 0.75,
}

const EYE = 4
const paths = new Map<string, Path2D>()
const pathOf = (text: string): Path2D => {
  const known = paths.get(text) ?? new Path2D(text)
  paths.set(text, known)
  return known
}

/** Paints a figure: a dark side shifted down, a lit top, an eye or a slit, a highlight. */
export function paintFigure(pen: Pen, { body, lines, light, eye }: Drawing, coat: Coat) {
  const shape = pathOf(body)
  pen.lineJoin = pen.lineCap = 'round'
  pen.fillStyle = 'rgb(36 12 4 / .28)'
  pen.beginPath()
  pen.ellipse(55, 93, 40, 8, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = pen.strokeStyle = coat.side
  pen.lineWidth = 5
  pen.save()
  pen.translate(0, 3)
  pen.stroke(shape)
  pen.fill(shape, 'nonzero')
  pen.restore()
  pen.stroke(shape)
  pen.fillStyle = coat.top
  pen.fill(shape, 'nonzero')
  if (lines) {
    pen.strokeStyle = coat.line
    pen.stroke(pathOf(lines))
  }
  pen.strokeStyle = coat.light
  pen.globalAlpha = coat.shine
  pen.stroke(pathOf(light))
  pen.globalAlpha = 1
  if (!eye) return
  pen.fillStyle = coat.eye
  pen.fill(pathOf(disc(eye[0], eye[1], EYE)), 'nonzero')
}

/** The same figure as SVG for a cover, in a box of 100 from the origin. */
export function figureArt({ body, lines, light, eye }: Drawing, coat: Coat): string {
  return (
    `<g stroke-width="5" stroke-linejoin="round" stroke-linecap="round" fill="none">` +
    `<path d="${body}" transform="translate(0 4)" fill="${coat.side}" stroke="${coat.side}"/>` +
    `<path d="${body}" fill="${coat.top}" stroke="${coat.side}" stroke-width="2.500"/>` +
    (lines ? `<path d="${lines}" stroke="${coat.line}"/>` : '') +
    `<path d="${light}" stroke="${coat.light}" opacity="${coat.shine}"/>` +
    (eye ? `<circle cx="${eye[0]}" cy="${eye[1]}" r="${EYE}" fill="${coat.eye}"/>` : '') +
    '</g>'
  )
}
