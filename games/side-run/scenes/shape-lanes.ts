import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { isHidden, lamps } from '../art.ts'
import { drawRows, drawWay, sightOf } from '../lane-art.ts'
import { heroPlace } from '../lanes.ts'
import { rules, type ShapeState } from '../runs/shape-lanes.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.5, tilt: -5, aside: 0, above: -70 }

const WAY = {
  sky: '#f0dcff',
  beside: '#6a5aa8',
  way: '#d8ccf0',
  plank: '#b8a8dc',
  edge: '#ffd24a',
}
const PAINTS = [PAINT.coral, PAINT.sky, PAINT.sun] as const

export const scene: Scene<ShapeState> = {
  rules,
  backdrop: 'air',
  feel: {
    swerve: { sound: 'move' },
    turn: { sound: 'flip' },
    hurt: { sound: 'bad', sparks: PAINT.orchid, count: 24, quake: 10 },
  },
  hero: heroPlace,
  draw(state, brush, look) {
    drawWay(brush, look, state, WAY)
    drawRows(
      brush,
      state,
      (cell) => wall(brush, cell),
      () => hero(brush, state),
      sightOf(look),
    )
    lamps(brush, look, state.lamps)
  },
}

/** One of the three shapes around the origin. */
function shape(brush: Brush, kind: number, size: number, paint: string) {
  if (kind === 0) brush.disc(0, 0, size, paint)
  else if (kind === 1) brush.round(-size * 0.9, -size * 0.9, size * 1.8, size * 1.8, size * 0.2, paint)
  else brush.shape([0, -size * 1.15, size * 1.1, size * 0.85, -size * 1.1, size * 0.85], paint)
}

function wall(brush: Brush, cell: string) {
  brush.round(-51, -124, 102, 122, 10, '#4a3a86')
  brush.round(-46, -118, 92, 12, 6, '#ffffff', 0.25)
  if (cell === 'wall') {
    brush.line([-30, -90, 30, -36], 8, '#5c4a9c')
    brush.line([30, -90, -30, -36], 8, '#5c4a9c')
    return
  }
  const kind = Number(cell)
  brush.at(0, -56, 0, () => {
    shape(brush, kind, 44, PAINTS[kind]!)
    shape(brush, kind, 36, '#f4eeff')
  })
}

function hero(brush: Brush, state: ShapeState) {
  if (state.over || isHidden(state.shield, state.tick)) return
  const { x, y } = heroPlace(state)
  brush.disc(x, y + 2, 24, '#1a1040', 0.28)
  brush.at(x, y - 30 - Math.abs(Math.sin(state.tick * 0.2)) * 5, (state.lane - state.side) * 0.35, () => {
    shape(brush, state.shape, 30, '#2c2050')
    shape(brush, state.shape, 26, PAINTS[state.shape]!)
    brush.disc(-8, -2, 5, '#ffffff')
    brush.disc(8, -2, 5, '#ffffff')
    brush.disc(-8, -4, 2.4, PAINT.ink)
    brush.disc(8, -4, 2.4, PAINT.ink)
  })
}
