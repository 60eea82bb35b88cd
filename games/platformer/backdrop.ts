import { shade } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { Theme } from './themes.ts'

type Pen = CanvasRenderingContext2D

/** The far picture in three depths; each is painted once for a size. */
export interface Backdrop {
  /** `x` is how far the camera has gone, in pixels. */
  draw(pen: Pen, x: number): void
}

const FAR_PACE = 0.12
const NEAR_PACE = 0.3

function canvasOf(
  width: number,
  height: number,
  ratio: number,
  paint: (pen: Pen) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * ratio))
  canvas.height = Math.max(1, Math.round(height * ratio))
  const pen = canvas.getContext('2d')!
  pen.scale(canvas.width / width, canvas.height / height)
  paint(pen)
  return canvas
}

export function openBackdrop(theme: Theme, { width, height }: StageSize, ratio: number): Backdrop {
  // The layers are soft shapes far away: half the pixels are enough and copy faster.
  const soft = Math.min(1, ratio)
  const sky = canvasOf(width, height, soft, (pen) => paintSky(pen, theme, width, height))
  const tall = height * 0.5
  const far = canvasOf(width, tall, soft, (pen) => paintIslands(pen, theme, width, tall))
  const near = canvasOf(width, tall, soft, (pen) => paintPalms(pen, theme, width, tall))
  const layer = (pen: Pen, image: HTMLCanvasElement, shift: number, top: number) => {
    const at = -(((shift % width) + width) % width)
    pen.drawImage(image, at, top, width, tall)
    pen.drawImage(image, at + width, top, width, tall)
  }
  return {
    draw(pen, x) {
      pen.drawImage(sky, 0, 0, width, height)
      layer(pen, far, x * FAR_PACE, height * 0.4)
      layer(pen, near, x * NEAR_PACE, height * 0.52)
    },
  }
}

function paintSky(pen: Pen, { sky, isNight }: Theme, width: number, height: number) {
  const light = pen.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, sky[0])
  light.addColorStop(0.55, sky[1])
  light.addColorStop(1, sky[2])
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  const [x, y, size] = [width * 0.76, height * 0.2, Math.min(width, height) * 0.09]
  const glow = pen.createRadialGradient(x, y, size * 0.4, x, y, size * 4)
  glow.addColorStop(0, isNight ? 'rgb(220 230 255 / .4)' : 'rgb(255 240 190 / .65)')
  glow.addColorStop(1, 'rgb(255 240 190 / 0)')
  pen.fillStyle = glow
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = isNight ? '#e8ecff' : '#fff3c8'
  pen.beginPath()
  pen.arc(x, y, size, 0, 7)
  pen.fill()
  if (isNight) paintStars(pen, width, height)
  else paintClouds(pen, width, height)
}

function paintStars(pen: Pen, width: number, height: number) {
  pen.fillStyle = '#ffffff'
  for (let star = 0; star < 46; star++) {
    pen.globalAlpha = 0.25 + ((star * 37) % 60) / 100
    pen.beginPath()
    pen.arc(
      ((star * 61.803) % 100) * 0.01 * width,
      ((star * 37.7) % 62) * 0.01 * height,
      0.8 + (star % 3) * 0.4,
      0,
      7,
    )
    pen.fill()
  }
  pen.globalAlpha = 1
}

function paintClouds(pen: Pen, width: number, height: number) {
  pen.fillStyle = 'rgb(255 255 255 / .26)'
  for (const [at, up, size] of [
    [0.16, 0.16, 1],
    [0.48, 0.1, 0.7],
    [0.9, 0.38, 0.8],
    [0.3, 0.36, 0.6],
  ] as const) {
    const [x, y, r] = [at * width, up * height, size * Math.min(width, height) * 0.06]
    pen.beginPath()
    pen.ellipse(x, y, r * 2.2, r * 0.6, 0, 0, 7)
    pen.ellipse(x - r * 0.5, y - r * 0.4, r, r * 0.7, 0, 0, 7)
    pen.ellipse(x + r * 0.7, y - r * 0.3, r * 0.8, r * 0.5, 0, 0, 7)
    pen.fill()
  }
}

/** Far islands; what leaves at one side comes in at the other, so that the layer can be laid end to end. */
function paintIslands(pen: Pen, { far }: Theme, width: number, tall: number) {
  pen.fillStyle = far
  pen.fillRect(0, tall * 0.62, width, tall)
  for (const [at, wide, high] of [
    [0.1, 0.2, 0.5],
    [0.34, 0.14, 0.26],
    [0.62, 0.24, 0.4],
    [0.88, 0.13, 0.58],
  ] as const)
    for (const round of [-1, 0, 1]) {
      pen.beginPath()
      pen.ellipse((at + round) * width, tall * 0.64, wide * width, high * tall, 0, Math.PI, 0)
      pen.fill()
    }
}

function paintPalms(pen: Pen, { near }: Theme, width: number, tall: number) {
  const ground = tall * 0.66
  pen.fillStyle = near
  pen.strokeStyle = near
  pen.fillRect(0, ground, width, tall)
  pen.lineCap = 'round'
  for (const round of [-1, 0, 1])
    for (const [at, high, lean] of [
      [0.08, 0.5, 0.05],
      [0.27, 0.34, -0.04],
      [0.55, 0.56, -0.06],
      [0.78, 0.4, 0.05],
    ] as const) {
      const x = (at + round) * width
      pen.beginPath()
      pen.ellipse(x + width * 0.02, ground + 2, width * 0.14, tall * 0.14, 0, Math.PI, 0)
      pen.fill()
      const [topX, topY] = [x + lean * tall * 2, ground - high * tall]
      pen.lineWidth = tall * 0.022
      pen.beginPath()
      pen.moveTo(x, ground)
      pen.quadraticCurveTo(x + lean * tall * 0.4, ground - high * tall * 0.6, topX, topY)
      pen.stroke()
      for (const turn of [-2.9, -2.3, -1.2, -0.5, 0.15, 3.3]) {
        const reach = tall * 0.17
        pen.beginPath()
        pen.moveTo(topX, topY)
        const [endX, endY] = [
          topX + Math.cos(turn) * reach,
          topY + Math.sin(turn) * reach * 0.7 + reach * 0.32,
        ]
        pen.quadraticCurveTo((topX + endX) / 2, topY - reach * 0.42, endX, endY)
        pen.quadraticCurveTo((topX + endX) / 2, topY - reach * 0.06, topX, topY)
        pen.fill()
      }
    }
  const mist = pen.createLinearGradient(0, ground, 0, tall)
  mist.addColorStop(0, near)
  mist.addColorStop(1, shade(near, -0.3))
  pen.fillStyle = mist
  pen.fillRect(0, ground + 1, width, tall)
}
