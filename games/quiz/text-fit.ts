import { FONT_TEXT, type Box } from '#kit/game/draw.ts'

type Pen = CanvasRenderingContext2D

export interface FitOptions {
  readonly size: number
  readonly smallest?: number
  readonly color: string
  readonly weight?: number
  readonly font?: string
  readonly lines?: number
}

const segmenters = new Map<string, Intl.Segmenter>()

/** Where a line of this language may be broken: Thai and Japanese have no spaces. */
function pieces(text: string): readonly string[] {
  const locale = document.documentElement.lang || 'en'
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, known)
  if (/\s/.test(text)) return text.split(/(?<=[\s-])/)
  return [...known.segment(text)].map(({ segment }) => segment)
}

function broken(pen: Pen, parts: readonly string[], width: number): readonly string[] {
  const lines: string[] = []
  for (const part of parts) {
    const longer = (lines.at(-1) ?? '') + part
    if (lines.length > 0 && pen.measureText(longer.trimEnd()).width <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.map((line) => line.trim())
}

/** Writes into the middle of a box, in several lines and smaller if it must. */
export function writeInside(pen: Pen, text: string, box: Box, options: FitOptions) {
  const { size, smallest = 12, color, weight = 700, font = FONT_TEXT, lines: most = 2 } = options
  const parts = pieces(text)
  let current = size
  let lines: readonly string[] = [text]
  for (; current >= smallest; current -= 1) {
    pen.font = `${weight} ${current}px ${font}`
    lines = pen.measureText(text).width <= box.width ? [text] : broken(pen, parts, box.width)
    const fits = lines.every((line) => pen.measureText(line).width <= box.width)
    if (fits && lines.length <= most && lines.length * current * 1.16 <= box.height) break
  }
  const height = Math.max(current, smallest) * 1.16
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = color
  for (const [row, line] of lines.entries())
    pen.fillText(
      line,
      box.x + box.width / 2,
      box.y + box.height / 2 + (row - (lines.length - 1) / 2) * height + size * 0.03,
      box.width,
    )
}

/** Words grow with the stamp: 1 on a phone. */
export const scaleOf = ({ width }: Box): number => Math.max(1, Math.min(1.6, width / 310))
