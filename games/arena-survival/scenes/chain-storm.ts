import { PAINT } from '#kit/game/micro/brush.ts'
import { CHARGE_TICKS, REACH, rules, type Storm } from '../verbs/chain-storm.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 640, zoom: 2.6, tilt: -6, aside: 20, above: 20 }

export const scene = arenaScene<Storm>({
  rules,
  plate: { floor: 'waves', color: '#24506b', line: '#5f9fbf', edge: '#7fb8d0' },
  backdrop: 'air',
  feel: { bolt: { sound: 'slice', pitch: -4, sparks: '#bff4ff', count: 12, quake: 3 } },
  under({ x, y, charge }, brush) {
    brush.ring(x, y, REACH, 2, '#bff4ff', 0.2)
    brush.arc(x, y, 23, -1.57, -1.56 + (1 - charge / CHARGE_TICKS) * 6.26, 5, '#8df0ff', 0.9)
  },
  over({ bolt, glow }, brush) {
    if (glow === 0 || bolt.length < 4) return
    const jagged: number[] = []
    for (let at = 0; at + 3 < bolt.length; at += 2) {
      const [x, y, nextX, nextY] = [bolt[at]!, bolt[at + 1]!, bolt[at + 2]!, bolt[at + 3]!]
      jagged.push(x, y, (x + nextX) / 2 + ((at * 37) % 19) - 9, (y + nextY) / 2 + ((at * 53) % 19) - 9)
    }
    jagged.push(bolt.at(-2)!, bolt.at(-1)!)
    brush.line(jagged, 13, '#6fdcff', (glow / 16) * 0.4)
    brush.line(jagged, 5, PAINT.shell, glow / 16)
  },
})
