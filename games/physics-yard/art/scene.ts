import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { BackdropKind } from '#kit/game/micro/scene.ts'
import type { Kind } from '../definitions.ts'
import type { Body } from '#kit/game/rigid/body.ts'
import { endsOf } from '#kit/game/rigid/world.ts'
import type { Yard } from '../yard.ts'
import { BALLS } from './balls.ts'
import { BOXES } from './boxes.ts'
import { FRONT, BEHIND } from './extras.ts'

/** Background of each game, and the height of its water. */
export const PLACES: Readonly<Record<Kind, { readonly backdrop: BackdropKind; readonly waterline: number }>> =
  {
    'rope-cut': { backdrop: 'sea', waterline: 366 },
    'sling-huts': { backdrop: 'sea', waterline: 318 },
    'plank-draw': { backdrop: 'sea', waterline: 372 },
    'idol-keep': { backdrop: 'sea', waterline: 300 },
    'stack-up': { backdrop: 'sea', waterline: 330 },
    'barrel-bridge': { backdrop: 'sea', waterline: 320 },
    'beam-balance': { backdrop: 'sea', waterline: 320 },
    'pin-pull': { backdrop: 'plain', waterline: 400 },
    'marble-gates': { backdrop: 'plain', waterline: 400 },
    'magnet-hop': { backdrop: 'air', waterline: 400 },
    'bounce-boards': { backdrop: 'air', waterline: 400 },
    'domino-run': { backdrop: 'sea', waterline: 250 },
    'peg-sort': { backdrop: 'plain', waterline: 400 },
    'cannon-shot': { backdrop: 'sea', waterline: 330 },
    'wreck-ball': { backdrop: 'sea', waterline: 330 },
    'see-saw': { backdrop: 'sea', waterline: 320 },
    'fan-drift': { backdrop: 'air', waterline: 400 },
    'cave-turn': { backdrop: 'plain', waterline: 400 },
    'belt-parcel': { backdrop: 'sea', waterline: 374 },
    'jelly-tower': { backdrop: 'sea', waterline: 330 },
    'puff-blast': { backdrop: 'sea', waterline: 330 },
    'ice-saw': { backdrop: 'sea', waterline: 300 },
  }

/** Heights of the sea in front, where things sink. */
const WATERS: Partial<Record<Kind, number>> = {
  'rope-cut': 380,
  'idol-keep': 372,
  'stack-up': 378,
  'barrel-bridge': 385,
  'beam-balance': 380,
  'wreck-ball': 385,
  'belt-parcel': 388,
  'jelly-tower': 384,
  'puff-blast': 385,
  'ice-saw': 380,
}

export interface SceneLook {
  readonly seconds: number
  /** Reduced motion. */
  readonly calm: boolean
  readonly left: number
  readonly right: number
  readonly bottom: number
}

/** Draws a level as it stands, in field units. */
export function drawYard(brush: Brush, kind: Kind, yard: Yard, look: SceneLook) {
  BEHIND[kind]?.(brush, yard, look)
  const { bodies, ropes } = yard.world
  for (const rope of ropes) {
    if (rope.isCut) continue
    const [x0, y0, x1, y1] = endsOf(yard.world, rope)
    brush.line([x0, y0, x1, y1], 5, '#5a3a1c', 0.5)
    brush.line([x0, y0, x1, y1], 3, '#f0d9a0')
    if (rope.b < 0) brush.puck(x1, y1, 7, PAINT.amber, 3)
  }
  for (const body of bodies) if (!body.gone) paintBody(brush, body)
  for (const { x, y } of yard.pearls) {
    brush.glow(x, y, 17, PAINT.shell)
    brush.ball(x, y, 7.5, PAINT.shell)
  }
  FRONT[kind]?.(brush, yard, look)
  const water = WATERS[kind]
  if (water !== undefined) waves(brush, look, water)
}

const paintBody = (brush: Brush, body: Body) => (BALLS[body.kind] ?? BOXES[body.kind])?.(brush, body)

function waves(brush: Brush, look: SceneLook, y: number) {
  const [left, right, step] = [look.left - 20, look.right + 20, 26]
  const points: number[] = []
  for (let x = Math.floor(left / step) * step; x <= right + step; x += step)
    points.push(x, y + 3 * Math.sin(x * 0.035 + (look.calm ? 0 : look.seconds * 2)))
  const bottom = Math.max(look.bottom, 400) + 30
  brush.shape([...points, right + step, bottom, left, bottom], '#12609a', 0.82)
  brush.line(points, 3, '#ffffff', 0.55)
}
