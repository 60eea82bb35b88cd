import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { pads } from '../controls.ts'
import { LAMPS, PLANK, rules, type WalkState } from '../plays/metronome-walk.ts'
import { FEEL, garland, toneOf, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.4, tilt: 5, aside: 0, above: -60 }

export const scene: YardScene<WalkState> = {
  rules,
  controls: () =>
    pads({
      // Touching left of the walker means left, right of it right.
      spots: (state) => {
        const { shownX, shownY } = state as WalkState
        return [-100, 100].map((x) => ({ x: shownX + x, y: shownY }))
      },
      reach: 2000,
      keys: [
        ['arrowleft', 'a'],
        ['arrowright', 'd'],
      ],
    }),
  backdrop: 'sea',
  waterline: 150,
  feel: {
    ...FEEL,
    tick: { sound: 'tap', pitch: 4 },
    tock: { sound: 'place' },
    rushed: { sound: 'bad', pitch: 6 },
  },
  hero: ({ shownX, shownY }) => ({ x: shownX, y: shownY - 20 }),
  camera: ({ shownX, shownY }) => ({ x: shownX - 200, y: shownY - 290 }),
  draw(state, brush, look) {
    let [x, y] = [state.column * PLANK.x, -state.row * PLANK.y]
    const places: [number, number][] = [[x, y]]
    for (const way of state.ways) {
      x += way * PLANK.x
      y -= PLANK.y
      places.push([x, y])
    }
    const beat = Math.abs(state.phase > 0.5 ? 1 - state.phase : state.phase) * 2
    for (let index = places.length - 1; index >= 0; index--) {
      const [px, py] = places[index]!
      plank(brush, px, py, index, state.row + index, beat)
    }
    const hop = state.stepped && state.phase < 0.4 ? Math.sin((state.phase / 0.4) * Math.PI) * 10 : 0
    const close = 1 - beat
    brush.ring(
      state.shownX,
      state.shownY - 2,
      24 + beat * 30,
      4,
      close > 0.5 ? PAINT.sun : '#ffffff',
      0.35 + close * 0.5,
    )
    walker(
      brush,
      state.shownX,
      state.shownY - hop,
      state.ways[0] ?? 1,
      look.calm ? 0 : Math.sin(state.phase * Math.PI * 2) * 0.08,
    )
    metronome(brush, look.right - 44, look.bottom - 28, state.phase, state.step)
    garland(brush, look, state.lamps, LAMPS)
  },
}

function plank(brush: Brush, x: number, y: number, index: number, row: number, beat: number) {
  const next = index === 1
  const color = next ? PAINT.amber : toneOf(((row % 6) + 6) % 6)
  brush.disc(x, y + 12, 26, '#000000', 0.18)
  brush.slab(x - 25, y - 8 + (next ? beat * 2 : 0), 50, 22, 9, index === 0 ? '#e0bd84' : color, 8)
  if (next) brush.round(x - 14, y - 2, 28, 6, 3, '#ffffff', 0.7 - beat * 0.5)
}

function walker(brush: Brush, x: number, y: number, way: number, lean: number) {
  brush.round(x - 14, y - 1, 28, 8, 4, '#000000', 0.25)
  brush.at(x, y, lean, () => {
    brush.line([-6, -16, -8, 0], 6, '#f0a040')
    brush.line([6, -16, 8, 0], 6, '#f0a040')
    brush.ball(0, -28, 18, PAINT.ink)
    brush.disc(0, -24, 13, '#ffffff')
    brush.ball(0, -48, 13, PAINT.ink)
    for (const side of [-5, 5]) brush.disc(side + way * 2, -50, 4, '#ffffff')
    for (const side of [-5, 5]) brush.disc(side + way * 3.4, -50, 2, PAINT.ink)
    brush.shape([-4 + way * 4, -45, way * 14, -42, 4 + way * 4, -40], PAINT.amber)
    brush.shape([-10, -58, 0, -76, 10, -58], PAINT.coral)
  })
}

function metronome(brush: Brush, x: number, y: number, phase: number, step: number) {
  brush.shape([x - 22, y, x - 10, y - 70, x + 10, y - 70, x + 22, y], '#8a4f2c')
  brush.round(x - 26, y - 4, 52, 10, 4, '#5d3418')
  const turn = Math.cos(phase * Math.PI) * (step % 2 === 0 ? 0.5 : -0.5)
  brush.at(x, y - 10, turn, () => {
    brush.line([0, 0, 0, -66], 4, PAINT.shell)
    brush.round(-7, -48, 14, 12, 3, PAINT.coral)
  })
}
