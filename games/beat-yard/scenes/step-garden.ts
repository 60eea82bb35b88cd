import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { cellPlace, LAMPS, ROWS, rowDegree, rules, STEPS, type GardenState } from '../plays/step-garden.ts'
import { FEEL, garland, singer, toneOf, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 420, zoom: 2.03, tilt: -5, aside: 40, above: 0 }

const SPOTS = Array.from({ length: STEPS * ROWS }, (_, cell) => cellPlace(cell))

export const scene: YardScene<GardenState> = {
  rules,
  controls: () => tapSpots(() => SPOTS, 34),
  backdrop: 'plain',
  feel: {
    ...FEEL,
    plant: { sparks: PAINT.palm, count: 8 },
    pick: { sound: 'tap', pitch: -5, sparks: '#8a5a38', count: 5 },
    wrong: { sound: 'tap', pitch: -10 },
  },
  hero: () => cellPlace(STEPS * 3),
  draw(state, brush, look) {
    brush.round(look.left - 20, 150, look.right - look.left + 40, look.bottom - 110, 0, '#4f9a4f')
    brush.round(look.left - 20, 150, look.right - look.left + 40, 8, 0, '#8fd07a')
    brush.slab(30, 154, 340, 196, 18, '#7a4a26', 12)
    for (const [cell, { x, y }] of SPOTS.entries()) {
      const [step, row] = [cell % STEPS, Math.floor(cell / STEPS)]
      const now = step === state.step
      brush.round(x - 18, y - 20, 36, 40, 9, now ? '#a8703f' : step % 4 === 0 ? '#6a3f20' : '#5d3519')
      brush.disc(x, y + 4, 5, '#3f2210')
      if (state.planted[cell])
        flower(brush, x, y, toneOf(rowDegree(row)), now ? 1.18 : 1, state.wanted[cell] === true || !now)
    }
    const x = cellPlace(state.step).x
    brush.round(x - 19, 156, 38, 190, 10, '#ffffff', 0.14)
    let rows = 0
    for (let row = 0; row < ROWS; row++) {
      if (!state.wanted[row * STEPS + state.step]) continue
      rows++
      const y = 64 + row * 20
      brush.glow(x + 4, y, 24, toneOf(rowDegree(row)))
      brush.ball(x + 4, y, 9, toneOf(rowDegree(row)))
      brush.line([x, 136, x, 152], 4, toneOf(rowDegree(row)), 0.8)
    }
    for (let row = 0; row < ROWS; row++)
      brush.line([40, 64 + row * 20, 360, 64 + row * 20], 1.5, '#ffffff', 0.16)
    singer(
      brush,
      x - 22,
      128 - (rows > 0 ? 8 : 0),
      14,
      rows > 0 ? 1 : 0,
      state.joy > 0 ? PAINT.pink : PAINT.sky,
    )
    for (let beat = 0; beat < 9; beat++)
      brush.disc(120 + beat * 20, 372, 5, beat < state.rounds ? PAINT.sun : '#2f6a3a')
    garland(brush, look, state.lamps, LAMPS)
  },
}

function flower(brush: Brush, x: number, y: number, color: string, size: number, open: boolean) {
  brush.at(
    x,
    y,
    0,
    () => {
      brush.line([0, 14, 0, 0], 4, '#2f9a5a')
      brush.leaf(-6, 10, 12, 6, PAINT.palm, -2.6)
      for (let petal = 0; petal < 5; petal++) {
        const turn = (petal * Math.PI * 2) / 5 - Math.PI / 2
        brush.disc(Math.cos(turn) * 8, -4 + Math.sin(turn) * 8, 6.5, color, open ? 1 : 0.55)
      }
      brush.disc(0, -4, 5, PAINT.shell)
    },
    size,
  )
}
