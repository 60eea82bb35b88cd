import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look } from '#kit/game/micro/scene.ts'

/** How a runner is drawn. */
export interface Pose {
  readonly skin: string
  readonly scarf: string
  readonly tick: number
  readonly isUp?: boolean
  readonly isLow?: boolean
  readonly turn?: number
}

/** An islander in side view: round body, two fast legs, a scarf. */
export function runner(
  brush: Brush,
  x: number,
  y: number,
  { skin, scarf, tick, isUp, isLow, turn = 0 }: Pose,
) {
  const swing = isUp ? 0.9 : Math.sin(tick * 0.42)
  brush.at(x, y, turn, () => {
    if (isLow) {
      brush.line([-8, -6, 16, -4], 7, '#5a3420')
      brush.round(-20, -22, 34, 20, 10, scarf)
      brush.ball(10, -20, 10, skin)
      return
    }
    brush.line([0, -16, -9 * swing, -8, -11 * swing - 2, 0], 6, '#5a3420')
    brush.line([0, -16, 9 * swing, -9, 12 * swing - 1, 0], 6, '#6f4328')
    brush.line([-4, -32, -22, -34 + 4 * swing, -32, -29 - 5 * swing], 6, scarf)
    brush.round(-11, -36, 22, 24, 10, scarf)
    brush.round(-11, -36, 20, 10, 5, '#ffffff', 0.25)
    brush.line([2, -28, 10 - 6 * swing, -20, 16 - 5 * swing, -23], 5, skin)
    brush.ball(2, -42, 11, skin)
    brush.arc(1, -44, 10, Math.PI * 1.02, Math.PI * 1.98, 6, '#4a2a18')
    brush.disc(7, -42, 1.8, PAINT.ink)
  })
}

/** Blinks while nothing can hurt. */
export const isHidden = (shield: number, tick: number) => shield > 0 && Math.floor(tick / 5) % 2 === 0

export function pearl(brush: Brush, x: number, y: number, size = 8, color: string = PAINT.shell) {
  brush.disc(x, y, size * 2, color, 0.18)
  brush.ball(x, y, size, color)
}

export function lantern(brush: Brush, x: number, y: number, size: number) {
  brush.glow(x, y, size * 2.4, PAINT.amber)
  brush.ball(x, y, size, PAINT.amber)
  brush.disc(x, y + 1, size * 0.4, '#fff6d6', 0.9)
}

/** A cover shows a part of the field: no space for signs at the edges, and no bytes for far things. */
export const isCutOut = ({ left, right }: Look) => right - left < 396

/** Lives left, in the upper corner of the visible part. */
export function lamps(brush: Brush, look: Look, count: number) {
  if (isCutOut(look)) return
  for (let index = 0; index < 3; index++) {
    const [x, y] = [look.left + 26 + index * 27, look.top + 28]
    if (index < count) lantern(brush, x, y, 9)
    else brush.disc(x, y, 9, '#001020', 0.45)
  }
}

/** Slow far ridges: `share` of the speed, `high` above `base`. */
export function ridges(
  brush: Brush,
  look: Look,
  {
    base,
    high,
    share,
    color,
    opacity = 1,
  }: { base: number; high: number; share: number; color: string; opacity?: number },
) {
  const shift = look.left * (1 - share)
  const step = 46
  const points: number[] = []
  for (let x = Math.floor((look.left - shift) / step) * step; x <= look.right - shift + step; x += step) {
    const wave = Math.sin(x * 0.011) * 0.5 + Math.sin(x * 0.027 + 1.3) * 0.3 + Math.sin(x * 0.005 + 4) * 0.35
    points.push(x + shift, base - high * (0.5 + 0.5 * wave))
  }
  const bottom = look.bottom + 40
  brush.shape([...points, look.right + 60, bottom, look.left - 60, bottom], color, opacity)
}

/** Water up to the lower edge with a line of foam. */
export function sea(brush: Brush, look: Look, y: number, color: string) {
  const points: number[] = []
  const step = 40
  for (let x = Math.floor((look.left - 40) / step) * step; x <= look.right + 60; x += step)
    points.push(x, y + 4 * Math.sin(x * 0.03 + (look.calm ? 0 : look.seconds * 2.2)))
  const bottom = Math.max(look.bottom, y) + 40
  brush.shape([...points, look.right + 60, bottom, look.left - 60, bottom], color, 0.85)
  brush.line(points, 4, '#ffffff', 0.5)
}

/** A bar from 0 to 1 in the upper corner of the picture's end. */
export function bar(brush: Brush, look: Look, share: number, color: string) {
  const [x, y] = [look.right - 126, look.top + 24]
  brush.round(x - 4, y - 4, 112, 18, 9, '#031226', 0.6)
  if (share > 0.03) brush.round(x, y, Math.max(10, 104 * Math.min(1, share)), 10, 5, color)
}

/** A palm that stands at x, y. */
export function palm(brush: Brush, x: number, y: number, height: number) {
  const [topX, topY] = [x + height * 0.2, y - height]
  brush.line([x, y, x + height * 0.06, y - height * 0.55, topX, topY], height * 0.09, '#7a4a26')
  for (const turn of [-2.8, -2, -1, -0.2, 0.4])
    brush.leaf(
      topX + Math.cos(turn) * height * 0.24,
      topY + Math.sin(turn) * height * 0.18,
      height * 0.54,
      height * 0.16,
      turn < -1.5 ? '#2f9a5a' : PAINT.palm,
      turn,
    )
}

const STROKES: Readonly<Record<string, readonly number[]>> = {
  a: [0, 0, 1, 0],
  b: [1, 0, 1, 1],
  c: [1, 1, 1, 2],
  d: [0, 2, 1, 2],
  e: [0, 1, 0, 2],
  f: [0, 0, 0, 1],
  g: [0, 1, 1, 1],
  v: [0.5, 0.6, 0.5, 1.4],
  x: [0.05, 0.6, 0.95, 1.4],
  y: [0.95, 0.6, 0.05, 1.4],
  s: [0.9, 0.3, 0.1, 1.7],
}
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'gfabcd',
  '+': 'gv',
  '-': 'g',
  x: 'xy',
  '/': 's',
}

/** Digits and arithmetic signs centred at x, y; `size` is half their height. */
export function reckoning(brush: Brush, text: string, x: number, y: number, size: number, color: string) {
  const step = size * 1.5
  const left = x - ((text.length - 1) * step + size) / 2
  for (const [index, sign] of [...text].entries())
    for (const name of SIGNS[sign] ?? '') {
      const [ax, ay, bx, by] = STROKES[name]!
      const at = left + index * step
      brush.line(
        [at + ax! * size, y - size + ay! * size, at + bx! * size, y - size + by! * size],
        size * 0.32,
        color,
      )
    }
}
