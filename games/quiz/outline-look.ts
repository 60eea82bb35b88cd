import type { Box } from '#kit/game/draw.ts'
import { outlineOf, OUTLINE_SIZE, type Outline } from './outline-text.ts'

type Pen = CanvasRenderingContext2D

/** Outlines load on demand: only two games need them. */
export interface Atlas {
  of(country: string): Outline | undefined
}

export function openAtlas(loaded: () => void): Atlas {
  let lines: ReadonlyMap<string, string> = new Map()
  void import('./outlines.ts').then(({ OUTLINES }) => {
    lines = new Map(
      OUTLINES.trim()
        .split('\n')
        .map((line) => [line.slice(0, 2), line.slice(3)]),
    )
    loaded()
  })
  const known = new Map<string, Outline>()
  return {
    of(country) {
      const text = lines.get(country)
      if (text === undefined) return undefined
      const outline = known.get(country) ?? outlineOf(text)
      known.set(country, outline)
      return outline
    },
  }
}

/** A country cut out of coloured paper. */
export function drawOutline(pen: Pen, outline: Outline, box: Box, color: string) {
  const spots = outline.flat()
  const [wide, high] = [Math.max(...spots.map(([x]) => x)), Math.max(...spots.map(([, y]) => y))]
  const scale = Math.min(box.width / wide, box.height / high, Math.max(box.width, box.height) / OUTLINE_SIZE)
  const trace = (left: number, top: number) => {
    pen.beginPath()
    for (const land of outline) {
      for (const [at, [x, y]] of land.entries())
        if (at === 0) pen.moveTo(left + x * scale, top + y * scale)
        else pen.lineTo(left + x * scale, top + y * scale)
      pen.closePath()
    }
  }
  const [left, top] = [box.x + (box.width - wide * scale) / 2, box.y + (box.height - high * scale) / 2]
  pen.save()
  pen.lineJoin = 'round'
  trace(left + 2, top + 4)
  pen.fillStyle = 'rgb(40 30 20 / .22)'
  pen.fill()
  trace(left, top)
  const light = pen.createLinearGradient(left, top, left, top + high * scale)
  light.addColorStop(0, color)
  light.addColorStop(1, `color-mix(in srgb, ${color} 72%, #10202a)`)
  pen.fillStyle = light
  pen.strokeStyle = light
  pen.lineWidth = 2
  pen.stroke()
  pen.fill()
  pen.restore()
}
