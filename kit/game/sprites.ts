import type { Box } from './draw.ts'

type Pen = CanvasRenderingContext2D

/** A sprite's picture. Leave text out: its font may load later than the sprite. */
export interface Picture {
  /** The same key must mean the same picture until `clear`. */
  readonly key: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** Margin for shadows and glow. */
  readonly bleed?: number
  /** Scale of the resolution per side; a wide soft shadow needs little. */
  readonly share?: number
  /** Paints with the origin at the upper left corner, inside the bleed. */
  paint(pen: Pen): void
}

/** Pictures that are painted once and drawn often: soft shadows are too expensive in each frame. */
export interface Sprites {
  /** Draws the picture into the box, scaled if sizes differ. */
  draw(pen: Pen, picture: Picture, box: Box): void
  /** Forgets all pictures; call it when the layout changes. */
  clear(): void
}

export function sprites(): Sprites {
  const kept = new Map<string, HTMLCanvasElement>()

  function painted(
    pen: Pen,
    { key, width, height, bleed = 0, share = 1, paint }: Picture,
  ): HTMLCanvasElement {
    const known = kept.get(key)
    if (known) return known
    const ratio = (share * pen.canvas.width) / (pen.canvas.clientWidth || pen.canvas.width)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.ceil((width + 2 * bleed) * ratio))
    canvas.height = Math.max(1, Math.ceil((height + 2 * bleed) * ratio))
    const inner = canvas.getContext('2d')!
    inner.scale(canvas.width / (width + 2 * bleed), canvas.height / (height + 2 * bleed))
    inner.translate(bleed, bleed)
    paint(inner)
    kept.set(key, canvas)
    return canvas
  }

  return {
    draw(pen, picture, box) {
      const { width, height, bleed = 0 } = picture
      const across = (bleed * box.width) / width
      const down = (bleed * box.height) / height
      const image = painted(pen, picture)
      pen.drawImage(image, box.x - across, box.y - down, box.width + 2 * across, box.height + 2 * down)
    },
    clear: () => kept.clear(),
  }
}
