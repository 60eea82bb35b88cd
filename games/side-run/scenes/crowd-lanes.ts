import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { reckoning } from '../art.ts'
import { drawRows, drawWay, sightOf } from '../lane-art.ts'
import { heroPlace, onField } from '../lanes.ts'
import { type CrowdState, rules } from '../runs/crowd-lanes.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 96, zoom: 1.5, tilt: -5, aside: 0, above: -70 }

const WAY = {
  sky: '#fff0c8',
  beside: '#2f9fb0',
  way: '#f0d9a0',
  plank: '#d8b878',
  edge: '#e8795a',
}
const DRAWN = 20

export const scene: Scene<CrowdState> = {
  rules,
  backdrop: 'sea',
  waterline: 150,
  feel: {
    swerve: { sound: 'move' },
    grow: { sound: 'merge', sparks: PAINT.palm, count: 14 },
    shrink: { sound: 'bad', sparks: PAINT.coral, count: 14 },
    clash: { sound: 'hit', sparks: PAINT.orchid, count: 26, quake: 8 },
  },
  hero: heroPlace,
  draw(state, brush, look) {
    drawWay(brush, look, state, WAY)
    drawRows(
      brush,
      state,
      (cell) => gate(brush, cell),
      () => crowd(brush, state),
      sightOf(look),
    )
  },
}

function gate(brush: Brush, cell: string) {
  if (cell.startsWith('u')) {
    for (const [x, y] of [
      [-28, -18],
      [28, -18],
      [0, -30],
    ] as const) {
      for (let thorn = 0; thorn < 6; thorn++) {
        const turn = thorn * 1.05
        brush.line([x, y, x + Math.cos(turn) * 26, y + Math.sin(turn) * 26], 5, '#3a2458')
      }
      brush.ball(x, y, 17, PAINT.orchid)
    }
    reckoning(brush, cell.slice(1), 0, -84, 16, '#ffffff')
    return
  }
  const isGood = cell.startsWith('+') || cell.startsWith('x')
  brush.round(-48, -104, 96, 100, 14, isGood ? '#1f9a6a' : '#c9403f', 0.82)
  brush.round(-48, -104, 96, 14, 7, '#ffffff', 0.5)
  reckoning(brush, cell, 0, -50, 19, '#ffffff')
}

function crowd(brush: Brush, state: CrowdState) {
  if (state.over) return
  const { x, y } = onField(state.side, 0)
  for (let index = Math.min(DRAWN, state.crowd) - 1; index >= 0; index--) {
    const ring = Math.sqrt(index) * 12
    const turn = index * 2.4
    crab(
      brush,
      x + Math.cos(turn) * ring,
      y - 6 + Math.sin(turn) * ring * 0.45 + 2 * Math.sin(state.tick * 0.4 + index),
    )
  }
  brush.round(x - 26, y - 74, 52, 32, 12, '#08222e', 0.75)
  reckoning(brush, String(state.crowd), x, y - 58, 10, '#ffffff')
}

function crab(brush: Brush, x: number, y: number) {
  brush.round(x - 10, y - 9, 20, 14, 7, PAINT.coral)
  brush.line([x - 9, y - 6, x - 15, y - 13], 4, '#d8443f')
  brush.line([x + 9, y - 6, x + 15, y - 13], 4, '#d8443f')
  brush.disc(x, y - 6, 4, '#ffffff', 0.3)
}
