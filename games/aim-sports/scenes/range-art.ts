import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import type { Feel, Look, Scene } from '#kit/game/micro/scene.ts'
import { BOARD, SECTORS } from '../plays/board.ts'
import { digits } from '#kit/game/micro/digits.ts'

/** A scene with its controls. */
export interface RangeScene<State extends Base = Base> extends Scene<State> {
  controls(): Controls
}

export const SLIP: Feel = { sound: 'bad', sparks: '#ff6b6b', count: 20, quake: 8 }

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
export function clock(brush: Brush, y: number, share: number) {
  brush.round(97, y - 3, 206, 14, 7, '#031226', 0.55)
  const color = share < 0.3 ? PAINT.coral : PAINT.lagoon
  if (share > 0.01) brush.round(100, y, Math.max(8, 200 * Math.min(1, share)), 8, 4, color)
}

/** Ground from a line down to the lower visible edge. */
export function ground(brush: Brush, look: Look, y: number, color: string, edge: string) {
  const [left, width] = [look.left - 40, look.right - look.left + 80]
  brush.round(left, y, width, Math.max(40, look.bottom - y + 60), 0, color)
  brush.round(left, y, width, 9, 0, edge)
}

/** The whole view as one ground with a raked pattern. */
export function lawn(brush: Brush, look: Look, color: string, stripe: string) {
  const [left, width] = [look.left - 40, look.right - look.left + 80]
  brush.round(left, look.top - 40, width, look.bottom - look.top + 80, 0, color)
  for (let y = Math.floor(look.top / 90) * 90; y < look.bottom; y += 90)
    brush.round(left, y, width, 45, 0, stripe, 0.35)
}

export function shadow(brush: Brush, x: number, y: number, reach: number, opacity = 0.3) {
  brush.round(x - reach, y - reach * 0.3, reach * 2, reach * 0.6, reach * 0.3, '#001020', opacity)
}

/** Scattered grass or shells give plain ground a scale. */
export function speckles(brush: Brush, look: Look, color: string, step = 104) {
  for (let y = Math.floor(look.top / step) * step; y < look.bottom; y += step)
    for (let x = Math.floor(look.left / step) * step; x < look.right; x += step) {
      const [dx, dy] = [((x * 7 + y * 3) % 41) - 20, ((x * 5 + y * 11) % 37) - 18]
      brush.line([x + dx, y + dy, x + dx + 5, y + dy - 3], 2.4, color, 0.4)
    }
}

/** A palm seen from above. */
export function crown(brush: Brush, x: number, y: number, r: number, sway = 0) {
  brush.disc(x + 5, y + 8, r, '#001020', 0.28)
  brush.disc(x, y, r * 0.92, '#1f7a4a')
  for (let leaf = 0; leaf < 5; leaf++) {
    const [dx, dy] = [Math.cos(leaf * 1.26 + sway) * r, Math.sin(leaf * 1.26 + sway) * r]
    brush.line([x, y, x + dx, y + dy], r * 0.34, leaf % 2 === 0 ? '#35b268' : '#4fd67f')
  }
  brush.ball(x, y, r * 0.24, '#a8693c')
}

const FULL = Math.PI * 2
const STEP = FULL / 20

/** Every second of a ring's twenty fields, over the colour of the others. */
function fields(brush: Brush, far: number, wide: number) {
  brush.ring(BOARD.x, BOARD.y, far, wide, '#ff6b6b')
  for (let index = 1; index < 20; index += 2) {
    const middle = index * STEP - Math.PI / 2
    const [near, broad] = [far - wide / 2, far + wide / 2]
    const edge = (reach: number, aside: number) => [
      BOARD.x + Math.cos(middle + aside) * reach,
      BOARD.y + Math.sin(middle + aside) * reach,
    ]
    const half = STEP / 2
    const outer = [...edge(broad, -half), ...edge(broad, 0), ...edge(broad, half)]
    brush.shape([...outer, ...edge(near, half), ...edge(near, 0), ...edge(near, -half)], '#2fae8a')
  }
}

/** The dart board as inlaid wood, with numbers around it. */
export function dartBoard(brush: Brush) {
  brush.disc(BOARD.x + 4, BOARD.y + 9, 181, '#001020', 0.4)
  brush.disc(BOARD.x, BOARD.y, 181, '#3a2016')
  brush.ring(BOARD.x, BOARD.y, 178, 4, '#8a5a34')
  const [low, high] = BOARD.triple
  brush.disc(BOARD.x, BOARD.y, BOARD.double[1], '#23405e')
  for (let index = 1; index < 20; index += 2) {
    const [from, to] = [index * STEP - STEP / 2 - Math.PI / 2, index * STEP + STEP / 2 - Math.PI / 2]
    const reach = BOARD.double[1]
    const edge = (angle: number) => [BOARD.x + Math.cos(angle) * reach, BOARD.y + Math.sin(angle) * reach]
    brush.shape([BOARD.x, BOARD.y, ...edge(from), ...edge(to)], '#f4e3b5')
  }
  fields(brush, (low + high) / 2, high - low)
  fields(brush, (BOARD.double[0] + BOARD.double[1]) / 2, BOARD.double[1] - BOARD.double[0])
  brush.disc(BOARD.x, BOARD.y, BOARD.ring, '#2fae8a')
  brush.disc(BOARD.x, BOARD.y, BOARD.bull, '#ff6b6b')
}

/** The numbers; some may be highlighted. */
export function boardNumbers(brush: Brush, colorOf: (number: number) => string) {
  for (const [index, number] of SECTORS.entries()) {
    const angle = index * STEP
    digits(
      brush,
      number,
      BOARD.x + Math.sin(angle) * 166,
      BOARD.y - Math.cos(angle) * 166,
      13,
      colorOf(number),
    )
  }
}

/** A dart in the board, its feathers towards the viewer. */
export function dart(brush: Brush, x: number, y: number, color: string) {
  brush.line([x + 3, y + 4, x + 15, y + 19], 4, '#001020', 0.3)
  brush.line([x, y, x + 9, y + 12], 3.4, '#c8d2e2')
  brush.line([x + 8, y + 11, x + 15, y + 20], 7, color)
  brush.line([x + 10, y + 11, x + 16, y + 17], 2.4, '#ffffff', 0.8)
}

/** Mark of the aim. */
export function sight(brush: Brush, x: number, y: number, r: number, color: string) {
  brush.ring(x, y, r, 3, '#06122a', 0.5)
  brush.ring(x, y, r - 1.5, 2.4, color)
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    brush.line([x + dx * r * 0.6, y + dy * r * 0.6, x + dx * r * 1.4, y + dy * r * 1.4], 2.4, color)
  brush.disc(x, y, 2.6, color)
}
