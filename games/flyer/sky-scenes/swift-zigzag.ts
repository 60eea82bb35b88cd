import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { canyonAt, rules, type SwiftState } from '../skies/swift-zigzag.ts'
import { farClouds, FEEL, star } from './sky-art.ts'

export const scene: Scene<SwiftState> = {
  rules,
  backdrop: 'air',
  feel: { ...FEEL, turn: { sound: 'move', pitch: 5, count: 0 } },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ x }) => ({ x: x - 120, y: 0 }),
  trail: '#ffe9a8',
  draw(state, brush, look) {
    farClouds(brush, look, state.x, 0.1)
    const upper: number[] = []
    const lower: number[] = []
    for (let x = Math.floor(look.left / 20) * 20 - 20; x <= look.right + 40; x += 20) {
      const { middle, half } = canyonAt(state, x)
      upper.push(x, middle - half)
      lower.push(x, middle + half)
    }
    const [from, to] = [upper[0]!, upper.at(-2)!]
    brush.shape([...upper, to, look.top - 40, from, look.top - 40], '#8a4f4a')
    brush.shape([...lower, to, look.bottom + 40, from, look.bottom + 40], '#8a4f4a')
    for (const [edge, way] of [
      [upper, -1],
      [lower, 1],
    ] as const) {
      brush.line(
        edge.map((value, index) => (index % 2 ? value + way * 18 : value)),
        9,
        '#a86a54',
      )
      brush.line(edge, 8, PAINT.amber)
    }
    for (const { x, middle, half, done } of state.posts)
      if (!done) for (const way of [-1, 1]) brush.ball(x, middle + way * (half - 2), 6, PAINT.lagoon)
    for (const { x, y } of state.seeds) star(brush, x, y, state.tick)
    const up = state.last > 0
    brush.at(state.x, state.y, up ? -0.78 : 0.78, () => {
      brush.shape([22, 0, -4, -6, -22, -20, -12, -2, -30, 0, -12, 2, -22, 20, -4, 6], '#20305c')
      brush.shape([22, 0, -4, -5, -12, 0, -4, 5], '#3f5a9a')
      brush.disc(14, -1, 4.5, PAINT.shell)
      brush.disc(15, -1, 2, PAINT.ink)
    })
  },
}
