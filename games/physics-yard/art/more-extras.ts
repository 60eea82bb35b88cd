import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Kind } from '../definitions.ts'
import { doRun } from '../kinds/belt-parcel.ts'
import { exitOf, KNOBS, wayOf } from '../kinds/cave-turn.ts'
import { gateOf, WIND_HALF, WIND_REACH } from '../kinds/fan-drift.ts'
import { armsOf, lampOf } from '../kinds/jelly-tower.ts'
import { PUFF_REACH } from '../kinds/puff-blast.ts'
import type { Place } from '../codes.ts'
import { allOf, type Yard } from '../yard.ts'
import { lamps } from './parts.ts'
import type { SceneLook } from './scene.ts'

type Extras = Partial<Record<Kind, (brush: Brush, yard: Yard, look: SceneLook) => void>>

const pulse = ({ calm, seconds }: SceneLook) => (calm ? 0.5 : 0.5 + 0.5 * Math.sin(seconds * 3))

function goal(brush: Brush, { x, y }: Place, color: string, look: SceneLook) {
  brush.glow(x, y, 46, color)
  brush.ring(x, y, 22 + 3 * pulse(look), 6, color)
  brush.ring(x, y, 12, 3, PAINT.shell, 0.8)
}

/** Streaks of air before a fan that runs, in its own direction. */
function wind(brush: Brush, look: SceneLook) {
  brush.shape([20, -16, WIND_REACH, -WIND_HALF, WIND_REACH, WIND_HALF, 20, 16], '#ffffff', 0.07)
  for (let streak = 0; streak < (look.calm ? 4 : 9); streak++) {
    const way = (streak * 0.37 + (look.calm ? 0 : look.seconds * 0.9)) % 1
    const [x, y] = [26 + way * (WIND_REACH - 60), (((streak * 2) % 5) - 2) * 15 * (0.5 + way / 2)]
    brush.line([x, y, x + 30, y], 3, '#ffffff', 0.5 * (1 - way))
  }
}

function arrow(brush: Brush, { x, y }: Place, turn: number, size: number, color: string) {
  brush.at(x, y, turn, () =>
    brush.shape(
      [
        0,
        -size * 0.34,
        size * 0.2,
        -size * 0.34,
        size * 0.2,
        -size,
        size,
        0,
        size * 0.2,
        size,
        size * 0.2,
        size * 0.34,
        -size,
        size * 0.34,
        -size,
        -size * 0.34,
      ],
      color,
    ),
  )
}

export const MORE_BEHIND: Extras = {
  'fan-drift'(brush, yard, look) {
    goal(brush, gateOf(yard), PAINT.sun, look)
    for (const { x, y, turn } of allOf(yard, 'fan').filter(({ tag }) => tag === 1))
      brush.at(x, y, turn, () => wind(brush, look))
    const balloon = yard.world.bodies.find(({ kind }) => kind === 'balloon')!
    if (balloon.push === 0) brush.line([balloon.x, balloon.y + 14, balloon.x, 396], 2.4, '#fff4dc', 0.8)
  },
  'cave-turn'(brush, yard, look) {
    brush.round(40, 16, 320, 320, 20, '#171022', 0.72)
    const [dx, dy] = wayOf(yard)
    // Dust shows which way everything falls.
    for (let grain = 0; grain < (look.calm ? 8 : 26); grain++) {
      const fallen = (grain * 0.19 + (look.calm ? 0 : look.seconds * 0.25)) % 1
      const aside = ((grain * 67) % 280) - 140
      const along = (fallen - 0.5) * 280
      const [x, y] = [200 + dx * along + dy * aside, 176 + dy * along + dx * aside]
      brush.line([x, y, x + dx * 9, y + dy * 9], 2, '#fff4dc', 0.16)
    }
    goal(brush, exitOf(yard), PAINT.lagoon, look)
  },
  'jelly-tower'(brush, yard, look) {
    goal(brush, lampOf(yard), PAINT.sun, look)
    for (const { one, other } of armsOf(yard)) {
      brush.line([one.x, one.y, other.x, other.y], 7, '#ff9fdc', 0.85)
    }
    for (let spare = 0; spare < yard.left; spare++) brush.ball(24 + spare * 22, 26, 9, PAINT.pink)
  },
}

export const MORE_FRONT: Extras = {
  'cave-turn'(brush, yard) {
    for (const [index, { x, y }] of KNOBS.entries()) {
      const side = index === 0 ? -1 : 1
      brush.puck(x, y, 25, PAINT.amber, 6)
      brush.arc(x, y, 12, index === 0 ? -1.2 : -2.4, index === 0 ? 2.4 : 1.2 + Math.PI - 0.9, 4.5, '#5a2a10')
      brush.shape([x + side * 2, y - 20, x + side * 2, y - 5, x - side * 10, y - 12], '#5a2a10')
    }
    const [dx, dy] = wayOf(yard)
    brush.puck(200, 368, 22, PAINT.slate, 5)
    arrow(brush, { x: 200, y: 368 }, Math.atan2(dy, dx), 14, PAINT.lagoon)
  },
  'belt-parcel'(brush, yard, look) {
    const bottom = allOf(yard, 'bottom')[0]!
    for (const side of [-1, 1]) {
      brush.disc(bottom.x + side * 22, bottom.y + 12, 9, '#2c3550')
      brush.disc(bottom.x + side * 22, bottom.y + 12, 4, PAINT.sun)
    }
    for (const { x, y, tag, radius } of allOf(yard, 'belt')) {
      const run = look.calm || !doRun(yard) ? 0 : (look.seconds * 84) % 22
      for (let mark = -2; mark <= 2; mark++) {
        const at = mark * 22 + tag * run
        if (Math.abs(at) < radius - 16)
          brush.shape([x + at - tag * 4, y - 4.5, x + at + tag * 5, y, x + at - tag * 4, y + 4.5], PAINT.sun)
      }
    }
    const parcel = allOf(yard, 'parcel')[0]
    if (parcel && !doRun(yard)) brush.ring(parcel.x, parcel.y, 24 + 3 * pulse(look), 3, PAINT.shell, 0.9)
  },
  'puff-blast'(brush, yard) {
    const [x = 0, y = -200] = yard.own
    const share = yard.since / 22
    if (yard.used > 0 && share < 1) {
      brush.disc(x, y, PUFF_REACH * share, '#ffffff', 0.28 * (1 - share))
      brush.ring(x, y, PUFF_REACH * share, 6, '#ffffff', 0.8 * (1 - share))
    }
    lamps(brush, 20, 26, [yard.left, yard.left + yard.used], PAINT.sky)
  },
  'ice-saw'(brush, yard) {
    lamps(brush, 20, 26, [yard.left, yard.left + yard.used], PAINT.coral)
  },
}
