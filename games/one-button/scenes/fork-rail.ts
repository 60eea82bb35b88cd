import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { type RailState, FORK_Y, BRANCH, rules } from '../verbs/fork-rail.ts'
import { palm } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 2.4, tilt: 6, aside: 0, above: 20 }

const COLORS = [PAINT.coral, PAINT.lagoon, PAINT.sun] as const
const END = { x: 128, y: FORK_Y + 112 } as const

export const scene: Scene<RailState> = {
  rules,
  backdrop: 'plain',
  feel: {
    switch: { sound: 'flip', count: 0 },
    swap: { sound: 'deal', sparks: PAINT.sun, count: 26 },
    score: { sound: 'coin', sparks: PAINT.sun },
  },
  hero: () => ({ x: 200, y: FORK_Y }),
  still(brush, look) {
    for (let spot = 0; spot < 7; spot++) {
      const [x, y] = [((spot * 137) % 400) - 0, ((spot * 89) % 380) + 10]
      if (Math.abs(x - 200) > 120 && y < 240) palm(brush, x, y + 30, 46, spot % 2 === 0 ? 0.2 : -0.2)
    }
    rail(brush, [200, look.top - 40, 200, FORK_Y])
    for (const side of [-1, 1]) rail(brush, [200, FORK_Y, 200 + side * END.x, END.y])
  },
  draw(state, brush) {
    const set = [200, FORK_Y - 34, 200, FORK_Y, 200 + state.side * 52, FORK_Y + 46]
    brush.line(set, 12, PAINT.sun, 0.9)
    brush.line(set, 4, '#ffffff', 0.9)
    const blinks = state.swapIn > 0 && state.tick % 20 < 10
    for (const side of [-1, 1] as const) {
      const colour = side === -1 ? state.leftColour : 1 - state.leftColour
      station(brush, 200 + side * 138, END.y + 24, COLORS[blinks ? 1 - colour : colour]!)
    }
    for (const { far, colour, side } of state.carts) {
      const k = Math.max(0, -far) / BRANCH
      const x = 200 + side * END.x * k
      const y = far > 0 ? FORK_Y - far : FORK_Y + (END.y - FORK_Y) * k
      brush.slab(x - 19, y - 16, 38, 28, 8, colour === 2 ? PAINT.amber : COLORS[colour]!, 7)
      for (const heap of [-9, 0, 9])
        brush.ball(x + heap, y - 16 - (heap === 0 ? 5 : 0), 8, colour === 2 ? PAINT.sun : PAINT.shell)
      for (const wheel of [-10, 10]) brush.disc(x + wheel, y + 18, 5.5, PAINT.ink)
    }
    brush.puck(200, FORK_Y, 13, PAINT.shell, 5)
  },
}

function rail(brush: Brush, line: readonly [number, number, number, number]) {
  const [fromX, fromY, toX, toY] = line
  const length = Math.hypot(toX - fromX, toY - fromY)
  const [ax, ay] = [(toX - fromX) / length, (toY - fromY) / length]
  for (let at = 6; at < length; at += 34) {
    const [x, y] = [fromX + ax * at, fromY + ay * at]
    brush.line([x - ay * 18, y + ax * 18, x + ay * 18, y - ax * 18], 7, '#5b3a22')
  }
  for (const side of [-10, 10])
    brush.line([fromX - ay * side, fromY + ax * side, toX - ay * side, toY + ax * side], 4, '#c9d3e6')
}

function station(brush: Brush, x: number, y: number, color: string) {
  brush.round(x - 52, y + 28, 104, 12, 5, '#5b3a22')
  brush.slab(x - 40, y - 14, 80, 44, 6, '#f4e3b5', 6)
  brush.shape([x - 56, y - 10, x, y - 48, x + 56, y - 10], color)
  brush.line([x - 50, y - 11, x, y - 46], 4, '#ffffff', 0.5)
  brush.round(x - 14, y + 2, 28, 28, 8, color)
  brush.glow(x, y + 14, 30, color)
}
