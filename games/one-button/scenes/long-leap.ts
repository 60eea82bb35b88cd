import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { BOARD, GROUND, rules, type LeapState } from '../verbs/long-leap.ts'
import { cloud, palm } from './places.ts'
import { bar, tries } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 112, zoom: 1.5, tilt: -5, aside: 30, above: -20 }

export const scene: Scene<LeapState> = {
  rules,
  backdrop: 'air',
  feel: {
    dip: { sound: 'move', count: 0 },
    leap: { sound: 'jump', sparks: PAINT.sand, count: 12 },
    sand: { sound: 'place', sparks: PAINT.sand, count: 18 },
    short: { sound: 'bad', sparks: PAINT.slate, count: 6 },
    foul: { sound: 'bad', sparks: PAINT.coral, count: 12, quake: 5 },
  },
  hero: ({ x, y }) => ({ x, y: y - 34 }),
  camera: ({ eye }) => ({ x: eye - 130, y: 0 }),
  draw(state, brush, look) {
    for (let x = Math.floor((look.left - 80) / 300) * 300; x < look.right + 120; x += 300) {
      cloud(brush, x + 90, 90 + ((x / 300) % 2) * 40, 24, '#ffffff', 0.7)
      palm(brush, x, GROUND, 110, 0.2)
    }
    const [left, wide] = [look.left - 40, look.right - look.left + 80]
    brush.round(left, GROUND, wide, Math.max(160, look.bottom - GROUND + 40), 0, '#5f8a3a')
    const { board } = state
    brush.round(board - 420, GROUND, 420, 16, 0, '#c0603a')
    for (let x = board - 400; x < board - BOARD; x += 60)
      brush.round(x, GROUND + 5, 30, 4, 2, PAINT.shell, 0.6)
    brush.round(board, GROUND + 2, 330, 40, 8, '#c9a05a')
    brush.round(board, GROUND, 330, 34, 8, PAINT.sand)
    brush.slab(board - BOARD, GROUND - 2, BOARD, 12, 2, PAINT.shell, 5)
    brush.round(board - 9, GROUND - 2, 9, 14, 1, PAINT.coral)
    const mark = board + state.mark
    brush.round(mark - 2, GROUND, 5, 34, 2, PAINT.coral)
    brush.line([mark, GROUND, mark, GROUND - 44], 4, PAINT.wood)
    brush.shape([mark, GROUND - 44, mark + 24, GROUND - 35, mark, GROUND - 25], PAINT.coral)
    if (Math.abs(state.wind) > 0.004)
      for (let leaf = 0; leaf < 4; leaf++)
        brush.leaf(
          state.x + 60 + leaf * 34 + ((state.tick * state.wind * 120) % 40),
          150 + leaf * 17,
          20,
          8,
          PAINT.palm,
          state.wind > 0 ? 0 : Math.PI,
        )
    if (!state.over) athlete(brush, state)
    tries(brush, look, state.lamps)
  },
}

function athlete(brush: Parameters<Scene['draw']>[1], { x, y, phase, dip, up, tick }: LeapState) {
  const step = phase === 'run' ? Math.sin(tick * 0.42) : 0
  brush.round(x - 18, GROUND + 1, 36, 7, 3, '#000000', 0.2)
  if (phase === 'dip') bar(brush, x, y - 98, 54, dip, dip > 0.8 ? PAINT.coral : PAINT.sun)
  const squat = phase === 'dip' ? 5 + dip * 14 : 0
  brush.at(x, y - 30 + squat * 0.5, phase === 'air' ? -up * 0.06 : 0.12, () => {
    if (phase === 'air') {
      brush.line([0, 0, 18, 2, 32, -4], 9, '#8a5230')
      brush.line([0, 2, 16, 10, 30, 8], 9, '#6b3c20')
    } else {
      brush.line([0, 0, 8 + step * 10, 15 - squat * 0.4, step * 17, 30 - squat * 0.5], 9, '#8a5230')
      brush.line([0, 0, 6 - step * 10, 15 - squat * 0.4, -step * 17, 30 - squat * 0.5], 9, '#6b3c20')
    }
    brush.line([0, 0, 5, -30], 20, PAINT.amber)
    brush.line([5, -26, phase === 'air' ? 30 : 10 - step * 20, phase === 'air' ? -34 : -10], 7, '#8a5230')
    brush.ball(8, -45, 13, '#8a5230')
    brush.round(-4, -53, 26, 6, 3, PAINT.coral)
  })
}
