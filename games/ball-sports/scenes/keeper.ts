import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { ballOf, GOAL, rules, SPOT_Y, type KeeperState } from '../plays/keeper.ts'
import { ground, paneled, player, SLIP, tries, type CourtScene } from './court-art.ts'
import { dragPlaces } from './controls.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 98, zoom: 1.35, tilt: -5, aside: 0, above: -50 }

function gloves(brush: Brush, { gloves: { x, y }, isSaved, phase }: KeeperState) {
  const grip = phase === 'shown' && isSaved ? 6 : 17
  for (const side of [-1, 1])
    brush.at(x + side * grip, y, side * 0.25, () => {
      brush.round(-15, -14, 30, 34, 13, '#0a3a2a', 0.35)
      brush.slab(-15, -18, 30, 32, 12, PAINT.amber, 6)
      for (const finger of [-9, -3, 3, 9]) brush.line([finger, -12, finger, -24], 6, PAINT.amber)
      brush.round(-8, -8, 16, 12, 5, '#fff4dc', 0.8)
    })
}

export const scene: CourtScene<KeeperState> = {
  rules,
  backdrop: 'sea',
  waterline: 78,
  controls: () => dragPlaces((state) => (state as KeeperState).gloves),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 16 },
    kick: { sound: 'hit' },
    save: { sound: 'bounce', sparks: PAINT.shell, count: 14, quake: 5 },
    slip: SLIP,
  },
  hero: ({ gloves: { x, y } }) => ({ x, y }),
  draw(state, brush, look) {
    ground(brush, look, 88, '#2f9a48', '#58c06a')
    for (let stripe = 0; stripe < 3; stripe++)
      brush.round(look.left - 40, 118 + stripe * 84, look.right - look.left + 80, 36, 0, '#37a852', 0.7)
    brush.line([90, 128, 310, 128, 356, 356, 44, 356, 90, 128], 3, '#ffffff', 0.5)
    player(brush, state.kicker - 12, SPOT_Y - 8, PAINT.sky, {
      size: 0.62,
      lean: state.phase === 'fly' ? 0.3 : 0,
    })
    const ball = ballOf(state)
    const isShown = state.phase !== 'wait'
    const size = isShown ? ball.size : 5
    const [x, y] = isShown ? [ball.x, ball.y] : [state.kicker, SPOT_Y]
    const isBehind = state.phase === 'shown' && !state.isSaved
    if (!isBehind) net(brush)
    brush.round(x - size, Math.min(352, y + 60 - size), size * 2, size * 0.6, size * 0.3, '#001020', 0.25)
    const color = state.isGold ? PAINT.sun : '#fffdf6'
    if (isBehind) paneled(brush, x, y, size * Math.max(0.6, 1 - state.since / 60), color, state.tick * 0.05)
    if (isBehind) net(brush)
    if (!isBehind && !(state.phase === 'shown' && state.isSaved))
      paneled(brush, x, y, size, color, state.tick * 0.2)
    if (state.phase === 'shown' && state.isSaved)
      paneled(brush, state.gloves.x, state.gloves.y - 4, 20, color)
    gloves(brush, state)
    tries(brush, look, state.lamps)
  },
}

/** The goal as its keeper sees it: posts and bar around the field. */
function net(brush: Brush) {
  const { left, right, top, bottom } = GOAL
  const posts = [left - 12, bottom + 34, left - 12, top - 12, right + 12, top - 12, right + 12, bottom + 34]
  brush.line(posts, 15, '#7d93a8')
  brush.line(posts, 11, '#ffffff')
}
