import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Room } from './definitions.ts'
import { icon } from './riddle-art.ts'
import type { Riddle } from './riddles.ts'
import { FLOOR, PLANS, SIDE } from './room-plans.ts'

type Wall = (brush: Brush, wall: string, riddle: Riddle) => void

function window(brush: Brush, x: number, y: number, width: number, height: number, sky: string) {
  brush.round(x - 7, y - 7, width + 14, height + 16, 8, '#6a4526')
  brush.round(x, y, width, height, 4, sky)
  brush.line([x + width / 2, y, x + width / 2, y + height], 4, '#6a4526')
  brush.line([x, y + height / 2, x + width, y + height / 2], 4, '#6a4526')
  brush.round(x - 11, y + height + 5, width + 22, 8, 3, '#8a5a34')
}

const planks = (brush: Brush, wall: string) => {
  for (let x = 40; x < SIDE; x += 52) brush.line([x, 4, x, FLOOR - 4], 2, shade(wall, -0.16))
}

/** What hangs and stands at the wall of each room, behind its places. */
const WALLS: Readonly<Record<Room, Wall>> = {
  count(brush, wall, { clue }) {
    planks(brush, wall)
    // The catch hangs in a net, on three ropes.
    const perRow = Math.ceil(clue.length / 3)
    for (let row = 0; row < 3; row++) {
      const y = 26 + row * 44
      brush.line([14, y - 14, 90, y - 8, 190, y - 7, 274, y - 14], 3, '#8a6a44')
      for (const [index, which] of clue.slice(row * perRow, (row + 1) * perRow).entries())
        icon(brush, which, 28 + ((index + 0.5) * 244) / perRow, y + (index % 2) * 7, 25)
    }
  },
  lights(brush) {
    window(brush, 248, 30, 108, 92, '#1a2450')
    for (const [x, y] of [
      [266, 48],
      [300, 78],
      [338, 58],
      [322, 104],
    ] as const)
      brush.disc(x, y, 2.4, '#fff4dc')
    brush.shape([110, 0, 196, 0, 176, 34, 130, 34], '#c8a050')
    brush.glow(153, 44, 60, PAINT.sun)
    brush.ball(153, 42, 15, PAINT.sun)
  },
  flags(brush, wall) {
    for (let y = 34; y < FLOOR; y += 40) brush.line([0, y, SIDE, y], 2, shade(wall, -0.18))
    for (const x of [70, 130]) {
      brush.disc(x, 96, 30, '#d8a860')
      brush.disc(x, 96, 23, '#5fc0e0')
      brush.arc(x, 104, 20, 0.2, 2.94, 9, '#2f86b8')
    }
    brush.line([270, 8, 300, 26, 350, 30, 396, 14], 3, '#e8d0a0')
    for (const [x, color] of [
      [292, PAINT.coral],
      [326, PAINT.sun],
      [360, PAINT.palm],
    ] as const)
      brush.shape([x - 12, 27, x + 12, 27, x, 50], color)
  },
  flowers(brush) {
    for (let pane = 0; pane < 4; pane++) {
      brush.round(14 + pane * 70, 14, 62, 118, 4, '#e8fbff')
      brush.shape(
        [20 + pane * 70, 126, 62 + pane * 70, 20, 74 + pane * 70, 20, 36 + pane * 70, 126],
        '#ffffff',
        0.6,
      )
    }
    for (let leaf = 0; leaf < 12; leaf++)
      brush.leaf(
        10 + leaf * 26,
        8 + (leaf % 3) * 7,
        40,
        16,
        leaf % 2 ? '#4f9a58' : '#6fc078',
        0.9 + (leaf % 3) * 0.5,
      )
  },
  clocks(brush, wall) {
    for (let x = 30; x < SIDE; x += 44)
      for (let y = 20; y < FLOOR; y += 44) brush.disc(x, y, 3, shade(wall, 0.2))
    brush.round(242, 26, 46, 108, 10, '#6a4526')
    brush.disc(265, 52, 17, '#fffaf0')
    brush.line([265, 52, 265, 41], 3, '#3a2a1a')
    brush.line([265, 52, 273, 56], 3, '#3a2a1a')
    brush.line([265, 78, 258, 112], 3, '#d8a860')
    brush.disc(258, 114, 8, '#d8a860')
    for (const [x, y, reach] of [
      [324, 60, 22],
      [372, 96, 17],
      [330, 118, 14],
    ] as const) {
      brush.ring(x, y, reach, 8, '#8a7048')
      for (let tooth = 0; tooth < 8; tooth++)
        brush.disc(
          x + Math.cos(tooth * 0.785) * (reach + 4),
          y + Math.sin(tooth * 0.785) * (reach + 4),
          4,
          '#8a7048',
        )
    }
  },
  notes(brush, wall) {
    for (let x = 0; x < SIDE; x += 50) brush.round(x, 0, 25, FLOOR, 0, shade(wall, 0.1))
    brush.line([20, 34, 186, 34], 7, '#6a4526')
    for (const [index, reach] of [24, 20, 16, 13, 10].entries()) {
      const x = 40 + index * 34
      brush.line([x, 34, x, 52], 3, '#6a4526')
      brush.shape(
        [
          x - reach,
          58 + reach * 1.3,
          x - reach * 0.6,
          56,
          x,
          50,
          x + reach * 0.6,
          56,
          x + reach,
          58 + reach * 1.3,
        ],
        [PAINT.coral, PAINT.amber, PAINT.palm, PAINT.sky, PAINT.orchid][index]!,
      )
      brush.disc(x, 62 + reach * 1.3, 4, '#3a2a1a')
    }
  },
  sums(brush, wall) {
    planks(brush, wall)
    for (const y of [62, 126]) {
      brush.round(112, y, 274, 9, 3, '#8a5a34')
      brush.round(112, y + 9, 274, 5, 0, '#000000', 0.14)
      for (let good = 0; good < 8; good++) icon(brush, (good * 5 + y) % 6, 132 + good * 34, y - 14, 26)
    }
  },
  path(brush, wall) {
    for (let row = 0; row < 6; row++)
      for (let stone = 0; stone < 6; stone++)
        brush.round(
          stone * 74 - (row % 2) * 36,
          row * 40,
          70,
          36,
          6,
          shade(wall, (stone + row) % 3 === 0 ? 0.09 : -0.07),
        )
    for (const x of [66, 334]) {
      brush.round(x - 32, 40, 64, 84, 16, shade(wall, -0.28))
      for (const side of [-1, 1]) brush.disc(x + side * 13, 70, 7, PAINT.sun)
      brush.round(x - 17, 98, 34, 9, 3, PAINT.sun)
    }
    for (let leaf = 0; leaf < 9; leaf++)
      brush.leaf(12 + leaf * 48, 6, 46, 17, leaf % 2 ? '#2f7f4f' : '#4fa060', 0.8 + (leaf % 3) * 0.6)
  },
  moons(brush) {
    brush.disc(150, 118, 112, '#232050')
    for (let star = 0; star < 26; star++)
      brush.disc(60 + ((star * 67) % 186), 16 + ((star * 41) % 116), 1.4 + (star % 3) * 0.7, '#fff4dc', 0.8)
    brush.line([70, 152, 176, 82], 17, '#d8a860')
    brush.line([74, 146, 176, 78], 5, '#fff4dc', 0.5)
    brush.line([176, 82, 204, 64], 23, '#b8862f')
    brush.line([126, 116, 110, 180], 7, '#6a4526')
    brush.disc(242, 52, 17, '#fff0c0')
    brush.disc(249, 48, 15, '#3f3a78')
  },
}

/** Wall and floor of a room. */
export function paintWall(brush: Brush, room: Room, riddle: Riddle) {
  const { wall, floor } = PLANS[room]
  brush.round(0, 0, SIDE, SIDE, 18, floor)
  brush.round(0, 0, SIDE, FLOOR, 18, wall)
  brush.round(0, FLOOR - 30, SIDE, 30, 0, wall)
  WALLS[room](brush, wall, riddle)
  brush.round(0, FLOOR - 5, SIDE, 9, 0, shade(floor, -0.3))
  for (let x = 0; x < 9; x++)
    brush.line([x * 50, FLOOR + 6, x * 50 + (x - 4) * 22, SIDE - 6], 2, shade(floor, -0.14))
}
