import { fillRound, shade, type Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import { hash32 } from '#kit/random/random.ts'
import { PAPER, PAPER_DEEP } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** Where things stand: the chart, and what the hand needs below it or beside it. */
export interface Room {
  readonly chart: Box
  readonly side: Box
  /** One line of words between them. */
  readonly words: Box
  readonly isWide: boolean
}

const WORDS = 30
const GAP = 8
const WIDE = 1.15
/** A standing phone leaves a stage this low when the page has its bars around it. */
const LOW_STAGE = 470

/** Higher than wide, but not by much: there is no room to waste below the chart. */
export const isLow = ({ width, height }: StageSize): boolean => height < LOW_STAGE && width <= height * WIDE

/** `below`: pixels that the hand's part takes under the chart of a tall stage. */
export function roomIn({ width, height }: StageSize, below: number): Room {
  const margin = Math.max(8, Math.min(18, width * 0.025))
  const isWide = width > height * WIDE
  if (isWide) {
    const chartWidth = Math.min(width * 0.56, height * 1.25)
    const sideWidth = Math.min(440, width - chartWidth - 3 * margin)
    const left = (width - chartWidth - sideWidth - margin) / 2
    const side = { x: left + chartWidth + margin, width: sideWidth }
    return {
      isWide,
      chart: { x: left, y: margin, width: chartWidth, height: height - 2 * margin },
      words: { ...side, y: margin + 8, height: WORDS },
      side: { ...side, y: margin + WORDS + 16, height: height - 2 * margin - WORDS - 16 },
    }
  }
  const inner = Math.min(width - 2 * margin, 620)
  const x = (width - inner) / 2
  const chart = height - 2 * margin - below - WORDS - 2 * GAP
  return {
    isWide,
    chart: { x, y: margin, width: inner, height: chart },
    words: { x, y: margin + chart + GAP, width: inner, height: WORDS },
    side: { x, y: height - margin - below, width: inner, height: below },
  }
}

/** An old chart: paper with worn edges, stains and a rose of the winds. */
export function paintChart(pen: Pen, box: Box) {
  fillRound(pen, { ...box, x: box.x + 3, y: box.y + 6 }, 14, 'rgb(0 0 0 / .38)')
  const paper = pen.createRadialGradient(
    box.x + box.width * 0.35,
    box.y + box.height * 0.25,
    10,
    box.x + box.width / 2,
    box.y + box.height / 2,
    Math.max(box.width, box.height) * 0.75,
  )
  paper.addColorStop(0, shade(PAPER, 0.4))
  paper.addColorStop(0.55, PAPER)
  paper.addColorStop(1, PAPER_DEEP)
  pen.fillStyle = paper
  pen.beginPath()
  const teeth = 26
  for (let side = 0; side < 4; side++)
    for (let tooth = 0; tooth < teeth; tooth++) {
      const k = tooth / teeth
      const worn = (hash32(`${side} ${tooth}`) % 100) / 34
      if (side === 0) pen.lineTo(box.x + box.width * k, box.y + worn)
      if (side === 1) pen.lineTo(box.x + box.width - worn, box.y + box.height * k)
      if (side === 2) pen.lineTo(box.x + box.width * (1 - k), box.y + box.height - worn)
      if (side === 3) pen.lineTo(box.x + worn, box.y + box.height * (1 - k))
    }
  pen.closePath()
  pen.fill()
  pen.save()
  pen.clip()
  for (let stain = 0; stain < 5; stain++) {
    const seed = hash32(`stain ${stain}`)
    pen.strokeStyle = pen.fillStyle = 'rgb(150 96 40 / .07)'
    pen.beginPath()
    pen.arc(
      box.x + ((seed % 100) / 100) * box.width,
      box.y + (((seed >> 8) % 100) / 100) * box.height,
      20 + (seed % 50),
      0,
      2 * Math.PI,
    )
    pen.lineWidth = 5
    if (stain % 2) pen.stroke()
    else pen.fill()
  }
  rose(pen, box.x + box.width - 40, box.y + box.height - 40, 62)
  pen.restore()
}

function rose(pen: Pen, x: number, y: number, size: number) {
  pen.fillStyle = 'rgb(130 80 34 / .13)'
  for (let ray = 0; ray < 8; ray++) {
    const far = ray % 2 ? size * 0.55 : size
    const angle = (ray * Math.PI) / 4
    pen.beginPath()
    pen.moveTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
    pen.lineTo(x + Math.cos(angle + 0.4) * size * 0.2, y + Math.sin(angle + 0.4) * size * 0.2)
    pen.lineTo(x + Math.cos(angle - 0.4) * size * 0.2, y + Math.sin(angle - 0.4) * size * 0.2)
    pen.fill()
  }
}
