import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { pads } from '../controls.ts'
import { CARDS, cardPlace, LAMPS, rules, STEPS, type WhichState } from '../plays/which-beat.ts'
import { FEEL, garland, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.85, tilt: -5, aside: 0, above: 50 }

export const scene: YardScene<WhichState> = {
  rules,
  controls: () =>
    pads({
      spots: () => Array.from({ length: CARDS }, (_, card) => cardPlace(card)),
      reach: 140,
      keys: [
        ['1', 'a'],
        ['2', 's'],
        ['3', 'd'],
      ],
    }),
  wakes: true,
  backdrop: 'sea',
  waterline: 150,
  feel: FEEL,
  hero: () => ({ x: 200, y: 110 }),
  draw(state, brush, look) {
    brush.round(look.left - 20, 168, look.right - look.left + 40, look.bottom - 140, 30, '#c9a46a')
    brush.round(look.left - 20, 168, look.right - look.left + 40, 9, 4, '#fff0c8', 0.7)
    drummer(brush, state)
    for (const [card, beats] of state.cards.entries()) written(brush, state, { card, beats })
    const share = Math.max(0, state.left / state.full)
    brush.round(110, 172, 180, 9, 4, '#2a1a10', 0.6)
    brush.round(110, 172, Math.max(6, 180 * share), 9, 4, share > 0.3 ? PAINT.palm : PAINT.coral)
    garland(brush, look, state.lamps, LAMPS)
  },
}

/** A crab drums with both claws on each stroke. */
function drummer(brush: Brush, { flash, step, shown }: WhichState) {
  const down = flash / 9
  const y = 104 + down * 5
  brush.round(140, 150, 120, 14, 7, '#000000', 0.25)
  for (const side of [-1, 1]) {
    brush.line([200 + side * 30, y - 8, 200 + side * 62, y - 34 + down * 40], 9, '#c23a45')
    brush.ball(200 + side * 64, y - 40 + down * 44, 15, PAINT.coral)
    brush.line([200 + side * 12, y - 26, 200 + side * 13, y - 40], 4, '#c23a45')
    brush.disc(200 + side * 13, y - 44, 8, '#ffffff')
    brush.disc(200 + side * 13, y - 43, 3.6, PAINT.ink)
  }
  brush.ball(200, y, 36, PAINT.coral)
  brush.arc(200, y + 2, 11, 0.3, 2.8, 3.4, '#8f2230')
  brush.shape([146, 128, 254, 128, 240, 164, 160, 164], '#5d2a6a')
  brush.round(140, 118, 120, 20, 10, '#f2dfb8')
  if (flash > 0) brush.ring(200, 128, 64 + (1 - down) * 34, 6, step === 0 ? PAINT.amber : PAINT.sun, down)
  // A lamp marks the first step of each bar.
  if (shown === 0)
    brush.disc(200, 62 + (step === 0 ? 0 : 3), step === 0 ? 8 : 5, step === 0 ? PAINT.amber : '#3a2a48')
}

interface Card {
  readonly card: number
  readonly beats: readonly boolean[]
}

function written(brush: Brush, state: WhichState, { card, beats }: Card) {
  const { x, y } = cardPlace(card)
  const done = state.shown > 0 || state.over
  const right = done && card === state.right
  const wrong = done && card === state.picked && !right
  if (right) brush.glow(x, y, 150, PAINT.sun)
  brush.slab(x - 176, y - 26, 352, 50, 14, wrong ? '#b0504a' : right ? '#fff2b8' : '#f4e3c0', 6)
  for (let step = 0; step < STEPS; step++) {
    const at = x - 147 + step * 42
    brush.disc(at, y - 1, 16, '#d2b484', step % 4 === 0 ? 0.9 : 0.5)
    if (beats[step]) brush.ball(at, y - 1, 13, step === 0 ? PAINT.amber : '#5a4ab0')
  }
}
