import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { BELLS, bellPlace, LAMPS, rules, type EarState } from '../plays/bell-ear.ts'
import { boards, FEEL, garland, singer, toneOf, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 36, zoom: 1.65, tilt: -5, aside: 0, above: 60 }

const SPOTS = Array.from({ length: BELLS }, (_, bell) => bellPlace(bell))

export const scene: YardScene<EarState> = {
  rules,
  controls: () => tapSpots(() => SPOTS, 78),
  backdrop: 'air',
  feel: {
    ...FEEL,
    shuffle: { sound: 'deal', count: 0 },
    sung: { sound: 'coin', sparks: PAINT.pink, count: 24 },
  },
  hero: () => ({ x: 200, y: 120 }),
  draw(state, brush, look) {
    boards(brush, look, 366)
    for (const x of [14, 386]) brush.slab(x - 9, 190, 18, 190, 6, '#7a4a26', 4)
    brush.slab(4, 184, 392, 16, 8, '#a8693c', 6)
    for (const [bell, degree] of state.bells.entries()) drawBell(brush, bell, degree, state)
    const note =
      state.phase === 'sings' && state.sung > 0 ? (state.bells[state.song[state.sung - 1] ?? 0] ?? 0) : -1
    brush.line([120, 152, 290, 146], 9, '#6b3d1c')
    for (const x of [140, 270]) brush.leaf(x, 140, 30, 13, PAINT.palm, -0.6)
    singer(
      brush,
      196,
      118,
      24,
      note >= 0 ? Math.min(1, state.left / 20) : 0,
      state.phase === 'listens' ? PAINT.palm : PAINT.sky,
    )
    // Waves from the beak: wide for a low note, narrow for a high one, so that it can be seen too.
    if (note >= 0)
      for (let wave = 0; wave < 3; wave++)
        brush.arc(
          236,
          116,
          (34 - note * 3.2) * (wave + 1) * 0.62,
          -0.8,
          0.8,
          5,
          toneOf(note),
          0.95 - wave * 0.24,
        )
    for (let beat = 0; beat < state.song.length; beat++) {
      const done =
        state.phase === 'listens' || state.phase === 'pause' ? beat < state.answered : beat < state.sung
      brush.disc(
        200 + (beat - (state.song.length - 1) / 2) * 24,
        66,
        8,
        done ? PAINT.sun : '#1a1438',
        done ? 1 : 0.6,
      )
    }
    if (state.phase === 'listens') {
      const share = Math.min(1, state.left / 330)
      brush.round(120, 84, 160, 7, 3, '#0d0a24', 0.5)
      brush.round(120, 84, 160 * share, 7, 3, share > 0.3 ? PAINT.palm : PAINT.coral)
    }
    garland(brush, look, state.lamps, LAMPS)
  },
}

/** Low bells are large. */
function drawBell(brush: Brush, bell: number, degree: number, state: EarState) {
  const { x } = bellPlace(bell)
  const shake = state.shake[bell] ?? 0
  const size = 40 - degree * 2.4
  const color = toneOf(degree)
  brush.round(x - size * 0.7, 376, size * 1.4, 10, 5, '#000000', 0.2)
  brush.at(x, 200, Math.sin(shake * 0.7) * shake * 0.014, () => {
    const low = 106
    brush.line([0, 0, 0, low - size * 1.5], 4, PAINT.sand)
    brush.shape(
      [
        -size * 0.42,
        low - size * 1.4,
        size * 0.42,
        low - size * 1.4,
        size * 0.62,
        low - size * 0.3,
        size * 0.9,
        low,
        -size * 0.9,
        low,
        -size * 0.62,
        low - size * 0.3,
      ],
      color,
    )
    brush.disc(0, low - size * 1.4, size * 0.42, color)
    brush.round(-size * 0.95, low - 6, size * 1.9, 11, 5, color)
    brush.line([-size * 0.3, low - size * 1.2, -size * 0.45, low - size * 0.35], 4, '#ffffff', 0.45)
    brush.ball(Math.sin(shake) * 6, low + 8, 7, PAINT.wood)
  })
  if (shake > 10) brush.ring(x, 280, 50 + (24 - shake) * 3, 4, color, (shake - 10) / 14)
}
