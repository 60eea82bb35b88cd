import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { rules, type Boomerang } from '../verbs/boomerang-bay.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 760, zoom: 2.1, tilt: -6, aside: -30, above: 0 }

const shell = (brush: Brush, x: number, y: number, turn: number, scale: number) =>
  brush.at(
    x,
    y,
    turn,
    () => {
      brush.line([-13, 10, 0, -9, 13, 10], 11, '#7a4a1c')
      brush.line([-13, 7, 0, -12, 13, 7], 9, PAINT.amber)
      brush.line([-9, 1, 0, -11], 3, '#fff4dc', 0.8)
    },
    scale,
  )

export const scene = arenaScene<Boomerang>({
  rules,
  plate: { floor: 'dunes', color: '#e6c788', line: '#c79b5a', edge: '#a8763f' },
  over(state, brush) {
    if (state.out === 0)
      shell(brush, state.x + Math.cos(state.face) * 18, state.y + Math.sin(state.face) * 18, state.face, 0.7)
    else {
      brush.line([state.sx - state.svx * 4, state.sy - state.svy * 4, state.sx, state.sy], 12, '#fff4dc', 0.3)
      shell(brush, state.sx, state.sy, state.out * 0.5, 1.15)
    }
  },
})
