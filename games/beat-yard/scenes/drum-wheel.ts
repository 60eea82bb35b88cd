import { PAINT } from '#kit/game/micro/brush.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { HUB, LAMPS, REACH, rules, SLOTS, type WheelState } from '../plays/drum-wheel.ts'
import { FEEL, garland, toneOf, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.2, tilt: 6, aside: 0, above: 0 }

const turnOf = (slot: number) => (slot / SLOTS) * Math.PI * 2 - Math.PI / 2

export const scene: YardScene<WheelState> = {
  rules,
  controls: oneButton,
  wakes: true,
  backdrop: 'sea',
  waterline: 330,
  feel: { ...FEEL, change: { sound: 'deal', sparks: PAINT.sand, count: 10 } },
  hero: () => HUB,
  draw(state, brush, look) {
    const flash = state.flash / 8
    brush.disc(HUB.x, HUB.y + 14, REACH + 46, '#000000', 0.25)
    brush.puck(HUB.x, HUB.y, REACH + 38, '#8a4f2c', 14)
    brush.disc(HUB.x, HUB.y, REACH + 26, '#f2dfb8')
    brush.disc(HUB.x, HUB.y, REACH - 26, '#e6c992')
    brush.ring(HUB.x, HUB.y, REACH, 3, '#a8743f', 0.5)
    for (let slot = 0; slot < SLOTS; slot++) {
      const turn = turnOf(slot)
      const long = slot % 4 === 0 ? 14 : 7
      brush.line(
        [
          HUB.x + Math.cos(turn) * (REACH + 22),
          HUB.y + Math.sin(turn) * (REACH + 22),
          HUB.x + Math.cos(turn) * (REACH + 22 - long),
          HUB.y + Math.sin(turn) * (REACH + 22 - long),
        ],
        slot % 4 === 0 ? 4 : 2.4,
        '#a8743f',
      )
    }
    for (const { slot, struck } of state.stones) {
      const turn = turnOf(slot)
      const [x, y] = [HUB.x + Math.cos(turn) * REACH, HUB.y + Math.sin(turn) * REACH]
      const color = toneOf(slot % 4 === 0 ? 0 : slot % 2 === 0 ? 4 : 6)
      brush.disc(x, y + 5, 16, '#000000', 0.2)
      if (struck) brush.puck(x, y + 3, 13, '#b9a27c', 2)
      else brush.puck(x, y - 2, 15, color, 6)
    }
    const turn = turnOf(state.hand)
    const [x, y] = [HUB.x + Math.cos(turn) * (REACH + 12), HUB.y + Math.sin(turn) * (REACH + 12)]
    brush.line([HUB.x, HUB.y + 5, x, y + 5], 9, '#000000', 0.18)
    brush.line([HUB.x, HUB.y, x, y], 9, '#6b3d1c')
    brush.ball(x, y, 13, PAINT.coral)
    brush.puck(HUB.x, HUB.y, 36 + flash * 4, PAINT.orchid, 7 - flash * 4)
    brush.disc(HUB.x, HUB.y, 26, PAINT.shell)
    if (flash > 0) brush.ring(HUB.x, HUB.y, 40 + (1 - flash) * 60, 6, '#ffffff', flash * 0.7)
    garland(brush, look, state.lamps, LAMPS)
  },
}
