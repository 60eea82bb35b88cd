import { fillCircle, fillRound, shade, strokeRound, type Box } from '#kit/game/draw.ts'
import { sprites, type Picture } from '#kit/game/sprites.ts'
import { faces, type Face } from './faces.ts'
import { NIGHT, PAPER, type Deck } from './palette.ts'

type Pen = CanvasRenderingContext2D

/** Pose of a card on the table. */
export interface CardPose {
  readonly face: number
  /** 0 is its back, 1 its face. */
  readonly up: number
  readonly isShadow?: boolean
  /** 1 is its own size. */
  readonly scale?: number
  readonly alpha?: number
}

export interface CardLook {
  draw(pen: Pen, box: Box, pose: CardPose): void
  /** What a taken card leaves behind. */
  drawTrace(pen: Pen, box: Box, face: number, color: string): void
  ring(pen: Pen, box: Box, color: string, width?: number): void
  clear(): void
}

/** Backs mark the cards that hide shadows. */
const SHADOW_BACK = { back: '#27305c', line: '#8f9fd8' } as const

const radiusOf = ({ width }: Pick<Box, 'width'>) => Math.min(20, width * 0.17)

/** Paints a face into a square; with an ink it is a shadow. */
export function paintFace(pen: Pen, { layers }: Face, size: number, ink?: string) {
  pen.save()
  pen.scale(size / 100, size / 100)
  pen.translate(-50, -50)
  pen.lineCap = pen.lineJoin = 'round'
  for (const [color, path, width] of layers) {
    const shape = new Path2D(path)
    pen.fillStyle = pen.strokeStyle = ink ?? color
    pen.lineWidth = width ?? 0
    if (width) pen.stroke(shape)
    else pen.fill(shape)
  }
  pen.restore()
}

function paintSlab(
  pen: Pen,
  { width, height }: { width: number; height: number },
  top: string,
  side: string,
) {
  const radius = radiusOf({ width })
  const depth = Math.max(3, height * 0.035)
  fillRound(pen, { x: 0, y: depth * 1.6, width, height }, radius, 'rgb(0 12 22 / .28)')
  fillRound(pen, { x: 0, y: depth, width, height: height - depth }, radius, side)
  fillRound(pen, { x: 0, y: 0, width, height: height - depth }, radius, top)
  strokeRound(
    pen,
    { x: 1, y: 1, width: width - 2, height: height - depth - 2 },
    radius - 1,
    'rgb(255 255 255 / .5)',
    1.5,
  )
  return height - depth
}

function paintBack(pen: Pen, width: number, height: number, { back, line }: Pick<Deck, 'back' | 'line'>) {
  const high = paintSlab(pen, { width, height }, back, shade(back, -0.42))
  const pad = width * 0.08
  pen.save()
  pen.beginPath()
  pen.roundRect(pad, pad, width - 2 * pad, high - 2 * pad, radiusOf({ width }) * 0.7)
  pen.clip()
  const light = pen.createLinearGradient(0, 0, width, high)
  light.addColorStop(0, shade(back, 0.16))
  light.addColorStop(1, shade(back, -0.2))
  pen.fillStyle = light
  pen.fillRect(0, 0, width, high)
  pen.strokeStyle = line
  pen.globalAlpha = 0.32
  pen.lineWidth = Math.max(1.5, width * 0.024)
  const step = width * 0.17
  for (let y = pad; y < high + step; y += step * 0.62) {
    pen.beginPath()
    for (let x = -step; x < width + step; x += step) {
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x + step / 2, y - step * 0.42, x + step, y)
    }
    pen.stroke()
  }
  pen.restore()
  const [x, y, radius] = [width / 2, high / 2, width * 0.2]
  fillCircle(pen, x, y + radius * 0.12, radius, shade(back, -0.45))
  fillCircle(pen, x, y, radius, line)
  const pore = shade(back, -0.45)
  fillCircle(pen, x - radius * 0.36, y - radius * 0.16, radius * 0.19, pore)
  fillCircle(pen, x + radius * 0.36, y - radius * 0.16, radius * 0.19, pore)
  fillCircle(pen, x, y + radius * 0.42, radius * 0.19, pore)
}

function paintFront(
  pen: Pen,
  width: number,
  height: number,
  { face, isShadow }: { face: number; isShadow: boolean },
) {
  const { tint } = faces[face]!
  const paper = isShadow ? '#dfe6f4' : PAPER
  const high = paintSlab(pen, { width, height }, paper, shade(paper, -0.3))
  const pad = width * 0.07
  const ground = isShadow ? '#9db4de' : tint
  const light = pen.createRadialGradient(
    width * 0.4,
    high * 0.36,
    width * 0.1,
    width / 2,
    high / 2,
    width * 0.72,
  )
  light.addColorStop(0, shade(ground, 0.65))
  light.addColorStop(1, ground)
  fillRound(
    pen,
    { x: pad, y: pad, width: width - 2 * pad, height: high - 2 * pad },
    radiusOf({ width }) * 0.7,
    light,
  )
  pen.save()
  pen.translate(width / 2, high / 2)
  const size = Math.min(width, high) * (isShadow ? 0.72 : 0.84)
  // A shadow falls mirrored and a little askew, so that it must be read and not just compared.
  if (isShadow) pen.scale(-1, 1)
  if (isShadow) pen.rotate(face % 2 ? 0.5 : -0.5)
  pen.globalAlpha = isShadow ? 1 : 0.14
  pen.translate(0, isShadow ? 0 : size * 0.04)
  paintFace(pen, faces[face]!, size, isShadow ? NIGHT : '#001018')
  pen.translate(0, isShadow ? 0 : -size * 0.04)
  pen.globalAlpha = 1
  if (!isShadow) paintFace(pen, faces[face]!, size)
  pen.restore()
}

/** Cards, painted once and stamped from then on. */
export function cardLook(deck: Deck): CardLook {
  const stamps = sprites()

  const picture = (key: string, { width, height }: Box, paint: (pen: Pen) => void): Picture => ({
    key,
    width,
    height,
    bleed: 8,
    paint,
  })

  return {
    draw(pen, box, { face, up, isShadow = false, scale = 1, alpha = 1 }) {
      const turn = Math.max(0.02, Math.abs(Math.cos(Math.PI * up)))
      const lift = 1 + 0.08 * Math.sin(Math.PI * up)
      const [width, height] = [box.width * turn * lift * scale, box.height * lift * scale]
      const target = {
        x: box.x + (box.width - width) / 2,
        y: box.y + (box.height - height) / 2 - 8 * (lift - 1),
        width,
        height,
      }
      const { width: wide, height: high } = box
      const isBack = up < 0.5
      const shown = isBack
        ? picture(`back ${isShadow}`, box, (inner) =>
            paintBack(inner, wide, high, isShadow ? SHADOW_BACK : deck),
          )
        : picture(`${face} ${isShadow}`, box, (inner) => paintFront(inner, wide, high, { face, isShadow }))
      pen.globalAlpha = alpha
      stamps.draw(pen, shown, target)
      pen.globalAlpha = 1
    },
    drawTrace(pen, box, face, color) {
      fillRound(pen, box, radiusOf(box), 'rgb(0 16 28 / .2)')
      strokeRound(pen, box, radiusOf(box), `${color}55`, 2)
      pen.save()
      const size = Math.min(box.width, box.height) * 0.5
      pen.translate(box.x + box.width / 2, box.y + box.height / 2)
      pen.globalAlpha = 0.3
      paintFace(pen, faces[face]!, size, color)
      pen.restore()
    },
    ring(pen, box, color, width = 5) {
      const out = { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6 }
      strokeRound(pen, out, radiusOf(box) + 3, 'rgb(0 12 22 / .45)', width + 3)
      strokeRound(pen, out, radiusOf(box) + 3, color, width)
    },
    clear: stamps.clear,
  }
}
