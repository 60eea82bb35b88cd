import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { rules, type ShoalState } from '../verbs/middle-fish.ts'
import { arrowSides, sideKeys } from './answer-buttons.ts'
import { clock, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 30, zoom: 2.35, tilt: -7, aside: 0, above: 6 }

export const scene: SchoolScene<ShoalState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  controls: sideKeys,
  feel: { score: { sound: 'score', sparks: PAINT.lagoon, count: 10 }, slip: SLIP },
  hero: () => ({ x: 200, y: 176 }),
  still(brush, look) {
    for (let weed = 0; weed < 9; weed++) {
      const x = look.left + 20 + (weed * (look.right - look.left)) / 9
      const high = 250 + ((weed * 29) % 50)
      brush.line(
        [x, look.bottom + 10, x + 12, high + 60, x - 8, high],
        10,
        weed % 2 ? '#0e5a5c' : '#0b4a55',
        0.8,
      )
    }
    for (let bubble = 0; bubble < 12; bubble++)
      brush.ring(30 + ((bubble * 83) % 350), 66 + ((bubble * 47) % 220), 4 + (bubble % 4), 2, '#d5fbff', 0.3)
  },
  draw(state, brush, look) {
    const { looks, isMasked, slope } = state
    const appear = look.calm ? 1 : Math.min(1, 0.5 + state.age / 8)
    for (const [place, side] of looks.entries()) {
      const bob = look.calm ? 0 : Math.sin(look.seconds * 3 + place) * 3
      const [x, y] = [200 + (place - 2) * 72, 176 + (place - 2) * slope + bob]
      brush.at(x, y, 0, () => fish(brush, side === 0 ? -1 : 1, place === 2 && isMasked), appear)
    }
    const right = isMasked ? 1 - looks[2]! : looks[2]!
    arrowSides(brush, state, right, '#2f8fd0')
    clock(brush, 34, timeLeft(state), 230)
    tries(brush, look, state)
  },
}

/** A round fish facing one side, with or without a mask. */
function fish(brush: Brush, side: number, isMasked: boolean) {
  brush.disc(0, 8, 27, '#03202c', 0.25)
  brush.shape([-18 * side, 0, -40 * side, -20, -34 * side, 0, -40 * side, 20], '#e08a1c')
  brush.disc(0, 0, 27, '#ffb63d')
  brush.disc(-2, -5, 21, '#ffd27a', 0.7)
  brush.line([-7 * side, -22, -10 * side, 0, -7 * side, 22], 6, '#fff4dc', 0.9)
  brush.shape([2, -24, -12 * side, -38, -16 * side, -18], '#e08a1c')
  if (isMasked) brush.round(side > 0 ? 2 : -28, -13, 26, 16, 7, '#5a2a86')
  brush.disc(14 * side, -5, 6, '#fff')
  brush.disc(16 * side, -5, 3, '#1c1c30')
  brush.line([24 * side, 7, 17 * side, 10], 3, '#a3560f')
}
