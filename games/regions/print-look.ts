import { fillCircle, fillRound, write as writeText } from '#kit/game/draw.ts'
import type { Grid } from './geometry.ts'
import { fineColumns, type Clue, type Puzzle, type RegionKind } from './puzzle.ts'

type Pen = CanvasRenderingContext2D

export interface PrintScene {
  readonly pen: Pen
  readonly grid: Grid
  readonly puzzle: Puzzle
  readonly ink: string
  write(value: number): string
  jumpOf(cell: number): number
}

const SMALLEST_TEXT = 11

type PaintPrint = (scene: PrintScene, clue: Clue, x: number, y: number) => void

const PRINTS: Readonly<Record<RegionKind, PaintPrint>> = {
  plots: digit,
  mats({ pen, grid, ink }, { sign }, x, y) {
    const half = grid.cell * 0.24
    const thick = Math.max(4, grid.cell * 0.11)
    fillCircle(pen, x, y, grid.cell * 0.34, 'rgb(255 255 255 / .55)')
    if (sign !== '|')
      fillRound(pen, { x: x - half, y: y - thick / 2, width: 2 * half, height: thick }, thick / 2, ink)
    if (sign !== '-')
      fillRound(pen, { x: x - thick / 2, y: y - half, width: thick, height: 2 * half }, thick / 2, ink)
  },
  winds(scene, clue, x, y) {
    const { pen, grid, ink } = scene
    const reach = grid.cell * 0.38
    pen.fillStyle = ink
    pen.beginPath()
    for (let point = 0; point < 8; point++) {
      const angle = (point * Math.PI) / 4
      const far = point % 2 === 0 ? reach : reach * 0.62
      pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
    }
    pen.closePath()
    pen.fill()
    digit({ ...scene, ink: '#fff8e6' }, clue, x, y, 0.34)
  },
  dominoes: digit,
  galaxies({ pen, grid }, _clue, x, y) {
    const radius = Math.max(6, grid.cell * 0.15)
    fillCircle(pen, x, y + radius * 0.22, radius, 'rgb(6 8 40 / .45)')
    fillCircle(pen, x, y, radius, '#1c2468')
    fillCircle(pen, x, y, radius * 0.72, '#ffd44f')
    fillCircle(pen, x - radius * 0.2, y - radius * 0.24, radius * 0.24, '#fff8d8')
  },
  trios({ pen, grid }, { sign = '' }, x, y) {
    paintFruit(pen, sign, x, y, grid.cell * 0.3)
  },
  corners(scene, clue, x, y) {
    const { pen, grid, ink } = scene
    fillCircle(pen, x, y + grid.cell * 0.03, grid.cell * 0.31, 'rgb(20 10 0 / .3)')
    fillCircle(pen, x, y, grid.cell * 0.31, ink)
    fillCircle(pen, x, y, grid.cell * 0.26, '#fff8e8')
    if (clue.value !== undefined) digit(scene, clue, x, y, 0.36)
  },
  sizes: digit,
  tens: digit,
  links(scene, clue, x, y) {
    const { pen, grid, ink } = scene
    fillCircle(pen, x, y, grid.cell * 0.3, ink)
    digit({ ...scene, ink: '#fffdf2' }, clue, x, y, 0.38)
  },
  pentos({ pen, grid }, _clue, x, y) {
    palm(pen, x, y, grid.cell)
  },
  planks: digit,
  squares({ pen, grid, ink }, _clue, x, y) {
    const half = grid.cell * 0.19
    for (const [down, color] of [
      [0.04, 'rgb(20 10 0 / .3)'],
      [0, ink],
    ] as const)
      fillRound(
        pen,
        { x: x - half, y: y - half + down * grid.cell, width: 2 * half, height: 2 * half },
        half * 0.4,
        color,
      )
    fillRound(
      pen,
      { x: x - half * 0.5, y: y - half * 0.5, width: half, height: half },
      half * 0.25,
      '#ffe9a6',
    )
  },
  runs: digit,
  halves: sky,
  days: sky,
  sums: digit,
  frames: digit,
  boots({ pen, grid }, _clue, x, y) {
    drawBoot(pen, x, y, grid.cell * 0.27)
  },
  elbows({ pen, grid }, _clue, x, y) {
    const radius = grid.cell * 0.23
    fillCircle(pen, x, y + radius * 0.16, radius, '#8a4a5c')
    fillCircle(pen, x, y, radius, '#ffb7c4')
    pen.strokeStyle = '#c46a80'
    pen.lineWidth = Math.max(1.5, radius * 0.12)
    pen.beginPath()
    for (const ray of [-0.7, -0.25, 0.25, 0.7]) {
      pen.moveTo(x, y + radius * 0.8)
      pen.lineTo(x + ray * radius, y - radius * 0.7)
    }
    pen.stroke()
  },
  rims: digit,
  doubles: digit,
  butterflies({ pen, grid }, _clue, x, y) {
    const wing = grid.cell * 0.15
    for (const side of [-1, 1]) {
      oval(pen, x + side * wing * 0.95, y - wing * 0.45, wing * 0.95, wing * 0.8, '#e0662a')
      oval(pen, x + side * wing * 0.8, y + wing * 0.7, wing * 0.65, wing * 0.6, '#f2a03c')
      fillCircle(pen, x + side * wing * 0.95, y - wing * 0.45, wing * 0.3, '#ffe7a0')
    }
    fillRound(
      pen,
      { x: x - wing * 0.17, y: y - wing, width: wing * 0.34, height: wing * 2.1 },
      wing * 0.17,
      '#3a1c10',
    )
  },
  tetros({ pen, grid, ink }, { sign = '' }, x, y) {
    const spots = sign.split('.').map(Number)
    const size = grid.cell * 0.17
    const [wide, high] = [
      Math.max(...spots.map((spot) => spot % 9)) + 1,
      Math.floor(Math.max(...spots) / 9) + 1,
    ]
    for (const spot of spots) {
      const [left, top] = [x + ((spot % 9) - wide / 2) * size, y + (Math.floor(spot / 9) - high / 2) * size]
      fillRound(pen, { x: left + 0.5, y: top + 0.5, width: size - 1, height: size - 1 }, size * 0.22, ink)
    }
  },
}

/** Draws what is printed on its place. */
export function drawPrint(scene: PrintScene, clue: Clue) {
  const { grid, puzzle, jumpOf } = scene
  if (puzzle.kind === 'galaxies') {
    const fine = fineColumns(puzzle)
    const { x, y } = grid.middle(0)
    const half = grid.cell / 2
    return PRINTS.galaxies(scene, clue, x + (clue.at % fine) * half, y + Math.floor(clue.at / fine) * half)
  }
  const { x, y } = grid.middle(clue.at)
  PRINTS[puzzle.kind](scene, clue, x, y - grid.cell * 0.035 - jumpOf(clue.at) * grid.cell * 0.14)
}

function sky({ pen, grid }: PrintScene, { sign }: Clue, x: number, y: number) {
  const radius = grid.cell * 0.26
  fillCircle(pen, x, y + radius * 0.14, radius, sign === 'sun' ? '#b36a08' : '#141b4a')
  fillCircle(pen, x, y, radius, sign === 'sun' ? '#ffb52e' : '#38489c')
  if (sign === 'sun') fillCircle(pen, x - radius * 0.2, y - radius * 0.2, radius * 0.42, '#ffe7a0')
  else {
    fillCircle(pen, x - radius * 0.06, y, radius * 0.62, '#eef2ff')
    fillCircle(pen, x + radius * 0.26, y - radius * 0.1, radius * 0.54, '#38489c')
  }
}

/** A rubber boot, its toe to the right. */
function drawBoot(pen: Pen, x: number, y: number, size: number) {
  fillRound(
    pen,
    { x: x - size * 0.75, y: y + size * 0.62, width: size * 1.6, height: size * 0.34 },
    size * 0.14,
    '#3a2410',
  )
  fillRound(
    pen,
    { x: x - size * 0.7, y: y + size * 0.05, width: size * 1.5, height: size * 0.68 },
    size * 0.3,
    '#c9402f',
  )
  fillRound(
    pen,
    { x: x - size * 0.7, y: y - size, width: size * 0.8, height: size * 1.5 },
    size * 0.16,
    '#e2553c',
  )
  fillRound(
    pen,
    { x: x - size * 0.76, y: y - size, width: size * 0.92, height: size * 0.3 },
    size * 0.12,
    '#ffe9a6',
  )
}

function digit({ pen, grid, ink, write }: PrintScene, { value }: Clue, x: number, y: number, share = 0.46) {
  if (value === undefined) return
  const size = Math.max(SMALLEST_TEXT, Math.min(34, grid.cell * share))
  writeText(pen, write(value), x, y, { size, color: ink })
}

/** Mango, coconut or berry. */
export function paintFruit(pen: Pen, fruit: string, x: number, y: number, radius: number) {
  if (fruit === 'mango') {
    oval(pen, x, y + radius * 0.12, radius * 0.95, radius * 0.74, '#b45a0c')
    oval(pen, x, y, radius * 0.95, radius * 0.74, '#ff9a2e')
    oval(pen, x - radius * 0.3, y - radius * 0.22, radius * 0.36, radius * 0.2, '#ffd08a')
    oval(pen, x + radius * 0.62, y - radius * 0.66, radius * 0.34, radius * 0.15, '#3fa35a')
  } else if (fruit === 'coconut') {
    fillCircle(pen, x, y + radius * 0.1, radius * 0.88, '#3a2012')
    fillCircle(pen, x, y, radius * 0.88, '#7a4a2a')
    for (const [dx, dy] of [
      [-0.26, -0.2],
      [0.26, -0.2],
      [0, 0.22],
    ] as const)
      fillCircle(pen, x + dx * radius, y + dy * radius, radius * 0.15, '#2a160a')
  } else {
    for (const [dx, dy] of [
      [-0.4, 0.06],
      [0.4, 0.06],
      [0, 0.5],
      [0, -0.3],
    ] as const) {
      fillCircle(pen, x + dx * radius, y + (dy + 0.06) * radius, radius * 0.44, '#7a1440')
      fillCircle(pen, x + dx * radius, y + dy * radius, radius * 0.42, '#d8346f')
      fillCircle(pen, x + (dx - 0.12) * radius, y + (dy - 0.14) * radius, radius * 0.11, '#ffb3cc')
    }
    oval(pen, x, y - radius * 0.78, radius * 0.34, radius * 0.16, '#3fa35a')
  }
}

function oval(pen: Pen, x: number, y: number, wide: number, high: number, color: string) {
  pen.beginPath()
  pen.ellipse(x, y, wide, high, -0.5, 0, 2 * Math.PI)
  pen.fillStyle = color
  pen.fill()
}

function palm(pen: Pen, x: number, y: number, cell: number) {
  fillCircle(pen, x, y + cell * 0.16, cell * 0.2, '#e0bb74')
  fillRound(
    pen,
    { x: x - cell * 0.035, y: y - cell * 0.08, width: cell * 0.07, height: cell * 0.28 },
    cell * 0.03,
    '#6f451f',
  )
  for (const [dx, dy] of [
    [-0.14, -0.07],
    [0.14, -0.07],
    [-0.07, -0.19],
    [0.08, -0.18],
  ] as const)
    fillCircle(pen, x + dx * cell, y + dy * cell, cell * 0.1, '#2f9658')
  fillCircle(pen, x, y - cell * 0.1, cell * 0.09, '#4cc07a')
}
