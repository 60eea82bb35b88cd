import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { oneButton } from '#kit/game/micro/button.ts'
import { LAMPS, rules, STEPS, type GapState } from '../plays/fill-gaps.ts'
import { boards, FEEL, garland, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 200, zoom: 1.3, tilt: 5, aside: -90, above: -60 }

const stepPlace = (step: number) => ({ x: 46 + step * 44, y: 112 })

export const scene: YardScene<GapState> = {
  rules,
  controls: oneButton,
  backdrop: 'sea',
  waterline: 170,
  feel: { ...FEEL, tap: { sound: 'tap' }, pattern: { sound: 'deal', sparks: PAINT.lagoon, count: 20 } },
  hero: () => ({ x: 290, y: 276 }),
  draw(state, brush, look) {
    boards(brush, look, 318)
    row(brush, state)
    frog(brush, state)
    drum(brush, 290, 290, state.flash, state.bars === 4 ? '#6a6078' : PAINT.amber)
    garland(brush, look, state.lamps, LAMPS)
  },
}

/** The bar as eight pads: green for the frog, golden for the player. */
function row(brush: Brush, { frog: his, step, left, pace, played, bars }: GapState) {
  brush.slab(12, 82, 376, 62, 24, '#4a2f4f', 8)
  for (let pad = 0; pad < STEPS; pad++) {
    const { x, y } = stepPlace(pad)
    const now = pad === step
    const color = his[pad] ? PAINT.palm : bars === 4 ? '#8a7a5a' : PAINT.amber
    brush.disc(x, y + 3, 17, '#1a1024', 0.7)
    if (his[pad]) brush.disc(x, y, 15, color, now ? 1 : 0.75)
    else {
      brush.ring(x, y, 14, 4, color)
      if (played[pad]) brush.ball(x, y, 11, PAINT.sun)
    }
    if (now) brush.ring(x, y, 21, 4, '#ffffff', 0.9)
  }
  const from = stepPlace(step).x
  const k = 1 - Math.max(0, left) / pace
  const x = step === STEPS - 1 ? from : from + 44 * k
  brush.shape([x - 7, 68, x + 7, 68, x, 80], PAINT.shell)
  for (let bar = 0; bar < 4; bar++) brush.disc(170 + bar * 20, 164, 5, bar < bars ? PAINT.sun : '#2a1a30')
}

function drum(brush: Brush, x: number, y: number, flash: number, color: string) {
  const push = flash * 0.6
  brush.round(x - 58, y + 34, 118, 14, 7, '#000000', 0.25)
  brush.shape([x - 54, y - 4, x + 54, y - 4, x + 42, y + 42, x - 42, y + 42], '#8a3f4c')
  for (let cord = 0; cord < 5; cord++)
    brush.line([x - 46 + cord * 23, y, x - 36 + cord * 20, y + 40], 3, PAINT.sand)
  brush.round(x - 58, y - 16 + push, 116, 24, 12, color)
  brush.round(x - 50, y - 20 + push, 100, 20, 10, '#f2dfb8')
  if (flash > 0) brush.ring(x, y - 6, 62 + (10 - flash) * 4, 5, PAINT.sun, flash / 10)
}

/** The frog leaps on its own beats. */
function frog(brush: Brush, { leap }: GapState) {
  const up = leap * 2.4
  const [x, y] = [110, 264 - up]
  brush.round(62, 312, 100, 14, 7, '#000000', 0.25)
  brush.shape([76, 280, 146, 280, 138, 322, 84, 322], '#2f7a8a')
  brush.round(72, 272, 78, 18, 9, '#e8f4d8')
  brush.round(x - 34, y - 44, 68, 56, 26, '#5fc46a')
  brush.disc(x, y - 10, 22, '#e8ffd0')
  for (const side of [-1, 1]) {
    brush.ball(x + side * 19, y - 48, 14, '#5fc46a')
    brush.disc(x + side * 19, y - 49, 9, '#ffffff')
    brush.disc(x + side * 19, y - 48, 4.4, PAINT.ink)
    brush.line([x + side * 30, y - 14, x + side * 34, 270 - (leap > 5 ? 0 : 18)], 9, '#4fae5c')
  }
  brush.arc(x, y - 24, 15, 0.3, 2.8, 4, '#2f7a3c')
}
