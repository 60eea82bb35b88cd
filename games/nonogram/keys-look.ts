import { fillCircle, fillRound, shade, slab, strokeRound, write, type Box } from '#kit/game/draw.ts'
import type { Key } from './board-layout.ts'
import { isBright } from './clue-look.ts'
import { LIT } from './look.ts'
import { CROSSES } from './marks.ts'

type Pen = CanvasRenderingContext2D

interface KeyScene {
  readonly inks: readonly string[]
  /** The selected brush. */
  readonly armed: number
  readonly pressed: number | undefined
}

/** Big keys for the thumbs: a tile of each paint, and the cross. */
export function drawKeys(pen: Pen, keys: readonly Key[], { inks, armed, pressed }: KeyScene) {
  for (const { value, box } of keys) {
    const isArmed = value === armed
    const drop = value === pressed ? 2 : isArmed ? 0 : 1
    const at = { ...box, y: box.y + drop }
    fillRound(pen, { ...at, y: at.y + 5 }, 18, 'rgb(0 6 14 / .34)')
    slab(pen, at, 18, isArmed ? '#fff6e0' : '#d9c7a3', isArmed ? '#cf9a3c' : '#8f7a55', 6)
    if (isArmed) strokeRound(pen, { ...at, height: at.height - 1 }, 18, LIT, 3.5)
    const side = Math.min(at.width, at.height) * 0.52
    const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 - 3 }
    if (value === CROSSES) drawCrossIcon(pen, middle, side)
    else drawTileIcon(pen, middle, side, inks[value - 1]!)
  }
}

interface Spot {
  readonly x: number
  readonly y: number
}

function drawTileIcon(pen: Pen, { x, y }: Spot, side: number, ink: string) {
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  slab(pen, box, side * 0.22, ink, shade(ink, -0.45), side * 0.14)
  if (isBright(ink)) strokeRound(pen, box, side * 0.22, 'rgb(70 40 10 / .3)', 1.5)
}

function drawCrossIcon(pen: Pen, { x, y }: Spot, side: number) {
  const arm = side * 0.34
  pen.strokeStyle = '#8a5f2e'
  pen.lineWidth = side * 0.17
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x - arm, y - arm)
  pen.lineTo(x + arm, y + arm)
  pen.moveTo(x + arm, y - arm)
  pen.lineTo(x - arm, y + arm)
  pen.stroke()
}

/** The oil that is left in the lamp: a glass tube with a flame at its end. */
export function drawGauge(pen: Pen, box: Box, share: number, text: string) {
  const { x, y, width, height } = box
  fillRound(pen, box, height / 2, 'rgb(8 6 24 / .62)')
  const level = Math.max(height - 6, (width - 6) * Math.min(1, share))
  const isLow = share < 0.25
  fillRound(
    pen,
    { x: x + 3, y: y + 3, width: level, height: height - 6 },
    (height - 6) / 2,
    isLow ? '#ff7a5b' : '#ffc14a',
  )
  fillRound(
    pen,
    { x: x + 9, y: y + 6, width: Math.max(1, level - 12), height: 3 },
    2,
    'rgb(255 255 255 / .5)',
  )
  const flame = { x: x + height * 0.5, y: y + height * 0.5 }
  fillCircle(pen, flame.x, flame.y, height * 0.26, '#fff6d8')
  write(pen, text, x + width / 2, y + height / 2, { size: 14, color: '#2a1600', weight: 800 })
}
