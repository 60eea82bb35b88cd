import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { pads } from '../controls.ts'
import { BELLS, bellX, DEGREES, LAMPS, NEAR, rules, swingOf, type SwingState } from '../plays/swing-bells.ts'
import { boards, FEEL, garland, toneOf, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 60, zoom: 1.6, tilt: 5, aside: 0, above: -10 }

const BEAM_Y = 84
const ROPE = 132

export const scene: YardScene<SwingState> = {
  rules,
  controls: () =>
    pads({
      spots: () => Array.from({ length: BELLS }, (_, bell) => ({ x: bellX(bell), y: 250 })),
      reach: 900,
      keys: [
        ['1', 'a'],
        ['2', 's'],
        ['3', 'd'],
        ['4', 'f'],
      ],
    }),
  backdrop: 'air',
  feel: { ...FEEL, brake: { sound: 'tap', pitch: -10, sparks: PAINT.slate, count: 6 } },
  hero: () => ({ x: 200, y: 220 }),
  draw(state, brush, look) {
    boards(brush, look, 356)
    for (const x of [8, 392]) brush.slab(x - 10, BEAM_Y, 20, 280, 6, '#7a4a26', 4)
    brush.slab(-6, BEAM_Y - 16, 412, 22, 10, '#a8693c', 7)
    for (let bell = 0; bell < BELLS; bell++) drawBell(brush, bell, state)
    garland(brush, look, state.lamps, LAMPS)
  },
}

/** A bell on its beam; the mark below lights up while a push would help. */
function drawBell(brush: Brush, index: number, { bells }: SwingState) {
  const bell = bells[index]!
  const x = bellX(index)
  const color = toneOf(DEGREES[index] ?? 0)
  const size = 33 - index * 2.6
  const swing = swingOf(bell)
  const helps = Math.abs(swing) < NEAR && bell.since >= 16
  const faint = bell.wide < 0.4
  brush.round(x - 34, 344, 68, 14, 7, helps ? PAINT.sun : '#2a1a30', helps ? 0.95 : 0.5)
  if (faint) brush.glow(x, 300, 46, PAINT.coral)
  brush.arc(x, BEAM_Y, ROPE + 60, Math.PI / 2 - 0.12, Math.PI / 2 + 0.12, 4, '#ffffff', 0.3)
  brush.at(x, BEAM_Y, -swing * bell.wide * 0.27, () => {
    const low = ROPE + 44
    brush.line([0, 0, 0, low - size * 1.6], 5, PAINT.sand)
    brush.shape(
      [
        -size * 0.44,
        low - size * 1.5,
        size * 0.44,
        low - size * 1.5,
        size * 0.64,
        low - size * 0.3,
        size * 0.95,
        low,
        -size * 0.95,
        low,
        -size * 0.64,
        low - size * 0.3,
      ],
      color,
    )
    brush.disc(0, low - size * 1.5, size * 0.44, color)
    brush.round(-size, low - 6, size * 2, 11, 5, color)
    brush.line([-size * 0.3, low - size * 1.25, -size * 0.48, low - size * 0.3], 4, '#ffffff', 0.5)
    brush.ball(-swing * 7, low + 9, 7, PAINT.wood)
  })
  brush.ball(x, BEAM_Y - 6, 8, '#5d3418')
  brush.round(x - 27, 372, 54, 9, 4, '#1a1020', 0.6)
  brush.round(x - 25, 374, Math.max(5, 50 * bell.wide), 5, 2, faint ? PAINT.coral : PAINT.palm)
}
