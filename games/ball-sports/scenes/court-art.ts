import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import type { Feel, Look, Scene } from '#kit/game/micro/scene.ts'

/** A scene that says how it is touched. */
export interface CourtScene<State extends Base = Base> extends Scene<State> {
  controls(): Controls
}

export const SLIP: Feel = { sound: 'bad', sparks: '#ff6b6b', count: 20, quake: 8 }

/** Tries that are left, in the upper corner of what can be seen. */
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

/** Time that is left, as a bar; it turns red at the end. */
export function clock(brush: Brush, y: number, share: number) {
  brush.round(77, y - 3, 246, 16, 8, '#031226', 0.55)
  const color = share < 0.3 ? PAINT.coral : PAINT.lagoon
  if (share > 0.01) brush.round(80, y, Math.max(10, 240 * Math.min(1, share)), 10, 5, color)
}

/** Ground from a line down to the lower edge of what can be seen. */
export function ground(brush: Brush, look: Look, y: number, color: string, edge: string) {
  const [left, width] = [look.left - 40, look.right - look.left + 80]
  brush.round(left, y, width, Math.max(40, look.bottom - y + 60), 0, color)
  brush.round(left, y, width, 10, 0, edge)
}

export function shade(brush: Brush, x: number, y: number, reach: number) {
  brush.round(x - reach, y - reach * 0.22, reach * 2, reach * 0.44, reach * 0.22, '#001020', 0.32)
}

/** A ball with panels that turn with it. */
export function paneled(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  color: string,
  turn = 0,
  panel: string = PAINT.ink,
) {
  brush.ball(x, y, size, color)
  brush.at(x, y, turn, () => {
    for (let arm = 0; arm < 3; arm++) {
      const angle = (arm * Math.PI * 2) / 3
      brush.disc(Math.cos(angle) * size * 0.55, Math.sin(angle) * size * 0.55, size * 0.2, panel, 0.8)
    }
  })
  brush.disc(x - size * 0.34, y - size * 0.4, size * 0.2, '#ffffff', 0.75)
}

/** A player as a round islander seen from the front: body, head, eyes; `lift` raises the arms. */
export function player(
  brush: Brush,
  x: number,
  y: number,
  color: string,
  pose: { readonly lift?: number; readonly lean?: number; readonly size?: number } = {},
) {
  const { lift = 0, lean = 0, size = 1 } = pose
  shade(brush, x, y + 21 * size, 17 * size)
  brush.at(
    x,
    y,
    lean,
    () => {
      brush.line([-7, 14, -8, 21], 6, '#3a2418')
      brush.line([7, 14, 8, 21], 6, '#3a2418')
      brush.round(-14, -8, 28, 25, 10, color)
      brush.line([-13, -2, -21, 8 - 24 * lift], 6, '#c98a55')
      brush.line([13, -2, 21, 8 - 24 * lift], 6, '#c98a55')
      brush.ball(0, -18, 11, '#d99a63')
      brush.arc(0, -19, 10, Math.PI, Math.PI * 2, 5, '#3a2418')
      for (const side of [-1, 1]) brush.disc(side * 4, -17, 1.8, PAINT.ink)
    },
    size,
  )
}

/** The same from above: shoulders and a head. */
export function fromAbove(brush: Brush, x: number, y: number, color: string, size = 1) {
  brush.disc(x + 3, y + 6, 17 * size, '#001020', 0.3)
  brush.round(x - 17 * size, y - 8 * size, 34 * size, 18 * size, 9 * size, color)
  brush.ball(x, y - 1, 9.5 * size, '#d99a63')
  brush.arc(x, y - 1, 8 * size, Math.PI * 1.1, Math.PI * 1.9, 4 * size, '#3a2418')
}

/** Goal: posts, net, and what is behind it. */
export function goalFrame(
  brush: Brush,
  {
    left,
    right,
    top,
    bottom,
  }: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
  thick: number,
) {
  brush.round(left, top, right - left, bottom - top, 0, '#02161c', 0.45)
  const step = (right - left) / 10
  for (let x = left + step; x < right; x += step) brush.line([x, top, x, bottom], 1.2, '#ffffff', 0.3)
  for (let y = top + step; y < bottom; y += step) brush.line([left, y, right, y], 1.2, '#ffffff', 0.3)
  brush.line([left, bottom, left, top, right, top, right, bottom], thick + 3, '#7d93a8')
  brush.line([left, bottom, left, top, right, top, right, bottom], thick, '#ffffff')
}
