import { coverArt } from '#kit/game/cover.ts'
import { PAINT } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { svgBrush, type SvgBrush } from '#kit/game/micro/svg-brush.ts'
import type { HiddenDefinition, Hunt } from './definitions.ts'
import { inkBrush } from './picture-art.ts'
import { THINGS, TINTS } from './things.ts'

type Place = readonly [kind: number, tint: number, x: number, y: number, turn: number, scale: number]

const put = (brush: SvgBrush, places: readonly Place[]) => {
  for (const [kind, tint, x, y, turn, scale] of places)
    brush.at(x, y, turn, () => THINGS[kind]!(brush, TINTS[tint]!), scale)
}

/** A postcard with a parrot under a palm. */
function postcard(brush: SvgBrush, x: number, turn: number, isFirst: boolean) {
  brush.at(x, 206, turn, () => {
    brush.round(-92, -124, 196, 260, 16, '#001018', 0.25)
    brush.round(-98, -132, 196, 260, 16, '#fff4dc')
    brush.round(-86, -120, 172, 236, 10, '#5fc8e8')
    brush.round(-86, 30, 172, 86, 10, '#f4dca0')
    put(brush, [
      [12, 2, -38, -20, 0, 4],
      [5, isFirst ? 0 : 3, 34, 12, 0, 3.6],
      [isFirst ? 0 : 10, isFirst ? 0 : 1, -36, 84, 0.2, 2],
    ])
  })
}

const COVERS: Readonly<Record<Hunt, (brush: SvgBrush) => void>> = {
  spot(brush) {
    postcard(brush, 104, -0.1, true)
    postcard(brush, 300, 0.1, false)
  },
  seek(brush) {
    put(brush, [
      [0, 0, 60, 70, -0.3, 3.2],
      [16, 3, 340, 60, 0.3, 3.4],
      [26, 4, 350, 330, 0, 3],
      [10, 1, 60, 340, 0.2, 3.2],
      [9, 5, 200, 30, 0, 2.6],
    ])
    brush.line([262, 268, 350, 372], 34, '#7a4526')
    brush.disc(190, 190, 116, '#dff6ff')
    brush.ring(190, 190, 114, 20, PAINT.amber)
    put(brush, [[17, 1, 190, 190, -0.4, 5]])
    brush.arc(190, 190, 92, 3.5, 4.4, 11, '#ffffff', 0.8)
  },
  lone(brush) {
    put(brush, [
      [6, 3, 62, 84, 0, 3],
      [6, 3, 346, 312, 0.2, 3],
      [8, 5, 340, 88, 0, 3],
      [8, 5, 64, 318, 0.3, 3],
    ])
    brush.glow(200, 204, 150, '#fff0a0')
    put(brush, [[4, 1, 200, 204, -0.3, 6.2]])
  },
  shadow(brush) {
    brush.round(40, 30, 320, 232, 24, '#fff0d0')
    const ink = inkBrush(brush, '#3a2458')
    brush.at(160, 150, 0.3, () => THINGS[16]!(ink, ''), 5.2)
    brush.at(236, 140, -0.4, () => THINGS[5]!(ink, ''), 5.4)
    put(brush, [
      [16, 1, 96, 330, -0.2, 3.4],
      [5, 0, 306, 326, 0, 3.6],
      [28, 2, 202, 352, 0, 2.8],
    ])
  },
  torch(brush) {
    brush.disc(206, 210, 152, '#5a5248')
    brush.glow(206, 210, 150, '#ffd27a')
    put(brush, [
      [17, 1, 252, 268, 0.4, 3.4],
      [18, 2, 150, 280, -0.3, 3.2],
      [19, 0, 206, 168, 0, 5.4],
    ])
    brush.ring(206, 210, 238, 176, '#070a1c', 0.86)
  },
  count(brush) {
    put(brush, [
      [2, 0, 104, 110, -0.2, 4],
      [2, 1, 300, 96, 0.2, 3.6],
      [2, 5, 90, 310, 0.2, 3.6],
    ])
    brush.puck(204, 208, 78, PAINT.amber, 14)
    digits(brush, 7, 204, 208, 92, '#4a2a08')
  },
  heap(brush) {
    brush.glow(204, 226, 170, '#ffe066')
    brush.star(204, 214, 108, PAINT.sun, 0.1)
    put(brush, [
      [29, 3, 96, 296, -0.3, 4.2],
      [27, 4, 310, 280, 0.3, 4.4],
      [26, 0, 128, 118, 0, 3.4],
      [22, 2, 214, 352, 0.1, 4],
      [20, 5, 300, 110, 0.3, 3.8],
    ])
  },
  patch(brush) {
    const kinds = [10, 3, 13, 3, 13, 10, 13, 10, 3] as const
    const tints = [1, 3, 5, 3, 5, 1, 5, 1, 3] as const
    for (let cell = 0; cell < 9; cell++) {
      if (cell === 4) continue
      const [x, y] = [66 + (cell % 3) * 134, 66 + Math.floor(cell / 3) * 134]
      brush.round(x - 62, y - 62, 124, 124, 18, '#fff4dc', 0.4)
      put(brush, [[kinds[cell]!, tints[cell]!, x, y, 0, 2.2]])
    }
    brush.at(204, 200, -0.16, () => {
      brush.shape([-94, -92, -30, -100, 40, -90, 98, -94, 92, 20, 98, 92, 10, 98, -96, 90, -90, 0], '#fff4dc')
      put(brush, [[4, 0, 0, 0, 0, 4.4]])
    })
  },
  loupe(brush) {
    brush.disc(196, 196, 176, '#bfe8ff')
    brush.at(190, 236, 0.16, () => THINGS[4]!(brush, TINTS[2]), 12)
    brush.ring(196, 196, 214, 76, '#2f5f9f')
    brush.ring(196, 196, 178, 22, PAINT.coral)
    brush.arc(196, 196, 150, 3.5, 4.4, 13, '#ffffff', 0.8)
    brush.line([322, 330, 380, 392], 46, '#7a4526')
  },
  parade(brush) {
    put(brush, [
      [2, 4, 58, 330, 0, 1.6],
      [2, 1, 134, 300, 0, 2.6],
      [2, 2, 232, 240, -0.1, 4],
      [2, 0, 286, 110, 0.1, 6],
    ])
  },
  strings(brush) {
    const lines = [
      [92, 104, 60, 190, 240, 200, 330, 260, 306, 330],
      [206, 92, 330, 170, 110, 240, 60, 280, 98, 330],
      [318, 110, 250, 170, 180, 250, 230, 290, 204, 340],
    ]
    for (const line of lines) {
      brush.line(line, 15, '#123048', 0.6)
      brush.line(line, 8, '#fff4dc')
    }
    put(brush, [
      [25, 0, 92, 80, 0, 3.6],
      [25, 1, 206, 68, 0, 3.6],
      [25, 2, 318, 84, 0, 3.6],
      [2, 0, 98, 346, 0, 2.6],
      [5, 2, 204, 346, 0, 2.6],
      [10, 1, 308, 346, 0, 2.6],
    ])
  },
  copy(brush) {
    for (const [x, y, color] of [
      [104, 290, '#e8f4f0'],
      [296, 290, '#e8f4f0'],
      [200, 122, '#fff8e8'],
    ] as const) {
      if (y < 200) brush.round(x - 126, y - 102, 252, 204, 28, PAINT.amber)
      else brush.round(x - 90, y - 62, 184, 156, 22, '#001018', 0.3)
      const [wide, high] = y < 200 ? [116, 92] : [90, 72]
      brush.round(x - wide, y - high, wide * 2, high * 2, 20, color)
      const size = y < 200 ? 3.4 : 2.6
      put(brush, [
        [4, 2, x - wide * 0.45, y - 4, 0, size],
        [x > 280 ? 26 : 13, 0, x + wide * 0.5, y, 0, size],
      ])
    }
  },
}

/** Shows things of the game with its question in the middle. */
export function cover({ slug, hunt, ground }: HiddenDefinition): string {
  const brush = svgBrush()
  COVERS[hunt](brush)
  const lit = coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.34)
  return `${lit}<g stroke-linecap="round" stroke-linejoin="round">${brush.svg()}</g>`
}
