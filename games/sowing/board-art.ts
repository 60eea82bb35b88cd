import { fillCircle, fillRound, shade, slab, write } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Layout } from './layout.ts'

type Pen = CanvasRenderingContext2D

export const SEED_COLORS = ['#ff7a59', '#ffd25a', '#4fd8c2', '#f6efdc', '#7fb4ff'] as const
/** A pit shows at most this many seeds; the number says the rest. */
const MOST_SEEDS = 26
const GOLDEN = 2.39996

function hollow(pen: Pen, { x, y }: Point, half: Point, wood: string) {
  const radius = Math.min(half.x, half.y)
  const box = { x: x - half.x, y: y - half.y, width: 2 * half.x, height: 2 * half.y }
  fillRound(pen, { ...box, y: box.y + 3 }, radius, shade(wood, 0.34))
  fillRound(pen, box, radius, shade(wood, -0.58))
  fillRound(
    pen,
    { x: box.x + 2, y: box.y + radius * 0.2, width: box.width - 4, height: box.height - radius * 0.2 },
    radius,
    shade(wood, -0.44),
  )
}

/** The wooden board with its hollows, painted once for each size. */
export function paintBoard(pen: Pen, layout: Layout, count: number, wood: string) {
  const { box } = layout
  const depth = 10
  fillRound(pen, { ...box, y: box.y + depth * 1.5 }, 30, 'rgb(0 10 18 / .3)')
  slab(pen, { ...box, height: box.height + depth }, 30, wood, shade(wood, -0.5), depth)
  const light = pen.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height)
  light.addColorStop(0, 'rgb(255 246 220 / .3)')
  light.addColorStop(0.6, 'rgb(255 246 220 / 0)')
  light.addColorStop(1, 'rgb(20 5 0 / .2)')
  fillRound(pen, box, 30, light)
  for (let spot = 0; spot < 2 * count + 2; spot++)
    hollow(pen, layout.centre(spot), spot < 2 * count ? layout.pit : layout.store, wood)
}

export function paintSeed(pen: Pen, x: number, y: number, radius: number, color: string) {
  fillCircle(pen, x, y + radius * 0.34, radius, 'rgb(20 6 0 / .45)')
  fillCircle(pen, x, y, radius, color)
  fillCircle(pen, x - radius * 0.3, y - radius * 0.35, radius * 0.32, 'rgb(255 255 255 / .65)')
}

/** Seeds of a hollow, scattered like a sunflower's, always the same way. */
export function paintSeeds(
  pen: Pen,
  { x, y }: Point,
  half: Point,
  spot: number,
  count: number,
  seed: number,
) {
  const shown = Math.min(count, MOST_SEEDS)
  for (let index = 0; index < shown; index++) {
    const far = Math.sqrt((index + 0.4) / Math.max(shown, 5)) * 0.74
    const angle = index * GOLDEN + spot
    const color = SEED_COLORS[(index * 3 + spot) % SEED_COLORS.length]!
    paintSeed(
      pen,
      x + Math.cos(angle) * far * (half.x - seed * 0.6),
      y + Math.sin(angle) * far * (half.y - seed * 0.6),
      seed,
      color,
    )
  }
}

export function paintCount(pen: Pen, { x, y }: Point, text: string, size: number) {
  const wide = Math.max(size * 1.5, size * 0.72 * text.length + size * 0.7)
  fillRound(
    pen,
    { x: x - wide / 2, y: y - size * 0.72, width: wide, height: size * 1.44 },
    size * 0.72,
    'rgb(12 8 4 / .62)',
  )
  write(pen, text, x, y, { size, color: '#fff2d0' })
}
