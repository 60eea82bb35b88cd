import type { Brush } from '#kit/game/micro/brush.ts'
import { svgBrush } from '#kit/game/micro/svg-brush.ts'
import { paintCrate } from './crane-look.ts'
import { paintBird, paintFerry } from './ferry-look.ts'
import { paintGood } from './market-goods.ts'
import { colorOf } from './palette.ts'
import { paintJar } from './pusher-look.ts'
import { paintBead } from './strings-look.ts'
import { paintRing } from './towers-look.ts'
import { paintEngine, paintWagon } from './train-look.ts'
import { paintStone, paintTurn } from './wheel-look.ts'
import type { YardGame } from './yard-state.ts'

const board = (brush: Brush, y: number) => {
  brush.round(-40, y, 480, 34, 8, '#c08850')
  brush.round(-40, y, 480, 10, 4, '#e0b078')
}

const COVERS: Readonly<Record<YardGame, (brush: Brush) => void>> = {
  market(brush) {
    for (const [row, goods] of [
      [1, 6, 4],
      [2, 2, 2],
      [8, 0, 7],
    ].entries()) {
      const y = -10 + row * 150
      brush.round(-40, y, 480, 150, 0, row === 1 ? '#5e3822' : '#43281a')
      board(brush, y + 122)
      for (const [place, good] of goods.entries())
        brush.at(
          68 + place * 132,
          y + (row === 1 ? 62 : 76),
          0,
          () => paintGood(brush, good),
          row === 1 ? 1.5 : 1.1,
        )
    }
  },
  ferry(brush) {
    brush.round(-40, -40, 480, 230, 0, '#1d8fb4')
    brush.at(190, 104, -0.1, () => paintFerry(brush, colorOf(0)), 0.9)
    for (const x of [90, 172])
      brush.at(x, x === 90 ? 109 : 101, 0, () => paintBird(brush, colorOf(0), true), 0.8)
    brush.round(-40, 190, 480, 20, 0, '#8a5a34')
    for (const [index, color] of [1, 3, 4].entries())
      brush.at(44 + index * 156, 366 - (index % 2) * 8, 0, () => paintBird(brush, colorOf(color), false), 1.2)
    brush.at(236, 256, 0, () => paintBird(brush, colorOf(0), true), 1.3)
  },
  train(brush) {
    for (const y of [70, 330]) brush.line([-40, y + 38, 440, y + 38], 9, '#c3ccd6')
    for (const [index, color] of [4, 2, 1].entries())
      brush.at(110 + index * 120, 66, 0, () => paintWagon(brush, colorOf(color), color), 1.2)
    for (const [index, color] of [3, 5].entries())
      brush.at(250 + index * 120, 326, 0, () => paintWagon(brush, colorOf(color), color), 1.2)
    brush.line([-40, 254, 440, 254], 12, '#f4f8ff')
    brush.at(108, 196, 0, () => paintEngine(brush), 1.9)
    brush.at(308, 196, 0, () => paintWagon(brush, colorOf(0), 0), 1.9)
  },
  strings(brush) {
    for (const [row, colors] of [
      [1, 4, 1, 2],
      [0, 0, 0],
      [3, 2, 4, 3, 1],
    ].entries()) {
      const y = 70 + row * 130
      brush.line([-40, y, 440, y], 8, '#f2dcae')
      const scale = row === 1 ? 1.4 : 0.9
      for (const [place, color] of colors.entries())
        brush.at(
          200 + (place - (colors.length - 1) / 2) * 96 * scale,
          y,
          0,
          () => paintBead(brush, colorOf(color)),
          scale,
        )
    }
  },
  crane(brush) {
    for (const [stack, numbers] of [[7, 4], [3], [5, 8]].entries())
      for (const [place, number] of numbers.entries())
        brush.at(42 + stack * 158, 366 - place * 118, 0, () => paintCrate(brush, number, false), 1.5)
    brush.line([200, -20, 200, 70], 8, '#202a38')
    brush.shape([120, 82, 200, 42, 280, 82], '#f0b23c')
    brush.at(200, 138, 0.1, () => paintCrate(brush, 0, true), 1.8)
  },
  towers(brush) {
    for (const [peg, rings] of [
      [
        [0, 4],
        [0, 3],
        [0, 2],
      ],
      [
        [1, 4],
        [3, 3],
      ],
      [
        [3, 4],
        [1, 2],
        [1, 1],
      ],
    ].entries()) {
      const x = 54 + peg * 146
      brush.round(x - 10, 60, 20, 320, 10, '#7a4d2e')
      brush.slab(x - 66, 366, 132, 26, 10, peg === 0 ? '#ffd76a' : '#b98452')
      for (const [place, [color, size]] of rings.entries())
        brush.at(x, 344 - place * 42, 0, () => paintRing(brush, colorOf(color!), size!), 1.5)
    }
    brush.at(140, 106, -0.3, () => paintRing(brush, colorOf(0), 1), 2.6)
  },
  pusher(brush) {
    for (const [row, colors] of [
      [3, 1, 3],
      [0, 0, 0],
      [4, 3, 1],
    ].entries()) {
      const y = 62 + row * 140
      brush.slab(-40, y - 62, 480, 122, 10, row === 1 ? '#e0b04a' : '#7a4d2e', 8)
      for (const [place, color] of colors.entries())
        brush.at(
          64 + place * 118 + (row === 1 ? 52 : 0),
          y - 2,
          0,
          () => paintJar(brush, colorOf(color), false),
          1.2,
        )
    }
    brush.puck(34, 202, 38, '#27b3a8')
    brush.shape([20, 180, 20, 224, 56, 202], '#f2fffb')
    brush.at(318, 318, 0.1, () => paintJar(brush, '#e8a91c', true), 1.9)
  },
  wheel(brush) {
    brush.disc(200, 206, 186, '#2a1710', 0.6)
    brush.disc(200, 198, 186, '#9a6a40')
    brush.ring(200, 198, 134, 92, '#6d4526')
    brush.disc(200, 198, 80, '#b58050')
    const colors = [0, 2, 0, 1, 1, 2, 1, 3, 3]
    for (const [place, color] of colors.entries()) {
      const angle = (place / colors.length) * 2 * Math.PI - Math.PI / 2
      const [x, y] = [200 + Math.cos(angle) * 134, 198 + Math.sin(angle) * 134]
      brush.at(x, y, 0, () => paintStone(brush, colorOf(color)), place === 1 ? 1.2 : 0.9)
    }
    brush.at(200, 178, 0, () => paintTurn(brush, 2), 1.1)
  },
}

/** The board of a yard game, larger than its frame. */
export function yardCover(game: YardGame): string {
  const brush = svgBrush()
  COVERS[game](brush)
  return `<g stroke-linecap="round" stroke-linejoin="round">${brush.svg()}</g>`
}
