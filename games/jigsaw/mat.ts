import { fillRound, strokeRound, type Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'

type Pen = CanvasRenderingContext2D

const RIM = 8

/** The frame of driftwood around a picture, and what it lies on. */
export function drawMat(pen: Pen, box: Box, { width, height }: StageSize) {
  pen.fillStyle = 'rgb(255 255 255 / .03)'
  for (let y = 0; y < height; y += 26) pen.fillRect(0, y, width, 13)
  const frame = (grow: number, down = 0): Box => ({
    x: box.x - grow,
    y: box.y - grow + down,
    width: box.width + 2 * grow,
    height: box.height + 2 * grow,
  })
  fillRound(pen, frame(RIM + 3, 9), 16, 'rgb(0 6 14 / .28)')
  fillRound(pen, frame(RIM + 1, 4), 14, 'rgb(0 6 14 / .4)')
  fillRound(pen, frame(RIM, 2), 12, '#6b4226')
  fillRound(pen, frame(RIM), 12, '#c08a55')
  strokeRound(pen, frame(RIM - 1), 11, 'rgb(255 236 200 / .5)', 1.5)
  fillRound(pen, frame(1), 4, '#1b1420')
}

/** A band of light that runs over a whole picture; k from 0 to 1. */
export function shine(pen: Pen, box: Box, k: number) {
  pen.save()
  pen.beginPath()
  pen.rect(box.x, box.y, box.width, box.height)
  pen.clip()
  const x = box.x - box.width * 0.4 + box.width * 1.8 * k
  const wide = box.width * 0.22
  const light = pen.createLinearGradient(x - wide, 0, x + wide, 0)
  light.addColorStop(0, 'rgb(255 255 255 / 0)')
  light.addColorStop(0.5, 'rgb(255 255 255 / .6)')
  light.addColorStop(1, 'rgb(255 255 255 / 0)')
  pen.transform(1, 0, -0.35, 1, box.height * 0.2, 0)
  pen.fillStyle = light
  pen.fillRect(x - wide, box.y, 2 * wide, box.height)
  pen.restore()
}
