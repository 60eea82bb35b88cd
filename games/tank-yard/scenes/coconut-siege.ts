import { PAINT } from '#kit/game/micro/brush.ts'
import { folk, nut } from '../art.ts'
import { sling } from '../controls.ts'
import { columnX, GROUND, rules, SIZE, SLING, type Siege } from '../verbs/coconut-siege.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 2.9, tilt: -4, aside: 200, above: 0 }

export const scene = yardScene<Siege>({
  rules,
  controls: () => sling({ from: SLING, fastest: 13, gravity: 0.2 }),
  feel: {
    tumble: { sound: 'pop', pitch: -6, sparks: PAINT.coral, count: 16 },
    shot: { sound: 'jump', pitch: -3 },
  },
  at: () => SLING,
  still(brush, look) {
    brush.round(look.left - 20, GROUND, look.right - look.left + 40, look.bottom - GROUND + 40, 0, '#4f9a5a')
    brush.round(look.left - 20, GROUND, look.right - look.left + 40, 10, 0, '#8fd07a')
    for (let tuft = 0; tuft < 12; tuft++) brush.leaf(tuft * 37 - 10, GROUND + 2, 16, 6, '#6fbf6a', -1.2)
  },
  draw({ columns, sinking, shots, balls, cool }, brush) {
    brush.line([SLING.x, GROUND + 4, SLING.x, SLING.y + 18], 11, '#6b3f1c')
    brush.line([SLING.x - 14, SLING.y - 8, SLING.x, SLING.y + 18, SLING.x + 14, SLING.y - 8], 9, PAINT.wood)
    brush.line([SLING.x - 14, SLING.y - 8, SLING.x, SLING.y, SLING.x + 14, SLING.y - 8], 3, PAINT.coral)
    if (cool < 26 && balls > 0) nut(brush, SLING.x, SLING.y - 4, 9, 0)
    for (let ball = 1; ball < balls; ball++) nut(brush, SLING.x - 34 + ball * 17, GROUND + 20, 7, ball)
    for (const [column, stack] of columns.entries())
      for (const [storey, part] of stack.entries()) {
        const drop = sinking.find((one) => one.column === column && storey >= one.from)
        const [x, y] = [columnX(column), GROUND - (storey + 1) * SIZE - (drop?.left ?? 0)]
        if (part === 3) {
          folk(brush, x + SIZE / 2, y + SIZE, { coat: PAINT.coral, hat: '#2a2040', size: 0.78 })
          continue
        }
        brush.round(x, y + 3, SIZE, SIZE - 2, 4, part === 2 ? '#4b5b80' : '#7a4a24')
        brush.round(x, y, SIZE, SIZE - 4, 4, part === 2 ? '#8795b5' : '#d9a05a')
        if (part === 2) brush.disc(x + 8, y + 8, 2.4, '#ffffff', 0.5)
        else brush.line([x + 5, y + 12, x + SIZE - 5, y + 12], 2.4, '#8a5424')
      }
    for (const { x, y, t } of shots) nut(brush, x, y, 9, t * 0.3)
  },
})
