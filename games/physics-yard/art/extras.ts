import { digits } from '#kit/game/micro/digits.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { netOf } from '../kinds/bounce-boards.ts'
import { goals, caught } from '../kinds/cannon-shot.ts'
import { ringOf } from '../kinds/magnet-hop.ts'
import { MISTAKES, tally } from '../kinds/marble-gates.ts'
import { bins, queue, slips, SLIPS } from '../kinds/peg-sort.ts'
import { nestOf } from '../kinds/see-saw.ts'
import type { Kind } from '../definitions.ts'
import { FALLEN, fallen, hookX, LINE, nextPiece } from '../kinds/stack-up.ts'
import { armOf } from '../kinds/wreck-ball.ts'
import { allOf, type Yard } from '../yard.ts'
import { BALLS, crabAt } from './balls.ts'
import { bowls, ghostBox, lamps } from './parts.ts'
import { MORE_BEHIND, MORE_FRONT } from './more-extras.ts'
import type { SceneLook } from './scene.ts'

type Extra = (brush: Brush, yard: Yard, look: SceneLook) => void
type Extras = Partial<Record<Kind, Extra>>

const pulse = ({ calm, seconds }: SceneLook) => (calm ? 0.5 : 0.5 + 0.5 * Math.sin(seconds * 3))

function sling(brush: Brush, yard: Yard) {
  const [x, y] = [62, 268]
  brush.line([x, 336, x, 300], 10, '#7a4a26')
  brush.line([x, 302, x - 15, y - 8], 8, '#8f5a30')
  brush.line([x, 302, x + 15, y - 8], 8, '#8f5a30')
  brush.line([x - 15, y - 6, x, y + 4, x + 15, y - 6], 4, '#3a2430')
  if (yard.left > 0 && (yard.used === 0 || allOf(yard, 'mango').every(({ x: at }) => at > 100)))
    mango(brush, x, y, 13)
  for (let spare = 1; spare < yard.left; spare++) mango(brush, 10 + spare * 22 - 22, 320, 9)
}

function mango(brush: Brush, x: number, y: number, size: number) {
  brush.ball(x, y, size, PAINT.amber)
  brush.leaf(x + size * 0.4, y - size, size * 1.1, size * 0.5, PAINT.palm, -0.4)
}

const nest: Extra = (brush, yard, look) => {
  const { x, y } = nestOf(yard)!
  brush.ring(x, y, 30 + 3 * pulse(look), 3, PAINT.sun, 0.55)
  brush.arc(x, y - 4, 22, 0.1, Math.PI - 0.1, 13, '#9a6a3a')
  brush.line([x - 25, y + 1, x + 25, y + 1], 7, '#c28a4c')
  brush.ball(x - 7, y - 6, 7, PAINT.shell)
  brush.ball(x + 8, y - 6, 7, PAINT.shell)
}

export const BEHIND: Extras = {
  ...MORE_BEHIND,
  'sling-huts': sling,
  'pin-pull'(brush, yard) {
    const frames = allOf(yard, 'frame')
    const [left, right] = [Math.min(...frames.map(({ x }) => x)), Math.max(...frames.map(({ x }) => x))]
    brush.round(left - 4, 34, right - left + 8, 300, 18, '#140a2c', 0.55)
    brush.round(150, 290, 100, 94, 10, '#140a2c', 0.55)
  },
  'marble-gates'(brush, yard) {
    brush.round(6, 6, 388, 388, 22, '#0a1436', 0.5)
    bowls(brush, [0, 400], [0, 1, 2, 3], 290)
    brush.round(182, -6, 36, 26, 8, '#3a4f8a')
    const { right, wrong, total } = tally(yard)
    digits(brush, Math.max(0, total - right - wrong), 60, 40, 26, PAINT.shell)
    lamps(brush, 310, 40, [MISTAKES - wrong, MISTAKES], PAINT.coral)
  },
  'peg-sort'(brush, yard) {
    brush.round(4, 60, 392, 332, 18, '#06180c', 0.42)
    bowls(
      brush,
      [10, 390],
      Array.from({ length: bins(yard) }, (_, index) => index),
      298,
    )
  },
  'magnet-hop'(brush, yard, look) {
    const { x, y } = ringOf(yard)
    brush.glow(x, y, 46, PAINT.lagoon)
    brush.ring(x, y, 21 + 3 * pulse(look), 6, PAINT.lagoon)
    brush.ring(x, y, 12, 3, PAINT.shell, 0.8)
  },
  'bounce-boards'(brush, yard, look) {
    const { x, y } = netOf(yard)
    brush.glow(x, y, 48, PAINT.sun)
    brush.disc(x, y, 24, '#0a1436', 0.5)
    for (const turn of [0, 0.8, 1.6, 2.4])
      brush.at(x, y, turn, () => brush.line([-21, 0, 21, 0], 1.6, '#ffffff', 0.5))
    brush.ring(x, y, 24 + 2 * pulse(look), 5, PAINT.sun)
  },
  'see-saw': nest,
  'wreck-ball'(brush, yard) {
    const { x, y } = armOf(yard)
    brush.line([x, y, x, -300], 14, '#c9824f')
    brush.line([x - 90, y - 12, x + 90, y - 12], 10, '#e0a04f')
    brush.puck(x, y, 10, PAINT.sun, 4)
    const wrecker = yard.world.bodies[0]!
    if (yard.world.ropes.length === 0) brush.line([x, y, wrecker.x, wrecker.y], 4, '#2c3550')
    lamps(brush, 20, 26, [yard.left, 3], '#97a6c4')
  },
  'stack-up'(brush, yard, look) {
    const line = yard.own[LINE]!
    for (let x = look.left; x < look.right; x += 26)
      brush.line([x, line, x + 13, line], 3.4, PAINT.sun, 0.5 + 0.35 * pulse(look))
    brush.star(386, line - 14, 10, PAINT.sun)
    brush.line([look.left, 14, look.right, 14], 9, '#e0a04f')
    const x = hookX(yard)
    brush.round(x - 15, 6, 30, 18, 5, PAINT.coral)
    brush.line([x, 22, x, 34], 4, '#2c3550')
    const size = nextPiece(yard)
    if (yard.left > 0 && (yard.used === 0 || yard.since > 24))
      ghostBox(brush, 'crate', [x, 36 + size[1] / 2], size)
    lamps(brush, 20, 48, [FALLEN - fallen(yard), FALLEN], PAINT.coral)
  },
  'barrel-bridge'(brush, yard) {
    for (const [index, length] of yard.own.slice(1).entries())
      ghostBox(brush, 'plank', [330 - index * 8, 22 + index * 16], [length * 0.5, 8])
    brush.line([372, 250, 372, 196], 5, '#7a4a26')
    brush.shape([374, 198, 398, 208, 374, 219], PAINT.coral)
  },
  'beam-balance'(brush, yard) {
    for (const [index, side] of yard.own.entries())
      ghostBox(brush, 'weight', [40 + index * 46, 40], [side, side], side)
  },
  'domino-run'(brush, yard, look) {
    for (let at = 2; at < yard.own.length; at += 2) {
      const [x, y] = [yard.own[at]!, yard.own[at + 1]!]
      if (x > 0) brush.round(x - 4.5, y - 23, 9, 46, 3, PAINT.shell, 0.13 + 0.13 * pulse(look))
    }
    brush.line([388, 210, 388, yard.world.bodies.find(({ kind }) => kind === 'bell')!.y - 10], 3, '#f0d9a0')
    for (let domino = 0; domino < yard.left; domino++)
      ghostBox(brush, 'domino', [24 + domino * 16, 60], [9, 40])
    if (yard.own[0]! > 0) {
      const [x, y] = [yard.own[0]!, yard.own[1]!]
      brush.ring(x, y, 18 + 3 * pulse(look), 3, PAINT.sun, 0.8)
      brush.at(x, y, 0.3, () => crabAt(brush, 11))
    }
  },
}

export const FRONT: Extras = {
  ...MORE_FRONT,
  'cannon-shot'(brush, yard) {
    const bottom = yard.world.bodies.find(({ kind }) => kind === 'bottom')!
    brush.round(bottom.x - 27, bottom.y - 40, 54, 42, 8, '#e0a866', 0.32)
    digits(brush, goals(yard) - caught(yard), bottom.x, bottom.y - 18, 18, PAINT.shell)
    for (let spare = 0; spare < yard.left; spare++)
      BALLS['nut']?.(brush, {
        ...yard.world.bodies[0]!,
        kind: 'nut',
        corners: [],
        radius: 8,
        x: 16 + spare * 20,
        y: 24,
        turn: 0,
      })
    brush.line([40, 336, 66, 310], 25, '#3a4560')
    brush.line([38, 331, 60, 309], 5, '#7d88ab', 0.8)
    brush.line([60, 304, 74, 318], 7, '#55627f')
    brush.disc(44, 346, 19, '#5a3420')
    brush.ring(44, 346, 14, 4, '#8f5a30')
  },
  'idol-keep'(brush, yard) {
    for (const block of allOf(yard, 'block')) brush.ring(block.x, block.y, 5, 1.6, '#fff4dc', 0.5)
  },
  'peg-sort'(brush, yard) {
    for (const [index, tag] of queue(yard).entries())
      BALLS['berry']?.(brush, {
        ...yard.world.bodies[0]!,
        kind: 'berry',
        corners: [],
        radius: 9,
        x: 26 + index * 22,
        y: 26,
        turn: 0,
        tag,
      })
    lamps(brush, 344, 26, [SLIPS - slips(yard), SLIPS], PAINT.coral)
  },
  'plank-draw'(brush, yard) {
    const marble = yard.world.bodies[0]!
    if (marble.push === 0) brush.ring(marble.x, marble.y, 20, 3, PAINT.shell, 0.5)
    for (let plank = 0; plank < yard.left; plank++)
      brush.line([14, 24 + plank * 14, 50, 24 + plank * 14], 7, '#ffe0a0')
  },
  'bounce-boards'(brush, yard) {
    const hopper = yard.world.bodies[0]!
    if (hopper.push > 0) return
    const side = yard.own[0]!
    brush.shape(
      [
        hopper.x + side * 20,
        hopper.y - 8,
        hopper.x + side * 34,
        hopper.y - 2,
        hopper.x + side * 20,
        hopper.y + 5,
      ],
      PAINT.sun,
    )
  },
  'see-saw'(brush, yard) {
    lamps(brush, 20, 26, [yard.left, 4], '#97a6c4')
  },
  'rope-cut'(brush, yard) {
    for (const { isCut, bx, by, a } of yard.world.ropes) {
      const body = yard.world.bodies[a]!
      if (!isCut) brush.ring((body.x + bx) / 2, (body.y + by) / 2, 9, 2, PAINT.sun, 0.6)
    }
  },
}
