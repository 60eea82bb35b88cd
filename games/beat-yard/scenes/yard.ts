import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import type { Feel, Look, Scene } from '#kit/game/micro/scene.ts'
import { SCALE } from '../beat.ts'

/** A scene with its controls. */
export interface YardScene<State extends Base = Base> extends Scene<State> {
  controls(): Controls
}

/** Root of the scale in semitones relative to the bell sample. */
const ROOT = -7

/** Colour by degree: low is warm, high is cool. */
export const TONES = [
  PAINT.coral,
  '#ff8f4f',
  PAINT.amber,
  PAINT.sun,
  PAINT.palm,
  PAINT.lagoon,
  PAINT.sky,
  PAINT.orchid,
] as const
export const toneOf = (degree: number) => TONES[Math.min(TONES.length - 1, degree)] ?? PAINT.amber

const notes = (): Record<string, Feel> => {
  const feels: Record<string, Feel> = {}
  for (const [degree, semitones] of SCALE.entries())
    feels[`n${degree}`] = { sound: 'score', pitch: semitones + ROOT }
  return feels
}

/** Sound and particles of notes, hits and misses in all games of the yard. */
export const FEEL: Readonly<Record<string, Feel>> = {
  ...notes(),
  good: { sparks: PAINT.sun, count: 8 },
  perfect: { sparks: PAINT.lagoon, count: 18, quake: 2 },
  slip: { sound: 'bad', sparks: PAINT.coral, count: 14, quake: 6 },
  again: { sound: 'bad', pitch: -5, sparks: PAINT.coral, count: 4 },
  relit: { sound: 'boost', sparks: PAINT.amber, count: 20 },
}

/** A string of lanterns: one lit per life. */
export function garland(brush: Brush, look: Look, burning: number, most: number) {
  // The close view of a cover has no space for them.
  if (look.right - look.left < 390) return
  const y = look.top + 18
  const points: number[] = []
  for (let step = 0; step <= 8; step++) {
    const k = step / 8
    points.push(look.left - 10 + (look.right - look.left + 20) * k, y + Math.sin(k * Math.PI) * 14)
  }
  brush.line(points, 2.5, '#2a1a30', 0.8)
  for (let lamp = 0; lamp < most; lamp++) {
    const x = look.left + 34 + lamp * 34
    const k = (x - look.left) / Math.max(1, look.right - look.left)
    const hang = y + Math.sin(k * Math.PI) * 14
    const sway = look.calm ? 0 : Math.sin(look.seconds * 1.6 + lamp) * 1.6
    const lit = lamp < burning
    brush.line([x, hang, x + sway, hang + 8], 2, '#2a1a30')
    if (lit) brush.glow(x + sway, hang + 18, 24, PAINT.amber)
    brush.round(x + sway - 8, hang + 8, 16, 21, 7, lit ? PAINT.amber : '#3a2f48')
    brush.round(x + sway - 8, hang + 16, 16, 4, 1, lit ? '#fff0c0' : '#2a2238')
  }
}

/** Boards of the stage below `y`. */
export function boards(brush: Brush, look: Look, y: number, color = '#8a5a38') {
  const [left, wide] = [look.left - 20, look.right - look.left + 40]
  brush.round(left, y, wide, Math.max(60, look.bottom - y + 40), 0, color)
  brush.round(left, y, wide, 8, 0, '#e0b070')
  for (let line = y + 34; line < look.bottom + 30; line += 30)
    brush.round(left, line, wide, 2.5, 0, '#000000', 0.16)
}

/** A note head with its stem. */
export function quaver(brush: Brush, x: number, y: number, size: number, color: string) {
  brush.line(
    [x + size * 0.75, y, x + size * 0.75, y - size * 2.2, x + size * 1.5, y - size * 1.6],
    size * 0.3,
    color,
  )
  brush.ball(x, y, size * 0.85, color)
}

/** A small bird in side view; `open` opens its beak. */
export function singer(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  open: number,
  color: string = PAINT.sky,
) {
  brush.shape([x - size * 0.8, y, x - size * 2, y - size * 0.5, x - size * 1.8, y + size * 0.4], color)
  brush.ball(x, y, size, color)
  brush.disc(x + size * 0.1, y + size * 0.35, size * 0.6, PAINT.shell, 0.9)
  brush.leaf(x - size * 0.3, y + size * 0.1, size * 1.3, size * 0.7, '#2f7ab0', 2.8)
  brush.disc(x + size * 0.4, y - size * 0.3, size * 0.26, '#ffffff')
  brush.disc(x + size * 0.46, y - size * 0.3, size * 0.14, PAINT.ink)
  const gape = open * size * 0.4
  brush.shape(
    [
      x + size * 0.85,
      y - size * 0.25,
      x + size * 1.7,
      y - gape - size * 0.1,
      x + size * 0.9,
      y + size * 0.05,
    ],
    PAINT.amber,
  )
  brush.shape(
    [x + size * 0.85, y, x + size * 1.6, y + gape + size * 0.1, x + size * 0.8, y + size * 0.25],
    '#e08a2c',
  )
}
