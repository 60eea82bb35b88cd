import { fillRound } from '#kit/game/draw.ts'
import { FACE_HEIGHT, FACE_WIDTH, paintFace } from './tile-art.ts'
import type { Theme } from './themes.ts'
import { FACES, suitOf, type Face } from './tiles.ts'

type Pen = CanvasRenderingContext2D

/** Tiles as bitmaps at the size and sharpness of the screen, painted once per size. */
export interface Sprites {
  /** Draws a tile and its shadow; the face has its upper left corner at (x, y). A dim one cannot be taken. */
  tile(pen: Pen, face: Face, x: number, y: number, dim?: boolean): void
  /** The wider shadow of a tile that is held above the pile. */
  shadow(pen: Pen, x: number, y: number): void
  /** Lights up the rim of a tile. */
  glow(pen: Pen, x: number, y: number, color: 'pick' | 'hint'): void
}

export interface TileSize {
  readonly width: number
  readonly height: number
  /** Thickness to the right and down; one layer up is this far to the left and up. */
  readonly thickX: number
  readonly thickY: number
}

const SHARPEST_RATIO = 2.5

export function tileSprites(size: TileSize, theme: Theme): Sprites {
  const ratio = Math.min(globalThis.devicePixelRatio || 1, SHARPEST_RATIO)
  const room = Math.ceil(size.width * 0.3)
  const width = size.width + size.thickX + 2 * room
  const height = size.height + size.thickY + 2 * room
  const radius = size.width * 0.17

  function sprite(paint: (pen: Pen) => void): HTMLCanvasElement {
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(width * ratio)
    canvas.height = Math.ceil(height * ratio)
    const pen = canvas.getContext('2d')!
    pen.scale(ratio, ratio)
    pen.translate(room, room)
    paint(pen)
    return canvas
  }
  const put = (pen: Pen, image: HTMLCanvasElement, x: number, y: number) =>
    pen.drawImage(image, x - room, y - room, image.width / ratio, image.height / ratio)
  const block = (pen: Pen, paint: string) => {
    pen.fillStyle = paint
    pen.beginPath()
    pen.roundRect(0, 0, size.width, size.height, radius)
    pen.roundRect(size.thickX, size.thickY, size.width, size.height, radius)
    pen.fill()
  }
  const glow = (color: string) =>
    sprite((pen) => {
      pen.shadowColor = color
      pen.shadowBlur = size.width * 0.28 * ratio
      block(pen, color)
      pen.fill()
      pen.globalCompositeOperation = 'destination-out'
      pen.shadowColor = 'transparent'
      const inset = size.width * 0.05
      pen.beginPath()
      pen.roundRect(inset, inset, size.width - 2 * inset, size.height - 2 * inset, radius * 0.8)
      pen.fill()
    })

  // The shadow falls to the right and down only, where the next tiles of a layer are painted over it.
  const cast = (pen: Pen, reach: number, strength: number) => {
    pen.shadowColor = `rgb(0 22 24 / ${strength})`
    pen.shadowBlur = size.width * reach * ratio
    pen.shadowOffsetX = size.width * reach * 0.7 * ratio
    pen.shadowOffsetY = size.width * reach * 0.9 * ratio
    block(pen, '#00161a')
    pen.shadowColor = 'transparent'
  }
  const bright: (HTMLCanvasElement | undefined)[] = Array.from({ length: FACES })
  const dimmed: (HTMLCanvasElement | undefined)[] = Array.from({ length: FACES })
  const paint = (face: Face, dim: boolean) =>
    sprite((pen) => {
      cast(pen, 0.12, 0.75)
      pen.save()
      paintTile(pen, { size, radius, theme }, face)
      pen.restore()
      if (dim) block(pen, theme.shade)
    })
  const shadow = sprite((pen) => cast(pen, 0.2, 0.55))
  const glows = { pick: glow('#3fe0cf'), hint: glow('#ffb63d') }

  return {
    tile(pen, face, x, y, dim = false) {
      const kept = dim ? dimmed : bright
      put(pen, (kept[face] ??= paint(face, dim)), x, y)
    },
    shadow: (pen, x, y) => put(pen, shadow, x, y),
    glow: (pen, x, y, color) => put(pen, glows[color], x, y),
  }
}

interface Slab {
  readonly size: TileSize
  readonly radius: number
  readonly theme: Theme
}

/** The slab of the cover: a dark back, a bone middle and a face lit from the upper left. */
function paintTile(pen: Pen, { size, radius, theme }: Slab, face: Face) {
  const { width, height, thickX, thickY } = size
  const suit = suitOf(face)
  const ground = suit === 'flower' || suit === 'star' ? theme[suit] : theme.face
  // Drawn as a stack of thin slices, so that the corners stay round all the way down.
  const slices = Math.ceil(thickY * 2)
  for (let slice = slices; slice > 0; slice--) {
    const k = slice / slices
    const paint = k > 0.55 ? theme.back : theme.bone
    fillRound(pen, { x: thickX * k, y: thickY * k, width, height }, radius, paint)
  }
  fillRound(pen, { x: 0, y: 0, width, height }, radius, '#ffffff')
  const rim = Math.max(1, width * 0.022)
  fillRound(pen, { x: rim, y: rim, width: width - rim, height: height - rim }, radius - rim, theme.rim)
  fillRound(pen, { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim }, radius - rim, ground)
  pen.scale(width / FACE_WIDTH, height / FACE_HEIGHT)
  paintFace(pen, face)
}
