type Pen = CanvasRenderingContext2D

/** A cached picture; sizes in field units, origin in the middle. */
export interface Sprite {
  readonly image: HTMLCanvasElement
  readonly width: number
  readonly height: number
}

/** Paints a square sprite at `sharpness` pixels per field unit, with the pen's origin in the middle. */
export function sprite(size: number, sharpness: number, paint: (pen: Pen) => void): Sprite {
  const image = document.createElement('canvas')
  image.width = image.height = Math.max(1, Math.ceil(size * sharpness))
  const pen = image.getContext('2d')!
  pen.scale(sharpness, sharpness)
  pen.translate(size / 2, size / 2)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  paint(pen)
  return { image, width: size, height: size }
}

export interface Pose {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly size?: number
}

export function stamp(pen: Pen, { image, width, height }: Sprite, { x, y, turn, size = 1 }: Pose) {
  pen.translate(x, y)
  pen.rotate(turn)
  pen.drawImage(image, (-width / 2) * size, (-height / 2) * size, width * size, height * size)
  pen.rotate(-turn)
  pen.translate(-x, -y)
}
