import { fillRound, FONT_DISPLAY, strokeRound, type Box } from '#kit/game/draw.ts'
import type { Picture } from '#kit/game/sprites.ts'
import type { Point } from '#kit/game/stage.ts'
import { PAPER, PAPER_EDGE, RIGHT, WRONG, type Tint } from './palette.ts'

type Pen = CanvasRenderingContext2D

const TOOTH = 13

/** The outline of a postage stamp: half circles are bitten out of all four sides. */
function perforated(pen: Pen, { x, y, width, height }: Box) {
  const across = Math.max(3, Math.round(width / TOOTH))
  const down = Math.max(3, Math.round(height / TOOTH))
  const [stepX, stepY] = [width / across, height / down]
  const bite = TOOTH * 0.27
  pen.beginPath()
  pen.moveTo(x, y)
  for (let at = 0; at < across; at++) pen.arc(x + (at + 0.5) * stepX, y, bite, Math.PI, 0, true)
  pen.lineTo(x + width, y)
  for (let at = 0; at < down; at++)
    pen.arc(x + width, y + (at + 0.5) * stepY, bite, -Math.PI / 2, Math.PI / 2, true)
  pen.lineTo(x + width, y + height)
  for (let at = across - 1; at >= 0; at--) pen.arc(x + (at + 0.5) * stepX, y + height, bite, 0, Math.PI, true)
  pen.lineTo(x, y + height)
  for (let at = down - 1; at >= 0; at--)
    pen.arc(x, y + (at + 0.5) * stepY, bite, Math.PI / 2, -Math.PI / 2, true)
  pen.closePath()
}

/** The empty stamp on which a question is printed. */
export function stampPicture(width: number, height: number, { answer, glow }: Tint): Picture {
  return {
    key: `stamp ${width} ${height} ${answer}`,
    width,
    height,
    bleed: 26,
    paint(pen) {
      const box = { x: 0, y: 0, width, height }
      pen.save()
      pen.shadowColor = 'rgb(0 8 16 / .5)'
      pen.shadowBlur = 20
      pen.shadowOffsetY = 9
      perforated(pen, box)
      const paper = pen.createLinearGradient(0, 0, width * 0.4, height)
      paper.addColorStop(0, '#fffaec')
      paper.addColorStop(1, '#f3e6c6')
      pen.fillStyle = paper
      pen.fill()
      pen.restore()
      const inner = { x: 13, y: 13, width: width - 26, height: height - 26 }
      pen.save()
      pen.beginPath()
      pen.roundRect(inner.x, inner.y, inner.width, inner.height, 6)
      pen.clip()
      const print = pen.createLinearGradient(0, 0, 0, height)
      print.addColorStop(0, `color-mix(in srgb, ${glow} 14%, ${PAPER})`)
      print.addColorStop(1, `color-mix(in srgb, ${glow} 30%, ${PAPER})`)
      pen.fillStyle = print
      pen.fillRect(0, 0, width, height)
      // Engraved waves, as on old sea post.
      pen.strokeStyle = `color-mix(in srgb, ${answer} 17%, transparent)`
      pen.lineWidth = 1
      for (let y = height * 0.66; y < height; y += 7) {
        pen.beginPath()
        for (let x = 0; x <= width + 8; x += 8) pen.lineTo(x, y + Math.sin(x / 21 + y * 0.7) * 3)
        pen.stroke()
      }
      pen.restore()
      strokeRound(pen, inner, 6, answer, 1.6)
      strokeRound(pen, { x: 16, y: 16, width: width - 32, height: height - 32 }, 4, PAPER_EDGE, 1)
    },
  }
}

/** The postmark of an answered question; `k` runs from 0 to 1 as it comes down. */
export function drawPostmark(
  pen: Pen,
  { x, y }: Point,
  radius: number,
  { isRight, k, text }: { readonly isRight: boolean; readonly k: number; readonly text: string },
) {
  const color = isRight ? RIGHT : WRONG
  pen.save()
  pen.translate(x, y)
  pen.rotate(-0.22)
  const size = radius * (1 + (1 - k) * 0.9)
  pen.globalAlpha = Math.min(1, k * 1.6)
  pen.scale(size / 50, size / 50)
  pen.fillStyle = 'rgb(255 250 236 / .86)'
  pen.beginPath()
  pen.arc(0, 0, 50, 0, 2 * Math.PI)
  pen.fill()
  pen.strokeStyle = color
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const [ring, width] of [
    [47, 4.5],
    [37, 1.8],
  ] as const) {
    pen.lineWidth = width
    pen.beginPath()
    pen.arc(0, 0, ring, 0, 2 * Math.PI)
    pen.stroke()
  }
  pen.lineWidth = 8
  pen.beginPath()
  const top = text ? -8 : 0
  if (isRight) {
    pen.moveTo(-14, top + 1)
    pen.lineTo(-4, top + 11)
    pen.lineTo(16, top - 12)
  } else {
    pen.moveTo(-12, -12)
    pen.lineTo(12, 12)
    pen.moveTo(12, -12)
    pen.lineTo(-12, 12)
  }
  pen.stroke()
  if (text) {
    pen.fillStyle = color
    pen.font = `800 17px ${FONT_DISPLAY}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(text, 0, 20)
  }
  pen.restore()
}

/** A slip of paper for words on the stamp. */
export function drawSlip(pen: Pen, box: Box) {
  fillRound(pen, { ...box, y: box.y + 3 }, 10, 'rgb(43 36 51 / .16)')
  fillRound(pen, box, 10, '#fffdf6')
}
