import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look } from '#kit/game/micro/scene.ts'
import { isCutOut, isHidden, pearl } from './art.ts'
import { onField, SEEN, type LanesState, type Row } from './lanes.ts'

/** Colours of a way with three lanes. */
export interface WayPaint {
  readonly sky: string
  readonly beside: string
  readonly way: string
  readonly plank: string
  readonly edge: string
}

/** Ground, the three lanes, and cross beams that approach the viewer. */
export function drawWay(brush: Brush, look: Look, state: LanesState, paint: WayPaint) {
  const horizon = onField(1, SEEN).y
  brush.round(
    look.left - 20,
    horizon,
    look.right - look.left + 40,
    look.bottom - horizon + 40,
    0,
    paint.beside,
  )
  brush.round(look.left - 20, horizon - 3, look.right - look.left + 40, 8, 0, paint.sky, 0.6)
  const far = onField(0, SEEN)
  const near = onField(0, -100)
  const half = (k: number) => 168 * k
  brush.shape(
    [
      200 - half(near.k),
      near.y,
      200 - half(far.k),
      far.y,
      200 + half(far.k),
      far.y,
      200 + half(near.k),
      near.y,
    ],
    paint.way,
  )
  const every = 75
  const shift = state.z % every
  for (let at = every * 11; at > -40; at -= every) {
    const { y, k } = onField(1, at - shift)
    brush.line([200 - half(k), y, 200 + half(k), y], Math.max(1, 5 * k), paint.plank, 0.55)
    if (k < 0.28) continue
    brush.disc(200 - half(k) - 26 * k, y, 11 * k, paint.edge)
    brush.disc(200 + half(k) + 26 * k, y, 11 * k, paint.edge)
  }
  for (const side of [0.5, 1.5]) {
    const [a, b] = [onField(side, SEEN), onField(side, -100)]
    brush.line([a.x, a.y, b.x, b.y], 3, '#ffffff', 0.28)
  }
}

/** How far rows are drawn. */
export const sightOf = (look: Look) => (isCutOut(look) ? 170 : SEEN)

/** Paints the rows from far to near, and the hero between them. */
export function drawRows(
  brush: Brush,
  state: LanesState,
  cell: (cell: string, k: number) => void,
  hero: () => void,
  seen = SEEN,
) {
  let isDrawn = false
  for (const row of [...state.rows].reverse()) {
    if (row.z < state.z && !isDrawn) {
      hero()
      isDrawn = true
    }
    if (row.z - state.z > seen || row.z < state.z - 50) continue
    drawRow(brush, state, row, cell)
  }
  if (!isDrawn) hero()
}

function drawRow(brush: Brush, state: LanesState, row: Row, cell: (cell: string, k: number) => void) {
  for (const lane of [0, 1, 2]) {
    const what = row.cells[lane] ?? ''
    if (what === '') continue
    const { x, y, k } = onField(lane, row.z - state.z)
    brush.at(x, y, 0, () => cell(what, k), k)
  }
}

/** The runner from behind. */
export function drawRunner(brush: Brush, state: LanesState, shirt: string) {
  if (state.over || isHidden(state.shield, state.tick)) return
  const ground = onField(state.side, 0)
  const { x, y } = onField(state.side, 0, state.high)
  const swing = state.high > 0 ? 0.6 : Math.sin(state.tick * 0.4)
  brush.disc(ground.x, ground.y, 22 - state.high * 0.08, '#00101c', 0.3)
  brush.at(x, y, (state.lane - state.side) * 0.25, () => {
    if (state.low > 0) {
      brush.round(-26, -20, 52, 20, 10, shirt)
      brush.ball(0, -22, 12, '#e09a6a')
      brush.arc(0, -24, 11, Math.PI * 0.95, Math.PI * 2.05, 7, '#4a2a18')
      return
    }
    brush.line([-8, -26, -9, -8 + 7 * swing], 9, '#5a3420')
    brush.line([8, -26, 9, -8 - 7 * swing], 9, '#5a3420')
    brush.line([-16, -50, -25, -38 - 6 * swing], 8, '#e09a6a')
    brush.line([16, -50, 25, -38 + 6 * swing], 8, '#e09a6a')
    brush.round(-17, -60, 34, 38, 14, shirt)
    brush.round(-17, -60, 30, 12, 6, '#ffffff', 0.22)
    brush.ball(0, -72, 15, '#4a2a18')
    brush.arc(0, -70, 14, 0.2, Math.PI - 0.2, 5, PAINT.coral)
  })
}

/** Things that several ways share; painted around the origin in full size. */
export function wayThing(brush: Brush, what: string) {
  if (what === 'pearl') pearl(brush, 0, -22, 11)
  else if (what === 'low') {
    brush.slab(-46, -26, 92, 20, 9, PAINT.wood, 7)
    brush.line([-34, -22, 34, -22], 4, '#d79a62')
  } else if (what === 'high') {
    brush.line([-46, 0, -46, -92], 8, '#7a4a26')
    brush.line([46, 0, 46, -92], 8, '#7a4a26')
    brush.slab(-54, -100, 108, 62, 10, PAINT.coral, 8)
    brush.line([-40, -84, 40, -84], 5, '#ffffff', 0.5)
  } else if (what === 'block') {
    brush.slab(-46, -90, 92, 84, 12, PAINT.stone, 12)
    brush.disc(-14, -62, 16, '#ffffff', 0.18)
  } else if (what === 'boat') {
    brush.shape([-48, -46, 48, -46, 34, 4, -34, 4], PAINT.sky)
    brush.line([-44, -44, 44, -44], 7, PAINT.shell)
    brush.line([0, -46, 0, -130], 6, PAINT.wood)
    brush.shape([4, -128, 4, -60, 46, -60], PAINT.shell)
    brush.shape([-4, -116, -4, -60, -34, -60], PAINT.sun)
  }
}
