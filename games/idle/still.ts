import type { Box } from '#kit/game/draw.ts'
import type { Pen } from './scene.ts'

/** Caches a picture that rarely changes, by name and size. */
export function still() {
  let image: HTMLCanvasElement | undefined
  let known = ''
  return {
    forget() {
      image = undefined
    },
    draw(pen: Pen, { x, y, width, height }: Box, name: string, paint: (inner: Pen) => void) {
      const ratio = pen.canvas.width / (pen.canvas.clientWidth || pen.canvas.width)
      const [across, down] = [Math.ceil(width * ratio), Math.ceil(height * ratio)]
      if (!image || known !== name || image.width !== across || image.height !== down) {
        image ??= document.createElement('canvas')
        image.width = Math.max(1, across)
        image.height = Math.max(1, down)
        known = name
        const inner = image.getContext('2d')!
        inner.scale(ratio, ratio)
        inner.translate(-x, -y)
        paint(inner)
      }
      // Pixel by pixel: a fraction of a pixel off would soften it and cost as much as a zoom.
      const { e, f } = pen.getTransform()
      pen.save()
      pen.setTransform(1, 0, 0, 1, Math.round(e + x * ratio), Math.round(f + y * ratio))
      pen.drawImage(image, 0, 0)
      pen.restore()
    },
  }
}
