import { INK } from './palette.ts'
import { CORAL, disc, fill, line, type Shape } from './shapes.ts'

/** Where a corner of the room of cubes stands: right and left run down, up runs up. */
type Room = (right: number, left: number, up: number) => readonly [x: number, y: number]

const roomAt =
  (x: number, y: number, unit: number): Room =>
  (right, left, up) => [x + (right - left) * unit * 0.866, y + (right + left) * unit * 0.5 - up * unit]

/** A cube whose back lower corner stands there. */
function cube(
  room: Room,
  [right, left, up]: readonly [number, number, number],
  colors: readonly string[],
): Shape[] {
  const a = room(right, left, up + 1)
  const b = room(right + 1, left, up + 1)
  const c = room(right + 1, left + 1, up + 1)
  const d = room(right, left + 1, up + 1)
  const e = room(right, left + 1, up)
  const f = room(right + 1, left + 1, up)
  const g = room(right + 1, left, up)
  return [
    fill([...a, ...b, ...c, ...d], colors[0]!),
    fill([...d, ...c, ...f, ...e], colors[1]!),
    fill([...c, ...b, ...g, ...f], colors[2]!),
    line([...a, ...b, ...g, ...f, ...e, ...d, ...a], 1, INK),
    line([...d, ...c, ...b], 1, INK),
    line([...c, ...f], 1, INK),
  ]
}

const CLAY = ['#f7b48a', '#c4653c', '#e2834f']

function cubes(subject: string): Shape[] {
  const heights = subject.split(' ').map((row) => [...row].map(Number))
  const size = heights.length
  const high = heights[0]![0]!
  const unit = Math.min(92 / (size + high), 148 / (size * 1.75))
  const room = roomAt(80, 50 + ((high - size) * unit) / 2, unit)
  const ground = [room(0, 0, 0), room(size, 0, 0), room(size, size, 0), room(0, size, 0)].flat()
  const shapes: Shape[] = [fill(ground, '#dcc9a0')]
  for (let far = 0; far <= 2 * size - 2; far++)
    for (let left = 0; left < size; left++) {
      const right = far - left
      for (let up = 0; up < (heights[left]![right] ?? 0); up++)
        shapes.push(...cube(room, [right, left, up], CLAY))
    }
  return shapes
}

/** Places of pips on a face, in quarters of its sides. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [22],
  [11, 33],
  [11, 22, 33],
  [11, 13, 31, 33],
  [11, 13, 22, 31, 33],
  [11, 12, 13, 31, 32, 33],
]
const IVORY = ['#fffaf0', '#e6d6b4', '#f3e7cc']

function pips(subject: string): Shape[] {
  const tower = subject.split(' ')
  const unit = Math.min(42, 88 / (tower.length + 1.2))
  const room = roomAt(80, 50 + ((tower.length - 1) * unit) / 2, unit)
  const ground = [room(-0.2, -0.2, 0), room(1.2, -0.2, 0), room(1.2, 1.2, 0), room(-0.2, 1.2, 0)].flat()
  const shapes: Shape[] = [fill(ground, '#c9b48a')]
  for (const [place, faces] of tower.toReversed().entries()) {
    shapes.push(...cube(room, [0, 0, place], IVORY))
    const shown = [...faces].map(Number)
    const [left = 1, right = 1] = shown.slice(-2)
    const dot = (figure: number, at: (a: number, b: number) => readonly [number, number]) => {
      for (const pip of PIPS[figure]!)
        shapes.push(
          disc(...at(Math.floor(pip / 10) / 4, (pip % 10) / 4), unit * 0.09, figure === 1 ? CORAL : INK),
        )
    }
    dot(left, (a, b) => room(a, 1, place + b))
    dot(right, (a, b) => room(1, a, place + b))
    if (shown.length === 3) dot(shown[0]!, (a, b) => room(a, b, place + 1))
  }
  return shapes
}

/** The drawings of questions about things that stand in a room. */
export const roomShapes = { cubes, pips }
