import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { isHidden, lamps, reckoning } from '../art.ts'
import { drawRows, drawWay, sightOf } from '../lane-art.ts'
import { heroPlace } from '../lanes.ts'
import { type GulpState, rules } from '../runs/gulp-lanes.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 190, zoom: 1.5, tilt: -5, aside: 0, above: -70 }

const WAY = {
  sky: '#8fe8e0',
  beside: '#0f6f8a',
  way: '#2a9ab4',
  plank: '#58bccd',
  edge: '#ff8f6b',
}
const SKINS = [PAINT.sun, PAINT.coral, PAINT.orchid, PAINT.palm, PAINT.sky] as const

export const scene: Scene<GulpState> = {
  rules,
  backdrop: 'sea',
  waterline: 130,
  feel: {
    swerve: { sound: 'move' },
    grow: { sound: 'merge', sparks: PAINT.sun, count: 26 },
    shrink: { sound: 'flip', sparks: PAINT.sky, count: 10 },
    hurt: { sound: 'bad', sparks: PAINT.coral, count: 22, quake: 10 },
  },
  hero: heroPlace,
  draw(state, brush, look) {
    drawWay(brush, look, state, WAY)
    drawRows(
      brush,
      state,
      (cell) => other(brush, Number(cell), state.size),
      () => hero(brush, state),
      sightOf(look),
    )
    lamps(brush, look, state.lamps)
  },
}

/** A fish that looks at us, with its size on its brow; a red rim means that it is too large. */
function other(brush: Brush, size: number, own: number) {
  const radius = 20 + size * 3.4
  const y = -radius - 4
  const skin = SKINS[size % SKINS.length]!
  if (size > own) brush.disc(0, y, radius + 6, '#d03a3a')
  brush.shape([-radius - 12, y - 12, -radius * 0.6, y, -radius - 12, y + 16], skin)
  brush.shape([radius + 12, y - 12, radius * 0.6, y, radius + 12, y + 16], skin)
  brush.ball(0, y, radius, skin)
  for (const side of [-1, 1]) {
    brush.disc(side * radius * 0.42, y - radius * 0.2, radius * 0.26, '#ffffff')
    brush.disc(side * radius * 0.38, y - radius * 0.16, radius * 0.12, PAINT.ink)
  }
  brush.line(
    [-radius * 0.34, y + radius * 0.42, 0, y + radius * 0.56, radius * 0.34, y + radius * 0.42],
    5,
    PAINT.ink,
  )
  brush.disc(0, y - radius - 16, 21, size > own ? '#8a1f2a' : '#0c4a5c')
  reckoning(brush, String(size), 0, y - radius - 16, 13, '#ffffff')
}

/** The own fish from behind, with its size and what it has eaten. */
function hero(brush: Brush, state: GulpState) {
  if (state.over || isHidden(state.shield, state.tick)) return
  const { x, y } = heroPlace(state)
  const radius = 17 + state.size * 2.6
  const sway = Math.sin(state.tick * 0.3) * 6
  brush.at(x, y - radius, (state.lane - state.side) * 0.3, () => {
    brush.disc(0, radius, radius * 0.9, '#00202c', 0.25)
    brush.ball(0, 0, radius, '#ff9a4a')
    brush.shape([-radius * 0.9, -4, -radius - 16, 10 + sway * 0.3, -radius * 0.7, 12], '#ffc46b')
    brush.shape([radius * 0.9, -4, radius + 16, 10 - sway * 0.3, radius * 0.7, 12], '#ffc46b')
    brush.shape([0, radius * 0.1, -16 + sway, radius + 20, 16 + sway, radius + 20], '#ff7a3d')
    brush.line([0, -radius, 0, -radius * 0.2], 6, '#fff0d0', 0.7)
    reckoning(brush, String(state.size), 0, -radius * 0.1, 14, '#ffffff')
    for (let bite = 0; bite < state.eaten; bite++) brush.disc(-18 + bite * 12, -radius - 12, 4.5, '#fff0a0')
  })
}
