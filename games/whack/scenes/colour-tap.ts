import { PAINT } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import type { Base } from '#kit/game/micro/rules.ts'
import { padPlace, rules, type TapState } from '../verbs/colour-tap.ts'
import { clock, SIX, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 40, zoom: 1.3, tilt: 6, aside: 0, above: 80 }

const countOf = (state: Base) => ('pads' in state && Array.isArray(state.pads) ? state.pads.length : 4)

export const scene: TouchScene<TapState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  controls: () =>
    tapSpots(
      (state) => Array.from({ length: countOf(state) }, (_, index) => padPlace(index, countOf(state))),
      66,
    ),
  feel: { score: { sound: 'pop', count: 16 }, slip: SLIP },
  hero: () => ({ x: 200, y: 104 }),
  draw(state, brush, look) {
    const color = SIX[state.wanted]!
    brush.line([200, look.top - 20, 200, 60], 6, '#33406f')
    brush.glow(200, 104, 120, color)
    brush.slab(172, 44, 56, 16, 7, PAINT.slate, 5)
    brush.ball(200, 104, 46, color)
    brush.slab(174, 144, 52, 13, 6, PAINT.slate, 5)
    if (state.other) brush.line([158, 146, 242, 62], 13, PAINT.ink)
    if (state.other) brush.line([158, 144, 242, 60], 9, '#ffffff')
    for (const [index, pad] of state.pads.entries()) {
      const { x, y } = padPlace(index, state.pads.length)
      const half = state.pads.length > 4 ? 49 : 58
      brush.slab(x - half, y - 38, half * 2, 68, 20, SIX[pad]!, 11)
      mark(brush, x, y - 4, pad)
    }
    clock(brush, 174, state.left / state.full)
    tries(brush, look, state.lamps)
  },
}

/** A shape besides the colour, for those who cannot see it. */
function mark(brush: Parameters<TouchScene['draw']>[1], x: number, y: number, colour: number) {
  const ink = '#0a1430'
  if (colour === 0) brush.disc(x, y, 9, ink, 0.28)
  if (colour === 1) brush.shape([x, y - 11, x + 11, y + 8, x - 11, y + 8], ink, 0.28)
  if (colour === 2) brush.round(x - 9, y - 9, 18, 18, 3, ink, 0.28)
  if (colour === 3) brush.shape([x, y - 12, x + 12, y, x, y + 12, x - 12, y], ink, 0.28)
  if (colour === 4) brush.ring(x, y, 8, 5, ink, 0.28)
  if (colour === 5) brush.line([x - 9, y, x + 9, y], 7, ink, 0.28)
}
