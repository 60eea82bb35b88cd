import { fillCircle, shade } from '#kit/game/draw.ts'
import type { Seen } from './eye.ts'
import { onScreen, type Frame } from './frame.ts'
import { reachOf, type Body } from './geometry.ts'
import { drawMark } from './mark-look.ts'
import { BODY, faceColor, INSIDE } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** Share of its place that a sticker covers. */
const COVERED = 0.83
const GLOSS = 0.62

function trace(pen: Pen, frame: Frame, { points, middle }: Seen, part: number, lift = 0) {
  pen.beginPath()
  for (const [x, y] of points) {
    const at = onScreen(frame, [middle[0] + (x - middle[0]) * part, middle[1] + (y - middle[1]) * part])
    pen.lineTo(at.x, at.y - lift)
  }
  pen.closePath()
}

/** Draws the dark inside first, then plastic and stickers, the nearest last. */
export function drawBody(
  pen: Pen,
  frame: Frame,
  { stickers, flat }: Body,
  seen: readonly Seen[],
  colors: string,
  lit: { readonly held: ReadonlySet<number>; readonly strength: number } | undefined,
) {
  pen.lineJoin = 'round'
  for (const one of seen) {
    const sticker = stickers[one.index]!
    const bead = sticker.round
    const reach = reachOf(sticker) * frame.scale
    const face = Number(colors[one.index])
    const color = faceColor(face)
    if (bead) drawBead(pen, frame, one, bead * frame.scale, color)
    else if (one.facing > 0.02) drawSticker(pen, frame, one, { flat, reach, color })
    else fill(pen, frame, one, INSIDE, reach)
    if (bead || one.facing > 0.02) drawMark(pen, frame, one, { face, bead, color })
    if (lit?.held.has(one.index) && one.facing > 0.02) {
      pen.globalAlpha = lit.strength
      if (bead) {
        const at = onScreen(frame, one.middle)
        fillCircle(pen, at.x, at.y, bead * frame.scale * 0.5, '#fff8d8')
      } else {
        trace(pen, frame, one, 0.42)
        pen.fillStyle = '#fff8d8'
        pen.fill()
      }
      pen.globalAlpha = 1
    }
  }
}

function fill(pen: Pen, frame: Frame, one: Seen, color: string, reach: number) {
  trace(pen, frame, one, 1)
  pen.fillStyle = pen.strokeStyle = color
  pen.lineWidth = reach * 0.1
  pen.fill()
  pen.stroke()
}

interface StickerLook {
  readonly flat: boolean
  /** Pixels from the middle to the nearest side. */
  readonly reach: number
  readonly color: string
}

function drawSticker(pen: Pen, frame: Frame, one: Seen, { flat, reach, color }: StickerLook) {
  const round = reach * (flat ? 0.3 : 0.2)
  const tone = flat ? 0 : (one.light - 0.62) * 0.45
  fill(pen, frame, one, BODY, reach)
  if (flat) {
    trace(pen, frame, one, COVERED * 0.9, -reach * 0.1)
    pen.strokeStyle = pen.fillStyle = shade(color, -0.42)
    pen.lineWidth = round
    pen.fill()
    pen.stroke()
  }
  trace(pen, frame, one, COVERED * 0.9)
  pen.strokeStyle = pen.fillStyle = shade(color, tone)
  pen.lineWidth = round
  pen.fill()
  pen.stroke()
  // A paler middle makes the sticker glossy.
  trace(pen, frame, one, GLOSS, reach * 0.06)
  pen.strokeStyle = pen.fillStyle = shade(color, tone + 0.13)
  pen.lineWidth = round * 0.8
  pen.fill()
  pen.stroke()
}

function drawBead(pen: Pen, frame: Frame, { middle }: Seen, radius: number, color: string) {
  const { x, y } = onScreen(frame, middle)
  fillCircle(pen, x, y + radius * 0.16, radius, 'rgb(2 12 20 / .5)')
  fillCircle(pen, x, y, radius, shade(color, -0.3))
  fillCircle(pen, x - radius * 0.05, y - radius * 0.07, radius * 0.9, color)
  fillCircle(pen, x - radius * 0.2, y - radius * 0.24, radius * 0.5, shade(color, 0.2))
  fillCircle(pen, x - radius * 0.34, y - radius * 0.38, radius * 0.17, 'rgb(255 255 255 / .85)')
}

/** Draws a soft shadow, and the tray or the grooves of a flat puzzle. */
export function drawFloor(pen: Pen, frame: Frame, body: Body, extent: readonly [number, number]) {
  const { centre, scale } = frame
  const [width, height] = [extent[0] * scale, extent[1] * scale]
  if (!body.flat) {
    for (const k of [1, 0.82, 0.64]) {
      pen.beginPath()
      pen.ellipse(centre.x, centre.y + height * 0.86, width * 0.78 * k, height * 0.15 * k, 0, 0, 2 * Math.PI)
      pen.fillStyle = 'rgb(0 10 18 / .2)'
      pen.fill()
    }
    return
  }
  const bead = body.stickers[0]!.round
  if (bead === undefined) {
    const pad = scale * 0.3
    for (const [drop, color] of [
      [scale * 0.14, 'rgb(0 10 18 / .4)'],
      [0, '#2b3641'],
    ] as const) {
      pen.beginPath()
      for (const { middle, corners } of body.stickers) {
        const reach = Math.hypot(corners[0]![0] - middle[0], corners[0]![1] - middle[1]) * scale + pad
        const at = onScreen(frame, [middle[0], middle[1]])
        pen.moveTo(at.x + reach, at.y + drop)
        pen.arc(at.x, at.y + drop, reach, 0, 2 * Math.PI)
      }
      pen.fillStyle = color
      pen.fill()
    }
    return
  }
  const middles = new Set(body.turns.map(({ through }) => through))
  for (const [extra, color] of [
    [0.16, '#3c2a1c'],
    [0.04, '#1b140f'],
  ] as const) {
    pen.strokeStyle = color
    pen.lineWidth = (bead + extra) * 2 * scale
    for (const [x, y] of middles) {
      const at = onScreen(frame, [x, y])
      pen.beginPath()
      pen.arc(at.x, at.y, scale, 0, 2 * Math.PI)
      pen.stroke()
    }
  }
}
