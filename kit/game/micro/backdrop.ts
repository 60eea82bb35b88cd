import type { Random } from '#kit/random/random.ts'
import { seededRandom } from '#kit/random/random.ts'
import type { BackdropKind } from './scene.ts'
import { FIELD } from './rules.ts'

type Pen = CanvasRenderingContext2D

export interface Room {
  readonly width: number
  readonly height: number
  /** Pixels per field unit, and origin of the field. */
  readonly scale: number
  readonly left: number
  readonly top: number
}

/** The largest field in the middle of a canvas. */
export function roomOf({ width, height }: { readonly width: number; readonly height: number }): Room {
  const scale = Math.min(width, height) / FIELD
  return { width, height, scale, left: (width - FIELD * scale) / 2, top: (height - FIELD * scale) / 2 }
}

export interface BackdropWish {
  readonly kind: BackdropKind
  readonly waterline: number
  readonly seed: number
}

/** Paints the night behind a game with light and shade only: its colours come from the page's background. */
export function paintBackdrop(room: Room, ratio: number, wish: BackdropWish): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = Math.round(room.width * ratio)
  image.height = Math.round(room.height * ratio)
  const pen = image.getContext('2d')
  if (!pen) return image
  pen.scale(ratio, ratio)
  const random = seededRandom(wish.seed)
  if (wish.kind === 'deep') paintDeep(pen, room, random)
  if (wish.kind === 'sea' || wish.kind === 'air') paintSky(pen, room, random)
  if (wish.kind === 'sea') paintSea(pen, room, wish.waterline, random)
  shadeEdges(pen, room)
  return image
}

function paintSky(pen: Pen, { width, height, scale }: Room, random: Random) {
  for (let index = 0; index < 70; index++) {
    pen.fillStyle = `rgb(255 255 255 / ${0.15 + random() * 0.5})`
    const size = 0.8 + random() * 1.6
    pen.fillRect(random() * width, random() * height, size, size)
  }
  const [x, y, radius] = [width * (0.2 + random() * 0.6), height * (0.14 + random() * 0.08), 46 * scale]
  for (const [reach, alpha] of [
    [2.6, 0.05],
    [1.9, 0.07],
    [1.35, 0.12],
  ] as const)
    disc(pen, x, y, radius * reach, `rgb(255 244 214 / ${alpha})`)
  disc(pen, x, y, radius, 'rgb(255 244 214 / .5)')
  disc(pen, x - radius * 0.3, y - radius * 0.15, radius * 0.2, 'rgb(190 160 110 / .28)')
  disc(pen, x + radius * 0.25, y + radius * 0.3, radius * 0.26, 'rgb(190 160 110 / .24)')
}

function paintSea(pen: Pen, room: Room, waterline: number, random: Random) {
  const { width, height, scale, top } = room
  const line = top + waterline * scale
  for (let hill = 0; hill < 4; hill++) {
    const [x, reach, high] = [
      width * (hill / 3.2 + random() * 0.1),
      (70 + random() * 80) * scale,
      (18 + random() * 30) * scale,
    ]
    pen.fillStyle = 'rgb(2 10 28 / .32)'
    pen.beginPath()
    pen.ellipse(x, line, reach, high, 0, Math.PI, 0)
    pen.fill()
  }
  palm(pen, width * (0.12 + random() * 0.1), line - 16 * scale, scale)
  pen.fillStyle = 'rgb(2 12 34 / .38)'
  pen.fillRect(0, line, width, height - line)
  for (let glint = 0; glint < 26; glint++) {
    const y = line + 4 + random() ** 1.6 * (height - line)
    pen.fillStyle = `rgb(255 255 255 / ${0.05 + random() * 0.1})`
    pen.fillRect(random() * width, y, (14 + random() * 46) * scale, 2.2 * scale)
  }
}

function palm(pen: Pen, x: number, y: number, scale: number) {
  pen.strokeStyle = pen.fillStyle = 'rgb(2 10 28 / .45)'
  pen.lineWidth = 5 * scale
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x, y + 4 * scale)
  pen.quadraticCurveTo(x + 10 * scale, y - 26 * scale, x + 4 * scale, y - 54 * scale)
  pen.stroke()
  for (const turn of [-2.7, -2.1, -1.2, -0.5, 0.1]) {
    pen.save()
    pen.translate(x + 4 * scale, y - 54 * scale)
    pen.rotate(turn)
    pen.beginPath()
    pen.ellipse(15 * scale, 3 * scale, 17 * scale, 4.5 * scale, 0.2, 0, Math.PI * 2)
    pen.fill()
    pen.restore()
  }
}

function paintDeep(pen: Pen, { width, height, scale }: Room, random: Random) {
  for (let ray = 0; ray < 6; ray++) {
    const x = width * random() * 1.2 - width * 0.1
    const wide = (20 + random() * 50) * scale
    pen.fillStyle = `rgb(255 255 255 / ${0.02 + random() * 0.03})`
    pen.beginPath()
    pen.moveTo(x, -10)
    pen.lineTo(x + wide, -10)
    pen.lineTo(x + wide * 2 - height * 0.25, height)
    pen.lineTo(x - height * 0.35, height)
    pen.fill()
  }
  for (let bubble = 0; bubble < 34; bubble++) {
    pen.strokeStyle = `rgb(255 255 255 / ${0.08 + random() * 0.14})`
    pen.lineWidth = 1.2
    pen.beginPath()
    pen.arc(random() * width, random() * height, (1.5 + random() * 5) * scale, 0, Math.PI * 2)
    pen.stroke()
  }
}

/** A vignette. */
function shadeEdges(pen: Pen, { width, height }: Room) {
  const reach = Math.max(width, height) * 0.72
  const shade = pen.createRadialGradient(
    width / 2,
    height * 0.46,
    reach * 0.35,
    width / 2,
    height * 0.46,
    reach,
  )
  shade.addColorStop(0, 'rgb(2 8 24 / 0)')
  shade.addColorStop(1, 'rgb(2 8 24 / .5)')
  pen.fillStyle = shade
  pen.fillRect(0, 0, width, height)
}

function disc(pen: Pen, x: number, y: number, radius: number, paint: string) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fillStyle = paint
  pen.fill()
}
