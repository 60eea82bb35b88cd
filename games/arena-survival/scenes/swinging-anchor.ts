import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { HARD, IRON, rules, speedOf, type Anchor } from '../verbs/swinging-anchor.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 300, zoom: 2.4, tilt: 6, aside: 0, above: 6 }

const iron = (brush: Brush, glow: boolean) => {
  const color = glow ? '#ffd27a' : '#93a6c8'
  brush.line([0, -16, 0, 14], 9, '#26344f')
  brush.arc(0, -1, 15, 0.15, Math.PI - 0.15, 9, '#26344f')
  brush.line([0, -17, 0, 12], 6, color)
  brush.arc(0, -3, 15, 0.15, Math.PI - 0.15, 6, color)
  brush.line([-9, -11, 9, -11], 5, color)
  brush.ring(0, -20, 5, 3.5, color)
}

export const scene = arenaScene<Anchor>({
  rules,
  plate: { floor: 'planks', color: '#6a4a3a', line: '#4a3026', edge: '#a8763f' },
  over(state, brush) {
    const { x, y, ax, ay, avx, avy } = state
    const isHard = speedOf(state) >= HARD
    for (let link = 1; link < 8; link++) {
      const part = link / 8
      brush.ring(x + (ax - x) * part, y + (ay - y) * part, 4.2, 2.6, link % 2 ? '#c9d4ea' : '#8795b5')
    }
    if (isHard) brush.line([ax - avx * 5, ay - avy * 5, ax, ay], IRON * 1.5, PAINT.sun, 0.28)
    brush.disc(ax + 2, ay + 9, IRON, '#00081a', 0.3)
    brush.at(ax, ay, Math.atan2(ay - y, ax - x) - Math.PI / 2, () => iron(brush, isHard), 1.15)
  },
})
