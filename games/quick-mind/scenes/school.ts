import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import { FIELD, type Base } from '#kit/game/micro/rules.ts'
import type { Feel, Look, Scene } from '#kit/game/micro/scene.ts'
import type { Quiz } from '../verbs/quiz.ts'

/** A scene with its controls. */
export interface SchoolScene<State extends Base = Base> extends Scene<State> {
  controls(): Controls
}

export const SLIP: Feel = { sound: 'bad', sparks: '#ff6b6b', count: 18, quake: 7 }
/** Six colours that are easy to tell apart. */
export const SIX = [PAINT.coral, PAINT.sun, PAINT.palm, PAINT.sky, PAINT.orchid, PAINT.shell] as const
const SLATE = '#22433f'
const FRAME = '#9a6436'

/** Tries left, in the upper corner of the visible part. */
export function tries(brush: Brush, look: Look, { lamps }: Quiz) {
  // The close view of a cover has no space for them.
  if (look.right - look.left < FIELD * 0.98) return
  for (let index = 0; index < 3; index++) {
    const [x, y] = [look.left + 28 + index * 30, look.top + 26]
    brush.line([x, y - 16, x, y - 9], 2.5, '#2a1a10', 0.7)
    if (index >= lamps) {
      brush.round(x - 8, y - 9, 16, 19, 7, '#06141f', 0.5)
      continue
    }
    brush.glow(x, y, 24, PAINT.amber)
    brush.round(x - 9, y - 9, 18, 20, 8, '#d9822b')
    brush.round(x - 7, y - 8, 14, 17, 7, PAINT.amber)
    brush.disc(x, y + 2, 4, '#fff6d6', 0.95)
    brush.round(x - 6, y - 12, 12, 4, 2, '#5a3218')
    brush.round(x - 6, y + 9, 12, 4, 2, '#5a3218')
  }
}

/** Warm sand along the bottom, with its pebbles. */
export function beach(brush: Brush, look: Look, y: number) {
  const width = look.right - look.left
  const deep = Math.max(40, look.bottom - y)
  const edge: number[] = [look.left - 20, look.bottom + 20]
  for (let step = 0; step <= 12; step++)
    edge.push(look.left - 20 + ((width + 40) * step) / 12, y + Math.sin(step * 1.3) * 5)
  edge.push(look.right + 20, look.bottom + 20)
  brush.at(0, -7, 0, () => brush.shape(edge, '#fff4dc', 0.5))
  brush.shape(edge, '#d9b878')
  for (let pebble = 0; pebble < 14; pebble++) {
    const [a, b] = [(pebble * 0.618) % 1, (pebble * 0.755 + 0.1) % 1]
    brush.disc(look.left + a * width, y + 16 + b * deep, 2 + (pebble % 3), '#a8834c', 0.5)
  }
}

/** A school slate in a driftwood frame. */
export function slate(brush: Brush, x: number, y: number, [width, height]: readonly [number, number]) {
  brush.round(x - 4, y + 12, width + 8, height, 22, '#03101a', 0.35)
  brush.slab(x, y, width, height, 20, FRAME, 8)
  brush.line([x + 18, y + height - 7, x + width - 30, y + height - 5], 2, '#6f4320', 0.6)
  brush.line([x + 7, y + 26, x + 6, y + height - 30], 2, '#6f4320', 0.5)
  brush.round(x + 13, y + 13, width - 26, height - 26, 12, '#142c2a')
  brush.round(x + 13, y + 16, width - 26, height - 29, 12, SLATE)
  for (let smear = 0; smear < 4; smear++)
    brush.line(
      [x + 34 + smear * 40, y + 40 + smear * 17, x + 120 + smear * 46, y + 30 + smear * 19],
      16,
      '#ffffff',
      0.025,
    )
}

/** A rising tide as a timer. */
export function tide(
  brush: Brush,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  share: number,
  look: Look,
) {
  const top = y + height * Math.max(0.02, Math.min(1, share))
  const color = share < 0.3 ? '#ff8f7a' : '#57d3e6'
  const edge: number[] = [x, y + height]
  for (let step = 0; step <= 10; step++)
    edge.push(
      x + (width * step) / 10,
      Math.min(y + height, top + Math.sin(step * 1.1 + (look.calm ? 0 : look.seconds * 3)) * 3),
    )
  edge.push(x + width, y + height)
  brush.shape(edge, color, 0.24)
  brush.line(edge.slice(2, -2), 2.5, '#eaffff', 0.55)
}

/** Time left as a bamboo pipe of water; it turns red at the end. */
export function clock(brush: Brush, y: number, share: number, x = 200) {
  brush.round(x - 103, y - 3, 206, 18, 9, '#2a1a10', 0.75)
  brush.round(x - 100, y, 200, 12, 6, '#0b2330')
  const wide = 200 * Math.max(0, Math.min(1, share))
  if (wide > 6) brush.round(x - 100, y, wide, 12, 6, share < 0.3 ? PAINT.coral : PAINT.lagoon)
  if (wide > 16) brush.line([x - 93, y + 3.5, x - 107 + wide, y + 3.5], 2, '#ffffff', 0.5)
}

/** Share of time left; full while only looking. */
export const timeLeft = ({ left, full, look, verdict, good }: Quiz) =>
  look > 0 || (verdict > 0 && good) ? 1 : left / full

/** State of an answer. */
export type Judged = 'open' | 'right' | 'wrong' | 'faded'

/** After an answer the right one stays lit; a wrong choice turns red. */
export function judged({ verdict, over, picked, good }: Quiz, choice: number, right: number): Judged {
  if (verdict === 0 && !over) return 'open'
  if (choice === right) return 'right'
  return choice === picked && !good ? 'wrong' : 'faded'
}

/** A large round answer. */
export function answer(
  brush: Brush,
  [x, y, radius]: readonly [x: number, y: number, radius: number],
  color: string,
  how: Judged,
) {
  const paint = how === 'wrong' ? '#b8403a' : color
  const down = how === 'open' ? 0 : 4
  brush.disc(x, y + 12, radius + 2, '#03101a', 0.3)
  if (how === 'right') brush.glow(x, y, radius * 2, '#fff2b0')
  brush.puck(x, y + down, radius, paint, 9 - down)
  if (how === 'faded') brush.disc(x, y + down, radius, '#0a1a2a', 0.4)
  if (how === 'right') brush.ring(x, y + down, radius + 5, 4, '#fff2b0', 0.9)
}

/** A handwritten tick or cross. */
export function tick(brush: Brush, x: number, y: number, size: number, color = '#ffffff') {
  brush.line(
    [x - size * 0.5, y + 0.05 * size, x - size * 0.12, y + size * 0.42, x + size * 0.55, y - size * 0.42],
    size * 0.2,
    color,
  )
}
export function cross(brush: Brush, x: number, y: number, size: number, color = '#ffffff') {
  const half = size * 0.42
  brush.line([x - half, y - half, x + half, y + half], size * 0.2, color)
  brush.line([x - half, y + half, x + half, y - half], size * 0.2, color)
}
