import { REACH_SIZE } from './ask-paths.ts'
import { INK } from './palette.ts'
import { bar, CORAL, disc, fill, label, LIGHT, line, NIGHT, SEA, WOOD, type Shape } from './shapes.ts'

/** Outlines of chess pieces around the middle of a square, as `x y x y` in tenths of it. */
const PIECES: Readonly<Record<string, string>> = {
  R: '-3.4 4 -3.4 2.8 -2.2 2 -2.2 -1.4 -3.2 -2 -3.2 -4 -1.8 -4 -1.8 -3 -0.7 -3 -0.7 -4 0.7 -4 0.7 -3 1.8 -3 1.8 -4 3.2 -4 3.2 -2 2.2 -1.4 2.2 2 3.4 2.8 3.4 4',
  B: '-3.2 4 -3.2 3 -1.4 2 -2.6 -0.4 -1.6 -2.6 0 -4.4 1.6 -2.6 2.6 -0.4 1.4 2 3.2 3 3.2 4',
  N: '-2.8 4 -2.8 3 -1 0.6 -3.4 1 -3.8 -0.6 -1.6 -3 -0.8 -4.4 0.2 -3.2 2 -2.2 3 0.4 2.8 4',
  Q: '-3 4 -3 2.6 -4.2 -2.6 -2.2 -0.6 -1.8 -3.8 -0.2 -1.2 0 -4.4 0.2 -1.2 1.8 -3.8 2.2 -0.6 4.2 -2.6 3 2.6 3 4',
  K: '-3 4 -3 2.6 -3.8 -0.6 -2.4 -2 -0.5 -1.6 -0.5 -2.6 -1.4 -2.6 -1.4 -3.6 -0.5 -3.6 -0.5 -4.6 0.5 -4.6 0.5 -3.6 1.4 -3.6 1.4 -2.6 0.5 -2.6 0.5 -1.6 2.4 -2 3.8 -0.6 3 2.6 3 4',
}
const CELL = 15.4

function reach(subject: string): Shape[] {
  const [piece = 'R', from = '0', letters = '', walls = ''] = subject.split(' ')
  const left = 80 - (REACH_SIZE * CELL) / 2
  const top = 50 - (REACH_SIZE * CELL) / 2
  const middle = (cell: number) =>
    [left + ((cell % REACH_SIZE) + 0.5) * CELL, top + (Math.floor(cell / REACH_SIZE) + 0.5) * CELL] as const
  const shapes: Shape[] = [
    bar(left - 4, top - 3, REACH_SIZE * CELL + 8, REACH_SIZE * CELL + 6, 4, WOOD),
    bar(left, top, REACH_SIZE * CELL, REACH_SIZE * CELL, 0, '#f2e2c0'),
  ]
  for (let cell = 0; cell < REACH_SIZE ** 2; cell++) {
    const [x, y] = middle(cell)
    if ((cell + Math.floor(cell / REACH_SIZE)) % 2 === 1)
      shapes.push(bar(x - CELL / 2, y - CELL / 2, CELL, CELL, 0, '#c9a477'))
  }
  for (const wall of walls.split(',').filter(Boolean)) {
    const [x, y] = middle(Number(wall))
    shapes.push(bar(x - 6.4, y - 5, 12.8, 12, 4, '#5a5460'), bar(x - 6.4, y - 6.4, 12.8, 11.6, 4, '#8d8794'))
  }
  for (const [place, cell] of letters.split(',').entries()) {
    const [x, y] = middle(Number(cell))
    shapes.push(disc(x, y, 6.6, '#fffaf0'), label('ABCDEF'[place]!, x, y, 9.5))
  }
  const [x, y] = middle(Number(from))
  const points = PIECES[piece]!.split(' ').map(
    (value, at) => (at % 2 === 0 ? x : y) + (Number(value) * CELL) / 10,
  )
  return [...shapes, bar(x - CELL / 2, y - CELL / 2, CELL, CELL, 0, LIGHT), fill(points, NIGHT)]
}

/** Each fold of a sheet beside the one before, with the holes in the last one. */
function folding(subject: string): Shape[] {
  const [folds = '', ...holes] = subject.split(' ')
  const stages = folds.length + 1
  const step = 156 / stages
  const unit = Math.min(18, (step - 12) / 4)
  const shapes: Shape[] = []
  let [wide, high] = [4, 4]
  for (let stage = 0; stage < stages; stage++) {
    const fold = folds[stage - 1]
    const [x, y] = [2 + step * stage + (step - 4 * unit) / 2, 50 - 2 * unit]
    shapes.push(bar(x, y, 4 * unit, 4 * unit, 1, '#e6dac0'))
    if (fold === 'v') wide /= 2
    if (fold === 'h') high /= 2
    shapes.push(
      bar(x + 1, y + 1.6, wide * unit, high * unit, 1, '#a8946a'),
      bar(x, y, wide * unit, high * unit, 1, stage === 0 ? '#fffaf0' : '#f7d8a0'),
    )
    for (let at = 1; at < 4; at++) {
      if (at < wide) shapes.push(line([x + at * unit, y, x + at * unit, y + high * unit], 0.5, '#cdb98c'))
      if (at < high) shapes.push(line([x, y + at * unit, x + wide * unit, y + at * unit], 0.5, '#cdb98c'))
    }
    if (fold === 'v') shapes.push(...arrow(x + wide * unit * 1.8, y + (high * unit) / 2, [-1, 0]))
    if (fold === 'h') shapes.push(...arrow(x + (wide * unit) / 2, y + high * unit * 1.8, [0, -1]))
    if (stage < stages - 1) continue
    for (const hole of holes) {
      const [hx = 0, hy = 0] = hole.split(',').map(Number)
      shapes.push(disc(x + (hx + 0.5) * unit, y + (hy + 0.5) * unit, unit * 0.3, INK))
    }
  }
  return shapes
}

function arrow(x: number, y: number, [dx, dy]: readonly [number, number]): Shape[] {
  const [tipX, tipY] = [x + dx * 12, y + dy * 12]
  return [
    line([x, y, tipX, tipY], 1.6, CORAL),
    fill([tipX + dx * 4, tipY + dy * 4, tipX - dy * 3, tipY + dx * 3, tipX + dy * 3, tipY - dx * 3], CORAL),
  ]
}

/** An open sheet with its holes. */
function sheet(answer: string): Shape[] {
  const shapes: Shape[] = [
    bar(35, 7, 92, 92, 2, '#b8a070'),
    bar(34, 4, 92, 92, 2, '#fffaf0'),
    line([80, 4, 80, 96], 0.7, '#cdb98c'),
    line([34, 50, 126, 50], 0.7, '#cdb98c'),
  ]
  for (const [cell, hole] of [...answer].entries())
    if (hole === '1') shapes.push(disc(45.5 + (cell % 4) * 23, 15.5 + Math.floor(cell / 4) * 23, 7, INK))
  return shapes
}

function piece(text: string, color: string): Shape[] {
  const rows = text.split(' ')
  const unit = Math.min(24, 90 / rows.length, 150 / rows[0]!.length)
  const [left, top] = [80 - (rows[0]!.length * unit) / 2, 50 - (rows.length * unit) / 2]
  return rows.flatMap((row, y) =>
    [...row].flatMap((cell, x) =>
      cell === '1'
        ? [
            bar(left + x * unit + 1, top + y * unit + 2, unit - 1, unit - 1, 3, '#6b5a44'),
            bar(left + x * unit + 0.5, top + y * unit + 0.5, unit - 1, unit - 1, 3, color),
          ]
        : [],
    ),
  )
}

function ropes(subject: string): Shape[] {
  const [lanes = 4, start = 0] = subject.split(' ').slice(0, 2).map(Number)
  const crossings = subject.split(' ')[2]!.split(',').map(Number)
  const y = (lane: number) => 9 + (lane * 82) / (lanes - 1)
  const step = 112 / crossings.length
  const shapes: Shape[] = [bar(2, 1, 156, 98, 8, '#cfe4e0'), bar(10, 1, 5, 98, 2, WOOD)]
  const ropeFrom = (first: number) => {
    const points = [14, y(first), 22, y(first)]
    let lane = first
    for (const [column, at] of crossings.entries()) {
      const next = lane === at ? at + 1 : lane === at + 1 ? at : lane
      const x = 22 + column * step
      if (next !== lane)
        for (const share of [0, 0.25, 0.5, 0.75]) {
          const k = (1 - Math.cos(share * Math.PI)) / 2
          points.push(x + share * step, y(lane) + (y(next) - y(lane)) * k)
        }
      points.push(x + step, y(next))
      lane = next
    }
    return [...points, 140, y(lane)]
  }
  for (let lane = 0; lane < lanes; lane++) {
    const points = ropeFrom(lane)
    shapes.push(line(points, 5, '#8a5a2c'), line(points, 3.2, '#e8c27a'))
  }
  for (let lane = 0; lane < lanes; lane++) {
    shapes.push(lane === start ? disc(13, y(lane), 7, CORAL) : disc(13, y(lane), 3.4, '#5a3218'))
    shapes.push(disc(147, y(lane), 7, '#fffaf0'), label('ABCDEF'[lane]!, 147, y(lane), 10))
  }
  return shapes
}

/** The drawings of questions about ways, folds and turns. */
export const pathShapes = {
  reach,
  fold: folding,
  turned: (subject: string) => piece(subject, SEA),
  rope: ropes,
}

export const pathAnswers = { fold: sheet, turned: (answer: string) => piece(answer, CORAL) }
