import { coverArt } from '#kit/game/cover.ts'
import { PAINT } from '#kit/game/micro/brush.ts'
import { svgBrush, type SvgBrush } from '#kit/game/micro/svg-brush.ts'
import type { EscapeDefinition, Room } from './definitions.ts'
import { door, KEY_COLORS } from './furniture.ts'
import { face, icon } from './riddle-art.ts'
import { PLANS } from './room-plans.ts'
import { thing } from './things-art.ts'

/** Three windows of the dials, large. */
function dials(brush: SvgBrush, room: Room, values: readonly number[], y: number) {
  brush.slab(34, y - 62, 332, 118, 28, '#6f7f9f', 14)
  for (const [index, value] of values.entries()) {
    const x = 92 + index * 108
    brush.round(x - 46, y - 48, 92, 90, 16, '#fff4dc')
    face(brush, room, value, x, y - 4, 70)
  }
}

const way = (brush: SvgBrush, x: number, y: number, color: string, scale: number) =>
  brush.at(x, y, 0, () => door(brush, color, 0), scale)

const key = (brush: SvgBrush, x: number, y: number, turn: number, which: number, scale = 3.4) =>
  brush.at(x, y, turn, () => thing(brush, which), scale)

const COVERS: Readonly<Record<Room, (brush: SvgBrush, color: string) => void>> = {
  count(brush) {
    brush.line([-10, 46, 120, 84, 280, 84, 410, 46], 7, '#8a6a44')
    for (const [index, which] of [0, 3, 1, 0, 2].entries())
      icon(brush, which, 50 + index * 76, 96 + (index % 2) * 26, 78)
    dials(brush, 'count', [1, 0, 2], 272)
    key(brush, 310, 350, 0.3, 0, 2.6)
  },
  lights(brush) {
    for (const [x, y, hue] of [
      [84, 102, PAINT.coral],
      [200, 74, PAINT.amber],
      [316, 102, PAINT.palm],
    ] as const) {
      brush.glow(x, y, 84, hue)
      brush.ball(x, y, 42, hue)
    }
    dials(brush, 'lights', [2, 0, 4], 266)
  },
  flags(brush, color) {
    way(brush, 132, 214, color, 1.9)
    brush.line([240, 40, 252, 372], 12, '#6a4526')
    for (const [y, base, spot] of [
      [64, PAINT.coral, '#ffffff'],
      [168, PAINT.sky, PAINT.sun],
      [272, PAINT.palm, '#243a78'],
    ] as const) {
      brush.round(248, y, 128, 84, 8, base)
      brush.disc(312, y + 42, 22, spot)
    }
  },
  flowers(brush) {
    for (const [x, high, hue] of [
      [82, 120, 0],
      [200, 230, 3],
      [318, 170, 1],
    ] as const) {
      brush.line([x, 380, x, 380 - high], 15, '#2f7f48')
      brush.leaf(x + 30, 350, 66, 28, '#3f9a58', -0.5)
      face(brush, 'flowers', hue, x, 372 - high, 130)
    }
    key(brush, 112, 88, 0.2, 0, 2.6)
  },
  clocks(brush) {
    brush.disc(204, 176, 140, '#6a4526')
    brush.disc(204, 168, 138, '#d8a860')
    brush.disc(204, 168, 118, '#fffaf0')
    for (let mark = 0; mark < 12; mark++)
      brush.disc(
        204 + Math.cos(mark * 0.5236) * 98,
        168 + Math.sin(mark * 0.5236) * 98,
        mark % 3 ? 5 : 9,
        '#3a2a1a',
      )
    brush.line([204, 168, 204, 88], 12, PAINT.coral)
    brush.line([204, 168, 254, 196], 17, '#3a2a1a')
    brush.disc(204, 168, 13, '#3a2a1a')
    key(brush, 92, 326, -0.2, 0, 2.8)
    key(brush, 314, 330, 0.4, 2, 2.8)
  },
  notes(brush) {
    brush.line([20, 52, 380, 52], 18, '#6a4526')
    for (const [index, x] of [74, 204, 326].entries()) {
      brush.line([x, 52, x, 110], 8, '#6a4526')
      face(brush, 'notes', index * 2, x, 164, 150)
    }
    for (let line = 0; line < 3; line++)
      brush.line([30, 276 + line * 36, 370, 276 + line * 36], 6, '#fff4dc', 0.75)
    for (const [x, y] of [
      [96, 348],
      [200, 312],
      [304, 276],
    ] as const) {
      brush.disc(x, y, 20, '#fff4dc')
      brush.line([x + 16, y, x + 16, y - 62], 8, '#fff4dc')
    }
  },
  sums(brush) {
    brush.round(28, 40, 344, 178, 20, '#f8e8c0')
    icon(brush, 5, 92, 92, 84)
    icon(brush, 4, 220, 92, 84)
    brush.line([142, 92, 170, 92], 10, '#3a2a1a')
    brush.line([156, 78, 156, 106], 10, '#3a2a1a')
    for (const y of [82, 102]) brush.line([280, y, 310, y], 9, '#3a2a1a')
    face(brush, 'sums', 6, 340, 92, 84)
    icon(brush, 4, 92, 174, 84)
    icon(brush, 1, 220, 174, 84)
    face(brush, 'sums', 4, 340, 174, 84)
    dials(brush, 'sums', [2, 3, 0], 306)
  },
  path(brush, color) {
    way(brush, 204, 196, color, 2)
    for (const [x, y, turn] of [
      [70, 320, 0],
      [150, 352, 3],
      [264, 350, 0],
      [344, 310, 3],
    ] as const) {
      brush.disc(x, y, 36, '#fff4dc')
      face(brush, 'path', turn, x, y, 54)
    }
    brush.disc(204, 196, 26, KEY_COLORS[0])
  },
  moons(brush) {
    for (const [x, y, phase] of [
      [70, 96, 1],
      [200, 62, 2],
      [330, 96, 3],
    ] as const)
      face(brush, 'moons', phase, x, y, 108)
    brush.disc(204, 270, 96, '#fff0c0')
    brush.disc(170, 244, 17, '#e8d090')
    brush.disc(240, 300, 24, '#e8d090')
    brush.at(204, 272, 0.6, () => thing(brush, 1), 3.6)
  },
}

/** The riddle of a room, and what it locks. */
export function cover({ slug, room, ground }: EscapeDefinition): string {
  const brush = svgBrush()
  COVERS[room](brush, PLANS[room].door[1])
  const lit = coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.34)
  return `${lit}<g stroke-linecap="round" stroke-linejoin="round">${brush.svg()}</g>`
}
