import { fillRound, shade, write, type Box } from '#kit/game/draw.ts'
import type { PadAction, PadKey } from './pad-layout.ts'

type Pen = CanvasRenderingContext2D

export interface PadState {
  readonly notesOn: boolean
  /** The digit that each tapped cell gets; 0 for none. */
  readonly armed: number
  /** The key that is pressed down. */
  readonly pressed: PadAction | undefined
  /** How many cells still need the digit. */
  remaining(digit: number): number
  write(digit: number): string
  /** Formats a number of cells, if keys are not digits. */
  count?(cells: number): string
}

const DIGIT_KEY = { top: '#4047b4', side: '#1d1b66' }
const TOOL_KEY = { top: '#2b2d86', side: '#15124c' }
const DONE_KEY = { top: '#25235f', side: '#17143f' }
const ARMED_KEY = { top: '#ffd44f', side: '#c98a10' }
const ARMED_INK = '#43250a'
/** Background of a key that is switched on. */
const ON_KEY = { top: '#3fe0cf', side: '#0b7a70' }
const ON_INK = '#032420'
const INK = '#f5f1e4'
const COUNT_INK = '#c3c9ff'
const DONE_INK = '#6f6cb0'
const NOTES_INK = '#8ff5e8'

/** Draws the brushes; the selected one is gold. */
export function drawBrushes(
  pen: Pen,
  keys: readonly PadKey[],
  { armed, pressed }: Pick<PadState, 'armed' | 'pressed'>,
  paint: (pen: Pen, box: Box, value: number) => void,
) {
  for (const { box, action } of keys) {
    if (typeof action !== 'number') continue
    const down = pressed === action ? box.height * 0.045 : 0
    const { top, side } = action === armed ? ARMED_KEY : DIGIT_KEY
    drawKey(pen, { ...box, y: box.y + down, height: box.height - down }, top, side)
    const size = Math.min(box.height * 0.72, box.width * 0.72)
    const x = box.x + (box.width - size) / 2
    paint(pen, { x, y: box.y + down + (box.height * 0.93 - size) / 2, width: size, height: size }, action)
  }
}

export function drawPad(pen: Pen, keys: readonly PadKey[], pad: PadState) {
  for (const { box, action } of keys) {
    const down = pad.pressed === action ? box.height * 0.045 : 0
    const pressed = { ...box, y: box.y + down, height: box.height - down }
    if (typeof action === 'number') drawDigit(pen, pressed, action, pad)
    else drawTool(pen, pressed, action, pad.notesOn)
  }
}

/** A slab with a highlight only on its upper edge: keys are darker than cells and must not look outlined. */
function drawKey(pen: Pen, box: Box, top: string, side: string) {
  const radius = Math.min(box.width, box.height) * 0.28
  const depth = Math.max(3, box.height * 0.085)
  fillRound(pen, box, radius, side)
  fillRound(pen, { ...box, height: box.height - depth }, radius, shade(top, 0.4))
  fillRound(pen, { ...box, y: box.y + 1.5, height: box.height - depth - 1.5 }, radius, top)
}

function drawDigit(pen: Pen, box: Box, digit: number, pad: PadState) {
  const left = pad.remaining(digit)
  const armed = digit === pad.armed
  const { top, side } = armed ? ARMED_KEY : left > 0 ? DIGIT_KEY : DONE_KEY
  drawKey(pen, box, top, side)
  const size = Math.min(box.height * 0.56, box.width * 0.5, 40)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height * 0.46 }
  const color = armed ? ARMED_INK : left === 0 ? DONE_INK : pad.notesOn ? NOTES_INK : INK
  write(pen, pad.write(digit), middle.x, middle.y, { size: pad.notesOn ? size * 0.8 : size, color })
  if (left === 0) return
  const small = Math.max(11, Math.min(14, size * 0.36))
  write(pen, (pad.count ?? pad.write)(left), box.x + box.width - small * 0.95, box.y + small * 1.05, {
    size: small,
    color: armed ? ARMED_INK : COUNT_INK,
    weight: 700,
  })
}

function drawTool(pen: Pen, box: Box, tool: 'notes' | 'erase', notesOn: boolean) {
  const on = tool === 'notes' && notesOn
  const { top, side } = on ? ON_KEY : TOOL_KEY
  drawKey(pen, box, top, side)
  const size = Math.min(box.height * 0.5, box.width * 0.5, 34)
  pen.save()
  pen.translate(box.x + box.width / 2, box.y + box.height * 0.46)
  pen.scale(size / 24, size / 24)
  pen.strokeStyle = pen.fillStyle = on ? ON_INK : INK
  pen.lineWidth = 2.6
  pen.lineCap = pen.lineJoin = 'round'
  if (tool === 'notes') pencil(pen)
  else backspace(pen)
  pen.restore()
}

function pencil(pen: Pen) {
  pen.beginPath()
  pen.moveTo(-10, 10)
  pen.lineTo(-8.5, 3.5)
  pen.lineTo(4.5, -9.5)
  pen.lineTo(9.5, -4.5)
  pen.lineTo(-3.5, 8.5)
  pen.closePath()
  pen.moveTo(1, -6)
  pen.lineTo(6, -1)
  pen.stroke()
}

function backspace(pen: Pen) {
  pen.beginPath()
  pen.moveTo(-12, 0)
  pen.lineTo(-5, -8)
  pen.lineTo(11, -8)
  pen.lineTo(11, 8)
  pen.lineTo(-5, 8)
  pen.closePath()
  pen.moveTo(-1, -3)
  pen.lineTo(5, 3)
  pen.moveTo(5, -3)
  pen.lineTo(-1, 3)
  pen.stroke()
}
