import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { pullShot, type Aim } from '#kit/game/micro/pull-shot.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import type { Point } from '#kit/game/stage.ts'
import { throwInput, type Place } from '../plays/tries.ts'

/** Landing place of a throw, and width of its mark. */
export interface Guess {
  readonly at: Place
  readonly r: number
}

/** Pull back and release; a dotted line shows the landing place, a bar the power. */
export function pulled(
  from: (state: Base) => Point | undefined,
  guess: (aim: Aim, from: Point, state: Base) => Guess,
): Controls {
  return pullShot({
    from,
    inputOf: ({ angle, power }) => throwInput(angle, power),
    draw(brush, aim, start, state) {
      const { at, r } = guess(aim, start, state)
      wayTo(brush, start, at)
      brush.ring(at.x, at.y, r, 3, '#ffffff', 0.85)
      brush.ring(at.x, at.y, r * 0.4, 2, '#ffffff', 0.6)
      gauge(brush, start, aim.power)
    },
  })
}

export function wayTo(brush: Brush, from: Point, to: Point) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const count = Math.max(3, Math.round(Math.hypot(dx, dy) / 22))
  for (let dot = 1; dot < count; dot++)
    brush.disc(
      from.x + (dx * dot) / count,
      from.y + (dy * dot) / count,
      2.4,
      '#ffffff',
      0.3 + (0.4 * dot) / count,
    )
}

function gauge(brush: Brush, { x, y }: Point, power: number) {
  brush.round(x + 38, y - 44, 12, 62, 6, '#031226', 0.6)
  const high = Math.max(6, 58 * power)
  brush.round(x + 40, y + 16 - high, 8, high, 4, power > 0.86 ? PAINT.coral : PAINT.lagoon)
}
