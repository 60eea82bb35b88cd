import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { rules, WOUND, ZONE, type TetherState } from '../plays/tether.ts'
import { paneled, player, shade, SLIP, tries, type CourtScene } from './court-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.25, tilt: -6, aside: 0, above: -120 }

const POLE = { x: 200, top: 60, foot: 214 } as const

/** The rope gets shorter as it winds. */
function ballAt({ angle, wound }: TetherState) {
  const reach = 132 - 22 * Math.abs(wound)
  const [across, deep] = [exactSin(angle) * reach, exactCos(angle) * reach]
  return { x: POLE.x + across, y: POLE.foot - 20 + deep * 0.62, deep }
}

function rope(brush: Brush, state: TetherState) {
  const ball = ballAt(state)
  brush.line(
    [POLE.x, POLE.top + 10, (POLE.x + ball.x) / 2, (POLE.top + ball.y) / 2 + 14, ball.x, ball.y],
    3,
    '#fff4dc',
  )
}

function hanging(brush: Brush, state: TetherState) {
  const { x, y, deep } = ballAt(state)
  const size = 17 + deep * 0.04
  paneled(brush, x, y, size, PAINT.sun, state.angle, PAINT.coral)
}

export const scene: CourtScene<TetherState> = {
  rules,
  backdrop: 'sea',
  waterline: 110,
  controls: oneButton,
  wakes: true,
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 10 },
    hit: { sound: 'hit', sparks: PAINT.amber, count: 12, quake: 4 },
    answer: { sound: 'hit', pitch: -5, sparks: PAINT.sky, count: 8 },
    air: { sound: 'move' },
    round: { sound: 'win', sparks: PAINT.amber, count: 60, quake: 6 },
    slip: SLIP,
  },
  hero: () => ({ x: 200, y: 318 }),
  draw(state, brush, look) {
    const [left, width] = [look.left - 40, look.right - look.left + 80]
    brush.round(left, 150, width, look.bottom - 110, 0, '#e5b56e')
    brush.round(left, 150, width, 9, 0, '#ffdf9e')
    brush.at(200, 216, 0, () => brush.ring(0, 0, 128, 5, '#c98f4a', 0.5))
    brush.arc(200, 216, 128, Math.PI / 2 - ZONE, Math.PI / 2 + ZONE, 12, '#fff4dc', 0.75)
    player(brush, 200, 132, PAINT.sky, { size: 0.85, lift: state.theirs > 0 ? 1 : 0.3 })
    const ball = ballAt(state)
    shade(brush, ball.x, 216 + ball.deep * 0.9, 15)
    const isBehind = ball.deep < 0
    if (isBehind) rope(brush, state)
    if (isBehind) hanging(brush, state)
    brush.line([POLE.x, POLE.foot, POLE.x, POLE.top], 13, '#7a4a24')
    brush.line([POLE.x - 3, POLE.foot, POLE.x - 3, POLE.top], 4, '#c08a4c')
    for (let leaf = 0; leaf < 5; leaf++)
      brush.leaf(
        POLE.x + Math.cos(leaf * 1.26) * 24,
        POLE.top - 6 + Math.sin(leaf * 1.26) * 11,
        52,
        16,
        PAINT.palm,
        leaf * 1.26,
      )
    const turns = Math.round(Math.abs(state.wound) * 4)
    for (let turn = 0; turn < turns; turn++)
      brush.line(
        [POLE.x - 7, POLE.top + 16 + turn * 7, POLE.x + 7, POLE.top + 19 + turn * 7],
        4,
        state.wound > 0 ? PAINT.coral : PAINT.sky,
      )
    if (!isBehind) rope(brush, state)
    if (!isBehind) hanging(brush, state)
    player(brush, 200, 356, PAINT.coral, { size: 1.3, lift: state.mine > 0 ? 1 : 0.2 })
    bar(brush, state)
    tries(brush, look, state.lamps)
  },
}

/** Whose rope it is: to the right the player's, to the left the rival's. */
function bar(brush: Brush, { wound }: TetherState) {
  brush.round(88, 386, 224, 14, 7, '#031226', 0.55)
  const share = Math.max(-1, Math.min(1, wound / WOUND)) * 108
  if (Math.abs(share) > 4)
    brush.round(
      share > 0 ? 200 : 200 + share,
      388,
      Math.abs(share),
      10,
      5,
      share > 0 ? PAINT.coral : PAINT.sky,
    )
  brush.line([200, 384, 200, 402], 3, '#ffffff')
}
