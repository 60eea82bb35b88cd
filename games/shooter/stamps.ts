import type { Brush } from '#kit/game/micro/brush.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import type { Painter, Pictures } from './art/picture.ts'

type Pen = CanvasRenderingContext2D

export interface Stamps extends Painter {
  /** Paints at another size from here on. */
  sharpen(sharpness: number): void
}

/** Stamps pictures that are painted once for each size. */
export function stamps(pen: Pen, pictures: Pictures): Stamps {
  const brush: Brush = canvasBrush(pen)
  const kept = new Map<string, HTMLCanvasElement>()
  let sharpness = 1

  function painted(name: string): HTMLCanvasElement | undefined {
    const known = kept.get(name)
    const picture = pictures[name]
    if (known || !picture) return known
    const image = document.createElement('canvas')
    image.width = image.height = Math.max(2, Math.ceil(picture.size * sharpness))
    const inner = image.getContext('2d')
    if (!inner) return undefined
    inner.scale(image.width / picture.size, image.height / picture.size)
    inner.translate(picture.size / 2, picture.size / 2)
    picture.paint(canvasBrush(inner))
    kept.set(name, image)
    return image
  }

  return {
    brush,
    sharpen(next) {
      sharpness = next
      kept.clear()
    },
    stamp(name, x, y, turn = 0, scale = 1) {
      const image = painted(name)
      if (!image) return
      const size = pictures[name]!.size * scale
      if (turn === 0) {
        pen.drawImage(image, x - size / 2, y - size / 2, size, size)
        return
      }
      pen.translate(x, y)
      pen.rotate(turn)
      pen.drawImage(image, -size / 2, -size / 2, size, size)
      pen.rotate(-turn)
      pen.translate(-x, -y)
    },
  }
}
