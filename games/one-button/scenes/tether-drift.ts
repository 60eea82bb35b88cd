import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { HALF_WIDTH, postOf, rules, type DriftState } from '../verbs/tether-drift.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 232, zoom: 1.9, tilt: 8, aside: 20, above: -20 }

export const scene: Scene<DriftState> = {
  rules,
  backdrop: 'plain',
  trail: '#dffcff',
  feel: { tie: { sound: 'place', sparks: PAINT.sun, count: 5 } },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ eyeX, eyeY }) => ({ x: eyeX, y: eyeY }),
  draw(state, brush, look) {
    const from = Math.max(0, state.next - 3)
    const points = state.corners.slice(from, state.next + 5).flatMap(({ x, y }) => [x, y])
    if (from === 0) points.splice(0, 2, state.corners[0]!.x, state.corners[0]!.y + 400)
    brush.line(points, HALF_WIDTH * 2 + 26, '#b98a4f')
    brush.line(points, HALF_WIDTH * 2 + 18, PAINT.sand)
    brush.line(points, HALF_WIDTH * 2, '#1596b4')
    brush.line(points, HALF_WIDTH * 2 - 22, '#20aecb')
    brush.line(points, 3, '#ffffff', 0.25)
    for (let index = Math.max(1, state.next - 2); index < state.next + 4; index++) {
      const { x, y } = postOf(state.corners, index)
      if (x < look.left - 40 || x > look.right + 40) continue
      const isNext = index === state.next
      if (isNext) brush.glow(x, y, 40, PAINT.amber)
      brush.puck(x, y, 13, isNext ? PAINT.amber : PAINT.wood, 7)
      brush.disc(x, y, 5, '#fff4dc', 0.8)
    }
    const post = postOf(state.corners, state.next)
    if (state.tied) brush.line([post.x, post.y, state.x, state.y], 4, PAINT.shell)
    if (!state.over) skiff(brush, state)
  },
}

function skiff(brush: Parameters<Scene['draw']>[1], { x, y, heading }: DriftState) {
  brush.disc(x + 2, y + 7, 16, '#063a52', 0.35)
  brush.at(x, y, heading, () => {
    brush.shape([24, 0, 8, -13, -18, -12, -22, 0, -18, 12, 8, 13], '#a3262f')
    brush.shape([22, -2, 7, -13, -18, -12, -20, -2, -18, 8, 7, 9], PAINT.coral)
    brush.round(-12, -7, 14, 12, 4, '#fff4dc')
    brush.round(-3, -6, 6, 10, 2, '#2b4a86')
  })
}
