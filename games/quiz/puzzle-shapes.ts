import type { Figure } from './ask-puzzles.ts'
import { outlineOfFigure } from './figure-points.ts'
import { INK } from './palette.ts'
import { bar, CORAL, disc, fill, label, LIGHT, line, NIGHT, SEA, WOOD, type Shape } from './shapes.ts'

const STEPS = 24
const ring = (x: number, y: number, radius: number, [from, to]: readonly [number, number]): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => {
    const turn = from + ((to - from) * step) / STEPS
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  }).flat()

function wheel(x: number, y: number, teeth: number, size: number, color: string): Shape[] {
  const rim: number[] = []
  const step = (2 * Math.PI) / teeth
  for (let tooth = 0; tooth < teeth; tooth++)
    for (const [share, reach] of [
      [0.1, 0.86],
      [0.28, 1.06],
      [0.52, 1.06],
      [0.7, 0.86],
    ] as const) {
      const turn = (tooth + share) * step
      rim.push(x + Math.cos(turn) * size * reach, y + Math.sin(turn) * size * reach)
    }
  return [
    fill(
      rim.map((value, at) => (at % 2 === 0 ? value : value + 1.6)),
      '#5a4a3a',
    ),
    fill(rim, color),
    disc(x, y, size * 0.62, '#fff4dc'),
    label(String(teeth), x, y, 9),
  ]
}

function gears(subject: string): Shape[] {
  const [list = '', given = ''] = subject.split(' ')
  const teeth = list.split(',').map(Number)
  const sum = teeth.reduce((all, one) => all + one, 0)
  const unit = Math.min(74 / sum, 34 / Math.max(...teeth))
  let x = 80 - sum * unit
  const shapes: Shape[] = []
  for (const [place, count] of teeth.entries()) {
    const size = count * unit
    shapes.push(
      ...wheel(x + size, 50, count, size, place === 0 ? CORAL : place === teeth.length - 1 ? SEA : '#c9a06a'),
    )
    if (place === 0) {
      const bow = ring(x + size, 50, size + 6, [-2.3, -0.9])
      const [tipX = 0, tipY = 0] = bow.slice(-2)
      shapes.push(
        line(bow, 2.4, INK),
        fill([tipX + 5, tipY + 5, tipX - 4, tipY + 2, tipX + 3, tipY - 5], INK),
      )
      shapes.push(label(`×${given}`, x + size, 94, 12))
    }
    if (place === teeth.length - 1) shapes.push(label('?', x + size, 94, 14))
    x += 2 * size
  }
  return shapes
}

/** Shells and one weight on a pan. */
function pan(x: number, shells: number, weight: number): Shape[] {
  const shapes: Shape[] = [line([x, 22, x - 30, 80], 1.2, INK), line([x, 22, x + 30, 80], 1.2, INK)]
  const inRow = weight > 0 ? 3 : 4
  for (let shell = 0; shell < shells; shell++) {
    const row = Math.floor(shell / inRow)
    const [cx, cy] = [x - 20 + (shell % inRow) * 13 + row * 4, 73 - row * 11]
    shapes.push(
      disc(cx, cy, 6.2, '#a83a28'),
      disc(cx, cy - 0.8, 5.6, CORAL),
      line([cx - 3, cy - 3, cx, cy + 3, cx + 3, cy - 3], 1.1, '#ffd9c8'),
    )
  }
  if (weight > 0) {
    const left = shells > 0 ? x + 18 : x
    const half = weight > 99 ? 12 : 10
    shapes.push(
      fill([left - half, 80, left - half + 3, 60, left + half - 3, 60, left + half, 80], NIGHT),
      bar(left - 3, 55, 6, 6, 2, NIGHT),
    )
    shapes.push({ at: 'text', x: left, y: 71.5, size: 9, text: String(weight), color: '#fff4dc' })
  }
  shapes.push(bar(x - 34, 80, 68, 5, 2.5, '#b5761c'))
  return shapes
}

function scales(subject: string): Shape[] {
  const [left = 1, loose = 0, right = 0, weight = 1] = subject.split(' ').map(Number)
  return [
    bar(77, 14, 6, 78, 3, WOOD),
    bar(58, 90, 44, 7, 3, WOOD),
    line([38, 22, 122, 22], 4, '#b5761c'),
    disc(80, 21, 5, LIGHT),
    ...pan(38, left, loose),
    ...pan(122, right, weight),
  ]
}

function axes(subject: string): Shape[] {
  const [figure = 'square', turned = '0'] = subject.split(' ')
  const turn = (Number(turned) * Math.PI) / 180
  const place = ([x, y]: readonly [number, number], size: number) => [
    80 + (x * Math.cos(turn) - y * Math.sin(turn)) * size,
    50 + (x * Math.sin(turn) + y * Math.cos(turn)) * size,
  ]
  const points = outlineOfFigure(figure as Figure)
  const rim = points.flatMap((point) => place(point, 44))
  return [
    fill(
      rim.map((value) => value + 1.8),
      '#c9b48a',
    ),
    fill(rim, SEA),
    fill(
      points.flatMap((point) => place(point, 39)),
      '#58b8b4',
    ),
  ]
}

const SQUARE = 13

/** A jug so many squares wide, filled so many squares high. */
function jug(answer: string, x: number): Shape[] {
  const [wide, high] = [Number(answer[0]), Number(answer[1])]
  const left = x - (wide * SQUARE) / 2
  const right = left + wide * SQUARE
  const shapes: Shape[] = [bar(left, 94 - high * SQUARE, wide * SQUARE, high * SQUARE, 0, '#4fa8d8')]
  for (let row = 1; row < high; row++)
    shapes.push(line([left, 94 - row * SQUARE, right, 94 - row * SQUARE], 0.8, '#d8f0fa'))
  for (let column = 1; column < wide; column++)
    shapes.push(
      line([left + column * SQUARE, 94, left + column * SQUARE, 94 - high * SQUARE], 0.8, '#d8f0fa'),
    )
  shapes.push(line([left, 8, left, 95, right, 95, right, 8], 2.6, INK))
  return shapes
}

/** A switch between two places of a wire, or two of them side by side. */
function breaker(part: string, x: number, y: number): Shape[] {
  const one = (isShut: boolean, at: number): Shape[] => [
    line([x - 6, at, x + 6, at], 3.4, '#fbf3de'),
    line(isShut ? [x - 8, at, x + 8, at] : [x - 8, at, x + 6, at - 6.5], 2.4, isShut ? SEA : CORAL),
    disc(x - 8, at, 2.2, INK),
    disc(x + 8, at, 2.2, INK),
  ]
  if (part.length === 1) return one(part === 'c', y)
  return [
    line([x - 12, y, x + 12, y], 3, '#fbf3de'),
    line([x - 14, y, x - 14, y - 4.5, x + 14, y - 4.5, x + 14, y], 1.6, INK),
    line([x - 14, y, x - 14, y + 4.5, x + 14, y + 4.5, x + 14, y], 1.6, INK),
    ...one(part[1] === 'c', y - 4.5),
    ...one(part[2] === 'c', y + 4.5),
  ]
}

function wires(subject: string): Shape[] {
  const rows = subject.split(' ')
  const step = 88 / rows.length
  const [first, last] = [6 + step / 2, 6 + step * (rows.length - 0.5)]
  const shapes: Shape[] = [line([14, first, 14, last], 1.8, INK), line([150, first, 150, last], 1.8, INK)]
  for (const [row, wire] of rows.entries()) {
    const y = first + row * step
    const parts = wire.match(/\[..\]|[oc]/g) ?? []
    shapes.push(line([14, y, 150, y], 1.8, INK))
    for (const [place, part] of parts.entries())
      shapes.push(...breaker(part, 68 + (place - (parts.length - 1) / 2) * 32, y))
    shapes.push(
      disc(133, y, 7.6, INK),
      disc(133, y, 6.2, '#e9dcc0'),
      line([129, y - 4, 137, y + 4], 1.2, INK),
      line([129, y + 4, 137, y - 4], 1.2, INK),
    )
  }
  const middle = (first + last) / 2
  shapes.push(
    line([14, middle - 4, 14, middle + 4], 4, '#fbf3de'),
    line([6, middle - 3.5, 22, middle - 3.5], 2.4, CORAL),
    line([10, middle + 3.5, 18, middle + 3.5], 3.6, CORAL),
  )
  return shapes
}

/** The drawings of questions that are counted or weighed. */
export const puzzleShapes = {
  gears,
  scales,
  axes,
  jugs: () => [...jug('16', 16), ...jug('33', 60), ...jug('55', 123)],
  lamps: wires,
}

export const puzzleAnswers = { jugs: (answer: string) => jug(answer, 80) }
