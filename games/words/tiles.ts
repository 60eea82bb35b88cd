import { fillRound, FONT_DISPLAY, shade, slab, strokeRound, write, type Box } from '#kit/game/draw.ts'
import { runsLeft, type Language } from './languages.ts'
import { drawPicture } from './pictures.ts'
import type { Motion } from './pulses.ts'

type Pen = CanvasRenderingContext2D

/** What a tile says by its colour. */
export type Tone = 'plain' | 'right' | 'near' | 'off' | 'picked' | 'slot' | 'dim'

const TONES: Readonly<Record<Tone, readonly [top: string, side: string, ink: string]>> = {
  plain: ['#fff4dc', '#d8a868', '#4a2c16'],
  right: ['#4fb774', '#246b45', '#ffffff'],
  near: ['#ffb63d', '#b36f12', '#3a2000'],
  off: ['#5d7384', '#36485a', '#e6eef3'],
  picked: ['#3fe0cf', '#158578', '#06302e'],
  slot: ['#ffffff', '#ffffff', '#ffffff'],
  dim: ['#c9b795', '#9c8458', '#7d6746'],
}

/** Scripts with strokes above and below the line need more room in a tile. */
const SMALLER: Partial<Record<Language, number>> = {
  th: 0.44,
  ar: 0.5,
  vi: 0.48,
  zh: 0.52,
  ja: 0.5,
  ko: 0.52,
}
const HEAVY = 800
const SCRIPT_WEIGHT = 700

export interface Script {
  readonly language: Language
  /** A letter or word as it is shown: capitals where the script has them. */
  shown(text: string): string
  readonly weight: number
  readonly size: number
  readonly leftwards: boolean
}

export function scriptOf(language: Language): Script {
  const smaller = SMALLER[language]
  return {
    language,
    shown: (text) => text.toLocaleUpperCase(language),
    weight: smaller && language !== 'vi' ? SCRIPT_WEIGHT : HEAVY,
    size: smaller ?? 0.54,
    leftwards: runsLeft(language),
  }
}

/** Runs a painting around the middle of a box under a motion. */
export function moved(pen: Pen, box: Box, { x, y, scale, turn }: Motion, paint: () => void) {
  if (x === 0 && y === 0 && scale === 1 && turn === 1) return paint()
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2]
  pen.save()
  pen.translate(middleX + x, middleY + y)
  pen.scale(scale * turn, scale)
  pen.translate(-middleX, -middleY)
  paint()
  pen.restore()
}

/** A tile of sea-worn wood with its letter. */
export function drawTile(
  pen: Pen,
  box: Box,
  { letter, tone, script }: { readonly letter: string; readonly tone: Tone; readonly script: Script },
) {
  const [top, side, ink] = TONES[tone]
  const radius = Math.min(14, box.width * 0.24)
  if (tone === 'slot') {
    fillRound(pen, box, radius, 'rgb(4 24 38 / .42)')
    fillRound(pen, { ...box, y: box.y + box.height - 5, height: 5 }, 3, 'rgb(255 255 255 / .3)')
  } else {
    fillRound(pen, { ...box, x: box.x + 1, y: box.y + 3 }, radius, 'rgb(3 18 30 / .28)')
    slab(pen, box, radius, top, side)
  }
  if (!letter) return
  const middle = box.y + box.height * (tone === 'slot' ? 0.5 : 0.465)
  const size = Math.min(box.width, box.height) * script.size
  const style = { size, color: ink, weight: script.weight, font: FONT_DISPLAY, widest: box.width * 0.84 }
  write(pen, script.shown(letter), box.x + box.width / 2, middle, style)
}

/** A postcard with a picture. */
export function drawCard(pen: Pen, box: Box, picture: number, ring?: string) {
  const radius = Math.min(18, box.width * 0.16)
  fillRound(pen, { ...box, x: box.x + 1, y: box.y + 4 }, radius, 'rgb(3 18 30 / .3)')
  fillRound(pen, box, radius, '#fffaf0')
  const edge = box.width * 0.055
  const paper = {
    x: box.x + edge,
    y: box.y + edge,
    width: box.width - 2 * edge,
    height: box.height - 2 * edge,
  }
  fillRound(pen, paper, radius * 0.75, '#d8edf2')
  const inset = box.width * 0.11
  drawPicture(pen, picture, {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  })
  if (ring)
    strokeRound(
      pen,
      { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 },
      radius,
      ring,
      4,
    )
}

/** A word as it is really written, letters joined, within a width. */
export function writeWord(
  pen: Pen,
  text: string,
  at: { readonly x: number; readonly y: number },
  style: { readonly script: Script; readonly size: number; readonly color: string; readonly widest: number },
) {
  const { script, size, color, widest } = style
  pen.save()
  pen.direction = script.leftwards ? 'rtl' : 'ltr'
  pen.font = `${script.weight} ${size}px ${FONT_DISPLAY}`
  // Squeezed letters are hard to read: a long word is written smaller instead.
  const width = pen.measureText(script.shown(text)).width
  const fitting = width > widest ? (size * widest) / width : size
  write(pen, script.shown(text), at.x, at.y, { size: fitting, color, weight: script.weight })
  pen.restore()
}

/** A shaded panel that the pieces of a board lie on. */
export function drawPanel(pen: Pen, box: Box, color = '#061f33', alpha = 0.34) {
  pen.save()
  pen.globalAlpha = alpha
  fillRound(pen, box, 22, color)
  pen.restore()
  strokeRound(pen, box, 22, 'rgb(255 255 255 / .1)', 1.5)
}

/** A round button with a sign: rub out, or give in. */
export function drawSign(pen: Pen, box: Box, sign: 'erase' | 'submit', isOn: boolean) {
  const color = !isOn ? '#8c7a5e' : sign === 'submit' ? '#ffb63d' : '#fff4dc'
  slab(pen, box, Math.min(14, box.height * 0.3), color, shade(color, -0.35))
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.46]
  const arm = Math.min(box.width, box.height) * 0.2
  pen.strokeStyle = '#3a2000'
  pen.lineWidth = Math.max(3, arm * 0.42)
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  if (sign === 'submit') {
    pen.moveTo(x - arm, y)
    pen.lineTo(x - arm * 0.25, y + arm * 0.75)
    pen.lineTo(x + arm * 1.1, y - arm * 0.8)
  } else {
    pen.moveTo(x + arm * 1.2, y)
    pen.lineTo(x - arm * 1.1, y)
    pen.moveTo(x - arm * 0.3, y - arm * 0.8)
    pen.lineTo(x - arm * 1.1, y)
    pen.lineTo(x - arm * 0.3, y + arm * 0.8)
  }
  pen.stroke()
}
