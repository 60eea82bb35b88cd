import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { pads } from '../controls.ts'
import { BEHIND, isShown, LAMPS, ownOf, padPlace, rules, type CanonState } from '../plays/canon-frogs.ts'
import { boards, FEEL, garland, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 300, zoom: 1.25, tilt: 5, aside: 0, above: 80 }

const COLORS = [PAINT.slate, PAINT.coral, PAINT.lagoon] as const

export const scene: YardScene<CanonState> = {
  rules,
  controls: () =>
    pads({
      spots: () => [padPlace(0), padPlace(1)],
      reach: 900,
      keys: [
        ['arrowleft', 'a', 'f'],
        ['arrowright', 'd', 'j'],
      ],
    }),
  backdrop: 'plain',
  feel: FEEL,
  // Before the first tap the tutorial's finger is on the frog's first drum.
  hero: ({ tick }) => (tick === 0 ? padPlace(0) : { x: 200, y: 110 }),
  draw(state, brush, look) {
    brush.round(look.left - 20, 150, look.right - look.left + 40, 70, 0, '#12525c', 0.75)
    boards(brush, look, 214, '#5a4a6a')
    leader(brush, state)
    stream(brush, state)
    for (const pad of [0, 1]) {
      const { x, y } = padPlace(pad)
      const flash = state.flash[pad] ?? 0
      brush.round(x - 60, y + 36, 122, 16, 8, '#000000', 0.25)
      brush.puck(x, y + flash * 0.4, 58, COLORS[pad + 1]!, 14 - flash)
      brush.disc(x, y - 2 + flash * 0.4, 46, '#f2dfb8')
      brush.ring(x, y - 2 + flash * 0.4, 28, 6, COLORS[pad + 1]!, 0.8)
      if (flash > 0) brush.ring(x, y, 62 + (10 - flash) * 4, 5, PAINT.sun, flash / 10)
    }
    garland(brush, look, state.lamps, LAMPS)
  },
}

/** The frog leans towards the drum it strikes. */
function leader(brush: Brush, { led, leap }: CanonState) {
  const stroke = led.at(-1) ?? 0
  const lean = leap > 0 ? (stroke === 1 ? -1 : stroke === 2 ? 1 : 0) : 0
  const x = 200 + lean * 16
  const y = 124 - leap
  for (const side of [-1, 1]) {
    const on = leap > 0 && (side < 0 ? stroke === 1 : stroke === 2)
    brush.puck(200 + side * 84, 140, 32, side < 0 ? PAINT.coral : PAINT.lagoon, on ? 4 : 10)
    brush.disc(200 + side * 84, 138, 24, '#f2dfb8')
    if (on) brush.ring(200 + side * 84, 138, 36 + (12 - leap) * 2, 5, PAINT.sun, leap / 12)
  }
  brush.disc(200, 160, 62, '#3fae62')
  brush.disc(200, 156, 52, '#5fc46a', 0.6)
  brush.round(x - 34, y - 26, 68, 58, 27, '#6fcf6a')
  brush.disc(x, y + 8, 22, '#e8ffd0')
  for (const side of [-1, 1]) {
    brush.ball(x + side * 18, y - 28, 13, '#6fcf6a')
    brush.disc(x + side * 18, y - 29, 8, '#ffffff')
    brush.disc(x + side * 18 + lean * 2, y - 28, 4, PAINT.ink)
    const reach = lean === side ? 84 : 46
    brush.line([x + side * 28, y + 8, 200 + side * reach, lean === side ? 134 : 152], 9, '#4fae5c')
  }
  brush.arc(x, y - 6, 13, 0.3, 2.8, 4, '#2f7a3c')
}

/** Strokes drift from the frog to the player over four steps; later they fade on the way. */
function stream(brush: Brush, state: CanonState) {
  const { led, left, pace, played } = state
  const k = 1 - Math.max(0, left) / pace
  brush.slab(24, 226, 352, 40, 20, '#2c2140', 6)
  brush.ring(64, 246, 21, 5, PAINT.sun)
  for (let ago = 0; ago <= BEHIND; ago++) {
    const stroke = led[led.length - 1 - ago] ?? 0
    const x = 344 - ago * 70 - (ago < BEHIND ? k * 18 : 0)
    const mine = ago === BEHIND
    const hidden = !isShown(state) && ago > 1
    if (mine && played && ownOf(state) > 0) {
      brush.star(64, 246, 14, PAINT.sun)
      continue
    }
    if (hidden) {
      brush.disc(x, 246, 9, '#6a5f88')
      continue
    }
    if (stroke === 0) brush.disc(x, 246, 5, '#6a5f88')
    else brush.ball(x, 246, 14, COLORS[stroke])
  }
}
