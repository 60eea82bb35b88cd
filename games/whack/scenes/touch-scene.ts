import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import type { Feel, Look, Scene } from '#kit/game/micro/scene.ts'

/** A scene with its controls. */
export interface TouchScene<State extends Base = Base> extends Scene<State> {
  controls(): Controls
}

export const SLIP: Feel = { sound: 'bad', sparks: '#ff6b6b', count: 20, quake: 8 }
/** Six colours that are easy to tell apart. */
export const SIX = [PAINT.coral, PAINT.sun, PAINT.palm, PAINT.sky, PAINT.orchid, PAINT.shell] as const

/** Tries left, in the upper corner of the visible part. */
export function tries(brush: Brush, look: Look, count: number) {
  for (let index = 0; index < 3; index++) {
    const [x, y] = [look.left + 26 + index * 27, look.top + 28]
    if (index >= count) {
      brush.disc(x, y, 9, '#001020', 0.45)
      continue
    }
    brush.glow(x, y, 22, PAINT.amber)
    brush.ball(x, y, 9, PAINT.amber)
    brush.disc(x, y + 1, 4, '#fff6d6', 0.9)
  }
}

/** Time left as a bar; it turns red at the end. */
export function clock(brush: Brush, y: number, share: number, aside = 0) {
  brush.round(77 + aside, y - 3, 246, 16, 8, '#031226', 0.55)
  const color = share < 0.3 ? PAINT.coral : PAINT.lagoon
  if (share > 0.01) brush.round(80 + aside, y, Math.max(10, 240 * Math.min(1, share)), 10, 5, color)
}

/** A scallop: a fan with ribs. */
export function shell(brush: Brush, x: number, y: number, size: number, color: string, ribs = 5, turn = 0) {
  brush.at(x, y, turn, () => {
    const fan: number[] = [-size * 0.28, size * 0.86]
    for (let step = 0; step <= 6; step++) {
      const angle = Math.PI * (1.08 + step * 0.14)
      fan.push(Math.cos(angle) * size, Math.sin(angle) * size * 1.02 + size * 0.1)
    }
    fan.push(size * 0.28, size * 0.86)
    brush.at(0, size * 0.16, 0, () => brush.shape(fan, '#0a1430', 0.45))
    brush.shape(fan, color)
    // All ribs are one stroke that comes back to the hinge.
    const rays: number[] = [0, size * 0.66]
    for (let rib = 0; rib < ribs; rib++) {
      const angle = Math.PI * (1.18 + (rib * 0.64) / Math.max(1, ribs - 1))
      rays.push(Math.cos(angle) * size * 0.8, Math.sin(angle) * size * 0.8 + size * 0.1, 0, size * 0.66)
    }
    brush.line(rays, size * 0.09, '#ffffff', 0.5)
    brush.round(-size * 0.34, size * 0.66, size * 0.68, size * 0.26, size * 0.12, color)
  })
}
