import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look } from '#kit/game/micro/scene.ts'
import { flyAt, PLATE, rules, type OutfieldState } from '../plays/outfield.ts'
import { fromAbove, SLIP, tries, type CourtScene } from './court-art.ts'
import { dragPlaces } from './controls.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 90, zoom: 1.5, tilt: 6, aside: 0, above: 20 }

function lawn(brush: Brush, look: Look) {
  const [left, top] = [look.left - 40, look.top - 40]
  brush.round(left, top, look.right - look.left + 80, look.bottom - look.top + 80, 0, '#2f7a4a')
  for (let stripe = 0; stripe < 8; stripe += 2)
    brush.arc(PLATE.x, PLATE.y, 120 + stripe * 42, Math.PI, Math.PI * 2, 42, '#3f9a5a', 0.7)
  brush.arc(PLATE.x, PLATE.y, 372, Math.PI * 1.02, Math.PI * 1.98, 14, '#e8c890', 0.8)
  brush.shape(
    [PLATE.x, PLATE.y + 22, PLATE.x + 96, PLATE.y - 66, PLATE.x, PLATE.y - 152, PLATE.x - 96, PLATE.y - 66],
    '#d8a868',
  )
  brush.shape(
    [PLATE.x, PLATE.y - 16, PLATE.x + 58, PLATE.y - 68, PLATE.x, PLATE.y - 120, PLATE.x - 58, PLATE.y - 68],
    '#4fae62',
  )
  for (const side of [-1, 1]) {
    brush.line([PLATE.x, PLATE.y, PLATE.x + side * 330, PLATE.y - 302], 3, '#ffffff', 0.7)
    brush.round(PLATE.x + side * 80 - 7, PLATE.y - 73, 14, 14, 3, '#ffffff')
  }
  brush.round(PLATE.x - 7, PLATE.y - 145, 14, 14, 3, '#ffffff')
}

export const scene: CourtScene<OutfieldState> = {
  rules,
  backdrop: 'plain',
  controls: () => dragPlaces((state) => state as OutfieldState),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 16 },
    bonus: { sound: 'win', sparks: PAINT.amber, count: 26 },
    hit: { sound: 'hit', quake: 3, sparks: '#ffffff', count: 8 },
    catch: { sound: 'place', count: 0 },
    drop: { sound: 'bounce', pitch: -5, sparks: '#c89858', count: 12 },
    slip: SLIP,
  },
  hero: ({ x, y }) => ({ x, y }),
  still: lawn,
  draw(state, brush, look) {
    for (const fly of state.flies) {
      const at = flyAt(fly)
      const share = fly.since / fly.ticks
      brush.disc(at.x, at.y, 15 - 6 * (1 - share), '#02160c', 0.2 + 0.3 * share)
      // In the last third the grass shows where it comes down.
      if (share > 0.62) brush.ring(fly.toX, fly.toY, 54 - 30 * share, 3, PAINT.sun, (share - 0.5) * 1.4)
    }
    fromAbove(brush, PLATE.x - 26, PLATE.y - 4, PAINT.sky)
    brush.line([PLATE.x - 12, PLATE.y - 2, PLATE.x + 16, PLATE.y - 22], 7, '#c98f4a')
    const { x, y, caught } = state
    brush.ring(x, y, 25, 3, '#ffffff', 0.5)
    fromAbove(brush, x, y, PAINT.coral, 1.15)
    brush.ball(x + 21, y - 7 - (caught > 0 ? 7 : 0), 11, '#8a4a2a')
    if (caught > 0) brush.ball(x + 21, y - 16, 7, '#ffffff')
    for (const fly of state.flies) {
      const at = flyAt(fly)
      const size = 8 + at.high * 0.06
      if (fly.isGold) brush.glow(at.x, at.y - at.high, 30, PAINT.sun)
      brush.at(at.x, at.y - at.high, fly.since * 0.2, () => {
        brush.ball(0, 0, size, fly.isGold ? PAINT.sun : '#ffffff')
        for (const side of [-1, 1])
          brush.arc(side * size, 0, size * 0.8, side > 0 ? 2.3 : -0.8, side > 0 ? 4 : 0.8, 1.8, PAINT.coral)
      })
    }
    tries(brush, look, state.lamps)
  },
}
