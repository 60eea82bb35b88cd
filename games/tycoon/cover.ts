import { coverArt } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { PAINT } from '#kit/game/micro/brush.ts'
import { svgBrush } from '#kit/game/micro/svg-brush.ts'
import type { TycoonDefinition } from './definitions.ts'
import { fixture } from './fixture-art.ts'
import type { Twist } from './plan.ts'
import { plans } from './plans.ts'
import { groundOf } from './ground-art.ts'
import { drawThing, THINGS } from './thing-art.ts'

/** Where the hero stands and which fixtures are near: left, right. */
const CAST: Readonly<Record<Twist, readonly [left: number, right: number, x: number]>> = {
  water: [2, 0, 190],
  vein: [0, 2, 220],
  mixed: [0, 1, 170],
  ferry: [2, 1, 150],
  feed: [1, 4, 210],
  burn: [1, 2, 200],
  night: [3, 4, 180],
  recipe: [2, 1, 230],
  air: [0, 3, 205],
  gulls: [0, 3, 170],
  tide: [0, 2, 220],
  heavy: [0, 4, 200],
  wander: [0, 4, 215],
  contract: [2, 1, 190],
  build: [0, 1, 200],
}

/** The porter with a stack of what this yard makes, between two of its fixtures. */
export function cover({ slug, twist, gameId, ground }: TycoonDefinition): string {
  const [left, right, x] = CAST[twist]
  const { fixtures } = plans[twist]
  const brush = svgBrush()
  const color = groundOf(twist)
  const horizon = 96 + (gameId % 4) * 26
  brush.round(-80, horizon, 560, 500, 60, color)
  brush.round(-80, horizon + 120, 560, 300, 90, shade(color, -0.12))
  if (twist === 'air' || twist === 'tide' || twist === 'ferry')
    brush.round(-80, 290, 560, 300, 40, '#2f9fd0', 0.8)
  if (twist === 'night') brush.disc(330, 60, 44, '#fff4d6', 0.85)
  brush.at(86, horizon + 64, 0, () => fixture(brush, fixtures[left]!.look, 20), 2.1)
  brush.at(330, horizon + 100, 0, () => fixture(brush, fixtures[right]!.look, 30), 1.9)
  const side = gameId % 2 === 0 ? 1 : -1
  brush.at(
    x,
    300,
    0,
    () => {
      brush.round(-22, 14, 44, 14, 7, '#001018', 0.26)
      for (const foot of [-1, 1]) brush.line([foot * 6, 0, foot * 9, 18], 6, '#2f4a6a')
      brush.round(-13, -26, 26, 32, 11, PAINT.coral)
      brush.ball(0, -36, 13, '#f0c090')
      brush.round(-19, -47, 38, 7, 3, PAINT.sand)
      brush.round(-10, -56, 20, 12, 5, PAINT.sand)
      for (const eye of [-1, 1]) brush.disc(side * 3 + eye * 4.4, -36, 2.1, PAINT.ink)
      const kinds = THINGS[twist].length
      for (let piece = 0; piece < 5; piece++)
        drawThing(brush, twist, (piece + gameId) % kinds, side * 24, -10 - piece * 15, 1.4)
    },
    2.4,
  )
  const lit = coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.4)
  const tilt = (gameId % 2 === 0 ? -1 : 1) * (3 + (gameId % 5))
  return `${lit}<g stroke-linecap="round" stroke-linejoin="round" transform="rotate(${tilt} 200 200)">${brush.svg()}</g>`
}
