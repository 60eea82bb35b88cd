import { coverArt } from '#kit/game/cover.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { svgBrush, type SvgBrush } from '#kit/game/micro/svg-brush.ts'
import type { Craft, PaintDefinition } from './definitions.ts'
import { OUTLINES } from './outlines.ts'
import { POTS } from './pictures.ts'

/** A paint brush, its tip at the origin, full of colour. */
function paintBrush(brush: SvgBrush, x: number, y: number, turn: number, color: string) {
  brush.at(x, y, turn, () => {
    brush.round(-13, -196, 26, 120, 13, '#a8693c')
    brush.round(-17, -84, 34, 30, 6, '#c8d2e0')
    brush.shape([-20, -56, 20, -56, 15, -20, 0, 4, -15, -20], color)
    brush.line([-6, -180, -6, -100], 5, '#ffffff', 0.4)
  })
}

/** Cells of a picture as slabs: rows of digits, 0 is left out. */
function cells(
  brush: SvgBrush,
  rows: readonly string[],
  colours: readonly string[],
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
) {
  for (const [row, digitsOfRow] of rows.entries())
    for (const [column, digit] of [...digitsOfRow].entries()) {
      const colour = colours[Number(digit)]
      if (digit !== '0' && colour)
        brush.round(x + column * side, y + row * side, side - 4, side - 4, side * 0.16, colour)
    }
}

const COVERS: Readonly<Record<Craft, (brush: SvgBrush) => void>> = {
  number(brush) {
    brush.round(30, 40, 340, 340, 24, '#fff8ea')
    cells(brush, ['1001', '1111', '1221', '0110'], ['', '#ff6b6b', '#ffd23f'], { x: 44, y: 54, side: 80 })
    for (const [x, y, value] of [
      [160, 92, 3],
      [240, 92, 3],
      [80, 336, 3],
      [320, 336, 3],
    ] as const)
      digits(brush, value, x, y, 38, '#8a7a5a')
    paintBrush(brush, 214, 300, 0.5, '#4fa8f5')
  },
  half(brush) {
    brush.round(30, 30, 340, 340, 24, '#fff8ea')
    cells(brush, ['0111', '1111', '1211', '1111', '0110', '0011'], ['', '#b58cff', '#2a2140'], {
      x: 48,
      y: 60,
      side: 50,
    })
    brush.line([246, 16, 246, 384], 9, '#17a88a')
    for (const [x, y] of [
      [276, 128],
      [276, 178],
      [326, 128],
    ] as const)
      brush.round(x - 22, y - 18, 44, 44, 8, '#b58cff', 0.4)
    paintBrush(brush, 306, 250, 0.45, '#b58cff')
  },
  mandala(brush) {
    brush.disc(200, 200, 170, '#fff8ea')
    for (let petal = 0; petal < 8; petal++) {
      const angle = (petal * Math.PI) / 4
      brush.leaf(
        200 + Math.cos(angle) * 100,
        200 + Math.sin(angle) * 100,
        120,
        60,
        petal % 2 ? '#4fa8f5' : '#ff86c2',
        angle,
      )
      brush.disc(200 + Math.cos(angle + 0.39) * 142, 200 + Math.sin(angle + 0.39) * 142, 15, '#ffb63d')
    }
    brush.star(200, 200, 62, '#ffd23f')
    brush.disc(200, 200, 20, '#4fc878')
  },
  recall(brush) {
    brush.round(50, 50, 300, 300, 24, '#fff8ea')
    cells(brush, ['102', '010', '203'], ['', '#4fc878', '#ff6b6b', '#4fa8f5'], { x: 68, y: 68, side: 90 })
    brush.at(250, 250, 0.12, () => {
      brush.round(-120, -100, 260, 230, 20, '#8a5a34')
      brush.leaf(10, 14, 180, 110, '#fff4dc', 0)
      brush.disc(10, 14, 36, '#2a5a7a')
      brush.disc(-2, 2, 11, '#ffffff')
    })
  },
  mix(brush) {
    for (const [index, x] of [92, 308, 200].entries()) {
      const y = index === 2 ? 276 : 128
      brush.puck(x, y, index === 2 ? 96 : 84, '#8a5f3a', 18)
      brush.disc(x, y - 4, index === 2 ? 78 : 68, index === 2 ? '#ff8f3c' : POTS[index]!)
      brush.arc(x, y - 4, index === 2 ? 58 : 48, 3.4, 4.6, 9, '#ffffff', 0.6)
    }
    brush.line([128, 190, 160, 226], 14, POTS[0])
    brush.line([272, 190, 240, 226], 14, POTS[1])
  },
  roller(brush) {
    brush.round(40, 90, 330, 290, 20, '#fff8ea')
    brush.round(40, 120, 330, 74, 0, '#4fc878')
    brush.round(250, 90, 74, 290, 0, '#ff86c2')
    brush.round(40, 270, 190, 74, 0, '#ffb63d')
    brush.at(206, 308, 0.1, () => {
      brush.slab(-22, -58, 52, 116, 20, '#ffb63d', 12)
      brush.line([4, -64, 4, -90, 70, -90, 70, -150], 12, '#93a4bd')
      brush.round(56, -230, 28, 90, 13, '#a8693c')
    })
  },
  stencil(brush) {
    brush.round(40, 60, 320, 290, 24, '#e8d8b0')
    brush.star(190, 214, 120, '#ff6b6b')
    brush.disc(190, 220, 42, '#ffd23f')
    brush.at(306, 118, 0.6, () => {
      brush.slab(-34, -40, 68, 130, 18, '#4fa8f5', 12)
      brush.round(-20, -72, 40, 34, 10, '#dfe6f0')
      for (const [x, y] of [
        [-60, -66],
        [-84, -46],
        [-82, -84],
        [-110, -62],
      ] as const)
        brush.disc(x, y, 9, '#ff6b6b', 0.7)
    })
  },
  dots(brush) {
    const outline = OUTLINES[0]!.map(({ x, y }) => [40 + x * 3.2, 40 + y * 3.2] as const)
    brush.line(outline.slice(0, 7).flat(), 14, '#8fb8ff', 0.4)
    brush.line(outline.slice(0, 7).flat(), 7, '#ffe9a0')
    for (const [index, [x, y]] of outline.entries())
      brush.disc(x, y, index === 6 ? 20 : 13, index < 7 ? '#ffe066' : '#ffffff')
    for (const index of [7, 8, 9]) {
      const [x, y] = outline[index]!
      digits(brush, index + 1, x - 30, y - 22, 34, '#bfe3ff')
    }
    digits(brush, 1, outline[0]![0] + 34, outline[0]![1], 34, '#ffe066')
  },
  blot(brush) {
    brush.round(24, 40, 352, 320, 18, '#fff8ea')
    brush.round(204, 40, 172, 320, 18, '#e8dcc4')
    for (const side of [-1, 1]) {
      brush.at(200 + side * 84, 150, side * 0.5, () => {
        brush.disc(0, 0, 66, '#8a4fd0')
        brush.disc(side * 22, -46, 34, '#8a4fd0')
        brush.disc(0, 6, 28, '#ff86c2')
      })
      brush.disc(200 + side * 62, 262, 46, '#ff86c2')
      brush.disc(200 + side * 128, 298, 19, '#4fa8f5')
      brush.disc(200 + side * 36, 334, 15, '#8a4fd0')
    }
    brush.line([200, 24, 200, 376], 8, '#b89a68')
  },
  hue(brush) {
    const rows = [
      ['#ff5a6e', '#ff8c5c', '#ffb24c', '#ffd84a'],
      ['#c8518f', '#c97f7c', '#c9a874', '#b8d37f'],
      ['#9148b0', '#8c74a4', '#7ba0aa', '#74cdb4'],
      ['#5a3fd0', '#4d6dd8', '#3e9ae0', '#2fc8e8'],
    ]
    for (const [row, colours] of rows.entries())
      for (const [column, colour] of colours.entries())
        if (row !== 1 || column !== 2) brush.round(-10 + column * 106, -10 + row * 106, 107, 107, 0, colour)
    brush.round(202, 96, 107, 107, 0, '#1c2438')
    for (const [x, y] of [
      [43, 43],
      [361, 43],
      [43, 361],
      [361, 361],
    ] as const)
      brush.disc(x, y, 9, '#10141c', 0.8)
    brush.at(212, 212, 0.16, () => {
      brush.round(-72, -58, 146, 146, 20, '#000000', 0.4)
      brush.round(-74, -74, 148, 148, 20, '#fff8ea')
      brush.round(-66, -66, 132, 132, 16, '#c9a874')
    })
  },
  turn(brush) {
    brush.round(24, 30, 170, 170, 18, '#fff8ea')
    cells(brush, ['110', '102', '002'], ['', '#ff6b6b', '#4fa8f5'], { x: 36, y: 42, side: 50 })
    brush.at(262, 264, 0, () => {
      brush.round(-138, -128, 276, 276, 24, '#4a2438', 0.5)
      brush.round(-132, -132, 264, 264, 22, '#fff8ea')
      cells(brush, ['011', '001', '220'], ['', '#ff6b6b', '#4fa8f5'], { x: -114, y: -114, side: 78 })
    })
    brush.arc(196, 128, 150, -1.5, -0.2, 24, '#17a88a')
    brush.shape([306, 92, 376, 92, 342, 144], '#17a88a')
    paintBrush(brush, 104, 330, -0.5, '#4fa8f5')
  },
  spill(brush) {
    brush.round(30, 30, 340, 340, 24, '#4fc878')
    brush.round(30, 30, 150, 150, 24, '#ffb63d')
    brush.round(230, 30, 140, 190, 24, '#4fa8f5')
    brush.round(30, 240, 110, 130, 24, '#b58cff')
    brush.round(240, 270, 130, 100, 24, '#ff6b6b')
    brush.disc(200, 210, 66, '#ffffff', 0.3)
    brush.shape([200, 86, 242, 182, 200, 196, 158, 182], '#ff86c2')
    brush.disc(200, 196, 47, '#ff86c2')
    brush.disc(184, 180, 12, '#ffffff', 0.8)
  },
}

/** The half-finished work with its tool. */
export function cover({ slug, craft, ground }: PaintDefinition): string {
  const brush = svgBrush()
  COVERS[craft](brush)
  const lit = coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.34)
  return `${lit}<g stroke-linecap="round" stroke-linejoin="round" transform="rotate(-4 200 200)">${brush.svg()}</g>`
}
