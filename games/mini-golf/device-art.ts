import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { CUP } from './ball.ts'
import { BOULDER, DISC, DISC_SPEED, type Rolling } from './devices.ts'
import type { Hole, Place } from './holes.ts'

/** Turning wooden discs, with arms that show the direction. */
export function paintDiscs(brush: Brush, { discs }: Hole, tick: number) {
  for (const { x, y, way } of discs) {
    brush.disc(x + 2, y + 5, DISC, '#123a22', 0.5)
    brush.disc(x, y, DISC, '#8a4b1e')
    brush.disc(x, y, DISC - 3, way > 0 ? '#f0b25a' : '#7fb8e8')
    brush.at(x, y, tick * DISC_SPEED * way, () => {
      for (const turn of [0, 1, 2, 3]) {
        brush.at(0, 0, (turn * Math.PI) / 2, () => {
          brush.arc(0, 0, DISC - 12, way > 0 ? 0 : 0.4, way > 0 ? 0.9 : 1.3, 6, '#ffffff', 0.75)
          brush.line([10, 0, DISC - 6, 0], 3, '#5a2f10', 0.45)
        })
      }
    })
    brush.puck(x, y, 8, '#8a4b1e', 3)
  }
}

/** The rail of a walking cup and the crab below it. */
export function paintCrab(brush: Brush, hole: Hole, { x, y }: Place, seconds: number) {
  const { cup, walk } = hole
  if (!walk) return
  brush.line([cup.x, cup.y, walk.x, walk.y], 20, '#2f8a48', 0.55)
  for (const end of [cup, walk]) brush.disc(end.x, end.y, 7, '#1f6a34', 0.8)
  const step = Math.sin(seconds * 9) * 3
  for (const side of [-1, 1]) {
    for (const leg of [-8, 2, 12])
      brush.line(
        [x + side * 14, y + leg, x + side * (29 + (leg === 2 ? step : -step)), y + leg + 6],
        4,
        '#a8322a',
      )
    brush.line([x + side * 16, y - 10, x + side * 26, y - 20], 6, '#c8483a')
    brush.disc(x + side * 28, y - 22, 7, PAINT.coral)
  }
  brush.disc(x + 2, y + 6, CUP + 9, '#001020', 0.3)
  brush.disc(x, y, CUP + 9, '#c8483a')
  brush.disc(x, y - 1, CUP + 7, PAINT.coral)
}

/** Levers lean towards the lowered bridges. */
export function paintLevers(brush: Brush, { levers }: Hole, flips: number) {
  for (const { x, y } of levers) {
    brush.disc(x, y + 3, 18, '#1f5a38', 0.5)
    brush.puck(x, y, 16, flips % 2 === 0 ? PAINT.sky : PAINT.coral, 4)
    brush.line([x, y, x + (flips % 2 === 0 ? -10 : 10), y - 12], 6, PAINT.shell)
    brush.disc(x + (flips % 2 === 0 ? -10 : 10), y - 13, 5, PAINT.sun)
  }
}

export function paintBoulders(brush: Brush, boulders: readonly Rolling[]) {
  for (const { x, y } of boulders) {
    brush.disc(x + 3, y + 6, BOULDER, '#001020', 0.35)
    brush.ball(x, y, BOULDER, '#98a2b8')
    brush.line([x + 2, y - 7, x + 4, y - 1, x + 1, y + 3, x + 3, y + 8], 2, '#4a5570', 0.7)
  }
}
