import { PAINT } from '#kit/game/micro/brush.ts'
import type { Kind } from '../definitions.ts'
import type { Preview } from '../controls.ts'
import { holdsAt } from '../kinds/jelly-tower.ts'
import { queue } from '../kinds/peg-sort.ts'
import { PUFF_REACH } from '../kinds/puff-blast.ts'
import { LOWEST_DROP } from '../kinds/see-saw.ts'
import { armOf } from '../kinds/wreck-ball.ts'
import { far } from '../yard.ts'
import { SORTS } from './balls.ts'

const guide: Preview = (brush, _yard, { x, y }) => {
  for (let dot = 0; dot < 9; dot++) brush.disc(x, y + 20 + dot * 18, 2.2, PAINT.shell, 0.5 - dot * 0.05)
}
const grid = (x: number) => Math.round(x / 10) * 10

/** What is about to be dropped, where the finger is. */
const PREVIEWS: Partial<Record<Kind, Preview>> = {
  'barrel-bridge'(brush, yard, { x }) {
    const length = yard.own[0]
    if (length === undefined) return
    brush.round(grid(x) - length / 2, 56, length, 8, 3, '#e0a866', 0.85)
    for (const side of [-1, 1]) guide(brush, yard, { x: grid(x) + (side * length) / 2, y: 50 })
  },
  'beam-balance'(brush, yard, { x }) {
    const side = yard.own[0]
    if (side === undefined) return
    brush.round(grid(x) - side / 2, 195 - side / 2, side, side, 5, PAINT.sun, 0.8)
    guide(brush, yard, { x: grid(x), y: 190 + side / 2 })
  },
  'peg-sort'(brush, yard, { x }) {
    const [tag] = queue(yard)
    if (tag === undefined) return
    brush.ball(grid(x), 50, 11, SORTS[tag % SORTS.length]!)
    guide(brush, yard, { x: grid(x), y: 50 })
  },
  'see-saw'(brush, yard, { x, y }) {
    const top = Math.min(LOWEST_DROP, grid(y))
    brush.round(grid(x) - 15, top - 15, 30, 30, 5, '#8f9bb8', 0.85)
    guide(brush, yard, { x: grid(x), y: top })
  },
  'jelly-tower'(brush, yard, at) {
    const [x, y] = [grid(at.x), grid(at.y)]
    const holds = holdsAt(yard, { x, y })
    for (const index of holds) {
      const other = yard.world.bodies[index]!
      brush.line([x, y, other.x, other.y], 4, '#ffb0e0', 0.8)
    }
    brush.disc(x, y, 11, PAINT.pink, holds.length > 0 ? 0.9 : 0.35)
  },
  'puff-blast'(brush, _yard, at) {
    const [x, y] = [grid(at.x), grid(at.y)]
    brush.disc(x, y, PUFF_REACH, '#ffffff', 0.1)
    brush.ring(x, y, PUFF_REACH, 2.5, PAINT.shell, 0.5)
    brush.disc(x, y, 9, PAINT.sky, 0.9)
  },
  'wreck-ball'(brush, yard, at) {
    const arm = armOf(yard)
    const length = Math.max(90, Math.min(270, far(at, arm)))
    const turn = Math.atan2(at.y - arm.y, at.x - arm.x)
    const [x, y] = [arm.x + Math.cos(turn) * length, Math.max(arm.y, arm.y + Math.sin(turn) * length)]
    brush.line([arm.x, arm.y, x, y], 3, '#f0d9a0', 0.8)
    brush.disc(x, y, 22, '#4a5675', 0.75)
    brush.arc(arm.x, arm.y, length, 0.1, Math.PI - 0.1, 2, PAINT.shell, 0.25)
  },
}

export const previewOf = (kind: Kind): Preview => PREVIEWS[kind] ?? (() => undefined)
