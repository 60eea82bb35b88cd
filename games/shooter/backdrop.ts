import { shade } from '#kit/game/draw.ts'
import { canvasBrush } from '#kit/game/micro/canvas-brush.ts'
import { seededRandom } from '#kit/random/random.ts'

export interface Room {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly left: number
  readonly top: number
}

/** The background and its speed in field units per tick. */
export interface Backdrop {
  readonly kind: 'sky' | 'deep' | 'sea' | 'beach' | 'ice' | 'floor' | 'dusk'
  readonly drift?: readonly [x: number, y: number]
}

export function roomOf(
  { width, height }: { readonly width: number; readonly height: number },
  [fieldWidth, fieldHeight]: readonly [number, number],
): Room {
  const scale = Math.min(width / fieldWidth, height / fieldHeight)
  return {
    width,
    height,
    scale,
    left: (width - fieldWidth * scale) / 2,
    top: (height - fieldHeight * scale) / 2,
  }
}

/** Specks of the kind of ground, seamless at its edges: the same picture can go by for ever. */
export function paintTile(
  { width, height, scale }: Room,
  ratio: number,
  { kind, color, seed }: { readonly kind: Backdrop['kind']; readonly color: string; readonly seed: number },
): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = Math.round(width * ratio)
  image.height = Math.round(height * ratio)
  const pen = image.getContext('2d')
  if (!pen) return image
  pen.scale(ratio, ratio)
  const brush = canvasBrush(pen)
  const random = seededRandom(seed)
  const light = shade(color, 0.45)
  const dark = shade(color, -0.5)
  /** Draws a speck, and again on the other side where it runs over an edge. */
  const wrapped = (x: number, y: number, paint: (x: number, y: number) => void) => {
    for (const dx of [-width, 0, width]) for (const dy of [-height, 0, height]) paint(x + dx, y + dy)
  }
  const count = Math.round(Math.min(90, (width * height) / (scale * scale) / 2600))
  for (let index = 0; index < count; index++) {
    const [x, y, size] = [random() * width, random() * height, (0.4 + random()) * scale]
    if (kind === 'sky' && index % 5 === 0)
      wrapped(x, y, (cx, cy) => {
        brush.round(cx - 60 * size, cy, 120 * size, 22 * size, 11 * size, light, 0.1)
        brush.disc(cx - 10 * size, cy, 24 * size, light, 0.1)
        brush.disc(cx + 22 * size, cy + 4 * size, 16 * size, light, 0.1)
      })
    else if (kind === 'sky' || kind === 'dusk')
      wrapped(x, y, (cx, cy) => brush.disc(cx, cy, 0.9 * size, '#ffffff', 0.2 + random() * 0.3))
    else if (kind === 'deep')
      wrapped(x, y, (cx, cy) => brush.ring(cx, cy, (1 + (index % 5)) * size, 1, '#ffffff', 0.16))
    else if (kind === 'ice' && index % 3 === 0)
      wrapped(x, y, (cx, cy) =>
        brush.line(
          [cx - 14 * size, cy, cx, cy - 5 * size, cx + 16 * size, cy + 2 * size],
          1.5 * scale,
          '#ffffff',
          0.14,
        ),
      )
    else if (kind === 'sea' || kind === 'ice')
      wrapped(x, y, (cx, cy) =>
        brush.line(
          [
            cx - 12 * size,
            cy,
            cx - 4 * size,
            cy - 3 * size,
            cx + 4 * size,
            cy,
            cx + 12 * size,
            cy - 3 * size,
          ],
          2 * scale,
          light,
          0.22,
        ),
      )
    else if (kind === 'beach')
      wrapped(x, y, (cx, cy) => brush.disc(cx, cy, 1.4 * size, index % 2 ? light : dark, 0.3))
    else
      wrapped(x, y, (cx, cy) =>
        brush.round(cx, cy, 10 * size, 10 * size, 2 * size, index % 2 ? light : dark, 0.1),
      )
  }
  return image
}
