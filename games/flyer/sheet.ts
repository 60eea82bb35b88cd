/** A picture drawn once and stamped many times; its size is in field units, its origin in the middle. */
export interface Sprite {
  readonly image: HTMLCanvasElement
  readonly width: number
  readonly height: number
}

type Pen = CanvasRenderingContext2D

/** Paints a sprite at `sharpness` pixels per field unit, with the pen's origin in the middle. */
export function sprite(width: number, height: number, sharpness: number, paint: (pen: Pen) => void): Sprite {
  const image = document.createElement('canvas')
  image.width = Math.max(1, Math.ceil(width * sharpness))
  image.height = Math.max(1, Math.ceil(height * sharpness))
  const pen = image.getContext('2d')!
  pen.scale(sharpness, sharpness)
  pen.translate(width / 2, height / 2)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  paint(pen)
  return { image, width, height }
}

/** Stamps a sprite upright, where most of them stand. */
export function stamp(pen: Pen, { image, width, height }: Sprite, x: number, y: number, size = 1) {
  pen.drawImage(image, x - (width * size) / 2, y - (height * size) / 2, width * size, height * size)
}

/** Stamps a sprite turned by an angle and stretched. */
export function stampTurned(
  pen: Pen,
  { image, width, height }: Sprite,
  at: { readonly x: number; readonly y: number; readonly turn: number; readonly flip?: number },
) {
  pen.save()
  pen.translate(at.x, at.y)
  pen.rotate(at.turn)
  if (at.flip !== undefined) pen.scale(1, at.flip)
  pen.drawImage(image, -width / 2, -height / 2, width, height)
  pen.restore()
}
